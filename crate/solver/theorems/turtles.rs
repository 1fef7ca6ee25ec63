//! Turning Turtles and Mock Turtles: a row of coins is worth the nim-sum of its heads, each alone.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 14.
//! Winning moves: with s the nim-sum, a head i is turned with those coins to its left whose values have the nim-sum s ⊕ g(i); all of
//! these are told.
//! Cost: one pass over the coins; for the winning moves, where three coins may be turned, the number of coins squared for each head.

use crate::game::Game;
use crate::kinds::coins;
use crate::moves::Move;
use crate::numbers;
use crate::theorem::heads::Heads;
use crate::theorem::{NimHeap, Prediction, Reason, Subject, Theorem, Value, theorem};

theorem! {
    /// The theorem about Turning Turtles and Mock Turtles.
    Turtles {
        id: "turtles",
        status: Proved,
        instances: [
            ("turtles(1,2,3)", Normal, bound: 10),
            ("turtles[turn=3](1,2,3)", Normal, bound: 9),
            ("turtles[turn=1](1,3,4)", Normal, bound: 8),
            ("turtles(3,5,6)", LastMover(2), bound: 7),
        ],
        name: { en: "Turning Turtles and Mock Turtles", zh: "翻乌龟游戏定理" },
        statement: {
            en: "\
                Let a move turn over at most m coins of a row, the rightmost of them from heads to tails, with \
                m = 1, 2 or 3; two players, normal play. \
                Then the Grundy value of a row is the nim-sum of the values g(i) of its heads i, where \
                g(i) = 1 if m = 1; \
                g(i) = i if m = 2 (Turning Turtles), so that it is Nim with a heap of i for each head i; \
                and if m = 3 (Mock Turtles) g(i) is the i-th odious number, a number with an odd number of \
                binary ones: 1, 2, 4, 7, 8, 11, 13, 14, …",
            zh: "\
                设每步至多翻动一行硬币中的 m 枚，其中最右边的一枚须由正面翻到反面，m = 1、2 或 3；\
                两人按正常规则进行。\
                则局面的 SG 值等于各枚正面硬币 i 的值 g(i) 的 Nim 和，其中：\
                m = 1 时 g(i) = 1；\
                m = 2（翻乌龟游戏）时 g(i) = i，即每枚正面硬币 i 相当于一堆 i 枚石子的 Nim；\
                m = 3（假海龟游戏）时 g(i) 为第 i 个“奇性数”，即二进制中有奇数个 1 的数：\
                1、2、4、7、8、11、13、14……",
        },
        argument: {
            en: "\
                First, g(i) is the mex of the nim-sums of at most m − 1 of the numbers g(1), …, g(i − 1), the \
                empty sum 0 among them. \
                For m = 1 and m = 2 this is plain. \
                For m = 3 the nim-sum of two odious numbers has an even number of ones, so g(i) is not among \
                the sums; and a number below g(i) is 0, or odious and so one of the g(j), or has an even \
                number of ones: then it is the nim-sum of its highest power of two and the rest, both odious \
                and smaller. \
                Now let a row have the nim-sum s. \
                A move that turns coins with i as the rightmost changes s by g(i) and by the nim-sum of at \
                most m − 1 of the g(j) with j < i, which differ: no option has the nim-sum s. \
                For every u < s the highest bit of s ⊕ u is 1 in s, so it is 1 in g(i) for some head i; then \
                g(i) ⊕ s ⊕ u < g(i) is the nim-sum of at most m − 1 of the g(j) with j < i, and turning i and \
                these coins leaves the nim-sum u. \
                So by induction s is the mex.",
            zh: "\
                首先，g(i) 等于从 g(1), …, g(i − 1) 中取至多 m − 1 个所得各 Nim 和（包括空和 0）的 mex。\
                m = 1 与 m = 2 时显然。\
                m = 3 时，两个奇性数的 Nim 和有偶数个 1，故 g(i) 不在其中；而小于 g(i) 的数或为 0，\
                或为奇性数，即某个 g(j)，或有偶数个 1：这时它是其最高位的 2 的幂与其余部分的 Nim 和，\
                两者都是较小的奇性数。\
                再设一行硬币的 Nim 和为 s。\
                一步所翻的硬币中最右一枚为 i，则 s 改变了 g(i) 以及至多 m − 1 个 g(j)（j < i）的 Nim 和，\
                二者不等，故没有选项的 Nim 和为 s。\
                对任意 u < s，s ⊕ u 的最高位在 s 中为 1，因而在某枚正面硬币 i 的 g(i) 中为 1；于是 \
                g(i) ⊕ s ⊕ u < g(i)，它是至多 m − 1 个 g(j)（j < i）的 Nim 和，翻动 i 与这些硬币，\
                Nim 和即为 u。\
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
                proved in Winning Ways, chapter 14, and above; checked by this project against plain recursion",
            zh: "Winning Ways 第 14 章证明，证明亦见上；本项目与直接递推作了比较",
        },
        source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 14.",
    }
}

fn turn(at: &Subject) -> u64 {
    at.game.parameters.integer("turn")
}

/// What a head is worth alone, by the number of its coin.
fn worth(turn: u64, number: u64) -> u64 {
    match turn {
        1 => 1,
        2 => number,
        _ => {
            let before = number - 1;
            2 * before + u64::from(before.count_ones() % 2 == 0)
        }
    }
}

/// The coins whose heads are worth this, of those with numbers below a bound.
fn coin_worth(turn: u64, value: u64, below: u64) -> Option<u64> {
    let number = if turn == 2 { value } else { value / 2 + 1 };
    (1..below).contains(&number).then_some(number).filter(|number| worth(turn, *number) == value)
}

fn heads(at: &Subject) -> Heads {
    Heads::of(at.tokens, |number| worth(turn(at), number))
}

impl Theorem for Turtles {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("turtles") && game.convention.is_normal() && game.parameters.integer("turn") <= 3
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

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (heads, turn) = (heads(at), turn(at));
        let mut moves = Vec::new();
        for (&head, value) in heads.numbers.iter().zip(&heads.values) {
            let rest = heads.sum() ^ value;
            let mut add = |others: &[u64]| {
                let places = others.iter().chain([&head]).map(|number| numbers::index(*number) - 1);
                moves.push(coins::turning(at.tokens, places));
            };
            if rest == 0 {
                add(&[]);
            }
            if turn >= 2 {
                coin_worth(turn, rest, head).into_iter().for_each(|other| add(&[other]));
            }
            if turn == 3 {
                let pair = |other: u64| Some([coin_worth(turn, rest ^ worth(turn, other), other)?, other]);
                (2..head).filter_map(pair).for_each(|pair| add(&pair));
            }
        }
        Some(moves)
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
    fn mock_turtles_are_worth_odious_numbers() {
        let values: Vec<u64> = (1..=12).map(|number| worth(3, number)).collect();
        assert_eq!(values, [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22]);
        for number in 1..=100 {
            assert_eq!(coin_worth(3, worth(3, number), 101), Some(number));
            assert_eq!(coin_worth(3, worth(3, number), number), None);
        }
        assert_eq!(coin_worth(3, 3, 101), None);
    }

    #[test]
    fn all_winning_moves_are_told() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(told("turtles(1,2,3)"), (grundy(0), vec![]));
        assert_eq!(told("turtles(2,4,7)"), (grundy(1), vec!["(2,4,6)".to_string()]));
        assert_eq!(told("turtles(5)"), (grundy(5), vec!["()".to_string()]));
        // They are worth 1, 4 and 7.
        assert_eq!(told("turtles[turn=3](1,3,4)"), (grundy(2), vec!["()".to_string()]));
        assert_eq!(told("turtles[turn=1](1,3,4)").1, ["(3,4)", "(1,4)", "(1,3)"]);
    }
}
