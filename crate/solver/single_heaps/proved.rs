//! Values of heaps of any size, by a period that is proved.

use super::period::{Enough, Period};
use super::{Recursion, SequenceBuilder, Stage};
use crate::convention::PlayConvention;
use crate::numbers::{Token, index};
use crate::pace::{LOOKS, Pace};
use crate::ruleset::HeapRule;
use crate::taking::{Take, Taking, Two};

/// Heaps that are valued at most to find a period that is proved.
const MOST_HEAPS: usize = 1 << 20;

/// Pairs of heaps that are looked at at most for that, where moves split heaps: some tenths of a second.
const MOST_PAIRS: u64 = 1 << 28;

/// The values of all heaps of a rule under a convention: Grundy values under normal play, else the numbers of
/// [`Classes`](crate::value_grid::Classes).
#[derive(Clone, Debug)]
pub struct ProvedValues {
    /// Those of the heaps before the period and in its first round.
    known: Vec<u32>,
    taking: Taking,
    proof: Proof,
    /// How they repeat; the saltus is 0.
    pub period: Period,
}

/// Why a period that holds for many heaps holds for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The value of a heap follows from those of so many heaps before it, always in the same way.
    Window(Token),
    /// The theorem of Guy and Smith, for moves that may split heaps.
    GuySmith {
        /// The most stones that a move takes.
        most: Token,
        /// The most heaps that a move leaves.
        heaps: Token,
    },
}

impl ProvedValues {
    /// Looks for a period and its proof. There is none where the heaps' values do not follow from one another, and where none
    /// is found in time.
    pub async fn find(rule: &dyn HeapRule, convention: &PlayConvention, pace: &Pace) -> Option<ProvedValues> {
        let taking = rule.taking()?;
        let proof = match Enough::proof(&taking)? {
            Enough::Window(window) => Proof::Window(window),
            Enough::Splits { most, heaps } => Proof::GuySmith { most, heaps },
            Enough::Rounds(_) | Enough::Observed => return None,
        };
        // No fewer heaps prove a period.
        let (Proof::Window(least) | Proof::GuySmith { most: least, .. }) = proof;
        if least >= MOST_HEAPS as Token {
            return None;
        }
        let mut builder = SequenceBuilder::under(rule, convention, 0, MOST_HEAPS)?;
        while !builder.advance(rule) {
            let has_seen_enough =
                matches!(&builder.recursion, Recursion::Splits(splits) if splits.seen > MOST_PAIRS);
            if has_seen_enough || matches!(builder.stage, Stage::Looking(_, Enough::Observed)) {
                return None;
            }
            pace.pause().await;
        }
        let found = builder.finish();
        let period = found.period.filter(|_| found.is_proved)?;
        Some(ProvedValues { known: found.known, taking, proof, period })
    }

    /// The value of a heap of any size.
    pub fn value(&self, heap: Token) -> u32 {
        self.known[index(self.like(heap))]
    }

    /// The smallest heap that has the value of this one by the period: itself before the second round.
    pub fn like(&self, heap: Token) -> Token {
        let (first, round) = (self.period.preperiod as Token, self.period.period as Token);
        if heap < first { heap } else { first + (heap - first) % round }
    }

    /// What proves the period.
    pub fn proof(&self) -> Proof {
        self.proof
    }

    /// The heaps below this have been valued, and that they have the period proves that all have it.
    pub fn looked_through(&self) -> Token {
        let (first, round) = (self.period.preperiod as Token, self.period.period as Token);
        match self.proof {
            Proof::Window(window) => first + round + window,
            Proof::GuySmith { most, heaps } => heaps * (first.max(1) + round) + most,
        }
    }

    /// An option of a heap that has this value, if there is one, as the heaps that it leaves.
    ///
    /// No more heaps are tried than there are before the second round: of two heaps that are left, the smaller one less a
    /// period and the larger one with it have the same values, so long as neither is before the first round or empty. Of three
    /// heaps that is true of any two.
    pub async fn option_of(&self, heap: Token, value: u32, pace: &Pace) -> Option<Vec<Token>> {
        let tried = (self.period.preperiod.max(1) + self.period.period) as Token;
        let takes = match &self.taking {
            Taking::UpTo(most) => {
                let mut left = heap.saturating_sub(most.of(heap).min(tried))..heap;
                let found = left.rfind(|&left| self.value(left) == value);
                pace.spend(tried / LOOKS).await;
                return found.map(|left| vec![left]);
            }
            Taking::OneOf(takes) => takes,
        };
        for take in takes {
            if let Some(left) = self.left_by(take, heap, value, tried) {
                return Some(left);
            }
            let pairs = if take.leaves_two == Two::Never { 0 } else { tried };
            let triples = if take.leaves_three { tried * tried } else { 0 };
            pace.spend(1 + (pairs + triples) / LOOKS).await;
        }
        None
    }

    /// The same by one number of stones.
    fn left_by(&self, take: &Take, heap: Token, value: u32, tried: Token) -> Option<Vec<Token>> {
        let left = heap.checked_sub(take.stones)?;
        let stays = if left > 0 { take.leaves_one } else { take.leaves_none };
        if stays && self.value(left) == value {
            return Some(vec![left]);
        }
        if take.leaves_two != Two::Never {
            if let Some(pair) = self.pair_of(left, value, tried) {
                return Some(pair.to_vec());
            }
        }
        if !take.leaves_three {
            return None;
        }
        (1..=(left / 3).min(tried - 1)).find_map(|least| {
            let [one, other] = self.pair_of(left - least, value ^ self.value(least), tried)?;
            Some(vec![least, one, other])
        })
    }

    /// Two heaps of so many stones that have this value.
    fn pair_of(&self, stones: Token, value: u32, tried: Token) -> Option<[Token; 2]> {
        let mut smaller = 1..=(stones / 2).min(tried - 1);
        let found = smaller.find(|&smaller| self.value(smaller) ^ self.value(stones - smaller) == value);
        found.map(|smaller| [smaller, stones - smaller])
    }
}
