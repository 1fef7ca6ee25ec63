//! The boundary between the solver and JavaScript. Every export reads a request, calls the solver once, and turns what
//! comes back into an answer: `{ ok: true, value }` or `{ ok: false, error }`. Nothing else happens here.

#![cfg_attr(target_family = "wasm", no_std)]
#![allow(missing_docs)] // wasm_bindgen generates items of its own; what is ours has its docs.

#[macro_use]
extern crate alloc;

mod js_array;
mod json;
mod reading;
mod request;
mod tasks;
mod wire;

use alloc::string::String;
use json::{ToJs, object};
use mexplorer::convention::PlayConvention;
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::position::Position;
#[cfg(target_family = "wasm")]
use mexplorer_memory::Memory;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const WIRE_TYPES: &str = r#"
import type {
  Answer, Evaluation, Explanation, Exploration, Grid, Notation, Sequence, Step,
} from "../wire.ts";
"#;

#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: Memory<talc::wasm::WasmDynamicTalc> = Memory::new(talc::wasm::new_wasm_dynamic_allocator());

/// Whether the instance has stopped since there was no memory left.
#[cfg(target_family = "wasm")]
#[wasm_bindgen(js_name = ranOutOfMemory)]
pub fn ran_out_of_memory() -> bool {
    MEMORY.ran_out()
}

/// A panic is a bug: it stops the instance. The engine's error shows the way there; the texts and places of all panics would
/// be nine kilobytes of the file.
#[cfg(target_family = "wasm")]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}

/// A notation to try the solver with: a small position of the first ruleset.
#[wasm_bindgen]
pub fn example() -> String {
    [mexplorer::rulesets::ALL[0].id, "(1,2,3)"].concat()
}

/// Reads a notation such as `bash[m=3](5,6)`: `Answer<Notation>`.
#[wasm_bindgen(unchecked_return_type = "Answer<Notation>")]
pub fn parse(text: JsValue) -> JsValue {
    let text = request::text("notation", &text);
    notation(text.and_then(|text| Game::parse(&text, PlayConvention::Normal)))
}

/// Reads a position of a game: `Answer<Notation>`.
#[wasm_bindgen(unchecked_return_type = "Answer<Notation>")]
pub fn read(game: &JsValue, position: &JsValue) -> JsValue {
    notation(request::game(game).and_then(|game| {
        let position = request::position(&game, position)?;
        Ok((game, position))
    }))
}

/// Wraps a result as the boundary's answer.
fn answer(result: Result<&dyn ToJs, &RequestError>) -> JsValue {
    match result {
        Ok(value) => answer_of(Ok(value.to_js())),
        Err(fault) => object(&[("ok", false.into()), ("error", wire::request_error(fault).to_js())]),
    }
}

/// The same of a value that has been written already.
fn answer_of(result: Result<JsValue, RequestError>) -> JsValue {
    match result {
        Ok(value) => object(&[("ok", true.into()), ("value", value)]),
        Err(fault) => answer(Err(&fault)),
    }
}

/// Wraps what was read as the boundary's answer.
fn notation(read: Result<(Game, Position), RequestError>) -> JsValue {
    match read {
        Ok((game, position)) => answer(Ok(&wire::notation::notation(&game, &position))),
        Err(fault) => answer(Err(&fault)),
    }
}
