//! Rulesets: which moves are legal. Who wins is a matter of the play convention.

use crate::error::RequestError;
use crate::kinds::heaps;
use crate::moves::Move;
use crate::numbers::Token;
use crate::parameter::{ParameterCard, Parameters};
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::taking::{Most, Taking};
use crate::touch::{Parts, Touched};
use crate::vector::Vector;
use std::ops::ControlFlow;

/// Receives moves one by one and may break off, so that nobody lists more than somebody wants.
pub type EachMove<'a> = dyn FnMut(Move) -> ControlFlow<()> + 'a;

/// Receives options likewise: of a position in canonical form, of a heap as a list of heaps.
pub type EachOption<'a> = dyn FnMut(&[Token]) -> ControlFlow<()> + 'a;

/// The legal moves of a game.
///
/// Moves may return, so that play need not end ([`Ruleset::returns`]); but the positions that can be reached are finitely many.
pub trait Ruleset: Send + Sync {
    /// What the tokens of its positions mean.
    fn kind(&self) -> &dyn PositionKind;

    /// Hands on every legal move once, in a documented order. Two moves may lead to one option.
    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()>;

    /// Hands on the moves that fit touches, in the order of [`Ruleset::moves`], and maybe some that do not; where heaps may be
    /// huge, only as many of these as there are heaps or so.
    fn moves_touching(&self, tokens: &[Token], _touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        self.moves(tokens, each)
    }

    /// Why no move fits touches. It is asked where none does.
    fn refusal(&self, _tokens: &[Token], _touched: &Touched) -> Refusal {
        Refusal::by_rules()
    }

    /// Hands on every option in the order in which the moves first lead to it. An option may come again, so long as that
    /// costs no more than a few moves for each option.
    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let kind = self.kind();
        let mut option = Tokens::new();
        self.moves(tokens, &mut |mv| {
            mv.write(tokens, &mut option);
            kind.canonicalise(&mut option);
            each(&option)
        })
    }

    /// The rule of one heap, when every move acts on a single heap and does not look at the others.
    /// Sums, sequences and the fast ways to build and solve follow from it.
    fn heap_rule(&self) -> Option<&dyn HeapRule> {
        None
    }

    /// The rule of one heap, as [`Ruleset::heap_rule`] tells it, of what is played beside passes, and how many passes there are
    /// at the start.
    fn heap_rule_and_passes(&self) -> Option<(&dyn HeapRule, u64)> {
        self.heap_rule().map(|rule| (rule, 0))
    }

    /// The lines that the moves sweep, when they sweep whole lines and do nothing else. Fast recursions over all positions
    /// within a bound follow from it: [`crate::value_grid`], [`crate::largest_heap`].
    fn sweeps(&self) -> Option<Sweeps> {
        None
    }

    /// Why the moves of a position cannot all be listed; whoever lists them has them broken off then.
    fn fault(&self, _tokens: &[Token]) -> Option<RequestError> {
        None
    }

    /// Units of work, as a [`Pace`](crate::pace::Pace) counts them, that it takes to find out what the options of a position are,
    /// besides handing them on.
    fn work(&self, _tokens: &[Token]) -> u64 {
        0
    }

    /// The most heaps that a move may leave in the place of one.
    fn parts(&self) -> usize {
        1
    }

    /// Whether moves return.
    fn returns(&self) -> Returns {
        Returns::Never
    }

    /// Whether a heap may come to have more stones than all heaps of the start.
    fn grows(&self) -> bool {
        false
    }

    /// Whether a heap may become what nobody shows by taking some of its stones or breaking it: whoever plays chooses among what it may
    /// become.
    fn reshapes(&self) -> bool {
        false
    }

    /// The vectors that moves subtract, when the tokens are stones at places in an order and moves do nothing else.
    fn vectors(&self) -> Option<&[Vector]> {
        None
    }

    /// In a grid of all positions of two heaps, the slopes of the lines through (0,0) near which, or between which, its P-positions
    /// lie under normal play, where these are known: rows to a column.
    fn slopes(&self) -> Vec<f64> {
        Vec::new()
    }

    /// How many distinct options a position has, counted without listing them, when that is possible.
    fn count_options(&self, _tokens: &[Token]) -> Option<u64> {
        None
    }

    /// How many positions can be reached, counted without visiting them, when that is possible. A count that exceeds
    /// every limit may be short of the truth.
    fn count_positions(&self, _tokens: &[Token]) -> Option<u64> {
        None
    }
}

/// Whether moves return: whether play can come back to a position, and need not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Returns {
    /// Every play ends.
    Never,
    /// The graph of a position tells.
    Perhaps,
    /// Some play does not end.
    Somewhere,
}

impl From<bool> for Returns {
    fn from(returns: bool) -> Self {
        if returns { Returns::Somewhere } else { Returns::Never }
    }
}

/// Moves that sweep whole lines, or bands of them: what may be lowered to every smaller size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sweeps {
    /// Any one heap.
    AnyHeap,
    /// Any one heap, and both of two by numbers that differ by less than `apart`, at least 1; there are never more heaps than two.
    AnyHeapOrBoth {
        /// With 1, both are lowered by the same number.
        apart: Token,
    },
    /// A largest heap.
    LargestHeap,
    /// A smallest heap that is not empty.
    SmallestHeap,
}

/// What one heap may become. A ruleset that implements this is a [`Ruleset`] of any number of heaps.
pub trait HeapRule: Send + Sync {
    /// What the tokens of its positions are: heaps.
    fn heap_kind(&self) -> &dyn PositionKind {
        if self.splits() { &heaps::SPLIT } else { &heaps::ANY_NUMBER }
    }

    /// Hands on every option of a heap of `heap` ≥ 1 tokens once, by ascending new size. An option is a list of
    /// heaps: one, two or three after a split, and `[0]` or `[]` when the heap goes.
    fn heap_options(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()>;

    /// Why a heap has no option that fits these parts. It is asked where it has none; that it would grow, and, where no heap is
    /// split, that it is lowered at all and not split, has been looked at before.
    fn heap_refusal(&self, _heap: Token, _parts: &Parts) -> Refusal {
        Refusal::by_rules()
    }

    /// Hands on what a heap may become, as far as nim-sums go by it: in any order, some of it again and again, and of two equal heaps
    /// neither.
    fn heap_sums(&self, heap: Token, each: &mut EachOption) -> ControlFlow<()> {
        self.heap_options(heap, each)
    }

    /// Why the options of a heap cannot all be listed.
    fn heap_fault(&self, _heap: Token) -> Option<RequestError> {
        None
    }

    /// See [`Ruleset::returns`].
    fn returns(&self) -> Returns {
        if self.may_grow() { Returns::Perhaps } else { Returns::Never }
    }

    /// Whether an option may be as large as the heap, or larger.
    fn may_grow(&self) -> bool {
        false
    }

    /// See [`Ruleset::reshapes`].
    fn reshapes(&self) -> bool {
        false
    }

    /// The most heaps of which an option may be.
    fn parts(&self) -> usize {
        1
    }

    /// Whether an option may be of more than one heap.
    fn splits(&self) -> bool {
        self.parts() > 1
    }

    /// How many options a heap has, when that is known without listing them and each of them is a single heap.
    fn count_heap_options(&self, _heap: Token) -> Option<u64> {
        None
    }

    /// A bit for each number of stones from 0 up, set where so many may be taken from a heap, when a rule keeps them so and no
    /// move splits. Values are found several times as fast from bits as from one option after another.
    fn numbers_taken(&self, _heap: Token) -> Option<&[u64]> {
        None
    }

    /// Units of work, as a [`Pace`](crate::pace::Pace) counts them, that it takes to find out what the options of a heap are,
    /// besides handing them on. It is done once for each heap.
    fn work(&self, _heap: Token) -> u64 {
        0
    }

    /// What the moves take from a heap, when that can be said in a few words. Fast sequences and grids, and proofs of
    /// periods, follow from it.
    fn taking(&self) -> Option<Taking> {
        None
    }

    /// Hands on what a heap may become that fits these parts, without going through all that it may become where there is too
    /// much of that.
    fn heap_options_like(&self, heap: Token, parts: &Parts, each: &mut EachOption) -> ControlFlow<()> {
        match self.taking() {
            Some(taking) => taking.options_like(heap, parts, each),
            None => self.heap_options(heap, each),
        }
    }

    /// See [`Ruleset::count_positions`].
    fn count_positions(&self, heaps: &[Token]) -> Option<u64> {
        self.taking()?.count_positions(*heaps.last()?)
    }
}

/// Moves in the order of the literature's numbering: those of the largest heap first, then those of the other
/// heaps from the smallest up. Equal heaps are different places, so their moves are listed apart.
impl<R: HeapRule> Ruleset for R {
    fn kind(&self) -> &dyn PositionKind {
        self.heap_kind()
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        moves_of_heaps(self, tokens, touched, each)
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        refusal_of_heaps(self, tokens, touched)
    }

    /// Equal heaps are looked at once, and what a heap becomes is put in its place among the others.
    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut option = Tokens::new();
        distinct_largest_first(tokens).try_for_each(|place| {
            self.heap_options(tokens[place], &mut |parts| {
                option.clear();
                option.extend_from_slice(&tokens[..place]);
                option.extend_from_slice(&tokens[place + 1..]);
                for &part in parts.iter().filter(|part| **part > 0) {
                    let place = option.iter().position(|heap| *heap > part).unwrap_or(option.len());
                    option.insert(place, part);
                }
                each(&option)
            })
        })
    }

    fn heap_rule(&self) -> Option<&dyn HeapRule> {
        Some(self)
    }

    fn fault(&self, tokens: &[Token]) -> Option<RequestError> {
        tokens.iter().find_map(|heap| self.heap_fault(*heap))
    }

    fn parts(&self) -> usize {
        HeapRule::parts(self)
    }

    fn returns(&self) -> Returns {
        HeapRule::returns(self)
    }

    fn grows(&self) -> bool {
        HeapRule::reshapes(self)
    }

    fn reshapes(&self) -> bool {
        HeapRule::reshapes(self)
    }

    fn work(&self, tokens: &[Token]) -> u64 {
        tokens.iter().map(|heap| HeapRule::work(self, *heap)).fold(0, u64::saturating_add)
    }

    fn sweeps(&self) -> Option<Sweeps> {
        (self.taking() == Some(Taking::UpTo(Most::Whole))).then_some(Sweeps::AnyHeap)
    }

    /// Options of unequal heaps differ when no heap is split, so those of the distinct heaps add up.
    fn count_options(&self, heaps: &[Token]) -> Option<u64> {
        let distinct = heaps.chunk_by(|a, b| a == b).map(|equal| self.count_heap_options(equal[0]));
        distinct.sum()
    }

    fn count_positions(&self, tokens: &[Token]) -> Option<u64> {
        HeapRule::count_positions(self, tokens)
    }
}

fn moves_of_heaps(
    rule: &dyn HeapRule,
    tokens: &[Token],
    touched: &Touched,
    each: &mut EachMove,
) -> ControlFlow<()> {
    for place in largest_first(tokens.len()).filter(|place| touched.may_change(&[*place])) {
        let heap = tokens[place];
        let each = &mut |option: &[Token]| each(Move::change(place, option));
        match touched.to(place) {
            Some(parts) => rule.heap_options_like(heap, parts, each)?,
            None => rule.heap_options(heap, each)?,
        }
    }
    ControlFlow::Continue(())
}

fn refusal_of_heaps(rule: &dyn HeapRule, tokens: &[Token], touched: &Touched) -> Refusal {
    let touch = match touched.touches() {
        [] => return Refusal::new(refusal::OVER),
        [touch] => touch,
        _ => return Refusal::new(refusal::ONE_HEAP),
    };
    let parts = touch.to.clone().unwrap_or_else(|| Parts::new(vec![None; 3]));
    let heap = tokens[touch.place];
    if rule.splits() && !rule.may_grow() && parts.stones() > heap {
        return Refusal::new(refusal::GROW);
    }
    let common = if rule.splits() || rule.may_grow() { None } else { refusal::of_lowering(tokens, touched) };
    common.unwrap_or_else(|| rule.heap_refusal(heap, &parts))
}

/// The places of ascending heaps in the order in which moves are listed: the last, then the others from the first.
pub fn largest_first(heap_count: usize) -> impl Iterator<Item = usize> {
    (0..heap_count).map(move |index| if index == 0 { heap_count - 1 } else { index - 1 })
}

/// The same without the places of heaps that equal one listed before: they give the same options again.
pub fn distinct_largest_first(heaps: &[Token]) -> impl Iterator<Item = usize> {
    let last = heaps.len().wrapping_sub(1);
    largest_first(heaps.len()).filter(move |&place| {
        let is_like_one_before = place > 0 && heaps[place] == heaps[place - 1];
        place == last || (heaps[place] != heaps[last] && !is_like_one_before)
    })
}

/// Another name for a ruleset with some of its parameters given.
pub struct Alias {
    /// The name in requests and notations.
    pub id: &'static str,
    /// What it gives, as a notation does: `[code=0.77]`.
    pub gives: &'static str,
}

/// What requests and searches need to know of a ruleset, and the way to make one.
pub struct RulesetCard {
    /// Its name in requests and notations.
    pub id: &'static str,
    /// Other names, for its best-known games.
    pub aliases: &'static [Alias],
    /// What it takes.
    pub parameters: &'static [ParameterCard],
    /// Makes the ruleset from checked parameters.
    pub build: fn(&Parameters) -> Box<dyn Ruleset>,
}
