//! Large Nim with more players than heaps by two or more: the game value is the number of heaps. Nim and Small Nim likewise.
//!
//! Source: Liu & Xiao 2021, Theorem 1.
//! Winning moves: none, for the game value is 0 at the end alone.
//! Cost: counting the heaps.

use crate::game::Game;
use crate::theorem::heaps::is_unbounded;
use crate::theorem::{ByCases, Subject, theorem};

theorem! {
    /// Many players.
    LargeNimMany {
        id: "large-nim-many",
        status: Proved,
        instances: [
            ("large-nim(2,3)", FirstStuck(4), bound: 20, heaps: 2),
            ("large-nim(2)", FirstStuck(3), bound: 20, heaps: 1),
            ("large-nim(1,2,3)", FirstStuck(5), bound: 12, heaps: 3),
            ("large-nim(1,2,3,4)", FirstStuck(6), bound: 8, heaps: 4),
            ("large-nim(1,2,2,3,4)", FirstStuck(9), bound: 5, heaps: 7),
            ("nim(1,2,3)", FirstStuck(5), bound: 8, heaps: 3),
            ("nim(1,2,3,4)", FirstStuck(9), bound: 6, heaps: 4),
            ("small-nim(1,2,3)", FirstStuck(5), bound: 8, heaps: 3),
            ("small-nim(1,2,3,4)", FirstStuck(9), bound: 6, heaps: 4),
            ("large-nim(1,2)", FirstStuck(4), bound: 4, heaps: 3),
        ],
    }
}

impl ByCases for LargeNimMany {
    fn is_about(&self, game: &Game) -> bool {
        is_unbounded(game, "large-nim") || game.is_plain("nim") || is_unbounded(game, "small-nim") && game.parameters.integer("b") == 1
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let heaps = at.tokens.len();
        (at.game.convention.players() > heaps + 1).then_some(("heaps", heaps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn it_speaks_where_there_are_two_players_more_than_heaps() {
        let (game, _) = Game::parse("large-nim()", Play::FirstStuck(4).convention()).unwrap();
        let at = Subject { game: &game, tokens: &[(1 << 53) - 2, (1 << 53) - 1], components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(2)));
        assert_eq!(THEOREM.predict(&Subject { tokens: &[1, 1, 1], ..at }), Prediction::Silent);
    }

    #[test]
    fn a_bound_on_what_may_be_taken_is_outside_its_hypotheses() {
        for (notation, applies) in [("small-nim()", true), ("small-nim[b=2]()", false), ("small-nim[B=2]()", false)] {
            let (game, _) = Game::parse(notation, Play::FirstStuck(4).convention()).unwrap();
            assert_eq!(THEOREM.applies(&game), applies, "{notation}");
        }
    }
}
