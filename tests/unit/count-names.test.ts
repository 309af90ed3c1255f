import { describe, expect, it } from "vitest";
import { countNames } from "../../cli/evaluate/count-names.ts";
import { readPastedNames } from "../../domain/my-players/read-pasted-names.ts";
import { LEAGUE } from "../fixtures/pasted-league.ts";

function counted(text: string, wants: readonly string[], ask = false): ReturnType<typeof countNames> {
  return countNames({ text, wants, ask }, readPastedNames(text, LEAGUE).names);
}

describe("what is counted of a lot of pasted names", () => {
  it("is a player or a defense that was wanted and found", () => {
    expect(counted("Travis Kelce\nEagles D/ST", ["p-16", "PHI"])).toEqual({
      matched: ["p-16", "PHI"],
      asked: [],
      missed: [],
      wrong: [],
    });
  });

  it("is one who is among those asked about, and one who is not found", () => {
    expect(counted("Josh Allen\nBob Nobody", ["p-1", "p-99"])).toMatchObject({ asked: ["p-1"], missed: ["p-99"] });
  });

  it("is a match that nobody wanted", () => {
    expect(counted("Travis Kelce", ["p-17"])).toMatchObject({ missed: ["p-17"], wrong: ["p-16"] });
  });

  it("is a match without a question where several are possible", () => {
    expect(counted("Travis Kelce", ["p-16"], true)).toMatchObject({ matched: [], wrong: ["p-16"] });
    expect(counted("Travis Kelce\nJosh Allen", ["p-16", "p-0", "p-1"], true)).toEqual({
      matched: ["p-16"],
      asked: ["p-0", "p-1"],
      missed: [],
      wrong: [],
    });
  });
});
