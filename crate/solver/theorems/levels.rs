//! n players are two players who may make up to n − 1 moves in a row: the distance to a level position is the game value of any
//! game, one turn later.
//!
//! Source: this project; for Nim and Moore’s Nim the level positions are those of S.-Y. R. Li (1978).
//! Cost: two looks at each move.

use crate::convention::distance;
use crate::game::Game;
use crate::pace::{Pace, Work};
use crate::theorem::ending::Ending;
use crate::theorem::ways::options_first;
use crate::theorem::{Claim, Theorem, World, theorem};

theorem! {
    /// Level positions.
    Levels {
        id: "levels",
        status: Proved,
        instances: [
            ("nim(1,2,3)", FirstStuck(3), bound: 5, heaps: 3),
            ("nim(1,2,3)", LastMover(3), bound: 5, heaps: 3),
            ("nim(1,1,2)", After(2, 5), bound: 4, heaps: 4),
            ("wythoff(3,5)", FirstStuck(3), bound: 9, heaps: 2),
            ("kayles(5,6)", LastMover(4), bound: 9, heaps: 2),
            ("half(9)", FirstStuck(4), bound: 40, heaps: 1),
            ("large-nim[B=2](3,5)", FirstStuck(3), bound: 7, heaps: 3),
            ("small-nim[b=2,B=5](4,9)", After(1, 4), bound: 9, heaps: 2),
            ("nim[passes=2](2,3)", FirstStuck(3), bound: 4, heaps: 2),
            ("nim(1,2)+kayles(3)", LastMover(3), bound: 3, heaps: 2),
            ("graph[arrows={a>b,a>c,b>c,c>d}](a)", FirstStuck(3), bound: 0),
            ("hackenbush(0-1-2-0)", FirstStuck(3), bound: 3),
        ],
    }
}

impl Theorem for Levels {
    /// Between two players level means P, and nothing new is said.
    fn applies(&self, game: &Game) -> bool {
        game.convention.players() > 2 && Ending::of(&game.convention).is_some()
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(game, world, pace))
    }
}

/// How the claims fare. Of each position the fewest moves are found that lead to a level one, the forced moves after an end
/// included, and for a level position the fewest that lead to another one.
async fn check(game: &Game, world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let (World::Positions(world), Some(ending)) = (world, Ending::of(&game.convention)) else {
        return Vec::new();
    };
    let (players, after_the_end) = (ending.players, ending.distance());
    let expected = |index: usize| usize::from(distance(world.game_value(index), players));
    let mut apart = Claim::new("apart");
    let mut nearest = Claim::new("nearest");
    options_first(world, pace, |index, moves: &[usize]| {
        let onward = moves.iter().min().map_or(after_the_end, |least| least + 1);
        if expected(index) > 0 {
            nearest.case(onward == expected(index), &[index]);
            return onward;
        }
        // An end that is level leads nowhere.
        apart.case(if moves.is_empty() { after_the_end == 0 } else { onward >= players }, &[index]);
        0
    })
    .await;
    vec![apart, nearest]
}
