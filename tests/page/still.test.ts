import { inflateSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { dot } from "../../www/src/exports/dot.ts";
import { LOOK, type Exported } from "../../www/src/exports/export.ts";
import { svg } from "../../www/src/exports/svg.ts";
import { tikz } from "../../www/src/exports/tikz.ts";
import { exportWords } from "../../www/src/exports/words.ts";
import { start } from "../../www/src/model/opening/opener.ts";
import type { State } from "../../www/src/model/state.ts";
import { Store } from "../../www/src/model/store.ts";
import { colourOf, paired } from "../../www/src/scene/paint.ts";
import { cellsPart, rectangle, type StillPart } from "../../www/src/scene/still.ts";
import { links, SLICES } from "../../www/src/views/registry.ts";
import { FakeSolver } from "./fakes.ts";
import { read } from "./tools.ts";

let state: State;

beforeAll(async () => {
  const store = new Store(new FakeSolver(), SLICES);
  await start(store, links.read("#token(4)"));
  ({ state } = store);
});

const exported = (...parts: StillPart[]): Exported => ({
  state,
  scene: undefined,
  still: { left: 0, top: 0, width: 40, height: 20, description: "Two <cells>.", parts },
  address: "",
  words: exportWords({ code: "en" }),
});

const SHAPES: readonly StillPart[] = [
  { kind: "path", d: rectangle(0, 0, 20, 20), fill: "ink", stroke: { paint: "#112233", width: 1.5 } },
  { kind: "path", d: "M0 10L40 10", stroke: { paint: "accent", width: 1, dash: "4 3", opacity: 0.5 } },
  { kind: "text", text: "1 < 2", x: 40, y: 15, anchor: "end", size: 12, fill: paired("#ffffff", "#000000") },
];

test("a picture of whatever view is an SVG file with its name and what is to be seen on it", () => {
  const written = svg.write(exported(...SHAPES), LOOK);
  expect(read("xmllint", ["--noout", "-"], written)).toBe("");
  expect(written).toContain('viewBox="-8 -8 56 36" width="56" height="36"');
  expect(written).toContain("<desc>Two &lt;cells&gt;.</desc>");
  expect(written).toContain(
    `<path d="M0 0h20v20h-20z" fill="${colourOf("ink", "light")}" stroke="#112233" stroke-width="1.5"/>`,
  );
  expect(written).toContain('stroke-dasharray="4 3" opacity="0.5"/>');
  expect(written).toContain('fill="#FFFFFF" font-size="12" text-anchor="end">1 &lt; 2</text>');
});

test("its colours are dark on dark paper, and where the reader has set that", () => {
  expect(svg.write(exported(...SHAPES), { ...LOOK, theme: "dark" })).toContain(
    'fill="#000000" font-size="12"',
  );
  const written = svg.write(exported(...SHAPES), { ...LOOK, theme: "auto" });
  expect(written).toContain('class="mex-fill-ffffff-000000" fill="#FFFFFF"');
  expect(written).toContain(".mex-fill-ffffff-000000{fill:#000000}");
  expect(written).toContain(`.mex-fill-ink{fill:${colourOf("ink", "dark")}}`);
});

const cells = (dark: `#${string}`): Promise<StillPart> =>
  cellsPart(
    { left: 0, top: 0, rows: 1, columns: 2, size: 2 },
    [paired("#ff0000", dark), undefined],
    Uint8Array.of(1, 0),
  );

test("cells are one sharp image, and in a file for both kinds of paper there are two where they differ", async () => {
  const written = svg.write(exported(await cells("#ff0000")), { ...LOOK, theme: "auto" });
  const [, text = ""] = /href="data:image\/png;base64,([^"]+)"/.exec(written) ?? [];
  expect(written).toContain('image-rendering="pixelated"');
  const file = Buffer.from(text, "base64");
  const chunk = (type: string): Buffer => {
    const at = file.indexOf(type);
    return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
  };
  expect([...chunk("IHDR")]).toEqual([0, 0, 0, 4, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect([...chunk("PLTE")]).toEqual([255, 0, 0, 0, 0, 0]);
  expect([...chunk("tRNS")]).toEqual([255, 0]);
  expect([...inflateSync(chunk("IDAT"))]).toEqual([0, 1, 1, 0, 0, 0, 1, 1, 0, 0]);
  const twofold = svg.write(exported(await cells("#00ff00")), { ...LOOK, theme: "auto" });
  expect(twofold.match(/<image [^>]*class="mex-dark" display="none"/g)).toHaveLength(1);
  expect(twofold.match(/<image/g)).toHaveLength(2);
  expect(twofold).toContain(".mex-light{display:none}.mex-dark{display:inline}");
});

test("TeX has the shapes of it, and no cells; Graphviz has nothing but graphs", async () => {
  const whole = exported(...SHAPES);
  expect(tikz.applies(whole)).toBe(true);
  expect(dot.applies(whole)).toBe(false);
  const written = tikz.write(whole, LOOK);
  expect(written).toContain("]at(40,15){1 $<$ 2};");
  expect(written).toContain(
    "\\path[fill=mexink,draw=mex112233,line width=1.13bp,line cap=butt](0,0)--(20,0)",
  );
  expect(tikz.applies(exported(await cells("#ff0000")))).toBe(false);
});
