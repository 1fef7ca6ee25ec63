//! From JavaScript values to the solver's requests. Every check of what they hold is the solver's.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use js_sys::{Array, ArrayBuffer, Object, Reflect};
use mexplorer::analysis::{self, GridRequest, Scope};
use mexplorer::error::RequestError;
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::input::{Field, Input};
use mexplorer::limits;
use mexplorer::pace::Pace;
use mexplorer::position::{Extent, Position};
use mexplorer::theorem::Theorem;
use wasm_bindgen::{JsCast, JsValue};

/// How a request is to be carried out.
#[derive(Clone, Copy, Default)]
pub struct Options {
    /// How large a graph may grow.
    pub budget: Budget,
    /// Whether to send all moves of a large graph.
    pub all_moves: bool,
    /// Whether to explore so many positions at most, around the start.
    pub neighbourhood: Option<usize>,
}

/// How deep lists and records stand within one another in a game: its parameters, a sum's components, their parameters,
/// and the arrows of a graph.
const GAME_DEPTH: usize = 8;
/// The same of a position: a sum's components, and the ends of edges.
const POSITION_DEPTH: usize = 3;

/// The game of a request.
pub fn game(value: &JsValue) -> Result<Game, RequestError> {
    Game::read(&input(value, GAME_DEPTH))
}

/// The position of a request.
pub fn position(game: &Game, value: &JsValue) -> Result<Position, RequestError> {
    game.read_position(&Field::root("position", &input(value, POSITION_DEPTH)))
}

/// The positions of a request.
pub async fn positions(game: &Game, value: &JsValue, pace: &Pace) -> Result<Vec<Position>, RequestError> {
    let input = input(value, POSITION_DEPTH + 1);
    let positions = Field::root("positions", &input);
    let mut read = Vec::new();
    for field in positions.items(limits::EVALUATED)? {
        read.push(game.read_position(&field)?);
        pace.spend(8).await;
    }
    Ok(read)
}

/// The grid of a request.
pub fn grid(game: &Game, value: &JsValue) -> Result<GridRequest, RequestError> {
    GridRequest::read(game, &input(value, 2))
}

/// The length of the sequence of a request.
pub fn sequence_length(game: &Game, value: &JsValue) -> Result<usize, RequestError> {
    analysis::read_length(game, &input(value, 1))
}

/// The theorem of a request, and what it is to be compared on.
pub fn verification(
    game: &Game,
    theorem: &JsValue,
    scope: &JsValue,
) -> Result<(&'static dyn Theorem, Scope), RequestError> {
    let theorem = analysis::find_theorem(&Field::root("theorem", &input(theorem, 0)), game)?;
    Ok((theorem, Scope::read(game, &input(scope, POSITION_DEPTH + 1))?))
}

/// The extent of a census.
pub fn extent(value: &JsValue) -> Result<Extent, RequestError> {
    analysis::read_extent(&input(value, 1))
}

/// A text of a request.
pub fn text(name: &str, value: &JsValue) -> Result<String, RequestError> {
    Field::root(name, &input(value, 0)).text().map(str::to_string)
}

/// `{ budget?: { positions?, moves? }, allMoves?, neighbourhood? }`; a budget can lower the limits, not raise them.
pub fn options(value: &JsValue) -> Result<Options, RequestError> {
    let input = input(value, 2);
    let mut options = Options::default();
    let root = Field::root("options", &input);
    if root.is_missing() {
        return Ok(options);
    }
    let [budget, all_moves, neighbourhood] = root.record(["budget", "allMoves", "neighbourhood"])?;
    options.all_moves = all_moves.flag()?;
    if !neighbourhood.is_missing() {
        options.neighbourhood = Some(neighbourhood.integer(2, limits::DRAWN_POSITIONS as u64)? as usize);
    }
    if !budget.is_missing() {
        let [positions, moves] = budget.record(["positions", "moves"])?;
        if !positions.is_missing() {
            options.budget.positions = positions.integer(1, limits::POSITIONS as u64)? as usize;
        }
        if !moves.is_missing() {
            options.budget.moves = moves.integer(0, limits::MOVES as u64)? as usize;
        }
    }
    Ok(options)
}

/// Reads a value whose lists and records may stand within one another `depth` deep. Whatever is deeper, or too long for
/// any list of a request, is not looked into, so that no request can take long to refuse.
fn input(value: &JsValue, depth: usize) -> Input {
    if value.is_undefined() || value.is_null() {
        return Input::Missing;
    } else if let Some(boolean) = value.as_bool() {
        return Input::Boolean(boolean);
    } else if let Some(number) = value.as_f64() {
        return Input::Number(number);
    } else if let Some(text) = value.as_string() {
        return Input::Text(text);
    } else if !value.is_object() || value.is_function() {
        return Input::Other(value.js_typeof().as_string().unwrap_or_default());
    }
    let is_list = Array::is_array(value) || ArrayBuffer::is_view(value);
    let length = Reflect::get(value, &"length".into()).ok().and_then(|length| length.as_f64());
    match length.filter(|_| is_list) {
        _ if depth == 0 => Input::Other(if is_list { "list" } else { "record" }.to_string()),
        Some(length) if length > limits::EVALUATED as f64 => Input::LongList(length),
        Some(_) => Input::List(Array::from(value).iter().map(|item| input(&item, depth - 1)).collect()),
        None => {
            let entries = Object::entries(value.unchecked_ref());
            let pair = |entry: JsValue| {
                let entry: Array = entry.unchecked_into();
                (entry.get(0).as_string().unwrap_or_default(), input(&entry.get(1), depth - 1))
            };
            Input::Record(entries.iter().map(pair).collect())
        }
    }
}
