//! Computed values against tables made by an independent program.

use crate::common::{game, golden_tables, input};
use mexplorer::analysis::{Method, evaluate, explore};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::input::Field;
use mexplorer::pace::at_once;
use mexplorer::single_heaps::heap_values;
use serde_json::{Value as Json, json};

#[test]
fn every_table_agrees() {
    let tables = golden_tables();
    let mut compared = 0;
    for table in &tables {
        let game = Game::read(&table.game).unwrap_or_else(|fault| panic!("{}: {fault}", table.file));
        let read = |position: &Json| game.read_position(&Field::root("position", &input(position))).unwrap();
        let positions: Vec<_> = table.values.iter().map(|(position, _)| read(position)).collect();
        let evaluation = evaluate(&game, &positions, Budget::default()).unwrap();
        assert_eq!(evaluation.method, Method::Search, "{}", table.file);
        for (index, (position, expected)) in table.values.iter().enumerate() {
            let value = &evaluation.values[index];
            let found = match table.kind.as_str() {
                "grundy" => json!(value.grundy),
                "mover-wins" => json!(value.outcome == Some(OutcomeClass::N)),
                "game-value" => json!(value.game_value),
                "winner-by-mover" => json!(value.winners.to_vec()),
                kind => panic!("{}: no test for {kind}", table.file),
            };
            assert_eq!(&found, expected, "{}: {position}", table.file);
            if table.kind == "grundy" {
                assert_eq!(
                    value.outcome == Some(OutcomeClass::P),
                    expected == 0,
                    "{}: {position}",
                    table.file
                );
            }
            compared += 1;
        }
    }
    assert!(tables.len() >= 26 && compared > 2_500, "{} tables, {compared} values", tables.len());
}

/// The Sprague–Grundy recursion over single heaps is a second method; a tiny budget for search brings it in.
#[test]
fn single_heaps_agree_with_the_tables() {
    let mut compared = 0;
    for table in golden_tables().iter().filter(|table| table.kind == "grundy") {
        let game = Game::read(&table.game).unwrap();
        if game.ruleset.heap_rule().is_none() {
            continue;
        }
        let read = |position: &Json| game.read_position(&Field::root("position", &input(position))).unwrap();
        let positions: Vec<_> = table.values.iter().map(|(position, _)| read(position)).collect();
        let budget = Budget { positions: 3, moves: 10_000 };
        let evaluation = evaluate(&game, &positions, budget).unwrap();
        assert_eq!(evaluation.method, Method::SpragueGrundy, "{}", table.file);
        for (index, (position, expected)) in table.values.iter().enumerate() {
            assert_eq!(&json!(evaluation.values[index].grundy), expected, "{}: {position}", table.file);
            compared += 1;
        }
    }
    assert!(compared > 800, "{compared}");
}

/// The least period of the Grundy values of single heaps, and the first heap from which they have it.
#[test]
fn octal_games_have_the_periods_of_the_literature() {
    for (code, period, first) in [("0.77", 12, 71), ("0.07", 34, 53), ("0.137", 34, 52)] {
        let (game, _) = Game::parse(&format!("octal[code={code}]()"), PlayConvention::Normal).unwrap();
        let rule = game.ruleset.heap_rule().unwrap();
        let values = at_once(async |pace| heap_values(rule, 600, 1_000_000, pace).await).unwrap();
        let repeats = |period: usize, from: usize| {
            (from..=600 - period).all(|heap| values[heap] == values[heap + period])
        };
        assert_eq!((1..200).find(|&period| repeats(period, 300)), Some(period), "{code}");
        assert_eq!((0..300).find(|&from| repeats(period, from)), Some(first), "{code}");
    }
}

#[test]
fn every_graph_has_the_size_the_table_says() {
    let tables: Json = serde_json::from_str(include_str!("golden/graph-sizes.json")).unwrap();
    let rows = tables["values"].as_array().unwrap();
    assert_eq!(rows.len(), 6);
    for row in rows {
        let game = Game::read(&game(row)).unwrap();
        let start = game.read_position(&Field::root("position", &input(&row["position"]))).unwrap();
        let exploration = explore(&game, &start, Budget::default()).unwrap();
        let p_count = (0..exploration.graph.position_count())
            .filter(|&index| exploration.solution.is_won_by_moving_to(index))
            .count();
        let found = json!({
            "ruleset": row["ruleset"], "params": row["params"], "position": row["position"],
            "positions": exploration.graph.position_count(),
            "moves": exploration.graph.move_count(),
            "p_positions": p_count,
            "mover_wins": !exploration.solution.is_won_by_moving_to(0),
            "remoteness": exploration.solution.remoteness.as_ref().unwrap()[0],
        });
        assert_eq!(&found, row);
    }
}
