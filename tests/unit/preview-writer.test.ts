import { describe, expect, it } from "vitest";
import { recheckCited } from "../../domain/cited/cited-claims.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { ok } from "../../domain/result.ts";
import { taskPrompt } from "../../server/ai/task-prompt.ts";
import type { StoryWriter } from "../../server/ai/story-writer.ts";
import { writeStory } from "../../server/stories/write-story.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { NO_SEASON } from "../fixtures/scripted-stories.ts";
import { textFromSheet } from "../fixtures/text-from-sheet.ts";
import { projections } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const GAME = bareGame({
  week: 4,
  awayTeam: "BAL",
  homeTeam: "KC",
  dateTime: "2025-10-12T17:00:00Z",
  pointSpread: -2.5,
  overUnder: 46.5,
  stadiumName: "Arrowhead Stadium",
  stadiumCity: "Kansas City",
});
const SNAPSHOT = snapshotOf({ ...GAME, playerProjections: projections(GAME.game) });

/** Writes what its sheet says, with these sentences more, cited or not. */
function writer(...sentences: string[]): StoryWriter {
  return {
    model: "scripted",
    isSmall: false,
    write(task) {
      const { prompt } = taskPrompt(task, "plain");
      const isText = task.ask.type === "text";
      const answer = isText
        ? textFromSheet(prompt, ...sentences)
        : sentences.map((one, at) => `[${at + 1}] ${one}`).join("\n");
      return Promise.resolve(ok({ answer, inputTokens: 1, outputTokens: 1 }));
    },
  };
}

async function previewBy(given: StoryWriter | null) {
  const { signal } = new AbortController();
  const request = { snapshot: SNAPSHOT, season: NO_SEASON, kind: "preview", signal } as const;
  const written = await writeStory({ ...request, writer: given });
  if (!written.ok) throw new Error(written.error.message);
  return written.value;
}

describe("a preview by a model", () => {
  it("is published where all of it is supported by the projections and the line", async () => {
    const draft = await previewBy(writer());
    expect(draft).toMatchObject({ model: "scripted", rounds: 1, dropped: 0 });
    expect(draft.markdown).toContain("Chiefs");
    expect(draft.claims.length).toBeGreaterThan(8);
    expect(
      recheckCited(draft.claims, indexFacts(SNAPSHOT, NO_SEASON))?.every(({ verdict }) => verdict === "holds"),
    ).toBe(true);
  });

  it.each([
    "The Chiefs beat the Ravens 33-26.",
    "The Chiefs are favored by 9.5 points.",
    "The Ravens have won four in a row.",
    "Grady Inglewood is out with a hamstring injury.",
    "Grady Inglewood missed practice all week.",
    "The Ravens coach told reporters that the total of 46.5 points is too high.",
    "Take the over in this one, with the total at 46.5 points.",
  ])("loses %s", async (sentence) => {
    for (const mark of ["", "{g1}", "{b1}", "{f1}"]) {
      const draft = await previewBy(writer(`${sentence}${mark}`));
      expect(draft).toMatchObject({ model: "scripted", dropped: 1 });
      expect(draft.markdown).not.toContain(sentence);
    }
  });

  it("is asked for as a preview", async () => {
    const own = writer();
    const asked: string[] = [];
    await previewBy({
      ...own,
      write(task, signal) {
        const { system, prompt } = taskPrompt(task, "plain");
        asked.push(system + prompt);
        return own.write(task, signal);
      },
    });
    expect(asked[0]).toContain("It is a preview of a game that has not begun.");
    expect(asked[0]).toContain("| the game is at Arrowhead Stadium");
    expect(asked[0]).not.toContain("The result with the final score");
  });
});
