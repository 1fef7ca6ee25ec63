//! Where moves return: P, N and draws, and the values of Smith that tell them.
//!
//! Source: C. A. B. Smith, Graphs and composite games, J. Combinatorial Theory 1 (1966) 51–81; A. S. Fraenkel, Y. Yesha, The
//! generalized Sprague–Grundy function and its invariance under certain mappings, J. Combinatorial Theory A 43 (1986) 165–177.
//! Cost: a look at each arrow.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::pace::{LOOKS, Pace, Work};
use crate::theorem::{Claim, Theorem, World, theorem};

theorem! {
    /// P, N and draws.
    Draws {
        id: "draws",
        status: Proved,
        instances: [
            ("graph[arrows={a>b,b>c,c>a}](a)", Normal, bound: 0),
            ("graph[arrows={a>b,b>a,b>c,c>d,d>b,d>e,a>a}](a)", Normal, bound: 0),
            ("graph[arrows={a>b,b>c,c>d,d>a,b>e,e>f,f>c,d>g}](a)", Normal, bound: 0),
            ("rule[moves={n -> n-1; n -> n+1 where n<5}](3)", Normal, bound: 5, heaps: 1),
            ("graph[arrows={a>b,b>a,b>c}](a)+nim(1,2)", Normal, bound: 3, heaps: 2),
        ],
    }
}

impl Theorem for Draws {
    fn applies(&self, game: &Game) -> bool {
        game.convention.is_normal()
    }

    fn is_about_returns(&self) -> bool {
        true
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
    let [mut p, mut n, mut d, mut value] = ["p-to-n", "n-to-p", "d-to-d", "value"].map(Claim::new);
    for index in 0..world.len() {
        let options = world.options(index);
        pace.spend(1 + options.len() as u64 / LOOKS).await;
        let outcome = world.outcome(index);
        let find = |wanted| options.iter().find(|option| world.outcome(**option) == wanted).copied();
        let (to_p, to_d) = (find(OutcomeClass::P), find(OutcomeClass::D));
        match (outcome, to_p.or(to_d)) {
            (OutcomeClass::P, Some(other)) => p.case(false, &[index, other]),
            (OutcomeClass::P, None) => p.case(true, &[]),
            (OutcomeClass::N, _) => n.case(to_p.is_some(), &[index]),
            (OutcomeClass::D, _) => d.case(to_p.is_none() && to_d.is_some(), &[index]),
        }
        value.case(world.value(index).outcome() == outcome, &[index]);
    }
    vec![p, n, d, value]
}
