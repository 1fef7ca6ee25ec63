//! Green Hackenbush by the colon and the fusion principle, which theorems about it share.
//!
//! An edge that lies on no cycle holds what is above it, and is worth one more than that. An edge on a cycle, or a loop,
//! becomes a loop when the cycle is fused to a point, and is worth one, as is an edge with nothing above it; it holds
//! nothing but itself. So what falls with each edge is all that has to be known. See [`Support`].
//! Cost: the number of edges squared, at most 64².

use crate::kinds::edges::{Support, push_kept};
use crate::moves::Move;
use crate::numbers::{Token, nim_sum_of};
use crate::position::Tokens;
use crate::theorem::{Quantity, Reason};

/// Hands on the values of the stalks that stand on the ground. The nim-sum of them is the value of the graph.
///
/// The sets that fall with the edges are nested or have nothing in common. Smaller ones first, each takes in the stalks
/// that stand on its edge.
pub fn each_stalk(support: &Support, each: &mut dyn FnMut(u64)) {
    let mut values = support.falling.map(|_| 0);
    // The edges valued so far that stand on no other one of them.
    let mut lowest = 0u64;
    for size in 1..=support.standing.count_ones() {
        for (edge, falling) in support.falling.iter().enumerate() {
            let is_standing = support.standing >> edge & 1 == 1;
            if is_standing && falling.count_ones() == size {
                values[edge] = 1 + nim_sum_over(&values, lowest & falling);
                lowest = lowest & !falling | 1 << edge;
            }
        }
    }
    for (edge, value) in values.iter().enumerate() {
        if lowest >> edge & 1 == 1 {
            each(*value);
        }
    }
}

/// The nim-sum of the values of some edges.
fn nim_sum_over(values: &[u64], mut edges: u64) -> u64 {
    let mut sum = 0;
    while edges != 0 {
        sum ^= values[edges.trailing_zeros() as usize];
        edges &= edges - 1;
    }
    sum
}

/// The nim-sum of the stalks.
pub fn value(support: &Support) -> u64 {
    let mut sum = 0;
    each_stalk(support, &mut |stalk| sum ^= stalk);
    sum
}

/// Why a graph has its value: the stalks and their nim-sum. The key is that of a graph with any edge.
pub fn reason(edges: &[Token], key: &'static str) -> Reason {
    let mut stalks = Vec::new();
    each_stalk(&Support::of(edges), &mut |stalk| stalks.push(stalk));
    stalks.sort_unstable();
    let sum = nim_sum_of(&stalks);
    Reason {
        key: if edges.is_empty() { "empty" } else { key },
        quantities: vec![
            ("sum", Quantity::Integer(sum)),
            ("stalks", Quantity::List(stalks.clone())),
            ("columns", Quantity::BinaryColumns { rows: stalks, sum }),
        ],
    }
}

/// All moves to a graph of value 0.
pub fn winning_moves(edges: &[Token]) -> Vec<Move> {
    let support = Support::of(edges);
    let mut option = Tokens::new();
    let wins = |&place: &usize| {
        option.clear();
        push_kept(&mut option, edges, !support.falling[place]);
        value(&Support::of(&option)) == 0
    };
    (0..edges.len()).filter(wins).map(|place| Move::change(place, &[])).collect()
}
