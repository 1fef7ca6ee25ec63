//! The pictures that were painted last: whoever looks at one asks for many parts of it.

use crate::bands::in_bands;
use crate::look::Look;
use mexplorer::analysis::{Chart, ChartRequest, chart};
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::limits;
use mexplorer::pace::{COPIES, Pace};
use mexplorer_painter::{Palette, Picture, Window};
use std::cell::RefCell;
use std::rc::Rc;

/// Cells that are kept, of all pictures together. A cell takes four bytes.
const MOST_CELLS: usize = limits::GRID_CELLS + (8 << 20);

thread_local! {
    /// The one that was asked for last is the last.
    static KEPT: RefCell<Vec<Rc<RefCell<Kept>>>> = const { RefCell::new(Vec::new()) };
}

struct Kept {
    /// Its classes are those of the picture.
    chart: Chart,
    /// Absent until it is painted.
    look: Option<Look>,
    picture: Picture,
}

/// The chart that is wanted.
pub struct Wanted<'a> {
    pub game: &'a Game,
    /// What it is compared with.
    pub against: Option<Game>,
    pub request: ChartRequest,
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
        let Wanted { game, against, request, budget } = self;
        make_room(request.grid.cells());
        let made = chart::in_slices(game, against.as_ref(), request, *budget, pace).await?;
        pace.pause().await;
        Ok(Shared(self.keep(made)))
    }

    /// The chart, if it is kept: it is then the last to be given up.
    fn kept(&self) -> Option<Rc<RefCell<Kept>>> {
        let is_wanted = |chart: &Chart| chart.is_of(self.game, self.against.as_ref(), &self.request);
        KEPT.with_borrow_mut(|all| {
            let place = all.iter().position(|kept| is_wanted(&kept.borrow().chart))?;
            let kept = all.remove(place);
            all.push(Rc::clone(&kept));
            Some(kept)
        })
    }

    /// Keeps the chart, unless another call has made the same meanwhile.
    fn keep(&self, chart: Chart) -> Rc<RefCell<Kept>> {
        self.kept().unwrap_or_else(|| {
            make_room(self.request.grid.cells());
            let kept = Rc::new(RefCell::new(Kept::new(chart)));
            KEPT.with_borrow_mut(|all| all.push(Rc::clone(&kept)));
            kept
        })
    }
}

/// A chart with its picture, which other calls may look at in between, and which is there as long as anybody has it.
pub struct Shared(Rc<RefCell<Kept>>);

impl Shared {
    /// Does something with the chart, whose classes are those of the picture.
    pub fn read<T>(&self, answer: impl FnOnce(&Chart, &Picture) -> T) -> T {
        let kept = self.0.borrow();
        answer(&kept.chart, &kept.picture)
    }

    /// Gives the picture its colours, so that all of it can be painted.
    pub async fn colour(&self, look: &Look, pace: &Pace) {
        self.0.borrow_mut().begin(look);
        while !self.0.borrow_mut().look_over(look) {
            pace.spend(CELLS as u64 / COPIES).await;
        }
    }

    /// The pixels of a window in these colours, as [`Picture::paint`] has them.
    pub async fn paint(&self, look: &Look, window: &Window, pace: &Pace) -> Vec<u8> {
        self.colour(look, pace).await;
        in_bands(window, pace, |part| {
            let kept = &mut *self.0.borrow_mut();
            kept.begin(look);
            kept.picture.paint(part)
        })
        .await
    }
}

/// Cells that are looked over at once.
const CELLS: usize = 1 << 18;

impl Kept {
    fn new(mut chart: Chart) -> Self {
        let classes = std::mem::take(&mut chart.classes);
        // Until somebody asks for colours.
        let palette = Palette::plain(&[[0; 3]]);
        let picture = Picture::new(chart.request.grid.columns, classes, palette);
        Kept { chart, look: None, picture }
    }

    /// Gives it its colours, if it has others.
    fn begin(&mut self, look: &Look) {
        if self.look.as_ref() != Some(look) {
            self.picture.recolour(look.palette(self.chart.largest()));
            self.look = Some(look.clone());
        }
    }

    /// Looks over some more of the picture in these colours; answers whether that was all.
    fn look_over(&mut self, look: &Look) -> bool {
        // Where another call has taken it for other colours, both would begin anew at every turn: it is looked over at once.
        let is_taken = self.look.as_ref() != Some(look);
        self.begin(look);
        let cells = if is_taken { usize::MAX } else { CELLS };
        self.picture.look_over((cells / self.picture.columns().max(1)).max(1))
    }
}

/// Gives up the charts that were asked for longest ago, until there is room for so many cells.
fn make_room(cells: usize) {
    KEPT.with_borrow_mut(|all| {
        let size = |kept: &Rc<RefCell<Kept>>| kept.borrow().picture.classes().len();
        let mut excess = (all.iter().map(size).sum::<usize>() + cells).saturating_sub(MOST_CELLS);
        all.retain(|kept| {
            let is_kept = excess == 0;
            excess = excess.saturating_sub(size(kept));
            is_kept
        });
    });
}
