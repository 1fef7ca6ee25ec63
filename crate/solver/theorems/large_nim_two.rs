//! Large Nim with a bound, two heaps, an even number of players: the game value in closed form.
//!
//! Source: this project; for two players R. Xu, X. Zhu 2018.
//! Winning moves: all. A level position is one move away if and only if 1 ≤ i ≤ B, and then by taking i stones.
//! Cost: a few operations.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::cycle::Cycle;
use crate::theorem::heaps::leave;
use crate::theorem::two_heaps::at_most_two;
use crate::theorem::{Prediction, Quantity, Reason, Subject, Theorem, theorem};

theorem! {
    /// Two heaps of Large Nim with a bound.
    LargeNimTwo {
        id: "large-nim-two",
        status: Proved,
        instances: [
            ("large-nim[B=2](5,9)", LastMover(4), bound: 40, heaps: 2),
            ("large-nim[B=3](2,7)", LastMover(2), bound: 30, heaps: 2),
            ("large-nim[B=3](2,7)", Normal, bound: 30, heaps: 2),
            ("large-nim[B=1](4,6)", LastMover(4), bound: 20, heaps: 2),
            ("large-nim[B=4](9,30)", LastMover(6), bound: 60, heaps: 2),
            ("large-nim[B=3](9,30)", LastMover(8), bound: 60, heaps: 2),
        ],
    }
}

/// With the names of the statement.
struct Pair {
    cycle: Cycle,
    /// y.
    larger: Token,
    /// D.
    step: u64,
    /// s.
    remainder: u64,
    /// i.
    place: u64,
}

impl Pair {
    fn of(at: &Subject) -> Option<Self> {
        let (cycle, [smaller, larger]) = (Cycle::of(at.game)?, at_most_two(at.tokens)?);
        let step = (cycle.players / 2 - 1) * cycle.most + 1;
        let remainder = smaller % step;
        let behind = remainder + remainder.div_ceil(cycle.most) * cycle.most;
        let place = (larger - smaller + behind) % cycle.length();
        Some(Pair { cycle, larger, step, remainder, place })
    }

    fn value(&self) -> u64 {
        self.cycle.value(self.place)
    }
}

impl Theorem for LargeNimTwo {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("large-nim") && Cycle::of(game).is_some_and(|cycle| cycle.players % 2 == 0)
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Pair::of(at).map_or(Prediction::Silent, |pair| Prediction::game_value(pair.value()))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let Some(pair) = Pair::of(at) else { return Reason::new("", &[]) };
        let Pair { cycle, step, remainder, place, .. } = pair;
        let key = if place == 0 { "level" } else { "place" };
        let mut reason = Reason::new(key, &[("D", step), ("s", remainder), ("i", place), ("g", pair.value())]);
        let runs = Quantity::Cycle { runs: cycle.runs(), from: 0, to: place };
        reason.quantities.push(("cycle", runs));
        reason.and(&[("c", cycle.length())])
    }

    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let pair = Pair::of(at)?;
        let wins = pair.value() == 0;
        Some(if wins { vec![leave(at.tokens.len() - 1, pair.larger - pair.place)] } else { Vec::new() })
    }
}
