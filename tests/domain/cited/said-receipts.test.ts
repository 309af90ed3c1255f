import { describe, expect, it } from "vitest";
import { claimsOf, recheckCited } from "../../../domain/cited/cited-claims.ts";
import { saidReceipts } from "../../../domain/cited/said-receipts.ts";
import { parseCited } from "../../../domain/facts/cited-text.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { briefGame, by, snap } from "../../fixtures/game-rows.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const [RUSHER, KICKER] = ["taylor", "santos"];
/** A run that he tackled, two sacks, one of them with a forced fumble, an assist; three field goals of four, two extra points. */
const ROWS = [
  snap("MIN", ["1", 800], { credits: by("CHI", RUSHER, { tackles: 1 }) }),
  snap("MIN", ["1", 770], { type: "Sack", credits: by("CHI", RUSHER, { tackles: 1, sacks: 1 }) }),
  snap("MIN", ["1", 740], { credits: by("CHI", RUSHER, { assists: 1 }) }),
  snap("MIN", ["1", 710], { type: "Sack", credits: by("CHI", RUSHER, { tackles: 1, sacks: 1, forcedFumbles: 1 }) }),
  ...[1, 1, 0, 1].map((made, at) =>
    snap("CHI", ["2", 800 - 30 * at], {
      type: "FieldGoal",
      credits: by("CHI", KICKER, { fieldGoalAttempts: 1, ...(made === 1 ? { fieldGoalsMade: 1 } : {}) }),
    }),
  ),
  ...[1, 1].map((made, at) =>
    snap("CHI", ["3", 800 - 30 * at], {
      type: "ExtraPoint",
      credits: by("CHI", KICKER, { extraPointAttempts: made, extraPointsMade: made }),
    }),
  ),
];
const GAME = briefGame(ROWS);
const INDEX = indexFacts(snapshotOf(GAME), null);
const places = new Map(GAME.allPlays.map(({ playId }, at) => [playId, at]));
const [RUSHED, KICKED] = [`l:CHI-${RUSHER}:defense`, `l:CHI-${KICKER}:kicking`];

/** The rows that prove a clause, by their place in the game. */
function proved(text: string, ids: readonly string[], others: readonly string[] = []): (number | undefined)[] {
  const clauses = [text, ...others].map((words) => ({ text: words, ids }));
  return saidReceipts({ text, ids }, clauses, INDEX).map((receipt) =>
    receipt.kind === "play" ? places.get(receipt.playId) : undefined,
  );
}

describe("saidReceipts", () => {
  it.each([
    ["Taylor came up with two sacks", [1, 3]],
    ["Taylor sacked him twice and forced a fumble", [1, 3]],
    ["Taylor forced a fumble", [3]],
    ["Taylor had two sacks and four tackles", [1, 3, 0, 2]],
    ["Taylor made three solo tackles", [0, 1, 3]],
  ])("of a defender: %s", (text, rows) => {
    expect(proved(text, [RUSHED])).toEqual(rows);
  });

  it.each([
    ["Santos kicked three field goals", [4, 5, 7]],
    ["Santos went 3-for-4 on field goals", [4, 5, 6, 7]],
    ["Santos missed one of his field goals", [4, 5, 6, 7]],
    ["Santos made both extra points", [8, 9]],
    ["Santos went 3-for-4", [4, 5, 6, 7]],
    ["Santos went 2-for-2", [8, 9]],
  ])("of a kicker: %s", (text, rows) => {
    expect(proved(text, [KICKED])).toEqual(rows);
  });

  it("a clause without a figure has those of the others that cite the same fact, and all plays where none has one", () => {
    expect(proved("for the Bears", [RUSHED], ["Taylor came up with two sacks"])).toEqual([1, 3]);
    expect(proved("Taylor was everywhere", [RUSHED])).toEqual([0, 1, 2, 3]);
  });

  it("a rank is proved by the figure that it ranks", () => {
    expect(proved("Nobody had more sacks", ["rank:game:sacks"])).toEqual([1, 3]);
    expect(proved("the game-high", ["rank:game:sacks"])).toEqual([1, 3]);
  });

  it("is what claims have, and what they have when they are checked again", () => {
    const text = parseCited(`Taylor came up with two sacks,{${RUSHED}} Santos went 2-for-2.{${KICKED}}`);
    const claims = claimsOf({ headline: "Bears win", headlineIds: [], ...text }, INDEX, { headAt: 2, bodyAt: 13 });
    const shown = [claims, recheckCited(claims, INDEX) ?? []].map((own) =>
      own.map(({ receipts }) => receipts.map((one) => (one.kind === "play" ? places.get(one.playId) : undefined))),
    );
    const rows = [
      [1, 3],
      [8, 9],
    ];
    expect(shown).toEqual([rows, rows]);
  });
});
