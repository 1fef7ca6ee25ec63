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
        name: { en: "Bouton’s theorem", zh: "Bouton 定理" },
        statement: {
            en: "\
                In Nim under normal play with two players the Grundy value of a position is the nim-sum of \
                its heaps. \
                The position is P if and only if the nim-sum is 0.",
            zh: "\
                在两人按正常规则进行的 Nim 游戏中，局面的 SG 值等于各堆石子数的 Nim 和；\
                当且仅当 Nim 和为 0 时为 P 局面。",
        },
        argument: {
            en: "\
                Let k be the nim-sum, and suppose the theorem holds for all options. \
                A move changes one heap, so it changes k: no option has the value k itself. \
                For every v < k the highest bit in which k and v differ is 1 in k, so it is 1 in some heap \
                a; then a ⊕ k ⊕ v < a, and lowering a to it leaves the nim-sum v. \
                So k is the mex.",
            zh: "\
                设 Nim 和为 k，并设定理对所有选项成立。\
                每一步恰改变一堆，故必改变 k：没有选项的值等于 k。\
                对任意 v < k，k 与 v 最高的不同位在 k 中为 1，因而在某一堆 a 中为 1；于是 a ⊕ k ⊕ v < a，\
                把 a 减少到它，Nim 和即为 v。\
                所以 k 就是 mex。",
        },
        formula: "\
            <math><mi>SG</mi><mo>(</mo><msub><mi>a</mi><mn>1</mn></msub><mo>,</mo><mo>…</mo><mo>,</mo><msub>\
            <mi>a</mi><mi>N</mi></msub><mo>)</mo><mo>=</mo><msub><mi>a</mi><mn>1</mn></msub><mo>⊕</mo>\
            <mo>⋯</mo><mo>⊕</mo><msub><mi>a</mi><mi>N</mi></msub></math>",
        reasons: {
            "empty": { en: "No heap is left: the empty nim-sum is 0.", zh: "没有石子堆：空的 Nim 和为 0。" },
            "zero": {
                en: "\
                    Every binary column holds an even number of ones, so the nim-sum is 0. \
                    Every move changes one heap, and so makes some column odd.",
                zh: "\
                    每一个二进制数位上 1 的个数都是偶数，所以 Nim 和为 0。\
                    任何一步都只改变一堆，必使某一数位上 1 的个数变为奇数。",
            },
            "nonzero": {
                en: "\
                    The nim-sum is {sum}. \
                    A move wins if it makes every column even: it lowers a heap a to a ⊕ {sum}.",
                zh: "\
                    Nim 和为 {sum}。\
                    能使每一数位上 1 的个数都变为偶数的走法取胜：把某一堆 a 减少到 a ⊕ {sum}。",
            },
        },
        quantities: {
            "sum": { en: "nim-sum", zh: "Nim 和" },
            "columns": { en: "heaps in binary", zh: "各堆的二进制" },
        },
        proof: {
            en: "\
                the P-positions by Bouton (1901), the Grundy value by Sprague (1935) and Grundy (1939); the \
                argument above proves both",
            zh: "\
                P 局面由 Bouton 证明（1901），SG 值由 Sprague（1935）与 Grundy（1939）证明；\
                以上论证对二者均为证明",
        },
        source: "\
            C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Math. 3 (1901) 35–39.",
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
