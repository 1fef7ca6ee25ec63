//! The whole position graph of a game from a start: built, solved and laid out.

use crate::analysis::around::{self, Around, Part};
use crate::analysis::neighbourhood::{self, Neighbourhood};
use crate::analysis::places::Places;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::layout::by_tokens;
use crate::layout::coordinates::{self, Coordinates, Direction};
use crate::layout::covers::{self, Covers};
use crate::layout::layers::{self, Layers};
use crate::layout::mosaic;
use crate::layout::order::{self, Order};
use crate::layout::refine;
use crate::layout::returning;
use crate::limits;
use crate::pace::{Pace, Phase, at_once};
use crate::position::Position;
use crate::rows::Rows;
use crate::solve::{self, Solution};

/// A position graph, solved and laid out. Everything is by position number; 0 is the start.
pub struct Exploration {
    /// Positions and moves.
    pub graph: GameGraph,
    /// Values.
    pub solution: Solution,
    /// Layers.
    pub layers: Layers,
    /// Where moves return: after how many steps back from the ends each position is decided, [`solve::NEVER`] where it is drawn.
    pub steps_back: Option<Vec<u32>>,
    /// Covering moves.
    pub covers: Covers,
    /// Moves that win: with two players those to P-positions, with more those after which the mover, or at least one whom
    /// the turn could make the mover, wins.
    pub winning: Rows,
    /// Positions as the field writes them.
    pub labels: Vec<String>,
    /// Where the nodes are.
    pub coordinates: Coordinates,
    /// Where this is not the whole graph but a neighbourhood of the start, how it comes to its values.
    pub neighbourhood: Option<Neighbourhood>,
    /// Where this is not the whole graph but what is within some moves of a position, what is to be said of it. Then the
    /// position with the number 0 need not be the start.
    pub part: Option<Part>,
}

/// Explores, at once.
///
/// # Errors
/// Those of [`in_slices`].
pub fn explore(game: &Game, start: &Position, budget: Budget) -> Result<Exploration, RequestError> {
    at_once(async |pace| in_slices(game, start, budget, Places::default(), pace).await)
}

/// Explores.
///
/// # Errors
/// `too-many-positions` or `too-many-moves`: at once when the ruleset can count them, else as soon as it is known.
pub async fn in_slices(
    game: &Game,
    start: &Position,
    budget: Budget,
    places: Places,
    pace: &Pace,
) -> Result<Exploration, RequestError> {
    let starts = std::slice::from_ref(start);
    let graph = GameGraph::in_slices(game.ruleset.as_ref(), starts, budget, pace).await?;
    pace.enter(Phase::Solving);
    let solution = solve::in_slices(&graph, &game.convention, pace).await;
    pace.enter(Phase::Placing);
    let heights = heights(game, &graph, &solution, pace).await;
    Ok(place(game, graph, solution, heights, places, pace).await)
}

/// What the layers go by.
enum Heights {
    /// No move returns.
    Layers(Layers),
    /// Moves return: how far from the ends each position is decided.
    StepsBack(Vec<u32>),
}

async fn heights(game: &Game, graph: &GameGraph, solution: &Solution, pace: &Pace) -> Heights {
    if graph.returns {
        return Heights::StepsBack(returning::steps_back(graph, solution, pace).await);
    }
    Heights::Layers(layers::assign(graph, game.ruleset.kind(), pace).await)
}

/// Explores what is within some moves of a position of a start's graph: the positions that lead there in so many moves at
/// most, and those that are reached from there so, with all moves between them. Their values are those of the whole graph,
/// which is built and solved for them; they are laid out as if there were no others.
///
/// # Errors
/// Those of [`in_slices`], and `unknown-position` when the position is not in that graph.
pub async fn around(
    game: &Game,
    start: &Position,
    Around { position, moves }: &Around,
    budget: Budget,
    places: Places,
    pace: &Pace,
) -> Result<Exploration, RequestError> {
    let whole =
        GameGraph::in_slices(game.ruleset.as_ref(), std::slice::from_ref(start), budget, pace).await?;
    let Some(middle) = whole.find(position) else {
        return Err(RequestError::new(ErrorCode::UnknownPosition, "position").got(game.label(position)));
    };
    pace.enter(Phase::Solving);
    let solution = solve::in_slices(&whole, &game.convention, pace).await;
    pace.enter(Phase::Placing);
    let (kept, part) = around::find(&whole, middle, *moves, pace).await;
    let graph = whole.part(&kept, pace).await;
    let heights = if graph.returns {
        let steps_back = returning::steps_back(&whole, &solution, pace).await;
        Heights::StepsBack(kept.iter().map(|&index| steps_back[index as usize]).collect())
    } else {
        Heights::Layers(layers::assign(&graph, game.ruleset.kind(), pace).await)
    };
    drop(whole);
    let solution = solution.of_some(&kept);
    pace.pause().await;
    let placed = place(game, graph, solution, heights, places, pace).await;
    Ok(Exploration { part: Some(part), ..placed })
}

/// Explores at most so many positions around a start: the whole graph, if it is no larger.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when the values of a neighbourhood can be found in no quick way.
pub async fn neighbourhood(
    game: &Game,
    start: &Position,
    most: usize,
    places: Places,
    pace: &Pace,
) -> Result<Exploration, RequestError> {
    match in_slices(game, start, Budget { positions: most, ..Budget::default() }, places, pace).await {
        Err(fault) if fault.is_too_large() => {}
        whole => return whole,
    }
    let (graph, solution, neighbourhood) = neighbourhood::in_slices(game, start, most, places, pace).await?;
    pace.enter(Phase::Placing);
    let heights = if graph.returns {
        Heights::StepsBack(returning::steps_back(&graph, &solution, pace).await)
    } else {
        Heights::Layers(layers::assign_neighbourhood(&graph, pace).await)
    };
    let placed = place(game, graph, solution, heights, places, pace).await;
    Ok(Exploration { neighbourhood: Some(neighbourhood), ..placed })
}

/// Lays out: fast at first, and then better, where that is worth it.
async fn place(
    game: &Game,
    graph: GameGraph,
    solution: Solution,
    heights: Heights,
    places: Places,
    pace: &Pace,
) -> Exploration {
    let is_drawn = graph.position_count() <= limits::DRAWN_POSITIONS;
    let (layers, steps_back, across) = match heights {
        Heights::Layers(layers) => (layers, None, None),
        Heights::StepsBack(steps_back) => {
            // Of places that tell nothing of values all are as if they were drawn.
            let unknown = (places == Places::Covers).then(|| vec![solve::NEVER; steps_back.len()]);
            let known = unknown.as_ref().unwrap_or(&steps_back);
            let (layers, across) = if is_drawn {
                let returning::Places { layers, across } = returning::place(&graph, known, pace).await;
                (layers, Some(across))
            } else {
                (returning::layers(&graph, known, pace).await, None)
            };
            (layers, Some(steps_back), across)
        }
    };
    let covers = covers::find(&graph, &layers, pace).await;
    let labels = labels(game, &graph, pace).await;
    let is_refined = is_drawn && across.is_none();
    let (order, coordinates) = if let Some(across) = across {
        let order = by_tokens::order(&graph, &layers, pace).await;
        let direction = coordinates::direction(&order);
        (order, coordinates::place(direction, &layers, &across, longest(&labels)))
    } else if is_drawn {
        let order = order::fast(&graph.post_order, &layers, &covers.rows, pace).await;
        let across = coordinates::grid(&order, graph.position_count());
        let direction = coordinates::direction(&order);
        let coordinates = coordinates::place(direction, &layers, &across, longest(&labels));
        (order, coordinates)
    } else {
        let order = by_tokens::order(&graph, &layers, pace).await;
        let coordinates = mosaic::place(&order, longest(&labels), pace).await;
        (order, coordinates)
    };
    pace.pause().await;
    // Found once for each position, for moves are very many more.
    let is_won: Vec<bool> =
        (0..graph.position_count()).map(|to| solution.movers_who_win_by_moving_to(to) != 0).collect();
    let winning = graph.options.filtered(|_, option| is_won[option as usize], pace).await;
    let mut exploration = Exploration {
        graph,
        solution,
        layers,
        steps_back,
        covers,
        winning,
        labels,
        coordinates,
        neighbourhood: None,
        part: None,
    };
    if is_refined {
        pace.enter(Phase::Refining);
        pace.pause().await;
        refine(&mut exploration, &order, places, pace).await;
    }
    exploration
}

/// Positions whose labels are written between two looks at the pace.
const LABELS_AT_ONCE: usize = 1_000;

async fn labels(game: &Game, graph: &GameGraph, pace: &Pace) -> Vec<String> {
    let kind = game.ruleset.kind();
    let mut labels = Vec::with_capacity(graph.position_count());
    // Written where there is room already, so that each gets the memory that it takes at once.
    let mut label = String::new();
    for index in 0..graph.position_count() {
        label.clear();
        kind.format(graph.tokens(index), &mut label);
        labels.push(label.clone());
        if labels.len() % LABELS_AT_ONCE == 0 {
            pace.spend(2 * LABELS_AT_ONCE as u64).await;
        }
    }
    labels
}

/// Looks for better places, where that is worth it. What it may cost is bounded.
async fn refine(exploration: &mut Exploration, order: &Order, places: Places, pace: &Pace) {
    let Exploration { graph, layers, covers, winning, labels, coordinates, .. } = exploration;
    if coordinates.direction == Direction::Down {
        let drawn = match places {
            Places::Drawn => refine::drawn_moves(&covers.rows, winning),
            Places::Covers => covers.rows.clone(),
        };
        if let Some(across) =
            refine::refine(&graph.post_order, layers, &covers.rows, &drawn, order, pace).await
        {
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
