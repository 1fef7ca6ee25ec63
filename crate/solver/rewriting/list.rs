//! The moves that rewritings make of a position.

use super::bounds::Step;
use super::{Rewriting, Rewritings};
use crate::error::{ErrorCode, RequestError};
use crate::formula::{BLOCK, Block, Condition, Facts, Name, Number, Variable};
use crate::limits;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::ruleset::{distinct_largest_first, largest_first};
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Whoever asked has enough.
    Enough,
    /// There are too many ways to fill in the letters.
    Ways,
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
    /// Ways that may still be tried.
    ways: u64,
}

impl<'a> Listing<'a> {
    /// Begins with a position, whose register stands behind the heaps.
    pub fn new(rules: &'a Rewritings, tokens: &'a [Token], for_what: For) -> Self {
        let (heaps, register) = match tokens.split_last() {
            Some((register, heaps)) if rules.have_register() => (heaps, Some(*register)),
            _ => (tokens, None),
        };
        let mut facts = Facts::default();
        if rules.are_of_whole() {
            let some = || heaps.iter().copied().filter(|heap| *heap > 0);
            facts.set(Name::Heaps, some().count() as f64);
            facts.set(Name::Stones, some().map(|heap| heap as f64).sum());
            facts.set(Name::Largest, some().max().unwrap_or(0) as f64);
            facts.set(Name::Smallest, some().min().unwrap_or(0) as f64);
        }
        let (chosen, made) = (Vec::new(), Vec::new());
        Listing { rules, heaps, register, for_what, facts, chosen, sum: 0, made, ways: limits::WAYS }
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
            if self.hold(&rewriting.conditions) { self.fill_in(rewriting, 0, each) } else { Ok(()) }
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
        let Some(range) = step.range(&self.facts, 0..=self.sum) else { return Ok(()) };
        let settles = rewriting.steps.get(at + 1).filter(|next| next.is_settled());
        let is_sifted = !step.conditions.is_empty() || settles.is_some();
        if is_sifted && range.end() - range.start() >= FEW {
            return self.sift(rewriting, at, range, settles, each);
        }
        for number in range {
            self.spend(1)?;
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
        while first <= last {
            self.spend(BLOCK as u64 / IN_A_BLOCK)?;
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
                self.spend(1)?;
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
        let places: Vec<usize> = if self.for_what != For::Moves {
            distinct_largest_first_but(self.heaps, &self.chosen)
        } else {
            largest_first(self.heaps.len()).filter(|place| !self.chosen.contains(place)).collect()
        };
        for place in places {
            self.spend(1)?;
            self.with_heap(rewriting, step, place, each)?;
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
        self.facts.set_letter(step.letter, heap as f64);
        if !self.hold(&step.conditions) {
            return Ok(());
        }
        self.chosen.push(place);
        self.sum += heap;
        let result = self.fill_in(rewriting, self.chosen.len(), each);
        self.sum -= heap;
        self.chosen.pop();
        result
    }

    /// Makes the heaps, now that all letters are known.
    fn make(&mut self, rewriting: &Rewriting, each: &mut Each) -> Result<(), Stop> {
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
        // To write it down takes longer than to try a way, and the longer the more heaps there are.
        let written = if self.for_what == For::NimSums { 0 } else { count / HEAPS_FOR_A_WAY };
        self.spend(WAYS_FOR_ONE + written)?;
        let found = Found { places: &self.chosen, made: &self.made, register };
        if each(&found).is_continue() { Ok(()) } else { Err(Stop::Enough) }
    }

    fn spend(&mut self, ways: u64) -> Result<(), Stop> {
        self.ways = self.ways.checked_sub(ways).ok_or(Stop::Ways)?;
        Ok(())
    }
}

/// Numbers that are looked at one by one sooner than in a block.
const FEW: u64 = 8;

/// How many numbers are looked at in a block for the price of one alone.
const IN_A_BLOCK: u64 = 8;

/// Ways that are tried in the time that it takes to hand on what one of them makes, besides the heaps that are written down.
const WAYS_FOR_ONE: u64 = 2;

/// Heaps that are written down in the time in which a way is tried.
const HEAPS_FOR_A_WAY: u64 = 8;

/// The places of unequal heaps besides those that are chosen, in the order in which moves are listed.
fn distinct_largest_first_but(heaps: &[Token], chosen: &[usize]) -> Vec<usize> {
    if chosen.is_empty() {
        return distinct_largest_first(heaps).collect();
    }
    let mut places: Vec<usize> = Vec::new();
    for place in largest_first(heaps.len()).filter(|place| !chosen.contains(place)) {
        if places.iter().all(|other| heaps[*other] != heaps[place]) {
            places.push(place);
        }
    }
    places
}

/// The size, count or register that a number is, if it is one.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is looked at before")]
fn token(number: &Number, facts: &Facts) -> Option<Token> {
    let number = number.of(facts);
    let is_token = number >= 0.0 && number.fract() == 0.0 && number <= LARGEST_TOKEN as f64;
    is_token.then_some(number as Token)
}

impl Rewritings {
    /// About how many ways there are to fill in the letters where every name stands for a heap of this size: what it takes to list the
    /// moves of such heaps.
    pub fn ways_of_heap(&self, heap: Token) -> u64 {
        let of = |rewriting: &Rewriting| {
            let letters = || rewriting.steps.iter().filter(|step| step.letter >= rewriting.names);
            if letters().next().is_none() {
                return 1;
            }
            let mut facts = Facts::default();
            let known = rewriting.names + usize::from(rewriting.has_register);
            (0..known).for_each(|letter| facts.set_letter(letter, heap as f64));
            let widths = letters().map(|step| {
                let range = if step.is_settled() { None } else { step.range(&facts, 0..=heap) };
                range.map_or(1, |range| range.end() - range.start() + 1)
            });
            widths.fold(1, u64::saturating_mul)
        };
        self.all.iter().map(of).fold(0, u64::saturating_add).min(limits::WAYS)
    }

    /// The same for a position: the ways to choose the heaps, times those of heaps that are as large as all of them together.
    pub fn ways(&self, tokens: &[Token]) -> u64 {
        let heaps = if self.are_ordered { 1 } else { tokens.len() as u64 };
        let choices = (0..self.names() as u64)
            .fold(1, |ways: u64, name| ways.saturating_mul(heaps.saturating_sub(name).max(1)));
        let most: Token = tokens.iter().fold(0, |sum, token| sum.saturating_add(*token));
        choices.saturating_mul(self.ways_of_heap(most)).min(limits::WAYS)
    }
}
