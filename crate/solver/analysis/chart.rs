//! One number for each cell of a grid, for pictures of it: a value, or whether two games differ there.

use super::grid::{self, CellValue, GridRequest};
use super::searched::Subject;
use crate::analysis::Method;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::input::Field;
use crate::numbers::index;
use crate::pace::{COPIES, Pace, at_once};
use crate::words::words;

words! {
    /// What is told of each cell.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Told {
        /// With two players, who wins: 0 = P, 1 = N.
        Outcome = "outcome",
        /// Under normal play the Grundy value.
        Grundy = "grundy",
        /// In an alliance with the standard matrix, how many turns after the player to move the winner comes.
        GameValue = "gameValue",
        /// The same as how many moves a shortest way to a level position has.
        Distance = "distance",
        /// In an alliance, who wins when some player is to move.
        Winner = "winner",
    }
}

/// What a chart shows of a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartRequest {
    /// The cells.
    pub grid: GridRequest,
    /// What is told of each.
    pub told: Told,
    /// Of winners: who is to move.
    pub mover: usize,
}

/// The class of cells in which two games differ; in the others it is one more than what both have there.
pub const DIFFERENT: u16 = 0;

impl ChartRequest {
    /// Reads what is told, `value` and `mover?`, of a grid of a game.
    ///
    /// # Errors
    /// The first fault, naming its field: `unknown-choice` where the convention does not define it, `out-of-range` where there is
    /// no such mover, `unknown-key` where the grid has layers.
    pub fn read(game: &Game, grid: GridRequest, value: &Field, mover: &Field) -> Result<Self, RequestError> {
        let (told, mover) = Told::read(game, value, mover)?;
        if grid.layers.is_some() {
            return Err(RequestError::new(ErrorCode::UnknownKey, "layers").got("layers"));
        }
        Ok(ChartRequest { grid, told, mover })
    }
}

impl Told {
    /// Reads what is told of a game, and who is to move.
    fn read(game: &Game, value: &Field, mover: &Field) -> Result<(Self, usize), RequestError> {
        let word = value.text()?;
        let told = Told::ALL.iter().copied().find(|told| told.as_str() == word);
        let told = told.filter(|told| told.is_defined(game));
        let told = told.ok_or_else(|| value.fault(ErrorCode::UnknownChoice).got(word))?;
        let players = game.convention.players();
        let mover = if mover.is_missing() { 0 } else { index(mover.integer(0, players as u64 - 1)?) };
        Ok((told, mover))
    }

    /// Whether the convention defines it.
    pub fn is_defined(self, game: &Game) -> bool {
        let alliance = game.convention.alliance();
        match self {
            Told::Outcome => game.convention.terminal_outcome().is_some(),
            Told::Grundy => game.convention.is_normal(),
            Told::GameValue | Told::Distance => alliance.is_some_and(|alliance| alliance.is_standard()),
            Told::Winner => alliance.is_some(),
        }
    }
}

/// A number for each cell of a grid.
#[derive(Clone, Debug)]
pub struct Chart {
    /// What it is of.
    pub game: Subject,
    /// What that is compared with.
    pub against: Option<Subject>,
    /// What is shown of it.
    pub request: ChartRequest,
    /// How the values were found.
    pub method: Method,
    /// The class of each cell, row by row: its value, or whether two games differ there.
    pub classes: Vec<u16>,
    /// How many cells each class has, up to the largest.
    pub counts: Vec<u32>,
}

/// The chart of a game, at once.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::{ChartRequest, GridRequest, Told, chart};
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, _) = Game::parse("nim()", PlayConvention::Normal)?;
/// let grid = GridRequest { rows: 2, columns: 3, ..GridRequest::default() };
/// let request = ChartRequest { grid, told: Told::Grundy, mover: 0 };
/// let chart = chart(&game, None, &request, Default::default())?;
/// assert_eq!(chart.classes, [0, 1, 2, 1, 0, 3]);
/// assert_eq!(chart.counts, [2, 2, 1, 1]);
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn chart(
    game: &Game,
    against: Option<&Game>,
    request: &ChartRequest,
    budget: Budget,
) -> Result<Chart, RequestError> {
    at_once(async |pace| in_slices(game, against, request, budget, pace).await)
}

/// The chart of a game, or of where it differs from another.
///
/// # Errors
/// Those of a grid; `unknown-choice` where the other game does not define what is told.
pub async fn in_slices(
    game: &Game,
    against: Option<&Game>,
    request: &ChartRequest,
    budget: Budget,
    pace: &Pace,
) -> Result<Chart, RequestError> {
    let (mut classes, method) = classes(game, request, budget, pace).await?;
    if let Some(other) = against {
        if !request.told.is_defined(other) {
            let fault = RequestError::new(ErrorCode::UnknownChoice, "value");
            return Err(fault.got(request.told.as_str()));
        }
        let (others, _) = self::classes(other, request, budget, pace).await?;
        for (some, others) in classes.chunks_mut(CELLS).zip(others.chunks(CELLS)) {
            for (class, other) in some.iter_mut().zip(others) {
                *class = if *class == *other { *class + 1 } else { DIFFERENT };
            }
            pace.spend(some.len() as u64 / COPIES).await;
        }
    }
    let mut counts = vec![0; 1 + usize::from(classes.iter().copied().max().unwrap_or(0))];
    for some in classes.chunks(CELLS) {
        some.iter().for_each(|class| counts[usize::from(*class)] += 1);
        pace.spend(some.len() as u64 / COPIES).await;
    }
    let (game, against) = (Subject::of(game), against.map(Subject::of));
    Ok(Chart { game, against, request: request.clone(), method, classes, counts })
}

/// Cells that are gone through between two looks at the pace.
const CELLS: usize = 1 << 16;

async fn classes(
    game: &Game,
    request: &ChartRequest,
    budget: Budget,
    pace: &Pace,
) -> Result<(Vec<u16>, Method), RequestError> {
    let ChartRequest { grid, told, mover } = request;
    let found = grid::in_slices(game, grid, budget, pace).await?;
    let method = found.method;
    let kind = match told {
        Told::Grundy => None,
        Told::Outcome => Some(CellValue::Outcome),
        Told::Winner if found.width(CellValue::Winners) > 0 => Some(CellValue::Winners),
        Told::Winner | Told::GameValue | Told::Distance => Some(CellValue::GameValue),
    };
    // With the standard matrix all follows from the turns until the winner comes: who wins is so many after the mover, and a
    // level position is one move farther.
    let later = match told {
        Told::Winner if kind == Some(CellValue::GameValue) => *mover,
        Told::Distance => 1,
        _ => 0,
    };
    let mut classes = found.into_classes(kind, *mover, pace).await;
    if later > 0 {
        let players = game.convention.players();
        let moved: Vec<u16> = (0..).take(players).cycle().skip(later).take(players).collect();
        for some in classes.chunks_mut(CELLS) {
            some.iter_mut().for_each(|class| *class = moved[usize::from(*class)]);
            pace.spend(some.len() as u64 / COPIES).await;
        }
    }
    Ok((classes, method))
}

impl Chart {
    /// The largest class that a cell has.
    pub fn largest(&self) -> usize {
        self.counts.len() - 1
    }

    /// Whether this is the chart of a game, or of where it differs from another.
    pub fn is_of(&self, game: &Game, against: Option<&Game>, request: &ChartRequest) -> bool {
        self.request == *request && self.game == Subject::of(game) && self.against == against.map(Subject::of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::PlayConvention;

    fn game(notation: &str, convention: PlayConvention) -> Game {
        Game::parse(notation, convention).expect("it is a game").0
    }

    fn request(told: Told, side: usize) -> ChartRequest {
        let grid = GridRequest { rows: side, columns: side, ..GridRequest::default() };
        ChartRequest { grid, told, mover: 0 }
    }

    #[test]
    fn two_games_differ_where_their_values_do() {
        let (normal, misere) = (game("nim()", PlayConvention::Normal), game("nim()", PlayConvention::Misere));
        let request = request(Told::Outcome, 5);
        let [one, other] =
            [&normal, &misere].map(|game| chart(game, None, &request, Budget::default()).unwrap());
        let both = chart(&normal, Some(&misere), &request, Budget::default()).unwrap();
        // Heaps of at most one stone are all that misère play changes.
        for (cell, class) in both.classes.iter().enumerate() {
            let differs = one.classes[cell] != other.classes[cell];
            assert_eq!(differs, cell / 5 < 2 && cell % 5 < 2, "{cell}");
            assert_eq!(*class, if differs { DIFFERENT } else { one.classes[cell] + 1 });
        }
        assert_eq!(both.counts, [4, 3, 18]);
        assert!(both.is_of(&normal, Some(&misere), &request) && !both.is_of(&normal, None, &request));
    }
}
