//! What the build of the page asks of Rust:
//!
//! - `mexplorer-bind glue INPUT.wasm FOLDER` writes the JavaScript side of the solver into a folder;
//! - `mexplorer-bind mark INPUT.wasm OUTPUT.wasm` writes a copy that tells which functions were called;
//! - `mexplorer-bind split INPUT.wasm NUMBERS CORE.wasm REST.wasm` writes the functions of these numbers to one file, the others
//!   to another;
//! - `mexplorer-bind facts FILE` writes the catalogue without what is told in words;
//! - `mexplorer-bind types FILE` writes the TypeScript types of all answers, and with `--check` looks whether they are there.
//!
//! The wasm-bindgen command line must match the library's version to the digit; as a member of
//! the workspace this program always does, because cargo refuses two of them in one graph.

mod split;

use mexplorer_wire::catalogue::catalogue;
use mexplorer_wire::declarations;
use std::process::ExitCode;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["glue", input, folder] => glue(input, folder),
        ["mark", input, output] => {
            read(input).and_then(|wasm| split::marked(&wasm)).and_then(|marked| written(output, marked))
        }
        ["split", input, numbers, core, rest] => parts(input, numbers, core, rest),
        ["facts", file] => serde_json::to_string_pretty(&catalogue())
            .map_err(|error| error.to_string())
            .and_then(|facts| written(file, facts + "\n")),
        ["types", file] => written(file, declarations()),
        ["types", file, "--check"] => is_fresh(file),
        _ => Err("usage: mexplorer-bind glue INPUT.wasm FOLDER | mark INPUT.wasm OUTPUT.wasm | split INPUT.wasm NUMBERS CORE.wasm REST.wasm | facts FILE | types FILE [--check]".into()),
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

fn parts(input: &str, numbers: &str, core: &str, rest: &str) -> Result<(), String> {
    let wasm = read(input)?;
    let numbers = String::from_utf8(read(numbers)?).map_err(|error| error.to_string())?;
    let early = numbers
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<_, _>>()
        .map_err(|error| format!("{error}"))?;
    let parts = split::split(&wasm, &early)?;
    written(core, parts.core)?;
    written(rest, parts.rest)
}

fn read(file: &str) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("{file}: {error}"))
}

fn written(file: &str, content: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(file, content).map_err(|error| format!("{file}: {error}"))
}

fn is_fresh(file: &str) -> Result<(), String> {
    let committed = fs::read_to_string(file).unwrap_or_default();
    let is_fresh = committed == declarations();
    is_fresh.then_some(()).ok_or_else(|| format!("{file} is stale: npm run fix brings it up to date"))
}
