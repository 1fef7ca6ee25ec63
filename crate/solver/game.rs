//! A game: a ruleset with its parameters under a play convention, and how games and positions are read and written.
//!
//! One grammar serves text fields, addresses and attributes: `ruleset[key=value,…](position)`, with `+` between the
//! components of a sum and `+2p` at the end where passes are left.

use crate::convention::PlayConvention;
use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::limits;
use crate::moves::Move;
use crate::numbers::Token;
use crate::pace::{Pace, Work, at_once};
use crate::parameter::{ParameterCard, Parameters, Range};
use crate::position::{self, Position, Tokens};
use crate::ruleset::{Ruleset, RulesetCard};
use crate::rulesets;
use crate::scan::Scanner;
use crate::wrappers::passes::{self, Passes};
use crate::wrappers::sum::{self, Sum};
use std::ops::ControlFlow;
use std::sync::Arc;

/// A ruleset with its parameters under a play convention.
pub struct Game {
    /// What the catalogue says of the ruleset.
    pub card: &'static RulesetCard,
    /// The checked parameters.
    pub parameters: Parameters,
    /// The legal moves, passes among them.
    pub ruleset: Arc<dyn Ruleset>,
    /// The components of a sum; none when the game is no sum.
    pub components: Vec<Game>,
    /// Who wins.
    pub convention: PlayConvention,
}

/// Every ruleset that can be asked for, sums included, in the order in which the page offers them.
pub fn cards() -> impl Iterator<Item = &'static RulesetCard> {
    rulesets::ALL.iter().copied().chain([&sum::CARD])
}

/// Everything a ruleset takes: its own parameters, and the passes.
pub fn parameter_cards(card: &'static RulesetCard) -> Vec<&'static ParameterCard> {
    card.parameters.iter().chain([&passes::PARAMETER]).collect()
}

impl Game {
    /// Reads `{ ruleset, params?, convention? }`.
    ///
    /// # Errors
    /// The first fault, naming `ruleset`, `params.…` or `convention.…`.
    pub fn read(input: &Input) -> Result<Game, RequestError> {
        at_once(async |pace| Game::read_in_slices(input, pace).await)
    }

    /// The same in slices.
    ///
    /// # Errors
    /// The same.
    pub fn read_in_slices<'a>(input: &'a Input, pace: &'a Pace) -> Work<'a, Result<Game, RequestError>> {
        Box::pin(async move {
            let root = Field::of_record("game", input)?;
            let [ruleset, params, convention] = root.record(["ruleset", "params", "convention"])?;
            let convention = PlayConvention::read(&convention)?;
            if ruleset.text()? == sum::CARD.id {
                return read_sum(&params, convention, pace).await;
            }
            read_rules(&ruleset, &params, convention, pace).await
        })
    }

    /// Reads a notation such as `bash[m=3](5,6)`: a game and a position of it.
    ///
    /// # Errors
    /// The first fault with its place in the text, in the field `notation`.
    pub fn parse(notation: &str, convention: PlayConvention) -> Result<(Game, Position), RequestError> {
        at_once(async |pace| Game::parse_in_slices(notation, convention, pace).await)
    }

    /// The same in slices.
    ///
    /// # Errors
    /// The same.
    pub fn parse_in_slices<'a>(
        notation: &'a str,
        convention: PlayConvention,
        pace: &'a Pace,
    ) -> Work<'a, Result<(Game, Position), RequestError>> {
        Box::pin(Game::parsed(notation, convention, pace))
    }

    async fn parsed(
        notation: &str,
        convention: PlayConvention,
        pace: &Pace,
    ) -> Result<(Game, Position), RequestError> {
        let field = Field::root("notation", &Input::Missing);
        check_length(notation, notation.contains('='), &field)?;
        let mut scanner = Scanner::paced(notation, &field, pace);
        let start = scanner.place();
        let (mut game, mut position) = parse_component(&mut scanner, &convention).await?;
        let (mut components, mut parts) = (Vec::new(), Vec::new());
        loop {
            let passes = passes::scan_suffix(&mut scanner)?;
            scanner.skip_spaces();
            let ends = passes.is_some() || !scanner.take('+');
            // Passes beside a component's own are those of a sum, be it of one.
            let is_sum = !components.is_empty() || (passes.is_some() && game.passes() > 0);
            if ends && is_sum {
                components.push(game);
                parts.push(position);
                let tokens = sum::join(parts.iter().map(Position::tokens));
                game = Game::sum(components, 0, convention.clone());
                position = Position::new(game.ruleset.kind(), tokens);
                components = Vec::new();
            }
            if let Some(count) = passes.filter(|count| *count > 0) {
                (game, position) = game.with_passes(&position, count);
            }
            if ends {
                scanner.finish()?;
                check_length(notation, game.holds_graph(), &field)?;
                return Ok((game, position));
            }
            components.push(game);
            parts.push(position);
            if components.len() == limits::COMPONENTS {
                return Err(sum::too_many(scanner.fault(ErrorCode::TooMany, start), components.len() + 1));
            }
            (game, position) = parse_component(&mut scanner, &convention).await?;
        }
    }

    /// Whether a parameter is a graph, or one of a component.
    fn holds_graph(&self) -> bool {
        let is_long = |card: &ParameterCard| matches!(card.range, Range::Arrows);
        let mut games = self.components.iter().chain([self]);
        games.any(|game| game.card.parameters.iter().any(is_long))
    }

    /// Reads a position, given as a list or as typed text.
    ///
    /// # Errors
    /// The first fault with its place.
    pub fn read_position(&self, field: &Field) -> Result<Position, RequestError> {
        position::read(self.ruleset.kind(), field)
    }

    /// Makes sure that a whole graph may begin with a position: moves that split heaps need room for more of them.
    ///
    /// # Errors
    /// `too-many`, naming `position`.
    pub fn check_start(&self, position: &Position) -> Result<(), RequestError> {
        for (component, part) in self.components.iter().zip(self.parts(position)) {
            component.check_start(&part)?;
        }
        let heaps =
            if self.passes() > 0 { passes::split(position.tokens()).0 } else { position.tokens() }.len();
        match self.ruleset.kind().most_heaps() {
            Some(most) if heaps > most => {
                Err(RequestError::new(ErrorCode::TooMany, "position").limit(most as u64).got(heaps))
            }
            _ => Ok(()),
        }
    }

    /// Whether this is the ruleset of this name as it stands in the literature: without passes.
    pub fn is_plain(&self, ruleset: &str) -> bool {
        self.card.id == ruleset && self.passes() == 0
    }

    /// The same rules under another convention.
    pub fn under(&self, convention: PlayConvention) -> Game {
        let component = |game: &Game| game.under(convention.clone());
        Game {
            card: self.card,
            parameters: self.parameters.clone(),
            ruleset: self.ruleset.clone(),
            components: self.components.iter().map(component).collect(),
            convention: convention.clone(),
        }
    }

    /// How many passes there are at a start.
    pub fn passes(&self) -> u64 {
        self.parameters.integer(passes::PARAMETER.key)
    }

    /// The board that shows the positions, whatever passes stand behind them; of a sum with passes it is that of the passes.
    pub fn board(&self) -> &'static str {
        if self.passes() == 0 || !self.components.is_empty() {
            return self.ruleset.kind().board();
        }
        (self.card.build)(&self.parameters).kind().board()
    }

    /// Every legal move, in the ruleset's order.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.ruleset.moves(position.tokens(), &mut |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }

    /// The distinct options, in canonical order.
    pub fn options(&self, position: &Position) -> Vec<Position> {
        let kind = self.ruleset.kind();
        let played = self.moves(position).into_iter().map(|mv| mv.play(kind, position.tokens()));
        let mut options: Vec<_> = played.collect();
        options.sort_unstable();
        options.dedup();
        options
    }

    /// The position as the field writes it, for instance `(1,2,3)`.
    pub fn label(&self, position: &Position) -> String {
        let mut label = String::new();
        self.ruleset.kind().format(position.tokens(), &mut label);
        label
    }

    /// The game and the position as links write them, for instance `bash[m=3](5,6)`.
    pub fn notation(&self, position: &Position) -> String {
        let mut notation = String::new();
        self.write(position.tokens(), false, &mut notation);
        notation
    }

    /// The position as a form shows it: without the passes that a start has anyway, and in a sum with the rulesets.
    pub fn written(&self, position: &Position) -> String {
        let at_start = self.passes();
        let passes = if at_start > 0 { passes::split(position.tokens()).1 } else { 0 };
        let left = suffix(at_start, passes);
        let own = if self.components.is_empty() {
            let label = self.label(position);
            label.strip_suffix(&left).unwrap_or(&label).into()
        } else {
            self.component_notations(position).join("+")
        };
        if passes == at_start { own } else { own + &left }
    }

    /// The notations of the components, which with `+` between them make the sum's.
    pub fn component_notations(&self, position: &Position) -> Vec<String> {
        let written = |(component, part): (&Game, Position)| {
            let mut notation = String::new();
            component.write(part.tokens(), true, &mut notation);
            notation
        };
        self.components.iter().zip(self.parts(position)).map(written).collect()
    }

    /// The components' parts of a position.
    pub fn parts(&self, position: &Position) -> Vec<Position> {
        let own = if self.passes() > 0 { passes::split(position.tokens()).0 } else { position.tokens() };
        let parts = self.components.iter().zip(sum::parts(own));
        parts.map(|(game, part)| Position::new(game.ruleset.kind(), Tokens::from(part))).collect()
    }

    fn new(card: &'static RulesetCard, parameters: Parameters, convention: PlayConvention) -> Game {
        let ruleset = Arc::from((card.build)(&parameters));
        Game { card, ruleset, parameters, components: Vec::new(), convention }.wrapped()
    }

    fn sum(components: Vec<Game>, passes: u64, convention: PlayConvention) -> Game {
        let rulesets = components.iter().map(|game| game.ruleset.clone()).collect();
        let ruleset = Arc::new(Sum { components: rulesets });
        let mut parameters = Parameters::default();
        parameters.set_integer(passes::PARAMETER.key, passes);
        Game { card: &sum::CARD, ruleset, parameters, components, convention }.wrapped()
    }

    /// The same with the passes that its parameters say.
    fn wrapped(mut self) -> Game {
        let at_start = self.passes();
        if at_start > 0 {
            self.ruleset = Arc::new(Passes { inner: self.ruleset, at_start });
        }
        self
    }

    /// The same game and position with passes, of which there were none.
    fn with_passes(mut self, position: &Position, count: u64) -> (Game, Position) {
        self.parameters.set_integer(passes::PARAMETER.key, count);
        let game = self.wrapped();
        let mut tokens = Tokens::from(position.tokens());
        tokens.push(count);
        let position = Position::new(game.ruleset.kind(), tokens);
        (game, position)
    }

    /// Writes the notation. Beside others, or where a sum's own passes follow, every component says how many passes it has
    /// left, for otherwise it is as many as there are.
    fn write(&self, tokens: &[Token], in_sum: bool, out: &mut String) {
        let at_start = self.passes();
        let (own, passes) = if at_start > 0 { passes::split(tokens) } else { (tokens, 0) };
        if self.components.is_empty() {
            out.push_str(self.card.id);
            self.parameters.format(&parameter_cards(self.card), out);
            let mut label = String::new();
            self.ruleset.kind().format(tokens, &mut label);
            let label = label.strip_suffix(&suffix(at_start, passes)).unwrap_or(&label);
            let is_bracketed = label.starts_with('(');
            out.push_str(if is_bracketed { "" } else { "(" });
            out.push_str(label);
            out.push_str(if is_bracketed { "" } else { ")" });
        } else {
            for (index, (component, part)) in self.components.iter().zip(sum::parts(own)).enumerate() {
                out.push_str(if index > 0 { "+" } else { "" });
                component.write(part, self.components.len() > 1 || passes > 0, out);
            }
        }
        let is_said = if self.components.is_empty() { !in_sum && passes == at_start } else { passes == 0 };
        if !is_said {
            out.push_str(&suffix(at_start, passes));
        }
    }
}

/// How many passes are left, where there are any to begin with.
fn suffix(at_start: u64, passes: u64) -> String {
    let mut suffix = String::new();
    if at_start > 0 {
        passes::push_suffix(&mut suffix, passes);
    }
    suffix
}

/// A ruleset by its name or another one, and what the other one gives.
fn find(id: &str) -> Option<(&'static RulesetCard, &'static str)> {
    rulesets::ALL.iter().copied().find_map(|card| {
        let alias = card.aliases.iter().find(|alias| alias.id == id);
        if card.id == id { Some((card, "")) } else { alias.map(|alias| (card, alias.gives)) }
    })
}

/// Reads `ruleset` and `params`, of a game or of a component of a sum.
async fn read_rules(
    ruleset: &Field<'_>,
    params: &Field<'_>,
    convention: PlayConvention,
    pace: &Pace,
) -> Result<Game, RequestError> {
    let id = ruleset.text()?;
    if id == sum::CARD.id {
        return Err(ruleset.fault(ErrorCode::NestedSum));
    }
    let (card, given) = find(id).ok_or_else(|| ruleset.fault(ErrorCode::UnknownRuleset).got(id))?;
    let parameters = Parameters::read(&parameter_cards(card), given, params, &[], pace).await?;
    Ok(Game::new(card, parameters, convention))
}

/// Reads `{ components: [{ ruleset, params? }, …], passes? }`.
async fn read_sum(params: &Field<'_>, convention: PlayConvention, pace: &Pace) -> Result<Game, RequestError> {
    let parameters =
        Parameters::read(&parameter_cards(&sum::CARD), "", params, &[sum::COMPONENTS], pace).await?;
    let entries = if params.is_missing() { &[] } else { params.entries()? };
    let given = entries.iter().find(|(key, _)| key == sum::COMPONENTS).map(|(_, input)| input);
    let field = params.child(sum::COMPONENTS, given.unwrap_or(&Input::Missing));
    let mut components = Vec::new();
    for component in field.items(limits::COMPONENTS)? {
        let [ruleset, params] = component.record(["ruleset", "params"])?;
        components.push(read_rules(&ruleset, &params, convention.clone(), pace).await?);
    }
    if components.is_empty() {
        return Err(field.fault(ErrorCode::MissingValue));
    }
    Ok(Game::sum(components, parameters.integer(passes::PARAMETER.key), convention))
}

/// A notation is as long as other texts, but for the graphs in it.
fn check_length(notation: &str, holds_graph: bool, field: &Field) -> Result<(), RequestError> {
    if holds_graph {
        return Ok(());
    }
    let length = notation.encode_utf16().count();
    if length > limits::TEXT_LENGTH {
        return Err(field.fault(ErrorCode::TextTooLong).limit(limits::TEXT_LENGTH as u64).got(length));
    }
    Ok(())
}

/// Reads `ruleset[key=value,…](position)`.
async fn parse_component(
    scanner: &mut Scanner<'_>,
    convention: &PlayConvention,
) -> Result<(Game, Position), RequestError> {
    scanner.skip_spaces();
    let start = scanner.place();
    let id = scanner.take_while(|character| character.is_ascii_lowercase() || character == '-');
    if id.is_empty() {
        return Err(scanner.unexpected());
    }
    let (card, given) = find(id).ok_or_else(|| scanner.fault(ErrorCode::UnknownRuleset, start).got(id))?;
    scanner.skip_spaces();
    let parameters = Parameters::scan(&parameter_cards(card), given, scanner).await?;
    let game = Game::new(card, parameters, convention.clone());
    scanner.skip_spaces();
    if scanner.peek() != Some('(') {
        return Err(scanner.unexpected());
    }
    let position = game.ruleset.kind().scan(scanner)?;
    Ok((game, position))
}
