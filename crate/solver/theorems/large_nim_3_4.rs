//! Large Nim with three players and four heaps.
//!
//! Source: Liu & Xiao 2021, eq. (5).
//! Winning moves: where the game value is 0, level the largest heap with the two below it if the smallest is smaller still;
//! if three heaps are the smallest, leave nothing or 1 (or anything below them, which is not listed) of the last.
//! Cost: three comparisons.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::heaps::{is_unbounded, leave};
use crate::theorem::{ByCases, Reason, Subject, theorem};

theorem! {
    /// Three players and four heaps.
    LargeNim34 {
        id: "large-nim-3-4",
        status: Proved,
        instances: [
            ("large-nim(1,2,2,3)", FirstStuck(3), bound: 9, heaps: 4),
        ],
    }
}

impl ByCases for LargeNim34 {
    fn is_about(&self, game: &Game) -> bool {
        is_unbounded(game, "large-nim") && game.convention.players() == 3
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let &[first, second, third, fourth] = at.tokens else { return None };
        Some(if second < third || third == 1 {
            ("otherwise", 1)
        } else if first == second {
            ("lowest-three", 0)
        } else if third == fourth {
            ("top-three", 2)
        } else {
            ("middle-two", 0)
        })
    }

    fn with_more(&self, at: &Subject, reason: Reason) -> Reason {
        reason.list("x", at.tokens)
    }

    /// With three equal smallest heaps there may be more: the last heap may be left with any size below them.
    fn moves_to_win(&self, at: &Subject, key: &str) -> Option<Vec<Move>> {
        let sizes = if key == "middle-two" { &at.tokens[2..3] } else { &[0, 1] };
        Some(sizes.iter().map(|&size| leave(3, size)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn equation_five_has_three_values() {
        let (game, _) = Game::parse("large-nim()", Play::FirstStuck(3).convention()).unwrap();
        let huge = (1 << 53) - 1;
        for (heaps, value) in [
            ([1, 2, 2, 2], 2),
            ([1, 2, 2, 3], 0),
            ([2, 2, 2, 2], 0),
            ([2, 2, 2, huge], 0),
            ([1, 1, 1, 1], 1),
            ([1, 1, 1, huge], 1),
            ([1, 1, 2, 2], 1),
            ([1, huge, huge, huge], 2),
        ] {
            let at = Subject { game: &game, tokens: &heaps, components: &[] };
            assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(value)), "{heaps:?}");
        }
        let at = Subject { game: &game, tokens: &[1, 1, 1], components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Silent);
    }
}
