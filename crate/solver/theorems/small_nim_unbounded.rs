//! Small Nim without bounds on what is taken: the number of heaps of one stone decides.
//!
//! Source: Friedman (2000) and Albert & Nowakowski (2004) for normal play; the short proof is this project's.
//! Winning moves: all; from a smallest heap above 1 take everything or all but one, whichever wins; a heap of 1 goes.
//! Cost: counting the ones.

use crate::convention::OutcomeClass;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::heaps::{Smallest, is_unbounded, moves_of_each};
use crate::theorem::{Prediction, Reason, Subject, Theorem, theorem};

theorem! {
    /// Small Nim without bounds.
    SmallNimUnbounded {
        id: "small-nim-unbounded",
        status: Proved,
        instances: [
            ("small-nim(1,2,3)", Normal, bound: 8, heaps: 5),
            ("small-nim(1,2,3)", Misere, bound: 8, heaps: 5),
            ("small-nim(1,2,3)", FirstStuck(2), bound: 8, heaps: 4),
            ("small-nim(1,2,3)", LastMover(2), bound: 8, heaps: 4),
        ],
    }
}

/// How many heaps are 1.
fn ones(heaps: &[Token]) -> usize {
    let Smallest { size, times } = Smallest::of(heaps);
    if size == 1 { times } else { 0 }
}

/// Whether what is left when the ones are gone is P: the end of normal play is, and nothing else.
fn rest_is_p(game: &Game, heaps: &[Token]) -> bool {
    ones(heaps) == heaps.len() && game.convention.terminal_outcome() == Some(OutcomeClass::P)
}

fn is_p(game: &Game, heaps: &[Token]) -> bool {
    rest_is_p(game, heaps) == (ones(heaps) % 2 == 0)
}

impl Theorem for SmallNimUnbounded {
    fn applies(&self, game: &Game) -> bool {
        is_unbounded(game, "small-nim")
            && game.parameters.integer("b") == 1
            && game.convention.terminal_outcome().is_some()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        Prediction::p_if(is_p(at.game, at.tokens))
    }

    fn reason(&self, at: &Subject) -> Reason {
        let ones = ones(at.tokens);
        let key = match (rest_is_p(at.game, at.tokens), ones % 2) {
            (true, 0) => "ones-even",
            (true, _) => "ones-odd",
            (false, 0) => "even",
            (false, _) => "odd",
        };
        Reason::new(key, &[("u", ones as u64), ("N", at.tokens.len() as u64)])
    }

    /// All of them.
    fn winning_moves(&self, at: &Subject) -> Option<Vec<Move>> {
        let Some((&smallest, others)) = at.tokens.split_first() else { return Some(Vec::new()) };
        if is_p(at.game, at.tokens) {
            return Some(Vec::new());
        }
        let to = Token::from(smallest > 1 && !is_p(at.game, others));
        Some(moves_of_each(at.tokens, smallest, to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn says(notation: &str, convention: PlayConvention) -> (bool, Vec<Move>) {
        let (game, start) = Game::parse(notation, convention).unwrap();
        assert!(THEOREM.applies(&game));
        let at = Subject { game: &game, tokens: start.tokens(), components: &[] };
        (THEOREM.predict(&at) == Prediction::p_if(true), THEOREM.winning_moves(&at).unwrap())
    }

    #[test]
    fn the_end_is_as_the_convention_says() {
        assert_eq!(says("small-nim()", PlayConvention::Normal), (true, vec![]));
        assert_eq!(says("small-nim()", PlayConvention::Misere), (false, vec![]));
    }

    #[test]
    fn one_is_left_so_that_the_other_player_opens_the_next_heap() {
        assert_eq!(says("small-nim(1,2,3)", PlayConvention::Normal), (true, vec![]));
        let huge = "small-nim(5,9007199254740991)";
        assert_eq!(says(huge, PlayConvention::Normal), (false, vec![Move::change(0, &[1])]));
        assert_eq!(says("small-nim(5,5)", PlayConvention::Misere).1.len(), 2);
        assert_eq!(says("small-nim(5)", PlayConvention::Normal), (false, vec![Move::change(0, &[0])]));
        assert_eq!(says("small-nim(5)", PlayConvention::Misere), (false, vec![Move::change(0, &[1])]));
    }
}
