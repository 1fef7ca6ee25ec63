//! Genera of single heaps: what misère play makes of them beside heaps of two. Berlekamp, Conway and Guy, Winning Ways, chapter 13.
//!
//! Guarantee: plain recursion over all positions that the heaps lead to, sums of heaps among them; no theorem about sums of tame
//! games, nor any other.

use super::sequence::length_within;
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::input::{Field, Input};
use crate::numbers::{MexFinder, Token};
use crate::pace::{LOOKS, Pace, Phase, at_once};
use crate::position::Position;

/// The most heaps of which genera are asked for.
const MOST_HEAPS: usize = 10_000;

/// The genus of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Genus {
    /// The Grundy value.
    pub grundy: u32,
    /// The misère Grundy values of the position G, of G+∗2, of G+∗2+∗2 and so on: the last two are repeated for ever, and as few are
    /// there as can be.
    pub misere: Vec<u32>,
    /// Whether all positions that can be reached, itself among them, have genera of sums of Nim heaps.
    pub is_tame: bool,
}

/// Genera of single heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Genera {
    /// By heap.
    pub genera: Vec<Genus>,
    /// How many positions there are that they lead to.
    pub positions: usize,
}

/// Reads `{ length }` for a game.
///
/// # Errors
/// The first fault, naming its field; `no-heaps` when the positions of the ruleset are no heaps; `out-of-range` for passes.
pub fn read_genus_length(game: &Game, input: &Input) -> Result<usize, RequestError> {
    let root = Field::of_record("heaps", input)?;
    let [length] = root.record(["length"])?;
    let length = length_within(game, &length, MOST_HEAPS)?;
    if !game.ruleset.kind().holds_heaps() {
        return Err(RequestError::new(ErrorCode::NoHeaps, "ruleset").got(game.card.id));
    }
    match game.passes() {
        0 => Ok(length),
        // A pass belongs to all that is played, so that a heap beside another game is none by itself.
        passes => Err(RequestError::new(ErrorCode::OutOfRange, "params.passes").limit(0).got(passes as f64)),
    }
}

/// The genera of the heaps 0, 1, …, at once.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::genus;
/// use mexplorer::{Game, PlayConvention};
///
/// let (game, _) = Game::parse("kayles()", PlayConvention::Normal)?;
/// let found = genus(&game, 9, Default::default())?;
/// let written: Vec<String> = found.genera.iter().map(|genus| genus.to_string()).collect();
/// assert_eq!(written[..4], ["0^{120}", "1^{031}", "2^{20}", "3^{31}"]);
/// // That of the heap of five is 4^{146}, which no sum of Nim heaps has.
/// assert_eq!(found.first_wild(), Some(5));
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn genus(game: &Game, length: usize, budget: Budget) -> Result<Genera, RequestError> {
    at_once(async |pace| in_slices(game, length, budget, pace).await)
}

/// The genera of the heaps 0, 1, …, whatever the convention.
///
/// # Errors
/// `too-many-positions` or `too-many-moves`; `cyclic-graph` where moves return.
pub async fn in_slices(
    game: &Game,
    length: usize,
    budget: Budget,
    pace: &Pace,
) -> Result<Genera, RequestError> {
    let kind = game.ruleset.kind();
    let starts: Vec<Position> =
        (0..length).map(|heap| Position::new(kind, kind.of_numbers(&[heap as Token]))).collect();
    let graph = GameGraph::in_slices(&*game.ruleset, &starts, budget, pace).await;
    let graph = graph.map_err(|fault| fault.in_field("length"))?;
    let graph = graph.without_return(kind, starts.len(), pace).await?;
    pace.enter(Phase::Solving);
    pace.found(graph.position_count(), graph.move_count());
    let mut found: Vec<Option<Genus>> = vec![None; graph.position_count()];
    let mut mex = MexFinder::default();
    for &position in &graph.post_order {
        let options: Vec<&Genus> = graph
            .options
            .row(position as usize)
            .iter()
            .filter_map(|option| found[*option as usize].as_ref())
            .collect();
        let genus = Genus::of(&options, &mut mex);
        let looks = (options.len() + 1) * (genus.misere.len() + 2);
        found[position as usize] = Some(genus);
        pace.spend(1 + looks as u64 / LOOKS).await;
    }
    let of = |start: &Position| graph.find(start).and_then(|index| found[index].clone());
    Ok(Genera { genera: starts.iter().filter_map(of).collect(), positions: graph.position_count() })
}

impl Genera {
    /// The first heap that is not tame.
    pub fn first_wild(&self) -> Option<usize> {
        self.genera.iter().position(|genus| !genus.is_tame)
    }
}

impl Genus {
    /// That of a position with options of these genera.
    fn of(options: &[&Genus], mex: &mut MexFinder) -> Self {
        let grundy = mex.of(options.iter().map(|option| option.grundy));
        // From here on those of the options repeat with period 2.
        let settled = options.iter().map(|option| option.misere.len() - 2).max().unwrap_or(0);
        let mut misere: Vec<u32> = Vec::new();
        for count in 0.. {
            let beside = options.iter().map(|option| option.misere_beside(count));
            let value = match misere.last() {
                // The player who cannot move wins.
                None if options.is_empty() => 1,
                None => mex.of(beside),
                // A heap of two may go, or become a heap of one, beside which a misère Grundy value has its lowest bit changed.
                Some(last) => mex.of(beside.chain([*last, *last ^ 1])),
            };
            // Each value follows from the one before and from those of the options: what comes again goes on as before.
            if count >= settled + 2 && misere[count - 2] == value {
                break;
            }
            misere.push(value);
        }
        while misere.len() > 2 && misere[misere.len() - 3] == misere[misere.len() - 1] {
            misere.pop();
        }
        let is_tame = is_of_nim(grundy, &misere) && options.iter().all(|option| option.is_tame);
        Genus { grundy, misere, is_tame }
    }

    /// The misère Grundy value beside so many heaps of two.
    pub fn misere_beside(&self, count: usize) -> u32 {
        let round = self.misere.len() - 2;
        self.misere[if count < round { count } else { round + (count - round) % 2 }]
    }
}

/// Whether a sum of Nim heaps has this genus: all of them are of one, or one of them is larger.
fn is_of_nim(grundy: u32, misere: &[u32]) -> bool {
    let of_ones = match grundy {
        0 => misere == [1, 2, 0],
        1 => misere == [0, 3, 1],
        _ => false,
    };
    of_ones || misere == [grundy, grundy ^ 2]
}

/// As in Winning Ways: the Grundy value with the misère ones above it, commas between them where one has two digits.
impl std::fmt::Display for Genus {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let digits: Vec<String> = self.misere.iter().map(u32::to_string).collect();
        let between = if digits.iter().any(|digits| digits.len() > 1) { "," } else { "" };
        write!(formatter, "{}^{{{}}}", self.grundy, digits.join(between))
    }
}
