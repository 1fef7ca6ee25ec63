//! Sums and passes against naive recursions written from their definitions, and how they are written and read.

use crate::common::{input, opened, parse};
use mexplorer::analysis::{Method, evaluate, explain, explore};
use mexplorer::convention::{Alliance, OutcomeClass, PlayConvention, Winner};
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::grundy_value::GrundyValue;
use mexplorer::input::Field;
use mexplorer::limits;
use mexplorer::position::Position;
use serde_json::{Value as Json, json};
use std::collections::{BTreeSet, HashMap};

fn three_players() -> PlayConvention {
    PlayConvention::Alliance(Alliance::standard(3, Winner::FirstStuck))
}

/// A sum's or a passing game's position as its definition has it: one of each component, each with the passes that are
/// left in it, and the passes left in the sum.
type State = (Vec<(Position, u64)>, u64);

/// The components as games without passes.
struct Naive {
    games: Vec<Game>,
}

impl Naive {
    fn component_options(&self, index: usize, (position, passes): &(Position, u64)) -> Vec<(Position, u64)> {
        let own = self.games[index].options(position);
        let may_pass = *passes > 0 && !own.is_empty();
        let mut options: Vec<_> = own.into_iter().map(|option| (option, *passes)).collect();
        options.extend(may_pass.then(|| (position.clone(), passes - 1)));
        options
    }

    fn options(&self, (parts, passes): &State) -> Vec<State> {
        let mut options = Vec::new();
        for index in 0..parts.len() {
            for option in self.component_options(index, &parts[index]) {
                let mut changed = parts.clone();
                changed[index] = option;
                options.push((changed, *passes));
            }
        }
        if *passes > 0 && !options.is_empty() {
            options.push((parts.clone(), passes - 1));
        }
        options
    }

    /// The Grundy value, whether the player to move wins misère play, and the game value of three players.
    fn solve(&self, state: &State, memo: &mut HashMap<State, (u32, bool, u8)>) -> (u32, bool, u8) {
        if let Some(&known) = memo.get(state) {
            return known;
        }
        let values: Vec<_> = self.options(state).iter().map(|option| self.solve(option, memo)).collect();
        let grundy = (0..).find(|value| values.iter().all(|(other, _, _)| other != value)).unwrap();
        let wins = values.is_empty() || values.iter().any(|(_, wins, _)| !wins);
        let of_three = values.iter().map(|(_, _, value)| (value + 1) % 3).min().unwrap_or(0);
        memo.insert(state.clone(), (grundy, wins, of_three));
        (grundy, wins, of_three)
    }
}

/// Notations of components without passes, how many passes each has, and how many the sum has.
const SUMS: &[(&[(&str, u64)], u64)] = &[
    (&[("nim(1,2)", 0), ("wythoff(1,2)", 0)], 0),
    (&[("nim(2)", 0), ("nim(2)", 0)], 0),
    (&[("bash[m=2](4)", 0), ("fibonacci(5,4)", 0), ("nim(1)", 0)], 0),
    (&[("staircase(1,0,2)", 0), ("hackenbush(0-1-2,1-3)", 0)], 0),
    (&[("graph[arrows={a>b,a>c,b>c}](a)", 0), ("subtraction[set={2,3}](4,1)", 0)], 0),
    (&[("nim()", 0), ("nim(3)", 0), ("staircase()", 0), ("hackenbush()", 0)], 0),
    (&[("nim(1)", 0), ("nim(1)", 1)], 2),
    (&[("nim(2)", 2), ("staircase(0,1)", 1), ("graph[arrows={a>b}](a)", 1)], 1),
    (&[("hackenbush(0-1-0)", 3), ("fibonacci(4,2)", 0)], 0),
    (&[("subtraction[set={2}](1)", 1), ("nim(2)", 0)], 1),
    (&[("nim(1)", 0), ("nim(1)", 0), ("nim(1)", 0), ("nim(1)", 0), ("nim(1)", 0), ("nim(1)", 0)], 0),
    (&[("nim(1,2)", 3)], 0),
    (&[("fibonacci(6,5)", 1)], 0),
    (&[("hackenbush(0-1-2-0,1-3)", 2)], 0),
    (&[("subtraction[set={2,3}](1,1)", 2)], 0),
    (&[("graph[arrows={a>b,a>c,b>c}](c)", 2)], 0),
];

/// `nim(1)+1p` as a component is written with how many passes there are and how many are left.
fn written(components: &[(&str, u64)], passes: u64) -> String {
    let component = |&(text, passes): &(&str, u64)| {
        if passes == 0 {
            return text.to_string();
        }
        let (id, rest) = text.split_at(text.find(['(', '[']).unwrap());
        let rest = match rest.strip_prefix('[') {
            Some(rest) => rest.replacen(']', &format!(",passes={passes}]"), 1),
            None => format!("passes={passes}]{rest}"),
        };
        format!("{id}[{rest}+{passes}p")
    };
    let parts: Vec<String> = components.iter().map(component).collect();
    let suffix = if passes > 0 { format!("+{passes}p") } else { String::new() };
    format!("{}{suffix}", parts.join("+"))
}

#[test]
fn sums_and_passes_have_the_values_of_their_definition() {
    for &(components, passes) in SUMS {
        let text = written(components, passes);
        let (games, starts): (Vec<Game>, Vec<Position>) =
            components.iter().map(|(text, _)| parse(text, PlayConvention::Normal)).unzip();
        let naive = Naive { games };
        let with_passes = starts.into_iter().zip(components.iter().map(|(_, passes)| *passes));
        let state: State = (with_passes.collect(), passes);
        let mut memo = HashMap::new();
        let (grundy, wins_misere, of_three) = naive.solve(&state, &mut memo);

        let (_, _, normal) = opened(&text, PlayConvention::Normal);
        assert_eq!(normal.graph.position_count(), memo.len(), "{text}");
        let moves: usize = memo
            .keys()
            .map(|state| naive.options(state).into_iter().collect::<std::collections::HashSet<_>>().len())
            .sum();
        assert_eq!(normal.graph.move_count(), moves, "{text}");
        assert_eq!(normal.solution.grundy.as_ref().unwrap()[0], grundy, "{text}");
        let (_, _, misere) = opened(&text, PlayConvention::Misere);
        assert_eq!(misere.solution.outcome.as_ref().unwrap()[0] == OutcomeClass::N, wins_misere, "{text}");
        let (_, _, three) = opened(&text, three_players());
        assert_eq!(three.solution.game_value.as_ref().unwrap()[0], of_three, "{text}");

        // And so for every position, told apart by how often each pair of values occurs.
        let mut expected: Vec<_> = memo.values().map(|(grundy, _, of_three)| (*grundy, *of_three)).collect();
        let grundy = normal.solution.grundy.unwrap();
        let mut found: Vec<_> = grundy.into_iter().zip(three.solution.game_value.unwrap()).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn counts_made_without_listing_are_right() {
    let mut counted = 0;
    for &(components, passes) in SUMS {
        let (game, start, exploration) = opened(&written(components, passes), PlayConvention::Normal);
        if let Some(count) = game.ruleset.count_positions(start.tokens()) {
            assert_eq!(count, exploration.graph.position_count() as u64);
            counted += 1;
        }
        for index in 0..exploration.graph.position_count() {
            if let Some(count) = game.ruleset.count_options(exploration.graph.tokens(index)) {
                assert_eq!(count, exploration.graph.options.row(index).len() as u64);
                counted += 1;
            }
        }
    }
    assert!(counted > 100, "{counted}");
}

#[test]
fn a_sum_is_the_product_of_its_components_and_its_value_their_nim_sum() {
    let components = [
        "nim(1,2,3)",
        "wythoff(3,5)",
        "bash[m=3](7)",
        "fibonacci(8,7)",
        "staircase(1,2,1)",
        "hackenbush(0-1-2-3,1-4)",
    ];
    for first in components {
        for second in components {
            let size = |text| {
                let (_, _, exploration) = opened(text, PlayConvention::Normal);
                (exploration.graph.position_count(), exploration.solution.grundy.unwrap()[0])
            };
            let ((some, one), (others, other)) = (size(first), size(second));
            let text = format!("{first}+{second}");
            assert_eq!(size(&text), (some * others, one ^ other), "{text}");
            // Beyond the reach of search the components give the value.
            let (game, start) = parse(&text, PlayConvention::Normal);
            let budget = Budget { positions: some.max(others), moves: 1_000_000 };
            let evaluation = evaluate(&game, std::slice::from_ref(&start), budget).unwrap();
            let method =
                if some * others > budget.positions { Method::SpragueGrundy } else { Method::Search };
            assert_eq!(
                (evaluation.method, evaluation.values[0].grundy),
                (method, Some(u64::from(one ^ other)))
            );
            let parts = explain(&game, &start, Budget::default()).unwrap().components.unwrap();
            let parts: Vec<_> = parts.into_iter().map(|part| (part.notation, part.grundy)).collect();
            let expected = [(first, one), (second, other)]
                .map(|(text, value)| (text.to_string(), GrundyValue::Finite(u64::from(value))));
            assert_eq!(parts, expected);
        }
    }
}

#[test]
fn one_pass_changes_nim_as_it_is_known_to() {
    let grundy = |text: String| opened(&text, PlayConvention::Normal).2.solution.grundy.unwrap()[0];
    for heap in 1..40u32 {
        let expected = if heap % 2 == 1 { heap + 1 } else { heap - 1 };
        assert_eq!(grundy(format!("nim[passes=1]({heap})")), expected);
    }
    for (smaller, larger) in (1..20).flat_map(|larger| (1..=larger).map(move |smaller| (smaller, larger))) {
        let is_pair = smaller % 2 == 1 && larger == smaller + 1;
        assert_eq!(
            grundy(format!("nim[passes=1]({smaller},{larger})")) == 0,
            is_pair,
            "({smaller},{larger})"
        );
    }
}

#[test]
fn with_two_players_only_the_parity_of_the_passes_matters_and_with_three_it_is_not_so() {
    let mut differ = 0;
    for heaps in ["1", "2", "1,1", "1,2", "2,3", "1,2,3", "2,2,4"] {
        for passes in 0..5 {
            let with =
                |passes: u64, convention| opened(&format!("nim({heaps})+{passes}p"), convention).2.solution;
            let normal =
                [passes, passes + 2].map(|passes| with(passes, PlayConvention::Normal).grundy.unwrap()[0]);
            let misere =
                [passes, passes + 2].map(|passes| with(passes, PlayConvention::Misere).outcome.unwrap()[0]);
            assert_eq!((normal[0], misere[0]), (normal[1], misere[1]), "({heaps}) {passes}");
            let three =
                [passes, passes + 2].map(|passes| with(passes, three_players()).game_value.unwrap()[0]);
            differ += u32::from(three[0] != three[1]);
        }
    }
    assert!(differ > 0);
}

#[test]
fn nobody_can_pass_where_nobody_can_move() {
    for text in [
        "subtraction[set={2,3},passes=3](1,1)",
        "nim[passes=3]()",
        "fibonacci[passes=1](1)",
        "subtraction[set={2,3}](1)+nim[passes=2]()+2p+1p",
    ] {
        let (game, start) = parse(text, PlayConvention::Normal);
        assert!(game.moves(&start).is_empty(), "{text}");
    }
}

#[test]
fn notations_read_as_themselves() {
    for text in [
        "nim[passes=2](1,2)+1p",
        "nim[passes=2](1,2)+0p",
        "nim[passes=2](1,2)",
        "nim(1)+nim[passes=1](1)+1p+2p",
        "nim(1)+nim[passes=1](1)+0p",
        "nim(1)+nim[passes=1](1)+0p+1p",
        "nim[passes=1](1)+1p+2p",
        "nim[passes=1](2)+0p+nim(1)+2p",
        "nim(1,2,3)+subtraction[set={1,3,4}](5)",
        "graph[arrows={a>b,\"b c\">d,a>\"b c\"},passes=1](\"b c\")+1p+graph[arrows={a>b}](b)+3p",
        "hackenbush(0-1-2,1-3)+staircase(0,0,1)+fibonacci[factor=3](5,4)",
        "hackenbush()+staircase()+nim()+fibonacci(0,0)",
        "nim(1)+nim(1)+nim(1)+nim(1)+nim(1)+nim(1)+9p",
    ] {
        let (game, start) = parse(text, PlayConvention::Normal);
        assert_eq!(game.notation(&start), text);
        // What stands in a position's field reads as the same position.
        let label = input(&json!(game.label(&start)));
        assert_eq!(game.read_position(&Field::root("position", &label)).unwrap(), start, "{text}");
    }
    let rewritten = |text| {
        let (game, start) = parse(text, PlayConvention::Normal);
        game.notation(&start)
    };
    assert_eq!(rewritten(" nim ( 2 1 ) + 1 p "), "nim[passes=1](1,2)");
    assert_eq!(rewritten("nim(1)+0p"), "nim(1)");
    assert_eq!(rewritten("nim[passes=1](1)+1p"), "nim[passes=1](1)");
    assert_eq!(rewritten("nim[passes=1](1)+nim(1)"), "nim[passes=1](1)+1p+nim(1)");
    assert_eq!(rewritten("nim(1)+nim[passes=1](1)+9p"), "nim(1)+nim[passes=1](1)+9p");
    assert_eq!(rewritten("nim（1）＋nim（2）＋1p"), "nim(1)+nim(2)+1p");
}

#[test]
fn a_notation_of_a_sum_is_refused_where_it_is_wrong() {
    let refused = |text: &str| {
        let fault = Game::parse(text, PlayConvention::Normal).err().expect(text);
        (fault.code.as_str(), fault.span.expect("a place"), fault.limit)
    };
    let thirteen = ["nim(1)"; 13].join("+");
    assert_eq!(refused(&thirteen), ("too-many", (0, 84), Some(12)));
    assert_eq!(refused("nim(1)+"), ("missing-value", (7, 7), None));
    assert_eq!(refused("nim(1)+1"), ("missing-value", (8, 8), None));
    assert_eq!(refused("nim(1)+10p"), ("out-of-range", (7, 9), Some(9)));
    assert_eq!(refused("nim[passes=10](1)"), ("out-of-range", (11, 13), Some(9)));
    assert_eq!(refused("nim(1)+1p+nim(1)"), ("unexpected-character", (9, 10), None));
    assert_eq!(refused("nim(1)+1p+1p"), ("unexpected-character", (9, 10), None));
    assert_eq!(refused("nim[passes=1](1)+1p+1p+1p"), ("unexpected-character", (22, 23), None));
    assert_eq!(refused("sum(1)"), ("unknown-ruleset", (0, 3), None));
    assert_eq!(refused("nim(1)+(2)"), ("unexpected-character", (7, 8), None));
}

/// Three times 256 loops, each of which leaves a position as long as the rest.
#[test]
fn of_long_positions_a_graph_has_fewer() {
    let loops = format!("hackenbush({})", ["0-0"; limits::EDGES].join(","));
    let (game, start) = parse(&[loops.as_str(); 3].join("+"), PlayConvention::Normal);
    let budget = Budget { positions: 1_000, ..Budget::default() };
    let fault = explore(&game, &start, budget).err().unwrap();
    assert_eq!(fault.code.as_str(), "too-many-positions");
    let fewest = (1_000 * limits::TOKENS_OF_EACH / (3 * limits::EDGES)) as u64;
    assert!((fewest..900).contains(&fault.limit.unwrap()), "{:?}", fault.limit);
    assert_eq!(explain(&game, &start, budget).unwrap().value.grundy, Some(0));
}

#[test]
fn twelve_games_stand_side_by_side() {
    let games = ["nim(2,3)", "kayles(5)", "wythoff(1,2)", "ruler[least=2](2,3)"];
    let (game, start) = parse(&[games; 3].concat().join("+"), PlayConvention::Normal);
    assert_eq!(game.components.len(), limits::COMPONENTS);
    let of = |text: &&str| u64::from(opened(text, PlayConvention::Normal).2.solution.grundy.unwrap()[0]);
    let explanation = explain(&game, &start, Budget::default()).unwrap();
    // Twice the same is nothing.
    assert_eq!(explanation.value.grundy, Some(games.iter().map(of).fold(0, |sum, value| sum ^ value)));
    assert_eq!(explanation.components.unwrap().len(), limits::COMPONENTS);
}

fn read(game: Json) -> Result<Game, RequestError> {
    Game::read(&input(&game))
}

#[test]
fn requests_for_sums_are_refused_where_they_are_wrong() {
    let refused = |params: Json| {
        let fault = read(json!({"ruleset": "sum", "params": params})).err().unwrap();
        (fault.code.as_str(), fault.field.clone(), fault.limit)
    };
    let nim = json!({"ruleset": "nim"});
    assert_eq!(refused(Json::Null), ("missing-value", "params.components".into(), None));
    assert_eq!(refused(json!({})), ("missing-value", "params.components".into(), None));
    assert_eq!(refused(json!({"components": []})), ("missing-value", "params.components".into(), None));
    assert_eq!(
        refused(json!({"components": vec![&nim; 13]})),
        ("too-many", "params.components".into(), Some(12))
    );
    let nested = json!({"components": [nim, {"ruleset": "sum", "params": {"components": [nim]}}]});
    assert_eq!(refused(nested), ("nested-sum", "params.components[1].ruleset".into(), None));
    let wrong = json!({"components": [nim, {"ruleset": "bash", "params": {"m": 0}}]});
    assert_eq!(refused(wrong), ("out-of-range", "params.components[1].params.m".into(), Some(1)));
    let of_component = json!({"components": [{"ruleset": "nim", "convention": {"kind": "normal"}}]});
    assert_eq!(refused(of_component), ("unknown-key", "params.components[0].convention".into(), None));
    assert_eq!(refused(json!({"components": [nim], "m": 1})), ("unknown-key", "params.m".into(), None));
    assert_eq!(
        refused(json!({"components": [nim], "passes": 10})),
        ("out-of-range", "params.passes".into(), Some(9))
    );
}

#[test]
fn positions_of_sums_are_lists_or_texts() {
    let game = read(json!({"ruleset": "sum", "params": {"passes": 2, "components": [
        {"ruleset": "nim", "params": {"passes": 1}},
        {"ruleset": "hackenbush"},
        {"ruleset": "graph", "params": {"arrows": {"a": ["b", "c"]}}},
    ]}}))
    .unwrap();
    let position = |json: Json| game.read_position(&Field::root("position", &input(&json)));
    let listed = position(json!([[2, 1], [[0, 1], [1, 2]], "c"])).unwrap();
    assert_eq!(game.label(&listed), "(1,2)+1p+(0-1-2)+c+2p");
    assert_eq!(position(json!("(2,1) + (0-1-2) + c")).unwrap(), listed);
    assert_eq!(position(json!("2,1+1p+0-1-2+c+2p")).unwrap(), listed);
    let notation = "nim[passes=1](1,2)+1p+hackenbush(0-1-2)+graph[arrows={a>b,a>c}](c)+2p";
    assert_eq!(game.notation(&listed), notation);
    assert_eq!(parse(notation, PlayConvention::Normal).1, listed);
    let refused = |json: Json| {
        let fault = position(json).unwrap_err();
        (fault.code.as_str(), fault.field.clone(), fault.limit)
    };
    assert_eq!(refused(json!([[1], []])), ("missing-value", "position".into(), Some(3)));
    assert_eq!(refused(json!([[1], [], "a", []])), ("too-many", "position".into(), Some(3)));
    assert_eq!(refused(json!([[1], [[0]], "a"])), ("missing-value", "position[1][0]".into(), None));
    assert_eq!(refused(json!([[1], [], "d"])), ("unknown-vertex", "position[2]".into(), None));
    assert_eq!(refused(json!([[1], [], 3])), ("wrong-type", "position[2]".into(), None));
}

#[test]
fn every_position_of_a_request_has_a_notation_that_reads_as_an_equal_game() {
    for game in [
        json!({"ruleset": "nim", "params": {"passes": 2}}),
        json!({"ruleset": "sum", "params": {"passes": 2, "components": [{"ruleset": "nim", "params": {"passes": 2}}]}}),
        json!({"ruleset": "sum", "params": {"passes": 1, "components": [{"ruleset": "nim"}]}}),
        json!({"ruleset": "sum", "params": {"components": [
            {"ruleset": "nim", "params": {"passes": 1}}, {"ruleset": "nim", "params": {"passes": 1}}]}}),
    ] {
        let game = read(game).unwrap();
        let count = game.components.len();
        let start = if count == 0 { json!([1, 2]) } else { json!(vec![json!([1, 2]); count]) };
        let start = game.read_position(&Field::root("position", &input(&start))).unwrap();
        let mut open = vec![start];
        let mut seen = BTreeSet::new();
        while let Some(position) = open.pop() {
            let notation = game.notation(&position);
            let (again, same) = parse(&notation, PlayConvention::Normal);
            assert_eq!(again.moves(&same).len(), game.moves(&position).len(), "{notation}");
            // A sum of one game is that game, and a game without passes left is one without passes.
            let once_more = again.notation(&same);
            let (game_once_more, position_once_more) = parse(&once_more, PlayConvention::Normal);
            assert_eq!(game_once_more.notation(&position_once_more), once_more, "{notation}");
            open.extend(game.options(&position).into_iter().filter(|option| seen.insert(option.clone())));
        }
    }
}
