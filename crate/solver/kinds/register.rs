//! Heaps, or stones at places, and one number that goes with the position: its register.
//!
//! Tokens: those of the heaps, then the register. Written `(3,5|2)`; in a list the register is the last number.

use crate::error::{ErrorCode, RequestError};
use crate::input::Field;
use crate::limits;
use crate::numbers::{Token, push_joined};
use crate::position::{Extent, HeapTokens, Numbers, Part, Position, PositionKind, Tokens, Within};
use crate::scan::Scanner;

/// Positions of a kind with a register.
pub struct WithRegister {
    /// The kind of the heaps.
    pub heaps: Box<dyn PositionKind>,
}

/// What the register is called where formulas and tables speak of it.
pub const REGISTER: &str = "register";

impl WithRegister {
    /// How many places there are, where they are ordered.
    fn places(&self) -> Option<usize> {
        self.heaps.numbers().filter(|numbers| numbers.ordered).map(|numbers| numbers.most)
    }
}

fn split(tokens: &[Token]) -> (&[Token], Token) {
    tokens.split_last().map_or((tokens, 0), |(register, heaps)| (heaps, *register))
}

fn with_register(mut tokens: HeapTokens) -> HeapTokens {
    tokens.behind.push(REGISTER);
    tokens
}

impl PositionKind for WithRegister {
    fn board(&self) -> &'static str {
        self.heaps.board()
    }

    fn most_heaps(&self) -> Option<usize> {
        self.heaps.most_heaps().map(|most| most + 1)
    }

    fn largest_heap(&self) -> Token {
        self.heaps.largest_heap()
    }

    fn part_at(&self, tokens: &[Token], place: usize) -> Part {
        let (heaps, _) = split(tokens);
        if place == heaps.len() {
            Part { board: REGISTER, component: None, first: place, ends: None }
        } else {
            self.heaps.part_at(heaps, place)
        }
    }

    fn canonicalise(&self, tokens: &mut Tokens) {
        if let Some(register) = tokens.pop() {
            self.heaps.canonicalise(tokens);
            tokens.push(register);
        }
    }

    fn scan(&self, scanner: &mut Scanner) -> Result<Position, RequestError> {
        scanner.skip_spaces();
        let open = scanner.place();
        let is_bracketed = scanner.take('(');
        scanner.skip_spaces();
        // A register may stand alone, where there are no heaps, or nothing at any place.
        let mut tokens = if scanner.peek() == Some('|') {
            vec![0; self.places().unwrap_or(0)]
        } else {
            self.heaps.scan(scanner)?.tokens().to_vec()
        };
        scanner.skip_spaces();
        if !scanner.take('|') {
            return Err(match scanner.peek() {
                None | Some(')') => scanner.fault(ErrorCode::MissingValue, scanner.place()).got("|"),
                _ => scanner.unexpected(),
            });
        }
        scanner.skip_spaces();
        let register = scanner.number(self.largest_heap())?;
        scanner.skip_spaces();
        if is_bracketed {
            scanner.close(')', open)?;
        }
        tokens.push(register);
        Ok(Position::new(self, tokens))
    }

    fn read(&self, field: &Field) -> Result<Position, RequestError> {
        let numbers = field.items(limits::TEXT_LENGTH)?.map(|number| number.integer(0, self.largest_heap()));
        let mut tokens = numbers.collect::<Result<Tokens, _>>()?;
        let Some(register) = tokens.pop() else { return Err(field.fault(ErrorCode::MissingValue).got("|")) };
        let most = self.heaps.numbers().map_or(0, |numbers| numbers.most);
        let places = self.places();
        let count = tokens.iter().filter(|heap| places.is_some() || **heap > 0).count();
        if count > most {
            return Err(field.fault(ErrorCode::TooMany).limit(most as u64 + 1).got(count + 1));
        }
        if let Some(places) = places {
            tokens.resize(places, 0);
        }
        tokens.push(register);
        Ok(Position::new(self, tokens))
    }

    fn format(&self, tokens: &[Token], out: &mut String) {
        let (heaps, register) = split(tokens);
        out.push('(');
        push_joined(out, heaps);
        out.push('|');
        push_joined(out, &[register]);
        out.push(')');
    }

    fn heap_tokens(&self) -> Option<HeapTokens> {
        self.heaps.heap_tokens().map(with_register)
    }

    /// A heap and its register, as long as there is one heap alone.
    fn numbers(&self) -> Option<Numbers> {
        let numbers = self.heaps.numbers()?;
        numbers.ordered.then_some(Numbers { least: numbers.least + 1, most: numbers.most + 1, ordered: true })
    }

    fn within(&self, extent: Extent) -> Within<'_> {
        let with = |heaps: &Tokens, register| heaps.iter().copied().chain([register]).collect();
        let with_each = move |heaps: Tokens| (0..=extent.bound).map(move |register| with(&heaps, register));
        Box::new(self.heaps.within(extent).flat_map(with_each))
    }

    fn stones(&self, tokens: &[Token]) -> Option<u64> {
        self.heaps.stones(split(tokens).0)
    }
}
