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
    let as_doubles = |values: &Vec<u64>| values.iter().map(|&value| value as f64).collect::<Vec<_>>();
    Evaluation {
        method: evaluation.method.as_str(),
        outcome: outcomes(&evaluation.outcome),
        grundy: evaluation.grundy.as_ref().map(|grundy| as_doubles(grundy).as_slice().into()),
        remoteness: evaluation.remoteness.as_ref().map(|remoteness| remoteness.as_slice().into()),
    }
}

/// 0 for P and 1 for N, as the page reads outcome classes.
pub fn outcomes(outcomes: &[OutcomeClass]) -> Bytes {
    let codes: Vec<u8> = outcomes.iter().map(|outcome| u8::from(*outcome == OutcomeClass::N)).collect();
    codes.as_slice().into()
}
