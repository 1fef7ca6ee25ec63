//! Disjunctive sums: several games of any rulesets at once; a move is a move in exactly one of them.
//!
//! Position: one of each component, in their order. Options: those of each component beside the others unchanged.
//! Parameter: the components, each a ruleset with its parameters, but no sum. Written `nim(1,2,3)+wythoff(3,5)`.
//!
//! What is known: under normal play the Grundy value of a sum is the nim-sum of the components' (Sprague 1935, Grundy 1939).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("nim(1)+bash[m=3](2)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1)+()", "(1)+(1)", "()+(2)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::limits;
use crate::numbers::{SEPARATOR, Token};
use crate::position::{self, Extent, HeapTokens, Numbers, Part, Position, PositionKind, Tokens, Within};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Returns, Ruleset, RulesetCard};
use crate::scan::Scanner;
use crate::touch::Touched;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The card of sums. A sum is made of its components, so the card itself builds an empty one.
pub static CARD: RulesetCard = RulesetCard {
    id: "sum",
    aliases: &[],
    parameters: &[],
    build: |_| Box::new(Sum { components: Vec::new() }),
};

/// The key of the components in a request's parameters.
pub const COMPONENTS: &str = "components";

/// Several rulesets at once.
pub struct Sum {
    /// The components' rulesets.
    pub components: Vec<Arc<dyn Ruleset>>,
}

/// Takes a position apart into those of the components.
pub fn parts(tokens: &[Token]) -> impl Iterator<Item = &[Token]> {
    tokens.split(|token| *token == SEPARATOR)
}

/// Puts the components' positions together.
pub fn join<'a>(parts: impl Iterator<Item = &'a [Token]>) -> Tokens {
    let mut tokens = Tokens::new();
    for (index, part) in parts.enumerate() {
        if index > 0 {
            tokens.push(SEPARATOR);
        }
        tokens.extend_from_slice(part);
    }
    tokens
}

impl Sum {
    fn position(&self, parts: &[Position]) -> Position {
        Position::new(self, join(parts.iter().map(Position::tokens)))
    }

    /// The components with their parts of a position.
    fn with_parts<'a>(&'a self, tokens: &'a [Token]) -> impl Iterator<Item = (&'a dyn Ruleset, &'a [Token])> {
        self.components.iter().map(AsRef::as_ref).zip(parts(tokens))
    }
}

impl PositionKind for Sum {
    fn board(&self) -> &'static str {
        "sum"
    }

    fn part_at(&self, tokens: &[Token], place: usize) -> Part {
        let mut first = 0;
        for (index, (component, part)) in self.with_parts(tokens).enumerate() {
            if place < first + part.len() {
                let part = component.kind().part_at(part, place - first);
                return Part { component: Some(index), first: first + part.first, ..part };
            }
            first += part.len() + 1;
        }
        unreachable!("no component has a token there")
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        let mut canonical = Tokens::new();
        for (index, (component, part)) in self.with_parts(tokens).enumerate() {
            if index > 0 {
                canonical.push(SEPARATOR);
            }
            let mut part = Tokens::from(part);
            component.kind().canonicalise(&mut part);
            canonical.extend_from_slice(&part);
        }
        *tokens = canonical;
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let mut parts = Vec::new();
        for component in &self.components {
            scanner.skip_spaces();
            if !parts.is_empty() && !scanner.take('+') {
                return Err(scanner.unexpected());
            }
            parts.push(component.kind().scan(scanner)?);
        }
        Ok(self.position(&parts))
    }

    /// A list with a position of each component.
    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let count = self.components.len();
        let fields = field.items(count)?;
        if fields.len() < count {
            return Err(field.fault(ErrorCode::MissingValue).limit(count as u64).got(fields.len()));
        }
        let components = self.components.iter();
        let parts = components.zip(fields).map(|(component, field)| position::read(component.kind(), &field));
        Ok(self.position(&parts.collect::<Result<Vec<_>, _>>()?))
    }

    fn to_input(&self, tokens: &[Token]) -> Input {
        Input::List(
            self.with_parts(tokens).map(|(component, part)| component.kind().to_input(part)).collect(),
        )
    }

    fn format(&self, tokens: &[Token], out: &mut String) {
        for (index, (component, part)) in self.with_parts(tokens).enumerate() {
            out.push_str(if index > 0 { "+" } else { "" });
            component.kind().format(part, out);
        }
    }

    /// All heaps, component by component, where each has heaps and nothing behind them.
    fn formula_tokens(&self) -> Option<HeapTokens> {
        let mut kinds = self.components.iter().map(|component| component.kind().formula_tokens());
        let are_heaps = kinds.all(|tokens| tokens.is_some_and(|tokens| tokens.behind.is_empty()));
        are_heaps.then(|| HeapTokens { ordered: true, behind: Vec::new() })
    }

    fn sizes(&self, tokens: &[Token]) -> Tokens {
        self.with_parts(tokens).flat_map(|(component, part)| component.kind().sizes(part)).collect()
    }

    /// A sum has its components' heaps.
    fn lone(&self, _: Token) -> Option<Tokens> {
        None
    }

    /// A number for each component, which is a position of it by itself.
    fn numbers(&self) -> Option<Numbers> {
        let takes_one = |numbers: Numbers| numbers.least <= 1 && numbers.most >= 1;
        let count = self.components.len();
        let each = self.components.iter().all(|component| component.kind().numbers().is_some_and(takes_one));
        each.then_some(Numbers { least: count, most: count, ordered: true })
    }

    fn of_numbers(&self, numbers: &[Token]) -> Tokens {
        let components = self.components.iter().zip(numbers);
        let parts = components.map(|(component, number)| component.kind().of_numbers(&[*number]));
        join(parts.collect::<Vec<_>>().iter().map(Tokens::as_slice))
    }

    fn numbers_of(&self, tokens: &[Token]) -> Option<Tokens> {
        self.numbers()?;
        let parts = tokens.split(|token| *token == SEPARATOR).zip(&self.components);
        let number = |(part, component): (&[Token], &Arc<dyn Ruleset>)| {
            let kind = component.kind();
            let number = kind.numbers_of(part)?.first().copied().unwrap_or_default();
            let alone = Position::new(kind, kind.of_numbers(&[number]));
            (alone.tokens() == part).then_some(number)
        };
        parts.map(number).collect()
    }

    /// Every position of one component beside every one of the others.
    fn within(&self, extent: Extent) -> Within<'_> {
        fn beside(rest: &[Arc<dyn Ruleset>], extent: Extent, before: Tokens) -> Within<'_> {
            let Some((component, rest)) = rest.split_first() else {
                return Box::new(std::iter::once(before));
            };
            let parts = component.kind().within(extent);
            Box::new(parts.flat_map(move |part| {
                let mut tokens = before.clone();
                tokens.extend(part);
                tokens.extend((!rest.is_empty()).then_some(SEPARATOR));
                beside(rest, extent, tokens)
            }))
        }
        beside(&self.components, extent, Tokens::new())
    }

    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        self.with_parts(tokens).map(|(component, part)| component.kind().stones(part)).sum()
    }
}

/// The moves of the components, one component after the other.
impl Ruleset for Sum {
    fn kind(&self) -> &dyn PositionKind {
        self
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        let mut start = 0;
        for (component, part) in self.with_parts(tokens) {
            if let Some(touched) = touched.in_part(start, part.len()) {
                component.moves_touching(part, &touched, &mut |mut mv| {
                    mv.changes.iter_mut().for_each(|change| change.place += start);
                    each(mv)
                })?;
            }
            start += part.len() + 1;
        }
        ControlFlow::Continue(())
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        if touched.touches().is_empty() {
            return Refusal::new(refusal::OVER);
        }
        let mut start = 0;
        for (index, (component, part)) in self.with_parts(tokens).enumerate() {
            if let Some(touched) = touched.in_part(start, part.len()) {
                return Refusal { component: Some(index), ..component.refusal(part, &touched) };
            }
            start += part.len() + 1;
        }
        Refusal::new("one-game")
    }

    fn returns(&self) -> Returns {
        self.components.iter().map(|component| component.returns()).max().unwrap_or(Returns::Never)
    }

    fn fault(&self, tokens: &[Token]) -> Option<RequestError> {
        self.with_parts(tokens).enumerate().find_map(|(place, (component, part))| {
            Some(component.fault(part)?.in_component(&format!("params.{COMPONENTS}[{place}]")))
        })
    }

    fn work(&self, tokens: &[Token]) -> u64 {
        self.with_parts(tokens).map(|(component, part)| component.work(part)).fold(0, u64::saturating_add)
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut start = 0;
        let mut result = Tokens::new();
        for (component, part) in self.with_parts(tokens) {
            let end = start + part.len();
            result.clear();
            result.extend_from_slice(&tokens[..start]);
            component.options(part, &mut |option| {
                result.truncate(start);
                result.extend_from_slice(option);
                result.extend_from_slice(&tokens[end..]);
                each(&result)
            })?;
            start = end + 1;
        }
        ControlFlow::Continue(())
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        self.with_parts(tokens).map(|(component, part)| component.count_options(part)).sum()
    }

    /// Every position of one component stands beside every one of the others.
    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        let mut counts = self.with_parts(tokens).map(|(component, part)| component.count_positions(part));
        counts.try_fold(1u64, |product, count| Some(product.saturating_mul(count?)))
    }
}

/// The fault that a sum has too many components.
pub fn too_many(fault: RequestError, count: usize) -> RequestError {
    fault.limit(limits::COMPONENTS as u64).got(count)
}
