//! Grids under normal play whose cells are sums of positions that have nothing to do with one another: a value is the nim-sum of
//! theirs.

use super::{Grid, GridRequest, find};
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::numbers::{index, nim_sum};
use crate::pace::{COPIES, Pace, Work};

/// The values of all cells, from those of single heaps.
pub async fn of_heaps(request: &GridRequest, of_heap: impl Fn(usize) -> u32, pace: &Pace) -> Vec<u16> {
    let fixed = nim_sum(request.fixed.iter().map(|heap| u64::from(of_heap(index(*heap)))));
    summed(request, fixed, [&of_heap, &of_heap, &of_heap], pace).await
}

/// The values of all cells of a sum of games of heaps, from those of one heap of each component; none where there is no such
/// sum, or another convention.
///
/// # Errors
/// Those of the components' grids of one column.
pub async fn of_components(
    game: &Game,
    request: &GridRequest,
    budget: Budget,
    pace: &Pace,
) -> Result<Option<Vec<u16>>, RequestError> {
    let is_sum = !game.components.is_empty() && game.passes() == 0 && game.convention.is_normal();
    if !is_sum || !game.components.iter().all(|component| component.ruleset.kind().holds_heaps()) {
        return Ok(None);
    }
    let [row, column] = request.places;
    let (mut rows, mut columns, mut fixed) = (Vec::new(), Vec::new(), 0);
    let mut sizes = request.fixed.iter().copied().map(index);
    for (place, component) in game.components.iter().enumerate() {
        let side = match place {
            _ if place == row => request.rows,
            _ if place == column => request.columns,
            _ => 1 + sizes.next().unwrap_or_default(),
        };
        let heaps = GridRequest { rows: side, columns: 1, ..GridRequest::default() };
        let work: Work<Result<Grid, RequestError>> = Box::pin(find(component, &heaps, budget, pace));
        let values = work.await?.values;
        match place {
            _ if place == row => rows = values,
            _ if place == column => columns = values,
            _ => fixed ^= u64::from(values[side - 1]),
        }
    }
    let (of_row, of_column) = (|row: usize| u32::from(rows[row]), |column: usize| u32::from(columns[column]));
    Ok(Some(summed(request, fixed, [&|_| 0, &of_row, &of_column], pace).await))
}

/// The nim-sums of what is fixed and of the values of layer, row and column.
#[allow(clippy::cast_possible_truncation, reason = "no value is larger than the moves that can be made")]
async fn summed(
    request: &GridRequest,
    fixed: u64,
    [of_layer, of_row, of_column]: [&dyn Fn(usize) -> u32; 3],
    pace: &Pace,
) -> Vec<u16> {
    let columns: Vec<u16> = (0..request.columns).map(|column| of_column(column) as u16).collect();
    let mut values = Vec::with_capacity(request.cells());
    while values.len() < request.cells() {
        let [layer, row, _] = request.sizes(values.len());
        let rest = nim_sum([fixed, u64::from(of_layer(layer)), u64::from(of_row(row))]) as u16;
        values.extend(columns.iter().map(|value| rest ^ value));
        pace.found(values.len(), 0);
        pace.spend(1 + columns.len() as u64 / COPIES).await;
    }
    values
}
