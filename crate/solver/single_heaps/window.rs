//! Single heaps from which any number of stones up to a bound may be taken: the options of a heap are the heaps in a window
//! that moves up, and its value is the mex of what is in the window.

use crate::numbers::{self, Token};
use crate::taking::Most;

/// Values in a window.
pub struct Window {
    most: Most,
    /// The least heap in the window.
    start: usize,
    /// For each value the last heap that has it.
    last: Vec<u32>,
    present: PresentValues,
}

impl Window {
    /// The window of the empty heap.
    pub fn new(most: Most) -> Self {
        Window { most, start: 0, last: Vec::new(), present: PresentValues::default() }
    }

    /// Adds so many values.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "heaps are at most limits::SEQUENCE, and values at most that"
    )]
    pub fn extend(&mut self, values: &mut Vec<u32>, count: usize) {
        for heap in values.len()..values.len() + count {
            let start = heap - numbers::index(self.most.of(heap as Token));
            for (left, &value) in (self.start..start).zip(&values[self.start..start]) {
                if self.last[value as usize] == left as u32 {
                    self.present.remove(value as usize);
                }
            }
            self.start = start;
            let value = self.present.mex();
            values.push(value as u32);
            if value >= self.last.len() {
                self.last.resize(value + 1, 0);
            }
            self.last[value] = heap as u32;
            self.present.insert(value);
        }
    }
}

/// A set of numbers whose mex is found in a few steps: from the second level on, a bit stands for a full word of the level
/// below. Four levels are enough for 64⁴ numbers, which is more than a sequence has heaps.
#[derive(Default)]
struct PresentValues {
    levels: [Vec<u64>; 4],
}

impl PresentValues {
    fn insert(&mut self, value: usize) {
        let mut place = value;
        for words in &mut self.levels {
            let bit = place % 64;
            place /= 64;
            if place >= words.len() {
                words.resize(place + 1, 0);
            }
            words[place] |= 1 << bit;
            if words[place] != u64::MAX {
                break;
            }
        }
    }

    fn remove(&mut self, value: usize) {
        let mut place = value;
        for words in &mut self.levels {
            let bit = place % 64;
            place /= 64;
            let Some(word) = words.get_mut(place) else { break };
            *word &= !(1 << bit);
        }
    }

    fn mex(&self) -> usize {
        let from_the_top = self.levels.iter().rev();
        from_the_top.fold(0, |place, words| {
            place * 64 + words.get(place).map_or(0, |word| word.trailing_ones() as usize)
        })
    }
}
