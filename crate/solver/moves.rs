//! Moves: what a player does to a position.

use crate::numbers::Token;
use crate::position::{Position, PositionKind, Tokens};

/// One token of a position changes into others: into none (it goes), one, or two or three (a heap is split).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Index of the token in the canonical position.
    pub place: usize,
    /// What stands there afterwards.
    pub to: Vec<Token>,
}

/// A legal transition, as the tokens that change. Flat and small: it knows neither the position nor the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The tokens that change, by ascending place.
    pub changes: Vec<Change>,
}

impl Move {
    /// The move that changes the token at `place` into the tokens `to`.
    pub fn change(place: usize, to: &[Token]) -> Self {
        Move { changes: vec![Change { place, to: to.to_vec() }] }
    }

    /// The same move, which also changes the token at `place`, a later one, into `to`.
    pub fn and(mut self, place: usize, to: &[Token]) -> Self {
        self.changes.push(Change { place, to: to.to_vec() });
        self
    }

    /// The position that the move leads to.
    ///
    /// # Panics
    /// When the move names a place that the position does not have, so only with a move of another position.
    pub fn play(&self, kind: &dyn PositionKind, tokens: &[Token]) -> Position {
        let mut result = Tokens::with_capacity(tokens.len() + 1);
        self.write(tokens, &mut result);
        Position::new(kind, result)
    }

    /// Writes what the move makes of a position, not yet in canonical form.
    ///
    /// # Panics
    /// Like [`Move::play`].
    pub fn write(&self, tokens: &[Token], result: &mut Tokens) {
        result.clear();
        let mut place = 0;
        for change in &self.changes {
            result.extend_from_slice(&tokens[place..change.place]);
            result.extend_from_slice(&change.to);
            place = change.place + 1;
        }
        result.extend_from_slice(&tokens[place..]);
    }
}
