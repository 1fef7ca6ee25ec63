//! Texts of every kind for every reader of texts: none makes anything panic, every fault lies within the text, and what is
//! read is written so that it is read again.

use crate::common::input;
use mexplorer::convention::PlayConvention;
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::input::Field;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::json;
use std::cell::Cell;
use std::fmt::Debug;

fn graph(arrows: &str) -> Result<Game, RequestError> {
    Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": arrows}})))
}

pub fn assert_within(fault: &RequestError, text: &str) -> Result<(), TestCaseError> {
    let (start, end) = fault.span.expect("a fault in a text has its place");
    prop_assert!(start <= end && end <= text.encode_utf16().count(), "{text:?} {fault:?}");
    Ok(())
}

/// Reads arrows, and again what they are written as.
fn assert_arrows(text: &str) -> WasRead {
    match graph(text) {
        Ok(game) => {
            let canonical = game.parameters.text("arrows");
            let again = graph(canonical).unwrap_or_else(|fault| panic!("{text:?} {canonical:?}: {fault:?}"));
            prop_assert_eq!(again.parameters.text("arrows"), canonical);
            Ok(true)
        }
        Err(fault) => assert_within(&fault, text).map(|()| false),
    }
}

fn game(ruleset: &str) -> Game {
    Game::read(&input(&json!({"ruleset": ruleset}))).unwrap()
}

/// Reads a position, and again what it is written as.
fn assert_position(game: &Game, text: &str) -> WasRead {
    let read = |text: &str| game.read_position(&Field::root("position", &input(&json!(text))));
    match read(text) {
        Ok(position) => {
            let label = game.label(&position);
            prop_assert_eq!(read(&label).unwrap(), position, "{} {}", text, label);
            Ok(true)
        }
        Err(fault) => assert_within(&fault, text).map(|()| false),
    }
}

/// Reads a notation, and again what it is written as.
pub fn assert_notation(text: &str) -> WasRead {
    match Game::parse(text, PlayConvention::Normal) {
        Ok((game, position)) => {
            let notation = game.notation(&position);
            let (again, same) = Game::parse(&notation, PlayConvention::Normal)
                .unwrap_or_else(|fault| panic!("{text:?} {notation:?}: {fault:?}"));
            prop_assert_eq!(again.notation(&same), notation);
            prop_assert_eq!(same, position);
            Ok(true)
        }
        Err(fault) => assert_within(&fault, text).map(|()| false),
    }
}

/// Whether a text was read, or else refused at a place within it.
type WasRead = Result<bool, TestCaseError>;

/// Tries very many texts, of which enough must be read and enough refused.
pub fn all_sorts(texts: impl Strategy<Value = String>, read: impl Fn(&str) -> WasRead) {
    all_sorts_of(texts, |text| read(&text));
}

fn all_sorts_of<T: Debug>(requests: impl Strategy<Value = T>, read: impl Fn(T) -> WasRead) {
    let counts = [Cell::new(0), Cell::new(0)];
    let mut runner =
        TestRunner::new(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100_000) });
    let result = runner.run(&requests, |request| {
        let count = &counts[usize::from(read(request)?)];
        count.set(count.get() + 1);
        Ok(())
    });
    result.unwrap_or_else(|fault| panic!("{fault}"));
    let [refused, read] = counts.map(Cell::into_inner);
    assert!(read.min(refused) > 2_000, "{read} are read, {refused} refused");
}

/// Some of the pieces that stand here between bars, put together.
fn pieces(pieces: &str, between: &'static str, most: usize) -> impl Strategy<Value = String> {
    let pieces: Vec<String> = pieces.split('¦').map(str::to_string).collect();
    let some = prop::collection::vec(prop::sample::select(pieces), 0..most);
    some.prop_map(move |pieces| pieces.join(between))
}

const ARROWS: &str = "a>b¦c>d¦a¦b¦c¦d¦>¦>¦->¦→¦,¦,¦;¦\n¦ ¦{¦}¦\"a b\"¦\"¦\\¦-¦１¦＞¦é¦\"\\u00e9\"¦＂¦，";
const JSON: &str = "{¦}¦[¦]¦[¦]¦:¦,¦,¦\"a\"¦\"b\"¦\"c\"¦\"d e\"¦\"¦\\u12¦ ¦f¦null";
const DOT: &str = "digraph ¦digraph{¦strict ¦graph ¦node ¦subgraph ¦{¦}¦{¦}¦a ¦b ¦c ¦\"d e\"¦->¦->¦--¦;¦,¦[¦]¦=¦:¦<¦>¦/*¦*/¦//¦\n¦#¦\"¦[x=\"]\"]";
const COMPONENTS: &str = "nim(1,2)¦nim(1)¦wythoff(1,2)¦fibonacci(3)¦fibonacci[factor=3](4,2)¦staircase(1,0,2)¦hackenbush(0-1-2,1-3)¦graph[arrows={a>b,a>c}](a)¦nim[passes=1](2)";
const NOTATION: &str = "sum¦+¦+¦+¦+1p¦+0p¦+2p¦ ¦(¦)¦(1)¦[¦]¦passes=1¦arrows=¦{¦}¦a>b¦,¦1¦p¦0-1¦＋¦（2）";

#[test]
fn arrows() {
    let texts = prop_oneof![3 => pieces(ARROWS, "", 14), 1 => pieces("a>b¦b>c¦c>d¦a->d¦x>y,¦a", "\n", 6), 1 => "\\PC{0,16}", 1 => "[a-c>,]{0,12}"];
    all_sorts(texts, assert_arrows);
}

#[test]
fn arrows_in_json() {
    let names = prop::collection::vec("[d-f\\PC]{0,2}", 0..3);
    let structures = prop::collection::btree_map("[a-c]{1,2}", names, 0..4);
    let texts = prop_oneof![
        3 => pieces(JSON, "", 16),
        1 => "(\\[|\\{)(\"[a-c]\":?[,\\[\\]]{0,2}){0,6}(\\]|\\})",
        1 => structures.prop_map(|entries| json!(entries).to_string()),
    ];
    all_sorts(texts, assert_arrows);
}

#[test]
fn arrows_in_dot() {
    let texts = prop_oneof![
        1 => pieces(DOT, "", 16),
        3 => pieces(DOT, "", 16).prop_map(|text| format!("digraph {{{text}}}")),
        1 => "digraph ?\\{[a-c ;>{}-]{0,16}\\}?",
    ];
    all_sorts(texts, assert_arrows);
}

#[test]
fn bounds() {
    let fewest = prop_oneof![Just(None), "[0-9 ]{1,3}".prop_map(Some), "[0-9∞ x]{0,4}".prop_map(Some)];
    let most = prop_oneof!["[0-9 ]{1,3}", "[0-9０-９∞ x]{0,18}", "\\PC{0,6}"];
    all_sorts_of((fewest, most), |(b, most)| {
        let mut params = json!({"B": most});
        if let Some(b) = &b {
            params["b"] = json!(b);
        }
        match Game::read(&input(&json!({"ruleset": "small-nim", "params": params}))) {
            Ok(game) => {
                let [b, most] = ["b", "B"].map(|key| game.parameters.bound(key));
                prop_assert!(most.is_none() || b < most, "{:?} {:?}", b, most);
                Ok(true)
            }
            Err(fault) => {
                let text = if fault.field == "params.b" { b.as_ref().unwrap() } else { &most };
                assert_within(&fault, text).map(|()| false)
            }
        }
    });
}

#[test]
fn trails() {
    let likely = "\\(?(([0-9]{1,9}|[0-3])-){1,3}[0-3](,[0-3](-[0-3]){1,3}){0,2}\\)?";
    let game = game("hackenbush");
    all_sorts(prop_oneof!["[0-3, -]{0,14}", likely, "\\PC{0,10}"], |text| assert_position(&game, text));
}

#[test]
fn steps() {
    let likely = "\\(?([0-9]{1,16}[,^ ]){0,3}[0-9]{1,2}\\)?";
    let game = game("staircase");
    all_sorts(prop_oneof!["[0-9, ^()]{0,14}", likely, "\\PC{0,10}"], |text| assert_position(&game, text));
}

#[test]
fn quotas() {
    let likely = "\\(?[0-9]{1,17}([,^ ][0-9]{1,17})?\\)?";
    let game = game("fibonacci");
    all_sorts(prop_oneof!["[0-9, ^()]{0,10}", likely, "\\PC{0,10}"], |text| assert_position(&game, text));
}

#[test]
fn positions_of_sums() {
    let notation = "nim[passes=1](1)+hackenbush()+graph[arrows={x>y}](x)+2p";
    let (game, _) = Game::parse(notation, PlayConvention::Normal).unwrap();
    let texts = prop_oneof![
        2 => "(\\(1,2\\)|2 1|1)?(\\+[0-2]p)? ?\\+(\\(0-1\\)|0-1-2)? ?\\+(x|y|\\(x\\))(\\+[0-2]p)?",
        1 => pieces("(1,2)¦1¦(0-1)¦0-1-2¦x¦y¦(x)¦+¦+¦+1p¦+0p¦ ¦)¦，", "", 9),
    ];
    all_sorts(texts, |text| assert_position(&game, text));
}

#[test]
fn notations() {
    let any = format!("{COMPONENTS}¦{NOTATION}");
    let texts = prop_oneof![2 => pieces(&any, "", 9), 2 => pieces(COMPONENTS, "+", 8), 1 => "\\PC{0,16}"];
    all_sorts(texts, |text| {
        // Its moves can be listed and played.
        if let Ok((game, position)) = Game::parse(text, PlayConvention::Normal) {
            for mv in game.moves(&position) {
                game.label(&mv.play(game.ruleset.kind(), position.tokens()));
            }
        }
        assert_notation(text)
    });
}
