//! Who may know whom. The rules are written down in `crate/solver/lib.rs` and in CONTRIBUTING.md; here they are kept.

use mexplorer::{rulesets, theorems};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The solver's modules from the leaves up. A module uses modules of its own line and of the lines above it.
const LAYERS: &[&[&str]] = &[
    &["numbers", "text", "limits", "error", "input", "scan", "pace", "rows"],
    &["position", "position_table", "kinds", "moves", "convention", "parameter", "taking"],
    &["nim_sums", "wythoff_pairs"],
    &["ruleset"],
    &["rulesets", "wrappers"],
    &["game"],
    &["theorem"],
    &["theorems"],
    &["game_graph", "solve", "sequence", "value_grid", "largest_heap", "layout"],
    &["analysis"],
];

/// The page's folders likewise. What a folder may use of another one as types alone is said in [`TYPES_ONLY`].
const FOLDERS: &[&str] = &["solver", "model", "messages", "scene", "styles", "views", "elements"];

/// Names of rulesets that are also words for something else, so that only a notation with them names the ruleset.
const ALSO_WORDS: &[&str] = &["grundy", "graph"];

/// Folders that learn of another one nothing but its types.
const TYPES_ONLY: &[(&str, &str)] = &[
    ("messages", "solver"),
    ("model", "solver"),
    ("scene", "solver"),
    ("views", "solver"),
    ("scene", "model"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder with this ending, with its path from the root.
fn sources(folder: &str, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open = vec![root().join(folder)];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            let name = path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
            if path.is_dir() {
                open.push(path);
            } else if name.ends_with(ending) {
                found.push((name, std::fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(!found.is_empty(), "no {ending} in {folder}");
    found
}

/// A Rust source without comments and without the tests at its foot.
fn code(source: &str) -> String {
    let code = source.split("#[cfg(test)]\nmod tests").next().unwrap();
    let lines = code.lines().map(|line| line.split("//").next().unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

/// What stands between `before` and the next character that cannot be part of a name.
fn names_after<'a>(source: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    source.split(before).skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        &rest[..end]
    })
}

fn layer(module: &str) -> usize {
    let layer = LAYERS.iter().position(|modules| modules.contains(&module));
    layer.unwrap_or_else(|| panic!("{module} has no place in the list of layers"))
}

#[test]
fn solver_modules_use_only_what_stands_above_them() {
    for (name, source) in sources("crate/solver", ".rs") {
        let path = name.trim_start_matches("crate/solver/").trim_end_matches(".rs");
        let module = path.split('/').next().unwrap();
        if module == "lib" {
            continue;
        }
        for used in names_after(&code(&source), "crate::") {
            assert!(layer(used) <= layer(module), "{name} uses {used}, which stands below it");
        }
    }
}

#[test]
fn a_ruleset_knows_no_other_ruleset_and_a_theorem_no_other_theorem() {
    for folder in ["rulesets", "theorems"] {
        for (name, source) in sources(&format!("crate/solver/{folder}"), ".rs") {
            if !name.ends_with("mod.rs") {
                let names_sibling = names_after(&code(&source), "crate::").any(|used| used == folder);
                assert!(!names_sibling, "{name} knows its siblings");
                assert!(!code(&source).contains("super::"), "{name} knows its siblings");
            }
        }
    }
}

#[test]
fn theorems_and_search_do_not_know_one_another() {
    let search = ["game_graph", "solve", "sequence", "value_grid", "largest_heap", "layout"];
    for (name, source) in sources("crate/solver", ".rs") {
        let module = name.trim_start_matches("crate/solver/").split(['/', '.']).next().unwrap().to_string();
        let used: BTreeSet<String> = names_after(&code(&source), "crate::").map(str::to_string).collect();
        if search.contains(&module.as_str()) {
            assert!(!used.contains("theorem") && !used.contains("theorems"), "{name} knows a theorem");
        }
        if module.starts_with("theorem") {
            assert!(search.iter().all(|name| !used.contains(*name)), "{name} knows a search");
        }
    }
}

#[test]
fn the_solver_does_nothing_but_compute() {
    let foreign = [
        "wasm_bindgen",
        "js_sys",
        "web_sys",
        "serde",
        "std::time",
        "std::fs",
        "std::io",
        "std::env",
        "std::net",
        "std::thread",
        "std::process",
        "println!",
        "static mut",
        "thread_local!",
        "rand::",
    ];
    for (name, source) in sources("crate/solver", ".rs") {
        for word in foreign {
            assert!(!code(&source).contains(word), "{name} uses {word}");
        }
    }
}

#[test]
fn only_rulesets_theorems_and_tests_name_a_ruleset() {
    let mut files = sources("crate/solver", ".rs");
    files.extend(sources("crate/wasm", ".rs"));
    files.extend(sources("www/src", ".ts"));
    let may_name = ["/rulesets/", "/wrappers/", "/theorems/"];
    files.retain(|(name, _)| !may_name.iter().any(|folder| name.contains(folder)));
    for (name, source) in files {
        // In TypeScript examples are documentation, which the comments of this test's reader are not.
        let source = if name.ends_with(".ts") { without_block_comments(&source) } else { source };
        for card in rulesets::ALL {
            let code = code(&source);
            let ends: &[&str] = if ALSO_WORDS.contains(&card.id) { &["(", "["] } else { &["\"", "(", "["] };
            let named = ends.iter().any(|after| code.contains(&format!("\"{}{after}", card.id)));
            assert!(!named, "{name} names {}", card.id);
        }
    }
}

fn without_block_comments(source: &str) -> String {
    let mut kept = String::new();
    let mut rest = source;
    while let Some((before, comment)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    kept + rest
}

#[test]
fn every_file_is_registered() {
    let registered = |folder: &str, ids: Vec<&str>| {
        let files = sources(&format!("crate/solver/{folder}"), ".rs");
        let names = files.iter().map(|(name, _)| name.rsplit('/').next().unwrap().trim_end_matches(".rs"));
        let names: BTreeSet<String> =
            names.filter(|name| *name != "mod").map(|name| name.replace('_', "-")).collect();
        let ids: BTreeSet<String> = ids.into_iter().map(str::to_string).collect();
        assert_eq!(names, ids, "{folder}");
    };
    registered("rulesets", rulesets::ALL.iter().map(|card| card.id).collect());
    registered("theorems", theorems::ALL.iter().map(|theorem| theorem.card().id).collect());
}

#[test]
fn the_pages_folders_use_only_what_stands_above_them() {
    let place = |folder: &str| FOLDERS.iter().position(|name| *name == folder);
    let mut imports = 0;
    for (name, source) in sources("www/src", ".ts") {
        let parts: Vec<&str> = name.trim_start_matches("www/src/").split('/').collect();
        let [folder, _] = parts[..] else { continue };
        let place_of_folder = place(folder).unwrap_or_else(|| panic!("{folder} has no place in the list"));
        for statement in source.split("import ").skip(1) {
            let Some((what, from)) = statement.split(';').next().unwrap().rsplit_once("from \"../") else {
                continue;
            };
            let used = from.split('/').next().unwrap();
            assert!(place(used).unwrap() <= place_of_folder, "{name} uses {used}");
            let for_types = what.trim_start().starts_with("type ");
            let types_only = TYPES_ONLY.contains(&(folder, used));
            assert!(for_types || !types_only, "{name} uses more than types of {used}");
            imports += 1;
        }
    }
    assert!(imports > 20, "{imports}");
}

#[test]
fn the_model_and_the_scene_touch_no_document() {
    for (name, source) in sources("www/src", ".ts") {
        if !name.starts_with("www/src/model/") && !name.starts_with("www/src/scene/") {
            continue;
        }
        let source = without_block_comments(&source);
        for word in ["document.", "window.", "HTMLElement", "localStorage", "location.", "lit"] {
            let used = source.lines().any(|line| {
                let line = line.split("//").next().unwrap();
                if word == "lit" { line.contains("from \"lit") } else { line.contains(word) }
            });
            assert!(!used, "{name} uses {word}");
        }
    }
}
