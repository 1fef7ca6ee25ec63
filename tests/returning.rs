//! Where the positions of graphs whose moves return are placed: random ones under every convention, and some by hand.

use crate::common::{conventions, opened, parse};
use mexplorer::analysis::{Exploration, Places, explore};
use mexplorer::convention::PlayConvention;
use mexplorer::game_graph::Budget;
use mexplorer::limits::DRAWN_POSITIONS;
use mexplorer::pace::at_once;
use mexplorer::solve::NEVER;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The notation of a graph with these arrows and its first vertex as the start.
fn notation(arrows: &[(usize, usize)]) -> String {
    let arrows: Vec<String> = arrows.iter().map(|(from, to)| format!("v{from}>v{to}")).collect();
    format!("graph[arrows={{{}}}](v0)", arrows.join(","))
}

/// Arrows among so many vertices, all of which are reached from the first.
fn some_arrows(most: usize) -> impl Strategy<Value = Vec<(usize, usize)>> {
    (2..most).prop_flat_map(|count| {
        let tree =
            (1..count).map(|vertex| (0..vertex).prop_map(move |from| (from, vertex))).collect::<Vec<_>>();
        let others = prop::collection::vec((0..count, 0..count), 1..2 * count);
        (tree, others).prop_map(|(tree, others)| [tree, others].concat())
    })
}

/// Neighbours in a row are a slot apart at least, and rows are a node's height apart and more.
fn check_apart(exploration: &Exploration) {
    let places = &exploration.coordinates;
    let count = exploration.graph.position_count();
    for one in 0..count {
        for other in 0..one {
            let aside = (places.x[one] - places.x[other]).abs();
            let down = (places.y[one] - places.y[other]).abs();
            assert!(aside >= places.node_width || down >= 1.5 * places.node_height, "{one} lies on {other}");
        }
        assert!(places.x[one] > 0.0 && places.x[one] < places.width);
        assert!(places.y[one] > 0.0 && places.y[one] < places.height);
    }
}

fn check(exploration: &Exploration) {
    let Exploration { graph, layers, steps_back, solution, .. } = exploration;
    let steps_back = steps_back.as_ref().expect("moves return");
    let rows: BTreeSet<u32> = layers.of.iter().copied().collect();
    assert_eq!(rows, (0..layers.count as u32).collect(), "no row is empty");
    let is_drawn = |position: usize| steps_back[position] == NEVER;
    for one in 0..graph.position_count() {
        for other in 0..graph.position_count() {
            if !is_drawn(one) && !is_drawn(other) && steps_back[one] < steps_back[other] {
                assert!(layers.of[one] > layers.of[other], "what is decided sooner is nearer to the ground");
            }
        }
        if let Some(outcome) = &solution.outcome {
            assert_eq!(is_drawn(one), outcome[one] == mexplorer::convention::OutcomeClass::D);
        }
        if let Some(values) = &solution.game_value {
            assert_eq!(is_drawn(one), values[one] == mexplorer::convention::NOBODY);
        }
        if graph.options.row(one).is_empty() {
            assert_eq!(steps_back[one], 0);
        }
    }
    let across = |position: usize| exploration.coordinates.x[position];
    let (drawn, decided): (Vec<usize>, Vec<usize>) =
        (0..graph.position_count()).partition(|&one| is_drawn(one));
    if exploration.coordinates.direction == mexplorer::layout::coordinates::Direction::Down {
        let right = decided.into_iter().map(across).fold(0.0, f32::max);
        assert!(
            drawn.into_iter().all(|one| across(one) > right),
            "what is drawn stands beside what is decided"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn nothing_overlaps_and_what_is_decided_sooner_is_lower(arrows in some_arrows(60)) {
        for convention in conventions() {
            let (_, _, exploration) = opened(&notation(&arrows), convention.clone());
            check_apart(&exploration);
            if exploration.graph.returns {
                check(&exploration);
                prop_assert_eq!(&exploration.covers.rows.items, &exploration.graph.options.items);
                let (_, _, again) = opened(&notation(&arrows), convention);
                prop_assert_eq!(&again.coordinates.x, &exploration.coordinates.x);
                prop_assert_eq!(&again.layers.of, &exploration.layers.of);
            } else {
                prop_assert!(exploration.steps_back.is_none());
            }
        }
    }
}

/// The vertices of a graph by their rows, from left to right.
fn rows(notation: &str) -> Vec<Vec<String>> {
    let (_, _, exploration) = opened(notation, PlayConvention::Normal);
    check_apart(&exploration);
    let mut rows = vec![Vec::new(); exploration.layers.count];
    for (position, &row) in exploration.layers.of.iter().enumerate() {
        rows[row as usize].push(position);
    }
    let x = &exploration.coordinates.x;
    rows.iter_mut().for_each(|row| row.sort_by(|&one, &other| x[one].total_cmp(&x[other])));
    let name = |position: &usize| exploration.labels[*position].clone();
    rows.iter().map(|row| row.iter().map(name).collect()).collect()
}

#[test]
fn a_cycle_is_drawn_round() {
    let cycle = rows("graph[arrows={a>b,b>c,c>d,d>e,e>f,f>a}](a)");
    assert_eq!(cycle, [vec!["a"], vec!["f", "b"], vec!["e", "c"], vec!["d"]]);
    assert_eq!(rows("graph[arrows={a>b,b>c,c>a}](a)"), [vec!["a"], vec!["c", "b"]]);
    assert_eq!(rows("graph[arrows={a>a}](a)"), [["a"]]);
}

#[test]
fn parts_stand_above_those_that_they_lead_to_and_beside_what_is_decided() {
    let found = rows("graph[arrows={a>b,b>a,b>c,c>d,d>c,d>n,n>p,a>n}](a)");
    assert_eq!(found, [vec!["a"], vec!["b"], vec!["n", "c"], vec!["p", "d"]]);
}

/// Vertices 0 … count − 1, each with an arrow to the next ones, and one of many back.
fn large(count: usize, back: usize) -> String {
    let onward = (0..count - 1).flat_map(|from| [(from, from + 1), (from, (from * 7 + 3) % count)]);
    let arrows: Vec<_> = onward.filter(|&(from, to)| back > 0 || from < to).collect();
    notation(&arrows)
}

#[test]
fn a_large_part_is_in_rows_and_a_larger_graph_is_a_mosaic() {
    let (_, _, drawn) = opened(&large(400, 1), PlayConvention::Normal);
    check_apart(&drawn);
    check(&drawn);
    let (_, _, mosaic) = opened(&large(DRAWN_POSITIONS + 300, 1), PlayConvention::Normal);
    let cells: BTreeSet<(u32, u32)> = mosaic
        .coordinates
        .x
        .iter()
        .zip(&mosaic.coordinates.y)
        .map(|(x, y)| (x.to_bits(), y.to_bits()))
        .collect();
    assert_eq!(cells.len(), mosaic.graph.position_count());
    assert!(mosaic.graph.returns);
}

#[test]
fn places_that_tell_nothing_of_values_depend_on_the_moves_alone() {
    let arrows = [(0, 1), (1, 0), (1, 2), (2, 3), (3, 2), (3, 4), (4, 5), (0, 4), (2, 6), (6, 5)];
    let placed = |convention| {
        let (game, start) = parse(&notation(&arrows), convention);
        let placed = at_once(async |pace| {
            explore::in_slices(&game, &start, Budget::default(), Places::Covers, pace).await
        });
        let Exploration { layers, coordinates, .. } = placed.unwrap();
        (layers.of, coordinates.x.iter().map(|x| x.to_bits()).collect::<Vec<_>>())
    };
    let expected = placed(PlayConvention::Normal);
    assert!(conventions().into_iter().all(|convention| placed(convention) == expected));
}
