//! Cole and Davie's theorem: who wins Euclid's game is a matter of whether the heaps are in a ratio beyond the golden one.
//!
//! Source: A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, Math. Gazette 53
//! (1969) 354–357, for normal play.
//! Winning moves: all; with unequal heaps there is one at most.
//! Cost: one comparison of 128-bit integers. b < φa says no more than b(b − a) < a².

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about Euclid's game.
    Euclid {
        id: "euclid",
        status: Proved,
        instances: [
            ("euclid(7,24)", Normal, bound: 40, heaps: 2),
            ("euclid(7,24)", Misere, bound: 40, heaps: 2),
            ("euclid(8,13)", LastMover(2), bound: 24, heaps: 2),
            ("euclid(8,13)", FirstStuck(2), bound: 24, heaps: 2),
        ],
        name: { en: "Cole and Davie’s theorem", zh: "Cole–Davie 定理" },
        statement: {
            en: "\
                Euclid’s game with two players; the heaps are a ≤ b, an empty heap counting as 0, and φ = (1 + \
                √5)/2 is the golden ratio. \
                Under normal play the position is P if and only if a = 0 or a < b < φa. \
                Under misère play it is P if and only if 0 < a ≤ b < φa. \
                For a > 0, b < φa is the same as b² − ab < a².",
            zh: "\
                两人进行欧几里得游戏；两堆为 a ≤ b，空堆记为 0，φ = (1 + √5)/2 是黄金分割数。\
                按正常规则，当且仅当 a = 0 或 a < b < φa 时为 P 局面。\
                按反常规则，当且仅当 0 < a ≤ b < φa 时为 P 局面。\
                a > 0 时，b < φa 等价于 b² − ab < a²。",
        },
        argument: {
            en: "\
                φ is irrational, so b = φa only if both are 0; and φ = 1 + 1/φ is the positive root of t² − t \
                = 1. \
                If a < b < φa, then b < 2a, so there is one move only, to (b − a, a); there a/(b − a) > \
                1/(φ − 1) = φ, so it is no P-position. \
                If a = b, the only option is over: under normal play this move wins, under misère play it \
                loses. \
                Now let 0 < a and b > φa, and let r be the remainder of b divided by a. \
                If r > a/φ, the option (r, a) has 1 < a/r < φ: it is P. \
                If 0 < r < a/φ, then b ≥ 2a, for a + r < φa, so (a, a + r) is an option, and it is P for the \
                same reason. \
                If r = 0, then b ≥ 2a as well; (0, a) and (a, a) are options, the one P under normal play and \
                the other under misère play. \
                In each case the other of the two is N, if it is an option at all, and so are all further ones, \
                whose ratio is at least 2: there is just one winning move.",
            zh: "\
                φ 是无理数，故仅当 a = b = 0 时 b = φa；且 φ = 1 + 1/φ 是 t² − t = 1 的正根。\
                若 a < b < φa，则 b < 2a，只有一种走法，走到 (b − a, a)；此时 a/(b − a) > 1/(φ − 1) = φ，\
                故它不是 P 局面。\
                若 a = b，走一步游戏就结束：按正常规则这一步取胜，按反常规则则落败。\
                设 0 < a 且 b > φa，r 为 b 除以 a 的余数。\
                若 r > a/φ，则选项 (r, a) 满足 1 < a/r < φ，是 P 局面。\
                若 0 < r < a/φ，则 a + r < φa，故 b ≥ 2a，从而 (a, a + r) 是选项，它同理是 P 局面。\
                若 r = 0，则同样 b ≥ 2a，(0, a) 与 (a, a) 都是选项：按正常规则前者为 P 局面，\
                按反常规则后者为 P 局面。\
                在各情形中，这两者中的另一个（若是选项）为 N 局面；其余选项的两堆之比至少为 2，也都是 N 局面：\
                取胜的走法恰有一种。",
        },
        formula: "\
            <math><mi>b</mi><mo>&lt;</mo><mi>φ</mi><mi>a</mi><mspace width='0.5em'/><mo>⟺</mo>\
            <mspace width='0.5em'/><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mi>a</mi><mi>b</mi><mo>&lt;</mo>\
            <msup><mi>a</mi><mn>2</mn></msup></math>",
        reasons: {
            "over": {
                en: "Fewer than two heaps are left, so the game is over.",
                zh: "剩下不到两堆，游戏结束。",
            },
            "close": {
                en: "\
                    {larger} is less than φ · {smaller}: the only move leaves ({left},{smaller}), and \
                    {smaller} exceeds φ · {left}.",
                zh: "{larger} 小于 φ · {smaller}：只能走到 ({left},{smaller})，而 {smaller} 大于 φ · {left}。",
            },
            "equal": {
                en: "The heaps are equal: the next move takes one of them and ends the game.",
                zh: "两堆相等：下一步取走其中一堆，游戏就结束。",
            },
            "apart": {
                en: "\
                    {larger} exceeds φ · {smaller}, and the remainder is {remainder}. \
                    Leaving {left} beside {smaller} wins.",
                zh: "{larger} 大于 φ · {smaller}，余数为 {remainder}。把较大的一堆减到 {left} 即可取胜。",
            },
        },
        quantities: {
            "smaller": { en: "smaller heap", zh: "较小的堆" },
            "larger": { en: "larger heap", zh: "较大的堆" },
            "remainder": { en: "remainder of the division", zh: "相除的余数" },
            "left": { en: "what is left of the larger heap", zh: "较大的堆所剩" },
        },
        proof: {
            en: "\
                proved by Cole and Davie (1969) for normal play; the argument above proves both cases; checked \
                by this project against plain recursion for heaps below 80",
            zh: "\
                正常规则由 Cole 与 Davie 证明（1969）；以上论证对两种规则均为证明；\
                本项目对小于 80 的堆与直接递推作了比较",
        },
        source: "\
            A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, \
            Math. Gazette 53 (1969) 354–357.",
    }
}

/// Whether `larger` < φ · `smaller`, of heaps in this order.
fn is_close(smaller: Token, larger: Token) -> bool {
    let [a, b] = [smaller, larger].map(u128::from);
    b * (b - a) < a * a
}

/// Whether two heaps in this order are a P-position; the first may be empty.
fn is_p(at: &Subject, smaller: Token, larger: Token) -> bool {
    let is_normal = at.game.convention.terminal_outcome() == Some(OutcomeClass::P);
    match is_normal {
        true => smaller == 0 || (smaller < larger && is_close(smaller, larger)),
        false => smaller > 0 && is_close(smaller, larger),
    }
}

/// What to leave of the larger of two heaps, where the larger one exceeds φ times the other: the remainder, or that and the
/// smaller heap.
fn left_to_win(at: &Subject, smaller: Token, larger: Token) -> Token {
    let remainder = larger % smaller;
    if is_p(at, remainder, smaller) { remainder } else { smaller + remainder }
}

impl Theorem for Euclid {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("euclid") && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(match *at.tokens {
            [smaller, larger] => is_p(at, smaller, larger),
            _ => is_p(at, 0, 0),
        })
    }

    fn reason(&self, at: &Subject) -> Reason {
        let [smaller, larger] = *at.tokens else { return Reason::new("over", &[]) };
        let heaps = |key| Reason::new(key, &[("smaller", smaller), ("larger", larger)]);
        if smaller == larger {
            return heaps("equal");
        }
        if is_close(smaller, larger) {
            return heaps("close").and(&[("left", larger - smaller)]);
        }
        let left = left_to_win(at, smaller, larger);
        heaps("apart").and(&[("remainder", larger % smaller), ("left", left)])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        Some(match *at.tokens {
            [smaller, larger] if is_p(at, smaller, larger) => vec![],
            [smaller, larger] if smaller == larger => vec![Move::change(1, &[0]), Move::change(0, &[0])],
            [smaller, larger] => vec![Move::change(1, &[left_to_win(at, smaller, larger)])],
            _ => vec![],
        })
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
    fn the_remainder_is_left_or_one_smaller_heap_more() {
        let moves = |notation| winning_moves(notation, PlayConvention::Normal);
        assert_eq!(moves("euclid(5,8)"), []);
        assert_eq!(moves("euclid(8,13)"), [Move::change(1, &[5])]);
        assert_eq!(moves("euclid(7,24)"), [Move::change(1, &[10])]);
        assert_eq!(moves("euclid(7,26)"), [Move::change(1, &[5])]);
        assert_eq!(moves("euclid(4,12)"), [Move::change(1, &[0])]);
        assert_eq!(moves("euclid(4,4)"), [Move::change(1, &[0]), Move::change(0, &[0])]);
    }

    #[test]
    fn under_misere_play_a_multiple_leaves_equal_heaps() {
        let moves = |notation| winning_moves(notation, PlayConvention::Misere);
        assert_eq!(moves("euclid(4,4)"), []);
        assert_eq!(moves("euclid(4,12)"), [Move::change(1, &[4])]);
        assert_eq!(moves("euclid(7,24)"), [Move::change(1, &[10])]);
    }
}
