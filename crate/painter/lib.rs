//! Windows onto large grids of classes, such as Grundy values, as pixels.
//!
//! ```
//! use mexplorer_painter::{Palette, Picture, Window};
//!
//! // Nim with two heaps of 0 to 3 stones: the value of row r and column c is r xor c.
//! let palette = Palette::new([0, 0, 0], &[[230, 159, 0], [86, 180, 233], [0, 158, 115]]);
//! let values = (0..4).flat_map(|row| (0..4).map(move |column| row ^ column)).collect();
//! let mut picture = Picture::new(4, values, palette);
//! let pixels = picture.paint(&Window { scale: 0.5, left: 0, top: 0, width: 8, height: 8 });
//! assert_eq!(pixels[..4], [0, 0, 0, 255]);
//! assert_eq!(pixels[8..12], [230, 159, 0, 255]);
//! ```
//!
//! A *cell* holds a *class*; class 0, that of the P-positions, is painted in *ink*, unless the palette has none. From near a
//! cell is many pixels. From afar a pixel is many cells: then it has as much ink as they hold P-positions, but never so little
//! that one of them is lost, over the mean of the other colours. Cells may be missing; a pixel is opaque where it has any, and of
//! those that it has. Each cell belongs to a pixel, and pixels are counted from the
//! corner of the grid whatever window is painted, so that tiles that lie side by side have no seam.

// A grid has some thousand rows and columns, a channel 256 steps.
#![cfg_attr(not(test), allow(clippy::cast_possible_truncation, clippy::cast_sign_loss))]

mod colour;
mod far;
mod mean;
mod near;
mod overview;
mod paint;
mod palette;
mod picture;
mod window;

pub use colour::Rgb;
pub use palette::Palette;
pub use picture::Picture;
pub use window::Window;
