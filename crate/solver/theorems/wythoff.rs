//! Wythoff's theorem: the P-positions of Wythoff's game are the pairs of two complementary sequences.
//!
//! Source: W. A. Wythoff, A modification of the game of Nim, Nieuw Arch. Wisk. 7 (1907) 199–202, for a = 1 under normal play.
//! Winning moves: either heap is lowered to the partner of the other one, or both to a pair with a difference near theirs;
//! there are no others.
//! Cost: a comparison of 128-bit integers for each binary digit of a heap (see [`crate::wythoff_pairs`]).

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::theorem::two_heaps::{both, leave_both};
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};
use crate::wythoff_pairs::WythoffPairs;

theorem! {
    /// Wythoff's theorem.
    Wythoff {
        id: "wythoff",
        status: Proved,
        instances: [
            ("wythoff(6,11)", Normal, bound: 40, heaps: 2),
            ("wythoff[a=2](4,6)", Normal, bound: 30, heaps: 2),
            ("wythoff[a=3](5,7)", LastMover(2), bound: 24, heaps: 2),
            ("wythoff(6,11)", Misere, bound: 40, heaps: 2),
            ("wythoff[a=2](3,7)", Misere, bound: 30, heaps: 2),
            ("wythoff[a=3](5,7)", FirstStuck(2), bound: 24, heaps: 2),
            ("wythoff[a=5](5,7)", Misere, bound: 22, heaps: 2),
        ],
    }
}

fn pairs(at: &Subject) -> WythoffPairs {
    let is_misere = at.game.convention.terminal_outcome() == Some(OutcomeClass::N);
    WythoffPairs::new(at.game.parameters.integer("a"), is_misere)
}

impl Theorem for Wythoff {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("wythoff") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let [smaller, larger] = both(at.tokens);
        Prediction::p_if(pairs(at).partner(smaller) == larger)
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (pairs, [smaller, larger]) = (pairs(at), both(at.tokens));
        let partner = pairs.partner(smaller);
        let difference = larger - smaller;
        let (key, k) = if larger == 0 {
            ("empty", 0)
        } else if partner > larger {
            ("below", pairs.index_of(difference))
        } else {
            let key = if partner == larger { "pair" } else { "above" };
            (key, pairs.index_of(smaller.abs_diff(partner)))
        };
        let [first, second] = pairs.pair(k);
        Reason::new(
            key,
            &[
                ("a", at.game.parameters.integer("a")),
                ("smaller", smaller),
                ("larger", larger),
                ("difference", difference),
                ("k", k),
                ("first", first),
                ("second", second),
            ],
        )
    }

    /// All of them: a winning move makes a pair, and every pair that one move makes is looked at.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let [smaller, larger] = both(at.tokens);
        let made = pairs(at).within_one_move(smaller, larger);
        Some(made.into_iter().map(|pair| leave_both(at.tokens, pair)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn winning_moves(notation: &str, convention: PlayConvention) -> Vec<Move> {
        let (game, start) = Game::parse(notation, convention).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::p_if(THEOREM.winning_moves(&at).unwrap().is_empty()));
        THEOREM.winning_moves(&at).unwrap()
    }

    #[test]
    fn there_are_one_to_three_winning_moves() {
        let moves = |notation| winning_moves(notation, PlayConvention::Normal);
        assert_eq!(moves("wythoff(6,10)"), []);
        assert_eq!(moves("wythoff(7)"), [Move::change(0, &[0])]);
        assert_eq!(moves("wythoff(5,8)"), [Move::change(1, &[3]), Move::change(0, &[4]).and(1, &[7])],);
        assert_eq!(
            moves("wythoff(13,15)"),
            [Move::change(1, &[8]), Move::change(0, &[9]), Move::change(0, &[3]).and(1, &[5])],
        );
    }

    #[test]
    fn misere_pairs_of_a_1_start_with_2_2_and_0_1() {
        let moves = |notation| winning_moves(notation, PlayConvention::Misere);
        assert_eq!(moves("wythoff(1)"), []);
        assert_eq!(moves("wythoff(2,2)"), []);
        assert_eq!(moves("wythoff(1,2)"), [Move::change(1, &[0]), Move::change(0, &[0]).and(1, &[1])]);
        assert_eq!(moves("wythoff(1,1)"), [Move::change(1, &[0]), Move::change(0, &[0])]);
    }
}
