//! Games of two heaps, of which an empty one stands for nothing among the tokens.

use crate::moves::Move;
use crate::numbers::Token;

/// The two heaps, the smaller one first, empty ones among them; none where there are more.
pub fn at_most_two(heaps: &[Token]) -> Option<[Token; 2]> {
    match *heaps {
        [] => Some([0, 0]),
        [only] => Some([0, only]),
        [smaller, larger] => Some([smaller, larger]),
        _ => None,
    }
}

/// Both heaps in ascending order, empty ones too, of a ruleset that has no more.
pub fn both(tokens: &[Token]) -> [Token; 2] {
    at_most_two(tokens).unwrap_or_else(|| unreachable!("there are two heaps at most"))
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
