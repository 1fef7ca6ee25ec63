// Formulas in a text, which stay in one line.
import { expect, test } from "vitest";
import { unbroken } from "../../www/src/views/kit/unbroken.ts";

/** Where a line may end is written as it is, and where it may not as a low line. */
const told = (text: string): string => unbroken(text).replaceAll("\u00a0", "_");

test.each([
  ["One heap is P if m + 1 divides n.", "One heap is P if m_+_1 divides n."],
  ["The value is n mod (m + 1).", "The value is n_mod_(m_+_1)."],
  ["Write 12 as 8 + 3 + 1, the largest first.", "Write 12 as 8_+_3_+_1, the largest first."],
  ["The nim-sum is 1 ⊕ 4 ⊕ 6 = 3: a win.", "The nim-sum is 1_⊕_4_⊕_6_=_3: a win."],
  ["值为 n mod (m + 1)，即 mex。", "值为 n_mod_(m_+_1)，即 mex。"],
  ["take 1 – or 2 – or 3", "take 1 – or 2 – or 3"],
  ["144 + 55 + 21 + 8 + 3 + 1 + 1000000 = 1000232", "144 + 55 + 21 + 8 + 3 + 1 + 1000000 =_1000232"],
])("%s", (text, expected) => {
  expect(told(text)).toBe(expected);
});
