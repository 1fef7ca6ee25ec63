//! Green Hackenbush by the colon and the fusion principle, which theorems about it share.
//!
//! An edge that lies on no cycle holds what is above it, and is worth one more than that. An edge on a cycle, or a loop,
//! becomes a loop when the cycle is fused to a point, and is worth one, as is an edge with nothing above it; it holds
//! nothing but itself. So what falls with each edge is all that has to be known. See [`Support`].
//! Cost: a few words for each edge, of which there are at most 256; for the winning moves the same for each cut.

use crate::kinds::edges::{Support, WORD, push_kept};
use crate::moves::Move;
use crate::numbers::{Token, nim_sum_of, places_of_bits};
use crate::position::Tokens;
use crate::theorem::{Quantity, Reason};

/// The edges of a graph that stand, in an order in which each comes after all that fall with it.
struct Stalks<'a> {
    support: &'a Support,
    upper_first: Vec<usize>,
}

impl<'a> Stalks<'a> {
    fn of(support: &'a Support) -> Self {
        let size = |&edge: &usize| support.falling(edge).iter().map(|word| word.count_ones()).sum::<u32>();
        let mut upper_first: Vec<usize> = places_of_bits(support.standing()).collect();
        upper_first.sort_by_key(size);
        Stalks { support, upper_first }
    }

    /// Hands on the values of the stalks that stand on the ground, when some edges have fallen with one that lies on no cycle.
    ///
    /// The sets that fall with the edges are nested or have nothing in common. Smaller ones first, each takes in the stalks
    /// that stand on its edge.
    fn each(&self, fallen: &[u64], each: &mut dyn FnMut(u64)) {
        let mut values = vec![0; fallen.len() * WORD];
        // The edges valued so far that stand on no other one of them.
        let mut lowest = vec![0u64; fallen.len()];
        for &edge in &self.upper_first {
            if fallen[edge / WORD] >> (edge % WORD) & 1 == 1 {
                continue;
            }
            let mut sum = 0;
            for (word, falling) in self.support.falling(edge).iter().enumerate() {
                let held = lowest[word] & falling;
                lowest[word] &= !falling;
                places_of_bits(&[held]).for_each(|place| sum ^= values[word * WORD + place]);
            }
            values[edge] = 1 + sum;
            lowest[edge / WORD] |= 1 << (edge % WORD);
        }
        places_of_bits(&lowest).for_each(|edge| each(values[edge]));
    }

    fn value(&self, fallen: &[u64]) -> u64 {
        let mut sum = 0;
        self.each(fallen, &mut |stalk| sum ^= stalk);
        sum
    }
}

/// No edges, where there are so many words of them.
fn none(support: &Support) -> Vec<u64> {
    vec![0; support.standing().len()]
}

/// The nim-sum of the stalks.
pub fn value(support: &Support) -> u64 {
    Stalks::of(support).value(&none(support))
}

/// Why a graph has its value: the stalks and their nim-sum. The key is that of a graph with any edge.
pub fn reason(edges: &[Token], key: &'static str) -> Reason {
    let (support, mut stalks) = (Support::of(edges), Vec::new());
    Stalks::of(&support).each(&none(&support), &mut |stalk| stalks.push(stalk));
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

/// All moves to a graph of value 0. A cut of an edge on a cycle changes what lies on cycles, and any other only takes away.
pub fn winning_moves(edges: &[Token]) -> Vec<Move> {
    let support = Support::of(edges);
    let stalks = Stalks::of(&support);
    let mut option = Tokens::new();
    let wins = |&place: &usize| {
        if support.is_bridge(place) {
            return stalks.value(support.falling(place)) == 0;
        }
        option.clear();
        push_kept(&mut option, edges, |word| !support.falling(place)[word]);
        value(&Support::of(&option)) == 0
    };
    (0..edges.len()).filter(wins).map(|place| Move::change(place, &[])).collect()
}
