//! What several tests share: golden tables, and small sets of positions to try.

pub mod check;
pub mod texts;

use mexplorer::analysis::{Exploration, explore};
use mexplorer::convention::{Alliance, OutcomeClass, PlayConvention, Winner};
use mexplorer::game::Game;
use mexplorer::input::{Field, Input};
use mexplorer::position::Position;
use serde_json::{Value as Json, json};
use std::collections::HashMap;
use std::hash::Hash;
use std::path::Path;

/// One golden table.
pub struct Golden {
    pub file: String,
    pub game: Input,
    pub kind: String,
    /// Positions and their values.
    pub values: Vec<(Json, Json)>,
}

/// Every golden table of one ruleset under one convention.
pub fn golden_tables() -> Vec<Golden> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut tables: Vec<Golden> =
        std::fs::read_dir(folder).unwrap().filter_map(|entry| read_table(&entry.unwrap().path())).collect();
    tables.sort_by(|a, b| a.file.cmp(&b.file));
    tables
}

fn read_table(path: &Path) -> Option<Golden> {
    let json: Json = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    json.get("ruleset")?;
    let values =
        json["values"].as_array().unwrap().iter().map(|pair| (pair[0].clone(), pair[1].clone())).collect();
    Some(Golden {
        file: path.file_name().unwrap().to_string_lossy().into_owned(),
        game: game(&json),
        kind: json["kind"].as_str().unwrap().to_string(),
        values,
    })
}

/// The request's game in a table's head.
pub fn game(json: &Json) -> Input {
    let fields = ["ruleset", "params", "convention"].into_iter();
    let present = fields.filter(|key| json.get(key).is_some());
    Input::Record(present.map(|key| (key.to_string(), input(&json[key]))).collect())
}

/// The same value as a request would bring it.
pub fn input(json: &Json) -> Input {
    match json {
        Json::Null => Input::Missing,
        Json::Bool(value) => Input::Boolean(*value),
        Json::Number(number) => Input::Number(number.as_f64().unwrap()),
        Json::String(text) => Input::Text(text.clone()),
        Json::Array(items) => Input::List(items.iter().map(input).collect()),
        Json::Object(fields) => {
            Input::Record(fields.iter().map(|(key, value)| (key.clone(), input(value))).collect())
        }
    }
}

/// What a notation says, under a convention.
pub fn parse(notation: &str, convention: PlayConvention) -> (Game, Position) {
    Game::parse(notation, convention).unwrap_or_else(|fault| panic!("{notation}: {fault} {fault:?}"))
}

/// The same with its whole graph.
pub fn opened(notation: &str, convention: PlayConvention) -> (Game, Position, Exploration) {
    let (game, start) = parse(notation, convention);
    let exploration = explore(&game, &start, Default::default()).unwrap();
    (game, start, exploration)
}

/// What a position is worth by the definitions.
#[derive(Clone, Copy)]
struct Worth {
    grundy: u32,
    wins_misere: bool,
    /// Of three players, of whom the first who is stuck wins.
    of_three: u8,
}

/// Its worth over options that are told naively.
fn worth<P: Clone + Eq + Hash>(
    position: &P,
    options: &dyn Fn(&P) -> Vec<P>,
    known: &mut HashMap<P, Worth>,
) -> Worth {
    if let Some(&known) = known.get(position) {
        return known;
    }
    let after: Vec<Worth> = options(position).iter().map(|option| worth(option, options, known)).collect();
    let value = Worth {
        grundy: (0..).find(|value| after.iter().all(|option| option.grundy != *value)).unwrap(),
        wins_misere: after.is_empty() || after.iter().any(|option| !option.wins_misere),
        of_three: after.iter().map(|option| (option.of_three + 1) % 3).min().unwrap_or(0),
    };
    known.insert(position.clone(), value);
    value
}

/// Compares what is told of a start under normal play, misère play and with three players with plain recursion.
pub fn assert_worth<P: Clone + Eq + Hash>(notation: &str, start: &P, options: &dyn Fn(&P) -> Vec<P>) {
    let worth = worth(start, options, &mut HashMap::new());
    let solution = |convention| opened(notation, convention).2.solution;
    assert_eq!(solution(PlayConvention::Normal).grundy.unwrap()[0], worth.grundy, "{notation}");
    let outcome = solution(PlayConvention::Misere).outcome.unwrap()[0];
    assert_eq!(outcome == OutcomeClass::N, worth.wins_misere, "{notation}");
    let three = PlayConvention::Alliance(Alliance::standard(3, Winner::FirstStuck));
    assert_eq!(solution(three).game_value.unwrap()[0], worth.of_three, "{notation}");
}

/// The convention of several players.
pub fn alliance(players: usize, winner: impl Into<Json>, preferences: &Json) -> PlayConvention {
    let winner: Json = winner.into();
    let json = json!({"kind": "alliance", "players": players, "winner": winner, "preferences": preferences});
    PlayConvention::read(&Field::root("convention", &input(&json))).unwrap()
}

/// Normal and misère play, and several players with standard and with other preferences.
pub fn conventions() -> Vec<PlayConvention> {
    let (standard, other) = (json!("standard"), json!([[0, 2, 1], [1, 0, 2], [2, 1, 0]]));
    vec![
        PlayConvention::Normal,
        PlayConvention::Misere,
        alliance(2, "first-stuck", &standard),
        alliance(2, "last-mover", &standard),
        alliance(3, "first-stuck", &standard),
        alliance(4, 1, &standard),
        alliance(9, "last-mover", &standard),
        alliance(3, "first-stuck", &other),
        alliance(3, 1, &other),
    ]
}

/// Games of every ruleset with small parameters.
pub const GAMES: &[&str] = &[
    "nim",
    "bash[m=1]",
    "bash[m=3]",
    "subtraction[set={1,3,4}]",
    "subtraction[set={2,5,7}]",
    "subtraction[set={3}]",
    "half",
    "half[rounding=down]",
    "moore[k=1]",
    "moore[k=2]",
    "moore[k=5]",
    "wythoff",
    "wythoff[a=3]",
    "euclid",
    "large-nim",
    "large-nim[B=2]",
    "small-nim",
    "small-nim[B=3]",
    "small-nim[b=2]",
    "small-nim[b=2,B=5]",
    "kayles",
    "dawson",
    "treblecross",
    "octal[code=0.07]",
    "octal[code=4.05]",
    "octal[code=4.(3)]",
    "octal[code=8.1c(0a)]",
    "grundy",
    "take[where={divides(k, n) and k < n}]",
    "take[where={k * k <= n or prime(k)}]",
];

type OwnQuota = (&'static str, fn(u64) -> u64);

/// Quotas in their one form, and what they mean.
pub const QUOTAS: &[OwnQuota] = &[
    ("k + 1", |k| k + 1),
    ("2 * k + 1", |k| 2 * k + 1),
    ("k - 1", |k| k - 1),
    ("k / 2", |k| if k % 2 == 0 { k / 2 } else { 0 }),
    ("12 / (k - 2)", |k| if k > 2 && 12 % (k - 2) == 0 { 12 / (k - 2) } else { 0 }),
    ("k % 3 == 0 ? 2 * k : k * k", |k| if k % 3 == 0 { 2 * k } else { k * k }),
    ("pow(k, 99)", |k| if k == 1 { 1 } else { u64::MAX }),
];

/// Those of [`GAMES`] that split heaps.
pub const SPLITTING: &[&str] = &[
    "kayles",
    "dawson",
    "treblecross",
    "octal[code=0.07]",
    "octal[code=4.05]",
    "octal[code=4.(3)]",
    "octal[code=8.1c(0a)]",
    "grundy",
];

/// Ascending lists of at most `count` heaps of at most `size` stones.
pub fn heap_lists(count: usize, size: u64) -> Vec<Vec<u64>> {
    let mut lists = vec![vec![]];
    let mut from = 0;
    for _ in 0..count {
        let until = lists.len();
        for index in from..until {
            let least = lists[index].last().copied().unwrap_or(1);
            for heap in least..=size {
                let mut list: Vec<u64> = lists[index].clone();
                list.push(heap);
                lists.push(list);
            }
        }
        from = until;
    }
    lists
}

/// Writes heaps as a notation does.
pub fn notation(game: &str, heaps: &[u64]) -> String {
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
    format!("{game}({})", heaps.join(","))
}

/// How many heaps a game of [`GAMES`] has room for, up to three; up to two where heaps become more.
pub fn room(game: &str) -> usize {
    let has_two = game.starts_with("wythoff") || game == "euclid";
    if has_two || SPLITTING.contains(&game) { 2 } else { 3 }
}
