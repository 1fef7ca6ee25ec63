//! The moves that fit a gesture on a board: those that change what it touches as is said; or why none does.

use super::runs_of_moves::RunsOfMoves;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::input::{Field, Input};
use crate::limits;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, SEPARATOR, index};
use crate::pace::{Pace, at_once};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::ruleset::EachMove;
use crate::touch::{Parts, Touch, Touched};

/// The legal moves that fit touches.
#[derive(Clone, Debug)]
pub struct Fit {
    /// How many there are. Unknown when there are more than are listed and nobody can count them.
    pub count: Option<u64>,
    /// The first [`limits::LISTED_OPTIONS`] of them in the ruleset's order, those first that change nothing but what is touched.
    pub moves: Vec<Move>,
    /// Why there is none; present when there is none, and only then.
    pub refusal: Option<Refusal>,
}

/// Reads a list of `{ place, to? }`.
///
/// # Errors
/// The first fault, naming `touched[…].place` or `touched[…].to[…]`; `repeated` for a place that has been named before, and
/// `no-token` for one where the components of a sum meet.
pub fn read_touched(position: &Position, input: &Input) -> Result<Touched, RequestError> {
    let tokens = position.tokens();
    let list = Field::root("touched", input);
    let mut touches: Vec<Touch> = Vec::new();
    for item in list.items(tokens.len())? {
        let [place, to] = item.record(["place", "to"])?;
        let at = index(place.integer(0, tokens.len() as u64 - 1)?);
        if tokens[at] == SEPARATOR {
            return Err(place.fault(ErrorCode::NoToken).got(at));
        }
        if touches.iter().any(|touch| touch.place == at) {
            return Err(place.fault(ErrorCode::Repeated).got(at));
        }
        let to = if to.is_missing() { None } else { Some(read_parts(&to)?) };
        touches.push(Touch { place: at, to });
    }
    Ok(Touched::new(touches))
}

/// Reads a list of sizes, of which those that are absent are any.
fn read_parts(field: &Field) -> Result<Parts, RequestError> {
    let mut sizes = Vec::new();
    for item in field.items(limits::HEAPS)? {
        sizes.push(if item.is_missing() { None } else { Some(item.integer(0, LARGEST_TOKEN)?) });
    }
    Ok(Parts::new(sizes))
}

/// Finds the moves that fit, at once.
///
/// # Panics
/// Where a touch is of a place that the position does not have; [`read_touched`] makes sure that none is.
///
/// ```
/// use mexplorer::analysis::fit;
/// use mexplorer::touch::{Parts, Touch, Touched};
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, position) = Game::parse("bash[m=3](1000000000000)", PlayConvention::Normal)?;
/// let left = |stones| Touched::new(vec![Touch { place: 0, to: Some(Parts::new([Some(stones)])) }]);
/// assert_eq!(fit(&game, &position, &left(999_999_999_998)).count, Some(1));
/// assert_eq!(fit(&game, &position, &left(5)).refusal.unwrap().key, "most");
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn fit(game: &Game, position: &Position, touched: &Touched) -> Fit {
    at_once(async |pace| in_slices(game, position, touched, pace).await)
}

/// Finds the moves that fit. Of rulesets that do not tell them apart, so many moves at most are looked at as for an
/// explanation.
pub async fn in_slices(game: &Game, position: &Position, touched: &Touched, pace: &Pace) -> Fit {
    let alone = touched.clone().alone();
    let in_turn = [(&alone, None), (touched, Some(&alone))];
    // Where nothing is touched, no move changes that alone.
    let passed_over = usize::from(touched.touches().is_empty());
    let (mut moves, mut are_all) = (Vec::new(), true);
    for (touched, before) in in_turn.into_iter().skip(passed_over) {
        are_all = are_all && add_fitting(game, position, touched, before, &mut moves, pace).await;
    }
    are_all &= moves.len() <= limits::LISTED_OPTIONS;
    let count = if are_all { Some(moves.len() as u64) } else { counted(game, position, touched) };
    moves.truncate(limits::LISTED_OPTIONS);
    let refusal = moves.is_empty().then(|| game.ruleset.refusal(position.tokens(), touched));
    Fit { count, moves, refusal }
}

/// Adds the moves that fit, but for those that fit what was looked for `before`, until there is one more than are listed.
/// Answers whether these are all.
async fn add_fitting(
    game: &Game,
    position: &Position,
    touched: &Touched,
    before: Option<&Touched>,
    moves: &mut Vec<Move>,
    pace: &Pace,
) -> bool {
    let tokens = position.tokens();
    let is_new = |mv: &Move| before.is_none_or(|before| !before.fits(mv));
    let mut runs = RunsOfMoves::new(limits::EXPLAINED_MOVES, game.ruleset.work(tokens));
    let list = |each: &mut EachMove| game.ruleset.moves_touching(tokens, touched, each);
    while let Some(run) = runs.next(&list, pace).await {
        for mv in run.into_iter().filter(|mv| touched.fits(mv) && is_new(mv)) {
            if moves.len() > limits::LISTED_OPTIONS {
                return false;
            }
            moves.push(mv);
        }
    }
    runs.are_all()
}

/// How many moves fit where one heap is touched and may become anything.
fn counted(game: &Game, position: &Position, touched: &Touched) -> Option<u64> {
    let [touch] = touched.touches() else { return None };
    let is_anything = touch.to.as_ref().is_none_or(|to| to.sizes().is_empty() && to.any() > 0);
    let rule = game.ruleset.heap_rule().filter(|_| is_anything)?;
    rule.count_heap_options(position.tokens()[touch.place])
}
