//! Large Nim with a bound, two heaps, an odd number of players: from some size on the sum of the heaps alone seems to decide.
//!
//! Source: this project; a conjecture.
//! Winning moves: the one that leaves a sum of remainder 0, where that leaves heaps of which the conjecture speaks.
//! Cost: a few operations.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::cycle::Cycle;
use crate::theorem::heaps::leave;
use crate::theorem::two_heaps::at_most_two;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// Two heaps of Large Nim with a bound, an odd number of players.
    LargeNimTwoOdd {
        id: "large-nim-two-odd",
        status: Conjecture,
        instances: [
            ("large-nim[B=2](5,9)", LastMover(3), bound: 40, heaps: 2),
            ("large-nim[B=3](12,20)", LastMover(3), bound: 60, heaps: 2),
            ("large-nim[B=1](4,6)", LastMover(5), bound: 20, heaps: 2),
            ("large-nim[B=2](9,30)", LastMover(5), bound: 60, heaps: 2),
        ],
    }
}

/// x ≤ y, the least size j·B·(B − 1) from which on the sum decides, the place of the sum on the cycle, and the cycle; none
/// where x is smaller.
fn place(at: &Subject) -> Option<([u64; 2], u128, u64, Cycle)> {
    let (cycle, [smaller, larger]) = (Cycle::of(at.game)?, at_most_two(at.tokens)?);
    let [half, most] = [cycle.players / 2, cycle.most].map(u128::from);
    let least = half * most * (most - 1);
    let place = (smaller + larger) % cycle.length();
    (u128::from(smaller) >= least).then_some(([smaller, larger], least, place, cycle))
}

impl Theorem for LargeNimTwoOdd {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("large-nim") && Cycle::of(game).is_some_and(|cycle| cycle.players % 2 == 1)
    }

    fn predict(&self, at: &Subject) -> Prediction {
        place(at).map_or(Prediction::Silent, |(.., place, cycle)| {
            Prediction::game_value(cycle.value(place))
        })
    }

    fn reason(&self, at: &Subject) -> Reason {
        let Some((_, _, place, cycle)) = place(at) else { return Reason::new("", &[]) };
        Reason::new("sum", &[("c", cycle.length()), ("i", place), ("g", cycle.value(place))])
    }

    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let ([smaller, larger], least, place, cycle) = place(at)?;
        if cycle.value(place) != 0 {
            return Some(Vec::new());
        }
        let left = larger - place;
        (u128::from(smaller.min(left)) >= least).then(|| vec![leave(at.tokens.len() - 1, left)])
    }
}
