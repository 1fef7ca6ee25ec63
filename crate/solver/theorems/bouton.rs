//! Bouton's theorem: the Grundy value of a position of Nim is the nim-sum of its heaps.
//!
//! Source: C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Math. 3 (1901) 35–39; in terms of
//! values by Sprague (1935) and Grundy (1939).
//! Winning moves: with k the nim-sum, every heap a with a ⊕ k < a may become a ⊕ k; there are no others.
//! Cost: one pass over the heaps, where search takes about their product.

use alloc::vec::Vec;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::{Token, nim_sum};
use crate::text::Text;
use crate::theorem::{Prediction, Quantity, Reason, Status, Theorem, TheoremCard, Value};

/// Bouton's theorem.
pub static THEOREM: Bouton = Bouton;

/// See [`THEOREM`].
pub struct Bouton;

static CARD: TheoremCard = TheoremCard {
    id: "bouton",
    name: Text { en: "Bouton’s theorem", zh: "布顿定理" },
    statement: Text {
        en: "In Nim under normal play the Grundy value of a position is the nim-sum of its heaps. The position is P if and only if the nim-sum is 0.",
        zh: "在 Normal 规则的 Nim 游戏中，局面的 SG 值等于各堆石子数的 NIM 和；当且仅当 NIM 和为 0 时，局面为 P 位置。",
    },
    reasons: &[
        (
            "empty",
            Text {
                en: "No heap is left: the empty nim-sum is 0.",
                zh: "没有石子堆：空的 NIM 和为 0。",
            },
        ),
        (
            "zero",
            Text {
                en: "Every binary column holds an even number of ones, so the nim-sum is 0. Every move changes one heap, and with it some column to odd.",
                zh: "每一个二进制数位上 1 的个数都是偶数，所以 NIM 和为 0。任何一步都只改变一堆，必使某一数位上 1 的个数变为奇数。",
            },
        ),
        (
            "nonzero",
            Text {
                en: "The nim-sum is {sum}. A move wins when it makes every column even: it lowers a heap a to a ⊕ {sum}.",
                zh: "NIM 和为 {sum}。能使每一数位上 1 的个数都变为偶数的走步取胜：把某一堆 a 减少到 a ⊕ {sum}。",
            },
        ),
    ],
    status: Status::Proved,
    source: "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Math. 3 (1901) 35–39.",
};

impl Theorem for Bouton {
    fn card(&self) -> &'static TheoremCard {
        &CARD
    }

    fn applies(&self, game: &Game) -> bool {
        game.is_plain("nim") && game.convention.is_normal()
    }

    fn predict(&self, _game: &Game, heaps: &[Token]) -> Prediction {
        Prediction::Exactly(Value::Grundy(nim_sum(heaps.iter().copied())))
    }

    fn reason(&self, _game: &Game, heaps: &[Token]) -> Reason {
        let sum = nim_sum(heaps.iter().copied());
        Reason {
            key: if heaps.is_empty() {
                "empty"
            } else if sum == 0 {
                "zero"
            } else {
                "nonzero"
            },
            quantities: vec![
                ("sum", Quantity::Integer(sum)),
                ("columns", Quantity::BinaryColumns { rows: heaps.to_vec(), sum }),
            ],
        }
    }

    fn winning_moves(&self, _game: &Game, heaps: &[Token]) -> Vec<Move> {
        let sum = nim_sum(heaps.iter().copied());
        let lowered = heaps.iter().enumerate().filter(|(_, heap)| *heap ^ sum < **heap);
        lowered.map(|(place, heap)| Move::change(place, &[heap ^ sum])).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    #[test]
    fn three_four_five_is_won_only_by_lowering_three_to_one() {
        let (game, start) = Game::parse("nim(3,4,5)", PlayConvention::Normal).unwrap();
        assert_eq!(THEOREM.winning_moves(&game, start.tokens()), [Move::change(0, &[1])]);
    }

    #[test]
    fn two_equal_heaps_are_lost() {
        let (game, start) = Game::parse("nim(3,3)", PlayConvention::Normal).unwrap();
        assert_eq!(THEOREM.predict(&game, start.tokens()), Prediction::Exactly(Value::Grundy(0)));
        assert!(THEOREM.winning_moves(&game, start.tokens()).is_empty());
    }
}
