//! The theorem of Sprague and Grundy: the Grundy value of a sum is the nim-sum of its components' values.
//!
//! Source: R. P. Sprague (1935); P. M. Grundy (1939).
//! Cost: one pass over the components, once their values are known.

use crate::game::Game;
use crate::numbers::nim_sum_of;
use crate::theorem::{Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem of Sprague and Grundy.
    SpragueGrundy {
        id: "sprague-grundy",
        status: Proved,
        instances: [
            ("nim(1,2)+wythoff(1,2)", Normal, bound: 5, heaps: 2),
            ("octal[code=0.77](4,5)", Normal, bound: 9, heaps: 3),
            ("grundy(7,8)", Normal, bound: 10, heaps: 2),
            ("subtraction[set={1,3,4}](9,10)", LastMover(2), bound: 12, heaps: 3),
            ("fibonacci(5)+staircase(1,2)", Normal, bound: 3, heaps: 3),
        ],
        name: { en: "The Sprague–Grundy theorem", zh: "Sprague–Grundy 定理" },
        statement: {
            en: "\
                Under normal play with two players and without passes that are shared by the components, the \
                Grundy value of a sum is the nim-sum of the Grundy values of its components. \
                The components are those of a sum, and single heaps where a ruleset plays heaps \
                independently.",
            zh: "\
                两人按正常规则，且没有由各分量共用的跳过次数，则和的 SG 值等于各分量的 SG 值的 Nim 和。\
                分量指和的各个游戏；规则对各堆独立时，分量即单独的堆。",
        },
        argument: {
            en: "\
                Let the components have the values g₁, …, g_r with the nim-sum s, and suppose the theorem \
                holds for all options. \
                A move changes exactly one gᵢ, for no option of a component has the component’s own value; \
                so no option of the sum has the value s. \
                For every v < s the highest bit in which s and v differ is 1 in s, hence in some gᵢ; then gᵢ \
                ⊕ s ⊕ v < gᵢ, and as gᵢ is a mex, that component has an option with this value, which gives \
                the sum the value v. \
                So s is the mex.",
            zh: "\
                设各分量的值为 g₁, …, g_r，Nim 和为 s，并设定理对所有选项成立。\
                每一步恰改变一个 gᵢ，因为分量的选项都没有该分量自身的值；故和的选项都没有值 s。\
                对任意 v < s，s 与 v 最高的不同位在 s 中为 1，因而在某个 gᵢ 中为 1；于是 gᵢ ⊕ s ⊕ v < gᵢ，\
                而 gᵢ 是 mex，该分量有具有此值的选项，走到它使和的值为 v。\
                所以 s 就是 mex。",
        },
        formula: "\
            <math><mi>SG</mi><mo>(</mo><msub><mi>G</mi><mn>1</mn></msub><mo>+</mo><mo>⋯</mo><mo>+</mo><msub>\
            <mi>G</mi><mi>r</mi></msub><mo>)</mo><mo>=</mo><mi>SG</mi><mo>(</mo><msub><mi>G</mi>\
            <mn>1</mn></msub><mo>)</mo><mo>⊕</mo><mo>⋯</mo><mo>⊕</mo><mi>SG</mi><mo>(</mo><msub><mi>G</mi>\
            <mi>r</mi></msub><mo>)</mo></math>",
        reasons: {
            "zero": {
                en: "The values of the components are {values}, and their nim-sum is 0.",
                zh: "各分量的 SG 值为 {values}，其 Nim 和为 0。",
            },
            "nonzero": {
                en: "\
                    The values of the components are {values}, and their nim-sum is {sum}. \
                    Moving a component of the value g to an option of the value g ⊕ {sum} wins.",
                zh: "\
                    各分量的 SG 值为 {values}，其 Nim 和为 {sum}。\
                    把值为 g 的某个分量走到值为 g ⊕ {sum} 的选项即胜。",
            },
        },
        quantities: {
            "values": { en: "Grundy values of the components", zh: "各分量的 SG 值" },
            "sum": { en: "nim-sum", zh: "Nim 和" },
        },
        proof: {
            en: "proved by Sprague (1935) and Grundy (1939)",
            zh: "Sprague（1935）与 Grundy（1939）各自证明",
        },
        source: "\
            R. P. Sprague, Über mathematische Kampfspiele, Tôhoku Math. J. 41 (1935) 438–444; P. M. Grundy, \
            Mathematics and games, Eureka 2 (1939) 6–8.",
    }
}

impl Theorem for SpragueGrundy {
    fn applies(&self, game: &Game) -> bool {
        let has_components = !game.components.is_empty() || game.ruleset.heap_rule().is_some();
        has_components && game.passes() == 0 && game.convention.is_normal()
    }

    fn needs_components(&self) -> bool {
        true
    }

    /// Of fewer than two components there is nothing to say.
    fn predict(&self, at: &Subject) -> Prediction {
        if at.components.len() < 2 {
            return Prediction::Silent;
        }
        Prediction::Exactly(Value::Grundy(nim_sum_of(at.components)))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let sum = nim_sum_of(at.components);
        let key = if sum == 0 { "zero" } else { "nonzero" };
        Reason::new(key, &[]).list("values", at.components).and(&[("sum", sum)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    #[test]
    fn fewer_than_two_components_are_no_sum() {
        let (game, start) = Game::parse("nim(3)", PlayConvention::Normal).unwrap();
        let at = |components| Subject { game: &game, tokens: start.tokens(), components };
        assert_eq!(THEOREM.predict(&at(&[])), Prediction::Silent);
        assert_eq!(THEOREM.predict(&at(&[3])), Prediction::Silent);
        assert_eq!(THEOREM.predict(&at(&[3, 5])), Prediction::Exactly(Value::Grundy(6)));
    }
}
