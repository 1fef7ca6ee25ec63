//! Every reader of what people write. Nothing makes one panic; what is accepted is written so that it is read as the same; a
//! fault names its field and a place inside the text.

use super::runs::{Answer, Target, run};
use super::texts;
use crate::common::check::Numbers;
use crate::common::input;
use mexplorer::convention::{Alliance, PlayConvention, Winner};
use mexplorer::error::{ErrorCode, Fault};
use mexplorer::formula::{Facts, Formula, Rule, Subject};
use mexplorer::game::{Game, cards, parameter_cards};
use mexplorer::input::{Field, push_quoted};
use mexplorer::parameter::{Presence, Range};
use mexplorer::position::Position;
use serde_json::{Value as Json, json};

/// Tests, one for each reader: how many inputs are a slice, the pieces that texts are made of, and what is tried with them.
macro_rules! readers {
    ($($name:ident, $slice:literal, $make:expr, $check:expr;)*) => {
        $(#[test]
        fn $name() {
            let (name, slice) = (stringify!($name), $slice);
            run(&Target { name, slice, make: &$make, check: $check, refuses: true });
        })*
    };
}

readers! {
    notations, 20_000, of(NOTATION), notation;
    positions, 4_000, of(POSITION), positions_of_every_kind;
    sets, 20_000, of(&["{", "}", "1", "2", "3,", ",", " ", "64", "、", "{1,3,4}"]), |text| parameter("subtraction", "set", text);
    codes, 20_000, of(CODE), |text| parameter("octal", "code", text);
    arrows, 10_000, of(ARROWS), |text| parameter("graph", "arrows", text);
    arrows_in_lines, 10_000, of(LINES), |text| parameter("graph", "arrows", text);
    arrows_in_records, 10_000, of(RECORDS), |text| parameter("graph", "arrows", text);
    arrows_in_xml, 10_000, of(XML), |text| parameter("graph", "arrows", text);
    arrows_in_json, 10_000, of(JSON), arrows_as_structure;
    arrows_in_dot, 10_000, of(DOT), |text| parameter("graph", "arrows", text);
    numbers, 2_000, of(&["1", "2", "9", "∞", "up", "down", " ", "+"]), every_number;
    rules, 10_000, of(FORMULA), rule;
    vectors, 10_000, of(&["(k,0)", "(0,k)", ",", "k", "2k", "(", ")", "0", "1", " ", "(1,2k)", "(k,k,k)"]), |text| parameter("vectors", "moves", text);
    formulas, 10_000, of(FORMULA), formula;
    conventions, 20_000, convention_texts, convention;
    requests, 10_000, request_texts, request;
}

const NOTATION: &[&str] = &[
    "nim",
    "kayles",
    "bash[m=3]",
    "octal[code=0.137]",
    "wythoff[a=2]",
    "fibonacci",
    "staircase",
    "hackenbush",
    "node-kayles",
    "turtles",
    "graph[arrows={a>b,a>c}](a)",
    "take[where={divides(k, n) and k < n}]",
    "vectors[moves={(k,0),(0,k)}]",
    "chomp",
    "small-nim[b=2,B=5]",
    "sum",
    "(1,2,3)",
    "(5)",
    "(0-1-2,1-3)",
    "(3,5)",
    "()",
    "+",
    "+",
    "+1p",
    "+0p",
    "[",
    "]",
    "=",
    ",",
    "{",
    "}",
    "passes=1",
    " ",
    "^2",
    "1",
];
const POSITION: &[&str] = &[
    "1",
    "2",
    "3",
    ",",
    "^",
    "(",
    ")",
    "-",
    " ",
    "0-1",
    "0-1-2,1-3",
    "a",
    "\"d e\"",
    "+1p",
    "+0p",
    "+",
    "、",
    "1^2",
];
const CODE: &[&str] = &[
    "0.",
    "4.",
    ".",
    "0",
    "1",
    "2",
    "3",
    "7",
    "8",
    "d",
    "F",
    "(",
    ")",
    "(3)",
    "0.137",
    "０．７７",
    " ",
    "…",
];
const ARROWS: &[&str] = &[
    "a", "b", "c", "d", ">", ">", "->", "→", ",", ";", "\n", " ", "{", "}", "\"a b\"", "\"", "\\", "\\u00e9",
    "é", "＞", "，", "1",
];
const JSON: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"a\"",
    "\"b\"",
    "\"c\"",
    "\"d e\"",
    "\"a\":[\"b\",\"c\"]",
    "\"",
    "\\u12",
    "null",
    " ",
    "[\"a\",\"b\"]",
    "{\"a\":[]}",
];
const LINES: &[&str] = &[
    "a",
    "b",
    "3",
    "2",
    "-1",
    " ",
    "\t",
    ",",
    ";",
    ":",
    "\n",
    "\r\n",
    "#",
    "#\n",
    "%",
    "// c\n",
    "\"a b\"",
    "\"",
    "a b\n",
    "a,c\n",
    "3;2\n",
    "source,target\n",
    "source,target,type\n",
    "a: b, c\n",
    "a: [b]\n",
    "a -> b, c\n",
    "->",
    "、",
    "]",
    "[",
    "(",
    "\u{feff}",
];
const RECORDS: &[&str] = &[
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"id\":\"a\"",
    "\"id\":\"b\"",
    "\"id\":0",
    "\"parentIds\":[\"a\"]",
    "\"source\":\"a\"",
    "\"target\":\"b\"",
    "\"source\":0",
    "\"target\":1",
    "{\"id\":\"a\"}",
    "{\"id\":\"b\",\"parentIds\":[\"a\"]}",
    "{\"source\":\"a\",\"target\":\"b\"}",
    "\"nodes\":[",
    "\"links\":[",
    "\"edges\":",
    "\"data\":{",
    "\"directed\":false",
    "\"name\":\"x\"",
    "\"positions\":[",
    "\"number\":1",
    "\"position\":\"p\"",
    "\"options\":[]",
    "null",
    "'a'",
    "(",
    ")",
    "[]",
    "[0]",
    "[0,1]",
];
const XML: &[&str] = &[
    "<graphml>",
    "</graphml>",
    "<graph>",
    "<graph edgedefault='undirected'>",
    "</graph>",
    "<node id='a'/>",
    "<node id=\"b\">",
    "</node>",
    "<edge source='a' target='b'/>",
    "<edge source='b' target='&lt;'/>",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<?xml?>",
    "<",
    ">",
    "&amp;",
    "'",
    "\"",
    "=",
    " id",
    "/",
    " ",
    "x",
    "<data key='d'>",
    "</data>",
];
const DOT: &[&str] = &[
    "digraph {",
    "digraph g {",
    "strict ",
    "graph ",
    "node ",
    "edge ",
    "subgraph ",
    "{",
    "}",
    "a ",
    "b ",
    "c ",
    "\"d e\"",
    "->",
    "--",
    ";",
    ",",
    "[",
    "]",
    "=",
    ":",
    "<",
    ">",
    "/*",
    "*/",
    "//",
    "\n",
    "#",
    "\"",
    "[x=\"]\"]",
    "[label=<b>]",
    "digraph{a->b;a->{b c}}",
    "+",
    "-1",
    "\\\n",
    "<<b>x</b>>",
    "arrows_missing=2",
    "//\n",
];
const FORMULA: &[&str] = &[
    "n",
    "k",
    "N",
    "heaps",
    "largest",
    "smallest",
    "quota",
    "passes",
    "players",
    "(",
    ")",
    "+",
    "-",
    "*",
    "/",
    "%",
    "<",
    "<=",
    ">",
    "==",
    "=",
    "!=",
    "≠",
    "≤",
    " and ",
    " or ",
    "!",
    "not ",
    " && ",
    "||",
    "?",
    ":",
    "0",
    "1",
    "2",
    "3.5",
    "divides(k, n)",
    "gcd(n, k)",
    "prime(k)",
    "square(",
    "max(",
    "min(",
    "xor(heaps)",
    "count(",
    ",",
    "floor(",
    "log2(",
    "a(1)",
    " ",
    "fibonacci(",
    "smallestPart(n)",
    "**",
    "^",
];

/// A game of every kind of position, put together in every way.
const KINDS: &[&str] = &[
    "nim()",
    "kayles()",
    "wythoff()",
    "fibonacci(0)",
    "staircase()",
    "chomp(1)",
    "hackenbush()",
    "node-kayles()",
    "turtles()",
    "silver-dollar()",
    "vectors[moves={(k,0,0),(0,k,k)}]()",
    "graph[arrows={a>b,\"d e\">b,1>2}](a)",
    "nim[passes=2]()",
    "hackenbush[passes=1]()",
    "graph[arrows={a>b},passes=1](a)",
    "nim()+hackenbush()+fibonacci(0)",
    "nim[passes=1]()+graph[arrows={x>y}](x)+2p",
];

fn of(pieces: &'static [&'static str]) -> impl Fn(&mut Numbers, &[String]) -> String {
    move |chance, pool| texts::text(pieces, chance, pool)
}

/// A way of answering, unless the fault is not where it should be.
fn refused(fault: &Fault, field: &str, text: &str) -> Result<Answer, String> {
    if fault.code == ErrorCode::TextTooLong && fault.field == field {
        return Ok(Answer::Refused(format!("{} {field}", fault.code.as_str())));
    }
    let (start, end) = fault.span.ok_or_else(|| format!("a fault in a text has its place: {fault:?}"))?;
    let units: Vec<u16> = text.encode_utf16().collect();
    // Between two halves of a pair there is no place.
    let is_place = |place: usize| {
        place == units.len() || units.get(place).is_some_and(|unit| !(0xdc00..0xe000).contains(unit))
    };
    if fault.field != field || start > end || !is_place(start) || !is_place(end) {
        return Err(format!("no place in {field}: {fault:?}"));
    }
    let near = text.chars().nth(start).filter(char::is_ascii_punctuation);
    Ok(Answer::Refused(format!("{} {field} {near:?}", fault.code.as_str())))
}

fn same<T: PartialEq + std::fmt::Debug>(one: T, other: T) -> Result<(), String> {
    if one == other { Ok(()) } else { Err(format!("{one:?} is read back as {other:?}")) }
}

fn again(text: &str) -> Result<(Game, Position), String> {
    Game::parse(text, PlayConvention::Normal)
        .map_err(|fault| format!("{text:?} is written and not read: {fault:?}"))
}

fn notation(text: &str) -> Result<Answer, String> {
    match Game::parse(text, PlayConvention::Normal) {
        Ok((game, position)) => {
            let written = game.notation(&position);
            let (same_game, same_position) = again(&written)?;
            same(&game.parameters, &same_game.parameters)?;
            same(&position, &same_position)?;
            same(&written, &same_game.notation(&same_position))?;
            position_of(&game, &game.label(&position))?;
            Ok(Answer::Read(written))
        }
        Err(fault) => refused(&fault, "notation", text),
    }
}

fn position_of(game: &Game, text: &str) -> Result<Answer, String> {
    let read = |text: &str| game.read_position(&Field::root("position", &input(&json!(text))));
    match read(text) {
        Ok(position) => {
            let label = game.label(&position);
            let again =
                read(&label).map_err(|fault| format!("{label:?} is written and not read: {fault:?}"))?;
            same(&position, &again)?;
            same(&position, &self::again(&game.notation(&position))?.1)?;
            Ok(Answer::Read(label))
        }
        Err(fault) => refused(&fault, "position", text),
    }
}

fn positions_of_every_kind(text: &str) -> Result<Answer, String> {
    let (mut all, mut is_read) = (String::new(), false);
    for kind in KINDS {
        let (game, _) = again(kind)?;
        match position_of(&game, text).map_err(|fault| format!("{kind}: {fault}"))? {
            Answer::Read(label) => {
                is_read = true;
                all += &label.chars().take(12).collect::<String>();
            }
            Answer::Refused(fault) => all += fault.get(..2).unwrap_or_default(),
        }
    }
    Ok(if is_read { Answer::Read(all) } else { Answer::Refused(all) })
}

/// Some position of a game.
fn any_position(game: &Game) -> Position {
    let mut name = String::new();
    push_quoted(&mut name, game.ruleset.kind().names().first().map_or("", String::as_str));
    let read = |text: &&str| game.read_position(&Field::root("position", &input(&json!(text)))).ok();
    ["()", "(0)", "(1)", &name].iter().find_map(read).unwrap()
}

/// Makes sure that a game's notation gives its parameters.
fn parameters_again(game: &Game) -> Result<String, String> {
    let written = game.notation(&any_position(game));
    let (again, _) = again(&written)?;
    same(&game.parameters, &again.parameters)?;
    Ok(written)
}

fn parameter(ruleset: &str, key: &str, text: &str) -> Result<Answer, String> {
    let card = cards().find(|card| card.id == ruleset).unwrap();
    let mut params = json!({});
    for card in card.parameters {
        if let Presence::Required(initial) = card.presence {
            params[card.key] = json!(initial);
        }
    }
    params[key] = json!(text);
    match Game::read(&input(&json!({"ruleset": ruleset, "params": params}))) {
        Ok(game) => parameters_again(&game).map(Answer::Read),
        Err(fault) => refused(&fault, &format!("params.{key}"), text),
    }
}

/// Every parameter that is a number or a word.
fn every_number(text: &str) -> Result<Answer, String> {
    let (mut all, mut is_read) = (String::new(), false);
    for card in cards().filter(|card| card.id != "sum") {
        for parameter_card in parameter_cards(card) {
            if matches!(
                parameter_card.range,
                Range::Written { .. } | Range::Arrows | Range::Rule { .. } | Range::Set { .. }
            ) {
                continue;
            }
            let answer = parameter(card.id, parameter_card.key, text);
            let answer = answer.map_err(|fault| format!("{} {}: {fault}", card.id, parameter_card.key))?;
            is_read |= matches!(answer, Answer::Read(_));
            all.push(if matches!(answer, Answer::Read(_)) { '=' } else { '!' });
        }
    }
    Ok(if is_read { Answer::Read(all) } else { Answer::Refused(all) })
}

/// Arrows as a text, and where it is JSON as the structure that it stands for: both are read, or neither.
fn arrows_as_structure(text: &str) -> Result<Answer, String> {
    let answer = parameter("graph", "arrows", text)?;
    let structure: Result<Json, _> = serde_json::from_str(text);
    // A text may leave out quotation marks; what is no text in a structure is no name.
    let is_of_names = |json: &Json| {
        (json.is_object() || json.is_array()) && leaves(json).iter().all(|leaf| leaf.is_string())
    };
    let Some(structure) = structure.ok().filter(is_of_names) else { return Ok(answer) };
    match (Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": structure}}))), &answer) {
        (Ok(game), Answer::Read(_)) => drop(parameters_again(&game)?),
        (Ok(_), Answer::Refused(fault)) if !fault.starts_with("repeated") => {
            return Err(format!("read as a structure, refused as a text: {fault}"));
        }
        (Err(fault), Answer::Read(_)) => {
            return Err(format!("read as a text, refused as a structure: {fault:?}"));
        }
        (Err(fault), _) if !fault.field.starts_with("params.arrows") => return Err(format!("{fault:?}")),
        _ => {}
    }
    Ok(answer)
}

fn leaves(structure: &Json) -> Vec<&Json> {
    match structure {
        Json::Array(items) => items.iter().flat_map(leaves).collect(),
        Json::Object(fields) => fields.values().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

fn rule(text: &str) -> Result<Answer, String> {
    let answer = parameter("take", "where", text)?;
    let Ok(rule) = Rule::parse(text) else { return Ok(answer) };
    let again = Rule::parse(&rule.written).map_err(|fault| format!("{:?}: {fault:?}", rule.written))?;
    same(&rule.written, &again.written)?;
    same(&rule.words, &again.words)?;
    for (heap, taken) in [(0.0, 0.0), (1.0, 1.0), (6.0, 2.0), (7.0, 3.0), (12.0, 12.0), (9999.0, 100.0)] {
        let facts = Facts::of_take(heap, taken);
        same(rule.condition.of(&facts), again.condition.of(&facts))?;
    }
    Ok(answer)
}

fn formula(text: &str) -> Result<Answer, String> {
    let heaps = [1.0, 2.0, 64.0];
    let all = [(Subject::Position, Facts::of_heaps(&heaps)), (Subject::Take, Facts::of_take(6.0, 2.0))];
    let [of_position, of_take] = all.map(|(subject, facts)| match Formula::parse(text, subject) {
        Ok(Formula::Number(number)) => Ok(Answer::Read(number.of(&facts).to_string() + text)),
        Ok(Formula::Condition(condition)) => Ok(Answer::Read(format!("{:?} {text}", condition.of(&facts)))),
        Err(fault) => refused(&fault, "formula", text),
    });
    of_take.and(of_position)
}

const WORDS: &[&str] = &[
    "kind",
    "players",
    "winner",
    "preferences",
    "normal",
    "misere",
    "alliance",
    "standard",
    "first-stuck",
    "last-mover",
    "after-1",
    "ruleset",
    "params",
    "convention",
    "m",
    "set",
    "k",
    "a",
    "code",
    "arrows",
    "components",
    "passes",
    "nim",
    "bash",
    "octal",
    "graph",
    "sum",
    "0.77",
    "a>b",
    "{1,3}",
    "up",
    "∞",
    "3",
    "",
];

/// A convention of several players, often changed so that it is none.
fn convention_texts(chance: &mut Numbers, _: &[String]) -> String {
    let mut convention = any_convention(chance);
    for _ in 0..chance.below(4) {
        texts::changed(&mut convention, WORDS, chance);
    }
    convention.to_string()
}

/// Any convention as a request has it.
pub fn any_convention(chance: &mut Numbers) -> Json {
    let players = 2 + chance.below(8);
    let mut convention = json!({"kind": "alliance", "players": players});
    match chance.below(6) {
        0 => return json!({"kind": "normal"}),
        1 => return json!({"kind": "misere"}),
        2 => convention["winner"] = json!("last-mover"),
        3 if players > 2 => convention["winner"] = json!(1 + chance.below(players - 2)),
        _ => {}
    }
    if chance.below(2) == 0 {
        let row = |player: u64, chance: &mut Numbers| {
            let mut row: Vec<u64> = (0..players).collect();
            row.swap(0, player as usize);
            for place in (2..row.len()).rev() {
                row.swap(place, 1 + chance.below(place as u64) as usize);
            }
            row
        };
        convention["preferences"] = json!((0..players).map(|player| row(player, chance)).collect::<Vec<_>>());
    }
    convention
}

fn written(alliance: &Alliance) -> Json {
    let winner = match alliance.winner() {
        Winner::FirstStuck => json!("first-stuck"),
        Winner::LastMover => json!("last-mover"),
        Winner::After(turns) => json!(turns),
    };
    let rows: Vec<&[u8]> = (0..alliance.players()).map(|player| alliance.preferences(player)).collect();
    json!({"kind": "alliance", "players": alliance.players(), "winner": winner, "preferences": rows})
}

fn convention(text: &str) -> Result<Answer, String> {
    let Ok(structure) = serde_json::from_str::<Json>(text) else {
        return Ok(Answer::Refused("no JSON".into()));
    };
    let read = |json: &Json| PlayConvention::read(&Field::root("convention", &input(json)));
    match read(&structure) {
        Ok(convention) => {
            if let Some(alliance) = convention.alliance() {
                let again = read(&written(alliance)).map_err(|fault| format!("{fault:?}"))?;
                same(&convention, &again)?;
            }
            Ok(Answer::Read(text.to_string()))
        }
        Err(fault) => structure_refused(&fault, "convention"),
    }
}

/// A way of answering, unless the fault names no field.
fn structure_refused(fault: &Fault, root: &str) -> Result<Answer, String> {
    if fault.field.is_empty() || !fault.field.starts_with(root) {
        return Err(format!("no such field: {fault:?}"));
    }
    Ok(Answer::Refused(format!("{} {}", fault.code.as_str(), fault.field)))
}

fn request_texts(chance: &mut Numbers, _: &[String]) -> String {
    let rules = [
        json!({"ruleset": "nim"}),
        json!({"ruleset": "bash", "params": {"m": 3}}),
        json!({"ruleset": "subtraction", "params": {"set": [1, 3, 4]}}),
        json!({"ruleset": "small-nim", "params": {"b": 1, "B": "5", "passes": 1}}),
        json!({"ruleset": "octal", "params": {"code": "0.77"}}),
        json!({"ruleset": "graph", "params": {"arrows": {"a": ["b", "c"]}}}),
        json!({"ruleset": "take", "params": {"where": "k < n"}}),
        json!({"ruleset": "vectors", "params": {"moves": "(k,0),(0,k)"}}),
        json!({"ruleset": "sum", "params": {"passes": 1, "components": [{"ruleset": "nim"}, {"ruleset": "bash", "params": {"m": "2"}}]}}),
    ];
    let mut request = rules[chance.below(rules.len() as u64) as usize].clone();
    if chance.below(2) == 0 {
        request["convention"] = any_convention(chance);
    }
    for _ in 0..chance.below(4) {
        texts::changed(&mut request, WORDS, chance);
    }
    request.to_string()
}

fn request(text: &str) -> Result<Answer, String> {
    let Ok(structure) = serde_json::from_str::<Json>(text) else {
        return Ok(Answer::Refused("no JSON".into()));
    };
    match Game::read(&input(&structure)) {
        Ok(game) if game.components.is_empty() => parameters_again(&game).map(Answer::Read),
        Ok(game) => game
            .components
            .iter()
            .try_fold(String::new(), |all, game| Ok(all + &parameters_again(game)?))
            .map(Answer::Read),
        // The fields of a request stand alone, and may have any name that there is not.
        Err(fault) => structure_refused(&fault, ""),
    }
}
