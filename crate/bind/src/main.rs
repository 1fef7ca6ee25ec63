//! What the build of the page asks of Rust:
//!
//! - `mexplorer-bind glue INPUT.wasm FOLDER` writes the JavaScript side of the solver into a folder;
//! - `mexplorer-bind facts FILE` writes the catalogue without what is told in words;
//! - `mexplorer-bind types FILE` writes the TypeScript types of all answers, and with `--check` looks whether they are there.
//!
//! The wasm-bindgen command line must match the library's version to the digit; as a member of
//! the workspace this program always does, because cargo refuses two of them in one graph.

use mexplorer_wire::catalogue::catalogue;
use mexplorer_wire::declarations;
use std::process::ExitCode;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["glue", input, folder] => glue(input, folder),
        ["facts", file] => serde_json::to_string_pretty(&catalogue())
            .map_err(|error| error.to_string())
            .and_then(|facts| written(file, &(facts + "\n"))),
        ["types", file] => written(file, &declarations()),
        ["types", file, "--check"] => is_fresh(file),
        _ => Err("usage: mexplorer-bind glue INPUT.wasm FOLDER | facts FILE | types FILE [--check]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn glue(input: &str, folder: &str) -> Result<(), String> {
    // Without the default path, the glue names no .wasm file: each build decides where its own is.
    Bindgen::new()
        .input_path(input)
        .out_name("mexplorer")
        .typescript(true)
        .omit_default_module_path(true)
        .ts_typed_array_buffers(true)
        .reset_state_function(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder))
        .map_err(|error| format!("{error:?}"))
}

fn written(file: &str, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{file}: {error}"))
}

fn is_fresh(file: &str) -> Result<(), String> {
    let committed = fs::read_to_string(file).unwrap_or_default();
    let is_fresh = committed == declarations();
    is_fresh.then_some(()).ok_or_else(|| format!("{file} is stale: npm run fix brings it up to date"))
}
