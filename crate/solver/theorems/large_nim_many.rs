//! Large Nim with more players than heaps by two or more: the game value is the number of heaps. Nim and Small Nim likewise.
//!
//! Source: Liu & Xiao 2021, Theorem 1.
//! Winning moves: none, for the game value is 0 at the end alone.
//! Cost: counting the heaps.

use crate::game::Game;
use crate::theorem::{ByCases, Subject, theorem};

theorem! {
    /// Many players.
    LargeNimMany {
        id: "large-nim-many",
        status: Proved,
        instances: [
            ("large-nim(2,3)", FirstStuck(4), bound: 20, heaps: 2),
            ("large-nim(2)", FirstStuck(3), bound: 20, heaps: 1),
            ("large-nim(1,2,3)", FirstStuck(5), bound: 12, heaps: 3),
            ("large-nim(1,2,3,4)", FirstStuck(6), bound: 8, heaps: 4),
            ("large-nim(1,2,2,3,4)", FirstStuck(9), bound: 5, heaps: 7),
            ("nim(1,2,3)", FirstStuck(5), bound: 8, heaps: 3),
            ("nim(1,2,3,4)", FirstStuck(9), bound: 6, heaps: 4),
            ("small-nim(1,2,3)", FirstStuck(5), bound: 8, heaps: 3),
            ("small-nim(1,2,3,4)", FirstStuck(9), bound: 6, heaps: 4),
            ("large-nim(1,2)", FirstStuck(4), bound: 4, heaps: 3),
        ],
        name: { en: "Many players, few heaps", zh: "人多堆少" },
        statement: {
            en: "\
                Let n ≥ 2 players with the standard alliance matrix play Large Nim, Nim, or Small Nim \
                without bounds on what may be taken (b = 1, B = ∞), and let the first player who cannot move \
                win. \
                A position of N nonempty heaps with n > N + 1 has the game value g = N.",
            zh: "\
                设 n ≥ 2 名玩家按标准联盟矩阵进行 Large Nim、Nim 或取子数不设上限的 Small Nim（b = 1，\
                B = ∞），最先无法行动者胜。\
                若局面有 N 个非空堆且 n > N + 1，则博弈值 g = N。",
        },
        argument: {
            en: "\
                By induction on the stones. \
                At the end N = 0, and the player to move is stuck and wins: g = 0. \
                Otherwise a move lowers one heap, so every option has N or N − 1 heaps and, n being large \
                enough for it too, the game value N or N − 1. \
                One turn later these are N + 1 and N, both below n, so that nothing is reduced modulo n. \
                Some option does have N − 1 heaps: remove a heap that may be lowered. \
                The minimum is N.",
            zh: "\
                对石子总数归纳。\
                终局时 N = 0，轮到走的一方无法行动而获胜：g = 0。\
                否则，每一步只减少一堆，所以每个选项有 N 或 N − 1 个堆；n 对它们同样足够大，\
                故其博弈值为 N 或 N − 1。\
                后移一轮即为 N + 1 与 N，二者都小于 n，模 n 后不变。\
                取完一个允许取的堆，便得到 N − 1 堆的选项。\
                所以最小值为 N。",
        },
        formula: "\
            <math><mi>n</mi><mo>&gt;</mo><mi>N</mi><mo>+</mo><mn>1</mn><mo>⟹</mo><mi>g</mi><mo>=</mo>\
            <mi>N</mi></math>",
        reasons: {
            "heaps": {
                en: "There are N = {N} heaps and n = {n} players, n > N + 1: g = N = {g}.",
                zh: "堆数 N = {N}，玩家数 n = {n}，n > N + 1：g = N = {g}。",
            },
        },
        quantities: {
            "n": { en: "number of players n", zh: "玩家数 n" },
            "N": { en: "number of heaps N", zh: "堆数 N" },
            "g": { en: "game value g", zh: "博弈值 g" },
        },
        proof: {
            en: "\
                proved for Large Nim by Liu & Xiao (2021), Theorem 1; the same proof serves Nim and \
                unbounded Small Nim, which are added here",
            zh: "\
                Large Nim 的情形由刘文安、肖亚证明（2021，定理 1）；同一证明也适用于本项目补充的 Nim 与无界 \
                Small Nim",
        },
        source: "\
            刘文安、肖亚，多人 Large Nim 博弈的最优策略，河南师范大学学报（自然科学版）49(2) (2021) 1–6.",
    }
}

/// Whether any number of stones may be taken from a smallest heap.
fn is_small_nim_without_bounds(game: &Game) -> bool {
    game.is_plain("small-nim") && game.parameters.integer("b") == 1 && game.parameters.bound("B").is_none()
}

impl ByCases for LargeNimMany {
    fn is_about(&self, game: &Game) -> bool {
        game.is_plain("large-nim") || game.is_plain("nim") || is_small_nim_without_bounds(game)
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let heaps = at.tokens.len();
        (at.game.convention.players() > heaps + 1).then_some(("heaps", heaps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn it_speaks_where_there_are_two_players_more_than_heaps() {
        let (game, _) = Game::parse("large-nim()", Play::FirstStuck(4).convention()).unwrap();
        let at = Subject { game: &game, tokens: &[(1 << 53) - 2, (1 << 53) - 1], components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(2)));
        assert_eq!(THEOREM.predict(&Subject { tokens: &[1, 1, 1], ..at }), Prediction::Silent);
    }

    #[test]
    fn a_bound_on_what_may_be_taken_is_outside_its_hypotheses() {
        for (notation, applies) in [("small-nim()", true), ("small-nim[b=2]()", false), ("small-nim[B=2]()", false)] {
            let (game, _) = Game::parse(notation, Play::FirstStuck(4).convention()).unwrap();
            assert_eq!(THEOREM.applies(&game), applies, "{notation}");
        }
    }
}
