//! One heap, and how many stones the next move may take at most.
//!
//! Tokens: the stones, then the quota, which is never more than the stones. Written `(21,20)`; `21` alone is a start, from
//! which anything but the whole heap may be taken.

use crate::error::{ErrorCode, RequestError};
use crate::input::Field;
use crate::kinds::list;
use crate::limits;
use crate::numbers::{self, Token};
use crate::position::{Extent, HeapTokens, Numbers, Position, PositionKind, Tokens, Within};
use crate::scan::Scanner;

/// A heap with a quota.
pub struct HeapAndQuota;

impl HeapAndQuota {
    fn position(&self, tokens: Tokens, missing: impl Fn() -> RequestError) -> Result<Position, RequestError> {
        if tokens.is_empty() { Err(missing()) } else { Ok(Position::new(self, self.of_numbers(&tokens))) }
    }
}

impl PositionKind for HeapAndQuota {
    fn board(&self) -> &'static str {
        "quota"
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        tokens[1] = tokens[1].min(tokens[0]);
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        list::scan_numbers(scanner, limits::HEAP_SIZE, &mut |number, copies| {
            let count = copies.saturating_add(tokens.len() as u64);
            if count > 2 {
                return Err((2, count));
            }
            tokens.extend(std::iter::repeat_n(number, numbers::index(copies)));
            Ok(())
        })?;
        self.position(tokens, || scanner.fault(ErrorCode::MissingValue, scanner.place()))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let numbers = field.items(2)?.map(|number| number.integer(0, limits::HEAP_SIZE));
        self.position(numbers.collect::<Result<_, _>>()?, || field.fault(ErrorCode::MissingValue))
    }

    fn heap_tokens(&self) -> Option<HeapTokens> {
        Some(HeapTokens { ordered: false, behind: vec!["quota"] })
    }

    fn numbers(&self) -> Option<Numbers> {
        Some(Numbers { least: 1, most: 2, ordered: true })
    }

    /// A heap alone is a start.
    fn of_numbers(&self, numbers: &[Token]) -> Tokens {
        match *numbers {
            [stones] => vec![stones, stones.saturating_sub(1)],
            _ => numbers.to_vec(),
        }
    }

    fn within(&self, extent: Extent) -> Within<'_> {
        let quotas = |stones| (0..=stones).map(move |quota| vec![stones, quota]);
        Box::new((0..=extent.bound).flat_map(quotas))
    }

    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        Some(tokens[0])
    }
}
