//! Where values were found among the pairs of heaps: values repeat, so that pairs of the next heap often have a value at the
//! same place.

/// Places that are kept of each value.
const KEPT: usize = 64;

/// For each value the smaller heaps of pairs that had it, the last one first.
#[derive(Default)]
pub struct Places {
    of: Vec<[u32; KEPT]>,
}

impl Places {
    /// Takes up the smaller heap of a pair that has a value.
    #[allow(clippy::cast_possible_truncation, reason = "heaps are at most limits::SEQUENCE")]
    pub fn add(&mut self, value: u16, smaller: usize) {
        let value = usize::from(value);
        if value >= self.of.len() {
            self.of.resize(value + 1, [1; KEPT]);
        }
        self.of[value].rotate_right(1);
        self.of[value][0] = smaller as u32;
    }

    /// Whether a value is at one of its places.
    pub fn find(&mut self, value: u16, is_at: impl Fn(usize) -> bool) -> bool {
        let Some(places) = self.of.get_mut(usize::from(value)) else { return false };
        let found = places.iter().position(|smaller| is_at(*smaller as usize));
        if let Some(place) = found {
            places[..=place].rotate_right(1);
        }
        found.is_some()
    }
}
