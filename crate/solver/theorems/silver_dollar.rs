//! Silver Dollar: with the coins paired from the right, the gaps of the pairs are the heaps of Nim.
//!
//! Source: Berlekamp, Conway & Guy, Winning Ways, chapter 15.
//! The gap to the left of each coin, counted from the right, is a step of Staircase Nim: a coin that moves takes squares from its
//! step and adds them to the one below, and those of the last coin are out of play.
//! Winning moves: all, those of Staircase Nim.
//! Cost: one pass over the coins.

use crate::game::Game;
use crate::kinds::squares::gaps;
use crate::moves::Move;
use crate::position::Tokens;
use crate::theorem::odd_steps::{Descent, OddSteps};
use crate::theorem::{NimHeap, Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about Silver Dollar.
    SilverDollar {
        id: "silver-dollar",
        status: Proved,
        instances: [
            ("silver-dollar(0,2,4,7)", Normal, bound: 8, heaps: 4),
            ("silver-dollar(2,3,6)", LastMover(2), bound: 9, heaps: 3),
            ("silver-dollar(0,2,4,7)", Misere, bound: 8, heaps: 4),
            ("silver-dollar(1,3,5)", FirstStuck(2), bound: 8, heaps: 3),
        ],
        name: { en: "Silver Dollar", zh: "银元游戏定理" },
        statement: {
            en: "\
                Silver Dollar without the dollar, with two players. \
                Pair the coins from the right: the last with the last but one, and so on; if their number is \
                odd, the first coin is paired with the left edge. \
                The gap of a pair is the number of free squares between its two coins, or between the first \
                coin and the edge. \
                Under normal play the Grundy value is the nim-sum of the gaps of the pairs, so the position \
                is P if and only if this is 0. \
                Under misère play the position has the outcome class of misère Nim with the gaps of the pairs \
                as heaps: it is N if and only if all of them are at most 1 and their nim-sum is 0, or some \
                gap is larger and the nim-sum is not 0.",
            zh: "\
                不带银元的银元游戏，两人进行。\
                从右起把硬币两两配对：最后一枚与倒数第二枚，依此类推；若枚数为奇数，则第一枚与左边缘配对。\
                一对的间隔是其两枚硬币之间（或第一枚与左边缘之间）的空格数。\
                按正常规则，SG 值等于各对间隔的 Nim 和，故当且仅当它为 0 时为 P 局面。\
                按反常规则，局面的胜负类与以各对间隔为堆、按反常规则进行的 Nim 相同：\
                当且仅当“各间隔都不超过 1 且 Nim 和为 0”或“某间隔大于 1 且 Nim 和不为 0”时，为 N 局面。",
        },
        argument: {
            en: "\
                Let s be the nim-sum of the gaps of the pairs. \
                Every move changes exactly one of them: the right coin of a pair closes it, the left coin \
                opens it. \
                So no option has the nim-sum s; and the right coins reach every smaller nim-sum, as in Nim. \
                By induction s is the mex, whatever lies between the pairs: if a left coin opens its pair, the \
                right one can follow by as many squares, which restores the gap. \
                This is Staircase Nim: the free squares to the left of the last coin, of the last but one, \
                and so on are the stones on steps 1, 2, …, and those of the pairs lie on the odd steps. \
                Under misère play the argument is that of Staircase Nim as well.",
            zh: "\
                设各对间隔的 Nim 和为 s。\
                每一步恰改变一对的间隔：右边的硬币使它变小，左边的硬币使它变大。\
                故没有选项的 Nim 和为 s；而移动各对右边的硬币可得到每个更小的 Nim 和，与 Nim 相同。\
                由归纳法，无论各对之间有多少空格，s 就是 mex：若左边的硬币使间隔变大，右边的硬币跟进同样的格数\
                即可使间隔复原。\
                这就是阶梯 Nim：最后一枚、倒数第二枚……硬币左边的空格数，即第 1、2、… 级上的石子数，\
                各对的间隔在奇数级上。\
                按反常规则，论证也与阶梯 Nim 相同。",
        },
        reasons: {
            "zero": {
                en: "\
                    The gaps of the pairs are {odd}; their nim-sum is 0. \
                    If a left coin moves away from its pair, let the right one follow by as many squares.",
                zh: "\
                    各对的间隔为 {odd}，Nim 和为 0。\
                    若一对中左边的硬币走开，右边的硬币就跟进同样的格数。",
            },
            "nonzero": {
                en: "The gaps of the pairs are {odd}; their nim-sum is {sum}. A move that makes it 0 wins.",
                zh: "各对的间隔为 {odd}，Nim 和为 {sum}。使它变为 0 的走法取胜。",
            },
            "misere-lost": {
                en: "\
                    The gaps of the pairs are {odd}: as heaps of misère Nim these are lost for the player to \
                    move.",
                zh: "各对的间隔为 {odd}：作为反常规则下 Nim 的堆，轮到走的一方必败。",
            },
            "misere-won": {
                en: "\
                    The gaps of the pairs are {odd}: as heaps of misère Nim these are won for the player to \
                    move.",
                zh: "各对的间隔为 {odd}：作为反常规则下 Nim 的堆，轮到走的一方必胜。",
            },
        },
        quantities: {
            "odd": { en: "gaps of the pairs, from the right", zh: "各对的间隔（从右起）" },
            "large": { en: "gaps larger than 1", zh: "大于 1 的间隔数" },
            "sum": { en: "nim-sum of these gaps", zh: "这些间隔的 Nim 和" },
            "columns": { en: "these gaps in binary", zh: "这些间隔的二进制" },
        },
        proof: {
            en: "\
                normal play in Winning Ways, chapter 15; the argument above is a proof; checked by this \
                project against plain recursion",
            zh: "正常规则见 Winning Ways 第 15 章；以上论证即为证明；本项目与直接递推作了比较",
        },
        source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 15.",
    }
}

fn pairs(at: &Subject) -> OddSteps {
    OddSteps::of(gaps(at.tokens).rev(), &at.game.convention)
}

impl Theorem for SilverDollar {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("silver-dollar") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        pairs(at).prediction()
    }

    fn reason(&self, at: &Subject) -> Reason {
        pairs(at).reason()
    }

    /// From the left, each with its coins.
    fn nim_heaps(&self, at: &Subject) -> Vec<NimHeap> {
        let last = at.tokens.len().wrapping_sub(1);
        let coins = |step: usize| (last.saturating_sub(step + 1)..=last - step).collect();
        let mut heaps = pairs(at).nim_heaps(coins);
        heaps.reverse();
        heaps
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let steps: Tokens = gaps(at.tokens).rev().collect();
        let advance = |Descent { step, stones }: Descent| {
            let coin = at.tokens.len() - 1 - step;
            Move::change(coin, &[at.tokens[coin] - stones])
        };
        Some(pairs(at).winning(&steps).into_iter().map(advance).collect())
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
    fn a_pair_is_closed_or_opened() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        let (value, moves) = told("silver-dollar(0,2,4,7)", PlayConvention::Normal);
        // Gaps of 2 and 1.
        assert_eq!((value, moves), (grundy(3), vec![Move::change(3, &[6])]));
        let (value, moves) = told("silver-dollar(4,5,9)", PlayConvention::Normal);
        // Gaps of 3 and, to the edge, 4: the middle coin cannot open its pair.
        assert_eq!((value, moves), (grundy(7), vec![Move::change(0, &[3])]));
        let (value, moves) = told("silver-dollar(2,5,7,8)", PlayConvention::Normal);
        // Gaps of 0 and 2: the third coin has room for one square, and not for two.
        assert_eq!((value, moves), (grundy(2), vec![Move::change(1, &[3])]));
        let (value, moves) = told("silver-dollar(2,4,7,8)", PlayConvention::Normal);
        assert_eq!((value, moves), (grundy(1), vec![Move::change(2, &[6]), Move::change(1, &[3])]));
    }

    #[test]
    fn with_all_pairs_closed_misere_play_is_won() {
        let (value, moves) = told("silver-dollar(2,3)", PlayConvention::Misere);
        assert_eq!((value, moves), (Prediction::p_if(false), vec![Move::change(0, &[1])]));
        assert_eq!(told("silver-dollar(0,1)", PlayConvention::Misere), (Prediction::p_if(false), vec![]));
    }
}
