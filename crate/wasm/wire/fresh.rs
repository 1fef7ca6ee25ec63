//! Files of the page that are generated from here.

use std::path::{Path, PathBuf};

/// A file or a folder of the page's side of the solver.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/src/solver").join(name)
}

/// Whether files are to be written and not just compared.
pub fn updates() -> bool {
    std::env::var_os("UPDATE_WIRE").is_some()
}

/// Writes a file where that is asked for, and checks that what is there is this text to the letter.
pub fn is_fresh(name: &str, text: &str) {
    if updates() {
        std::fs::write(path(name), text).unwrap();
    }
    let committed = std::fs::read_to_string(path(name)).unwrap_or_default();
    assert!(committed == text, "{name} is stale: npm run fix brings it up to date");
}
