import { describe, expect, it } from "vitest";
import { checkText } from "../../domain/check/checked-text.ts";
import { ok } from "../../domain/result.ts";
import { writePreview } from "../../domain/writer/write-preview.ts";
import { storyPrompt } from "../../server/ai/story-prompt.ts";
import type { StoryWriter } from "../../server/ai/story-writer.ts";
import { writeStory } from "../../server/stories/write-story.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { NO_SEASON, withSentence } from "../fixtures/scripted-stories.ts";
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

/** Writes the template's preview with these sentences more. */
function writer(...sentences: string[]): StoryWriter {
  return {
    model: "scripted",
    write: ({ brief }) =>
      Promise.resolve(
        ok({ text: sentences.reduce(withSentence, writePreview(brief)), inputTokens: 1, outputTokens: 1 }),
      ),
  };
}

async function previewBy(given: StoryWriter | null) {
  const { signal } = new AbortController();
  const request = { snapshot: SNAPSHOT, season: NO_SEASON, kind: "preview", othersOfTheWeek: [], signal } as const;
  const written = await writeStory({ ...request, writer: given });
  if (!written.ok) throw new Error(written.error.message);
  return written.value;
}

describe("a preview by a model", () => {
  it("is published where all of it is supported by the projections and the line", async () => {
    const draft = await previewBy(writer());
    expect(draft).toMatchObject({ model: "scripted", rounds: 1, dropped: 0 });
    expect(draft.markdown).toBe((await previewBy(null)).markdown);
    expect(checkText(draft.markdown, SNAPSHOT, NO_SEASON).every(({ verdict }) => verdict === "holds")).toBe(true);
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
    const draft = await previewBy(writer(sentence));
    expect(draft).toMatchObject({ model: "scripted", dropped: 1 });
    expect(draft.markdown).not.toContain(sentence);
  });

  it("is asked for as a preview", async () => {
    let asked = "";
    await previewBy({
      model: "scripted",
      write(request) {
        const { system, prompt } = storyPrompt(request);
        asked = system + prompt;
        return writer().write(request, new AbortController().signal);
      },
    });
    expect(asked).toContain("This is a preview of a game that has not begun.");
    expect(asked).toContain('"stadium":"Arrowhead Stadium"');
    expect(asked).not.toContain("final score stands");
  });
});
