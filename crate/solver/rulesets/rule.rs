//! A rule of one's own as rewritings: which heaps become which, by formulas.
//!
//! Position: heaps, or, where places are ordered, the stones at each place; behind them the register, where the rule has one.
//! Options: whatever one of the rewritings makes of some of the heaps.
//! Parameters: whether places are ordered; the rewritings, see [`crate::rewriting`].
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let notation = "rule[moves={n -> a, b where a+b==n-1 and a!=b}](5)";
//! let (game, start) = Game::parse(notation, PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(1,3)", "(4)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::error::RequestError;
use crate::kinds::heaps::{self, Heaps};
use crate::kinds::places::Places;
use crate::kinds::register::WithRegister;
use crate::limits;
use crate::moves::Move;
use crate::numbers::{Token, index};
use crate::parameter::{ParameterCard, Parameters, Presence, Range, RuleText};
use crate::position::{PositionKind, Tokens};
use crate::position_table::PositionTable;
use crate::refusal::{self, Refusal};
use crate::rewriting::{For, Found, Listing, Rewritings};
use crate::ruleset::{EachMove, EachOption, HeapRule, Returns, Ruleset, RulesetCard};
use crate::taking::Taking;
use crate::touch::{Parts, Touched};
use std::ops::ControlFlow;

/// The card of rules as rewritings.
pub static CARD: RulesetCard = RulesetCard {
    id: "rule",
    aliases: &[],
    parameters: &[
        ParameterCard {
            key: "places",
            range: Range::Choice(&["any", ORDERED]),
            presence: Presence::Optional("any"),
        },
        ParameterCard {
            key: "moves",
            range: Range::Rule { read },
            presence: Presence::Required("{n -> a, b where a+b==n-1 and a!=b}"),
        },
    ],
    build: |parameters| {
        let rules = Rewritings::parse(parameters.text("moves"), are_ordered(parameters));
        let rules = rules.unwrap_or_else(|_| unreachable!("the parameter was read"));
        if rules.are_of_single_heaps() { Box::new(OwnHeaps::of(rules)) } else { Box::new(OwnRule::of(rules)) }
    },
};

const ORDERED: &str = "ordered";

fn are_ordered(parameters: &Parameters) -> bool {
    parameters.get("places").is_some() && parameters.text("places") == ORDERED
}

fn read(text: &str, known: &Parameters) -> Result<RuleText, RequestError> {
    let Rewritings { written, words, .. } = Rewritings::parse(text, are_ordered(known))?;
    Ok(RuleText { written, words })
}

/// Heaps, as far as rules of one's own are followed.
fn heaps(rules: &Rewritings) -> Heaps {
    let reached = if rules.split() { limits::SPLIT_HEAPS } else { limits::HEAPS };
    Heaps { reached, largest: limits::OWN_RULE_HEAP, ..heaps::ANY_NUMBER }
}

/// The heaps that are made, without empty ones, added to others.
fn add_made(found: &Found, option: &mut Tokens) {
    for &(size, count, _) in found.made.iter().filter(|(size, ..)| *size > 0) {
        option.extend(std::iter::repeat_n(size, index(count)));
    }
}

/// Moves that act on a single heap.
struct OwnHeaps {
    rules: Rewritings,
    kind: Heaps,
}

impl OwnHeaps {
    fn of(rules: Rewritings) -> Self {
        let known = Heaps { largest: limits::HEAP_SIZE, ..heaps(&rules) };
        OwnHeaps { kind: if rules.taking.is_some() { known } else { heaps(&rules) }, rules }
    }

    /// What a heap may become, each once and ascending, one after the other, and where each ends; or why they cannot be listed.
    fn listed(&self, heap: Token) -> (Vec<Tokens>, Option<RequestError>) {
        let mut options: Vec<Tokens> = Vec::new();
        let listed = Listing::new(&self.rules, &[heap], For::Options).each(&mut |found| {
            let mut option = Tokens::new();
            add_made(found, &mut option);
            option.sort_unstable();
            if option != [heap] {
                options.push(option);
            }
            ControlFlow::Continue(())
        });
        options.sort_unstable();
        options.dedup();
        (options, listed.err().and_then(|stop| stop.fault()))
    }
}

impl HeapRule for OwnHeaps {
    fn heap_kind(&self) -> &dyn PositionKind {
        &self.kind
    }

    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        if let Some(taking) = &self.rules.taking {
            return taking.options_like(heap, &Parts::new([None; 2]), each);
        }
        let (options, fault) = self.listed(heap);
        options.iter().try_for_each(|option| each(option))?;
        if fault.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn heap_sums(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        if self.rules.taking.is_some() {
            return self.heap_options(heap, each);
        }
        let mut option = Tokens::new();
        let listed = Listing::new(&self.rules, &[heap], For::NimSums).each(&mut |found| {
            let mut made = found.made.iter().filter(|(size, count, _)| *size > 0 && *count > 0);
            if matches!((made.next(), made.next()), (Some((size, 1, _)), None) if *size == heap) {
                return ControlFlow::Continue(());
            }
            option.clear();
            // A size that is no smaller is told once, whatever it adds: it has no value yet.
            option.extend(found.made.iter().filter(|(size, count, _)| *size > 0 && (count % 2 == 1 || *size >= heap && *count > 0)).map(|(size, ..)| *size));
            each(&option)
        });
        if listed.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn heap_fault(&self, heap: Token) -> Option<RequestError> {
        if self.rules.taking.is_some() { None } else { self.listed(heap).1 }
    }

    fn heap_refusal(&self, heap: Token, _: &Parts) -> Refusal {
        let is_stuck = self.heap_options(heap, &mut |_| ControlFlow::Break(())).is_continue();
        Refusal::new(if is_stuck { "stuck" } else { "other" })
    }

    fn taking(&self) -> Option<Taking> {
        self.rules.taking.clone()
    }

    fn parts(&self) -> usize {
        self.rules.most_parts()
    }

    fn may_grow(&self) -> bool {
        self.rules.taking.is_none()
    }

    fn reshapes(&self) -> bool {
        self.rules.reshape()
    }

    fn work(&self, heap: Token) -> u64 {
        if self.rules.taking.is_some() { 0 } else { self.rules.ways(&[heap]) }
    }
}

/// Moves that act on several heaps, in an order, by a register or by the whole position.
struct OwnRule {
    rules: Rewritings,
    kind: Box<dyn PositionKind>,
}

impl OwnRule {
    fn of(rules: Rewritings) -> Self {
        let kind: Box<dyn PositionKind> = if rules.are_ordered {
            Box::new(Places { count: rules.names(), largest: limits::OWN_RULE_HEAP })
        } else {
            Box::new(heaps(&rules))
        };
        let kind = if rules.have_register() { Box::new(WithRegister { heaps: kind }) } else { kind };
        OwnRule { rules, kind }
    }

    /// Writes what is found, in canonical form. Answers whether it is another position.
    fn write(&self, tokens: &[Token], found: &Found, option: &mut Tokens) -> bool {
        option.clear();
        let heaps = &tokens[..tokens.len() - usize::from(found.register.is_some())];
        if self.rules.are_ordered {
            option.extend(found.made.iter().map(|(size, ..)| *size));
        } else {
            let stays = |(place, _): &(usize, &Token)| !found.places.contains(place);
            option.extend(heaps.iter().enumerate().filter(stays).map(|(_, heap)| *heap));
            add_made(found, option);
            option.sort_unstable();
        }
        option.extend(found.register);
        option != tokens
    }

    /// The move that makes what is found: each heap becomes what stands in its name's place, the last one the rest.
    fn of_found(&self, tokens: &[Token], found: &Found) -> Move {
        let mut changes: Vec<(usize, Tokens)> = Vec::new();
        for (name, &place) in found.places.iter().enumerate() {
            let mut to = Tokens::new();
            for &(size, count, _) in found.made.iter().filter(|(.., of)| *of == name) {
                let is_kept = size > 0 || self.rules.are_ordered;
                to.extend(std::iter::repeat_n(size, if is_kept { index(count) } else { 0 }));
            }
            if to.is_empty() {
                to.push(0);
            }
            changes.push((place, to));
        }
        changes.extend(found.register.map(|register| (tokens.len() - 1, Tokens::from([register]))));
        changes.retain(|(place, to)| to[..] != tokens[*place..=*place]);
        changes.sort_unstable();
        let none = Move { changes: Vec::new() };
        changes.iter().fold(none, |mv, (place, to)| mv.and(*place, to))
    }
}

/// Moves by the rewritings in their order, of each by the heaps that its names stand for, largest first, then by the smallest
/// numbers that its letters stand for.
impl Ruleset for OwnRule {
    fn kind(&self) -> &dyn PositionKind {
        self.kind.as_ref()
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        let (mut option, mut key, mut known) = (Tokens::new(), Tokens::new(), PositionTable::default());
        let listed = Listing::new(&self.rules, tokens, For::Moves).each(&mut |found| {
            if !self.write(tokens, found, &mut option) {
                return ControlFlow::Continue(());
            }
            let mv = self.of_found(tokens, found);
            key.clear();
            for change in &mv.changes {
                key.extend([change.place as Token, change.to.len() as Token]);
                key.extend_from_slice(&change.to);
            }
            let count = known.len();
            known.number(&key);
            if known.len() > count { each(mv) } else { ControlFlow::Continue(()) }
        });
        if listed.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        // What is found again and again is told once, as long as it comes in a row. The position itself is never told.
        let (mut option, mut last) = (Tokens::new(), Tokens::from(tokens));
        let listed = Listing::new(&self.rules, tokens, For::Options).each(&mut |found| {
            let is_new = self.write(tokens, found, &mut option) && option != last;
            std::mem::swap(&mut option, &mut last);
            if is_new { each(&last) } else { ControlFlow::Continue(()) }
        });
        if listed.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn parts(&self) -> usize {
        self.rules.most_parts()
    }

    fn returns(&self) -> Returns {
        Returns::Perhaps
    }

    /// Stones are put on other heaps, or heaps joined, wherever several are named.
    fn grows(&self) -> bool {
        self.rules.names() > 1 || self.rules.reshape()
    }

    fn reshapes(&self) -> bool {
        self.rules.reshape()
    }

    fn fault(&self, tokens: &[Token]) -> Option<RequestError> {
        let listed = Listing::new(&self.rules, tokens, For::Options).each(&mut |_| ControlFlow::Continue(()));
        listed.err().and_then(|stop| stop.fault())
    }

    fn work(&self, tokens: &[Token]) -> u64 {
        self.rules.ways(tokens)
    }

    fn refusal(&self, tokens: &[Token], _: &Touched) -> Refusal {
        let is_over = self.options(tokens, &mut |_| ControlFlow::Break(())).is_continue();
        Refusal::new(if is_over { refusal::OVER } else { "other" })
    }
}
