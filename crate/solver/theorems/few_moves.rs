//! Where a shortest play has few moves, there are no level positions but at the end, and the game value counts its moves.
//!
//! Source: this project; for heaps Liu & Xiao 2021, Theorem 1.
//! Winning moves: all. Only the end is level, so the one that ends the game at once, where the last to move wins.
//! Cost: a look at the number of heaps; of a set, a look at each move.

use crate::game::Game;
use crate::moves::{Change, Move};
use crate::pace::{Pace, Work};
use crate::theorem::ending::Ending;
use crate::theorem::heaps::is_unbounded;
use crate::theorem::ways::options_first;
use crate::theorem::{Claim, Prediction, Reason, Subject, Theorem, World, theorem};

theorem! {
    /// Few moves.
    FewMoves {
        id: "few-moves",
        status: Proved,
        instances: [
            ("nim(1,2,3)", FirstStuck(5), bound: 5, heaps: 4),
            ("nim(2,3)", LastMover(4), bound: 6, heaps: 3),
            ("moore[k=2](1,2,3)", After(1, 5), bound: 4, heaps: 5),
            ("moore[k=2](1,2,3)", LastMover(3), bound: 4, heaps: 4),
            ("large-nim(2,3)", FirstStuck(4), bound: 8, heaps: 3),
            ("small-nim(2,3)", FirstStuck(5), bound: 6, heaps: 4),
            ("wythoff(3,5)", LastMover(4), bound: 9, heaps: 2),
            ("half(3,3)", FirstStuck(9), bound: 7, heaps: 2),
            ("kayles(5,6)", FirstStuck(9), bound: 6, heaps: 2),
        ],
    }
}

/// The moves of a shortest play, where moves can empty heaps: one for each heap, or for each k.
fn shortest(at: &Subject) -> Option<usize> {
    let heaps = at.tokens.len();
    if at.game.is_plain("nim") || is_unbounded(at.game, "large-nim") || is_unbounded(at.game, "small-nim") && at.game.parameters.integer("b") == 1 {
        return Some(heaps);
    }
    at.game
        .is_plain("moore")
        .then(|| heaps.div_ceil(usize::try_from(at.game.parameters.integer("k")).unwrap_or(usize::MAX)))
}

/// The moves of a shortest play and those that are forced after it, where there are few enough of them.
fn few(at: &Subject) -> Option<(Ending, usize, usize)> {
    let (ending, shortest) = (Ending::of(&at.game.convention)?, shortest(at)?);
    let after_the_end = ending.distance();
    (shortest + after_the_end < ending.players).then_some((ending, shortest, after_the_end))
}

fn game_value(players: usize, moves: usize) -> usize {
    (moves + players - 1) % players
}

impl Theorem for FewMoves {
    /// Between two players level means P, and nothing new is said.
    fn applies(&self, game: &Game) -> bool {
        game.convention.players() > 2 && Ending::of(&game.convention).is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        few(at).map_or(Prediction::Silent, |(ending, shortest, after_the_end)| {
            let value = game_value(ending.players, shortest + after_the_end);
            Prediction::game_value(value as u64)
        })
    }

    fn reason(&self, at: &Subject) -> Reason {
        let Some((Ending { players, .. }, shortest, after_the_end)) = few(at) else {
            return Reason::new("", &[]);
        };
        let value = game_value(players, shortest + after_the_end);
        let told = [("n", players), ("l", shortest), ("c", after_the_end), ("g", value)];
        let key = match (shortest, after_the_end) {
            (0, 0) => "level",
            (_, 0) => "last",
            _ => "after",
        };
        Reason::new(key, &told.map(|(name, number)| (name, number as u64)))
    }

    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (_, shortest, after_the_end) = few(at)?;
        let emptied = (0..at.tokens.len()).map(|place| Change { place, to: vec![0] });
        let ends = Move { changes: emptied.collect() };
        Some(if shortest == 1 && after_the_end == 0 { vec![ends] } else { Vec::new() })
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(game, world, pace))
    }
}

/// How the claim fares: by position the moves of a shortest play, and the most of them that a position has which can be reached.
async fn check(game: &Game, world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let (World::Positions(world), Some(ending)) = (world, Ending::of(&game.convention)) else {
        return Vec::new();
    };
    let (players, after_the_end) = (ending.players, ending.distance());
    let mut shortest_play = Claim::new("shortest-play");
    options_first(world, pace, |index, below: &[(usize, usize)]| {
        let shortest = below.iter().map(|(shortest, _)| shortest + 1).min().unwrap_or(0);
        let longest = below.iter().map(|(_, most)| *most).fold(shortest, usize::max);
        if longest + after_the_end < players {
            let found = usize::from(world.game_value(index));
            shortest_play.case(found == game_value(players, shortest + after_the_end), &[index]);
        }
        (shortest, longest)
    })
    .await;
    vec![shortest_play]
}
