//! Several players: laws of their conventions on small games of every kind, and conventions that are refused.

use crate::common::{alliance, input, opened};
use mexplorer::analysis::{evaluate, explain};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::input::Field;
use mexplorer::position::Position;
use proptest::prelude::*;
use serde_json::{Value as Json, json};
use std::collections::HashMap;

const GAMES: &[&str] = &[
    "nim(1,2,3)",
    "nim(2,2,2)",
    "nim()",
    "bash[m=3](4,5)",
    "subtraction[set={2,5,7}](9,4)",
    "wythoff(3,5)",
    "fibonacci(9,8)",
    "staircase(1,2,1)",
    "hackenbush(0-1-2-3,0-5-6,1-4)",
    "graph[arrows={a>b,a>c,b>c,b>d,c>e,d>e}](a)",
    "nim(1,2)+wythoff(1,2)",
    "nim[passes=2](1,2)",
    "nim(1)+nim[passes=1](1)+1p+2p",
];

fn standard() -> Json {
    json!("standard")
}

/// Who wins when each player is to move, from the definition: a player moves so that the player it would rather see win
/// than any other it can have wins.
fn winners(
    game: &Game,
    position: &Position,
    rows: &[Vec<u8>],
    terminal: usize,
    memo: &mut HashMap<Position, Vec<u8>>,
) -> Vec<u8> {
    if let Some(known) = memo.get(position) {
        return known.clone();
    }
    let players = rows.len();
    let after: Vec<Vec<u8>> =
        game.options(position).iter().map(|option| winners(game, option, rows, terminal, memo)).collect();
    let winner = |mover: usize| {
        let rank = |winner: &u8| rows[mover].iter().position(|ranked| ranked == winner);
        let reached = after.iter().map(|winners| winners[(mover + 1) % players]);
        reached.min_by_key(rank).unwrap_or(((mover + terminal) % players) as u8)
    };
    let found: Vec<u8> = (0..players).map(winner).collect();
    memo.insert(position.clone(), found.clone());
    found
}

fn all_winners(text: &str, rows: &[Vec<u8>], turns: usize) -> Vec<(String, Vec<u8>)> {
    let winner = ending(rows.len(), turns);
    let (_, _, exploration) = opened(text, alliance(rows.len(), winner, &json!(rows)));
    let winners = exploration.solution.winners.unwrap();
    exploration.labels.into_iter().zip(winners.chunks(rows.len()).map(<[u8]>::to_vec)).collect()
}

/// The winner who comes so many turns after the first who cannot move.
fn ending(players: usize, turns: usize) -> Json {
    match turns {
        0 => json!("first-stuck"),
        _ if turns == players - 1 => json!("last-mover"),
        _ => json!(turns),
    }
}

fn standard_rows(players: usize) -> Vec<Vec<u8>> {
    (0..players)
        .map(|player| (0..players).map(|turns| ((player + turns) % players) as u8).collect())
        .collect()
}

/// Rows that rank the player itself first and the others in any order.
fn any_rows() -> impl Strategy<Value = Vec<Vec<u8>>> {
    (2usize..=5).prop_flat_map(|players| {
        let row = |player: usize| {
            let others: Vec<u8> = (0..players as u8).filter(|&other| other as usize != player).collect();
            Just(others).prop_shuffle().prop_map(move |others| [&[player as u8], &others[..]].concat())
        };
        (0..players).map(row).collect::<Vec<_>>()
    })
}

#[test]
fn the_standard_matrix_written_out_is_the_standard_one() {
    for text in GAMES {
        for players in 2..=9usize {
            for terminal in 0..players {
                let (rows, winner) = (standard_rows(players), ending(players, terminal));
                let (game, start, named) = opened(text, alliance(players, winner.clone(), &standard()));
                let (_, _, written) = opened(text, alliance(players, winner.clone(), &json!(rows)));
                assert_eq!(named.solution.winners, written.solution.winners);
                assert_eq!(named.solution.game_value, written.solution.game_value);
                let values = named.solution.game_value.unwrap();
                let found = named.solution.winners.unwrap();
                let mut memo = HashMap::new();
                winners(&game, &start, &rows, terminal, &mut memo);
                assert_eq!(memo.len(), values.len());
                for (index, &value) in values.iter().enumerate() {
                    let by_turns: Vec<u8> =
                        (0..players as u8).map(|mover| (mover + value) % players as u8).collect();
                    assert_eq!(found[index * players..][..players], by_turns);
                    let options =
                        named.graph.options.row(index).iter().map(|&option| values[option as usize]);
                    let equation =
                        options.map(|value| (value as usize + 1) % players).min().unwrap_or(terminal);
                    assert_eq!(value as usize, equation);
                }
                for (position, expected) in memo {
                    let index = named.graph.find(&position).unwrap();
                    assert_eq!(found[index * players..][..players], expected, "{text} {players} {winner}");
                }
            }
        }
    }
}

/// Analyses 1 to 3 of Liu & Xiao: which values the options of a position that is not terminal have.
#[test]
fn a_game_value_says_what_values_the_options_have() {
    let mut told = [0; 6];
    for text in GAMES {
        for players in 2..=6u8 {
            for turns in 0..players.into() {
                let winner = ending(players.into(), turns);
                let (_, _, exploration) = opened(text, alliance(players.into(), winner, &standard()));
                let values = exploration.solution.game_value.unwrap();
                for (index, &value) in values.iter().enumerate() {
                    let options: Vec<u8> = exploration
                        .graph
                        .options
                        .row(index)
                        .iter()
                        .map(|&option| values[option as usize])
                        .collect();
                    if options.is_empty() {
                        continue;
                    }
                    assert_eq!(value == 0, options.contains(&(players - 1)));
                    for inner in 1..players - 1 {
                        let allowed = inner - 1..=players - 2;
                        let is_met = options.iter().all(|option| allowed.contains(option));
                        assert_eq!(value == inner, is_met && options.contains(&(inner - 1)));
                    }
                    assert_eq!(value == players - 1, options.iter().all(|&option| option == players - 2));
                    told[value as usize] += 1;
                }
            }
        }
    }
    assert!(told[..5].iter().all(|count| *count > 0), "the game values 0 to 4 occur: {told:?}");
}

#[test]
fn two_players_play_misere_or_normal_whatever_it_is_called() {
    let mut unsearched = 0;
    for text in GAMES {
        for (winner, same) in
            [("first-stuck", PlayConvention::Misere), ("last-mover", PlayConvention::Normal)]
        {
            for rows in [standard(), json!([[0, 1], [1, 0]])] {
                let alliance = alliance(2, winner, &rows);
                let (game, start, of_two) = opened(text, alliance.clone());
                let (_, _, expected) = opened(text, same.clone());
                assert_eq!(of_two.solution.outcome, expected.solution.outcome);
                assert_eq!(of_two.solution.remoteness, expected.solution.remoteness);
                assert_eq!(of_two.solution.grundy, expected.solution.grundy);
                assert_eq!(of_two.winning, expected.winning);
                let values = of_two.solution.game_value.unwrap();
                for (outcome, value) in of_two.solution.outcome.unwrap().into_iter().zip(values) {
                    assert_eq!(value, u8::from(outcome == OutcomeClass::P), "N is 0 and P is 1");
                }
                // However a value is found, it tells the same.
                let searched = evaluate(&game, std::slice::from_ref(&start), Budget::default()).unwrap();
                let small = Budget { positions: 1, moves: 1_000 };
                if let Ok(found) = evaluate(&game, std::slice::from_ref(&start), small) {
                    let (found, searched) = (&found.values[0], &searched.values[0]);
                    assert_eq!(found.outcome, searched.outcome, "{text}");
                    assert_eq!(found.game_value, searched.game_value, "{text}");
                    assert_eq!(found.winners, searched.winners, "{text}");
                    unsearched += 1;
                }
            }
        }
    }
    assert!(unsearched > 20, "{unsearched}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn everybody_moves_as_its_preferences_say(
        text in prop::sample::select(GAMES),
        rows in any_rows(),
        turns in 0usize..60,
    ) {
        let players = rows.len();
        let terminal = turns % players;
        let winner = ending(players, terminal);
        let (game, start, exploration) = opened(text, alliance(players, winner, &json!(rows)));
        let mut memo = HashMap::new();
        let expected = winners(&game, &start, &rows, terminal, &mut memo);
        let found = exploration.solution.winners.as_ref().unwrap();
        prop_assert_eq!(memo.len(), exploration.graph.position_count());
        for (position, winners) in &memo {
            let index = exploration.graph.find(position).unwrap();
            prop_assert_eq!(&found[index * players..][..players], &winners[..]);
            let wins = (0..players).filter(|&mover| winners[(mover + 1) % players] as usize == mover);
            let bits = wins.fold(0, |bits, mover| bits | 1 << mover);
            prop_assert_eq!(exploration.solution.movers_who_win_by_moving_to(index), bits);
        }
        let explanation = explain(&game, &start, Budget::default()).unwrap();
        prop_assert_eq!(&explanation.value.winners[..], &expected[..]);
        let movers = explanation.movers.unwrap();
        prop_assert_eq!(movers.len(), players);
        for (mover, choice) in movers.iter().enumerate() {
            prop_assert_eq!(choice.winner, expected[mover]);
            prop_assert_eq!(choice.options.is_empty(), explanation.options.is_empty());
            for (index, option) in explanation.options.iter().enumerate() {
                let leads_there = memo[&option.position][(mover + 1) % players] == choice.winner;
                prop_assert_eq!(choice.options.contains(&index), leads_there);
            }
        }
    }

    #[test]
    fn players_renamed_in_turn_change_nothing_but_names(
        text in prop::sample::select(GAMES),
        rows in any_rows(),
        turns in 0usize..60,
    ) {
        let players = rows.len();
        let turns = turns % players;
        let renamed = |player: u8| (player + 1) % players as u8;
        let mut rotated: Vec<Vec<u8>> =
            rows.iter().map(|row| row.iter().map(|&player| renamed(player)).collect()).collect();
        rotated.rotate_right(1);
        let expected = all_winners(text, &rows, turns).into_iter().map(|(label, mut winners)| {
            winners.iter_mut().for_each(|winner| *winner = renamed(*winner));
            winners.rotate_right(1);
            (label, winners)
        });
        prop_assert_eq!(all_winners(text, &rotated, turns), expected.collect::<Vec<_>>());
    }
}

#[test]
fn a_convention_is_refused_where_it_is_wrong() {
    let refused = |convention: Json| {
        let game = input(&json!({"ruleset": "nim", "convention": convention}));
        let fault = Game::read(&game).err().expect("the convention is refused");
        (fault.code.as_str(), fault.field.clone(), fault.limit)
    };
    let alliance = |players: Json, winner: Json, preferences: Json| {
        refused(json!({"kind": "alliance", "players": players, "winner": winner, "preferences": preferences}))
    };
    let preferences = |rows: Json| alliance(json!(3), Json::Null, rows);
    let null = || Json::Null;
    assert_eq!(alliance(null(), null(), null()), ("missing-value", "convention.players".into(), None));
    assert_eq!(alliance(json!(1), null(), null()), ("out-of-range", "convention.players".into(), Some(2)));
    assert_eq!(alliance(json!(10), null(), null()), ("out-of-range", "convention.players".into(), Some(9)));
    assert_eq!(alliance(json!(2.5), null(), null()), ("not-an-integer", "convention.players".into(), None));
    assert_eq!(alliance(json!("3"), null(), null()), ("wrong-type", "convention.players".into(), None));
    assert_eq!(
        alliance(json!(3), json!("nobody"), null()),
        ("unknown-choice", "convention.winner".into(), None)
    );
    let winner = |players: u8, winner: Json| alliance(json!(players), winner, null());
    let of_winner = |code, limit| (code, "convention.winner".to_string(), limit);
    assert_eq!(winner(3, json!(true)), of_winner("wrong-type", None));
    assert_eq!(winner(3, json!("after-1")), of_winner("unknown-choice", None));
    assert_eq!(winner(3, json!(0.5)), of_winner("not-an-integer", None));
    assert_eq!(winner(3, json!(0)), of_winner("out-of-range", Some(1)));
    assert_eq!(winner(3, json!(2)), of_winner("out-of-range", Some(1)));
    assert_eq!(winner(5, json!(-1)), of_winner("out-of-range", Some(1)));
    assert_eq!(winner(5, json!(4)), of_winner("out-of-range", Some(3)));
    assert_eq!(winner(9, json!(8)), of_winner("out-of-range", Some(7)));
    assert_eq!(winner(2, json!(0)), of_winner("unknown-choice", None));
    assert_eq!(winner(2, json!(1)), of_winner("unknown-choice", None));
    assert_eq!(preferences(json!("other")), ("unknown-choice", "convention.preferences".into(), None));
    assert_eq!(preferences(json!(3)), ("wrong-type", "convention.preferences".into(), None));
    let rows = |second: Json| preferences(json!([[0, 1, 2], second, [2, 0, 1]]));
    let second = || "convention.preferences[1]".to_string();
    assert_eq!(rows(json!([0, 1, 2])), ("not-a-ranking", second(), Some(3)));
    assert_eq!(rows(json!([1, 0, 0])), ("not-a-ranking", second(), Some(3)));
    assert_eq!(rows(json!([1, 0])), ("not-a-ranking", second(), Some(3)));
    assert_eq!(rows(json!([])), ("not-a-ranking", second(), Some(3)));
    assert_eq!(rows(json!([1, 0, 2, 2])), ("too-many", second(), Some(3)));
    assert_eq!(rows(json!("102")), ("wrong-type", second(), None));
    assert_eq!(rows(json!([1, 0, 3])), ("out-of-range", "convention.preferences[1][2]".into(), Some(2)));
    assert_eq!(rows(json!([1, 0, -1])), ("out-of-range", "convention.preferences[1][2]".into(), Some(0)));
    assert_eq!(
        preferences(json!([[0, 1, 2], [1, 2, 0]])),
        ("missing-value", "convention.preferences".into(), Some(3))
    );
    let four = json!([[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]);
    assert_eq!(preferences(four), ("too-many", "convention.preferences".into(), Some(3)));
    for kind in ["normal", "misere"] {
        let with_players = json!({"kind": kind, "players": 2});
        assert_eq!(refused(with_players), ("unknown-key", "convention.players".into(), None));
    }
    assert_eq!(
        refused(json!({"kind": "alliance", "rows": 1})),
        ("unknown-key", "convention.rows".into(), None)
    );
    assert_eq!(refused(json!("normal")), ("wrong-type", "convention".into(), None));
}

#[test]
fn a_convention_says_by_itself_what_is_left_out() {
    let of_three = |rest: Json| {
        let mut json = json!({"kind": "alliance", "players": 3});
        json.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
        PlayConvention::read(&Field::root("convention", &input(&json))).unwrap()
    };
    let plain = of_three(json!({}));
    assert_eq!(plain, of_three(json!({"winner": "first-stuck", "preferences": "standard"})));
    assert_eq!(plain, of_three(json!({"preferences": standard_rows(3)})));
    assert_ne!(plain, of_three(json!({"winner": "last-mover"})));
    assert_ne!(plain, of_three(json!({"winner": 1})));
    assert!(
        !of_three(json!({"preferences": [[0, 2, 1], [1, 0, 2], [2, 1, 0]]}))
            .alliance()
            .unwrap()
            .is_standard()
    );
}
