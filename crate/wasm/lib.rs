//! The boundary between the solver and JavaScript. Every export reads a request, calls the solver once, and turns what
//! comes back into an answer: `{ ok: true, value }` or `{ ok: false, error }`. Nothing else happens here, but that what is
//! known of the last game is kept for the solver's next move in it.

#![allow(missing_docs)] // wasm_bindgen generates items of its own; what is ours has its docs.

mod answer;
mod bands;
mod charts;
mod look;
mod mosaic;
mod reading;
mod request;
mod tasks;
mod timing;

use mexplorer::limits;
#[cfg(target_family = "wasm")]
use mexplorer_memory::Memory;
#[cfg(target_family = "wasm")]
use std::alloc::System;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const WIRE_TYPES: &str = r#"
import type {
  Answer, Evaluation, Explanation, Exploration, Fit, Grid, Notation, Puzzle, Sequence, SolverMove, Step,
} from "../wire.ts";
"#;

#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: Memory<System> = Memory::new(System);

/// Whether the instance has stopped since there was no memory left.
#[cfg(target_family = "wasm")]
#[wasm_bindgen(js_name = ranOutOfMemory)]
pub fn ran_out_of_memory() -> bool {
    MEMORY.ran_out()
}

thread_local! {
    /// What the panic said that has stopped the instance.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A panic is a bug: it stops the instance. The console says where it was and what, and whoever finds the instance stopped can
/// ask for it.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        PANIC.with_borrow_mut(|said| *said = Some(panic.to_string()));
    }));
}

/// What the panic said that has stopped the instance, if one has.
#[wasm_bindgen(js_name = lastPanic)]
pub fn last_panic() -> Option<String> {
    PANIC.with_borrow(Clone::clone)
}

/// How much an argument may hold. JavaScript looks at no more.
#[wasm_bindgen(js_name = argumentSize)]
pub fn argument_size() -> usize {
    limits::ARGUMENT_SIZE
}

/// How long a text may be that counts as a part of its argument.
#[wasm_bindgen(js_name = textLength)]
pub fn text_length() -> usize {
    limits::TEXT_LENGTH
}

/// How long the longer texts of an argument may be together.
#[wasm_bindgen(js_name = fileLength)]
pub fn file_length() -> usize {
    limits::FILE_LENGTH
}

/// A notation to try the solver with: a small position of the first ruleset.
#[wasm_bindgen]
pub fn example() -> String {
    [mexplorer::rulesets::ALL[0].id, "(1,2,3)"].concat()
}
