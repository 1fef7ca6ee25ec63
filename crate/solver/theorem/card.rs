//! What requests and searches need to know of a theorem: how far it can be trusted, and where it is checked.

use crate::convention::{Alliance, PlayConvention, Winner};

/// How far a theorem can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Proved in the source, or in its own words.
    Proved,
    /// Proved under a hypothesis that the ruleset has to meet.
    NeedsHypothesis,
    /// Not proved; it has been compared with search as far as the statement says.
    Conjecture,
    /// Seen in computed values, no more.
    Observed,
}

/// Who wins, as the instances of theorems need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Normal play.
    Normal,
    /// Misère play.
    Misere,
    /// So many players with the standard matrix; the first who cannot move wins.
    FirstStuck(u8),
    /// So many turns, and so many players with the standard matrix; who comes that many turns after the first who cannot move wins.
    After(u8, u8),
    /// So many players with the standard matrix; the last to move wins.
    LastMover(u8),
}

impl Play {
    /// The convention itself.
    pub fn convention(self) -> PlayConvention {
        let alliance = |players, winner| PlayConvention::Alliance(Alliance::standard(players, winner));
        match self {
            Play::Normal => PlayConvention::Normal,
            Play::Misere => PlayConvention::Misere,
            Play::FirstStuck(players) => alliance(players.into(), Winner::FirstStuck),
            Play::After(turns, players) => alliance(players.into(), Winner::After(turns)),
            Play::LastMover(players) => alliance(players.into(), Winner::LastMover),
        }
    }
}

/// A game to which a theorem applies, a position worth looking at, and how far it is worth checking.
#[derive(Debug)]
pub struct Instance {
    /// `ruleset[key=value,…](position)`.
    pub notation: &'static str,
    /// Who wins.
    pub play: Play,
    /// The largest heap, or as the ruleset's kind of position has it (see [`crate::position::Extent`]).
    pub bound: u64,
    /// The most heaps; 0 where the kind of position leaves no choice.
    pub heaps: usize,
}

/// What requests and searches need to know of a theorem.
#[derive(Debug)]
pub struct TheoremCard {
    /// Its name in requests.
    pub id: &'static str,
    /// How far it can be trusted, where a game does not decide it (see [`crate::theorem::Theorem::status`]).
    pub status: Status,
    /// Games to look at and to check it in; tests check all of them. The first that suits a game says how far the page
    /// proposes to check.
    pub instances: &'static [Instance],
}

/// What has a card.
pub trait Registered: Sync {
    /// What requests and searches need to know of it.
    fn card(&self) -> &'static TheoremCard;
}

/// Declares a theorem: a type of the given name, its one value `THEOREM`, and its card. An instance's `heaps` may be left out.
/// What it says of positions is an `impl Theorem` beside it.
macro_rules! theorem {
    (
        $(#[$about:meta])*
        $name:ident {
            id: $id:literal,
            status: $status:ident,
            instances: [
                $(($notation:literal, $play:ident $(($($turn:literal),+))?, bound: $bound:literal $(, heaps: $heaps:literal)?),)*
            ],
        }
    ) => {
        $(#[$about])*
        pub static THEOREM: $name = $name;

        /// See [`THEOREM`].
        pub struct $name;

        impl $crate::theorem::Registered for $name {
            fn card(&self) -> &'static $crate::theorem::TheoremCard {
                use $crate::theorem::{Instance, Play, Status, TheoremCard};
                static CARD: TheoremCard = TheoremCard {
                    id: $id,
                    status: Status::$status,
                    instances: &[$(Instance {
                        notation: $notation,
                        play: Play::$play $(($($turn),+))?,
                        bound: $bound,
                        heaps: 0 $(+ $heaps)?,
                    }),*],
                };
                &CARD
            }
        }
    };
}

pub(crate) use theorem;
