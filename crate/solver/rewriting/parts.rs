//! A rewriting as it is read: its formulas as trees.

use super::bounds;
use super::{Rewriting, Size};
use crate::error::{ErrorCode, RequestError};
use crate::formula::compile::compiled;
use crate::formula::parse::{Node, NodeKind};
use crate::formula::scan::{Text, fault};
use crate::formula::{Condition, Formula, Letters, Name, Number, Subject, Variable};

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
    fn formulas(&self) -> impl Iterator<Item = &Part> {
        let sizes = self.sizes.iter().flat_map(|size| [Some(&size.size), size.count.as_ref()]).flatten();
        sizes.chain(&self.new_register).chain(&self.condition)
    }

    /// The names, the register, and then all other letters in the order in which they stand.
    fn letters(&self) -> Result<Letters, RequestError> {
        let mut letters = Letters::default();
        self.names.iter().chain(&self.register).for_each(|name| _ = letters.add(*name));
        let mut too_many = None;
        for part in self.formulas() {
            part.node.each_name(&mut |name, (start, end)| {
                let mut signs = name.chars();
                let (Some(letter), None) = (signs.next(), signs.next()) else { return };
                let is_new = letter.is_ascii_alphabetic() && letters.place(letter).is_none();
                if is_new && !letters.add(letter) {
                    too_many.get_or_insert((part.start + start, part.start + end));
                }
            });
        }
        match too_many {
            Some(span) => {
                Err(fault(ErrorCode::TooMany, span).limit(Letters::MOST as u64).got(Letters::MOST + 1))
            }
            None => Ok(letters),
        }
    }

    /// As it is played by.
    pub fn compiled(&self) -> Result<Rewriting, RequestError> {
        let letters = self.letters()?;
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
        let (conditions, steps) = bounds::steps(tree, &letters, names, known)?;
        let has_register = self.register.is_some();
        let reshapes = self.reshape();
        Ok(Rewriting { names, has_register, sizes, register, is_of_whole, reshapes, conditions, steps })
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
