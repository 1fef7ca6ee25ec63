//! The pictures that were painted last: whoever looks at one asks for many parts of it.

use mexplorer::analysis::chart::{self, Chart, ChartRequest, Told};
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::input::{Field, Input};
use mexplorer::limits;
use mexplorer::pace::{COPIES, Pace};
use mexplorer_painter::{Palette, Picture, Rgb, Window};
use std::cell::RefCell;

/// Cells that are kept, of all pictures together. A cell takes four bytes.
const MOST_CELLS: usize = limits::GRID_CELLS + (8 << 20);

thread_local! {
    /// The one that was asked for last is the last.
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

struct Kept {
    /// Its classes are those of the picture.
    chart: Chart,
    look: Look,
    picture: Picture,
}

/// In which colours a chart is painted.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    colours: Vec<Rgb>,
    /// What larger classes than there are colours for are spread over.
    scale: Vec<Rgb>,
    has_ink: bool,
}

/// The most colours that a look names.
const COLOURS: usize = 256;

impl Look {
    /// Reads `colours`, and `scale?`.
    pub fn read(colours: &Field, scale: &Field, has_ink: bool) -> Result<Self, RequestError> {
        let look = Look { colours: read_colours(colours)?, scale: read_colours(scale)?, has_ink };
        let missing = || colours.fault(ErrorCode::MissingValue);
        if look.colours.len() < 2 { Err(missing()) } else { Ok(look) }
    }

    /// The colours of classes up to the largest.
    fn palette(&self, largest: usize) -> Palette {
        let [ink, others @ ..] = self.colours.as_slice() else { unreachable!("it has two colours at least") };
        if !self.has_ink {
            Palette::plain(&self.colours)
        } else if largest > others.len() && !self.scale.is_empty() {
            // A slider from one grid to the next is not to change all colours at every step.
            Palette::scale(*ink, &self.scale, (largest + 1).next_power_of_two() - 1)
        } else {
            Palette::new(*ink, others)
        }
    }
}

/// Colours such as `#88ccee`.
fn read_colours(field: &Field) -> Result<Vec<Rgb>, RequestError> {
    let mut colours = Vec::new();
    if field.is_missing() {
        return Ok(colours);
    }
    for colour in field.items(COLOURS)? {
        let text = colour.text()?;
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let number = number.ok_or_else(|| colour.fault(ErrorCode::UnknownChoice).got(text))?;
        let [_, rgb @ ..] = number.to_be_bytes();
        colours.push(rgb);
    }
    Ok(colours)
}

/// Reads a window, `{ cells, pixels, left, top, width, height }`.
pub fn read_window(input: &Input) -> Result<Window, RequestError> {
    /// A picture has fewer pixels from one side to the other.
    const FAR: u64 = 1 << 24;
    /// So large a window is a whole screen, and takes a tenth of a second.
    const SIDE: u64 = 4096;
    let root = Field::of_record("window", input)?;
    let [cells, pixels, left, top, width, height] =
        root.record(["cells", "pixels", "left", "top", "width", "height"])?;
    let scale = cells.integer(1, FAR)? as f64 / pixels.integer(1, FAR)? as f64;
    let [left, top] = [left.integer(0, FAR)? as usize, top.integer(0, FAR)? as usize];
    let [width, height] = [width.integer(0, SIDE)? as usize, height.integer(0, SIDE)? as usize];
    Ok(Window { scale, left, top, width, height })
}

/// The chart that is wanted.
pub struct Wanted<'a> {
    pub game: &'a Game,
    pub against: Option<&'a Game>,
    pub request: ChartRequest,
    pub budget: Budget,
}

impl Wanted<'_> {
    /// Does something with the chart, which is made where it is not kept; and with its picture where there is a look for it.
    ///
    /// # Errors
    /// Those of the chart.
    pub async fn with<T>(
        &self,
        look: Option<&Look>,
        pace: &Pace,
        answer: impl FnOnce(&Chart, &mut Picture) -> T,
    ) -> Result<T, RequestError> {
        if !self.is_kept() {
            make_room(self.request.grid.cells());
            let chart = chart::in_slices(self.game, self.against, &self.request, self.budget, pace).await?;
            pace.pause().await;
            keep(chart);
        }
        if let Some(look) = look {
            while !self.on(|kept| kept.look_over(look)).unwrap_or(true) {
                pace.spend((ROWS * self.request.grid.columns) as u64 / COPIES).await;
            }
        }
        let found = self.on(|kept| answer(&kept.chart, &mut kept.picture));
        found.ok_or_else(|| RequestError::new(ErrorCode::Cancelled, ""))
    }

    fn is_kept(&self) -> bool {
        KEPT.with_borrow_mut(|all| {
            let place = all.iter().position(|kept| self.is_of(&kept.chart));
            let kept = place.map(|place| all.remove(place));
            let is_there = kept.is_some();
            all.extend(kept);
            is_there
        })
    }

    /// Does something with the chart, unless another one has taken its room meanwhile.
    fn on<T>(&self, deed: impl FnOnce(&mut Kept) -> T) -> Option<T> {
        KEPT.with_borrow_mut(|all| all.iter_mut().rev().find(|kept| self.is_of(&kept.chart)).map(deed))
    }

    fn is_of(&self, chart: &Chart) -> bool {
        chart.is_of(self.game, self.against, &self.request)
    }
}

/// Rows that are looked over at once.
const ROWS: usize = 64;

impl Kept {
    /// Looks over some more of the picture in these colours; answers whether that was all.
    fn look_over(&mut self, look: &Look) -> bool {
        if self.look != *look {
            self.picture.recolour(look.palette(self.chart.largest()));
            self.look = look.clone();
        }
        self.picture.look_over(ROWS)
    }
}

/// Gives up the charts that were asked for longest ago, until there is room for so many cells.
fn make_room(cells: usize) {
    KEPT.with_borrow_mut(|all| {
        let sizes = all.iter().map(|kept| kept.picture.classes().len());
        let mut excess = (sizes.sum::<usize>() + cells).saturating_sub(MOST_CELLS);
        all.retain(|kept| {
            let is_kept = excess == 0;
            excess = excess.saturating_sub(kept.picture.classes().len());
            is_kept
        });
    });
}

fn keep(mut chart: Chart) {
    let classes = std::mem::take(&mut chart.classes);
    let colours = vec![[0; 3]; 2];
    let look = Look { colours, scale: Vec::new(), has_ink: false };
    let columns = chart.request.grid.columns;
    let picture = Picture::new(columns, classes, look.palette(0));
    KEPT.with_borrow_mut(|all| all.push(Kept { chart, look, picture }));
}

/// Whether class 0 of what is told is lit, which is that of P-positions, or of a difference.
pub fn has_ink(told: Told, is_compared: bool) -> bool {
    is_compared || matches!(told, Told::Outcome | Told::Grundy)
}
