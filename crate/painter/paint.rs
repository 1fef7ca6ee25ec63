//! Pictures as pixels.

use crate::picture::Picture;
use crate::window::Window;
use crate::{far, near};

impl Picture {
    /// The pixels of a window, row by row, four bytes each: red, green, blue, and 255, or four times 0 where nothing is
    /// painted: outside the grid, where no cell is there, and between cells that are many pixels.
    pub fn paint(&mut self, window: &Window) -> Vec<u8> {
        let mut pixels = vec![0; 4 * window.width * window.height];
        if pixels.is_empty() || self.columns() == 0 {
            return pixels;
        }
        if window.is_near() {
            near::paint(self, window, &mut pixels);
        } else {
            self.look_over(usize::MAX);
            far::paint(self, window, &mut pixels);
        }
        pixels
    }
}
