//! Laws that hold for every game, tried on small ones of every ruleset and on random ones.

use crate::common::{GAMES, heap_lists, notation, opened, room};
use mexplorer::analysis::{Exploration, explain};
use mexplorer::convention::{OutcomeClass, PlayConvention};
use mexplorer::game::Game;
use mexplorer::game_graph::{Budget, GameGraph};
use mexplorer::input::Field;
use mexplorer::layout::coordinates::Direction;
use mexplorer::limits;
use mexplorer::position::Position;
use mexplorer::ruleset::Sweeps;
use proptest::prelude::*;
use std::collections::{BTreeSet, HashMap};
use std::pin::pin;

/// Some game of some ruleset with a small start, under either convention.
fn any_game() -> impl Strategy<Value = (String, PlayConvention)> {
    let game = prop::sample::select(GAMES);
    let heaps = prop::collection::vec(0u64..10, 0..4);
    let convention = prop::sample::select(vec![PlayConvention::Normal, PlayConvention::Misere]);
    (game, heaps, convention).prop_map(|(game, mut heaps, convention)| {
        heaps.truncate(room(game));
        (notation(game, &heaps), convention)
    })
}

/// Outcome class, Grundy value and remoteness straight from the definitions, by recursion over positions.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ByDefinition {
    wins: bool,
    grundy: u32,
    remoteness: u32,
}

fn by_definition(
    game: &Game,
    position: &Position,
    memo: &mut HashMap<Position, ByDefinition>,
) -> ByDefinition {
    if let Some(&known) = memo.get(position) {
        return known;
    }
    let options: Vec<ByDefinition> =
        game.options(position).iter().map(|option| by_definition(game, option, memo)).collect();
    let values: BTreeSet<u32> = options.iter().map(|option| option.grundy).collect();
    let grundy = (0..).find(|value| !values.contains(value)).unwrap();
    let losing_for_the_other = options.iter().filter(|option| !option.wins);
    let quickest_win = losing_for_the_other.map(|option| option.remoteness + 1).min();
    let longest_defence = options.iter().map(|option| option.remoteness + 1).max();
    let value = match longest_defence {
        None => ByDefinition { wins: game.convention == PlayConvention::Misere, grundy, remoteness: 0 },
        Some(longest) => {
            ByDefinition { wins: quickest_win.is_some(), grundy, remoteness: quickest_win.unwrap_or(longest) }
        }
    };
    memo.insert(position.clone(), value);
    value
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn values_are_what_the_definitions_say((text, convention) in any_game()) {
        let (game, start, exploration) = opened(&text, convention.clone());
        let mut memo = HashMap::new();
        by_definition(&game, &start, &mut memo);
        prop_assert_eq!(memo.len(), exploration.graph.position_count());
        for (position, value) in &memo {
            let index = exploration.graph.find(position).unwrap();
            prop_assert_eq!(exploration.solution.outcome.as_ref().unwrap()[index] == OutcomeClass::N, value.wins);
            prop_assert_eq!(exploration.solution.remoteness.as_ref().unwrap()[index], value.remoteness);
            if let Some(grundy) = &exploration.solution.grundy {
                prop_assert_eq!(grundy[index], value.grundy);
            }
        }
        prop_assert_eq!(exploration.solution.grundy.is_some(), convention == PlayConvention::Normal);
    }

    #[test]
    fn what_answers_hold_of_a_position_is_read_as_it((text, convention) in any_game()) {
        let (game, start, _) = opened(&text, convention);
        let mut memo = HashMap::new();
        by_definition(&game, &start, &mut memo);
        for position in memo.keys() {
            let input = game.ruleset.kind().to_input(position.tokens());
            prop_assert_eq!(&game.read_position(&Field::root("position", &input)), &Ok(position.clone()));
        }
    }

    #[test]
    fn every_move_leads_to_a_later_layer_and_no_layer_is_empty((text, convention) in any_game()) {
        let (_, _, exploration) = opened(&text, convention);
        assert_layered(&exploration)?;
    }

    #[test]
    fn every_position_is_numbered_after_its_options((text, convention) in any_game()) {
        let (_, _, exploration) = opened(&text, convention);
        let ranks = exploration.graph.ranks();
        for index in 0..exploration.graph.position_count() {
            for &option in exploration.graph.options.row(index) {
                prop_assert!(ranks[option as usize] < ranks[index]);
            }
        }
    }

    #[test]
    fn no_two_nodes_overlap_and_all_are_in_the_picture((text, convention) in any_game()) {
        let (_, _, exploration) = opened(&text, convention);
        assert_clear(&exploration)?;
    }

    #[test]
    fn covering_moves_are_those_that_no_longer_play_can_stand_in_for((text, convention) in any_game()) {
        let (_, _, exploration) = opened(&text, convention);
        prop_assert!(exploration.covers.exact);
        let reach = reachable(&exploration.graph);
        for index in 0..exploration.graph.position_count() {
            let options = exploration.graph.options.row(index);
            let through_another = |option: u32| options.iter().any(|&other| reach[other as usize].contains(&option));
            let expected: BTreeSet<u32> = options.iter().copied().filter(|&option| !through_another(option)).collect();
            let found: BTreeSet<u32> = exploration.covers.rows.row(index).iter().copied().collect();
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn the_same_request_gives_the_same_bytes((text, convention) in any_game()) {
        let (_, _, once) = opened(&text, convention.clone());
        let (_, _, again) = opened(&text, convention);
        prop_assert_eq!(&once.graph.options, &again.graph.options);
        prop_assert_eq!(&once.covers.rows, &again.covers.rows);
        prop_assert_eq!(bits(&once.coordinates.x), bits(&again.coordinates.x));
        prop_assert_eq!(bits(&once.coordinates.y), bits(&again.coordinates.y));
        prop_assert_eq!(once.labels, again.labels);
    }

    #[test]
    fn reordering_heaps_and_adding_empty_ones_changes_nothing(
        heaps in prop::collection::vec(0u64..7, 0..4).prop_shuffle(),
        game in prop::sample::select(GAMES),
    ) {
        let heaps = &heaps[..heaps.len().min(room(game))];
        let mut sorted: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        sorted.sort_unstable();
        let (_, start) = Game::parse(&notation(game, heaps), PlayConvention::Normal).unwrap();
        let (_, canonical) = Game::parse(&notation(game, &sorted), PlayConvention::Normal).unwrap();
        prop_assert_eq!(start, canonical);
    }

    #[test]
    fn an_explanation_proves_its_value((text, convention) in any_game()) {
        let (game, start) = Game::parse(&text, convention.clone()).unwrap();
        let explanation = explain(&game, &start, Budget::default()).unwrap();
        let kind = game.ruleset.kind();
        let legal = game.moves(&start);
        prop_assert_eq!(explanation.option_count, Some(explanation.options.len() as u64));
        prop_assert_eq!(explanation.options.iter().map(|option| option.moves.len()).sum::<usize>(), legal.len());
        for option in &explanation.options {
            prop_assert!(option.moves.iter().all(|mv| legal.contains(mv)));
            prop_assert!(option.moves.iter().all(|mv| mv.play(kind, start.tokens()) == option.position));
        }
        let is_n = explanation.value.outcome == Some(OutcomeClass::N);
        if !legal.is_empty() {
            prop_assert_eq!(explanation.options.iter().any(|option| option.is_winning()), is_n);
        }
        prop_assert_eq!(explanation.value.grundy.is_some(), convention == PlayConvention::Normal);
        if let Some(grundy) = explanation.value.grundy {
            let witnesses = explanation.mex_witnesses.as_ref().unwrap();
            let witnessed: Vec<_> = witnesses.iter().map(|&index| explanation.options[index].value.grundy).collect();
            prop_assert_eq!(witnessed, (0..grundy).map(Some).collect::<Vec<_>>());
            prop_assert!(explanation.options.iter().all(|option| option.value.grundy != Some(grundy)));
        }
        for option in &explanation.options {
            let Some(reply) = &option.reply else {
                // Under misère play nothing needs to be done at the end.
                let is_over = game.moves(&option.position).is_empty();
                prop_assert!(is_over || option.value.outcome != Some(OutcomeClass::N));
                continue;
            };
            prop_assert_eq!(option.value.outcome, Some(OutcomeClass::N));
            // Another explanation says what the answers are worth: the reply is the winning one that is over soonest.
            let answers = explain(&game, &option.position, Budget::default()).unwrap().options;
            let soonest = answers.iter().filter(|answer| answer.is_winning());
            let soonest = soonest.min_by_key(|answer| (answer.value.remoteness, answer.position.clone())).unwrap();
            prop_assert!(soonest.value.remoteness.is_some());
            prop_assert_eq!(&soonest.position, reply);
        }
        for verdict in &explanation.theorems {
            if verdict.status == mexplorer::theorem::Status::NeedsHypothesis {
                continue;
            }
            prop_assert_ne!(verdict.agrees, Some(false));
            prop_assert!(verdict.winning_moves.iter().all(|mv| legal.contains(mv)));
            let wins = |mv: &&mexplorer::moves::Move| {
                let option = mv.play(kind, start.tokens());
                explanation.options.iter().any(|listed| listed.position == option && listed.is_winning())
            };
            prop_assert!(verdict.winning_moves.iter().all(|mv| wins(&mv)));
        }
    }
}

#[test]
fn graphs_of_every_shape_are_clear() {
    for text in [
        "bash[m=3](21)",
        "subtraction[set={2,5,7}](30)",
        "nim(7,8,9)",
        "nim(1,1,1,1,1,1,1,1)",
        "wythoff(8,13)",
        "nim()",
        "nim(1)",
    ] {
        let (_, _, exploration) = opened(text, PlayConvention::Normal);
        assert_clear(&exploration).unwrap();
    }
    let (_, _, single) = opened("bash[m=3](21)", PlayConvention::Normal);
    assert_eq!(single.coordinates.direction, Direction::Right);
    let (_, _, wide) = opened("nim(7,8,9)", PlayConvention::Normal);
    assert_eq!(wide.coordinates.direction, Direction::Down);
}

#[test]
fn a_large_graph_has_covers_by_layer_and_says_so() {
    let (_, _, exploration) = opened("nim(40,40,40)", PlayConvention::Normal);
    assert!(exploration.graph.position_count() > limits::EXACT_COVERS && !exploration.covers.exact);
    for index in 0..exploration.graph.position_count() {
        let covers = exploration.covers.rows.row(index);
        // A longest play goes on to the next layer, which makes its move a covering one.
        assert_eq!(covers.is_empty(), exploration.graph.options.row(index).is_empty());
        for &cover in covers {
            assert_eq!(exploration.layers.of[cover as usize], exploration.layers.of[index] + 1);
        }
    }
    assert_clear(&exploration).unwrap();
}

#[test]
fn building_in_slices_gives_the_same_graph() {
    use mexplorer::pace::{self, Pace};
    for game_text in GAMES {
        let (game, start) = Game::parse(&notation(game_text, &[9, 13]), PlayConvention::Normal).unwrap();
        let whole =
            GameGraph::build(game.ruleset.as_ref(), std::slice::from_ref(&start), Budget::default()).unwrap();
        let (pace, starts) = (Pace::of(1), [start]);
        let mut work = pin!(GameGraph::in_slices(game.ruleset.as_ref(), &starts, Budget::default(), &pace));
        let mut slices = 1;
        let sliced = loop {
            match pace::slice(work.as_mut()) {
                Some(done) => break done.unwrap(),
                None => slices += 1,
            }
        };
        assert!(slices > 1, "{game_text}");
        assert_eq!(whole.options, sliced.options, "{game_text}");
        assert_eq!(whole.post_order, sliced.post_order, "{game_text}");
    }
}

#[test]
fn budgets_are_kept_to_the_position_and_the_move() {
    for game_text in GAMES {
        let (game, start) = Game::parse(&notation(game_text, &[4, 9]), PlayConvention::Normal).unwrap();
        let build = |positions, moves| {
            GameGraph::build(game.ruleset.as_ref(), std::slice::from_ref(&start), Budget { positions, moves })
                .map(|graph| (graph.position_count(), graph.move_count()))
                .map_err(|fault| (fault.code.as_str(), fault.limit))
        };
        let (positions, moves) = build(1_000, 10_000).unwrap();
        assert_eq!(build(positions, moves), Ok((positions, moves)), "{game_text}");
        let few_positions = Err(("too-many-positions", Some(positions as u64 - 1)));
        assert_eq!(build(positions - 1, moves), few_positions, "{game_text}");
        assert_eq!(
            build(positions, moves - 1),
            Err(("too-many-moves", Some(moves as u64 - 1))),
            "{game_text}"
        );
    }
}

#[test]
fn all_heap_lists_are_tried() {
    assert_eq!(heap_lists(3, 2).len(), 1 + 2 + 3 + 4);
}

/// The heaps, ascending, when each is lowered by so many stones.
fn lowered(heaps: &[u64], by: &[u64]) -> Option<Vec<u64>> {
    let option: Option<Vec<u64>> = heaps.iter().zip(by).map(|(heap, by)| heap.checked_sub(*by)).collect();
    let mut option = option?;
    option.sort_unstable();
    Some(option.into_iter().filter(|heap| *heap > 0).collect())
}

#[test]
fn what_a_ruleset_says_that_it_sweeps_is_what_its_moves_do() {
    let mut told = BTreeSet::new();
    for text in GAMES {
        for heaps in heap_lists(room(text), 4) {
            let (game, start) = Game::parse(&notation(text, &heaps), PlayConvention::Normal).unwrap();
            let Some(sweeps) = game.ruleset.sweeps() else { continue };
            told.insert(format!("{sweeps:?}"));
            let is_swept = |place: &usize| match sweeps {
                Sweeps::AnyHeap | Sweeps::AnyHeapOrBoth { .. } => true,
                Sweeps::LargestHeap => heaps.last() == Some(&heaps[*place]),
                Sweeps::SmallestHeap => heaps[0] == heaps[*place],
            };
            let mut ways: Vec<Vec<u64>> = Vec::new();
            for place in (0..heaps.len()).filter(is_swept) {
                for stones in 1..=4 {
                    let mut by = vec![0; heaps.len()];
                    by[place] = stones;
                    ways.push(by);
                }
            }
            if let (Sweeps::AnyHeapOrBoth { apart }, 2) = (sweeps, heaps.len()) {
                let both = (1..=4u64).flat_map(|by| (1..=4).map(move |other| vec![by, other]));
                ways.extend(both.filter(|both| both[0].abs_diff(both[1]) < apart));
            }
            let expected: BTreeSet<Vec<u64>> = ways.iter().filter_map(|by| lowered(&heaps, by)).collect();
            let options = game.options(&start);
            let found: BTreeSet<Vec<u64>> = options.iter().map(|option| option.tokens().to_vec()).collect();
            assert_eq!(found, expected, "{}", game.label(&start));
        }
    }
    // Two of the kinds are Wythoff’s game with a = 1 and with a = 3.
    assert_eq!(told.len(), 5, "every kind of lines is tried: {told:?}");
}

#[test]
fn a_large_graph_has_a_cell_for_each_position_and_is_read_from_layer_to_layer() {
    let mut seen = BTreeSet::new();
    for text in [
        "nim(17,18,19)",
        "kayles(24)",
        "wythoff(58,60)",
        "staircase(4,5,6,7)",
        "bash[m=3](1600)",
        "nim(12,13)+kayles(12)",
        "subtraction[set={1,3}](1600)",
        "moore[k=2](19,20,20)",
        "nim(8,9,90)",
    ] {
        let (_, _, exploration) = opened(text, PlayConvention::Normal);
        assert!(exploration.graph.position_count() > limits::DRAWN_POSITIONS, "{text}");
        assert_clear(&exploration).unwrap();
        let places = &exploration.coordinates;
        let cells: Vec<(i64, i64)> =
            places.x.iter().zip(&places.y).map(|(x, y)| (x.floor() as i64, y.floor() as i64)).collect();
        assert!(places.x.iter().chain(&places.y).all(|place| place.fract() == 0.5), "{text}");
        assert!(places.width.fract() == 0.0 && places.height.fract() == 0.0, "{text}");
        assert_eq!(cells.iter().collect::<BTreeSet<_>>().len(), cells.len(), "{text}");
        let filled: BTreeSet<i64> = cells.iter().map(|&(_, row)| row).collect();
        // Downward a picture is read row by row; to the right column by column, in one strip after the other.
        let read = |&(column, row): &(i64, i64)| match places.direction {
            Direction::Down => (0, row),
            Direction::Right => ((0..row).filter(|above| !filled.contains(above)).count(), column),
        };
        let read: Vec<_> = cells.iter().map(read).collect();
        for (index, from) in read.iter().enumerate() {
            for &option in exploration.graph.options.row(index) {
                assert!(*from < read[option as usize], "{text}: {}", exploration.labels[index]);
            }
        }
        let strips = read.iter().map(|(strip, _)| strip).max();
        seen.insert((places.direction == Direction::Right, strips > Some(&0)));
    }
    assert_eq!(seen.len(), 3, "down, to the right, and in several strips: {seen:?}");
}

#[test]
fn nodes_of_a_picture_to_the_right_are_clear_where_they_stand_between_rows() {
    let (_, _, exploration) = opened("large-nim(5,3,9)", PlayConvention::Normal);
    let places = &exploration.coordinates;
    assert_eq!(places.direction, Direction::Right);
    assert!(places.y.iter().any(|y| y.fract() != 0.5));
    assert_clear(&exploration).unwrap();
}

pub fn assert_layered(exploration: &Exploration) -> Result<(), TestCaseError> {
    let layer = &exploration.layers.of;
    prop_assert_eq!(layer[0], 0);
    for index in 0..exploration.graph.position_count() {
        for &option in exploration.graph.options.row(index) {
            prop_assert!(layer[option as usize] > layer[index]);
        }
    }
    let used: BTreeSet<u32> = layer.iter().copied().collect();
    prop_assert_eq!(used, (0..exploration.layers.count as u32).collect::<BTreeSet<_>>());
    Ok(())
}

pub fn assert_clear(exploration: &Exploration) -> Result<(), TestCaseError> {
    let places = &exploration.coordinates;
    let (half_width, half_height) = (places.node_width / 2.0, places.node_height / 2.0);
    let mut nodes: Vec<(f32, f32)> = places.x.iter().copied().zip(places.y.iter().copied()).collect();
    for &(x, y) in &nodes {
        prop_assert!(x - half_width >= 0.0 && x + half_width <= places.width);
        prop_assert!(y - half_height >= 0.0 && y + half_height <= places.height);
    }
    // Sorted by layer, only neighbours in a layer and the layers themselves can touch.
    let along = |&(x, y): &(f32, f32)| if places.direction == Direction::Down { (y, x) } else { (x, y) };
    nodes.sort_by(|a, b| along(a).partial_cmp(&along(b)).unwrap());
    for pair in nodes.windows(2) {
        let apart_across = (pair[1].0 - pair[0].0).abs() >= places.node_width;
        let apart_down = (pair[1].1 - pair[0].1).abs() >= places.node_height;
        prop_assert!(apart_across || apart_down, "{pair:?}");
    }
    Ok(())
}

/// For each position all positions that some play leads to, itself not included.
fn reachable(graph: &GameGraph) -> Vec<BTreeSet<u32>> {
    let mut reach = vec![BTreeSet::new(); graph.position_count()];
    for &index in &graph.post_order {
        for &option in graph.options.row(index as usize) {
            let further = reach[option as usize].clone();
            reach[index as usize].insert(option);
            reach[index as usize].extend(further);
        }
    }
    reach
}

fn bits(numbers: &[f32]) -> Vec<u32> {
    numbers.iter().map(|number| number.to_bits()).collect()
}
