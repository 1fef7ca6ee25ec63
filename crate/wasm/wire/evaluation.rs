//! Values of many positions.

use crate::js_array::{Bytes, Doubles, Integers};
use mexplorer::analysis;
use mexplorer::convention::OutcomeClass;
use serde::Serialize;

/// Values by index of the positions asked.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Evaluation {
    /// How all of them were found.
    #[cfg_attr(test, ts(type = "Method"))]
    method: &'static str,
    /// 0 = P, 1 = N.
    outcome: Bytes,
    /// Under normal play.
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy: Option<Doubles>,
    /// In moves; present when the method is "search".
    #[serde(skip_serializing_if = "Option::is_none")]
    remoteness: Option<Integers>,
}

pub fn evaluation(evaluation: &analysis::Evaluation) -> Evaluation {
    let values = evaluation.values.iter();
    let grundy: Option<Vec<f64>> = values.clone().map(|value| Some(value.grundy? as f64)).collect();
    let remoteness: Option<Vec<u32>> = values.clone().map(|value| value.remoteness).collect();
    Evaluation {
        method: evaluation.method.as_str(),
        outcome: outcomes(values.map(|value| value.outcome)),
        grundy: grundy.map(|grundy| grundy.as_slice().into()),
        remoteness: remoteness.map(|remoteness| remoteness.as_slice().into()),
    }
}

/// 0 for P and 1 for N, as the page reads outcome classes.
pub fn outcomes(outcomes: impl Iterator<Item = OutcomeClass>) -> Bytes {
    let codes: Vec<u8> = outcomes.map(|outcome| u8::from(outcome == OutcomeClass::N)).collect();
    codes.as_slice().into()
}
