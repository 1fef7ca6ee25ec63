//! Which numbers of stones a condition lets be taken from heaps.

use crate::formula::columns::Block;
use crate::formula::functions::BLOCK;
use crate::formula::terms::Condition;
use crate::formula::vocabulary::{Name, Variable};
use crate::numbers::places_of_bits;
use std::sync::OnceLock;

/// The numbers of stones that may be taken from each heap up to a size, found heap by heap as they are asked for, and kept: a bit
/// for each.
pub struct Takes {
    /// Conditions about what is taken alone. They say the same of every heap.
    of_taken: Vec<Condition>,
    /// What they say: the words of each block.
    kept: Vec<OnceLock<u64>>,
    /// The other conditions.
    others: Vec<Condition>,
    rows: Vec<OnceLock<Box<[u64]>>>,
}

impl Takes {
    /// What a condition says of heaps up to a size.
    pub fn new(condition: Condition, largest: usize) -> Self {
        let (others, of_taken) = condition
            .conjuncts()
            .into_iter()
            .partition(|condition| condition.speaks_of(Variable::Name(Name::Stones)));
        let locks = |count: usize| std::iter::repeat_with(OnceLock::new).take(count).collect();
        Takes {
            of_taken,
            kept: locks(largest / BLOCK + 1),
            others,
            rows: std::iter::repeat_with(OnceLock::new).take(largest + 1).collect(),
        }
    }

    /// How many numbers of stones may be taken from a heap.
    pub fn count(&self, heap: usize) -> u64 {
        self.row(heap).iter().map(|word| u64::from(word.count_ones())).sum()
    }

    /// The numbers of stones that may be taken from a heap, the largest first.
    pub fn of_heap(&self, heap: usize) -> impl Iterator<Item = usize> {
        places_of_bits(self.row(heap))
    }

    /// A bit for each number from 0 up to the heap, set where so many may be taken.
    pub fn row(&self, heap: usize) -> &[u64] {
        self.rows[heap].get_or_init(|| (0..=heap / BLOCK).map(|number| self.word(heap, number)).collect())
    }

    fn word(&self, heap: usize, number: usize) -> u64 {
        // At least one stone is taken, and no more than there are.
        let from_one = if number == 0 { u64::MAX << 1 } else { u64::MAX };
        let beyond = (heap + 1).saturating_sub(number * BLOCK);
        let up_to_heap = if beyond >= BLOCK { u64::MAX } else { (1 << beyond) - 1 };
        let kept =
            self.kept[number].get_or_init(|| all(&self.of_taken, &Block::of_takes(0.0, number), u64::MAX));
        all(&self.others, &Block::of_takes(heap as f64, number), kept & from_one & up_to_heap)
    }
}

/// Where all conditions are true, of the bits that are set.
fn all(conditions: &[Condition], block: &Block, mut bits: u64) -> u64 {
    for condition in conditions {
        if bits == 0 {
            break;
        }
        bits &= condition.truths(block).yes;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::{Facts, Formula, Subject};

    #[test]
    fn they_are_those_that_the_condition_is_true_of() {
        for text in
            ["prime(k) and k < n", "n > 5 and k % 3 != 1", "square(k)", "k - n >= -2", "1 / (k - 1) >= 0"]
        {
            let Ok(Formula::Condition(condition)) = Formula::parse(text, Subject::Take) else {
                panic!("{text}")
            };
            let takes = Takes::new(condition.clone(), 200);
            for heap in [0, 1, 2, 5, 63, 64, 65, 127, 128, 200] {
                let of = |taken: &usize| condition.of(&Facts::of_take(heap as f64, *taken as f64));
                let naive: Vec<usize> = (1..=heap).rev().filter(|taken| of(taken) == Some(true)).collect();
                assert_eq!(takes.of_heap(heap).collect::<Vec<_>>(), naive, "{text} of {heap}");
                assert_eq!(takes.count(heap), naive.len() as u64);
            }
        }
    }
}
