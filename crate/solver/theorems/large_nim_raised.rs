//! Large Nim with a bound: one stone more on every heap changes no value where the number of heaps is a multiple of that of the
//! players.
//!
//! Source: this project.
//! Winning moves: none are named.
//! Cost: a look at each heap.

use crate::game::Game;
use crate::numbers::Token;
use crate::pace::{Pace, Work};
use crate::theorem::cycle::Cycle;
use crate::theorem::largest_heaps::LargestHeaps;
use crate::theorem::{Claim, Prediction, Reason, Subject, Theorem, World, theorem};

theorem! {
    /// One stone more on every heap.
    LargeNimRaised {
        id: "large-nim-raised",
        status: Proved,
        instances: [
            ("large-nim[B=2](2,2,5)", LastMover(3), bound: 9, heaps: 3),
            ("large-nim[B=3](1,2,3,4)", LastMover(2), bound: 6, heaps: 4),
            ("large-nim[B=2](3,3,3,4)", LastMover(4), bound: 7, heaps: 4),
            ("large-nim[B=2](1,1,2,2,2,3)", LastMover(3), bound: 4, heaps: 6),
            ("large-nim[B=3](4,7)", Normal, bound: 16, heaps: 2),
        ],
    }
}

/// What is known of a position whose heaps are lowered by the smallest one, empty heaps being counted until their number is a
/// multiple of that of the players.
fn found(at: &Subject) -> Option<(&'static str, Token, u64)> {
    let cycle = Cycle::of(at.game)?;
    let is_full = at.tokens.len() % at.game.convention.players() == 0;
    let smallest = if is_full { at.tokens.first().copied().unwrap_or(0) } else { 0 };
    let left: Vec<Token> = at.tokens.iter().map(|heap| heap - smallest).filter(|heap| *heap > 0).collect();
    match left[..] {
        [] => Some(("level", smallest, cycle.players - 1)),
        [only] => Some(("one", smallest, cycle.value(only % cycle.length()))),
        [.., largest] if largest <= cycle.most => {
            Some(("unbounded", smallest, LargestHeaps::of(&left, &at.game.convention).game_value() as u64))
        }
        _ => None,
    }
}

impl Theorem for LargeNimRaised {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("large-nim") && Cycle::of(game).is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        found(at).map_or(Prediction::Silent, |(.., value)| Prediction::game_value(value))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let Some((key, smallest, value)) = found(at) else { return Reason::new("", &[]) };
        let reason = Reason::new(key, &[("m", smallest), ("g", value)]);
        if key == "one" { reason.and(&[("c", Cycle::of(at.game).map_or(0, Cycle::length))]) } else { reason }
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(game, world, pace))
    }
}

async fn check(game: &Game, world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let World::Positions(world) = world else { return Vec::new() };
    let mut raised = Claim::new("raised");
    for index in 0..world.len() {
        pace.spend(1).await;
        let heaps = world.tokens(index);
        if heaps.is_empty() || heaps.len() % game.convention.players() != 0 {
            continue;
        }
        let lowered: Vec<Token> = heaps.iter().map(|heap| heap - 1).filter(|heap| *heap > 0).collect();
        if let Some(before) = world.find(&lowered) {
            raised.case(world.game_value(before) == world.game_value(index), &[before, index]);
        }
    }
    vec![raised]
}
