//! Large Nim with several players and heaps of one stone: the game value is the number of heaps modulo that of the players.
//!
//! Source: Liu & Xiao 2021, Lemma 1.
//! Winning moves: where the game value is 0, every move; there are no others.
//! Cost: a look at the largest heap.

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::heaps::moves_of_each;
use crate::theorem::{ByCases, Subject, theorem};

theorem! {
    /// Heaps of one stone.
    UnitHeaps {
        id: "unit-heaps",
        status: Proved,
        instances: [
            ("large-nim(1,1,1,1)", FirstStuck(3), bound: 1, heaps: 12),
            ("large-nim(1,1)", Misere, bound: 1, heaps: 12),
            ("large-nim(1,1,1,1)", FirstStuck(4), bound: 1, heaps: 12),
            ("large-nim(1,1,1,1)", FirstStuck(9), bound: 1, heaps: 12),
        ],
    }
}

impl ByCases for UnitHeaps {
    fn is_about(&self, game: &Game) -> bool {
        game.is_plain("large-nim")
    }

    fn case(&self, at: &Subject) -> Option<(&'static str, usize)> {
        let is_of_ones = at.tokens.last().is_none_or(|largest| *largest == 1);
        is_of_ones.then(|| ("ones", at.tokens.len() % at.game.convention.players()))
    }

    /// All of them: there is but one option.
    fn moves_to_win(&self, at: &Subject, _key: &str) -> Option<Vec<Move>> {
        Some(moves_of_each(at.tokens, 1, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::{Play, Prediction, Theorem, Value};

    #[test]
    fn three_ones_are_won_by_the_first_of_three_players() {
        let (game, start) = Game::parse("large-nim(1^3)", Play::FirstStuck(3).convention()).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.predict(&at), Prediction::Exactly(Value::GameValue(0)));
        assert_eq!(THEOREM.winning_moves(&at).map(|moves| moves.len()), Some(3));
        let larger = Subject { tokens: &[1, 1, 2], ..at };
        assert_eq!(THEOREM.predict(&larger), Prediction::Silent);
        let end = Subject { tokens: &[], ..at };
        assert_eq!(THEOREM.predict(&end), Prediction::Exactly(Value::GameValue(0)));
        assert_eq!(THEOREM.winning_moves(&end), Some(vec![]));
    }
}
