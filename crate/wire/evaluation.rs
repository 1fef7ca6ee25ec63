//! Values of many positions.

use crate::js_array::{Bytes, Doubles};
use crate::word::Method;
use mexplorer::analysis::{self, PositionValue};
use mexplorer::convention::OutcomeClass;
use serde::Serialize;

/// Values by index of the positions asked.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Evaluation {
    /// How all of them were found.
    pub method: Method,
    /// The theorem that gives them, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<&'static str>,
    /// With two players: 0 = P, 1 = N.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Bytes>,
    /// Under normal play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grundy: Option<Doubles>,
    /// In moves; with two players, where search found it or a theorem tells it.
    #[serde(skip_serializing_if = "Option::is_none")]
    remoteness: Option<Doubles>,
    /// In an alliance with the standard matrix: how many turns after the player to move the winner comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game_value: Option<Bytes>,
    /// In an alliance of n players: who wins when P₀, P₁, … is to move, n entries for each position.
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Bytes>,
}

pub fn evaluation(evaluation: &analysis::Evaluation) -> Evaluation {
    let values = &evaluation.values;
    let winners: Vec<u8> = values.iter().flat_map(|value| value.winners.iter().copied()).collect();
    Evaluation {
        method: evaluation.method.into(),
        theorem: evaluation.theorem,
        outcome: bytes(values, |value| value.outcome.map(code)),
        grundy: doubles(values, |value| value.grundy),
        remoteness: doubles(values, |value| value.remoteness),
        game_value: bytes(values, |value| value.game_value),
        winners: (!winners.is_empty()).then(|| winners.as_slice().into()),
    }
}

/// Something that all values tell.
fn bytes(values: &[PositionValue], of: impl Fn(&PositionValue) -> Option<u8>) -> Option<Bytes> {
    let bytes: Option<Vec<u8>> = values.iter().map(of).collect();
    bytes.map(|bytes| bytes.as_slice().into())
}

/// The same of larger numbers.
fn doubles(values: &[PositionValue], of: impl Fn(&PositionValue) -> Option<u64>) -> Option<Doubles> {
    let doubles: Option<Vec<f64>> = values.iter().map(|value| Some(of(value)? as f64)).collect();
    doubles.map(|doubles| doubles.as_slice().into())
}

/// 0 for P and 1 for N, as the page reads outcome classes.
pub fn outcomes(outcomes: &[OutcomeClass]) -> Bytes {
    let codes: Vec<u8> = outcomes.iter().copied().map(code).collect();
    codes.as_slice().into()
}

fn code(outcome: OutcomeClass) -> u8 {
    u8::from(outcome == OutcomeClass::N)
}
