//! Whole games by chance: what is explored, evaluated and explained is what plain recursion over the naive rules gives.

use super::parsers::any_convention;
use super::rules::{self, OWN_RULES};
use super::runs::{Answer, Target, run};
use crate::common::check::Numbers;
use crate::common::{QUOTAS, input};
use crate::laws::{assert_clear, assert_layered};
use mexplorer::analysis::{Exploration, PositionValue, evaluate, explain, explore};
use mexplorer::convention::{OutcomeClass, PlayConvention, WinnersByMover};
use mexplorer::game::Game;
use mexplorer::game_graph::Budget;
use mexplorer::input::Field;
use mexplorer::moves::Move;
use mexplorer::parameter::{ParameterCard, Range};
use mexplorer::position::Position;
use mexplorer::ruleset::RulesetCard;
use mexplorer::rulesets;
use mexplorer::theorem::Status;
use serde_json::{Value as Json, json};
use std::collections::{BTreeSet, HashMap};

#[test]
fn games() {
    run(&Target { name: "games", slice: 300, make: &any_game, check: game, refuses: false });
}

/// A notation and a convention, with a question mark between them.
fn any_game(chance: &mut Numbers, _: &[String]) -> String {
    let convention = if chance.below(3) == 0 { json!({"kind": "normal"}) } else { any_convention(chance) };
    let mut notation = component(chance, 10);
    if chance.below(5) == 0 {
        for _ in 0..=chance.below(2) {
            notation = format!("{}+{}", component(chance, 4), component(chance, 4));
        }
    }
    if chance.below(8) == 0 {
        notation += &format!("+{}p", 1 + chance.below(2));
    }
    format!("{notation} ? {convention}")
}

/// A game of some ruleset of the registry.
fn component(chance: &mut Numbers, size: u64) -> String {
    let card = rulesets::ALL[chance.below(rulesets::ALL.len() as u64) as usize];
    let mut some = |least: u64, most: u64| least + chance.below(most + 1 - least);
    let mut heaps = |most: u64| {
        let heaps: Vec<String> = (0..some(0, most)).map(|_| some(0, size).to_string()).collect();
        format!("({})", heaps.join(","))
    };
    let (one, few, three) = (heaps(1), heaps(2), heaps(3));
    match card.id {
        "fibonacci" => {
            let rule = match some(0, 2) {
                0 => format!("quota={{{}}}", QUOTAS[some(0, QUOTAS.len() as u64 - 1) as usize].0),
                _ => format!("factor={}", some(1, 4)),
            };
            format!("fibonacci[{rule}]({},{})", some(0, 2 * size), some(0, size))
        }
        "staircase" => format!("staircase({},{},{})", some(0, size / 2), some(0, size / 2), some(0, 2)),
        "octal" if some(0, 3) > 0 => {
            let first = ["0", "4"][some(0, 1) as usize];
            let digits: String = (0..some(1, 4)).map(|_| some(0, 7).to_string()).collect();
            format!("octal[code={first}.{}]{few}", if digits.ends_with('0') { digits + "3" } else { digits })
        }
        "octal" => {
            let first = ["0", "4", "8", "c"][some(0, 3) as usize];
            let mut digits =
                |most| (0..some(1, most)).map(|_| format!("{:x}", some(0, 15))).collect::<String>();
            format!("octal[code={first}.{}({}3)]{few}", digits(2), digits(2))
        }
        "chomp" => format!("chomp({},{},{})", some(1, size / 2), some(0, 5), some(0, 3)),
        "hackenbush" => {
            let edges: Vec<String> =
                (0..some(0, size.min(7))).map(|_| format!("{}-{}", some(0, 4), some(0, 5))).collect();
            format!("hackenbush({})", edges.join(","))
        }
        "node-kayles" => {
            let trails: Vec<String> =
                (0..some(0, size.min(6))).map(|_| format!("{}-{}", some(0, 5), some(0, 6))).collect();
            format!("node-kayles({})", trails.join(","))
        }
        "turtles" | "ruler" => {
            let heads: BTreeSet<u64> = (0..some(0, 3)).map(|_| some(1, size.min(8))).collect();
            let heads: Vec<String> = heads.iter().map(u64::to_string).collect();
            format!("{}{}({})", card.id, parameters(card, &mut some), heads.join(","))
        }
        "silver-dollar" => {
            let squares: BTreeSet<u64> = (0..some(0, 3)).map(|_| some(0, size + 2)).collect();
            let squares: Vec<String> = squares.iter().map(u64::to_string).collect();
            format!("silver-dollar{}({})", parameters(card, &mut some), squares.join(","))
        }
        "graph" => {
            let mut arrows = vec!["a>b".to_string()];
            for _ in 0..some(0, 9) {
                let from = some(0, 5);
                arrows.push(format!("{}>{}", letter(from), letter(some(from + 1, 6))));
            }
            format!("graph[arrows={{{}}}](a)", arrows.join(","))
        }
        "take" => {
            format!("take[where={{{}}}]{three}", OWN_RULES[some(0, OWN_RULES.len() as u64 - 1) as usize].0)
        }
        "rule" => {
            let (rule, is_ordered, register) = REWRITINGS[some(0, REWRITINGS.len() as u64 - 1) as usize];
            let places = if is_ordered { "places=ordered," } else { "" };
            let (one, other) = (some(0, size / 2), some(0, size));
            format!("rule[{places}moves={{{rule}}}]({one},{other}{register})")
        }
        "vectors" => {
            let mut term = || ["0", "k", "1", "2k", "2"][some(0, 4) as usize];
            let vectors: Vec<String> = (0..3).map(|_| format!("({},{})", term(), term())).collect();
            format!("vectors[moves={{(k,0),{}}}]({},{})", vectors.join(","), some(0, size / 2), some(0, size))
        }
        id => {
            let rule = format!("{id}{}", parameters(card, &mut some));
            let starts = [three, few, one, "()".to_string()];
            let notation = starts.iter().map(|start| format!("{rule}{start}"));
            let is_read = |notation: &String| Game::parse(notation, PlayConvention::Normal).is_ok();
            notation.into_iter().find(is_read).unwrap_or_else(|| panic!("no position of {rule} is made here"))
        }
    }
}

/// Rewritings, whether their places are ordered, and the register of a start.
const REWRITINGS: [(&str, bool, &str); 8] = [
    ("n -> a, b where a+b==n-1 and a!=b", false, ""),
    ("n -> repeat(m,d) where m*d==n and d>=2; n -> n-1", false, ""),
    ("x -> 0; x, y -> x-k, y-k where k>=1 and k<=x and k<=y", false, ""),
    ("x, y -> x+y where x<y; n -> n-k where k>=1 and k<=2", false, ""),
    ("x, y -> x-k, y+k where k>=1 and x-k>=y", false, ""),
    ("n | q -> n-k | k where k>=1 and k<=q+1", false, "|1"),
    ("x, y -> x-2, y+1; x, y -> x, y-1", true, ""),
    ("x, y | q -> x-k, y | q+k where k>=1 and k<=2; x, y | q -> x, y-1 where q>0", true, "|0"),
];

/// Small values for the parameters of a ruleset, in brackets; a text in a form of its own is as at first.
fn parameters(card: &RulesetCard, some: &mut impl FnMut(u64, u64) -> u64) -> String {
    let mut given: Vec<String> = Vec::new();
    let mut last = 0;
    for ParameterCard { key, range, .. } in card.parameters {
        let value = match range {
            Range::Integer { least, most } => {
                last = some(*least, (*most).min(least + 5));
                last.to_string()
            }
            // The other one stands before it.
            Range::GreaterThan { .. } => (last + some(1, 5)).to_string(),
            Range::Set { least, most } => {
                let members: Vec<String> = (0..3).map(|_| some(*least, (*most).min(9)).to_string()).collect();
                format!("{{{}}}", members.join(","))
            }
            Range::Choice(words) => words[some(0, words.len() as u64 - 1) as usize].to_string(),
            Range::Written { .. } | Range::Arrows | Range::Rule { .. } => continue,
        };
        given.push(format!("{key}={value}"));
    }
    if given.is_empty() { String::new() } else { format!("[{}]", given.join(",")) }
}

fn letter(index: u64) -> char {
    char::from(b'a' + index as u8)
}

/// What a position is worth by definition.
#[derive(Clone, Debug, PartialEq)]
struct Naive {
    options: BTreeSet<Vec<u64>>,
    /// Who wins when P₀, P₁, … is to move.
    winners: Vec<u8>,
    grundy: u64,
    /// With two players, how long it lasts when the winner hurries.
    remoteness: u64,
    /// The fewest moves into the kernel of “1 to n − 1 moves in a row”, those after the end included.
    distance: usize,
}

struct Recursion<'a> {
    game: &'a Game,
    rows: Vec<Vec<u8>>,
    known: HashMap<Vec<u64>, Naive>,
}

impl Recursion<'_> {
    fn value(&mut self, tokens: &[u64]) -> Naive {
        if let Some(known) = self.known.get(tokens) {
            return known.clone();
        }
        let options = rules::options(self.game, tokens);
        let after: Vec<Naive> = options.iter().map(|option| self.value(option)).collect();
        let players = self.rows.len();
        let ending = usize::from(self.game.convention.terminal_value());
        let winner = |mover: usize| {
            let rank = |winner: &u8| self.rows[mover].iter().position(|ranked| ranked == winner);
            let reached = after.iter().map(|value| value.winners[(mover + 1) % players]);
            reached.min_by_key(rank).unwrap_or(((mover + ending) % players) as u8)
        };
        let winners: Vec<u8> = (0..players).map(winner).collect();
        let grundy = (0..).find(|value| after.iter().all(|option| option.grundy != *value)).unwrap();
        let won =
            after.iter().filter(|option| option.winners[0] != 0).map(|option| option.remoteness + 1).min();
        let longest = after.iter().map(|option| option.remoteness + 1).max();
        let onward = after.iter().map(|option| option.distance + 1).min().unwrap_or((ending + 1) % players);
        let value = Naive {
            options,
            winners,
            grundy,
            remoteness: won.or(longest).unwrap_or(0),
            distance: if onward < players { onward } else { 0 },
        };
        self.known.insert(tokens.to_vec(), value.clone());
        value
    }
}

impl Naive {
    fn is_won(&self) -> bool {
        self.winners[0] == 0
    }

    /// Makes sure that what is told of a position is so, and that nothing is missing that there should be.
    fn agrees(&self, game: &Game, told: &PositionValue, is_searched: bool) -> Result<(), String> {
        let (convention, players) = (&game.convention, self.winners.len());
        let outcome = if self.is_won() { OutcomeClass::N } else { OutcomeClass::P };
        let two = players == 2;
        let expected = PositionValue {
            outcome: two.then_some(outcome),
            infinite: None,
            grundy: convention.is_normal().then_some(self.grundy),
            remoteness: if is_searched {
                two.then_some(self.remoteness)
            } else {
                told.remoteness.and(Some(self.remoteness))
            },
            game_value: convention
                .alliance()
                .filter(|alliance| alliance.is_standard())
                .map(|_| self.winners[0]),
            winners: convention
                .alliance()
                .map_or_else(Default::default, |_| WinnersByMover::new(&self.winners)),
        };
        let is_told = PositionValue {
            grundy: if is_searched { expected.grundy } else { told.grundy.and(expected.grundy) },
            ..expected.clone()
        };
        if told.distance().is_some_and(|distance| usize::from(distance) != self.distance) {
            return Err(format!("{:?} moves to a level position are {}", told.distance(), self.distance));
        }
        if *told == is_told { Ok(()) } else { Err(format!("{told:?} is {expected:?}")) }
    }
}

fn rows(convention: &PlayConvention) -> Vec<Vec<u8>> {
    match convention.alliance() {
        Some(alliance) => {
            (0..alliance.players()).map(|player| alliance.preferences(player).to_vec()).collect()
        }
        None => vec![vec![0, 1], vec![1, 0]],
    }
}

/// Small enough for plain recursion.
const SMALL: Budget = Budget { positions: 1_500, moves: 15_000 };
/// So little that something else than search must answer.
const LITTLE: Budget = Budget { positions: 3, moves: 6 };

fn game(text: &str) -> Result<Answer, String> {
    let (notation, convention) = text.rsplit_once(" ? ").ok_or("no question mark")?;
    let convention: Json = serde_json::from_str(convention).map_err(|fault| fault.to_string())?;
    let convention = PlayConvention::read(&Field::root("convention", &input(&convention)))
        .map_err(|fault| format!("{fault:?}"))?;
    let (game, start) = Game::parse(notation, convention).map_err(|fault| format!("{fault:?}"))?;
    let found = match explore(&game, &start, SMALL) {
        Err(fault) if fault.is_too_large() => return Ok(Answer::Refused(game.card.id.to_string())),
        found => found.map_err(|fault| format!("{fault:?}"))?,
    };
    let mut recursion = Recursion { game: &game, rows: rows(&game.convention), known: HashMap::new() };
    recursion.value(start.tokens());
    let known = &recursion.known;
    explored(&game, &found, known).map_err(|fault| format!("explore: {fault}"))?;
    assert_layered(&found).and_then(|()| assert_clear(&found)).map_err(|fault| format!("layout: {fault}"))?;
    evaluated(&game, known)?;
    let some = known.len() / 2;
    for tokens in [start.tokens()].into_iter().chain(known.keys().nth(some).map(Vec::as_slice)) {
        explained(&game, tokens, known).map_err(|fault| format!("explain {tokens:?}: {fault}"))?;
    }
    Ok(Answer::Read(format!("{} {}", game.card.id, known.len())))
}

type Known = HashMap<Vec<u64>, Naive>;

fn position(game: &Game, tokens: &[u64]) -> Position {
    Position::new(game.ruleset.kind(), tokens.to_vec())
}

fn explored(game: &Game, found: &Exploration, known: &Known) -> Result<(), String> {
    if found.graph.position_count() != known.len() {
        return Err(format!("{} positions are {}", found.graph.position_count(), known.len()));
    }
    for (tokens, naive) in known {
        let index =
            found.graph.find(&position(game, tokens)).ok_or_else(|| format!("{tokens:?} is missing"))?;
        let row =
            found.graph.options.row(index).iter().map(|option| found.graph.tokens(*option as usize).to_vec());
        if row.collect::<BTreeSet<_>>() != naive.options {
            return Err(format!("options of {tokens:?}"));
        }
        naive
            .agrees(game, &PositionValue::found(&found.solution, index), true)
            .map_err(|fault| format!("{tokens:?}: {fault}"))?;
    }
    Ok(())
}

fn evaluated(game: &Game, known: &Known) -> Result<(), String> {
    let positions: Vec<Position> = known.keys().map(|tokens| position(game, tokens)).collect();
    for budget in [SMALL, LITTLE] {
        let told = match evaluate(game, &positions, budget) {
            Err(fault) if fault.is_too_large() && budget == LITTLE => continue,
            told => told.map_err(|fault| format!("evaluate: {fault:?}"))?,
        };
        if budget == SMALL && !told.missing.is_empty() {
            return Err("evaluate: some are missing that search reaches".to_string());
        }
        let all = positions.iter().zip(&told.values).enumerate();
        for (_, (position, value)) in all.filter(|(index, _)| !told.missing.contains(index)) {
            let naive = &known[position.tokens()];
            naive
                .agrees(game, value, false)
                .map_err(|fault| format!("evaluate {position:?} by {:?}: {fault}", told.method))?;
        }
    }
    Ok(())
}

fn explained(game: &Game, tokens: &[u64], known: &Known) -> Result<(), String> {
    let position = position(game, tokens);
    let told = explain(game, &position, SMALL).map_err(|fault| format!("{fault:?}"))?;
    let naive = &known[tokens];
    naive.agrees(game, &told.value, false)?;
    let listed: BTreeSet<Vec<u64>> =
        told.options.iter().map(|option| option.position.tokens().to_vec()).collect();
    if listed != naive.options
        || told.options.len() != listed.len()
        || told.option_count != Some(listed.len() as u64)
    {
        return Err(format!("options are {listed:?}"));
    }
    let legal = game.moves(&position);
    let kind = game.ruleset.kind();
    if told.options.iter().map(|option| option.moves.len()).sum::<usize>() != legal.len() {
        return Err("not every move leads to its option".into());
    }
    for option in &told.options {
        known[option.position.tokens()].agrees(game, &option.value, false)?;
        if !option.moves.iter().all(|mv| legal.contains(mv) && mv.play(kind, tokens) == option.position) {
            return Err(format!("moves to {:?}", option.position));
        }
        if let Some(reply) = &option.reply {
            let answers = &known[option.position.tokens()];
            if !answers.options.contains(reply.tokens()) || known[reply.tokens()].is_won() {
                return Err(format!("{reply:?} refutes nothing"));
            }
        }
    }
    // Best are the moves of the shortest ways to a level position, and from such a one all.
    for choice in told.movers.iter().flatten().filter(|_| told.value.distance().is_some()) {
        let nearer =
            |option: &usize| known[told.options[*option].position.tokens()].distance + 1 == naive.distance;
        let best = (0..told.options.len()).filter(|option| naive.distance == 0 || nearer(option));
        if !choice.options.iter().copied().eq(best) {
            return Err("the best moves are not those of the shortest ways".into());
        }
    }
    if let (Some(grundy), Some(witnesses)) = (told.value.grundy, &told.mex_witnesses) {
        let of = |index: &usize| known[told.options[*index].position.tokens()].grundy;
        if !witnesses.iter().map(of).eq(0..grundy) {
            return Err("witnesses of the mex".into());
        }
    }
    for verdict in told.theorems.iter().filter(|verdict| verdict.status != Status::NeedsHypothesis) {
        let wins = |mv: &Move| {
            let option = mv.play(kind, tokens);
            legal.contains(mv)
                && told.options.iter().any(|listed| listed.position == option && listed.is_winning())
        };
        if verdict.agrees == Some(false) || !verdict.winning_moves.iter().all(wins) {
            return Err(format!("theorem {}: {:?}", verdict.card.id, verdict.prediction));
        }
    }
    Ok(())
}
