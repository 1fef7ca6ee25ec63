import { LOOK } from "../../exports/export.ts";
import { sizeOf } from "../../exports/svg/file.ts";
import { svgOf } from "../../exports/svg.ts";
import { openSheet } from "../../model/sheets.ts";
import type { FigureContext, Host } from "../kit/context.ts";
import { dataAddress } from "../../exports/svg/address.ts";
import { exportedOf } from "../kit/saving.ts";
import { setState } from "../kit/hostStates.ts";
import { STAGE } from "../kit/still.ts";

/** What is shown, alone on paper: the picture of the view, and where it is the graph or has none, the figure as it stands. */
export class PrintedPicture {
  readonly #host: Host;
  #image: HTMLImageElement | undefined;
  #isBegun = false;

  constructor(host: Host) {
    this.#host = host;
  }

  template(context: FigureContext): unknown {
    if (!this.#isBegun) void this.#print(context);
    return this.#image;
  }

  async #print(context: FigureContext): Promise<void> {
    this.#isBegun = true;
    const { state, store, messages, stillOf } = context;
    const still = await stillOf({ state, solver: store.solver, messages, stage: STAGE });
    if (still) {
      const image = new Image();
      const { width, height } = sizeOf(still);
      image.className = "printed";
      image.alt = still.description;
      image.src = dataAddress(svgOf({ ...exportedOf(context), still }, { ...LOOK, hasPaper: false }));
      await image.decode();
      this.#image = image;
      this.#host.redraw();
      const root = image.getRootNode();
      // It was given up meanwhile.
      if (!(root instanceof ShadowRoot)) {
        this.#end();
        return;
      }
      // Paper is turned to suit it.
      setState(root.host, "wide", width > height);
    }
    addEventListener("afterprint", () => this.#end(), { once: true });
    print();
  }

  #end(): void {
    this.#isBegun = false;
    this.#image = undefined;
    openSheet(this.#host.store, undefined);
  }
}
