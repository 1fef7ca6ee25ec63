//! Rare and common values of heaps that moves split in two (the sparse space of *Winning Ways*, chapter 4).
//!
//! A mask parts the values: one is rare if it has an even number of the mask's bits, else common. The nim-sum of two rare or of
//! two common values is rare, so a pair of heaps has a common value only if one of the two heaps is rare. Where few heaps are,
//! the least common value that a heap's options lack is soon known, and of the other pairs one need only ask for the rare values
//! below it.
//!
//! Guarantee: true of every mask; the mask decides only how much there is to do.

use std::ops::Range;

/// Sums of pairs whose marks are made together: for each rare heap the partners are then neighbours.
const SUMS: usize = 64;

/// A mask is worth it where of so many heaps one is rare, or fewer.
const WORTH: usize = 24;

/// The rare heaps, and for each of some sums the values of the pairs that have one.
pub struct Rares {
    mask: u16,
    /// The rare nonempty heaps, ascending.
    heaps: Vec<usize>,
    /// The least and the greatest number of stones that a move takes which splits the rest.
    taken: (usize, usize),
    /// The sums that are under way.
    sums: Range<usize>,
    /// For each sum a row of so many marks, by value.
    width: usize,
    rows: Vec<u8>,
    /// By value: 1 if it is rare.
    is_rare: Vec<u8>,
}

impl Rares {
    /// The mask under which the fewest of some heaps are rare, if these are few. All values are below `end`, a power of two.
    pub fn find(values: &[u16], end: usize, taken: (usize, usize)) -> Option<Rares> {
        let mut sums = vec![0; end];
        values.iter().skip(1).for_each(|value| sums[usize::from(*value)] += 1);
        transform(&mut sums);
        let (mask, _) = sums.iter().enumerate().skip(1).min_by_key(|(_, sum)| **sum)?;
        let mask = u16::try_from(mask).ok()?;
        let is_rare = |value: u16| (value & mask).count_ones() % 2 == 0;
        let heaps: Vec<usize> = (1..values.len()).filter(|heap| is_rare(values[*heap])).collect();
        let rares = Rares { mask, heaps, taken, sums: 0..0, width: 0, rows: Vec::new(), is_rare: Vec::new() };
        rares.are_worth_it(values.len()).then_some(rares)
    }

    /// Whether few of so many heaps are rare.
    pub fn are_worth_it(&self, heaps: usize) -> bool {
        self.heaps.len() * WORTH <= heaps
    }

    fn has(&self, value: u16) -> bool {
        (value & self.mask).count_ones() % 2 == 0
    }

    /// Makes ready for the heap after some whose values are known, all of them below `end`. Answers how many pairs it took.
    pub fn prepare(&mut self, values: &[u16], end: usize) -> usize {
        let heap = values.len();
        if heap.saturating_sub(self.taken.0) < self.sums.end && end <= self.width {
            return 0;
        }
        if end != self.width {
            self.width = end;
            self.is_rare = (0..=u16::MAX).take(end).map(|value| u8::from(self.has(value))).collect();
        }
        let (least, most) = self.taken;
        self.sums = heap.saturating_sub(most)..heap.saturating_sub(least) + SUMS.max(4 * (most - least));
        self.rows.clear();
        self.rows.resize(self.sums.len() * end, 0);
        for &rare in &self.heaps {
            let sums = self.sums.start.max(rare + 1)..self.sums.end.min(rare + heap);
            // A heap's twin is no rare one among others: where both may be left, their sum is 0 and marked as such.
            for sums in [sums.start..sums.end.min(2 * rare), sums.start.max(2 * rare + 1)..sums.end] {
                if sums.is_empty() {
                    continue;
                }
                let rows = self.rows[(sums.start - self.sums.start) * end..].chunks_exact_mut(end);
                for (row, value) in rows.zip(&values[sums.start - rare..sums.end - rare]) {
                    row[usize::from(values[rare] ^ value)] = 1;
                }
            }
        }
        self.sums.len() * self.heaps.len()
    }

    /// Takes up the value of the last heap of some.
    pub fn push(&mut self, values: &[u16]) {
        let heap = values.len() - 1;
        let value = values[heap];
        let partners = 1..self.sums.end.saturating_sub(heap).min(heap);
        if self.has(value) {
            self.heaps.push(heap);
            for partner in partners {
                self.mark(heap + partner, value ^ values[partner]);
            }
        } else {
            for place in 0..self.heaps.len() {
                let partner = self.heaps[place];
                if partner >= partners.end {
                    break;
                }
                self.mark(heap + partner, value ^ values[partner]);
            }
        }
    }

    fn mark(&mut self, sum: usize, value: u16) {
        if let Some(row) = sum.checked_sub(self.sums.start) {
            if let Some(mark) = self.rows.get_mut(row * self.width + usize::from(value)) {
                *mark = 1;
            }
        }
    }

    /// Marks the pairs with so many stones of which one is rare.
    pub fn mark_pairs(&self, sum: usize, marks: &mut [u8]) {
        let row = &self.rows[(sum - self.sums.start) * self.width..][..self.width];
        marks.iter_mut().zip(row).for_each(|(mark, seen)| *mark |= seen);
    }

    /// The least common value that is not marked, or the end of the marks, and the rare ones below it.
    #[allow(clippy::cast_possible_truncation, reason = "marks end at 2¹⁵")]
    pub fn missing(&self, marks: &[u8], missing: &mut Vec<u16>) -> u16 {
        missing.clear();
        for (place, (&mark, &is_rare)) in marks.iter().zip(&self.is_rare).enumerate() {
            if mark == 0 {
                if is_rare == 0 {
                    return place as u16;
                }
                missing.push(place as u16);
            }
        }
        marks.len() as u16
    }
}

/// The Walsh–Hadamard transform: for each mask the sum of the numbers at places with an even number of the mask's bits, less
/// the others.
fn transform(numbers: &mut [i32]) {
    let mut half = 1;
    while half < numbers.len() {
        for block in numbers.chunks_exact_mut(2 * half) {
            let (first, second) = block.split_at_mut(half);
            for (a, b) in first.iter_mut().zip(second) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}
