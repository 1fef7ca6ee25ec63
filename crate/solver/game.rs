//! A game: a ruleset with its parameters under a play convention, and how games and positions are read and written.

use crate::convention::{self, PlayConvention};
use crate::error::{ErrorCode, RequestError};
use crate::input::{Field, Input};
use crate::moves::Move;
use crate::parameter::Parameters;
use crate::position::Position;
use crate::ruleset::{Ruleset, RulesetCard};
use crate::rulesets;
use crate::scan::Scanner;
use std::ops::ControlFlow;

/// A ruleset with its parameters under a play convention.
pub struct Game {
    /// What the catalogue says of the ruleset.
    pub card: &'static RulesetCard,
    /// The checked parameters.
    pub parameters: Parameters,
    /// The legal moves.
    pub ruleset: Box<dyn Ruleset>,
    /// Who wins.
    pub convention: PlayConvention,
}

impl Game {
    /// Reads `{ ruleset, params?, convention? }`.
    ///
    /// # Errors
    /// The first fault, naming `ruleset`, `params.…` or `convention.kind`.
    pub fn read(input: &Input) -> Result<Game, RequestError> {
        if !matches!(input, Input::Record(_)) {
            return Err(Field::root("game", input).wrong_type());
        }
        let root = Field::root("", input);
        let [ruleset, params, convention] = root.record(["ruleset", "params", "convention"])?;
        let id = ruleset.text()?;
        let card = find(id).ok_or_else(|| ruleset.fault(ErrorCode::UnknownRuleset).got(id))?;
        let parameters = Parameters::read(card.parameters, &params)?;
        Ok(Game::new(card, parameters, read_convention(&convention)?))
    }

    /// Reads a notation such as `bash[m=3](5,6)`: a game and a position of it.
    ///
    /// # Errors
    /// The first fault with its place in the text, in the field `notation`.
    pub fn parse(notation: &str, convention: PlayConvention) -> Result<(Game, Position), RequestError> {
        let field = Field::root("notation", &Input::Missing);
        let mut scanner = Scanner::new(notation, &field);
        scanner.skip_spaces();
        let start = scanner.place();
        let id = scanner.take_while(|character| character.is_ascii_lowercase() || character == '-');
        if id.is_empty() {
            return Err(scanner.unexpected());
        }
        let unknown = || scanner.fault(ErrorCode::UnknownRuleset, start).got(id);
        let card = find(id).ok_or_else(unknown)?;
        scanner.skip_spaces();
        let parameters = Parameters::scan(card.parameters, &mut scanner)?;
        let game = Game::new(card, parameters, convention);
        scanner.skip_spaces();
        if scanner.peek() != Some('(') {
            return Err(scanner.unexpected());
        }
        let position = game.ruleset.kind().scan(&mut scanner)?;
        scanner.finish()?;
        Ok((game, position))
    }

    /// Reads a position, given as a list or as typed text.
    ///
    /// # Errors
    /// The first fault with its place.
    pub fn read_position(&self, field: &Field) -> Result<Position, RequestError> {
        if let Input::Text(_) = field.input() {
            let mut scanner = Scanner::new(field.text()?, field);
            let position = self.ruleset.kind().scan(&mut scanner)?;
            scanner.finish()?;
            Ok(position)
        } else {
            self.ruleset.kind().read_list(field)
        }
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
        let mut notation = self.card.id.to_string();
        self.parameters.format(self.card.parameters, &mut notation);
        self.ruleset.kind().format(position.tokens(), &mut notation);
        notation
    }

    fn new(card: &'static RulesetCard, parameters: Parameters, convention: PlayConvention) -> Game {
        Game { card, ruleset: (card.build)(&parameters), parameters, convention }
    }
}

fn find(id: &str) -> Option<&'static RulesetCard> {
    rulesets::ALL.iter().find(|card| card.id == id).copied()
}

/// Reads `{ kind }`; normal play when it is left out.
fn read_convention(field: &Field) -> Result<PlayConvention, RequestError> {
    if field.is_missing() {
        return Ok(PlayConvention::Normal);
    }
    let [kind] = field.record(["kind"])?;
    let name = kind.text()?;
    let card = convention::ALL.iter().find(|card| card.kind == name);
    card.map(|card| card.convention).ok_or_else(|| kind.fault(ErrorCode::UnknownConvention).got(name))
}
