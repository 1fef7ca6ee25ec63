//! Passes: any ruleset, with a number of passes that all players share.
//!
//! Position: one of the ruleset's and how many passes are left. Options: the ruleset's, and the same position with one
//! pass less, unless it has no option of its own or no pass is left. Written `(1,2)+1p`; without the passes, all are left.
//!
//! What is known: under normal play with one pass, one heap of Nim x ≥ 1 has the value x + 1 where x is odd and x − 1 where
//! it is even; with two players only the parity of the passes matters, and with n players the game values have the period n from some
//! number of passes on.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("nim[passes=1](1)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["()+1p", "(1)+0p"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::error::RequestError;
use crate::input::{Field, Input};
use crate::limits;
use crate::moves::Move;
use crate::numbers::Token;
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::{self, Extent, HeapTokens, Numbers, Part, Position, PositionKind, Tokens, Within};
use crate::refusal::Refusal;
use crate::ruleset::{EachMove, EachOption, HeapRule, Returns, Ruleset};
use crate::scan::Scanner;
use crate::touch::Touched;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The parameter that every ruleset takes.
pub static PARAMETER: ParameterCard = ParameterCard {
    key: "passes",
    range: Range::Integer { least: 0, most: limits::PASSES },
    presence: Presence::Optional("0"),
};

/// Whose refusals those of passes are.
pub const ID: &str = "passes";

/// A ruleset with passes.
pub struct Passes {
    /// The ruleset.
    pub inner: Arc<dyn Ruleset>,
    /// How many passes there are at a start that does not say.
    pub at_start: u64,
}

/// Takes a position apart into the ruleset's own and the passes left.
pub fn split(tokens: &[Token]) -> (&[Token], Token) {
    let (passes, own) = tokens.split_last().unwrap_or_else(|| unreachable!("the passes left are a token"));
    (own, *passes)
}

/// Reads `+1p`, if it comes next.
pub fn scan_suffix(scanner: &mut Scanner) -> Result<Option<u64>, RequestError> {
    let mut ahead = scanner.clone();
    ahead.skip_spaces();
    if !ahead.take('+') {
        return Ok(None);
    }
    ahead.skip_spaces();
    if !ahead.peek().is_some_and(|next| next.is_ascii_digit()) {
        return Ok(None);
    }
    let passes = ahead.number(limits::PASSES)?;
    ahead.skip_spaces();
    if !ahead.take('p') {
        return Err(ahead.unexpected());
    }
    *scanner = ahead;
    Ok(Some(passes))
}

/// Writes `+1p`.
pub fn push_suffix(out: &mut String, passes: Token) {
    out.push('+');
    out.push_str(itoa::Buffer::new().format(passes));
    out.push('p');
}

impl Passes {
    fn with(&self, position: &Position, passes: Token) -> Position {
        let mut tokens = Tokens::from(position.tokens());
        tokens.push(passes);
        Position::new(self, tokens)
    }

    fn is_terminal(&self, own: &[Token]) -> bool {
        self.inner.moves(own, &mut |_| ControlFlow::Break(())).is_continue()
    }
}

/// The passes that are left come last.
fn with_passes(mut tokens: HeapTokens) -> HeapTokens {
    tokens.behind.push(PARAMETER.key);
    tokens
}

impl PositionKind for Passes {
    fn board(&self) -> &'static str {
        "passes"
    }

    fn most_heaps(&self) -> Option<usize> {
        self.inner.kind().most_heaps()
    }

    fn largest_heap(&self) -> Token {
        self.inner.kind().largest_heap()
    }

    fn part_at(&self, tokens: &[Token], place: usize) -> Part {
        let (own, _) = split(tokens);
        if place == own.len() {
            Part { board: "pass", component: None, first: place, ends: None }
        } else {
            self.inner.kind().part_at(own, place)
        }
    }

    fn edges(&self, tokens: &[Token]) -> Vec<[Token; 2]> {
        self.inner.kind().edges(split(tokens).0)
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        if let Some(passes) = tokens.pop() {
            self.inner.kind().canonicalise(tokens);
            tokens.push(passes);
        }
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        let own = self.inner.kind().scan(scanner)?;
        let passes = scan_suffix(scanner)?.unwrap_or(self.at_start);
        Ok(self.with(&own, passes))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        Ok(self.with(&position::read(self.inner.kind(), field)?, self.at_start))
    }

    /// A text where there are other passes than at the start.
    fn to_input(&self, tokens: &[Token]) -> Input {
        let (own, passes) = split(tokens);
        if passes == self.at_start {
            return self.inner.kind().to_input(own);
        }
        let mut text = String::new();
        self.format(tokens, &mut text);
        Input::Text(text)
    }

    fn format(&self, tokens: &[Token], out: &mut String) {
        let (own, passes) = split(tokens);
        self.inner.kind().format(own, out);
        push_suffix(out, passes);
    }

    /// With every number of passes that may be left.
    fn within(&self, extent: Extent) -> Within<'_> {
        let with = |own: Tokens, passes| own.iter().copied().chain([passes]).collect();
        let with_each = move |own: Tokens| (0..=self.at_start).map(move |passes| with(own.clone(), passes));
        Box::new(self.inner.kind().within(extent).flat_map(with_each))
    }

    fn names(&self) -> &[String] {
        self.inner.kind().names()
    }

    fn heap_tokens(&self) -> Option<HeapTokens> {
        self.inner.kind().heap_tokens().map(with_passes)
    }

    fn formula_tokens(&self) -> Option<HeapTokens> {
        self.inner.kind().formula_tokens().map(with_passes)
    }

    fn sizes(&self, tokens: &[Token]) -> Tokens {
        tokens.split_last().map_or_else(Tokens::new, |(_, inner)| self.inner.kind().sizes(inner))
    }

    /// With all passes left.
    fn lone(&self, size: Token) -> Option<Tokens> {
        let mut tokens = self.inner.kind().lone(size)?;
        tokens.push(self.at_start);
        Some(tokens)
    }

    fn numbers(&self) -> Option<Numbers> {
        self.inner.kind().numbers()
    }

    /// With all passes left.
    fn of_numbers(&self, numbers: &[Token]) -> Tokens {
        let mut tokens = self.inner.kind().of_numbers(numbers);
        tokens.push(self.at_start);
        tokens
    }

    /// With fewer passes left it is a position of no grid.
    fn numbers_of(&self, tokens: &[Token]) -> Option<Tokens> {
        let (left, inner) = tokens.split_last()?;
        if *left == self.at_start { self.inner.kind().numbers_of(inner) } else { None }
    }

    /// A pass takes no stone.
    fn stones(&self, _: &[Token]) -> Option<u64> {
        None
    }
}

/// The ruleset's moves, then the pass.
impl Ruleset for Passes {
    fn kind(&self) -> &dyn PositionKind {
        self
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        let (own, passes) = split(tokens);
        if let Some(touched) = touched.in_part(0, own.len()) {
            self.inner.moves_touching(own, &touched, each)?;
        }
        if passes > 0 && touched.may_change(&[own.len()]) && !self.is_terminal(own) {
            each(Move::change(own.len(), &[passes - 1]))?;
        }
        ControlFlow::Continue(())
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let (own, passes) = split(tokens);
        if let Some(touched) = touched.in_part(0, own.len()) {
            return self.inner.refusal(own, &touched);
        }
        let key = match touched.touches().len() {
            1 if self.is_terminal(own) => "over",
            1 if passes == 0 => "none",
            1 => "one",
            _ => "alone",
        };
        Refusal { of: Some(ID), ..Refusal::new(key) }
    }

    fn parts(&self) -> usize {
        self.inner.parts()
    }

    fn returns(&self) -> Returns {
        self.inner.returns()
    }

    fn grows(&self) -> bool {
        self.inner.grows()
    }

    fn reshapes(&self) -> bool {
        self.inner.reshapes()
    }

    fn fault(&self, tokens: &[Token]) -> Option<RequestError> {
        self.inner.fault(split(tokens).0)
    }

    fn work(&self, tokens: &[Token]) -> u64 {
        self.inner.work(split(tokens).0)
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let (own, passes) = split(tokens);
        let mut result = Tokens::new();
        let mut is_terminal = true;
        self.inner.options(own, &mut |option| {
            is_terminal = false;
            result.clear();
            result.extend_from_slice(option);
            result.push(passes);
            each(&result)
        })?;
        if passes > 0 && !is_terminal {
            result.clear();
            result.extend_from_slice(own);
            result.push(passes - 1);
            each(&result)?;
        }
        ControlFlow::Continue(())
    }

    fn heap_rule_and_passes(&self) -> Option<(&dyn HeapRule, u64)> {
        self.inner.heap_rule().map(|rule| (rule, self.at_start))
    }

    fn count_options(&self, tokens: &[Token]) -> Option<u64> {
        let (own, passes) = split(tokens);
        let may_pass = passes > 0 && !self.is_terminal(own);
        Some(self.inner.count_options(own)? + u64::from(may_pass))
    }

    /// Whoever passes at once, or not at all, finds every position of the ruleset with every number of passes.
    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        let (own, passes) = split(tokens);
        let passes = if self.is_terminal(own) { 0 } else { passes };
        Some(self.inner.count_positions(own)?.saturating_mul(passes + 1))
    }
}
