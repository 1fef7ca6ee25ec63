//! Every theorem against plain search, in every game that it names as an instance; and theorems made false, which must be
//! refuted.

use mexplorer::analysis::{PROOF, Positions, Scope, Verification, explain, positions_within, verify};
use mexplorer::game::Game;
use mexplorer::position::{Extent, Position};
use mexplorer::theorem::{
    Instance, Play, Prediction, Prose, Reason, Registered, Status, Subject, Theorem, TheoremCard, Value,
};
use mexplorer::theorems;

fn game_of(instance: &Instance) -> (Game, Position) {
    Game::parse(instance.notation, instance.play.convention()).unwrap()
}

fn scope_of(instance: &Instance) -> Scope {
    let extent = Extent { bound: instance.bound, heaps: instance.heaps };
    Scope { positions: Positions::Within(extent), jia_ending: false, share: (0, 1) }
}

fn checked(theorem: &'static dyn Theorem, instance: &Instance) -> Verification {
    let (game, _) = game_of(instance);
    assert!(theorem.applies(&game), "{} does not apply to {}", theorem.card().id, instance.notation);
    verify(theorem, &game, &scope_of(instance), Default::default()).unwrap()
}

fn all() -> impl Iterator<Item = (&'static dyn Theorem, &'static Prose)> {
    theorems::ALL.iter().copied().zip(theorems::PROSE.iter().copied())
}

#[test]
fn every_theorem_agrees_with_search_in_each_of_its_instances() {
    for (theorem, prose) in all() {
        let id = theorem.card().id;
        assert!(!theorem.card().instances.is_empty(), "{id} names no instance");
        for instance in theorem.card().instances {
            let (game, _) = game_of(instance);
            let found = checked(theorem, instance);
            let cases: u64 = found.claims.iter().map(|verdict| verdict.claim.cases).sum();
            assert!(found.predicted + cases > 0, "{id}: nothing to check in {instance:?}");
            for verdict in &found.claims {
                assert!(prose.claims.iter().any(|(key, _)| *key == verdict.claim.key), "{id}: {verdict:?}");
            }
            if theorem.status(&game) == Status::NeedsHypothesis {
                continue;
            }
            assert_eq!(found.agreed, found.predicted, "{id} in {instance:?}: {:?}", found.counterexamples);
            for verdict in found.claims.iter().chain(&found.proof) {
                assert_eq!(verdict.claim.failures, 0, "{id} in {instance:?}: {verdict:?}");
            }
        }
    }
}

#[test]
fn reasons_and_quantities_are_in_the_prose_and_winning_moves_win() {
    for (theorem, prose) in all() {
        let id = theorem.card().id;
        for instance in theorem.card().instances {
            let (game, start) = game_of(instance);
            let small = Extent { bound: instance.bound.min(6), heaps: instance.heaps.min(3) };
            let mut positions = positions_within(&game, small, 2_000).unwrap_or_default();
            positions.push(start);
            for position in positions {
                let explanation = explain(&game, &position, Default::default()).unwrap();
                let verdict = explanation.theorems.iter().find(|verdict| verdict.card.id == id).unwrap();
                let at = format!("{id} at {}", game.notation(&position));
                if let Some(reason) = &verdict.reason {
                    assert!(prose.reasons.iter().any(|(key, _)| *key == reason.key), "{at}: {}", reason.key);
                    for (name, _) in &reason.quantities {
                        assert!(prose.quantities.iter().any(|(known, _)| known == name), "{at}: {name}");
                    }
                    let text = prose.reasons.iter().find(|(key, _)| *key == reason.key).unwrap().1;
                    let holes = text.en.split('{').skip(1).filter_map(|rest| rest.split('}').next());
                    for hole in holes {
                        assert!(reason.quantities.iter().any(|(name, _)| *name == hole), "{at}: {{{hole}}}");
                    }
                }
                if verdict.status == Status::NeedsHypothesis {
                    continue;
                }
                assert_ne!(verdict.agrees, Some(false), "{at}");
                for mv in &verdict.winning_moves {
                    let option = mv.play(game.ruleset.kind(), position.tokens());
                    let listed = explanation.options.iter().find(|listed| listed.position == option);
                    let listed = listed.unwrap_or_else(|| panic!("{at}: {mv:?} is not legal"));
                    assert!(listed.moves.contains(mv), "{at}: {mv:?} is not legal");
                    assert!(listed.is_winning(), "{at}: {mv:?} does not win");
                }
            }
        }
    }
}

/// A theorem that says what another one says, and something wrong of one position.
struct Falsified {
    theorem: &'static dyn Theorem,
    position: Vec<u64>,
}

impl Registered for Falsified {
    fn card(&self) -> &'static TheoremCard {
        self.theorem.card()
    }
}

impl Theorem for Falsified {
    fn applies(&self, game: &Game) -> bool {
        self.theorem.applies(game)
    }

    fn needs_components(&self) -> bool {
        self.theorem.needs_components()
    }

    fn predict(&self, at: &Subject) -> Prediction {
        let prediction = self.theorem.predict(at);
        match prediction {
            Prediction::Exactly(value) if at.tokens == self.position => {
                let players = at.game.convention.players() as u8;
                Prediction::Exactly(match value {
                    Value::Grundy(grundy) => Value::Grundy(grundy + 1),
                    Value::Outcome(outcome) => {
                        use mexplorer::convention::OutcomeClass::{N, P};
                        Value::Outcome(if outcome == P { N } else { P })
                    }
                    Value::GameValue(turns) => Value::GameValue((turns + 1) % players),
                    Value::Remoteness(moves) => Value::Remoteness(moves + 1),
                })
            }
            prediction => prediction,
        }
    }

    fn reason(&self, at: &Subject) -> Reason {
        self.theorem.reason(at)
    }
}

#[test]
fn a_theorem_that_is_wrong_of_a_single_position_is_refuted_by_it() {
    let mut falsified = 0;
    for (theorem, _) in all() {
        for instance in theorem.card().instances {
            let (game, _) = game_of(instance);
            if theorem.status(&game) == Status::NeedsHypothesis {
                continue;
            }
            let right = checked(theorem, instance);
            if right.predicted == 0 {
                continue;
            }
            let extent = Extent { bound: instance.bound, heaps: instance.heaps };
            // One of the last positions of which the theorem says anything.
            let positions = positions_within(&game, extent, 200_000).unwrap_or_default();
            let speaks = |position: &&Position| {
                let explanation = explain(&game, position, Default::default());
                explanation.is_ok_and(|explanation| {
                    let of_it =
                        explanation.theorems.iter().find(|verdict| verdict.card.id == theorem.card().id);
                    of_it.is_some_and(|verdict| verdict.agrees.is_some())
                })
            };
            let Some(position) = positions.iter().rev().take(60).find(speaks) else { continue };
            let wrong = Falsified { theorem, position: position.tokens().to_vec() };
            let found =
                verify(Box::leak(Box::new(wrong)), &game, &scope_of(instance), Default::default()).unwrap();
            assert_eq!(found.agreed + 1, right.agreed, "{instance:?}");
            assert_eq!(found.counterexamples[0].position, *position, "{instance:?}");
            falsified += 1;
        }
    }
    assert!(falsified > 0);
}

#[test]
fn the_steps_of_a_proof_are_those_of_the_spec() {
    let instance = &theorems::find("bouton").unwrap().card().instances[0];
    let found = checked(theorems::find("bouton").unwrap(), instance);
    let keys: Vec<_> = found.proof.iter().map(|verdict| verdict.claim.key).collect();
    assert_eq!(keys, PROOF);
    assert!(found.proof.iter().all(|verdict| verdict.claim.cases > 0 && verdict.claim.failures == 0));
}

#[test]
fn of_a_sum_nothing_is_said_where_a_component_has_no_known_value() {
    // Wythoff's theorem tells who wins this component, which is far beyond search, and not its Grundy value.
    for (play, notation) in [
        (Play::Normal, "wythoff(3405691582,5510524731)+nim(3)"),
        (Play::Misere, "wythoff(3405691582,5510524731)+nim(3)"),
        (Play::Misere, "wythoff(3405691582,5510524731)"),
    ] {
        let (game, position) = Game::parse(notation, play.convention()).unwrap();
        let Ok(explanation) = explain(&game, &position, Default::default()) else { continue };
        let by_components = explanation
            .theorems
            .iter()
            .filter(|verdict| theorems::find(verdict.card.id).unwrap().needs_components());
        for verdict in by_components {
            assert_eq!(verdict.prediction, Prediction::Silent, "{notation}: {}", verdict.card.id);
        }
    }
}
