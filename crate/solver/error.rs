//! What is wrong with a request: a code, the field it is in, and the bound that was overstepped. The page words it.

use crate::words::words;
use std::fmt;
use std::ops::Deref;

words! {
    /// Every kind of fault a request can have, and nothing else.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ErrorCode {
        /// No ruleset has this id.
        UnknownRuleset = "unknown-ruleset",
        /// A record has a field that it should not have.
        UnknownKey = "unknown-key",
        /// Something that must be there is not.
        MissingValue = "missing-value",
        /// A value is of another type than the field takes.
        WrongType = "wrong-type",
        /// A number is not an integer.
        NotAnInteger = "not-an-integer",
        /// A number is below or above what the field takes; `limit` is the bound.
        OutOfRange = "out-of-range",
        /// More items than the field takes, or more in it than any argument may hold; `limit` is how many it takes.
        TooMany = "too-many",
        /// What may be named once is named again: `got`.
        Repeated = "repeated",
        /// A value stands in the place of another that is given, too; `got` is the key of that one.
        Excluded = "excluded",
        /// No token of the position stands at this place, but components of a sum meet there.
        NoToken = "no-token",
        /// A text cannot go on like this at `span`.
        UnexpectedCharacter = "unexpected-character",
        /// A bracket that was opened at `span` is never closed.
        UnclosedBracket = "unclosed-bracket",
        /// A text is longer than `limit` characters.
        TextTooLong = "text-too-long",
        /// The field takes one of a few words, and this is none of them.
        UnknownChoice = "unknown-choice",
        /// A graph has vertices, `got`, and not one arrow.
        NoArrows = "no-arrows",
        /// What is written at `span` may mean several graphs.
        UnclearArrows = "unclear-arrows",
        /// A graph is a part of another, of which at least so many arrows are missing: `got`.
        PartialGraph = "partial-graph",
        /// A text goes on with a second graph: `got`, if it has a name.
        SecondGraph = "second-graph",
        /// The lines of a graph have no direction.
        UndirectedGraph = "undirected-graph",
        /// Moves lead back to where they came from: `got` is the way round.
        CyclicGraph = "cyclic-graph",
        /// Moves make heaps that are larger than `limit`, as far as rules of one's own are followed: play may go on for ever.
        EndlessGame = "endless-game",
        /// A move makes a heap that is no smaller than the one it takes: `got`. Single heaps are not valued one after the other then.
        GrowingHeap = "growing-heap",
        /// The graph has no vertex of this name.
        UnknownVertex = "unknown-vertex",
        /// A position cannot be reached from the start: `got`.
        UnknownPosition = "unknown-position",
        /// A component of a sum is a sum itself.
        NestedSum = "nested-sum",
        /// A row of preferences does not name every player once, the player whose row it is first.
        NotARanking = "not-a-ranking",
        /// No play convention has this kind.
        UnknownConvention = "unknown-convention",
        /// No theorem has this id.
        UnknownTheorem = "unknown-theorem",
        /// The theorem says nothing about this ruleset, its parameters or this convention.
        DoesNotApply = "does-not-apply",
        /// The positions of this ruleset are no heaps to sweep over.
        NoHeaps = "no-heaps",
        /// In no position of the game that was looked at some moves win and others lose.
        NoPuzzle = "no-puzzle",
        /// More than `limit` positions would have to be searched.
        TooManyPositions = "too-many-positions",
        /// More than `limit` moves would have to be searched.
        TooManyMoves = "too-many-moves",
        /// The device has no memory left for what was asked.
        OutOfMemory = "out-of-memory",
        /// The caller gave the request up, or a later one took its place.
        Cancelled = "cancelled",
        /// A fault of this program. Nothing the caller sent is to blame.
        Internal = "internal",
    }
}

/// What a caller sent instead of what was wanted.
#[derive(Clone, Debug, PartialEq)]
pub enum Got {
    /// A number, which the page writes in the reader's way.
    Number(f64),
    /// A piece of text, or the name of a type.
    Text(String),
}

impl From<f64> for Got {
    fn from(number: f64) -> Self {
        Got::Number(number)
    }
}

impl From<usize> for Got {
    fn from(count: usize) -> Self {
        Got::Number(count as f64)
    }
}

impl From<&str> for Got {
    fn from(text: &str) -> Self {
        Got::Text(text.to_string())
    }
}

impl From<String> for Got {
    fn from(text: String) -> Self {
        Got::Text(text)
    }
}

/// What is wrong, where, and by how much.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The kind of fault.
    pub code: ErrorCode,
    /// Where it is: a path such as `position`, `params.m` or `positions[3][1]`.
    pub field: String,
    /// Start and end of the fault in the typed text, in UTF-16 units.
    pub span: Option<(usize, usize)>,
    /// The bound that was overstepped.
    pub limit: Option<u64>,
    /// What was got instead.
    pub got: Option<Got>,
}

/// Why a request was refused: a [`Fault`] behind a pointer, so that the results of the many checks stay small.
#[derive(Clone, Debug, PartialEq)]
pub struct RequestError(Box<Fault>);

impl RequestError {
    /// A fault of this kind in this field.
    pub fn new(code: ErrorCode, field: impl Into<String>) -> Self {
        RequestError(Box::new(Fault { code, field: field.into(), span: None, limit: None, got: None }))
    }

    /// The same with the place in the text.
    pub fn at(mut self, start: usize, end: usize) -> Self {
        self.0.span = Some((start, end));
        self
    }

    /// The same of a part of a text that begins so far behind the beginning.
    pub fn shifted(mut self, by: usize) -> Self {
        self.0.span = self.0.span.map(|(start, end)| (start + by, end + by));
        self
    }

    /// The same with the bound.
    pub fn limit(mut self, limit: u64) -> Self {
        self.0.limit = Some(limit);
        self
    }

    /// The same with what was got.
    pub fn got(mut self, got: impl Into<Got>) -> Self {
        self.0.got = Some(got.into());
        self
    }

    /// Whether it is refused because too much would have to be searched.
    pub fn is_too_large(&self) -> bool {
        matches!(self.0.code, ErrorCode::TooManyPositions | ErrorCode::TooManyMoves)
    }

    /// The same in another field.
    pub fn in_field(mut self, field: &str) -> Self {
        // What is wrong with a rule is wrong with it whatever was asked.
        if !self.is_of_rule() {
            self.0.field = field.to_string();
        }
        self
    }

    /// The same of a sum that has the game at this path.
    pub fn in_component(mut self, path: &str) -> Self {
        if self.is_of_rule() {
            self.0.field = format!("{path}.{}", self.0.field);
        }
        self
    }

    /// Whether it was found out that it lies in the rule of a game when that was played.
    fn is_of_rule(&self) -> bool {
        self.0.code == ErrorCode::TooManyMoves && self.0.field.starts_with("params.")
    }
}

impl Deref for RequestError {
    type Target = Fault;

    fn deref(&self) -> &Fault {
        &self.0
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} in {}", self.code.as_str(), self.field)
    }
}

impl std::error::Error for RequestError {}
