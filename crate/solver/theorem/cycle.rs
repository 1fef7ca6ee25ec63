//! A cycle of game values: what becomes of the value of some heaps when a smaller one is put beside them, of which moves take
//! from a fewest to a most number of stones before the others may be touched.

use crate::game::Game;
use crate::numbers::Token;
use crate::theorem::ending::Ending;
use std::ops::RangeInclusive;

/// The cycle of c = (n − 1)·B + b places: n − 1, b times from place 0 on, then 0, 1, …, n − 2, each B times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// n, at least 2.
    pub players: u64,
    /// b, from 1 to B: the fewest stones that a move takes.
    pub fewest: u64,
    /// B: the most that a move takes.
    pub most: u64,
}

impl Cycle {
    /// Of a game in which a move takes at most B stones of a heap, and at least b where the ruleset says so, and the last to
    /// move wins.
    pub fn of(game: &Game) -> Option<Self> {
        let Ending { players, value } = Ending::of(&game.convention)?;
        let (fewest, most) = (game.parameters.bound("b").unwrap_or(1), game.parameters.bound("B")?);
        (value + 1 == players).then_some(Cycle { players: players as u64, fewest, most })
    }

    /// c.
    pub fn length(self) -> u64 {
        (self.players - 1) * self.most + self.fewest
    }

    /// C: the value in a place.
    pub fn value(self, place: u64) -> u64 {
        place.checked_sub(self.fewest).map_or(self.players - 1, |before| before / self.most)
    }

    /// s: the last place that has a value.
    pub fn last_place(self, value: u64) -> u64 {
        let whole_runs = if value + 1 < self.players { (value + 1) * self.most } else { 0 };
        self.fewest - 1 + whole_runs
    }

    /// The place to which a heap of so many stones goes on from a value.
    pub fn place_after(self, value: u64, heap: u64) -> u64 {
        (self.last_place(value) + heap) % self.length()
    }

    /// The values in their order, from place 0 on, each with how many places in a row have it.
    pub fn runs(self) -> Vec<[u64; 2]> {
        let others = (0..self.players - 1).map(|value| [value, self.most]);
        std::iter::once([self.players - 1, self.fewest]).chain(others).collect()
    }
}

/// Blocks of places in a row that come again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocks {
    /// The first place of one of them, at most the period.
    pub first: u64,
    /// How many places each has, less than the period.
    pub length: u64,
    /// From the first place of one to the first place of the next.
    pub period: u64,
}

impl Blocks {
    /// How far a place is behind the first one of the last block that has begun.
    fn behind(self, place: u64) -> u64 {
        (place % self.period + self.period - self.first) % self.period
    }

    /// Whether a place is in a block.
    pub fn contains(self, place: u64) -> bool {
        self.behind(place) < self.length
    }

    /// The places of a range that are in a block, ascending. What is between the blocks costs nothing.
    pub fn within(self, range: RangeInclusive<Token>) -> impl Iterator<Item = Token> {
        let from = move |place: u64| {
            let behind = self.behind(place);
            if behind < self.length { place } else { place + self.period - behind }
        };
        let places = std::iter::successors(Some(from(*range.start())), move |place| Some(from(place + 1)));
        places.take_while(move |place| place <= range.end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::LARGEST_TOKEN;

    #[test]
    fn every_place_has_the_value_of_its_run() {
        for players in 2..=9 {
            for (fewest, most) in (1..=5).flat_map(|most| (1..=most).map(move |fewest| (fewest, most))) {
                let cycle = Cycle { players, fewest, most };
                let runs = cycle.runs().into_iter();
                let values: Vec<u64> =
                    runs.flat_map(|[value, length]| (0..length).map(move |_| value)).collect();
                let found: Vec<u64> = (0..cycle.length()).map(|place| cycle.value(place)).collect();
                assert_eq!(found, values);
                for value in 0..players {
                    let last = values.iter().rposition(|other| *other == value).unwrap();
                    assert_eq!(cycle.last_place(value), last as u64);
                }
            }
        }
    }

    #[test]
    fn the_largest_bound_and_heap_leave_room() {
        let cycle = Cycle { players: 9, fewest: 1, most: LARGEST_TOKEN };
        assert_eq!(cycle.value(cycle.length() - 1), 7);
        assert_eq!(cycle.place_after(7, LARGEST_TOKEN), LARGEST_TOKEN - 1);
    }

    #[test]
    fn the_places_of_blocks_are_those_that_they_contain() {
        for (first, length, period) in [(0, 1, 3), (2, 2, 3), (3, 2, 8), (6, 4, 9)] {
            let blocks = Blocks { first, length, period };
            let mut is_in = [false; 40];
            let places =
                (0..20).flat_map(|turn| (first..first + length).map(move |place| place + turn * period));
            // The block before the first one, too.
            for place in places.filter_map(|place| place.checked_sub(period)).filter(|place| *place < 40) {
                is_in[place as usize] = true;
            }
            for start in 0..20 {
                for end in start..24 {
                    let found: Vec<u64> = blocks.within(start..=end).collect();
                    assert_eq!(
                        found,
                        (start..=end).filter(|place| is_in[*place as usize]).collect::<Vec<_>>()
                    );
                    assert!(found.iter().all(|place| blocks.contains(*place)));
                }
            }
        }
    }
}
