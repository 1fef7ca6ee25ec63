//! The move of a player whom the solver plays: perfect, or fallible in a way that a seed decides, so that the same request
//! is always answered alike.
//!
//! # Perfect play
//! Of all options one by which the winner wins whom the player would rather see win than any other that it can bring about. Of
//! two players the winner takes the one with the least remoteness and the loser the one with the greatest, where remoteness is
//! known; where it is not, the loser leaves as many stones as it can. That nobody wins ranks directly after a win of its own; of
//! moves that keep a draw of two players those are taken after which the other can err in the most ways. Of what is then still equally good, without a seed
//! the first by its tokens is taken, with one chance decides.
//!
//! # Fallible play
//! At level 1, 2 or 3 a player looks 1, 3 or 5 moves ahead. It takes the soonest win that it sees, makes no move after which it
//! sees that it loses, unless there is no other, and picks one of the rest. Where remoteness is not known, and among more than
//! two players, it takes a win that ends play at once; else in one, two or three of four positions it plays perfectly, and in
//! the others it picks one of the other options.
//!
//! # Chance
//! Numbers of `SplitMix64`, whose state is the seed into which the position's tokens have been mixed one by one.

use super::evaluate::{self, PositionValue};
use super::explain::{list_options, list_winning_options};
use super::searched::SearchedGame;
use crate::convention::{NOBODY, OutcomeClass};
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::input::{Field, Input};
use crate::limits;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token, index};
use crate::pace::{Pace, at_once};
use crate::position::Position;
use crate::touch::{Parts, Touch, Touched};
use std::ops::ControlFlow;

/// How the solver plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// 1, 2 or 3: fallible; [`PERFECT`].
    pub level: u64,
    /// What decides where several moves are as good as one another; 0: none, and the first of them is taken.
    pub seed: u64,
    /// With several players, which of them is to move.
    pub mover: usize,
}

/// The level of perfect play.
pub const PERFECT: u64 = 4;

impl Default for Opponent {
    fn default() -> Self {
        Opponent { level: PERFECT, seed: 0, mover: 0 }
    }
}

impl Opponent {
    /// Reads `{ level?, seed?, mover? }`.
    ///
    /// # Errors
    /// The first fault, naming `opponent` or one of its fields.
    pub fn read(game: &Game, input: &Input) -> Result<Self, RequestError> {
        let root = Field::root("opponent", input);
        let [level, seed, mover] = root.record(["level", "seed", "mover"])?;
        let mut opponent = Opponent::default();
        if !level.is_missing() {
            opponent.level = level.integer(1, PERFECT)?;
        }
        if !seed.is_missing() {
            opponent.seed = seed.integer(0, LARGEST_TOKEN)?;
        }
        if !mover.is_missing() {
            opponent.mover = index(mover.integer(0, game.convention.players() as u64 - 1)?);
        }
        Ok(opponent)
    }

    /// How many moves ahead a fallible player sees.
    fn sight(&self) -> u64 {
        2 * self.level - 1
    }
}

/// An option, and how good it is for the player who moves there.
struct Candidate<'a> {
    position: &'a Position,
    /// The place of who wins then in the mover's preferences; 0: the mover itself, [`DRAWN`]: nobody.
    rank: usize,
    /// With two players, moves from there to the end, where known; of a draw more than any.
    remoteness: Option<u64>,
    /// Of a draw of two players, in how many ways the other can lose it, where known.
    traps: usize,
}

/// Finds a player's move, at once; none at the end of play.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::{Opponent, reply};
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, position) = Game::parse("nim(1,2,4)", PlayConvention::Normal)?;
/// let (_, option) = reply(&game, &position, Opponent::default(), Default::default())?.unwrap();
/// assert_eq!(game.label(&option), "(1,2,3)");
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn reply(
    game: &Game,
    position: &Position,
    opponent: Opponent,
    budget: Budget,
) -> Result<Option<(Move, Position)>, RequestError> {
    let mut searched = None;
    at_once(async |pace| in_slices(game, position, opponent, budget, &mut searched, pace).await)
}

/// Finds a player's move and the option that it leads to; none at the end of play. What was `searched` before, in this game
/// or another, is looked at first, and what is searched now is put there.
///
/// # Errors
/// `too-many-positions` or `too-many-moves` when the values of the options can be found in no way.
pub async fn in_slices(
    game: &Game,
    position: &Position,
    opponent: Opponent,
    budget: Budget,
    searched: &mut Option<SearchedGame>,
    pace: &Pace,
) -> Result<Option<(Move, Position)>, RequestError> {
    let mut options = options(game, position, pace).await;
    if options.is_empty() {
        return Ok(None);
    }
    pace.pause().await;
    let mut asked = vec![position.clone()];
    asked.extend(options.iter().map(|(option, _)| option.clone()));
    let known = searched.as_ref().and_then(|searched| searched.values(game, &asked));
    let values = match known {
        Some(values) => values,
        None => {
            let evaluation = evaluate::in_slices(game, &asked, budget, pace).await?;
            if let Some(found) = evaluation.searched {
                *searched = Some(SearchedGame::new(game, found.graph, found.solution));
            }
            evaluation.values
        }
    };
    let of_two = game.convention.players() == 2;
    let mut candidates = Vec::with_capacity(options.len());
    for (position, value) in asked.iter().zip(&values).skip(1) {
        let is_draw = of_two && value.is_draw();
        candidates.push(Candidate {
            position,
            rank: rank(game, opponent.mover, value),
            remoteness: value.remoteness.or(is_draw.then_some(u64::MAX)).filter(|_| of_two),
            traps: if is_draw { traps(game, position, searched.as_ref(), pace).await } else { 0 },
        });
    }
    let chance = Chance::new(opponent.seed, position.tokens());
    let (option, mut moves) = options.swap_remove(choose(game, &candidates, opponent, chance));
    Ok(Some((moves.swap_remove(0), option)))
}

/// The distinct options, each with moves that lead there. Where not all are listed, those that theorems name as winning are
/// among them, and those that lower a heap as little as can be.
async fn options(game: &Game, position: &Position, pace: &Pace) -> Vec<(Position, Vec<Move>)> {
    let (mut listed, complete) = list_options(game, position, limits::EXPLAINED_MOVES, pace).await;
    if !complete {
        list_winning_options(game, position, &mut listed);
        let kind = game.ruleset.kind();
        for place in 0..position.tokens().len() {
            let Some(mv) = least_move(game, position, place) else { continue };
            let option = mv.play(kind, position.tokens());
            if !listed.iter().any(|(listed, _)| *listed == option) {
                listed.push((option, vec![mv]));
            }
        }
    }
    listed
}

/// A move that lowers the token at a place by one, if there is such a move.
fn least_move(game: &Game, position: &Position, place: usize) -> Option<Move> {
    let tokens = position.tokens();
    let left = tokens[place].checked_sub(1)?;
    let touched = Touched::new(vec![Touch { place, to: Some(Parts::new(vec![Some(left)])) }]);
    let mut found = None;
    let mut looked_at = 0;
    let _ = game.ruleset.moves_touching(tokens, &touched, &mut |mv| {
        looked_at += 1;
        found = touched.fits(&mv).then_some(mv);
        let goes_on = found.is_none() && looked_at < limits::LISTED_OPTIONS;
        if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

/// In how many ways the other player can lose a draw at once: how many of its options are won by whoever moves there.
async fn traps(game: &Game, position: &Position, searched: Option<&SearchedGame>, pace: &Pace) -> usize {
    let Some(searched) = searched else { return 0 };
    let (listed, _) = list_options(game, position, limits::LISTED_OPTIONS, pace).await;
    let answers: Vec<Position> = listed.into_iter().map(|(answer, _)| answer).collect();
    pace.spend(answers.len() as u64).await;
    let values = searched.values(game, &answers).unwrap_or_default();
    values.iter().filter(|value| value.outcome == Some(OutcomeClass::N)).count()
}

/// The rank of a draw: directly after a win of one's own.
const DRAWN: usize = 1;

/// The place, in the mover's preferences, of who wins when the next player moves at an option of this value.
fn rank(game: &Game, mover: usize, value: &PositionValue) -> usize {
    if let (2, Some(outcome)) = (game.convention.players(), value.outcome) {
        return match outcome {
            OutcomeClass::P => 0,
            OutcomeClass::D => DRAWN,
            OutcomeClass::N => DRAWN + 1,
        };
    }
    let winner = value.winners[(mover + 1) % value.winners.len()];
    if winner == NOBODY {
        return DRAWN;
    }
    let alliance = game.convention.alliance();
    let place = alliance.and_then(|all| all.preferences(mover).iter().position(|other| *other == winner));
    let place = place.unwrap_or_else(|| unreachable!("several players have preferences"));
    if place >= DRAWN { place + 1 } else { place }
}

/// The index of the candidate that is played.
fn choose(game: &Game, candidates: &[Candidate], opponent: Opponent, mut chance: Chance) -> usize {
    let best = best(game, candidates);
    if opponent.level == PERFECT {
        let first = best.iter().copied().min_by_key(|index| candidates[*index].position);
        return first.filter(|_| opponent.seed == 0).unwrap_or_else(|| chance.one_of(&best));
    }
    let those = |is_one: &dyn Fn(&Candidate) -> bool| -> Vec<usize> {
        (0..candidates.len()).filter(|index| is_one(&candidates[*index])).collect()
    };
    if candidates.iter().all(|candidate| candidate.remoteness.is_some()) {
        let is_seen = |of: &Candidate| of.remoteness.is_some_and(|moves| moves < opponent.sight());
        let unseen = those(&|candidate| candidate.rank == 0 || !is_seen(candidate));
        let wins = &candidates[best[0]];
        let is_decided = (wins.rank == 0 && is_seen(wins)) || unseen.is_empty();
        return chance.one_of(if is_decided { &best } else { &unseen });
    }
    let ends = |tokens: &[Token]| game.ruleset.moves(tokens, &mut |_| ControlFlow::Break(())).is_continue();
    let wins = those(&|candidate| candidate.rank == 0 && ends(candidate.position.tokens()));
    if !wins.is_empty() {
        return chance.one_of(&wins);
    }
    let others: Vec<usize> = (0..candidates.len()).filter(|index| !best.contains(index)).collect();
    let is_perfect = chance.below(PERFECT) < opponent.level || others.is_empty();
    chance.one_of(if is_perfect { &best } else { &others })
}

/// The candidates that perfect play may choose; there is at least one.
fn best(game: &Game, candidates: &[Candidate]) -> Vec<usize> {
    let kind = game.ruleset.kind();
    let is_known = candidates.iter().all(|candidate| candidate.remoteness.is_some());
    // How bad it is: a win that is far off, a draw that is easy to hold, or a loss that is near.
    let badness = |Candidate { position, rank, remoteness, traps }: &Candidate| match *rank {
        0 => (0, remoteness.unwrap_or(u64::MAX)),
        DRAWN => (DRAWN, u64::MAX - *traps as u64),
        _ => {
            let delay = if is_known { *remoteness } else { kind.stones(position.tokens()) };
            (*rank, u64::MAX - delay.unwrap_or(0))
        }
    };
    let badness: Vec<(usize, u64)> = candidates.iter().map(badness).collect();
    let least = badness.iter().min();
    (0..candidates.len()).filter(|index| Some(&badness[*index]) == least).collect()
}

/// Numbers that follow from a seed and a position and look like chance: `SplitMix64` of G. Steele, D. Lea and C. Flood, Fast
/// splittable pseudorandom number generators, OOPSLA 2014.
struct Chance(u64);

impl Chance {
    fn new(seed: u64, tokens: &[Token]) -> Self {
        let mut chance = Chance(seed);
        for token in tokens {
            chance.0 = chance.next() ^ token;
        }
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below another.
    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn one_of(&mut self, indices: &[usize]) -> usize {
        indices[index(self.below(indices.len() as u64))]
    }
}
