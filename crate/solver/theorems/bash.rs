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
        name: { en: "Remainders in Bachet’s game", zh: "巴什博弈的余数定理" },
        statement: {
            en: "\
                Bachet’s game, also called the Bash game, in which a move takes 1 to m stones from one heap; \
                two players, normal play. \
                A heap of n stones has the Grundy value n mod (m + 1). \
                The Grundy value of several heaps is the nim-sum of these remainders, and the position is P \
                if and only if it is 0. \
                One heap is P if and only if m + 1 divides n.",
            zh: "\
                在巴什博弈（每步从一堆中取 1 至 m 枚石子）中，两人按正常规则，\
                n 枚石子的一堆的 SG 值为 n mod (m + 1)。\
                多堆局面的 SG 值等于各堆余数的 Nim 和；当且仅当它为 0 时为 P 局面。\
                只有一堆时，当且仅当 m + 1 整除 n 时为 P 局面。",
        },
        argument: {
            en: "\
                The options of a heap n are the min(n, m) heaps just below it. \
                By induction their values are 0, …, n − 1 if n ≤ m, and otherwise all remainders modulo m + \
                1 except that of n. \
                In both cases all smaller remainders occur and n mod (m + 1) does not, so it is the mex. \
                Several heaps are a sum, whose value is the nim-sum of the heaps’ values.",
            zh: "\
                一堆 n 的选项是紧接其下的 min(n, m) 个堆。\
                由归纳法，n ≤ m 时它们的值为 0, …, n − 1；n > m 时，它们取遍模 m + 1 的除 n 的余数以外的所有\
                余数。\
                两种情形下，更小的余数全部出现，而 n mod (m + 1) 不出现，故它就是 mex。\
                多堆局面是各堆的和，其值为各堆之值的 Nim 和。",
        },
        formula: "\
            <math><mi>SG</mi><mo>(</mo><msub><mi>n</mi><mn>1</mn></msub><mo>,</mo><mo>…</mo><mo>,</mo><msub>\
            <mi>n</mi><mi>N</mi></msub><mo>)</mo><mo>=</mo><mo>(</mo><msub><mi>n</mi><mn>1</mn></msub>\
            <mspace width='0.3em'/><mi>mod</mi><mspace width='0.3em'/><mo>(</mo><mi>m</mi><mo>+</mo>\
            <mn>1</mn><mo>)</mo><mo>)</mo><mo>⊕</mo><mo>⋯</mo><mo>⊕</mo><mo>(</mo><msub><mi>n</mi>\
            <mi>N</mi></msub><mspace width='0.3em'/><mi>mod</mi><mspace width='0.3em'/><mo>(</mo><mi>m</mi>\
            <mo>+</mo><mn>1</mn><mo>)</mo><mo>)</mo></math>",
        reasons: {
            "empty": { en: "No heap is left: the empty nim-sum is 0.", zh: "没有石子堆：空的 Nim 和为 0。" },
            "zero": {
                en: "The remainders of the heaps modulo {modulus} are {remainders}; their nim-sum is 0.",
                zh: "各堆模 {modulus} 的余数为 {remainders}，其 Nim 和为 0。",
            },
            "nonzero": {
                en: "\
                    The remainders of the heaps modulo {modulus} are {remainders}; their nim-sum is {sum}. \
                    A move that makes it 0 wins.",
                zh: "各堆模 {modulus} 的余数为 {remainders}，其 Nim 和为 {sum}。使 Nim 和变为 0 的走法取胜。",
            },
        },
        quantities: {
            "modulus": { en: "m + 1", zh: "m + 1" },
            "remainders": { en: "remainders of the heaps", zh: "各堆的余数" },
            "sum": { en: "nim-sum of the remainders", zh: "余数的 Nim 和" },
        },
        proof: { en: "the argument above is a proof", zh: "以上论证即为证明" },
        source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays.",
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
