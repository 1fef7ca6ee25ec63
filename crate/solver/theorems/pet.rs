//! Pet games: no position is P under both normal and misère play.
//!
//! Source: V. Gurvich and N. B. Ho, On tame, pet, domestic, and miserable impartial games. It is the hypothesis of the SJ
//! theorem, seen from the other side.
//! Winning moves: none are named; those to the Grundy value 1 are.
//! Cost: nothing, once the Grundy value is known.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::pace::{LOOKS, Pace, Work};
use crate::theorem::{Claim, Prediction, Reason, Solved, Subject, Theorem, World, theorem};

theorem! {
    /// Pet games.
    Pet {
        id: "pet",
        status: Proved,
        instances: [
            ("wythoff[a=2](4,6)", Misere, bound: 16, heaps: 2),
            ("wythoff[a=3](3,7)", FirstStuck(2), bound: 14, heaps: 2),
            ("nim(7)", Misere, bound: 12, heaps: 1),
            ("bash[m=3](7)", Misere, bound: 30, heaps: 1),
            ("subtraction[set={2,5,7}](9)", Misere, bound: 40, heaps: 1),
            ("half(9)", Misere, bound: 40, heaps: 1),
            ("half[rounding=down](9)", Misere, bound: 40, heaps: 1),
            ("nim(1,2,3)", Misere, bound: 6, heaps: 3),
            ("wythoff(3,5)", Misere, bound: 9, heaps: 2),
            ("large-nim(2,2)", Misere, bound: 5, heaps: 3),
            ("octal[code=0.77](8)", Misere, bound: 10, heaps: 2),
        ],
    }
}

/// Whether it is proved that the components are pet.
fn is_pet(game: &Game) -> bool {
    let of_heaps = ["nim", "bash", "subtraction", "half"].iter().any(|ruleset| game.is_plain(ruleset));
    of_heaps || (game.is_plain("wythoff") && game.parameters.integer("a") > 1)
}

impl Theorem for Pet {
    fn applies(&self, game: &Game) -> bool {
        game.convention.terminal_outcome() == Some(OutcomeClass::N)
    }

    fn needs_components(&self) -> bool {
        true
    }

    fn predict(&self, at: &Subject) -> Prediction {
        match at.components {
            &[value] if is_pet(at.game) => Prediction::p_if(value == 1),
            _ => Prediction::Silent,
        }
    }

    fn reason(&self, at: &Subject) -> Reason {
        let value = at.components.first().copied().unwrap_or(0);
        let key = match value {
            0 => "zero",
            1 => "one",
            _ => "large",
        };
        Reason::new(key, &[("value", value)])
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, _game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(world, pace))
    }
}

/// For each position whether it violates (H), and whether one that it leads to does.
struct Violations {
    here: Vec<bool>,
    below: Vec<bool>,
}

impl Violations {
    async fn of(solved: &dyn Solved, pace: &Pace) -> Self {
        let mut here = vec![false; solved.len()];
        let mut before = vec![Vec::new(); solved.len()];
        for (index, here) in here.iter_mut().enumerate() {
            let options = solved.options(index);
            pace.spend(1 + options.len() as u64 / LOOKS).await;
            let has_one = options.iter().any(|option| solved.grundy(*option) == 1);
            *here = solved.grundy(index) == 0 && !options.is_empty() && !has_one;
            options.into_iter().for_each(|option| before[option].push(index));
        }
        let mut below = vec![false; solved.len()];
        let mut open: Vec<usize> = (0..here.len()).filter(|index| here[*index]).collect();
        while let Some(index) = open.pop() {
            pace.spend(1 + before[index].len() as u64 / LOOKS).await;
            for &leads_here in &before[index] {
                if !std::mem::replace(&mut below[leads_here], true) {
                    open.push(leads_here);
                }
            }
        }
        Violations { here, below }
    }
}

/// How the claims fare.
async fn check(world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let World::Positions(solved) = world else { return Vec::new() };
    let (mut both, mut ones) = (Claim::new("both"), Claim::new("ones"));
    let Violations { here, below } = Violations::of(solved, pace).await;
    for index in (0..solved.len()).filter(|index| !below[*index]) {
        pace.spend(1).await;
        let (is_p, value) = (solved.is_p(index), solved.grundy(index));
        both.case(here[index] == (is_p && value == 0), &[index]);
        if !here[index] {
            ones.case(is_p == (value == 1), &[index]);
        }
    }
    vec![both, ones]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    #[test]
    fn it_speaks_of_single_components_that_are_known_to_be_pet() {
        let says = |notation, components: &[u64]| {
            let (game, start) = Game::parse(notation, PlayConvention::Misere).unwrap();
            THEOREM.predict(&Subject { game: &game, tokens: start.tokens(), components })
        };
        assert_eq!(says("wythoff[a=2](1,2)", &[1]), Prediction::p_if(true));
        assert_eq!(says("wythoff[a=2](1,3)", &[0]), Prediction::p_if(false));
        assert_eq!(says("nim(3)", &[3]), Prediction::p_if(false));
        assert_eq!(says("wythoff(1,2)", &[0]), Prediction::Silent);
        assert_eq!(says("nim(2,2)", &[2, 2]), Prediction::Silent);
        assert_eq!(says("nim(1)+nim(2)", &[1, 2]), Prediction::Silent);
    }
}
