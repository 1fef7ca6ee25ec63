//! Passes that all players share: n passes more change nothing, from some number of them on.
//!
//! Source: this project.
//! Cost: a look at each position and its options.

use crate::game::Game;
use crate::numbers::{Token, index};
use crate::pace::{LOOKS, Pace, Work};
use crate::position::Tokens;
use crate::theorem::ending::Ending;
use crate::theorem::{Claim, Solved, Theorem, World, theorem};
use crate::wrappers::passes::split;

theorem! {
    /// Passes repeat.
    Passes {
        id: "passes",
        status: Proved,
        instances: [
            ("nim[passes=9](1,2)", FirstStuck(3), bound: 5, heaps: 3),
            ("wythoff[passes=9](2,3)", LastMover(3), bound: 7, heaps: 2),
            ("kayles[passes=9](5)", After(1, 3), bound: 9, heaps: 2),
            ("large-nim[passes=9](1,2)", FirstStuck(3), bound: 4, heaps: 4),
            ("nim[passes=9](1,2)", LastMover(4), bound: 5, heaps: 3),
            ("half[passes=9](5)", After(2, 4), bound: 20, heaps: 1),
            ("nim[passes=3](1,2,3)", Normal, bound: 6, heaps: 3),
            ("nim[passes=3](1,2,3)", Misere, bound: 6, heaps: 3),
            ("nim[passes=2](1,2)", FirstStuck(2), bound: 12, heaps: 2),
            ("kayles[passes=4](5)", Normal, bound: 9, heaps: 2),
            ("wythoff[passes=2](3,5)", Misere, bound: 9, heaps: 2),
            ("hackenbush[passes=2](0-1-2-0)", LastMover(2), bound: 3),
            ("nim(1,2)+kayles(3)+3p", Misere, bound: 3, heaps: 2),
        ],
    }
}

impl Theorem for Passes {
    fn applies(&self, game: &Game) -> bool {
        game.passes() > 0 && Ending::of(&game.convention).is_some()
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(game, world, pace))
    }
}

/// How the claims fare.
async fn check(game: &Game, world: World<'_>, pace: &Pace) -> Vec<Claim> {
    match (world, Ending::of(&game.convention)) {
        (World::Positions(world), Some(Ending { players: 2, .. })) => of_two_players(world, pace).await,
        (World::Positions(world), Some(Ending { players, .. })) => {
            of_several(world, players, index(game.passes()), pace).await
        }
        _ => Vec::new(),
    }
}

/// The same position with another number of passes left.
fn with_passes(world: &dyn Solved, index: usize, passes: Token) -> Option<usize> {
    let mut tokens = Tokens::from(split(world.tokens(index)).0);
    tokens.push(passes);
    world.find(&tokens)
}

async fn of_two_players(world: &dyn Solved, pace: &Pace) -> Vec<Claim> {
    let mut grundy = Claim::new("grundy");
    let mut outcome = Claim::new("outcome");
    for index in 0..world.len() {
        let Some(fewer) = split(world.tokens(index)).1.checked_sub(2) else { continue };
        pace.spend(1).await;
        if let Some(fewer) = with_passes(world, index, fewer) {
            grundy.case(world.grundy(index) == world.grundy(fewer), &[index, fewer]);
            outcome.case(world.is_p(index) == world.is_p(fewer), &[index, fewer]);
        }
    }
    vec![grundy, outcome]
}

/// A position with each number of passes from none up, and since how many of them its values have had the period of the players,
/// as far as passes go.
struct Row {
    with: Vec<usize>,
    since: usize,
}

impl Row {
    /// Whether the values are the same with so many passes and with as many more as there are players.
    fn repeats(&self, world: &dyn Solved, players: usize, passes: usize) -> bool {
        world.game_value(self.with[passes]) == world.game_value(self.with[passes + players])
    }
}

async fn of_several(world: &dyn Solved, players: usize, most: usize, pace: &Pace) -> Vec<Claim> {
    let mut period = Claim::new("period");
    let Some(compared) = (most + 1).checked_sub(players) else { return vec![period] };
    let mut rows: Vec<Option<Row>> = Vec::with_capacity(world.len());
    for index in 0..world.len() {
        pace.spend(1).await;
        let has_all = split(world.tokens(index)).1 == most as Token;
        let with = |passes: usize| with_passes(world, index, passes as Token);
        let with = if has_all { (0..=most).map(with).collect::<Option<Vec<_>>>() } else { None };
        rows.push(with.map(|with| {
            let row = Row { with, since: 0 };
            let last = (0..compared).rev().find(|passes| !row.repeats(world, players, *passes));
            Row { since: last.map_or(0, |last| last + 1), ..row }
        }));
    }
    for (index, row) in rows.iter().enumerate() {
        let Some(row) = row else { continue };
        let options = world.options(index);
        pace.spend(1 + options.len() as u64 / LOOKS).await;
        // A pass leads to fewer passes; an end has no options, and repeats anyway.
        let moves = options.iter().filter(|option| split(world.tokens(**option)).1 == most as Token);
        let of_moves = moves.map(|option| rows[*option].as_ref().map(|row| row.since));
        let Some(Some(since)) = of_moves.collect::<Option<Vec<_>>>().map(|since| since.into_iter().max()) else {
            continue;
        };
        for passes in since + 2 * players - 3..compared {
            let shown_by = [row.with[passes + players], row.with[passes]];
            period.case(row.repeats(world, players, passes), &shown_by);
        }
    }
    vec![period]
}

#[cfg(test)]
mod tests {
    /// The values of a position by what its moves lead to, of which a lists the best value for each number of passes, again and
    /// again: since when they have the period of the players.
    fn since(best: &[usize], first: usize) -> usize {
        let players = best.len();
        let mut values = vec![first];
        for passes in 1..6 * players {
            values.push(best[passes % players].min((values[passes - 1] + 1) % players));
        }
        let repeats = |passes: &usize| values[*passes] == values[*passes + players];
        (0..values.len() - players).rev().find(|passes| !repeats(passes)).map_or(0, |last| last + 1)
    }

    /// Whatever the moves lead to, the values repeat from 2n − 3 passes on, and for some not before.
    #[test]
    fn a_position_repeats_soon_after_its_options() {
        for players in 2..=6_usize {
            let mut latest = 0;
            for code in 0..players.pow(players as u32) {
                let digit = |place: usize| code / players.pow(place as u32) % players;
                let best: Vec<usize> = (0..players).map(digit).collect();
                for first in 0..=best[0] {
                    latest = latest.max(since(&best, first));
                }
            }
            assert_eq!(latest, 2 * players - 3, "{players}");
        }
    }
}
