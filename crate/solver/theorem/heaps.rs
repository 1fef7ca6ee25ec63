//! What several theorems about heaps need.

use crate::game::Game;
use crate::limits;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::Reason;

/// The move that leaves so many stones of one heap.
pub fn leave(place: usize, size: Token) -> Move {
    Move::change(place, &[size])
}

/// The moves that change a heap of one size to another: equal heaps have moves each.
pub fn moves_of_each(heaps: &[Token], size: Token, to: Token) -> Vec<Move> {
    let such = heaps.iter().enumerate().filter(|(_, heap)| **heap == size);
    such.map(|(place, _)| leave(place, to)).collect()
}

/// Whether this is the ruleset of this name without its bound B on the stones that a move takes.
pub fn is_unbounded(game: &Game, ruleset: &str) -> bool {
    game.is_plain(ruleset) && game.parameters.bound("B").is_none()
}

/// The moves that lower a smallest one of ascending heaps to one of these sizes: as many as an answer may list.
pub fn lower_smallest(heaps: &[Token], sizes: impl Iterator<Item = Token>) -> Vec<Move> {
    let smallest = Smallest::of(heaps);
    let moves = sizes.flat_map(|size| moves_of_each(&heaps[..smallest.times], smallest.size, size));
    moves.take(limits::LISTED_OPTIONS).collect()
}

/// The smallest of ascending heaps.
pub struct Smallest {
    /// Its size, 0 where there is no heap.
    pub size: Token,
    /// How many heaps have it.
    pub times: usize,
}

impl Smallest {
    /// Of these heaps.
    pub fn of(heaps: &[Token]) -> Self {
        let size = heaps.first().copied().unwrap_or(0);
        Smallest { size, times: heaps.iter().take_while(|heap| **heap == size).count() }
    }

    /// Adds it to a reason: the smallest heap m, and how many heaps, β, have its size.
    pub fn named_in(&self, reason: Reason) -> Reason {
        reason.and(&[("m", self.size), ("beta", self.times as u64)])
    }
}
