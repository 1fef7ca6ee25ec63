//! Moore's Nim with any number of players and any ending: how many heaps have to be lowered until every binary column is a
//! multiple of k(n − 1) + 1.
//!
//! Source: S.-Y. R. Li (1978) for the positions with the largest value when the last to move wins, K. Suetsugu (2019) for every
//! ending; the proof of all game values is this project's. Two players: Moore (1910), Yamasaki (1980).
//! Winning moves: one, with k = 1 all. From a position of the value 0 it lowers up to k heaps and leaves a level position.
//! Cost: see [`crate::theorem::level_heaps`].

use crate::game::Game;
use crate::moves::Move;
use crate::theorem::ending::Ending;
use crate::theorem::level_heaps::LevelHeaps;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// Moore's Nim with any number of players.
    MoorePlayers {
        id: "moore-players",
        status: Proved,
        instances: [
            ("moore[k=2](1,2,2,3,3)", FirstStuck(3), bound: 3, heaps: 6),
            ("moore[k=2](2,2,3,3,3)", LastMover(3), bound: 3, heaps: 6),
            ("moore[k=2](1,1,2)", After(1, 3), bound: 4, heaps: 5),
            ("moore[k=2](1,1,1,1,2)", FirstStuck(4), bound: 2, heaps: 9),
            ("moore[k=2](2,2,2,2,2,2,2)", LastMover(4), bound: 2, heaps: 9),
            ("moore[k=2](1,1,1,2)", After(2, 4), bound: 2, heaps: 9),
            ("moore[k=3](1,2,2,2)", FirstStuck(3), bound: 2, heaps: 8),
            ("moore[k=3](1,1,2,3)", LastMover(3), bound: 3, heaps: 5),
            ("moore[k=2](1,1,1,1,1,1,1,1,1)", After(1, 5), bound: 1, heaps: 12),
            ("moore[k=1](1,2,3)", After(1, 3), bound: 6, heaps: 4),
            ("moore[k=2](1,2,3)", LastMover(2), bound: 4, heaps: 4),
            ("moore[k=2](1,1,2,3)", FirstStuck(2), bound: 4, heaps: 4),
        ],
    }
}

/// The heaps of a position; absent with preferences of the players' own.
fn heaps<'a>(at: &Subject<'a>) -> Option<LevelHeaps<'a>> {
    LevelHeaps::of(at, at.game.parameters.integer("k"))
}

impl Theorem for MoorePlayers {
    /// Normal and misère play by their names are left to Moore's theorem.
    fn applies(&self, game: &Game) -> bool {
        let convention = &game.convention;
        game.is_plain("moore") && convention.alliance().is_some() && Ending::of(convention).is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        heaps(at).map_or(Prediction::Silent, |heaps| heaps.prediction())
    }

    fn reason(&self, at: &Subject) -> Reason {
        let heaps_and_ending = heaps(at).zip(Ending::of(&at.game.convention));
        let (heaps, ending) = heaps_and_ending.unwrap_or_else(|| unreachable!("the theorem applies"));
        heaps.reason(&[
            ("n", ending.players as u64),
            ("k", at.game.parameters.integer("k")),
            ("e", ending.value as u64),
            ("M", heaps.modulus()),
        ])
    }

    /// One of them; with k = 1 all.
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
    fn five_equal_heaps_are_level_for_three_players_who_lower_two() {
        for play in [Play::FirstStuck(3), Play::LastMover(3), Play::After(1, 3)] {
            assert_eq!(says("moore[k=2](9007199254740991^5)", play), (value(2), vec![]));
            let both = vec![Move::change(5, &[0]).and(6, &[0])];
            assert_eq!(says("moore[k=2](4^5,9^2)", play), (value(0), both));
            assert_eq!(says("moore[k=2](4^5,9^3)", play), (value(1), vec![]));
        }
    }

    #[test]
    fn normal_play_is_left_to_moores_theorem() {
        assert!(!THEOREM.applies(&Game::parse("moore[k=2](1)", Play::Normal.convention()).unwrap().0));
        let passes = Game::parse("moore[k=2,passes=1](1)", Play::LastMover(3).convention()).unwrap().0;
        assert!(!THEOREM.applies(&passes));
    }
}
