//! A cell is one pixel or many.

use crate::picture::Picture;
use crate::window::Window;

pub(crate) fn paint(picture: &Picture, window: &Window, pixels: &mut [u8]) {
    for (line, y) in pixels.chunks_exact_mut(4 * window.width).zip(window.rows()) {
        let Some(classes) = picture.row(window.cell_at(y)).filter(|_| !window.is_between(y)) else {
            continue;
        };
        for (pixel, x) in line.chunks_exact_mut(4).zip(window.columns()) {
            let class = classes.get(window.cell_at(x)).copied().unwrap_or(Picture::NOTHING);
            if class == Picture::NOTHING || window.is_between(x) {
                continue;
            }
            let [red, green, blue] = picture.palette().colour(class);
            pixel.copy_from_slice(&[red, green, blue, 255]);
        }
    }
}
