//! Ring-bounded Small Nim under misère play: the remainders of the heaps modulo B + b decide.
//!
//! Source: this project.
//! Winning moves: all, or as many as an answer may list.
//! Cost: a remainder for each heap.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::cycle::Blocks;
use crate::theorem::heaps::lower_smallest;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// Ring-bounded Small Nim under misère play.
    SmallNimMisere {
        id: "small-nim-misere",
        status: Proved,
        instances: [
            ("small-nim[B=5](1,7,13)", Misere, bound: 16, heaps: 3),
            ("small-nim[B=2](1,3,4,6)", Misere, bound: 9, heaps: 4),
            ("small-nim[b=2,B=3](2,5,7)", Misere, bound: 16, heaps: 3),
            ("small-nim[b=2,B=5](2,7,9)", FirstStuck(2), bound: 18, heaps: 3),
            ("small-nim[b=3,B=4](3,7,10)", Misere, bound: 16, heaps: 3),
            ("small-nim[b=5,B=8](5,13,18)", Misere, bound: 40, heaps: 2),
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

impl Bounds {
    fn of(game: &Game) -> Option<Self> {
        Some(Bounds { fewest: game.parameters.integer("b"), most: game.parameters.bound("B")? })
    }

    /// B + b.
    fn modulus(self) -> u64 {
        self.most + self.fewest
    }

    /// The sizes of a smallest heap with which the position is P, by whether the other heaps are.
    fn lost(self, others_are_p: bool) -> Blocks {
        let first = if others_are_p { self.most + 1 } else { self.fewest };
        Blocks { first, length: self.fewest, period: self.modulus() }
    }

    /// Whether ascending heaps are P.
    fn are_p(self, heaps: &[Token]) -> bool {
        heaps.iter().rev().fold(false, |others_are_p, heap| self.lost(others_are_p).contains(*heap))
    }
}

/// The bounds of a game to which the theorem applies.
fn bounds(at: &Subject) -> Bounds {
    Bounds::of(at.game).unwrap_or(Bounds { fewest: 1, most: 1 })
}

impl Theorem for SmallNimMisere {
    fn applies(&self, game: &Game) -> bool {
        let is_misere = game.convention.terminal_outcome() == Some(OutcomeClass::N);
        game.is_plain("small-nim") && is_misere && Bounds::of(game).is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(bounds(at).are_p(at.tokens))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let bounds = bounds(at);
        let Some((&smallest, others)) = at.tokens.split_first() else { return Reason::new("end", &[]) };
        let key = match (bounds.are_p(others), bounds.are_p(at.tokens)) {
            _ if smallest < bounds.fewest => "stuck",
            (false, true) => "n-p",
            (false, false) => "n-n",
            (true, true) => "p-p",
            (true, false) => "p-n",
        };
        let modulus = bounds.modulus();
        let downwards = at.tokens.iter().rev();
        let remainders: Vec<u64> = downwards.map(|heap| heap % modulus).collect();
        let integers = [
            ("b", bounds.fewest),
            ("B", bounds.most),
            ("modulus", modulus),
            ("a", smallest),
            ("r", smallest % modulus),
        ];
        Reason::new(key, &integers).list("remainders", &remainders)
    }

    /// All, or as many as an answer may list.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let bounds = bounds(at);
        let Some((&smallest, others)) = at.tokens.split_first() else { return Some(Vec::new()) };
        let Some(largest) = smallest.checked_sub(bounds.fewest) else { return Some(Vec::new()) };
        if bounds.are_p(at.tokens) {
            return Some(Vec::new());
        }
        let sizes = bounds.lost(bounds.are_p(others)).within(smallest.saturating_sub(bounds.most)..=largest);
        Some(lower_smallest(at.tokens, sizes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;
    use crate::theorem::heaps::leave;

    fn says(notation: &str) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, PlayConvention::Misere).unwrap();
        assert!(THEOREM.applies(&game));
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    #[test]
    fn a_single_heap_is_lost_where_the_last_move_has_to_be_made() {
        assert_eq!(says("small-nim[b=2,B=5]()"), (Prediction::p_if(false), vec![]));
        assert_eq!(says("small-nim[b=2,B=5](1)"), (Prediction::p_if(false), vec![]));
        assert_eq!(says("small-nim[b=2,B=5](3)"), (Prediction::p_if(true), vec![]));
        assert_eq!(says("small-nim[b=2,B=5](6)"), (Prediction::p_if(false), vec![leave(0, 2), leave(0, 3)]));
        assert_eq!(says("small-nim[b=2,B=5](7)"), (Prediction::p_if(false), vec![leave(0, 2), leave(0, 3)]));
    }

    #[test]
    fn heaps_and_bounds_may_be_as_large_as_any() {
        let (huge, bounds) = ((1 << 53) - 1, Bounds { fewest: (1 << 53) - 2, most: (1 << 53) - 1 });
        assert!(bounds.are_p(&[huge]));
        assert!(!bounds.are_p(&[huge - 2]));
        assert!(bounds.are_p(&[huge - 1]));
        assert!(!bounds.are_p(&[huge - 1, huge]));
    }
}
