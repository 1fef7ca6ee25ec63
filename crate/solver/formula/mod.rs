//! The one language of formulas: what a reader claims of positions, and the rules of a game of one's own.
//!
//! A formula is a number or a condition. What is not defined, such as a remainder by 0, is NaN, or neither true nor false, and
//! agrees with nothing. No formula takes long: a text has at most [`MOST_CHARACTERS`] characters and [`MOST_PARTS`] parts, and
//! each part costs a few operations, or one for each heap.
//!
//! ```
//! use mexplorer::formula::{Facts, Formula, Subject};
//!
//! let Ok(Formula::Condition(rule)) = Formula::parse("divides(k, n) and k < n", Subject::Take) else { panic!() };
//! assert_eq!(rule.of(&Facts::of_take(6.0, 3.0)), Some(true));
//! assert_eq!(rule.of(&Facts::of_take(6.0, 6.0)), Some(false));
//! let fault = Formula::parse("n % (2", Subject::Take).err().unwrap();
//! assert_eq!((fault.code.as_str(), fault.span), ("unclosed-bracket", Some((4, 5))));
//! ```

mod arithmetic;
mod columns;
mod common_divisor;
pub(crate) mod compile;
pub(crate) mod cost;
mod functions;
pub(crate) mod parse;
pub(crate) mod scan;
mod takes;
mod terms;
mod vocabulary;
pub(crate) mod words;

use crate::error::{ErrorCode, RequestError};
use crate::numbers::Token;
use crate::text::Phrase;
pub use columns::Block;
pub use compile::MOST_PARTS;
pub use functions::{BLOCK, Binary, Column, Property, Relation, Truths, TwoForms, Unary};
pub use parse::MOST_DEEP;
pub use scan::MOST_CHARACTERS;
pub use takes::Takes;
pub use terms::{Condition, Facts, Formula, Number, Part};
pub use vocabulary::{FUNCTIONS, Function, Letters, Name, Subject, Variable};

impl Formula {
    /// What is wrong with a text of so many UTF-16 units, which are more than there may be.
    pub fn too_long(length: usize) -> RequestError {
        scan::too_long(length)
    }

    /// Reads a formula about a subject.
    ///
    /// # Errors
    /// What is wrong with it, with its place: `text-too-long`, `unexpected-character`, `unclosed-bracket`, `missing-value`,
    /// `unknown-choice`, `wrong-type`, `out-of-range` and `too-many`, in the field `formula`.
    pub fn parse(text: &str, subject: Subject) -> Result<Formula, RequestError> {
        let text = scan::Text::new(text)?;
        compile::compiled(&parse::parsed(&text)?, &text, subject)
    }
}

/// A condition about takes, read whole: a rule of one's own.
pub struct Rule {
    /// The condition.
    pub condition: Condition,
    /// The one form in which it is written, whatever the spaces and signs of whoever typed it.
    pub written: String,
    /// What it says, in plain words.
    pub words: Phrase,
    /// How many words, numbers and signs it is made of.
    pub parts: u64,
}

impl Rule {
    /// Reads a rule.
    ///
    /// # Errors
    /// Those of [`Formula::parse`], and `wrong-type` where it is a number.
    ///
    /// ```
    /// use mexplorer::formula::Rule;
    ///
    /// let rule = Rule::parse("n%k=0 && !(k>=n)")?;
    /// assert_eq!(rule.written, "n % k == 0 and !(k >= n)");
    /// assert_eq!(rule.words.in_language("en"), "n is a multiple of k and k < n");
    /// assert_eq!(rule.words.in_language("zh"), "n 是 k 的倍数且 k < n");
    /// # Ok::<(), mexplorer::RequestError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Rule, RequestError> {
        let text = scan::Text::new(text)?;
        let tree = parse::parsed(&text)?;
        match compile::compiled(&tree, &text, Subject::Take)? {
            Formula::Condition(condition) => {
                let words = words::said(&tree);
                let words = if is_always_defined(&condition) { words } else { words::partly_defined(&words) };
                let parts = text.pieces()?.len() as u64;
                Ok(Rule { condition, written: text.written()?, words, parts })
            }
            number => Err(scan::fault(ErrorCode::WrongType, (0, text.len())).got(number.kind())),
        }
    }
}

/// How many stones may be taken after so many have been, read whole: a rule of one's own.
pub struct Quota {
    number: Number,
    /// The one form in which it is written, whatever the spaces and signs of whoever typed it.
    pub written: String,
    /// What it says, in plain words.
    pub words: Phrase,
}

impl Quota {
    /// Reads a rule.
    ///
    /// # Errors
    /// Those of [`Formula::parse`], and `wrong-type` where it is a condition.
    ///
    /// ```
    /// use mexplorer::formula::Quota;
    ///
    /// let quota = Quota::parse("2*k+1")?;
    /// assert_eq!((quota.after(3), quota.words.in_language("en")), (7, "2k + 1"));
    /// assert_eq!(Quota::parse("k / 2")?.after(3), 0);
    /// # Ok::<(), mexplorer::RequestError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Quota, RequestError> {
        let text = scan::Text::new(text)?;
        let tree = parse::parsed(&text)?;
        match compile::compiled(&tree, &text, Subject::Taken)? {
            Formula::Number(number) => {
                let is_natural = |taken: u32| allowed(&number, taken.into()).is_some();
                let words = words::said(&tree);
                let words = if (1..=TRIED).all(is_natural) { words } else { words::partly_natural(&words) };
                Ok(Quota { number, written: text.written()?, words })
            }
            condition => Err(scan::fault(ErrorCode::WrongType, (0, text.len())).got(condition.kind())),
        }
    }

    /// How many stones may be taken after so many; none where the formula is undefined, negative or not whole.
    pub fn after(&self, taken: Token) -> Token {
        allowed(&self.number, taken as f64).unwrap_or(0)
    }
}

/// What a number is after so many stones have been taken, where it is a natural one.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is whole and not negative; what is too large becomes the largest there is"
)]
fn allowed(number: &Number, taken: f64) -> Option<Token> {
    let allowed = number.of(&Facts::of_take(0.0, taken));
    (allowed >= 0.0 && allowed.fract() == 0.0).then_some(allowed as Token)
}

/// Stones up to which it is tried whether a rule is defined.
const TRIED: u32 = 24;

/// Whether a rule is defined of all small heaps.
fn is_always_defined(rule: &Condition) -> bool {
    let is_defined = |heap: u32, taken: u32| rule.of(&Facts::of_take(heap.into(), taken.into())).is_some();
    (1..=TRIED).all(|heap| (1..=heap).all(|taken| is_defined(heap, taken)))
}
