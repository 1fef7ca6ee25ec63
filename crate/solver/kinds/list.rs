//! Lists as people type them: with or without brackets, with commas or spaces.

use crate::error::{ErrorCode, RequestError};
use crate::numbers::Token;
use crate::position::Tokens;
use crate::scan::Scanner;

/// Reads a list up to its closing bracket, or as far as items follow one another. Nothing between brackets is an empty
/// list; an empty text lacks an item.
///
/// # Errors
/// The first fault with its place; those of `item`.
pub fn scan(
    scanner: &mut Scanner,
    item: &mut dyn FnMut(&mut Scanner) -> Result<(), RequestError>,
) -> Result<(), RequestError> {
    scanner.skip_spaces();
    let open = scanner.place();
    let bracketed = scanner.take('(');
    scanner.skip_spaces();
    let mut more = !bracketed || scanner.peek() != Some(')');
    while more {
        item(scanner)?;
        scanner.skip_spaces();
        more = scanner.take(',') || scanner.peek().is_some_and(|next| next.is_ascii_digit());
        scanner.skip_spaces();
    }
    if bracketed {
        scanner.close(')', open)?;
    }
    Ok(())
}

/// Reads a list of numbers of at most `most`, several equal ones with an exponent: `1^2,3` for (1,1,3). Each is handed to
/// `add` with how often it stands there; where that is too often, `add` answers how many fit and how many there are.
///
/// # Errors
/// The first fault with its place; `too-many` over the number that does not fit any more.
pub fn scan_numbers(
    scanner: &mut Scanner,
    most: Token,
    add: &mut dyn FnMut(Token, u64) -> Result<(), (usize, u64)>,
) -> Result<(), RequestError> {
    scan(scanner, &mut |scanner| {
        let start = scanner.place();
        let number = scanner.number(most)?;
        scanner.skip_spaces();
        let copies = if scanner.take('^') {
            scanner.skip_spaces();
            scanner.number(most)?
        } else {
            1
        };
        add(number, copies).map_err(|(limit, count)| {
            scanner.fault(ErrorCode::TooMany, start).limit(limit as u64).got(count as f64)
        })
    })
}

/// The lists of so many numbers up to `bound` in lexical order: of numbers ≥ 1 that never fall, or, where
/// `is_free`, of any numbers ≥ 0 whose last is not 0.
pub fn within(count: usize, bound: Token, is_free: bool) -> impl Iterator<Item = Tokens> {
    let first = move |place: usize, before: Token| match (is_free, place + 1 == count) {
        (true, false) => 0,
        (true, true) => 1,
        (false, _) => before.max(1),
    };
    // The list whose places are yet to be filled up; none when there are no more.
    let mut open = Some(Tokens::new());
    std::iter::from_fn(move || {
        let mut list = open.take()?;
        while list.len() < count {
            let before = list.last().copied().unwrap_or(0);
            list.push(first(list.len(), before));
        }
        let mut next = list.clone();
        while let Some(last) = next.pop() {
            if last < bound {
                next.push(last + 1);
                open = Some(next);
                break;
            }
        }
        Some(list)
    })
    .filter(move |list| list.iter().all(|number| *number <= bound))
}
