//! Calls that may take long, in slices of a few milliseconds, so that the caller can show progress and give up in between:
//! each reads its request, asks the solver, and writes the answer, one after the other.

use crate::answer::answer;
use crate::charts::Wanted;
use crate::mosaic::Mosaic;
use crate::request::{self, AskedPart, Claim, Options, Shown};
use crate::timing::Timing;
use js_sys::{Iterator, JsString as Json, Uint16Array};
use mexplorer::analysis::{self, SearchedGame, sequence};
use mexplorer::convention::PlayConvention;
use mexplorer::error::{ErrorCode, RequestError};
use mexplorer::game::Game;
use mexplorer::pace::{COPIES, Pace, Work};
use mexplorer_wire::{self as wire, to_js};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

thread_local! {
    /// The last game that was explored, or searched for a move: what is known of it answers which move to make next.
    static SEARCHED: Cell<Option<SearchedGame>> = const { Cell::new(None) };
}

/// A call under way, whichever it is. The faults of its request are answered by the first `advance`.
#[wasm_bindgen]
pub struct Task {
    task: analysis::Task<JsValue>,
    timing: Timing,
    part: ComingPart,
}

/// What has come of a sequence since it was asked for last.
type ComingPart = Rc<Cell<Option<sequence::SequencePart>>>;

#[wasm_bindgen]
impl Task {
    /// Reads a notation such as `bash[m=3](5,6)`: `Notation`.
    pub fn parse(text: Json, options: Json) -> Task {
        Task::of("parse", async move |pace| {
            request::options(&options)?;
            let text = request::notation(&text)?;
            let (game, position) = Game::parse_in_slices(&text, PlayConvention::Normal, pace).await?;
            Ok(to_js(&wire::notation::notation(&game, &position)))
        })
    }

    /// Reads a position of a game: `Notation`.
    pub fn read(game: Json, position: Json, options: Json) -> Task {
        Task::new("read", game, options, async move |game, _, _| {
            let position = request::position(game, &position)?;
            Ok(to_js(&wire::notation::notation(game, &position)))
        })
    }

    /// The values of some positions, whose list comes in parts: `Evaluation`.
    pub fn evaluate(game: Json, length: Json, parts: Iterator, options: Json) -> Task {
        Task::new("evaluate", game, options, async move |game, Options { budget, .. }, pace| {
            let positions = request::positions(game, &length, &parts, pace).await?;
            let found = analysis::evaluate::of_each(game, &positions, budget, pace).await;
            let found = found.map_err(|fault| fault.in_field("positions"))?;
            Ok(to_js(&wire::evaluation::evaluation(&found)))
        })
    }

    /// Why a position has its value: `Explanation`.
    pub fn explain(game: Json, position: Json, options: Json) -> Task {
        Task::new("explain", game, options, async move |game, Options { budget, .. }, pace| {
            let position = request::position(game, &position)?;
            let found = analysis::explain::in_slices(game, &position, budget, pace).await?;
            Ok(to_js(&wire::explanation::explanation(game, &position, found, pace).await))
        })
    }

    /// The legal moves that fit what was touched: `Fit`.
    pub fn fit(game: Json, position: Json, touched: Json, options: Json) -> Task {
        Task::new("fit", game, options, async move |game, _, pace| {
            let position = request::position(game, &position)?;
            let touched = request::touched(&position, &touched)?;
            let found = analysis::fit::in_slices(game, &position, &touched, pace).await;
            Ok(to_js(&wire::play::fit(game, &position, found, pace).await))
        })
    }

    /// The solver's own move: `SolverMove`.
    pub fn reply(game: Json, position: Json, opponent: Json, options: Json) -> Task {
        Task::new("reply", game, options, async move |game, Options { budget, .. }, pace| {
            let position = request::position(game, &position)?;
            let opponent = request::opponent(game, &opponent)?;
            let mut searched = SEARCHED.take();
            let found =
                analysis::reply::in_slices(game, &position, opponent, budget, &mut searched, pace).await;
            SEARCHED.set(searched);
            Ok(to_js(&wire::play::solver_move(game, &position, found?)))
        })
    }

    /// A position to solve: `Puzzle`.
    pub fn puzzle(game: Json, asked: Json, options: Json) -> Task {
        Task::new("puzzle", game, options, async move |game, Options { budget, .. }, pace| {
            let asked = request::asked(&asked)?;
            let found = analysis::puzzle::in_slices(game, asked, budget, pace).await?;
            Ok(to_js(&wire::play::puzzle(game, &found)))
        })
    }

    /// The position graph from a start: `Exploration`.
    pub fn explore(game: Json, position: Json, options: Json) -> Task {
        Task::new("explore", game, options, async move |game, options: Options, pace| {
            let Options { budget, all_moves, part, places } = options;
            let position = request::position(game, &position)?;
            let found = match part {
                Some(AskedPart::Neighbourhood(most)) => {
                    analysis::explore::neighbourhood(game, &position, most, places, pace).await?
                }
                Some(AskedPart::Around(around)) => {
                    let around = around.in_game(game)?;
                    game.check_start(&position)?;
                    analysis::explore::around(game, &position, &around, budget, places, pace)
                        .await
                        .map_err(request::in_around)?
                }
                None => {
                    game.check_start(&position)?;
                    analysis::explore::in_slices(game, &position, budget, places, pace).await?
                }
            };
            pace.found(found.graph.position_count(), found.graph.move_count());
            let written =
                to_js(&wire::exploration::exploration(game, &position, &found, all_moves, pace).await);
            if found.neighbourhood.is_none() && found.part.is_none() {
                SEARCHED.set(Some(SearchedGame::new(game, found.graph, found.solution)));
            }
            Ok(written)
        })
    }

    /// The values over heaps that are swept over: `Grid`.
    pub fn grid(game: Json, grid: Json, options: Json) -> Task {
        Task::new("grid", game, options, async move |game, Options { budget, .. }, pace| {
            let grid = request::grid(game, &grid)?;
            let found = analysis::grid::in_slices(game, &grid, budget, pace).await?;
            Ok(to_js(&wire::grid::grid(&found, pace).await))
        })
    }

    /// What can be told of a grid as a whole: `Chart`.
    pub fn chart(game: Json, grid: Json, shown: Json, options: Json) -> Task {
        Task::new("chart", game, options, async move |game, Options { budget, .. }, pace| {
            let Shown { request, against, look } = request::chart(game, &grid, &shown, pace).await?;
            let kept = Wanted { game, against, request, budget }.get(pace).await?;
            if let Some(look) = look {
                kept.colour(&look, pace).await;
            }
            Ok(kept.read(|chart, _| to_js(&wire::chart::chart(chart))))
        })
    }

    /// A part of it: `Cells`.
    pub fn cells(game: Json, grid: Json, shown: Json, cells: Json, options: Json) -> Task {
        Task::new("cells", game, options, async move |game, Options { budget, .. }, pace| {
            let Shown { request, against, .. } = request::chart(game, &grid, &shown, pace).await?;
            let cells = request::cells(&cells)?;
            let kept = Wanted { game, against, request, budget }.get(pace).await?;
            Ok(kept.read(|chart, picture| to_js(&wire::chart::cells(game, chart, picture, &cells))))
        })
    }

    /// A part of its picture: `Painting`.
    pub fn paint(game: Json, grid: Json, shown: Json, window: Json, options: Json) -> Task {
        Task::new("paint", game, options, async move |game, Options { budget, .. }, pace| {
            let Shown { request, against, look } = request::chart(game, &grid, &shown, pace).await?;
            let look = look.ok_or_else(|| RequestError::new(ErrorCode::MissingValue, "colours"))?;
            let window = request::window(&window)?;
            let kept = Wanted { game, against, request, budget }.get(pace).await?;
            let pixels = kept.paint(&look, &window, pace).await;
            Ok(to_js(&wire::chart::painting(&window, &pixels)))
        })
    }

    /// A part of a picture of classes that are sent: `Painting`.
    pub fn mosaic(picture: Json, classes: Option<Uint16Array>, window: Json, options: Json) -> Task {
        Task::of("mosaic", async move |pace| {
            request::options(&options)?;
            let mosaic = Mosaic::read(&picture, classes)?;
            let window = request::window(&window)?;
            let pixels = mosaic.paint(&window, pace).await;
            Ok(to_js(&wire::chart::painting(&window, &pixels)))
        })
    }

    /// How the P-positions of a grid are found by hand: `Sieve`.
    pub fn sieve(game: Json, grid: Json, options: Json) -> Task {
        Task::new("sieve", game, options, async move |game, Options { budget, .. }, pace| {
            let grid = request::grid(game, &grid)?;
            let found = analysis::sieve::in_slices(game, &grid, budget, pace).await?;
            pace.pause().await;
            Ok(to_js(&wire::sieve::sieve(&grid, &found)))
        })
    }

    /// The values of single heaps: `Sequence`.
    pub fn sequence(game: Json, asked: Json, options: Json) -> Task {
        let part = ComingPart::default();
        let told = Rc::clone(&part);
        let mut tell = move |new: sequence::SequencePart| {
            let sum = match told.take() {
                Some(mut sum) => {
                    sum.values.extend(new.values);
                    sum
                }
                None => new,
            };
            told.set(Some(sum));
        };
        let task = Task::new("sequence", game, options, async move |game, Options { budget, .. }, pace| {
            let length = request::sequence_length(game, &asked)?;
            let found = sequence::in_parts(game, length, budget, &mut tell, pace).await?;
            pace.spend(found.sequence.length as u64 / COPIES).await;
            Ok(to_js(&wire::sequence::sequence(&found)))
        });
        Task { part, ..task }
    }

    /// The genera of single heaps: `Genera`.
    pub fn genus(game: Json, heaps: Json, options: Json) -> Task {
        Task::new("genus", game, options, async move |game, Options { budget, .. }, pace| {
            let length = request::genus_length(game, &heaps)?;
            let found = analysis::genus::in_slices(game, length, budget, pace).await?;
            pace.pause().await;
            Ok(to_js(&wire::genus::genera(found)))
        })
    }

    /// A theorem, or a formula, against search: `Verification`.
    pub fn verify(theorem: Json, game: Json, scope: Json, options: Json) -> Task {
        Task::new("verify", game, options, async move |game, Options { budget, .. }, pace| {
            let found = match request::claim(game, &theorem)? {
                Claim::Theorem(theorem) => {
                    let scope = request::scope(game, &scope)?;
                    scope.check(theorem, game)?;
                    let found = analysis::verify::in_slices(theorem, game, &scope, budget, pace).await?;
                    wire::verification::verification(game, found)
                }
                Claim::Formula(formula) => {
                    let scope = request::formula_scope(game, &scope)?;
                    let compared = analysis::verify::formula::in_slices(&formula, game, scope, budget, pace);
                    wire::verification::of_formula(game, compared.await?)
                }
            };
            pace.pause().await;
            Ok(to_js(&found))
        })
    }

    /// The values of all positions within a bound: `Census`.
    pub fn census(game: Json, scope: Json, options: Json) -> Task {
        Task::new("census", game, options, async move |game, Options { budget, .. }, pace| {
            let extent = request::extent(game, &scope)?;
            let found = analysis::census::in_slices(game, extent, budget, pace).await?;
            pace.pause().await;
            Ok(to_js(&wire::verification::census(game, &found, pace).await))
        })
    }

    /// Does one slice: `Answer<Step>`. After a fault there is nothing left of the task but the fault.
    #[wasm_bindgen(unchecked_return_type = "Answer<Step>")]
    pub fn advance(&mut self) -> JsValue {
        let advanced = self.task.advance();
        if let Ok(progress) = &advanced {
            self.timing.enter(progress.phase);
        }
        answer(advanced.as_ref().map(|progress| to_js(&wire::Step::from(*progress))))
    }

    /// Of a sequence what has come since this was called last: `Sequence | undefined`.
    pub fn part(&mut self) -> Option<JsValue> {
        self.part.take().map(|part| to_js(&wire::sequence::part(&part)))
    }

    /// What was found, once `advance` has answered `done`: `Answer` of what the call answers. It is taken once.
    pub fn take(&mut self) -> JsValue {
        match self.task.take() {
            Ok(found) => answer(Ok(found)),
            Err(fault) => answer(Err(&fault)),
        }
    }
}

/// What a call does with its game and its options.
type Call = Box<dyn for<'a> FnOnce(&'a Game, Options, &'a Pace) -> Work<'a, Result<JsValue, RequestError>>>;

impl Task {
    /// A task of this name that reads game and options and goes on with them.
    fn new<W>(name: &'static str, game: Json, options: Json, work: W) -> Task
    where
        W: AsyncFnOnce(&Game, Options, &Pace) -> Result<JsValue, RequestError> + 'static,
    {
        Task::in_game(
            name,
            game,
            options,
            Box::new(move |game, options, pace| Box::pin(work(game, options, pace))),
        )
    }

    fn in_game(name: &'static str, game: Json, options: Json, call: Call) -> Task {
        Task::of(name, async move |pace| {
            let game = request::game(&game, pace).await?;
            call(&game, request::options(&options)?, pace).await
        })
    }

    /// A task of this name that does this work.
    fn of(
        name: &'static str,
        work: impl AsyncFnOnce(&Pace) -> Result<JsValue, RequestError> + 'static,
    ) -> Task {
        Task { timing: Timing::of(name), task: analysis::Task::new(work), part: ComingPart::default() }
    }
}
