//! Which positions a grid holds, and how a request says so.

use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::input::{Field, Input};
use crate::limits;
use crate::numbers::{Token, index};
use crate::position::{Numbers, Position};
use crate::value_grid::Axis;

/// Which positions a grid holds: of the numbers that are its position, two are the row r and the column c, at their
/// [places](GridRequest::places), and the others are the fixed ones in their order. Where they are heaps in any order, the layer
/// l is one more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridRequest {
    /// How many rows there are.
    pub rows: usize,
    /// How many columns there are.
    pub columns: usize,
    /// How many layers there are, if a third heap is swept over.
    pub layers: Option<usize>,
    /// The numbers that are the same in every cell.
    pub fixed: Vec<Token>,
    /// The places of row and column among all numbers. For heaps in any order they make no difference.
    pub places: [usize; 2],
}

impl Default for GridRequest {
    fn default() -> Self {
        GridRequest { rows: 0, columns: 0, layers: None, fixed: Vec::new(), places: [0, 1] }
    }
}

/// How many numbers are swept over at most where they have an order.
const SWEPT_IN_ORDER: usize = 2;

impl GridRequest {
    /// Reads `{ rows, columns, layers?, fixed?, places? }` for a game.
    ///
    /// # Errors
    /// The first fault, naming its field; `no-heaps` when no two numbers are a position of the ruleset, or part of one.
    pub fn read(game: &Game, input: &Input) -> Result<Self, RequestError> {
        let root = Field::of_record("grid", input)?;
        let [rows, columns, layers, fixed, places] =
            root.record(["rows", "columns", "layers", "fixed", "places"])?;
        let side = |field: &Field, beside: usize| {
            let most = (limits::GRID_CELLS / beside.max(1)).min(limits::GRID_SIDE);
            Ok(index(field.integer(0, most as u64)?))
        };
        let mut request = GridRequest { rows: side(&rows, 1)?, ..Self::default() };
        request.columns = side(&columns, request.rows)?;
        if !layers.is_missing() {
            request.layers = Some(side(&layers, request.cells())?);
        }
        if !fixed.is_missing() {
            for number in fixed.items(limits::HEAPS)? {
                request.fixed.push(number.integer(0, limits::GRID_SIDE as u64)?);
            }
        }
        if !places.is_missing() {
            request.places = request.read_places(&places)?;
        }
        let numbers = game.ruleset.kind().numbers().filter(|numbers| numbers.most >= SWEPT_IN_ORDER);
        let none = || RequestError::new(ErrorCode::NoHeaps, "ruleset").got(game.card.id);
        request.check(numbers.ok_or_else(none)?)?;
        Ok(request)
    }

    /// Reads the places of row and column, two different ones.
    fn read_places(&self, field: &Field) -> Result<[usize; 2], RequestError> {
        let last = self.swept() + self.fixed.len() - 1;
        let places = field.items(2)?.map(|place| Ok(index(place.integer(0, last as u64)?)));
        match *places.collect::<Result<Vec<_>, RequestError>>()? {
            [row, column] if row == column => {
                Err(field.item(1, &Input::Missing).fault(ErrorCode::Repeated).got(column))
            }
            [row, column] => Ok([row, column]),
            ref few => Err(field.fault(ErrorCode::MissingValue).limit(2).got(few.len())),
        }
    }

    /// Makes sure that there are as many numbers as a position has.
    fn check(&self, Numbers { least, most, ordered }: Numbers) -> Result<(), RequestError> {
        let fault =
            |code, field, limit: usize, got| Err(RequestError::new(code, field).limit(limit as u64).got(got));
        if ordered && self.swept() > SWEPT_IN_ORDER {
            return fault(ErrorCode::TooMany, "layers", SWEPT_IN_ORDER, self.swept());
        }
        let counts = |number: &&Token| ordered || **number > 0;
        let count = self.swept() + self.fixed.iter().filter(counts).count();
        let too_many_in = if self.fixed.is_empty() { "layers" } else { "fixed" };
        match count {
            _ if count > most => fault(ErrorCode::TooMany, too_many_in, most, count),
            _ if count < least => fault(ErrorCode::MissingValue, "fixed", least, count),
            _ => Ok(()),
        }
    }

    /// How many numbers are swept over.
    fn swept(&self) -> usize {
        2 + usize::from(self.layers.is_some())
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        self.rows * self.columns * self.layers.unwrap_or(1)
    }

    /// The position of a cell.
    pub fn position(&self, game: &Game, cell: usize) -> Position {
        let [layer, row, column] = self.sizes(cell);
        let mut fixed = self.fixed.iter().copied();
        let number_at = |place| match place {
            _ if place == self.places[0] => row as Token,
            _ if place == self.places[1] => column as Token,
            _ => fixed.next().unwrap_or_default(),
        };
        let mut numbers: Vec<Token> = (0..self.fixed.len() + 2).map(number_at).collect();
        numbers.extend(self.layers.map(|_| layer as Token));
        let kind = game.ruleset.kind();
        Position::new(kind, kind.of_numbers(&numbers))
    }

    /// The heaps that are not always empty, the fixed ones first.
    pub(super) fn axes(&self) -> Vec<Axis> {
        let mut axes = Vec::with_capacity(self.fixed.len() + 3);
        for &heap in &self.fixed {
            axes.push(Axis::fixed(index(heap)));
        }
        axes.push(Axis::swept(self.layers.unwrap_or(1), self.rows * self.columns));
        axes.push(Axis::swept(self.rows, self.columns));
        axes.push(Axis::swept(self.columns, 1));
        axes.retain(|axis| axis.to != 1);
        axes
    }

    /// The numbers of a cell that are swept over: layer, row and column.
    pub(super) fn sizes(&self, cell: usize) -> [usize; 3] {
        let (rest, column) = (cell / self.columns, cell % self.columns);
        [rest / self.rows, rest % self.rows, column]
    }
}
