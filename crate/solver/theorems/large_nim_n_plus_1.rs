//! Large Nim with one player more than heaps: the game value by the smallest heap and how often it occurs.
//!
//! Source: Liu & Xiao 2021, Theorem 2.
//! Winning moves: where the game value is 0, leave 1 of the largest heap; there are no others.
//! Cost: a look at the smallest heaps.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::heaps::{Smallest, is_unbounded, leave};
use crate::theorem::{ByCases, Reason, Subject, theorem};

theorem! {
    /// One player more than heaps.
    LargeNimNPlus1 {
        id: "large-nim-n-plus-1",
        status: Proved,
        instances: [
            ("large-nim(1,1,3)", FirstStuck(4), bound: 12, heaps: 3),
            ("large-nim(3)", Misere, bound: 20, heaps: 1),
            ("large-nim(3)", FirstStuck(2), bound: 20, heaps: 1),
            ("large-nim(1,3)", FirstStuck(3), bound: 20, heaps: 2),
            ("large-nim(1,1,2,3)", FirstStuck(5), bound: 8, heaps: 4),
            ("large-nim(1,1,1,2,3)", FirstStuck(6), bound: 6, heaps: 5),
            ("large-nim(1,1,1,2,2,3,4,4)", FirstStuck(9), bound: 4, heaps: 8),
        ],
    }
}

impl ByCases for LargeNimNPlus1 {
    fn is_about(&self, game: &Game) -> bool {
        is_unbounded(game, "large-nim")
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let heaps = at.tokens.len();
        if at.game.convention.players() != heaps + 1 {
            return None;
        }
        let Smallest { size, times } = Smallest::of(at.tokens);
        Some(if size > 1 {
            ("no-ones", heaps - 1)
        } else if times == heaps {
            ("ones", heaps)
        } else {
            ("some-ones", heaps - 1 - times)
        })
    }

    fn with_more(&self, at: &Subject, reason: Reason) -> Reason {
        Smallest::of(at.tokens).named_in(reason)
    }

    /// All of them: only N ones have the value n − 1 = N, and where the value is 0 a single heap is not 1.
    fn moves_to_win(&self, at: &Subject, _key: &str) -> Option<Vec<Move>> {
        Some(vec![leave(at.tokens.len() - 1, 1)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn one_large_heap_among_ones_is_lowered_to_one() {
        let (game, _) = Game::parse("large-nim()", Play::FirstStuck(4).convention()).unwrap();
        let at = Subject { game: &game, tokens: &[1, 1, (1 << 53) - 1], components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(0)));
        assert_eq!(THEOREM.winning_moves(&at), Some(vec![Move::change(2, &[1])]));
        assert_eq!(THEOREM.predict(&Subject { tokens: &[], ..at }), Prediction::Silent);
        let ones = Subject { tokens: &[1, 1, 1], ..at };
        assert_eq!(THEOREM.predict(&ones), Prediction::Exactly(Value::GameValue(3)));
    }
}
