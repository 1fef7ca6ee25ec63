//! What crosses the boundary outward. Each type here is the TypeScript type of the same name: `www/src/solver/wire.ts` is
//! generated from these declarations. What the build of the page needs besides, and the wasm does not, is there with the
//! feature "build": those declarations and the catalogue.

#![allow(missing_docs)] // Fields have the names of what they hold, and their docs are TypeScript's.

#[cfg(feature = "build")]
pub mod catalogue;
pub mod chart;
#[cfg(feature = "build")]
mod declarations;
pub mod evaluation;
pub mod explanation;
pub mod exploration;
pub mod genus;
pub mod grid;
mod js_array;
#[cfg(feature = "build")]
mod lay_out;
pub mod notation;
pub mod period;
pub mod play;
pub mod sequence;
pub mod sieve;
pub mod theorem;
pub mod verification;
pub mod word;

#[cfg(feature = "build")]
pub use declarations::declarations;

use crate::js_array::{Doubles, Integers};
use mexplorer::error::{self, Got};
use mexplorer::game::Game;
use mexplorer::input::Input;
use mexplorer::numbers::{SEPARATOR, Token};
use mexplorer::pace::{Phase, Progress};
use mexplorer::position;
use serde::{Serialize, Serializer};
use wasm_bindgen::JsValue;

/// The JavaScript value of something: records and maps are objects, and arrays of numbers stay as they are.
pub fn to_js(value: &impl Serialize) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
    value.serialize(&serializer).unwrap_or_else(|fault| unreachable!("an answer cannot be written: {fault}"))
}

/// A token as a number; −1 stands between the components of a sum.
pub fn token(token: Token) -> f64 {
    if token == SEPARATOR { -1.0 } else { token as f64 }
}

/// A position in the form that requests have.
pub struct Position(Input);

impl Position {
    pub fn of(game: &Game, position: &position::Position) -> Self {
        Position(game.ruleset.kind().to_input(position.tokens()))
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        /// A part of it.
        struct Part<'a>(&'a Input);
        impl Serialize for Part<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self.0 {
                    Input::Number(number) => serializer.serialize_f64(*number),
                    Input::Text(text) => serializer.serialize_str(text),
                    Input::List(items) => serializer.collect_seq(items.iter().map(Part)),
                    _ => unreachable!("positions are numbers, texts, and lists of them"),
                }
            }
        }
        Part(&self.0).serialize(serializer)
    }
}

#[cfg(feature = "build")]
impl ts_rs::TS for Position {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        "Position".to_string()
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

/// What a position is made of.
pub fn tokens(position: &position::Position) -> Vec<f64> {
    position.tokens().iter().copied().map(token).collect()
}

/// What many positions are made of, one after another, before it where each starts, and where the last one ends.
pub fn flat_tokens<'a>(positions: impl Iterator<Item = &'a [Token]>) -> (Integers, Doubles) {
    let (mut offsets, mut tokens) = (vec![0], Vec::new());
    for position in positions {
        tokens.extend(position.iter().copied().map(token));
        offsets.push(tokens.len() as u32);
    }
    (offsets.as_slice().into(), tokens.as_slice().into())
}

/// How far a call has come.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Step {
    pub done: bool,
    pub phase: word::Phase,
    pub positions: usize,
    pub moves: usize,
    /// How many positions there will be, when that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<u64>,
    /// Of `verify`, where workers that share the positions (see `share` of a scope) are done sooner than one.
    #[cfg_attr(feature = "build", ts(optional, type = "true"))]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shareable: bool,
}

impl From<Progress> for Step {
    fn from(Progress { phase, positions, moves, total, shareable }: Progress) -> Self {
        Step { done: phase == Phase::Done, phase: phase.into(), positions, moves, total, shareable }
    }
}

/// An integer as JavaScript has it: above 2⁵³ it is rounded.
#[derive(Clone, Copy)]
pub struct Number(u64);

#[cfg(feature = "build")]
impl ts_rs::TS for Number {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        "number".to_string()
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

impl From<u64> for Number {
    fn from(integer: u64) -> Self {
        Number(integer)
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.0 as f64)
    }
}

/// Several of them.
pub fn numbers(integers: &[u64]) -> Vec<Number> {
    integers.iter().copied().map(Number).collect()
}

/// A JavaScript object whose keys are not known to the type.
pub struct Record<T>(Vec<(&'static str, T)>);

impl<T> FromIterator<(&'static str, T)> for Record<T> {
    fn from_iter<I: IntoIterator<Item = (&'static str, T)>>(entries: I) -> Self {
        Record(entries.into_iter().collect())
    }
}

#[cfg(feature = "build")]
impl<T: ts_rs::TS> ts_rs::TS for Record<T> {
    type WithoutGenerics = Record<ts_rs::Dummy>;
    type OptionInnerType = Self;
    fn name(config: &ts_rs::Config) -> String {
        format!("Record<string, {}>", T::name(config))
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}

impl<T: Serialize> Serialize for Record<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// Why a request was refused.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct RequestError {
    code: word::ErrorCode,
    /// A path such as "position", "params.m" or "positions[3][1]".
    field: String,
    /// Start and end of the fault in the text that was typed, in UTF-16 units.
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<(usize, usize)>,
    /// The bound that was overstepped.
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<Number>,
    /// What was got instead: a number, or a piece of the text, or the name of a type, "unreadable" where looking at it throws.
    #[cfg_attr(feature = "build", ts(inline))]
    #[serde(skip_serializing_if = "Option::is_none")]
    got: Option<GotValue>,
}

#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "build", derive(ts_rs::TS))]
enum GotValue {
    Number(f64),
    Text(String),
}

impl From<&error::RequestError> for RequestError {
    fn from(fault: &error::RequestError) -> Self {
        RequestError {
            code: fault.code.into(),
            field: fault.field.clone(),
            span: fault.span,
            limit: fault.limit.map(Number),
            got: fault.got.as_ref().map(|got| match got {
                Got::Number(number) => GotValue::Number(*number),
                Got::Text(text) => GotValue::Text(text.clone()),
            }),
        }
    }
}
