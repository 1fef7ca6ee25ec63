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
        let digits = text
            .strip_prefix('#')
            .filter(|digits| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
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
        let kept = match self.kept() {
            Some(kept) => kept,
            None => {
                make_room(self.request.grid.cells());
                let chart =
                    chart::in_slices(self.game, self.against, &self.request, self.budget, pace).await?;
                pace.pause().await;
                self.keep(chart)
            }
        };
        // Another call may give it up meanwhile, which is this one's still.
        if let Some(look) = look {
            kept.borrow_mut().begin(look);
            while !kept.borrow_mut().look_over(look) {
                pace.spend((ROWS * self.request.grid.columns) as u64 / COPIES).await;
            }
        }
        let Kept { chart, picture, .. } = &mut *kept.borrow_mut();
        Ok(answer(chart, picture))
    }

    /// The chart, if it is kept: it is then the last to be given up.
    fn kept(&self) -> Option<Rc<RefCell<Kept>>> {
        KEPT.with_borrow_mut(|all| {
            let place = all.iter().position(|kept| self.is_of(&kept.borrow().chart))?;
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

    fn is_of(&self, chart: &Chart) -> bool {
        chart.is_of(self.game, self.against, &self.request)
    }
}

/// Rows that are looked over at once.
const ROWS: usize = 64;

impl Kept {
    fn new(mut chart: Chart) -> Self {
        let classes = std::mem::take(&mut chart.classes);
        let picture = Picture::new(chart.request.grid.columns, classes, Palette::plain(&[[0; 3]]));
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
        self.picture.look_over(if is_taken { usize::MAX } else { ROWS })
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

/// Whether class 0 of what is told is lit, which is that of P-positions, or of a difference.
pub fn has_ink(told: Told, is_compared: bool) -> bool {
    is_compared || matches!(told, Told::Outcome | Told::Grundy)
}
