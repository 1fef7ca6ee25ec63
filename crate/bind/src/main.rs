//! `mexplorer-bind INPUT.wasm FOLDER` writes the JavaScript side of the solver into a folder.
//!
//! The wasm-bindgen command line must match the library's version to the digit; as a member of
//! the workspace this program always does, because cargo refuses two of them in one graph.

use std::env;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, folder] = arguments.as_slice() else {
        eprintln!("usage: mexplorer-bind INPUT.wasm FOLDER");
        return ExitCode::FAILURE;
    };
    // Without the default path, the glue names no .wasm file: each build decides where its own is.
    let done = Bindgen::new()
        .input_path(input)
        .out_name("mexplorer")
        .typescript(true)
        .omit_default_module_path(true)
        .ts_typed_array_buffers(true)
        .reset_state_function(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}
