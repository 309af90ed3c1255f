import { describe, expect, it } from "vitest";
import { plainBrief } from "../../domain/facts/plain-brief.ts";
import { recapBrief } from "../../domain/facts/recap-brief.ts";
import { checkText } from "../../domain/check/checked-text.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { templateStory } from "../../server/stories/template-story.ts";
import { writeStory } from "../../server/stories/write-story.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { NO_SEASON, recapBy, storyGame } from "../fixtures/scripted-stories.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const SNAPSHOT = storyGame();

/** The template's text about the game as it was, held against the game as it is. */
function templateAgainst(snapshot: GameSnapshot) {
  const brief = recapBrief(SNAPSHOT, NO_SEASON);
  if (brief === null) throw new Error("The game is not over.");
  return templateStory(plainBrief(brief), { snapshot, season: NO_SEASON, kind: "recap" }, []);
}

describe("the template's text", () => {
  it("is published with every claim that it makes", async () => {
    const draft = await recapBy(null, SNAPSHOT);
    expect(draft).toMatchObject({ model: null, isFallback: false, rounds: 0, dropped: 0, inputTokens: 0 });
    expect(draft.message).toBe("Written from the box score.");
    expect(draft.claims.length).toBeGreaterThan(60);
  });

  it("loses what does not hold, like any other", () => {
    const stats = SNAPSHOT.playerGameStats.map((line) =>
      line.passingYards === 388 ? { ...line, passingYards: 389 } : line,
    );
    const snapshot = { ...SNAPSHOT, playerGameStats: stats };
    const story = templateAgainst(snapshot);
    expect(story?.dropped).toBe(1);
    expect(story?.markdown).not.toContain("388");
    expect(checkText(story?.markdown ?? "", snapshot, NO_SEASON).every(({ verdict }) => verdict === "holds")).toBe(
      true,
    );
  });

  it("has the plainest headline where its own does not hold", () => {
    const game = { ...SNAPSHOT.game, awayScore: 34 };
    const story = templateAgainst({ ...SNAPSHOT, game });
    expect(story?.markdown).toMatch(/^# Ravens at Chiefs\n/);
    expect(story?.markdown).not.toContain("33-26");
  });

  it("is none where nothing of it holds", () => {
    expect(templateAgainst(snapshotOf(bareGame({ week: 1, awayTeam: "BUF", homeTeam: "MIA" })))).toBeNull();
  });
});

describe("a game that no such text can be written about", () => {
  const { signal } = new AbortController();
  const write = (snapshot: GameSnapshot, kind: "recap" | "preview") =>
    writeStory({ snapshot, season: NO_SEASON, kind, writer: null, othersOfTheWeek: [], signal });

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
