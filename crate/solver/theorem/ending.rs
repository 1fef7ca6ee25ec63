//! Several players of whom everybody would rather see win whoever comes sooner in turn, and where the game ends.

use crate::convention::{PlayConvention, distance};

/// How many players there are, and the game value of a position without moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// n, at least 2.
    pub players: usize,
    /// How many turns after the player who is stuck the winner comes: a number below that of the players.
    pub value: usize,
}

impl Ending {
    /// c: how many forced moves a shortest way to a level position goes on after the end.
    #[allow(clippy::cast_possible_truncation, reason = "there are at most limits::PLAYERS players")]
    pub fn distance(self) -> usize {
        distance(self.value as u8, self.players).into()
    }

    /// Of a convention; absent with preferences of the players' own.
    pub fn of(convention: &PlayConvention) -> Option<Self> {
        match convention.alliance() {
            Some(alliance) => alliance
                .is_standard()
                .then(|| Ending { players: alliance.players(), value: alliance.terminal_value().into() }),
            None => Some(Ending { players: 2, value: usize::from(convention.is_normal()) }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theorem::Play;

    #[test]
    fn normal_and_misere_play_are_endings_of_two_players() {
        let of = |play: Play| Ending::of(&play.convention()).map(|ending| (ending.players, ending.value));
        assert_eq!([Play::Normal, Play::Misere].map(of), [Some((2, 1)), Some((2, 0))]);
        assert_eq!([Play::LastMover(5), Play::FirstStuck(5)].map(of), [Some((5, 4)), Some((5, 0))]);
    }
}
