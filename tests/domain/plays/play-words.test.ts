import { describe, expect, it } from "vitest";

import { playWords } from "../../../domain/plays/play-words.ts";

describe("a play's words", () => {
  it.each([
    ["(7:12) (Shotgun) 18-C.Williams scrambles", "(Shotgun) 18-C.Williams scrambles"],
    ["(:58) 27-J.Mason left end", "27-J.Mason left end"],
    ["(15:00) 1-K.Murray kneels", "1-K.Murray kneels"],
    ["Timeout #1 by MIN at 07:52.", "Timeout #1 by MIN at 07:52."],
    ["(Shotgun) pass incomplete", "(Shotgun) pass incomplete"],
    ["", ""],
  ])("%s", (description, words) => {
    expect(playWords(description)).toBe(words);
  });
});
