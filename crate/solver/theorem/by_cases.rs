//! Theorems about several players of whom the first who cannot move wins, when they tell the game value case by case.

use crate::convention::Winner;
use crate::game::Game;
use crate::moves::Move;
use crate::theorem::{Prediction, Reason, Registered, Subject, Theorem};

/// Such a theorem. What implements this is a [`Theorem`].
pub trait ByCases: Registered {
    /// Whether it is about the game's ruleset and number of players.
    fn is_about(&self, game: &Game) -> bool;

    /// The case of a position: the key of its reason, and the game value. None where the theorem is silent.
    fn case(&self, at: &Subject) -> Option<(&'static str, usize)>;

    /// Adds to a reason what it says beside the number n of players, the number N of heaps and the game value g.
    fn with_more(&self, _at: &Subject, reason: Reason) -> Reason {
        reason
    }

    /// The moves to take in a case of the game value 0; with any other value no move makes the mover win. Absent where the
    /// theorem names none.
    fn moves_to_win(&self, _at: &Subject, _key: &str) -> Option<Vec<Move>> {
        None
    }
}

impl<T: ByCases> Theorem for T {
    fn applies(&self, game: &Game) -> bool {
        self.is_about(game) && matches!(game.convention.standard(), Some((_, Winner::FirstStuck)))
    }

    fn predict(&self, at: &Subject) -> Prediction {
        self.case(at).map_or(Prediction::Silent, |(_, turns)| Prediction::game_value(turns as u64))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (key, turns) = self.case(at).unwrap_or_default();
        let players = at.game.convention.players();
        let named = [("n", players as u64), ("N", at.tokens.len() as u64), ("g", turns as u64)];
        self.with_more(at, Reason::new(key, &named))
    }

    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let (key, turns) = self.case(at)?;
        let moves = self.moves_to_win(at, key)?;
        Some(if turns == 0 { moves } else { Vec::new() })
    }
}
