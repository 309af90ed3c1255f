import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameSnapshot, ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Game } from "../../domain/game/game.ts";
import { createSuspects } from "../../server/games/guard/suspects.ts";
import { type Suspect, unlessRepeated } from "../../server/games/guard/suspect.ts";
import { guardRefresh } from "../../server/games/guard/guard-refresh.ts";
import type { ReadParts } from "../../server/providers/live-provider.ts";
import { arbitraryGame } from "../fixtures/arbitrary-game.ts";
import { gameAfter, simulatedGame } from "../fixtures/simulated-game.ts";

const WHOLE = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", stadiumName: "Soldier Field" });
const EVERYTHING: ReadParts = { facts: true, plays: true, lines: true, projections: true };
const NOTHING_CONFIRMED = new Set<string>();

function asStored(game: ProviderGame): GameSnapshot {
  return { ...game, version: 1, corrections: [], gameRecap: null, gameProjection: null };
}

const stored = asStored(gameAfter(WHOLE, 100));

interface Given {
  before?: GameSnapshot;
  parts?: ReadParts;
  confirmed?: ReadonlySet<string>;
}

function guard(
  fresh: ProviderGame,
  { before = stored, parts = EVERYTHING, confirmed = NOTHING_CONFIRMED }: Given = {},
) {
  const fetched = { game: fresh, parts, hasOfficialLines: false, hasStrangers: false, isClosed: false };
  const { game, suspects } = guardRefresh(before, fetched, confirmed);
  return { game, suspects: suspects.map(({ key }) => key) };
}

function withGame(change: Partial<Game>): ProviderGame {
  return { ...stored, game: { ...stored.game, ...change } };
}

describe("an answer that goes on with the game", () => {
  test("counts as it is", () => {
    const fresh = gameAfter(WHOLE, 101);
    expect(guard(fresh)).toEqual({ game: fresh, suspects: [] });
    expect(guard(WHOLE)).toEqual({ game: WHOLE, suspects: [] });
  });

  test("in parts leaves the rest alone", () => {
    const fresh = { ...gameAfter(WHOLE, 120), allPlays: [], playerGameStats: [], playerProjections: [] };
    const { game, suspects } = guard(fresh, { parts: { facts: true, plays: false, lines: false, projections: false } });
    expect(suspects).toEqual([]);
    expect(game.allPlays).toBe(stored.allPlays);
    expect(game.playerGameStats).toBe(stored.playerGameStats);
    expect(game.game.homeScore).toBe(fresh.game.homeScore);
  });
});

describe("an answer that has lost something", () => {
  test("all plays, all lines or all projections: they stay, and are never given up", () => {
    const losses: [Partial<ProviderGame>, string][] = [
      [{ allPlays: [] }, "plays-empty"],
      [{ playerGameStats: [] }, "statistics-empty"],
      [{ playerProjections: [] }, "projections-empty"],
    ];
    for (const [loss, key] of losses) {
      const { game, suspects } = guard({ ...stored, ...loss }, { confirmed: new Set([key]) });
      expect(suspects).toEqual([key]);
      expect(game).toMatchObject({
        allPlays: stored.allPlays,
        playerGameStats: stored.playerGameStats,
        playerProjections: stored.playerProjections,
      });
    }
  });

  test("every figure of its lines, or one figure of all of them", () => {
    const zero = stored.playerGameStats.map((line) => ({
      ...line,
      ...Object.fromEntries(
        Object.entries(line).flatMap(([key, value]) => (typeof value === "number" ? [[key, 0]] : [])),
      ),
    }));
    expect(guard({ ...stored, playerGameStats: zero })).toMatchObject({
      game: { playerGameStats: stored.playerGameStats },
      suspects: ["statistics-zero"],
    });
    const untargeted = stored.playerGameStats.map((line) => ({ ...line, receivingTargets: null, rushingYards: 7 }));
    const { game, suspects } = guard({ ...stored, playerGameStats: untargeted });
    expect(suspects).toEqual(["statistics-figures"]);
    expect(game.playerGameStats.map((line) => line.receivingTargets)).toEqual(
      stored.playerGameStats.map((line) => line.receivingTargets),
    );
    expect(game.playerGameStats.every(({ rushingYards }) => rushingYards === 7)).toBe(true);
  });

  test("where neither team is at home, which is known once it was said, until the contrary is", () => {
    const before = asStored({ ...stored, game: { ...stored.game, isNeutralSite: true } });
    const after = (isNeutralSite: boolean | null) => guard(withGame({ isNeutralSite }), { before }).game.game;
    expect(after(null).isNeutralSite).toBe(true);
    expect(after(false).isNeutralSite).toBe(false);
  });

  test("some plays: they stay where they stood until that was said often enough", () => {
    const fresh = { ...stored, allPlays: stored.allPlays.filter((_, index) => index !== 40 && index !== 0) };
    const { game, suspects } = guard(fresh);
    expect(suspects).toEqual(["plays-removed"]);
    expect(game.allPlays).toEqual(stored.allPlays);
    const half = { ...stored, allPlays: stored.allPlays.slice(0, 50) };
    expect(guard(half).suspects).toContain("plays-gone");
    expect(guard(half, { confirmed: new Set(["plays-gone"]) }).game.allPlays).toEqual(half.allPlays);
  });

  test("one play, with a score that agrees and no older than what is stored: that is a correction at once", () => {
    const lastUpdated = "2025-09-08T21:00:00-04:00";
    const before = asStored({ ...stored, game: { ...stored.game, lastUpdated } });
    const dull = stored.allPlays.findIndex(({ awayPoints, homePoints }) => awayPoints + homePoints === 0);
    const allPlays = stored.allPlays.filter((_, index) => index !== dull);
    const fresh = { ...before, allPlays };
    expect(guard(fresh, { before })).toMatchObject({ game: { allPlays }, suspects: [] });
    const older = { ...fresh, game: { ...fresh.game, lastUpdated: "2025-09-08T20:59:00-04:00" } };
    expect(guard(older, { before }).suspects).toEqual(["plays-removed"]);
  });

  test("rows that came back under other ids are not gone, and nothing stands there twice", () => {
    const renamed = stored.allPlays.map((play, index) =>
      index > 50 ? { ...play, playId: `new-${play.playId}` } : play,
    );
    expect(guard({ ...stored, allPlays: renamed })).toMatchObject({ game: { allPlays: renamed }, suspects: [] });
    const fewer = renamed.filter((_, index) => index < 10 || index > 16);
    const { game, suspects } = guard({ ...stored, allPlays: fewer });
    expect(suspects).toContain("plays-gone");
    expect(game.allPlays.map(({ description }) => description)).toEqual(
      stored.allPlays.map(({ description }) => description),
    );
  });

  test("the words of a play, its time, or who did what", () => {
    const mute = stored.allPlays.map((play, index) => (index === 5 ? { ...play, description: "" } : play));
    expect(guard({ ...stored, allPlays: mute }).game.allPlays).toEqual(stored.allPlays);
    const nobody = stored.allPlays.map((play) => ({ ...play, credits: [], happenedAt: null }));
    expect(guard({ ...stored, allPlays: nobody }).game.allPlays).toEqual(stored.allPlays);
  });

  test("facts of the place and the line", () => {
    const { game, suspects } = guard(withGame({ stadiumName: null, channel: null, forecastTempLow: null }));
    expect(game.game).toEqual(stored.game);
    expect(suspects).toEqual([]);
  });
});

describe("a score", () => {
  test("that is gone stays, and never goes", () => {
    const { game, suspects } = guard(withGame({ awayScore: null, homeScore: null }), { confirmed: new Set(["x"]) });
    expect([game.game.awayScore, game.game.homeScore, suspects]).toEqual([
      stored.game.awayScore,
      stored.game.homeScore,
      ["score-gone"],
    ]);
  });

  test("that went down stays until it was said often enough, or the plays say so", () => {
    const lower = (stored.game.homeScore ?? 0) - 3;
    const fresh = withGame({ homeScore: lower, homeScoreQuarter1: 0 });
    const { game, suspects } = guard(fresh);
    expect(suspects).toEqual(["score-down"]);
    expect(game.game.homeScore).toBe(stored.game.homeScore);
    expect(game.game.homeScoreQuarter1).toBe(stored.game.homeScoreQuarter1);
    expect(guard(fresh, { confirmed: new Set(["score-down"]) }).game.game.homeScore).toBe(lower);
    const scored = stored.allPlays.findIndex(({ homePoints }) => homePoints === 3);
    const allPlays = stored.allPlays.map((play, index) => (index === scored ? { ...play, homePoints: 0 } : play));
    expect(guard({ ...fresh, allPlays })).toMatchObject({ game: { game: { homeScore: lower } }, suspects: [] });
  });
});

describe("a status", () => {
  test("that goes back from the end counts only when it is repeated, and never to before the start", () => {
    const final = asStored(WHOLE);
    const live = gameAfter(WHOLE, WHOLE.allPlays.length - 1);
    const fresh = { ...live, allPlays: WHOLE.allPlays, playerGameStats: WHOLE.playerGameStats };
    expect(guard(fresh, { before: final })).toMatchObject({
      game: { game: { status: "Final" } },
      suspects: ["status-back"],
    });
    const confirmed = new Set(["status-back"]);
    expect(guard(fresh, { before: final, confirmed }).game.game.status).toBe("InProgress");
    const scheduled = { ...fresh, game: { ...fresh.game, status: "Scheduled", hasStarted: false } };
    const again = guard(scheduled, { before: final });
    expect(again.game.game).toMatchObject({ status: "Final", hasStarted: true });
  });

  test("of an interruption is taken over, with what was played", () => {
    const called = { ...withGame({ status: "Postponed", hasStarted: false, isInProgress: false, homeScore: null }) };
    const { game, suspects } = guard(
      { ...called, allPlays: [] },
      { parts: { facts: true, plays: false, lines: false, projections: false } },
    );
    expect(suspects).toEqual([]);
    expect(game.game).toMatchObject({ status: "Postponed", hasStarted: true, homeScore: stored.game.homeScore });
    expect(game.allPlays).toEqual(stored.allPlays);
  });

  test("that nobody knows is not taken over at first", () => {
    expect(guard(withGame({ status: "Zorp" }))).toMatchObject({
      game: { game: { status: "InProgress" } },
      suspects: ["status-word"],
    });
  });
});

test("a game in progress that is said not to have started has started all the same", () => {
  expect(guard(withGame({ hasStarted: false, isInProgress: true })).game.game.hasStarted).toBe(true);
});

test("whatever comes, known plays, players and scores do not vanish, and a game in itself raises no suspect", () => {
  fc.assert(
    fc.property(arbitraryGame, arbitraryGame, (one, other) => {
      const before = asStored(one);
      const fresh = { ...other, game: { ...other.game, gameKey: one.game.gameKey } };
      const { game } = guard(fresh, { before });
      if (one.allPlays.length > 0) expect(game.allPlays.length).toBeGreaterThan(0);
      if (one.playerGameStats.length > 0) expect(game.playerGameStats.length).toBeGreaterThan(0);
      if (one.game.awayScore !== null) expect(game.game.awayScore).not.toBeNull();
      if (one.game.hasStarted && one.allPlays.length > 0) expect(game.game.hasStarted).toBe(true);
      expect(guard(one, { before })).toMatchObject({ suspects: [] });
    }),
    { numRuns: 100 },
  );
});

describe("a suspect", () => {
  const suspect = unlessRepeated("facts", "score-down", "its score went down", 60);
  const answer = (...raised: Suspect[]) => ({ raised, parts: EVERYTHING });

  test("ends with the third answer that repeats it for a minute", () => {
    const suspects = createSuspects();
    expect(suspects.record("g", answer(suspect), 0)).toEqual([suspect]);
    expect(suspects.record("g", answer(suspect), 30_000)).toEqual([]);
    expect(suspects.confirmed("g", 59_000)).toEqual(new Set());
    expect(suspects.confirmed("g", 60_000)).toEqual(new Set(["score-down"]));
    expect(suspects.confirmed("other", 60_000)).toEqual(new Set());
    expect(suspects.open("game")).toEqual(new Map([["g", 0]]));
  });

  test("begins anew after an answer without it", () => {
    const suspects = createSuspects();
    suspects.record("g", answer(suspect), 0);
    suspects.record("g", answer(), 10_000);
    suspects.record("g", answer(suspect), 20_000);
    expect(suspects.confirmed("g", 79_000)).toEqual(new Set());
    expect(suspects.open("game")).toEqual(new Map([["g", 20_000]]));
  });

  test("outlives answers that do not hold its part, and is not new after them", () => {
    const gone = unlessRepeated("plays", "plays-gone", "40 of its 160 plays are gone", 300);
    const fewer = unlessRepeated("projections", "projections-gone", "20 of its 40 players are gone", 300);
    const withParts = (change: Partial<ReadParts>, ...raised: Suspect[]) => ({
      raised,
      parts: { facts: true, plays: false, lines: false, projections: false, ...change },
    });
    const suspects = createSuspects();
    suspects.record("g", withParts({ plays: true }, gone), 0);
    suspects.record("g", withParts({ facts: false, projections: true }, fewer), 10_000);
    suspects.record("g", withParts({}), 60_000);
    expect(suspects.record("g", withParts({ plays: true }, gone), 150_000)).toEqual([]);
    suspects.record("g", withParts({}), 200_000);
    expect(suspects.confirmed("g", 300_000)).toEqual(new Set(["plays-gone"]));
    expect([suspects.open("game"), suspects.open("projections")]).toEqual([
      new Map([["g", 0]]),
      new Map([["g", 10_000]]),
    ]);
    suspects.record("g", withParts({ plays: true }), 310_000);
    expect(suspects.open("game")).toEqual(new Map());
    expect(suspects.open("projections").size).toBe(1);
  });

  test("is forgotten where its part was not read for an hour", () => {
    const suspects = createSuspects();
    suspects.record("g", answer(unlessRepeated("lines", "statistics-gone", "20 of its 60 players are gone", 300)), 0);
    const parts = { ...EVERYTHING, lines: false };
    suspects.record("g", { raised: [], parts }, 3_600_000);
    expect(suspects.open("game").size).toBe(1);
    suspects.record("g", { raised: [], parts }, 3_600_001);
    expect(suspects.open("game").size).toBe(0);
  });
});
