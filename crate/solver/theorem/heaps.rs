//! What several theorems about heaps need.

use crate::convention::Winner;
use crate::game::Game;
use crate::moves::Move;
use crate::numbers::Token;
use crate::theorem::{Prediction, Reason, Subject, Value};
use alloc::vec::Vec;

/// The move that leaves so many stones of one heap. It is apart so that theorems need not have it many times.
#[inline(never)]
pub fn leave(place: usize, size: Token) -> Move {
    Move::change(place, &[size])
}

/// The moves that change a heap of one size to another: equal heaps have moves each.
pub fn moves_of_each(heaps: &[Token], size: Token, to: Token) -> Vec<Move> {
    let such = heaps.iter().enumerate().filter(|(_, heap)| **heap == size);
    such.map(|(place, _)| leave(place, to)).collect()
}

/// Whether players rank by turns and the first who cannot move wins.
#[inline(never)]
pub fn wins_who_is_stuck(game: &Game) -> bool {
    matches!(game.convention.standard(), Some((_, Winner::FirstStuck)))
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
}

/// A case of a theorem about several players: the key of its reason and the game value; none where it is silent.
pub type Case = Option<(&'static str, usize)>;

/// What such a theorem says.
#[allow(clippy::cast_possible_truncation, reason = "a game value is less than the number of players")]
pub fn predict(case: Case) -> Prediction {
    case.map_or(Prediction::Silent, |(_, turns)| Prediction::Exactly(Value::GameValue(turns as u8)))
}

/// Why: with the number n of players, the number N of heaps and the game value g.
pub fn reason(at: &Subject, case: Case) -> Reason {
    let (key, turns) = case.unwrap_or_default();
    let players = at.game.convention.players();
    let named = [("n", players as u64), ("N", at.tokens.len() as u64), ("g", turns as u64)];
    Reason::new(key, &named)
}

/// Why, with the smallest heap m and how many heaps, β, have its size besides.
pub fn reason_by_smallest(at: &Subject, case: Case) -> Reason {
    let smallest = Smallest::of(at.tokens);
    reason(at, case).and(&[("m", smallest.size), ("beta", smallest.times as u64)])
}
