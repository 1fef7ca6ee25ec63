//! Calls that may take long, in slices of a few milliseconds, so that the caller can show progress and give up in between.

use crate::request::{self, Options};
use crate::{answer, wire};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use mexplorer::analysis::{self, Phase};
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::game::Game;
use mexplorer::position::{Extent, Position};
use wasm_bindgen::prelude::*;

/// A call under way, whichever it is. Its request was read when it was made; the faults of the request are answered by the
/// first `advance`.
#[wasm_bindgen]
pub struct Task {
    work: Result<Box<dyn Work>, RequestError>,
}

/// What a call does.
trait Work {
    /// Does one slice and answers how far it has come.
    fn advance(&mut self) -> Result<wire::Step, RequestError>;

    /// The answer, once all slices are done.
    fn take(self: Box<Self>) -> JsValue;
}

#[wasm_bindgen]
impl Task {
    /// The values of some positions: `Evaluation`.
    pub fn evaluate(game: &JsValue, positions: &JsValue, options: &JsValue) -> Task {
        Task::start(game, options, &|game, Options { budget, .. }| {
            let positions = request::positions(&game, positions)?;
            let task = analysis::EvaluateTask::new(&game, positions, budget);
            let task = task.map_err(|fault| fault.in_field("positions"))?;
            Ok(Box::new(Evaluating { game, task }))
        })
    }

    /// Why a position has its value: `Explanation`.
    pub fn explain(game: &JsValue, position: &JsValue, options: &JsValue) -> Task {
        Task::start(game, options, &|game, Options { budget, .. }| {
            let position = request::position(&game, position)?;
            let task = analysis::ExplainTask::new(&game, &position, budget)?;
            Ok(Box::new(Explaining { game, position, task }))
        })
    }

    /// The position graph from a start: `Exploration`.
    pub fn explore(game: &JsValue, position: &JsValue, options: &JsValue) -> Task {
        Task::start(game, options, &|game, Options { budget, all_moves, neighbourhood }| {
            let position = request::position(&game, position)?;
            let notation = game.notation(&position);
            let task = match neighbourhood {
                Some(most) => analysis::ExploreTask::around(game, &position, most)?,
                None => {
                    game.check_start(&position)?;
                    analysis::ExploreTask::new(game, &position, budget)?
                }
            };
            Ok(Box::new(Exploring { task, notation, all_moves }))
        })
    }

    /// The values over heaps that are swept over: `Grid`.
    pub fn grid(game: &JsValue, grid: &JsValue, options: &JsValue) -> Task {
        Task::start(game, options, &|game, Options { budget, .. }| {
            let grid = request::grid(&game, grid)?;
            Ok(Box::new(analysis::GridTask::new(game, grid, budget)?))
        })
    }

    /// The values of single heaps: `Sequence`.
    pub fn sequence(game: &JsValue, sequence: &JsValue, options: &JsValue) -> Task {
        Task::start(game, options, &|game, Options { budget, .. }| {
            let length = request::sequence_length(&game, sequence)?;
            Ok(Box::new(analysis::SequenceTask::new(game, length, budget)?))
        })
    }

    /// A theorem against search: `Verification`.
    pub fn verify(theorem: &JsValue, game: &JsValue, scope: &JsValue, options: &JsValue) -> Task {
        Task::start(game, options, &|game, Options { budget, .. }| {
            let (theorem, scope) = request::verification(&game, theorem, scope)?;
            Ok(Box::new(analysis::VerifyTask::new(theorem, game, scope, budget)?))
        })
    }

    /// The values of all positions within a bound: `Census`.
    pub fn census(game: &JsValue, scope: &JsValue, options: &JsValue) -> Task {
        Task::start(game, options, &|game, Options { budget, .. }| {
            let extent = request::extent(scope)?;
            let positions = analysis::positions_within(&game, extent, budget.positions)?;
            let task = analysis::EvaluateTask::new(&game, positions.clone(), budget)?;
            Ok(Box::new(Counting { game, extent, positions, task }))
        })
    }

    /// Does one slice: `Answer<Step>`. After a fault there is nothing left of the task but the fault.
    #[wasm_bindgen(unchecked_return_type = "Answer<Step>")]
    pub fn advance(&mut self) -> JsValue {
        let advanced = match &mut self.work {
            Ok(work) => work.advance(),
            Err(fault) => Err(fault.clone()),
        };
        if let Err(fault) = &advanced {
            self.work = Err(fault.clone());
        }
        match &advanced {
            Ok(step) => answer(Ok(step)),
            Err(fault) => answer(Err(fault)),
        }
    }

    /// What was found, once `advance` has answered `done`. It is taken once.
    pub fn take(&mut self) -> JsValue {
        let nothing_left = Err(RequestError::new(ErrorCode::Internal, ""));
        match core::mem::replace(&mut self.work, nothing_left) {
            Ok(work) => work.take(),
            Err(fault) => answer(Err(&fault)),
        }
    }
}

/// Makes the work of a game.
type Start<'a> = dyn Fn(Game, Options) -> Result<Box<dyn Work>, RequestError> + 'a;

impl Task {
    fn start(game: &JsValue, options: &JsValue, start: &Start) -> Task {
        let work = request::game(game).and_then(|game| start(game, request::options(options)?));
        Task { work }
    }
}

struct Evaluating {
    game: Game,
    task: analysis::EvaluateTask,
}

impl Work for Evaluating {
    fn advance(&mut self) -> Result<wire::Step, RequestError> {
        let done = self.task.advance(&self.game).map_err(|fault| fault.in_field("positions"))?;
        Ok(searching(done, self.task.counts()))
    }

    fn take(self: Box<Self>) -> JsValue {
        answer(Ok(&wire::evaluation::evaluation(&self.task.finish())))
    }
}

struct Counting {
    game: Game,
    extent: Extent,
    positions: Vec<Position>,
    task: analysis::EvaluateTask,
}

impl Work for Counting {
    fn advance(&mut self) -> Result<wire::Step, RequestError> {
        Ok(searching(self.task.advance(&self.game)?, self.task.counts()))
    }

    fn take(self: Box<Self>) -> JsValue {
        answer(Ok(&wire::verification::census(&self.game, self.extent, &self.positions, &self.task.finish())))
    }
}

impl Work for analysis::VerifyTask {
    fn advance(&mut self) -> Result<wire::Step, RequestError> {
        let phase = analysis::VerifyTask::advance(self)?;
        let (positions, moves, total) = self.counts();
        Ok(wire::Step { total, ..step(phase, (positions, moves)) })
    }

    fn take(self: Box<Self>) -> JsValue {
        let (game, found) = self.finish();
        answer(Ok(&wire::verification::verification(&game, found)))
    }
}

struct Explaining {
    game: Game,
    position: Position,
    task: analysis::ExplainTask,
}

impl Work for Explaining {
    fn advance(&mut self) -> Result<wire::Step, RequestError> {
        Ok(searching(self.task.advance(&self.game)?, self.task.counts()))
    }

    fn take(self: Box<Self>) -> JsValue {
        let explanation = self.task.finish(&self.game);
        answer(Ok(&wire::explanation::explanation(&self.game, &self.position, explanation)))
    }
}

struct Exploring {
    task: analysis::ExploreTask,
    /// Of the start.
    notation: String,
    all_moves: bool,
}

impl Work for Exploring {
    fn advance(&mut self) -> Result<wire::Step, RequestError> {
        let phase = self.task.advance()?;
        Ok(step(phase, self.task.counts()))
    }

    fn take(self: Box<Self>) -> JsValue {
        let exploration =
            self.task.exploration().unwrap_or_else(|| unreachable!("it is taken when it is done"));
        answer(Ok(&wire::exploration::exploration(
            self.task.game(),
            &self.notation,
            exploration,
            self.all_moves,
        )))
    }
}

impl Work for analysis::GridTask {
    fn advance(&mut self) -> Result<wire::Step, RequestError> {
        let phase = analysis::GridTask::advance(self)?;
        Ok(step(phase, self.counts()))
    }

    fn take(self: Box<Self>) -> JsValue {
        answer(Ok(&wire::grid::grid(&self.finish())))
    }
}

impl Work for analysis::SequenceTask {
    fn advance(&mut self) -> Result<wire::Step, RequestError> {
        let phase = analysis::SequenceTask::advance(self)?;
        Ok(step(phase, self.counts()))
    }

    fn take(self: Box<Self>) -> JsValue {
        answer(Ok(&wire::sequence::sequence(&self.finish())))
    }
}

/// How far a search for values has come.
fn searching(done: bool, counts: (usize, usize)) -> wire::Step {
    step(if done { Phase::Done } else { Phase::Building }, counts)
}

fn step(phase: Phase, (positions, moves): (usize, usize)) -> wire::Step {
    wire::Step { done: phase == Phase::Done, phase: phase.as_str(), positions, moves, total: None }
}
