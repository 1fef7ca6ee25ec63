//! One call in slices: every call of the boundary is a task, and whatever is done at once is the same work without pauses.

use crate::error::{ErrorCode, RequestError};
use crate::pace::{self, Pace, Phase, Progress, Work};
use std::rc::Rc;

/// A call under way. To give it up is to drop it.
///
/// ```
/// use mexplorer::pace::Phase;
/// use mexplorer::{Game, PlayConvention, Task, explore};
///
/// let (game, start) = Game::parse("nim(20,30,40)", PlayConvention::Normal)?;
/// let mut task = Task::new(async move |pace| {
///     explore::in_slices(&game, &start, Default::default(), Default::default(), pace).await
/// });
/// while task.advance()?.phase != Phase::Done {
///     // Here is time for something else.
/// }
/// assert_eq!(task.take()?.graph.position_count(), 9_646);
/// # Ok::<(), mexplorer::RequestError>(())
/// ```
pub struct Task<T> {
    pace: Rc<Pace>,
    state: State<T>,
}

enum State<T> {
    Working(Work<'static, Result<T, RequestError>>),
    Done(T),
    /// After a fault, and after the answer has been taken.
    Ended(RequestError),
}

impl<T: 'static> Task<T> {
    /// A task that does this work. Nothing is done before it is advanced.
    pub fn new(work: impl AsyncFnOnce(&Pace) -> Result<T, RequestError> + 'static) -> Self {
        let pace = Rc::new(Pace::default());
        let own = pace.clone();
        Task { pace, state: State::Working(Box::pin(async move { work(&own).await })) }
    }

    /// Does one slice and answers how far it has come; at the end the phase is [`Phase::Done`].
    ///
    /// # Errors
    /// As soon as it is known that the request cannot be met. The task is then at an end, and answers the same again.
    pub fn advance(&mut self) -> Result<Progress, RequestError> {
        if let State::Working(work) = &mut self.state {
            if let Some(found) = pace::slice(work.as_mut()) {
                self.pace.enter(Phase::Done);
                self.state = found.map_or_else(State::Ended, State::Done);
            }
        }
        match &self.state {
            State::Ended(fault) => Err(fault.clone()),
            State::Working(_) | State::Done(_) => Ok(self.pace.progress()),
        }
    }

    /// What was found, which is taken once.
    ///
    /// # Errors
    /// The fault at which it ended; `internal` before it is done, and when the answer has been taken already.
    pub fn take(&mut self) -> Result<T, RequestError> {
        let nothing_left = State::Ended(RequestError::new(ErrorCode::Internal, ""));
        match std::mem::replace(&mut self.state, nothing_left) {
            State::Done(found) => Ok(found),
            State::Ended(fault) => Err(fault),
            State::Working(_) => Err(RequestError::new(ErrorCode::Internal, "")),
        }
    }

    /// How much work was done in how large slices.
    pub fn pace(&self) -> &Pace {
        &self.pace
    }
}
