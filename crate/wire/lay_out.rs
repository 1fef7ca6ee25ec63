//! TypeScript declarations as people write them: ts-rs puts all that has no comment into one line.

/// Characters of a line, at most, where it can be broken.
const WIDTH: usize = 110;

/// A declaration with its comment, exported.
pub fn lay_out(docs: Option<&str>, declaration: &str) -> String {
    let comment = docs.map(|docs| comment(docs, "")).unwrap_or_default();
    let (head, body) = declaration.split_once(" = ").expect("a declaration names a type");
    let body = body.trim_end_matches(';').trim();
    let members = parts(body, '|');
    let one_line = format!(
        "{comment}export {head} = {};\n",
        members.iter().map(|member| plain(member)).collect::<Vec<_>>().join(" | ")
    );
    let fits = one_line.lines().all(|line| line.chars().count() <= WIDTH) && !body.contains("/**");
    if fits {
        return one_line;
    }
    match members.as_slice() {
        [record] => format!("{comment}export {head} = {{\n{}}};\n", fields(record)),
        _ => {
            let lines: String = members.iter().map(|member| format!("\n  | {}", plain(member))).collect();
            format!("{comment}export {head} ={lines};\n")
        }
    }
}

/// A record in one line, or another type as it is.
fn plain(body: &str) -> String {
    match inside(body) {
        Some(inside) => {
            let fields: Vec<String> = parts(inside, ',').into_iter().map(unquoted).collect();
            format!("{{ {} }}", fields.join("; "))
        }
        None => body.to_string(),
    }
}

/// The fields of a record, each with its comment, a line each.
fn fields(record: &str) -> String {
    let field = |field: &str| match field.rsplit_once("*/") {
        Some((docs, field)) => format!("{}  {};\n", comment(docs, "  "), unquoted(field.trim())),
        None => format!("  {};\n", unquoted(field)),
    };
    parts(inside(record).unwrap_or(record), ',').into_iter().map(field).collect()
}

fn inside(record: &str) -> Option<&str> {
    record.strip_prefix('{')?.strip_suffix('}')
}

/// A field whose name has no need of quotation marks has none.
fn unquoted(field: &str) -> String {
    match field.strip_prefix('"').and_then(|field| field.split_once("\":")) {
        Some((name, of)) => format!("{name}:{of}"),
        None => field.to_string(),
    }
}

/// A comment that is given with or without its marks. The first line stands beside the first mark, and the last beside the last.
fn comment(docs: &str, indent: &str) -> String {
    let text = docs.trim().trim_start_matches("/**").trim_end_matches("*/");
    let lines: Vec<&str> = text.lines().map(|line| line.trim().trim_start_matches('*').trim()).collect();
    let lines = lines.join("\n");
    format!("{indent}/** {} */\n", lines.trim().replace('\n', &format!("\n{indent} * ")))
}

/// What stands between separators that are not within brackets, quotation marks or comments.
fn parts(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0);
    let (mut is_quoted, mut is_comment) = (false, false);
    for (place, character) in text.char_indices() {
        if text[place..].starts_with("/**") {
            is_comment = true;
        }
        match character {
            '/' if text[..place].ends_with('*') => is_comment = false,
            _ if is_comment => {}
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth -= 1,
            _ if depth == 0 && character == separator => {
                parts.push(text[start..place].trim());
                start = place + separator.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}
