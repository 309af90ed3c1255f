import { describe, expect, it, onTestFinished } from "vitest";
import type { WeekId } from "../../domain/game/week-id.ts";
import { projectWeek } from "../../domain/projections/project-week.ts";
import { judgedSeason } from "../../server/projections/judged-season.ts";
import { weekProjections } from "../../server/projections/week-projections.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { IncomingGame, Store } from "../../server/store/store.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { comingGame, pastGame, PROJECTED_PEOPLE } from "../fixtures/past-games.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const WEEK_4: WeekId = { season: 2025, seasonType: 1, week: 4 };
const { receiver } = PROJECTED_PEOPLE;

function stored(past: ReturnType<typeof pastGame>): IncomingGame {
  return { ...bareGame(past.game), playerGameStats: [...past.lines] };
}

async function storeWith(...games: IncomingGame[]): Promise<Store> {
  const store = await openStore({ dataDir: temporaryFolder(), pollInterval: 5 });
  onTestFinished(() => store.close());
  await store.putGames(games);
  return store;
}

const EARLIER = [1, 2, 3].map((week) => stored(pastGame(week)));
const COMING: IncomingGame = bareGame(comingGame(4));

describe("the projections of a stored week", () => {
  it("are those of its games from the stored weeks before it", async () => {
    const store = await storeWith(...EARLIER, COMING);
    const made = await weekProjections(store, WEEK_4);
    const past = [1, 2, 3].map((week) => ({ ...pastGame(week), sacks: null }));
    expect(made).toEqual(projectWeek([comingGame(4)], past));
    expect(made.get(receiver.playerId)).toMatchObject({ gameKey: COMING.game.gameKey, team: "DET", position: "WR" });
    expect(await weekProjections(store, { ...WEEK_4, week: 9 })).toEqual(new Map());
    expect(await weekProjections(store, { ...WEEK_4, seasonType: 2 })).toEqual(new Map());
  });

  it("are made once, and stay while the week is played", async () => {
    const store = await storeWith(...EARLIER, COMING);
    const before = await weekProjections(store, WEEK_4);
    expect(await weekProjections(store, WEEK_4)).toBe(before);
    await store.putGames([stored(pastGame(4, { targets: 30 }))]);
    expect(await weekProjections(store, WEEK_4)).toEqual(before);
    await store.putGames([stored(pastGame(6, { targets: 30 }))]);
    expect(await weekProjections(store, WEEK_4)).toEqual(before);
  });

  it("follow a correction of an earlier week, and the betting line", async () => {
    const store = await storeWith(...EARLIER, COMING);
    const before = await weekProjections(store, WEEK_4);
    await store.putGames([stored(pastGame(3, { targets: 20 }))]);
    const corrected = await weekProjections(store, WEEK_4);
    expect(corrected.get(receiver.playerId)?.line.rec_tgt).toBeGreaterThan(
      before.get(receiver.playerId)?.line.rec_tgt ?? 99,
    );
    await store.putGames([bareGame(comingGame(4, { overUnder: 57 }))]);
    expect((await weekProjections(store, WEEK_4)).get("CHI")?.line.pts_allow).toBeGreaterThan(
      corrected.get("CHI")?.line.pts_allow ?? 99,
    );
  });

  it("are for the team on whose roster somebody is before a game", async () => {
    const store = await storeWith(...EARLIER, COMING);
    const { playerId, playerName: name, position } = receiver;
    const person = { playerId, name, position, jerseyNumber: 1, birthDate: null, height: null, weight: null };
    const rest = { college: null, rookieSeason: null, aliases: [] };
    await store.putPlayers([{ ...person, ...rest, team: "CHI" }]);
    expect((await weekProjections(store, WEEK_4)).get(playerId)).toMatchObject({ team: "CHI" });
  });

  it("are judged by the official points, each week once", async () => {
    const store = await storeWith(...EARLIER, stored(pastGame(4, { targets: 16 })));
    const judged = await judgedSeason(store, 2025);
    const own = judged.filter(({ position }) => position === "WR");
    // Week 1 has no earlier week, and so no projection.
    expect(own.map(({ points }) => points)).toEqual([14.4, 14.4, 25.8]);
    expect(own.map(({ earlier }) => earlier.length)).toEqual([1, 2, 3]);
    expect((await judgedSeason(store, 2025))[0]).toBe(judged[0]);
  });
});
