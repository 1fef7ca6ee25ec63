//! Rules of one's own as rewritings: some heaps become others, their sizes given by formulas.
//!
//! `n -> a, b where a+b==n-1 and a!=b`: left of the arrow one to four names, each a different heap; right of it the sizes of what
//! they become; after `where` a condition. Every other letter runs through 0, 1, …, the sum of the heaps on the left. `| q` behind
//! the heaps is a number that goes with the position, its register.
//!
//! Cost: a step for each way to fill in the letters, as far as no condition bounds them; what a comparison settles, such as b in
//! the rule above, is solved for and not searched.

mod bounds;
mod list;
mod parts;
mod read;
mod takes;
mod words;

use crate::error::RequestError;
use crate::formula::scan::Span;
use crate::formula::{Condition, Number};
use crate::limits;
use crate::taking::Taking;
use crate::text::Phrase;
use bounds::Step;
pub use list::{For, Found, Listing, Stop};
use parts::Parts;

/// All rewritings of a game.
pub struct Rewritings {
    /// In the order in which they are written.
    pub all: Vec<Rewriting>,
    /// Whether each name stands for the heap at its own place.
    pub are_ordered: bool,
    /// In the one form in which they are written.
    pub written: String,
    /// What they say, in plain words.
    pub words: Phrase,
    /// What moves take and leave, where that can be said in few words.
    pub taking: Option<Taking>,
}

/// One of them.
pub struct Rewriting {
    /// How many names stand on the left; they are the first of its letters.
    names: usize,
    /// Each letter, and where it first stands.
    letters: Vec<(char, Span)>,
    /// Whether a register goes with the position; it is the next letter.
    has_register: bool,
    /// What the heaps become.
    sizes: Vec<Size>,
    /// What the register becomes; it stays where nothing is said.
    register: Option<Number>,
    /// Whether it speaks of the whole position.
    is_of_whole: bool,
    /// Whether a heap that it makes is anything but one that some stones are taken from, or a part of it.
    reshapes: bool,
    /// What must be so of the register and of the whole position alone.
    conditions: Vec<Condition>,
    /// The names and then the other letters, in the order in which they are filled in.
    steps: Vec<Step>,
    /// Steps that it takes to find out what is made, and whether the conditions hold that speak of no letter; see [`Cost`](crate::formula::cost::Cost).
    cost: u64,
}

/// Into so many parts a heap is broken by showing where.
const SHOWN_PARTS: usize = 3;

/// The size of a heap that is made, or of several equal ones.
struct Size {
    size: Number,
    /// How many; one where nothing is said.
    count: Option<Number>,
}

impl Rewritings {
    /// Reads rewritings with `;` between them.
    ///
    /// # Errors
    /// The first fault with its place, in the field `formula`: those of formulas; `missing-value` where an arrow, a name, a size or
    /// a register is missing, `repeated` for a letter on the left that stands there already, `too-many` letters, names, sizes or
    /// rewritings.
    ///
    /// ```
    /// use mexplorer::rewriting::Rewritings;
    ///
    /// let rules = Rewritings::parse("n->a,b where a+b=n-1 && a≠b", false)?;
    /// assert_eq!(rules.written, "n -> a, b where a + b == n - 1 and a != b");
    /// let fault = Rewritings::parse("n -> n-k where k<", false).err().unwrap();
    /// assert_eq!((fault.code.as_str(), fault.span), ("missing-value", Some((17, 17))));
    /// # Ok::<(), mexplorer::RequestError>(())
    /// ```
    pub fn parse(text: &str, are_ordered: bool) -> Result<Self, RequestError> {
        let (all, typed) = read::rewritings(text, are_ordered)?;
        let written = all.iter().map(Parts::written).collect::<Result<Vec<_>, _>>()?.join("; ");
        let is_short = written.encode_utf16().count() <= limits::REWRITINGS_LENGTH;
        let mut rules = Rewritings {
            all: all.iter().map(Parts::compiled).collect::<Result<_, _>>()?,
            are_ordered,
            written: if is_short { written } else { typed },
            words: words::said(&all, are_ordered),
            taking: None,
        };
        rules.taking = takes::taking(&all, &rules);
        Ok(rules)
    }

    /// How many names a rewriting has; where places are ordered, how many there are.
    pub fn names(&self) -> usize {
        self.all.first().map_or(0, |first| first.names)
    }

    /// Whether a register goes with a position.
    pub fn have_register(&self) -> bool {
        self.all.first().is_some_and(|first| first.has_register)
    }

    /// Whether every move acts on a single heap and looks at nothing else.
    pub fn are_of_single_heaps(&self) -> bool {
        let is_of_one = |one: &Rewriting| one.names == 1 && !one.has_register;
        !self.are_ordered && !self.are_of_whole() && self.all.iter().all(is_of_one)
    }

    /// Whether any of them speaks of the whole position.
    pub fn are_of_whole(&self) -> bool {
        self.all.iter().any(|one| one.is_of_whole)
    }

    /// The most heaps that a move leaves in the place of one.
    pub fn most_parts(&self) -> usize {
        let parts = |one: &Rewriting| Some((one.made()? + 1).saturating_sub(one.names).max(1));
        let most = self.all.iter().map(parts).try_fold(1, |most, parts| Some(most.max(parts?)));
        most.unwrap_or(limits::SPLIT_HEAPS)
    }

    /// Whether a heap may become what nobody shows by taking some of its stones or breaking it in two or three.
    pub fn reshape(&self) -> bool {
        self.most_parts() > SHOWN_PARTS || self.all.iter().any(|one| one.reshapes)
    }

    /// Whether a move may leave more heaps than there were.
    pub fn split(&self) -> bool {
        self.all.iter().any(|one| one.made().is_none_or(|made| made > one.names))
    }
}

impl Rewriting {
    /// The most heaps that it makes; nothing where a formula says how many.
    fn made(&self) -> Option<usize> {
        self.sizes.iter().all(|size| size.count.is_none()).then_some(self.sizes.len())
    }
}
