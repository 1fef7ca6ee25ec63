//! Large Nim with one player more than heaps: the game value by the smallest heap and how often it occurs.
//!
//! Source: Liu & Xiao 2021, Theorem 2.
//! Winning moves: where the game value is 0, leave 1 of the largest heap; there are no others.
//! Cost: a look at the smallest heaps.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::heaps::{Smallest, leave};
use crate::theorem::{ByCases, Reason, Subject, theorem};

theorem! {
    /// One player more than heaps.
    LargeNimNPlus1 {
        id: "large-nim-n-plus-1",
        status: Proved,
        instances: [
            ("large-nim(1,1,3)", FirstStuck(4), bound: 12, heaps: 3),
            ("large-nim(3)", Misere, bound: 20, heaps: 1),
            ("large-nim(3)", FirstStuck(2), bound: 20, heaps: 1),
            ("large-nim(1,3)", FirstStuck(3), bound: 20, heaps: 2),
            ("large-nim(1,1,2,3)", FirstStuck(5), bound: 8, heaps: 4),
            ("large-nim(1,1,1,2,3)", FirstStuck(6), bound: 6, heaps: 5),
            ("large-nim(1,1,1,2,2,3,4,4)", FirstStuck(9), bound: 4, heaps: 8),
        ],
        name: { en: "One player more than heaps", zh: "人数比堆数多一" },
        statement: {
            en: "\
                Let n ≥ 2 players with the standard alliance matrix play Large Nim, and let the first player \
                who cannot move win. \
                In a position of N = n − 1 nonempty heaps let m be the smallest heap and β the number of \
                heaps equal to m. \
                The game value is g = N if m = 1 and β = N; g = N − 1 − β if m = 1 and β < N; g = N − 1 if m \
                > 1.",
            zh: "\
                设 n ≥ 2 名玩家按标准联盟矩阵进行 Large Nim，最先无法行动者胜。\
                局面有 N = n − 1 个非空堆，其中最小的堆为 m，等于 m 的堆有 β 个。\
                若 m = 1 且 β = N，则博弈值 g = N；若 m = 1 且 β < N，则 g = N − 1 − β；若 m > 1，\
                则 g = N − 1。",
        },
        argument: {
            en: "\
                By induction on the stones. \
                Removing the largest heap leaves N − 1 heaps, where n > (N − 1) + 1 gives the value N − 1, \
                one turn later N: that is all there is when every heap is 1. \
                Let m = 1 and β < N. Leaving 1 of the largest heap gives N − 1 − β one turn later: from N − \
                2 − β, or from all ones, N, when β = N − 1. \
                Leaving more gives N − β. \
                Let m > 1. \
                Leaving 1 of the largest heap gives N − 1 one turn later, leaving more or nothing gives N. \
                In each case the minimum is as stated.",
            zh: "\
                对石子总数归纳。\
                取完最大的堆剩下 N − 1 堆，由 n > (N − 1) + 1 其值为 N − 1，后移一轮为 N；\
                各堆均为 1 时只有这一个选项。\
                设 m = 1 且 β < N：最大的堆只留 1 枚，后移一轮的值为 N − 1 − β（该选项的值为 N − 2 − β；\
                β = N − 1 时该选项各堆均为 1，其值为 N，后移一轮为 0）；留下更多则为 N − β。\
                设 m > 1：最大的堆只留 1 枚，后移一轮的值为 N − 1；留下更多或取完则为 N。\
                各情形的最小值即如所述。",
        },
        formula: "\
            <math><mi>g</mi><mo>=</mo><mrow><mo>{</mo><mtable><mtr><mtd><mi>N</mi></mtd><mtd><mi>m</mi>\
            <mo>=</mo><mn>1</mn><mo>,</mo><mi>β</mi><mo>=</mo><mi>N</mi></mtd></mtr><mtr><mtd><mi>N</mi>\
            <mo>−</mo><mn>1</mn><mo>−</mo><mi>β</mi></mtd><mtd><mi>m</mi><mo>=</mo><mn>1</mn><mo>,</mo>\
            <mi>β</mi><mo>&lt;</mo><mi>N</mi></mtd></mtr><mtr><mtd><mi>N</mi><mo>−</mo><mn>1</mn></mtd><mtd>\
            <mi>m</mi><mo>&gt;</mo><mn>1</mn></mtd></mtr></mtable></mrow></math>",
        reasons: {
            "ones": {
                en: "All N = {N} heaps are 1 and n = N + 1 = {n}: g = N = {g}.",
                zh: "N = {N} 个堆均为 1，n = N + 1 = {n}：g = N = {g}。",
            },
            "some-ones": {
                en: "β = {beta} of the N = {N} heaps are 1 and n = N + 1 = {n}: g = N − 1 − β = {g}.",
                zh: "N = {N} 个堆中有 β = {beta} 个为 1，n = N + 1 = {n}：g = N − 1 − β = {g}。",
            },
            "no-ones": {
                en: "The smallest of the N = {N} heaps is m = {m} > 1 and n = N + 1 = {n}: g = N − 1 = {g}.",
                zh: "N = {N} 个堆中最小的为 m = {m} > 1，n = N + 1 = {n}：g = N − 1 = {g}。",
            },
        },
        quantities: {
            "n": { en: "number of players n", zh: "玩家数 n" },
            "N": { en: "number of heaps N", zh: "堆数 N" },
            "m": { en: "smallest heap m", zh: "最小的堆 m" },
            "beta": { en: "heaps equal to m, β", zh: "等于 m 的堆数 β" },
            "g": { en: "game value g", zh: "博弈值 g" },
        },
        proof: {
            en: "proved by Liu & Xiao (2021), Theorem 2, for n ≥ 3; the proof above includes n = 2",
            zh: "刘文安、肖亚证明（2021，定理 2），原文设 n ≥ 3；以上证明包含 n = 2",
        },
        source: "\
            刘文安、肖亚，多人 Large Nim 博弈的最优策略，河南师范大学学报（自然科学版）49(2) (2021) 1–6.",
    }
}

impl ByCases for LargeNimNPlus1 {
    fn is_about(&self, game: &Game) -> bool {
        game.is_plain("large-nim")
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let heaps = at.tokens.len();
        if at.game.convention.players() != heaps + 1 {
            return None;
        }
        let Smallest { size, times } = Smallest::of(at.tokens);
        Some(if size > 1 {
            ("no-ones", heaps - 1)
        } else if times == heaps {
            ("ones", heaps)
        } else {
            ("some-ones", heaps - 1 - times)
        })
    }

    fn with_more(&self, at: &Subject, reason: Reason) -> Reason {
        Smallest::of(at.tokens).named_in(reason)
    }

    /// All of them: only N ones have the value n − 1 = N, and where the value is 0 a single heap is not 1.
    fn moves_to_win(&self, at: &Subject, _key: &str) -> Option<Vec<Move>> {
        Some(vec![leave(at.tokens.len() - 1, 1)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn one_large_heap_among_ones_is_lowered_to_one() {
        let (game, _) = Game::parse("large-nim()", Play::FirstStuck(4).convention()).unwrap();
        let at = Subject { game: &game, tokens: &[1, 1, (1 << 53) - 1], components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(0)));
        assert_eq!(THEOREM.winning_moves(&at), Some(vec![Move::change(2, &[1])]));
        assert_eq!(THEOREM.predict(&Subject { tokens: &[], ..at }), Prediction::Silent);
        let ones = Subject { tokens: &[1, 1, 1], ..at };
        assert_eq!(THEOREM.predict(&ones), Prediction::Exactly(Value::GameValue(3)));
    }
}
