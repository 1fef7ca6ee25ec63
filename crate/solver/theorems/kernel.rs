//! The positions of Grundy value 0 are the kernel of the position graph: no arrow joins two of them, and from every other
//! position an arrow leads to one of them.
//!
//! Source: Berge, The Theory of Graphs; Wang & Li 2017.
//! Cost: a look at each arrow.

use crate::game::Game;
use crate::pace::{LOOKS, Pace, Work};
use crate::theorem::{Claim, Theorem, World, theorem};

theorem! {
    /// The kernel.
    Kernel {
        id: "kernel",
        status: Proved,
        instances: [
            ("nim(1,2,3)", Normal, bound: 8, heaps: 3),
            ("nim(1,2,3)", LastMover(2), bound: 5, heaps: 3),
            ("nim[passes=1](1,2,3)", Normal, bound: 5, heaps: 3),
            ("wythoff(3,5)", Normal, bound: 12, heaps: 2),
            ("subtraction[set={1,3,4}](5,6)", Normal, bound: 10, heaps: 2),
            ("large-nim(1,2,3)", Normal, bound: 8, heaps: 3),
            ("kayles(5,6)", Normal, bound: 8, heaps: 2),
            ("graph[arrows={a>b,a>c,b>c,c>d}](a)", Normal, bound: 0),
            ("hackenbush(0-1-2-0)", Normal, bound: 3),
            ("nim(1,2)+kayles(3)", Normal, bound: 3, heaps: 2),
        ],
    }
}

impl Theorem for Kernel {
    fn applies(&self, game: &Game) -> bool {
        game.convention.is_normal()
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, _game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(world, pace))
    }
}

/// How the claims fare.
async fn check(world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let World::Positions(world) = world else { return Vec::new() };
    let mut no_arrow_inside = Claim::new("no-arrow-inside");
    let mut arrow_into = Claim::new("arrow-into");
    let mut previous_player = Claim::new("previous-player");
    for index in 0..world.len() {
        let is_inside = world.grundy(index) == 0;
        let options = world.options(index);
        pace.spend(1 + options.len() as u64 / LOOKS).await;
        let inside = options.into_iter().find(|&option| world.grundy(option) == 0);
        match (is_inside, inside) {
            (true, Some(option)) => no_arrow_inside.case(false, &[index, option]),
            (true, None) => no_arrow_inside.case(true, &[]),
            (false, option) => arrow_into.case(option.is_some(), &[index]),
        }
        previous_player.case(is_inside == world.is_p(index), &[index]);
    }
    vec![no_arrow_inside, arrow_into, previous_player]
}
