//! What moves take from a heap and what they leave of it, in so few words that fast recursions and proofs of periods can
//! go by them. A rule that is not told in these words is asked for the options of each heap.

use crate::limits;
use crate::numbers::Token;
use crate::touch::{Parts, intersection};
use std::ops::ControlFlow;

/// Everything that the moves on one heap do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taking {
    /// Take any number of stones from 1 up to a bound; the rest stays one heap.
    UpTo(Most),
    /// Take one of some numbers of stones.
    OneOf(Vec<Take>),
}

impl Taking {
    /// As many options as the heaps from 0 up to one have in all, or fewer: so many at least have to be looked at to value
    /// them one by one.
    pub fn least_options(&self, largest: Token) -> u64 {
        let Taking::OneOf(takes) = self else { return 0 };
        let of = |take: &Take| {
            let left = largest.saturating_sub(take.stones);
            let whole = if take.leaves_one { left } else { 0 };
            // Of r stones ⌊r / 2⌋ pairs can be made, from 1 up to n in all ⌊n² / 4⌋; of unequal heaps those of one stone less.
            let pairs = |stones: Token| (stones / 2).saturating_mul(stones - stones / 2);
            let pairs = match take.leaves_two {
                Two::Never => 0,
                Two::Unequal => pairs(left.saturating_sub(1)),
                Two::Any => pairs(left),
            };
            // Of r stones nearly r² / 12 triples can be made, from 1 up to n in all more than (n − 2)³ / 36.
            let triples = if take.leaves_three { left.saturating_sub(2).saturating_pow(3) / 36 } else { 0 };
            pairs.saturating_add(whole).saturating_add(triples)
        };
        takes.iter().map(of).fold(0, u64::saturating_add)
    }

    /// How many positions can be reached at least, if that is too many. Where moves split heaps, a heap alone may have too many
    /// options: two parts for each size of the smaller one, or three for each of two of one stone less. Where they leave one heap,
    /// to take the fewest stones again and again may lead to too many.
    pub fn count_positions(&self, heap: Token) -> Option<u64> {
        let Taking::OneOf(takes) = self else { return None };
        let least = |does: &dyn Fn(&&Take) -> bool| takes.iter().filter(does).map(|take| take.stones).min();
        let splits = least(&|take| take.leaves_two == Two::Any || take.leaves_three);
        let options = splits.map_or(0, |least| heap.saturating_sub(least + 1) / 2);
        let count = least(&|take| take.leaves_one).map_or(0, |least| heap / least).max(options);
        (count > limits::POSITIONS as u64).then_some(count)
    }

    /// Hands on what a heap may become that fits these parts, the smallest first where stones are only taken, else what is left
    /// by the largest number of them.
    pub fn options_like(
        &self,
        heap: Token,
        parts: &Parts,
        each: &mut dyn FnMut(&[Token]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self {
            Taking::UpTo(most) => parts.within(heap - most.of(heap)..heap).try_for_each(|left| each(&[left])),
            Taking::OneOf(takes) => {
                takes.iter().rev().try_for_each(|take| take.options_like(heap, parts, each))
            }
        }
    }
}

/// How many stones a move may take at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Most {
    /// The whole heap.
    Whole,
    /// So many, or the whole heap when it has fewer.
    Stones(Token),
    /// Half of the heap.
    Half {
        /// Whether the larger half of an odd heap may be taken.
        rounded_up: bool,
    },
}

impl Most {
    /// How many stones that is of a heap. What is left never falls as heaps grow.
    pub fn of(self, heap: Token) -> Token {
        match self {
            Most::Whole => heap,
            Most::Stones(stones) => stones.min(heap),
            Most::Half { rounded_up } => (heap + Token::from(rounded_up)) / 2,
        }
    }
}

/// One number of stones to take, and into what the rest may be left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// How many stones go; 0 when a heap is only split.
    pub stones: Token,
    /// Whether nothing may be left: a whole heap of so many stones is taken.
    pub leaves_none: bool,
    /// Whether one nonempty heap may be left.
    pub leaves_one: bool,
    /// Whether two nonempty heaps may be left.
    pub leaves_two: Two,
    /// Whether three nonempty heaps may be left.
    pub leaves_three: bool,
}

/// Whether a move may leave two nonempty heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Two {
    /// No.
    Never,
    /// If they are unequal.
    Unequal,
    /// Any two.
    Any,
}

impl Take {
    /// Takes so many stones and leaves the rest as it is.
    pub fn stones(stones: Token) -> Self {
        Take::digit(stones, 3)
    }

    /// Takes so many stones and leaves what a digit of an octal code says: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps, or
    /// the sum of some of these.
    pub fn digit(stones: Token, digit: u8) -> Self {
        Take {
            stones,
            leaves_none: digit & 1 != 0 && stones > 0,
            leaves_one: digit & 2 != 0 && stones > 0,
            leaves_two: if digit & 4 != 0 { Two::Any } else { Two::Never },
            leaves_three: digit & 8 != 0,
        }
    }

    /// Hands on what it makes of a heap that fits these parts: one heap or none, then two and three by the sizes of the smaller
    /// ones.
    pub fn options_like(
        &self,
        heap: Token,
        parts: &Parts,
        each: &mut dyn FnMut(&[Token]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(rest) = heap.checked_sub(self.stones) else { return ControlFlow::Continue(()) };
        let stays = if rest > 0 { self.leaves_one } else { self.leaves_none };
        if stays && parts.fit(&[rest]) {
            each(&[rest])?;
        }
        let room = parts.sizes().len() + parts.any();
        if parts.stones() > rest || room < 2 {
            return ControlFlow::Continue(());
        }
        self.pairs_like(rest, parts, each)?;
        if self.leaves_three && room >= 3 {
            triples_like(rest, parts, each)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The pairs that so many stones may be left as and that fit these parts.
    fn pairs_like(
        &self,
        rest: Token,
        parts: &Parts,
        each: &mut dyn FnMut(&[Token]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sizes = parts.sizes();
        if sizes.iter().any(|size| *size >= rest) {
            return ControlFlow::Continue(());
        }
        let all = match self.leaves_two {
            Two::Never => return ControlFlow::Continue(()),
            Two::Unequal => 1..rest.div_ceil(2),
            Two::Any => 1..rest / 2 + 1,
        };
        let named = sizes.first().map(|&size| size.min(rest - size));
        let mut smaller = named.map_or(all.clone(), |size| intersection(all, size..size + 1));
        smaller.try_for_each(|size| {
            let option = [size, rest - size];
            if parts.fit(&option) { each(&option) } else { ControlFlow::Continue(()) }
        })
    }

    /// How many stones of a heap it leaves, if the heap has enough.
    pub fn left(&self, heap: usize) -> Option<usize> {
        heap.checked_sub(usize::try_from(self.stones).ok()?)
    }

    /// Whether so many stones may be left as they are: as one heap, or none.
    pub fn leaves(&self, left: usize) -> bool {
        if left > 0 { self.leaves_one } else { self.leaves_none }
    }

    /// Whether the rest always stays as it is.
    pub fn is_number(&self) -> bool {
        self.leaves_none && self.leaves_one && !self.splits()
    }

    /// Whether more than one heap may be left.
    pub fn splits(&self) -> bool {
        self.leaves_two != Two::Never || self.leaves_three
    }

    /// Whether there is a heap on which this is a move.
    pub fn does_anything(&self) -> bool {
        self.leaves_none || self.leaves_one || self.splits()
    }
}

/// The ways to make three heaps of so many stones that fit these parts: of those that are named no other choice is tried.
fn triples_like(
    rest: Token,
    parts: &Parts,
    each: &mut dyn FnMut(&[Token]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut hand_on = |mut option: [Token; 3]| {
        option.sort_unstable();
        if option[0] > 0 && parts.fit(&option) { each(&option) } else { ControlFlow::Continue(()) }
    };
    match *parts.sizes() {
        [] => triples(rest).try_for_each(hand_on),
        [one] => {
            let left = rest.saturating_sub(one);
            (1..=left / 2).try_for_each(|smaller| hand_on([one, smaller, left - smaller]))
        }
        [one, other, ..] => hand_on([one, other, rest.saturating_sub(one.saturating_add(other))]),
    }
}

/// The ways to make three nonempty heaps of so many stones, each ascending, by the sizes of the smaller ones.
pub fn triples(stones: Token) -> impl Iterator<Item = [Token; 3]> {
    (1..=stones / 3).flat_map(move |least| {
        let left = stones - least;
        (least..=left / 2).map(move |middle| [least, middle, left - middle])
    })
}
