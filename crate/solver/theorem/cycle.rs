//! A cycle of game values: what becomes of the value of some heaps when a smaller one is put beside them, of which moves take
//! up to a number of stones before the others may be touched.

use crate::game::Game;
use crate::theorem::ending::Ending;

/// The cycle of c = (n − 1)·B + 1 places: n − 1 once, in place 0, then 0, 1, …, n − 2, each B times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// n, at least 2.
    pub players: u64,
    /// B, at least 1: the most that a move takes.
    pub most: u64,
}

impl Cycle {
    /// Of a game in which a move takes at most B stones of a heap, and the last to move wins.
    pub fn of(game: &Game) -> Option<Self> {
        let Ending { players, value } = Ending::of(&game.convention)?;
        let most = game.parameters.bound("B")?;
        (value + 1 == players).then_some(Cycle { players: players as u64, most })
    }

    /// c.
    pub fn length(self) -> u64 {
        (self.players - 1) * self.most + 1
    }

    /// C: the value in a place.
    pub fn value(self, place: u64) -> u64 {
        place.checked_sub(1).map_or(self.players - 1, |before| before / self.most)
    }

    /// s: the last place that has a value.
    pub fn last_place(self, value: u64) -> u64 {
        if value + 1 < self.players { (value + 1) * self.most } else { 0 }
    }

    /// The place to which a heap of so many stones goes on from a value.
    pub fn place_after(self, value: u64, heap: u64) -> u64 {
        (self.last_place(value) + heap) % self.length()
    }

    /// The values in their order, from place 0 on, each with how many places in a row have it.
    pub fn runs(self) -> Vec<[u64; 2]> {
        let others = (0..self.players - 1).map(|value| [value, self.most]);
        std::iter::once([self.players - 1, 1]).chain(others).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::LARGEST_TOKEN;

    #[test]
    fn every_place_has_the_value_of_its_run() {
        for players in 2..=9 {
            for most in 1..=5 {
                let cycle = Cycle { players, most };
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
        let cycle = Cycle { players: 9, most: LARGEST_TOKEN };
        assert_eq!(cycle.value(cycle.length() - 1), 7);
        assert_eq!(cycle.place_after(7, LARGEST_TOKEN), LARGEST_TOKEN - 1);
    }
}
