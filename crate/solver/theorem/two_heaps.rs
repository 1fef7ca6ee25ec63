//! Games of two heaps, of which an empty one stands for nothing among the tokens.

use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::heaps::two_heaps;

/// Both heaps in ascending order, empty ones too, of a ruleset that has no more.
pub fn both(tokens: &[Token]) -> [Token; 2] {
    two_heaps(tokens).unwrap_or_else(|| unreachable!("there are two heaps at most"))
}

/// The move that leaves these heaps, the first one of the smaller heap; at least one of them changes.
pub fn leave_both(tokens: &[Token], [left, right]: [Token; 2]) -> Move {
    let [smaller, larger] = both(tokens);
    let last = tokens.len().wrapping_sub(1);
    match (left == smaller, right == larger) {
        (true, _) => Move::change(last, &[right]),
        (_, true) => Move::change(0, &[left]),
        _ => Move::change(0, &[left]).and(1, &[right]),
    }
}
