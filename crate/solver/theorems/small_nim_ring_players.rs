//! Ring-bounded Small Nim with any number of players, of whom the last to move wins: a cycle of values gives that of a smallest heap
//! beside the others.
//!
//! Source: this project. For b = 1 see the theorem about Small Nim with any number of players, for two players Liu & Zhou 2018.
//! Winning moves: all, or as many as an answer may list.
//! Cost: one step for each heap.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::cycle::{Blocks, Cycle};
use crate::theorem::heaps::lower_smallest;
use crate::theorem::{Prediction, Quantity, Reason, Subject, Theorem, theorem};
use std::cmp::Ordering;

theorem! {
    /// Ring-bounded Small Nim with any number of players.
    SmallNimRingPlayers {
        id: "small-nim-ring-players",
        status: Proved,
        instances: [
            ("small-nim[b=2,B=3](2,5,7)", LastMover(3), bound: 14, heaps: 3),
            ("small-nim[b=2,B=3](2,2,5)", LastMover(3), bound: 7, heaps: 4),
            ("small-nim[b=2,B=5](2,7,9)", LastMover(4), bound: 20, heaps: 3),
            ("small-nim[b=3,B=4](3,7,10)", LastMover(3), bound: 14, heaps: 3),
            ("small-nim[b=4,B=7](4,11,15)", LastMover(5), bound: 36, heaps: 2),
            ("small-nim[b=2,B=4](4,9)", LastMover(9), bound: 40, heaps: 2),
            ("small-nim[b=3,B=5](3,8,11)", LastMover(2), bound: 14, heaps: 3),
        ],
    }
}

/// How a smallest heap is valued beside the others.
struct Step {
    /// a.
    heap: Token,
    /// r.
    value_before: u64,
    /// g.
    value: u64,
}

impl Step {
    fn of(cycle: Cycle, value_before: u64, heap: Token) -> Self {
        let value = match heap.cmp(&cycle.fewest) {
            Ordering::Less => cycle.players - 1,
            Ordering::Equal => (value_before + 1) % cycle.players,
            Ordering::Greater => cycle.value(Self::place(cycle, value_before, heap)),
        };
        Step { heap, value_before, value }
    }

    /// The place of the cycle whose value a heap of more than b stones has beside others of this value.
    fn place(cycle: Cycle, value_before: u64, heap: Token) -> u64 {
        (heap - shift(cycle, value_before)) % cycle.length()
    }
}

/// By how many places the cycle begins late beside others of this value.
fn shift(cycle: Cycle, value_before: u64) -> u64 {
    u64::from(value_before + 2 == cycle.players)
}

/// The cycle of a game; absent where it is another's.
fn cycle(game: &Game) -> Option<Cycle> {
    Cycle::of(game).filter(|cycle| cycle.fewest > 1)
}

/// The steps from the largest of ascending heaps down.
fn steps(cycle: Cycle, heaps: &[Token]) -> Vec<Step> {
    let mut value_before = cycle.players - 1;
    let downwards = heaps.iter().rev().map(|&heap| {
        let step = Step::of(cycle, value_before, heap);
        value_before = step.value;
        step
    });
    downwards.collect()
}

impl Theorem for SmallNimRingPlayers {
    /// Normal play by its name is left to the theorem that was made for it.
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("small-nim") && game.convention.alliance().is_some() && cycle(game).is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let Some(cycle) = cycle(at.game) else { return Prediction::Silent };
        let value = steps(cycle, at.tokens).last().map_or(cycle.players - 1, |step| step.value);
        Prediction::game_value(value)
    }

    fn reason(&self, at: &Subject) -> Reason {
        let cycle = cycle(at.game).unwrap_or_else(|| unreachable!("the theorem applies"));
        let steps = steps(cycle, at.tokens);
        let players = [("n", cycle.players)];
        let Some(step) = steps.last() else {
            return Reason::new("end", &players).and(&[("g", cycle.players - 1)]);
        };
        let shift = shift(cycle, step.value_before);
        let key = match (step.heap.cmp(&cycle.fewest), shift) {
            (Ordering::Less, _) => "stuck",
            (Ordering::Equal, _) => "fewest",
            (Ordering::Greater, 0) => "cycle",
            (Ordering::Greater, _) => "shifted",
        };
        let integers = [
            ("b", cycle.fewest),
            ("B", cycle.most),
            ("a", step.heap),
            ("r", step.value_before),
        ];
        let downwards: Vec<u64> = steps.iter().map(|step| step.heap).collect();
        let values: Vec<u64> = steps.iter().map(|step| step.value).collect();
        let mut reason = Reason::new(key, &players).and(&integers);
        if step.heap > cycle.fewest {
            let length = cycle.length();
            let to = Step::place(cycle, step.value_before, step.heap);
            reason = reason.and(&[("c", length), ("i", to)]);
            let from = (length - shift) % length;
            reason.quantities.push(("cycle", Quantity::Cycle { runs: cycle.runs(), from, to }));
        }
        reason.and(&[("g", step.value)]).list("heaps", &downwards).list("values", &values)
    }

    /// All, or as many as an answer may list: a smallest heap is left as large as makes the value n − 1.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let cycle = cycle(at.game)?;
        let steps = steps(cycle, at.tokens);
        let Some(step) = steps.last().filter(|step| step.value == 0) else { return Some(Vec::new()) };
        let first = shift(cycle, step.value_before);
        let blocks = Blocks { first, length: cycle.fewest, period: cycle.length() };
        let sizes = blocks.within(step.heap.saturating_sub(cycle.most)..=step.heap - cycle.fewest);
        // Where nothing is left of it, the value is that of the others.
        let sizes = sizes.filter(|size| *size > 0 || step.value_before + 1 == cycle.players);
        Some(lower_smallest(at.tokens, sizes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;
    use crate::theorem::heaps::leave;

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
    fn a_heap_that_is_too_small_ends_the_game() {
        for players in 2..=9 {
            let play = Play::LastMover(players);
            assert_eq!(says("small-nim[b=3,B=4]()", play), (value(players - 1), vec![]));
            assert_eq!(says("small-nim[b=3,B=4](2,9)", play), (value(players - 1), vec![]));
            assert_eq!(says("small-nim[b=3,B=4](3)", play), (value(0), vec![leave(0, 0)]));
        }
    }

    #[test]
    fn other_endings_and_smaller_bounds_are_left_to_others() {
        let applies = |notation: &str, play: Play| THEOREM.applies(&Game::parse(notation, play.convention()).unwrap().0);
        assert!(!applies("small-nim[b=2,B=3]()", Play::FirstStuck(3)));
        assert!(!applies("small-nim[b=2,B=3]()", Play::Normal));
        assert!(!applies("small-nim[B=3]()", Play::LastMover(3)));
        assert!(!applies("small-nim[b=2,B=3,passes=1]()", Play::LastMover(3)));
    }
}
