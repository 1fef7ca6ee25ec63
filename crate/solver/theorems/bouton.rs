//! Bouton's theorem: the Grundy value of a position of Nim is the nim-sum of its heaps.
//!
//! Source: C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Math. 3 (1901) 35–39; in terms of
//! values by Sprague (1935) and Grundy (1939).
//! Winning moves: with k the nim-sum, every heap a with a ⊕ k < a may become a ⊕ k; there are no others.
//! Cost: one pass over the heaps, where search takes about their product.

use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums;
use crate::numbers::nim_sum_of;
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// Bouton's theorem.
    Bouton {
        id: "bouton",
        status: Proved,
        instances: [
            ("nim(1,2,3)", Normal, bound: 12, heaps: 4),
        ],
    }
}

impl Theorem for Bouton {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("nim") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::Grundy(nim_sum_of(at.tokens)))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let heaps = at.tokens;
        let sum = nim_sum_of(heaps);
        let key = if heaps.is_empty() {
            "empty"
        } else if sum == 0 {
            "zero"
        } else {
            "nonzero"
        };
        Reason::new(key, &[("sum", sum)]).columns(heaps)
    }

    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        Some(nim_sums::moves_to(at.tokens, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    #[test]
    fn three_four_five_is_won_only_by_lowering_three_to_one() {
        let (game, start) = Game::parse("nim(3,4,5)", PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.winning_moves(&at), Some(vec![Move::change(0, &[1])]));
    }

    #[test]
    fn two_equal_heaps_are_lost() {
        let (game, start) = Game::parse("nim(3,3)", PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::Grundy(0)));
        assert_eq!(THEOREM.winning_moves(&at), Some(vec![]));
    }
}
