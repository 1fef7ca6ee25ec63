//! How the P-positions of a grid are found by hand.

use crate::js_array::Shorts;
use mexplorer::analysis::{self, GridRequest};
use serde::Serialize;

/// P-positions in the order in which they are found, and what each strikes. The cell of row r and column c is number
/// r · columns + c.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Sieve {
    rows: usize,
    columns: usize,
    /// Whether cells are gone through by stones; else by the longest play to the end.
    by_stones: bool,
    /// The cells of the P-positions in that order. Of several cells that are one position the first is here.
    found: Shorts,
    /// By cell: the index in `found` of the first P-position that struck it; 65535 at a P-position itself; 65534 where play
    /// can be over in so few moves that it is struck before the first step, as a terminal position under misère play is; 65533 where all P-positions that strike it are outside
    /// the grid.
    struck: Shorts,
}

pub fn sieve(grid: &GridRequest, sieve: &analysis::Sieve) -> Sieve {
    Sieve {
        rows: grid.rows,
        columns: grid.columns,
        by_stones: sieve.by_stones,
        found: sieve.found.as_slice().into(),
        struck: sieve.struck.as_slice().into(),
    }
}
