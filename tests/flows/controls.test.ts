// Controls of the kit, drawn by themselves.
import { render } from "lit/html.js";
import { expect, test } from "vitest";
import { select } from "../../www/src/views/kit/controls.ts";

test("a list whose choices are others shows the one that is chosen among them", () => {
  const host = document.createElement("div");
  const draw = (chosen: string, choices: readonly string[]): string | undefined => {
    const listed = choices.map((value) => ({ value, label: value }));
    render(
      select("Of", chosen, listed, () => undefined),
      host,
    );
    return host.querySelector("select")?.value;
  };
  expect(draw("b", ["a", "b", "c"])).toBe("b");
  expect(draw("e", ["d", "e"])).toBe("e");
  expect(draw("d", ["d"])).toBe("d");
  expect(draw("c", ["a", "d", "b", "c"])).toBe("c");
  const list = host.querySelector("select");
  if (list) list.value = "a";
  expect(draw("c", ["a", "d", "b", "c"])).toBe("c");
});
