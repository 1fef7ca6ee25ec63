//! The SJ theorem: who wins a sum under misère play, by the Grundy values that its components have under normal play.
//!
//! Source: 贾志豪 (Jia), 组合游戏略述——浅谈 SG 游戏的若干拓展及变形, 2009. It leaves out a hypothesis, (H) below: with it the
//! statement is proved, without it, it fails.
//! (H) holds for single heaps of Nim, Bachet's game and every subtraction game (T. S. Ferguson, 1974), and for taking at
//! most half: a heap 2ʲ − 2, j ≥ 2, may become 3·2ʲ⁻² − 2, of the value 1, and rounded down one of 2ʲ − 1 may become
//! 3·2ʲ⁻² − 1. It says that no position is P under both plays (such games are the pet games of Gurvich & Ho, 2015), so it
//! holds for Wythoff's game with a ≥ 2.
//! Cost: one pass over the components, once their values are known.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::numbers::nim_sum_of;
use crate::pace::{LOOKS, Pace, Work};
use crate::theorem::{Claim, Prediction, Reason, Solved, Status, Subject, Theorem, World, theorem};

theorem! {
    /// The SJ theorem.
    Sj {
        id: "sj",
        status: NeedsHypothesis,
        instances: [
            ("nim(1,2,3)", Misere, bound: 8, heaps: 4),
            ("octal[code=0.77](4,5)", Misere, bound: 8, heaps: 2),
            ("bash[m=3](5,6)", Misere, bound: 10, heaps: 3),
            ("subtraction[set={2,5,7}](9,10)", FirstStuck(2), bound: 12, heaps: 3),
            ("half(6,9)", Misere, bound: 12, heaps: 3),
            ("half[rounding=down](7,9)", Misere, bound: 12, heaps: 3),
            ("nim(1,2)+bash[m=2](3)", Misere, bound: 5, heaps: 2),
            ("grundy(18)", Misere, bound: 18, heaps: 1),
            ("wythoff(3,5)", Misere, bound: 8, heaps: 2),
            ("wythoff[a=2](4,6)", Misere, bound: 16, heaps: 2),
        ],
    }
}

/// Whether (H) is proved of every component.
fn has_hypothesis(game: &Game) -> bool {
    let is_proved = ["nim", "bash", "subtraction", "half"].iter().any(|ruleset| game.is_plain(ruleset));
    let is_proved = is_proved || (game.is_plain("wythoff") && game.parameters.integer("a") > 1);
    let components = &game.components;
    is_proved || (!components.is_empty() && game.passes() == 0 && components.iter().all(has_hypothesis))
}

/// For each position whether it is of one component, or one of these leads to it.
async fn from_one_component(solved: &dyn Solved, pace: &Pace) -> Vec<bool> {
    let mut is_found = vec![false; solved.len()];
    let mut open = Vec::new();
    for index in 0..solved.len() {
        if solved.components(index).len() == 1 {
            open.push(index);
        }
        while let Some(index) = open.pop() {
            if !std::mem::replace(&mut is_found[index], true) {
                let options = solved.options(index);
                pace.spend(1 + options.len() as u64 / LOOKS).await;
                open.extend(options);
            }
        }
    }
    is_found
}

impl Theorem for Sj {
    fn applies(&self, game: &Game) -> bool {
        game.convention.terminal_outcome() == Some(OutcomeClass::N)
    }

    fn status(&self, game: &Game) -> Status {
        if has_hypothesis(game) { Status::Proved } else { Status::NeedsHypothesis }
    }

    fn needs_components(&self) -> bool {
        true
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let is_large = at.components.iter().any(|value| *value > 1);
        Prediction::p_if((nim_sum_of(at.components) == 0) == is_large)
    }

    fn reason(&self, at: &Subject) -> Reason {
        let sum = nim_sum_of(at.components);
        let largest = at.components.iter().copied().max().unwrap_or(0);
        let key = match (sum, largest > 1) {
            _ if at.components.is_empty() => "empty",
            (0, false) => "zero-small",
            (0, true) => "zero-large",
            (_, false) => "sum-small",
            (_, true) => "sum-large",
        };
        Reason::new(key, &[]).list("values", at.components).and(&[("sum", sum), ("largest", largest)])
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
    let World::Positions(solved) = world else { return Vec::new() };
    let mut claim = Claim::new("h");
    for (index, is_found) in from_one_component(solved, pace).await.into_iter().enumerate() {
        let options = solved.options(index);
        pace.spend(1 + options.len() as u64 / LOOKS).await;
        if is_found && solved.grundy(index) == 0 && !options.is_empty() {
            claim.case(options.iter().any(|option| solved.grundy(*option) == 1), &[index]);
        }
    }
    vec![claim]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    #[test]
    fn a_sum_is_proved_when_all_its_components_are() {
        let status = |notation| THEOREM.status(&Game::parse(notation, PlayConvention::Misere).unwrap().0);
        assert_eq!(status("nim(1)+half(3)"), Status::Proved);
        assert_eq!(status("nim(1)+kayles(3)"), Status::NeedsHypothesis);
        assert_eq!(status("nim[passes=1](1)"), Status::NeedsHypothesis);
        assert_eq!(status("wythoff(1,2)"), Status::NeedsHypothesis);
        assert_eq!(status("wythoff[a=2](1,2)+nim(3)"), Status::Proved);
        assert_eq!(status("wythoff[a=2,passes=1](1,2)"), Status::NeedsHypothesis);
    }

    #[test]
    fn no_component_is_won_for_the_player_to_move() {
        let (game, start) = Game::parse("nim()", PlayConvention::Misere).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::p_if(false));
    }
}
