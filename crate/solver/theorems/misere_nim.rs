//! Misère Nim: as normal Nim while two heaps are larger than 1, and then the other way round.
//!
//! Source: C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Math. 3 (1901) 35–39.
//! Winning moves: those that leave the nim-sum 0 while two heaps are larger than 1, else those that leave 1: an odd number of
//! heaps of 1. There are no others.
//! Cost: one pass over the heaps.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums;
use crate::numbers::nim_sum_of;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about misère Nim.
    MisereNim {
        id: "misere-nim",
        status: Proved,
        instances: [
            ("nim(1,2,3)", Misere, bound: 10, heaps: 4),
            ("nim(1,1,1)", FirstStuck(2), bound: 3, heaps: 8),
        ],
    }
}

/// The nim-sum that a winning move leaves, and that a P-position has.
fn wanted(at: &Subject) -> u64 {
    nim_sums::of_p_positions(true, nim_sums::large_heaps(at.tokens))
}

impl Theorem for MisereNim {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("nim") && game.convention.terminal_outcome() == Some(OutcomeClass::N)
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(nim_sum_of(at.tokens) == wanted(at))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let heaps = at.tokens;
        let (sum, large) = (nim_sum_of(heaps), nim_sums::large_heaps(heaps));
        let key = match (large, sum) {
            _ if heaps.is_empty() => "empty",
            (0, 0) => "even",
            (0, _) => "odd",
            (1, _) => "single",
            (_, 0) => "zero",
            _ => "nonzero",
        };
        Reason::new(key, &[("heaps", heaps.len() as u64), ("large", large as u64), ("sum", sum)])
            .columns(heaps)
    }

    /// All of them. With two heaps larger than 1 one of them stays; with one or none, heaps of 1 must be left.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        Some(nim_sums::moves_to(at.tokens, wanted(at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::numbers::LARGEST_TOKEN;

    fn winning_moves(notation: &str) -> Vec<Move> {
        let (game, start) = Game::parse(notation, PlayConvention::Misere).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        THEOREM.winning_moves(&at).unwrap()
    }

    #[test]
    fn the_last_large_heap_leaves_an_odd_number_of_ones() {
        assert_eq!(winning_moves("nim(1,1,5)"), [Move::change(2, &[1])]);
        assert_eq!(winning_moves(&format!("nim(1,{LARGEST_TOKEN})")), [Move::change(1, &[0])]);
        assert_eq!(winning_moves("nim(1,1)").len(), 2);
        assert_eq!(winning_moves("nim(1)"), []);
        assert_eq!(winning_moves("nim()"), []);
        assert_eq!(winning_moves("nim(2,2)"), []);
    }
}
