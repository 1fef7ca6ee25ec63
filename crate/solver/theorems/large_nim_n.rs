//! Large Nim with as many players as heaps: the game value by the smallest heap and how often it occurs.
//!
//! Source: Liu & Xiao 2021, Theorem 3.
//! Winning moves: where the game value is 0, remove a largest heap if m = 1, level it with the others if not; there are no
//! others.
//! Cost: a look at the smallest heaps.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::heaps::{Smallest, moves_of_each};
use crate::theorem::{ByCases, Reason, Subject, theorem};

theorem! {
    /// As many players as heaps.
    LargeNimN {
        id: "large-nim-n",
        status: Proved,
        instances: [
            ("large-nim(2,2,5)", FirstStuck(3), bound: 12, heaps: 3),
            ("large-nim(2,3)", Misere, bound: 20, heaps: 2),
            ("large-nim(2,3)", FirstStuck(2), bound: 20, heaps: 2),
            ("large-nim(1,1,2,3)", FirstStuck(4), bound: 8, heaps: 4),
            ("large-nim(1,1,2,3,4)", FirstStuck(5), bound: 6, heaps: 5),
            ("large-nim(1,1,1,1,1,2,3,4,4)", FirstStuck(9), bound: 4, heaps: 9),
        ],
        name: { en: "As many players as heaps", zh: "人数等于堆数" },
        statement: {
            en: "\
                Let n ≥ 2 players with the standard alliance matrix play Large Nim, and let the first player \
                who cannot move win. \
                In a position of N = n nonempty heaps let m be the smallest heap and β the number of heaps \
                equal to m. \
                The game value is g = 0 if m = 1 and β = N; g = N − 1 − β if β < N; g = N − 1 if m > 1 and β \
                = N.",
            zh: "\
                设 n ≥ 2 名玩家按标准联盟矩阵进行 Large Nim，最先无法行动者胜。\
                局面有 N = n 个非空堆，其中最小的堆为 m，等于 m 的堆有 β 个。\
                若 m = 1 且 β = N，则博弈值 g = 0；若 β < N，则 g = N − 1 − β；若 m > 1 且 β = N，\
                则 g = N − 1。",
        },
        argument: {
            en: "\
                By induction on the stones; an option with one heap fewer has one player more than heaps, \
                and its value is known. \
                From N ones every move leads to N − 1 ones, of value N − 1 = n − 1: g = 0. \
                From N equal heaps m > 1 removing one, or lowering one below m, leads to the value N − 2: g \
                = N − 1. \
                If just one heap is larger than m (β = N − 1), remove it when m = 1 and level it when m > 1: \
                the value is n − 1, so g = 0 = N − 1 − β. \
                If several are larger, levelling one gives N − 2 − β, so N − 1 − β one turn later; the other \
                moves give N − β, N − 1, or, removing a heap when m = 1, again N − 1 − β: none gives less.",
            zh: "\
                对石子总数归纳；少一堆的选项属于人数比堆数多一的情形，其值已知。\
                N 个 1 的每一步都到 N − 1 个 1，其值为 N − 1 = n − 1，故 g = 0。\
                N 个相等的堆 m > 1：取完一堆，或减少到小于 m，所得的值均为 N − 2，故 g = N − 1。\
                若只有一堆大于 m（β = N − 1），m = 1 时取完它，m > 1 时把它减少到 m，所得的值为 n − 1，\
                故 g = 0 = N − 1 − β。\
                若有多堆大于 m，把最大的一堆减少到 m，所得的值为 N − 2 − β，后移一轮为 N − 1 − β；\
                其余走法后移一轮的值为 N − β、N − 1，或者（m = 1 时取完一堆）仍为 N − 1 − β，都不更小。",
        },
        formula: "\
            <math><mi>g</mi><mo>=</mo><mrow><mo>{</mo><mtable><mtr><mtd><mn>0</mn></mtd><mtd><mi>m</mi>\
            <mo>=</mo><mn>1</mn><mo>,</mo><mi>β</mi><mo>=</mo><mi>N</mi></mtd></mtr><mtr><mtd><mi>N</mi>\
            <mo>−</mo><mn>1</mn><mo>−</mo><mi>β</mi></mtd><mtd><mi>β</mi><mo>&lt;</mo><mi>N</mi></mtd></mtr>\
            <mtr><mtd><mi>N</mi><mo>−</mo><mn>1</mn></mtd><mtd><mi>m</mi><mo>&gt;</mo><mn>1</mn><mo>,</mo>\
            <mi>β</mi><mo>=</mo><mi>N</mi></mtd></mtr></mtable></mrow></math>",
        reasons: {
            "ones": {
                en: "All N = {N} heaps are 1 and n = N = {n}: g = {g}.",
                zh: "N = {N} 个堆均为 1，n = N = {n}：g = {g}。",
            },
            "unequal": {
                en: "\
                    β = {beta} of the N = {N} heaps equal the smallest, m = {m}, and n = N = {n}: g = N − 1 \
                    − β = {g}.",
                zh: "N = {N} 个堆中有 β = {beta} 个等于最小的堆 m = {m}，n = N = {n}：g = N − 1 − β = {g}。",
            },
            "equal": {
                en: "All N = {N} heaps are m = {m} > 1 and n = N = {n}: g = N − 1 = {g}.",
                zh: "N = {N} 个堆均为 m = {m} > 1，n = N = {n}：g = N − 1 = {g}。",
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
            en: "proved by Liu & Xiao (2021), Theorem 3, for n ≥ 3; the proof above includes n = 2",
            zh: "刘文安、肖亚证明（2021，定理 3），原文设 n ≥ 3；以上证明包含 n = 2",
        },
        source: "\
            刘文安、肖亚，多人 Large Nim 博弈的最优策略，河南师范大学学报（自然科学版）49(2) (2021) 1–6.",
    }
}

impl ByCases for LargeNimN {
    fn is_about(&self, game: &Game) -> bool {
        game.is_plain("large-nim")
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let heaps = at.tokens.len();
        if at.game.convention.players() != heaps {
            return None;
        }
        let Smallest { size, times } = Smallest::of(at.tokens);
        Some(if times < heaps {
            ("unequal", heaps - 1 - times)
        } else if size == 1 {
            ("ones", 0)
        } else {
            ("equal", heaps - 1)
        })
    }

    fn with_more(&self, at: &Subject, reason: Reason) -> Reason {
        Smallest::of(at.tokens).named_in(reason)
    }

    /// All of them: N equal heaps above 1 and N − 1 ones have the value n − 1, and nothing else that can be reached.
    fn moves_to_win(&self, at: &Subject, _key: &str) -> Option<Vec<Move>> {
        let (smallest, largest) = (*at.tokens.first()?, *at.tokens.last()?);
        let to = if smallest == 1 { 0 } else { smallest };
        Some(moves_of_each(at.tokens, largest, to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn one_larger_heap_is_levelled_or_removed() {
        let (game, _) = Game::parse("large-nim()", Play::FirstStuck(3).convention()).unwrap();
        let at = Subject { game: &game, tokens: &[2, 2, (1 << 53) - 1], components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(0)));
        assert_eq!(THEOREM.winning_moves(&at), Some(vec![Move::change(2, &[2])]));
        let among_ones = Subject { tokens: &[1, 1, 5], ..at };
        assert_eq!(THEOREM.winning_moves(&among_ones), Some(vec![Move::change(2, &[0])]));
        let equal = Subject { tokens: &[2, 2, 2], ..at };
        assert_eq!(THEOREM.predict(&equal), Prediction::Exactly(Value::GameValue(2)));
        assert_eq!(THEOREM.predict(&Subject { tokens: &[2, 2], ..at }), Prediction::Silent);
    }
}
