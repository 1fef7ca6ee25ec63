//! Grundy values of single heaps, by plain mex recursion over one heap's options.
//!
//! Guarantee: no formula is assumed; a period is used only where it is proved by the values that were computed.
//! Cost: one step for each option of each heap size, and much less where what moves take is known in a few words.

mod candidates;
mod numbers_taken;
mod period;
mod splits;
mod window;

use crate::error::{ErrorCode, RequestError};
use crate::limits;
use crate::numbers::{self, MexFinder, Token};
use crate::pace::Pace;
use crate::ruleset::HeapRule;
use crate::taking::{Most, Take, Taking, Two};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use period::PeriodFinder;
pub use period::{Enough, Period};
use splits::Splits;
use window::Window;

/// The Grundy values of the heaps 0, 1, …, `largest`, by heap size.
///
/// # Errors
/// `too-many-moves` when that takes more than `most_moves` options.
pub async fn heap_values(
    rule: &dyn HeapRule,
    largest: Token,
    most_moves: usize,
    pace: &Pace,
) -> Result<Vec<u32>, RequestError> {
    let refused = || RequestError::new(ErrorCode::TooManyMoves, "position").limit(most_moves as u64);
    if largest > most_moves as Token {
        return Err(refused());
    }
    let (mut values, length) = (Vec::new(), largest as usize + 1);
    let mut each = EachOption::default();
    while values.len() < length {
        if each.extend(rule, &mut values, length, OPTIONS_AT_ONCE, most_moves as u64).is_break() {
            return Err(refused());
        }
        pace.spend(OPTIONS_AT_ONCE).await;
    }
    Ok(values)
}

/// Options looked at between two looks at the pace.
const OPTIONS_AT_ONCE: u64 = 20_000;

/// The Grundy values of the heaps from 0 up to so many.
///
/// # Errors
/// Those of [`SequenceBuilder::advance`].
pub async fn values(rule: &dyn HeapRule, length: usize, pace: &Pace) -> Result<Sequence, RequestError> {
    let mut builder = SequenceBuilder::new(rule, length);
    while !builder.advance(rule)? {
        pace.found(builder.known(), 0);
        pace.pause().await;
    }
    pace.found(builder.known(), 0);
    Ok(builder.finish())
}

/// The values of the heaps from 0 up to a number of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequence {
    /// The values that were computed. Where a period is proved there may be fewer than were asked for: its first round is
    /// among them.
    pub known: Vec<u32>,
    /// How many were asked for.
    pub length: usize,
    /// How they repeat, if they do.
    pub period: Option<Period>,
    /// Whether the period is proved, or only observed up to `length`.
    pub is_proved: bool,
}

impl Sequence {
    /// The value of a heap below `length`.
    pub fn value(&self, heap: usize) -> u32 {
        match self.period {
            Some(Period { period, .. }) if heap >= self.known.len() => {
                self.known[heap - (heap - self.known.len() + period) / period * period]
            }
            _ => self.known[heap],
        }
    }
}

/// How heaps are valued.
enum Recursion {
    Window(Window),
    NumbersTaken(Vec<Token>),
    Splits(Box<Splits>),
    EachOption(EachOption),
}

/// What is being done.
enum Stage {
    Valuing,
    Looking(PeriodFinder),
    Done,
}

/// A sequence under construction, so that long work can be done in slices.
pub struct SequenceBuilder {
    recursion: Recursion,
    /// What proves a period, if there is such a thing.
    proof: Option<Enough>,
    /// How many values there are when a period is looked for the next time.
    milestone: usize,
    stage: Stage,
    sequence: Sequence,
}

/// Values after which a proved period is looked for the first time. After that it is looked for whenever there are twice as
/// many.
const FIRST_MILESTONE: usize = 256;

/// Work of one slice: a few milliseconds.
const VALUES: usize = 100_000;
const PAIRS: u64 = 8_000_000;
const OPTIONS: u64 = 500_000;

impl SequenceBuilder {
    /// Begins a sequence of so many values.
    pub fn new(rule: &dyn HeapRule, length: usize) -> Self {
        let (recursion, proof) = recursion(rule.taking(), length);
        let milestone = if proof.is_some() { FIRST_MILESTONE.min(length) } else { length };
        let sequence = Sequence { known: Vec::new(), length, period: None, is_proved: false };
        SequenceBuilder { recursion, proof, milestone, stage: Stage::Valuing, sequence }
    }

    /// Does one slice of the work. Answers whether the sequence is complete.
    ///
    /// # Errors
    /// `too-many-moves` when more than [`limits::OPTIONS_SEEN`] options would have to be looked at.
    pub fn advance(&mut self, rule: &dyn HeapRule) -> Result<bool, RequestError> {
        match &mut self.stage {
            Stage::Valuing if self.sequence.known.len() < self.milestone => self.add_values(rule)?,
            Stage::Valuing => self.stage = Stage::Looking(PeriodFinder::new(self.milestone, false)),
            Stage::Looking(finder) => {
                if finder.advance(&self.sequence.known, VALUES) {
                    self.stage = look(finder, self.proof, &mut self.sequence);
                    if let Stage::Valuing = self.stage {
                        self.milestone = (2 * self.milestone).min(self.sequence.length);
                    }
                }
            }
            Stage::Done => {}
        }
        Ok(matches!(self.stage, Stage::Done))
    }

    /// How many values are known so far.
    pub fn known(&self) -> usize {
        self.sequence.known.len()
    }

    /// The complete sequence.
    ///
    /// # Panics
    /// When [`SequenceBuilder::advance`] has not answered that it is complete.
    pub fn finish(self) -> Sequence {
        assert!(matches!(self.stage, Stage::Done), "the sequence is not complete");
        self.sequence
    }

    fn add_values(&mut self, rule: &dyn HeapRule) -> Result<(), RequestError> {
        let values = &mut self.sequence.known;
        let count = VALUES.min(self.milestone - values.len());
        let refused = || RequestError::new(ErrorCode::TooManyMoves, "length").limit(limits::OPTIONS_SEEN);
        match &mut self.recursion {
            Recursion::Window(window) => window.extend(values, count),
            Recursion::NumbersTaken(takes) => numbers_taken::extend(values, takes, count),
            Recursion::Splits(splits) if splits.seen > limits::OPTIONS_SEEN => return Err(refused()),
            Recursion::Splits(splits) => splits.extend(values, self.milestone, PAIRS)?,
            Recursion::EachOption(each) => {
                let flow = each.extend(rule, values, self.milestone, OPTIONS, limits::OPTIONS_SEEN);
                if flow.is_break() {
                    return Err(refused());
                }
            }
        }
        Ok(())
    }
}

/// Looks for a period in values that are already known.
pub fn observed_period(values: &[u32]) -> Option<Period> {
    [false, true].into_iter().find_map(|of_differences| {
        let mut finder = PeriodFinder::new(values.len(), of_differences);
        while !finder.advance(values, values.len()) {}
        finder.period(values, Enough::Observed)
    })
}

/// What a finder that has seen everything tells, and what is to be done next.
fn look(finder: &PeriodFinder, proof: Option<Enough>, sequence: &mut Sequence) -> Stage {
    let proved = proof.and_then(|enough| finder.period(&sequence.known, enough));
    if let Some(Period { period, preperiod, .. }) = proved {
        sequence.known.truncate(preperiod + period);
        sequence.period = proved;
        sequence.is_proved = true;
        return Stage::Done;
    }
    let length = sequence.known.len();
    if length < sequence.length {
        return Stage::Valuing;
    }
    sequence.period = finder.period(&sequence.known, Enough::Observed);
    if sequence.period.is_some() || finder.is_of_differences() {
        Stage::Done
    } else {
        Stage::Looking(PeriodFinder::new(length, true))
    }
}

/// How to value heaps of a rule, and what proves a period of it.
fn recursion(taking: Option<Taking>, length: usize) -> (Recursion, Option<Enough>) {
    let mut takes = match taking {
        None => return (Recursion::EachOption(EachOption::default()), None),
        Some(Taking::UpTo(most)) => {
            let proof = match most {
                Most::Stones(stones) => Some(Enough::Window(stones as usize)),
                Most::Whole | Most::Half { .. } => None,
            };
            return (Recursion::Window(Window::new(most)), proof);
        }
        Some(Taking::OneOf(takes)) => takes,
    };
    takes.retain(Take::does_anything);
    let most = takes.iter().map(|take| take.stones as usize).max().unwrap_or(0);
    let are_numbers = takes.iter().all(|take| *take == Take::stones(take.stones));
    // Guy and Smith's proof moves the larger of two heaps by a period, which may make unequal heaps equal.
    let is_octal = takes.iter().all(|take| take.leaves_two != Two::Unequal);
    takes.retain(|take| take.stones < length as Token);
    if are_numbers && takes.len() <= numbers_taken::MOST_NUMBERS {
        let mut numbers: Vec<Token> = takes.iter().map(|take| take.stones).collect();
        numbers::sort(&mut numbers);
        return (Recursion::NumbersTaken(numbers), Some(Enough::Window(most)));
    }
    let proof = is_octal.then_some(Enough::Splits { most });
    (Recursion::Splits(Box::new(Splits::new(takes))), proof)
}

/// Heaps of which nothing is known but what a move may make of each.
#[derive(Default)]
struct EachOption {
    mex: MexFinder,
    option_values: Vec<u32>,
    /// Options that have been looked at.
    seen: u64,
}

impl EachOption {
    /// Adds values until about so many more options are looked at, or there are `length` values. Breaks off before more than
    /// `most` options are looked at in all.
    fn extend(
        &mut self,
        rule: &dyn HeapRule,
        values: &mut Vec<u32>,
        length: usize,
        options: u64,
        most: u64,
    ) -> ControlFlow<()> {
        let enough = self.seen.saturating_add(options);
        // A heap without options takes its time, too.
        let length = length.min(values.len().saturating_add(usize::try_from(options).unwrap_or(usize::MAX)));
        while values.len() < length && self.seen <= enough {
            let heap = values.len() as Token;
            self.option_values.clear();
            // An empty heap has no option, and rules are not asked for any.
            if heap > 0 {
                rule.heap_options(heap, &mut |option| {
                    self.option_values.push(option.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
                    let seen = self.seen + self.option_values.len() as u64;
                    if seen > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                })?;
            }
            self.seen += self.option_values.len() as u64;
            values.push(self.mex.of(self.option_values.iter().copied()));
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests;
