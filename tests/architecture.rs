//! Who may know whom. The rules are written down in `crate/solver/lib.rs` and in CONTRIBUTING.md; here they are kept.

use mexplorer::game;
use mexplorer::parameter::Parameters;
use mexplorer::ruleset::RulesetCard;
use mexplorer::{rulesets, theorems};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The solver's modules from the leaves up. A module uses modules of its own line and of the lines above it.
const LAYERS: &[&[&str]] = &[
    &["numbers", "text", "words", "limits", "error", "input", "scan", "pace", "rows", "depth_first"],
    &["formula"],
    &[
        "position",
        "position_table",
        "kinds",
        "moves",
        "touch",
        "convention",
        "grundy_value",
        "parameter",
        "taking",
        "refusal",
        "vector",
    ],
    &["nim_sums", "wythoff_pairs"],
    &["ruleset"],
    &["rewriting"],
    &["rulesets", "wrappers"],
    &["game"],
    &["theorem"],
    &["theorems"],
    &["game_graph", "solve", "single_heaps", "value_grid", "largest_heap", "layout"],
    &["analysis"],
];

/// Names of rulesets that are also words for something else, so that only a notation with them names the ruleset.
const ALSO_WORDS: &[&str] = &["grundy", "graph", "rule", "take", "vectors"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder with this ending, with its path from the root.
pub fn sources(folder: &str, ending: &str) -> Vec<(String, String)> {
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
pub fn code(source: &str) -> String {
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
    let search = ["game_graph", "solve", "single_heaps", "value_grid", "largest_heap", "layout"];
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

/// The folders of all crates' sources.
const CRATES: &[&str] =
    &["crate/solver", "crate/wasm", "crate/wire", "crate/painter", "crate/memory", "crate/bind/src"];

#[test]
fn no_files_of_a_crate_know_one_another_in_a_circle() {
    for folder in CRATES {
        let files: BTreeMap<String, String> = sources(folder, ".rs")
            .into_iter()
            .filter_map(|(name, source)| {
                let path = name.strip_prefix(&format!("{folder}/"))?.strip_suffix(".rs")?;
                let module = path.strip_suffix("/mod").unwrap_or(path).replace('/', "::");
                (!path.starts_with("tests/")).then(|| (module, code(&source)))
            })
            .collect();
        let used = files.iter().map(|(module, code)| (module.clone(), modules_of(module, code, &files)));
        let used = used.collect();
        let circles = in_circles(&used);
        assert!(circles.is_empty(), "{folder}: {circles:?}");
    }
}

/// The modules of a crate that one of them declares or uses. What stands in a module's folder is a part of it, and may use it.
fn modules_of(module: &str, code: &str, files: &BTreeMap<String, String>) -> Vec<String> {
    let declared = names_after(code, "mod ").map(|part| format!("{module}::{part}"));
    let within = |before: &str, folder: &str| -> Vec<String> {
        let trees = code.match_indices(before).map(|(place, _)| &code[place + before.len()..]);
        trees.flat_map(paths).map(|path| format!("{folder}{path}")).collect()
    };
    let parent = module.rsplit_once("::").map_or(String::new(), |(parent, _)| format!("{parent}::"));
    let named = within("crate::", "").into_iter().chain(within("super::", &parent));
    let is_around = |used: &str| format!("{module}::").starts_with(&format!("{used}::"));
    let found = declared.chain(named).filter_map(|path| file_of(&path, files));
    found.filter(|used| !is_around(used)).map(str::to_string).collect()
}

/// The module in whose file a path leads to something.
fn file_of<'a>(mut path: &str, files: &'a BTreeMap<String, String>) -> Option<&'a str> {
    loop {
        match files.get_key_value(path) {
            Some((module, _)) => return Some(module),
            None => path = path.rsplit_once("::")?.0,
        }
    }
}

/// The files that use one another in circles, and those between: what uses nobody that is left goes, and what nobody uses that
/// is left, until nothing goes any more.
pub fn in_circles(files: &BTreeMap<String, Vec<String>>) -> BTreeSet<&str> {
    let mut left: BTreeSet<&str> = files.keys().map(String::as_str).collect();
    loop {
        let knows = |one: &str, other: &str| files[one].iter().any(|used| used == other);
        let is_between = |name: &&str| {
            left.iter().any(|other| knows(name, other)) && left.iter().any(|other| knows(other, name))
        };
        let next: BTreeSet<&str> = left.iter().copied().filter(is_between).collect();
        if next.len() == left.len() {
            return left;
        }
        left = next;
    }
}

/// So many names at most stand at the root of the solver; all others are in its modules.
const FRONT: usize = 12;

#[test]
fn the_front_of_the_solver_is_short() {
    let lib = code(&std::fs::read_to_string(root().join("crate/solver/lib.rs")).unwrap());
    let shown: Vec<&str> = names_after(&lib, "pub use ").collect();
    assert!(shown.contains(&"analysis"), "{shown:?}");
    let names = lib.split("pub use ").skip(1).flat_map(|rest| {
        let told = rest.split(';').next().unwrap_or_default();
        let list = told.rsplit("::").next().unwrap_or_default();
        list.trim_matches(['{', '}']).split(',').map(|name| name.trim().to_string()).collect::<Vec<_>>()
    });
    let names: Vec<String> = names.filter(|name| !name.is_empty()).collect();
    assert!(names.len() <= FRONT, "{} names: {names:?}", names.len());
}

#[test]
fn the_solver_does_nothing_but_compute() {
    let foreign = [
        "wasm_bindgen",
        "js_sys",
        "web_sys",
        "serde",
        "print!",
        "println!",
        "dbg!",
        "static mut",
        "thread_local!",
        "extern crate",
        "rand::",
    ];
    let mut used = BTreeSet::new();
    for (name, source) in sources("crate/solver", ".rs") {
        let code = code(&source);
        for word in foreign {
            assert!(!code.contains(word), "{name} uses {word}");
        }
        for path in of_std(&code) {
            let module =
                COMPUTING.iter().find(|module| (path.clone() + "::").starts_with(&format!("{module}::")));
            used.insert(module.unwrap_or_else(|| panic!("{name} uses {path}")));
        }
    }
    assert!(used.len() > 5, "{used:?}");
}

/// What of the standard library knows nothing of the world outside and keeps nothing that calls would share: no clock, no
/// files, no threads, and no locks but for what a game finds once and keeps. Hash maps draw random numbers, so collections are named one by one.
const COMPUTING: &[&str] = &[
    "arch",
    "array",
    "cell::Cell",
    "cmp",
    "collections::BTreeMap",
    "collections::BTreeSet",
    "collections::VecDeque",
    "error",
    "fmt",
    "future",
    "iter",
    "mem",
    "ops",
    "pin",
    "rc",
    "slice",
    "str",
    "sync::Arc",
    "sync::OnceLock",
    "task",
];

/// The paths that a source names in the standard library, each alone or in a group.
fn of_std(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for library in ["std::", "core::", "alloc::"] {
        for (place, _) in code.match_indices(library) {
            if !code[..place].ends_with(|before: char| before.is_alphanumeric() || before == '_') {
                found.extend(paths(&code[place + library.len()..]));
            }
        }
    }
    found
}

/// The paths of a tree of imports such as `a::{b, c::{d, e}}`, up to the first character that is part of none.
fn paths(tree: &str) -> Vec<String> {
    let tree = tree.trim_start();
    let end = tree.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').unwrap_or(tree.len());
    let (path, rest) = tree.split_at(end);
    let Some(group) = rest.strip_prefix('{') else { return vec![path.to_string()] };
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (place, c) in group.char_indices() {
        if depth == 0 && (c == ',' || c == '}') {
            let member = &group[start..place];
            if !member.trim().is_empty() {
                found.extend(paths(member).into_iter().map(|rest| format!("{path}{rest}")));
            }
            start = place + 1;
        }
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            _ => {}
        }
    }
    found
}

#[test]
fn what_is_used_of_the_standard_library_is_seen_in_every_form() {
    let source = "use std::{fs, io::{self, Write}, sync::{Arc, Mutex},};\nlet now = std::time::Instant::now(); mystd::x(); core::mem::take(x)";
    let expected =
        ["fs", "io::self", "io::Write", "sync::Arc", "sync::Mutex", "time::Instant::now", "mem::take"];
    assert_eq!(of_std(source), expected);
}

/// The names that rulesets have in notations, each with the file of its ruleset.
fn names_of_rulesets() -> Vec<(&'static str, String)> {
    let names = |card: &'static RulesetCard| {
        let file = format!("crate/solver/rulesets/{}.rs", card.id.replace('-', "_"));
        let aliases = card.aliases.iter().map(|alias| alias.id);
        [card.id].into_iter().chain(aliases).map(move |name| (name, file.clone()))
    };
    rulesets::ALL.iter().copied().flat_map(names).collect()
}

#[test]
fn no_two_rulesets_and_no_ruleset_and_kind_have_one_name() {
    let boards = boards();
    let mut files: BTreeMap<&str, String> = BTreeMap::new();
    for (name, file) in names_of_rulesets() {
        assert!(!boards.contains(name), "{file}: \"{name}\" is the name of a kind of position");
        if let Some(other) = files.insert(name, file.clone()) {
            panic!("{file}: \"{name}\" is a name of {other}");
        }
    }
}

#[test]
fn only_rulesets_theorems_and_tests_name_a_ruleset() {
    let mut files = sources("crate/solver", ".rs");
    files.extend(sources("crate/wasm", ".rs"));
    files.extend(sources("crate/wire", ".rs"));
    files.extend(sources("www/src", ".ts"));
    let may_name = ["/rulesets/", "/wrappers/", "/theorems/", "/lessons/stories/"];
    files.retain(|(name, _)| !may_name.iter().any(|folder| name.contains(folder)));
    let boards = boards();
    for (name, source) in files {
        // In TypeScript examples are documentation, which the comments of this test's reader are not.
        let source = if name.ends_with(".ts") { without_block_comments(&source) } else { source };
        for card in rulesets::ALL {
            let code = code(&source);
            let ends: &[&str] = if ALSO_WORDS.contains(&card.id) { &["(", "["] } else { &["\"", "(", "["] };
            let named = ends.iter().any(|after| code.contains(&format!("\"{}{after}", card.id)));
            assert!(
                !named || boards.contains(card.id),
                "{name} names the ruleset \"{0}\"; where it means something else, crate/solver/rulesets/{1}.rs \
                 takes a word that is used there",
                card.id,
                card.id.replace('-', "_")
            );
        }
    }
}

/// Words of other things that are names of kinds of position as well, by the files in which they stand between quotation marks.
const OTHER_WORDS: &[(&str, &str, &str)] = &[
    ("heaps", "www/src/views/theorems/formulaFaults.ts", "formulas name what positions are made of"),
    ("heaps", "www/src/views/theorems/research/", "formulas name what positions are made of"),
    ("heaps", "www/src/views/theorems/boundFields.ts", "a bound of checks"),
    ("heaps", "www/src/views/theorems/bounds.ts", "a bound of checks"),
    ("heaps", "www/src/views/theorems/instances.ts", "a bound of checks"),
    ("heaps", "www/src/headless/cli/", "an option of checks"),
    ("steps", "www/src/model/lessons/", "what lessons are made of"),
];

/// The boards of all rulesets, and what a move that is a pass changes.
fn boards() -> BTreeSet<String> {
    let board = |card: &'static RulesetCard| {
        let rules = (card.build)(&Parameters::initial(&game::parameter_cards(card)));
        rules.kind().board().to_string()
    };
    game::cards().map(board).chain(["pass".to_string()]).collect()
}

#[test]
fn only_its_board_names_a_kind_of_position() {
    let boards = boards();
    assert!(boards.len() > 6, "{boards:?}");
    let mut needed: BTreeSet<&(&str, &str, &str)> = BTreeSet::new();
    for (name, source) in sources("www/src", ".ts") {
        if name.starts_with("www/src/views/boards/") || name == "www/src/solver/wire.ts" {
            continue;
        }
        let source = code(&without_block_comments(&source));
        let word_in = |board: &str| {
            let about = |(word, file, _): &&(&str, &str, &str)| *word == board && name.starts_with(file);
            OTHER_WORDS.iter().find(about)
        };
        for board in &boards {
            // What comes right after an equals sign is an attribute of a template.
            let text = format!("\"{board}\"");
            let stands = |(place, _): (usize, &str)| !source[..place].ends_with('=');
            if source.match_indices(&text).any(stands) {
                let word = word_in(board);
                assert!(word.is_some(), "{name} names {board}");
                needed.extend(word);
            }
        }
        // Several of them as keys are a table by kind.
        let is_key =
            |board: &&String| source.lines().any(|line| line.trim().starts_with(&format!("{board}:")));
        let keys: Vec<&String> = boards.iter().filter(is_key).collect();
        assert!(keys.len() < 3, "{name} tells {keys:?} apart");
        let compares = ["board === \"", "board !== \"", "switch (board)", "[board]"];
        assert!(!compares.iter().any(|form| source.contains(form)), "{name} decides by a board");
    }
    assert_eq!(needed.len(), OTHER_WORDS.len(), "a word is no longer needed: {needed:?}");
}

pub fn without_block_comments(source: &str) -> String {
    let mut kept = String::new();
    let mut rest = source;
    while let Some(place) = rest.match_indices("/*").map(|(place, _)| place).find(|&place| {
        // After a name it stands in a pattern of paths.
        !rest[..place].ends_with(|before: char| before.is_alphanumeric() || before == '.')
    }) {
        kept.push_str(&rest[..place]);
        rest = rest[place..].split_once("*/").map_or("", |(_, after)| after);
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
fn every_file_of_tests_is_run() {
    let all = include_str!("all.rs");
    let files: Vec<String> = std::fs::read_dir(root().join("tests"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".rs") && name != "all.rs")
        .collect();
    assert!(files.len() > 20, "{files:?}");
    for name in files {
        let line = format!("mod {};", name.trim_end_matches(".rs"));
        assert!(all.lines().any(|declared| declared == line), "{name} is not in tests/all.rs");
    }
}
