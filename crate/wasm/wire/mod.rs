//! What crosses the boundary outward. Each type here is the TypeScript type of the same name: `www/src/solver/wire.ts`
//! is generated from these declarations, and a test fails when it is stale.

#[cfg(test)]
pub mod catalogue;
#[cfg(test)]
mod declarations;
pub mod evaluation;
pub mod explanation;
pub mod exploration;
pub mod grid;
pub mod notation;
#[cfg(test)]
pub mod prose;
pub mod sequence;
pub mod verification;

use crate::js_array::{Doubles, Integers};
use crate::json::{Json, Part, ToJson, answer, record};
use alloc::string::String;
use alloc::vec::Vec;
use mexplorer::error::{self, Got};
use mexplorer::numbers::{SEPARATOR, Token};
use mexplorer::pace::{Phase, Progress};
use mexplorer::position::Position;
use wasm_bindgen::JsValue;

/// A token as a number; −1 stands between the components of a sum.
pub fn token(token: Token) -> f64 {
    if token == SEPARATOR { -1.0 } else { token as f64 }
}

/// What a position is made of.
pub fn tokens(position: &Position) -> Vec<i64> {
    position.tokens().iter().map(|token| *token as i64).collect()
}

/// What many positions are made of, one after another, before it where each starts, and where the last one ends.
pub fn flat_tokens(positions: &mut dyn Iterator<Item = &[Token]>) -> (Integers, Doubles) {
    let (mut offsets, mut tokens) = (vec![0], Vec::new());
    for position in positions {
        tokens.extend(position.iter().copied().map(token));
        offsets.push(tokens.len() as u32);
    }
    (offsets.as_slice().into(), tokens.as_slice().into())
}

record! {
    /// How far a call has come.
    pub struct Step {
        pub done: bool,
        #[cfg_attr(test, ts(type = "Phase"))]
        pub phase: &'static str,
        pub positions: usize,
        pub moves: usize,
        /// How many positions there will be, when that is known.
        pub total: Option<u64>,
    }
}

/// How far a task has come.
pub fn step(progress: Progress) -> Step {
    let Progress { phase, positions, moves, total } = progress;
    Step { done: phase == Phase::Done, phase: phase.as_str(), positions, moves, total }
}

/// A JavaScript object whose keys are not known to the type.
pub struct Record<T>(Vec<(&'static str, T)>);

impl<T> FromIterator<(&'static str, T)> for Record<T> {
    fn from_iter<I: IntoIterator<Item = (&'static str, T)>>(entries: I) -> Self {
        Record(entries.into_iter().collect())
    }
}

impl<T: ToJson> ToJson for Record<T> {
    fn write(&self, json: &mut Json) {
        let fields: Vec<_> = self.0.iter().map(|(key, value)| (*key, value as &dyn ToJson)).collect();
        json.record(&fields);
    }
}

answer! {
    /// Why a request was refused.
    pub struct RequestError {
        #[cfg_attr(test, ts(type = "ErrorCode"))]
        code: &'static str,
        /// A path such as "position", "params.m" or "positions[3][1]".
        field: String,
        /// Start and end of the fault in the text that was typed, in UTF-16 units.
        span: Option<(usize, usize)>,
        /// The bound that was overstepped.
        limit: Option<u64>,
        /// What was got instead: a number, or a piece of the text, or the name of a type, "unreadable" where looking at it throws.
        #[cfg_attr(test, ts(inline))]
        got: Option<GotValue>,
    }
}

#[cfg_attr(test, derive(ts_rs::TS), ts(untagged))]
enum GotValue {
    Number(f64),
    Text(String),
}

/// JSON holds no number such as NaN.
impl Part for Option<GotValue> {
    fn json(&self) -> Option<&dyn ToJson> {
        match self {
            Some(GotValue::Text(text)) => Some(text),
            _ => None,
        }
    }

    fn beside(&self) -> Option<JsValue> {
        match self {
            Some(GotValue::Number(number)) => Some(JsValue::from_f64(*number)),
            _ => None,
        }
    }
}

pub fn request_error(fault: &error::RequestError) -> RequestError {
    RequestError {
        code: fault.code.as_str(),
        field: fault.field.clone(),
        span: fault.span,
        limit: fault.limit,
        got: fault.got.as_ref().map(|got| match got {
            Got::Number(number) => GotValue::Number(*number),
            Got::Text(text) => GotValue::Text(text.clone()),
        }),
    }
}
