//! Charts: what can be told of a whole grid, a part of it, and its picture.

use super::word::Method;
use crate::js_array::{Bytes, Integers, Shorts};
use mexplorer::analysis;
use mexplorer_painter::{Picture, Window};
use serde::Serialize;

/// What can be told of a whole chart. A class is the value that a cell has; of two games that are compared 0 where they differ,
/// and else one more than the value that both have.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
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
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Cells {
    row: usize,
    column: usize,
    rows: usize,
    columns: usize,
    /// Their classes, row by row.
    classes: Shorts,
}

/// A part of a picture.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
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

/// As many of the cells as there are.
pub fn cells(picture: &Picture, [row, column, rows, columns]: [usize; 4]) -> Cells {
    let (row, column) = (row.min(picture.rows()), column.min(picture.columns()));
    let (rows, columns) = (rows.min(picture.rows() - row), columns.min(picture.columns() - column));
    let lines = (row..row + rows).filter_map(|row| picture.row(row));
    let classes: Vec<u16> = lines.flat_map(|line| &line[column..column + columns]).copied().collect();
    Cells { row, column, rows, columns, classes: classes.as_slice().into() }
}

pub fn painting(picture: &mut Picture, window: &Window) -> Painting {
    let pixels = picture.paint(window).as_slice().into();
    Painting { width: window.width, height: window.height, pixels }
}
