// The board in both languages, by keyboard alone, with less motion, to axe, and in a figure on somebody else's page.
import { AGAINST, BoardTable } from "../browser/boardTable.ts";
import { expect, test } from "../browser/fixture.ts";

for (const [lang, sentences] of [
  [
    "en",
    [
      "Your move.",
      "From two heaps, take equally many stones.",
      "More than one move is possible here. Which do you mean?",
      "The computer is thinking…",
      "The computer’s move: take 1 from the heap of 1. Your move.",
      "No move is left: you win.",
    ],
  ],
  [
    "zh",
    [
      "轮到你走。",
      "从两堆中取时，枚数须相等。",
      "这里不止一种走法。你要走哪一种？",
      "电脑正在思考……",
      "电脑：从 1 枚的一堆取 1 枚。轮到你走。",
      "无步可走：你赢了。",
    ],
  ],
] as const)
  test(`the same game has its sentences in each language (${lang})`, async ({ mexplorer, page }) => {
    const table = new BoardTable(mexplorer);
    const [turn, unequal, several, thinking, answer, end] = sentences;
    await table.open("wythoff(3,5)", `${AGAINST}&lang=${lang}`);
    await expect(table.says).toHaveText(turn);
    await table.stone(1, 2).click();
    await expect(table.says).toHaveText(several);
    await table.stone(2, 5).click();
    await expect(table.says).toHaveText(unequal);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(table.says).toHaveText(turn);
    await table.open("nim(1,2)", `${AGAINST}&lang=${lang}`);
    const heard = await table.listen();
    await table.stone(2, 2).click();
    await expect(table.says).toHaveText(answer);
    expect(await heard()).toContain(thinking);
    await table.makeSome("mouse");
    await expect(table.says).toHaveText(end);
  });

for (const [notation, stone, en, zh] of [
  ["large-nim(2,3)", [1, 1], "Take from a largest heap.", "须从石子最多的一堆中取。"],
  ["euclid(3,8)", [1, 1], "Take from the larger heap.", "须从较大的一堆中取。"],
  ["bash[m=3](9)", [1, 1], "Take at most 3 stones.", "至多取 3 枚石子。"],
  ["fibonacci(8,3)", [1, 1], "Take at most 3 stones now.", "这一步至多取 3 枚石子。"],
  ["fibonacci(8,7)", [1, 1], "The first move may not take the whole heap.", "第一步不得一次取光。"],
  ["subtraction[set={2,3}](9)", [1, 9], "You may take 2 or 3 stones.", "只能取 2 或 3 枚石子。"],
] as const)
  test(`what is no move in ${notation} is refused in words, and stays undone`, async ({ mexplorer }) => {
    const table = new BoardTable(mexplorer);
    for (const [language, said] of Object.entries({ en, zh })) {
      await table.open(notation, `view=board&lang=${language}`);
      await table.stone(stone[0], stone[1]).click();
      await expect(table.says).toHaveText(said);
      await expect(table.board.locator(".pile.refused")).toHaveCount(1);
      expect(await table.played()).toBe(0);
    }
  });
