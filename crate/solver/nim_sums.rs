//! What the theorems about Nim and its relatives share: which nim-sum a position that is lost for the player to move has,
//! and the moves to it.
//!
//! Under normal play that nim-sum is 0. Under misère play it is 0 while two heaps are larger than 1, and 1 otherwise: of
//! heaps of 1 an odd number is lost, and with a single larger heap the nim-sum is at least 2 and the position is won.

use crate::moves::Move;
use crate::numbers::{Token, nim_sum_of};

/// The nim-sum of a P-position, under misère play by how many of its heaps are larger than 1.
pub fn of_p_positions(is_misere: bool, large: usize) -> u64 {
    u64::from(is_misere && large < 2)
}

/// How many of the heaps are larger than 1.
pub fn large_heaps(heaps: &[Token]) -> usize {
    heaps.iter().filter(|heap| **heap > 1).count()
}

/// All moves that lower one heap and leave this nim-sum: with k what it has to change by, every heap a with a ⊕ k < a may
/// become a ⊕ k.
pub fn moves_to(heaps: &[Token], wanted: u64) -> Vec<Move> {
    let change = nim_sum_of(heaps) ^ wanted;
    let lowered = heaps.iter().enumerate().filter(|(_, heap)| *heap ^ change < **heap);
    lowered.map(|(place, heap)| Move::change(place, &[heap ^ change])).collect()
}
