//! The graph of all positions of a grid.

use super::GridRequest;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::pace::{Pace, Phase};
use crate::position_table::PositionTable;

/// All positions of a grid and those that they lead to.
pub struct CellGraph {
    /// Their graph.
    pub graph: GameGraph,
    /// The number of each cell's position in it. Those of the cells come first, in the order of their first cells.
    pub numbers: Vec<u32>,
}

/// What it costs to make a position and to find it in a table.
const READ: u64 = 8;

impl CellGraph {
    /// Builds the graph.
    ///
    /// # Errors
    /// `too-many-positions` or `too-many-moves`, as soon as it is known; `cyclic-graph` where moves return.
    pub async fn new(
        game: &Game,
        request: &GridRequest,
        budget: Budget,
        pace: &Pace,
    ) -> Result<Self, RequestError> {
        let too_many = || {
            let fault = RequestError::new(ErrorCode::TooManyPositions, "columns");
            Err(fault.limit(budget.positions as u64))
        };
        // Of heaps in any order up to six cells are one position.
        if game.ruleset.kind().holds_heaps() && request.cells() / 6 > budget.positions {
            return too_many();
        }
        pace.enter(Phase::Building);
        let (mut table, mut starts, mut numbers) = (PositionTable::default(), Vec::new(), Vec::new());
        for cell in 0..request.cells() {
            let position = request.position(game, cell);
            let number = table.number(position.tokens());
            numbers.push(number);
            if number as usize == starts.len() {
                starts.push(position);
            }
            if starts.len() > budget.positions {
                return too_many();
            }
            pace.spend(READ).await;
        }
        drop(table);
        let graph = GameGraph::in_slices(game.ruleset.as_ref(), &starts, budget, pace).await;
        let graph = graph.map_err(|fault| fault.in_field("columns"))?;
        let graph = graph.without_return(game.ruleset.kind(), starts.len(), pace).await?;
        Ok(CellGraph { graph, numbers })
    }
}
