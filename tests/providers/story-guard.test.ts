import { beforeAll, describe, expect, it } from "vitest";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { estimatedTokens } from "../../domain/words/estimated-tokens.ts";
import { taskPrompt } from "../../server/ai/task-prompt.ts";
import { storySheet, teamsOf } from "../../server/stories/story-sheet.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { NO_SEASON, recapBy } from "../fixtures/scripted-stories.ts";
import { scriptedWriter } from "../fixtures/scripted-writer.ts";

describe.skipIf(!HAS_SAMPLE_DATA)("real texts of 2024 (needs ../shared/data)", () => {
  let games: readonly GameSnapshot[] = [];

  beforeAll(async () => {
    games = await sampleSnapshots();
  });

  it("are asked for without a play's description, within a budget, with every score on the sheet", () => {
    expect(games).toHaveLength(285);
    for (const snapshot of games) {
      const index = indexFacts(snapshot, NO_SEASON);
      const sheet = storySheet(index);
      const ask = { type: "text", before: null } as const;
      const { prompt } = taskPrompt({ kind: "recap", teams: teamsOf(index), sheet, ask }, "plain");
      const described = snapshot.allPlays.filter(({ description }) => description.length > 20);
      expect(described.filter(({ description }) => prompt.includes(description.slice(0, 20)))).toEqual([]);
      expect(estimatedTokens(prompt), snapshot.providerGameId).toBeLessThan(4_600);
      for (const { id } of index.ofKind("result", "score")) expect(sheet.shortId(id), id).not.toBeNull();
    }
  });

  it("can be written by a model that says what its sheet says, and nothing of it is sent back", async () => {
    const notes: string[] = [];
    // Each takes as long as a check of a text: every fifth game tells as much.
    for (const snapshot of games.filter((_game, at) => at % 5 === 0)) {
      const { model, rounds, dropped, message } = await recapBy(scriptedWriter(), snapshot);
      if (model === null || rounds > 1 || dropped > 0) notes.push(`${snapshot.game.gameKey}: ${rounds}, ${message}`);
    }
    expect(notes).toEqual([]);
  });
});
