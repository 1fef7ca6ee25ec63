//! Answers on their way out: serde types as JavaScript values.

use crate::wire;
use js_sys::{Object, Reflect};
use mexplorer::error::RequestError;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// The JavaScript value of something: records and maps are objects, and arrays of numbers stay as they are.
pub fn to_js(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_maps_as_objects(true);
    value.serialize(&serializer).unwrap_or_else(|fault| unreachable!("an answer cannot be written: {fault}"))
}

/// `{ ok: true, value }` or `{ ok: false, error }`.
pub fn answer(result: Result<JsValue, &RequestError>) -> JsValue {
    let (name, value) = match result {
        Ok(value) => ("value", value),
        Err(fault) => ("error", to_js(&wire::RequestError::from(fault))),
    };
    let answer = Object::new();
    for (key, field) in [("ok", JsValue::from(name == "value")), (name, value)] {
        // It fails on frozen objects alone.
        let _ = Reflect::set(&answer, &key.into(), &field);
    }
    answer.into()
}
