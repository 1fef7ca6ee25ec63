//! Whether a sequence of values repeats.
//!
//! One backward pass finds the least period of every end of the sequence (the failure function of Morris and Pratt), so
//! of all ways to say where it repeats, the earliest that convinces is taken, with its least period.

use crate::numbers::Token;
use crate::taking::{Most, Take, Taking, Two};

/// How a sequence repeats: value(n + period) = value(n) + saltus for every n from `preperiod` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The least period.
    pub period: usize,
    /// The least heap from which it holds.
    pub preperiod: usize,
    /// By how much values rise from one period to the next; 0 when they are the same.
    pub saltus: u32,
}

/// How many items must be known before a repetition convinces. An item is what is told of one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enough {
    /// Let every item n ≥ w follow from the w items before it, and all of them in the same way. Then a repetition of w items
    /// proves the period: what the next item follows from has occurred one period before.
    Window(Token),
    /// R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Camb. Phil. Soc. 52 (1956) 514–526, for moves that take
    /// at most t stones and leave at most h heaps, which they say for h = 2: when the values of all heaps below hn₀ + hp + t are
    /// known and have the period p from n₀ ≥ 1 on, they have it for ever.
    ///
    /// Proof. Let m ≥ hn₀ + hp + t, and let all smaller heaps have the period. An option of the heap m leaves h heaps, some of
    /// which may be empty, with m − k stones in all, 0 ≤ k ≤ t. So the largest of them has b ≥ n₀ + p, and b < m, for what takes
    /// nothing splits. With b − p in place of b it is an option of m − p of the same value: it allows the same, for b − p ≥ n₀ ≥ 1
    /// is not empty either, and dₖ asks only how many of the heaps are empty. The other way round, the largest heap of an option
    /// of m − p has b ≥ n₀ + p − p / h > 0, and b + p in place of b gives an option of m of the same value, for b + p < m. So the
    /// options of m and m − p have the same values.
    ///
    /// From n₀ = 0 the values of 0.4 are 0, 0, 0, 1: the only option of the heap 3 is (1,1), whose second heap less
    /// p = 1 is no heap. Values that repeat from 0 on repeat from 1 on, so then as many must be known as for 1.
    Splits {
        /// The most stones that a move takes, t.
        most: Token,
        /// The most heaps that a move leaves, h: 2 or 3.
        heaps: Token,
    },
    /// The last items are two rounds of a period p that they have for ever; a divisor q of it may be a period too, and perhaps
    /// from an earlier item on. When p pairs of items at the distance q are equal, all later ones are.
    Rounds(usize),
    /// Nothing is proved: half of the items repeat, and what comes first comes again three times.
    Observed,
}

impl Enough {
    /// What proves a period of the values of single heaps, under normal play and, if it is a window, under any convention.
    pub fn proof(taking: &Taking) -> Option<Enough> {
        let takes = match taking {
            Taking::UpTo(Most::Stones(stones)) => return Some(Enough::Window(*stones)),
            Taking::UpTo(Most::Whole | Most::Half { .. }) => return None,
            Taking::OneOf(takes) => takes.iter().filter(|take| take.does_anything()),
        };
        let most = takes.clone().map(|take| take.stones).max().unwrap_or(0);
        if takes.clone().all(Take::is_number) {
            Some(Enough::Window(most))
        } else if !takes.clone().any(Take::splits) {
            // One heap more, since what may be left as a heap may not be left as none.
            Some(Enough::Window(most + 1))
        } else {
            // The proof puts another number of stones in place of one of two heaps, which may make unequal heaps equal.
            let heaps = if takes.clone().any(|take| take.leaves_three) { 3 } else { 2 };
            let is_any = takes.clone().all(|take| take.leaves_two != Two::Unequal);
            is_any.then_some(Enough::Splits { most, heaps })
        }
    }

    fn is_met(self, length: usize, preperiod: usize, period: usize) -> bool {
        let repeating = length - preperiod;
        match self {
            Enough::Window(window) => (repeating - period) as Token >= window,
            Enough::Splits { most, heaps } => {
                length as Token >= heaps * (preperiod.max(1) + period) as Token + most
            }
            Enough::Rounds(proved) => proved % period == 0 && repeating - period >= proved,
            Enough::Observed => repeating >= (4 * period).max(length / 2),
        }
    }
}

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Items {
    /// Rows of so many values, one row for each heap.
    Rows(usize),
    /// The differences of neighbouring values.
    Differences,
}

impl Items {
    /// How many items some values are.
    fn count(self, values: &[u32]) -> usize {
        match self {
            Items::Rows(width) => values.len() / width,
            Items::Differences => values.len().saturating_sub(1),
        }
    }

    #[inline(always)]
    fn are_equal(self, values: &[u32], a: usize, b: usize) -> bool {
        match self {
            Items::Rows(1) => values[a] == values[b],
            Items::Rows(width) => values[a * width..][..width] == values[b * width..][..width],
            Items::Differences => {
                values[a + 1].wrapping_sub(values[a]) == values[b + 1].wrapping_sub(values[b])
            }
        }
    }
}

/// Looks for a repetition in slices.
pub struct PeriodFinder {
    items: Items,
    /// For each number of items from the end, how many of them are both a proper beginning and an end of these, seen
    /// backward.
    borders: Vec<u32>,
}

impl PeriodFinder {
    /// Looks at nothing yet.
    pub fn new(items: Items) -> Self {
        PeriodFinder { items, borders: Vec::new() }
    }

    /// What is compared.
    pub fn items(&self) -> Items {
        self.items
    }

    /// Looks at so many more items of some values, always the same. Answers whether all have been looked at.
    #[allow(clippy::cast_possible_truncation, reason = "there are at most limits::SEQUENCE items")]
    pub fn advance(&mut self, values: &[u32], count: usize) -> bool {
        let items = self.items.count(values);
        let are_equal = |a: usize, b: usize| self.items.are_equal(values, items - 1 - a, items - 1 - b);
        if self.borders.is_empty() && items > 0 {
            self.borders.reserve_exact(items);
            self.borders.push(0);
        }
        let end = items.min(self.borders.len() + count);
        for index in self.borders.len()..end {
            let mut border = self.borders[index - 1] as usize;
            while border > 0 && !are_equal(index, border) {
                border = self.borders[border - 1] as usize;
            }
            border += usize::from(are_equal(index, border));
            self.borders.push(border as u32);
        }
        end == items
    }

    /// The earliest repetition that convinces.
    pub fn period(&self, values: &[u32], enough: Enough) -> Option<Period> {
        let items = self.borders.len();
        self.borders.iter().enumerate().rev().find_map(|(index, &border)| {
            let period = index + 1 - border as usize;
            let preperiod = items - (index + 1);
            let saltus = match self.items {
                Items::Rows(_) => 0,
                // Values that fall do not do so for ever.
                Items::Differences => values[preperiod + period].checked_sub(values[preperiod])?,
            };
            enough.is_met(items, preperiod, period).then_some(Period { period, preperiod, saltus })
        })
    }
}
