//! What stands between what lines say: spaces, breaks and comments.

use crate::scan::Scanner;

/// Reads spaces within a line.
pub fn skip_inline(scanner: &mut Scanner) {
    scanner.take_while(|character| matches!(character, ' ' | '\t' | '\u{a0}'));
}

/// Whether a line ends here.
pub fn is_at_break(scanner: &Scanner) -> bool {
    matches!(scanner.peek(), Some('\n' | '\r' | ';'))
}

/// Reads up to the next line that says something, and answers whether a line has ended.
pub fn skip_breaks(scanner: &mut Scanner) -> bool {
    let mut has_ended = false;
    loop {
        skip_inline(scanner);
        if is_at_break(scanner) {
            scanner.skip();
            has_ended = true;
        } else if !((has_ended || scanner.place() == 0) && skip_comment(scanner)) {
            return has_ended;
        }
    }
}

/// Reads over a comment to the end of its line.
pub fn skip_comment(scanner: &mut Scanner) -> bool {
    let found = matches!(scanner.peek(), Some('#' | '%')) || scanner.clone().take_word("//");
    if found {
        scanner.skip_to("\n");
    }
    found
}
