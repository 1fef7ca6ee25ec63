//! Texts of every kind for every reader of texts: none makes anything panic, every fault lies within the text, and what is
//! read is written so that it is read again.

mod common;

use common::input;
use mexplorer::convention::PlayConvention;
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::input::Field;
use proptest::prelude::*;
use serde_json::json;
use std::sync::LazyLock;

fn graph(arrows: &str) -> Result<Game, RequestError> {
    Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": arrows}})))
}

fn assert_within(fault: &RequestError, text: &str) -> Result<(), TestCaseError> {
    let (start, end) = fault.span.expect("a fault in a text has its place");
    prop_assert!(start <= end && end <= text.encode_utf16().count(), "{text:?} {fault:?}");
    Ok(())
}

/// Reads arrows, and again what they are written as.
fn assert_arrows(text: &str) -> Result<(), TestCaseError> {
    match graph(text) {
        Ok(game) => {
            let canonical = game.parameters.text("arrows");
            let again = graph(canonical).unwrap_or_else(|fault| panic!("{text:?} {canonical:?}: {fault:?}"));
            prop_assert_eq!(again.parameters.text("arrows"), canonical);
        }
        Err(fault) => assert_within(&fault, text)?,
    }
    Ok(())
}

fn game(ruleset: &str) -> Game {
    Game::read(&input(&json!({"ruleset": ruleset}))).unwrap()
}

/// Reads a position, and again what it is written as.
fn assert_position(game: &Game, text: &str) -> Result<(), TestCaseError> {
    let read = |text: &str| game.read_position(&Field::root("position", &input(&json!(text))));
    match read(text) {
        Ok(position) => {
            let label = game.label(&position);
            prop_assert_eq!(read(&label).unwrap(), position, "{} {}", text, label);
        }
        Err(fault) => assert_within(&fault, text)?,
    }
    Ok(())
}

fn assert_notation(text: &str) -> Result<(), TestCaseError> {
    match Game::parse(text, PlayConvention::Normal) {
        Ok((game, position)) => {
            let notation = game.notation(&position);
            let (again, same) = Game::parse(&notation, PlayConvention::Normal)
                .unwrap_or_else(|fault| panic!("{text:?} {notation:?}: {fault:?}"));
            prop_assert_eq!(again.notation(&same), notation);
            // Its moves can be listed and played.
            let kind = game.ruleset.kind();
            for mv in game.moves(&position) {
                game.label(&mv.play(kind, position.tokens()));
            }
        }
        Err(fault) => assert_within(&fault, text)?,
    }
    Ok(())
}

/// Some of the pieces that stand here between bars, put together.
fn pieces(pieces: &str, between: &'static str, most: usize) -> impl Strategy<Value = String> {
    let pieces: Vec<String> = pieces.split('¦').map(str::to_string).collect();
    let some = prop::collection::vec(prop::sample::select(pieces), 0..most);
    some.prop_map(move |pieces| pieces.join(between))
}

const ARROWS: &str = "a¦b¦c¦d¦>¦>¦->¦→¦,¦,¦;¦\n¦ ¦{¦}¦\"a b\"¦\"¦\\¦-¦１¦＞¦é¦\"\\u00e9\"¦＂¦，";
const JSON: &str = "{¦}¦[¦]¦[¦]¦:¦,¦,¦\"a\"¦\"b\"¦\"c\"¦\"d e\"¦\"¦\\u12¦ ¦f¦null";
const DOT: &str = "digraph ¦digraph{¦strict ¦graph ¦node ¦subgraph ¦{¦}¦{¦}¦a ¦b ¦c ¦\"d e\"¦->¦->¦--¦;¦,¦[¦]¦=¦:¦<¦>¦/*¦*/¦//¦\n¦#¦\"¦[x=\"]\"]";
const COMPONENTS: &str = "nim(1,2)¦nim(1)¦wythoff(1,2)¦fibonacci(3)¦fibonacci[factor=3](4,2)¦staircase(1,0,2)¦hackenbush(0-1-2,1-3)¦graph[arrows={a>b,a>c}](a)¦nim[passes=1](2)";
const NOTATION: &str = "sum¦+¦+¦+¦+1p¦+0p¦+2p¦ ¦(¦)¦(1)¦[¦]¦passes=1¦arrows=¦{¦}¦a>b¦,¦1¦p¦0-1¦＋¦（2）";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100_000))]

    #[test]
    fn arrows(text in prop_oneof![3 => pieces(ARROWS, "", 14), 1 => "\\PC{0,16}", 1 => "[a-c>,]{0,12}"]) {
        assert_arrows(&text)?;
    }

    #[test]
    fn arrows_in_json(text in prop_oneof![
        3 => pieces(JSON, "", 16),
        1 => "(\\[|\\{)(\"[a-c]\":?[,\\[\\]]{0,2}){0,6}(\\]|\\})",
        1 => prop::collection::vec(("[a-c]{1,2}", prop::collection::vec("[d-f\\PC]{0,2}", 0..3)), 0..4)
            .prop_map(|entries| json!(entries.into_iter().collect::<std::collections::BTreeMap<_, _>>()).to_string()),
    ]) {
        assert_arrows(&text)?;
    }

    #[test]
    fn arrows_in_dot(text in prop_oneof![
        1 => pieces(DOT, "", 16),
        3 => pieces(DOT, "", 16).prop_map(|text| format!("digraph {{{text}}}")),
        1 => "digraph ?\\{[a-c ;>{}-]{0,16}\\}?",
    ]) {
        assert_arrows(&text)?;
    }

    #[test]
    fn bounds(
        b in prop_oneof![Just(None), "[0-9 ]{1,3}".prop_map(Some), "[0-9∞ x]{0,4}".prop_map(Some)],
        most in prop_oneof!["[0-9 ]{1,3}", "[0-9０-９∞ x]{0,18}", "\\PC{0,6}"],
    ) {
        let mut params = json!({"B": most});
        if let Some(b) = &b {
            params["b"] = json!(b);
        }
        match Game::read(&input(&json!({"ruleset": "small-nim", "params": params}))) {
            Ok(game) => {
                let [b, most] = ["b", "B"].map(|key| game.parameters.bound(key));
                prop_assert!(most.is_none() || b < most, "{:?} {:?}", b, most);
            }
            Err(fault) => {
                let text = if fault.field == "params.b" { b.as_ref().unwrap() } else { &most };
                assert_within(&fault, text)?;
            }
        }
    }

    #[test]
    fn trails(text in prop_oneof!["[0-3, -]{0,14}", "\\(?(([0-9]{1,9}|[0-3])-){1,3}[0-3](,[0-3](-[0-3]){1,3}){0,2}\\)?", "\\PC{0,10}"]) {
        assert_position(&game("hackenbush"), &text)?;
    }

    #[test]
    fn steps(text in prop_oneof!["[0-9, ^()]{0,14}", "\\(?([0-9]{1,16}[,^ ]){0,3}[0-9]{1,2}\\)?", "\\PC{0,10}"]) {
        assert_position(&game("staircase"), &text)?;
    }

    #[test]
    fn quotas(text in prop_oneof!["[0-9, ^()]{0,10}", "\\(?[0-9]{1,17}([,^ ][0-9]{1,17})?\\)?", "\\PC{0,10}"]) {
        assert_position(&game("fibonacci"), &text)?;
    }

    #[test]
    fn positions_of_sums(text in prop_oneof![
        2 => "(\\(1,2\\)|2 1|1)?(\\+[0-2]p)? ?\\+(\\(0-1\\)|0-1-2)? ?\\+(x|y|\\(x\\))(\\+[0-2]p)?",
        1 => pieces("(1,2)¦1¦(0-1)¦0-1-2¦x¦y¦(x)¦+¦+¦+1p¦+0p¦ ¦)¦，", "", 9),
    ]) {
        static GAME: LazyLock<Game> = LazyLock::new(|| {
            let notation = "nim[passes=1](1)+hackenbush()+graph[arrows={x>y}](x)+2p";
            Game::parse(notation, PlayConvention::Normal).unwrap().0
        });
        assert_position(&GAME, &text)?;
    }

    #[test]
    fn notations(text in prop_oneof![
        2 => pieces(&format!("{COMPONENTS}¦{NOTATION}"), "", 9),
        2 => pieces(COMPONENTS, "+", 8),
        1 => "\\PC{0,16}",
    ]) {
        assert_notation(&text)?;
    }
}
