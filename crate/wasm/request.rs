//! From JSON to the solver's requests. Every check of what they hold is the solver's.

use crate::look::{Look, has_ink};
use crate::reading::{read, read_from, read_record};
use js_sys::{Iterator, JsString as Json};
use mexplorer::analysis::{
    self, Around, AskedFormula, ChartRequest, GridRequest, Opponent, Places, PuzzleRequest, Scope,
};
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::input::{Field, Input};
use mexplorer::limits;
use mexplorer::pace::Pace;
use mexplorer::position::{Extent, Position};
use mexplorer::theorem::Theorem;
use mexplorer::touch::Touched;
use mexplorer_painter::Window;
use mexplorer_wire::chart::CellRange;
use wasm_bindgen::JsCast;

/// How a request is to be carried out.
#[derive(Default)]
pub struct Options {
    /// How large a graph may grow.
    pub budget: Budget,
    /// Whether to send all moves of a large graph.
    pub all_moves: bool,
    /// Which part of a graph to explore, where not all of it is asked for.
    pub part: Option<AskedPart>,
    /// What the places of a graph follow from.
    pub places: Places,
}

/// A part of a graph that is asked for.
pub enum AskedPart {
    /// So many positions at most, around the start.
    Neighbourhood(usize),
    /// What is within some moves of a position.
    Around(AskedAround),
}

/// A position that only its game can read, and how many moves.
pub struct AskedAround {
    position: Input,
    moves: usize,
}

impl AskedAround {
    /// The same in its game.
    pub fn in_game(&self, game: &Game) -> Result<Around, RequestError> {
        let position = game.read_position(&Field::root(AROUND_POSITION, &self.position))?;
        Ok(Around { position, moves: self.moves })
    }
}

/// Where the position stands that a part of a graph is around.
const AROUND_POSITION: &str = "options.around.position";

/// A fault of exploring around that position, in its field where it cannot be reached.
pub fn in_around(fault: RequestError) -> RequestError {
    if fault.code == ErrorCode::UnknownPosition { fault.in_field(AROUND_POSITION) } else { fault }
}

/// The game of a request.
pub async fn game(value: &Json, pace: &Pace) -> Result<Game, RequestError> {
    Game::read_in_slices(&read_record("game", value)?, pace).await
}

/// The position of a request.
pub fn position(game: &Game, value: &Json) -> Result<Position, RequestError> {
    game.read_position(&Field::root("position", &read("position", value)?))
}

/// What a request says was touched.
pub fn touched(position: &Position, value: &Json) -> Result<Touched, RequestError> {
    analysis::read_touched(position, &read("touched", value)?)
}

/// How the solver is asked to play.
pub fn opponent(game: &Game, value: &Json) -> Result<Opponent, RequestError> {
    Opponent::read(game, &read("opponent", value)?)
}

/// Which puzzle is asked for.
pub fn asked(value: &Json) -> Result<PuzzleRequest, RequestError> {
    PuzzleRequest::read(&read("asked", value)?)
}

/// The positions of a request: how many there are, or what is no list, and some of them after others.
///
/// # Errors
/// `wrong-type`, or `too-many` when there are more than a request may have; else the first fault, naming its place in the
/// list.
pub async fn positions(
    game: &Game,
    length: &Json,
    parts: &Iterator,
    pace: &Pace,
) -> Result<Vec<Position>, RequestError> {
    let input = read("positions", length)?;
    let field = Field::root("positions", &input);
    let count = match input {
        Input::LongList(length) if length <= limits::EVALUATED as f64 => length as usize,
        _ => return Err(field.items(limits::EVALUATED).err().unwrap_or_else(|| field.wrong_type())),
    };
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        let Some(json) = parts.next().ok().and_then(|part| part.value().dyn_into().ok()) else { break };
        let Input::List(part) = read_from(&field, positions.len(), &json)? else { break };
        for input in &part {
            positions.push(game.read_position(&field.item(positions.len(), input))?);
        }
        pace.spend(READ * u64::from(json.length())).await;
    }
    Ok(positions)
}

/// What it costs to read a character, and to bring what was read into its order.
const READ: u64 = 4;

/// The grid of a request.
pub fn grid(game: &Game, value: &Json) -> Result<GridRequest, RequestError> {
    GridRequest::read(game, &read_record("grid", value)?)
}

/// What a picture of a request shows, and in which colours, where there are any.
pub struct Shown {
    pub request: ChartRequest,
    /// What it is compared with.
    pub against: Option<Game>,
    pub look: Option<Look>,
}

/// What a chart of a request shows, `{ value, mover?, against?, colours?, scale? }` of a grid.
pub async fn chart(game: &Game, grid: &Json, shown: &Json, pace: &Pace) -> Result<Shown, RequestError> {
    let asked = self::grid(game, grid)?;
    let input = read_record("shown", shown)?;
    let root = Field::of_record("shown", &input)?;
    let [value, mover, against, colours, scale] =
        root.record(["value", "mover", "against", "colours", "scale"])?;
    let request = ChartRequest::read(game, asked, &value, &mover)?;
    let against = if against.is_missing() { None } else { Some(self::against(&against, grid, pace).await?) };
    let has_ink = has_ink(request.told, against.is_some());
    let look = if colours.is_missing() { None } else { Some(Look::read(&colours, &scale, has_ink)?) };
    Ok(Shown { request, against, look })
}

/// The game that a grid is compared with.
async fn against(against: &Field<'_>, cells: &Json, pace: &Pace) -> Result<Game, RequestError> {
    let within = |fault: RequestError| {
        let path = match fault.field.as_str() {
            "game" => "against".to_owned(),
            field => format!("against.{field}"),
        };
        fault.in_field(&path)
    };
    let other = Game::read_in_slices(against.input(), pace).await.map_err(within)?;
    grid(&other, cells).map_err(within)?;
    Ok(other)
}

/// Cells that are told of at once, and those whose positions are.
const CELLS: usize = 1_000_000;
const LABELS: usize = 10_000;

/// Some cells of a request, `{ row, column, rows, columns, labels? }`.
pub fn cells(value: &Json) -> Result<CellRange, RequestError> {
    let input = read_record("cells", value)?;
    let root = Field::of_record("cells", &input)?;
    let [row, column, rows, columns, labels] = root.record(["row", "column", "rows", "columns", "labels"])?;
    let number = |field: &Field, most: usize| Ok(field.integer(0, most as u64)? as usize);
    let (row, column) = (number(&row, limits::GRID_SIDE)?, number(&column, limits::GRID_SIDE)?);
    let has_labels = labels.flag()?;
    let rows = number(&rows, limits::GRID_SIDE)?;
    let most = if has_labels { LABELS } else { CELLS } / rows.max(1);
    Ok(CellRange { row, column, rows, columns: number(&columns, most.min(limits::GRID_SIDE))?, has_labels })
}

/// The window of a request, `{ cells, pixels, left, top, width, height }`.
pub fn window(value: &Json) -> Result<Window, RequestError> {
    /// A picture has fewer pixels from one side to the other where its scale is no finer than this.
    const FAR: u64 = 1 << 24;
    /// The same of the corner of a window.
    const FARTHEST: u64 = 1 << 30;
    /// So large a window is a whole screen.
    const SIDE: u64 = 4096;
    let input = read_record("window", value)?;
    let root = Field::of_record("window", &input)?;
    let [cells, pixels, left, top, width, height] =
        root.record(["cells", "pixels", "left", "top", "width", "height"])?;
    let scale = cells.integer(1, FAR)? as f64 / pixels.integer(1, FAR)? as f64;
    let [left, top] = [left.integer(0, FARTHEST)? as usize, top.integer(0, FARTHEST)? as usize];
    let [width, height] = [width.integer(0, SIDE)? as usize, height.integer(0, SIDE)? as usize];
    Ok(Window { scale, left, top, width, height })
}

/// The length of the sequence of a request.
pub fn sequence_length(game: &Game, value: &Json) -> Result<usize, RequestError> {
    analysis::read_length(game, &read_record("sequence", value)?)
}

/// How many heaps are asked about for their genera.
pub fn genus_length(game: &Game, value: &Json) -> Result<usize, RequestError> {
    analysis::read_genus_length(game, &read_record("heaps", value)?)
}

/// What is to be compared with search.
pub enum Claim {
    /// What a theorem says.
    Theorem(&'static dyn Theorem),
    /// What a formula says.
    Formula(AskedFormula),
}

/// The id of a theorem, or `{ formula }`.
pub fn claim(game: &Game, theorem: &Json) -> Result<Claim, RequestError> {
    let input = read("theorem", theorem)?;
    let theorem = Field::root("theorem", &input);
    match input {
        Input::Record(_) => AskedFormula::read(&theorem, game).map(Claim::Formula),
        _ => analysis::find_theorem(&theorem, game).map(Claim::Theorem),
    }
}

/// What a theorem is to be compared on.
pub fn scope(game: &Game, scope: &Json) -> Result<Scope, RequestError> {
    let scope = Scope::read(game, &read_record("scope", scope)?)?;
    if let analysis::Positions::From(start) = &scope.positions {
        game.check_start(start).map_err(|fault| fault.in_field("from"))?;
    }
    Ok(scope)
}

/// What a formula is to be compared on, and how many counterexamples are kept.
pub fn formula_scope(game: &Game, value: &Json) -> Result<(Extent, usize), RequestError> {
    Scope::of_formula(game, &read_record("scope", value)?)
}

/// The extent of a census.
pub fn extent(game: &Game, value: &Json) -> Result<Extent, RequestError> {
    analysis::read_extent(game, &read_record("scope", value)?)
}

/// A notation of a request.
pub fn notation(value: &Json) -> Result<String, RequestError> {
    let input = read("notation", value)?;
    Field::root("notation", &input).text_of(limits::FILE_LENGTH).map(str::to_string)
}

/// `{ budget?: { positions?, moves? }, allMoves?, neighbourhood?, around?: { position, moves }, places? }`; a budget may be
/// raised beyond the limits that hold without one. What hears of progress and what cancels stay on the other side.
pub fn options(value: &Json) -> Result<Options, RequestError> {
    let input = read("options", value)?;
    let mut options = Options::default();
    let root = Field::root("options", &input);
    if root.is_missing() {
        return Ok(options);
    }
    let [budget, all_moves, neighbourhood, places, around, ..] =
        root.record(["budget", "allMoves", "neighbourhood", "places", "around", "onProgress", "signal"])?;
    options.all_moves = all_moves.flag()?;
    if !neighbourhood.is_missing() {
        let most = neighbourhood.integer(2, limits::DRAWN_POSITIONS as u64)? as usize;
        options.part = Some(AskedPart::Neighbourhood(most));
    }
    if !around.is_missing() {
        let [position, moves] = around.record(["position", "moves"])?;
        let moves = moves.integer(1, limits::AROUND_MOVES as u64)? as usize;
        options.part = Some(AskedPart::Around(AskedAround { position: position.input().clone(), moves }));
    }
    if !places.is_missing() {
        let word = places.text()?;
        let known = Places::ALL.iter().copied().find(|known| known.as_str() == word);
        options.places = known.ok_or_else(|| places.fault(ErrorCode::UnknownChoice).got(word))?;
    }
    if !budget.is_missing() {
        let [positions, moves] = budget.record(["positions", "moves"])?;
        if !positions.is_missing() {
            options.budget.positions = positions.integer(1, limits::MOST_POSITIONS as u64)? as usize;
        }
        if !moves.is_missing() {
            options.budget.moves = moves.integer(0, limits::MOST_MOVES as u64)? as usize;
        }
    }
    Ok(options)
}
