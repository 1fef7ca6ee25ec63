//! Nim with any number of players: how many heaps have to be lowered until every binary column is a multiple of the players.
//!
//! Source: S.-Y. R. Li (1978) for the positions with the largest value when the last to move wins, K. Suetsugu (2019) for every
//! ending; the proof of all game values is this project's.
//! Winning moves: all. From a position of the value 0 they lower one heap and leave a level position; how far follows from the
//! columns of the other heaps.
//! Cost: see [`crate::theorem::level_heaps`].

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::ending::Ending;
use crate::theorem::level_heaps::LevelHeaps;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// Nim with any number of players.
    NimPlayers {
        id: "nim-players",
        status: Proved,
        instances: [
            ("nim(1,2,3)", FirstStuck(3), bound: 6, heaps: 4),
            ("nim(1,2,3)", LastMover(3), bound: 6, heaps: 4),
            ("nim(2,3,3,3)", FirstStuck(4), bound: 4, heaps: 6),
            ("nim(2,3,3,3)", LastMover(4), bound: 4, heaps: 6),
            ("nim(1,2,2,3,3,3)", FirstStuck(5), bound: 3, heaps: 8),
            ("nim(1,2,2,3,3,3)", LastMover(5), bound: 3, heaps: 8),
            ("nim(1,2,3)", FirstStuck(2), bound: 6, heaps: 4),
            ("nim(1,2,3)", LastMover(2), bound: 6, heaps: 4),
            ("nim(1,1,2)", FirstStuck(9), bound: 3, heaps: 5),
        ],
    }
}

/// The heaps of a position; absent with preferences of the players' own.
fn heaps<'a>(at: &Subject<'a>) -> Option<LevelHeaps<'a>> {
    LevelHeaps::of(at, 1)
}

impl Theorem for NimPlayers {
    /// Normal and misère play by their names are left to the theorems that were made for them.
    fn applies(&self, game: &Game) -> bool {
        let convention = &game.convention;
        game.is_plain("nim") && convention.alliance().is_some() && Ending::of(convention).is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        heaps(at).map_or(Prediction::Silent, |heaps| heaps.prediction())
    }

    fn reason(&self, at: &Subject) -> Reason {
        let (heaps, ending) = heaps(at).zip(Ending::of(&at.game.convention)).unwrap_or_else(|| unreachable!("the theorem applies"));
        heaps.reason(&[("n", ending.players as u64), ("k", ending.value as u64)])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        heaps(at)?.winning_moves()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;

    fn says(notation: &str, play: Play) -> (Prediction, Vec<Move>) {
        let (game, start) = Game::parse(notation, play.convention()).unwrap();
        assert!(THEOREM.applies(&game));
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at), THEOREM.winning_moves(&at).unwrap())
    }

    fn value(value: u8) -> Prediction {
        Prediction::game_value(value.into())
    }

    #[test]
    fn the_end_is_as_the_convention_says() {
        for players in 2..=9 {
            assert_eq!(says("nim()", Play::FirstStuck(players)), (value(0), vec![]));
            assert_eq!(says("nim()", Play::LastMover(players)), (value(players - 1), vec![]));
        }
    }

    #[test]
    fn three_equal_heaps_are_level_for_three_players() {
        for play in [Play::FirstStuck(3), Play::LastMover(3)] {
            assert_eq!(says("nim(9007199254740991^3)", play), (value(2), vec![]));
            assert_eq!(says("nim(5,5,7)", play), (value(0), vec![Move::change(2, &[5])]));
            assert_eq!(says("nim(5,7,7)", play).0, value(1));
        }
    }

    #[test]
    fn normal_play_is_left_to_boutons_theorem() {
        assert!(!THEOREM.applies(&Game::parse("nim(1)", Play::Normal.convention()).unwrap().0));
        assert!(!THEOREM.applies(&Game::parse("nim[passes=1](1)", Play::LastMover(3).convention()).unwrap().0));
    }
}
