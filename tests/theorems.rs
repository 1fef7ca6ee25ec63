//! Every theorem against plain search, in every game that it names as an instance; and theorems made false, which must be
//! refuted.

use crate::common::check::{assert_right, checked, game, theorem, within};
use crate::common::parse;
use crate::common::texts::{TheoremTexts, holes, theorem_file, theorem_texts};
use mexplorer::analysis::{PROOF, Verification, explain, positions_within};
use mexplorer::game::Game;
use mexplorer::position::{Extent, Position};
use mexplorer::theorem::{
    Instance, Play, Prediction, Reason, Registered, Status, Subject, Theorem, TheoremCard, Value,
};
use mexplorer::theorems;
use std::collections::BTreeSet;

fn checked_in(theorem: &'static dyn Theorem, instance: &Instance) -> Verification {
    checked(theorem, &game(instance.notation, instance.play), &within(instance.bound, instance.heaps))
}

fn all() -> impl Iterator<Item = (&'static dyn Theorem, TheoremTexts)> {
    theorems::ALL.iter().map(|theorem| (*theorem, theorem_texts(theorem.card().id)))
}

/// Those that say nothing of a single position.
const OF_SETS: [&str; 8] =
    ["periods", "levels", "large-nim-cycle", "passes", "kernel", "draws", "smith", "steiner"];

#[test]
fn every_theorem_agrees_with_search_in_each_of_its_instances() {
    for (theorem, texts) in all() {
        let id = theorem.card().id;
        assert!(!theorem.card().instances.is_empty(), "{id} names no instance");
        let (mut is_compared, mut claimed) = (false, BTreeSet::new());
        for instance in theorem.card().instances {
            let found = checked_in(theorem, instance);
            for verdict in &found.claims {
                let key = verdict.claim.key;
                assert!(texts.claims.contains_key(key), "{}: claims.{key} is missing", theorem_file(id));
                claimed.insert(key);
            }
            if theorem.status(&game(instance.notation, instance.play)) != Status::NeedsHypothesis {
                assert_right(&found, &format!("{id} in {instance:?}"));
                is_compared = true;
            }
        }
        assert!(is_compared, "{id} is compared in no instance");
        let never: Vec<_> = texts.claims.keys().filter(|key| !claimed.contains(key.as_str())).collect();
        assert!(never.is_empty(), "{}: claims {never:?} are left over", theorem_file(id));
    }
}

#[test]
fn reasons_and_quantities_have_their_texts_and_winning_moves_win() {
    let (mut named, mut disguised) = (0, 0);
    for (theorem, texts) in all() {
        let id = theorem.card().id;
        let (mut told, mut named_quantities) = (BTreeSet::new(), BTreeSet::new());
        let file = theorem_file(id);
        for instance in theorem.card().instances {
            let (game, start) = parse(instance.notation, instance.play.convention());
            let small = Extent { bound: instance.bound.min(6), heaps: instance.heaps.min(4) };
            let mut positions = positions_within(&game, small, 2_000).unwrap_or_default();
            positions.push(start);
            for position in positions {
                let explanation = explain(&game, &position, Default::default()).unwrap();
                let verdict = explanation.theorems.iter().find(|verdict| verdict.card.id == id);
                let Some(verdict) = verdict else {
                    assert!(theorem.is_about_returns(), "{id} says nothing of {}", game.notation(&position));
                    continue;
                };
                let at = format!("{id} at {}", game.notation(&position));
                if let Some(reason) = &verdict.reason {
                    told.insert(reason.key);
                    let text = texts.reasons.get(reason.key);
                    let text = text.unwrap_or_else(|| panic!("{file}: reasons.{} is missing", reason.key));
                    for (name, _) in &reason.quantities {
                        assert!(texts.quantities.contains_key(*name), "{file}: quantities.{name} is missing");
                        named_quantities.insert(*name);
                    }
                    for hole in holes(&text.en) {
                        assert!(reason.quantities.iter().any(|(name, _)| *name == hole), "{at}: {{{hole}}}");
                    }
                }
                if verdict.status == Status::NeedsHypothesis {
                    continue;
                }
                assert_ne!(verdict.agrees, Some(false), "{at}");
                if let (Prediction::Exactly(Value::Grundy(grundy)), [_, ..]) =
                    (&verdict.prediction, &verdict.nim_heaps[..])
                {
                    let sum = verdict.nim_heaps.iter().fold(0, |sum, heap| sum ^ heap.size);
                    assert_eq!(sum, *grundy, "{at}");
                    disguised += 1;
                }
                let places = verdict.nim_heaps.iter().flat_map(|heap| &heap.places);
                let mut once = BTreeSet::new();
                assert!(
                    places.into_iter().all(|place| *place < position.tokens().len() && once.insert(*place)),
                    "{at}"
                );
                for mv in &verdict.winning_moves {
                    let option = mv.play(game.ruleset.kind(), position.tokens());
                    let listed = explanation.options.iter().find(|listed| listed.position == option);
                    let listed = listed.unwrap_or_else(|| panic!("{at}: {mv:?} is not legal"));
                    assert!(listed.moves.contains(mv), "{at}: {mv:?} is not legal");
                    assert!(listed.is_winning(), "{at}: {mv:?} does not win");
                    named += 1;
                }
            }
        }
        let untold: Vec<_> = texts.reasons.keys().filter(|key| !told.contains(key.as_str())).collect();
        assert!(untold.is_empty() || OF_SETS.contains(&id), "{file}: reasons {untold:?} are left over");
        let unnamed: Vec<_> =
            texts.quantities.keys().filter(|key| !named_quantities.contains(key.as_str())).collect();
        assert!(unnamed.is_empty() || OF_SETS.contains(&id), "{file}: quantities {unnamed:?} are left over");
    }
    assert!(named > 1_000 && disguised > 500, "{named}, {disguised}");
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

    fn is_about_returns(&self) -> bool {
        self.theorem.is_about_returns()
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
    let mut never_falsified = Vec::new();
    for (theorem, _) in all() {
        let id = theorem.card().id;
        let mut falsified = 0;
        for instance in theorem.card().instances {
            let game = game(instance.notation, instance.play);
            if theorem.status(&game) == Status::NeedsHypothesis {
                continue;
            }
            let right = checked_in(theorem, instance);
            let extent = Extent { bound: instance.bound, heaps: instance.heaps };
            // One of the last positions of which the theorem says anything.
            let positions = positions_within(&game, extent, 200_000).unwrap();
            let speaks = |position: &&Position| {
                let explanation = explain(&game, position, Default::default());
                explanation.is_ok_and(|explanation| {
                    let of_it = explanation.theorems.iter().find(|verdict| verdict.card.id == id);
                    of_it.is_some_and(|verdict| verdict.agrees.is_some())
                })
            };
            let Some(position) = positions.iter().rev().take(60).find(speaks) else { continue };
            let wrong = Falsified { theorem, position: position.tokens().to_vec() };
            let found = checked_in(Box::leak(Box::new(wrong)), instance);
            assert_eq!(found.agreed + 1, right.agreed, "{instance:?}");
            assert_eq!(found.counterexamples[0].position, *position, "{instance:?}");
            falsified += 1;
        }
        if falsified == 0 {
            never_falsified.push(id);
        }
    }
    assert_eq!(never_falsified, OF_SETS);
}

#[test]
fn the_steps_of_a_proof_are_those_of_the_spec() {
    let bouton = theorem("bouton");
    let found = checked_in(bouton, &bouton.card().instances[0]);
    let keys: Vec<_> = found.proof.iter().map(|verdict| verdict.claim.key).collect();
    assert_eq!(keys, PROOF);
    assert!(found.proof.iter().all(|verdict| verdict.claim.cases > 0 && verdict.claim.failures == 0));
}

#[test]
fn of_a_sum_nothing_is_said_where_a_component_has_no_known_value() {
    // Wythoff's theorem tells who wins this component, which is far beyond search, and not its Grundy value.
    for (play, notation, is_explained) in [
        (Play::Normal, "wythoff(3405691582,5510524731)+nim(3)", false),
        (Play::Misere, "wythoff(3405691582,5510524731)+nim(3)", false),
        (Play::Misere, "wythoff(3405691582,5510524731)", true),
    ] {
        let (game, position) = parse(notation, play.convention());
        let explanation = explain(&game, &position, Default::default());
        assert_eq!(explanation.is_ok(), is_explained, "{notation}");
        let verdicts = explanation.map_or_else(|_| vec![], |explanation| explanation.theorems);
        let by_components: Vec<_> =
            verdicts.iter().filter(|verdict| theorem(verdict.card.id).needs_components()).collect();
        assert_eq!(by_components.is_empty(), !is_explained, "{notation}");
        for verdict in by_components {
            assert_eq!(verdict.prediction, Prediction::Silent, "{notation}: {}", verdict.card.id);
        }
    }
}
