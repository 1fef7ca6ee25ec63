//! The vertices of a graph, of which any may be missing.
//!
//! Tokens: the vertices, ascending, each with those that it is joined to: vertex v is v·2⁴⁶ + Σ 2ᵘ over its neighbours u.
//! A vertex whose neighbour is missing goes with it, so that to take a token away is to choose its vertex; those left keep their
//! numbers, so that a drawing stays. There are no loops, and no two edges between the same vertices: what is written twice counts
//! once.
//! Written as trails and single vertices: `(0-1-2,4)` has the edges 0-1 and 1-2, and the vertex 4 alone.

use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::kinds::{list, nets, trails};
use crate::limits;
use crate::numbers::{Token, index};
use crate::position::{Extent, Part, Position, PositionKind, Tokens, Within};
use crate::scan::Scanner;

/// Vertices with the numbers from 0 to [`limits::GRAPH_VERTEX`].
pub struct Vertices;

/// Vertices there may be, and bits for those that one is joined to.
const NEIGHBOURS: usize = 46;
const _: () = assert!(limits::GRAPH_VERTEX + 1 == NEIGHBOURS as Token);

/// The number of a token's vertex.
pub fn vertex(token: Token) -> Token {
    token >> NEIGHBOURS
}

/// The vertices that a token's is joined to, by bits.
pub fn neighbours(token: Token) -> u64 {
    token & ((1 << NEIGHBOURS) - 1)
}

/// A token's vertex as a bit.
pub fn bit(token: Token) -> u64 {
    1 << vertex(token)
}

/// All vertices of a position, by bits.
pub fn all(tokens: &[Token]) -> u64 {
    tokens.iter().fold(0, |all, &token| all | bit(token))
}

/// Adds those of the vertices whose bits are set, with the edges between them.
pub fn push_kept(out: &mut Tokens, tokens: &[Token], kept: u64) {
    let names = !((1 << NEIGHBOURS) - 1);
    out.extend(tokens.iter().filter(|&&token| bit(token) & kept != 0).map(|&token| token & (names | kept)));
}

/// A graph under construction.
struct Graph {
    /// By vertex: those it is joined to, and, by bits, which vertices there are.
    joined: [u64; NEIGHBOURS],
    all: u64,
}

impl Graph {
    fn new() -> Self {
        Graph { joined: [0; NEIGHBOURS], all: 0 }
    }

    /// Adds an edge, or a vertex twice for it alone.
    fn add(&mut self, [one, other]: trails::Ends) {
        self.all |= 1 << one | 1 << other;
        if one != other {
            self.joined[index(one)] |= 1 << other;
            self.joined[index(other)] |= 1 << one;
        }
    }

    fn tokens(&self) -> Tokens {
        let vertices = (0..NEIGHBOURS as Token).filter(|vertex| self.all >> vertex & 1 != 0);
        vertices.map(|vertex| vertex << NEIGHBOURS | self.joined[index(vertex)]).collect()
    }
}

/// The edges at each vertex to those with larger numbers, and the vertices that have none at all.
fn drawn(tokens: &[Token]) -> Vec<trails::Ends> {
    let mut drawn = Vec::with_capacity(2 * tokens.len());
    for &token in tokens {
        let (from, joined) = (vertex(token), neighbours(token));
        if joined == 0 {
            drawn.push([from, from]);
        }
        let mut larger = joined >> from << from;
        while larger != 0 {
            drawn.push([from, Token::from(larger.trailing_zeros())]);
            larger &= larger - 1;
        }
    }
    drawn
}

impl PositionKind for Vertices {
    fn board(&self) -> &'static str {
        "vertices"
    }

    fn part_at(&self, tokens: &[Token], place: usize) -> Part {
        let vertex = vertex(tokens[place]);
        Part { board: self.board(), component: None, first: 0, ends: Some([vertex, vertex]) }
    }

    /// Every vertex twice, in the order of the tokens, and behind them the edges.
    fn edges(&self, tokens: &[Token]) -> Vec<[Token; 2]> {
        let vertices = tokens.iter().map(|&token| [vertex(token); 2]);
        vertices.chain(drawn(tokens).into_iter().filter(|[one, other]| one != other)).collect()
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        tokens.sort_unstable();
        let all = all(tokens);
        let whole = tokens.iter().filter(|&&token| neighbours(token) & !all == 0);
        let kept = whole.fold(0, |kept, &token| kept | bit(token));
        let before = std::mem::take(tokens);
        push_kept(tokens, &before, kept);
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut graph = Graph::new();
        list::scan(scanner, &mut |scanner| {
            let alone = trails::scan(scanner, limits::GRAPH_VERTEX, &mut |ends| graph.add(ends))?;
            alone.into_iter().for_each(|vertex| graph.add([vertex, vertex]));
            Ok(())
        })?;
        Ok(Position::new(self, graph.tokens()))
    }

    /// A list of trails, each the list of its vertices.
    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let mut graph = Graph::new();
        for trail in field.items(limits::TEXT_LENGTH)? {
            let mut last = None;
            for vertex in trail.items(limits::TEXT_LENGTH)? {
                let vertex = vertex.integer(0, limits::GRAPH_VERTEX)?;
                graph.add([last.unwrap_or(vertex), vertex]);
                last = Some(vertex);
            }
            last.ok_or_else(|| trail.fault(ErrorCode::MissingValue))?;
        }
        Ok(Position::new(self, graph.tokens()))
    }

    fn to_input(&self, tokens: &[Token]) -> Input {
        let trail = |ends: &trails::Ends| Input::numbers(if ends[0] == ends[1] { &ends[..1] } else { ends });
        Input::List(drawn(tokens).iter().map(trail).collect())
    }

    fn format(&self, tokens: &[Token], out: &mut String) {
        trails::format(drawn(tokens), out, |ends, out| match ends {
            [alone, same] if alone == same => trails::push_vertex(alone, out),
            _ => trails::push_edge(ends, out),
        });
    }

    /// Every graph of so many vertices at most, numbered from 0 up: the smaller ones first. Graphs that differ by the numbers of
    /// vertices alone all come.
    fn within(&self, extent: Extent) -> Within<'_> {
        // Nobody comes to an end of the graphs of more vertices than have edges told apart by 64 bits.
        let most = extent.bound.min(11);
        Box::new((0..=most).flat_map(|count| {
            let pairs: Vec<_> =
                (0..count).flat_map(|other| (0..other).map(move |one| [one, other])).collect();
            (0..1u64 << pairs.len()).map(move |chosen| {
                let mut graph = Graph::new();
                (0..count).for_each(|vertex| graph.add([vertex, vertex]));
                let edges = pairs.iter().enumerate().filter(|(pair, _)| chosen >> pair & 1 != 0);
                edges.for_each(|(_, ends)| graph.add(*ends));
                graph.tokens()
            })
        }))
    }

    fn varied(&self) -> Option<Within<'_>> {
        let graph = |edges: Vec<trails::Ends>| {
            let mut graph = Graph::new();
            edges.into_iter().for_each(|ends| graph.add(ends));
            graph.tokens()
        };
        Some(Box::new(nets::varied(3..=14, 40, false).map(graph)))
    }

    fn parts(&self, tokens: &[Token]) -> Option<Vec<u64>> {
        Some(nets::parts(&self.edges(tokens), None))
    }

    /// Every move takes one at least.
    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Position {
        let field = Field::root("position", &Input::Missing);
        Vertices.scan(&mut Scanner::new(text, &field)).unwrap()
    }

    fn written(tokens: &[Token]) -> String {
        let mut out = String::new();
        Vertices.format(tokens, &mut out);
        out
    }

    #[test]
    fn trails_and_single_vertices_are_read_and_written() {
        let again = |text| written(read(text).tokens());
        assert_eq!(again("2-1, 1-0 0-2,4"), "(0-1-2-0,4)");
        assert_eq!(again("(3,1-2-1,0)"), "(0,1-2,3)");
        assert_eq!(again("1,1-1,1-2"), "(1-2)");
        assert_eq!(again("45-0"), "(0-45)");
        assert_eq!(again("()"), "()");
    }

    #[test]
    fn a_vertex_goes_with_its_neighbours_and_no_further() {
        let path = read("0-1-2-3-4");
        let without = |place: usize| {
            let mut tokens = path.tokens().to_vec();
            tokens.remove(place);
            written(Position::new(&Vertices, tokens).tokens())
        };
        assert_eq!([0, 1, 2].map(without), ["(2-3-4)", "(3-4)", "(0,4)"]);
    }

    #[test]
    fn the_graphs_within_an_extent_come_once_each() {
        let graphs: Vec<Tokens> = Vertices.within(Extent { bound: 4, heaps: 1 }).collect();
        assert_eq!(graphs.len(), 1 + 1 + 2 + 8 + 64);
        assert!(graphs.iter().all(|graph| Position::new(&Vertices, graph.clone()).tokens() == graph));
        let distinct: std::collections::HashSet<_> = graphs.iter().collect();
        assert_eq!(distinct.len(), graphs.len());
    }
}
