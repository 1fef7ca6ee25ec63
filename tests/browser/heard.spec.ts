// The main flows by ear, in both languages: what is said, in order, is kept beside this in `heard`, to be read by people.
// `--update-snapshots` writes it anew.
import { Ear } from "./ear.ts";
import { settled } from "./everyView.ts";
import { expect, test } from "./fixture.ts";

/** What somebody does, by keyboard alone, in a link; names of controls differ by language. */
const FLOWS: Record<string, { link: string; flow: (ear: Ear, name: Name) => Promise<void> }> = {
  open: {
    link: "nim(1,2)?color=outcome",
    flow: async (ear) => {
      await ear.press("Tab");
      await ear.press("Enter");
      await ear.read("aside.panel");
      await ear.read("mex-graph .figure");
    },
  },
  step: {
    link: "nim(1,2,3)",
    flow: async (ear, name) => {
      await ear.after("the picture", () => name("mex-graph .nodes [tabindex='0']"));
      await ear.press("ArrowDown");
      await ear.press("ArrowRight");
      await ear.press("Enter");
      await ear.press("Control+z");
      await ear.after("the first answer in the panel", () => name(".panel .go"));
      await ear.press("Enter");
      await ear.press("Tab", "Tab", "Enter");
      await ear.press("Control+z", "Control+z");
    },
  },
  play: {
    link: "nim(1,2)?view=board&seats=person,solver",
    flow: async (ear, name) => {
      await ear.after("the second heap", () => name("mex-graph .play [role=spinbutton] >> nth=1"));
      await ear.press("ArrowUp");
      await ear.after("Enter, until the computer has moved", async (page) => {
        await page.keyboard.press("Enter");
        await expect(page.locator("mex-graph .play .says")).toContainText(/’s move|^电脑：/);
      });
      await ear.after("the first heap", () => name("mex-graph .play [role=spinbutton] >> nth=0"));
      await ear.press("1", "Enter");
    },
  },
  theorem: {
    link: "nim(1,2,3)?view=theorems&theorem=bouton",
    flow: async (ear, name) => {
      await ear.read(".theorems .body");
      await ear.after("the button that checks", () => name(".theorems .check button"));
      await ear.press("Enter");
    },
  },
  class: {
    link: "nim(1,2)?color=outcome&words=win&hide=values&at=()",
    flow: async (ear, name) => {
      await ear.after("the picture", () => name("mex-graph .nodes [aria-current=true]"));
      await ear.press("n");
      await ear.press("p");
      await ear.press("PageDown");
      await ear.press("PageDown");
      await ear.press("r");
    },
  },
  sequence: {
    link: "octal[code=0.77](12)?view=sequence",
    flow: async (ear, name) => {
      await ear.read("section.spoken");
      await ear.after("the picture", () => name("mex-graph [role=application]"));
      await ear.press("ArrowRight");
      await ear.press("ArrowRight");
      await ear.press("End");
    },
  },
  first: {
    link: "nim(1,2,3)?color=outcome&labels=stones&view=graph,board&seats=person,solver&seed=1&hide=values&shown=()&first=game",
    flow: async (ear, name) => {
      await ear.read("section.spoken");
      await ear.read("mex-graph .first");
      await ear.after("the button that begins", () => name("mex-graph .first .acts button"));
      await ear.press("Enter");
      const toStones = "mex-graph .play [role=spinbutton]:not([aria-disabled=true])";
      for (const [heap, then] of [
        ["third", /’s move: |^电脑：/],
        ["next", /wins|赢/],
      ] as const) {
        await ear.after(`the ${heap} heap`, () => name(heap === "third" ? `${toStones} >> nth=2` : toStones));
        await ear.after("all of it, until the computer has moved", async (page) => {
          await page.keyboard.press("End");
          await page.keyboard.press("Enter");
          await expect(page.locator("mex-graph .play .says").last()).toHaveText(then);
        });
      }
      await ear.read("mex-graph .play .status");
    },
  },
  story: {
    link: "?lesson=why-lost&page=bottom",
    flow: async (ear, name) => {
      await ear.read("section.spoken");
      await ear.read("mex-graph .lesson");
      await ear.after("the answers", () => name("mex-graph .lesson .question button"));
      await ear.press("Enter");
      await ear.press("Tab", "Enter");
      await ear.press("Enter");
    },
  },
  share: {
    link: "nim(1,2)",
    flow: async (ear, name) => {
      await ear.after("the button that shares", () => name("button.share"));
      await ear.press("Enter");
      await ear.press("Tab");
      await ear.press("ArrowRight");
      await ear.after("the button that copies", () => name("dialog.share .output .buttons .go"));
      await ear.press("Enter");
      await ear.press("Escape");
    },
  },
  wrong: {
    link: "nim(1,2)",
    flow: async (ear, name) => {
      await ear.after("the field of the position", () => name("#position"));
      await ear.press("Control+a", "1", "Comma", "x", "Enter");
      await ear.press("Control+a", "2", "Comma", "2", "Enter");
    },
  },
};

type Name = (selector: string) => Promise<void>;

for (const [flow, { link, flow: follow }] of Object.entries(FLOWS))
  for (const lang of ["en", "zh"])
    test(`${flow} is heard as it is kept (${lang}) @once${lang === "en" ? "" : " @full"}`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-write"]);
      const ear = await Ear.for(page);
      await page.goto(`/#${link}${link.includes("?") ? "&" : "?"}lang=${lang}`);
      await expect(page.locator(".drawn")).toHaveCount(0);
      await settled(page);
      await follow(ear, async (selector) => {
        await page.locator(selector).first().focus();
      });
      expect(ear.heard).toMatchSnapshot(`${flow}.${lang}.txt`);
    });
