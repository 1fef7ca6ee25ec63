//! The edges of a graph that stands on the ground, vertex 0.
//!
//! Tokens: the edges, ascending; one that joins u ≤ v is u·2²⁶ + v. There may be several between the same two vertices,
//! and loops. What is not joined to the ground has fallen away; vertices keep their numbers, so that a drawing stays.
//! Written as trails: `(0-1-2,1-3)` has the edges 0-1, 1-2 and 1-3.

use crate::error::{ErrorCode, RequestError};
use crate::input::Field;
use crate::kinds::list;
use crate::limits;
use crate::numbers::Token;
use crate::position::{Position, PositionKind, Tokens};
use crate::scan::Scanner;
use smallvec::SmallVec;

/// Edges on the ground, at most [`limits::EDGES`] of them.
pub struct Edges;

const VERTEX_BITS: u32 = 26;

/// The edge between two vertices, as a token.
pub fn edge(one: Token, other: Token) -> Token {
    one.min(other) << VERTEX_BITS | one.max(other)
}

/// The two vertices that an edge joins, the lower number first.
pub fn ends(edge: Token) -> [Token; 2] {
    [edge >> VERTEX_BITS, edge & limits::VERTEX]
}

/// Which of some edges are joined to the ground, by bits.
///
/// Cost: a pass over the edges for each step that the graph is high, less where edges stand in ascending order.
pub fn standing(edges: &[Token]) -> u64 {
    let mut reached: SmallVec<[Token; 32]> = SmallVec::new();
    reached.push(0);
    let mut standing = 0u64;
    let all = if edges.len() == 64 { u64::MAX } else { (1 << edges.len()) - 1 };
    loop {
        let before = standing;
        let mut open = all & !standing;
        while open != 0 {
            let index = open.trailing_zeros() as usize;
            open &= open - 1;
            let [one, other] = ends(edges[index]);
            let (one_is, other_is) = (reached.contains(&one), reached.contains(&other));
            if one_is || other_is {
                standing |= 1 << index;
                if !one_is {
                    reached.push(one);
                } else if !other_is {
                    reached.push(other);
                }
            }
        }
        if standing == before || standing == all {
            return standing;
        }
    }
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

    fn canonicalise(&self, tokens: &mut Tokens) {
        tokens.sort_unstable();
        let standing = standing(tokens);
        let mut index = 0;
        tokens.retain(|_| {
            index += 1;
            standing >> (index - 1) & 1 == 1
        });
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        scanner.skip_spaces();
        let start = scanner.place();
        list::scan(scanner, &mut |scanner| {
            let mut from = scanner.number(limits::VERTEX)?;
            scanner.skip_spaces();
            if scanner.peek() != Some('-') {
                return Err(scanner.unexpected());
            }
            while scanner.take('-') {
                scanner.skip_spaces();
                let to = scanner.number(limits::VERTEX)?;
                tokens.push(edge(from, to));
                from = to;
                scanner.skip_spaces();
            }
            Ok(())
        })?;
        self.position(tokens, |code| scanner.fault(code, start))
    }

    /// A list of pairs of vertices.
    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        for pair in field.items(limits::EDGES)? {
            let vertices: Vec<Token> =
                pair.items(2)?.map(|vertex| vertex.integer(0, limits::VERTEX)).collect::<Result<_, _>>()?;
            let [one, other] = vertices[..] else { return Err(pair.fault(ErrorCode::MissingValue)) };
            tokens.push(edge(one, other));
        }
        self.position(tokens, |code| field.fault(code))
    }

    /// Each trail goes on along the first edge left that is joined to its end.
    fn format(&self, tokens: &[Token], out: &mut String) {
        let mut digits = itoa::Buffer::new();
        let mut left: Vec<Token> = tokens.to_vec();
        out.push('(');
        while !left.is_empty() {
            out.push_str(if left.len() < tokens.len() { "," } else { "" });
            let [from, mut end] = ends(left.remove(0));
            out.push_str(digits.format(from));
            out.push('-');
            out.push_str(digits.format(end));
            while let Some(next) = left.iter().position(|&edge| ends(edge).contains(&end)) {
                let [one, other] = ends(left.remove(next));
                end = if one == end { other } else { one };
                out.push('-');
                out.push_str(digits.format(end));
            }
        }
        out.push(')');
    }

    /// Every move cuts at least one edge.
    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;

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
