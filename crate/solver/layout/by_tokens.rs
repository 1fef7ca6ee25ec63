//! The order of the positions within each layer by what they are made of, where they are too many for crossings to be seen.
//!
//! Positions are compared by their last token, which of heaps in any order is the largest, then by the one before it, and so on;
//! where one ends, it comes first. So what is alike in size stands together from layer to layer: the P-positions of Wythoff's
//! game are one straight ray, and in Nim the values up to each power of two are one tongue.
//! Cost: a sort of each layer.

use crate::game_graph::GameGraph;
use crate::layout::layers::Layers;
use crate::layout::order::Order;
use crate::pace::{LOOKS, Pace};
use std::cmp::Ordering;

/// Positions that are sorted or merged between two looks at the pace.
const AT_ONCE: usize = 1 << 11;
/// What sorting a position costs, in looks at a move, and what merging it does.
const SORTING: usize = 10;
const MERGING: usize = 2;

/// Orders the layers.
pub async fn order(graph: &GameGraph, layers: &Layers, pace: &Pace) -> Order {
    let mut order = vec![Vec::new(); layers.count];
    for (position, &layer) in layers.of.iter().enumerate() {
        order[layer as usize].push(position as u32);
    }
    pace.pause().await;
    let compare = |left: u32, right: u32| {
        let [left, right] = [left, right].map(|position| graph.tokens(position as usize).iter().rev());
        left.cmp(right)
    };
    for layer in &mut order {
        sort(layer, compare, pace).await;
    }
    order
}

/// Sorts by merging what was sorted at once.
async fn sort(items: &mut Vec<u32>, compare: impl Fn(u32, u32) -> Ordering, pace: &Pace) {
    for some in items.chunks_mut(AT_ONCE) {
        some.sort_unstable_by(|&left, &right| compare(left, right));
        pace.spend((SORTING * some.len()) as u64 / LOOKS).await;
    }
    let mut sorted = AT_ONCE;
    while sorted < items.len() {
        let mut merged = Vec::with_capacity(items.len());
        for pair in items.chunks(2 * sorted) {
            let (mut left, mut right) = pair.split_at(sorted.min(pair.len()));
            while let (Some(&first), Some(&second)) = (left.first(), right.first()) {
                let from = if compare(first, second).is_le() { &mut left } else { &mut right };
                merged.push(from[0]);
                *from = &from[1..];
                if merged.len() % AT_ONCE == 0 {
                    pace.spend((MERGING * AT_ONCE) as u64 / LOOKS).await;
                }
            }
            merged.extend(left);
            merged.extend(right);
        }
        *items = merged;
        sorted *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::at_once;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_merged_is_sorted(length in 0..5 * AT_ONCE, factor in 1..1_000_u32) {
            let scattered: Vec<u32> = (0..length as u32).map(|index| index.wrapping_mul(7_919 * factor) % 9_973).collect();
            let mut expected = scattered.clone();
            expected.sort_unstable();
            let found = at_once(async |pace| {
                let mut items = scattered;
                sort(&mut items, |left, right| left.cmp(&right), pace).await;
                items
            });
            prop_assert_eq!(found, expected);
        }
    }
}
