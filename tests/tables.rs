//! Grids and sequences: every fast way against naive recursion over the moves, under every convention.

use crate::common::{conventions, input};
use mexplorer::analysis::{self, CellValue, Grid, GridRequest, Method, SequenceOf};
use mexplorer::convention::PlayConvention;
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::game_graph::{Budget, GameGraph};
use mexplorer::input::{Field, Input};
use mexplorer::position::Position;
use mexplorer::solve::{self, Solution};
use serde_json::json;

fn game(ruleset: &str, convention: &PlayConvention) -> Game {
    Game::parse(&format!("{ruleset}()"), convention.clone()).unwrap().0
}

fn request(rows: usize, columns: usize, layers: Option<usize>, fixed: &[u64]) -> GridRequest {
    GridRequest { rows, columns, layers, fixed: fixed.to_vec(), ..GridRequest::default() }
}

/// The positions of a grid, cell by cell.
fn positions(game: &Game, request: &GridRequest) -> Vec<Position> {
    let mut positions = Vec::new();
    for layer in 0..request.layers.unwrap_or(1) {
        for row in 0..request.rows {
            for column in 0..request.columns {
                let heaps =
                    [layer as u64, row as u64, column as u64].into_iter().chain(request.fixed.clone());
                let list = heaps.filter(|heap| *heap > 0).map(|heap| Input::Number(heap as f64)).collect();
                positions.push(game.read_position(&Field::root("", &Input::List(list))).unwrap());
            }
        }
    }
    positions
}

/// Compares a grid of heaps with the graph of all its positions, which plain search solves.
fn check(ruleset: &str, convention: &PlayConvention, request: GridRequest) -> Method {
    let game = game(ruleset, convention);
    let positions = positions(&game, &request);
    compare(ruleset, &game, &positions, request)
}

/// The same of a grid of numbers in order, which stand in a text that begins as the notation does.
fn check_in_order(notation: &str, convention: &PlayConvention, request: GridRequest) -> Method {
    let (game, _) = Game::parse(notation, convention.clone()).unwrap();
    let [row_place, column_place] = request.places;
    let mut positions = Vec::new();
    for (row, column) in
        (0..request.rows).flat_map(|row| (0..request.columns).map(move |column| (row, column)))
    {
        let mut numbers = request.fixed.clone();
        let (row, column) = ((row_place, row as u64), (column_place, column as u64));
        // Whoever stands first is put in first.
        for (place, number) in if row.0 < column.0 { [row, column] } else { [column, row] } {
            numbers.insert(place, number);
        }
        let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
        let between = if game.components.is_empty() { "," } else { ")+(" };
        let text = format!("({})", numbers.join(between));
        positions.push(game.read_position(&Field::root("", &Input::Text(text))).unwrap());
    }
    compare(notation, &game, &positions, request)
}

fn compare(name: &str, game: &Game, positions: &[Position], request: GridRequest) -> Method {
    let convention = &game.convention;
    let graph = GameGraph::build(game.ruleset.as_ref(), positions, Budget::default()).unwrap();
    let Solution { outcome, grundy, game_value, winners, players, .. } = solve::solve(&graph, convention);
    let cells = request.cells();
    let numbers: Vec<usize> = positions.iter().map(|position| graph.find(position).unwrap()).collect();
    let what = format!("{name} {convention:?} {request:?}");
    let grid = analysis::grid(game, &request, Budget::default()).unwrap();
    let bytes = |kind| (grid.width(kind) > 0).then(|| grid.bytes(kind, 0..cells));
    let expected =
        grundy.map(|grundy| numbers.iter().map(|&number| grundy[number] as u16).collect::<Vec<_>>());
    assert_eq!(grid.grundy(), expected.as_deref(), "{what}");
    let is_n = |&number: &usize| {
        u8::from(outcome.as_ref().unwrap()[number] == mexplorer::convention::OutcomeClass::N)
    };
    let expected = outcome.is_some().then(|| numbers.iter().map(is_n).collect());
    assert_eq!(bytes(CellValue::Outcome), expected, "{what}");
    let values = game_value.as_ref().map(|values| numbers.iter().map(|&number| values[number]).collect());
    assert_eq!(bytes(CellValue::GameValue), values, "{what}");
    let rows = |winners: Vec<u8>| {
        numbers.iter().flat_map(|&number| winners[number * players..][..players].to_vec()).collect()
    };
    let winners = winners.filter(|_| game_value.is_none()).map(rows);
    assert_eq!(bytes(CellValue::Winners), winners, "{what}");
    grid.method
}

/// Those whose moves sweep lines, with any number of heaps.
const SWEEPING: &[&str] = &["nim", "large-nim", "small-nim"];
/// Those whose moves sweep bands of diagonals: of one, a few, and all that there are.
const WYTHOFF: &[&str] =
    &["wythoff", "wythoff[a=2]", "wythoff[a=3]", "wythoff[a=5]", "wythoff[a=9007199254740991]"];
const SINGLE_HEAPS: &[&str] = &[
    "bash[m=1]",
    "bash[m=3]",
    "subtraction[set={1,3,4}]",
    "subtraction[set={2,5,7}]",
    "half",
    "half[rounding=down]",
];

#[test]
fn grids_of_two_heaps_are_what_search_finds() {
    for convention in conventions() {
        for (rows, columns) in
            [(0, 0), (0, 5), (5, 0), (1, 1), (1, 9), (9, 1), (8, 8), (5, 12), (12, 5), (70, 66)]
        {
            for ruleset in SWEEPING.iter().chain(SINGLE_HEAPS).chain(WYTHOFF) {
                let method = check(ruleset, &convention, request(rows, columns, None, &[]));
                let is_summed = SINGLE_HEAPS.contains(ruleset) && convention.is_normal();
                assert_eq!(method, if is_summed { Method::SpragueGrundy } else { Method::Recursion });
            }
        }
        for (rows, columns) in [(0, 3), (1, 1), (6, 9)] {
            for ruleset in [
                "nim[passes=1]",
                "wythoff[passes=2]",
                "wythoff[a=2,passes=1]",
                "moore[k=2]",
                "small-nim[B=3]",
            ] {
                assert_eq!(check(ruleset, &convention, request(rows, columns, None, &[])), Method::Search);
            }
        }
    }
}

#[test]
fn grids_of_heaps_that_are_split_are_what_search_finds() {
    for convention in conventions() {
        for ruleset in ["octal[code=0.77]", "octal[code=4.07]", "grundy"] {
            let method = check(ruleset, &convention, request(7, 9, None, &[2]));
            let is_summed = convention.is_normal();
            assert_eq!(method, if is_summed { Method::SpragueGrundy } else { Method::Search });
        }
    }
}

#[test]
fn grids_of_three_heaps_are_what_search_finds() {
    for convention in conventions() {
        for [layers, rows, columns] in
            [[0, 2, 2], [1, 4, 6], [2, 3, 4], [4, 3, 2], [7, 7, 7], [3, 9, 5], [2, 66, 1]]
        {
            for ruleset in SWEEPING.iter().chain(SINGLE_HEAPS) {
                check(ruleset, &convention, request(rows, columns, Some(layers), &[]));
            }
        }
    }
}

#[test]
fn fixed_heaps_stand_in_every_cell() {
    for convention in conventions() {
        for fixed in [&[0][..], &[3], &[9], &[2, 0, 4], &[1, 1, 1]] {
            for ruleset in SWEEPING.iter().chain(SINGLE_HEAPS) {
                check(ruleset, &convention, request(5, 7, None, fixed));
                check(ruleset, &convention, request(3, 2, Some(4), fixed));
            }
        }
        for ruleset in WYTHOFF {
            for (columns, fixed) in [(7, 4), (4, 7), (9, 0)] {
                let method = check(ruleset, &convention, request(1, columns, None, &[fixed]));
                assert_eq!(method, Method::Recursion);
            }
        }
    }
}

#[test]
fn grids_of_numbers_in_order_are_what_search_finds() {
    let mut count = 0;
    for convention in conventions() {
        for (notation, fixed, places) in [
            ("staircase()", &[][..], [0, 1]),
            ("staircase()", &[], [1, 0]),
            ("staircase()", &[2], [0, 2]),
            ("staircase()", &[0, 3], [3, 1]),
            ("staircase[passes=1]()", &[1], [1, 2]),
            ("fibonacci(1)", &[], [0, 1]),
            ("fibonacci[factor=3](1)", &[], [1, 0]),
            ("fibonacci[passes=1](1)", &[], [0, 1]),
            ("fibonacci(1)+staircase()", &[], [1, 0]),
            ("nim()+bash[m=2]()", &[], [0, 1]),
            ("wythoff()+kayles()+half()", &[5], [2, 0]),
            ("nim[passes=1]()+large-nim()", &[], [0, 1]),
            ("nim()+nim()+1p", &[], [0, 1]),
        ] {
            for (rows, columns) in [(0, 4), (1, 1), (6, 5)] {
                let request =
                    GridRequest { rows, columns, fixed: fixed.to_vec(), places, ..GridRequest::default() };
                let method = check_in_order(notation, &convention, request);
                let is_of_heaps =
                    notation.contains("()+") && !notation.contains("+1p") && !notation.contains("fib");
                let is_summed = is_of_heaps && convention.is_normal();
                assert_eq!(
                    method,
                    if is_summed { Method::SpragueGrundy } else { Method::Search },
                    "{notation}"
                );
                count += 1;
            }
        }
    }
    assert_eq!(count, 9 * 13 * 3);
}

#[test]
fn heaps_in_any_order_have_no_places() {
    for convention in conventions() {
        for ruleset in ["nim", "bash[m=3]", "wythoff[a=2]"] {
            let places = |places| GridRequest { places, ..request(4, 6, None, &[]) };
            let game = game(ruleset, &convention);
            let grid = |places_are| {
                let grid = analysis::grid(&game, &places(places_are), Budget::default()).unwrap();
                let kinds = [CellValue::Outcome, CellValue::GameValue, CellValue::Winners];
                let told = kinds.iter().filter(|kind| grid.width(**kind) > 0);
                told.map(|kind| grid.bytes(*kind, 0..24)).collect::<Vec<_>>()
            };
            assert!(!grid([0, 1]).is_empty());
            // Row and column change places, which heaps in any order do not tell.
            assert_eq!(grid([0, 1]), grid([1, 0]), "{ruleset} {convention:?}");
        }
    }
}

#[test]
fn long_sums_of_single_heaps_are_nim_sums() {
    let (game, _) = Game::parse("bash[m=6]()+nim()+bash[m=9]()", PlayConvention::Normal).unwrap();
    let request = GridRequest { places: [2, 0], ..request(700, 600, None, &[5]) };
    let grid = analysis::grid(&game, &request, Budget::default()).unwrap();
    let value = |cell: usize| ((cell / 600 % 10) ^ (cell % 600 % 7) ^ 5) as u16;
    assert_eq!(grid.grundy(), Some(&(0..700 * 600).map(value).collect::<Vec<_>>()[..]));
}

#[test]
fn large_nim_grids_are_nim_sums() {
    let game = game("nim", &PlayConvention::Normal);
    let grid = analysis::grid(&game, &request(200, 333, None, &[70]), Budget::default()).unwrap();
    assert_eq!(grid.method, Method::Recursion);
    let expected: Vec<u16> = (0..200 * 333).map(|cell| ((cell / 333) ^ (cell % 333) ^ 70) as u16).collect();
    assert_eq!(grid.grundy(), Some(&expected[..]));
}

/// The outcome classes of a grid of two heaps, which must be found along lines.
fn outcomes(ruleset: &str, convention: &PlayConvention, [rows, columns]: [usize; 2]) -> Vec<u8> {
    let game = game(ruleset, convention);
    let grid = analysis::grid(&game, &request(rows, columns, None, &[]), Budget::default()).unwrap();
    assert_eq!(grid.method, Method::Recursion, "{ruleset}");
    grid.bytes(CellValue::Outcome, 0..rows * columns)
}

#[test]
fn large_grids_of_wythoffs_game_have_the_p_positions_of_the_theorems() {
    let [rows, columns] = [1_100, 1_300];
    for a in [1, 2, 3, 5, 40] {
        for (convention, beyond) in [(PlayConvention::Normal, 0), (PlayConvention::Misere, 1)] {
            if [a, beyond] == [1, 1] {
                // Misère play with a = 1 begins otherwise: it has tests of its own.
                continue;
            }
            // The smaller heap is in no earlier pair, and the larger one exceeds it by a multiple of a, or by one more.
            let (mut expected, mut taken) = (vec![1; rows * columns], vec![false; 2 * columns]);
            for k in 0.. {
                let x = taken.iter().position(|taken| !taken).unwrap();
                let y = x + a * k + beyond;
                if beyond == 0 {
                    assert_eq!(x, (k * 2 + (k * k * (a * a + 4)).isqrt() - a * k) / 2, "Fraenkel’s formula");
                }
                if x >= rows {
                    break;
                }
                for (row, column) in [(x, y), (y, x)] {
                    if row < rows && column < columns {
                        expected[row * columns + column] = 0;
                    }
                }
                for heap in [x, y] {
                    if heap < taken.len() {
                        taken[heap] = true;
                    }
                }
            }
            let found = outcomes(&format!("wythoff[a={a}]"), &convention, [rows, columns]);
            assert!(found == expected, "a = {a} under {convention:?}");
        }
    }
}

#[test]
fn with_numbers_that_may_differ_by_any_the_value_is_the_sum_of_the_heaps() {
    for a in ["300", "9007199254740991"] {
        let game = game(&format!("wythoff[a={a}]"), &PlayConvention::Normal);
        let grid = analysis::grid(&game, &request(300, 200, None, &[]), Budget::default()).unwrap();
        assert_eq!(grid.method, Method::Recursion);
        let expected: Vec<u16> = (0..300 * 200).map(|cell| cell / 200 + cell % 200).collect();
        assert_eq!(grid.grundy(), Some(&expected[..]), "{a}");
    }
}

fn read(ruleset: &str, json: serde_json::Value) -> Result<GridRequest, RequestError> {
    GridRequest::read(&game(ruleset, &PlayConvention::Normal), &input(&json))
}

#[test]
fn the_limits_are_kept_and_named() {
    assert!(read("nim", json!({ "rows": 5000, "columns": 5000, "layers": 1, "fixed": [5000] })).is_ok());
    let fault = |ruleset, json| {
        let fault = read(ruleset, json).unwrap_err();
        (fault.code.as_str(), fault.field.clone(), fault.limit)
    };
    let out_of_range = |field: &str, limit| ("out-of-range", field.to_string(), Some(limit));
    assert_eq!(fault("nim", json!({ "rows": 5001, "columns": 1 })), out_of_range("rows", 5000));
    assert_eq!(fault("nim", json!({ "rows": 1, "columns": -1 })), out_of_range("columns", 0));
    assert_eq!(
        fault("nim", json!({ "rows": 5000, "columns": 5000, "layers": 2 })),
        out_of_range("layers", 1)
    );
    assert_eq!(
        fault("nim", json!({ "rows": 1, "columns": 1, "fixed": [5001] })),
        out_of_range("fixed[0]", 5000)
    );
    assert_eq!(
        fault("wythoff", json!({ "rows": 1, "columns": 1, "fixed": [1] })),
        ("too-many", "fixed".to_string(), Some(2))
    );
    assert_eq!(
        fault("wythoff", json!({ "rows": 1, "columns": 1, "layers": 1 })),
        ("too-many", "layers".to_string(), Some(2))
    );
}

#[test]
fn faults_of_numbers_in_order_name_field_and_bound() {
    let fault = |notation: &str, json: serde_json::Value| {
        let (game, _) = Game::parse(notation, PlayConvention::Normal).unwrap();
        let mut request = json!({ "rows": 2, "columns": 2 });
        request.as_object_mut().unwrap().extend(json.as_object().unwrap().clone());
        let fault = GridRequest::read(&game, &input(&request)).unwrap_err();
        (fault.code.as_str(), fault.field.clone(), fault.limit)
    };
    let is = |code, field: &str, limit| (code, field.to_string(), limit);
    assert_eq!(fault("staircase()", json!({ "layers": 2 })), is("too-many", "layers", Some(2)));
    assert_eq!(fault("fibonacci(1)", json!({ "fixed": [2] })), is("too-many", "fixed", Some(2)));
    assert_eq!(fault("nim()+nim()", json!({ "fixed": [0] })), is("too-many", "fixed", Some(2)));
    assert_eq!(fault("nim()+nim()+nim()", json!({})), is("missing-value", "fixed", Some(3)));
    assert_eq!(fault("nim()+hackenbush(0-1)", json!({})), is("no-heaps", "ruleset", None));
    assert_eq!(fault("hackenbush(0-1)", json!({})), is("no-heaps", "ruleset", None));
    for notation in ["nim()", "staircase()"] {
        let fault = |places: serde_json::Value| fault(notation, json!({ "fixed": [1], "places": places }));
        assert_eq!(fault(json!([0, 3])), is("out-of-range", "places[1]", Some(2)));
        assert_eq!(fault(json!([2, 2])), is("repeated", "places[1]", None));
        assert_eq!(fault(json!([0])), is("missing-value", "places", Some(2)));
        assert_eq!(fault(json!([0, 1, 2])), is("too-many", "places", Some(2)));
        assert_eq!(fault(json!("0,1")), is("wrong-type", "places", None));
    }
}

#[test]
fn a_search_beyond_its_budget_is_refused() {
    let fault = |ruleset, rows, budget: Budget| {
        let game = game(ruleset, &PlayConvention::Normal);
        let fault = analysis::grid(&game, &request(rows, rows, None, &[]), budget)
            .map(|grid: Grid| grid.method)
            .unwrap_err();
        (fault.code.as_str(), fault.limit)
    };
    for ruleset in ["wythoff[a=2,passes=1]", "wythoff[a=1000]"] {
        assert_eq!(fault(ruleset, 5000, Budget::default()), ("too-many-positions", Some(200_000)));
    }
    let few = |positions, moves| fault("wythoff[a=2,passes=1]", 10, Budget { positions, moves });
    assert_eq!(few(20, 1000), ("too-many-positions", Some(20)));
    assert_eq!(few(400, 10), ("too-many-moves", Some(10)));
}

#[test]
fn sequences_are_the_single_heaps_of_the_graph() {
    for convention in conventions() {
        for ruleset in SWEEPING.iter().chain(SINGLE_HEAPS).chain(&[
            "wythoff",
            "wythoff[a=2]",
            "nim[passes=1]",
            "octal[code=0.137]",
        ]) {
            for length in [0, 1, 2, 40] {
                let found =
                    analysis::sequence(&game(ruleset, &convention), length, Budget::default()).unwrap();
                let column = request(length, 1, None, &[]);
                let game = game(ruleset, &convention);
                let positions = positions(&game, &column);
                let graph = GameGraph::build(game.ruleset.as_ref(), &positions, Budget::default()).unwrap();
                let solution = solve::solve(&graph, &convention);
                for (heap, position) in positions.iter().enumerate() {
                    let number = graph.find(position).unwrap();
                    let players = solution.players;
                    let expected = match found.of {
                        SequenceOf::Grundy => solution.grundy.as_ref().unwrap()[number],
                        SequenceOf::GameValue => u32::from(solution.game_value.as_ref().unwrap()[number]),
                        SequenceOf::Outcome => u32::from(!solution.is_won_by_moving_to(number)),
                        SequenceOf::Winners => {
                            let row = &solution.winners.as_ref().unwrap()[number * players..][..players];
                            row.iter().rev().fold(0, |sum, &winner| sum * players as u32 + u32::from(winner))
                        }
                    };
                    assert_eq!(found.sequence.value(heap), expected, "{ruleset} {convention:?} {heap}");
                }
            }
        }
    }
}

#[test]
fn misere_sequences_of_subtraction_games_repeat() {
    let found =
        analysis::sequence(&game("bash[m=3]", &PlayConvention::Misere), 1000, Budget::default()).unwrap();
    assert_eq!((found.of, found.method), (SequenceOf::Outcome, Method::Recursion));
    let period = found.sequence.period.unwrap();
    assert_eq!((period.period, period.preperiod, found.sequence.is_proved), (4, 0, true));
}
