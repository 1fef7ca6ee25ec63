//! The neighbourhood of a position whose graph is too large: the winning moves, some of the others, and what answers them.
//!
//! Positions are added breadth first, from each the first winning options and a few others evenly from those listed, until
//! there are as many as were asked for. Their values are those that [`mod@evaluate`] finds in a moment, mostly by a theorem.
//! Where nothing may be told by what is shown, options are taken evenly from those listed, whatever their values are.

use crate::analysis::evaluate::{self, Evaluation, Method, PositionValue, SMALL};
use crate::analysis::explain::named_winning_moves;
use crate::analysis::places::Places;
use crate::convention::OutcomeClass;
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::GameGraph;
use crate::pace::Pace;
use crate::position::{Position, Tokens};
use crate::position_table::PositionTable;
use crate::rows::Rows;
use crate::solve::Solution;
use std::ops::ControlFlow;

/// What is to be said of a neighbourhood beside its positions, moves and outcomes.
pub struct Neighbourhood {
    /// Grundy values, under normal play; they may be larger than any of a whole graph.
    pub grundy: Option<Vec<u64>>,
    /// How the values were found.
    pub method: Method,
    /// The theorem that gives them, where one does.
    pub theorem: Option<&'static str>,
}

/// Moves of a position that are looked at one by one.
const LISTED: usize = 300;
/// Of the start: winning options and others that are shown. Of every other position a third of these.
const WINNING: usize = 3;
const OTHERS: usize = 6;

/// Finds at most so many positions around a start: their graph, the start first, with the moves that are among the first
/// listed of each position or named by theorems; and their values, without Grundy values.
///
/// # Errors
/// Those of [`mod@evaluate`], when the values can be found in no quick way.
pub async fn in_slices(
    game: &Game,
    start: &Position,
    most: usize,
    places: Places,
    pace: &Pace,
) -> Result<(GameGraph, Solution, Neighbourhood), RequestError> {
    let mut shown = PositionTable::default();
    shown.number(start.tokens());
    // Where nothing is known of the start, it is refused at once.
    valued(game, std::slice::from_ref(start), pace).await?;
    let mut next = 0;
    while next < shown.len() && shown.len() < most {
        let options = listed(game, &at(game, &shown, next), places);
        let share = if next == 0 { 1 } else { 3 };
        next += 1;
        pace.spend(options.len() as u64).await;
        if options.is_empty() {
            continue;
        }
        let all: Vec<usize> = (0..options.len()).collect();
        let some = match places {
            Places::Covers => evenly(&all, (WINNING + OTHERS) / share),
            Places::Drawn => {
                let found = valued(game, &options, pace).await?.values;
                let (winning, others): (Vec<usize>, Vec<usize>) =
                    all.into_iter().partition(|&index| wins_by_moving_to(&found[index]));
                winning.into_iter().take(WINNING / share).chain(evenly(&others, OTHERS / share)).collect()
            }
        };
        for index in some {
            if shown.len() < most {
                shown.number(options[index].tokens());
            }
        }
    }
    let mut options = Rows::default();
    for index in 0..shown.len() {
        let listed = listed(game, &at(game, &shown, index), places);
        listed.iter().for_each(|option| options.items.extend(shown.find(option.tokens())));
        options.close_row();
        pace.spend(listed.len() as u64).await;
    }
    let all: Vec<Position> = (0..shown.len()).map(|index| at(game, &shown, index)).collect();
    // All of them once more and at once, for one method must give them all.
    let Evaluation { method, theorem, values, .. } = valued(game, &all, pace).await?;
    let graph = GameGraph::of(shown, options, pace).await;
    let grundy = values.iter().map(|value| value.grundy).collect();
    Ok((graph, solution(game, &values), Neighbourhood { grundy, method, theorem }))
}

fn at(game: &Game, shown: &PositionTable, index: usize) -> Position {
    Position::new(game.ruleset.kind(), Tokens::from(shown.get(index)))
}

async fn valued(game: &Game, positions: &[Position], pace: &Pace) -> Result<Evaluation, RequestError> {
    evaluate::in_slices(game, positions, SMALL, pace).await
}

/// The first distinct options of a position, those that theorems name as winning before them if that may be told.
fn listed(game: &Game, position: &Position, places: Places) -> Vec<Position> {
    let kind = game.ruleset.kind();
    let mut table = PositionTable::default();
    if places == Places::Drawn {
        for mv in named_winning_moves(game, position) {
            table.number(mv.play(kind, position.tokens()).tokens());
        }
    }
    let mut left = LISTED;
    let _ = game.ruleset.options(position.tokens(), &mut |option| {
        table.number(option);
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (0..table.len()).map(|index| at(game, &table, index)).collect()
}

/// With two players the option is P, with more the mover comes last in turn after it, and wins.
fn wins_by_moving_to(option: &PositionValue) -> bool {
    match option.outcome {
        Some(outcome) => outcome == OutcomeClass::P,
        None => option.game_value.is_some_and(|turns| usize::from(turns) + 1 == option.winners.len()),
    }
}

/// So many of some items, evenly from the first to the last.
fn evenly(items: &[usize], count: usize) -> Vec<usize> {
    if items.len() <= count {
        return items.to_vec();
    }
    (0..count).map(|place| items[place * (items.len() - 1) / (count - 1).max(1)]).collect()
}

fn solution(game: &Game, values: &[PositionValue]) -> Solution {
    let remoteness = |value: &PositionValue| value.remoteness.and_then(|moves| u32::try_from(moves).ok());
    Solution {
        outcome: values.iter().map(|value| value.outcome).collect(),
        grundy: None,
        infinite: None,
        remoteness: values.iter().map(remoteness).collect(),
        game_value: values.iter().map(|value| value.game_value).collect(),
        winners: game
            .convention
            .alliance()
            .map(|_| values.iter().flat_map(|value| value.winners.iter().copied()).collect()),
        players: game.convention.players(),
    }
}
