//! Nim with a pass that either player may use once: the Grundy value of one heap, the P-positions of two.
//!
//! Source: to analyse Nim with a pass is a problem of David Gale (Guy & Nowakowski, Unsolved problems in combinatorial games); the
//! proofs are this project's, and short. What makes several passes one or none holds for any ruleset.
//! Winning moves: with an even number of passes left those of Nim; with an odd one all that lead to a pair {2i − 1, 2i} or
//! to the end, and the pass from two equal heaps. Others may win by a pass.
//! Cost: that of a nim-sum.

use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums;
use crate::numbers::{Token, nim_sum_of};
use crate::position::Tokens;
use crate::pace::{Pace, Work};
use crate::theorem::heaps::leave;
use crate::theorem::{Claim, Prediction, Reason, Subject, Theorem, Value, World, theorem};
use crate::wrappers::passes::split;

theorem! {
    /// Nim with passes.
    OnePass {
        id: "one-pass",
        status: Proved,
        instances: [
            ("nim[passes=1](3,5)", Normal, bound: 25, heaps: 2),
            ("nim[passes=1](1,2,3)", LastMover(2), bound: 6, heaps: 3),
            ("nim[passes=3](1,2,3)", Normal, bound: 6, heaps: 3),
            ("nim[passes=3](1,2,3)", Misere, bound: 6, heaps: 3),
            ("nim[passes=2](1,2)", FirstStuck(2), bound: 12, heaps: 2),
        ],
        name: { en: "Nim with a pass", zh: "可跳过的 Nim" },
        statement: {
            en: "\
                Let two players play Nim, and let p be the number of passes left, which the players share; \
                once no heap is left, nobody may pass. \
                Only the parity of p matters: a position has the same Grundy value (under normal play), and \
                the same outcome class under normal and under misère play, with p and with p + 2 passes. \
                Under normal play with p even the Grundy value is the nim-sum of the heaps. \
                With p odd one heap x ≥ 1 has the Grundy value x + 1 if x is odd and x − 1 if x is even, the \
                position without heaps has 0, and two nonempty heaps are P if and only if they are {2i − 1, \
                2i} for some i ≥ 1. \
                The theorem says nothing about three or more heaps with p odd, and about misère play only \
                that the outcome classes are equal.",
            zh: "\
                设两名玩家进行 Nim 游戏，p 为剩余的跳过次数，由双方共用；没有石子堆后不得跳过。\
                只有 p 的奇偶性起作用：剩余 p 次与 p + 2 次跳过时，局面的 SG 值（正常规则下）相同，\
                在正常规则与反常规则下的胜负类也都相同。\
                正常规则下，p 为偶数时 SG 值为各堆的 Nim 和；p 为奇数时，\
                一堆 x ≥ 1 的 SG 值在 x 为奇数时为 x + 1，在 x 为偶数时为 x − 1，没有石子堆的局面为 0；\
                两个非空堆当且仅当为 {2i − 1, 2i}（i ≥ 1）时是 P 局面。\
                本定理不涉及 p 为奇数时的三堆及以上，对反常规则也只断言胜负类相同。",
        },
        argument: {
            en: "\
                Parity, by induction on the position and on p: for p ≥ 1 the options with p + 2 passes have \
                the values of those with p. \
                With 2 passes there is one option more than with none, the pass; its value differs from the \
                position’s own value without passes, to which it has an option, so the mex stays the same. \
                The same holds for outcome classes. \
                One heap x with one pass: its options have the values 0, then those of 1, …, x − 1, and x \
                itself by the pass; by induction the mex is x + 1 or x − 1 as stated. \
                Two heaps: equal ones are N, for a pass leaves them without passes, where they are P; one \
                heap is N. From {2i − 1, 2i} a pass leaves unequal heaps, N, and a lowered heap leaves two \
                equal ones, one alone, or two that are no such pair. \
                From any other two unequal heaps the larger can be lowered to the partner of the smaller.",
            zh: "\
                奇偶性：对局面与 p 归纳。\
                p ≥ 1 时，剩余 p + 2 次跳过的各选项与剩余 p 次的各选项同值。\
                剩余 2 次时，比不能跳过时只多出跳过这一个选项；该选项又能通过跳过到达原局面不能跳过的情形，\
                故其值与后者不同，mex 不变。\
                胜负类同理。\
                一堆 x、一次跳过：各选项的值为 0、一堆 1, …, x − 1 的值，以及跳过所得的 x；\
                归纳可知 mex 即为所述的 x + 1 或 x − 1。\
                两堆：两堆相等为 N 局面，因为跳过后成为不能跳过的两堆相等，是 P 局面；只有一堆为 N 局面。\
                从 {2i − 1, 2i} 出发，跳过后两堆不等，为 N 局面；减少一堆后，两堆相等、只剩一堆，\
                或者不再是这样的一对。\
                从其他不等的两堆出发，总能把较大的堆减少为较小的堆的配对数。",
        },
        reasons: {
            "even": {
                en: "\
                    {p} passes are left, an even number: they are worth nothing, and the value is the \
                    nim-sum of the heaps, {sum}.",
                zh: "剩余 {p} 次跳过，为偶数，相当于没有：SG 值为各堆的 Nim 和 {sum}。",
            },
            "end": {
                en: "No heap is left, so nobody may pass: the value is {value}.",
                zh: "没有石子堆，不得跳过：SG 值为 {value}。",
            },
            "odd-heap": {
                en: "\
                    An odd number of passes is left, {p}, and one heap, {x}, which is odd: the value is {x} \
                    + 1 = {value}.",
                zh: "剩余 {p} 次跳过，为奇数；只有一堆 {x}，为奇数：SG 值为 {x} + 1 = {value}。",
            },
            "even-heap": {
                en: "\
                    An odd number of passes is left, {p}, and one heap, {x}, which is even: the value is {x} \
                    − 1 = {value}.",
                zh: "剩余 {p} 次跳过，为奇数；只有一堆 {x}，为偶数：SG 值为 {x} − 1 = {value}。",
            },
            "pair": {
                en: "\
                    An odd number of passes is left, {p}, and the heaps are a pair 2i − 1, 2i for i = {i}: P.",
                zh: "剩余 {p} 次跳过，为奇数；两堆为一对 2i − 1, 2i，i = {i}：P 局面。",
            },
            "no-pair": {
                en: "\
                    An odd number of passes is left, {p}, and the heaps {x} and {y} are no pair 2i − 1, 2i: \
                    N.",
                zh: "剩余 {p} 次跳过，为奇数；两堆 {x} 与 {y} 不是一对 2i − 1, 2i：N 局面。",
            },
        },
        quantities: {
            "p": { en: "passes left p", zh: "剩余的跳过次数 p" },
            "sum": { en: "nim-sum", zh: "Nim 和" },
            "value": { en: "Grundy value", zh: "SG 值" },
            "x": { en: "heap x", zh: "堆 x" },
            "y": { en: "other heap y", zh: "另一堆 y" },
            "i": { en: "i", zh: "i" },
        },
        claims: {
            "grundy": {
                en: "\
                    With p and with p + 2 passes left, the same heaps have the same Grundy value under \
                    normal play.",
                zh: "相同的各堆，剩余 p 次与 p + 2 次跳过时，正常规则下的 SG 值相同。",
            },
            "outcome": {
                en: "\
                    With p and with p + 2 passes left, the same heaps have the same outcome class under the \
                    convention of the game.",
                zh: "相同的各堆，剩余 p 次与 p + 2 次跳过时，在所用的胜负约定下胜负类相同。",
            },
        },
        proof: {
            en: "\
                proved above. \
                Nim with one pass is a problem posed by David Gale, open in general. \
                Checked by this project against plain recursion for one heap below 60 and two heaps up to \
                30. \
                With three players the parity of the passes does not suffice",
            zh: "\
                证明见上。\
                带一次跳过的 Nim 是 David Gale 提出的问题，一般情形尚未解决。\
                本项目与直接递推作了比较，一堆时小于 60，两堆时至 30。\
                三名玩家时，跳过次数的奇偶性不足以决定结果",
        },
        source: "\
            R. K. Guy, R. J. Nowakowski, Unsolved problems in combinatorial games (David Gale’s problem); R. \
            M. Low, W. H. Chan, An atlas of N- and P-positions in “Nim with a pass”, Integers 15 (2015). \
            Proof: this project (Mexplorer).",
    }
}

/// The other one of a pair {2i − 1, 2i}.
fn partner(heap: Token) -> Token {
    ((heap - 1) ^ 1) + 1
}

/// The key of the reason, and what is predicted.
fn case(at: &Subject) -> (&'static str, Prediction) {
    let (heaps, passes) = split(at.tokens);
    let exactly = |value| Prediction::Exactly(Value::Grundy(value));
    match *heaps {
        _ if !at.game.convention.is_normal() => ("", Prediction::Silent),
        _ if passes % 2 == 0 => ("even", exactly(nim_sum_of(heaps))),
        [] => ("end", exactly(0)),
        [heap] => (if heap % 2 == 1 { "odd-heap" } else { "even-heap" }, exactly(partner(heap))),
        [one, other] if partner(one) == other => ("pair", Prediction::p_if(true)),
        [_, _] => ("no-pair", Prediction::p_if(false)),
        _ => ("", Prediction::Silent),
    }
}

impl Theorem for OnePass {
    fn applies(&self, game: &Game) -> bool {
        game.card.id == "nim" && game.passes() > 0 && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        case(at).1
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (heaps, passes) = split(at.tokens);
        let (key, prediction) = case(at);
        let mut named = vec![("p", passes)];
        if let Prediction::Exactly(Value::Grundy(value)) = prediction {
            named.push((if key == "even" { "sum" } else { "value" }, value));
        }
        if key != "even" {
            named.extend(["x", "y"].into_iter().zip(heaps.iter().copied()));
        }
        if key == "pair" {
            named.push(("i", heaps[1] / 2));
        }
        Reason::new(key, &named)
    }

    /// Some of them: passes are named from two equal heaps alone.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (heaps, passes) = split(at.tokens);
        match (case(at).0, heaps) {
            ("even", _) => Some(nim_sums::moves_to(heaps, 0)),
            ("odd-heap" | "even-heap", _) => Some(vec![leave(0, 0)]),
            ("no-pair", &[one, other]) => {
                let changes = [(one, partner(other)), (other, partner(one)), (other, one)];
                let mut moves = Vec::new();
                for (place, (from, to)) in changes.into_iter().enumerate() {
                    // From two equal heaps a pass leaves them without passes.
                    let is_pass = place == 2 && from == to;
                    if is_pass || (place < 2 && to < from) {
                        moves.push(leave(place, if is_pass { passes - 1 } else { to }));
                    }
                }
                Some(moves)
            }
            _ => None,
        }
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, _game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(world, pace))
    }
}

/// How the claims fare.
async fn check(world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let mut grundy = Claim::new("grundy");
    let mut outcome = Claim::new("outcome");
    let World::Positions(world) = world else { return Vec::new() };
    for index in 0..world.len() {
        let (heaps, passes) = split(world.tokens(index));
        let Some(fewer) = passes.checked_sub(2) else { continue };
        let mut tokens = Tokens::from(heaps);
        tokens.push(fewer);
        pace.spend(1).await;
        if let Some(fewer) = world.find(&tokens) {
            grundy.case(world.grundy(index) == world.grundy(fewer), &[index, fewer]);
            outcome.case(world.is_p(index) == world.is_p(fewer), &[index, fewer]);
        }
    }
    vec![grundy, outcome]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn says(notation: &str) -> (Prediction, Option<Vec<Move>>) {
        let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at))
    }

    #[test]
    fn one_heap_goes_by_its_parity() {
        let grundy = |value| Prediction::Exactly(Value::Grundy(value));
        assert_eq!(says("nim[passes=1]()").0, grundy(0));
        assert_eq!(says("nim[passes=1](5)").0, grundy(6));
        assert_eq!(says("nim[passes=1](6)").0, grundy(5));
        assert_eq!(says("nim[passes=1](9007199254740991)").0, grundy(1 << 53));
        assert_eq!(says("nim[passes=1](5)+0p").0, grundy(5));
        assert_eq!(says("nim[passes=2](5)").0, grundy(5));
    }

    #[test]
    fn two_heaps_are_lost_in_pairs() {
        assert_eq!(says("nim[passes=1](3,4)").0, Prediction::p_if(true));
        let equal = vec![Move::change(0, &[3]), Move::change(1, &[3]), Move::change(2, &[0])];
        assert_eq!(says("nim[passes=1](4,4)"), (Prediction::p_if(false), Some(equal)));
        assert_eq!(says("nim[passes=1](2,3)").1, Some(vec![Move::change(1, &[1])]));
        assert_eq!(says("nim[passes=1](1,2,3)"), (Prediction::Silent, None));
    }
}
