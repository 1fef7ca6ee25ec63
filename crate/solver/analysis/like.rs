//! Which well-known game a rule of one's own is, by what it makes of small heaps.

use crate::convention::PlayConvention;
use crate::game::Game;
use crate::numbers::Token;
use crate::parameter::{ParameterCard, Presence, Range};
use crate::position::Tokens;
use crate::ruleset::HeapRule;
use crate::rulesets;
use std::ops::ControlFlow;

/// Heaps that are looked at: those from 0 up to this size.
pub const LIKE_HEAPS: Token = 24;

/// What it may take to find out the options of such a heap.
const MOST_WORK: u64 = 5_000;

/// Heaps into which a move of a well-known game breaks one at most.
const MOST_PARTS: usize = 3;

/// The well-known game, as a notation without heaps, that makes of every heap of up to [`LIKE_HEAPS`] stones what a rule of one's own
/// makes of it; nothing where there is none, and of games that are well-known themselves.
///
/// ```
/// use mexplorer::analysis::like;
/// use mexplorer::{Game, PlayConvention};
///
/// let of = |rule: &str| {
///     let notation = format!("rule[moves={{{rule}}}]()");
///     Game::parse(&notation, PlayConvention::Normal).map(|(game, _)| like(&game))
/// };
/// assert_eq!(of("n -> n-k where k>=1")?.as_deref(), Some("nim"));
/// assert_eq!(of("n -> a, b where a+b==n and a!=b and a>0 and b>0")?.as_deref(), Some("grundy"));
/// let lasker = "n -> n-k where k>=1; n -> a, b where a+b==n and a>0 and b>0";
/// assert_eq!(of(lasker)?.as_deref(), Some("octal[code=4.(3)]"));
/// assert_eq!(of("n -> floor(n/2)")?, None);
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub fn like(game: &Game) -> Option<String> {
    let is_rule = |parameter: &ParameterCard| matches!(parameter.range, Range::Rule { .. });
    let rule = game.ruleset.heap_rule().filter(|_| game.card.parameters.iter().any(is_rule))?;
    let options = options(rule)?;
    if options.iter().all(Vec::is_empty) {
        return None;
    }
    let fitting = rulesets::fitting(&options);
    let names = rulesets::ALL.iter().filter(|card| {
        card.parameters.iter().all(|parameter| !matches!(parameter.presence, Presence::Required(_)))
    });
    let names = names.map(|card| card.id.to_string()).chain(fitting);
    names.into_iter().find_map(|rules| {
        let (known, start) = Game::parse(&format!("{rules}()"), PlayConvention::Normal).ok()?;
        let rule = known.ruleset.heap_rule()?;
        let notation = known.notation(&start);
        (self::options(rule)? == options).then(|| notation.trim_end_matches("()").to_string())
    })
}

/// What each heap may become, each once and in one order, as far as it is looked at.
fn options(rule: &dyn HeapRule) -> Option<Vec<Vec<Tokens>>> {
    (0..=LIKE_HEAPS)
        .map(|heap| {
            let mut options = Vec::new();
            if heap == 0 {
                return Some(options);
            }
            let all = rule.work(heap) <= MOST_WORK
                && rule
                    .heap_options(heap, &mut |parts| {
                        let mut parts: Tokens = parts.iter().copied().filter(|part| *part > 0).collect();
                        parts.sort_unstable();
                        let may_be_known = parts.len() <= MOST_PARTS;
                        options.push(parts);
                        if may_be_known { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                    })
                    .is_continue();
            options.sort_unstable();
            options.dedup();
            all.then_some(options)
        })
        .collect()
}
