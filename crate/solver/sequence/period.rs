//! Whether a sequence of values repeats.
//!
//! One backward pass finds the least period of every end of the sequence (the failure function of Morris and Pratt), so
//! of all ways to say where it repeats, the earliest that convinces is taken, with its least period.

use alloc::vec::Vec;

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

/// How many values must be known before a repetition convinces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enough {
    /// Every value follows from so many values before it: a repetition of as many proves the period.
    Window(usize),
    /// Guy and Smith, The G-values of various games, Proc. Camb. Phil. Soc. 52 (1956) 514–526: when no move takes more
    /// than `most` stones and heaps may be split, values that repeat from n₀ up to 2n₀ + 2p + most repeat for ever.
    Splits {
        /// The most stones that a move takes.
        most: usize,
    },
    /// Nothing is proved: half of the values, and three periods, repeat.
    Observed,
}

impl Enough {
    fn is_met(self, length: usize, preperiod: usize, period: usize) -> bool {
        match self {
            Enough::Window(window) => length - preperiod >= period.saturating_add(window),
            Enough::Splits { most } => {
                length >= (2 * preperiod + 2 * period).saturating_add(most) && length > preperiod + period
            }
            Enough::Observed => length - preperiod >= (3 * period).max(length / 2),
        }
    }
}

/// Looks for a repetition in slices.
pub struct PeriodFinder {
    length: usize,
    /// Whether the differences of neighbours are looked at instead of the values.
    of_differences: bool,
    /// For each number of values from the end, how many of them are both a proper beginning and an end of these, seen
    /// backward.
    borders: Vec<u32>,
}

impl PeriodFinder {
    /// Looks at the first `length` values.
    pub fn new(length: usize, of_differences: bool) -> Self {
        PeriodFinder { length, of_differences, borders: Vec::new() }
    }

    /// Whether the differences of neighbours are looked at.
    pub fn is_of_differences(&self) -> bool {
        self.of_differences
    }

    /// How many items are compared.
    fn items(&self) -> usize {
        self.length - usize::from(self.of_differences && self.length > 0)
    }

    /// Looks at so many more values. Answers whether all have been looked at.
    #[inline(never)]
    pub fn advance(&mut self, values: &[u32], count: usize) -> bool {
        let items = self.items();
        let last = items.wrapping_sub(1);
        let item = |index: usize| {
            let place = last - index;
            if self.of_differences { values[place + 1].wrapping_sub(values[place]) } else { values[place] }
        };
        if self.borders.is_empty() && items > 0 {
            self.borders.push(0);
        }
        let end = items.min(self.borders.len() + count);
        for index in self.borders.len()..end {
            let mut border = self.borders[index - 1] as usize;
            while border > 0 && item(index) != item(border) {
                border = self.borders[border - 1] as usize;
            }
            border += usize::from(item(index) == item(border));
            self.borders.push(border as u32);
        }
        end == items
    }

    /// The earliest repetition that convinces.
    pub fn period(&self, values: &[u32], enough: Enough) -> Option<Period> {
        let items = self.items();
        self.borders.iter().enumerate().rev().find_map(|(index, &border)| {
            let period = index + 1 - border as usize;
            let preperiod = items - (index + 1);
            let saltus = || match self.of_differences {
                true => values[preperiod + period].wrapping_sub(values[preperiod]),
                false => 0,
            };
            let is_met = enough.is_met(items, preperiod, period);
            is_met.then(|| Period { period, preperiod, saltus: saltus() })
        })
    }
}
