//! Staircase Nim and games that are it in disguise: the odd steps are the heaps of Nim, of normal or misère play.
//!
//! Steps are counted from 1 above the floor; stones go from a step to the one below it.

use crate::convention::{OutcomeClass, PlayConvention};
use crate::nim_sums::{large_heaps, of_p_positions};
use crate::numbers::{Token, nim_sum_of};
use crate::position::Tokens;
use crate::theorem::{NimHeap, Prediction, Reason, Value};

/// What counts of a staircase.
pub struct OddSteps {
    /// The stones on steps 1, 3, 5, …, or their remainders.
    pub odd: Tokens,
    /// What the remainders are taken modulo, where a move takes fewer stones than this.
    modulus: Option<Token>,
    is_misere: bool,
    sum: u64,
    /// How many of them hold more than 1 stone.
    large: usize,
}

/// So many stones go from the step at this index, counted from 0, to the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Descent {
    /// The index of the step.
    pub step: usize,
    /// How many stones go.
    pub stones: Token,
}

impl OddSteps {
    /// Of the stones on steps 1, 2, 3, …, among two players.
    pub fn of(steps: impl Iterator<Item = Token>, convention: &PlayConvention) -> Self {
        Self::up_to(None, steps, convention)
    }

    /// The same where a move takes so many stones at most, if there is a bound.
    pub fn up_to(
        most: Option<Token>,
        steps: impl Iterator<Item = Token>,
        convention: &PlayConvention,
    ) -> Self {
        let modulus = most.map(|most| most + 1);
        let counted = |stones: Token| modulus.map_or(stones, |modulus| stones % modulus);
        let odd: Tokens = steps.step_by(2).map(counted).collect();
        OddSteps {
            modulus,
            is_misere: convention.terminal_outcome() == Some(OutcomeClass::N),
            sum: nim_sum_of(&odd),
            large: large_heaps(&odd),
            odd,
        }
    }

    fn is_lost(&self) -> bool {
        self.sum == of_p_positions(self.is_misere, self.large)
    }

    /// The Grundy value under normal play, the outcome class under misère play.
    pub fn prediction(&self) -> Prediction {
        if self.is_misere {
            Prediction::p_if(self.is_lost())
        } else {
            Prediction::Exactly(Value::Grundy(self.sum))
        }
    }

    /// Why: keys `zero`, `nonzero`, `misere-lost` and `misere-won`, quantities `odd`, `large`, `sum` and `columns`. Where there
    /// is a bound the keys end in `-modulo`, and the `modulus` is a quantity too.
    pub fn reason(&self) -> Reason {
        let key = match (self.is_misere, self.is_lost(), self.modulus.is_some()) {
            (false, true, false) => "zero",
            (false, false, false) => "nonzero",
            (true, true, false) => "misere-lost",
            (true, false, false) => "misere-won",
            (false, true, true) => "zero-modulo",
            (false, false, true) => "nonzero-modulo",
            (true, true, true) => "misere-lost-modulo",
            (true, false, true) => "misere-won-modulo",
        };
        let reason = Reason::new(key, &[("large", self.large as u64), ("sum", self.sum)]);
        let reason = match self.modulus {
            Some(modulus) => reason.and(&[("modulus", modulus)]),
            None => reason,
        };
        reason.columns(&self.odd).list("odd", &self.odd)
    }

    /// A heap for each odd step, which comes from the tokens at the places of its index.
    pub fn nim_heaps(&self, places: impl Fn(usize) -> Vec<usize>) -> Vec<NimHeap> {
        let heap = |(index, &size): (usize, &Token)| NimHeap { size, places: places(2 * index) };
        self.odd.iter().enumerate().map(heap).collect()
    }

    /// All ways to leave a lost position: every move changes one odd step, by lowering it or by filling it from the step above.
    pub fn winning(&self, steps: &[Token]) -> Vec<Descent> {
        let mut descents = Vec::new();
        for (index, &before) in self.odd.iter().enumerate() {
            for wanted in 0..=u64::from(self.is_misere) {
                let after = before ^ self.sum ^ wanted;
                let large = self.large + usize::from(after > 1) - usize::from(before > 1);
                if after == before || wanted != of_p_positions(self.is_misere, large) {
                    continue;
                }
                // A move takes as many stones from the step, or brings as many to it, as lead to the wanted remainder.
                let change = |from: Token, to: Token| match self.modulus {
                    Some(modulus) if after < modulus => Some((from + modulus - to) % modulus),
                    Some(_) => None,
                    None => from.checked_sub(to),
                };
                for (step, stones) in
                    [(2 * index, change(before, after)), (2 * index + 1, change(after, before))]
                {
                    let is_there = |stones: &Token| steps.get(step).is_some_and(|there| there >= stones);
                    descents.extend(stones.filter(is_there).map(|stones| Descent { step, stones }));
                }
            }
        }
        descents
    }
}
