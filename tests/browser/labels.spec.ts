// How large labels are when a game has been opened: in the browser, in pixels of the screen.
import { expect, test } from "./fixture.ts";

/** Smaller letters cannot be read. */
const READABLE = 10;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Of every ruleset, from a few positions to the most that are drawn. */
const POSITIONS = [
  "nim(1,2,3)",
  "nim(2,3)",
  "nim(7)",
  "nim(3,4,5)",
  "nim(7,8,9)",
  "nim(2,2,2,2)",
  "nim(1,1,1,1,1,1)",
  "nim(3,100)",
  "nim(18,18,18)",
  "nim[passes=1](1,2,3)",
  "nim(1,2,3)?play=misere",
  "nim(1,2,3)?play=first-stuck&players=3",
  "nim(3,4,5)?labels=position",
  "nim(3,4,5)?labels=value",
  "nim(2,3,4,5)",
  "bash[m=3](21)",
  "bash[m=3](7,9)",
  "bash[m=5](60)",
  "subtraction[set={1,3,4}](14)",
  "subtraction[set={2,5,7}](30)",
  "moore[k=2](2,3,4)",
  "moore[k=3](1,1,1,1,1,1)",
  "wythoff(5,8)",
  "wythoff(8,13)",
  "wythoff[a=2](5,8)",
  "staircase(1,2,3)",
  "staircase(3,2,2,1)",
  "octal[code=0.77](7)",
  "octal[code=0.77](10)",
  "octal[code=0.137](14)",
  "grundy(10)",
  "grundy(13)",
  "octal[code=4.7](9)",
  "fibonacci(13,12)",
  "fibonacci(9,9)",
  "hackenbush(0-1-2-0-5,2-3-4)",
  "large-nim(3,4,5)",
  "large-nim(2,2,3)?play=first-stuck&players=3",
  "nim(1,2)+octal[code=0.77](5)",
  "nim(5,9007199254740991)",
  "nim(6,6,6)?moves=all",
];

for (const { width, height } of SIZES)
  test.describe(`in a window of ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`no label of ${POSITIONS.length} games is smaller than ${READABLE} px @once${width === 1440 ? "" : " @full"}`, async ({
      mexplorer,
      page,
    }) => {
      test.slow();
      const sizes: Array<[link: string, size: number]> = [];
      for (const link of POSITIONS) {
        await mexplorer.open(link);
        await expect(mexplorer.graph).toHaveAccessibleName(`Position graph of ${link.split("?")[0]}`);
        const size = await page.evaluate(() => {
          const root = document.querySelector("mex-graph")?.shadowRoot;
          const texts = [...(root?.querySelectorAll<SVGTextElement>(".nodes text") ?? [])];
          const scale = texts[0]?.getScreenCTM()?.a ?? 0;
          const written = texts.filter(({ textContent }) => textContent !== "");
          return Math.min(...written.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale));
        });
        sizes.push([link, size]);
      }
      const least = Math.min(...sizes.map(([, size]) => size));
      console.log(`${width}×${height}: the smallest label has ${least.toFixed(1)} px`);
      expect(sizes.filter(([, size]) => !(size >= READABLE - 0.01 && size < 60))).toEqual([]);
    });
  });
