//! A rule of one's own for several heaps: a list of vectors that may be subtracted.
//!
//! Position: the stones at the places a₁, …, a_d, in this order, empty places kept. Options: for one of the vectors, and where `k`
//! stands in it for any k ≥ 1, what is left when its terms are taken from the places, as long as nowhere more is taken than there
//! is. A vector of zeros is no move.
//! Parameter: the vectors. A term is an integer ≥ 0, `k`, or a multiple such as `2k`.
//!
//! What is known: with `(k,0),(0,k)` it is Nim, with `(k,k)` besides Wythoff's game.
//!
//! ```
//! use mexplorer::{Game, PlayConvention};
//!
//! let (game, start) = Game::parse("vectors[moves={(k,0),(1,2k)}](2,3)", PlayConvention::Normal)?;
//! let options = game.options(&start);
//! assert_eq!(options.iter().map(|option| game.label(option)).collect::<Vec<_>>(), ["(0,3)", "(1,1)", "(1,3)"]);
//! # Ok::<(), mexplorer::RequestError>(())
//! ```

use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::kinds::places::Places;
use crate::limits;
use crate::moves::Move;
use crate::numbers::{LARGEST_TOKEN, Token};
use crate::parameter::{ParameterCard, Parameters, Presence, Range, RuleText};
use crate::position::{PositionKind, Tokens};
use crate::refusal::{self, Refusal};
use crate::ruleset::{EachMove, EachOption, Ruleset, RulesetCard};
use crate::scan::Scanner;
use crate::touch::Touched;
use crate::vector::{Term, Vector, said};
use std::ops::ControlFlow;

/// The card of rules about several heaps.
pub static CARD: RulesetCard = RulesetCard {
    id: "vectors",
    aliases: &[],
    parameters: &[ParameterCard {
        key: "moves",
        range: Range::Rule { read },
        presence: Presence::Required("{(k,0),(0,k),(k,2k)}"),
    }],
    build: |parameters| {
        let vectors = vectors(parameters.text("moves"));
        Box::new(Vectors::of(vectors.unwrap_or_else(|_| unreachable!("the parameter was read"))))
    },
};

/// Reads a rule.
fn read(text: &str, _: &Parameters) -> Result<RuleText, RequestError> {
    let vectors = vectors(text)?;
    let mut written = String::new();
    for vector in &vectors {
        written.push_str(if written.is_empty() { "" } else { "," });
        vector.format(&mut written);
    }
    Ok(RuleText { written, words: said(&vectors) })
}

/// The vectors of a text, each once, all of them of one length.
///
/// # Errors
/// The first fault with its place: `too-many` vectors or terms, `missing-value` where a vector has too few of them.
fn vectors(text: &str) -> Result<Vec<Vector>, RequestError> {
    let field = Field::root("formula", &Input::Missing);
    let mut scanner = Scanner::new(text, &field);
    let mut vectors: Vec<Vector> = Vec::new();
    loop {
        scanner.skip_spaces();
        let start = scanner.place();
        let vector = vector(&mut scanner, vectors.first().map(|first| first.terms().len()))?;
        if vectors.len() == limits::VECTORS {
            let fault = scanner.fault(ErrorCode::TooMany, start);
            return Err(fault.limit(limits::VECTORS as u64).got(limits::VECTORS + 1));
        }
        if !vectors.contains(&vector) {
            vectors.push(vector);
        }
        scanner.skip_spaces();
        if !scanner.take(',') && scanner.peek() != Some('(') {
            scanner.finish()?;
            return Ok(vectors);
        }
    }
}

/// Reads a vector of so many terms, if that is known.
fn vector(scanner: &mut Scanner, length: Option<usize>) -> Result<Vector, RequestError> {
    let open = scanner.place();
    if !scanner.take('(') {
        return Err(scanner.unexpected());
    }
    let (mut terms, most) = (Vec::new(), length.unwrap_or(limits::PLACES));
    loop {
        scanner.skip_spaces();
        let start = scanner.place();
        let term = term(scanner)?;
        if terms.len() == most {
            return Err(scanner.fault(ErrorCode::TooMany, start).limit(most as u64).got(most + 1));
        }
        terms.push(term);
        scanner.skip_spaces();
        if !scanner.take(',') {
            break;
        }
    }
    scanner.close(')', open)?;
    match length {
        Some(length) if terms.len() < length => {
            Err(scanner.fault(ErrorCode::MissingValue, open).limit(length as u64).got(terms.len()))
        }
        _ => Ok(Vector::new(terms)),
    }
}

/// Reads `3`, `k`, `2k` or `2*k`.
fn term(scanner: &mut Scanner) -> Result<Term, RequestError> {
    let times_k = |scanner: &mut Scanner| scanner.take('k') || scanner.take('K');
    if times_k(scanner) {
        return Ok(Term::times(1));
    }
    let number = scanner.number(LARGEST_TOKEN)?;
    scanner.skip_spaces();
    let has_sign = scanner.take('*') || scanner.take('·') || scanner.take('×');
    scanner.skip_spaces();
    match times_k(scanner) {
        true => Ok(Term::times(number)),
        false if has_sign => Err(scanner.unexpected()),
        false => Ok(Term::fixed(number)),
    }
}

struct Vectors {
    vectors: Vec<Vector>,
    kind: Places,
}

impl Vectors {
    /// The rule of vectors of one length.
    fn of(vectors: Vec<Vector>) -> Self {
        let places = vectors.first().map_or(0, |vector| vector.terms().len());
        Vectors { vectors: vectors.into_iter().filter(Vector::is_move).collect(), kind: Places { count: places, largest: limits::HEAP_SIZE } }
    }
}

/// Moves by the vectors in their order, of each the fewest stones first.
impl Ruleset for Vectors {
    fn kind(&self) -> &dyn PositionKind {
        &self.kind
    }

    fn moves(&self, tokens: &[Token], each: &mut EachMove) -> ControlFlow<()> {
        self.moves_touching(tokens, &Touched::default(), each)
    }

    fn moves_touching(&self, tokens: &[Token], touched: &Touched, each: &mut EachMove) -> ControlFlow<()> {
        for vector in self.vectors.iter().filter(|vector| touched.may_change(&vector.places())) {
            let ranges = tokens.iter().enumerate().map(|(place, stones)| touched.sizes(place, 0..stones + 1));
            let ranges: Vec<_> = ranges.collect();
            vector.numbers(tokens, &ranges).try_for_each(|k| {
                let change = |place: usize| (place, tokens[place] - vector.terms()[place].of(k));
                let mut changes = vector.places().into_iter().map(change);
                let Some((place, left)) = changes.next() else { return ControlFlow::Continue(()) };
                let first = Move::change(place, &[left]);
                each(changes.fold(first, |mv, (place, left)| mv.and(place, &[left])))
            })?;
        }
        ControlFlow::Continue(())
    }

    fn options(&self, tokens: &[Token], each: &mut EachOption) -> ControlFlow<()> {
        let mut option = Tokens::from(tokens);
        for vector in &self.vectors {
            for k in vector.all_numbers(tokens) {
                for ((left, stones), term) in option.iter_mut().zip(tokens).zip(vector.terms()) {
                    *left = stones - term.of(k);
                }
                each(&option)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn refusal(&self, tokens: &[Token], touched: &Touched) -> Refusal {
        let is_over = self.options(tokens, &mut |_| ControlFlow::Break(())).is_continue();
        if is_over {
            return Refusal::new(refusal::OVER);
        }
        refusal::of_lowering(tokens, touched).unwrap_or_else(|| Refusal::new("other"))
    }

    fn vectors(&self) -> Option<&[Vector]> {
        Some(&self.vectors)
    }
}

#[cfg(test)]
mod tests {
    use crate::convention::PlayConvention;
    use crate::error::RequestError;
    use crate::game::Game;
    use crate::limits;
    use crate::parameter::Parameters;

    fn parsed(notation: &str) -> Result<String, RequestError> {
        let (game, position) = Game::parse(notation, PlayConvention::Normal)?;
        Ok(game.notation(&position))
    }

    #[test]
    fn vectors_are_written_in_one_way() {
        for text in ["{(k,0),(3, 2k)}", "(k,0),(3,2*k)", "{ ( K , 0 ) ( 3 , 2 k ) , (k,00)}", "（k，0），（3，2k）"] {
            let notation = parsed(&format!("vectors[moves={text}](4)"));
            assert_eq!(notation.as_deref(), Ok("vectors[moves={(k,0),(3,2k)}](4,0)"), "{text}");
        }
        let sum = "nim(1,2)+vectors[moves={(1,k)}](4,5)";
        assert_eq!(parsed(sum).as_deref(), Ok(sum));
    }

    #[test]
    fn a_fault_is_told_at_its_place() {
        let fault = |text: &str| {
            let fault = parsed(&format!("vectors[moves={{{text}}}](1)")).err().unwrap();
            (fault.code.as_str(), fault.span.unwrap(), fault.limit)
        };
        assert_eq!(fault("(k,0),(k)"), ("missing-value", (21, 24), Some(2)));
        assert_eq!(fault("(k,0),(k,0,1)"), ("too-many", (26, 27), Some(2)));
        assert_eq!(fault("(1,2,3,4,5,6,7,8,9)"), ("too-many", (32, 33), Some(8)));
        assert_eq!(fault("(k,x)"), ("unexpected-character", (18, 19), None));
        assert_eq!(fault("(k,-1)"), ("unexpected-character", (18, 19), None));
        assert_eq!(fault("(k,2*)"), ("unexpected-character", (20, 21), None));
        assert_eq!(fault("(k,1"), ("unclosed-bracket", (15, 19), None));
        assert_eq!(fault(""), ("missing-value", (15, 15), None));
    }

    #[test]
    fn each_of_the_most_places_has_a_name() {
        let (game, start) =
            Game::parse("vectors[moves={(1,1,1,1,1,1,1,k)}](9,9,9,9,9,9,9,2)", PlayConvention::Normal).unwrap();
        assert_eq!(start.tokens().len(), limits::PLACES);
        assert_eq!(game.options(&start).len(), 2);
        let last = "1 from a₇ and k from a₈, where k is any number from 1 up";
        let words = super::read("(1,1,1,1,1,1,1,k)", &Parameters::default()).unwrap().words;
        assert!(words.in_language("en").ends_with(last));
    }

    #[test]
    fn zeros_are_no_move_and_huge_places_are_counted_exactly() {
        let options = |notation: &str| {
            let (game, start) = Game::parse(notation, PlayConvention::Normal).unwrap();
            game.options(&start).iter().map(|option| game.label(option)).collect::<Vec<_>>()
        };
        assert!(options("vectors[moves={(0,0)}](3,3)").is_empty());
        assert_eq!(options("vectors[moves={(0,0),(0k,2)}](3,3)"), ["(3,1)"]);
        let huge = "vectors[moves={(4503599627370496k,1)}](9007199254740991,9)";
        assert_eq!(options(huge), ["(4503599627370495,8)"]);
    }
}
