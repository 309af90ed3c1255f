import { describe, expect, it } from "vitest";
import { estimatedTokens } from "../../../domain/words/estimated-tokens.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { letteredSheet } from "../../../domain/facts/sheet/lettered-sheet.ts";
import { sheetOf } from "../../../domain/facts/sheet/sheet-of.ts";
import { injectedGames } from "../../fixtures/injected-games.ts";
import { NO_SEASON, storyGame } from "../../fixtures/scripted-stories.ts";

const GAME = storyGame();
const INDEX = indexFacts(GAME, NO_SEASON);
const SHEET = sheetOf(INDEX, { most: 3900 });
/** A heading, a short id and its fact, a player's team, or nothing. */
const LINE = /^(?:[A-Z]+|[a-z]\d+ \| [^{}<>`\n]+|(?:Ravens|Chiefs): [^{}<>`\n]+)?$/;

describe("the sheet of a game", () => {
  it("leads from each short id to its fact and back", () => {
    expect(SHEET.ids.length).toBeGreaterThan(60);
    expect(new Set(SHEET.ids).size).toBe(SHEET.ids.length);
    for (const id of SHEET.ids) {
      const fact = INDEX.byId(SHEET.indexId(id));
      expect(fact, id).not.toBeNull();
      expect(SHEET.shortId(fact?.id ?? "")).toBe(id);
    }
    expect(SHEET.indexId("s999")).toBe("s999");
    expect(SHEET.shortId("s999")).toBeNull();
  });

  it("tells a score with its time, who led after it, and the relations that go without saying", () => {
    const [line] = SHEET.text.split("\n").filter((one) => one.startsWith(`${SHEET.shortId("s178")} |`));
    expect(line).toMatch(
      /^s\d+ \| Q4, 0:06 \| tied 26-26 \| (?:Hugo )?Banerjee kicked a 55-yard field goal; tying the game at 26; .*\| drive of six plays, 28 yards, 1:04$/,
    );
    expect(SHEET.shortId("tying:s178")).toBe(SHEET.shortId("s178"));
  });

  it("holds the result and every score, and the course in order", () => {
    for (const { id } of INDEX.ofKind("result", "score")) expect(SHEET.shortId(id), id).not.toBeNull();
    const scores = INDEX.ofKind("score").map(({ id }) => SHEET.shortId(id));
    expect(scores).toEqual(scores.map((_id, index) => `s${index + 1}`));
  });

  it("keeps to its tokens and leaves out the least of it", () => {
    for (const most of [600, 1500, 3900]) {
      const { text, ids } = sheetOf(INDEX, { most });
      // The headings and the list of people come to what is counted.
      expect(estimatedTokens(text), `${most}`).toBeLessThan(most + 700);
      expect(ids[0]).toBe("g1");
    }
  });

  it("cannot be ended or added to by a name, whatever it holds", () => {
    for (const { what, field, snapshot } of injectedGames(GAME)) {
      const { text } = sheetOf(indexFacts(snapshot, NO_SEASON), { most: 3900 });
      const odd = text.split("\n").filter((line) => !LINE.test(line));
      expect(odd, `${what} in ${field}`).toEqual([]);
      expect(text).not.toContain("END OF SHEET");
    }
  });

  it("of a few facts has letters, and leaves out what no fact is", () => {
    const few = letteredSheet(INDEX, ["s10", "nothing", "s28"], new Set());
    expect(few.ids).toEqual(["A", "B"]);
    expect(few.indexId("B")).toBe("s28");
    expect(few.text).toMatch(/^A \| Q1, 9:28 \| Chiefs 7-0 \| Everett Pellegrini scored on a 5-yard run/);
  });
});
