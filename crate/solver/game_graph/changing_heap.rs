//! What the heaps of a position become when one of them gives way to none or up to three others.
//!
//! One option differs little from the one before, so heaps are changed where they are and moved to their places, and the hash
//! follows. Cost: a few steps for each option, however many heaps there are.

use crate::numbers::Token;
use crate::position_table::hash_of;

/// The most heaps that a heap may become.
pub const PARTS: usize = 3;

/// The parts of a heap's option; an empty heap stands where there is none.
pub fn padded(parts: &[Token]) -> [Token; PARTS] {
    std::array::from_fn(|index| parts.get(index).copied().unwrap_or(0))
}

/// The heaps of a position in order, one of which changes.
#[derive(Default)]
pub struct ChangingHeap {
    heaps: Vec<Token>,
    /// Where the heaps stand that change: the first `count` of these.
    places: [usize; PARTS],
    count: usize,
    /// The hash of the heaps that stay.
    rest_hash: u64,
}

impl ChangingHeap {
    /// Begins with the heaps of a position.
    pub fn begin(&mut self, heaps: &[Token]) {
        self.heaps.clear();
        self.heaps.extend_from_slice(heaps);
        self.count = 0;
        self.rest_hash = heaps.iter().fold(0, |sum, &heap| sum.wrapping_add(hash_of(heap)));
    }

    /// Lets the heap at this place of the position change, in which no other one is changed.
    pub fn choose(&mut self, place: usize) {
        self.places[0] = place;
        self.count = 1;
        self.rest_hash = self.rest_hash.wrapping_sub(hash_of(self.heaps[place]));
    }

    /// Changes it back from whatever it has become.
    pub fn restore(&mut self, heap: Token) {
        (_, self.rest_hash) = self.become_parts(padded(&[heap]));
        self.count = 0;
    }

    /// The heaps when the chosen one becomes these, of which empty ones do not count, and their hash.
    pub fn become_parts(&mut self, parts: [Token; PARTS]) -> (&[Token], u64) {
        let nonempty = parts.iter().filter(|&&heap| heap > 0).count();
        while self.count > nonempty {
            self.count -= 1;
            self.move_to(self.count, Token::MAX);
            self.heaps.pop();
        }
        while self.count < nonempty {
            self.places[self.count] = self.heaps.len();
            self.heaps.push(Token::MAX);
            self.count += 1;
        }
        for (index, heap) in parts.into_iter().filter(|&heap| heap > 0).enumerate() {
            self.move_to(index, heap);
        }
        let hash = parts.into_iter().fold(self.rest_hash, |sum, heap| sum.wrapping_add(hash_of(heap)));
        (&self.heaps, hash)
    }

    /// Gives the changing heap of this index another size and moves it to its place.
    fn move_to(&mut self, index: usize, heap: Token) {
        let heaps = &mut self.heaps;
        let from = self.places[index];
        let mut to = from;
        while to > 0 && heaps[to - 1] > heap {
            heaps[to] = heaps[to - 1];
            to -= 1;
        }
        while to + 1 < heaps.len() && heaps[to + 1] < heap {
            heaps[to] = heaps[to + 1];
            to += 1;
        }
        heaps[to] = heap;
        self.places[index] = to;
        // The others may have made way.
        for (_, other) in self.places.iter_mut().enumerate().filter(|(other, _)| *other != index) {
            if from < *other && *other <= to {
                *other -= 1;
            } else if to <= *other && *other < from {
                *other += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position_table::PositionTable;

    #[test]
    fn heaps_stay_in_order_whatever_one_of_them_becomes() {
        let heaps = [1, 3, 3, 4, 7];
        let mut changing = ChangingHeap::default();
        let mut table = PositionTable::of_sorted();
        changing.begin(&heaps);
        for place in [4, 0, 2] {
            changing.choose(place);
            let pairs = [[2, 9], [0, 0], [5, 5], [8, 1], [6, 0], [3, 4], [0, 2], [1, 1], [9, 0]]
                .map(|pair| padded(&pair));
            let triples = [[3, 3, 3], [1, 4, 9], [9, 4, 1], [0, 0, 2], [2, 8, 5], [0, 0, 0], [7, 1, 7]];
            for parts in pairs.into_iter().chain(triples) {
                let mut expected: Vec<Token> = [&heaps[..place], &heaps[place + 1..], &parts].concat();
                expected.retain(|&heap| heap > 0);
                expected.sort_unstable();
                let (found, hash) = changing.become_parts(parts);
                assert_eq!(found, expected);
                assert_eq!(table.number_by_hash(hash, found), table.number(&expected));
            }
            changing.restore(heaps[place]);
        }
        assert_eq!(changing.heaps, heaps);
    }
}
