//! Grids in which cells are missing, against pictures of those that are there.

use mexplorer_painter::{Palette, Picture, Rgb, Window};
use proptest::prelude::*;

const INK: Rgb = [10, 20, 30];
const COLOURS: [Rgb; 4] = [[230, 159, 0], [86, 180, 233], [0, 158, 115], [240, 228, 66]];

fn palettes() -> [Palette; 2] {
    [Palette::new(INK, &COLOURS), Palette::plain(&COLOURS)]
}

/// Classes that repeat nowhere in step with the pixels, of cells of which some are there: fewer the higher `gaps` is.
fn scattered(cell: usize, gaps: usize) -> u16 {
    let mixed = cell.wrapping_mul(0x9e37_79b9).rotate_right(11).wrapping_mul(0x85eb_ca6b) >> 7;
    if mixed % 16 < gaps { Picture::NOTHING } else { (mixed / 16 % 7) as u16 }
}

fn classes(cells: usize, gaps: usize) -> Vec<u16> {
    (0..cells).map(|cell| scattered(cell, gaps)).collect()
}

/// The pixel of all these cells, none of which is missing; nothing where there are none.
fn alone(classes: Vec<u16>, palette: &Palette) -> [u8; 4] {
    if classes.is_empty() {
        return [0; 4];
    }
    let window = Window { scale: 16.0 * classes.len() as f64, left: 0, top: 0, width: 1, height: 1 };
    Picture::new(classes.len(), classes, palette.clone()).paint(&window).try_into().unwrap()
}

/// In which pixel a cell is: the one that has its middle; the last has what is left at the edge.
fn pixel_of(cell: usize, cells: usize, scale: f64) -> usize {
    let last = (cells as f64 / scale).ceil() as usize - 1;
    (((cell as f64 + 0.5) / scale) as usize).min(last)
}

fn pixels_of(pixels: &[u8]) -> Vec<[u8; 4]> {
    pixels.chunks_exact(4).map(|pixel| pixel.try_into().unwrap()).collect()
}

/// The pixels in which there is anything.
fn painted(pixels: &[u8]) -> Vec<(usize, [u8; 4])> {
    pixels_of(pixels).into_iter().enumerate().filter(|(_, pixel)| *pixel != [0; 4]).collect()
}

/// Every pixel of the window is as if those of its cells that are there were all that it had.
/// `pixel` tells in which pixel a cell of so many is.
fn of_what_is_there(
    rows: usize,
    columns: usize,
    gaps: usize,
    window: &Window,
    pixel: impl Fn(usize, usize) -> usize,
) -> Result<(), TestCaseError> {
    let mut here = vec![Vec::new(); window.width * window.height];
    for cell in 0..rows * columns {
        let place = pixel(cell / columns, rows) * window.width + pixel(cell % columns, columns);
        here[place].extend(Some(scattered(cell, gaps)).filter(|class| *class != Picture::NOTHING));
    }
    for palette in palettes() {
        let found = Picture::new(columns, classes(rows * columns, gaps), palette.clone()).paint(window);
        let wanted: Vec<_> = here.iter().map(|classes| alone(classes.clone(), &palette)).collect();
        prop_assert_eq!(pixels_of(&found), wanted);
    }
    Ok(())
}

proptest! {
    /// From near a missing cell is transparent, and the others are as they are without it.
    #[test]
    fn a_missing_cell_is_not_painted(rows in 1..9_usize, columns in 1..9_usize, side in 1.0..12.0_f64, gaps in 0..17_usize) {
        for palette in palettes() {
            let window = Window { scale: 1.0 / side, left: 0, top: 0, width: 70, height: 70 };
            let found = Picture::new(columns, classes(rows * columns, gaps), palette.clone()).paint(&window);
            let others = (0..rows * columns).map(|cell| scattered(cell, 0)).collect();
            let full = Picture::new(columns, others, palette).paint(&window);
            for (place, (found, full)) in pixels_of(&found).into_iter().zip(pixels_of(&full)).enumerate() {
                let [row, column] = [place / 70, place % 70].map(|pixel| ((pixel as f64 + 0.5) * window.scale) as usize);
                let is_there = row < rows && column < columns && scattered(row * columns + column, gaps) != Picture::NOTHING;
                prop_assert_eq!(found, if is_there { full } else { [0; 4] });
            }
        }
    }

    /// From afar a pixel is painted as if those of its cells that are there were all that it had.
    #[test]
    fn a_pixel_is_of_the_cells_that_are_there(rows in 1..60_usize, columns in 1..60_usize, scale in 1.0..7.9_f64, gaps in 0..17_usize) {
        prop_assume!(scale > 1.0);
        let [width, height] = [columns, rows].map(|cells| (cells as f64 / scale).ceil() as usize + 1);
        let window = Window { scale, left: 0, top: 0, width, height };
        of_what_is_there(rows, columns, gaps, &window, |cell, cells| pixel_of(cell, cells, scale))?;
    }

    /// The same of blocks of cells, where a pixel has whole ones.
    #[test]
    fn blocks_are_of_the_cells_that_are_there(rows in 1..130_usize, columns in 1..130_usize, power in 3..7_u32, gaps in 0..17_usize) {
        let side = 2_usize.pow(power);
        let window = Window { scale: side as f64, left: 0, top: 0, width: 17, height: 17 };
        of_what_is_there(rows, columns, gaps, &window, |cell, _| cell / side)?;
    }

    /// A single cell in a large grid is one pixel of its own colour, however far off.
    #[test]
    fn no_cell_is_lost(rows in 1..300_usize, columns in 1..300_usize, scale in 1.0..400.0_f64, row in 0..300_usize, column in 0..300_usize, class in 0..5_u16) {
        prop_assume!(row < rows && column < columns);
        let window = Window { scale, left: 0, top: 0, width: 301, height: 301 };
        for palette in palettes() {
            let mut classes = vec![Picture::NOTHING; rows * columns];
            classes[row * columns + column] = class;
            let [red, green, blue] = palette.colour(class);
            let found = painted(&Picture::new(columns, classes, palette).paint(&window));
            prop_assert_eq!(found.len(), 1);
            let (place, pixel) = found[0];
            // A colour that was added up is off by one at most.
            for (found, wanted) in pixel.into_iter().zip([red, green, blue, 255]) {
                prop_assert!(found.abs_diff(wanted) <= 1);
            }
            // It is where the cell is, or beside it where a block of cells lies on the line between two pixels.
            prop_assert!(((place % 301) as f64 + 0.5 - (column as f64 + 0.5) / scale).abs() <= 1.0);
            prop_assert!(((place / 301) as f64 + 0.5 - (row as f64 + 0.5) / scale).abs() <= 1.0);
        }
    }

    /// A P-position among others and among missing cells is nearer to ink than any pixel without one.
    #[test]
    fn no_p_position_is_lost_among_gaps(rows in 1..200_usize, columns in 1..200_usize, scale in 1.0..90.0_f64, place in 0..40_000_usize, gaps in 0..17_usize) {
        let window = Window { scale, left: 0, top: 0, width: 201, height: 201 };
        let one = place % (rows * columns);
        let without = (0..rows * columns).map(|cell| scattered(cell, gaps)).map(|class| if class == 0 { 1 } else { class });
        let mut classes: Vec<u16> = without.collect();
        classes[one] = Picture::NOTHING;
        let [palette, _] = palettes();
        let before = Picture::new(columns, classes.clone(), palette.clone()).paint(&window);
        classes[one] = 0;
        let after = Picture::new(columns, classes, palette).paint(&window);
        let changed: Vec<_> = pixels_of(&after).into_iter().zip(pixels_of(&before)).filter(|(after, before)| after != before).collect();
        prop_assert_eq!(changed.len(), 1);
        let [red, green, blue, opaque] = changed[0].0;
        prop_assert!([red, green, blue].iter().all(|channel| *channel < 130) && opaque == 255, "{:?}", changed[0].0);
    }

    /// Tiles side by side are the whole, at every scale.
    #[test]
    fn tiles_with_gaps_have_no_seam(rows in 1..200_usize, columns in 1..200_usize, scale in 0.05..40.0_f64, cut in 1..63_usize, gaps in 0..17_usize) {
        let [palette, _] = palettes();
        let mut picture = Picture::new(columns, classes(rows * columns, gaps), palette);
        let whole = Window { scale, left: 0, top: 0, width: 64, height: 64 };
        let wanted = pixels_of(&picture.paint(&whole));
        for (left, width) in [(0, cut), (cut, 64 - cut)] {
            for (top, height) in [(0, cut), (cut, 64 - cut)] {
                let found = pixels_of(&picture.paint(&Window { left, top, width, height, ..whole }));
                for (place, pixel) in found.into_iter().enumerate() {
                    prop_assert_eq!(pixel, wanted[(top + place / width) * 64 + left + place % width]);
                }
            }
        }
    }
}

#[test]
fn the_class_before_nothing_is_a_class() {
    let [palette, _] = palettes();
    let window = Window { scale: 1.0, left: 0, top: 0, width: 2, height: 1 };
    let classes = vec![Picture::NOTHING - 1, Picture::NOTHING];
    for scale in [1.0, 1.5] {
        let found = Picture::new(2, classes.clone(), palette.clone()).paint(&Window { scale, ..window });
        let [red, green, blue] = COLOURS[3];
        assert_eq!(painted(&found), [(0, [red, green, blue, 255])]);
    }
}
