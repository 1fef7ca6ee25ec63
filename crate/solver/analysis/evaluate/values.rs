//! The value of a position, and how it was found.

use crate::convention::{NOBODY, OutcomeClass, PlayConvention, WinnersByMover, distance};
use crate::grundy_value::GrundyValue;
use crate::rows::Rows;
use crate::solve::{INFINITE, NEVER, Solution};
use crate::theorem::{Prediction, Value};
use crate::words::words;

words! {
    /// How values were found.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Method {
        /// One backward pass over all positions that can be reached.
        Search = "search",
        /// Recursion over a table of positions, smaller ones first.
        Recursion = "recursion",
        /// Recursion over single heaps, and the nim-sum of their values.
        SpragueGrundy = "sprague-grundy",
        /// By a period of single heaps that is proved, beyond the reach of search; in a sum, of some of them.
        Period = "period",
        /// A theorem, beyond the reach of search.
        Theorem = "theorem",
        /// Some in one of these ways and some in another.
        Several = "several",
    }
}

/// The value of a position, as far as it is defined and known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PositionValue {
    /// Who wins, with two players.
    pub outcome: Option<OutcomeClass>,
    /// The Grundy value, under normal play, where it is finite.
    pub grundy: Option<u64>,
    /// Where it is infinite, the finite values of the options, ascending.
    pub infinite: Option<Vec<u64>>,
    /// With two players, moves to the end when the winner hurries and the loser delays, where search found the value or a
    /// theorem tells it; a draw has none.
    pub remoteness: Option<u64>,
    /// In an alliance with the standard matrix, how many turns after the player to move the winner comes; of a draw [`NOBODY`] does.
    pub game_value: Option<u8>,
    /// In an alliance, who wins when P₀, P₁, … is to move; else nothing.
    pub winners: WinnersByMover,
}

impl PositionValue {
    /// What a value that was found without search tells.
    #[allow(clippy::cast_possible_truncation, reason = "players are few")]
    pub fn known(value: Value, convention: &PlayConvention) -> Self {
        let players = convention.players();
        let outcome = value.outcome(players);
        let mut known = PositionValue { outcome, ..Self::default() };
        if let (Value::Grundy(grundy), true) = (value, convention.is_normal()) {
            known.grundy = Some(grundy);
        }
        if convention.alliance().is_some() {
            // From an N-position the player to move wins, from a P-position the next one.
            let turns = match (value, outcome) {
                (Value::GameValue(turns), _) => turns,
                (_, Some(OutcomeClass::D)) => NOBODY,
                (_, Some(outcome)) => u8::from(outcome == OutcomeClass::P),
                _ => return known,
            };
            let winner = |mover| if turns == NOBODY { NOBODY } else { (mover + turns) % players as u8 };
            let winners: Vec<u8> = (0..players as u8).map(winner).collect();
            known.game_value = Some(turns);
            known.winners = WinnersByMover::new(&winners);
        }
        known
    }

    /// What a Grundy value tells under normal play, which any two players' convention may call by another name.
    pub fn of(value: GrundyValue, convention: &PlayConvention) -> Self {
        match value {
            GrundyValue::Finite(grundy) => PositionValue::known(Value::Grundy(grundy), convention),
            GrundyValue::Infinite(_) => {
                let mut known = PositionValue::known(Value::Outcome(value.outcome()), convention);
                if let GrundyValue::Infinite(set) = value {
                    known.infinite = Some(set);
                }
                known
            }
        }
    }

    /// The Grundy value, finite or infinite.
    pub fn grundy_value(&self) -> Option<GrundyValue> {
        self.grundy.map(GrundyValue::Finite).or_else(|| self.infinite.clone().map(GrundyValue::Infinite))
    }

    /// Whether nobody wins: with more players than two, whoever is to move.
    pub fn is_draw(&self) -> bool {
        self.outcome.map_or_else(
            || !self.winners.is_empty() && self.winners.iter().all(|winner| *winner == NOBODY),
            |outcome| outcome == OutcomeClass::D,
        )
    }

    /// In an alliance with the standard matrix, how many moves a shortest way to a level position has.
    pub fn distance(&self) -> Option<u8> {
        self.game_value.filter(|_| !self.winners.is_empty()).map(|value| distance(value, self.winners.len()))
    }

    /// What a solution says of a position of its graph.
    pub fn found(solution: &Solution, index: usize) -> Self {
        let players = solution.players;
        let grundy = solution.grundy.as_ref().map(|grundy| grundy[index]);
        let remoteness = solution.remoteness.as_ref().map(|remoteness| remoteness[index]);
        let set = |sets: &Rows| sets.row(index).iter().map(|&value| u64::from(value)).collect();
        PositionValue {
            outcome: solution.outcome.as_ref().map(|outcome| outcome[index]),
            grundy: grundy.filter(|&value| value != INFINITE).map(u64::from),
            infinite: solution.infinite.as_ref().filter(|_| grundy == Some(INFINITE)).map(set),
            remoteness: remoteness.filter(|&moves| moves != NEVER).map(u64::from),
            game_value: solution.game_value.as_ref().map(|values| values[index]),
            winners: solution.winners.as_ref().map_or_else(WinnersByMover::default, |winners| {
                WinnersByMover::new(&winners[index * players..][..players])
            }),
        }
    }

    /// Whether it says all that search would find.
    pub(super) fn is_whole(&self, convention: &PlayConvention) -> bool {
        (self.outcome.is_none() || self.remoteness.is_some() || self.is_draw())
            && (!convention.is_normal() || self.grundy_value().is_some())
            && (self.outcome.is_some() || self.game_value.is_some())
    }

    /// Whether a prediction is right; a silent one is neither right nor wrong, nor is one of a value that is not known.
    pub fn agrees_with(&self, prediction: &Prediction) -> Option<bool> {
        let players = if self.outcome.is_some() { 2 } else { 0 };
        let same = |predicted: &Value| match *predicted {
            Value::Grundy(grundy) => self.grundy.map(|found| found == grundy),
            Value::Remoteness(moves) => self.remoteness.map(|found| found == moves),
            Value::GameValue(turns) if self.game_value.is_some() => Some(self.game_value == Some(turns)),
            _ => self.outcome.map(|found| predicted.outcome(players) == Some(found)),
        };
        match prediction {
            Prediction::Silent => None,
            Prediction::Exactly(predicted) => same(predicted),
            Prediction::OneOf(predicted) => {
                predicted.iter().map(same).try_fold(false, |any, same| Some(any | same?))
            }
        }
    }
}
