//! Unordered heaps.
//!
//! Tokens: the heap sizes, ascending, empty heaps dropped. Written `(1,2,3)`; read with or without brackets, with
//! commas or spaces, with exponents (`1^2,3` for (1,1,3)), and in full-width characters.

use crate::error::{ErrorCode, RequestError};
use crate::input::Field;
use crate::kinds::list;
use crate::limits;
use crate::numbers::{self, Token};
use crate::position::{Extent, HeapTokens, Numbers, Position, PositionKind, Tokens, Within};
use crate::scan::Scanner;

/// Unordered heaps.
pub struct Heaps {
    /// How many nonempty heaps a start may have.
    pub most: usize,
    /// How many a position may have that play has reached: more, where moves split heaps.
    pub reached: usize,
    /// How many stones a heap may have.
    pub largest: Token,
}

/// Any number of heaps up to the general limit.
pub static ANY_NUMBER: Heaps =
    Heaps { most: limits::HEAPS, reached: limits::HEAPS, largest: limits::HEAP_SIZE };

/// At most two heaps.
pub static TWO: Heaps = Heaps { most: 2, reached: 2, ..ANY_NUMBER };

/// Any number of heaps where moves split them.
pub static SPLIT: Heaps = Heaps { reached: limits::SPLIT_HEAPS, ..ANY_NUMBER };

impl Heaps {
    /// Adds `copies` heaps of `size`, unless that makes too many of any position.
    fn add(&self, tokens: &mut Tokens, size: Token, copies: u64) -> Result<(), u64> {
        if size == 0 {
            return Ok(());
        }
        let count = (tokens.len() as u64).saturating_add(copies);
        if count > self.reached as u64 {
            return Err(count);
        }
        tokens.extend(std::iter::repeat_n(size, numbers::index(copies)));
        Ok(())
    }
}

impl PositionKind for Heaps {
    fn board(&self) -> &'static str {
        "heaps"
    }

    fn most_heaps(&self) -> Option<usize> {
        Some(self.most)
    }

    fn largest_heap(&self) -> Token {
        self.largest
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        tokens.retain(|heap| *heap > 0);
        tokens.sort_unstable();
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        list::scan_numbers(scanner, self.largest, &mut |size, copies| {
            self.add(&mut tokens, size, copies).map_err(|count| (self.reached, count))
        })?;
        Ok(Position::new(self, tokens))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        // Empty heaps do not count, so the list may be longer than the heaps are many.
        let heaps = field.items(limits::TEXT_LENGTH)?;
        let mut tokens = Tokens::with_capacity(heaps.len().min(self.reached));
        for heap in heaps {
            self.add(&mut tokens, heap.integer(0, self.largest)?, 1).map_err(|count| {
                field.fault(ErrorCode::TooMany).limit(self.reached as u64).got(count as f64)
            })?;
        }
        Ok(Position::new(self, tokens))
    }

    fn heap_tokens(&self) -> Option<HeapTokens> {
        Some(HeapTokens { ordered: false, behind: Vec::new() })
    }

    fn numbers(&self) -> Option<Numbers> {
        Some(Numbers { least: 0, most: self.reached, ordered: false })
    }

    fn within(&self, extent: Extent) -> Within<'_> {
        let most = extent.heaps.min(self.most);
        let bound = extent.bound.min(self.largest);
        Box::new((0..=most).flat_map(move |count| list::within(count, bound, false)))
    }

    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens.iter().sum())
    }
}

/// How many positions lie below some heaps when every heap can be lowered to every smaller size: the number of
/// ascending lists y₁ ≤ y₂ ≤ … with yᵢ ≤ aᵢ. With a heap beyond [`limits::POSITIONS`], just how many that heap alone
/// leads to.
///
/// Cost: number of heaps × largest heap.
pub fn positions_below(heaps: &[Token]) -> u64 {
    let Some(&largest) = heaps.last() else { return 1 };
    if largest > limits::POSITIONS as Token {
        return largest + 1;
    }
    // ways[v]: ascending lists for the heaps so far whose last entry is v.
    let mut ways = vec![0u64; numbers::index(largest) + 1];
    ways[0] = 1;
    for &heap in heaps {
        let mut ending_up_to_here = 0u64;
        for (value, ways) in ways.iter_mut().enumerate() {
            ending_up_to_here = ending_up_to_here.saturating_add(*ways);
            *ways = if value as Token <= heap { ending_up_to_here } else { 0 };
        }
    }
    ways.iter().fold(0, |sum, ways| sum.saturating_add(*ways))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;

    fn scan(text: &str) -> Result<Vec<Token>, RequestError> {
        let field = Field::root("position", &Input::Missing);
        let mut scanner = Scanner::new(text, &field);
        let position = ANY_NUMBER.scan(&mut scanner)?;
        scanner.finish()?;
        Ok(position.tokens().to_vec())
    }

    #[test]
    fn every_accepted_notation_reads_the_same() {
        for text in [
            "1,2,3",
            "(1, 2, 3)",
            "1 2 3",
            "3 2 1 0",
            " ( 1,2 , 3 ) ",
            "\u{ff08}\u{ff11}\u{ff0c}2\u{ff0c}\u{ff13}\u{ff09}",
            "1、2、3",
            "1\u{3000}2\u{a0}3",
        ] {
            assert_eq!(scan(text), Ok(vec![1, 2, 3]), "{text}");
        }
        assert_eq!(scan("1^2,2,3^3,6"), Ok(vec![1, 1, 2, 3, 3, 3, 6]));
        assert_eq!(scan("0^1000000000"), Ok(vec![]));
        assert_eq!(scan("()"), Ok(vec![]));
    }

    #[test]
    fn a_fault_is_found_at_its_place_in_utf16_units() {
        let fault = |text: &str| scan(text).map_err(|fault| (fault.code, fault.span.unwrap()));
        assert_eq!(fault("1,x,3"), Err((ErrorCode::UnexpectedCharacter, (2, 3))));
        assert_eq!(fault("1,𝟙"), Err((ErrorCode::UnexpectedCharacter, (2, 4))));
        assert_eq!(fault("1,2,"), Err((ErrorCode::MissingValue, (4, 4))));
        assert_eq!(fault(""), Err((ErrorCode::MissingValue, (0, 0))));
        assert_eq!(fault("(1,2"), Err((ErrorCode::UnclosedBracket, (0, 4))));
        assert_eq!(fault("1,2)"), Err((ErrorCode::UnexpectedCharacter, (3, 4))));
        assert_eq!(fault("1,9007199254740992"), Err((ErrorCode::OutOfRange, (2, 18))));
        assert_eq!(fault("1 2^64"), Err((ErrorCode::TooMany, (2, 6))));
        assert_eq!(fault("1.5"), Err((ErrorCode::UnexpectedCharacter, (1, 2))));
        assert_eq!(fault("-1"), Err((ErrorCode::UnexpectedCharacter, (0, 1))));
    }

    #[test]
    fn positions_below_counts_ascending_lists() {
        assert_eq!(positions_below(&[]), 1);
        assert_eq!(positions_below(&[1, 2, 3]), 14);
        assert_eq!(positions_below(&[20, 20, 20]), 1_771);
        assert_eq!(positions_below(&[1 << 52]), (1 << 52) + 1);
        assert_eq!(positions_below(&[200_000; 64]), u64::MAX);
    }
}
