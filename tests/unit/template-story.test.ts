import { describe, expect, it } from "vitest";
import { recheckCited } from "../../domain/cited/cited-claims.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { publishedText } from "../../server/stories/published-text.ts";
import { templateStory } from "../../server/stories/template-story.ts";
import { writeStory } from "../../server/stories/write-story.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { NO_SEASON, recapBy, storyGame } from "../fixtures/scripted-stories.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const SNAPSHOT = storyGame();

function recapOf(snapshot: GameSnapshot) {
  const index = indexFacts(snapshot, NO_SEASON);
  const text = templateStory(index, "recap");
  return text === null ? null : publishedText(text, index);
}

describe("the template's text", () => {
  it("is published with every claim that it makes", async () => {
    const draft = await recapBy(null, SNAPSHOT);
    expect(draft).toMatchObject({ model: null, isFallback: false, rounds: 0, dropped: 0, inputTokens: 0 });
    expect(draft.message).toBe("Written from the stats.");
    expect(draft.claims.length).toBeGreaterThan(20);
    for (const { text, start, end, verdict, receipts } of draft.claims) {
      expect(draft.markdown.slice(start, end)).toBe(text);
      expect(verdict).toBe("holds");
      expect(receipts.length).toBeGreaterThan(0);
    }
  });

  it("does not hold any more where a correction changes what it cites", () => {
    const story = recapOf(SNAPSHOT);
    const stats = SNAPSHOT.playerGameStats.map((line) => ({ ...line, passingYards: (line.passingYards ?? 0) + 1 }));
    const index = indexFacts({ ...SNAPSHOT, playerGameStats: stats }, NO_SEASON);
    const again = recheckCited(story?.claims ?? [], index) ?? [];
    expect(again.some(({ verdict }) => verdict === "fails")).toBe(true);
    expect(again.some(({ verdict }) => verdict === "holds")).toBe(true);
    const same = recheckCited(story?.claims ?? [], indexFacts(SNAPSHOT, NO_SEASON)) ?? [];
    expect(same.every(({ verdict }) => verdict === "holds")).toBe(true);
  });

  it("is none of a game that has not begun", () => {
    expect(recapOf(snapshotOf(bareGame({ week: 1, awayTeam: "BUF", homeTeam: "MIA" })))).toBeNull();
  });
});

describe("a game that no such text can be written about", () => {
  const { signal } = new AbortController();
  const write = (snapshot: GameSnapshot, kind: "recap" | "preview") =>
    writeStory({ snapshot, season: NO_SEASON, kind, writer: null, signal });

  it("has no recap before it is over and no preview afterwards", async () => {
    const upcoming = snapshotOf(bareGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }));
    expect(await write(upcoming, "recap")).toMatchObject({
      ok: false,
      error: { message: "A recap is written after the game, when its score is known.", isUnauthorized: false },
    });
    expect(await write(SNAPSHOT, "preview")).toMatchObject({
      ok: false,
      error: { message: "A preview is written before the game begins." },
    });
  });
});
