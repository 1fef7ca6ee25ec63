//! A pixel is many cells.

use crate::mean::{Block, Few, MOST_AT_ONCE, Mean};
use crate::picture::Picture;
use crate::window::Window;
use std::ops::Range;

pub(crate) fn paint(picture: &Picture, window: &Window, pixels: &mut [u8]) {
    match picture.overview().level(window.scale) {
        Some(level) => paint_sums(picture, window, pixels, level.side, |means, row, columns| {
            let blocks = &level.blocks[row * level.columns..(row + 1) * level.columns];
            for (mean, columns) in means.iter_mut().zip(columns) {
                blocks[columns.clone()].iter().for_each(|block| mean.add(block));
            }
        }),
        None if window.scale * window.scale <= MOST_AT_ONCE as f64 => paint_few(picture, window, pixels),
        None => paint_sums(picture, window, pixels, 1, |means, row, columns| {
            let Some(classes) = picture.row(row) else { return };
            for (mean, columns) in means.iter_mut().zip(columns) {
                // Where a pixel has more cells than can be added at once, there are blocks.
                let mut cells = Block::default();
                cells.add_few(picture.palette().sum(&classes[columns.clone()]));
                mean.add(&cells);
            }
        }),
    }
}

/// Paints each pixel with the mean of its blocks of this side, of which `add` adds those of a row to means of some columns.
fn paint_sums(
    picture: &Picture,
    window: &Window,
    pixels: &mut [u8],
    side: usize,
    add: impl Fn(&mut [Mean], usize, &[Range<usize>]),
) {
    let columns: Vec<_> = window.blocks(window.columns(), side, picture.columns()).collect();
    let rows = window.blocks(window.rows(), side, picture.rows());
    let mut means = vec![Mean::default(); window.width];
    for (line, rows) in pixels.chunks_exact_mut(4 * window.width).zip(rows) {
        means.fill(Mean::default());
        rows.for_each(|row| add(&mut means, row, &columns));
        for (pixel, mean) in line.chunks_exact_mut(4).zip(&means) {
            let Some([red, green, blue]) = mean.colour(picture.palette().ink()) else { continue };
            pixel.copy_from_slice(&[red, green, blue, 255]);
        }
    }
}

/// The same where a pixel has so few cells that all of them are added at once, which is much faster.
fn paint_few(picture: &Picture, window: &Window, pixels: &mut [u8]) {
    let palette = picture.palette();
    let columns: Vec<_> = window.blocks(window.columns(), 1, picture.columns()).collect();
    let rows = window.blocks(window.rows(), 1, picture.rows());
    let mut sums = vec![Few::default(); window.width];
    for (line, rows) in pixels.chunks_exact_mut(4 * window.width).zip(rows) {
        sums.fill(Few::default());
        for classes in rows.filter_map(|row| picture.row(row)) {
            for (sum, columns) in sums.iter_mut().zip(&columns) {
                sum.add(palette.sum(&classes[columns.clone()]));
            }
        }
        for (pixel, sum) in line.chunks_exact_mut(4).zip(&sums) {
            let Some([red, green, blue]) = sum.colour(palette.ink()) else { continue };
            pixel.copy_from_slice(&[red, green, blue, 255]);
        }
    }
}
