//! Wythoff's theorem: the P-positions of Wythoff's game are the pairs of two complementary sequences.
//!
//! Source: W. A. Wythoff, A modification of the game of Nim, Nieuw Arch. Wisk. 7 (1907) 199–202, for a = 1 under normal play.
//! Winning moves: either heap is lowered to the partner of the other one, or both to a pair with a difference near theirs;
//! there are no others.
//! Cost: a comparison of 128-bit integers for each binary digit of a heap (see [`crate::wythoff_pairs`]).

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};
use crate::wythoff_pairs::WythoffPairs;

theorem! {
    /// Wythoff's theorem.
    Wythoff {
        id: "wythoff",
        status: Proved,
        instances: [
            ("wythoff(6,11)", Normal, bound: 40, heaps: 2),
            ("wythoff[a=2](4,6)", Normal, bound: 30, heaps: 2),
            ("wythoff[a=3](5,7)", LastMover(2), bound: 24, heaps: 2),
            ("wythoff(6,11)", Misere, bound: 40, heaps: 2),
            ("wythoff[a=2](3,7)", Misere, bound: 30, heaps: 2),
            ("wythoff[a=3](5,7)", FirstStuck(2), bound: 24, heaps: 2),
            ("wythoff[a=5](5,7)", Misere, bound: 22, heaps: 2),
        ],
        name: { en: "Wythoff’s theorem", zh: "威佐夫定理" },
        statement: {
            en: "\
                Wythoff’s game with the parameter a ≥ 1 and two players; the heaps are x ≤ y, an empty heap \
                counting as 0. \
                Let α = (2 − a + √(a² + 4))/2, which for a = 1 is the golden ratio φ. \
                Under normal play the position is P if and only if (x, y) is one of the pairs (⌊kα⌋, ⌊kα⌋ + \
                ak), k = 0, 1, 2, …. \
                Under misère play with a = 1 it is P if and only if (x, y) is one of the same pairs with k ≥ \
                2, or (2, 2) or (0, 1), which replace the pairs with k = 0 and k = 1. \
                Under misère play with a ≥ 2 it is P if and only if (x, y) is one of the pairs (⌊kα + 1/α⌋, \
                ⌊kα + 1/α⌋ + ak + 1), k = 0, 1, 2, ….",
            zh: "\
                两人进行参数为 a ≥ 1 的威佐夫博弈；两堆为 x ≤ y，空堆记为 0。\
                令 α = (2 − a + √(a² + 4))/2，a = 1 时即黄金分割数 φ。\
                按正常规则，当且仅当 (x, y) 是数对 (⌊kα⌋, ⌊kα⌋ + ak)（k = 0, 1, 2, …）之一时为 P 局面。\
                按反常规则且 a = 1 时，当且仅当 (x, y) 为上述数对中 k ≥ 2 者之一，\
                或为 (2, 2)、(0, 1)（分别取代 k = 0 与 k = 1 的数对）时为 P 局面。\
                按反常规则且 a ≥ 2 时，当且仅当 (x, y) 是数对 (⌊kα + 1/α⌋, ⌊kα + 1/α⌋ + ak + 1)（k = 0, 1, \
                2, …）之一时为 P 局面。",
        },
        argument: {
            en: "\
                Let β = α + a. \
                Then 1/α + 1/β = 1, so by Beatty’s theorem every positive integer occurs in exactly one pair \
                under normal play. \
                Under misère play with a ≥ 2 the smaller members below n are the k ≥ 0 less than (n − 1/α)/α \
                and the larger ones the k ≥ 0 less than (n − 1 − 1/α)/β; for n ≥ 1 these two bounds are \
                irrational (a² + 4 is no square), greater than −1, and add up to n − 1, so together there \
                are n such k, and every natural number occurs in exactly one pair. \
                With a = 1 only the first two pairs change: they divide 0, 1 and 2 in another way. \
                No move leads from one pair to another: they have no heap in common, and their differences \
                are at least a apart, and more if the move makes the larger heap the smaller one. \
                Now let (x, y) be a position that is no pair; under misère play let it not be (0, 0), which \
                is N. If the partner of x is less than y, lower y to it. \
                Otherwise x is the smaller member of its pair, with a difference greater than y − x; the \
                pair with the greatest difference up to y − x, or the first pair if there is none, is \
                smaller in both heaps, and the two numbers to be taken differ by less than a. \
                So from every other position a move leads to a pair.",
            zh: "\
                令 β = α + a，则 1/α + 1/β = 1。\
                由 Beatty 定理，正常规则下每个正整数恰出现在一个数对中。\
                反常规则且 a ≥ 2 时，小于 n 的较小者对应于小于 (n − 1/α)/α 的 k ≥ 0，\
                小于 n 的较大者对应于小于 (n − 1 − 1/α)/β 的 k ≥ 0；n ≥ 1 时这两个界都是无理数（a² + 4 不是平\
                方数）且大于 −1，其和为 n − 1，故这样的 k 共有 n 个，从而每个自然数恰出现在一个数对中。\
                a = 1 时只是前两个数对重新分配 0、1、2。\
                没有走法从一个数对走到另一个数对：它们没有相同的堆，且两堆之差至少相差 a；\
                若走后两堆的大小次序颠倒，则相差更多。\
                设 (x, y) 不是数对，且不是反常规则下的 (0, 0)（它是 N 局面）。\
                若与 x 配对的数小于 y，则把 y 减少到它。\
                否则 x 是其数对中较小者，该数对之差大于 y − x；取差不超过 y − x 的数对中差最大者（没有时取第\
                一个数对），它的两堆都更小，且两堆应取的枚数之差小于 a。\
                所以从其余每个局面都能一步走到某个数对。",
        },
        formula: "\
            <math><mtext>Normal:</mtext><mspace width='0.5em'/><msub><mi>A</mi><mi>k</mi></msub><mo>=</mo>\
            <mrow><mo>⌊</mo><mi>k</mi><mfrac><mrow><mn>2</mn><mo>−</mo><mi>a</mi><mo>+</mo><msqrt><mrow>\
            <msup><mi>a</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn></mrow></msqrt></mrow><mn>2</mn></mfrac>\
            <mo>⌋</mo></mrow><mo>,</mo><mspace width='1em'/><msub><mi>B</mi><mi>k</mi></msub><mo>=</mo><msub>\
            <mi>A</mi><mi>k</mi></msub><mo>+</mo><mi>a</mi><mi>k</mi></math>",
        reasons: {
            "empty": { en: "No heap is left, so the game is over.", zh: "没有石子堆，游戏结束。" },
            "pair": {
                en: "({first},{second}) is the pair with k = {k}: no move leads from it to another pair.",
                zh: "({first},{second}) 是 k = {k} 的数对：没有走法从它走到另一个数对。",
            },
            "above": {
                en: "\
                    The heap {smaller} belongs to the pair ({first},{second}), k = {k}; lowering {larger} \
                    gives this pair.",
                zh: "堆 {smaller} 属于 k = {k} 的数对 ({first},{second})；把 {larger} 减少就得到此数对。",
            },
            "below": {
                en: "\
                    The heaps differ by {difference}, and the pair ({first},{second}), k = {k}, is smaller \
                    in both heaps: taking from both gives this pair.",
                zh: "\
                    两堆之差为 {difference}，k = {k} 的数对 ({first},{second}) 的两数分别小于这两堆：\
                    同时从两堆取石子，一步就得到此数对。",
            },
        },
        quantities: {
            "a": { en: "a", zh: "a" },
            "smaller": { en: "smaller heap", zh: "较小的堆" },
            "larger": { en: "larger heap", zh: "较大的堆" },
            "difference": { en: "difference of the heaps", zh: "两堆之差" },
            "k": { en: "number k of the pair", zh: "数对的序号 k" },
            "first": { en: "smaller member of the pair", zh: "数对中较小者" },
            "second": { en: "larger member of the pair", zh: "数对中较大者" },
        },
        proof: {
            en: "\
                proved by Wythoff (1907) for a = 1 under normal play, by Fraenkel for all a under normal \
                play (1982) and under misère play (1984); the argument above proves all of it; checked by \
                this project against plain recursion for a ≤ 5 and heaps below 80, and the closed forms \
                against the recursion that defines the pairs for a ≤ 40",
            zh: "\
                a = 1 的正常规则由 Wythoff 证明（1907），一般的 a 由 Fraenkel 对正常规则（1982）\
                与反常规则（1984）证明；以上论证对各情形均为证明；本项目对 a ≤ 5、\
                小于 80 的堆与直接递推作了比较，并对 a ≤ 40 将通项公式与数对的递推定义作了比较",
        },
        source: "\
            W. A. Wythoff, A modification of the game of Nim, Nieuw Arch. Wisk. 7 (1907) 199–202; A. S. \
            Fraenkel, How to beat your Wythoff games’ opponent on three fronts, Amer. Math. Monthly 89 \
            (1982) 353–361, and Wythoff games, continued fractions, cedar trees and Fibonacci searches, \
            Theoret. Comput. Sci. 29 (1984) 49–73.",
    }
}

fn pairs(at: &Subject) -> WythoffPairs {
    let is_misere = at.game.convention.terminal_outcome() == Some(OutcomeClass::N);
    WythoffPairs::new(at.game.parameters.integer("a"), is_misere)
}

/// Both heaps in ascending order, empty ones too.
fn heaps(at: &Subject) -> [Token; 2] {
    match *at.tokens {
        [smaller, larger] => [smaller, larger],
        _ => [0, at.tokens.first().copied().unwrap_or(0)],
    }
}

impl Theorem for Wythoff {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("wythoff") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let [smaller, larger] = heaps(at);
        Prediction::p_if(pairs(at).partner(smaller) == larger)
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (pairs, [smaller, larger]) = (pairs(at), heaps(at));
        let partner = pairs.partner(smaller);
        let difference = larger - smaller;
        let (key, k) = if larger == 0 {
            ("empty", 0)
        } else if partner > larger {
            ("below", pairs.index_of(difference))
        } else {
            let key = if partner == larger { "pair" } else { "above" };
            (key, pairs.index_of(smaller.abs_diff(partner)))
        };
        let [first, second] = pairs.pair(k);
        Reason::new(
            key,
            &[
                ("a", at.game.parameters.integer("a")),
                ("smaller", smaller),
                ("larger", larger),
                ("difference", difference),
                ("k", k),
                ("first", first),
                ("second", second),
            ],
        )
    }

    /// All of them: a winning move makes a pair, and every pair that one move makes is looked at.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let [smaller, larger] = heaps(at);
        let last = at.tokens.len().wrapping_sub(1);
        let to_pair = |[left, right]: [Token; 2]| match (left == smaller, right == larger) {
            (true, _) => Move::change(last, &[right]),
            (_, true) => Move::change(0, &[left]),
            _ => Move::change(0, &[left]).and(1, &[right]),
        };
        Some(pairs(at).within_one_move(smaller, larger).into_iter().map(to_pair).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn winning_moves(notation: &str, convention: PlayConvention) -> Vec<Move> {
        let (game, start) = Game::parse(notation, convention).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::p_if(THEOREM.winning_moves(&at).unwrap().is_empty()));
        THEOREM.winning_moves(&at).unwrap()
    }

    #[test]
    fn there_are_one_to_three_winning_moves() {
        let moves = |notation| winning_moves(notation, PlayConvention::Normal);
        assert_eq!(moves("wythoff(6,10)"), []);
        assert_eq!(moves("wythoff(7)"), [Move::change(0, &[0])]);
        assert_eq!(moves("wythoff(5,8)"), [Move::change(1, &[3]), Move::change(0, &[4]).and(1, &[7])],);
        assert_eq!(
            moves("wythoff(13,15)"),
            [Move::change(1, &[8]), Move::change(0, &[9]), Move::change(0, &[3]).and(1, &[5])],
        );
    }

    #[test]
    fn misere_pairs_of_a_1_start_with_2_2_and_0_1() {
        let moves = |notation| winning_moves(notation, PlayConvention::Misere);
        assert_eq!(moves("wythoff(1)"), []);
        assert_eq!(moves("wythoff(2,2)"), []);
        assert_eq!(moves("wythoff(1,2)"), [Move::change(1, &[0]), Move::change(0, &[0]).and(1, &[1])]);
        assert_eq!(moves("wythoff(1,1)"), [Move::change(1, &[0]), Move::change(0, &[0])]);
    }
}
