import { describe, expect, onTestFinished, test } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { InjuryReport } from "../../domain/game/injury-report.ts";
import type { SnapCount } from "../../domain/game/snap-count.ts";
import { reportsOf } from "../../server/games/guard/reports-of.ts";
import { namesOf } from "../../server/providers/sportsdataio/known-players.ts";
import { mapInjuries } from "../../server/providers/sportsdataio/map-injuries.ts";
import { mapSnaps } from "../../server/providers/sportsdataio/map-snaps.ts";
import { sportsdataioProvider } from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { playerGame } from "../fixtures/sportsdataio/rows.ts";
import { projections, simulatedGame } from "../fixtures/simulated-game.ts";

const KEY = "202510106";
const AS_OF = "2025-09-08T20:00:00Z";
const nobody = namesOf(() => null);
const week = { season: 2025, seasonType: 1, week: 1 } as const;
const signal = new AbortController().signal;
const before = { gameKey: KEY, hasStarted: false };
const begun = { gameKey: KEY, hasStarted: true };

async function providerOf(game: ProviderGame) {
  const now = () => new Date("2025-09-08T20:00:00Z");
  const feed = await startSportsdataioFeed({ key: "right", games: [game], now });
  onTestFinished(() => feed.close());
  // The feed knows people by numbers of its own; the end of a name is the same.
  return sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null });
}

describe("snaps of SportsDataIO", () => {
  test("come with the official lines of a finished game", async () => {
    const game = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-07T20:15:00-04:00" });
    const runner = game.playerGameStats.find(({ rushingAttempts }) => (rushingAttempts ?? 0) > 5);
    if (runner === undefined) throw new Error("nobody ran");
    const own = { offense: 41, teamOffense: 60, defense: 0, teamDefense: 55 };
    const { playerId, team } = runner;
    const provider = await providerOf({ ...game, snaps: [{ playerId, team, ...own }] });
    const read = await provider.game(KEY, signal);
    if (!read.ok) throw new Error(read.error.message);
    const [snap, ...more] = read.value.snaps ?? [];
    expect(more).toEqual([]);
    expect(snap).toMatchObject({ team, ...own });
    const line = read.value.playerGameStats.find((one) => one.playerId === snap?.playerId);
    expect(line?.playerName).toBe(runner.playerName);
    expect(read.value).not.toHaveProperty("injuries");
  });

  test("are no part of an answer in which they are null, missing, or without the team's", () => {
    const none = { OffensiveSnapsPlayed: null, OffensiveTeamSnaps: null, DefensiveSnapsPlayed: null };
    const alone = { OffensiveSnapsPlayed: 12, OffensiveTeamSnaps: 0 };
    for (const given of [{}, none, alone, { OffensiveSnapsPlayed: 0, OffensiveTeamSnaps: 60 }])
      expect(mapSnaps([playerGame(given)], KEY, nobody)).toEqual({});
    const one = { OffensiveSnapsPlayed: 12, OffensiveTeamSnaps: 60 };
    expect(mapSnaps([playerGame({ ...one, GameKey: "202510107" })], KEY, nobody)).toEqual({});
    expect(mapSnaps([playerGame(one)], KEY, nobody).snaps).toEqual<SnapCount[]>([
      { playerId: "sportsdataio-24927", team: "CHI", offense: 12, teamOffense: 60, defense: null, teamDefense: null },
    ]);
  });
});

describe("injuries and inactives of SportsDataIO", () => {
  test("come with the week's projections, and cost no call of their own", async () => {
    const { game } = bareGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });
    const playerProjections = projections(game);
    const [hurt, missing, fit] = playerProjections;
    if (hurt === undefined || missing === undefined || fit === undefined) throw new Error("nobody is projected");
    const reportOf = ({ playerId, team }: typeof hurt, given: Partial<InjuryReport>): InjuryReport => ({
      playerId,
      team,
      status: null,
      injury: null,
      practice: null,
      reportedAt: null,
      ...given,
    });
    const injuries = [
      reportOf(hurt, { status: "Questionable", injury: "Ankle", reportedAt: "2025-09-08T15:30:00" }),
      reportOf(missing, { status: "Inactive", injury: "Knee" }),
    ];
    const provider = await providerOf({
      ...bareGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" }),
      game,
      playerProjections,
      injuries,
    });
    const read = await provider.weekProjections(week, signal);
    if (!read.ok) throw new Error(read.error.message);
    const found = read.value.get(KEY);
    const named = (playerId: string) => found?.playerProjections.find((one) => one.playerId === playerId)?.playerName;
    expect(found?.injuries?.map(({ playerId, ...report }) => ({ name: named(playerId), ...report }))).toEqual([
      expect.objectContaining({
        name: hurt.playerName,
        status: "Questionable",
        injury: "Ankle",
        practice: null,
        reportedAt: "2025-09-08T15:30:00-04:00",
      }),
      expect.objectContaining({ name: missing.playerName, status: "Inactive", injury: "Knee" }),
    ]);
  });

  test("a row without a status says nothing, and neither does one that a free trial has replaced", () => {
    for (const given of [{}, { InjuryStatus: null, DeclaredInactive: null }, { InjuryStatus: "Scrambled" }])
      expect(mapInjuries([playerGame(given)], before, nobody, AS_OF)).toEqual({ injuries: [] });
    expect(mapInjuries([], before, nobody, AS_OF)).toEqual({});
    const scrambled = playerGame({ InjuryStatus: "Out", InjuryBodyPart: "Scrambled" });
    expect(mapInjuries([scrambled], before, nobody, AS_OF).injuries).toMatchObject([
      { status: "Out", injury: null, reportedAt: AS_OF },
    ]);
  });

  test("once a game has begun only who was inactive is taken: a status is about the next game", () => {
    const rows = [
      playerGame({ PlayerID: 1, InjuryStatus: "Out", InjuryBodyPart: "Knee" }),
      playerGame({ PlayerID: 2, InjuryStatus: "Out", InjuryBodyPart: "Back", DeclaredInactive: true }),
    ];
    expect(mapInjuries(rows, begun, nobody, AS_OF).injuries).toMatchObject([
      { playerId: "sportsdataio-2", status: "Inactive", injury: null },
    ]);
    expect(mapInjuries(rows.slice(0, 1), begun, nobody, AS_OF)).toEqual({});
  });
});

describe("reports beside the stored ones", () => {
  const report = (playerId: string, given: Partial<InjuryReport> = {}): InjuryReport => ({
    playerId,
    team: "CHI",
    status: "Questionable",
    injury: "Ankle",
    practice: null,
    reportedAt: "2025-09-05",
    ...given,
  });
  const { game } = bareGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" });
  const started = { ...game, hasStarted: true };

  test("keep their time while they say the same", () => {
    const stored = { injuries: [report("a"), report("b")] };
    const later = { reportedAt: "2025-09-07" };
    const fresh = { game, injuries: [report("a", later), report("b", { ...later, status: "Out" })] };
    expect(reportsOf(stored, fresh).injuries).toEqual([report("a"), report("b", { ...later, status: "Out" })]);
  });

  test("are given up before a game when an answer no longer has them, and kept after its start", () => {
    const stored = { injuries: [report("a"), report("b")], snaps: [] };
    expect(reportsOf(stored, { game, injuries: [] }).injuries).toEqual([]);
    const inactive = report("b", { status: "Inactive", injury: null, reportedAt: "2025-09-08" });
    expect(reportsOf(stored, { game: started, injuries: [inactive] }).injuries).toEqual([
      report("a"),
      { ...inactive, injury: "Ankle" },
    ]);
    expect(reportsOf(stored, { game: started })).toEqual(stored);
    expect(reportsOf(null, { game })).toEqual({});
  });
});
