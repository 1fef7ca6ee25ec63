// A link as a QR code, so that whoever sees a screen or a sheet of paper can open it on a device of their own.
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { Lazy } from "../../loading/lazy.ts";
import * as texts from "./texts.qr.ts";

const maker = new Lazy(texts.maker, () => import("uqr"));

/** Free modules around it, as readers of QR codes want them. */
const QUIET = 4;

interface QrWords {
  /** What it is called. */
  label: string;
  /** Said of a text that is too long for one. */
  tooLong: string;
}

/** The code of a text, dark on white on every paper; nothing until what makes it has come. */
export function qrCode(text: string, { label, tooLong }: QrWords): TemplateResult | typeof nothing {
  const made = maker.get();
  if (!made) return nothing;
  const path = pathOf(text, made.encode);
  if (!path) return html`<p class="about">${tooLong}</p>`;
  const { size, d } = path;
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label}>
    ${svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${d} fill="#000"></path>`}
  </svg>`;
}

/** A bar for each run of dark modules, row by row; nothing where no code holds so much. */
export function pathOf(
  text: string,
  encode: (text: string, options: { ecc: "L"; border: number }) => { size: number; data: boolean[][] },
): { size: number; d: string } | undefined {
  try {
    const { size, data } = encode(text, { ecc: "L", border: QUIET });
    const runs = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`;
      }),
    );
    return { size, d: runs.join("") };
  } catch {
    return undefined;
  }
}
