//! Silver Dollar: with the coins paired from the right, the gaps of the pairs are the heaps of Nim; modulo m + 1 where a coin moves at
//! most m squares.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 15.
//! The gap to the left of each coin, counted from the right, is a step of Staircase Nim: a coin that moves takes squares from its
//! step and adds them to the one below, and those of the last coin are out of play.
//! Winning moves: all, those of Staircase Nim.
//! Cost: one pass over the coins.

use crate::game::Game;
use crate::kinds::squares::gaps;
use crate::moves::Move;
use crate::position::Tokens;
use crate::theorem::odd_steps::{Descent, OddSteps};
use crate::theorem::{NimHeap, Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about Silver Dollar.
    SilverDollar {
        id: "silver-dollar",
        status: Proved,
        instances: [
            ("silver-dollar(0,2,4,7)", Normal, bound: 8, heaps: 4),
            ("silver-dollar(2,3,6)", LastMover(2), bound: 9, heaps: 3),
            ("silver-dollar(0,2,4,7)", Misere, bound: 8, heaps: 4),
            ("silver-dollar(1,3,5)", FirstStuck(2), bound: 8, heaps: 3),
            ("silver-dollar[most=1](0,2,4,7)", Normal, bound: 8, heaps: 4),
            ("silver-dollar[most=2](0,2,4,8)", Normal, bound: 9, heaps: 5),
            ("silver-dollar[most=3](2,9)", LastMover(2), bound: 16, heaps: 2),
            ("silver-dollar[most=1](1,3,5)", Misere, bound: 8, heaps: 4),
            ("silver-dollar[most=2](0,2,4,8)", Misere, bound: 10, heaps: 4),
            ("silver-dollar[most=4](3,11)", FirstStuck(2), bound: 16, heaps: 3),
        ],
    }
}

fn pairs(at: &Subject) -> OddSteps {
    OddSteps::up_to(at.game.parameters.bound("most"), gaps(at.tokens).rev(), &at.game.convention)
}

impl Theorem for SilverDollar {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("silver-dollar") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        pairs(at).prediction()
    }

    fn reason(&self, at: &Subject) -> Reason {
        pairs(at).reason()
    }

    /// From the left, each with its coins.
    fn nim_heaps(&self, at: &Subject) -> Vec<NimHeap> {
        let last = at.tokens.len().wrapping_sub(1);
        let coins = |step: usize| (last.saturating_sub(step + 1)..=last - step).collect();
        let mut heaps = pairs(at).nim_heaps(coins);
        heaps.reverse();
        heaps
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let steps: Tokens = gaps(at.tokens).rev().collect();
        let advance = |Descent { step, stones }: Descent| {
            let coin = at.tokens.len() - 1 - step;
            Move::change(coin, &[at.tokens[coin] - stones])
        };
        Some(pairs(at).winning(&steps).into_iter().map(advance).collect())
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
    fn a_pair_is_closed_or_opened() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        let (value, moves) = told("silver-dollar(0,2,4,7)", PlayConvention::Normal);
        // Gaps of 2 and 1.
        assert_eq!((value, moves), (grundy(3), vec![Move::change(3, &[6])]));
        let (value, moves) = told("silver-dollar(4,5,9)", PlayConvention::Normal);
        // Gaps of 3 and, to the edge, 4: the middle coin cannot open its pair.
        assert_eq!((value, moves), (grundy(7), vec![Move::change(0, &[3])]));
        let (value, moves) = told("silver-dollar(2,5,7,8)", PlayConvention::Normal);
        // Gaps of 0 and 2: the third coin has room for one square, and not for two.
        assert_eq!((value, moves), (grundy(2), vec![Move::change(1, &[3])]));
        let (value, moves) = told("silver-dollar(2,4,7,8)", PlayConvention::Normal);
        assert_eq!((value, moves), (grundy(1), vec![Move::change(2, &[6]), Move::change(1, &[3])]));
    }

    #[test]
    fn with_a_bound_a_pair_is_closed_or_opened_to_the_same_remainder() {
        let (value, moves) = told("silver-dollar[most=2](0,2,3,8)", PlayConvention::Normal);
        // Gaps of 1 and 4, both 1 modulo 3.
        assert_eq!((value, moves), (Prediction::Exactly(Value::Grundy(0)), vec![]));
        let (value, moves) = told("silver-dollar[most=2](2,6)", PlayConvention::Normal);
        // A gap of 3 + 0: the first coin opens it by one or two squares, which loses.
        assert_eq!((value, moves), (Prediction::Exactly(Value::Grundy(0)), vec![]));
        let (value, moves) = told("silver-dollar[most=2](2,5)", PlayConvention::Normal);
        // A gap of 2: it is closed, or opened to 3.
        let (close, open) = (Move::change(1, &[3]), Move::change(0, &[1]));
        assert_eq!((value, moves), (Prediction::Exactly(Value::Grundy(2)), vec![close, open]));
    }

    #[test]
    fn with_all_pairs_closed_misere_play_is_won() {
        let (value, moves) = told("silver-dollar(2,3)", PlayConvention::Misere);
        assert_eq!((value, moves), (Prediction::p_if(false), vec![Move::change(0, &[1])]));
        assert_eq!(told("silver-dollar(0,1)", PlayConvention::Misere), (Prediction::p_if(false), vec![]));
    }
}
