//! A theorem against plain search: over all positions of a ruleset within a bound, or over all that a start leads to.

use crate::analysis::census::{self, extent, few_heaps, too_many};
use crate::analysis::components::component_values;
use crate::analysis::evaluate::{Method, PREDICTION, PositionValue, position_value};
use crate::analysis::explain::agrees;
use crate::convention::{OutcomeClass, PlayConvention};
use crate::error::{ErrorCode, RequestError};
use crate::game::Game;
use crate::game_graph::{Budget, GameGraph};
use crate::input::{Field, Input};
use crate::largest_heap::{LargestHeap, position_count};
use crate::limits;
use crate::numbers::{self, Token};
use crate::pace::{LOOKS, Pace, Phase, at_once};
use crate::position::{Extent, Position, Tokens, canonical_order};
use crate::sequence;
use crate::solve::{self, Solution};
use crate::theorem::{Claim, Evidence, Prediction, Solved, Subject, Theorem, Value, World};
use crate::theorems;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// What a theorem is to be compared on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// All positions of this extent, or all that can be reached from a start.
    pub positions: Positions,
    /// Jia's ending: play stops, and the mover wins, when all components have the Grundy value 0.
    pub jia_ending: bool,
    /// Of several workers that share a check, which one this is and how many they are. Each repeats the search or the recursion
    /// and compares its share; the first one checks the claims besides.
    pub share: (u64, u64),
}

/// Which positions a theorem is compared on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Positions {
    /// All within an extent.
    Within(Extent),
    /// All that can be reached from a start.
    From(Position),
}

/// A position on which theorem and search differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The position.
    pub position: Position,
    /// What the theorem says.
    pub prediction: Prediction,
    /// What search found.
    pub value: PositionValue,
}

/// A claim about a whole set, and the positions that refute it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimVerdict {
    /// How it fared.
    pub claim: Claim,
    /// The positions of [`Claim::shown_by`].
    pub shown_by: Vec<Vec<Position>>,
}

/// How a theorem fared.
pub struct Verification {
    /// The theorem.
    pub theorem: &'static dyn Theorem,
    /// How the values were found that it was compared with.
    pub method: Method,
    /// How far the positions went, where they were those within an extent.
    pub extent: Option<Extent>,
    /// Positions looked at.
    pub positions: u64,
    /// Positions of which the theorem says something that can be compared.
    pub predicted: u64,
    /// Positions of which it says the truth.
    pub agreed: u64,
    /// The first positions, in canonical order, of which it does not.
    pub counterexamples: Vec<Counterexample>,
    /// How its claims about the whole set fared.
    pub claims: Vec<ClaimVerdict>,
    /// Where it predicts who of two players wins at every position: the three steps of a proof, checked on its predictions
    /// alone: [`PROOF`].
    pub proof: Vec<ClaimVerdict>,
    /// From a start: what it predicts of every position, in the order in which `explore` numbers them.
    pub predictions: Vec<Prediction>,
}

/// The steps of a proof that a set of positions is that of the P-positions: the terminal positions have the class that the
/// convention gives them, every other N-position has a move to a P-position, no P-position has one.
pub const PROOF: [&str; 3] = ["terminals", "n-to-p", "p-to-n"];

impl Scope {
    /// Reads `{ bound, heaps?, jiaEnding?, share? }` or `{ from }` for a game.
    ///
    /// # Errors
    /// The first fault, naming its field.
    pub fn read(game: &Game, input: &Input) -> Result<Scope, RequestError> {
        let root = Field::of_record("scope", input)?;
        let [bound, heaps, from, jia_ending, share] =
            root.record(["bound", "heaps", "from", "jiaEnding", "share"])?;
        let positions = if from.is_missing() {
            Positions::Within(extent(&bound, &heaps, |bound| default_heaps(game, bound))?)
        } else {
            if let Some(field) = [&bound, &heaps].into_iter().find(|field| !field.is_missing()) {
                return Err(field.fault(ErrorCode::UnknownKey));
            }
            Positions::From(game.read_position(&from)?)
        };
        let share = if share.is_missing() {
            (0, 1)
        } else {
            let [index, of] = share.record(["index", "of"])?;
            let of = of.integer(1, 64)?;
            (index.integer(0, of - 1)?, of)
        };
        Ok(Scope { positions, jia_ending: jia_ending.flag()?, share })
    }
}

/// As many heaps as keep the positions few: up to four, or one more than the players, whom some theorems ask for.
fn default_heaps(game: &Game, bound: u64) -> usize {
    few_heaps(4.max(game.convention.players() + 1), bound)
}

/// Finds a theorem and makes sure that it says something about a game.
///
/// # Errors
/// `unknown-theorem`, `does-not-apply`.
pub fn find_theorem(id: &Field, game: &Game) -> Result<&'static dyn Theorem, RequestError> {
    let name = id.text()?;
    let theorem = theorems::find(name).ok_or_else(|| id.fault(ErrorCode::UnknownTheorem).got(name))?;
    if theorem.applies(game) { Ok(theorem) } else { Err(id.fault(ErrorCode::DoesNotApply).got(name)) }
}

/// Compares, at once.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::{Positions, Scope, verify};
/// use mexplorer::convention::PlayConvention;
/// use mexplorer::game::Game;
/// use mexplorer::position::Extent;
/// use mexplorer::theorems;
///
/// let (game, _) = Game::parse("nim()", PlayConvention::Normal)?;
/// let positions = Positions::Within(Extent { bound: 7, heaps: 3 });
/// let scope = Scope { positions, jia_ending: false, share: (0, 1) };
/// let found = verify(theorems::find("bouton").unwrap(), &game, &scope, Default::default())?;
/// assert_eq!((found.positions, found.agreed), (120, 120));
/// # Ok::<(), mexplorer::error::RequestError>(())
/// ```
pub fn verify(
    theorem: &'static dyn Theorem,
    game: &Game,
    scope: &Scope,
    budget: Budget,
) -> Result<Verification, RequestError> {
    at_once(async |pace| in_slices(theorem, game, scope, budget, pace).await)
}

/// Compares a theorem with plain search, or with recursion where that does.
///
/// # Errors
/// `too-many-positions` or `too-many-moves`, as soon as it is known.
pub async fn in_slices(
    theorem: &'static dyn Theorem,
    game: &Game,
    scope: &Scope,
    budget: Budget,
    pace: &Pace,
) -> Result<Verification, RequestError> {
    let extent = match scope.positions {
        Positions::Within(extent) => Some(extent),
        Positions::From(_) => None,
    };
    let mut found = Verification::of(theorem, extent);
    match extent {
        _ if theorem.evidence() == Evidence::Heaps => {
            let bound = extent.map_or(0, |extent| extent.bound);
            check_heaps(game, bound, budget, &mut found, pace).await?;
        }
        Some(extent) if can_recur(theorem, game, scope, extent) => {
            recur(game, scope, extent, &mut found, pace).await?;
        }
        _ => {
            let field = if extent.is_some() { "bound" } else { "from" };
            let searched = search(game, scope, budget, &mut found, pace).await;
            searched.map_err(|fault| fault.in_field(field))?;
        }
    }
    pace.found(numbers::index(found.positions), 0);
    Ok(found)
}

/// Whether the fast recursion does: it keeps no graph that claims or components could be looked up in.
fn can_recur(theorem: &dyn Theorem, game: &Game, scope: &Scope, extent: Extent) -> bool {
    let is_plain = !theorem.needs_components() && !theorem.claims() && !scope.jia_ending;
    let is_fast = game.ruleset.lowers_a_largest_heap() && game.convention.standard().is_some();
    is_plain && is_fast && extent.heaps > 0
}

/// Positions of the fast recursion that are compared between two looks at the pace.
const RECURRED_AT_ONCE: usize = 1_000;

/// Whole runs of positions belong to one worker, so that nobody looks at each twice.
const RUN: u64 = 4096;

async fn recur(
    game: &Game,
    scope: &Scope,
    extent: Extent,
    found: &mut Verification,
    pace: &Pace,
) -> Result<(), RequestError> {
    let rests = position_count(extent.heaps - 1, extent.bound);
    let positions = position_count(extent.heaps, extent.bound);
    for (count, limit) in [(rests, limits::CHECKED_RESTS), (positions, limits::CHECKED_POSITIONS)] {
        if count > limit {
            return Err(too_many(limit, count));
        }
    }
    pace.enter(Phase::Comparing);
    pace.expect(Some(positions));
    found.method = Method::Recursion;
    let Some((players, winner)) = game.convention.standard() else { return Ok(()) };
    let mut recursion = LargestHeap::new(extent.heaps, numbers::index(extent.bound), players, winner);
    let mut each = |tokens: &[Token], value: u8| found.compare_recurred(game, scope.share, tokens, value);
    loop {
        let looks = recursion.looks();
        if recursion.advance(RECURRED_AT_ONCE, &mut each) {
            return Ok(());
        }
        pace.found(numbers::index(recursion.done()), 0);
        pace.spend(RECURRED_AT_ONCE as u64 + (recursion.looks() - looks) / LOOKS).await;
    }
}

async fn search(
    game: &Game,
    scope: &Scope,
    budget: Budget,
    found: &mut Verification,
    pace: &Pace,
) -> Result<(), RequestError> {
    let starts = match &scope.positions {
        Positions::From(start) => vec![start.clone()],
        Positions::Within(extent) => census::within(game, *extent, budget.positions, pace).await?,
    };
    let graph = GameGraph::in_slices(game.ruleset.as_ref(), &starts, budget, pace).await?;
    let is_from = matches!(scope.positions, Positions::From(_));
    let compared = if is_from { graph.position_count() } else { starts.len() };
    drop(starts);
    pace.enter(Phase::Solving);
    pace.found(0, 0);
    pace.expect(Some(compared as u64));
    let needs_components = found.theorem.needs_components() || scope.jia_ending;
    let solved = solve(game, graph, needs_components, scope.jia_ending, budget, pace).await?;
    pace.enter(Phase::Comparing);
    let mut predictions = Vec::with_capacity(solved.len());
    for index in 0..solved.len() {
        pace.found(compared.min(index + 1), 0);
        // The first share goes through all of them, for the steps of a proof and the claims are its own.
        let is_own = index < compared && index as u64 % scope.share.1 == scope.share.0;
        if !is_own && !is_from && scope.share.0 > 0 {
            continue;
        }
        let (components, tokens) = (solved.components(index), solved.graph.tokens(index));
        let prediction = found.theorem.predict(&Subject { game, tokens, components });
        if is_own {
            found.positions += 1;
            let value = position_value(&solved.solution, index);
            found.count(&prediction, value, &|| Position::new(game.ruleset.kind(), Tokens::from(tokens)));
        }
        predictions.push(prediction);
        pace.spend(PREDICTION).await;
    }
    if scope.share.0 == 0 {
        let tokens = |index: usize| Tokens::from(solved.graph.tokens(index));
        let claims = found.theorem.check(game, World::Positions(&solved), pace).await;
        found.claims = verdicts(game, claims, &tokens);
        found.proof = verdicts(game, proof(game, &solved, &predictions, pace).await, &tokens);
    }
    if is_from {
        found.predictions = predictions;
    }
    Ok(())
}

async fn solve(
    game: &Game,
    graph: GameGraph,
    needs_components: bool,
    jia_ending: bool,
    budget: Budget,
    pace: &Pace,
) -> Result<SolvedGraph, RequestError> {
    let normal = solve::in_slices(&graph, &PlayConvention::Normal, pace).await.grundy.unwrap_or_default();
    let is_whole = game.passes() > 0 || (game.components.is_empty() && game.ruleset.heap_rule().is_none());
    let components = match (needs_components, is_whole) {
        (false, _) => Vec::new(),
        (true, true) => {
            pace.pause().await;
            normal.iter().map(|&grundy| vec![u64::from(grundy)]).collect()
        }
        (true, false) => {
            pace.pause().await;
            let kind = game.ruleset.kind();
            let position = |index| Position::new(kind, Tokens::from(graph.tokens(index)));
            let positions: Vec<Position> = (0..graph.position_count()).map(position).collect();
            pace.pause().await;
            component_values(game, &positions, budget, pace).await?
        }
    };
    let mut solution = solve::in_slices(&graph, &game.convention, pace).await;
    // With more players nobody says who is to win then.
    if let Some(terminal) = game.convention.terminal_outcome().filter(|_| jia_ending) {
        let stops = |index: usize| components[index].iter().all(|grundy| *grundy == 0);
        solution.outcome = Some(with_ending(&graph, terminal, &stops, pace).await);
    }
    Ok(SolvedGraph { graph, solution, normal, components })
}

async fn check_heaps(
    game: &Game,
    bound: u64,
    budget: Budget,
    found: &mut Verification,
    pace: &Pace,
) -> Result<(), RequestError> {
    pace.enter(Phase::Solving);
    let values = match game.ruleset.heap_rule() {
        Some(rule) => sequence::heap_values(rule, bound, budget.moves, pace).await?,
        None => Vec::new(),
    };
    found.method = Method::Recursion;
    found.positions = values.len() as u64;
    let claims = found.theorem.check(game, World::Heaps(&values), pace).await;
    found.claims = verdicts(game, claims, &|heap| Tokens::from(&[heap as Token]));
    Ok(())
}

/// How claims fared, with the positions that show it.
#[inline(never)]
fn verdicts(game: &Game, claims: Vec<Claim>, tokens: &dyn Fn(usize) -> Tokens) -> Vec<ClaimVerdict> {
    let position = |index: &usize| Position::new(game.ruleset.kind(), tokens(*index));
    let verdict = |claim: Claim| {
        let shown_by = claim.shown_by.iter().map(|shown| shown.iter().map(position).collect()).collect();
        ClaimVerdict { claim, shown_by }
    };
    claims.into_iter().map(verdict).collect()
}

impl Verification {
    /// Before anything is compared.
    fn of(theorem: &'static dyn Theorem, extent: Option<Extent>) -> Self {
        Verification {
            theorem,
            method: Method::Search,
            extent,
            positions: 0,
            predicted: 0,
            agreed: 0,
            counterexamples: Vec::new(),
            claims: Vec::new(),
            proof: Vec::new(),
            predictions: Vec::new(),
        }
    }

    /// Compares a position of the fast recursion, if it belongs to this share.
    fn compare_recurred(&mut self, game: &Game, (share, of): (u64, u64), tokens: &[Token], value: u8) {
        let place = self.positions;
        self.positions += 1;
        if of > 1 && place / RUN % of != share {
            return;
        }
        let prediction = self.theorem.predict(&Subject { game, tokens, components: &[] });
        if matches!(prediction, Prediction::Exactly(Value::GameValue(turns)) if turns == value) {
            self.predicted += 1;
            self.agreed += 1;
            return;
        }
        let known = PositionValue::known(Value::GameValue(value), &game.convention);
        self.count(&prediction, known, &|| Position::new(game.ruleset.kind(), Tokens::from(tokens)));
    }

    /// Counts a prediction that can be compared, and keeps the first of those that are wrong.
    #[inline(never)]
    fn count(&mut self, prediction: &Prediction, value: PositionValue, position: &dyn Fn() -> Position) {
        let Some(is_right) = agrees(prediction, &value) else { return };
        self.predicted += 1;
        if is_right {
            self.agreed += 1;
            return;
        }
        let new = Counterexample { position: position(), prediction: prediction.clone(), value };
        let order = |other: &Counterexample| {
            canonical_order(other.position.tokens(), new.position.tokens()) == Ordering::Less
        };
        let place = self.counterexamples.partition_point(order);
        if place < Claim::SHOWN {
            self.counterexamples.insert(place, new);
            self.counterexamples.truncate(Claim::SHOWN);
        }
    }
}

/// Outcome classes when play also stops, and the mover wins, at certain positions.
async fn with_ending(
    graph: &GameGraph,
    terminal: OutcomeClass,
    stops: &dyn Fn(usize) -> bool,
    pace: &Pace,
) -> Vec<OutcomeClass> {
    let mut outcome = vec![terminal; graph.position_count()];
    for (run, looks) in graph.options.runs(&graph.post_order) {
        for &index in run {
            let index = index as usize;
            let options = graph.options.row(index);
            if stops(index) {
                outcome[index] = OutcomeClass::N;
            } else if !options.is_empty() {
                let wins = options.iter().any(|&option| outcome[option as usize] == OutcomeClass::P);
                outcome[index] = if wins { OutcomeClass::N } else { OutcomeClass::P };
            }
        }
        pace.spend(looks).await;
    }
    outcome
}

/// Who wins everywhere, if predictions say it of every position.
#[inline(never)]
pub fn outcomes(predictions: &[Prediction], players: usize) -> Option<Vec<OutcomeClass>> {
    let outcome = |prediction: &Prediction| match prediction {
        Prediction::Exactly(value) => value.outcome(players),
        _ => None,
    };
    predictions.iter().map(outcome).collect()
}

/// The steps of [`PROOF`], on what a theorem predicts. None, where it does not say of every position which of two players
/// wins.
async fn proof(game: &Game, solved: &SolvedGraph, predictions: &[Prediction], pace: &Pace) -> Vec<Claim> {
    let Some(terminal) = game.convention.terminal_outcome() else { return Vec::new() };
    let Some(predicted) = outcomes(predictions, 2) else { return Vec::new() };
    let [mut terminals, mut n_to_p, mut p_to_n] = PROOF.map(Claim::new);
    for (range, looks) in solved.graph.options.ranges() {
        for index in range {
            let options = solved.graph.options.row(index);
            let to_p = options.iter().find(|&&option| predicted[option as usize] == OutcomeClass::P);
            match (options.is_empty(), predicted[index]) {
                (true, class) => terminals.case(class == terminal, &[index]),
                (false, OutcomeClass::N) => n_to_p.case(to_p.is_some(), &[index]),
                (false, OutcomeClass::P) => match to_p {
                    Some(&option) => p_to_n.case(false, &[index, option as usize]),
                    None => p_to_n.case(true, &[]),
                },
            }
        }
        pace.spend(looks).await;
    }
    vec![terminals, n_to_p, p_to_n]
}

/// A solved graph, as claims are checked on it. Its positions within the extent come first, in canonical order.
struct SolvedGraph {
    graph: GameGraph,
    solution: Solution,
    /// Grundy values under normal play.
    normal: Vec<u32>,
    /// By position, where they are asked for.
    components: Vec<Vec<u64>>,
}

impl Solved for SolvedGraph {
    fn len(&self) -> usize {
        self.graph.position_count()
    }

    fn tokens(&self, index: usize) -> &[Token] {
        self.graph.tokens(index)
    }

    fn options(&self, index: usize) -> Vec<usize> {
        self.graph.options.row(index).iter().map(|&option| option as usize).collect()
    }

    fn is_p(&self, index: usize) -> bool {
        self.solution.outcome.as_ref().is_some_and(|outcome| outcome[index] == OutcomeClass::P)
    }

    fn grundy(&self, index: usize) -> u64 {
        u64::from(self.normal[index])
    }

    fn components(&self, index: usize) -> &[u64] {
        self.components.get(index).map_or(&[], Vec::as_slice)
    }

    fn find(&self, tokens: &[Token]) -> Option<usize> {
        self.graph.find_tokens(tokens)
    }
}
