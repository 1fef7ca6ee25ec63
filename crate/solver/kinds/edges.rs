//! The edges of a graph that stands on the ground, vertex 0.
//!
//! Tokens: the edges, ascending; one that joins u ≤ v is u·2²⁶ + v. There may be several between the same two vertices,
//! and loops. What is not joined to the ground has fallen away; vertices keep their numbers, so that a drawing stays.
//! Written as trails: `(0-1-2,1-3)` has the edges 0-1, 1-2 and 1-3.

use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::kinds::{list, trails};
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

/// Adds the edges whose bits are set, those that stand side by side at once.
pub fn push_kept(out: &mut Tokens, edges: &[Token], kept: u64) {
    let mut place = 0;
    while place < edges.len() && kept >> place != 0 {
        place += (kept >> place).trailing_zeros() as usize;
        let end = edges.len().min(place + (kept >> place).trailing_ones() as usize);
        out.extend_from_slice(edges.get(place..end).unwrap_or_default());
        place = end;
    }
}

/// The two vertices that an edge joins, the lower number first.
pub fn ends(edge: Token) -> [Token; 2] {
    [edge >> VERTEX_BITS, edge & limits::VERTEX]
}

/// What holds what: for each of some edges, at most 64, what falls away when it is cut; and which edges stand at all.
///
/// Cost: a few steps for each edge where vertices have numbers below 64; else each vertex is looked for by halving.
pub struct Support {
    /// The edges that are joined to the ground, by bits.
    pub standing: u64,
    /// Those of them that lie on no cycle.
    pub bridges: u64,
    /// For each edge that stands, by bits, those that fall when it is cut, itself among them.
    pub falling: [u64; limits::EDGES],
}

/// Vertices that so many edges and the ground can have.
const VERTICES: usize = 2 * limits::EDGES + 1;

impl Support {
    /// Spreads from the ground along the edges. An edge of the tree that this makes holds what is above it if and only if no
    /// other edge leads out of there.
    #[allow(clippy::cast_possible_truncation, reason = "edges are told apart by 64 bits")]
    pub fn of(edges: &[Token]) -> Self {
        let numbered = numbered(edges);
        // By vertex, and after the pass down by vertex with all that is above it in the tree: the edges that touch it; and
        // those that lead out of it, for an edge within it is counted twice and so not at all.
        let mut touching = [0u64; VERTICES];
        let mut leading_out = [0u64; VERTICES];
        let mut falling = [0; limits::EDGES];
        for (index, &[one, other]) in numbered.iter().enumerate() {
            let edge = 1 << index;
            touching[one as usize] |= edge;
            touching[other as usize] |= edge;
            leading_out[one as usize] ^= edge;
            leading_out[other as usize] ^= edge;
            falling[index] = edge;
        }
        // The tree's vertices but the ground, each with the one below it and the edge between, in the order of spreading.
        let mut tree: Vec<(u8, u8, u8)> = Vec::with_capacity(edges.len());
        let mut is_reached = [false; VERTICES];
        is_reached[0] = true;
        let mut standing = 0;
        let (mut vertex, mut spread) = (0, 0);
        loop {
            let mut new = touching[vertex as usize] & !standing;
            standing |= new;
            while new != 0 {
                let index = new.trailing_zeros();
                new &= new - 1;
                let [one, other] = numbered[index as usize];
                let end = if one == vertex { other } else { one };
                if !std::mem::replace(&mut is_reached[end as usize], true) {
                    tree.push((end, vertex, index as u8));
                }
            }
            let Some(&(next, _, _)) = tree.get(spread) else { break };
            vertex = next;
            spread += 1;
        }
        let mut bridges = 0;
        for &(vertex, below, edge) in tree.iter().rev() {
            let (above, out) = (touching[vertex as usize], leading_out[vertex as usize]);
            if out == 1 << edge {
                bridges |= out;
                falling[edge as usize] = above;
            }
            touching[below as usize] |= above;
            leading_out[below as usize] ^= out;
        }
        Support { standing, bridges, falling }
    }
}

/// The edges with their vertices numbered anew, the ground 0, where they have larger numbers than there is room for.
#[allow(
    clippy::cast_possible_truncation,
    reason = "there are at most 64 edges, which have at most 129 vertices"
)]
fn numbered(edges: &[Token]) -> Vec<[u8; 2]> {
    let ends_of = edges.iter().map(|&edge| ends(edge));
    if edges.iter().all(|&edge| (edge >> VERTEX_BITS | edge & limits::VERTEX) < 64) {
        return ends_of.map(|ends| ends.map(|vertex| vertex as u8)).collect();
    }
    let mut vertices: Vec<Token> = ends_of.clone().flatten().collect();
    vertices.push(0);
    vertices.sort_unstable();
    vertices.dedup();
    let number = |vertex| vertices.partition_point(|other| *other < vertex) as u8;
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
        let standing = Support::of(tokens).standing;
        let all = std::mem::take(tokens);
        push_kept(tokens, &all, standing);
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
}
