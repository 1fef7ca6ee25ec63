import { html, nothing } from "lit/html.js";
import { createRef, ref } from "lit/directives/ref.js";
import { firstGame, isFirstGame } from "../../model/firstVisit.ts";
import type { Host } from "../kit/context.ts";
import { Fitting } from "../kit/fitting.ts";
import { styledBy } from "../kit/styledBy.ts";
import type { View } from "../kit/view.ts";
import { boards } from "./boardPane.ts";
import { playControls, seatingTable } from "./controls.ts";
import { disguise } from "./disguise.ts";
import { PlayedGame } from "./game.ts";
import { hint } from "./hintText.ts";
import { history } from "./history.ts";
import css from "./play.css?inline";
import { RecordSheet } from "./recordSheet.ts";
import { offers, status } from "./status.ts";
import { playWords } from "./words.ts";

/** A board to play on, and whoever plays against the reader. */
export function makeView(host: Host): View {
  const game = new PlayedGame(host);
  const record = new RecordSheet(game);
  const place = createRef<HTMLElement>();
  const fit = new Fitting(host);
  return {
    template: (context) => {
      const { state, messages } = context;
      if (!state.game) return nothing;
      game.follow(state);
      return html`<section
        class=${firstGame.of(state).told === undefined ? "play" : "play over"}
        aria-label=${playWords(messages).label}
        ${styledBy(css)}
        ${ref(place)}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== "Escape" || !game.gesture.isBegun) return;
          event.preventDefault();
          game.gesture.clear();
          host.redraw();
        }}
      >
        ${firstGame.of(state).told === undefined ? status(context, game) : nothing} ${boards(context, game)}
        ${offers(context, game)}
        ${
          // Who plays for the first time has nothing else to do.
          isFirstGame(state)
            ? nothing
            : html`${disguise(context, game)} ${playControls(context, game)} ${hint(context, game)}
              ${history(context, game)} ${seatingTable(context, game, () => record.open())}
              ${record.template(context)}`
        }
      </section>`;
    },
    shown: ({ state }) => {
      game.opponent.follow(state);
      fit.follow(() => place.value?.querySelector<HTMLElement>(".boards"), state.line.positions[0]);
    },
    focus: () => {
      place.value?.querySelector<HTMLElement>('.boards [tabindex="0"]')?.focus({ preventScroll: true });
    },
    dispose: () => game.dispose(),
  };
}
