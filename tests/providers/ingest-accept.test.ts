import { describe, expect, onTestFinished, test } from "vitest";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { openIngest, type OpenIngest } from "../setup/open-ingest.ts";

const GAME = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });
const KEY = GAME.game.gameKey;
const PLAYS = "pbp/json/PlayByPlay/2025REG/1/CHI";
const signal = new AbortController().signal;

/** The live game with a hundred rows. */
async function open(): Promise<OpenIngest> {
  const opened = await openIngest({ games: [GAME], from: "2025-09-09T01:00:00Z", isInMemory: true });
  onTestFinished(() => opened.close());
  opened.feed.games.get(KEY)?.show(100);
  await opened.seconds(30);
  return opened;
}

async function stored({ store }: OpenIngest): Promise<GameSnapshot> {
  const snapshot = await store.gameSnapshot(KEY);
  if (snapshot === null) throw new Error(`game ${KEY} is not stored`);
  return snapshot;
}

describe("the administrator, where an answer is suspect", () => {
  test("takes it over with one reading, hears what was suspect, and the game goes on from there", async () => {
    const opened = await open();
    opened.feed.games.get(KEY)?.show(40);
    await opened.seconds(15);
    expect((await stored(opened)).allPlays).toHaveLength(100);
    const accepted = await opened.ingest.acceptGame(KEY, signal);
    expect(accepted).toMatchObject({
      ok: true,
      value: { plays: 40, changed: true, overruled: expect.arrayContaining(["60 of its 100 plays are gone"]) },
    });
    const now = await stored(opened);
    expect([now.allPlays.length, now.game.awayScore]).toEqual([40, opened.feed.games.get(KEY)?.score().AwayScore]);
    const [newest] = (await opened.ingest.status()).recent;
    expect(newest?.message).toMatch(/^Accepted as it is by the administrator, although .*60 of its 100 plays are gone/);
    opened.feed.games.get(KEY)?.show(43);
    await opened.seconds(30);
    expect((await stored(opened)).allPlays).toHaveLength(43);
  });

  test("takes over a game that had not begun after all", async () => {
    const opened = await open();
    opened.feed.games.get(KEY)?.show(0);
    await opened.seconds(600);
    expect((await stored(opened)).game.hasStarted).toBe(true);
    expect(await opened.ingest.acceptGame(KEY, signal)).toMatchObject({ ok: true, value: { plays: 0 } });
    const { game, allPlays, playerGameStats } = await stored(opened);
    expect([game.hasStarted, allPlays, playerGameStats]).toEqual([false, [], []]);
  });

  test("loses nothing by an answer without any play, however often it is asked for", async () => {
    const opened = await open();
    const whole = opened.feed.games.get(KEY)?.playByPlay();
    opened.feed.pin(PLAYS, { ...whole, Plays: [] });
    for (let count = 0; count < 2; count += 1)
      expect(await opened.ingest.acceptGame(KEY, signal)).toMatchObject({
        ok: false,
        error: { message: "Its answer was not accepted: none of its 100 plays are there" },
      });
    expect((await stored(opened)).allPlays).toHaveLength(100);
  });
});
