//! Coins on the squares of a strip, one a square.
//!
//! Tokens: the squares of the coins, counted from 0 at the left, ascending. Written `(0,3,5)`, and read in any order.

use crate::error::{ErrorCode, RequestError};
use crate::input::Field;
use crate::kinds::list;
use crate::limits;
use crate::numbers::Token;
use crate::position::{Extent, HeapTokens, Position, PositionKind, Tokens, Within};
use crate::scan::Scanner;

/// At most [`limits::HEAPS`] coins on squares up to [`limits::SQUARE`].
pub struct Squares;

/// How many squares lie between each coin and the one to its left, or the edge.
pub fn gaps(squares: &[Token]) -> impl DoubleEndedIterator<Item = Token> + ExactSizeIterator {
    squares.iter().enumerate().map(|(coin, square)| square - first_free(squares, coin))
}

/// The first square that a coin can reach which jumps over none.
pub fn first_free(squares: &[Token], coin: usize) -> Token {
    coin.checked_sub(1).map_or(0, |before| squares[before] + 1)
}

/// How many squares each coin has to go until all of them stand at the left edge; never falling.
pub fn ways_left(squares: &[Token]) -> Tokens {
    squares.iter().zip(0..).map(|(square, last)| square - last).collect()
}

impl PositionKind for Squares {
    fn board(&self) -> &'static str {
        "squares"
    }

    fn most_heaps(&self) -> Option<usize> {
        Some(limits::HEAPS)
    }

    /// The squares of the coins, which are no heaps.
    fn formula_tokens(&self) -> Option<HeapTokens> {
        Some(HeapTokens { ordered: true, behind: Vec::new() })
    }

    /// The coin on this square.
    fn lone(&self, size: Token) -> Option<Tokens> {
        Some(vec![size])
    }

    fn largest_heap(&self) -> Token {
        limits::SQUARE
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        tokens.sort_unstable();
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        list::scan(scanner, &mut |scanner| {
            let start = scanner.place();
            let square = scanner.number(limits::SQUARE)?;
            if tokens.contains(&square) {
                return Err(scanner.fault(ErrorCode::Repeated, start).got(square as f64));
            }
            tokens.push(square);
            if tokens.len() > limits::HEAPS {
                let fault = scanner.fault(ErrorCode::TooMany, start);
                return Err(fault.limit(limits::HEAPS as u64).got(tokens.len()));
            }
            Ok(())
        })?;
        Ok(Position::new(self, tokens))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        for coin in field.items(limits::HEAPS)? {
            let square = coin.integer(0, limits::SQUARE)?;
            if tokens.contains(&square) {
                return Err(coin.fault(ErrorCode::Repeated).got(square as f64));
            }
            tokens.push(square);
        }
        Ok(Position::new(self, tokens))
    }

    /// The fewest coins first.
    fn within(&self, Extent { bound, heaps }: Extent) -> Within<'_> {
        let bound = bound.min(limits::SQUARE);
        Box::new((0..=heaps.min(limits::HEAPS)).flat_map(move |count| placings(count, bound)))
    }

    /// Every square that a coin has to go: a move is one of at least one.
    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        Some(ways_left(tokens).iter().sum())
    }
}

/// The ways to put so many coins on squares up to a bound, in lexical order.
fn placings(count: usize, bound: Token) -> impl Iterator<Item = Tokens> {
    let last = count as Token;
    let mut open = (last <= bound + 1).then(|| (0..last).collect::<Tokens>());
    std::iter::from_fn(move || {
        let placing = open.take()?;
        // The last coin that can go on; those behind it follow it.
        let moves_on = |coin: &usize| placing[*coin] + last < bound + 1 + *coin as Token;
        open = (0..count).rev().find(moves_on).map(|coin| {
            let next = placing[coin] + 1;
            placing[..coin].iter().copied().chain(next..next + last - coin as Token).collect()
        });
        Some(placing)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;

    fn scan(text: &str) -> Result<Tokens, RequestError> {
        let field = Field::root("position", &Input::Missing);
        let mut scanner = Scanner::new(text, &field);
        let position = Squares.scan(&mut scanner)?;
        scanner.finish()?;
        Ok(position.tokens().to_vec())
    }

    #[test]
    fn squares_are_read_in_any_order() {
        assert_eq!(scan("(5, 0, 3)"), Ok(vec![0, 3, 5]));
        assert_eq!(scan("５、０ 3"), Ok(vec![0, 3, 5]));
        assert_eq!(scan("()"), Ok(vec![]));
        let fault = |text: &str| scan(text).map_err(|fault| (fault.code, fault.span.unwrap(), fault.limit));
        assert_eq!(fault("3,1,3"), Err((ErrorCode::Repeated, (4, 5), None)));
        assert_eq!(fault("1000"), Err((ErrorCode::OutOfRange, (0, 4), Some(999))));
        let all: Vec<String> = (0..65).map(|square: u64| square.to_string()).collect();
        assert_eq!(scan(&all[..64].join(",")).map(|tokens| tokens.len()), Ok(64));
        assert_eq!(fault(&all.join(" ")).unwrap_err().0, ErrorCode::TooMany);
    }

    #[test]
    fn every_placing_is_gone_through_once() {
        let placings: Vec<Tokens> = Squares.within(Extent { bound: 2, heaps: 5 }).collect();
        let expected: [&[Token]; 8] = [&[], &[0], &[1], &[2], &[0, 1], &[0, 2], &[1, 2], &[0, 1, 2]];
        assert_eq!(placings, expected);
    }

    #[test]
    fn gaps_are_counted_from_the_coin_before() {
        assert_eq!(gaps(&[2, 3, 7]).collect::<Tokens>(), [2, 0, 3]);
        assert_eq!(ways_left(&[2, 3, 7]), [2, 2, 5]);
    }
}
