//! Stones at some places in an order, as many places as a rule names.
//!
//! Tokens: the stones at each place, empty places kept. Written `(3,0)`, and read as heaps are; places that are left out are empty.

use crate::error::RequestError;
use crate::input::Field;
use crate::kinds::list;
use crate::numbers::{self, Token};
use crate::position::{Extent, HeapTokens, Numbers, Position, PositionKind, Tokens, Within};
use crate::scan::Scanner;

/// So many places.
pub struct Places {
    /// How many.
    pub count: usize,
    /// How many stones each may have.
    pub largest: Token,
}

impl Places {
    fn position(&self, mut tokens: Tokens) -> Position {
        tokens.resize(self.count, 0);
        Position::new(self, tokens)
    }
}

impl PositionKind for Places {
    fn board(&self) -> &'static str {
        "ordered"
    }

    fn largest_heap(&self) -> Token {
        self.largest
    }

    fn canonicalise(&self, _: &mut Tokens) {}

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        list::scan_numbers(scanner, self.largest, &mut |stones, copies| {
            let count = copies.saturating_add(tokens.len() as u64);
            if count > self.count as u64 {
                return Err((self.count, count));
            }
            tokens.extend(std::iter::repeat_n(stones, numbers::index(copies)));
            Ok(())
        })?;
        Ok(self.position(tokens))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let places = field.items(self.count)?.map(|place| place.integer(0, self.largest));
        Ok(self.position(places.collect::<Result<_, _>>()?))
    }

    fn heap_tokens(&self) -> Option<HeapTokens> {
        Some(HeapTokens { ordered: true, behind: Vec::new() })
    }

    fn numbers(&self) -> Option<Numbers> {
        Some(Numbers { least: self.count, most: self.count, ordered: true })
    }

    /// As many places whatever the extent's number of heaps is.
    fn within(&self, Extent { bound, .. }: Extent) -> Within<'_> {
        let mut open = Some(vec![0; self.count]);
        Box::new(std::iter::from_fn(move || {
            let list = open.take()?;
            let mut next = list.clone();
            for place in (0..next.len()).rev() {
                if next[place] < bound {
                    next[place] += 1;
                    open = Some(next);
                    break;
                }
                next[place] = 0;
            }
            Some(list)
        }))
    }

    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        tokens.iter().try_fold(0u64, |sum, stones| sum.checked_add(*stones))
    }
}
