//! Ring-bounded Small Nim: the remainders of the heaps modulo B + b decide.
//!
//! Source: Liu & Zhou 2018.
//! Winning moves: one, of the first heap.
//! Cost: a remainder for each heap until one decides.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::heaps::leave;
use crate::theorem::{Prediction, Quantity, Reason, Subject, Theorem, theorem};

theorem! {
    /// Ring-bounded Small Nim.
    SmallNim {
        id: "small-nim",
        status: Proved,
        instances: [
            ("small-nim[B=5](1,7,13,14,19)", Normal, bound: 19, heaps: 3),
            ("small-nim[B=2](1,3,4,6)", Normal, bound: 9, heaps: 4),
            ("small-nim[B=8](1,9,10)", Normal, bound: 20, heaps: 3),
            ("small-nim[b=2,B=3](2,5,7)", Normal, bound: 16, heaps: 3),
            ("small-nim[b=2,B=5](2,7,9)", Normal, bound: 18, heaps: 3),
            ("small-nim[b=3,B=4](3,7,10,14)", Normal, bound: 11, heaps: 4),
            ("small-nim[b=5,B=8](5,13,18)", Normal, bound: 40, heaps: 2),
            ("small-nim[b=5,B=6](5,11,16)", Normal, bound: 20, heaps: 3),
        ],
        name: { en: "Ring-bounded Small Nim", zh: "环状有界的 Small Nim" },
        statement: {
            en: "\
                In Small Nim under normal play let a move take at least b and at most B stones from a \
                smallest heap, 1 ≤ b < B < ∞. \
                For heaps a₁ ≤ … ≤ aₛ let rᵢ = aᵢ mod (B + b). \
                Without heaps (s = 0) the position is P. Otherwise let j be the first index below s with rⱼ \
                ∉ {0, b}, or j = s if there is none. \
                The position is P if and only if exactly one of these holds: rⱼ < b; an odd number of the rᵢ \
                with i < j equal b. \
                In the terms of the source α = j − 1, β is the number of i ≤ α with rᵢ = b, and for s ≥ 2 \
                the P-positions are: M1: α = s − 1, β even, 0 ≤ rₛ < b; M2: α = s − 1, β odd, b ≤ rₛ < B + \
                b; M3: α < s − 1, β even, 1 ≤ rⱼ < b; M4: 0 < α < s − 1, β odd, b ≤ rⱼ < B + b.",
            zh: "\
                在正常规则的 Small Nim 中，每步从最小的一堆取至少 b、至多 B 枚石子，1 ≤ b < B < ∞。\
                对各堆 a₁ ≤ … ≤ aₛ，记 rᵢ = aᵢ mod (B + b)。\
                没有石子堆（s = 0）时为 P 局面。\
                否则设 j 为小于 s 且满足 rⱼ ∉ {0, b} 的最小下标，若不存在则 j = s。\
                当且仅当以下两条恰有一条成立时为 P 局面：rⱼ < b；在 i < j 的 rᵢ 中有奇数个等于 b。\
                用原文的记号，α = j − 1，β 为 i ≤ α 中满足 rᵢ = b 的个数；s ≥ 2 时 P 局面即为：M1：\
                α = s − 1，β 为偶数，0 ≤ rₛ < b；M2：α = s − 1，β 为奇数，b ≤ rₛ < B + b；M3：α < s − 1，\
                β 为偶数，1 ≤ rⱼ < b；M4：0 < α < s − 1，β 为奇数，b ≤ rⱼ < B + b。",
        },
        argument: {
            en: "\
                Moves lower a₁ until it is gone, and then play goes on with the heaps H = (a₂, …, aₛ); a \
                smallest heap of 1 to b − 1 ends the game. \
                If H is P (or empty), a₁ is played as if by itself: by induction on a₁ the position is P if \
                and only if 0 ≤ r₁ < b, since taking b to B stones leads from each of the remainders b to B \
                + b − 1 to one below b, and from none of those below b to another one. \
                If H is N, then a₁ = 0 is N, and likewise the position is P if and only if 1 ≤ r₁ ≤ b: \
                taking B leads from the remainder 0 to b, and from b + 1 to B + b − 1 some move leads to one \
                of 1 to b, but from none of these to another. \
                So r₁ = 0 gives the class of H, r₁ = b gives the other class, and any other remainder \
                decides by itself: P if and only if r₁ < b. \
                Going on along the heaps gives the statement; the last heap has no heaps after it, and the \
                empty H is P.",
            zh: "\
                先不断减少 a₁，直到取完，再在 H = (a₂, …, aₛ) 上继续；最小的堆为 1 至 b − 1 时游戏结束。\
                若 H 为 P 局面（或没有堆），a₁ 就如同单独进行：对 a₁ 归纳，当且仅当 0 ≤ r₁ < b 时为 P 局面，\
                因为取 b 至 B 枚可使余数从 b 至 B + b − 1 中的每一个变为小于 b，而不能从小于 b 变为小于 b。\
                若 H 为 N 局面，则 a₁ = 0 时为 N 局面，同理当且仅当 1 ≤ r₁ ≤ b 时为 P 局面：\
                取 B 枚使余数由 0 变为 b，余数为 b + 1 至 B + b − 1 时有一步使它变为 1 至 b，\
                而不能从 1 至 b 变为 1 至 b。\
                所以 r₁ = 0 时与 H 同类，r₁ = b 时与 H 异类，其余余数自行决定：当且仅当 r₁ < b 时为 P 局面。\
                沿各堆依次进行即得结论；最后一堆之后没有堆，而空的 H 为 P 局面。",
        },
        formula: "\
            <math><msub><mi>r</mi><mi>i</mi></msub><mo>=</mo><msub><mi>a</mi><mi>i</mi></msub>\
            <mspace width='0.3em'/><mi>mod</mi><mspace width='0.3em'/><mo>(</mo><mi>B</mi><mo>+</mo>\
            <mi>b</mi><mo>)</mo><mo>,</mo><mspace width='1em'/><mtext>P</mtext><mo>⟺</mo><mo>(</mo><msub>\
            <mi>r</mi><mi>j</mi></msub><mo>&lt;</mo><mi>b</mi><mo>)</mo><mo>⊻</mo><mo>(</mo><mrow>\
            <mo stretchy='false'>|</mo><mrow><mo stretchy='false'>{</mo><mi>i</mi><mo>&lt;</mo><mi>j</mi>\
            <mo>:</mo><msub><mi>r</mi><mi>i</mi></msub><mo>=</mo><mi>b</mi><mo stretchy='false'>}</mo></mrow>\
            <mo stretchy='false'>|</mo></mrow><mo>≡</mo><mn>1</mn><mspace width='0.3em'/><mo>(</mo>\
            <mi>mod</mi><mspace width='0.3em'/><mn>2</mn><mo>)</mo><mo>)</mo></math>",
        reasons: {
            "empty": { en: "No heap is left: P.", zh: "没有石子堆：P 局面。" },
            "p-even": {
                en: "\
                    Heap {j} from the smallest decides: its remainder modulo {modulus} is {r}, less than b = \
                    {b}, and an even number of the heaps before it, β = {beta}, have the remainder b. \
                    So it is P.",
                zh: "\
                    从小到大第 {j} 堆起决定作用：它模 {modulus} 的余数 {r} 小于 b = {b}，\
                    而它之前余数为 b 的堆有 β = {beta} 个，为偶数。\
                    故为 P 局面。",
            },
            "n-odd": {
                en: "\
                    Heap {j} from the smallest decides: its remainder modulo {modulus} is {r}, less than b = \
                    {b}, and an odd number of the heaps before it, β = {beta}, have the remainder b. \
                    So it is N.",
                zh: "\
                    从小到大第 {j} 堆起决定作用：它模 {modulus} 的余数 {r} 小于 b = {b}，\
                    而它之前余数为 b 的堆有 β = {beta} 个，为奇数。\
                    故为 N 局面。",
            },
            "n-even": {
                en: "\
                    Heap {j} from the smallest decides: its remainder modulo {modulus} is {r}, at least b = \
                    {b}, and an even number of the heaps before it, β = {beta}, have the remainder b. \
                    So it is N.",
                zh: "\
                    从小到大第 {j} 堆起决定作用：它模 {modulus} 的余数 {r} 不小于 b = {b}，\
                    而它之前余数为 b 的堆有 β = {beta} 个，为偶数。\
                    故为 N 局面。",
            },
            "p-odd": {
                en: "\
                    Heap {j} from the smallest decides: its remainder modulo {modulus} is {r}, at least b = \
                    {b}, and an odd number of the heaps before it, β = {beta}, have the remainder b. \
                    So it is P.",
                zh: "\
                    从小到大第 {j} 堆起决定作用：它模 {modulus} 的余数 {r} 不小于 b = {b}，\
                    而它之前余数为 b 的堆有 β = {beta} 个，为奇数。\
                    故为 P 局面。",
            },
        },
        quantities: {
            "b": { en: "fewest stones that a move takes, b", zh: "一步至少取走的石子数 b" },
            "modulus": { en: "modulus B + b", zh: "模数 B + b" },
            "remainders": { en: "remainders r₁, r₂, …, rₛ", zh: "余数 r₁, r₂, …, rₛ" },
            "j": { en: "index j of the heap that decides", zh: "起决定作用的堆的下标 j" },
            "r": { en: "its remainder rⱼ", zh: "它的余数 rⱼ" },
            "alpha": { en: "α = j − 1", zh: "α = j − 1" },
            "beta": { en: "heaps before it with remainder b, β", zh: "它之前余数为 b 的堆数 β" },
            "case": { en: "case of the source", zh: "原文的情形" },
        },
        proof: {
            en: "\
                proved by Liu & Zhou (2018); proved again above; checked by this project against plain \
                recursion for b ≤ 5, B ≤ 8 and up to 4 heaps",
            zh: "\
                刘文安、周晶晶证明（2018）；以上另给出证明；本项目对 b ≤ 5、B ≤ 8、\
                至多 4 堆与直接递推作了比较",
        },
        source: "\
            刘文安、周晶晶，环状有界的 Small Nim 博弈，河南师范大学学报（自然科学版）46(2) (2018) 22–25.",
        errata: {
            en: "\
                In the source the relation of α and β should be β ≤ α; “take r₁ − 1” in Fact 2 fails for b = \
                1; “r_{α+1} ∉ {0, b}”, that is rⱼ ∉ {0, b}, fails when α = s − 1.",
            zh: "\
                原文中 α 与 β 的关系应为 β ≤ α；事实 2 中“取 r₁ − 1”在 b = 1 时不成立；\
                “r_{α+1} ∉ {0, b}”（即 rⱼ ∉ {0, b}）在 α = s − 1 时不成立。",
        },
    }
}

/// The bounds of a move.
#[derive(Clone, Copy)]
struct Bounds {
    /// b.
    fewest: Token,
    /// B.
    most: Token,
}

/// The heap that decides.
#[derive(Default)]
struct Decision {
    /// How many heaps stand before it: α.
    before: usize,
    /// How many of those have the remainder b: β.
    turning: usize,
    remainder: Token,
    is_p: bool,
}

impl Bounds {
    fn of(game: &Game) -> Option<Self> {
        let most = game.parameters.bound("B")?;
        Some(Bounds { fewest: game.parameters.integer("b"), most })
    }

    fn remainder(self, heap: Token) -> Token {
        heap % (self.most + self.fewest)
    }

    fn decide(self, heaps: &[Token]) -> Decision {
        let mut decision = Decision { is_p: true, ..Decision::default() };
        for (before, &heap) in heaps.iter().enumerate() {
            decision.before = before;
            decision.remainder = self.remainder(heap);
            let turns = decision.remainder == self.fewest;
            if before + 1 == heaps.len() || !(turns || decision.remainder == 0) {
                decision.is_p = (decision.remainder < self.fewest) != (decision.turning % 2 == 1);
                break;
            }
            decision.turning += usize::from(turns);
        }
        decision
    }

    /// How many stones to take from the smallest heap of an N-position.
    fn winning_take(self, heaps: &[Token]) -> Token {
        let Bounds { fewest, most } = self;
        let (remainder, others) = (self.remainder(heaps[0]), &heaps[1..]);
        if remainder == 0 {
            most
        } else if remainder == fewest {
            fewest
        } else if others.is_empty() || (fewest == 1 && self.decide(others).is_p) {
            most.min(remainder)
        } else {
            most.min(remainder - 1)
        }
    }
}

/// The bounds of a game to which the theorem applies.
fn bounds(at: &Subject) -> Bounds {
    Bounds::of(at.game).unwrap_or(Bounds { fewest: 1, most: 1 })
}

impl Theorem for SmallNim {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("small-nim") && game.convention.is_normal() && Bounds::of(game).is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(bounds(at).decide(at.tokens).is_p)
    }

    fn reason(&self, at: &Subject) -> Reason {
        let bounds = bounds(at);
        let Decision { before, turning, remainder, is_p } = bounds.decide(at.tokens);
        let is_odd = turning % 2 == 1;
        let key = match (is_p, is_odd) {
            _ if at.tokens.is_empty() => "empty",
            (true, false) => "p-even",
            (true, true) => "p-odd",
            (false, false) => "n-even",
            (false, true) => "n-odd",
        };
        if at.tokens.is_empty() {
            return Reason::new(key, &[]);
        }
        let remainders: Vec<u64> = at.tokens.iter().map(|&heap| bounds.remainder(heap)).collect();
        let integers = [
            ("b", bounds.fewest),
            ("modulus", bounds.most + bounds.fewest),
            ("j", before as u64 + 1),
            ("r", remainder),
            ("alpha", before as u64),
            ("beta", turning as u64),
        ];
        let mut reason = Reason::new(key, &integers).list("remainders", &remainders);
        if is_p && at.tokens.len() > 1 {
            let is_last = before + 1 == at.tokens.len();
            reason.quantities.push((
                "case",
                Quantity::Case(match (is_last, is_odd) {
                    (true, false) => "M1",
                    (true, true) => "M2",
                    (false, false) => "M3",
                    (false, true) => "M4",
                }),
            ));
        }
        reason
    }

    /// One of them; others may lead to the same remainder or to another one that is good.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let bounds = bounds(at);
        if bounds.decide(at.tokens).is_p {
            return Some(Vec::new());
        }
        let left = at.tokens[0] - bounds.winning_take(at.tokens);
        Some(vec![leave(0, left)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    const FIVE: Bounds = Bounds { fewest: 1, most: 5 };

    #[test]
    fn the_examples_of_the_source() {
        let decision = FIVE.decide(&[1, 7, 13, 14, 19]);
        assert_eq!((decision.before, decision.turning, decision.is_p), (3, 3, true));
        let decision = FIVE.decide(&[1, 7, 12, 13, 20]);
        assert_eq!((decision.before, decision.turning, decision.is_p), (4, 3, true));
        let decision = FIVE.decide(&[8, 12, 13, 19, 25]);
        assert_eq!((decision.before, decision.turning, decision.is_p), (0, 0, false));
    }

    #[test]
    fn a_case_is_named_where_there_are_two_heaps_or_more() {
        let (game, _) = Game::parse("small-nim[b=2,B=5]()", PlayConvention::Normal).unwrap();
        let case = |tokens: &[Token]| {
            let reason = THEOREM.reason(&Subject { game: &game, tokens, components: &[] });
            reason.quantities.into_iter().find(|(name, _)| *name == "case").map(|(_, case)| case)
        };
        assert_eq!(case(&[7, 7]), Some(Quantity::Case("M1")));
        assert_eq!(case(&[2, 2]), Some(Quantity::Case("M2")));
        assert_eq!(case(&[8, 9]), Some(Quantity::Case("M3")));
        assert_eq!(case(&[2, 3, 9]), Some(Quantity::Case("M4")));
        assert_eq!(case(&[7]), None);
        assert_eq!(case(&[]), None);
    }

    #[test]
    fn heaps_and_bounds_may_be_as_large_as_any() {
        let huge = (1 << 53) - 1;
        let bounds = Bounds { fewest: huge - 1, most: huge };
        assert!(!bounds.decide(&[huge]).is_p);
        assert!(bounds.decide(&[huge - 2]).is_p);
        assert!(bounds.decide(&[]).is_p);
        assert_eq!(bounds.winning_take(&[huge]), huge);
    }
}
