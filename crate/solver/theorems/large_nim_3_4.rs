//! Large Nim with three players and four heaps.
//!
//! Source: Liu & Xiao 2021, eq. (5).
//! Winning moves: where the game value is 0, level the largest heap with the two below it if the smallest is smaller still;
//! if three heaps are the smallest, leave nothing or 1 (or anything below them, which is not listed) of the last.
//! Cost: three comparisons.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::heaps::leave;
use crate::theorem::{ByCases, Reason, Subject, theorem};

theorem! {
    /// Three players and four heaps.
    LargeNim34 {
        id: "large-nim-3-4",
        status: Proved,
        instances: [
            ("large-nim(1,2,2,3)", FirstStuck(3), bound: 9, heaps: 4),
        ],
        name: { en: "Three players, four heaps", zh: "三人四堆" },
        statement: {
            en: "\
                Let three players with the standard alliance matrix play Large Nim, and let the first player \
                who cannot move win. \
                A position of four nonempty heaps x₁ ≤ x₂ ≤ x₃ ≤ x₄ has the game value g = 2 if x₁ < x₂ = x₃ \
                = x₄; g = 0 if x₁ < x₂ = x₃ < x₄ or 1 < x₁ = x₂ = x₃ ≤ x₄; g = 1 otherwise.",
            zh: "\
                设三名玩家按标准联盟矩阵进行 Large Nim，最先无法行动者胜。\
                局面为四个非空堆 x₁ ≤ x₂ ≤ x₃ ≤ x₄。\
                若 x₁ < x₂ = x₃ = x₄，则博弈值 g = 2；若 x₁ < x₂ = x₃ < x₄ 或 1 < x₁ = x₂ = x₃ ≤ x₄，\
                则 g = 0；其余情形 g = 1。",
        },
        argument: {
            en: "\
                By induction on the stones; with one heap fewer there are as many heaps as players, and the \
                values are known. \
                With three players g = 2 if and only if the position is not terminal and all options have 1, \
                g = 0 if and only if some option has 2, and g = 1 at any other position that is not \
                terminal. \
                If x₁ < x₂ = x₃ = x₄, removing a heap leaves three heaps with a single smallest, of value 1, \
                and lowering one leaves four heaps whose second and third differ, also 1: so g = 2. \
                If x₁ < x₂ = x₃ < x₄, levelling x₄ gives an option of value 2; if 1 < x₁ = x₂ = x₃, lowering \
                x₄ to 1, or to anything else below x₁, does: g = 0. \
                These and removing x₄ where the others are equal and above 1 are the only ways to a value 2. \
                Otherwise no option has 2, and some option has 0: lower x₄ to x₂ if x₂ < x₃ and x₂ > 1, and \
                remove it if x₂ = 1: so g = 1.",
            zh: "\
                对石子总数归纳；少一堆即为人数等于堆数的情形，其值已知。\
                三人时，对不是终局的局面，g = 2 当且仅当所有选项的值为 1；g = 0 当且仅当某个选项的值为 \
                2；其余情形 g = 1。\
                若 x₁ < x₂ = x₃ = x₄，取完一堆，剩下的三堆中最小的堆唯一，其值为 1；减少一堆，\
                所得四堆中第二、第三堆不等，其值也为 1：故 g = 2。\
                若 x₁ < x₂ = x₃ < x₄，把 x₄ 减少到 x₃ 得到值为 2 的选项；若 1 < x₁ = x₂ = x₃，\
                把 x₄ 减少到 1，或减少到小于 x₁ 的其他值，也是如此：故 g = 0。\
                除此以外，只有在其余三堆相等且大于 1 时取完 x₄ 才能到达值 2。\
                其他情形没有值为 2 的选项，而总有值为 0 的选项：x₂ < x₃ 且 x₂ > 1 时把 x₄ 减少到 x₂，\
                x₂ = 1 时取完 x₄：故 g = 1。",
        },
        formula: "\
            <math><mi>g</mi><mo>=</mo><mrow><mo>{</mo><mtable><mtr><mtd><mn>2</mn></mtd><mtd><msub><mi>x</mi>\
            <mn>1</mn></msub><mo>&lt;</mo><msub><mi>x</mi><mn>2</mn></msub><mo>=</mo><msub><mi>x</mi>\
            <mn>3</mn></msub><mo>=</mo><msub><mi>x</mi><mn>4</mn></msub></mtd></mtr><mtr><mtd>\
            <mn>0</mn></mtd><mtd><msub><mi>x</mi><mn>1</mn></msub><mo>&lt;</mo><msub><mi>x</mi>\
            <mn>2</mn></msub><mo>=</mo><msub><mi>x</mi><mn>3</mn></msub><mo>&lt;</mo><msub><mi>x</mi>\
            <mn>4</mn></msub><mo>∨</mo><mn>1</mn><mo>&lt;</mo><msub><mi>x</mi><mn>1</mn></msub><mo>=</mo>\
            <msub><mi>x</mi><mn>2</mn></msub><mo>=</mo><msub><mi>x</mi><mn>3</mn></msub><mo>≤</mo><msub>\
            <mi>x</mi><mn>4</mn></msub></mtd></mtr><mtr><mtd><mn>1</mn></mtd><mtd><msub><mi>x</mi>\
            <mn>2</mn></msub><mo>&lt;</mo><msub><mi>x</mi><mn>3</mn></msub><mo>∨</mo><msub><mi>x</mi>\
            <mn>3</mn></msub><mo>=</mo><mn>1</mn></mtd></mtr></mtable></mrow></math>",
        reasons: {
            "top-three": {
                en: "\
                    The heaps are {x}: the three largest are equal and the smallest is below them, so g = \
                    {g}.",
                zh: "各堆为 {x}：最大的三堆相等，最小的堆小于它们，故 g = {g}。",
            },
            "middle-two": {
                en: "\
                    The heaps are {x}: the second and the third are equal, and the first is below and the \
                    fourth above them, so g = {g}.",
                zh: "各堆为 {x}：第二、第三堆相等，第一堆小于它们，第四堆大于它们，故 g = {g}。",
            },
            "lowest-three": {
                en: "The heaps are {x}: the three smallest are equal and above 1, so g = {g}.",
                zh: "各堆为 {x}：最小的三堆相等且大于 1，故 g = {g}。",
            },
            "otherwise": {
                en: "\
                    The heaps are {x}: the second and the third differ, or the three smallest are 1, so g = \
                    {g}.",
                zh: "各堆为 {x}：第二、第三堆不等，或最小的三堆均为 1，故 g = {g}。",
            },
        },
        quantities: {
            "n": { en: "number of players n", zh: "玩家数 n" },
            "N": { en: "number of heaps N", zh: "堆数 N" },
            "x": { en: "heaps x₁, x₂, x₃, x₄", zh: "各堆 x₁, x₂, x₃, x₄" },
            "g": { en: "game value g", zh: "博弈值 g" },
        },
        proof: {
            en: "stated by Liu & Xiao (2021), eq. (5); proved above",
            zh: "见刘文安、肖亚（2021，式 (5)）；证明见上",
        },
        source: "\
            刘文安、肖亚，多人 Large Nim 博弈的最优策略，河南师范大学学报（自然科学版）49(2) (2021) 1–6.",
    }
}

impl ByCases for LargeNim34 {
    fn is_about(&self, game: &Game) -> bool {
        game.is_plain("large-nim") && game.convention.players() == 3
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let &[first, second, third, fourth] = at.tokens else { return None };
        Some(if second < third || third == 1 {
            ("otherwise", 1)
        } else if first == second {
            ("lowest-three", 0)
        } else if third == fourth {
            ("top-three", 2)
        } else {
            ("middle-two", 0)
        })
    }

    fn with_more(&self, at: &Subject, reason: Reason) -> Reason {
        reason.list("x", at.tokens)
    }

    /// With three equal smallest heaps there may be more: the last heap may be left with any size below them.
    fn moves_to_win(&self, at: &Subject, key: &str) -> Option<Vec<Move>> {
        let sizes = if key == "middle-two" { &at.tokens[2..3] } else { &[0, 1] };
        Some(sizes.iter().map(|&size| leave(3, size)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn equation_five_has_three_values() {
        let (game, _) = Game::parse("large-nim()", Play::FirstStuck(3).convention()).unwrap();
        let huge = (1 << 53) - 1;
        for (heaps, value) in [
            ([1, 2, 2, 2], 2),
            ([1, 2, 2, 3], 0),
            ([2, 2, 2, 2], 0),
            ([2, 2, 2, huge], 0),
            ([1, 1, 1, 1], 1),
            ([1, 1, 1, huge], 1),
            ([1, 1, 2, 2], 1),
            ([1, huge, huge, huge], 2),
        ] {
            let at = Subject { game: &game, tokens: &heaps, components: &[] };
            assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(value)), "{heaps:?}");
        }
        let at = Subject { game: &game, tokens: &[1, 1, 1], components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Silent);
    }
}
