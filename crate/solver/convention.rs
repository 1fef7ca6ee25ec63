//! Play conventions: who wins when the player to move has no option. Every solving call takes one.

use crate::text::Text;

/// Who wins a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayConvention {
    /// The player who cannot move loses: the last move wins.
    Normal,
    /// The player who cannot move wins: the last move loses.
    Misere,
}

/// Which of the two players wins a position when both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutcomeClass {
    /// The previous player, who has just moved, wins.
    P,
    /// The next player, who is to move, wins.
    N,
}

impl OutcomeClass {
    /// The letter the field writes.
    pub fn letter(self) -> &'static str {
        match self {
            OutcomeClass::P => "P",
            OutcomeClass::N => "N",
        }
    }
}

impl PlayConvention {
    /// The outcome class of a position without options.
    pub fn terminal_outcome(self) -> OutcomeClass {
        match self {
            PlayConvention::Normal => OutcomeClass::P,
            PlayConvention::Misere => OutcomeClass::N,
        }
    }
}

/// What the catalogue says of a convention.
pub struct ConventionCard {
    /// The value of `convention.kind` in a request.
    pub kind: &'static str,
    /// The field's name for it.
    pub name: Text,
    /// Who wins, in plain words.
    pub says: Text,
    /// The convention itself.
    pub convention: PlayConvention,
}

/// Every convention that can be asked for.
pub static ALL: &[ConventionCard] = &[
    ConventionCard {
        kind: "normal",
        name: Text { en: "normal play", zh: "Normal 规则" },
        says: Text { en: "last move wins", zh: "走最后一步者胜" },
        convention: PlayConvention::Normal,
    },
    ConventionCard {
        kind: "misere",
        name: Text { en: "misère play", zh: "Misère 规则" },
        says: Text { en: "last move loses", zh: "走最后一步者负" },
        convention: PlayConvention::Misere,
    },
];
