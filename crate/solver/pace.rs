//! Long work in slices, so that whoever asked for it can show progress, do something else in between, and give it up.
//!
//! Work is written straight on, as an `async` function that is handed a [`Pace`] and tells it now and then how much it has
//! done. Where that is enough for a slice, the function pauses there; whoever drives it ([`crate::analysis::Task`]) goes on
//! when it likes. There is no executor, no waker and no clock: a slice is so many units of work, and the same work
//! always pauses at the same places.

use crate::words::words;
use std::cell::Cell;
use std::future::Future;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// Units of work in a slice: a few milliseconds, and some ten in an engine that has not compiled the work well yet.
///
/// A unit is about what it takes to list one move and find its option in a table; see [`Pace::spend`].
pub const SLICE: u64 = 40_000;

/// Moves of a graph that can be looked at again for the price of listing one.
pub const LOOKS: u64 = 8;

/// Items that can be copied for that price.
pub const COPIES: u64 = 32;

words! {
    /// What a call is at.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Phase {
        /// Reading a graph that the request holds.
        Reading = "reading",
        /// Finding positions and moves.
        #[default]
        Building = "building",
        /// Working out values.
        Solving = "solving",
        /// Laying out.
        Placing = "placing",
        /// Looking for places with fewer crossings; left out where there is nothing to gain or too much to look at.
        Refining = "refining",
        /// Comparing what a theorem says with what was found.
        Comparing = "comparing",
        /// Done.
        Done = "done",
    }
}

/// How far a call has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// What it is at.
    pub phase: Phase,
    /// Positions found, or compared.
    pub positions: usize,
    /// Moves found, where they are counted.
    pub moves: usize,
    /// How many positions there will be, when that is known.
    pub total: Option<u64>,
    /// Whether several workers that share it are done sooner than one. Of a search they are not: each repeats it.
    pub shareable: bool,
}

/// Where work tells how far it has come and how much it has done.
pub struct Pace {
    progress: Cell<Progress>,
    /// Units of work that are a slice.
    slice: u64,
    /// Units of work since the slice began.
    spent: Cell<u64>,
    /// Units of work of the largest slice so far.
    largest: Cell<u64>,
    /// Units of work in all.
    total: Cell<u64>,
}

/// The turn of whoever drives the work, if it is due. Work awaits nothing else, in very many places: so this is as little as may be.
#[derive(Default)]
#[must_use = "nobody has a turn that is not awaited"]
pub struct Turn {
    is_due: bool,
}

impl Future for Turn {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, _: &mut Context) -> Poll<()> {
        if std::mem::take(&mut self.is_due) { Poll::Pending } else { Poll::Ready(()) }
    }
}

impl Default for Pace {
    fn default() -> Self {
        Pace::of(SLICE)
    }
}

impl Pace {
    /// A pace whose slices are of so many units of work; `u64::MAX`: it never pauses.
    pub fn of(slice: u64) -> Self {
        let none = || Cell::new(0);
        Pace { progress: Cell::default(), slice, spent: none(), largest: none(), total: none() }
    }

    /// Tells how much has been done since this was told last, and pauses if that is enough for a slice. What is told is
    /// known beforehand or bounded, so that no slice grows much beyond [`SLICE`].
    pub fn spend(&self, units: u64) -> Turn {
        let spent = self.spent.get() + units;
        self.spent.set(spent);
        self.total.set(self.total.get() + units);
        self.largest.set(self.largest.get().max(spent));
        if spent >= self.slice { self.pause() } else { Turn::default() }
    }

    /// Ends the slice: before work that is a slice of its own.
    pub fn pause(&self) -> Turn {
        self.spent.set(0);
        Turn { is_due: self.slice != u64::MAX }
    }

    /// Tells what is being done.
    pub fn enter(&self, phase: Phase) {
        self.progress.set(Progress { phase, ..self.progress.get() });
    }

    /// Tells how many positions and moves there are.
    pub fn found(&self, positions: usize, moves: usize) {
        self.progress.set(Progress { positions, moves, ..self.progress.get() });
    }

    /// Tells how many positions there will be.
    pub fn expect(&self, total: Option<u64>) {
        self.progress.set(Progress { total, ..self.progress.get() });
    }

    /// Tells that several workers that share it are done sooner than one.
    pub fn allow_sharing(&self) {
        self.progress.set(Progress { shareable: true, ..self.progress.get() });
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        self.progress.get()
    }

    /// Units of work of the largest slice so far.
    pub fn largest_slice(&self) -> u64 {
        self.largest.get()
    }

    /// Units of work in all.
    pub fn total(&self) -> u64 {
        self.total.get()
    }
}

/// A future on the heap. Work that may come back to itself, and the work of theorems, is handed on like this.
pub type Work<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// Goes on with some work for one slice. Answers what it comes to, once it is done.
pub fn slice<T>(work: Pin<&mut (impl Future<Output = T> + ?Sized)>) -> Option<T> {
    match work.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => Some(done),
        Poll::Pending => None,
    }
}

/// Does some work without any pause.
///
/// ```
/// use mexplorer::pace::at_once;
///
/// let sum = at_once(async |pace| {
///     let mut sum = 0;
///     for number in 1..=100 {
///         sum += number;
///         pace.spend(1).await;
///     }
///     sum
/// });
/// assert_eq!(sum, 5050);
/// ```
pub fn at_once<T>(work: impl AsyncFnOnce(&Pace) -> T) -> T {
    let pace = Pace::of(u64::MAX);
    let mut work = pin!(work(&pace));
    loop {
        if let Some(done) = slice(work.as_mut()) {
            return done;
        }
    }
}
