//! A rewriting as it is read: its formulas as trees.

use super::bounds;
use super::{Rewriting, Size};
use crate::error::{ErrorCode, RequestError};
use crate::formula::compile::compiled;
use crate::formula::cost::Cost;
use crate::formula::parse::{Node, NodeKind};
use crate::formula::scan::{Span, Text, fault};
use crate::formula::{Condition, Formula, Letters, Name, Number, Subject, Variable};
use crate::numbers::{LARGEST_TOKEN, Token};

/// What stands between heaps and what they become.
pub const ARROW: &str = "->";
/// What stands before a condition.
pub const WHERE: &str = "where";
/// What several equal heaps are made by.
pub const REPEAT: &str = "repeat";

/// A formula of a rewriting, as a tree.
pub struct Part {
    /// The tree; its places are those of its own text.
    pub node: Node,
    text: Text,
    /// Where its text begins.
    start: usize,
}

/// A size as it is read: the number of stones, and of how many heaps.
pub struct SizeParts {
    /// Of each heap.
    pub size: Part,
    /// How many there are, where that is said.
    pub count: Option<Part>,
}

/// A rewriting as it is read.
pub struct Parts {
    /// The names on the left, and the register.
    pub names: Vec<char>,
    /// The register.
    pub register: Option<char>,
    /// What the heaps become.
    pub sizes: Vec<SizeParts>,
    /// What the register becomes, where that is said.
    pub new_register: Option<Part>,
    /// What must be so.
    pub condition: Option<Part>,
}

impl Part {
    /// A part whose text begins at a place.
    pub fn new(node: Node, text: Text, start: usize) -> Self {
        Part { node, text, start }
    }

    fn formula(&self, letters: Letters) -> Result<Formula, RequestError> {
        let subject = Subject::Rewriting(letters);
        compiled(&self.node, &self.text, subject).map_err(|found| found.shifted(self.start))
    }

    fn number(&self, letters: Letters) -> Result<Number, RequestError> {
        match self.formula(letters)? {
            Formula::Number(number) => Ok(number),
            other => Err(self.wrong(&other)),
        }
    }

    fn condition(&self, letters: Letters) -> Result<Condition, RequestError> {
        match self.formula(letters)? {
            Formula::Condition(condition) => Ok(condition),
            other => Err(self.wrong(&other)),
        }
    }

    fn wrong(&self, formula: &Formula) -> RequestError {
        let (start, end) = self.node.span;
        fault(ErrorCode::WrongType, (self.start + start, self.start + end)).got(formula.kind())
    }
}

impl Parts {
    /// All its formulas.
    pub fn formulas(&self) -> impl Iterator<Item = &Part> {
        let sizes = self.sizes.iter().flat_map(|size| [Some(&size.size), size.count.as_ref()]).flatten();
        sizes.chain(&self.new_register).chain(&self.condition)
    }

    /// The names, the register, and then all other letters in the order in which they stand.
    fn letters(&self) -> Result<(Letters, Vec<(char, Span)>), RequestError> {
        let mut letters = Letters::default();
        self.names.iter().chain(&self.register).for_each(|name| _ = letters.add(*name));
        // Where those on the left stand nobody asks.
        let mut places: Vec<(char, Span)> =
            letters.as_slice().iter().map(|letter| (*letter, (0, 0))).collect();
        let mut too_many = None;
        for part in self.formulas() {
            part.node.each_name(&mut |name, (start, end)| {
                let mut signs = name.chars();
                let (Some(letter), None) = (signs.next(), signs.next()) else { return };
                let is_new = letter.is_ascii_alphabetic() && letters.place(letter).is_none();
                let span = (part.start + start, part.start + end);
                if is_new && letters.add(letter) {
                    places.push((letter, span));
                } else if is_new {
                    too_many.get_or_insert(span);
                }
            });
        }
        match too_many {
            Some(span) => {
                Err(fault(ErrorCode::TooMany, span).limit(Letters::MOST as u64).got(Letters::MOST + 1))
            }
            None => Ok((letters, places)),
        }
    }

    /// As it is played by.
    pub fn compiled(&self) -> Result<Rewriting, RequestError> {
        let (letters, places) = self.letters()?;
        let number = |part: &Part| part.number(letters);
        let sizes = self.sizes.iter().map(|SizeParts { size, count }| {
            Ok(Size { size: number(size)?, count: count.as_ref().map(number).transpose()? })
        });
        let sizes = sizes.collect::<Result<Vec<_>, RequestError>>()?;
        let register = self.new_register.as_ref().map(number).transpose()?;
        let condition = self.condition.as_ref().map(|part| part.condition(letters)).transpose()?;
        let of_whole = [Name::Heaps, Name::Stones, Name::Largest, Name::Smallest].map(Variable::Name);
        let numbers = || {
            sizes.iter().flat_map(|size| [Some(&size.size), size.count.as_ref()]).flatten().chain(&register)
        };
        let is_of_whole = of_whole.iter().any(|name| {
            numbers().any(|number| number.speaks_of(*name))
                || condition.as_ref().is_some_and(|condition| condition.speaks_of(*name))
        });
        let names = self.names.len();
        let known = names + usize::from(self.register.is_some());
        let tree = self.condition.as_ref().map(|part| (&part.node, &part.text));
        let (conditions, cost, steps) = bounds::steps(tree, &letters, names, known)?;
        let has_register = self.register.is_some();
        let reshapes = self.reshape();
        let made = self.sizes.iter().flat_map(|size| [Some(&size.size), size.count.as_ref()]).flatten();
        let made = made.chain(&self.new_register).map(|part| Cost::of(&part.node));
        let cost = made.fold(cost, Cost::and).of_one();
        Ok(Rewriting {
            names,
            letters: places,
            has_register,
            sizes,
            register,
            is_of_whole,
            reshapes,
            conditions,
            steps,
            cost,
        })
    }

    /// Whether anything is made but what is left of a heap, or a part of it that a letter stands for. Stones that are put on a heap come
    /// from another one.
    fn reshape(&self) -> bool {
        let is_letter = |node: &Node| matches!(&node.kind, NodeKind::Name(name) if name.chars().count() == 1);
        let is_number = |node: &Node| matches!(&node.kind, NodeKind::Number(_));
        let is_heap = |node: &Node| matches!(&node.kind, NodeKind::Name(name) if self.names.iter().any(|own| name.chars().eq([*own])));
        let may_grow = self.names.len() > 1;
        let is_shown = |node: &Node| match &node.kind {
            NodeKind::Number(number) => *number == 0.0,
            NodeKind::Name(_) => is_letter(node),
            NodeKind::Between(sign, both) => {
                (*sign == "-" || *sign == "+" && may_grow)
                    && is_heap(&both[0])
                    && (is_letter(&both[1]) || is_number(&both[1]))
            }
            _ => false,
        };
        self.sizes.iter().any(|size| size.count.is_some() || !is_shown(&size.size.node))
    }

    /// In the one form in which it is written.
    pub fn written(&self) -> Result<String, RequestError> {
        let text = |part: &Part| part.text.written();
        let size = |SizeParts { size, count }: &SizeParts| {
            Ok(match count {
                Some(count) => format!("{REPEAT}({}, {})", text(size)?, text(count)?),
                None => text(size)?,
            })
        };
        let names = self.names.iter().map(char::to_string).collect::<Vec<_>>().join(", ");
        let sizes = self.sizes.iter().map(size).collect::<Result<Vec<_>, RequestError>>()?.join(", ");
        let mut written = names;
        self.register.iter().for_each(|register| written.extend([" | ", &register.to_string()]));
        written.extend([" ", ARROW]);
        written.extend(if sizes.is_empty() { ["", ""] } else { [" ", &sizes] });
        if let Some(register) = &self.new_register {
            written.extend([" | ", &text(register)?]);
        }
        if let Some(condition) = &self.condition {
            written.extend([" ", WHERE, " ", &text(condition)?]);
        }
        Ok(written)
    }
}

/// A heap that becomes two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoHeaps {
    /// Stones that are taken before.
    pub taken: Token,
    /// Whether they are unequal.
    pub are_unequal: bool,
    /// Whether neither may be empty.
    pub are_filled: bool,
}

impl Parts {
    /// What is made of a heap where that is two heaps with all other stones, and nothing else is said of them but that they are unequal
    /// or not empty.
    pub fn two_heaps(&self) -> Option<TwoHeaps> {
        let ([name], [first, second], Some(condition)) = (&self.names[..], &self.sizes[..], &self.condition)
        else {
            return None;
        };
        let letter = |size: &SizeParts| letter_of(&size.size.node).filter(|_| size.count.is_none());
        let letters = [letter(first)?, letter(second)?];
        if letters[0] == letters[1] || letters.contains(name) {
            return None;
        }
        let conditions = condition.node.conjuncts();
        let (mut taken, mut are_unequal, mut filled) = (None, false, [false; 2]);
        for condition in conditions {
            let NodeKind::Between(sign, both) = &condition.kind else { return None };
            let sides = [letter_of(&both[0]), letter_of(&both[1])];
            match *sign {
                "=" if taken.is_none() => taken = Some(taken_before(*name, letters, both)?),
                "≠" if sides == letters.map(Some) || sides == [Some(letters[1]), Some(letters[0])] => {
                    are_unequal = true;
                }
                ">" | "≥" => {
                    let least = if *sign == ">" { 0.0 } else { 1.0 };
                    let place = letters.iter().position(|letter| sides[0] == Some(*letter))?;
                    filled[place] = both[1].kind == NodeKind::Number(least);
                    if !filled[place] {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        let are_filled = filled[0];
        (filled[0] == filled[1]).then_some(TwoHeaps { taken: taken?, are_unequal, are_filled })
    }
}

/// How many stones are taken where two letters together are a heap less so many.
fn taken_before(name: char, parts: [char; 2], sides: &[Node; 2]) -> Option<Token> {
    let is_sum = |node: &Node| match &node.kind {
        NodeKind::Between("+", both) => {
            let letters = [letter_of(&both[0]), letter_of(&both[1])];
            letters == parts.map(Some) || letters == [Some(parts[1]), Some(parts[0])]
        }
        _ => false,
    };
    let less = |node: &Node| match &node.kind {
        NodeKind::Name(_) if letter_of(node) == Some(name) => Some(0),
        NodeKind::Between("-", both) if letter_of(&both[0]) == Some(name) => natural(&both[1]),
        _ => None,
    };
    match sides {
        [one, other] if is_sum(one) => less(other),
        [one, other] if is_sum(other) => less(one),
        _ => None,
    }
}

/// The number of stones that is written there.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is looked at before")]
pub fn natural(node: &Node) -> Option<Token> {
    match node.kind {
        NodeKind::Number(number)
            if number.fract() == 0.0 && (0.0..=LARGEST_TOKEN as f64).contains(&number) =>
        {
            Some(number as Token)
        }
        _ => None,
    }
}

/// The letter that is written there.
pub fn letter_of(node: &Node) -> Option<char> {
    match &node.kind {
        NodeKind::Name(name) if name.len() == 1 => name.chars().next(),
        _ => None,
    }
}
