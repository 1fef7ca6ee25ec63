//! Values of single heaps, by plain recursion over one heap's options, and how they repeat.
//!
//! Guarantee: no formula is assumed; a period is used only where it is proved by the values that were computed.
//! Cost: one step for each option of each heap size, and much less where what moves take is known in a few words.

mod candidates;
mod numbers_taken;
mod period;
mod places;
mod proved;
mod rare;
mod splits;
mod whole_heaps;
mod window;

use crate::convention::PlayConvention;
use crate::error::{ErrorCode, RequestError};
use crate::limits;
use crate::numbers::{self, MexFinder, Token, places_of_bits};
use crate::pace::{LOOKS, Pace, SLICE};
use crate::ruleset::HeapRule;
use crate::taking::{Most, Take, Taking};
pub use period::Period;
use period::{Enough, Items, PeriodFinder};
pub use proved::{Proof, ProvedValues};
use splits::Splits;
use std::ops::ControlFlow;
use whole_heaps::WholeHeaps;
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
    let least = rule.taking().map_or(0, |taking| taking.least_options(largest));
    if largest > most_moves as Token || least > most_moves as u64 {
        return Err(refused());
    }
    let (mut values, length) = (Vec::new(), numbers::index(largest) + 1);
    let mut each = EachOption::default();
    while values.len() < length {
        let flow = each.extend(rule, &mut values, length, OPTIONS_AT_ONCE, most_moves as u64);
        if flow.is_break() {
            return Err(each.stopped.take().unwrap_or_else(refused));
        }
        pace.spend(OPTIONS_AT_ONCE).await;
    }
    Ok(values)
}

/// Options looked at between two looks at the pace.
const OPTIONS_AT_ONCE: u64 = 20_000;

/// The values of the heaps from 0 up to a number of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Sequence {
    /// The values that were computed. Where a period is proved, then without a saltus, there may be fewer than were asked for:
    /// its first round is among them.
    pub known: Vec<u32>,
    /// How many values there are: as many as were asked for, unless it stopped.
    pub length: usize,
    /// Why there are not as many as were asked for.
    pub stopped: Option<RequestError>,
    /// How they repeat, if they do.
    pub period: Option<Period>,
    /// Whether the period is proved, or only observed up to `length`.
    pub is_proved: bool,
}

impl Sequence {
    /// The value of a heap below `length`.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "there are fewer rounds than heaps, at most limits::SEQUENCE"
    )]
    pub fn value(&self, heap: usize) -> u32 {
        match self.period {
            Some(Period { period, saltus, .. }) if heap >= self.known.len() => {
                let rounds = (heap - self.known.len()) / period + 1;
                self.known[heap - rounds * period] + rounds as u32 * saltus
            }
            _ => self.known[heap],
        }
    }
}

/// How heaps are valued.
enum Recursion {
    Window(Window),
    NumbersTaken(Vec<usize>),
    Splits(Box<Splits>),
    WholeHeaps(WholeHeaps),
    EachOption(EachOption),
}

/// What is being done.
enum Stage {
    Valuing,
    /// A repetition is looked for that convinces as said.
    Looking(PeriodFinder, Enough),
    Done,
}

/// A sequence under construction, so that long work can be done in slices.
pub struct SequenceBuilder {
    recursion: Recursion,
    /// What proves a period, if there is such a thing.
    proof: Option<Enough>,
    /// Whether every smaller heap is an option and nothing else is: then a heap's value is its size, for ever.
    rises: bool,
    /// How many heaps are valued when a period is looked for the next time.
    milestone: usize,
    stage: Stage,
    /// Of each heap a row of so many values, the last of which is asked for.
    width: usize,
    values: Vec<u32>,
    length: usize,
    /// The most options to look at.
    most_options: u64,
    /// Why there will be no more values.
    stopped: Option<RequestError>,
    /// What was found: how the values repeat, and whether it is proved.
    found: Option<(Period, bool)>,
}

/// Values after which a proved period is looked for the first time. After that it is looked for whenever there are twice as
/// many.
const FIRST_MILESTONE: usize = 256;

/// So many heaps are valued in a moment where what moves take is known.
const SHORT: usize = 1_000;

/// Work of one slice: a few milliseconds.
const VALUES: usize = 100_000;
const PAIRS: u64 = 8_000_000;
const OPTIONS: u64 = 500_000;

impl SequenceBuilder {
    /// Begins a sequence of so many Grundy values, under normal play and without passes.
    pub fn new(rule: &dyn HeapRule, length: usize) -> Self {
        let taking = rule.taking();
        let proof = taking.as_ref().and_then(Enough::proof);
        let rises = taking == Some(Taking::UpTo(Most::Whole));
        let builder = SequenceBuilder::begin(recursion(taking, length), 1, proof, length);
        SequenceBuilder { rises, ..builder }
    }

    /// Begins a sequence of so many values under any convention and with passes: Grundy values under normal play, else the
    /// numbers of [`Classes`](crate::value_grid::Classes). Beyond plain normal play there is none where moves split heaps,
    /// which then do not decide about one another's sum, nor where nothing would prove a period.
    pub fn under(
        rule: &dyn HeapRule,
        convention: &PlayConvention,
        passes: u64,
        length: usize,
    ) -> Option<Self> {
        if convention.is_normal() && passes == 0 {
            return Some(SequenceBuilder::new(rule, length));
        }
        let taking = rule.taking()?;
        let proof = Enough::proof(&taking).filter(|proof| matches!(proof, Enough::Window(_)))?;
        let heaps = WholeHeaps::new(taking, convention, passes);
        let width = heaps.width();
        Some(SequenceBuilder::begin(Recursion::WholeHeaps(heaps), width, Some(proof), length))
    }

    fn begin(recursion: Recursion, width: usize, proof: Option<Enough>, length: usize) -> Self {
        let milestone = if proof.is_some() { FIRST_MILESTONE.min(length) } else { length };
        SequenceBuilder {
            recursion,
            proof,
            rises: false,
            milestone,
            stage: Stage::Valuing,
            width,
            values: Vec::new(),
            length,
            most_options: limits::OPTIONS_SEEN,
            stopped: None,
            found: None,
        }
    }

    /// Lets it look at so many options. When more would have to be looked at, or values do not fit into memory, it stops: the
    /// sequence then is as long as it has come.
    #[must_use]
    pub fn looking_at(self, most_options: u64) -> Self {
        SequenceBuilder { most_options, ..self }
    }

    /// Does one slice of the work. Answers whether the sequence is complete.
    pub fn advance(&mut self, rule: &dyn HeapRule) -> bool {
        let known = self.known();
        match &mut self.stage {
            Stage::Valuing if known < self.milestone => {
                if let Err(fault) = self.add_values(rule) {
                    (self.length, self.milestone) = (self.known(), self.known());
                    self.stopped = Some(fault);
                }
            }
            Stage::Valuing => match self.proof {
                Some(proof) => self.look(Items::Rows(self.width), proof),
                None => self.observe(),
            },
            Stage::Looking(finder, enough) => {
                if finder.advance(&self.values, VALUES) {
                    let (items, enough) = (finder.items(), *enough);
                    let period = finder.period(&self.values, enough);
                    self.conclude(items, enough, period);
                }
            }
            Stage::Done => {}
        }
        matches!(self.stage, Stage::Done)
    }

    /// How many heaps are valued so far.
    pub fn known(&self) -> usize {
        self.length.min(self.values.len() / self.width)
    }

    /// The values from a heap on, as far as they are known and still wanted.
    fn known_from(&self, heap: usize) -> Vec<u32> {
        let rows = self.values.chunks(self.width).take(self.length).skip(heap);
        rows.filter_map(|row| row.last().copied()).collect()
    }

    /// The complete sequence, slice by slice. After each slice the values are told that came with it.
    pub async fn complete(
        mut self,
        rule: &dyn HeapRule,
        tell: &mut dyn FnMut(Vec<u32>),
        pace: &Pace,
    ) -> Sequence {
        let mut told = 0;
        let may_be_long = matches!(self.recursion, Recursion::EachOption(_) | Recursion::WholeHeaps(_));
        let is_short = self.length <= SHORT && !may_be_long;
        while !self.advance(rule) {
            pace.found(self.known(), 0);
            if matches!(self.stage, Stage::Valuing) && self.known() > told {
                tell(self.known_from(told));
                told = self.known();
            }
            // What is done in a moment is no slice of its own.
            let units = if is_short { self.length as u64 } else { SLICE };
            pace.spend(units).await;
        }
        pace.found(self.length, 0);
        self.finish()
    }

    /// The complete sequence.
    ///
    /// # Panics
    /// When [`SequenceBuilder::advance`] has not answered that it is complete.
    pub fn finish(self) -> Sequence {
        assert!(matches!(self.stage, Stage::Done), "the sequence is not complete");
        let SequenceBuilder { values: known, length, stopped, .. } = self;
        let (period, is_proved) = self.found.unzip();
        Sequence { known, length, stopped, period, is_proved: is_proved == Some(true) }
    }

    fn add_values(&mut self, rule: &dyn HeapRule) -> Result<(), RequestError> {
        let (values, most) = (&mut self.values, self.most_options);
        let refused = || RequestError::new(ErrorCode::TooManyMoves, "length").limit(most);
        match &mut self.recursion {
            Recursion::Window(window) => window.extend(values, VALUES.min(self.milestone - values.len())),
            Recursion::NumbersTaken(takes) => {
                numbers_taken::extend(values, takes, VALUES.min(self.milestone - values.len()));
            }
            Recursion::Splits(splits) if splits.seen > most => return Err(refused()),
            Recursion::Splits(splits) => splits.extend(values, self.milestone, PAIRS)?,
            Recursion::WholeHeaps(heaps) if heaps.seen > most => return Err(refused()),
            Recursion::WholeHeaps(heaps) => heaps.extend(values, self.milestone, OPTIONS)?,
            Recursion::EachOption(each) => {
                let flow = each.extend(rule, values, self.milestone, OPTIONS, most);
                if flow.is_break() {
                    let fault = each.stopped.take().map(|fault| fault.in_field("length"));
                    return Err(fault.unwrap_or_else(refused));
                }
            }
        }
        Ok(())
    }

    fn look(&mut self, items: Items, enough: Enough) {
        self.stage = Stage::Looking(PeriodFinder::new(items), enough);
    }

    /// Looks for a period that nothing proves. From here on the values that are asked for are all that counts.
    fn observe(&mut self) {
        match std::mem::replace(&mut self.stage, Stage::Valuing) {
            // What was looked at in vain for a proof is the same.
            Stage::Looking(finder, _) if self.width == 1 => {
                self.stage = Stage::Looking(finder, Enough::Observed);
            }
            _ => {
                self.keep_column(self.length);
                self.look(Items::Rows(1), Enough::Observed);
            }
        }
    }

    /// Goes on when everything was looked at. A proof is about values: differences that repeat as long prove nothing, for what
    /// follows from one another are the values.
    fn conclude(&mut self, items: Items, enough: Enough, period: Option<Period>) {
        match (period, enough) {
            (Some(period), Enough::Observed) => self.end(Some((period, self.rises))),
            (Some(Period { period, preperiod, .. }), _) if self.width > 1 => {
                // What is asked for repeats with the rows, but perhaps earlier and with a divisor of their period.
                self.keep_column(preperiod + 2 * period);
                for heap in self.values.len()..preperiod + 2 * period {
                    self.values.push(self.values[heap - period]);
                }
                self.look(Items::Rows(1), Enough::Rounds(period));
            }
            (Some(period), _) => {
                self.values.truncate(period.preperiod + period.period);
                self.end(Some((period, true)));
            }
            (None, Enough::Observed) if items == Items::Differences => self.end(None),
            (None, Enough::Observed) => self.look(Items::Differences, Enough::Observed),
            (None, _) if self.milestone < self.length => {
                self.milestone = (2 * self.milestone).min(self.length);
                self.stage = Stage::Valuing;
            }
            (None, _) => self.observe(),
        }
    }

    fn end(&mut self, found: Option<(Period, bool)>) {
        (self.stage, self.found) = (Stage::Done, found);
    }

    /// Keeps of the rows of so many heaps the values that are asked for.
    fn keep_column(&mut self, heaps: usize) {
        if self.width > 1 {
            let rows = self.values.chunks(self.width).take(heaps);
            self.values = rows.filter_map(|row| row.last().copied()).collect();
            self.width = 1;
        }
    }
}

/// Looks for a period in values that are already known.
pub async fn observed_period(values: &[u32], pace: &Pace) -> Option<Period> {
    for items in [Items::Rows(1), Items::Differences] {
        let mut finder = PeriodFinder::new(items);
        while !finder.advance(values, VALUES) {
            pace.pause().await;
        }
        if let Some(period) = finder.period(values, Enough::Observed) {
            return Some(period);
        }
    }
    None
}

/// How to find the Grundy values of heaps of a rule.
fn recursion(taking: Option<Taking>, length: usize) -> Recursion {
    let mut takes = match taking {
        None => return Recursion::EachOption(EachOption::default()),
        Some(Taking::UpTo(most)) => return Recursion::Window(Window::new(most)),
        Some(Taking::OneOf(takes)) => takes,
    };
    takes.retain(|take| take.does_anything() && take.stones < length as Token);
    if takes.iter().all(Take::is_number) && takes.len() <= numbers_taken::MOST_NUMBERS {
        let mut numbers: Vec<Token> = takes.iter().map(|take| take.stones).collect();
        numbers.sort_unstable();
        let numbers = numbers.into_iter().filter_map(|stones| usize::try_from(stones).ok());
        return Recursion::NumbersTaken(numbers.collect());
    }
    Recursion::Splits(Box::new(Splits::new(takes)))
}

/// Heaps of which nothing is known but what a move may make of each.
#[derive(Default)]
struct EachOption {
    mex: MexFinder,
    option_values: Vec<u32>,
    /// Options that have been looked at.
    seen: u64,
    /// What it took to find them out, in options that could have been looked at meanwhile.
    finding: u64,
    /// Why there is no value for the next heap, where that is not that too many options are looked at.
    stopped: Option<RequestError>,
}

impl EachOption {
    /// Adds values until about so many more options are looked at, or as much is done, or there are `length` values. Breaks off
    /// before more than `most` options are looked at in all.
    fn extend(
        &mut self,
        rule: &dyn HeapRule,
        values: &mut Vec<u32>,
        length: usize,
        options: u64,
        most: u64,
    ) -> ControlFlow<()> {
        let enough = (self.seen + self.finding).saturating_add(options);
        // A heap without options takes its time, too.
        let length = length.min(values.len().saturating_add(usize::try_from(options).unwrap_or(usize::MAX)));
        while values.len() < length && self.seen + self.finding <= enough {
            let heap = values.len() as Token;
            self.finding += LOOKS * rule.work(heap);
            if let Some(bits) = rule.numbers_taken(heap) {
                self.seen += bits.iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
                if self.seen > most {
                    return ControlFlow::Break(());
                }
                let left = places_of_bits(bits).map(|taken| values[values.len() - taken]);
                let value = self.mex.of(left);
                values.push(value);
                continue;
            }
            self.option_values.clear();
            // An empty heap has no option, and rules are not asked for any.
            let mut have_grown = false;
            let flow = if heap == 0 {
                ControlFlow::Continue(())
            } else {
                rule.heap_sums(heap, &mut |option| {
                    let Some(value) = nim_sum(values, option) else {
                        have_grown = true;
                        return ControlFlow::Break(());
                    };
                    self.option_values.push(value);
                    let seen = self.seen + self.option_values.len() as u64;
                    if seen > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                })
            };
            if flow.is_break() {
                let grown = || RequestError::new(ErrorCode::GrowingHeap, "position").got(heap as f64);
                self.stopped = if have_grown { Some(grown()) } else { rule.heap_fault(heap) };
            }
            flow?;
            self.seen += self.option_values.len() as u64;
            values.push(self.mex.of(self.option_values.iter().copied()));
        }
        ControlFlow::Continue(())
    }
}

/// The nim-sum of the values of heaps; nothing where one of them has none yet.
fn nim_sum(values: &[u32], heaps: &[Token]) -> Option<u32> {
    heaps.iter().try_fold(0, |sum, &heap| Some(sum ^ values.get(numbers::index(heap))?))
}

#[cfg(test)]
mod tests;
