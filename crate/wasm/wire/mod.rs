//! What crosses the boundary outward. Each type here is the TypeScript type of the same name: `www/src/solver/wire.ts`
//! is generated from these declarations, and a test fails when it is stale.

pub mod catalogue;
#[cfg(test)]
mod declarations;
pub mod evaluation;
pub mod explanation;
pub mod exploration;
pub mod notation;

use mexplorer::error::{self, Got};
use mexplorer::numbers::{SEPARATOR, Token};
use mexplorer::position::Position;
use mexplorer::text;
use serde::{Serialize, Serializer};
use wasm_bindgen::JsValue;

/// The answer to a call: one of the two, the value already written.
#[derive(Serialize)]
pub struct Answer {
    pub ok: bool,
    #[serde(with = "serde_wasm_bindgen::preserve", skip_serializing_if = "JsValue::is_undefined")]
    pub value: JsValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<RequestError>,
}

/// A token as a number; −1 stands between the components of a sum.
pub fn token(token: Token) -> f64 {
    if token == SEPARATOR { -1.0 } else { token as f64 }
}

/// What a position is made of.
pub fn tokens(position: &Position) -> Vec<f64> {
    position.tokens().iter().copied().map(token).collect()
}

/// How far a call has come.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Step {
    pub done: bool,
    #[cfg_attr(test, ts(type = "Phase"))]
    pub phase: &'static str,
    pub positions: usize,
    pub moves: usize,
}

/// A JavaScript object whose keys are not known to the type.
pub struct Record<T>(Vec<(&'static str, T)>);

impl<T> FromIterator<(&'static str, T)> for Record<T> {
    fn from_iter<I: IntoIterator<Item = (&'static str, T)>>(entries: I) -> Self {
        Record(entries.into_iter().collect())
    }
}

impl<T: Serialize> Serialize for Record<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// A text in both languages of the page, with {holes} that the page fills.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Text {
    en: &'static str,
    zh: &'static str,
}

impl From<text::Text> for Text {
    fn from(text: text::Text) -> Self {
        Text { en: text.en, zh: text.zh }
    }
}

/// Why a request was refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct RequestError {
    #[cfg_attr(test, ts(type = "ErrorCode"))]
    code: &'static str,
    /// A path such as "position", "params.m" or "positions[3][1]".
    field: String,
    /// Start and end of the fault in the text that was typed, in UTF-16 units.
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<(usize, usize)>,
    /// The bound that was overstepped.
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<u64>,
    /// What was got instead: a number, or a piece of the text, or the name of a type.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(inline))]
    got: Option<GotValue>,
}

#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
enum GotValue {
    Number(f64),
    Text(String),
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
