//! A rule of one's own: which numbers of stones may be taken from a heap is said by a condition.
//!
//! Position: heaps. Options of one heap n: n − k for every k from 1 to n for which the condition holds. Where it is not defined it
//! does not hold.
//! Parameter: the condition, over n and k, in the language of formulas ([`crate::formula`]).
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("take[where={divides(k, n) and k < n}](6)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(3)", "(4)", "(5)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::formula::{BLOCK, Rule, Takes};
use crate::kinds::heaps::{self, Heaps};
use crate::limits;
use crate::numbers::{Token, index};
use crate::parameter::{ParameterCard, Presence, Range, RuleText};
use crate::position::PositionKind;
use crate::refusal::Refusal;
use crate::rewriting::Rewritings;
use crate::ruleset::{EachOption, HeapRule, RulesetCard};
use crate::taking::{Take, Taking};
use crate::touch::Parts;
use std::ops::ControlFlow;

/// The card of rules about one heap.
pub static CARD: RulesetCard = RulesetCard {
    id: "take",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "where",
        range: Range::Rule { read: |text, _| Rule::parse(text).map(|Rule { written, words, .. }| RuleText { written, words }) },
        presence: Presence::Required("{divides(k, n) and k < n}"),
    }],
    build: |parameters| Box::new(OwnTakes::of(parameters.text("where"))),
};

/// Every number of stones up to the heap's own is looked at, so heaps are not as large as elsewhere.
static HEAPS: Heaps = Heaps { largest: limits::OWN_RULE_HEAP, ..heaps::ANY_NUMBER };

/// Numbers of stones that a refusal lists.
const LISTED: usize = 8;

struct OwnTakes {
    takes: Takes,
    /// How many parts the condition has.
    parts: u64,
    /// Ascending: the only numbers that may ever be taken, where the condition speaks of no heap and bounds them.
    numbers: Option<Vec<Token>>,
}

impl OwnTakes {
    /// The rule of a condition that has been read before.
    fn of(text: &str) -> Self {
        let rule = Rule::parse(text).unwrap_or_else(|_| unreachable!("the parameter was read"));
        let takes = Takes::new(rule.condition, index(limits::OWN_RULE_HEAP));
        let numbers = match Rewritings::parse(&format!("n -> n - k where {text}"), false) {
            Ok(Rewritings { taking: Some(Taking::OneOf(takes)), .. }) => {
                Some(takes.iter().map(|take| take.stones).collect())
            }
            _ => None,
        };
        OwnTakes { takes, parts: rule.parts, numbers }
    }

    /// The numbers of stones that may be taken from a heap, the largest first.
    fn of_heap(&self, heap: Token) -> Box<dyn Iterator<Item = Token> + '_> {
        match &self.numbers {
            Some(numbers) => Box::new(numbers.iter().rev().copied().filter(move |number| *number <= heap)),
            None => Box::new(self.takes.of_heap(index(heap)).map(|taken| taken as Token)),
        }
    }
}

impl HeapRule for OwnTakes {
    fn heap_kind(&self) -> &dyn PositionKind {
        if self.numbers.is_some() { &heaps::ANY_NUMBER } else { &HEAPS }
    }

    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        self.of_heap(heap).try_for_each(|taken| each(&[heap - taken]))
    }

    fn taking(&self) -> Option<Taking> {
        let numbers = self.numbers.as_ref()?.iter();
        Some(Taking::OneOf(numbers.map(|&stones| Take::stones(stones)).collect()))
    }

    fn heap_refusal(&self, heap: Token, parts: &Parts) -> Refusal {
        let mut numbers: Vec<Token> = self.of_heap(heap).take(LISTED + 1).collect();
        numbers.reverse();
        match numbers.len() {
            0 => Refusal::new("stuck"),
            count if count <= LISTED => Refusal::one_of("numbers", "numbers", numbers),
            _ => Refusal::new("number").with("k", heap - parts.stones()).with("n", heap),
        }
    }

    fn numbers_taken(&self, heap: Token) -> Option<&[u64]> {
        if self.numbers.is_some() { None } else { Some(self.takes.row(index(heap))) }
    }

    /// Two units for each part of the condition, of each block of numbers.
    fn work(&self, heap: Token) -> u64 {
        if self.numbers.is_some() { 0 } else { 2 * self.parts * (1 + heap / BLOCK as u64) }
    }

    fn count_heap_options(&self, heap: Token) -> Option<u64> {
        Some(match &self.numbers {
            Some(numbers) => numbers.partition_point(|number| *number <= heap) as u64,
            None => self.takes.count(index(heap)),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::error::RequestError;
    use crate::game::Game;

    fn parsed(notation: &str) -> Result<String, RequestError> {
        let (game, position) = Game::parse(notation, PlayConvention::Normal)?;
        Ok(game.notation(&position))
    }

    #[test]
    fn a_rule_is_written_in_one_way() {
        for text in ["k*k<=n", "{k*k <= n}", "{ k * k ≤ n }", "｛k×k≤n｝"] {
            let notation = parsed(&format!("take[where={text}](2,1)"));
            assert_eq!(notation.as_deref(), Ok("take[where={k * k <= n}](1,2)"), "{text}");
        }
        assert_eq!(parsed("take(5)").as_deref(), Ok("take[where={divides(k, n) and k < n}](5)"));
        let sum = "nim(1,2)+take[where={k + 1 < n or not (-k > -3)}](4)";
        assert_eq!(parsed(sum).as_deref(), Ok(sum));
    }

    #[test]
    fn a_fault_is_told_at_its_place_in_the_notation() {
        let fault = |text: &str| {
            let fault = parsed(text).err().unwrap();
            (fault.code.as_str(), fault.span.unwrap())
        };
        assert_eq!(fault("take[where={k < m}](5)"), ("unknown-choice", (16, 17)));
        assert_eq!(fault("take[where={k + 1}](5)"), ("wrong-type", (12, 17)));
        assert_eq!(fault("take[where={}](5)"), ("missing-value", (12, 12)));
        assert_eq!(fault("take[where={k < n](5)"), ("unexpected-character", (17, 18)));
        assert_eq!(fault("take[where={largest > k}](5)"), ("unknown-choice", (12, 19)));
        assert_eq!(fault("take[where={k < n}](10001)"), ("out-of-range", (20, 25)));
    }

    #[test]
    fn what_is_not_defined_lets_nothing_be_taken() {
        let (game, start) = Game::parse("take[where={!(n % (k - k) == 0)}](7)", PlayConvention::Normal).unwrap();
        assert!(game.options(&start).is_empty());
    }
}
