import { html } from "lit/html.js";
import { createRef, ref } from "lit/directives/ref.js";
import { isPresented } from "../../model/presentation.ts";
import { figureOf } from "../kit/fullScreen.ts";
import { Lazy } from "../../loading/lazy.ts";
import type { Host } from "../kit/context.ts";
import type { View } from "../kit/view.ts";
import { classBar } from "./classBar.ts";
import { pressed } from "./keys.ts";
import { Pointer } from "../kit/class/pointer.ts";
import { present } from "./presenting.ts";
import type { Worksheet } from "./worksheet/worksheet.ts";

const worksheets = new Lazy({ en: "the worksheet", zh: "练习纸" }, () => import("./worksheet/worksheet.ts"));

/** A class: values are hidden, guessed, shown, presented, and left out on worksheets. */
export function makeView(host: Host): View {
  const place = createRef<HTMLElement>();
  const pointer = new Pointer();
  let worksheet: Worksheet | undefined;
  const openWorksheet = async (): Promise<void> => {
    const { Worksheet } = await worksheets.arrival();
    worksheet ??= new Worksheet(host);
    worksheet.open(host.store.state);
  };
  return {
    template: (context) => {
      const set = (isPresenting: boolean): void => {
        if (place.value) present(context.store, place.value, isPresenting);
      };
      const figure = place.value && figureOf(place.value);
      pointer.follow(isPresented(context.state) ? figure : undefined);
      return html`<div class="classroom" tabindex="-1" ${ref(place)}>
        ${classBar(context, pointer.element, set, () => void openWorksheet())} ${worksheet?.template(context)}
      </div>`;
    },
    key: (event, context) => {
      return pressed(event, context, (isPresenting) => {
        if (place.value) present(context.store, place.value, isPresenting);
      });
    },
    dispose: () => {
      pointer.follow(undefined);
      worksheet?.dispose();
    },
  };
}
