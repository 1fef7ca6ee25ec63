//! Small Nim with any number of players and any bound: each heap goes on along a cycle of values from the value of the larger
//! heaps.
//!
//! Source: this project. For two players it contains what is known with b = 1 (Liu & Zhou 2018) and without bounds (Friedman
//! 2000, Albert & Nowakowski 2004).
//! Winning moves: all, the pass too where there are passes.
//! Cost: one step for each heap; with passes see [`crate::theorem::vectors_of_values`].

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{Token, index};
use crate::theorem::cycle::Cycle;
use crate::theorem::ending::Ending;
use crate::theorem::heaps::{leave, moves_of_each};
use crate::theorem::vectors_of_values::{Rule, Vectors};
use crate::theorem::{Prediction, Quantity, Reason, Subject, Theorem, theorem};
use crate::wrappers::passes::split;

theorem! {
    /// Small Nim with any number of players.
    SmallNimPlayers {
        id: "small-nim-players",
        status: Proved,
        instances: [
            ("small-nim[B=2](2,3,5)", FirstStuck(3), bound: 7, heaps: 4),
            ("small-nim[B=3](2,3,5)", LastMover(4), bound: 8, heaps: 4),
            ("small-nim(1,2,3)", FirstStuck(3), bound: 5, heaps: 5),
            ("small-nim(1,2,3)", LastMover(5), bound: 4, heaps: 6),
            ("small-nim[B=4](3,9)", Misere, bound: 11, heaps: 3),
            ("small-nim[B=2](1,2,3)", Normal, bound: 7, heaps: 4),
            ("small-nim[B=2,passes=2](2,3)", FirstStuck(3), bound: 6, heaps: 3),
            ("small-nim[passes=1](1,2,3)", LastMover(4), bound: 5, heaps: 4),
        ],
    }
}

/// Values that are computed for a position with passes before the theorem gives up.
const WORK: usize = 50_000;

/// A position, taken apart.
struct Heaps<'a> {
    /// Ascending.
    heaps: &'a [Token],
    /// How many passes are left.
    passes: usize,
    ending: Ending,
    /// The cycle that they go along.
    cycle: Cycle,
}

/// How the last, smallest heap goes on along the cycle, and what came before.
struct Step {
    /// r.
    value_before: u64,
    /// s(r).
    from: u64,
    /// i.
    to: u64,
    /// The values as the heaps are added, the largest first.
    values: Vec<u64>,
}

/// The vectors of values with the smallest heap from empty to its size.
struct WithPasses {
    vectors: Vectors,
    /// Of the position.
    vector: Vec<u8>,
}

impl<'a> Heaps<'a> {
    /// Of a position; absent with preferences of the players' own.
    fn of(at: &Subject<'a>) -> Option<Self> {
        let ending = Ending::of(&at.game.convention)?;
        let (heaps, passes) = if at.game.passes() > 0 { split(at.tokens) } else { (at.tokens, 0) };
        let largest = heaps.last().copied().unwrap_or(1);
        let most = at.game.parameters.bound("B").unwrap_or(largest);
        Some(Heaps { heaps, passes: index(passes), ending, cycle: Cycle { players: ending.players as u64, fewest: 1, most } })
    }

    /// The last step along the cycle; none where no heap is left.
    fn last_step(&self) -> Option<Step> {
        let mut step = None;
        let (mut value_before, mut values) = (self.ending.value as u64, Vec::new());
        for &heap in self.heaps.iter().rev() {
            let (from, to) =
                (self.cycle.last_place(value_before), self.cycle.place_after(value_before, heap));
            values.push(self.cycle.value(to));
            step = Some((value_before, from, to));
            value_before = self.cycle.value(to);
        }
        step.map(|(value_before, from, to)| Step { value_before, from, to, values })
    }

    /// The fewest and the most stones that an optimal move takes, from a place of the cycle.
    fn optimal(&self, place: u64) -> [Token; 2] {
        let most = self.cycle.most.min(self.heaps[0]);
        match (place, self.cycle.value(place)) {
            (0, _) => [1, most],
            (place, 0) => [place, place],
            (place, value) => [place - value * self.cycle.most, most],
        }
    }

    /// The values for 0, 1, … passes left; none where it takes too much work to find them out, and where no heap is left.
    #[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
    fn with_passes(&self) -> Option<WithPasses> {
        let mut vector = vec![self.ending.value as u8; self.passes + 1];
        let rule =
            Rule { players: self.ending.players, most: self.cycle.most, period: self.cycle.length() };
        let mut work = WORK;
        let mut vectors = None;
        for &heap in self.heaps.iter().rev() {
            let until = Vectors::up_to(heap, &vector, &rule, &mut work)?;
            vector = until.at(heap).to_vec();
            vectors = Some(until);
        }
        vectors.map(|vectors| WithPasses { vectors, vector })
    }

    fn value(&self) -> Option<u64> {
        if self.heaps.is_empty() {
            return Some(self.ending.value as u64);
        }
        if self.passes == 0 {
            return self.last_step().map(|step| self.cycle.value(step.to));
        }
        self.with_passes().map(|found| u64::from(found.vector[self.passes]))
    }

    /// Why a position without passes has its value.
    fn reason(&self, step: &Step) -> Reason {
        let [least, most] = self.optimal(step.to);
        let key = match step.to {
            0 => "any",
            _ if least == most => "exactly",
            _ => "range",
        };
        let Cycle { players, most: bound, .. } = self.cycle;
        let integers = [
            ("n", players),
            ("k", self.ending.value as u64),
            ("B", bound),
            ("c", self.cycle.length()),
            ("a", self.heaps[0]),
            ("r", step.value_before),
            ("s", step.from),
            ("i", step.to),
            ("g", self.cycle.value(step.to)),
            ("least", least),
            ("most", most),
        ];
        let downwards: Vec<u64> = self.heaps.iter().rev().copied().collect();
        let mut reason = Reason::new(key, &integers).list("heaps", &downwards).list("values", &step.values);
        let cycle = Quantity::Cycle { runs: self.cycle.runs(), from: step.from, to: step.to };
        reason.quantities.push(("cycle", cycle));
        reason
    }
}

impl Theorem for SmallNimPlayers {
    fn applies(&self, game: &Game) -> bool {
        let is_small_nim = game.card.id == "small-nim" && game.parameters.integer("b") == 1;
        is_small_nim && Ending::of(&game.convention).is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let value = Heaps::of(at).and_then(|heaps| heaps.value());
        value.map_or(Prediction::Silent, Prediction::game_value)
    }

    fn reason(&self, at: &Subject) -> Reason {
        let heaps = Heaps::of(at).unwrap_or_else(|| unreachable!("the theorem applies"));
        let integers = [("n", heaps.cycle.players), ("k", heaps.ending.value as u64)];
        match (heaps.last_step(), heaps.passes) {
            (None, _) => Reason::new("end", &integers).and(&[("g", heaps.ending.value as u64)]),
            (Some(step), 0) => heaps.reason(&step),
            (Some(_), passes) => {
                let WithPasses { vectors, vector } =
                    heaps.with_passes().unwrap_or_else(|| unreachable!("the theorem is not silent"));
                let list = |vector: &[u8]| vector.iter().map(|value| u64::from(*value)).collect::<Vec<_>>();
                let value = u64::from(vector[passes]);
                Reason::new("passes", &integers)
                    .and(&[("B", heaps.cycle.most), ("a", heaps.heaps[0]), ("p", passes as u64)])
                    .list("rest", &list(vectors.at(0)))
                    .list("vector", &list(&vector))
                    .and(&[("g", value)])
            }
        }
    }

    /// All of them.
    #[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let heaps = Heaps::of(at)?;
        let Some(step) = heaps.last_step() else { return Some(Vec::new()) };
        let smallest = heaps.heaps[0];
        if heaps.passes == 0 {
            let [least, _] = heaps.optimal(step.to);
            let wins = heaps.cycle.value(step.to) == 0;
            return Some(if wins { moves_of_each(heaps.heaps, smallest, smallest - least) } else { Vec::new() });
        }
        let WithPasses { vectors, vector } = heaps.with_passes()?;
        let (passes, wanted) = (heaps.passes, heaps.ending.players as u8 - 1);
        let from = smallest.saturating_sub(heaps.cycle.most);
        let sizes = vectors.sizes_with(from, smallest, passes, wanted);
        let mut moves: Vec<Move> =
            sizes.into_iter().flat_map(|size| moves_of_each(heaps.heaps, smallest, size)).collect();
        if vector[passes - 1] == wanted {
            moves.push(leave(heaps.heaps.len(), passes as Token - 1));
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;

    fn says(notation: &str, play: Play) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, play.convention()).unwrap();
        assert!(THEOREM.applies(&game));
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    fn value(value: u8) -> Prediction {
        Prediction::game_value(value.into())
    }

    #[test]
    fn the_end_is_as_the_convention_says() {
        for players in 2..=9 {
            assert_eq!(says("small-nim()", Play::FirstStuck(players)), (value(0), vec![]));
            assert_eq!(says("small-nim[B=2]()", Play::LastMover(players)), (value(players - 1), vec![]));
            assert_eq!(says("small-nim[passes=3]()", Play::LastMover(players)), (value(players - 1), vec![]));
        }
    }

    #[test]
    fn two_players_with_one_heap_play_bachets_game() {
        for heap in 1..40 {
            let (found, moves) = says(&format!("small-nim[B=4]({heap})"), Play::Normal);
            assert_eq!(found, value(u8::from(heap % 5 == 0)));
            let expected = (heap % 5 != 0).then(|| leave(0, heap - heap % 5));
            assert_eq!(moves, Vec::from_iter(expected));
        }
    }
}
