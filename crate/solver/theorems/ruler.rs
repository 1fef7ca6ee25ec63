//! The Ruler game: head i is worth the largest power of two that divides i, and a row the nim-sum of its heads.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 14.
//! Winning moves: with s the nim-sum, the runs from j + 1 to a head i with G(i) ⊕ G(j) = s, where G(n) = n ⊕ ⌊n/2⌋ is the nim-sum of
//! the values of the coins 1, …, n; all of these are told.
//! Cost: the number of coins for each head.

use crate::game::Game;
use crate::kinds::coins;
use crate::moves::Move;
use crate::numbers;
use crate::theorem::heads::Heads;
use crate::theorem::{NimHeap, Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem about the Ruler game.
    Ruler {
        id: "ruler",
        status: Proved,
        instances: [
            ("ruler(3,4)", Normal, bound: 10),
            ("ruler(1,2,5,6)", LastMover(2), bound: 7),
        ],
        name: { en: "Ruler game", zh: "标尺游戏定理" },
        statement: {
            en: "\
                In the Ruler game with two players under normal play the Grundy value of a row of coins is the \
                nim-sum of the values g(i) of its heads i, where g(i) is the largest power of two that divides \
                i: 1, 2, 1, 4, 1, 2, 1, 8, …, like the marks of a ruler.",
            zh: "\
                在两人按正常规则进行的标尺游戏中，局面的 SG 值等于各枚正面硬币 i 的值 g(i) 的 Nim 和，\
                其中 g(i) 是整除 i 的最大的 2 的幂：1、2、1、4、1、2、1、8……，如同标尺上的刻度。",
        },
        argument: {
            en: "\
                Let G(n) be the nim-sum of g(1), …, g(n). \
                Digit t of G(n) is 1 if and only if an odd number of these are 2ᵗ, that is, if digits t and \
                t + 1 of n differ; so G(n) = n ⊕ ⌊n/2⌋. \
                This is the Gray code: different n have different G(n), and the numbers below 2ᵏ have the \
                codes below 2ᵏ. \
                Let a row have the nim-sum s. \
                Turning the run from j + 1 to a head i changes s by G(i) ⊕ G(j), which is not 0: no option has \
                the nim-sum s. \
                For every u < s the highest bit of s ⊕ u is 1 in g(i) = 2ᵏ for some head i; then \
                g(i) ⊕ s ⊕ u < 2ᵏ is G(r) for some r < 2ᵏ. \
                Since g(i − q) = g(q) for 0 < q < 2ᵏ, turning i and the r coins before it leaves the nim-sum u. \
                So by induction s is the mex.",
            zh: "\
                设 G(n) 为 g(1), …, g(n) 的 Nim 和。\
                G(n) 的第 t 位为 1，当且仅当其中有奇数个等于 2ᵗ，即 n 的第 t 位与第 t + 1 位不同；\
                故 G(n) = n ⊕ ⌊n/2⌋。\
                这就是格雷码：不同的 n 有不同的 G(n)，且小于 2ᵏ 的各数的码恰为小于 2ᵏ 的各数。\
                设一行硬币的 Nim 和为 s。\
                翻动从 j + 1 到正面硬币 i 的一段，s 改变 G(i) ⊕ G(j)，它不为 0：没有选项的 Nim 和为 s。\
                对任意 u < s，s ⊕ u 的最高位在某枚正面硬币 i 的 g(i) = 2ᵏ 中为 1；于是 \
                g(i) ⊕ s ⊕ u < 2ᵏ，它等于某个 G(r)，r < 2ᵏ。\
                因为 0 < q < 2ᵏ 时 g(i − q) = g(q)，翻动 i 及其前的 r 枚硬币，Nim 和即为 u。\
                由归纳法，s 就是 mex。",
        },
        reasons: {
            "empty": { en: "No coin shows heads: the empty nim-sum is 0.", zh: "没有正面的硬币：空的 Nim 和为 0。" },
            "zero": {
                en: "The heads {heads} are worth {values}; the nim-sum is 0. Every move changes it.",
                zh: "正面硬币 {heads} 的值为 {values}，Nim 和为 0。任何一步都会改变它。",
            },
            "nonzero": {
                en: "\
                    The heads {heads} are worth {values}; the nim-sum is {sum}. \
                    A move that makes it 0 wins.",
                zh: "正面硬币 {heads} 的值为 {values}，Nim 和为 {sum}。使它变为 0 的走法取胜。",
            },
        },
        quantities: {
            "heads": { en: "coins that show heads", zh: "正面的硬币" },
            "values": { en: "their values", zh: "各自的值" },
            "sum": { en: "nim-sum", zh: "Nim 和" },
            "columns": { en: "these values in binary", zh: "这些值的二进制" },
        },
        proof: {
            en: "\
                stated in Winning Ways, chapter 14; the argument above is a proof; checked by this project \
                against plain recursion",
            zh: "见 Winning Ways 第 14 章；以上论证即为证明；本项目与直接递推作了比较",
        },
        source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 14.",
    }
}

/// The largest power of two that divides a number.
fn worth(number: u64) -> u64 {
    1 << number.trailing_zeros()
}

/// The nim-sum of what the coins up to this one are worth.
fn gray(number: u64) -> u64 {
    number ^ number >> 1
}

fn heads(at: &Subject) -> Heads {
    Heads::of(at.tokens, worth)
}

impl Theorem for Ruler {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("ruler") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::Exactly(Value::Grundy(heads(at).sum()))
    }

    fn reason(&self, at: &Subject) -> Reason {
        heads(at).reason()
    }

    fn nim_heaps(&self, at: &Subject) -> Vec<NimHeap> {
        heads(at).nim_heaps()
    }

    /// All of them: of each head at most one run.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let heads = heads(at);
        let run = |&head: &u64| {
            let before = (0..head).find(|before| gray(head) ^ gray(*before) == heads.sum())?;
            Some(coins::turning(at.tokens, numbers::index(before)..numbers::index(head)))
        };
        Some(heads.numbers.iter().filter_map(run).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn told(notation: &str) -> (Prediction, Vec<String>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        let labels = THEOREM.winning_moves(&at).unwrap().into_iter().map(|mv| {
            let option = mv.play(game.ruleset.kind(), start.tokens());
            game.label(&option)
        });
        (THEOREM.predict(&at), labels.collect())
    }

    #[test]
    fn coins_up_to_any_are_worth_its_gray_code() {
        let mut sum = 0;
        for number in 1..=100 {
            sum ^= worth(number);
            assert_eq!(sum, gray(number), "{number}");
        }
    }

    #[test]
    fn all_winning_runs_are_told() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(told("ruler()"), (grundy(0), vec![]));
        assert_eq!(told("ruler(1,2,5,6)"), (grundy(0), vec![]));
        assert_eq!(told("ruler(6)"), (grundy(2), vec!["()".to_string()]));
        assert_eq!(told("ruler(3,4)"), (grundy(5), vec!["()".to_string()]));
    }
}
