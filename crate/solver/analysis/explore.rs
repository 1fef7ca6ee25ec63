//! The whole position graph of a game from a start: built, solved and laid out.

use crate::analysis::neighbourhood::{Neighbourhood, PartOfGraph, around};
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph, GraphBuilder};
use crate::layout::coordinates::{self, Coordinates, Direction};
use crate::layout::covers::{self, Covers};
use crate::layout::layers::{self, Layers};
use crate::layout::order::{self, Order};
use crate::layout::refine;
use crate::position::Position;
use crate::rows::Rows;
use crate::solve::{self, Solution};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// A position graph, solved and laid out. Everything is by position number; 0 is the start.
pub struct Exploration {
    /// Positions and moves.
    pub graph: GameGraph,
    /// Values.
    pub solution: Solution,
    /// Layers.
    pub layers: Layers,
    /// Covering moves.
    pub covers: Covers,
    /// Moves that win: with two players those to P-positions, with more those after which the mover, or at least one whom
    /// the turn could make the mover, wins.
    pub winning: Rows,
    /// Positions as the field writes them.
    pub labels: Vec<String>,
    /// Where the nodes are.
    pub coordinates: Coordinates,
    /// Where this is not the whole graph, how it comes to its values.
    pub part: Option<PartOfGraph>,
}

/// What an exploration is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Finding positions and moves.
    Building,
    /// Working out values.
    Solving,
    /// Laying out.
    Placing,
    /// Looking for places with fewer crossings; left out where there is nothing to gain or too much to look at.
    Refining,
    /// Comparing what a theorem says with what was found.
    Comparing,
    /// Done.
    Done,
}

impl Phase {
    /// The phase as it crosses the boundary.
    pub fn as_str(self) -> &'static str {
        match self {
            Phase::Building => "building",
            Phase::Solving => "solving",
            Phase::Placing => "placing",
            Phase::Refining => "refining",
            Phase::Comparing => "comparing",
            Phase::Done => "done",
        }
    }
}

/// Moves listed in one slice: a few milliseconds.
const SLICE: usize = 100_000;

/// An exploration in slices, so that it can show progress and be given up between two of them.
pub struct ExploreTask {
    game: Game,
    state: State,
}

enum State {
    Building(Box<GraphBuilder>),
    Solving(GameGraph),
    Placing(GameGraph, Solution),
    Refining(Box<Exploration>, Order),
    Done(Box<Exploration>),
    /// Only while a step is being taken, or after one has failed.
    Void,
}

impl ExploreTask {
    /// Begins.
    ///
    /// # Errors
    /// `too-many-positions` when the ruleset can count them.
    pub fn new(game: Game, start: &Position, budget: Budget) -> Result<Self, RequestError> {
        let builder = GraphBuilder::new(game.ruleset.as_ref(), core::slice::from_ref(start), budget)?;
        Ok(ExploreTask { game, state: State::Building(Box::new(builder)) })
    }

    /// Explores at most so many positions around a start: the whole graph, if it is no larger. It is all done then.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves` when the values of a part can be found in no quick way.
    pub fn around(game: Game, start: &Position, most: usize) -> Result<Self, RequestError> {
        let few = Budget { positions: most, ..Budget::default() };
        let whole = GameGraph::build(game.ruleset.as_ref(), core::slice::from_ref(start), few);
        let (graph, solution, part) = match whole {
            Ok(graph) => {
                let solution = solve::solve(&graph, &game.convention);
                (graph, solution, None)
            }
            Err(_) => {
                let Neighbourhood { graph, solution, part } = around(&game, start, most)?;
                (graph, solution, Some(part))
            }
        };
        let layers = match part {
            Some(_) => layers::assign_part(&graph),
            None => layers::assign(&graph, game.ruleset.kind()),
        };
        let (mut exploration, order) = place(&game, graph, solution, layers);
        exploration.part = part;
        refine(&mut exploration, &order);
        Ok(ExploreTask { game, state: State::Done(Box::new(exploration)) })
    }

    /// Does one slice and answers what comes next.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves`, as soon as it is known. The task is then at an end.
    ///
    /// # Panics
    /// When it is called again after an error.
    pub fn advance(&mut self) -> Result<Phase, RequestError> {
        self.state = match core::mem::replace(&mut self.state, State::Void) {
            State::Building(mut builder) => {
                if builder.advance(self.game.ruleset.as_ref(), SLICE)? {
                    State::Solving(builder.finish())
                } else {
                    State::Building(builder)
                }
            }
            State::Solving(graph) => {
                let solution = solve::solve(&graph, &self.game.convention);
                State::Placing(graph, solution)
            }
            State::Placing(graph, solution) => {
                let layers = layers::assign(&graph, self.game.ruleset.kind());
                let (exploration, order) = place(&self.game, graph, solution, layers);
                State::Refining(Box::new(exploration), order)
            }
            State::Refining(mut exploration, order) => {
                refine(&mut exploration, &order);
                State::Done(exploration)
            }
            State::Done(exploration) => State::Done(exploration),
            State::Void => panic!("the exploration has failed before"),
        };
        Ok(self.phase())
    }

    /// What the task is at.
    pub fn phase(&self) -> Phase {
        match self.state {
            State::Building(_) | State::Void => Phase::Building,
            State::Solving(_) => Phase::Solving,
            State::Placing(..) => Phase::Placing,
            State::Refining(..) => Phase::Refining,
            State::Done(_) => Phase::Done,
        }
    }

    /// Positions and moves found so far.
    pub fn counts(&self) -> (usize, usize) {
        match &self.state {
            State::Building(builder) => (builder.position_count(), builder.move_count()),
            State::Solving(graph) | State::Placing(graph, _) => (graph.position_count(), graph.move_count()),
            State::Refining(exploration, _) | State::Done(exploration) => {
                (exploration.graph.position_count(), exploration.graph.move_count())
            }
            State::Void => (0, 0),
        }
    }

    /// The exploration, once the task is done.
    pub fn exploration(&self) -> Option<&Exploration> {
        match &self.state {
            State::Done(exploration) => Some(exploration),
            _ => None,
        }
    }

    /// The game that is explored.
    pub fn game(&self) -> &Game {
        &self.game
    }
}

/// Explores at once. [`ExploreTask`] does it in slices.
///
/// # Errors
/// `too-many-positions` or `too-many-moves`.
pub fn explore(game: &Game, start: &Position, budget: Budget) -> Result<Exploration, RequestError> {
    let graph = GameGraph::build(game.ruleset.as_ref(), core::slice::from_ref(start), budget)?;
    let solution = solve::solve(&graph, &game.convention);
    let layers = layers::assign(&graph, game.ruleset.kind());
    let (mut exploration, order) = place(game, graph, solution, layers);
    refine(&mut exploration, &order);
    Ok(exploration)
}

/// Lays out fast, and hands on the order of the layers for [`refine`].
fn place(game: &Game, graph: GameGraph, solution: Solution, layers: Layers) -> (Exploration, Order) {
    let kind = game.ruleset.kind();
    let covers = covers::find(&graph, &layers);
    let order = order::fast(&graph, &layers, &covers.rows);
    let label = |index| {
        let mut label = String::new();
        kind.format(graph.tokens(index), &mut label);
        label
    };
    let labels: Vec<String> = (0..graph.position_count()).map(label).collect();
    let across = coordinates::grid(&order, graph.position_count());
    let coordinates = coordinates::place(coordinates::direction(&order), &layers, &across, longest(&labels));
    let winning =
        graph.options.filtered(&mut |_, option| solution.movers_who_win_by_moving_to(option as usize) != 0);
    (Exploration { graph, solution, layers, covers, winning, labels, coordinates, part: None }, order)
}

/// Looks for better places, where that is worth it.
fn refine(exploration: &mut Exploration, order: &Order) {
    let Exploration { graph, layers, covers, winning, labels, coordinates, .. } = exploration;
    if coordinates.direction == Direction::Down {
        if let Some(across) = refine::refine(graph, layers, &covers.rows, winning, order) {
            *coordinates = coordinates::place(Direction::Down, layers, &across, longest(labels));
        }
    }
}

/// Whoever draws shortens labels beyond so many characters.
const LONGEST_LABEL: usize = 24;

/// Characters of the longest label as it is drawn. Those of Chinese, Japanese and Korean are as wide as two others.
fn longest(labels: &[String]) -> usize {
    let width = |label: &String| label.chars().map(|letter| 1 + usize::from(letter > '\u{2e7f}')).sum();
    labels.iter().map(width).max().unwrap_or(0).min(LONGEST_LABEL)
}
