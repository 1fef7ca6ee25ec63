//! Large Nim with a bound: as the largest heap grows, the values seem to run around one cycle, from some place on.
//!
//! Source: this project; a conjecture.
//! Cost: a look at each position.

use crate::game::Game;
use crate::pace::{Pace, Work};
use crate::theorem::cycle::Cycle;
use crate::theorem::{Claim, Theorem, World, theorem};

theorem! {
    /// Rows run on the cycle.
    LargeNimCycle {
        id: "large-nim-cycle",
        status: Conjecture,
        instances: [
            ("large-nim[B=2](2,2,5)", LastMover(3), bound: 13, heaps: 3),
            ("large-nim[B=3](5,9)", LastMover(3), bound: 40, heaps: 2),
            ("large-nim[B=2](3,3,4)", LastMover(5), bound: 12, heaps: 3),
            ("large-nim[B=1](1,2,2,3)", LastMover(3), bound: 8, heaps: 4),
        ],
    }
}

impl Theorem for LargeNimCycle {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("large-nim") && Cycle::of(game).is_some()
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(game, world, pace))
    }
}

/// The places of the cycle, the first and the last, at which a row may be: all that have the values it has had.
type Places = [u64; 2];

/// Where a row may be that has this value; after others, one place on from where it may have been.
fn places(cycle: Cycle, value: u64, before: Option<Places>) -> Option<Places> {
    let last = cycle.last_place(value);
    let own = if last == 0 { [0, 0] } else { [last - cycle.most + 1, last] };
    let Some([first, last]) = before else { return Some(own) };
    let goes_around = last + 1 == cycle.length();
    if own[1] == 0 {
        return goes_around.then_some(own);
    }
    let both = [own[0].max(first + 1), own[1].min(last + 1)];
    (both[0] <= both[1]).then_some(both)
}

async fn check(game: &Game, world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let (World::Positions(world), Some(cycle)) = (world, Cycle::of(game)) else { return Vec::new() };
    let mut rows = Claim::new("rows");
    for start in 0..world.len() {
        let mut heaps = world.tokens(start).to_vec();
        // A row begins where the largest heap is as large as the second largest; the row of one heap at the empty position.
        let is_first = match heaps[..] {
            [] => true,
            [.., second, largest] => second == largest,
            [_] => false,
        };
        if !is_first {
            continue;
        }
        let (mut may_be, mut index) = (None, start);
        loop {
            pace.spend(1).await;
            may_be = places(cycle, world.game_value(index).into(), may_be);
            if may_be.is_none() {
                break;
            }
            match heaps.last_mut() {
                Some(largest) => *largest += 1,
                None => heaps.push(1),
            }
            let Some(next) = world.find(&heaps) else { break };
            index = next;
        }
        rows.case(may_be.is_some(), &[index]);
    }
    vec![rows]
}
