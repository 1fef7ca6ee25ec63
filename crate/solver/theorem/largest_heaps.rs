//! The heaps around the n-th largest, by which Large Nim of n players is decided where any number of stones may be taken.

use crate::convention::{PlayConvention, distance};
use crate::numbers::Token;

/// What the value goes by: with z the size of the n-th largest heap, or 0, a heaps are larger, and b at least as large.
pub struct LargestHeaps {
    /// n.
    pub players: usize,
    /// z.
    pub size: Token,
    /// a.
    pub larger: usize,
    /// b.
    pub at_least: usize,
}

impl LargestHeaps {
    /// How many heaps of 1 stand for the ending: none if the last to move wins.
    pub fn added(convention: &PlayConvention) -> usize {
        distance(convention.terminal_value(), convention.players()).into()
    }

    /// Of ascending heaps.
    pub fn of(heaps: &[Token], convention: &PlayConvention) -> Self {
        let (players, added) = (convention.players(), Self::added(convention));
        let size = match heaps.len().checked_sub(players) {
            Some(place) => heaps[place],
            None => Token::from(heaps.len() + added >= players),
        };
        let of_at_least = |least: Token| {
            let counted = heaps.iter().rev().take_while(|heap| **heap >= least).count();
            if least <= 1 { counted + added } else { counted }
        };
        LargestHeaps { players, size, larger: of_at_least(size + 1), at_least: of_at_least(size.max(1)) }
    }

    /// H.
    pub fn height(&self) -> usize {
        self.larger.max(self.at_least % self.players)
    }

    /// g.
    pub fn game_value(&self) -> usize {
        (self.height() + self.players - 1) % self.players
    }

    /// y: what an optimal move leaves of a largest heap.
    pub fn optimal_size(&self) -> Token {
        if self.at_least % self.players == 0 && self.larger > 0 { self.size } else { 0 }
    }

    /// Whether the player to move wins by leaving `size` of a largest heap.
    pub fn wins_by(&self, size: Token) -> bool {
        let optimal = self.optimal_size();
        self.height() == 1 && (size == optimal || size < self.size && optimal == 0)
    }
}
