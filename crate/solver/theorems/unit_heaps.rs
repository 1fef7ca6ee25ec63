//! Large Nim with several players and heaps of one stone: the game value is the number of heaps modulo that of the players.
//!
//! Source: Liu & Xiao 2021, Lemma 1.
//! Winning moves: where the game value is 0, every move; there are no others.
//! Cost: a look at the largest heap.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::heaps::moves_of_each;
use crate::theorem::{ByCases, Subject, theorem};

theorem! {
    /// Heaps of one stone.
    UnitHeaps {
        id: "unit-heaps",
        status: Proved,
        instances: [
            ("large-nim(1,1,1,1)", FirstStuck(3), bound: 1, heaps: 12),
            ("large-nim(1,1)", Misere, bound: 1, heaps: 12),
            ("large-nim(1,1,1,1)", FirstStuck(4), bound: 1, heaps: 12),
            ("large-nim(1,1,1,1)", FirstStuck(9), bound: 1, heaps: 12),
        ],
        name: { en: "Heaps of one stone", zh: "每堆一枚石子" },
        statement: {
            en: "\
                Let n ≥ 2 players with the standard alliance matrix play Large Nim, and let the first player \
                who cannot move win (for n = 2 this is misère play). \
                A position of N heaps of one stone each has the game value g = N mod n.",
            zh: "\
                设 n ≥ 2 名玩家按标准联盟矩阵进行 Large Nim，最先无法行动者胜（n = 2 时即反常规则）。\
                由 N 个各有一枚石子的堆组成的局面，博弈值为 g = N mod n。",
        },
        argument: {
            en: "\
                Every move removes one heap, so N heaps have one option, N − 1 heaps, and g(N) = (g(N − 1) + \
                1) mod n. \
                At the end, N = 0, the player to move is stuck and wins: g(0) = 0.",
            zh: "\
                每一步恰取走一堆，所以 N 堆的局面只有一个选项，即 N − 1 堆的局面，\
                从而 g(N) = (g(N − 1) + 1) mod n。\
                终局时 N = 0，轮到走的一方无法行动而获胜：g(0) = 0。",
        },
        formula: "\
            <math><mi>g</mi><mo>=</mo><mi>N</mi><mspace width='0.3em'/><mi>mod</mi><mspace width='0.3em'/>\
            <mi>n</mi></math>",
        reasons: {
            "ones": {
                en: "\
                    All N = {N} heaps hold one stone, so N moves remain; with n = {n} players g = N mod n = \
                    {g}.",
                zh: "N = {N} 个堆各有一枚石子，恰好还剩 N 步；玩家数 n = {n}，故 g = N mod n = {g}。",
            },
        },
        quantities: {
            "n": { en: "number of players n", zh: "玩家数 n" },
            "N": { en: "number of heaps N", zh: "堆数 N" },
            "g": { en: "game value g", zh: "博弈值 g" },
        },
        proof: { en: "proved by Liu & Xiao (2021), Lemma 1", zh: "刘文安、肖亚证明（2021，引理 1）" },
        source: "\
            刘文安、肖亚，多人 Large Nim 博弈的最优策略，河南师范大学学报（自然科学版）49(2) (2021) 1–6.",
    }
}

impl ByCases for UnitHeaps {
    fn is_about(&self, game: &Game) -> bool {
        game.is_plain("large-nim")
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let is_of_ones = at.tokens.last().is_none_or(|largest| *largest == 1);
        is_of_ones.then(|| ("ones", at.tokens.len() % at.game.convention.players()))
    }

    /// All of them: there is but one option.
    fn moves_to_win(&self, at: &Subject, _key: &str) -> Option<Vec<Move>> {
        Some(moves_of_each(at.tokens, 1, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn three_ones_are_won_by_the_first_of_three_players() {
        let (game, start) = Game::parse("large-nim(1^3)", Play::FirstStuck(3).convention()).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(0)));
        assert_eq!(THEOREM.winning_moves(&at).map(|moves| moves.len()), Some(3));
        let larger = Subject { tokens: &[1, 1, 2], ..at };
        assert_eq!(THEOREM.predict(&larger), Prediction::Silent);
        let end = Subject { tokens: &[], ..at };
        assert_eq!(THEOREM.predict(&end), Prediction::Exactly(Value::GameValue(0)));
        assert_eq!(THEOREM.winning_moves(&end), Some(vec![]));
    }
}
