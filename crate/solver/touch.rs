//! What a gesture touches on a board: tokens of a position, and what each of them is to become. Moves that fit are sought
//! among those that the touches leave possible, and never among all moves of a huge heap.

use crate::moves::Move;
use crate::numbers::Token;
use std::cmp::Ordering;
use std::ops::Range;

/// What a token is to become: some tokens in any order, without zeros, and besides them some of any size, each of which may
/// be none at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Ascending, none of them 0.
    sizes: Vec<Token>,
    /// How many more there may be, of any size.
    any: usize,
}

impl Parts {
    /// These tokens, `None` for one of any size.
    pub fn new(parts: impl IntoIterator<Item = Option<Token>>) -> Self {
        let mut all = Parts::default();
        for part in parts {
            match part {
                Some(size) => all.sizes.extend((size > 0).then_some(size)),
                None => all.any += 1,
            }
        }
        all.sizes.sort_unstable();
        all
    }

    /// The sizes that are named, ascending, none of them 0.
    pub fn sizes(&self) -> &[Token] {
        &self.sizes
    }

    /// How many there may be of any size.
    pub fn any(&self) -> usize {
        self.any
    }

    /// How many stones the named sizes have in all; rather too many than too few.
    pub fn stones(&self) -> Token {
        self.sizes.iter().fold(0, |sum, size| sum.saturating_add(*size))
    }

    /// Whether a token that becomes these is what was meant.
    pub fn fit(&self, to: &[Token]) -> bool {
        let is_some = |token: &&Token| **token > 0;
        let count = to.iter().filter(is_some).count();
        let copies = |of: &[Token], size: Token| of.iter().filter(|other| **other == size).count();
        let has = |size: &Token| copies(to, *size) >= copies(&self.sizes, *size);
        count <= self.sizes.len() + self.any && self.sizes.iter().all(has)
    }

    /// Those sizes of a range that a single token may have which is meant to be these.
    pub fn within(&self, range: Range<Token>) -> Range<Token> {
        match (&*self.sizes, self.any) {
            ([], 0) => intersection(range, 0..1),
            ([], _) => range,
            (&[size], _) => intersection(range, size..size + 1),
            _ => 0..0,
        }
    }
}

/// The numbers that are in both ranges.
pub fn intersection(one: Range<Token>, other: Range<Token>) -> Range<Token> {
    let start = one.start.max(other.start);
    start..one.end.min(other.end).max(start)
}

/// A token that is touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Its index in the canonical position.
    pub place: usize,
    /// What it is to become; whatever there may be where nothing is said.
    pub to: Option<Parts>,
}

/// Tokens that are touched, each at a place of its own. A move fits when it changes all of them as is said; without any, every
/// move fits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// By ascending place.
    touches: Vec<Touch>,
    /// Whether nothing else may change.
    alone: bool,
}

impl Touched {
    /// These touches, of which no two are of one place.
    pub fn new(touches: Vec<Touch>) -> Self {
        let mut ascending: Vec<Touch> = Vec::with_capacity(touches.len());
        for touch in touches {
            let place = ascending.iter().position(|other| other.place > touch.place);
            ascending.insert(place.unwrap_or(ascending.len()), touch);
        }
        Touched { touches: ascending, alone: false }
    }

    /// The same where nothing else may change.
    pub fn alone(mut self) -> Self {
        self.alone = true;
        self
    }

    /// The touches, by ascending place.
    pub fn touches(&self) -> &[Touch] {
        &self.touches
    }

    /// What the token at a place is to become, if that is said.
    pub fn to(&self, place: usize) -> Option<&Parts> {
        self.touches.iter().find(|touch| touch.place == place)?.to.as_ref()
    }

    /// Whether a move does all of this.
    pub fn fits(&self, mv: &Move) -> bool {
        let does = |touch: &Touch| {
            let change = mv.changes.iter().find(|change| change.place == touch.place);
            change.is_some_and(|change| touch.to.as_ref().is_none_or(|to| to.fit(&change.to)))
        };
        self.fits_in_number(mv.changes.len()) && self.touches.iter().all(does)
    }

    /// Whether moves that change so many tokens may fit.
    pub fn fits_in_number(&self, count: usize) -> bool {
        match self.touches.len().cmp(&count) {
            Ordering::Less => !self.alone,
            order => order == Ordering::Equal,
        }
    }

    /// Whether moves that change the tokens at exactly these places may fit.
    pub fn may_change(&self, places: &[usize]) -> bool {
        let has = |touch: &Touch| places.contains(&touch.place);
        self.fits_in_number(places.len()) && self.touches.iter().all(has)
    }

    /// Those sizes of a range that the token at a place may come to have.
    pub fn sizes(&self, place: usize, range: Range<Token>) -> Range<Token> {
        self.to(place).map_or(range.clone(), |to| to.within(range))
    }

    /// The same of a part of the position, `count` tokens from `first` on, as its own position has them; nothing where a token
    /// elsewhere is touched.
    pub fn in_part(&self, first: usize, count: usize) -> Option<Touched> {
        let mut touches = Vec::with_capacity(self.touches.len());
        for touch in &self.touches {
            let place = touch.place.checked_sub(first).filter(|place| *place < count)?;
            touches.push(Touch { place, to: touch.to.clone() });
        }
        Some(Touched { touches, alone: self.alone })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(parts: &[Option<Token>]) -> Parts {
        Parts::new(parts.iter().copied())
    }

    #[test]
    fn parts_are_compared_in_any_order_and_without_zeros() {
        assert!(parts(&[Some(5), Some(0), Some(2)]).fit(&[2, 5]));
        assert!(!parts(&[Some(2), Some(2)]).fit(&[2, 5]));
        assert!(!parts(&[Some(2)]).fit(&[2, 2]));
        assert!(parts(&[]).fit(&[0]) && parts(&[Some(0)]).fit(&[]));
    }

    #[test]
    fn a_part_of_any_size_may_be_none() {
        let two_and_any = parts(&[Some(2), None]);
        assert!(two_and_any.fit(&[2]) && two_and_any.fit(&[2, 5]) && two_and_any.fit(&[2, 2]));
        assert!(!two_and_any.fit(&[5]) && !two_and_any.fit(&[2, 5, 1]) && !two_and_any.fit(&[]));
    }

    #[test]
    fn touches_of_a_part_stand_at_its_own_places() {
        let touched = Touched::new(vec![Touch { place: 3, to: None }]);
        assert_eq!(touched.in_part(2, 2).unwrap().touches()[0].place, 1);
        assert!(touched.in_part(0, 3).is_none());
        assert_eq!(Touched::default().in_part(0, 0), Some(Touched::default()));
    }
}
