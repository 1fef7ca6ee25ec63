//! Large Nim with as many players as heaps: the game value by the smallest heap and how often it occurs.
//!
//! Source: Liu & Xiao 2021, Theorem 3.
//! Winning moves: where the game value is 0, remove a largest heap if m = 1, level it with the others if not; there are no
//! others.
//! Cost: a look at the smallest heaps.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::heaps::{Smallest, is_unbounded, moves_of_each};
use crate::theorem::{ByCases, Reason, Subject, theorem};

theorem! {
    /// As many players as heaps.
    LargeNimN {
        id: "large-nim-n",
        status: Proved,
        instances: [
            ("large-nim(2,2,5)", FirstStuck(3), bound: 12, heaps: 3),
            ("large-nim(2,3)", Misere, bound: 20, heaps: 2),
            ("large-nim(2,3)", FirstStuck(2), bound: 20, heaps: 2),
            ("large-nim(1,1,2,3)", FirstStuck(4), bound: 8, heaps: 4),
            ("large-nim(1,1,2,3,4)", FirstStuck(5), bound: 6, heaps: 5),
            ("large-nim(1,1,1,1,1,2,3,4,4)", FirstStuck(9), bound: 4, heaps: 9),
        ],
    }
}

impl ByCases for LargeNimN {
    fn is_about(&self, game: &Game) -> bool {
        is_unbounded(game, "large-nim")
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let heaps = at.tokens.len();
        if at.game.convention.players() != heaps {
            return None;
        }
        let Smallest { size, times } = Smallest::of(at.tokens);
        Some(if times < heaps {
            ("unequal", heaps - 1 - times)
        } else if size == 1 {
            ("ones", 0)
        } else {
            ("equal", heaps - 1)
        })
    }

    fn with_more(&self, at: &Subject, reason: Reason) -> Reason {
        Smallest::of(at.tokens).named_in(reason)
    }

    /// All of them: N equal heaps above 1 and N − 1 ones have the value n − 1, and nothing else that can be reached.
    fn moves_to_win(&self, at: &Subject, _key: &str) -> Option<Vec<Move>> {
        let (smallest, largest) = (*at.tokens.first()?, *at.tokens.last()?);
        let to = if smallest == 1 { 0 } else { smallest };
        Some(moves_of_each(at.tokens, largest, to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn one_larger_heap_is_levelled_or_removed() {
        let (game, _) = Game::parse("large-nim()", Play::FirstStuck(3).convention()).unwrap();
        let at = Subject { game: &game, tokens: &[2, 2, (1 << 53) - 1], components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(0)));
        assert_eq!(THEOREM.winning_moves(&at), Some(vec![Move::change(2, &[2])]));
        let among_ones = Subject { tokens: &[1, 1, 5], ..at };
        assert_eq!(THEOREM.winning_moves(&among_ones), Some(vec![Move::change(2, &[0])]));
        let equal = Subject { tokens: &[2, 2, 2], ..at };
        assert_eq!(THEOREM.predict(&equal), Prediction::Exactly(Value::GameValue(2)));
        assert_eq!(THEOREM.predict(&Subject { tokens: &[2, 2], ..at }), Prediction::Silent);
    }
}
