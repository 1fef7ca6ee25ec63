//! Parameters of rulesets: what a ruleset takes, and how its values are read from lists, numbers and text.

use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::kinds::digraph::{self, Arrows};
use crate::limits;
use crate::numbers::push_joined;
use crate::pace::{Pace, at_once};
use crate::scan::Scanner;
use crate::text::Phrase;
use std::sync::Arc;

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// None: the parameter sets no bound.
    Unbounded,
    /// An integer.
    Integer(u64),
    /// Distinct integers, ascending.
    Set(Vec<u64>),
    /// A text in the one form that stands for all that mean the same, such as an octal code.
    Text(String),
    /// A rule of one's own, in such a form. Notations have it in braces.
    Rule(String),
    /// A graph of arrows.
    Arrows(Arc<Arrows>),
}

/// What values a parameter takes.
#[derive(Clone, Copy)]
pub enum Range {
    /// An integer within these bounds, both included.
    Integer {
        /// The least one.
        least: u64,
        /// The largest one.
        most: u64,
    },
    /// An integer within these bounds, both included, that is greater than the value of another parameter.
    GreaterThan {
        /// The key of the other one, which stands before it in the card.
        other: &'static str,
        /// The least one, whatever the other is.
        least: u64,
        /// The largest one.
        most: u64,
    },
    /// A nonempty set of such integers, at most [`limits::SET_SIZE`] of them.
    Set {
        /// The least member allowed.
        least: u64,
        /// The largest member allowed.
        most: u64,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A text of a form of its own.
    Written {
        /// Reads it, up to where it ends, and gives it in its canonical form, which must read as itself.
        scan: fn(&mut Scanner) -> Result<String, RequestError>,
    },
    /// A graph of arrows, which people write in several lines or have in files.
    Arrows,
    /// A rule in a language of its own, without the brackets of notations, which have it in braces; a request may leave them out.
    Rule {
        /// Reads it, where the parameters before it are known.
        read: ReadRule,
    },
}

/// How a rule is read, where the parameters before it are known.
pub type ReadRule = fn(&str, &Parameters) -> Result<RuleText, RequestError>;

/// A rule that somebody wrote.
pub struct RuleText {
    /// In its canonical form, which must read as itself.
    pub written: String,
    /// What it says, in plain words.
    pub words: Phrase,
}

/// What the value of a parameter is when a request leaves it out.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// A request must give it; a form starts with this notation, and so does a game that somebody writes without it.
    Required(&'static str),
    /// It may be left out and then is this notation.
    Optional(&'static str),
    /// It may be left out and then sets no bound.
    Unbounded,
    /// It may be left out. Where it is given it stands in the place of the parameter of this key, which stands before it in the
    /// card and is then left out or as it is when it is.
    Instead(&'static str),
}

/// A parameter of a ruleset.
pub struct ParameterCard {
    /// Its key in requests and notations, as `m` in `bash[m=3](5)`.
    pub key: &'static str,
    /// The values it takes.
    pub range: Range,
    /// Whether it must be given.
    pub presence: Presence,
}

/// Checked values of all parameters of a ruleset, in the order of its cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters(Vec<(&'static str, Value)>);

/// The parameters that some ruleset takes.
pub type Cards<'a> = &'a [&'static ParameterCard];

impl Range {
    /// The same where the values of some parameters are known.
    fn after(self, known: &Parameters) -> Self {
        match self {
            Range::GreaterThan { other, least, most } => {
                Range::Integer { least: known.bound(other).map_or(least, |bound| bound + 1), most }
            }
            range => range,
        }
    }
}

impl ParameterCard {
    /// The value a form starts with, which is also the one that is meant when a notation leaves the parameter out, or a
    /// request one that is optional.
    pub fn initial(&self) -> Value {
        let (Presence::Required(notation) | Presence::Optional(notation)) = self.presence else {
            return Value::Unbounded;
        };
        let field = Field::root(self.key, &Input::Missing);
        let scanner = &mut Scanner::new(notation, &field);
        let value = at_once(async |_| self.scan(&Parameters::default(), scanner).await);
        value.unwrap_or_else(|_| unreachable!("the registry's test reads every initial value"))
    }

    /// What is meant when a request leaves the parameter out, or the fault that it must not.
    fn left_out(&self, fault: impl Fn() -> RequestError) -> Result<Value, RequestError> {
        match self.presence {
            Presence::Optional(_) | Presence::Unbounded | Presence::Instead(_) => Ok(self.initial()),
            Presence::Required(_) => Err(fault()),
        }
    }

    /// Whether this is the value that is meant when the parameter is left out.
    fn is_meant_anyway(&self, value: &Value) -> bool {
        !matches!(self.presence, Presence::Required(_)) && self.initial() == *value
    }

    /// Reads a value from a notation, such as `3` or `{1,3,4}`, where the values of some parameters are known.
    async fn scan(&self, known: &Parameters, scanner: &mut Scanner<'_>) -> Result<Value, RequestError> {
        scanner.skip_spaces();
        // As forms and rules write that there is no bound.
        if matches!(self.presence, Presence::Unbounded) && scanner.take('∞') {
            return Ok(Value::Unbounded);
        }
        match self.range.after(known) {
            Range::Integer { least, most } | Range::GreaterThan { least, most, .. } => {
                Ok(Value::Integer(scan_between(scanner, least, most)?))
            }
            Range::Set { least, most } => scan_set(scanner, least, most),
            Range::Choice(choices) => {
                let start = scanner.place();
                let word = scanner.take_while(|character| character.is_ascii_lowercase());
                match choices.iter().find(|choice| **choice == word) {
                    Some(choice) => Ok(Value::Text(choice.to_string())),
                    None if word.is_empty() => Err(scanner.unexpected()),
                    None => Err(scanner.fault(ErrorCode::UnknownChoice, start).got(word)),
                }
            }
            Range::Written { scan } => scan(scanner).map(Value::Text),
            Range::Arrows => Ok(Value::Arrows(Arc::new(digraph::scan(scanner).await?))),
            Range::Rule { read } => scan_rule(scanner, known, read),
        }
    }

    /// What the value of this parameter says in plain words, among others, where it is a rule.
    pub fn words(&self, parameters: &Parameters) -> Option<Phrase> {
        match (self.range, parameters.get(self.key)?) {
            (Range::Rule { read }, Value::Rule(text)) => read(text, parameters).ok().map(|rule| rule.words),
            _ => None,
        }
    }

    /// Reads a value from a request: a number, a list, or what a reader typed. Parameters before it are known.
    async fn read(&self, known: &Parameters, field: &Field<'_>, pace: &Pace) -> Result<Value, RequestError> {
        let written;
        let text = match (field.input(), self.range.after(known)) {
            (Input::Record(_) | Input::List(_), Range::Written { .. } | Range::Arrows) => {
                written = field.written()?;
                &written
            }
            (Input::Text(_) | Input::LongText(_), Range::Arrows) => field.text_of(limits::FILE_LENGTH)?,
            (Input::Text(_) | Input::LongText(_), _) => field.text()?,
            (_, Range::Integer { least, most } | Range::GreaterThan { least, most, .. }) => {
                return Ok(Value::Integer(field.integer(least, most)?));
            }
            (_, Range::Set { least, most }) => {
                let members = field.items(limits::SET_SIZE)?.map(|member| member.integer(least, most));
                let members = members.collect::<Result<Vec<_>, _>>()?;
                if members.is_empty() {
                    return Err(field.fault(ErrorCode::MissingValue));
                }
                return Ok(Value::Set(as_set(members)));
            }
            _ => return Err(field.wrong_type()),
        };
        let mut scanner = Scanner::paced(text, field, pace);
        let value = self.scan(known, &mut scanner).await?;
        scanner.finish()?;
        Ok(value)
    }
}

impl Parameters {
    /// The values that a form starts with.
    pub fn initial(cards: Cards) -> Self {
        Parameters(cards.iter().map(|card| (card.key, card.initial())).collect())
    }

    /// Reads a record of values. What is `given` already, as a notation gives it, is not to be given again. The record may
    /// have the keys `others` too, which somebody else reads.
    ///
    /// # Errors
    /// `unknown-key`, `missing-value`, or the first fault of a value, each naming its field.
    pub async fn read(
        cards: Cards<'_>,
        given: &str,
        record: &Field<'_>,
        others: &[&str],
        pace: &Pace,
    ) -> Result<Self, RequestError> {
        let given = scan_given(cards, given).await?;
        let entries = if record.is_missing() { &[] } else { record.entries()? };
        let is_open = |key: &str| given.get(key).is_none();
        let is_known =
            |key: &str| others.contains(&key) || cards.iter().any(|card| card.key == key && is_open(key));
        if let Some((key, _)) = entries.iter().find(|(key, _)| !is_known(key)) {
            return Err(record.unknown_key(key));
        }
        let mut values = Parameters::default();
        for card in cards {
            let field = record.entry(entries, card.key);
            let value = match given.get(card.key) {
                Some(value) => value.clone(),
                None if field.is_missing() => card.left_out(|| field.wrong_type())?,
                None => card.read(&values, &field, pace).await?,
            };
            values.add(cards, card, value, |code| field.fault(code))?;
        }
        Ok(values)
    }

    /// Reads `[key=value,…]`, or nothing: what is left out has the value that a form starts with. What is `given` already,
    /// in the same form, is not to be given again.
    ///
    /// # Errors
    /// The first fault with its place in the text.
    pub async fn scan(
        cards: Cards<'_>,
        given: &str,
        scanner: &mut Scanner<'_>,
    ) -> Result<Self, RequestError> {
        let open = scanner.place();
        let values = scan_list(cards, scan_given(cards, given).await?, scanner).await?;
        let mut parameters = Parameters::default();
        for card in cards {
            let value = values.get(card.key).cloned().unwrap_or_else(|| card.initial());
            parameters.add(cards, card, value, |code| scanner.fault(code, open))?;
        }
        Ok(parameters)
    }

    /// Gives an integer, in place of the one there may be.
    pub fn set_integer(&mut self, key: &'static str, integer: u64) {
        self.0.retain(|(name, _)| *name != key);
        self.0.push((key, Value::Integer(integer)));
    }

    /// The values with their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(key, value)| (*key, value))
    }

    /// The integer of this key.
    ///
    /// # Panics
    /// When the ruleset's card has no integer of this key.
    pub fn integer(&self, key: &str) -> u64 {
        self.bound(key).unwrap_or_else(|| panic!("no such integer"))
    }

    /// The integer of this key, unless it is left out and sets no bound.
    pub fn bound(&self, key: &str) -> Option<u64> {
        match self.get(key) {
            Some(Value::Integer(value)) => Some(*value),
            _ => None,
        }
    }

    /// The set of this key, ascending.
    ///
    /// # Panics
    /// When the ruleset's card has no set of this key.
    pub fn set(&self, key: &str) -> &[u64] {
        match self.get(key) {
            Some(Value::Set(members)) => members,
            _ => panic!("no such set"),
        }
    }

    /// The text, the word or the rule of this key, or the graph as a text.
    ///
    /// # Panics
    /// When the ruleset's card has no such of this key.
    pub fn text(&self, key: &str) -> &str {
        match self.get(key) {
            Some(Value::Text(text) | Value::Rule(text)) => text,
            Some(Value::Arrows(arrows)) => &arrows.written,
            _ => panic!("no such text"),
        }
    }

    /// The graph of this key.
    ///
    /// # Panics
    /// When the ruleset's card has no such of this key.
    pub fn arrows(&self, key: &str) -> &Arc<Arrows> {
        match self.get(key) {
            Some(Value::Arrows(arrows)) => arrows,
            _ => panic!("no such graph"),
        }
    }

    /// Writes `[key=value,…]`, leaving out what is meant anyway.
    pub fn format(&self, cards: Cards, out: &mut String) {
        let mut open = false;
        for (card, (key, value)) in cards.iter().zip(self.iter()) {
            if card.is_meant_anyway(value) {
                continue;
            }
            out.push(if open { ',' } else { '[' });
            open = true;
            out.push_str(key);
            out.push('=');
            value.format(out);
        }
        if open {
            out.push(']');
        }
    }

    /// The value of this key, if there is one.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.iter().find(|(name, _)| *name == key).map(|(_, value)| value)
    }

    /// Adds a value, unless it is not what one before it asks for: a list may give the two the other way round; or it stands in the
    /// place of one that is given, too.
    fn add(
        &mut self,
        cards: Cards,
        card: &ParameterCard,
        value: Value,
        fault: impl Fn(ErrorCode) -> RequestError,
    ) -> Result<(), RequestError> {
        if let (Range::Integer { least, .. }, Value::Integer(integer)) = (card.range.after(self), &value) {
            if *integer < least {
                return Err(fault(ErrorCode::OutOfRange).limit(least).got(*integer as f64));
            }
        }
        if let (Range::Rule { read }, Value::Rule(text)) = (card.range, &value) {
            // Its place is not known any more.
            read(text, self).map_err(|found| fault(found.code))?;
        }
        if let (Presence::Instead(other), true) = (card.presence, value != Value::Unbounded) {
            let is_other = |card: &&&ParameterCard| card.key == other;
            let (of, given) = (cards.iter().find(is_other), self.get(other));
            if of.zip(given).is_some_and(|(of, given)| !of.is_meant_anyway(given)) {
                return Err(fault(ErrorCode::Excluded).got(other));
            }
        }
        self.0.push((card.key, value));
        Ok(())
    }
}

impl Value {
    /// Writes the value as notations do, for instance `3` or `{1,3,4}`.
    fn format(&self, out: &mut String) {
        match self {
            Value::Unbounded => {}
            Value::Integer(value) => out.push_str(itoa::Buffer::new().format(*value)),
            Value::Set(members) => {
                out.push('{');
                push_joined(out, members);
                out.push('}');
            }
            Value::Text(text) => out.push_str(text),
            Value::Rule(text) => out.extend(["{", text, "}"]),
            Value::Arrows(arrows) => out.push_str(&arrows.written),
        }
    }
}

/// Reads what an alias gives.
async fn scan_given(cards: Cards<'_>, given: &str) -> Result<Parameters, RequestError> {
    let nowhere = Field::root("", &Input::Missing);
    scan_list(cards, Parameters::default(), &mut Scanner::new(given, &nowhere)).await
}

/// Adds the values of a list `[key=value,…]`, in its order, if there is one.
async fn scan_list(
    cards: Cards<'_>,
    mut given: Parameters,
    scanner: &mut Scanner<'_>,
) -> Result<Parameters, RequestError> {
    let open = scanner.place();
    if !scanner.take('[') {
        return Ok(given);
    }
    scanner.skip_spaces();
    let mut more = scanner.peek() != Some(']');
    while more {
        scanner.skip_spaces();
        let start = scanner.place();
        let key = scanner.take_while(|character| character.is_ascii_alphanumeric());
        if key.is_empty() {
            return Err(scanner.unexpected());
        }
        let is_new = given.get(key).is_none();
        let Some(card) = cards.iter().find(|card| card.key == key && is_new) else {
            return Err(scanner.fault(ErrorCode::UnknownKey, start).got(key));
        };
        scanner.skip_spaces();
        if !scanner.take('=') {
            return Err(scanner.unexpected());
        }
        let value = card.scan(&given, scanner).await?;
        given.0.push((card.key, value));
        scanner.skip_spaces();
        more = scanner.take(',');
    }
    scanner.close(']', open)?;
    Ok(given)
}

/// Reads numbers with commas or spaces between them, with or without braces.
fn scan_set(scanner: &mut Scanner, least: u64, most: u64) -> Result<Value, RequestError> {
    let open = scanner.place();
    let braced = scanner.take('{');
    let mut members = Vec::new();
    let mut more = true;
    while more {
        scanner.skip_spaces();
        members.push(scan_between(scanner, least, most)?);
        if members.len() > limits::SET_SIZE {
            let fault = scanner.fault(ErrorCode::TooMany, open);
            return Err(fault.limit(limits::SET_SIZE as u64).got(members.len()));
        }
        scanner.skip_spaces();
        more = scanner.take(',') || scanner.peek().is_some_and(|next| next.is_ascii_digit());
    }
    if braced {
        scanner.close('}', open)?;
    }
    Ok(Value::Set(as_set(members)))
}

/// Reads a rule, with or without braces. What is wrong with it is told at its place in the whole text.
fn scan_rule(scanner: &mut Scanner, known: &Parameters, read: ReadRule) -> Result<Value, RequestError> {
    let open = scanner.place();
    let braced = scanner.take('{');
    let start = scanner.place();
    let text = scanner.take_while(|character| !matches!(character, '{' | '}' | '[' | ']'));
    let rule = read(text, known).map_err(|fault| scanner.fault_within(&fault, start))?;
    if braced {
        scanner.close('}', open)?;
    }
    Ok(Value::Rule(rule.written))
}

/// A number within bounds, at least `least` too.
fn scan_between(scanner: &mut Scanner, least: u64, most: u64) -> Result<u64, RequestError> {
    let start = scanner.place();
    let value = scanner.number(most)?;
    if value < least {
        return Err(scanner.fault(ErrorCode::OutOfRange, start).limit(least).got(value as f64));
    }
    Ok(value)
}

fn as_set(mut members: Vec<u64>) -> Vec<u64> {
    members.sort_unstable();
    members.dedup();
    members
}
