//! Who wins a position, from who wins its options: misère play, and several players with preferences.
//!
//! With the standard alliance matrix a class is the game value g, the number of turns after which the winner comes; misère
//! play is that of two players of whom the first who cannot move wins. With a general matrix there is a class for
//! each mover: the player who wins when it moves.

use crate::convention::{Alliance, PlayConvention, Winner};

/// The classes of some options, as bits: for each mover, which classes occur.
pub type Seen = u128;

/// How classes follow from one another under a convention.
pub struct Classes {
    players: usize,
    /// For each mover the class of a position without options.
    terminal: Vec<u8>,
    /// For each mover, by the set of classes that its options have for the next mover, its own class.
    best: Vec<Vec<u8>>,
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "classes are less than the number of players, at most limits::PLAYERS"
)]
impl Classes {
    /// The classes of a convention.
    pub fn new(convention: &PlayConvention) -> Self {
        match convention {
            PlayConvention::Normal => Classes::of_alliance(&Alliance::standard(2, Winner::LastMover)),
            PlayConvention::Misere => Classes::of_alliance(&Alliance::standard(2, Winner::FirstStuck)),
            PlayConvention::Alliance(alliance) => Classes::of_alliance(alliance),
        }
    }

    fn of_alliance(alliance: &Alliance) -> Self {
        let players = alliance.players();
        let sets = 0..1u32 << players;
        if alliance.is_standard() {
            // One turn later a class c is c + 1, and the last one 0: so the last one is best, then 0, 1, ….
            let best = |set: u32| if set >> (players - 1) == 1 { 0 } else { set.trailing_zeros() as u8 + 1 };
            return Classes {
                players,
                terminal: vec![alliance.terminal_value()],
                best: vec![sets.map(best).collect()],
            };
        }
        let terminal = |mover| ((mover + alliance.terminal_value() as usize) % players) as u8;
        let best = |mover| {
            let best = |set: u32| alliance.preferences(mover).iter().find(|winner| set >> **winner & 1 == 1);
            sets.clone().map(|set| best(set).copied().unwrap_or_default()).collect()
        };
        Classes {
            players,
            terminal: (0..players).map(terminal).collect(),
            best: (0..players).map(best).collect(),
        }
    }

    /// How many classes a position has: one for each mover, or one for all of them.
    pub fn width(&self) -> usize {
        self.terminal.len()
    }

    /// Tells the classes of a position by mover, from those of its options, and answers them as bits.
    #[inline(always)]
    pub fn class(&self, options: Seen, tell: &mut impl FnMut(usize, u16)) -> Seen {
        let set = (1 << self.players) - 1;
        let mut own = 0;
        for (mover, best) in self.best.iter().enumerate() {
            let next = if mover + 1 == self.best.len() { 0 } else { mover + 1 };
            let reached = options >> (next * self.players) as u32 & set;
            let class = if options == 0 { self.terminal[mover] } else { best[reached as usize] };
            tell(mover, u16::from(class));
            own |= 1 << (mover * self.players + class as usize) as u32;
        }
        own
    }

    /// The classes of a position as one number, whose digits, from the lowest up, are those by mover, in the base of the players.
    pub fn number(&self, options: Seen) -> u32 {
        let (mut number, mut unit) = (0, 1);
        self.class(options, &mut |_, class| {
            number += unit * u32::from(class);
            unit *= self.players as u32;
        });
        number
    }

    /// The classes that a number stands for as bits.
    pub fn seen(&self, mut number: u32) -> Seen {
        let mut seen = 0;
        for mover in 0..self.width() {
            seen |= 1 << (mover * self.players + number as usize % self.players);
            number /= self.players as u32;
        }
        seen
    }

    /// The class of one mover as bits.
    #[inline(always)]
    pub fn bits(&self, mover: usize, class: u8) -> Seen {
        1 << (mover * self.players + class as usize) as u32
    }
}
