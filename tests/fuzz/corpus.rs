//! Inputs that are kept for ever: a list of texts in JSON for each target. What once showed a fault is added at the end.

use std::fs;
use std::path::PathBuf;

fn file(target: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(format!("{target}.json"))
}

/// The kept inputs of a target.
pub fn kept(target: &str) -> Vec<String> {
    fs::read_to_string(file(target)).map_or(Vec::new(), |json| serde_json::from_str(&json).unwrap())
}

/// Adds an input, unless it is there.
pub fn keep(target: &str, input: &str) {
    let mut inputs = kept(target);
    if !inputs.iter().any(|kept| kept == input) {
        inputs.push(input.to_string());
        let json = serde_json::to_string_pretty(&inputs).unwrap();
        fs::write(file(target), json + "\n").unwrap();
    }
}
