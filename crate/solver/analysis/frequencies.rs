//! How often values occur, and which of them are rare.

use crate::pace::{LOOKS, Pace};

/// Values that are counted one by one: those below.
const COUNTED: usize = 1 << 16;

/// Values that are counted between two looks at the pace.
const AT_ONCE: usize = 1 << 16;

/// How often each value occurs among those of some heaps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frequencies {
    /// How many heaps have the value 0, 1, …, up to the largest that is counted by itself.
    pub counts: Vec<u32>,
    /// The first heap with each of these values; [`Frequencies::NONE`] where there is none.
    pub first: Vec<u32>,
    /// The last one.
    pub last: Vec<u32>,
    /// How many heaps have larger values.
    pub beyond: u32,
}

impl Frequencies {
    /// Stands for a heap where there is none.
    pub const NONE: u32 = u32::MAX;

    /// Those of the values of the heaps 0, 1, 2, ….
    pub async fn of<T: Copy + Into<u32>>(values: &[T], pace: &Pace) -> Self {
        let mut found = Frequencies::default();
        let mut start = 0;
        for some in values.chunks(AT_ONCE) {
            found.count(start, some);
            start += AT_ONCE;
            pace.spend(some.len() as u64 / LOOKS).await;
        }
        found
    }

    #[allow(clippy::cast_possible_truncation, reason = "a sequence has at most limits::SEQUENCE heaps")]
    fn count<T: Copy + Into<u32>>(&mut self, start: usize, values: &[T]) {
        for (heap, value) in (start as u32..).zip(values) {
            let value = (*value).into() as usize;
            if value >= self.counts.len() {
                if value >= COUNTED {
                    self.beyond += 1;
                    continue;
                }
                self.counts.resize(value + 1, 0);
                self.first.resize(value + 1, Self::NONE);
                self.last.resize(value + 1, Self::NONE);
            }
            if self.counts[value] == 0 {
                self.first[value] = heap;
            }
            self.counts[value] += 1;
            self.last[value] = heap;
        }
    }

    /// The sparse space that leaves the fewest heaps to it, where all values are counted and fewer heaps have rare values than
    /// have common ones.
    ///
    /// ```
    /// use mexplorer::analysis::{Frequencies, sequence};
    /// use mexplorer::{Game, PlayConvention, pace::at_once};
    ///
    /// // Kayles: 0, 3, 5, 6 and 9 are rare, for they have an even number of ones.
    /// let (game, _) = Game::parse("kayles()", PlayConvention::Normal)?;
    /// let values = sequence(&game, 71, Default::default())?.sequence.known;
    /// let sparse = at_once(async |pace| Frequencies::of(&values, pace).await).sparse().unwrap();
    /// assert_eq!((sparse.mask, sparse.last), (15, Some(70)));
    /// # Ok::<(), mexplorer::RequestError>(())
    /// ```
    #[allow(clippy::cast_possible_truncation, reason = "a mask is less than the values that are counted")]
    pub fn sparse(&self) -> Option<Sparse> {
        if self.beyond > 0 || self.counts.is_empty() {
            return None;
        }
        let total: i64 = self.counts.iter().copied().map(i64::from).sum();
        let (mask, surplus) =
            self.surpluses().into_iter().enumerate().skip(1).min_by_key(|(_, rest)| *rest)?;
        let is_rare = |value: &usize| (value & mask).count_ones() % 2 == 0;
        let last = (0..self.last.len()).filter(is_rare).map(|value| self.last[value]);
        let sparse = Sparse {
            mask: mask as u32,
            rare: ((total + surplus) / 2) as u32,
            last: last.filter(|heap| *heap != Self::NONE).max(),
        };
        (surplus < 0).then_some(sparse)
    }

    /// For each mask, how many more heaps have values with an even number of ones in it than with an odd one: the
    /// transform of Walsh and Hadamard.
    fn surpluses(&self) -> Vec<i64> {
        let size = self.counts.len().next_power_of_two();
        let mut sums: Vec<i64> = self.counts.iter().copied().map(i64::from).collect();
        sums.resize(size, 0);
        let mut half = 1;
        while half < size {
            for block in sums.chunks_mut(2 * half) {
                let (low, high) = block.split_at_mut(half);
                for (low, high) in low.iter_mut().zip(high) {
                    (*low, *high) = (*low + *high, *low - *high);
                }
            }
            half *= 2;
        }
        sums
    }
}

/// A sparse space: Berlekamp, Conway and Guy, Winning Ways, chapter 4. Values are rare or common, so that the nim-sum of two rare
/// or of two common ones is rare, and that of a rare and a common one is common. So there is a mask such that rare values
/// are those with an even number of ones in it. Where few of the first values are rare, few are to come, for the mex is looked
/// for among sums of two values, which are rare where both are common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sparse {
    /// Which bits of a value count.
    pub mask: u32,
    /// How many heaps have rare values.
    pub rare: u32,
    /// The last of them.
    pub last: Option<u32>,
}
