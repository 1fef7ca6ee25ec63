//! Values over heaps that are swept over.

use crate::js_array::{Bytes, Shorts};
use crate::word::Method;
use mexplorer::analysis::{self, CellValue};
use mexplorer::pace::Pace;
use serde::Serialize;

/// Values row by row, layer by layer: the cell of layer l, row r and column c is number (l · rows + r) · columns + c.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Grid {
    rows: usize,
    columns: usize,
    /// Where a third heap is swept over.
    #[serde(skip_serializing_if = "Option::is_none")]
    layers: Option<usize>,
    /// How all of them were found.
    method: Method,
    /// With two players, by cell: 0 = P, 1 = N.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Bytes>,
    /// By cell, under normal play.
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy: Option<Shorts>,
    /// In an alliance with the standard matrix, by cell: how many turns after the player to move the winner comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    game_value: Option<Bytes>,
    /// In an alliance of n players with another matrix: who wins when P₀, P₁, … is to move, n entries for each cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Bytes>,
}

/// Cells that are copied at once, so that no second copy of all of them stands in the wasm's memory.
const CELLS: usize = 1 << 16;

pub async fn grid(grid: &analysis::Grid, pace: &Pace) -> Grid {
    Grid {
        rows: grid.request.rows,
        columns: grid.request.columns,
        layers: grid.request.layers,
        method: grid.method.into(),
        outcome: bytes(grid, CellValue::Outcome, pace).await,
        grundy: match grid.grundy() {
            Some(grundy) => Some(Shorts::copied(grundy, pace).await),
            None => None,
        },
        game_value: bytes(grid, CellValue::GameValue, pace).await,
        winners: bytes(grid, CellValue::Winners, pace).await,
    }
}

async fn bytes(grid: &analysis::Grid, kind: CellValue, pace: &Pace) -> Option<Bytes> {
    let (cells, width) = (grid.request.cells(), grid.width(kind));
    let parts = (0..cells).step_by(CELLS).map(|start| grid.bytes(kind, start..cells.min(start + CELLS)));
    if width > 0 { Some(Bytes::joined(cells * width, parts, pace).await) } else { None }
}
