//! A tree becomes a formula of numbers and truth values; what is of another kind than it must be is told with its place.

use crate::error::{ErrorCode, RequestError};
use crate::formula::arithmetic;
use crate::formula::parse::{Node, NodeKind};
use crate::formula::scan::{Text, fault};
use crate::formula::terms::{Condition, Formula, Number, Part};
use crate::formula::vocabulary::{Function, HEAPS, PHI, Subject, Variable, arithmetic_of, comparison_of};
use crate::numbers::LARGEST_TOKEN;

/// Parts of a formula: numbers, names, signs and functions.
pub const MOST_PARTS: usize = 200;

/// The formula that a tree stands for.
///
/// # Errors
/// `too-many` parts or arguments, `out-of-range` for a number, `unknown-choice` for a name that there is not, `missing-value`
/// where a function lacks one, `unexpected-character` for a bracket behind what is no function, and `wrong-type`.
pub fn compiled(node: &Node, text: &Text, subject: Subject) -> Result<Formula, RequestError> {
    Compiler { text, subject, parts: 0 }.compile(node)
}

struct Compiler<'a> {
    text: &'a Text,
    subject: Subject,
    parts: usize,
}

impl Compiler<'_> {
    fn compile(&mut self, node: &Node) -> Result<Formula, RequestError> {
        self.parts += 1;
        if self.parts > MOST_PARTS {
            return Err(fault(ErrorCode::TooMany, (0, self.text.len())).limit(MOST_PARTS as u64));
        }
        Ok(match &node.kind {
            NodeKind::Number(number) if *number <= LARGEST_TOKEN as f64 => Number::Constant(*number).into(),
            NodeKind::Number(number) => {
                return Err(fault(ErrorCode::OutOfRange, node.span).limit(LARGEST_TOKEN).got(*number));
            }
            NodeKind::Truth(truth) => Condition::Constant(*truth).into(),
            NodeKind::Name(name) => self.name(name, node)?.into(),
            NodeKind::Before("!", part) => Condition::Not(Box::new(self.condition(part)?)).into(),
            NodeKind::Before(sign, part) => {
                let part = self.number(part)?;
                if *sign == "-" { Number::Negative(Box::new(part)).into() } else { part.into() }
            }
            NodeKind::Between(sign, parts) => self.between(sign, parts)?,
            NodeKind::Choice(parts) => {
                let [condition, one, other] = &**parts;
                let condition = self.condition(condition)?;
                match self.compile(one)? {
                    Formula::Number(one) => {
                        Number::Choice(Box::new((condition, one, self.number(other)?))).into()
                    }
                    Formula::Condition(one) => {
                        Condition::Choice(Box::new([condition, one, self.condition(other)?])).into()
                    }
                }
            }
            NodeKind::Call(name, bracket, given) => self.call(name, *bracket, given, node)?,
        })
    }

    fn name(&self, name: &str, node: &Node) -> Result<Number, RequestError> {
        if PHI.contains(&name) {
            return Ok(Number::Constant(arithmetic::PHI));
        }
        if let Some(variable) = Variable::find(name, self.subject) {
            return Ok(Number::Variable(variable));
        }
        let (_, end) = node.span;
        Err(if self.knows_heaps(name) {
            fault(ErrorCode::WrongType, node.span).got(HEAPS)
        } else if Function::find(name, self.subject).is_some() {
            fault(ErrorCode::MissingValue, (end, end)).got("(")
        } else {
            fault(ErrorCode::UnknownChoice, node.span).got(self.text.typed(node.span))
        })
    }

    fn knows_heaps(&self, name: &str) -> bool {
        name == HEAPS && self.subject == Subject::Position
    }

    fn between(&mut self, sign: &str, [left, right]: &[Node; 2]) -> Result<Formula, RequestError> {
        if let Some(function) = arithmetic_of(sign) {
            return Ok(Number::Of(function, Box::new([self.number(left)?, self.number(right)?])).into());
        }
        let Some(relation) = comparison_of(sign) else {
            let parts = Box::new([self.condition(left)?, self.condition(right)?]);
            return Ok(if sign == "and" { Condition::And(parts) } else { Condition::Or(parts) }.into());
        };
        Ok(match (sign, self.compile(left)?) {
            ("=" | "≠", Formula::Condition(left)) => {
                Condition::Same(sign == "=", Box::new([left, self.condition(right)?])).into()
            }
            (_, one) => {
                let parts = Box::new([number_of(one, left)?, self.number(right)?]);
                Condition::Relation(relation, parts).into()
            }
        })
    }

    fn call(
        &mut self,
        name: &str,
        bracket: usize,
        given: &[Node],
        node: &Node,
    ) -> Result<Formula, RequestError> {
        let (start, end) = node.span;
        let Some(function) = Function::find(name, self.subject) else {
            let is_name = Variable::find(name, self.subject).is_some() || PHI.contains(&name);
            return Err(if is_name || self.knows_heaps(name) {
                self.text.unexpected(bracket)
            } else {
                let span = (start, start + name.chars().count());
                fault(ErrorCode::UnknownChoice, span).got(self.text.typed(span))
            });
        };
        if let Some(extra) = function.arity().and_then(|arity| given.get(arity)) {
            let arity = function.arity().unwrap_or(0) as u64;
            return Err(fault(ErrorCode::TooMany, extra.span).limit(arity).got(name));
        }
        if given.len() < function.arity().unwrap_or(1) {
            return Err(fault(ErrorCode::MissingValue, (end - 1, end)));
        }
        if let Function::Many(initial, of) = function {
            let parts = given.iter().map(|part| match &part.kind {
                NodeKind::Name(name) if self.knows_heaps(name) => Ok(Part::Heaps),
                _ => self.number(part).map(Part::Number),
            });
            return Ok(Number::Many(initial, of, parts.collect::<Result<_, _>>()?).into());
        }
        let first = self.number(&given[0])?;
        let mut second = || self.number(&given[1]);
        Ok(match function {
            Function::One(of) => Number::OfOne(of, Box::new(first)).into(),
            Function::Two(of) => Number::Of(of, Box::new([first, second()?])).into(),
            Function::OfHeaps(of) => Number::OfHeaps(of, Box::new(first)).into(),
            Function::Property(of) => Condition::Property(of, Box::new(first)).into(),
            Function::Relation(of) => Condition::Relation(of, Box::new([first, second()?])).into(),
            Function::Many(..) => unreachable!("it was dealt with"),
        })
    }

    fn number(&mut self, node: &Node) -> Result<Number, RequestError> {
        number_of(self.compile(node)?, node)
    }

    fn condition(&mut self, node: &Node) -> Result<Condition, RequestError> {
        match self.compile(node)? {
            Formula::Condition(condition) => Ok(condition),
            other => Err(fault(ErrorCode::WrongType, node.span).got(other.kind())),
        }
    }
}

/// The number that a formula must be.
fn number_of(formula: Formula, node: &Node) -> Result<Number, RequestError> {
    match formula {
        Formula::Number(number) => Ok(number),
        other => Err(fault(ErrorCode::WrongType, node.span).got(other.kind())),
    }
}
