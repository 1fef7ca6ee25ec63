//! Large Nim with any number of players: the game value of every position by counting the heaps around the n-th largest.
//!
//! Source: this project. It contains the theorems of Liu & Xiao 2021, and for two players, where the game is known as Greedy
//! Nim, those of Friedman (2000) and of Albert & Nowakowski (2004).
//! Winning moves: with the names of the statement, the game value is 0 if and only if H = 1. If n divides b, the one size that
//! wins is z; otherwise every size below z does, and 0 where z is 0. Of these, 0, 1 and the sizes of other heaps are named.
//! Cost: two looks at each heap from the largest down to z.

use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::heaps::{is_unbounded, leave};
use crate::theorem::largest_heaps::LargestHeaps;
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// Large Nim with any number of players.
    LargeNimAll {
        id: "large-nim-all",
        status: Proved,
        instances: [
            ("large-nim(1,1,2,2)", FirstStuck(3), bound: 7, heaps: 6),
            ("large-nim(2,3,4)", Normal, bound: 7, heaps: 5),
            ("large-nim(1,1,3)", Misere, bound: 7, heaps: 5),
            ("large-nim(1,2,2,3,4)", FirstStuck(4), bound: 7, heaps: 6),
            ("large-nim(1,2,2,3,4,4)", FirstStuck(5), bound: 6, heaps: 7),
            ("large-nim(1,2,2,2,3,4)", FirstStuck(6), bound: 5, heaps: 8),
            ("large-nim(2,2,2,2,3,4)", FirstStuck(7), bound: 4, heaps: 9),
            ("large-nim(1,2,2,3,3,4,4)", FirstStuck(8), bound: 4, heaps: 9),
            ("large-nim(1,2,3,4,4)", FirstStuck(9), bound: 4, heaps: 10),
            ("large-nim(2,3,4)", LastMover(3), bound: 7, heaps: 6),
            ("large-nim(1,2,2,3)", LastMover(4), bound: 7, heaps: 6),
            ("large-nim(1,2,2,2,3)", LastMover(5), bound: 6, heaps: 7),
            ("large-nim(1,2,2,3,4,4)", LastMover(6), bound: 5, heaps: 8),
            ("large-nim(2,2,2,2,3,4)", LastMover(7), bound: 4, heaps: 9),
            ("large-nim(1,2,2,3,3,4,4)", LastMover(8), bound: 4, heaps: 9),
            ("large-nim(1,2,3,4,4)", LastMover(9), bound: 4, heaps: 10),
            ("large-nim(1,2,2,3)", After(1, 3), bound: 7, heaps: 6),
            ("large-nim(1,2,2,3)", After(1, 4), bound: 7, heaps: 6),
            ("large-nim(2,2,3,4)", After(2, 4), bound: 7, heaps: 6),
            ("large-nim(1,2,2,2,3)", After(2, 5), bound: 6, heaps: 7),
            ("large-nim(1,2,3,4,4)", After(7, 9), bound: 4, heaps: 10),
        ],
    }
}

impl Theorem for LargeNimAll {
    fn applies(&self, game: &Game) -> bool {
        is_unbounded(game, "large-nim") && game.convention.standard().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::game_value(LargestHeaps::of(at.tokens, &at.game.convention).game_value() as u64)
    }

    fn reason(&self, at: &Subject) -> Reason {
        let counts = LargestHeaps::of(at.tokens, &at.game.convention);
        let added = LargestHeaps::added(&at.game.convention);
        let key = match (at.tokens.is_empty(), counts.size, added) {
            (true, _, 0) => "last-moved",
            (true, _, 1) => "stuck",
            (true, ..) => "after",
            (false, 0, 0) => "few",
            (false, 0, 1) => "few-added",
            (false, 0, _) => "few-several",
            (false, _, 0) => "counted",
            (false, _, 1) => "counted-added",
            (false, ..) => "counted-several",
        };
        let integers = [
            ("z", counts.size),
            ("a", counts.larger as u64),
            ("b", counts.at_least as u64),
            ("H", counts.height() as u64),
            ("g", counts.game_value() as u64),
            ("y", counts.optimal_size()),
        ];
        // At the end there is no move.
        let told = if at.tokens.is_empty() { integers.len() - 1 } else { integers.len() };
        let reason = Reason::new(key, &[("n", counts.players as u64)]);
        let reason = if added > 1 { reason.and(&[("c", added as u64)]) } else { reason };
        reason.and(&integers[..told])
    }

    /// Where every size below z wins, 0, 1 and those of other heaps stand for all.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let Some((&largest, others)) = at.tokens.split_last() else { return Some(Vec::new()) };
        let counts = LargestHeaps::of(at.tokens, &at.game.convention);
        let mut sizes: Vec<Token> = [0, 1].into_iter().chain(others.iter().copied()).collect();
        sizes.dedup();
        sizes.retain(|&size| size < largest && counts.wins_by(size));
        Some(sizes.into_iter().map(|size| leave(others.len(), size)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;

    fn value(heaps: &[Token], play: Play) -> usize {
        LargestHeaps::of(heaps, &play.convention()).game_value()
    }

    #[test]
    fn the_end_is_as_the_convention_says() {
        for players in 2..=9 {
            assert_eq!(value(&[], Play::FirstStuck(players)), 0);
            assert_eq!(value(&[], Play::LastMover(players)), usize::from(players) - 1);
            for turns in 1..players - 1 {
                assert_eq!(value(&[], Play::After(turns, players)), usize::from(turns));
            }
        }
    }

    #[test]
    fn two_players_go_by_how_often_the_largest_heap_occurs() {
        let huge = (1 << 53) - 1;
        assert_eq!(value(&[1, 2, huge, huge], Play::Normal), 1);
        assert_eq!(value(&[1, 2, huge], Play::Normal), 0);
        assert_eq!(value(&[1, 1], Play::Misere), 0);
        assert_eq!(value(&[1, 1, 1], Play::Misere), 1);
        assert_eq!(value(&[1, 2, 2], Play::Misere), 1);
    }

    #[test]
    fn the_cases_of_equation_five_are_contained() {
        let three = Play::FirstStuck(3);
        assert_eq!(value(&[1, 2, 2, 2], three), 2);
        assert_eq!(value(&[1, 2, 2, 3], three), 0);
        assert_eq!(value(&[2, 2, 2, 2], three), 0);
        assert_eq!(value(&[1, 1, 2, 2], three), 1);
    }

    #[test]
    fn a_single_largest_heap_is_levelled_or_removed() {
        let (game, start) = Game::parse("large-nim(2,3,4)", Play::Normal.convention()).unwrap();
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        assert_eq!(THEOREM.winning_moves(&at), Some(vec![Move::change(2, &[3])]));
    }
}
