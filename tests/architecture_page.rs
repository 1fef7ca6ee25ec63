//! Who may know whom on the page. The rules are written down in CONTRIBUTING.md; here they are kept.

use crate::architecture::{in_circles, sources, without_block_comments};
use std::collections::{BTreeMap, BTreeSet};

/// The page's folders from the leaves up. A folder uses itself and the folders before it; of some of them only types, as
/// [`TYPES_ONLY`] says.
const FOLDERS: &[&str] = &[
    "offline", "loading", "styles", "solver", "model", "messages", "scene", "exports", "views", "headless",
    "elements",
];

/// Folders that learn of another one nothing but its types.
const TYPES_ONLY: &[(&str, &str)] = &[
    ("messages", "solver"),
    ("model", "solver"),
    ("scene", "solver"),
    ("exports", "solver"),
    ("views", "solver"),
    ("scene", "model"),
];

/// Single files that may use more of a folder than that, and why.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    (
        "www/src/messages/prose.ts",
        "www/src/solver/prose/",
        "what is written about theorems and rulesets is generated beside the solver's types, and is data",
    ),
    (
        "www/src/messages/refusals.ts",
        "www/src/solver/prose/",
        "so is what rulesets say of what is no move, which is fetched apart",
    ),
];

/// The rooms of `views` from the ground up. Whatever is not named here is a view or a part of one, and stands on the floor of
/// [`VIEWS`]. A room uses those of the floors below it, and no other of its own.
const FLOORS: &[&[&str]] = &[
    &["kit"],
    &["picture"],
    &["boards"],
    &[],
    &["commands.ts"],
    &["registry.ts"],
    &["form", "panel", "figure"],
    &["shell"],
];

const VIEWS: usize = 3;

/// Files that alone may use another one, which knows what is hidden, and what these need it for.
const SECRETS: &[(&str, &[(&str, &str)])] = &[
    (
        "www/src/model/graph/solvedGraph.ts",
        &[
            ("www/src/model/graph/", "graphs and their values"),
            ("www/src/model/told.ts", "says which values are told"),
            ("www/src/model/everyValue.ts", "gives all of them to those below"),
        ],
    ),
    (
        "www/src/model/everyValue.ts",
        &[
            ("www/src/model/comparison.ts", "compares two games, which is shown where nothing is hidden"),
            ("www/src/model/telling.ts", "says what is told of the selected position"),
            ("www/src/model/lessons/", "judges answers"),
            ("www/src/views/play/", "answers a hint that is asked for, and says what a move was worth"),
            ("www/src/views/structures/sets.ts", "shows winning moves between positions that are told"),
            ("www/src/model/question/position.ts", "judges an answer"),
            ("www/src/views/lessons/question.ts", "tells the answer to whoever asks for it"),
            ("www/src/views/theorems/lab.ts", "compares a theorem with search, and shows all values"),
            ("www/src/views/grid/class/follows.ts", "finds what follows from cells that are shown"),
            ("www/src/views/paper/", "writes the answers down"),
            (
                "www/src/exports/animated/picture.ts",
                "shows values one after another, as far as they are told",
            ),
        ],
    ),
    (
        "www/src/views/grid/atlas.ts",
        &[("www/src/views/grid/gridView.ts", "paints the cells where nothing is hidden")],
    ),
    (
        "www/src/views/grid/read.ts",
        &[("www/src/views/grid/toldCells.ts", "says which values of cells are told")],
    ),
];

/// Hand-written files are short enough to be read in one go.
const LONGEST: usize = 400;
/// What is shorter and has one user is read in it.
const SHORT: usize = 40;

/// What a TypeScript source uses of the page's other files: their paths, and whether as types alone. All forms are seen:
/// `import … from`, `export … from`, `import "…"`, `import(…)`, `import.meta.glob(…)` and `new URL(…, import.meta.url)`.
fn imports(name: &str, source: &str) -> Vec<(String, bool)> {
    let source = without_block_comments(source);
    let mut found = Vec::new();
    let mut add = |specifier: &str, types_only: bool| {
        if specifier.starts_with('.') {
            found.push((resolved(name, specifier), types_only));
        }
    };
    for (place, _) in source.match_indices("from \"") {
        let before = &source[..place];
        let statement = &before[before.rfind("import ").max(before.rfind("export ")).unwrap_or(place)..];
        add(quoted(&source[place..]), statement.split_whitespace().nth(1) == Some("type"));
    }
    for (place, _) in source.match_indices("import \"").chain(source.match_indices("new URL(\"")) {
        add(quoted(&source[place..]), false);
    }
    for (place, _) in source.match_indices("import(") {
        let argument = source[place + "import(".len()..].trim_start();
        assert!(argument.starts_with('"'), "{name} imports what cannot be told from its source");
        add(quoted(argument), source[..place].ends_with("typeof "));
    }
    for (place, _) in source.match_indices("import.meta.glob") {
        let call = source[place..].split_once('(').unwrap().1;
        let patterns = &call[..call.find(['{', ')']).unwrap()];
        assert!(patterns.contains('"'), "{name} imports what cannot be told from its source");
        patterns.split('"').skip(1).step_by(2).for_each(|pattern| add(pattern, false));
    }
    found
}

/// The first text in double quotes.
fn quoted(source: &str) -> &str {
    source.split('"').nth(1).unwrap_or_default()
}

/// The path from the root of what a file names by a relative one.
fn resolved(name: &str, specifier: &str) -> String {
    let mut path: Vec<&str> = name.split('/').collect();
    path.pop();
    for part in specifier.split('/') {
        match part {
            "." => {}
            ".." => drop(path.pop()),
            part => path.push(part),
        }
    }
    path.join("/")
}

/// The page's folder in which a file is, however deep; none for those that stand beside the folders and put them together.
fn folder_of(path: &str) -> Option<&str> {
    let (folder, _) = path.strip_prefix("www/src/")?.split_once('/')?;
    Some(folder)
}

#[test]
fn the_pages_folders_use_only_what_stands_above_them() {
    let place = |folder: &str| {
        let place = FOLDERS.iter().position(|name| *name == folder);
        place.unwrap_or_else(|| panic!("{folder} has no place in the list"))
    };
    let mut excepted: BTreeSet<&str> = BTreeSet::new();
    let mut nested = 0;
    for (name, source) in sources("www/src", ".ts") {
        let Some(folder) = folder_of(&name) else { continue };
        for (path, types_only) in imports(&name, &source) {
            let Some(used) = folder_of(&path) else { continue };
            assert!(place(used) <= place(folder), "{name} uses {path}");
            let exception =
                EXCEPTIONS.iter().find(|(file, folder, _)| *file == name && path.starts_with(folder));
            excepted.extend(exception.map(|(file, ..)| *file));
            let may_use_more = exception.is_some() || !TYPES_ONLY.contains(&(folder, used));
            assert!(types_only || may_use_more, "{name} uses more than types of {path}");
            nested += usize::from(used != folder && name.matches('/').count() > 3);
        }
    }
    assert_eq!(excepted.len(), EXCEPTIONS.len(), "an exception is no longer needed");
    assert!(nested > 3, "files deeper down are looked at as well: {nested}");
}

#[test]
fn imports_are_seen_in_every_form() {
    let source = r#"
        import type { A } from "../model/a.ts";
        import { b, type B } from "../model/b.ts";
        export * from "./c.ts";
        import "../styles/d.css";
        import lit from "lit";
        /* import { not } from "../model/not.ts"; */
        const e = await import("../../solver/e.ts");
        type F = typeof import("../model/f.ts");
        const g = import.meta.glob<G<H>>(["./g/*.json", "../h/*.json"], { import: "default" });
        const i = new URL("./i.wasm", import.meta.url);
    "#;
    let mut seen = imports("www/src/views/board/x.ts", source);
    seen.sort();
    let expected = [
        ("www/src/solver/e.ts", false),
        ("www/src/views/board/c.ts", false),
        ("www/src/views/board/g/*.json", false),
        ("www/src/views/board/i.wasm", false),
        ("www/src/views/h/*.json", false),
        ("www/src/views/model/a.ts", true),
        ("www/src/views/model/b.ts", false),
        ("www/src/views/model/f.ts", true),
        ("www/src/views/styles/d.css", false),
    ];
    assert_eq!(seen, expected.map(|(path, types_only)| (path.to_string(), types_only)));
}

#[test]
fn the_model_the_scene_and_slices_touch_no_document() {
    for (name, source) in sources("www/src", ".ts") {
        let is_bare = ["www/src/model/", "www/src/scene/", "www/src/exports/"]
            .iter()
            .any(|folder| name.starts_with(folder))
            || name.ends_with("/slice.ts");
        if !is_bare {
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

/// The room of `views` in which a file is, and its floor.
fn room_of(path: &str) -> Option<(&str, usize)> {
    let room = path.strip_prefix("www/src/views/")?.split('/').next()?;
    Some((room, FLOORS.iter().position(|rooms| rooms.contains(&room)).unwrap_or(VIEWS)))
}

#[test]
fn a_view_knows_no_other_view() {
    let mut crossings = 0;
    for (name, source) in sources("www/src/views", ".ts") {
        let (room, floor) = room_of(&name).unwrap();
        for (path, _) in imports(&name, &source) {
            let Some((used, below)) = room_of(&path) else { continue };
            assert!(used == room || below < floor, "{name} uses {path}");
            crossings += usize::from(used != room);
        }
    }
    assert!(crossings > 100, "rooms use others: {crossings}");
}

#[test]
fn views_leave_the_solver_to_the_model() {
    for (name, source) in sources("www/src/views", ".ts") {
        for call in ["olver.ask(", "olver.request(", "olver.cancel(", "olver.verify(", "olver.aside"] {
            assert!(
                !source.contains(call),
                "{name} asks the solver; model/calls has a function for each question"
            );
        }
    }
}

#[test]
fn what_is_hidden_is_known_to_few() {
    for (secret, users) in SECRETS {
        let mut found = BTreeSet::new();
        for (name, source) in sources("www/src", ".ts") {
            if !imports(&name, &source).iter().any(|(path, types_only)| path == secret && !types_only) {
                continue;
            }
            let user = users.iter().find(|(user, _)| name.starts_with(user));
            found.insert(user.unwrap_or_else(|| panic!("{name} uses {secret}, and may not")).0);
        }
        assert_eq!(found.len(), users.len(), "{secret} has fewer users than may use it: {found:?}");
    }
}

/// Who asks by itself what is hidden: the state that says so, what is told of it, and each view that has cells of its own. All others
/// are told.
const HIDERS: &[&str] = &[
    "www/src/model/comparing.ts",
    "www/src/model/display.ts",
    "www/src/model/graph/toldValues.ts",
    "www/src/model/highlight.ts",
    "www/src/model/kernel/slice.ts",
    "www/src/model/lessons/slice.ts",
    "www/src/model/opening/opener.ts",
    "www/src/model/question/question.ts",
    "www/src/model/reveal.ts",
    "www/src/model/telling.ts",
    "www/src/model/told.ts",
    "www/src/views/grid/class/hidden.ts",
    "www/src/views/grid/slice.ts",
    "www/src/views/structures/outcomes.ts",
];

#[test]
fn few_ask_what_is_hidden() {
    let words = ["isHiding", "isKnown", "isLabelKnown", "isAllShown", "isTold", "reveal.of", "setVeil"];
    let mut found = BTreeSet::new();
    for (name, source) in sources("www/src", ".ts") {
        let is_word = |word: &str| {
            let is_part =
                |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
            source.match_indices(word).any(|(place, _)| {
                !is_part(source[..place].chars().next_back())
                    && !is_part(source[place + word.len()..].chars().next())
            })
        };
        if words.iter().any(|word| is_word(word)) {
            found.insert(name);
        }
    }
    assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), HIDERS);
}

#[test]
fn no_files_of_the_page_know_one_another_in_a_circle() {
    let files: BTreeMap<String, Vec<String>> = sources("www/src", ".ts")
        .into_iter()
        .map(|(name, source)| {
            let used = imports(&name, &source).into_iter().map(|(path, _)| path).collect();
            (name, used)
        })
        .collect();
    let circles = in_circles(&files);
    assert!(circles.is_empty(), "{circles:?}");
}

/// Whether it is one of those that are generated from a `words.toml`, of a language or of all, or from a `texts.toml`.
fn is_words_module(path: &str) -> bool {
    let file = path.rsplit('/').next().unwrap();
    file.ends_with(".ts") && file != "words.ts" && (file.starts_with("words.") || file.starts_with("texts."))
}

/// How a source tells languages by their codes, or counts them.
const CODES_TOLD: &[&str] = &[
    r#"== "en""#,
    r#"== "zh""#,
    r#"case "en""#,
    r#"case "zh""#,
    r#""zh-CN""#,
    r#""en", "zh""#,
    r#""en" | "zh""#,
    "{ en, zh }",
    r#"/words.zh.ts""#,
];

/// Who may: what is compiled from texts, and whoever says how languages are written.
fn tells_codes(path: &str) -> bool {
    is_words_module(path) || path.starts_with("www/src/messages/")
}

#[test]
fn no_language_is_told_by_its_code() {
    let mut told = 0;
    for (name, source) in sources("www/src", ".ts") {
        let source = without_block_comments(&source);
        let found = CODES_TOLD.iter().find(|form| source.contains(**form));
        told += usize::from(found.is_some());
        assert!(
            found.is_none() || tells_codes(&name),
            "{name} says {found:?}; model/languages.ts lists languages"
        );
    }
    assert!(told > 50, "what is looked for is seen where it may be: {told}");
}

/// Texts in several languages stand in TOML, whose modules are generated. What is generated from Rust says what types they have.
#[test]
fn no_text_in_a_language_stands_in_code() {
    let has_key = |source: &str, key: &str| {
        source
            .match_indices(key)
            .any(|(place, _)| !source[..place].ends_with(|letter: char| letter.is_alphanumeric()))
    };
    let (mut keys, mut letters) = (0, 0);
    for (name, source) in sources("www/src", ".ts") {
        let source = without_block_comments(&source);
        let code =
            source.lines().map(|line| line.split("// ").next().unwrap()).collect::<Vec<_>>().join("\n");
        let has_keys = has_key(&code, "en:") || has_key(&code, "zh:");
        let is_chinese = code.contains(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
        keys += usize::from(has_keys);
        letters += usize::from(is_chinese);
        let may_have = is_words_module(&name) || name == "www/src/solver/wire.ts";
        assert!(may_have || !has_keys, "{name} has a text by its language; texts stand in texts.toml");
        assert!(
            may_have || !is_chinese,
            "{name} has a text in Chinese; texts stand in words.toml and texts.toml"
        );
    }
    assert!(keys > 30 && letters > 60, "what is looked for is seen where it may be: {keys}, {letters}");
}

/// What a screen reader reads out by itself when it changes.
const LIVE: [&str; 6] =
    ["aria-live", "ariaLive", "role=\"status\"", "role=\"alert\"", "role = \"status\"", "<output"];

/// The one voice, and what stands for a figure before anything of it has come.
const SPEAKERS: [&str; 2] = ["views/kit/voice.ts", "elements/waiting.ts"];

#[test]
fn a_page_has_one_voice() {
    let speakers: Vec<String> = sources("www/src", ".ts")
        .into_iter()
        .filter(|(_, source)| LIVE.iter().any(|form| source.contains(form)))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(speakers.len(), SPEAKERS.len(), "{speakers:?}; the others speak by views/kit/voice.ts");
    assert!(SPEAKERS.iter().all(|file| speakers.iter().any(|name| name.ends_with(file))));
}

/// The type, interface or class that a line declares, if it declares one.
fn declared_type(line: &str) -> Option<&str> {
    let mut words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let keyword = words.find(|word| !["export", "declare", "abstract"].contains(word))?;
    if ["type", "interface", "class"].contains(&keyword) { words.next() } else { None }
}

#[test]
fn a_type_of_the_page_has_a_name_of_its_own() {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for (name, source) in sources("www/src", ".ts") {
        if name.ends_with(".d.ts") || is_words_module(&name) || name.contains("/bindings/") {
            continue;
        }
        let source = without_block_comments(&source);
        for declared in source.lines().filter_map(declared_type).filter(|word| !word.is_empty()) {
            let other = files.insert(declared.to_string(), name.clone());
            assert!(other.is_none(), "{name} declares {declared}, as does {}", other.unwrap_or_default());
        }
    }
    assert!(files.len() > 500, "types are seen: {}", files.len());
}

/// What has a file of its own however short it is: words, a slice, commands, what a registry names, what runs in a thread of its own.
fn stands_alone(name: &str, users: &[&str]) -> bool {
    let file = name.rsplit('/').next().unwrap();
    ["words.ts", "slice.ts", "commands.ts", "worker.ts", "packedWorker.ts", "besideLaunch.ts"].contains(&file)
        || is_words_module(name)
        || name.starts_with("www/src/messages/")
        || users.iter().any(|user| user.ends_with("/registry.ts") || name.ends_with("/registry.ts"))
}

#[test]
fn what_is_short_and_has_one_user_is_read_in_it() {
    let files: BTreeMap<String, String> = sources("www/src", ".ts").into_iter().collect();
    let mut users: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (name, source) in &files {
        for (path, _) in imports(name, source) {
            users.entry(path).or_default().insert(name);
        }
    }
    // What tests use by itself has more than one user.
    let tests = sources("tests", ".ts");
    let is_tested = |name: &str| {
        let end = format!("{}\"", name.trim_start_matches("www/"));
        tests.iter().any(|(_, source)| source.contains(&end))
    };
    let lines = |name: &str| files.get(name).map_or(0, |source| source.lines().count());
    for (name, of) in &users {
        let of: Vec<&str> = of.iter().copied().collect();
        let [user] = of[..] else { continue };
        let (own, others) = (lines(name), lines(user));
        // What is imported with `import(…)` is fetched by itself.
        let is_apart = files[user].contains("import(\"")
            && files[user]
                .split("import(\"")
                .skip(1)
                .any(|rest| resolved(user, rest.split('"').next().unwrap_or_default()) == *name);
        let is_short = own > 0 && own < SHORT && own + others <= LONGEST;
        assert!(
            !is_short || is_apart || is_tested(name) || stands_alone(name, &of),
            "{name} is used by {user} alone"
        );
    }
    assert!(users.len() > 400, "imports are seen: {}", users.len());
}

#[test]
fn no_file_of_the_page_is_long() {
    for (name, source) in sources("www/src", ".ts").into_iter().chain(sources("www/src", ".css")) {
        let is_generated = name == "www/src/solver/wire.ts" || name.contains("/bindings/");
        let lines = source.lines().count();
        assert!(is_generated || lines <= LONGEST, "{name} has {lines} lines");
    }
}
