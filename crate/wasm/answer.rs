//! Answers on their way out: as JavaScript values.

use js_sys::{Object, Reflect};
use mexplorer::error::RequestError;
use mexplorer_wire::to_js;
use wasm_bindgen::JsValue;

/// `{ ok: true, value }` or `{ ok: false, error }`.
pub fn answer(result: Result<JsValue, &RequestError>) -> JsValue {
    let (name, value) = match result {
        Ok(value) => ("value", value),
        Err(fault) => ("error", to_js(&mexplorer_wire::RequestError::from(fault))),
    };
    let answer = Object::new();
    for (key, field) in [("ok", JsValue::from(name == "value")), (name, value)] {
        // It fails on frozen objects alone.
        let _ = Reflect::set(&answer, &key.into(), &field);
    }
    answer.into()
}
