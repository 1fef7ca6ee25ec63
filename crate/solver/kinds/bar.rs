//! A bar of chocolate: rows of squares, none of them longer than the one above it, all beginning at the left.
//!
//! Tokens: the lengths of the rows from the top, empty rows dropped. What hangs over the end of the row above is not held by the
//! bar and goes, so that a bite is the one row in which it begins. Written `(4,4,2)`; read with the rows in any order, and as heaps
//! are else.

use crate::error::{ErrorCode, RequestError};
use crate::input::Field;
use crate::kinds::list;
use crate::limits;
use crate::numbers::{self, Token};
use crate::position::{Extent, HeapTokens, Numbers, Position, PositionKind, Tokens, Within};
use crate::scan::Scanner;

/// A bar of at most [`limits::HEAPS`] rows.
pub struct Bar;

/// Adds so many rows of a length, unless that makes too many; then it tells how many they would be.
fn add(tokens: &mut Tokens, length: Token, copies: u64) -> Result<(), u64> {
    if length == 0 {
        return Ok(());
    }
    let count = (tokens.len() as u64).saturating_add(copies);
    if count > limits::HEAPS as u64 {
        return Err(count);
    }
    tokens.extend(std::iter::repeat_n(length, numbers::index(copies)));
    Ok(())
}

impl PositionKind for Bar {
    fn board(&self) -> &'static str {
        "bar"
    }

    fn most_heaps(&self) -> Option<usize> {
        Some(limits::HEAPS)
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        let mut above = Token::MAX;
        for row in tokens.iter_mut() {
            above = above.min(*row);
            *row = above;
        }
        tokens.truncate(tokens.partition_point(|row| *row > 0));
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        list::scan_numbers(scanner, limits::HEAP_SIZE, &mut |length, copies| {
            add(&mut tokens, length, copies).map_err(|count| (limits::HEAPS, count))
        })?;
        Ok(Position::new(self, self.of_numbers(&tokens)))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        // Empty rows do not count, so the list may be longer than the rows are many.
        let mut tokens = Tokens::new();
        for row in field.items(limits::TEXT_LENGTH)? {
            add(&mut tokens, row.integer(0, limits::HEAP_SIZE)?, 1).map_err(|count| {
                field.fault(ErrorCode::TooMany).limit(limits::HEAPS as u64).got(count as f64)
            })?;
        }
        Ok(Position::new(self, self.of_numbers(&tokens)))
    }

    fn heap_tokens(&self) -> Option<HeapTokens> {
        Some(HeapTokens { ordered: true, behind: Vec::new() })
    }

    fn numbers(&self) -> Option<Numbers> {
        Some(Numbers { least: 0, most: limits::HEAPS, ordered: false })
    }

    /// The longest row is the first.
    fn of_numbers(&self, numbers: &[Token]) -> Tokens {
        let mut rows = numbers.to_vec();
        rows.sort_unstable_by(|one, other| other.cmp(one));
        rows
    }

    fn within(&self, extent: Extent) -> Within<'_> {
        let most = extent.heaps.min(limits::HEAPS);
        let upside_down = (0..=most).flat_map(move |count| list::within(count, extent.bound, false));
        Box::new(upside_down.map(|rows| rows.into_iter().rev().collect()))
    }

    /// The squares.
    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens.iter().sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;

    fn read(text: &str) -> Tokens {
        let field = Field::root("position", &Input::Missing);
        Bar.scan(&mut Scanner::new(text, &field)).unwrap().tokens().to_vec()
    }

    #[test]
    fn rows_are_read_in_any_order_and_without_empty_ones() {
        assert_eq!(read("2,4,0,3"), [4, 3, 2]);
        assert_eq!(read("(4^3)"), [4, 4, 4]);
        assert_eq!(read("()"), []);
    }

    #[test]
    fn what_hangs_over_the_row_above_goes() {
        let bitten = |rows: &[Token]| Position::new(&Bar, rows.to_vec()).tokens().to_vec();
        assert_eq!(bitten(&[4, 1, 4, 3]), [4, 1, 1, 1]);
        assert_eq!(bitten(&[4, 0, 4]), [4]);
        assert_eq!(bitten(&[0, 3]), []);
    }

    #[test]
    fn the_bars_within_an_extent_come_once_each_from_the_top() {
        let bars: Vec<Tokens> = Bar.within(Extent { bound: 3, heaps: 3 }).collect();
        assert_eq!(bars.len(), 20);
        assert!(bars.iter().all(|bar| Position::new(&Bar, bar.clone()).tokens() == bar));
    }
}
