import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const NOW = new Date("2025-09-07T20:30:00Z");
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const FINISHED = simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "KC" });
const KEY = FINISHED.game.gameKey;
const GAME_EVENTS = `/games/${KEY}/events?since=`;
const WEEK_EVENTS = "/stats/events?season=2025&type=REG&week=1&since=";

/** The final as it was last updated so many minutes ago. */
function finalOf(minutes: number) {
  return { ...FINISHED, game: { ...FINISHED.game, lastUpdated: minutesAgo(minutes) } };
}

async function open(dataDir: string): Promise<OpenSite> {
  const site = await openSite({ dataDir, now: NOW });
  onTestFinished(() => site.close());
  return site;
}

/** The next part of a stream as text. */
async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  return Buffer.from((await reader.read()).value ?? []).toString();
}

describe("a server that is started again after a game's end", () => {
  it.each([
    ["a game", GAME_EVENTS],
    ["a week", WEEK_EVENTS],
  ])("goes on listening for %s as long as the one before would have", async (_name, events) => {
    const dataDir = mkdtempSync(join(tmpdir(), "pickle-six-end-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const before = await openSite({ dataDir, now: NOW, games: [finalOf(5)] });
    await before.close();

    const site = await open(dataDir);
    const response = await site.get(`${events}1`);
    const reader = response.body?.getReader();
    if (reader === undefined) throw new Error("the stream has no body");
    expect(await nextOf(reader)).toContain("event: beat");
    const corrected = finalOf(0);
    await site.store.putGames([{ ...corrected, game: { ...corrected.game, awayScore: 3 } }]);
    expect(await nextOf(reader)).toContain("event: patch");
    await reader.cancel();
  });

  it.each([
    ["a game", GAME_EVENTS],
    ["a week", WEEK_EVENTS],
  ])("has one end for %s where nothing has changed for a quarter of an hour", async (_name, events) => {
    const site = await openSite({ now: NOW, games: [finalOf(16)] });
    onTestFinished(() => site.close());
    expect(await (await site.get(`${events}1`)).text()).toMatch(/^event: end\n/m);
  });

  it.each([
    ["a game", GAME_EVENTS],
    ["a week", WEEK_EVENTS],
  ])("has one end for %s that was called off after it began, and none while it is suspended", async (_name, events) => {
    for (const [status, first] of [
      ["Canceled", "event: end"],
      ["Suspended", "event: beat"],
    ] as const) {
      const stopped = finalOf(16);
      const site = await openSite({ now: NOW, games: [{ ...stopped, game: { ...stopped.game, status } }] });
      onTestFinished(() => site.close());
      const reader = (await site.get(`${events}1`)).body?.getReader();
      if (reader === undefined) throw new Error("the stream has no body");
      expect(await nextOf(reader)).toContain(first);
      await reader.cancel();
    }
  });
});
