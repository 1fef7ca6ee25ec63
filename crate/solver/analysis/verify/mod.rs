//! A theorem against plain search: over all positions of a ruleset within a bound, or over all that a start leads to.

mod ending;
pub mod formula;
mod proof;
mod recursion;
mod scope;
mod search;
mod single_heaps;
mod solved;

pub use formula::{AskedFormula, FormulaVerification, Refutation, Said};
pub use proof::{PROOF, outcomes};
pub use scope::{Positions, Scope, find_theorem};

use crate::analysis::evaluate::{Method, PositionValue};
use crate::error::RequestError;
use crate::game::Game;
use crate::game_graph::Budget;
use crate::numbers;
use crate::pace::{Pace, at_once};
use crate::position::{Extent, Position, Tokens, canonical_order};
use crate::theorem::{Claim, Evidence, Prediction, Theorem};
use std::cmp::Ordering;

/// A position on which theorem and search differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The position.
    pub position: Position,
    /// How many positions of the scope come before it in canonical order.
    pub rank: u64,
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
    /// So many of them are kept.
    pub most_counterexamples: usize,
    /// How its claims about the whole set fared.
    pub claims: Vec<ClaimVerdict>,
    /// Where it predicts who of two players wins at every position: the three steps of a proof, checked on its predictions
    /// alone: [`PROOF`].
    pub proof: Vec<ClaimVerdict>,
    /// From a start: what it predicts of every position, in the order in which `explore` numbers them.
    pub predictions: Vec<Prediction>,
}

/// Compares, at once.
///
/// # Errors
/// Those of [`in_slices`].
///
/// ```
/// use mexplorer::analysis::{Positions, Scope, verify};
/// use mexplorer::{Game, PlayConvention};
/// use mexplorer::position::Extent;
/// use mexplorer::theorems;
///
/// let (game, _) = Game::parse("nim()", PlayConvention::Normal)?;
/// let positions = Positions::Within(Extent { bound: 7, heaps: 3 });
/// let scope = Scope { positions, jia_ending: false, share: (0, 1), counterexamples: 10 };
/// let found = verify(theorems::find("bouton").unwrap(), &game, &scope, Default::default())?;
/// assert_eq!((found.positions, found.agreed), (120, 120));
/// # Ok::<(), mexplorer::RequestError>(())
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
    let mut found = Verification::of(theorem, extent, scope.counterexamples);
    match extent {
        _ if theorem.evidence() == Evidence::Heaps => {
            let bound = extent.map_or(0, |extent| extent.bound);
            single_heaps::check(game, bound, budget, &mut found, pace).await?;
        }
        Some(extent) if recursion::does(theorem, game, scope, extent) => {
            recursion::compare(game, scope, extent, &mut found, pace).await?;
        }
        _ => {
            let field = if extent.is_some() { "bound" } else { "from" };
            let compared = search::compare(game, scope, budget, &mut found, pace).await;
            compared.map_err(|fault| fault.in_field(field))?;
        }
    }
    pace.found(numbers::index(found.positions), 0);
    Ok(found)
}

impl Verification {
    /// So many counterexamples are kept where no number is asked for.
    pub const COUNTEREXAMPLES: usize = Claim::SHOWN;
    /// The most that can be asked for.
    pub const MOST_COUNTEREXAMPLES: u64 = 1000;

    /// Before anything is compared.
    fn of(theorem: &'static dyn Theorem, extent: Option<Extent>, most_counterexamples: usize) -> Self {
        Verification {
            theorem,
            method: Method::Search,
            extent,
            positions: 0,
            predicted: 0,
            agreed: 0,
            counterexamples: Vec::new(),
            most_counterexamples,
            claims: Vec::new(),
            proof: Vec::new(),
            predictions: Vec::new(),
        }
    }

    /// Counts a prediction that can be compared, and keeps the first of those that are wrong.
    fn count(&mut self, prediction: &Prediction, value: PositionValue, position: impl Fn() -> Position) {
        let Some(is_right) = value.agrees_with(prediction) else { return };
        self.predicted += 1;
        if is_right {
            self.agreed += 1;
            return;
        }
        let new = Counterexample { position: position(), rank: 0, prediction: prediction.clone(), value };
        let order = |other: &Counterexample| {
            canonical_order(other.position.tokens(), new.position.tokens()) == Ordering::Less
        };
        let place = self.counterexamples.partition_point(order);
        if place < self.most_counterexamples {
            self.counterexamples.insert(place, new);
            self.counterexamples.truncate(self.most_counterexamples);
        }
    }
}

/// How claims fared, with the positions that show it.
fn verdicts(game: &Game, claims: Vec<Claim>, tokens: impl Fn(usize) -> Tokens) -> Vec<ClaimVerdict> {
    let position = |index: &usize| Position::new(game.ruleset.kind(), tokens(*index));
    let verdict = |claim: Claim| {
        let shown_by = claim.shown_by.iter().map(|shown| shown.iter().map(position).collect()).collect();
        ClaimVerdict { claim, shown_by }
    };
    claims.into_iter().map(verdict).collect()
}
