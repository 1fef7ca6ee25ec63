//! Charts: what can be told of a whole grid, a part of it, and its picture.

use crate::js_array::{Bytes, Integers, Shorts, Texts};
use crate::word::Method;
use mexplorer::analysis;
use mexplorer::game::Game;
use mexplorer_painter::{Picture, Window};
use serde::Serialize;

/// What can be told of a whole chart. A class is the value that a cell has; of two games that are compared 0 where they differ,
/// and else one more than the value that both have.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Chart {
    rows: usize,
    columns: usize,
    /// How the values were found.
    method: Method,
    /// How many cells have class 0, 1, … up to the largest.
    counts: Integers,
}

/// Some cells of a chart.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Cells {
    row: usize,
    column: usize,
    rows: usize,
    columns: usize,
    /// Their classes, row by row.
    classes: Shorts,
    /// Their positions as labels, row by row, where they are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    labels: Option<Texts>,
}

/// A part of a picture.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "build", derive(ts_rs::TS), ts(optional_fields))]
pub struct Painting {
    width: usize,
    height: usize,
    /// Row by row, four for each pixel: red, green, blue, and 255, or 0 where nothing is painted.
    pixels: Bytes,
}

pub fn chart(chart: &analysis::Chart) -> Chart {
    let grid = &chart.request.grid;
    let counts = chart.counts.as_slice().into();
    Chart { rows: grid.rows, columns: grid.columns, method: chart.method.into(), counts }
}

/// Some cells of a grid.
pub struct CellRange {
    pub row: usize,
    pub column: usize,
    pub rows: usize,
    pub columns: usize,
    /// Whether their positions are told.
    pub has_labels: bool,
}

impl CellRange {
    /// As many of them as there are where there are so many rows and columns.
    pub fn within(&self, rows: usize, columns: usize) -> Self {
        let (row, column) = (self.row.min(rows), self.column.min(columns));
        let (rows, columns) = (self.rows.min(rows - row), self.columns.min(columns - column));
        CellRange { row, column, rows, columns, has_labels: self.has_labels }
    }
}

/// As many of the cells as there are.
pub fn cells(game: &Game, chart: &analysis::Chart, picture: &Picture, range: &CellRange) -> Cells {
    let range = range.within(picture.rows(), picture.columns());
    let CellRange { row, column, rows, columns, has_labels } = range;
    let lines = (row..row + rows).filter_map(|row| picture.row(row));
    let classes: Vec<u16> = lines.flat_map(|line| &line[column..column + columns]).copied().collect();
    let places = (row..row + rows)
        .flat_map(|row| (column..column + columns).map(move |column| row * picture.columns() + column));
    let label = |cell| game.label(&chart.request.grid.position(game, cell));
    let labels: Option<Vec<String>> = has_labels.then(|| places.map(label).collect());
    let labels = labels.map(|labels| labels.as_slice().into());
    Cells { row, column, rows, columns, classes: classes.as_slice().into(), labels }
}

pub fn painting(window: &Window, pixels: &[u8]) -> Painting {
    Painting { width: window.width, height: window.height, pixels: pixels.into() }
}
