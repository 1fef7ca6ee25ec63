//! Charts: what can be told of a whole grid or of single heaps, a part of it, and its picture.

use super::sequence::Values;
use super::word::{Method, SequenceOf};
use crate::charts::Source;
use crate::drawn::Drawn;
use crate::js_array::{Bytes, Integers, Texts};
use crate::request::CellRange;
use mexplorer::analysis::{self, Frequencies, GridRequest, HeapChart, HeapRows};
use mexplorer::game::Game;
use mexplorer::position::Position;
use mexplorer::sequence::Period;
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
    /// How the values were found; of several games, those of the first.
    method: Method,
    /// How many cells have class 0, 1, … up to the largest; of single heaps, how many heaps of all games have each value, as far
    /// as these are counted.
    counts: Integers,
    /// Of single heaps: what can be told of each game, in their order.
    #[serde(skip_serializing_if = "Option::is_none")]
    sequences: Option<Vec<ChartedSequence>>,
}

/// What can be told of the single heaps of a game in a picture of them, as far as the heaps go.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ChartedSequence {
    /// What `sequence` answers of the game, whatever is shown; so are the next five.
    #[cfg_attr(test, ts(inline))]
    kind: SequenceOf,
    method: Method,
    #[serde(skip_serializing_if = "Option::is_none")]
    period: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    preperiod: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    saltus: Option<u32>,
    #[cfg_attr(test, ts(optional, type = "\"proved\" | \"observed\""))]
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<&'static str>,
    /// How many heaps have what is shown as 0, 1, …, up to the largest; numbers from 65,536 on are not counted by themselves.
    counts: Integers,
    /// The first heap with each of these; 4294967295 where there is none.
    first: Integers,
    /// The last one.
    last: Integers,
    /// How many heaps have larger numbers, if any have.
    #[serde(skip_serializing_if = "Option::is_none")]
    beyond: Option<u32>,
    /// Of Grundy values of moves that split heaps.
    #[serde(skip_serializing_if = "Option::is_none")]
    sparse: Option<Sparse>,
}

/// The sparse space of Grundy values, as Berlekamp, Conway and Guy have it: values with an even number of ones in `v & mask` are
/// rare, the others common, so that the nim-sum of two of the same sort is rare, and that of two of different sorts common. Of
/// all such masks it is the one that makes the fewest heaps rare; it is observed, not proved.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Sparse {
    mask: u32,
    /// How many heaps have rare values.
    rare: u32,
    /// The last heap that has.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<u32>,
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
    /// Their classes, row by row. Single heaps may have larger numbers; 65535, or 4294967295 among these, stands where a row has
    /// no cell.
    #[cfg_attr(test, ts(inline))]
    classes: Values,
    /// Their positions as labels, row by row, where they are asked for; an empty one where there is no cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    labels: Option<Texts>,
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

pub fn chart(source: &Source) -> Chart {
    match source {
        Source::Grid(chart) => {
            let grid = &chart.request.grid;
            let counts = chart.counts.as_slice().into();
            let (rows, columns) = (grid.rows, grid.columns);
            Chart { rows, columns, method: chart.method.into(), counts, sequences: None }
        }
        Source::Heaps(chart, rows) => of_heaps(chart, *rows),
    }
}

fn of_heaps(chart: &HeapChart, rows: HeapRows) -> Chart {
    let mut counts = Vec::new();
    for own in chart.sequences.iter().map(|sequence| &sequence.frequencies.counts) {
        counts.resize(counts.len().max(own.len()), 0);
        counts.iter_mut().zip(own).for_each(|(sum, count)| *sum += count);
    }
    let length = chart.request.length;
    Chart {
        rows: rows.rows(chart.sequences.len(), length),
        columns: rows.columns(length),
        method: chart.sequences[0].method.into(),
        counts: counts.as_slice().into(),
        sequences: Some(chart.sequences.iter().map(charted).collect()),
    }
}

fn charted(found: &analysis::ChartedSequence) -> ChartedSequence {
    let Frequencies { counts, first, last, beyond } = &found.frequencies;
    let period = found.period;
    ChartedSequence {
        kind: found.of.into(),
        method: found.method.into(),
        period: period.map(|period| period.period),
        preperiod: period.map(|period| period.preperiod),
        saltus: period.and_then(|Period { saltus, .. }| (saltus > 0).then_some(saltus)),
        status: period.map(|_| if found.is_proved { "proved" } else { "observed" }),
        counts: counts.as_slice().into(),
        first: first.as_slice().into(),
        last: last.as_slice().into(),
        beyond: (*beyond > 0).then_some(*beyond),
        sparse: found.sparse.map(|found| Sparse { mask: found.mask, rare: found.rare, last: found.last }),
    }
}

/// As many of the cells as there are.
pub fn cells(game: &Game, source: &Source, drawn: &Drawn, range: &CellRange) -> Cells {
    match (source, drawn) {
        (Source::Heaps(chart, rows), _) => cells_of_heaps(game, chart, *rows, range),
        (Source::Grid(chart), Drawn::Cells(picture)) => {
            cells_of_grid(game, &chart.request.grid, picture, range)
        }
        (Source::Grid(_), Drawn::Rows(_)) => unreachable!("a grid has square cells"),
    }
}

fn cells_of_grid(game: &Game, grid: &GridRequest, picture: &Picture, range: &CellRange) -> Cells {
    let range = range.within(picture.rows(), picture.columns());
    let CellRange { row, column, rows, columns, has_labels } = range;
    let lines = (row..row + rows).filter_map(|row| picture.row(row));
    let classes: Vec<u16> = lines.flat_map(|line| &line[column..column + columns]).copied().collect();
    let places = (row..row + rows)
        .flat_map(|row| (column..column + columns).map(move |column| row * picture.columns() + column));
    let label = |cell| game.label(&grid.position(game, cell));
    let labels: Option<Vec<String>> = has_labels.then(|| places.map(label).collect());
    let labels = labels.map(|labels| labels.as_slice().into());
    Cells { row, column, rows, columns, classes: Values::Short(classes.as_slice().into()), labels }
}

fn cells_of_heaps(game: &Game, chart: &HeapChart, layout: HeapRows, range: &CellRange) -> Cells {
    let (games, length) = (&chart.sequences, chart.request.length);
    let CellRange { row, column, rows, columns, has_labels } =
        range.within(layout.rows(games.len(), length), layout.columns(length));
    // Of a row each place has a heap or none, and one of the games.
    let heaps = |row: usize| {
        let heaps = layout.heaps(row, length);
        let sequence = &games[if games.len() > 1 { row } else { 0 }];
        (column..column + columns).map(move |place| {
            let heap = heaps.start + place;
            (sequence, (heap < heaps.end).then_some(heap))
        })
    };
    let all = || (row..row + rows).flat_map(heaps);
    let classes = if games.iter().any(|sequence| sequence.exact.is_some()) {
        let number = |(of, heap): (&analysis::ChartedSequence, Option<usize>)| match (heap, &of.exact) {
            (Some(heap), Some(exact)) => exact[heap],
            (Some(heap), None) => of.classes[heap].into(),
            (None, _) => u32::MAX,
        };
        Values::Long(all().map(number).collect::<Vec<_>>().as_slice().into())
    } else {
        let class = |(of, heap): (&analysis::ChartedSequence, Option<usize>)| {
            heap.map_or(Picture::NOTHING, |heap| of.classes[heap])
        };
        Values::Short(all().map(class).collect::<Vec<_>>().as_slice().into())
    };
    let kind = game.ruleset.kind();
    let label = |heap: usize| game.label(&Position::new(kind, vec![heap as u64]));
    let labels = has_labels.then(|| {
        all().map(|(_, heap)| heap.map(label).unwrap_or_default()).collect::<Vec<String>>().as_slice().into()
    });
    Cells { row, column, rows, columns, classes, labels }
}

pub fn painting(window: &Window, pixels: &[u8]) -> Painting {
    Painting { width: window.width, height: window.height, pixels: pixels.into() }
}
