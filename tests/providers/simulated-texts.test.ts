import { describe, expect, it } from "vitest";
import { plainBrief } from "../../domain/facts/plain-brief.ts";
import { previewBrief } from "../../domain/facts/preview-brief.ts";
import { recapBrief } from "../../domain/facts/recap-brief.ts";
import { checkText } from "../../domain/check/checked-text.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { writePreview } from "../../domain/writer/write-preview.ts";
import { writeRecap } from "../../domain/writer/write-recap.ts";
import { demoProvider } from "../../server/providers/demo/demo-provider.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { turnedBack } from "../fixtures/turned-back.ts";

const NOW = new Date("2026-11-22T08:00:00Z");
/** The league of the newcomer, and leagues with what a real season seldom has: ties, shared surnames, points below zero. */
const LEAGUES = ["gherkin", "d", "e", "g", "i"];

async function gamesOf(seed: string): Promise<GameSnapshot[]> {
  const games: GameSnapshot[] = [];
  const provider = demoProvider({ now: () => NOW, seed });
  for await (const result of provider.games({ season: 2026 }, new AbortController().signal)) {
    if (!result.ok) throw new Error(result.error.message);
    games.push(snapshotOf(result.value));
  }
  return games;
}

describe("the template's texts about simulated games", () => {
  it.each(LEAGUES)("are supported by the data, claim by claim, in league %s", async (seed) => {
    const games = await gamesOf(seed);
    const seasonBefore = seasonOf(games);
    const alarms: string[] = [];
    let texts = 0;
    for (const played of games) {
      const season = seasonBefore(played);
      const before = turnedBack(played);
      const [recap, preview] = [recapBrief(played, season), previewBrief(before, season)];
      for (const [brief, snapshot] of [[recap, played] as const, [preview, before] as const]) {
        if (brief === null) continue;
        const { headline, markdown } =
          brief === recap ? writeRecap(plainBrief(brief)) : writePreview(plainBrief(brief));
        texts += 1;
        for (const { text, verdict, reason } of checkText(`# ${headline}\n\n${markdown}`, snapshot, season))
          if (verdict !== "holds") alarms.push(`${played.game.gameKey} [${text}] ${reason}`);
      }
    }
    expect(texts).toBeGreaterThan(100);
    expect(alarms).toStrictEqual([]);
  });
});
