//! A row of coins, some of which show heads.
//!
//! Tokens: what the coins 1, 2, 3, … show, up to the last head: 1 for heads, 0 for tails. So every coin has a place of its own, and a
//! move names those that it turns. Written as the places of the heads: `(1,4)` has the tokens 1, 0, 0, 1.

use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::kinds::list;
use crate::limits;
use crate::moves::Move;
use crate::numbers::{self, Token, push_joined};
use crate::position::{Extent, HeapTokens, Position, PositionKind, Tokens, Within};
use crate::scan::Scanner;
use crate::touch::{Touch, Touched};

/// Rows of at most [`limits::COINS`] coins.
pub struct Coins;

/// What a coin shows that is a head, and one that is a tail.
pub const HEADS: Token = 1;
const TAILS: Token = 0;

/// What a coin shows once it is turned.
pub fn turned(face: Token) -> Token {
    HEADS - face
}

/// The heads among some coins, by their places counted from 0, ascending.
pub fn heads(tokens: &[Token]) -> impl DoubleEndedIterator<Item = usize> + Clone {
    tokens.iter().enumerate().filter(|(_, face)| **face == HEADS).map(|(place, _)| place)
}

/// Their numbers, counted from 1.
fn numbers_of_heads(tokens: &[Token]) -> Tokens {
    heads(tokens).map(|place| place as Token + 1).collect()
}

/// The move that turns the coins at some ascending places, at least one.
pub fn turning(tokens: &[Token], places: impl IntoIterator<Item = usize>) -> Move {
    let none = Move { changes: Vec::new() };
    places.into_iter().fold(none, |mv, place| mv.and(place, &[turned(tokens[place])]))
}

/// Whether touches ask of no coin to show what it shows already.
pub fn may_turn(tokens: &[Token], touched: &Touched) -> bool {
    let may = |touch: &Touch| touch.to.as_ref().is_none_or(|to| to.fit(&[turned(tokens[touch.place])]));
    touched.touches().iter().all(may)
}

/// The coins without those behind the last head.
pub fn up_to_last_head(tokens: &[Token]) -> &[Token] {
    let length = heads(tokens).next_back().map_or(0, |last| last + 1);
    &tokens[..length]
}

/// Turns the coin with this number, counted from 1, to heads. Answers whether it was a tail.
fn show(tokens: &mut Tokens, number: Token) -> bool {
    let place = numbers::index(number) - 1;
    if place >= tokens.len() {
        tokens.resize(place + 1, TAILS);
    }
    std::mem::replace(&mut tokens[place], HEADS) == TAILS
}

impl PositionKind for Coins {
    fn board(&self) -> &'static str {
        "coins"
    }

    fn largest_heap(&self) -> Token {
        limits::COINS
    }

    /// The places of the heads, which are no heaps.
    fn formula_tokens(&self) -> Option<HeapTokens> {
        Some(HeapTokens { ordered: true, behind: Vec::new() })
    }

    fn sizes(&self, tokens: &[Token]) -> Tokens {
        numbers_of_heads(tokens)
    }

    /// The head of this number; without one it is the end of play.
    fn lone(&self, size: Token) -> Option<Tokens> {
        let mut tokens = Tokens::new();
        if size > 0 {
            show(&mut tokens, size);
        }
        Some(tokens)
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        tokens.truncate(up_to_last_head(tokens).len());
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        list::scan(scanner, &mut |scanner| {
            let start = scanner.place();
            let number = scanner.number(limits::COINS)?;
            if number == 0 {
                return Err(scanner.fault(ErrorCode::OutOfRange, start).limit(1).got(0.0));
            }
            let is_new = show(&mut tokens, number);
            let again = || scanner.fault(ErrorCode::Repeated, start).got(number as f64);
            if is_new { Ok(()) } else { Err(again()) }
        })?;
        Ok(Position::new(self, tokens))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        for head in field.items(numbers::index(limits::COINS))? {
            let number = head.integer(1, limits::COINS)?;
            if !show(&mut tokens, number) {
                return Err(head.fault(ErrorCode::Repeated).got(number as f64));
            }
        }
        Ok(Position::new(self, tokens))
    }

    fn to_input(&self, tokens: &[Token]) -> Input {
        Input::numbers(&numbers_of_heads(tokens))
    }

    fn format(&self, tokens: &[Token], out: &mut String) {
        out.push('(');
        push_joined(out, &numbers_of_heads(tokens));
        out.push(')');
    }

    /// Every row of so many coins at most, as binary numbers count, the first coin the lowest digit.
    fn within(&self, extent: Extent) -> Within<'_> {
        let most = numbers::index(extent.bound.min(limits::COINS));
        let mut open = Some(Tokens::new());
        Box::new(std::iter::from_fn(move || {
            let row = open.take()?;
            let carried = row.iter().take_while(|face| **face == HEADS).count();
            if carried < most {
                let mut next = row.clone();
                next.iter_mut().take(carried).for_each(|face| *face = TAILS);
                show(&mut next, carried as Token + 1);
                open = Some(next);
            }
            Some(row)
        }))
    }

    /// A move may turn up more heads than it turns down.
    fn stones(&self, _: &[Token]) -> Option<u64> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(text: &str) -> Result<Tokens, RequestError> {
        let field = Field::root("position", &Input::Missing);
        let mut scanner = Scanner::new(text, &field);
        let position = Coins.scan(&mut scanner)?;
        scanner.finish()?;
        Ok(position.tokens().to_vec())
    }

    #[test]
    fn heads_are_read_in_any_order_and_written_ascending() {
        for text in ["(1,4)", "4 1", "( 4, 1 )", "4、1", "（１，４）"] {
            assert_eq!(scan(text), Ok(vec![1, 0, 0, 1]), "{text}");
        }
        assert_eq!(scan("()"), Ok(vec![]));
        let mut out = String::new();
        Coins.format(&[1, 0, 0, 1], &mut out);
        assert_eq!(out, "(1,4)");
    }

    #[test]
    fn a_fault_is_told_at_its_place() {
        let fault = |text: &str| scan(text).map_err(|fault| (fault.code, fault.span.unwrap(), fault.limit));
        assert_eq!(fault("1,0"), Err((ErrorCode::OutOfRange, (2, 3), Some(1))));
        assert_eq!(fault("1,101"), Err((ErrorCode::OutOfRange, (2, 5), Some(100))));
        assert_eq!(fault("3,1,3"), Err((ErrorCode::Repeated, (4, 5), None)));
        assert_eq!(fault("1^2"), Err((ErrorCode::UnexpectedCharacter, (1, 2), None)));
    }

    #[test]
    fn every_row_is_gone_through_once() {
        let rows: Vec<Tokens> = Coins.within(Extent { bound: 3, heaps: 0 }).collect();
        let expected: [&[Token]; 8] =
            [&[], &[1], &[0, 1], &[1, 1], &[0, 0, 1], &[1, 0, 1], &[0, 1, 1], &[1, 1, 1]];
        assert_eq!(rows, expected);
        assert_eq!(Coins.within(Extent { bound: 0, heaps: 0 }).count(), 1);
    }
}
