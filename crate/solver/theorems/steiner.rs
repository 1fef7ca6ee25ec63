//! The P-positions of Nim with three heaps up to v = 2ⁿ − 1 are a Steiner triple system; for v = 15 they give Kirkman's week.
//!
//! Source: Wang & Li 2017; T. P. Kirkman 1850. It is the system of the lines of the projective space of dimension n − 1 over
//! the field of two elements.
//! Cost: a search for each triple, about v³/6 of them.

use crate::game::Game;
use crate::numbers::{Token};
use crate::pace::{Pace, Work};
use crate::theorem::{Claim, Solved, Theorem, World, theorem};

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
