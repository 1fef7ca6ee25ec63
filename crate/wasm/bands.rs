//! A window that is painted in slices.

use mexplorer::pace::Pace;
use mexplorer_painter::Window;

/// Pixels that are painted at once: those of a tile of the page.
const PIXELS: usize = 1 << 16;

/// Pixels for the price of a unit of work.
const PIXELS_A_UNIT: u64 = 2;

/// The pixels of a window, of which `paint` paints one part after another.
pub async fn in_bands(window: &Window, pace: &Pace, mut paint: impl FnMut(&Window) -> Vec<u8>) -> Vec<u8> {
    let mut pixels = Vec::with_capacity(4 * window.width * window.height);
    let band = (PIXELS / window.width.max(1)).max(1);
    for start in (0..window.height).step_by(band) {
        let height = band.min(window.height - start);
        pixels.extend(paint(&Window { top: window.top + start, height, ..*window }));
        pace.spend((height * window.width) as u64 / PIXELS_A_UNIT).await;
    }
    pixels
}
