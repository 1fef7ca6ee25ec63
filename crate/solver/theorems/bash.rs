//! Bachet's game: the Grundy value of a heap is its remainder modulo m + 1.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways; of several heaps by Sprague (1935) and Grundy (1939).
//! Winning moves: with k the nim-sum of the remainders, a heap with the remainder r is lowered to the next heap below that
//! has the remainder r ⊕ k, if r ⊕ k ≤ m and there is such a heap; there are no others.
//! Cost: one pass over the heaps.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{nim_sum, nim_sum_of};
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem about Bachet's game.
    Bash {
        id: "bash",
        status: Proved,
        instances: [
            ("bash[m=3](5,6)", Normal, bound: 12, heaps: 3),
            ("bash[m=1](7)", Normal, bound: 12, heaps: 2),
            ("bash[m=4](11,18)", LastMover(2), bound: 20, heaps: 2),
        ],
    }
}

/// Remainders are taken modulo this number, m + 1.
fn modulus(at: &Subject) -> u64 {
    at.game.parameters.integer("m") + 1
}

fn remainders(at: &Subject) -> Vec<u64> {
    let modulus = modulus(at);
    at.tokens.iter().map(|heap| heap % modulus).collect()
}

impl Theorem for Bash {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("bash") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let modulus = modulus(at);
        Prediction::Exactly(Value::Grundy(nim_sum(at.tokens.iter().map(|heap| heap % modulus))))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let remainders = remainders(at);
        let sum = nim_sum_of(&remainders);
        let key = match (remainders.is_empty(), sum) {
            (true, _) => "empty",
            (false, 0) => "zero",
            (false, _) => "nonzero",
        };
        Reason::new(key, &[("modulus", modulus(at))]).list("remainders", &remainders).and(&[("sum", sum)])
    }

    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (modulus, remainders) = (modulus(at), remainders(at));
        let sum = nim_sum_of(&remainders);
        let mut moves = Vec::new();
        for (place, (&heap, remainder)) in at.tokens.iter().zip(remainders).enumerate() {
            let wanted = remainder ^ sum;
            // As many stones as lead to the wanted remainder; none when it is there already.
            let taken = (remainder + modulus).wrapping_sub(wanted) % modulus;
            if wanted < modulus && (1..=heap).contains(&taken) {
                moves.push(Move::change(place, &[heap - taken]));
            }
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::numbers::LARGEST_TOKEN;

    fn told(notation: &str) -> (Prediction, Option<Vec<Move>>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at))
    }

    #[test]
    fn one_heap_is_lost_at_multiples_of_m_plus_1() {
        assert_eq!(told("bash[m=3](8)"), (Prediction::Exactly(Value::Grundy(0)), Some(vec![])));
        assert_eq!(told("bash[m=3](11)").1, Some(vec![Move::change(0, &[8])]));
        assert_eq!(told("bash[m=3]()").0, Prediction::Exactly(Value::Grundy(0)));
    }

    #[test]
    fn the_largest_heap_and_the_largest_m_are_no_exception() {
        let notation = format!("bash[m={LARGEST_TOKEN}](5,{LARGEST_TOKEN})");
        let expected = Prediction::Exactly(Value::Grundy(LARGEST_TOKEN ^ 5));
        assert_eq!(told(&notation), (expected, Some(vec![Move::change(1, &[5])])));
        let notation = format!("bash[m=3]({LARGEST_TOKEN})");
        assert_eq!(told(&notation).1, Some(vec![Move::change(0, &[LARGEST_TOKEN - 3])]));
    }
}
