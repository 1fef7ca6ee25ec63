//! The painter against its definition, and what holds of every picture.

use mexplorer_painter::{Palette, Picture, Rgb, Window};
use proptest::prelude::*;

const INK: Rgb = [10, 20, 30];
const COLOURS: [Rgb; 4] = [[230, 159, 0], [86, 180, 233], [0, 158, 115], [240, 228, 66]];

fn palette() -> Palette {
    Palette::new(INK, &COLOURS)
}

fn picture(rows: usize, columns: usize, class: impl Fn(usize, usize) -> u16) -> Picture {
    coloured(palette(), rows, columns, class)
}

fn coloured(palette: Palette, rows: usize, columns: usize, class: impl Fn(usize, usize) -> u16) -> Picture {
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    Picture::new(columns, cells.map(|(row, column)| class(row, column)).collect(), palette)
}

fn pixel(pixels: &[u8], window: &Window, x: usize, y: usize) -> [u8; 4] {
    let start = 4 * (y * window.width + x);
    pixels[start..start + 4].try_into().unwrap()
}

/// Some classes that repeat nowhere in step with the pixels.
fn scattered(row: usize, column: usize) -> u16 {
    ((row * 31 + column * 17 + row * column) % 7) as u16
}

proptest! {
    /// From near, each pixel has the colour of the cell at its middle.
    #[test]
    fn a_cell_is_many_pixels(rows in 1..9_usize, columns in 1..9_usize, side in 1.0..7.9_f64, left in 0..30_usize, top in 0..30_usize) {
        let scale = 1.0 / side;
        let window = Window { scale, left, top, width: 24, height: 24 };
        let pixels = picture(rows, columns, scattered).paint(&window);
        for y in 0..24 {
            for x in 0..24 {
                let row = ((top + y) as f64 * scale + 0.5 * scale).floor() as usize;
                let column = ((left + x) as f64 * scale + 0.5 * scale).floor() as usize;
                let wanted = if row < rows && column < columns {
                    let class = usize::from(scattered(row, column));
                    let [red, green, blue] = if class == 0 { INK } else { COLOURS[class.min(4) - 1] };
                    [red, green, blue, 255]
                } else {
                    [0; 4]
                };
                prop_assert_eq!(pixel(&pixels, &window, x, y), wanted);
            }
        }
    }

    /// From afar, a pixel in whose cells there is one class alone has its colour, and one with a P-position is nearer to ink
    /// than any without.
    #[test]
    fn no_p_position_is_lost(rows in 1..300_usize, columns in 1..300_usize, scale in 1.0..90.0_f64, row in 0..300_usize, column in 0..300_usize) {
        prop_assume!(row < rows && column < columns);
        let all = Window { scale, left: 0, top: 0, width: 301, height: 301 };
        let pixels = picture(rows, columns, |r, c| u16::from((r, c) != (row, column))).paint(&all);
        let painted: Vec<_> = (0..301 * 301).map(|place| pixel(&pixels, &all, place % 301, place / 301)).collect();
        let [red, green, blue] = COLOURS[0];
        let others = [red, green, blue, 255];
        let dark: Vec<_> = (0..painted.len()).filter(|&place| ![others, [0; 4]].contains(&painted[place])).collect();
        prop_assert_eq!(dark.len(), 1, "{:?}", dark);
        // It is where the cell is, or in the pixel beside it where a block of cells lies on the line between two.
        let (x, y) = (dark[0] % 301, dark[0] / 301);
        prop_assert!((x as f64 + 0.5 - (column as f64 + 0.5) / scale).abs() <= 1.0);
        prop_assert!((y as f64 + 0.5 - (row as f64 + 0.5) / scale).abs() <= 1.0);
        // As many pixels are painted as are needed, but for the last ones where they have hardly anything.
        let needed = |cells: usize| (cells as f64 / scale).ceil() as usize;
        let filled = painted.iter().filter(|found| **found != [0; 4]).count();
        let least = |cells: usize| needed(cells).saturating_sub(1).max(1);
        prop_assert!((least(rows) * least(columns)..=needed(rows) * needed(columns)).contains(&filled));
    }

    /// Tiles side by side are the whole, at every scale.
    #[test]
    fn tiles_have_no_seam(rows in 1..200_usize, columns in 1..200_usize, scale in 0.05..40.0_f64, cut in 1..63_usize) {
        let mut picture = picture(rows, columns, scattered);
        let whole = Window { scale, left: 0, top: 0, width: 64, height: 64 };
        let wanted = picture.paint(&whole);
        for (left, width) in [(0, cut), (cut, 64 - cut)] {
            for (top, height) in [(0, cut), (cut, 64 - cut)] {
                let tile = Window { left, top, width, height, ..whole };
                let found = picture.paint(&tile);
                for y in 0..height {
                    for x in 0..width {
                        prop_assert_eq!(pixel(&found, &tile, x, y), pixel(&wanted, &whole, left + x, top + y));
                    }
                }
            }
        }
    }

    /// What is seen from afar is the same whether it was added to the blocks or is counted cell by cell.
    #[test]
    fn blocks_hold_what_their_cells_do(rows in 1..130_usize, columns in 1..130_usize, power in 3..7_u32) {
        // At a power of two the borders of pixels are borders of blocks.
        let side = 2_usize.pow(power);
        let window = Window { scale: side as f64, left: 0, top: 0, width: 20, height: 20 };
        let pixels = picture(rows, columns, scattered).paint(&window);
        for y in 0..20 {
            for x in 0..20 {
                let cells = (side * y..rows.min(side * y + side)).flat_map(|row| (side * x..columns.min(side * x + side)).map(move |column| (row, column)));
                let classes: Vec<u16> = cells.map(|(row, column)| scattered(row, column)).collect();
                // A single pixel of just these cells, one row of them after the other.
                let wanted = if classes.is_empty() {
                    [0; 4]
                } else {
                    let alone = Window { scale: 16.0 * classes.len() as f64, left: 0, top: 0, width: 1, height: 1 };
                    let mut one = Picture::new(classes.len(), classes, palette());
                    pixel(&one.paint(&alone), &alone, 0, 0)
                };
                let found = pixel(&pixels, &window, x, y);
                prop_assert_eq!(found, wanted);
            }
        }
    }
}

#[test]
fn large_cells_are_apart() {
    let window = Window { scale: 0.1, left: 0, top: 0, width: 20, height: 20 };
    let pixels = picture(2, 2, |_, _| 0).paint(&window);
    let lines = (0..20).filter(|&x| pixel(&pixels, &window, x, 3) == [0; 4]);
    assert_eq!(lines.collect::<Vec<_>>(), [10]);
}

#[test]
fn a_picture_is_looked_over_in_parts() {
    let wanted = picture(130, 70, scattered).paint(&FAR);
    for rows in [1, 7, 64, 129] {
        let mut picture = picture(130, 70, scattered);
        let mut parts = 1;
        while !picture.look_over(rows) {
            parts += 1;
        }
        assert_eq!(parts, 130_usize.div_ceil(rows));
        assert_eq!(picture.paint(&FAR), wanted);
    }
}

const FAR: Window = Window { scale: 9.0, left: 0, top: 0, width: 30, height: 30 };

#[test]
fn other_colours_are_those_of_a_picture_painted_with_them() {
    let others = Palette::new([255, 255, 255], &[[1, 2, 3], [200, 10, 10]]);
    let mut wanted = coloured(others.clone(), 50, 40, scattered);
    let mut found = picture(50, 40, scattered);
    found.look_over(20);
    found.recolour(others);
    for scale in [0.3, 2.0, 9.0] {
        let window = Window { scale, ..FAR };
        assert_eq!(found.paint(&window), wanted.paint(&window));
    }
}

#[test]
fn without_ink_a_pixel_is_the_mean_of_all_its_colours() {
    let window = Window { scale: 2.0, left: 0, top: 0, width: 1, height: 1 };
    let mut halves = coloured(Palette::plain(&[[255; 3], [0; 3]]), 2, 2, |row, _| row as u16);
    let [grey, ..] = halves.paint(&window)[..] else { unreachable!() };
    let mut inked = coloured(Palette::new([0; 3], &[[255; 3]]), 2, 2, |row, _| row as u16);
    assert!((90..110).contains(&grey) && inked.paint(&window)[0] < grey);
    // From near each class has the colour at its place.
    assert_eq!(halves.paint(&Window { scale: 1.0, ..window })[..3], [255; 3]);
}

#[test]
fn a_scale_goes_evenly_from_colour_to_colour() {
    let scale = Palette::scale(INK, &COLOURS, 301);
    assert_eq!(scale.colour(0), INK);
    for (class, colour) in [(1, 0), (101, 1), (201, 2), (301, 3), (999, 3)] {
        assert_eq!(scale.colour(class), COLOURS[colour], "{class}");
    }
    let few = Palette::scale(INK, &COLOURS, 1);
    assert_eq!((few.colour(1), few.colour(2)), (COLOURS[0], COLOURS[0]));
}

#[test]
fn an_empty_grid_is_an_empty_picture() {
    for columns in [0, 5] {
        let mut picture = Picture::new(columns, Vec::new(), palette());
        let window = Window { scale: 2.0, left: 0, top: 0, width: 2, height: 2 };
        assert_eq!(picture.paint(&window), [0; 16]);
    }
}
