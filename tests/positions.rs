//! Positions as sets: in which order they come, and that whatever play reaches can be asked for.

use crate::common::{GAMES, SPLITTING, input};
use mexplorer::analysis::{evaluate, explain, positions_within};
use mexplorer::convention::PlayConvention;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::input::Field;
use mexplorer::limits;
use mexplorer::numbers::SEPARATOR;
use mexplorer::position::{Extent, Position, canonical_order};
use serde_json::json;
use std::cmp::Ordering;
use std::ops::ControlFlow;

fn parse(notation: &str) -> (Game, Position) {
    Game::parse(notation, PlayConvention::Normal).unwrap_or_else(|fault| panic!("{notation}: {fault:?}"))
}

/// A game of every kind of position, put together in every way.
const KINDS: &[&str] = &[
    "nim()",
    "wythoff()",
    "fibonacci(0)",
    "staircase()",
    "hackenbush()",
    "graph[arrows={a>b,a>c,b>c}](a)",
    "nim[passes=2]()",
    "hackenbush[passes=1]()",
    "nim()+bash[m=3]()",
    "nim()+hackenbush()+fibonacci(0)",
    "hackenbush()+hackenbush()",
    "nim[passes=1]()+staircase()+1p",
];

#[test]
fn positions_within_an_extent_come_once_and_in_canonical_order() {
    for notation in KINDS {
        let (game, _) = parse(notation);
        for extent in [Extent { bound: 2, heaps: 2 }, Extent { bound: 3, heaps: 1 }] {
            let positions = positions_within(&game, extent, 200_000).unwrap();
            assert!(positions.len() > 2, "{notation}");
            for pair in positions.windows(2) {
                let order = canonical_order(pair[0].tokens(), pair[1].tokens());
                assert_eq!(order, Ordering::Less, "{notation}: {pair:?}");
            }
        }
    }
}

/// The most heaps in a component of a position.
fn heaps(position: &Position) -> usize {
    position.tokens().split(|token| *token == SEPARATOR).map(<[u64]>::len).max().unwrap_or(0)
}

#[test]
fn whatever_play_reaches_from_a_start_can_be_asked_for() {
    let ones = |game: &str, size: u64| format!("{game}({size}^64)");
    for notation in [
        ones("kayles", 9),
        ones("treblecross", 26),
        ones("grundy", 9),
        "grundy(3^62,2^2)".to_string(),
        "octal[code=4.0](12^64)".to_string(),
        "kayles(5^64)+nim(1)".to_string(),
    ] {
        let (game, mut position) = parse(&notation);
        game.check_start(&position).unwrap();
        // The last option of each is one that splits a heap, as long as there is such.
        for _ in 0..40 {
            let label = game.label(&position);
            let read = |input| game.read_position(&Field::root("position", &input)).unwrap();
            assert_eq!(read(input(&json!(label))), position, "{notation} {label}");
            assert_eq!(parse(&game.notation(&position)).1, position, "{notation} {label}");
            let most = game.options(&position).into_iter().max_by_key(heaps);
            let Some(option) = most.filter(|option| heaps(option) > heaps(&position)) else { break };
            position = option;
        }
        assert!(heaps(&position) > limits::HEAPS, "{notation} {}", game.label(&position));
        let fault = game.check_start(&position).unwrap_err();
        assert_eq!((fault.code.as_str(), fault.limit), ("too-many", Some(64)));
        explain(&game, &position, Budget::default()).unwrap();
        evaluate(&game, &[position], Budget::default()).unwrap();
    }
}

#[test]
fn a_text_has_room_for_every_position_that_play_may_reach() {
    let (game, _) = parse("kayles()");
    let largest = format!("{}^{}", limits::HEAP_SIZE, limits::SPLIT_HEAPS);
    let read = |text: &str| game.read_position(&Field::root("position", &input(&json!(text))));
    let position = read(&largest).unwrap();
    assert_eq!(read(&game.label(&position)).unwrap(), position);
    assert!(read(&format!("1^{}", limits::SPLIT_HEAPS + 1)).is_err());
}

#[test]
fn rulesets_say_whether_they_split_heaps() {
    let mut told = [0; 2];
    for name in GAMES {
        let (game, _) = parse(&format!("{name}()"));
        let Some(rule) = game.ruleset.heap_rule() else { continue };
        let mut splits = false;
        for heap in 1..20 {
            let _ = rule.heap_options(heap, &mut |parts| {
                splits |= parts.iter().filter(|part| **part > 0).count() > 1;
                ControlFlow::Continue(())
            });
        }
        assert_eq!(rule.splits(), splits, "{name}");
        assert_eq!(splits, SPLITTING.contains(name), "{name}");
        let longer = format!("1^{}", limits::HEAPS + 1);
        let read = game.read_position(&Field::root("position", &input(&json!(longer))));
        assert_eq!(read.is_ok(), splits, "{name}");
        told[usize::from(splits)] += 1;
    }
    assert_eq!(told[1], SPLITTING.len());
    assert!(told[0] > 5, "{told:?}");
}
