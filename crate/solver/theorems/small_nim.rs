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
