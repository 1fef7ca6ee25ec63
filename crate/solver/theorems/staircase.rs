//! Staircase Nim: the odd steps are the heaps of Nim; what lies on the even steps does not matter.
//!
//! Source: R. P. Sprague, Über zwei Abarten von Nim, Tôhoku Math. J. 43 (1937) 351–354.
//! Winning moves: every move changes one odd step, by lowering it or by filling it from the step above; those are told that
//! leave a lost position of Nim on the odd steps. There are no others.
//! Cost: one pass over the steps.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::odd_steps::{Descent, OddSteps};
use crate::theorem::{NimHeap, Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about Staircase Nim.
    Staircase {
        id: "staircase",
        status: Proved,
        instances: [
            ("staircase(1,2,3,1)", Normal, bound: 2, heaps: 4),
            ("staircase(3,1,2)", LastMover(2), bound: 4, heaps: 3),
            ("staircase(2,1,1,1)", Misere, bound: 2, heaps: 4),
            ("staircase(1,2,2)", FirstStuck(2), bound: 4, heaps: 3),
        ],
        name: { en: "Staircase Nim", zh: "阶梯 Nim 定理" },
        statement: {
            en: "\
                Staircase Nim with steps 1, …, n above the floor, which is step 0; two players. \
                Under normal play the Grundy value is the nim-sum of the numbers of stones on the odd steps, \
                so the position is P if and only if this nim-sum is 0. \
                Under misère play the position has the outcome class of misère Nim with the odd steps as \
                heaps: it is N if and only if all odd steps hold at most 1 stone and their nim-sum is 0, or \
                some odd step holds more and the nim-sum is not 0.",
            zh: "\
                阶梯 Nim：台阶为 1, …, n，地面为第 0 级；两人进行。\
                按正常规则，SG 值等于各奇数级石子数的 Nim 和，故当且仅当它为 0 时为 P 局面。\
                按反常规则，局面的胜负类与以各奇数级为堆、按反常规则进行的 Nim 相同：\
                当且仅当“各奇数级都不超过 1 枚且 Nim 和为 0”或“某奇数级多于 1 枚且 Nim 和不为 0”时，\
                为 N 局面。",
        },
        argument: {
            en: "\
                Let s be the nim-sum of the odd steps. \
                Every move changes exactly one odd step, so no option has the nim-sum s; and the moves from \
                odd steps reach every smaller nim-sum, as in Nim. \
                By induction s is the mex, whatever lies on the even steps: if a move from one of them makes \
                the nim-sum greater, the same stones can be moved one step further, which restores the odd \
                step. \
                Under misère play call a position lost or won as its odd steps are in misère Nim. \
                From a lost one a move from an odd step leads to a won one, as in Nim; so does a move from \
                an even step, for lowering the odd step below it again would restore a lost one. \
                From a won one a move of Nim leads to a lost one if an odd step holds stones; if none does, \
                either play has ended and the player to move wins, or moving one stone from an even step \
                leaves the odd steps with a single 1, which is lost.",
            zh: "\
                设各奇数级的 Nim 和为 s。\
                每一步恰改变一个奇数级，故没有选项的 Nim 和为 s；而从奇数级走可得到每个更小的 Nim 和，\
                与 Nim 相同。\
                由归纳法，无论偶数级上有多少石子，s 就是 mex：若从偶数级移下石子使 Nim 和变大，\
                则把这些石子再移一级，即可使奇数级复原。\
                按反常规则，依各奇数级作为反常规则下 Nim 的堆时的胜负，把局面称为“负”或“胜”。\
                从负的局面，由奇数级走一步到达胜的局面，与 Nim 相同；由偶数级走一步也是如此，\
                因为再减少其下的奇数级可回到负的局面。\
                从胜的局面，若某奇数级有石子，则有 Nim 的一步到达负的局面；若奇数级全空，\
                则或者游戏已结束而轮到走的一方胜，或者从偶数级移一枚石子，使奇数级恰剩一个 1，\
                即到达负的局面。",
        },
        reasons: {
            "zero": {
                en: "\
                    The odd steps hold {odd} stones; the nim-sum is 0. \
                    A move from an odd step changes it; one from an even step is answered by moving the same \
                    stones one step further.",
                zh: "\
                    各奇数级的石子数为 {odd}，Nim 和为 0。\
                    从奇数级走必改变它；对方从偶数级移下的石子，再往下移一级即可还原。",
            },
            "nonzero": {
                en: "The odd steps hold {odd} stones; the nim-sum is {sum}. A move that makes it 0 wins.",
                zh: "各奇数级的石子数为 {odd}，Nim 和为 {sum}。使它变为 0 的走法取胜。",
            },
            "misere-lost": {
                en: "\
                    The odd steps hold {odd} stones: as heaps of misère Nim these are lost for the player to \
                    move.",
                zh: "各奇数级的石子数为 {odd}：作为反常规则下 Nim 的堆，轮到走的一方必败。",
            },
            "misere-won": {
                en: "\
                    The odd steps hold {odd} stones: as heaps of misère Nim these are won for the player to \
                    move.",
                zh: "各奇数级的石子数为 {odd}：作为反常规则下 Nim 的堆，轮到走的一方必胜。",
            },
        },
        quantities: {
            "odd": { en: "stones on the steps 1, 3, 5, …", zh: "第 1、3、5、… 级的石子数" },
            "large": { en: "odd steps with more than 1 stone", zh: "多于 1 枚石子的奇数级数" },
            "sum": { en: "nim-sum of the odd steps", zh: "奇数级的 Nim 和" },
            "columns": { en: "odd steps in binary", zh: "各奇数级的二进制" },
        },
        proof: {
            en: "the argument above is a proof; checked by this project against plain recursion for 4 steps",
            zh: "以上论证即为证明；本项目对 4 级台阶与直接递推作了比较",
        },
        source: "R. P. Sprague, Über zwei Abarten von Nim, Tôhoku Math. J. 43 (1937) 351–354.",
    }
}

fn odd_steps(at: &Subject) -> OddSteps {
    OddSteps::of(at.tokens.iter().copied(), &at.game.convention)
}

impl Theorem for Staircase {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("staircase") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        odd_steps(at).prediction()
    }

    fn reason(&self, at: &Subject) -> Reason {
        odd_steps(at).reason()
    }

    fn nim_heaps(&self, at: &Subject) -> Vec<NimHeap> {
        odd_steps(at).nim_heaps(|step| vec![step])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let steps = at.tokens;
        let descend = |Descent { step, stones }: Descent| {
            let left = steps[step] - stones;
            match step.checked_sub(1) {
                None => Move::change(step, &[left]),
                Some(below) => Move::change(below, &[steps[below] + stones]).and(step, &[left]),
            }
        };
        Some(odd_steps(at).winning(steps).into_iter().map(descend).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::theorem::Value;

    fn told(notation: &str, convention: PlayConvention) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, convention).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    #[test]
    fn stones_may_be_brought_down_to_an_odd_step() {
        let (value, moves) = told("staircase(1,2,3,1)", PlayConvention::Normal);
        assert_eq!(value, Prediction::Exactly(Value::Grundy(2)));
        let (fill, lower) = (Move::change(0, &[3]).and(1, &[0]), Move::change(1, &[4]).and(2, &[1]));
        assert_eq!(moves, [fill, lower]);
    }

    #[test]
    fn with_stones_on_even_steps_alone_misere_play_is_won() {
        let (value, moves) = told("staircase(0,3)", PlayConvention::Misere);
        assert_eq!((value, moves), (Prediction::p_if(false), vec![Move::change(0, &[1]).and(1, &[2])]));
        assert_eq!(told("staircase()", PlayConvention::Misere), (Prediction::p_if(false), vec![]));
    }
}
