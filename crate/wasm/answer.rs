//! Answers on their way out: as JavaScript values.

use mexplorer::error::RequestError;
use mexplorer_wire::to_js;
use serde::Serialize;
use serde_wasm_bindgen::preserve;
use wasm_bindgen::JsValue;

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Found {
        ok: bool,
        #[serde(with = "preserve")]
        value: JsValue,
    },
    Fault {
        ok: bool,
        error: mexplorer_wire::RequestError,
    },
}

/// `{ ok: true, value }` or `{ ok: false, error }`.
pub fn answer(result: Result<JsValue, &RequestError>) -> JsValue {
    to_js(&match result {
        Ok(value) => Answer::Found { ok: true, value },
        Err(fault) => Answer::Fault { ok: false, error: fault.into() },
    })
}
