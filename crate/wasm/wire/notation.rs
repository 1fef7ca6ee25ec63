//! What a notation says.

use super::Record;
use mexplorer::game::Game;
use mexplorer::parameter;
use mexplorer::position::Position;
use serde::Serialize;

/// The value of a parameter, as `params` of a game holds it.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ParameterValue {
    Integer(u64),
    Set(Vec<u64>),
}

impl From<&parameter::Value> for ParameterValue {
    fn from(value: &parameter::Value) -> Self {
        match value {
            parameter::Value::Integer(value) => ParameterValue::Integer(*value),
            parameter::Value::Set(members) => ParameterValue::Set(members.clone()),
        }
    }
}

/// A notation such as `bash[m=3](6,5)`, taken apart.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Notation {
    ruleset: &'static str,
    #[cfg_attr(test, ts(type = "Record<string, ParameterValue>"))]
    params: Record<ParameterValue>,
    position: Vec<u64>,
    /// The position as the field writes it: `(5,6)`.
    label: String,
    /// The notation in its canonical form: `bash[m=3](5,6)`.
    notation: String,
}

pub fn notation(game: &Game, position: &Position) -> Notation {
    Notation {
        ruleset: game.card.id,
        params: game.parameters.iter().map(|(key, value)| (key, value.into())).collect(),
        position: position.tokens().to_vec(),
        label: game.label(position),
        notation: game.notation(position),
    }
}
