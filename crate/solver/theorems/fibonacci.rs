//! Fibonacci Nim: the smallest part of the heap, written as a sum of Fibonacci numbers, decides; so for every factor.
//!
//! Source: M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963) 9–13, for the factor 2.
//! Winning moves: take the s smallest parts together if the quota allows it and the factor times as many is less than the
//! next part, or there is none; there are no others.
//! Cost: as many steps as there are members of the sequence up to the heap: 77 for the factor 2.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// The theorem about Fibonacci Nim.
    Fibonacci {
        id: "fibonacci",
        status: Proved,
        instances: [
            ("fibonacci(85)", Normal, bound: 70),
            ("fibonacci(21)", LastMover(2), bound: 40),
            ("fibonacci[factor=1](44)", Normal, bound: 60),
            ("fibonacci[factor=3](37)", Normal, bound: 60),
            ("fibonacci[factor=4](40)", Normal, bound: 50),
            ("fibonacci[factor=6](50)", Normal, bound: 50),
        ],
        name: { en: "Fibonacci Nim", zh: "斐波那契 Nim 定理" },
        statement: {
            en: "\
                Fibonacci Nim with the factor f ≥ 1 under normal play with two players: n stones are left, \
                and the next move may take at most q of them. \
                Let H₁ = 1 and Hᵢ₊₁ = Hᵢ + Hⱼ, where j is least with f·Hⱼ ≥ Hᵢ; for f = 2 these are the \
                Fibonacci numbers 1, 2, 3, 5, 8, …, for f = 1 the powers of 2. \
                Write n as a sum of numbers Hᵢ by taking the largest that fits, again and again; for f = 2 \
                this is Zeckendorf’s representation. \
                The position is N if and only if the smallest part is at most q; with n = 0 it is P. So the \
                start, from which anything but the whole heap n ≥ 1 may be taken, is P if and only if n is \
                one of the numbers Hᵢ.",
            zh: "\
                倍数为 f ≥ 1 的斐波那契 Nim，两人按正常规则：剩 n 枚石子，下一步至多可取 q 枚。\
                令 H₁ = 1，Hᵢ₊₁ = Hᵢ + Hⱼ，其中 j 是使 f·Hⱼ ≥ Hᵢ 的最小下标；\
                f = 2 时即斐波那契数 1, 2, 3, 5, 8, …，f = 1 时即 2 的幂。\
                每次取不超过剩余数的最大 Hᵢ，把 n 写成若干 Hᵢ 之和；f = 2 时即 Zeckendorf 表示。\
                当且仅当最小的一项不超过 q 时为 N 局面；n = 0 时为 P 局面。\
                因此，对 n ≥ 1 且第一步不得一次取光的开局，当且仅当 n 是某个 Hᵢ 时为 P 局面。",
        },
        argument: {
            en: "\
                A sum of numbers Hᵢ is the one found by taking the largest first if and only if f times each \
                part is less than the next larger part; such a sum is unique. \
                For the largest number up to n, Hᵢ, leaves less than Hⱼ, so that the next part Hₘ has m < j, \
                that is, f·Hₘ < Hᵢ; conversely, by induction on the parts, a sum with f·Hₘ < Hᵢ for its two \
                largest has m < j, so all but the largest make less than Hₘ₊₁ ≤ Hⱼ, and the whole is less \
                than Hᵢ₊₁. \
                From an N-position take the smallest part: the quota is then at most f times it, less than \
                the next part, or nothing is left. \
                From a P-position every t that may be taken is less than the smallest part h. \
                Let w be the smallest part of h − t, which is the smallest part of what is left. \
                If w > f·t, then the parts of t and of h − t together would be a second such sum for h. \
                So w ≤ f·t, and the next player may take w.",
            zh: "\
                若干 Hᵢ 之和恰为“每次取最大者”所得的表示，当且仅当每一项的 f 倍小于比它大的下一项；\
                这样的表示是唯一的。\
                因为取去不超过 n 的最大的 Hᵢ 之后，余数小于 Hⱼ，故下一项 Hₘ 满足 m < j，即 f·Hₘ < Hᵢ；反之，\
                若最大的两项满足 f·Hₘ < Hᵢ，则 m < j，对项数归纳，除最大项外其余各项之和小于 Hₘ₊₁ ≤ Hⱼ，\
                故总和小于 Hᵢ₊₁。\
                在 N 局面取走最小的一项：此后限额至多为它的 f 倍，小于下一项，或者石子已取完。\
                在 P 局面，可取的 t 都小于最小的一项 h。\
                设 w 为 h − t 的最小项，它也是剩余石子的最小项。\
                若 w > f·t，则 t 与 h − t 的各项合起来是 h 的第二个这样的表示，矛盾。\
                所以 w ≤ f·t，下一位可以取 w。",
        },
        formula: "\
            <math><mi>n</mi><mo>=</mo><msub><mi>z</mi><mn>1</mn></msub><mo>+</mo><msub><mi>z</mi>\
            <mn>2</mn></msub><mo>+</mo><mo>⋯</mo><mo>+</mo><msub><mi>z</mi><mi>r</mi></msub><mo>,</mo>\
            <mspace width='1em'/><mi>f</mi><mo>⋅</mo><msub><mi>z</mi><mi>i</mi></msub><mo>&lt;</mo><msub>\
            <mi>z</mi><mrow><mi>i</mi><mo>+</mo><mn>1</mn></mrow></msub></math>",
        reasons: {
            "empty": {
                en: "No stone is left, so the player to move has lost.",
                zh: "石子已取完，轮到走的一方已负。",
            },
            "lost": {
                en: "\
                    The smallest part of {stones} is {smallest}, more than the quota {quota}: what is left \
                    after any move has a part that the next player may take.",
                zh: "\
                    {stones} 的最小项是 {smallest}，大于限额 {quota}：无论怎样取，剩余石子的最小项都可被下一\
                    位取走。",
            },
            "won": {
                en: "The smallest part of {stones} is {smallest}, and the quota {quota} allows it: take it.",
                zh: "{stones} 的最小项是 {smallest}，不超过限额 {quota}：取走它即胜。",
            },
        },
        quantities: {
            "stones": { en: "stones n", zh: "石子数 n" },
            "quota": { en: "quota q", zh: "限额 q" },
            "factor": { en: "factor f", zh: "倍数 f" },
            "parts": { en: "parts of n", zh: "n 的各项" },
            "smallest": { en: "smallest part", zh: "最小项" },
        },
        proof: {
            en: "\
                proved by Whinihan (1963) for the factor 2 and by Schwenk (1970) in general; the argument \
                above is a proof for every factor; checked by this project against plain recursion for f ≤ 6 \
                and n < 200. \
                Parts are computed here as long as no more than 10,000 of the numbers Hᵢ are needed; for f ≤ \
                250 they suffice for every heap",
            zh: "\
                倍数为 2 时由 Whinihan 证明（1963），一般情形由 Schwenk 证明（1970）；\
                以上论证对任意倍数均为证明；本项目对 f ≤ 6、n < 200 与直接递推作了比较。\
                所需的 Hᵢ 不超过 10,000 个时，本项目计算各项；f ≤ 250 时足以处理任意大小的堆",
        },
        source: "\
            M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963) 9–13; A. J. Schwenk, Take-away \
            games, Fibonacci Quarterly 8 (1970) 225–234.",
    }
}

/// So many numbers of the sequence are looked at.
const MEMBERS: usize = 10_000;

/// The parts of a number, the largest first. Absent when too many numbers would have to be looked at.
fn parts(factor: u64, stones: u64) -> Option<Vec<u64>> {
    if stones.saturating_sub(1) <= factor {
        // The sequence begins 1, 2, …, f + 1.
        return Some(if stones > 0 { vec![stones] } else { Vec::new() });
    }
    let mut members = vec![1];
    let (mut last, mut added) = (1, 0);
    while last <= stones {
        if members.len() == MEMBERS {
            return None;
        }
        while factor.saturating_mul(members[added]) < last {
            added += 1;
        }
        last += members[added];
        members.push(last);
    }
    let mut left = stones;
    members.reverse();
    members.retain(|&member| {
        let is_part = member <= left;
        left -= if is_part { member } else { 0 };
        is_part
    });
    Some(members)
}

fn parts_of(at: &Subject) -> Option<Vec<u64>> {
    parts(at.game.parameters.integer("factor"), at.tokens[0])
}

impl Theorem for Fibonacci {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("fibonacci") && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let quota = at.tokens[1];
        parts_of(at).map_or(Prediction::Silent, |parts| {
            Prediction::p_if(parts.last().is_none_or(|smallest| *smallest > quota))
        })
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (stones, quota) = (at.tokens[0], at.tokens[1]);
        let parts = parts_of(at).unwrap_or_default();
        let smallest = parts.last().copied().unwrap_or(0);
        let key = match smallest {
            0 => "empty",
            part if part > quota => "lost",
            _ => "won",
        };
        Reason::new(
            key,
            &[("stones", stones), ("quota", quota), ("factor", at.game.parameters.integer("factor"))],
        )
        .list("parts", &parts)
        .and(&[("smallest", smallest)])
    }

    /// All of them: what is taken and what is left must have, together, the parts of the heap.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (stones, quota) = (at.tokens[0], at.tokens[1]);
        let factor = at.game.parameters.integer("factor");
        let mut parts = parts_of(at)?;
        let (mut moves, mut taken) = (Vec::new(), 0);
        while let Some(part) = parts.pop() {
            taken += part;
            let next_quota = taken.saturating_mul(factor);
            if taken <= quota && parts.last().is_none_or(|next| next_quota < *next) {
                let left = stones - taken;
                moves.push(Move::change(0, &[left]).and(1, &[next_quota.min(left)]));
            }
        }
        Some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::LARGEST_TOKEN;

    #[test]
    fn the_parts_of_85_are_55_21_8_and_1() {
        assert_eq!(parts(2, 85), Some(vec![55, 21, 8, 1]));
        assert_eq!(parts(2, 0), Some(vec![]));
        assert_eq!(parts(1, 44), Some(vec![32, 8, 4]));
        assert_eq!(parts(LARGEST_TOKEN, LARGEST_TOKEN), Some(vec![LARGEST_TOKEN]));
    }

    #[test]
    fn the_sequence_of_the_factor_3_begins_as_the_literature_says() {
        let members: Vec<u64> = (1..=40).filter(|&n| parts(3, n).unwrap().len() == 1).collect();
        assert_eq!(members, [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40]);
    }

    #[test]
    fn up_to_the_factor_250_every_heap_has_its_parts() {
        assert!((1..=250).all(|factor| parts(factor, LARGEST_TOKEN).is_some()));
        assert!(parts(1_000_000, LARGEST_TOKEN).is_none());
    }
}
