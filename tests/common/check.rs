//! Theorems held against search, and numbers to try them with.

use mexplorer::analysis::{Positions, Scope, Verification, explain, positions_within, verify};
use mexplorer::game::Game;
use mexplorer::moves::Move;
use mexplorer::position::Extent;
use mexplorer::theorem::{Play, Theorem};
use mexplorer::theorems;

pub fn theorem(id: &str) -> &'static dyn Theorem {
    theorems::find(id).unwrap()
}

/// The game of a notation, under the play of a theorem.
pub fn game(notation: &str, play: Play) -> Game {
    super::parse(notation, play.convention()).0
}

/// All positions of so many heaps at most, none larger than the bound.
pub fn within(bound: u64, heaps: usize) -> Scope {
    scope(Positions::Within(Extent { bound, heaps }))
}

pub fn scope(positions: Positions) -> Scope {
    Scope { positions, jia_ending: false, share: (0, 1), counterexamples: 10 }
}

/// What a comparison of a theorem with search says of a game that the theorem is about.
pub fn checked(theorem: &'static dyn Theorem, game: &Game, scope: &Scope) -> Verification {
    assert!(theorem.applies(game), "{} does not apply to {}", theorem.card().id, game.card.id);
    verify(theorem, game, scope, Default::default()).unwrap()
}

/// Something was predicted or claimed, and nothing of it is wrong.
pub fn assert_right(found: &Verification, what: &str) {
    let claimed: u64 = found.claims.iter().map(|verdict| verdict.claim.cases).sum();
    assert!(found.predicted + claimed > 0, "{what}: nothing is said");
    assert_eq!(found.agreed, found.predicted, "{what}: {:?}", found.counterexamples);
    for verdict in found.claims.iter().chain(&found.proof) {
        assert_eq!(verdict.claim.failures, 0, "{what}: {verdict:?}");
    }
}

/// The same, where the theorem tells of every position.
pub fn assert_right_everywhere(found: &Verification, what: &str) {
    assert!(found.positions > 1, "{what}: {}", found.positions);
    assert_eq!(found.predicted, found.positions, "{what}");
    assert_right(found, what);
}

/// Numbers below 2⁵³ that look random and are the same every time.
pub struct Numbers(pub u64);

impl Iterator for Numbers {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Some(self.0 >> 11)
    }
}

impl Numbers {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.next().unwrap() % bound
    }
}

/// How many winning moves there are in all positions of an extent, each of which the theorem names, and it names no others.
pub fn all_named(id: &str, game: &Game, extent: Extent) -> usize {
    let mut named = 0;
    for position in positions_within(game, extent, 20_000).unwrap() {
        let explanation = explain(game, &position, Default::default()).unwrap();
        let verdict = explanation.theorems.iter().find(|verdict| verdict.card.id == id).unwrap();
        let winning = explanation.options.iter().filter(|option| option.is_winning());
        let mut expected: Vec<Move> = winning.flat_map(|option| option.moves.clone()).collect();
        let mut found = verdict.winning_moves.clone();
        let order = |mv: &Move| format!("{mv:?}");
        expected.sort_by_key(order);
        found.sort_by_key(order);
        assert_eq!(found, expected, "{:?} {}", game.convention, game.notation(&position));
        named += found.len();
    }
    named
}
