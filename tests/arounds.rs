//! The part of a graph around a position, beside the whole graph gone through naively.

use crate::common::{conventions, opened, parse};
use mexplorer::analysis::Places;
use mexplorer::analysis::{Around, Exploration, explore};
use mexplorer::convention::PlayConvention;
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::limits::{AROUND_MOVES, DRAWN_POSITIONS};
use mexplorer::pace::at_once;
use mexplorer::position::{Position, Tokens};
use std::collections::BTreeSet;

const GAMES: &[&str] = &[
    "nim(2,3,4)",
    "wythoff(4,6)",
    "kayles(7)",
    "grundy(12)",
    "staircase(2,1,2)",
    "bash[m=3,passes=1](9)",
    "nim(1,2)+wythoff(2,3)",
];

fn around(
    game: &Game,
    start: &Position,
    position: &Position,
    moves: usize,
    places: Places,
) -> Result<Exploration, RequestError> {
    let asked = Around { position: position.clone(), moves };
    at_once(async |pace| explore::around(game, start, &asked, Budget::default(), places, pace).await)
}

fn position(game: &Game, whole: &Exploration, index: usize) -> Position {
    Position::new(game.ruleset.kind(), Tokens::from(whole.graph.tokens(index)))
}

/// Positions within some moves: on from one of them, or back to it.
fn within(whole: &Exploration, middle: usize, moves: usize) -> BTreeSet<usize> {
    let count = whole.graph.position_count();
    let leads = |from: usize, to: usize| whole.graph.options.row(from).contains(&(to as u32));
    let spread = |is_step: &dyn Fn(usize, usize) -> bool| {
        let mut found = BTreeSet::from([middle]);
        for _ in 0..moves {
            let next = (0..count).filter(|&index| found.iter().any(|&last| is_step(last, index)));
            found = next.chain(found.iter().copied()).collect();
        }
        found
    };
    &spread(&leads) | &spread(&|last, index| leads(index, last))
}

#[test]
fn the_part_around_a_position_is_what_is_within_so_many_moves() {
    let mut parts = 0;
    for (notation, convention) in
        GAMES.iter().flat_map(|game| conventions().into_iter().map(move |play| (game, play)))
    {
        let (game, start, whole) = opened(notation, convention);
        let numbers = whole.graph.ranks();
        for middle in (0..whole.graph.position_count()).step_by(7) {
            let expected: Vec<BTreeSet<usize>> =
                (1..=AROUND_MOVES).map(|moves| within(&whole, middle, moves)).collect();
            for moves in 1..=AROUND_MOVES {
                let found =
                    around(&game, &start, &position(&game, &whole, middle), moves, Places::Drawn).unwrap();
                let part = found.part.as_ref().unwrap();
                let count = found.graph.position_count();
                let of: Vec<usize> = (0..count)
                    .map(|index| whole.graph.find_tokens(found.graph.tokens(index)).unwrap())
                    .collect();
                assert_eq!(of[part.middle], middle);
                assert_eq!(
                    of.iter().copied().collect::<BTreeSet<_>>(),
                    expected[moves - 1],
                    "{notation} {middle} {moves}"
                );
                assert_eq!(part.counts.to_vec(), expected.iter().map(BTreeSet::len).collect::<Vec<_>>());
                assert_eq!((part.moves, part.whole), (moves, whole.graph.position_count()));
                for (index, &known) in of.iter().enumerate() {
                    assert_eq!(part.ranks[index], numbers[known]);
                    assert_eq!(found.labels[index], whole.labels[known]);
                    let options: Vec<usize> =
                        found.graph.options.row(index).iter().map(|&option| of[option as usize]).collect();
                    let all = whole.graph.options.row(known).iter().map(|&option| option as usize);
                    assert_eq!(options, all.filter(|option| of.contains(option)).collect::<Vec<_>>());
                    for &option in found.graph.options.row(index) {
                        assert!(found.layers.of[index] < found.layers.of[option as usize]);
                    }
                    has_the_same_values(&found, index, &whole, known);
                }
                parts += 1;
            }
        }
    }
    assert!(parts > 1_000, "{parts}");
}

fn has_the_same_values(found: &Exploration, index: usize, whole: &Exploration, known: usize) {
    let (one, other) = (&found.solution, &whole.solution);
    fn at<T: Copy>(values: &Option<Vec<T>>, index: usize) -> Option<T> {
        values.as_ref().map(|values| values[index])
    }
    assert_eq!(at(&one.outcome, index), at(&other.outcome, known));
    assert_eq!(at(&one.grundy, index), at(&other.grundy, known));
    assert_eq!(at(&one.remoteness, index), at(&other.remoteness, known));
    assert_eq!(at(&one.game_value, index), at(&other.game_value, known));
    assert_eq!(one.movers_who_win_by_moving_to(index), other.movers_who_win_by_moving_to(known));
    let winners = |exploration: &Exploration, index: usize| {
        let players = exploration.solution.players;
        exploration.solution.winners.as_ref().map(|all| all[index * players..][..players].to_vec())
    };
    assert_eq!(winners(found, index), winners(whole, known));
}

#[test]
fn covering_moves_of_a_part_are_those_that_no_longer_play_in_it_stands_in_for() {
    let (game, start, whole) = opened("nim(2,3,4)", PlayConvention::Normal);
    for middle in [0, 5, 20] {
        let found = around(&game, &start, &position(&game, &whole, middle), 2, Places::Drawn).unwrap();
        let options = &found.graph.options;
        for index in 0..options.len() {
            let stands_in = |option: u32| {
                let reached = |from: u32| {
                    let mut seen = BTreeSet::from([from]);
                    let mut open = vec![from];
                    while let Some(next) = open.pop() {
                        open.extend(options.row(next as usize).iter().filter(|&&option| seen.insert(option)));
                    }
                    seen
                };
                options.row(index).iter().any(|&other| other != option && reached(other).contains(&option))
            };
            let expected: Vec<u32> =
                options.row(index).iter().copied().filter(|&option| !stands_in(option)).collect();
            assert_eq!(found.covers.rows.row(index), expected);
        }
    }
}

#[test]
fn a_large_part_of_a_large_graph_is_laid_out_from_afar() {
    let (game, start) = parse("nim(20,25,30)", PlayConvention::Normal);
    let (_, middle) = parse("nim(10,15,20)", PlayConvention::Normal);
    let found = around(&game, &start, &middle, 3, Places::Drawn).unwrap();
    assert!(found.graph.position_count() > DRAWN_POSITIONS, "{}", found.graph.position_count());
    let cells: BTreeSet<(u32, u32)> = found
        .coordinates
        .x
        .iter()
        .zip(&found.coordinates.y)
        .map(|(x, y)| (x.floor() as u32, y.floor() as u32))
        .collect();
    assert_eq!(cells.len(), found.graph.position_count());
    let near = around(&game, &start, &middle, 1, Places::Drawn).unwrap();
    assert_eq!(near.part.unwrap().counts, found.part.unwrap().counts);
}

#[test]
fn a_position_that_does_not_follow_from_the_start_has_no_part() {
    let (game, start) = parse("nim(1,2,3)", PlayConvention::Normal);
    let (_, beyond) = parse("nim(1,2,4)", PlayConvention::Normal);
    let fault = around(&game, &start, &beyond, 1, Places::Drawn).err().unwrap();
    assert_eq!(fault.code, ErrorCode::UnknownPosition);
}

#[test]
fn places_by_covering_moves_tell_nothing_of_the_values_of_a_part() {
    for notation in GAMES {
        let [one, other] = [PlayConvention::Normal, PlayConvention::Misere].map(|play| {
            let (game, start, whole) = opened(notation, play);
            let middle = whole.graph.position_count() / 2;
            around(&game, &start, &position(&game, &whole, middle), 2, Places::Covers).unwrap()
        });
        assert_eq!(one.labels, other.labels, "{notation}");
        assert_eq!(one.coordinates.x, other.coordinates.x, "{notation}");
        assert_eq!(one.coordinates.y, other.coordinates.y, "{notation}");
        assert_eq!(one.covers.rows, other.covers.rows, "{notation}");
        assert_ne!(one.solution.outcome, other.solution.outcome, "{notation}");
    }
}
