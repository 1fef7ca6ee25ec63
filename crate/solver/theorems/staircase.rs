//! Staircase Nim: the odd steps are the heaps of Nim; what lies on the even steps does not matter.
//!
//! Source: R. P. Sprague, Über zwei Abarten von Nim, Tôhoku Math. J. 43 (1937) 351–354.
//! Winning moves: every move changes one odd step, by lowering it or by filling it from the step above; those are told that
//! leave a lost position of Nim on the odd steps. There are no others.
//! Cost: one pass over the steps.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::odd_steps::{Descent, OddSteps};
use crate::theorem::{NimHeap, Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about Staircase Nim.
    Staircase {
        id: "staircase",
        status: Proved,
        instances: [
            ("staircase(1,2,3,1)", Normal, bound: 2, heaps: 4),
            ("staircase(3,1,2)", LastMover(2), bound: 4, heaps: 3),
            ("staircase(2,1,1,1)", Misere, bound: 2, heaps: 4),
            ("staircase(1,2,2)", FirstStuck(2), bound: 4, heaps: 3),
        ],
    }
}

fn odd_steps(at: &Subject) -> OddSteps {
    OddSteps::of(at.tokens.iter().copied(), &at.game.convention)
}

impl Theorem for Staircase {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("staircase") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        odd_steps(at).prediction()
    }

    fn reason(&self, at: &Subject) -> Reason {
        odd_steps(at).reason()
    }

    fn nim_heaps(&self, at: &Subject) -> Vec<NimHeap> {
        odd_steps(at).nim_heaps(|step| vec![step])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let steps = at.tokens;
        let descend = |Descent { step, stones }: Descent| {
            let left = steps[step] - stones;
            match step.checked_sub(1) {
                None => Move::change(step, &[left]),
                Some(below) => Move::change(below, &[steps[below] + stones]).and(step, &[left]),
            }
        };
        Some(odd_steps(at).winning(steps).into_iter().map(descend).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::theorem::Value;

    fn told(notation: &str, convention: PlayConvention) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, convention).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    #[test]
    fn stones_may_be_brought_down_to_an_odd_step() {
        let (value, moves) = told("staircase(1,2,3,1)", PlayConvention::Normal);
        assert_eq!(value, Prediction::Exactly(Value::Grundy(2)));
        let (fill, lower) = (Move::change(0, &[3]).and(1, &[0]), Move::change(1, &[4]).and(2, &[1]));
        assert_eq!(moves, [fill, lower]);
    }

    #[test]
    fn with_stones_on_even_steps_alone_misere_play_is_won() {
        let (value, moves) = told("staircase(0,3)", PlayConvention::Misere);
        assert_eq!((value, moves), (Prediction::p_if(false), vec![Move::change(0, &[1]).and(1, &[2])]));
        assert_eq!(told("staircase()", PlayConvention::Misere), (Prediction::p_if(false), vec![]));
    }
}
