//! Ordered steps of a staircase.
//!
//! Tokens: the stones on steps 1, 2, 3, … in this order, empty steps kept. Written `(2,0,2)`, and read as heaps are.

use crate::error::{ErrorCode, RequestError};
use crate::input::Field;
use crate::kinds::list;
use crate::limits;
use crate::numbers::{self, LARGEST_TOKEN, Token};
use crate::position::{Extent, HeapTokens, Numbers, Position, PositionKind, Tokens, Within};
use crate::scan::Scanner;

/// Ordered steps, at most [`limits::HEAPS`] of them. All their stones together are at most one token.
pub struct Steps;

impl Steps {
    fn position(
        &self,
        tokens: Tokens,
        fault: impl Fn(ErrorCode) -> RequestError,
    ) -> Result<Position, RequestError> {
        let stones = tokens.iter().sum::<u64>();
        if stones > LARGEST_TOKEN {
            return Err(fault(ErrorCode::OutOfRange).limit(LARGEST_TOKEN).got(stones as f64));
        }
        Ok(Position::new(self, tokens))
    }
}

impl PositionKind for Steps {
    fn board(&self) -> &'static str {
        "steps"
    }

    fn most_heaps(&self) -> Option<usize> {
        Some(limits::HEAPS)
    }

    fn canonicalise(&self, _: &mut Tokens) {}

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut tokens = Tokens::new();
        scanner.skip_spaces();
        let start = scanner.place();
        list::scan_numbers(scanner, limits::HEAP_SIZE, &mut |stones, copies| {
            let count = copies.saturating_add(tokens.len() as u64);
            if count > limits::HEAPS as u64 {
                return Err((limits::HEAPS, count));
            }
            tokens.extend(std::iter::repeat_n(stones, numbers::index(copies)));
            Ok(())
        })?;
        self.position(tokens, |code| scanner.fault(code, start))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let steps = field.items(limits::HEAPS)?.map(|step| step.integer(0, limits::HEAP_SIZE));
        self.position(steps.collect::<Result<_, _>>()?, |code| field.fault(code))
    }

    fn heap_tokens(&self) -> Option<HeapTokens> {
        Some(HeapTokens { ordered: true, behind: Vec::new() })
    }

    fn numbers(&self) -> Option<Numbers> {
        Some(Numbers { least: 0, most: limits::HEAPS, ordered: true })
    }

    /// An empty last step is as good as none.
    fn within(&self, extent: Extent) -> Within<'_> {
        let most = extent.heaps.min(limits::HEAPS);
        Box::new((0..=most).flat_map(move |count| list::within(count, extent.bound, true)))
    }

    /// Stones move down and stay.
    fn stones(&self, _: &[Token]) -> Option<u64> {
        None
    }
}
