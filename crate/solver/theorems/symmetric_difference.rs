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
