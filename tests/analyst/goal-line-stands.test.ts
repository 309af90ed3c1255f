import { describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { realGames } from "./real-games.ts";

async function said(gameKey: string, question: string): Promise<string> {
  const game = (await realGames()).values().find(({ game: { gameKey: key } }) => key === gameKey);
  if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
  return replyTo(question, game, indexFacts(game, null))
    .sentences.map(({ text }) => text)
    .join(" ");
}

describe.skipIf(!HAS_SAMPLE_DATA)("goal line stands of real games (need ../shared/data)", () => {
  it("are told to the stop", async () => {
    const stand = await said("202410411", "did the Lions have a goal line stand");
    expect(stand).toMatch(/^Yes\. With 2:33 left in the fourth quarter: Geno Smith threw left for Tyler Lockett/);
    expect(stand).toMatch(/The Lions stopped the Seahawks on fourth-and-goal at the 3[^.]*\.$/);
  });

  it.each([
    ["a series that a new first down and a touchdown followed", "202410111"],
    ["a touchdown on the next series", "202410425"],
    ["a knee", "202410308"],
  ])("are none with %s", async (_what, gameKey) => {
    expect(await said(gameKey, "was there a goal line stand")).toBe("No. Nobody was stopped at the goal line.");
  });

  it("are those of the part of the game that is named", async () => {
    expect(await said("202410201", "was there a goal line stand in the third quarter")).toBe(
      "No. Nobody was stopped at the goal line in the third quarter.",
    );
  });
});
