//! Smith's theorem: the Grundy value of a sum where moves return.
//!
//! Source: C. A. B. Smith, Graphs and composite games, J. Combinatorial Theory 1 (1966) 51–81.
//! Cost: one pass over the components, once their values are known.

use crate::game::Game;
use crate::grundy_value::GrundyValue;
use crate::pace::{Pace, Work};
use crate::theorem::{Claim, Theorem, World, theorem};

theorem! {
    /// Smith's theorem.
    Smith {
        id: "smith",
        status: Proved,
        instances: [
            ("graph[arrows={a>b,b>a,b>c}](a)+nim(1,2)", Normal, bound: 3, heaps: 2),
            ("graph[arrows={a>a,a>b}](a)+graph[arrows={a>b,b>c,c>a,c>d}](a)", Normal, bound: 0),
            ("graph[arrows={a>b,b>c,c>a}](a)+subtraction[set={1,2}](4)", Normal, bound: 5, heaps: 1),
        ],
    }
}

impl Theorem for Smith {
    fn applies(&self, game: &Game) -> bool {
        !game.components.is_empty() && game.passes() == 0 && game.convention.is_normal()
    }

    fn is_about_returns(&self) -> bool {
        true
    }

    fn needs_components(&self) -> bool {
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
    let [mut finite, mut infinite, mut several] = ["finite", "infinite", "several"].map(Claim::new);
    for index in 0..world.len() {
        let values = world.component_values(index);
        pace.spend(1 + values.len() as u64).await;
        let infinite_count = values.iter().filter(|value| matches!(value, GrundyValue::Infinite(_))).count();
        let sum = values.iter().fold(GrundyValue::Finite(0), |sum, value| sum.plus(value));
        let claim = match infinite_count {
            0 => &mut finite,
            1 => &mut infinite,
            _ => &mut several,
        };
        claim.case(values.is_empty() || world.value(index) == sum, &[index]);
    }
    vec![finite, infinite, several]
}
