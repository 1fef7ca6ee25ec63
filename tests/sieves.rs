//! Sieves of grids: against the grid's own values, and each step against the rules themselves.

use crate::common::{self, GAMES, alliance, input, room};
use mexplorer::analysis::sieve::{NOTHING, OUTSIDE, THE_END};
use mexplorer::analysis::{self, CellValue, GridRequest, Sieve};
use mexplorer::convention::PlayConvention;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::theorem::Play;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// Every convention in which everybody would rather see win whoever comes sooner in turn, and one that ends between the named.
fn conventions() -> Vec<PlayConvention> {
    let standard = common::conventions().into_iter().filter(|convention| convention.standard().is_some());
    standard.chain([Play::After(1, 4).convention()]).collect()
}

fn sieved(game: &Game, request: &GridRequest) -> Sieve {
    analysis::sieve(game, request, Budget::default()).unwrap_or_else(|fault| panic!("{fault:?}"))
}

/// Looks at every cell of a sieve. Answers how many cells were struck from outside.
fn check(notation: &str, convention: &PlayConvention, request: &GridRequest) -> usize {
    let (game, _) = Game::parse(notation, convention.clone()).unwrap();
    let sieve = sieved(&game, request);
    let what = format!("{notation} {convention:?} {request:?} {sieve:?}");
    let cells = request.cells();
    let grid = analysis::grid(&game, request, Budget::default()).unwrap();
    let players = convention.players();
    let told = if players == 2 { CellValue::Outcome } else { CellValue::GameValue };
    let p_value = if players == 2 { 0 } else { players as u8 - 1 };
    let is_p: Vec<bool> = grid.bytes(told, 0..cells).iter().map(|value| *value == p_value).collect();
    let after_the_end = (usize::from(convention.terminal_value()) + 1) % players;
    let unstruck: Vec<bool> = sieve.struck.iter().map(|mark| *mark == NOTHING).collect();
    assert_eq!(unstruck, is_p, "{what}");

    // Each P-position is found once, at the first of its cells.
    let mut first_cells = BTreeMap::new();
    for cell in 0..cells {
        first_cells.entry(request.position(&game, cell)).or_insert(cell);
    }
    let steps: BTreeMap<usize, u16> = sieve.found.iter().map(|cell| usize::from(*cell)).zip(0..).collect();
    let p_cells: Vec<usize> = first_cells.values().copied().filter(|cell| is_p[*cell]).collect();
    assert_eq!(steps.len(), sieve.found.len(), "{what}");
    assert!(p_cells.iter().all(|cell| steps.contains_key(cell)) && p_cells.len() == steps.len(), "{what}");

    let mut from_outside = 0;
    for (cell, (&mark, &is_p)) in sieve.struck.iter().zip(&is_p).enumerate() {
        let position = request.position(&game, cell);
        // What can be reached in 1 to n − 1 moves, and whether the last of the moves after an end can.
        let (mut options, mut last, mut is_over) =
            (BTreeSet::new(), BTreeSet::from([position.clone()]), false);
        for moves in 0..players {
            is_over |= after_the_end > 0
                && moves + after_the_end < players
                && last.iter().any(|position| game.options(position).is_empty());
            if moves + 1 < players {
                last = last.iter().flat_map(|position| game.options(position)).collect();
                options.extend(last.iter().cloned());
            }
        }
        let option_cells: Vec<usize> =
            options.iter().filter_map(|option| first_cells.get(option).copied()).collect();
        let strikes = option_cells.iter().filter_map(|option| steps.get(option)).min();
        match strikes {
            _ if is_over => assert!(mark == THE_END && !is_p, "{what} {cell}"),
            Some(first) => assert_eq!(mark, *first, "{what} {cell}"),
            None if mark == OUTSIDE => {
                assert!(option_cells.len() < options.len(), "{what} {cell}");
                from_outside += 1;
            }
            None => assert_eq!(mark, NOTHING, "{what} {cell}"),
        }
        // What a P-position can move to has been struck before its turn came.
        if let Some(step) = steps.get(&first_cells[&position]) {
            for option in option_cells {
                assert!(sieve.struck[option] < *step || sieve.struck[option] >= OUTSIDE, "{what} {cell}");
                assert_ne!(sieve.struck[option], NOTHING, "{what} {cell}");
            }
        }
    }
    from_outside
}

#[test]
fn sieves_of_heaps_find_what_grids_tell() {
    let mut count = 0;
    for convention in conventions() {
        for game in GAMES {
            let notation = format!("{game}()");
            for (rows, columns) in [(0, 3), (3, 0), (1, 1), (7, 7), (9, 4), (4, 9)] {
                let request = GridRequest { rows, columns, ..GridRequest::default() };
                check(&notation, &convention, &request);
                count += 1;
            }
            if room(game) > 2 {
                let request = GridRequest { rows: 5, columns: 6, fixed: vec![3], ..GridRequest::default() };
                check(&notation, &convention, &request);
                count += 1;
            }
        }
    }
    assert_eq!(count, 8 * (30 * 6 + 19));
}

#[test]
fn sieves_of_numbers_in_order_find_what_grids_tell() {
    let mut count = 0;
    for convention in conventions() {
        for (notation, fixed, places) in [
            ("staircase()", &[][..], [0, 1]),
            ("staircase()", &[2], [2, 0]),
            ("staircase()", &[2], [1, 2]),
            ("staircase[passes=1]()", &[], [0, 1]),
            ("fibonacci(1)", &[], [0, 1]),
            ("fibonacci[factor=3](1)", &[], [1, 0]),
            ("nim()+bash[m=2]()", &[], [0, 1]),
            ("wythoff()+kayles()+half()", &[5], [2, 0]),
            ("nim[passes=1]()+staircase()", &[], [0, 1]),
            ("nim[passes=2]()", &[1], [0, 1]),
        ] {
            for (rows, columns) in [(1, 1), (6, 8), (8, 3)] {
                let request =
                    GridRequest { rows, columns, fixed: fixed.to_vec(), places, ..GridRequest::default() };
                check(notation, &convention, &request);
                count += 1;
            }
        }
    }
    assert_eq!(count, 8 * 10 * 3);
}

#[test]
fn p_positions_are_found_by_stones_and_by_rows() {
    let square = GridRequest { rows: 8, columns: 8, ..GridRequest::default() };
    let found = |notation: &str, convention: PlayConvention| {
        let (game, _) = Game::parse(notation, convention).unwrap();
        let sieve = sieved(&game, &square);
        let pairs: Vec<(u16, u16)> = sieve.found.iter().map(|cell| (cell / 8, cell % 8)).collect();
        (sieve.by_stones, pairs)
    };
    use PlayConvention::{Misere, Normal};
    assert_eq!(found("wythoff()", Normal), (true, vec![(0, 0), (1, 2), (3, 5), (4, 7)]));
    assert_eq!(found("nim()", Misere).1[..3], [(0, 1), (2, 2), (3, 3)]);
    // Fewer stones come first, and of as many the smaller row.
    assert_eq!(
        found("bash[m=3]()", Normal).1[..8],
        [(0, 0), (1, 1), (0, 4), (2, 2), (1, 5), (3, 3), (2, 6), (4, 4)]
    );
    // Stones of a staircase stay, so that play to the end is what counts.
    let (by_stones, pairs) = found("staircase()", Normal);
    assert!(!by_stones);
    assert_eq!(pairs, (0..8).map(|above| (0, above)).collect::<Vec<_>>());
}

#[test]
fn positions_outside_a_grid_strike_cells_of_it() {
    let (game, _) = Game::parse("staircase()", PlayConvention::Normal).unwrap();
    let request =
        GridRequest { rows: 3, columns: 4, fixed: vec![2], places: [1, 2], ..GridRequest::default() };
    // P where the first step and the third have as many stones: the first has 2 in every cell.
    let sieve = sieved(&game, &request);
    assert_eq!(sieve.found, [2, 6, 10]);
    for (cell, mark) in sieve.struck.iter().enumerate() {
        match (cell / 4, cell % 4) {
            (_, 2) => assert_eq!(*mark, NOTHING),
            // One stone less on the third step leads to P.
            (above, 3) if above < 2 => assert_eq!(*mark, above as u16 + 1),
            // To take from the first step, or to move to a second one that the grid has no row for.
            _ => assert_eq!(*mark, OUTSIDE, "{cell}"),
        }
    }
    assert!(check("staircase()", &PlayConvention::Misere, &request) > 0);
}

#[test]
fn terminal_positions_are_struck_beforehand_under_misere_play() {
    let (game, _) = Game::parse("bash[m=2]()", PlayConvention::Misere).unwrap();
    let request = GridRequest { rows: 1, columns: 6, ..GridRequest::default() };
    let sieve = sieved(&game, &request);
    assert_eq!((sieve.found, sieve.struck), (vec![1, 4], vec![THE_END, NOTHING, 0, 0, NOTHING, 1]));
}

#[test]
fn faults_name_field_and_bound() {
    let fault = |notation: &str, convention: PlayConvention, json, budget| {
        let (game, _) = Game::parse(notation, convention).unwrap();
        let request = GridRequest::read(&game, &input(&json)).unwrap();
        let fault = analysis::sieve(&game, &request, budget).unwrap_err();
        (fault.code.as_str(), fault.field.clone(), fault.limit)
    };
    let is = |code, field: &str, limit| (code, field.to_string(), Some(limit));
    let (normal, whole) = (PlayConvention::Normal, Budget::default());
    let three = alliance(3, "first-stuck", &json!([[0, 2, 1], [1, 0, 2], [2, 1, 0]]));
    let side = |rows, columns| json!({ "rows": rows, "columns": columns });
    assert_eq!(fault("nim()", three, side(2, 2), whole), is("out-of-range", "convention.players", 2));
    assert_eq!(
        fault("nim()", normal.clone(), side(200, 201), whole),
        is("too-many-positions", "columns", 40_000)
    );
    let layers = json!({ "rows": 2, "columns": 2, "layers": 1 });
    assert_eq!(fault("nim()", normal.clone(), layers, whole), is("too-many", "layers", 2));
    let few = Budget { positions: 20, moves: 1_000 };
    assert_eq!(fault("nim()", normal.clone(), side(10, 10), few), is("too-many-positions", "columns", 20));
    let (game, _) = Game::parse("nim()", normal).unwrap();
    let largest = GridRequest { rows: 200, columns: 200, ..GridRequest::default() };
    assert_eq!(sieved(&game, &largest).found.len(), 200);
}
