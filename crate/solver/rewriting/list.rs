//! The moves that rewritings make of a position.

use super::bounds::Step;
use super::{Rewriting, Rewritings};
use crate::error::{ErrorCode, RequestError};
use crate::formula::scan::Span;
use crate::formula::{BLOCK, Block, Condition, Facts, Name, Number, Variable};
use crate::limits;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::ruleset::largest_first;
use std::ops::{ControlFlow, RangeInclusive};

/// What one way to fill in the letters makes.
pub struct Found<'a> {
    /// The places of the heaps that the names stand for.
    pub places: &'a [usize],
    /// What they become: a size, how many heaps of it there are, and which of the names they stand with.
    pub made: &'a [(Token, Token, usize)],
    /// What the register is afterwards, where there is one.
    pub register: Option<Token>,
}

/// Why not all moves of a position can be listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Whoever asked has enough.
    Enough,
    /// There are too many ways to fill in the letters.
    Ways,
    /// There are, for all that is said of the letter that stands at this place is between which numbers it is.
    Free(Span, String),
    /// A heap or the register is larger than rules of one's own are followed.
    Large,
    /// A move leaves too many heaps.
    Heaps,
}

impl Stop {
    /// What is wrong with the position.
    pub fn fault(self) -> Option<RequestError> {
        let (code, limit) = match self {
            Stop::Enough => return None,
            Stop::Free((start, end), range) => {
                let fault = RequestError::new(ErrorCode::TooManyMoves, "params.moves").limit(limits::WAYS);
                return Some(fault.at(start, end).got(range));
            }
            Stop::Ways => (ErrorCode::TooManyMoves, limits::WAYS),
            Stop::Large => (ErrorCode::EndlessGame, limits::OWN_RULE_HEAP),
            Stop::Heaps => (ErrorCode::TooMany, limits::SPLIT_HEAPS as u64),
        };
        Some(RequestError::new(code, "position").limit(limit))
    }
}

/// Receives what is found.
type Each<'a> = dyn FnMut(&Found) -> ControlFlow<()> + 'a;

/// What moves are listed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// To be made: equal heaps are different ones.
    Moves,
    /// For what they lead to: of equal heaps any stands for all.
    Options,
    /// For the nim-sums of what they lead to, to which two equal heaps add nothing: there may be any number of them.
    NimSums,
}

/// The moves of one position.
pub struct Listing<'a> {
    rules: &'a Rewritings,
    /// The heaps, or what stands at the places.
    heaps: &'a [Token],
    register: Option<Token>,
    for_what: For,
    facts: Facts<'static>,
    chosen: Vec<usize>,
    /// The sum of the heaps that are chosen, and the register.
    sum: u64,
    made: Vec<(Token, Token, usize)>,
    /// Steps that it may still take.
    steps: u64,
}

impl<'a> Listing<'a> {
    /// Begins with a position, whose register stands behind the heaps.
    pub fn new(rules: &'a Rewritings, tokens: &'a [Token], for_what: For) -> Self {
        let (heaps, register) = match tokens.split_last() {
            Some((register, heaps)) if rules.have_register() => (heaps, Some(*register)),
            _ => (tokens, None),
        };
        let facts = rules.facts(heaps);
        let (chosen, made) = (Vec::new(), Vec::new());
        Listing {
            rules,
            heaps,
            register,
            for_what,
            facts,
            chosen,
            sum: 0,
            made,
            steps: limits::WAYS * STEPS_OF_WAY,
        }
    }

    /// Hands on what is found, some of it again and again.
    ///
    /// # Errors
    /// Why it broke off.
    pub fn each(mut self, each: &mut Each) -> Result<(), Stop> {
        if self.heaps.iter().chain(&self.register).any(|token| *token > limits::OWN_RULE_HEAP) {
            return Err(Stop::Large);
        }
        let rules = self.rules;
        rules.all.iter().try_for_each(|rewriting| {
            self.chosen.clear();
            self.sum = self.register.unwrap_or(0);
            if let Some(register) = self.register {
                self.facts.set_letter(rewriting.names, register as f64);
            }
            self.spend(rewriting.cost)?;
            let filled =
                if self.hold(&rewriting.conditions) { self.fill_in(rewriting, 0, each) } else { Ok(()) };
            filled.map_err(|stop| if stop == Stop::Ways { self.freest(rewriting) } else { stop })
        })
    }

    /// Which letter runs through most numbers, now that there are too many ways to fill them in.
    fn freest(&self, rewriting: &Rewriting) -> Stop {
        let free = rewriting.steps.iter().filter(|step| step.letter >= rewriting.names && !step.is_settled());
        let ranges = free.filter_map(|step| Some((step.letter, step.range(&self.facts, 0..=self.sum)?)));
        let freest = ranges.max_by_key(|(_, range)| range.end() - range.start());
        freest.map_or(Stop::Ways, |(letter, range)| {
            let (name, span) = rewriting.letters[letter];
            Stop::Free(span, format!("{} ≤ {name} ≤ {}", range.start(), range.end()))
        })
    }

    fn hold(&self, conditions: &[Condition]) -> bool {
        conditions.iter().all(|condition| condition.of(&self.facts) == Some(true))
    }

    /// Fills in the letters from a step on.
    fn fill_in(&mut self, rewriting: &Rewriting, at: usize, each: &mut Each) -> Result<(), Stop> {
        let Some(step) = rewriting.steps.get(at) else { return self.make(rewriting, each) };
        if step.letter < rewriting.names {
            return self.choose(rewriting, at, each);
        }
        self.spend(step.cost_of_bounds().of_one())?;
        let Some(range) = step.range(&self.facts, 0..=self.sum) else { return Ok(()) };
        let settles = rewriting.steps.get(at + 1).filter(|next| next.is_settled());
        let is_sifted = !step.conditions.is_empty() || settles.is_some();
        if is_sifted && range.end() - range.start() >= FEW {
            return self.sift(rewriting, at, range, settles, each);
        }
        let steps = STEPS_OF_LETTER + step.cost.of_one();
        for number in range {
            self.spend(steps)?;
            self.facts.set_letter(step.letter, number as f64);
            if self.hold(&step.conditions) {
                self.fill_in(rewriting, at + 1, each)?;
            }
        }
        Ok(())
    }

    /// The same where many numbers are looked at at once: which of them the conditions let be, and settle the next letter.
    fn sift(
        &mut self,
        rewriting: &Rewriting,
        at: usize,
        range: RangeInclusive<u64>,
        settles: Option<&Step>,
        each: &mut Each,
    ) -> Result<(), Stop> {
        let step = &rewriting.steps[at];
        let (mut first, last) = range.into_inner();
        let cost = settles.map_or(step.cost, |next| step.cost.and(next.cost_of_bounds()));
        while first <= last {
            self.spend(STEPS_OF_WAY + cost.of_block())?;
            let count = (last - first + 1).min(BLOCK as u64);
            let variable = Variable::Letter(step.letter);
            let block = Block { facts: self.facts.clone(), variable, first: first as f64 };
            let mut bits = u64::MAX >> (BLOCK as u64 - count);
            bits &= settles.map_or(u64::MAX, |next| next.settled_by(&block, self.sum));
            for condition in &step.conditions {
                if bits != 0 {
                    bits &= condition.truths(&block).yes;
                }
            }
            while bits != 0 {
                self.spend(STEPS_OF_LETTER)?;
                self.facts.set_letter(step.letter, (first + u64::from(bits.trailing_zeros())) as f64);
                self.fill_in(rewriting, at + 1, each)?;
                bits &= bits - 1;
            }
            first += count;
        }
        Ok(())
    }

    /// Chooses a heap for a name.
    fn choose(&mut self, rewriting: &Rewriting, at: usize, each: &mut Each) -> Result<(), Stop> {
        let step = &rewriting.steps[at];
        if self.rules.are_ordered {
            return self.with_heap(rewriting, step, at, each);
        }
        let heaps = self.heaps;
        let (mut first, mut before) = (None, None);
        for place in largest_first(heaps.len()) {
            self.spend(1)?;
            // Equal heaps stand one behind the other, but for those that are as large as the last, which comes first.
            let heap = Some(&heaps[place]);
            let is_told = self.for_what != For::Moves && (heap == before || heap == first);
            if !is_told && !self.chosen.contains(&place) {
                (first, before) = (first.or(heap), heap);
                self.with_heap(rewriting, step, place, each)?;
            }
        }
        Ok(())
    }

    fn with_heap(
        &mut self,
        rewriting: &Rewriting,
        step: &Step,
        place: usize,
        each: &mut Each,
    ) -> Result<(), Stop> {
        let Some(&heap) = self.heaps.get(place) else { return Ok(()) };
        self.spend(STEPS_OF_LETTER + step.cost.of_one())?;
        self.facts.set_letter(step.letter, heap as f64);
        if !self.hold(&step.conditions) {
            return Ok(());
        }
        self.chosen.push(place);
        self.sum += heap;
        self.fill_in(rewriting, self.chosen.len(), each)?;
        self.sum -= heap;
        self.chosen.pop();
        Ok(())
    }

    /// Makes the heaps, now that all letters are known.
    fn make(&mut self, rewriting: &Rewriting, each: &mut Each) -> Result<(), Stop> {
        self.spend(rewriting.cost)?;
        self.made.clear();
        let mut count = (self.heaps.len() - self.chosen.len()) as u64;
        for (place, size) in rewriting.sizes.iter().enumerate() {
            let copies = size.count.as_ref().map_or(Some(1), |copies| token(copies, &self.facts));
            let (Some(size), Some(copies)) = (token(&size.size, &self.facts), copies) else { return Ok(()) };
            count += if size > 0 { copies } else { 0 };
            self.made.push((size, copies, place.min(rewriting.names - 1)));
            if count > limits::SPLIT_HEAPS as u64 && self.for_what != For::NimSums {
                return Err(Stop::Heaps);
            }
        }
        let register = match (&rewriting.register, self.register) {
            (Some(register), Some(_)) => match token(register, &self.facts) {
                Some(register) => Some(register),
                None => return Ok(()),
            },
            (_, register) => register,
        };
        self.spend(self.for_what.steps_to_hand_on(count))?;
        let found = Found { places: &self.chosen, made: &self.made, register };
        if each(&found).is_continue() { Ok(()) } else { Err(Stop::Enough) }
    }

    fn spend(&mut self, steps: u64) -> Result<(), Stop> {
        self.steps = self.steps.checked_sub(steps).ok_or(Stop::Ways)?;
        Ok(())
    }
}

/// Numbers that are looked at one by one sooner than in a block.
const FEW: u64 = 8;

/// Steps, as a [`Cost`] counts them, in which a way to fill in the letters of a short rule is tried.
const STEPS_OF_WAY: u64 = 8;

/// Steps in which a letter is filled in, whatever the conditions cost.
const STEPS_OF_LETTER: u64 = 4;

impl For {
    /// Steps that it takes to hand on what a way makes, and for whoever it is handed to to write so many heaps down.
    fn steps_to_hand_on(self, heaps: u64) -> u64 {
        match self {
            For::Moves => 60 + 2 * heaps,
            For::Options => 30 + 2 * heaps,
            For::NimSums => 15,
        }
    }
}

/// The size, count or register that a number is, if it is one.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is looked at before")]
fn token(number: &Number, facts: &Facts) -> Option<Token> {
    let number = number.of(facts);
    let is_token = number >= 0.0 && number.fract() == 0.0 && number <= LARGEST_TOKEN as f64;
    is_token.then_some(number as Token)
}

impl Rewritings {
    /// What they may speak of besides letters.
    fn facts(&self, heaps: &[Token]) -> Facts<'static> {
        let mut facts = Facts::default();
        if self.are_of_whole() {
            let some = || heaps.iter().copied().filter(|heap| *heap > 0);
            facts.set(Name::Heaps, some().count() as f64);
            facts.set(Name::Stones, some().map(|heap| heap as f64).sum());
            facts.set(Name::Largest, some().max().unwrap_or(0) as f64);
            facts.set(Name::Smallest, some().min().unwrap_or(0) as f64);
        }
        facts
    }

    /// The most ways that it takes to list the moves of a single heap, or of a position; see [`limits::WAYS`].
    pub fn ways(&self, tokens: &[Token]) -> u64 {
        let (heaps, registers) = tokens.split_at(tokens.len() - usize::from(self.have_register()));
        // Where names may stand for any of several heaps, nothing is known of them.
        let are_known = self.are_ordered || heaps.len() == 1;
        let most: Token = tokens.iter().fold(0, |sum, token| sum.saturating_add(*token));
        let of_whole = self.facts(heaps);
        let of = |rewriting: &Rewriting| {
            let (mut facts, mut known) = (of_whole.clone(), 0);
            let named = heaps.iter().take(if are_known { rewriting.names } else { 0 });
            let registers =
                registers.iter().enumerate().map(|(place, register)| (rewriting.names + place, register));
            for (letter, token) in named.enumerate().chain(registers) {
                facts.set_letter(letter, *token as f64);
                known |= 1 << letter;
            }
            let (mut times, mut steps): (u64, u64) = (1, rewriting.cost);
            for (at, step) in rewriting.steps.iter().enumerate() {
                let count = match step.letter < rewriting.names {
                    true if self.are_ordered => 1,
                    true => (heaps.len() as u64).saturating_sub(at as u64),
                    false => step.count(&facts, most, known),
                };
                let bounds = times.saturating_mul(step.cost_of_bounds().of_one());
                times = times.saturating_mul(count);
                let each = STEPS_OF_LETTER + step.cost.of_one();
                steps = steps.saturating_add(bounds).saturating_add(times.saturating_mul(each));
            }
            let made = For::Options.steps_to_hand_on(heaps.len() as u64) + rewriting.cost;
            steps.saturating_add(times.saturating_mul(made))
        };
        let steps = self.all.iter().map(of).fold(0, u64::saturating_add);
        (steps / STEPS_OF_WAY).min(limits::WAYS)
    }
}
