//! A heap of Nim is the set of powers of two in it, and the nim-sum the symmetric difference: what that says of three heaps.
//!
//! Source: Wang & Li 2017.
//! Winning moves: with D = AΔBΔC, every heap A that holds the largest element of D may become AΔD; there are no others.
//! Cost: that of a nim-sum.

use crate::game::Game;
use crate::moves::Move;
use crate::nim_sums;
use crate::numbers::{Token, nim_sum};
use crate::pace::{Pace, Work};
use crate::theorem::{Claim, Prediction, Quantity, Reason, Solved, Subject, Theorem, World, theorem};

theorem! {
    /// Heaps as sets.
    SymmetricDifference {
        id: "symmetric-difference",
        status: Proved,
        instances: [
            ("nim(1,2,3)", Normal, bound: 16, heaps: 3),
            ("nim(3,5,6)", LastMover(2), bound: 9, heaps: 3),
        ],
        name: { en: "Heaps as sets", zh: "对称差" },
        statement: {
            en: "\
                In two-player Nim under normal play let A, B, C be three heaps a, b, c ≥ 0 taken as sets: \
                each is the set of the distinct powers of two whose sum is the heap. \
                The nim-sum of two heaps is the symmetric difference, AΔB = (A∖B)∪(B∖A) = (A∪B)∖(A∩B); it is \
                associative and commutative, and AΔA = ∅. \
                The position is P if and only if AΔBΔC = ∅. \
                Then: (1) if (a′,b,c), (a,b′,c) and (a,b,c′) are P with a′ > a and b′ > b, then c′ < c; from \
                an N-position of three heaps, 0 allowed, exactly one or all three of the heaps can be \
                lowered to reach a P-position. \
                (2) In a P-position no heap exceeds the sum of the other two or is less than their \
                difference. \
                (3) If (a,b,c) is P and c < 2ᵗ, then (a + k·2ᵗ, b + k·2ᵗ, c) is P for every k ≥ 1. \
                Every P-position of three heaps grows from (0,0,0) by steps that add one and the same power \
                of two to two heaps that lack it.",
            zh: "\
                设两名玩家在正常规则下进行 Nim 游戏，A、B、C 为三堆 a、b、c ≥ 0 对应的集合：\
                每一堆对应于和等于该堆的若干互异的 2 的幂的集合。\
                两堆的 Nim 和即集合的对称差 AΔB = (A∖B)∪(B∖A) = (A∪B)∖(A∩B)；它满足结合律与交换律，\
                且 AΔA = ∅。\
                当且仅当 AΔBΔC = ∅ 时为 P 局面。\
                由此：（1）若 (a′,b,c)、(a,b′,c)、(a,b,c′) 均为 P 局面，且 a′ > a、b′ > b，则 c′ < c；\
                在三堆（允许为 0）的 N 局面中，恰有一堆或者三堆全部可以减少而到达 P 局面。\
                （2）P 局面中任何一堆都不大于其余两堆之和，也不小于其余两堆之差。\
                （3）若 (a,b,c) 为 P 局面且 c < 2ᵗ，则对任意 k ≥ 1，(a + k·2ᵗ, b + k·2ᵗ, c) 也是 P 局面。\
                三堆的 P 局面都可由 (0,0,0) 出发，每次给两个不含某个 2 的幂的堆同时加上该幂而得到。",
        },
        argument: {
            en: "\
                The powers of two of a heap are the ones of its binary form, so AΔBΔC holds the powers that \
                are in an odd number of the heaps: it is empty if and only if the nim-sum is 0, and that is \
                Bouton’s theorem. \
                (1) Let D = AΔBΔC ≠ ∅ and d its largest element. \
                The P-positions that differ from (a,b,c) in one heap have AΔD, BΔD or CΔD there; such a set \
                is a smaller number if and only if the heap holds d, and d is in one or in all three of the \
                heaps. \
                (2) c = a ⊕ b ≤ a + b, and likewise for the other heaps. \
                (3) If c < 2ᵗ, then a and b have the same powers from 2ᵗ on; adding k·2ᵗ to both changes \
                these in the same way and no others. \
                In a P-position other than (0,0,0) some power lies in two heaps and not in the third; taking \
                it from both leaves a P-position.",
            zh: "\
                一堆所含的 2 的幂即其二进制中为 1 的数位，所以 AΔBΔC 由恰在奇数个堆中的幂组成：\
                它为空集当且仅当 Nim 和为 0，这就是Bouton 定理。\
                （1）设 D = AΔBΔC ≠ ∅，d 为其最大元。\
                与 (a,b,c) 只差一堆的 P 局面，该堆分别为 AΔD、BΔD、CΔD；它比原来的堆小，\
                当且仅当原来的堆含有 d，而 d 恰在一个堆或三个堆中。\
                （2）c = a ⊕ b ≤ a + b，其余各堆同理。\
                （3）若 c < 2ᵗ，则 a 与 b 不小于 2ᵗ 的幂相同；两者同加 k·2ᵗ，这些幂发生同样的变化，\
                其余的幂不变。\
                (0,0,0) 以外的 P 局面中，总有某个幂在其中两堆而不在第三堆；从这两堆中去掉它，仍为 P 局面。",
        },
        formula: "\
            <math><mi>A</mi><mi>Δ</mi><mi>B</mi><mo>=</mo><mo>(</mo><mi>A</mi><mo>∖</mo><mi>B</mi><mo>)</mo>\
            <mo>∪</mo><mo>(</mo><mi>B</mi><mo>∖</mo><mi>A</mi><mo>)</mo><mo>=</mo><mo>(</mo><mi>A</mi>\
            <mo>∪</mo><mi>B</mi><mo>)</mo><mo>∖</mo><mo>(</mo><mi>A</mi><mo>∩</mo><mi>B</mi><mo>)</mo></math>",
        reasons: {
            "empty": {
                en: "\
                    Every power of two lies in none or in two of A = {A}, B = {B}, C = {C}, so AΔBΔC = ∅: P.",
                zh: "\
                    每个 2 的幂都不在 A = {A}、B = {B}、C = {C} 中，或恰在其中两个之中，故 AΔBΔC = ∅：\
                    P 局面。",
            },
            "nonempty": {
                en: "\
                    With A = {A}, B = {B}, C = {C}, D = AΔBΔC = {D} is not empty: N. A heap that holds the \
                    largest element of D may become its symmetric difference with D.",
                zh: "\
                    A = {A}，B = {B}，C = {C}，D = AΔBΔC = {D} 非空：N 局面。\
                    含有 D 的最大元的堆可以变为它与 D 的对称差。",
            },
        },
        quantities: {
            "A": { en: "A, the powers of two in a", zh: "A：a 所含的 2 的幂" },
            "B": { en: "B, the powers of two in b", zh: "B：b 所含的 2 的幂" },
            "C": { en: "C, the powers of two in c", zh: "C：c 所含的 2 的幂" },
            "D": { en: "D = AΔBΔC", zh: "D = AΔBΔC" },
        },
        claims: {
            "one-or-three": {
                en: "\
                    (1) From an N-position of three heaps, 0 allowed, exactly one or all three heaps can be \
                    lowered to reach a P-position; so of a′ > a, b′ > b and c′ > c at most two hold.",
                zh: "\
                    （1）在三堆（允许为 0）的 N 局面中，恰有一堆或者三堆全部可以减少而到达 P 局面；\
                    因此 a′ > a、b′ > b、c′ > c 中至多有两个成立。",
            },
            "triangle": {
                en: "\
                    (2) In a P-position of three heaps no heap exceeds the sum of the other two or is less \
                    than their difference.",
                zh: "（2）在三堆的 P 局面中，任何一堆都不大于其余两堆之和，也不小于其余两堆之差。",
            },
            "added": {
                en: "\
                    (3) Adding a multiple of 2ᵗ to two heaps of a P-position whose third heap is less than \
                    2ᵗ gives a P-position.",
                zh: "（3）若 P 局面的第三堆小于 2ᵗ，则另两堆同加 2ᵗ 的同一倍数，仍为 P 局面。",
            },
            "grown": {
                en: "\
                    In every P-position of three heaps but (0,0,0) some power of two lies in two of the \
                    heaps, and taking any such from both leaves a P-position: so all of them grow from \
                    (0,0,0).",
                zh: "\
                    在 (0,0,0) 以外的三堆的 P 局面中，总有某个 2 的幂同在两堆之中；\
                    从这两堆中去掉任何一个这样的幂，仍为 P 局面。\
                    因此它们都由 (0,0,0) 生成。",
            },
        },
        proof: { en: "proved above; see Wang & Li (2017)", zh: "证明见上；参见王姿婷、李建华（2017）" },
        source: "王姿婷、李建华，现代数学视角下的 NIM 型游戏，数学通报 2017(7).",
    }
}

/// Three heaps, empty ones first; none where there are more.
fn three(heaps: &[Token]) -> Option<[Token; 3]> {
    let mut padded = [0; 3];
    padded.get_mut(3usize.checked_sub(heaps.len())?..)?.copy_from_slice(heaps);
    Some(padded)
}

/// The powers of two in a heap.
fn powers(heap: Token) -> Quantity {
    Quantity::Set((0..Token::BITS).map(|bit| heap & 1 << bit).filter(|power| *power > 0).collect())
}

/// Three heaps in any order, in a solved set.
fn find(world: &dyn Solved, mut heaps: [Token; 3]) -> Option<usize> {
    heaps.sort_unstable();
    world.find(&heaps[heaps.iter().take_while(|heap| **heap == 0).count()..])
}

/// The heaps with both but the one at `third` changed.
fn change_two(heaps: [Token; 3], third: usize, change: impl Fn(Token) -> Token) -> [Token; 3] {
    let mut changed = heaps.map(change);
    changed[third] = heaps[third];
    changed
}

impl Theorem for SymmetricDifference {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("nim") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        three(at.tokens).map_or(Prediction::Silent, |heaps| Prediction::p_if(nim_sum(heaps) == 0))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let heaps = three(at.tokens).unwrap_or_default();
        let difference = nim_sum(heaps);
        let named = ["A", "B", "C", "D"].into_iter().zip(heaps.into_iter().chain([difference]));
        Reason {
            key: if difference == 0 { "empty" } else { "nonempty" },
            quantities: named.map(|(name, heap)| (name, powers(heap))).collect(),
        }
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        three(at.tokens).map(|_| nim_sums::moves_to(at.tokens, 0))
    }

    fn claims(&self) -> bool {
        true
    }

    fn check<'a>(&'a self, _game: &'a Game, world: World<'a>, pace: &'a Pace) -> Work<'a, Vec<Claim>> {
        Box::pin(check(world, pace))
    }
}

/// What a position costs: a look at each of its options, or for other positions that grow from it or into it.
const LOOKS_OF_POSITION: u64 = 100;

/// How the claims fare.
async fn check(world: World<'_>, pace: &Pace) -> Vec<Claim> {
    let World::Positions(world) = world else { return Vec::new() };
    let keys = ["one-or-three", "triangle", "added", "grown"];
    let mut claims: Vec<Claim> = keys.into_iter().map(Claim::new).collect();
    let [one_or_three, triangle, added, grown] = &mut claims[..] else { return claims };
    for index in 0..world.len() {
        pace.spend(LOOKS_OF_POSITION).await;
        let Some(heaps) = three(world.tokens(index)) else { continue };
        if !world.is_p(index) {
            one_or_three.case(matches!(winning_heaps(world, index, heaps), 1 | 3), &[index]);
            continue;
        }
        // Of ascending heaps only the largest may exceed the sum of the others or, which is the same, the others be less
        // than a difference.
        triangle.case(heaps[2] <= heaps[0] + heaps[1], &[index]);
        let mut grows = heaps[2] == 0;
        for third in 0..3 {
            let step = (heaps[third] + 1).next_power_of_two();
            let more = |times: Token| find(world, change_two(heaps, third, |heap| heap + times * step));
            for larger in (1..).map_while(more) {
                added.case(world.is_p(larger), &[index, larger]);
            }
            let both = heaps.iter().enumerate().filter(|(place, _)| *place != third);
            let both = both.fold(Token::MAX, |both, (_, heap)| both & heap);
            for power in (0..Token::BITS).map(|bit| both & 1 << bit).filter(|power| *power > 0) {
                let smaller = find(world, change_two(heaps, third, |heap| heap & !power));
                let is_p = smaller.is_some_and(|smaller| world.is_p(smaller));
                grown.case(is_p, &[index]);
                grows = true;
            }
        }
        grown.case(grows, &[index]);
    }
    claims
}

/// How many of three ascending heaps can be lowered to reach a P-position.
fn winning_heaps(world: &dyn Solved, index: usize, heaps: [Token; 3]) -> usize {
    let mut count = 0;
    for option in world.options(index) {
        let Some(lowered) = three(world.tokens(option)).filter(|_| world.is_p(option)) else { continue };
        // Heaps above the one that is lowered keep their places.
        let last = (0..3).rev().find(|&place| heaps[place] != lowered[place]);
        let size = last.map(|place| heaps[place]);
        count += heaps.iter().filter(|&&heap| Some(heap) == size).count();
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    #[test]
    fn heaps_are_told_as_sets_of_powers_of_two() {
        let (game, start) = Game::parse("nim(3,5,7)", PlayConvention::Normal).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        let reason = THEOREM.reason(&at);
        assert_eq!(reason.key, "nonempty");
        let set = |numbers: &[Token]| Quantity::Set(numbers.to_vec());
        let sets = [("A", set(&[1, 2])), ("B", set(&[1, 4])), ("C", set(&[1, 2, 4])), ("D", set(&[1]))];
        assert_eq!(reason.quantities, sets);
        assert_eq!(THEOREM.winning_moves(&at).map(|moves| moves.len()), Some(3));
    }

    #[test]
    fn it_is_silent_of_four_heaps_and_takes_missing_heaps_as_empty() {
        let (game, _) = Game::parse("nim()", PlayConvention::Normal).unwrap();
        let says = |tokens: &[Token]| THEOREM.predict(&Subject { game: &game, tokens, components: &[] });
        let huge = (1 << 53) - 1;
        assert_eq!(says(&[]), Prediction::p_if(true));
        assert_eq!(says(&[huge, huge]), Prediction::p_if(true));
        assert_eq!(says(&[1, huge - 1, huge]), Prediction::p_if(true));
        assert_eq!(says(&[1, 1, 1, 1]), Prediction::Silent);
    }

    #[test]
    fn families_grow_from_one_two_three() {
        for k in 1..50u64 {
            for heaps in [
                [1, 2 * k, 2 * k + 1],
                [1, 4 * k + 2, 4 * k + 3],
                [4 * k + 1, 2, 4 * k + 3],
                [16 * k + 1, 2, 16 * k + 3],
                [32 * k + 1, 32 * k + 2, 3],
            ] {
                assert_eq!(nim_sum(heaps), 0, "{heaps:?}");
            }
        }
    }
}
