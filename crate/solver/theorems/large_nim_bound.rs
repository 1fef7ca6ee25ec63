//! Large Nim with a bound, two players, normal play: the differences of the three largest heaps decide.
//!
//! Source: R. Xu, X. Zhu 2018, who call it Bounded Greedy Nim.
//! Winning moves: of the sizes that a largest heap may get, those are tried that the statement sets apart: within two of a
//! larger heap, modulo B + 1, and at the ends of what is allowed. One of these wins if any does.
//! Cost: a look at each heap.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::heaps::leave;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// Large Nim with a bound.
    LargeNimBound {
        id: "large-nim-bound",
        status: Proved,
        instances: [
            ("large-nim[B=2](3,7)", Normal, bound: 9, heaps: 4),
            ("large-nim[B=3](1,4,6)", Normal, bound: 9, heaps: 4),
            ("large-nim[B=1](2,3)", Normal, bound: 6, heaps: 4),
            ("large-nim[B=2](2,2,3,4)", LastMover(2), bound: 5, heaps: 6),
            ("large-nim[B=5](4,9,12)", Normal, bound: 13, heaps: 3),
            ("large-nim[B=7](9,20)", Normal, bound: 30, heaps: 2),
        ],
    }
}

/// The three largest heaps, and what the statement goes by.
struct Largest {
    /// B.
    most: Token,
    /// x₁ ≥ x₂ ≥ x₃, 0 where there is no heap.
    sizes: [Token; 3],
    /// β: how many heaps from the third on are equal to x₃.
    equal: usize,
}

impl Largest {
    /// Of ascending heaps.
    fn of(heaps: &[Token], most: Token) -> Self {
        let mut descending = heaps.iter().rev().copied();
        let sizes = [0; 3].map(|_: Token| descending.next().unwrap_or(0));
        let others = descending.take_while(|heap| *heap == sizes[2]).count();
        Largest { most, sizes, equal: 1 + others }
    }

    fn at(at: &Subject) -> Self {
        Self::of(at.tokens, at.game.parameters.bound("B").unwrap_or(1))
    }

    /// R₁ and R₂: the differences modulo B + 1.
    fn remainders(&self) -> [Token; 2] {
        let [first, second, third] = self.sizes;
        [first - second, second - third].map(|difference| difference % (self.most + 1))
    }

    /// Whether whoever is to move loses; B ≥ 2.
    fn is_p(&self) -> bool {
        let [first, second] = self.remainders();
        let is_even = self.equal % 2 == 0;
        if self.sizes[2] == 0 {
            return first == 0;
        }
        match first {
            0 if (1..self.most).contains(&second) => true,
            0 => is_even,
            1 => second == self.most && !is_even,
            first => first == self.most && second == 0 && !is_even,
        }
    }

    fn key(&self) -> &'static str {
        match self.sizes {
            [0, ..] => "empty",
            [_, _, 0] => "two",
            _ => "three",
        }
    }
}

fn is_p(heaps: &[Token], most: Token) -> bool {
    if most == 1 { odd(heaps) % 2 == 0 } else { Largest::of(heaps, most).is_p() }
}

/// How many heaps have an odd number of stones.
fn odd(heaps: &[Token]) -> usize {
    heaps.iter().filter(|heap| *heap % 2 == 1).count()
}

impl Theorem for LargeNimBound {
    fn applies(&self, game: &Game) -> bool {
        game.is_plain("large-nim") && game.parameters.bound("B").is_some() && game.convention.is_normal()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(is_p(at.tokens, Largest::at(at).most))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let largest = Largest::at(at);
        if largest.most == 1 {
            return Reason::new("ones", &[("odd", odd(at.tokens) as u64)]);
        }
        let reason = Reason::new(largest.key(), &[]);
        let ([first, second], modulus) = (largest.remainders(), largest.most + 1);
        match largest.key() {
            "empty" => reason,
            "two" => reason.and(&[("modulus", modulus), ("R1", first)]),
            _ => reason.and(&[
                ("modulus", modulus),
                ("R1", first),
                ("R2", second),
                ("beta", largest.equal as u64),
            ]),
        }
    }

    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let Some((&largest, others)) = at.tokens.split_last() else { return Some(Vec::new()) };
        let most = Largest::at(at).most;
        let least = largest.saturating_sub(most);
        let anchors = [0, 1, 2, 3].map(|back| others.iter().rev().nth(back).copied().unwrap_or(0));
        // The size in what is allowed that has the remainder of one near an anchor, and that one itself.
        let modulus = u128::from(most) + 1;
        let near = anchors.iter().flat_map(|&anchor| {
            (0..5u128).map(move |shift| u128::from(anchor) + modulus + shift - 2).flat_map(move |size| {
                let above = (size + modulus - u128::from(least) % modulus) % modulus;
                [u128::from(least) + above, size - modulus.min(size)]
            })
        });
        let sizes = near.filter_map(|size| Token::try_from(size).ok()).chain([least, largest - 1]);
        let mut sizes: Vec<Token> = sizes.filter(|size| (least..largest).contains(size)).collect();
        sizes.sort_unstable();
        sizes.dedup();
        sizes.retain(|&size| {
            let mut after = others.to_vec();
            after.insert(others.partition_point(|heap| *heap < size), size);
            is_p(&after, most)
        });
        Some(sizes.into_iter().map(|size| leave(others.len(), size)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::positions_within;
    use crate::position::Extent;
    use crate::theorem::Play;

    #[test]
    fn every_position_that_is_not_lost_has_a_winning_move_named() {
        for most in 1..=6 {
            let notation = format!("large-nim[B={most}]()");
            let (game, _) = Game::parse(&notation, Play::Normal.convention()).unwrap();
            for position in positions_within(&game, Extent { bound: 11, heaps: 4 }, 10_000).unwrap() {
                let at = Subject { game: &game, tokens: position.tokens(), components: &[] };
                let named = THEOREM.winning_moves(&at).unwrap();
                assert_eq!(named.is_empty(), is_p(at.tokens, most), "{most} {:?}", at.tokens);
            }
        }
    }
}
