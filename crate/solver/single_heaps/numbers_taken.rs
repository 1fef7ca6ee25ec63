//! Single heaps from which one of some numbers of stones may be taken, the rest staying one heap.

/// The most numbers: a heap has one option for each of them at most, so that a mex is at most 64.
pub const MOST_NUMBERS: usize = 64;

/// Adds so many values; the numbers ascend.
pub fn extend(values: &mut Vec<u32>, takes: &[usize], count: usize) {
    for heap in values.len()..values.len() + count {
        // A value of 64 would need 64 options with all the smaller ones, and so is nobody's option that matters.
        let seen = takes
            .iter()
            .take_while(|take| **take <= heap)
            .fold(0u64, |seen, take| seen | 1u64.checked_shl(values[heap - take]).unwrap_or(0));
        values.push(seen.trailing_ones());
    }
}
