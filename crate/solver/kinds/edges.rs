//! The edges of a graph that stands on the ground, vertex 0.
//!
//! Tokens: the edges, ascending; one that joins u ≤ v is u·2²⁶ + v. There may be several between the same two vertices,
//! and loops. What is not joined to the ground has fallen away; vertices keep their numbers, so that a drawing stays.
//! Written as trails: `(0-1-2,1-3)` has the edges 0-1, 1-2 and 1-3.

use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::kinds::{list, nets, trails};
use crate::limits;
use crate::numbers::Token;
use crate::position::{Extent, Part, Position, PositionKind, Tokens, Within};
use crate::position_table::PositionTable;
use crate::scan::Scanner;

/// Edges on the ground, at most [`limits::EDGES`] of them.
pub struct Edges;

const VERTEX_BITS: u32 = 26;

/// The edge between two vertices, as a token.
pub fn edge(one: Token, other: Token) -> Token {
    one.min(other) << VERTEX_BITS | one.max(other)
}

/// Adds the edges whose bits are set in the word of each [`WORD`] of them, those that stand side by side at once.
pub fn push_kept(out: &mut Tokens, edges: &[Token], kept: impl Fn(usize) -> u64) {
    for (word, edges) in edges.chunks(WORD).enumerate() {
        let (mut place, kept) = (0, kept(word));
        while place < edges.len() && kept >> place != 0 {
            place += (kept >> place).trailing_zeros() as usize;
            let end = edges.len().min(place + (kept >> place).trailing_ones() as usize);
            out.extend_from_slice(edges.get(place..end).unwrap_or_default());
            place = end;
        }
    }
}

/// The two vertices that an edge joins, the lower number first.
pub fn ends(edge: Token) -> [Token; 2] {
    [edge >> VERTEX_BITS, edge & limits::VERTEX]
}

/// Bits of a word.
pub const WORD: usize = u64::BITS as usize;

/// Words with a bit for each edge.
const WORDS: usize = limits::EDGES / WORD;

/// What holds what: for each of some edges what falls away when it is cut; and which edges stand at all. Sets of edges are bits in
/// as many words as the edges need.
///
/// Cost: a few steps for each edge and word where vertices have small numbers; else each vertex is looked for by halving.
pub struct Support {
    words: usize,
    standing: [u64; WORDS],
    bridges: [u64; WORDS],
    falling: Vec<u64>,
}

impl Support {
    /// Finds it, with as many words as are enough.
    pub fn of(edges: &[Token]) -> Self {
        match edges.len().div_ceil(WORD) {
            0 | 1 => Self::in_words::<1>(edges),
            2 => Self::in_words::<2>(edges),
            _ => Self::in_words::<WORDS>(edges),
        }
    }

    /// The edges that are joined to the ground.
    pub fn standing(&self) -> &[u64] {
        &self.standing[..self.words]
    }

    /// Those of them that lie on no cycle.
    pub fn bridges(&self) -> &[u64] {
        &self.bridges[..self.words]
    }

    /// Whether an edge is one of those.
    pub fn is_bridge(&self, edge: usize) -> bool {
        self.bridges[edge / WORD] >> (edge % WORD) & 1 == 1
    }

    /// The edges that fall when one that stands is cut, itself among them.
    pub fn falling(&self, edge: usize) -> &[u64] {
        &self.falling[edge * self.words..][..self.words]
    }

    /// Spreads from the ground along the edges. An edge of the tree that this makes holds what is above it if and only if no
    /// other edge leads out of there.
    fn in_words<const W: usize>(edges: &[Token]) -> Self {
        let numbered = numbered(edges);
        let vertices = numbered.iter().flatten().max().map_or(1, |last| usize::from(*last) + 1);
        // By vertex, and after the pass down by vertex with all that is above it in the tree: the edges that touch it; and
        // those that lead out of it, for an edge within it is counted twice and so not at all.
        let mut touching = vec![[0u64; W]; vertices];
        let mut leading_out = vec![[0u64; W]; vertices];
        let mut falling = vec![[0u64; W]; edges.len()];
        for (index, ends) in numbered.iter().enumerate() {
            let (word, bit) = (index / WORD, 1 << (index % WORD));
            for &vertex in ends {
                touching[usize::from(vertex)][word] |= bit;
                leading_out[usize::from(vertex)][word] ^= bit;
            }
            falling[index][word] = bit;
        }
        // The tree's vertices but the ground, each with the one below it and the edge between, in the order of spreading.
        let mut tree: Vec<(u16, u16, usize)> = Vec::with_capacity(edges.len());
        let mut is_reached = vec![false; vertices];
        is_reached[0] = true;
        let mut standing = [0; W];
        let (mut vertex, mut spread) = (0, 0);
        loop {
            for (word, &touching) in touching[usize::from(vertex)].iter().enumerate() {
                let mut new = touching & !standing[word];
                standing[word] |= new;
                while new != 0 {
                    let index = word * WORD + new.trailing_zeros() as usize;
                    new &= new - 1;
                    let [one, other] = numbered[index];
                    let end = if one == vertex { other } else { one };
                    if !std::mem::replace(&mut is_reached[usize::from(end)], true) {
                        tree.push((end, vertex, index));
                    }
                }
            }
            let Some(&(next, _, _)) = tree.get(spread) else { break };
            vertex = next;
            spread += 1;
        }
        let mut bridges = [0; W];
        for &(vertex, below, edge) in tree.iter().rev() {
            let (above, out) = (touching[usize::from(vertex)], leading_out[usize::from(vertex)]);
            let mut alone = [0; W];
            alone[edge / WORD] = 1 << (edge % WORD);
            if out == alone {
                bridges[edge / WORD] |= alone[edge / WORD];
                falling[edge] = above;
            }
            let below = usize::from(below);
            for word in 0..W {
                touching[below][word] |= above[word];
                leading_out[below][word] ^= out[word];
            }
        }
        let widened = |bits: [u64; W]| {
            let mut words = [0; WORDS];
            words[..W].copy_from_slice(&bits);
            words
        };
        Support {
            words: W,
            standing: widened(standing),
            bridges: widened(bridges),
            falling: falling.into_flattened(),
        }
    }
}

/// The edges with their vertices numbered anew, the ground 0, where they have numbers much larger than needed.
#[allow(clippy::cast_possible_truncation, reason = "so many edges have few vertices")]
fn numbered(edges: &[Token]) -> Vec<[u16; 2]> {
    /// Numbers below this power of two may stand as they are: there may be as many vertices anyway.
    const SMALL: Token = (2 * limits::EDGES as Token).next_power_of_two();
    let ends_of = edges.iter().map(|&edge| ends(edge));
    if edges.iter().all(|&edge| (edge >> VERTEX_BITS | edge & limits::VERTEX) < SMALL) {
        return ends_of.map(|ends| ends.map(|vertex| vertex as u16)).collect();
    }
    let mut vertices: Vec<Token> = ends_of.clone().flatten().collect();
    vertices.push(0);
    vertices.sort_unstable();
    vertices.dedup();
    let number = |vertex| vertices.partition_point(|other| *other < vertex) as u16;
    ends_of.map(|ends| ends.map(number)).collect()
}

impl Edges {
    fn position(
        &self,
        tokens: Tokens,
        fault: impl Fn(ErrorCode) -> RequestError,
    ) -> Result<Position, RequestError> {
        if tokens.len() > limits::EDGES {
            return Err(fault(ErrorCode::TooMany).limit(limits::EDGES as u64).got(tokens.len()));
        }
        Ok(Position::new(self, tokens))
    }
}

impl PositionKind for Edges {
    fn board(&self) -> &'static str {
        "edges"
    }

    fn part_at(&self, tokens: &[Token], place: usize) -> Part {
        Part { board: self.board(), component: None, first: 0, ends: Some(ends(tokens[place])) }
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        tokens.sort_unstable();
        let support = Support::of(tokens);
        let all = std::mem::take(tokens);
        push_kept(tokens, &all, |word| support.standing()[word]);
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        scanner.skip_spaces();
        let start = scanner.place();
        list::scan(scanner, &mut |scanner| match trails::scan(scanner, limits::VERTEX, &mut |[from, to]| {
            tokens.push(edge(from, to))
        })? {
            Some(_) => Err(scanner.unexpected()),
            None => Ok(()),
        })?;
        self.position(tokens, |code| scanner.fault(code, start))
    }

    /// A list of pairs of vertices.
    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        for pair in field.items(limits::EDGES)? {
            let mut vertices = Vec::new();
            for vertex in pair.items(2)? {
                vertices.push(vertex.integer(0, limits::VERTEX)?);
            }
            let [one, other] = vertices[..] else { return Err(pair.fault(ErrorCode::MissingValue)) };
            tokens.push(edge(one, other));
        }
        self.position(tokens, |code| field.fault(code))
    }

    fn to_input(&self, tokens: &[Token]) -> Input {
        Input::List(tokens.iter().map(|&edge| Input::numbers(&ends(edge))).collect())
    }

    fn format(&self, tokens: &[Token], out: &mut String) {
        trails::format(tokens.iter().map(|&edge| ends(edge)).collect(), out, trails::push_edge);
    }

    /// Every graph of so many edges at most whose vertices are numbered in an order in which they come up from the ground,
    /// loops and several edges between two vertices among them: the smaller graphs first. Graphs that differ by the names of
    /// vertices alone may both come.
    fn within(&self, extent: Extent) -> Within<'_> {
        let mut graphs = PositionTable::default();
        graphs.number(&[]);
        Box::new(Graphs { graphs, next: 0, bound: extent.bound })
    }

    fn varied(&self) -> Option<Within<'_>> {
        let graph = |edges: Vec<trails::Ends>| {
            let mut tokens: Tokens = edges.into_iter().map(|[one, other]| edge(one, other)).collect();
            self.canonicalise(&mut tokens);
            tokens
        };
        Some(Box::new(nets::varied(3..=11, 40, true).map(graph)))
    }

    fn parts(&self, tokens: &[Token]) -> Option<Vec<u64>> {
        Some(nets::parts(&self.edges(tokens), Some(0)))
    }

    /// Every move cuts at least one edge.
    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens.len() as u64)
    }
}

/// Graphs of some edges at most, each the root of those with one edge more.
struct Graphs {
    graphs: PositionTable,
    /// Graphs that have been handed on, and how large they may be.
    next: usize,
    bound: u64,
}

impl Iterator for Graphs {
    type Item = Tokens;

    fn next(&mut self) -> Option<Tokens> {
        if self.next == self.graphs.len() {
            return None;
        }
        let graph = Tokens::from(self.graphs.get(self.next));
        self.next += 1;
        if (graph.len() as u64) < self.bound {
            let vertices = graph.iter().map(|&edge| ends(edge)[1]).max().map_or(1, |largest| largest + 1);
            for one in 0..vertices {
                for other in one..=vertices {
                    let new = edge(one, other);
                    let mut larger = graph.clone();
                    larger.insert(graph.partition_point(|edge| *edge < new), new);
                    self.graphs.number(&larger);
                }
            }
        }
        Some(graph)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.graphs.len() - self.next, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> String {
        let field = Field::root("position", &Input::Missing);
        let position = Edges.scan(&mut Scanner::new(text, &field)).unwrap();
        let mut out = String::new();
        Edges.format(position.tokens(), &mut out);
        out
    }

    #[test]
    fn trails_are_read_and_written() {
        assert_eq!(written("0-1,1-2,2-3"), "(0-1-2-3)");
        assert_eq!(written("(3-1, 1-0, 1-2)"), "(0-1-2,1-3)");
        assert_eq!(written("0-1-0-0"), "(0-0-1-0)");
        assert_eq!(written("()"), "()");
    }

    #[test]
    fn what_is_not_joined_to_the_ground_falls_away() {
        assert_eq!(written("1-2,0-3,2-4"), "(0-3)");
        assert_eq!(written("5-4,4-3,3-0"), "(0-3-4-5)");
        assert_eq!(written("7-7"), "()");
    }

    #[test]
    fn whatever_word_an_edge_is_in_it_holds_what_is_above_it() {
        let bits = |set: &[u64]| -> usize { set.iter().map(|word| word.count_ones() as usize).sum() };
        for count in [1, 63, 64, 65, 127, 128, 129, 200, limits::EDGES] {
            // A stalk, and the same with its top joined to the ground.
            for is_cycle in [false, true] {
                let top =
                    |vertex: usize| if is_cycle && vertex == count { 0 } else { vertex as Token * 1_000 };
                let mut edges: Tokens =
                    (0..count).map(|vertex| edge(vertex as Token * 1_000, top(vertex + 1))).collect();
                edges.sort_unstable();
                let support = Support::of(&edges);
                assert_eq!(bits(support.standing()), count);
                assert_eq!(bits(support.bridges()), if is_cycle { 0 } else { count });
                for place in 0..count {
                    let held = if is_cycle { 1 } else { count - place };
                    assert_eq!(bits(support.falling(place)), held, "{place} of {count}");
                    let mut option = Tokens::new();
                    push_kept(&mut option, &edges, |word| !support.falling(place)[word]);
                    assert_eq!(option.len(), count - held);
                }
            }
        }
    }
}
