//! The pictures that were painted last: whoever looks at one asks for many parts of it.

use crate::bands::in_bands;
use crate::drawn::Drawn;
use crate::look::Look;
use crate::request::{AskedChart, Frame};
use mexplorer::analysis::{Chart, HeapChart, HeapRows, chart, heap_chart};
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::limits;
use mexplorer::pace::{COPIES, Pace};
use std::cell::RefCell;
use std::rc::Rc;

/// Cells that are kept, of all pictures together. A cell takes four bytes.
const MOST_CELLS: usize = limits::GRID_CELLS + (8 << 20);

thread_local! {
    /// The one that was asked for last is the last.
    static KEPT: RefCell<Vec<Rc<RefCell<Kept>>>> = const { RefCell::new(Vec::new()) };
}

/// What a picture is of.
pub enum Source {
    /// A grid; its classes are those of the picture.
    Grid(Box<Chart>),
    /// Single heaps, which lie in rows. Pictures of the same heaps in other rows have the same chart.
    Heaps(Rc<HeapChart>, HeapRows),
}

struct Kept {
    source: Source,
    /// Absent until it is painted.
    look: Option<Look>,
    drawn: Drawn,
}

/// The chart that is wanted.
pub struct Wanted<'a> {
    pub game: &'a Game,
    pub chart: &'a AskedChart,
    pub budget: Budget,
}

impl Wanted<'_> {
    /// The chart, which is made where it is not kept.
    ///
    /// # Errors
    /// Those of the chart.
    pub async fn get(&self, pace: &Pace) -> Result<Shared, RequestError> {
        if let Some(kept) = self.kept() {
            return Ok(Shared(kept));
        }
        let source = self.make(pace).await?;
        pace.pause().await;
        Ok(Shared(self.keep(source)))
    }

    async fn make(&self, pace: &Pace) -> Result<Source, RequestError> {
        match self.chart {
            AskedChart::Grid(request, against) => {
                make_room(self.cells());
                let made = chart::in_slices(self.game, against.as_ref(), request, self.budget, pace).await?;
                Ok(Source::Grid(Box::new(made)))
            }
            AskedChart::Heaps(request, rows, others) => {
                let games: Vec<&Game> = [self.game].into_iter().chain(others).collect();
                if let Some(chart) = heaps_kept(|chart| chart.is_of(&games, request)) {
                    return Ok(Source::Heaps(chart, *rows));
                }
                make_room(self.cells());
                let made = heap_chart::in_slices(&games, request, self.budget, pace).await?;
                Ok(Source::Heaps(Rc::new(made), *rows))
            }
        }
    }

    /// How many cells it has.
    fn cells(&self) -> usize {
        match self.chart {
            AskedChart::Grid(request, _) => request.grid.cells(),
            AskedChart::Heaps(request, _, others) => request.length * (1 + others.len()),
        }
    }

    /// The chart, if it is kept: it is then the last to be given up.
    fn kept(&self) -> Option<Rc<RefCell<Kept>>> {
        KEPT.with_borrow_mut(|all| {
            let place = all.iter().position(|kept| self.is_of(&kept.borrow().source))?;
            let kept = all.remove(place);
            all.push(Rc::clone(&kept));
            Some(kept)
        })
    }

    /// Keeps the chart, unless another call has made the same meanwhile.
    fn keep(&self, source: Source) -> Rc<RefCell<Kept>> {
        self.kept().unwrap_or_else(|| {
            make_room(self.cells());
            let kept = Rc::new(RefCell::new(Kept::new(source)));
            KEPT.with_borrow_mut(|all| all.push(Rc::clone(&kept)));
            kept
        })
    }

    fn is_of(&self, source: &Source) -> bool {
        match (self.chart, source) {
            (AskedChart::Grid(request, against), Source::Grid(chart)) => {
                chart.is_of(self.game, against.as_ref(), request)
            }
            (AskedChart::Heaps(request, rows, others), Source::Heaps(chart, laid)) => {
                let games: Vec<&Game> = [self.game].into_iter().chain(others).collect();
                rows == laid && chart.is_of(&games, request)
            }
            _ => false,
        }
    }
}

/// The chart of single heaps that some picture has.
fn heaps_kept(is_wanted: impl Fn(&HeapChart) -> bool) -> Option<Rc<HeapChart>> {
    KEPT.with_borrow(|all| {
        all.iter().find_map(|kept| match &kept.borrow().source {
            Source::Heaps(chart, _) if is_wanted(chart) => Some(Rc::clone(chart)),
            _ => None,
        })
    })
}

/// A chart with its picture, which other calls may look at in between, and which is there as long as anybody has it.
pub struct Shared(Rc<RefCell<Kept>>);

impl Shared {
    /// Does something with the chart, whose classes are those of the picture.
    pub fn read<T>(&self, answer: impl FnOnce(&Source, &Drawn) -> T) -> T {
        let kept = self.0.borrow();
        answer(&kept.source, &kept.drawn)
    }

    /// Gives the picture its colours, so that all of it can be painted.
    pub async fn colour(&self, look: &Look, pace: &Pace) {
        self.0.borrow_mut().begin(look);
        while !self.0.borrow_mut().look_over(look) {
            pace.spend(CELLS as u64 / COPIES).await;
        }
    }

    /// The pixels of a window in these colours, as [`mexplorer_painter::Picture::paint`] has them.
    pub async fn paint(&self, look: &Look, frame: &Frame, pace: &Pace) -> Vec<u8> {
        self.colour(look, pace).await;
        in_bands(&frame.window, pace, |part| {
            let kept = &mut *self.0.borrow_mut();
            kept.begin(look);
            kept.drawn.paint(part, frame.row_height)
        })
        .await
    }
}

/// Cells that are looked over at once.
const CELLS: usize = 1 << 18;

impl Kept {
    fn new(mut source: Source) -> Self {
        let drawn = match &mut source {
            Source::Grid(chart) => Drawn::of_grid(chart),
            Source::Heaps(chart, rows) => Drawn::of_heaps(chart, *rows),
        };
        Kept { source, look: None, drawn }
    }

    /// Gives it its colours, if it has others.
    fn begin(&mut self, look: &Look) {
        if self.look.as_ref() != Some(look) {
            let largest = match &self.source {
                Source::Grid(chart) => chart.largest(),
                Source::Heaps(chart, _) => chart.largest().into(),
            };
            self.drawn.recolour(look.palette(largest));
            self.look = Some(look.clone());
        }
    }

    /// Looks over some more of the picture in these colours; answers whether that was all.
    fn look_over(&mut self, look: &Look) -> bool {
        // Where another call has taken it for other colours, both would begin anew at every turn: it is looked over at once.
        let is_taken = self.look.as_ref() != Some(look);
        self.begin(look);
        self.drawn.look_over(if is_taken { usize::MAX } else { CELLS })
    }
}

/// Gives up the charts that were asked for longest ago, until there is room for so many cells.
fn make_room(cells: usize) {
    KEPT.with_borrow_mut(|all| {
        let size = |kept: &Rc<RefCell<Kept>>| kept.borrow().drawn.cells();
        let mut excess = (all.iter().map(size).sum::<usize>() + cells).saturating_sub(MOST_CELLS);
        all.retain(|kept| {
            let is_kept = excess == 0;
            excess = excess.saturating_sub(size(kept));
            is_kept
        });
    });
}
