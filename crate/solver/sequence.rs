//! Grundy values of single heaps, by plain mex recursion over one heap's options.
//!
//! Guarantee: no period or formula is assumed.
//! Cost: one step for each option of each heap size.

use crate::error::{ErrorCode, RequestError};
use crate::numbers::{MexFinder, Token};
use crate::ruleset::HeapRule;
use std::ops::ControlFlow;

/// The Grundy values of the heaps 0, 1, …, `largest`, by heap size.
///
/// # Errors
/// `too-many-moves` when that takes more than `most_moves` options.
pub fn heap_values(rule: &dyn HeapRule, largest: Token, most_moves: usize) -> Result<Vec<u32>, RequestError> {
    let refused = || RequestError::new(ErrorCode::TooManyMoves, "position").limit(most_moves as u64);
    if largest > most_moves as Token {
        return Err(refused());
    }
    let mut values = vec![0u32; largest as usize + 1];
    let mut mex = MexFinder::default();
    let mut option_values = Vec::new();
    let mut left = most_moves;
    for heap in 1..=largest {
        option_values.clear();
        let flow = rule.heap_options(heap, &mut |option| {
            option_values.push(option.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
            if option_values.len() > left { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if flow.is_break() {
            return Err(refused());
        }
        left -= option_values.len();
        values[heap as usize] = mex.of(option_values.iter().copied());
    }
    Ok(values)
}
