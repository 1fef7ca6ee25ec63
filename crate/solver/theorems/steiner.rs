//! The P-positions of Nim with three heaps up to v = 2ⁿ − 1 are a Steiner triple system; for v = 15 they give Kirkman's week.
//!
//! Source: Wang & Li 2017; T. P. Kirkman 1850. It is the system of the lines of the projective space of dimension n − 1 over
//! the field of two elements.
//! Cost: a search for each triple, about v³/6 of them.

use crate::game::Game;
use crate::numbers::{Token};
use crate::pace::{Pace, Work};
use crate::theorem::{Claim, Reason, Solved, Subject, Theorem, World, theorem};

theorem! {
    /// The Steiner triple system of Nim.
    Steiner {
        id: "steiner",
        status: Proved,
        instances: [
            ("nim(1,2,3)", Normal, bound: 15, heaps: 3),
            ("nim(1,2,3)", Normal, bound: 7, heaps: 3),
            ("nim(1,2,3)", Normal, bound: 3, heaps: 3),
            ("nim(1,2,3)", LastMover(2), bound: 7, heaps: 3),
        ],
        name: { en: "Steiner triple system", zh: "Steiner 三元系" },
        statement: {
            en: "\
                In two-player Nim under normal play let v = 2ⁿ − 1, n ≥ 2. \
                The P-positions of three heaps that are distinct numbers from 1 to v form a Steiner triple \
                system T on 1, …, v: every two of these numbers lie in exactly one triple, and there are v(v \
                − 1)/6 triples. \
                If one number of such a triple is changed, the result is no triple of the system. \
                From any other three distinct numbers from 1 to v one can be lowered so that the result is a \
                triple of the system. \
                For v = 7 it is the Fano plane. \
                For v = 15 its 35 triples can be split into seven classes of five, each of which contains \
                every number once: Kirkman’s week of fifteen schoolgirls.",
            zh: "\
                设两名玩家在正常规则下进行 Nim 游戏，v = 2ⁿ − 1，n ≥ 2。\
                由 1 至 v 中三个互异的数作为三堆的 P 局面，构成 1, …, v 上的 Steiner 三元系 T：\
                任意两个数恰在一个三元组中，三元组共有 v(v − 1)/6 个。\
                改变这样一个三元组中的一个数，就不再属于该三元系。\
                对 1 至 v 中任何其他三个互异的数，总能减少其中一个，使之成为该三元系的三元组。\
                v = 7 时即 Fano 平面。\
                v = 15 时，35 个三元组可分成七类，每类五个，恰包含每个数一次：这就是 Kirkman 的十五名女生一周\
                出行的安排。",
        },
        argument: {
            en: "\
                By Bouton’s theorem the triples are those with nim-sum 0. \
                Two distinct numbers x and y from 1 to v have just one third number, x ⊕ y, which is from 1 \
                to v, too, and neither x nor y: so every pair lies in exactly one triple, and of the v(v − \
                1)/2 pairs each triple has three. \
                A changed number changes the nim-sum. \
                From a position of nim-sum other than 0 some heap can be lowered to make it 0, that is, to \
                the nim-sum of the other two, which are distinct. \
                For v = 15 the seven days are listed and checked one by one. \
                That one number can be lowered into the system is a property of this system; of the 30 \
                systems on 1, …, 7 the other 29 lack it.",
            zh: "\
                由Bouton 定理，这些三元组即 Nim 和为 0 的三元组。\
                对 1 至 v 中两个互异的数 x 与 y，第三个数只能是 x ⊕ y，它也在 1 至 v 中，且不等于 x 与 y：\
                故每一对数恰在一个三元组中；数对共有 v(v − 1)/2 个，每个三元组含三对。\
                改变一个数就改变了 Nim 和。\
                Nim 和不为 0 的局面总能减少某一堆使其为 0，即减少到其余两堆的 Nim 和，而这两堆互异。\
                v = 15 时的七天逐一列出并加以验证。\
                能减少一个数而进入三元系，是这个三元系特有的性质：1, …, 7 上的 30 个三元系中，\
                其余 29 个都不具备。",
        },
        formula: "\
            <math><mrow><mo>|</mo><mi>T</mi><mo>|</mo></mrow><mo>=</mo><mfrac><mrow><mi>v</mi><mo>(</mo>\
            <mi>v</mi><mo>−</mo><mn>1</mn><mo>)</mo></mrow><mn>6</mn></mfrac><mo>,</mo><mspace width='1em'/>\
            <mi>v</mi><mo>=</mo><msup><mn>2</mn><mi>n</mi></msup><mo>−</mo><mn>1</mn></math>",
        claims: {
            "count": {
                en: "There are v(v − 1)/6 P-positions of three distinct heaps up to v.",
                zh: "三堆互异且不超过 v 的 P 局面共有 v(v − 1)/6 个。",
            },
            "pairs": {
                en: "\
                    Every two distinct numbers from 1 to v lie in exactly one P-position of three distinct \
                    heaps up to v.",
                zh: "1 至 v 中任意两个互异的数恰在一个由三堆互异且不超过 v 的堆组成的 P 局面中。",
            },
            "changed": {
                en: "\
                    Changing one heap of such a P-position to another number from 1 to v leaves no such \
                    P-position.",
                zh: "把这样的 P 局面的一堆改为 1 至 v 中的另一个数，就不再是这样的 P 局面。",
            },
            "lowered": {
                en: "\
                    From any other position of three distinct heaps up to v a move leads to such a \
                    P-position.",
                zh: "从其他任何三堆互异且不超过 v 的局面出发，都有一步到达这样的 P 局面。",
            },
            "days": {
                en: "\
                    For v = 15: on each of Kirkman’s seven days the five triples are P-positions and contain \
                    every number once.",
                zh: "v = 15 时：Kirkman 的七天中，每一天的五个三元组都是 P 局面，且恰包含每个数一次。",
            },
            "week": {
                en: "\
                    For v = 15: each P-position of three distinct heaps occurs on exactly one of the seven \
                    days.",
                zh: "v = 15 时：每个三堆互异的 P 局面恰出现在七天中的一天。",
            },
        },
        proof: {
            en: "proved above; the days of the week for v = 15 are checked one by one",
            zh: "证明见上；v = 15 时一周七天的安排逐一验证",
        },
        source: "\
            王姿婷、李建华，现代数学视角下的 NIM 型游戏，数学通报 2017(7). \
            T. P. Kirkman (1850), the schoolgirl problem.",
        errata: {
            en: "\
                It has been stated of every Steiner triple system that from any other triple one number can \
                be lowered into the system. \
                This is true of this system; of the 30 systems on 1, …, 7, 29 lack it.",
            zh: "\
                “从其他任何三元组都能减少一个数而进入三元系”曾被说成是任何 Steiner 三元系的性质。\
                它对这个三元系成立，但 1, …, 7 上的 30 个三元系中有 29 个不具备。",
        },
    }
}

/// The days of Kirkman's week, five triples each, Monday first.
const WEEK: [[u8; 15]; 7] = [
    [1, 2, 3, 4, 8, 12, 5, 10, 15, 6, 11, 13, 7, 9, 14],
    [1, 4, 5, 2, 8, 10, 3, 13, 14, 6, 9, 15, 7, 11, 12],
    [1, 6, 7, 2, 9, 11, 3, 12, 15, 4, 10, 14, 5, 8, 13],
    [1, 8, 9, 2, 12, 14, 3, 5, 6, 4, 11, 15, 7, 10, 13],
    [1, 10, 11, 2, 13, 15, 3, 4, 7, 5, 9, 12, 6, 8, 14],
    [1, 12, 13, 2, 4, 6, 3, 9, 10, 5, 11, 14, 7, 8, 15],
    [1, 14, 15, 2, 5, 7, 3, 8, 11, 4, 9, 13, 6, 10, 12],
];

/// The triples of a day.
fn triples(day: &[u8; 15]) -> impl Iterator<Item = [Token; 3]> {
    day.chunks_exact(3).map(|triple| [triple[0], triple[1], triple[2]].map(Token::from))
}

/// Three heaps of a solved set, by index, if they are distinct and P.
fn find_p(world: &dyn Solved, mut heaps: [Token; 3]) -> Option<usize> {
    heaps.sort_unstable();
    let is_distinct = heaps[0] > 0 && heaps[0] < heaps[1] && heaps[1] < heaps[2];
    world.find(&heaps).filter(|&index| is_distinct && world.is_p(index))
}

/// The largest heap v, if it is 2ⁿ − 1 with n ≥ 2 and all positions of three distinct heaps up to it are there: all of them
/// can be reached from (v − 2, v − 1, v).
fn largest(world: &dyn Solved) -> Option<Token> {
    let largest = (0..world.len()).filter_map(|index| world.tokens(index).last().copied()).max()?;
    let is_bound = largest >= 3 && (largest + 1).is_power_of_two();
    let is_whole = is_bound && world.find(&[largest - 2, largest - 1, largest]).is_some();
    is_whole.then_some(largest)
}

/// The claims in the order in which they are made.
const CLAIMS: [&str; 6] = ["count", "pairs", "changed", "lowered", "days", "week"];

impl Theorem for Steiner {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("nim") && game.convention.is_normal()
    }

    /// It predicts nothing, so nobody asks why.
    fn reason(&self, _at: &Subject) -> Reason {
        Reason { key: "", quantities: Vec::new() }
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
    let mut claims: Vec<Claim> = CLAIMS.into_iter().map(Claim::new).collect();
    let World::Positions(world) = world else { return claims };
    let Some(v) = largest(world) else { return claims };
    let [count, pairs, changed, lowered, days, week] = &mut claims[..] else { return claims };
    let find = |heaps| find_p(world, heaps);
    let mut found = 0;
    for index in 0..world.len() {
        let &[one, two, three] = world.tokens(index) else { continue };
        if one == two || two == three {
            continue;
        }
        if !world.is_p(index) {
            let is_triple = |&option: &usize| {
                matches!(*world.tokens(option), [one, two, three] if find([one, two, three]).is_some())
            };
            let options = world.options(index);
            pace.spend(1 + options.len() as u64).await;
            lowered.case(options.iter().any(is_triple), &[index]);
            continue;
        }
        found += 1;
        pace.spend(3 * v).await;
        for place in 0..3 {
            for size in 1..=v {
                let mut heaps = [one, two, three];
                if std::mem::replace(&mut heaps[place], size) != size {
                    changed.case(find(heaps).is_none(), &[index]);
                }
            }
        }
        if v == 15 {
            let same = |triple: &[Token; 3]| *triple == [one, two, three];
            week.case(WEEK.iter().flat_map(triples).filter(same).count() == 1, &[index]);
        }
    }
    count.case(found == v * (v - 1) / 6, &[]);
    for one in 1..=v {
        for two in one + 1..=v {
            pace.spend(v).await;
            let thirds = (1..=v).filter(|&three| find([one, two, three]).is_some()).count();
            let pair = world.find(&[one, two]);
            pairs.case(thirds == 1, pair.as_slice());
        }
    }
    if v == 15 {
        for day in &WEEK {
            let is_p = triples(day).all(|triple| find(triple).is_some());
            let present = day.iter().fold(0u32, |present, number| present | 1 << number);
            days.case(is_p && present == 0xFFFE, &[]);
        }
    }
    claims
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_five_triples_of_nim_sum_zero() {
        for day in &WEEK {
            assert_eq!(triples(day).count(), 5);
            assert!(triples(day).all(|[one, two, three]| one ^ two == three));
        }
    }
}
