//! Fibonacci Nim, Staircase Nim, Chomp, Hackenbush and graphs against naive restatements of their rules, written from the rules'
//! texts; and positions of awkward sizes.

use crate::common::{QUOTAS, assert_worth, input};
use mexplorer::analysis::{Exploration, Method, explain, explore};
use mexplorer::convention::{Alliance, PlayConvention, Winner};
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::input::Field;
use mexplorer::limits;
use mexplorer::numbers::LARGEST_TOKEN;
use mexplorer::position::Position;
use mexplorer::ruleset::Returns;
use mexplorer::theorems;
use proptest::prelude::*;
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

fn parse(text: &str) -> (Game, Position) {
    Game::parse(text, PlayConvention::Normal).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn opened(text: &str) -> (Game, Exploration) {
    let (game, start) = parse(text);
    let exploration = explore(&game, &start, Budget::default()).unwrap();
    (game, exploration)
}

/// Labels of the options as the ruleset gives them.
fn options(text: &str) -> BTreeSet<String> {
    let (game, start) = parse(text);
    game.options(&start).iter().map(|option| game.label(option)).collect()
}

fn refused(text: &str) -> (&'static str, (usize, usize), Option<u64>) {
    let fault = Game::parse(text, PlayConvention::Normal).err().expect(text);
    (fault.code.as_str(), fault.span.expect("a fault in a text has its place"), fault.limit)
}

fn read_position(ruleset: &str, position: Json) -> Result<String, RequestError> {
    let game = Game::read(&input(&json!({"ruleset": ruleset}))).unwrap();
    let position = game.read_position(&Field::root("position", &input(&position)))?;
    Ok(game.label(&position))
}

fn refused_position(ruleset: &str, position: Json) -> (&'static str, String, Option<u64>) {
    let fault = read_position(ruleset, position).unwrap_err();
    (fault.code.as_str(), fault.field.clone(), fault.limit)
}

/// Counts of options and positions that a ruleset gives without listing them, against the graph; and how many there are.
fn assert_counts(text: &str) -> usize {
    let mut counted = 0;
    let (game, exploration) = opened(text);
    let graph = &exploration.graph;
    if let Some(count) = game.ruleset.count_positions(graph.tokens(0)) {
        assert_eq!(count, graph.position_count() as u64, "positions of {text}");
        counted += 1;
    }
    for index in 0..graph.position_count() {
        if let Some(count) = game.ruleset.count_options(graph.tokens(index)) {
            assert_eq!(count, graph.options.row(index).len() as u64, "options in {text}");
            counted += 1;
        }
    }
    counted
}

#[test]
fn fibonacci_nim_is_what_its_rule_says() {
    let mut counted = 0;
    for factor in [1, 2, 3, 5, LARGEST_TOKEN] {
        for stones in 0..=14u64 {
            for quota in 0..=stones {
                let may_take = |taken: &u64| *taken <= quota;
                let expected = (1..=stones).filter(may_take).map(|taken| {
                    let left = stones - taken;
                    let most = u128::from(taken) * u128::from(factor);
                    format!("({left},{})", most.min(left.into()))
                });
                let text = format!("fibonacci[factor={factor}]({stones},{quota})");
                assert_eq!(options(&text), expected.collect(), "{text}");
            }
            counted += assert_counts(&format!("fibonacci[factor={factor}]({stones})"));
        }
    }
    assert!(counted > 500, "{counted}");
    let start = |text| {
        let (game, start) = parse(text);
        game.label(&start)
    };
    assert_eq!(start("fibonacci(21)"), "(21,20)");
    assert_eq!(start("fibonacci(3,9)"), "(3,3)");
    assert_eq!(start("fibonacci(4^2)"), "(4,4)");
    assert_eq!(start("fibonacci(0)"), "(0,0)");
    // The first player loses exactly the starts that are Fibonacci numbers.
    let lost =
        (2..60).filter(|stones| opened(&format!("fibonacci({stones})")).1.solution.is_won_by_moving_to(0));
    assert_eq!(lost.collect::<Vec<u32>>(), [2, 3, 5, 8, 13, 21, 34, 55]);
}

#[test]
fn a_quota_is_what_its_formula_says() {
    let mut counted = 0;
    for (formula, quota_after) in QUOTAS {
        let next = |&(stones, quota): &(u64, u64)| -> Vec<(u64, u64)> {
            let after = |taken| (stones - taken, quota_after(taken).min(stones - taken));
            (1..=stones.min(quota)).map(after).collect()
        };
        for stones in 0..=14 {
            for quota in 0..=stones {
                let text = format!("fibonacci[quota={{{formula}}}]({stones},{quota})");
                let expected =
                    next(&(stones, quota)).into_iter().map(|(left, most)| format!("({left},{most})"));
                assert_eq!(options(&text), expected.collect(), "{text}");
                assert_worth(&text, &(stones, quota), &next);
            }
            counted += assert_counts(&format!("fibonacci[quota={{{formula}}}]({stones})"));
        }
    }
    assert!(counted > 500, "{counted}");
    // What a formula says is kept for small numbers alone.
    let text = "fibonacci[quota={k % 10000 + 1}](30000,20002)";
    let (game, start) = parse(text);
    let options = game.options(&start);
    for taken in [1, 9_999, 10_000, 10_001, 20_002] {
        let option = options.iter().find(|option| option.tokens()[0] == 30_000 - taken).unwrap();
        assert_eq!(option.tokens()[1], (taken % 10_000 + 1).min(30_000 - taken), "{taken}");
    }
}

#[test]
fn a_quota_stands_in_the_place_of_the_factor() {
    let read = |params: Json| Game::read(&input(&json!({"ruleset": "fibonacci", "params": params})));
    let fault = |params: Json| {
        let fault = read(params).err().unwrap();
        (fault.code.as_str(), fault.field.clone())
    };
    assert_eq!(fault(json!({"factor": 3, "quota": "k + 1"})), ("excluded", "params.quota".into()));
    assert_eq!(fault(json!({"quota": "k < 1"})), ("wrong-type", "params.quota".into()));
    assert_eq!(fault(json!({"quota": "quota"})), ("unknown-choice", "params.quota".into()));
    assert_eq!(fault(json!({"quota": 3})), ("wrong-type", "params.quota".into()));
    assert!(read(json!({"factor": 2, "quota": "k + 1"})).is_ok());
    let theorem = |text: &str| {
        let (game, _) = parse(text);
        theorems::ALL.iter().any(|theorem| theorem.card().id == "fibonacci" && theorem.applies(&game))
    };
    assert!(theorem("fibonacci[factor=3](9)") && !theorem("fibonacci[quota={3 * k}](9)"));
}

#[test]
fn staircase_nim_is_what_its_rule_says() {
    let mut starts = vec![vec![]];
    for steps in 1..=4 {
        let shorter: Vec<Vec<u64>> =
            starts.iter().filter(|start: &&Vec<u64>| start.len() == steps - 1).cloned().collect();
        starts.extend(
            shorter.iter().flat_map(|start| (0..3).map(|stones| [start.as_slice(), &[stones]].concat())),
        );
    }
    for start in starts {
        let write = |steps: &[u64]| steps.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let mut expected = BTreeSet::new();
        for (step, &stones) in start.iter().enumerate() {
            for moved in 1..=stones {
                let mut after = start.clone();
                after[step] -= moved;
                if step > 0 {
                    after[step - 1] += moved;
                }
                expected.insert(format!("({})", write(&after)));
            }
        }
        let text = format!("staircase({})", write(&start));
        assert_eq!(options(&text), expected, "{text}");
        assert!(assert_counts(&text) > 0, "{text}");
        let odd_steps = start.iter().step_by(2).fold(0, |sum, stones| sum ^ stones);
        assert_eq!(u64::from(opened(&text).1.solution.grundy.unwrap()[0]), odd_steps, "{text}");
    }
}

#[test]
fn chomp_is_what_its_rule_says() {
    let mut counted = 0;
    for first in 1..=4u64 {
        for second in 0..=first {
            for third in 0..=second {
                for last in 0..=third {
                    let rows = [first, second, third, last];
                    let squares = |row: usize| (0..rows[row]).map(move |column| (row, column));
                    let all: BTreeSet<(usize, u64)> = (0..4).flat_map(squares).collect();
                    // What a player leaves who chooses a square: all that is above it or to its left.
                    let left = |&(row, column): &(usize, u64)| {
                        let stays = |other: &&(usize, u64)| other.0 < row || other.1 < column;
                        let mut lengths = [0u64; 4];
                        all.iter().filter(stays).for_each(|other| lengths[other.0] += 1);
                        let lengths: Vec<String> =
                            lengths.iter().filter(|length| **length > 0).map(u64::to_string).collect();
                        format!("({})", lengths.join(","))
                    };
                    let expected = all.iter().filter(|square| **square != (0, 0)).map(left).collect();
                    let text = format!("chomp({first},{second},{third},{last})");
                    assert_eq!(options(&text), expected, "{text}");
                    assert_eq!(expected.len(), all.len() - 1, "{text}");
                    counted += assert_counts(&text);
                }
            }
        }
    }
    assert!(counted > 1_700, "{counted}");
}

/// The vertices and the edges that a label of Node Kayles says.
fn graph_of(label: &str) -> (BTreeSet<u64>, BTreeSet<(u64, u64)>) {
    let trails = label.trim_matches(['(', ')']).split(',').filter(|trail| !trail.is_empty());
    let trails: Vec<Vec<u64>> =
        trails.map(|trail| trail.split('-').map(|vertex| vertex.parse().unwrap()).collect()).collect();
    let edges = trails.iter().flat_map(|trail| trail.windows(2));
    let edges = edges.map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).collect();
    (trails.iter().flatten().copied().collect(), edges)
}

/// The edges that are joined to the ground, by spreading from it.
fn joined(edges: &[(u64, u64)]) -> Vec<(u64, u64)> {
    let mut reached = BTreeSet::from([0]);
    for _ in 0..edges.len() {
        for &(one, other) in edges {
            if reached.contains(&one) || reached.contains(&other) {
                reached.extend([one, other]);
            }
        }
    }
    let mut joined: Vec<_> = edges.iter().copied().filter(|(one, _)| reached.contains(one)).collect();
    joined.iter_mut().for_each(|edge| *edge = (edge.0.min(edge.1), edge.0.max(edge.1)));
    joined.sort_unstable();
    joined
}

/// What a label of Hackenbush says, taken apart into edges.
fn edges_of(label: &str) -> Vec<(u64, u64)> {
    let trails = label.trim_matches(['(', ')']).split(',').filter(|trail| !trail.is_empty());
    let mut edges: Vec<_> = trails
        .flat_map(|trail| {
            let vertices: Vec<u64> = trail.split('-').map(|vertex| vertex.parse().unwrap()).collect();
            vertices.windows(2).map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).collect::<Vec<_>>()
        })
        .collect();
    edges.sort_unstable();
    edges
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn node_kayles_is_what_its_rule_says(edges in prop::collection::vec((0u64..7, 0u64..7), 0..10)) {
        let trails: Vec<[u64; 2]> = edges.iter().map(|&(one, other)| [one, other]).collect();
        let label = read_position("node-kayles", json!(trails)).unwrap();
        let named: BTreeSet<u64> = edges.iter().flat_map(|&(one, other)| [one, other]).collect();
        let joined = edges.iter().filter(|(one, other)| one != other);
        let graph = (named, joined.map(|&(one, other)| (one.min(other), one.max(other))).collect());
        prop_assert_eq!(&graph_of(&label), &graph);
        let (vertices, edges) = graph;
        // What is left once a vertex is chosen: the vertices that it is not joined to, and the edges between these.
        let left = |chosen: u64| {
            let is_joined = |vertex: u64| edges.contains(&(vertex.min(chosen), vertex.max(chosen)));
            let stays = |vertex: u64| vertex != chosen && !is_joined(vertex);
            let kept: BTreeSet<u64> = vertices.iter().copied().filter(|&vertex| stays(vertex)).collect();
            let between = |edge: &(u64, u64)| kept.contains(&edge.0) && kept.contains(&edge.1);
            let between: BTreeSet<(u64, u64)> = edges.iter().copied().filter(between).collect();
            (kept, between)
        };
        let expected: BTreeSet<_> = vertices.iter().map(|&vertex| left(vertex)).collect();
        let text = format!("node-kayles{label}");
        let found: BTreeSet<_> = options(&text).iter().map(|option| graph_of(option)).collect();
        prop_assert_eq!(found, expected);
        assert_counts(&text);
        let (game, start) = parse(&text);
        prop_assert_eq!(game.label(&start), label);
        prop_assert_eq!(game.moves(&start).len(), vertices.len());
    }

    #[test]
    fn hackenbush_is_what_its_rule_says(edges in prop::collection::vec((0u64..7, 0u64..7), 0..9)) {
        let pairs: Vec<[u64; 2]> = edges.iter().map(|&(one, other)| [one, other]).collect();
        let label = read_position("hackenbush", json!(pairs)).unwrap();
        prop_assert_eq!(edges_of(&label), joined(&edges));
        let standing = joined(&edges);
        let cut = |place: usize| {
            let mut left = standing.clone();
            left.remove(place);
            joined(&left)
        };
        let expected: BTreeSet<_> = (0..standing.len()).map(cut).collect();
        let text = format!("hackenbush{label}");
        let found: BTreeSet<_> = options(&text).iter().map(|option| edges_of(option)).collect();
        prop_assert_eq!(found, expected);
        assert_counts(&text);
        let (game, start) = parse(&text);
        prop_assert_eq!(game.label(&start), label);
        prop_assert_eq!(game.moves(&start).len(), standing.len());
    }

    #[test]
    fn a_graph_is_what_its_arrows_say(
        arrows in prop::collection::vec((0u32..12, 0u32..12), 1..30),
        shuffled in Just((0u32..12).collect::<Vec<_>>()).prop_shuffle(),
        form in 0usize..4,
    ) {
        // Every arrow leads to a smaller number, so that there is no cycle; names tell nothing of the numbers.
        let name = |vertex: u32| format!("v{}", shuffled[vertex as usize]);
        let arrows: Vec<_> = arrows.into_iter().filter(|(one, other)| one != other)
            .map(|(one, other)| (one.max(other), one.min(other))).collect();
        prop_assume!(!arrows.is_empty());
        let named: Vec<[String; 2]> = arrows.iter().map(|&(from, to)| [name(from), name(to)]).collect();
        let with = |arrow: &str| named.iter().map(|ends| ends.join(arrow)).collect::<Vec<_>>();
        let mut listed: BTreeMap<String, Vec<String>> = BTreeMap::new();
        named.iter().for_each(|[from, to]| listed.entry(from.clone()).or_default().push(to.clone()));
        let forms = [
            json!(with(">").join(", ")),
            json!(named),
            json!(listed),
            json!(format!("digraph {{ {} }}", with(" -> ").join("; "))),
        ];
        let game = Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": forms[form]}}))).unwrap();
        let mut grundy: BTreeMap<u32, u32> = BTreeMap::new();
        for vertex in 0..12 {
            let after: BTreeSet<u32> = arrows.iter().filter(|(from, _)| *from == vertex).map(|(_, to)| *to).collect();
            let values: BTreeSet<u32> = after.iter().map(|to| grundy[to]).collect();
            grundy.insert(vertex, (0..).find(|value| !values.contains(value)).unwrap());
            let read = game.read_position(&Field::root("position", &input(&json!(name(vertex)))));
            if !arrows.iter().any(|(from, to)| *from == vertex || *to == vertex) {
                prop_assert_eq!(read.unwrap_err().code.as_str(), "unknown-vertex");
                continue;
            }
            let start = read.unwrap();
            let found: BTreeSet<_> = game.options(&start).iter().map(|option| game.label(option)).collect();
            prop_assert_eq!(found, after.iter().map(|to| name(*to)).collect());
            let exploration = explore(&game, &start, Budget::default()).unwrap();
            prop_assert_eq!(exploration.solution.grundy.unwrap()[0], grundy[&vertex]);
        }
    }

    #[test]
    fn a_graph_knows_whether_its_moves_return(arrows in prop::collection::vec((0u32..9, 0u32..9), 1..14)) {
        let text: Vec<String> = arrows.iter().map(|(from, to)| format!("{from}>{to}")).collect();
        // A vertex is on no way round when all that it leads to is known to be on none.
        let mut free = BTreeSet::new();
        for _ in 0..9 {
            let ends = |vertex: &u32| arrows.iter().filter(|(from, _)| from == vertex).all(|(_, to)| free.contains(to));
            let found: Vec<u32> = (0..9).filter(ends).collect();
            free.extend(found);
        }
        let notation = format!("graph[arrows={{{}}}]({})", text.join(","), arrows[0].0);
        let (game, _) = parse(&notation);
        prop_assert_eq!(game.ruleset.returns(), Returns::from(free.len() < 9));
    }
}

#[test]
fn positions_are_read_as_they_are_typed() {
    assert_eq!(read_position("hackenbush", json!([[0, 1], [1, 2]])).unwrap(), "(0-1-2)");
    assert_eq!(read_position("hackenbush", json!(" 2 - 1 - 0 , 1-3 ")).unwrap(), "(0-1-2,1-3)");
    assert_eq!(read_position("hackenbush", json!("（0－1，1－2）")).unwrap(), "(0-1-2)");
    assert_eq!(read_position("hackenbush", json!([])).unwrap(), "()");
    assert_eq!(read_position("staircase", json!([2, 0, 0])).unwrap(), "(2,0,0)");
    assert_eq!(read_position("staircase", json!("0^3,2")).unwrap(), "(0,0,0,2)");
    assert_eq!(read_position("staircase", json!([])).unwrap(), "()");
    assert_eq!(read_position("node-kayles", json!([[0, 1, 2], [4]])).unwrap(), "(0-1-2,4)");
    assert_eq!(read_position("node-kayles", json!(" 2 - 1 - 0 , 1-3 6")).unwrap(), "(0-1-2,1-3,6)");
    assert_eq!(read_position("chomp", json!([3, 0, 4])).unwrap(), "(4,3)");
    assert_eq!(read_position("chomp", json!("2^3, 5")).unwrap(), "(5,2,2,2)");
    assert_eq!(read_position("fibonacci", json!([13])).unwrap(), "(13,12)");
    assert_eq!(read_position("fibonacci", json!("13 4")).unwrap(), "(13,4)");
}

#[test]
fn positions_are_refused_where_they_are_wrong() {
    let hackenbush = |position| refused_position("hackenbush", position);
    assert_eq!(hackenbush(json!([[0, 1], [1]])), ("missing-value", "position[1]".into(), None));
    assert_eq!(hackenbush(json!([[0, 1, 2]])), ("too-many", "position[0]".into(), Some(2)));
    assert_eq!(hackenbush(json!([0, 1])), ("wrong-type", "position[0]".into(), None));
    assert_eq!(hackenbush(json!([[0, -1]])), ("out-of-range", "position[0][1]".into(), Some(0)));
    assert_eq!(hackenbush(json!([[0, 0.5]])), ("not-an-integer", "position[0][1]".into(), None));
    assert_eq!(hackenbush(json!([[limits::VERTEX, limits::VERTEX + 1]])).1, "position[0][1]");
    assert_eq!(refused("hackenbush(0)"), ("unexpected-character", (12, 13), None));
    assert_eq!(refused("hackenbush(0-)"), ("unexpected-character", (13, 14), None));
    assert_eq!(refused("hackenbush(0-1"), ("unclosed-bracket", (10, 14), None));
    assert_eq!(refused("hackenbush(0-67108864)"), ("out-of-range", (13, 21), Some(limits::VERTEX)));
    assert_eq!(
        refused_position("staircase", json!([1, -1])),
        ("out-of-range", "position[1]".into(), Some(0))
    );
    assert_eq!(refused("staircase(0^65)"), ("too-many", (10, 14), Some(64)));
    assert_eq!(refused("staircase(-1)"), ("unexpected-character", (10, 11), None));
    let vertices = |position| refused_position("node-kayles", position);
    assert_eq!(vertices(json!([[0, 1], []])), ("missing-value", "position[1]".into(), None));
    assert_eq!(vertices(json!([0, 1])), ("wrong-type", "position[0]".into(), None));
    assert_eq!(vertices(json!([[0, 46]])), ("out-of-range", "position[0][1]".into(), Some(45)));
    assert_eq!(refused("node-kayles(0-)"), ("unexpected-character", (14, 15), None));
    assert_eq!(refused("node-kayles(0-46)"), ("out-of-range", (14, 16), Some(45)));
    assert_eq!(refused("chomp(2^65)"), ("too-many", (6, 10), Some(64)));
    assert_eq!(refused_position("chomp", json!(vec![3; 65])), ("too-many", "position".into(), Some(64)));
    assert_eq!(refused_position("chomp", json!([3, 0.5])).0, "not-an-integer");
    assert_eq!(refused_position("fibonacci", json!([])), ("missing-value", "position".into(), None));
    assert_eq!(refused_position("fibonacci", json!([3, 2, 1])), ("too-many", "position".into(), Some(2)));
    assert_eq!(refused("fibonacci()"), ("missing-value", (11, 11), None));
    assert_eq!(refused("fibonacci(3,2,1)"), ("too-many", (14, 15), Some(2)));
    assert_eq!(refused("fibonacci(3^3)"), ("too-many", (10, 13), Some(2)));
    assert_eq!(refused("fibonacci[factor=0](3)"), ("out-of-range", (17, 18), Some(1)));
    assert_eq!(refused("graph[arrows=a>b](c)"), ("unknown-vertex", (18, 19), None));
    assert_eq!(refused("graph(z)"), ("unknown-vertex", (6, 7), None));
    assert_eq!(refused_position_of_graph(json!(1)), ("wrong-type", "position".into()));
    assert_eq!(refused_position_of_graph(json!("a b")), ("unexpected-character", "position".into()));
}

fn refused_position_of_graph(position: Json) -> (&'static str, String) {
    let game = Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": "a>b"}}))).unwrap();
    let fault = game.read_position(&Field::root("position", &input(&position))).unwrap_err();
    (fault.code.as_str(), fault.field.clone())
}

#[test]
fn arrows_are_refused_where_they_are_wrong() {
    let refused = |arrows: Json| {
        let fault =
            Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": arrows}}))).err().unwrap();
        (fault.code.as_str(), fault.field.clone(), fault.span)
    };
    let at = |code, start, end| (code, "params.arrows".to_string(), Some((start, end)));
    assert_eq!(refused(Json::Null), ("missing-value", "params.arrows".into(), None));
    assert_eq!(refused(json!("")), at("missing-value", 0, 0));
    assert_eq!(refused(json!("{}")), at("missing-value", 0, 2));
    assert_eq!(refused(json!("[]")), at("missing-value", 0, 2));
    assert_eq!(refused(json!("a>")), at("missing-value", 2, 2));
    assert_eq!(refused(json!("a>b c")), at("unexpected-character", 4, 5));
    assert_eq!(refused(json!("a--b")), at("no-arrows", 0, 4));
    assert_eq!(refused(json!("a>b;*")), at("unexpected-character", 4, 5));
    assert_eq!(refused(json!("{a>b")), at("unclosed-bracket", 0, 4));
    assert_eq!(refused(json!("\"a>b")), at("unclosed-bracket", 0, 4));
    assert_eq!(refused(json!("\"\\u12g4\"")), at("unexpected-character", 5, 6));
    assert_eq!(refused(json!(r#"{"a":"b"}"#)), at("unexpected-character", 5, 6));
    assert_eq!(refused(json!(r#"{"a":["b"], "c"}"#)), at("unexpected-character", 15, 16));
    assert_eq!(refused(json!(r#"["a","b"]"#)), at("unexpected-character", 1, 2));
    assert_eq!(refused(json!(r#"[["a","b""#)), at("unclosed-bracket", 1, 9));
    assert_eq!(refused(json!("graph {a -- b}")), at("undirected-graph", 0, 6));
    assert_eq!(refused(json!({"a": "b"})), at("unexpected-character", 5, 6));
    assert_eq!(refused(json!(3)), ("wrong-type", "params.arrows".into(), None));
    assert_eq!(refused(json!(format!("a>{}", "x".repeat(5_001)))), at("text-too-long", 2, 5_003));
    // Few characters may stand for many arrows.
    let group = |prefix: char| (0..1_500).map(|number| format!("{prefix}{number} ")).collect::<String>();
    let many = format!("digraph {{ {{{}}} -> {{{}}} }}", group('a'), group('b'));
    assert_eq!(refused(json!(many)).0, "too-many");
}

#[test]
fn structures_of_texts_and_numbers_are_read_like_json() {
    let read = |arrows: Json| {
        Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": arrows}}))).unwrap().parameters
    };
    let expected = read(json!("{4>3,3>1}"));
    assert_eq!(read(json!([[4, 3], [3, 1]])), expected);
    assert_eq!(read(json!({"4": [3]})), read(json!("{4>3}")));
    assert_eq!(
        read(json!([{"id": 4}, {"id": 3, "parentIds": [4]}, {"id": 1, "parentIds": [3], "w": null}])),
        expected
    );
}

#[test]
fn names_may_be_any_texts() {
    let names = [
        "a b", "", "\"", "\\", "a\nb", "＂", "＼n", "ａ", "\u{0}", "𝟙", "é", "digraph", "→", "a-b", "]",
        "\\u0041",
    ];
    for name in names {
        let arrows = json!({name: ["end"]});
        let game = Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": arrows}}))).unwrap();
        let quoted = json!(serde_json::to_string(name).unwrap());
        let position = game.read_position(&Field::root("position", &input(&quoted))).unwrap();
        let notation = game.notation(&position);
        let (again, same) = parse(&notation);
        assert_eq!((again.notation(&same), same), (notation, position), "{name}");
        // The same as typed JSON, with its escapes.
        let typed = json!(serde_json::to_string(&json!({name: ["end"]})).unwrap());
        let typed = Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": typed}}))).unwrap();
        assert_eq!(typed.parameters, game.parameters);
    }
    assert_eq!(
        options(r#"graph[arrows={"\u00e9\ud83d\ude00":["b"]}]("é😀")"#),
        BTreeSet::from(["b".to_string()])
    );
    // Full-width letters read as the plain ones.
    assert_eq!(options("graph[arrows=ａ＞ｂ；a>c](A)".to_lowercase().as_str()).len(), 2);
}

#[test]
fn long_texts_of_arrows_are_read() {
    let read = |arrows: &str| Game::read(&input(&json!({"ruleset": "graph", "params": {"arrows": arrows}})));
    let way = |count: usize| (0..count).map(|number| format!("{number:x}")).collect::<Vec<_>>().join(">");
    let (game, start) = parse(&format!("graph[arrows={}](0)", way(1_000)));
    assert_eq!(explore(&game, &start, Budget::default()).unwrap().graph.position_count(), 1_000);
    let (game, start) = parse(&format!("graph[arrows={{{}}}](0)", way(200_000)));
    assert_eq!(parse(&game.notation(&start)).1, start);
    let fault = read(&way(200_001)).err().unwrap();
    assert_eq!((fault.code.as_str(), fault.limit), ("too-many", Some(limits::POSITIONS as u64)));
    let alone: String =
        (0..4_999).map(|number| format!("{},", char::from_u32(0x4e00 + number).unwrap())).collect();
    assert_eq!(read(&alone).err().unwrap().code.as_str(), "no-arrows");
    assert_eq!(read(&format!("{{{alone}}}")).err(), None);
    let star: String = (0..1_500).map(|number| format!("s>{number:x},")).collect();
    assert!(read(&star).is_ok());
    assert_eq!(read(&"a>".repeat(4_999)).err().unwrap().code.as_str(), "missing-value");
    assert!(read(&format!("{}a", "a>".repeat(4_999))).is_ok());
    let deep = format!("digraph {{{}a{}}}", "{".repeat(4_900), "}".repeat(4_900));
    assert!(read(&deep).is_ok());
    let deep = format!("digraph {{{}{}{}}}", "{".repeat(2_500), "a ".repeat(2_000), "}".repeat(2_500));
    assert!(read(&deep).is_ok());
    let groups = format!("digraph {{ {} }}", "{a b c d e f g h}->{i j k l m n o p} ".repeat(250));
    assert!(read(&groups).is_ok());
    for opening in ["digraph {{[", "digraph{a[x=<", "[[", "{\"", "digraph{/*", "digraph{a->{"] {
        let text: String = opening.chars().chain(opening.chars().cycle()).take(10_000).collect();
        assert!(read(&text).is_err());
    }
}

#[test]
fn graphs_of_edges_may_have_256() {
    let path = |count: u64| (0..=count).map(|vertex| vertex.to_string()).collect::<Vec<_>>().join("-");
    let (game, exploration) = opened(&format!("hackenbush({})", path(256)));
    assert_eq!(exploration.graph.position_count(), 257);
    assert_eq!(exploration.solution.grundy.unwrap()[0], 256);
    assert_eq!(game.label(&parse(&format!("hackenbush({})", path(256))).1), format!("({})", path(256)));
    assert_eq!(refused(&format!("hackenbush({})", path(257))).0, "too-many");
    // What is counted is what is written, whether it stands or has fallen.
    assert_eq!(refused(&format!("hackenbush({})", "7-8,".repeat(256) + "7-8")).2, Some(256));
    // Numbers that fall along the way are the slowest to be found joined to the ground.
    let down: Vec<String> = (0..255).map(|vertex| (limits::VERTEX - vertex).to_string()).collect();
    let (_, start) = parse(&format!("hackenbush(0-{})", down.join("-")));
    assert_eq!(start.tokens().len(), 255);
    let (game, start) = parse(&format!("hackenbush({})", "0-0,".repeat(255) + "0-0"));
    assert_eq!((game.moves(&start).len(), game.options(&start).len()), (256, 1));
    let star: String = (1..=256).map(|vertex| format!("0-{vertex} ")).collect();
    let (game, start) = parse(&format!("hackenbush({star})"));
    let fault = explore(&game, &start, Budget::default()).err().unwrap();
    assert_eq!(fault.code.as_str(), "too-many-positions");
    let pairs = |count: usize| json!(vec![[0, 1]; count]);
    assert!(read_position("hackenbush", pairs(256)).is_ok());
    assert_eq!(refused_position("hackenbush", pairs(257)), ("too-many", "position".into(), Some(256)));
    // Two stalks of any lengths are two heaps of Nim, whichever words their edges are in.
    for [one, other] in [[3, 70], [64, 65], [60, 130], [127, 129]] {
        let second: Vec<String> = (1..=other).map(|vertex| (500 + vertex).to_string()).collect();
        let (_, exploration) = opened(&format!("hackenbush({},0-{})", path(one), second.join("-")));
        assert_eq!(exploration.graph.position_count() as u64, (one + 1) * (other + 1));
        assert_eq!(u64::from(exploration.solution.grundy.unwrap()[0]), one ^ other);
    }
}

/// A path of so many vertices.
fn path_of(count: u64) -> String {
    let vertices: Vec<String> = (0..count).map(|vertex| vertex.to_string()).collect();
    format!("node-kayles({})", vertices.join("-"))
}

/// What is said of paths: a vertex and its neighbours are one, two or three stones in a row.
#[test]
fn node_kayles_on_a_path_is_dawsons_chess() {
    for count in 0..=16 {
        for convention in [PlayConvention::Normal, PlayConvention::Misere] {
            let value = |text: &str| {
                let (game, start) = Game::parse(text, convention.clone()).unwrap();
                let exploration = explore(&game, &start, Budget::default()).unwrap();
                (
                    exploration.solution.grundy.map(|values| values[0]),
                    exploration.solution.outcome.map(|all| all[0]),
                )
            };
            assert_eq!(value(&path_of(count)), value(&format!("dawson({count})")), "{count}");
        }
    }
}

#[test]
fn graphs_of_vertices_may_have_forty_six() {
    let (game, start) = parse(&path_of(46));
    assert_eq!(game.label(&start), path_of(46).trim_start_matches("node-kayles"));
    assert_eq!(game.options(&start).len(), 46);
    assert_eq!(refused(&path_of(47)).0, "out-of-range");
    // All are joined to all, the last to the first.
    let pairs = (0..46).flat_map(|other| (0..other).map(move |one| [one, other]));
    let label = read_position("node-kayles", json!(pairs.collect::<Vec<_>>())).unwrap();
    assert_eq!(options(&format!("node-kayles{label}")), BTreeSet::from(["()".to_string()]));
}

#[test]
fn the_largest_numbers_are_no_trouble() {
    let huge = LARGEST_TOKEN;
    let (game, start) = parse(&format!("staircase({},1)", huge - 1));
    assert_eq!(game.ruleset.count_options(start.tokens()), Some(huge));
    assert_eq!(game.options(&parse("staircase(0,1)").1).len(), 1);
    assert_eq!(refused(&format!("staircase({huge},1)")), ("out-of-range", (9, 29), Some(huge)));
    assert_eq!(refused(&format!("staircase({})", huge + 1)), ("out-of-range", (10, 26), Some(huge)));
    for text in
        [format!("staircase({huge})"), format!("fibonacci({huge})"), format!("fibonacci({huge},{huge})")]
    {
        let (game, start) = parse(&text);
        assert_eq!(
            game.notation(&start),
            if text.contains(',') || text.starts_with('s') {
                text
            } else {
                format!("fibonacci({huge},{})", huge - 1)
            }
        );
        assert_eq!(explain(&game, &start, Budget::default()).unwrap().method, Method::Theorem);
        let three_players = Alliance::standard(3, Winner::FirstStuck);
        let untold = game.under(PlayConvention::Alliance(three_players));
        let fault = explain(&untold, &start, Budget::default()).err().unwrap();
        assert_eq!(fault.code.as_str(), "too-many-positions");
    }
    assert!(parse(&format!("fibonacci[factor={huge}]({huge},3)")).1.tokens().len() == 2);
    let (game, start) = parse(&format!("hackenbush(0-{},{0}-{0})", limits::VERTEX));
    assert_eq!(game.label(&start), format!("(0-{}-{0})", limits::VERTEX));
}
