//! A formula that a reader made up, against the values that are found without it.

use crate::analysis::census;
use crate::analysis::evaluate::{self, Method, PositionValue};
use crate::convention::OutcomeClass;
use crate::error::{ErrorCode, RequestError};
use crate::formula::{Facts, Formula, Name, Subject};
use crate::game::Game;
use crate::game_graph::Budget;
use crate::input::{Field, Input};
use crate::numbers;
use crate::pace::{LOOKS, Pace, Phase};
use crate::position::{Extent, HeapTokens, Position};

/// Positions that are compared between two looks at the pace.
const COMPARED_AT_ONCE: usize = 500;
/// What it costs to ask a formula about a position, in looks at a move: some hundred nanoseconds.
const ASKING: u64 = 100;

/// A formula about the positions of a game.
pub struct AskedFormula {
    formula: Formula,
    /// How long its text is, in UTF-16 units.
    length: usize,
    heap_tokens: HeapTokens,
}

/// What a formula says of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Said {
    /// Nothing that is defined.
    Undefined,
    /// P where a condition holds, N where it does not.
    Outcome(OutcomeClass),
    /// A Grundy value; NaN where it is not defined.
    Grundy(f64),
    /// A game value, likewise.
    GameValue(f64),
}

/// A position on which formula and search differ.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// The position.
    pub position: Position,
    /// How many positions come before it in canonical order.
    pub rank: u64,
    /// What the formula says.
    pub said: Said,
    /// What was found.
    pub value: PositionValue,
}

/// How a formula fared. It says something of every position: what is not defined, or no value of any, is wrong.
pub struct FormulaVerification {
    /// How the values were found that it was compared with.
    pub method: Method,
    /// The theorem that gave them, where search could not.
    pub compared_with: Option<&'static str>,
    /// How far the positions went.
    pub extent: Extent,
    /// Positions looked at.
    pub positions: u64,
    /// Positions of which it says the truth.
    pub agreed: u64,
    /// The first positions, in canonical order, of which it does not.
    pub counterexamples: Vec<Refutation>,
    /// So many of them are kept.
    pub most_counterexamples: usize,
}

impl AskedFormula {
    /// Reads `{ formula }` for a game.
    ///
    /// # Errors
    /// `no-heaps` where no formula can be about the positions, and what is wrong with the formula, in the field `formula`.
    pub fn read(asked: &Field, game: &Game) -> Result<Self, RequestError> {
        let [text] = asked.record(["formula"])?;
        let text = match text.input() {
            Input::LongText(length) => return Err(Formula::too_long(*length)),
            _ => text.text().map_err(|fault| fault.in_field("formula"))?,
        };
        let heap_tokens = game
            .ruleset
            .kind()
            .formula_tokens()
            .ok_or_else(|| RequestError::new(ErrorCode::NoHeaps, "ruleset").got(game.card.id))?;
        let formula = Formula::parse(text, Subject::Position)?;
        Ok(AskedFormula { formula, length: text.encode_utf16().count(), heap_tokens })
    }

    /// What it says of a position; `heaps` is kept between calls so that nothing is allocated for each.
    fn of(&self, position: &Position, game: &Game, heaps: &mut Vec<f64>) -> Said {
        let HeapTokens { ordered, behind } = &self.heap_tokens;
        let tokens = position.tokens();
        let others = &tokens[tokens.len() - behind.len()..];
        heaps.clear();
        let sizes = game.ruleset.kind().sizes(tokens);
        heaps.extend(sizes.iter().filter(|&&heap| *ordered || heap > 0).map(|&heap| heap as f64));
        let mut facts = Facts::of_heaps(heaps);
        facts.set(Name::Players, game.convention.players() as f64);
        for (word, &number) in behind.iter().zip(others) {
            if let Some(name) = Name::ALL.iter().find(|name| name.as_str() == *word) {
                facts.set(*name, number as f64);
            }
        }
        match &self.formula {
            Formula::Condition(condition) => match condition.of(&facts) {
                None => Said::Undefined,
                Some(true) => Said::Outcome(OutcomeClass::P),
                Some(false) => Said::Outcome(OutcomeClass::N),
            },
            // There is no negative zero to be shown.
            Formula::Number(number) if game.convention.is_normal() => Said::Grundy(number.of(&facts) + 0.0),
            Formula::Number(number) => Said::GameValue(number.of(&facts) + 0.0),
        }
    }

    /// Makes sure that positions have a value of the kind that it says.
    fn check(&self, value: &PositionValue) -> Result<(), RequestError> {
        let is_there = match self.formula {
            Formula::Condition(_) => value.outcome.is_some(),
            Formula::Number(_) => value.grundy.is_some() || value.game_value.is_some(),
        };
        let fault = || RequestError::new(ErrorCode::WrongType, "formula").at(0, self.length);
        if is_there { Ok(()) } else { Err(fault().got(self.formula.kind())) }
    }
}

impl Said {
    fn is_true(self, value: &PositionValue) -> bool {
        match self {
            Said::Undefined => false,
            Said::Outcome(outcome) => value.outcome == Some(outcome),
            Said::Grundy(number) => value.grundy.is_some_and(|grundy| grundy as f64 == number),
            Said::GameValue(number) => value.game_value.is_some_and(|turns| f64::from(turns) == number),
        }
    }
}

/// Compares what a formula says of every position within an extent with the values that are found without it, so many
/// counterexamples at most. Where a search can find the values no theorem is believed: the formula may say the same as it.
///
/// # Errors
/// `wrong-type` where the positions have no value of the kind that it says; `too-many-positions` or `too-many-moves`, as soon as
/// it is known.
pub async fn in_slices(
    formula: &AskedFormula,
    game: &Game,
    (extent, most_counterexamples): (Extent, usize),
    budget: Budget,
    pace: &Pace,
) -> Result<FormulaVerification, RequestError> {
    // The smallest positions tell which values there are.
    let smallest = census::in_slices(game, Extent { bound: 0, heaps: 1 }, budget, pace).await?;
    smallest.evaluation.values.first().map_or(Ok(()), |value| formula.check(value))?;
    let mut census = census::in_slices(game, extent, budget, pace).await?;
    if census.evaluation.method == Method::Theorem {
        match evaluate::by_search(game, &census.positions, budget, pace).await {
            Err(fault) if fault.is_too_large() => {}
            searched => census.evaluation = searched?,
        }
    }
    let count = census.positions.len();
    pace.enter(Phase::Comparing);
    pace.expect(Some(count as u64));
    let mut found = FormulaVerification {
        method: census.evaluation.method,
        compared_with: census.evaluation.theorem,
        extent,
        positions: count as u64,
        agreed: 0,
        counterexamples: Vec::new(),
        most_counterexamples,
    };
    let mut heaps = Vec::new();
    for (rank, (position, value)) in census.positions.iter().zip(&census.evaluation.values).enumerate() {
        let said = formula.of(position, game, &mut heaps);
        if said.is_true(value) {
            found.agreed += 1;
        } else if found.counterexamples.len() < most_counterexamples {
            // Of the values those that formulas can be about.
            let PositionValue { outcome, grundy, game_value, .. } = *value;
            let value = PositionValue { outcome, grundy, game_value, ..PositionValue::default() };
            let position = position.clone();
            found.counterexamples.push(Refutation { position, rank: rank as u64, said, value });
        }
        if rank % COMPARED_AT_ONCE == COMPARED_AT_ONCE - 1 {
            pace.found(rank + 1, 0);
            pace.spend(COMPARED_AT_ONCE as u64 * ASKING / LOOKS).await;
        }
    }
    pace.found(numbers::index(found.positions), 0);
    Ok(found)
}
