//! Pictures whose classes come with the request.

use crate::bands::in_bands;
use crate::look::Look;
use crate::reading::read_record;
use js_sys::{JsString as Json, Uint16Array};
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::input::Field;
use mexplorer::limits;
use mexplorer::pace::{COPIES, Pace};
use mexplorer_painter::{Picture, Window};

/// What is painted, as it was sent.
pub struct Mosaic {
    columns: usize,
    classes: Uint16Array,
    look: Look,
}

/// Cells that are taken and looked over at once.
const AT_ONCE: usize = 1 << 16;

impl Mosaic {
    /// Reads `{ columns, classes, colours, scale?, ink? }`, of which the classes have come apart if they are what they should be.
    ///
    /// # Errors
    /// The first fault: `too-many` for more classes than a grid has cells, `out-of-range` where the last row is not whole, with
    /// as many as there would be without it.
    pub fn read(picture: &Json, shorts: Option<Uint16Array>) -> Result<Self, RequestError> {
        let input = read_record("picture", picture)?;
        let root = Field::of_record("picture", &input)?;
        let [columns, classes, colours, scale, ink] =
            root.record(["columns", "classes", "colours", "scale", "ink"])?;
        let columns = columns.integer(1, limits::GRID_SIDE as u64)? as usize;
        let shorts = shorts.ok_or_else(|| classes.wrong_type())?;
        let count = shorts.length() as usize;
        if count > limits::GRID_CELLS {
            let most = limits::GRID_CELLS as u64;
            return Err(classes.fault(ErrorCode::TooMany).limit(most).got(count));
        }
        if count % columns > 0 {
            let whole = (count - count % columns) as u64;
            return Err(classes.fault(ErrorCode::OutOfRange).limit(whole).got(count));
        }
        Ok(Mosaic { columns, classes: shorts, look: Look::read(&colours, &scale, ink.flag()?)? })
    }

    /// The pixels of a window, as [`Picture::paint`] has them.
    pub async fn paint(self, window: &Window, pace: &Pace) -> Vec<u8> {
        let (classes, largest) = self.take(pace).await;
        let mut picture = Picture::new(self.columns, classes, self.look.palette(largest.into()));
        let rows = (AT_ONCE / self.columns).max(1);
        while !window.is_near() && !picture.look_over(rows) {
            pace.spend((rows * self.columns) as u64 / COPIES).await;
        }
        in_bands(window, pace, |part| picture.paint(part)).await
    }

    /// The classes, and the largest of those of cells that are there.
    async fn take(&self, pace: &Pace) -> (Vec<u16>, u16) {
        let mut classes = vec![0; self.classes.length() as usize];
        let (mut start, mut largest) = (0, 0);
        for some in classes.chunks_mut(AT_ONCE) {
            let end = start + some.len() as u32;
            self.classes.subarray(start, end).copy_to(some);
            start = end;
            let there = some.iter().copied().filter(|class| *class != Picture::NOTHING);
            largest = there.fold(largest, u16::max);
            pace.spend(some.len() as u64 / COPIES).await;
        }
        (classes, largest)
    }
}
