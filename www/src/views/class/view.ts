import { html } from "lit/html.js";
import { createRef, ref } from "lit/directives/ref.js";
import { Lazy } from "../../loading/lazy.ts";
import { effectiveColour } from "../../model/display.ts";
import { graphOf, type State } from "../../model/state.ts";
import type { Host } from "../kit/context.ts";
import { ClassStand, type ClassLead } from "../kit/question/stand.ts";
import type { View } from "../kit/view.ts";
import { classBar } from "./classBar.ts";
import { guess, showPositions, stepBack, stepOn } from "./slice.ts";
import type { Worksheet } from "./worksheet/worksheet.ts";

const worksheets = new Lazy({ en: "the worksheet", zh: "练习纸" }, () => import("./worksheet/worksheet.ts"));

/** A class: values are hidden, guessed, shown, presented, and left out on worksheets. */
export function makeView(host: Host): View {
  const { store } = host;
  const place = createRef<HTMLElement>();
  let worksheet: Worksheet | undefined;
  const openWorksheet = async (): Promise<void> => {
    const { Worksheet } = await worksheets.arrival();
    worksheet ??= new Worksheet(host);
    worksheet.open(store.state);
  };
  const stand = new ClassStand(store, () => place.value);
  const leadIn = (state: State): ClassLead => ({
    ...lead,
    isByOutcome: effectiveColour(state) === "outcome",
  });
  const lead = stand.lead({
    stepOn: () => stepOn(store),
    stepBack: () => stepBack(store),
    hasArrows: true,
    show: () => {
      const position = graphOf(store.state)?.indexOf(store.state.selected);
      if (position !== undefined) showPositions(store, [position]);
    },
    say: (said) => guess(store, said),
  });
  return {
    template: (context) => {
      stand.follow(context.state);
      return html`<div class="classroom" tabindex="-1" ${ref(place)}>
        ${classBar(context, leadIn(context.state), () => void openWorksheet())}
        ${worksheet?.template(context)}
      </div>`;
    },
    lead: ({ state }) => leadIn(state),
    dispose: () => {
      stand.leave();
      worksheet?.dispose();
    },
  };
}
