import { describe, expect, test } from "vitest";
import { CREDIT_STATS } from "../../domain/game/credit.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import { parseGameKey } from "../../domain/game/game-key.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { PLAY_TYPES, QUARTER_NAMES } from "../../domain/game/play.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { teamByCode } from "../../domain/game/team.ts";
import type { Provider, ProviderResult } from "../../server/providers/provider.ts";

/** An implementation, and what it has. */
export interface ProviderCase {
  provider: Provider;
  /** A season that it has, with a finished game in regular-season week `week`. */
  season: number;
  week: number;
  /** A season that it does not have. */
  unknownSeason: number;
  /** True where every figure comes from the plays, so that scores and credits must agree with them. */
  hasPlays: boolean;
}

/** Declares what every provider must do. `open` is called once for each test. */
export function describeProvider(name: string, open: () => Promise<ProviderCase>): void {
  describe(`${name} as a provider`, () => {
    test("the schedule names every game once, under its key", async () => {
      const { provider, season } = await open();
      const games = valueOf(await provider.schedule({ season }, never()));
      expect(games.length).toBeGreaterThan(0);
      expect(new Set(games.map(({ gameKey }) => gameKey)).size).toBe(games.length);
      for (const game of games) {
        expect(parseGameKey(game.gameKey)).toEqual({
          season,
          seasonType: game.seasonType,
          week: game.week,
          homeTeam: game.homeTeam,
        });
        expect(teamByCode(game.awayTeam)).not.toBeNull();
        expectMoment(game.dateTime);
        expectMoment(game.lastUpdated);
      }
    });

    test("a game that has not started has no score, and one that has started has one", async () => {
      const { provider, season } = await open();
      for (const game of valueOf(await provider.schedule({ season }, never()))) {
        expect(game.awayScore === null, game.gameKey).toBe(!game.hasStarted);
        expect(game.homeScore === null, game.gameKey).toBe(!game.hasStarted);
        if (!game.hasStarted) expect(game.awayScoreQuarter1).toBeNull();
      }
    });

    test("a range of weeks narrows schedule and games to the regular season's weeks", async () => {
      const { provider, season, week } = await open();
      const scope = { season, weeks: { from: week, to: week } };
      const scheduled = valueOf(await provider.schedule(scope, never()));
      const games = await allGames(provider, scope);
      expect(games.length).toBe(scheduled.length);
      for (const { game } of games) {
        expect(game.week).toBe(week);
        expect(game.seasonType).toBe(SEASON_TYPE.regular);
      }
    });

    test("every scheduled game is delivered once", async () => {
      const { provider, season } = await open();
      const scheduled = valueOf(await provider.schedule({ season }, never()));
      const delivered = await allGames(provider, { season });
      expect(delivered.map(({ game }) => game.gameKey).toSorted()).toEqual(
        scheduled.map(({ gameKey }) => gameKey).toSorted(),
      );
      for (const { provider: from, asOf } of delivered) {
        expect(from).toBe(provider.name);
        expectMoment(asOf);
      }
    });

    test("S3.play.3 S3.play.4 O.20 plays are numbered from 1, have ids of their own, go forward through the periods and name the two sides", async () => {
      const { provider, season, week } = await open();
      for (const { game, allPlays } of await allGames(provider, { season, weeks: { from: week, to: week } })) {
        expect(allPlays.map(({ sequence }) => sequence)).toEqual(allPlays.map((_, index) => index + 1));
        expect(new Set(allPlays.map(({ playId }) => playId)).size).toBe(allPlays.length);
        const periods = allPlays.map(({ quarterName }) => QUARTER_NAMES.indexOf(quarterName));
        expect(periods).toEqual(periods.toSorted((a, b) => a - b));
        for (const play of allPlays) {
          expect(QUARTER_NAMES).toContain(play.quarterName);
          expect(PLAY_TYPES).toContain(play.type);
          expect([0, 1]).toContain(play.isFirstDown);
          expect([game.awayTeam, game.homeTeam, null]).toContain(play.team);
          expect([game.awayTeam, game.homeTeam, null]).toContain(play.opponent);
          expect([game.awayTeam, game.homeTeam, null]).toContain(play.yardLineTerritory);
          expect([game.awayTeam, game.homeTeam, null]).toContain(play.timeoutTeam);
          if (play.down === 0) expect(play.distance, play.description).toBe(0);
          if (DOWNLESS.has(play.type)) expect(play.down, play.description).toBe(0);
          const isTry = play.type === "ExtraPoint" || play.type === "TwoPointConversion";
          expect(play.isScoringPlay, play.description).toBe(play.awayPoints + play.homePoints > 0 && !isTry ? 1 : 0);
          expectMoment(play.happenedAt);
        }
      }
    });

    test("the points of the plays add up to the final score and the quarter scores", async () => {
      const { provider, season, week, hasPlays } = await open();
      const games = (await allGames(provider, { season, weeks: { from: week, to: week } })).filter(
        ({ game }) => game.hasStarted,
      );
      expect(games.length).toBeGreaterThan(0);
      for (const { game, allPlays } of games.filter(() => hasPlays)) {
        const fold = foldGame(allPlays, game);
        expect([fold.awayScore, fold.homeScore], game.gameKey).toEqual([game.awayScore, game.homeScore]);
        const quarters = [
          game.awayScoreQuarter1,
          game.awayScoreQuarter2,
          game.awayScoreQuarter3,
          game.awayScoreQuarter4,
        ];
        expect(fold.awayQuarters).toEqual(quarters);
        expect(fold.isOvertime).toBe(game.isOvertime);
      }
    });

    test("credits and lines are of people and teams that are known", async () => {
      const { provider, season, week } = await open();
      const players = valueOf(await provider.players(season, never()));
      const known = new Set(players.map(({ playerId }) => playerId));
      expect(known.size).toBe(players.length);
      for (const player of players) {
        expect(player.name).not.toBe("");
        if (player.team !== null) expect(teamByCode(player.team)).not.toBeNull();
      }
      for (const { game, allPlays, playerGameStats, playerProjections } of await allGames(provider, {
        season,
        weeks: { from: week, to: week },
      })) {
        for (const credit of allPlays.flatMap(({ credits }) => credits)) {
          expect(CREDIT_STATS).toContain(credit.stat);
          expect([game.awayTeam, game.homeTeam]).toContain(credit.team);
          expect(known, `${credit.playerName} is credited`).toContain(credit.playerId);
        }
        for (const line of [...playerGameStats, ...playerProjections]) {
          expect([game.awayTeam, game.homeTeam]).toContain(line.team);
          expect(known, `${line.playerName} has a line`).toContain(line.playerId);
        }
        expect(new Set(playerGameStats.map(({ playerId }) => playerId)).size).toBe(playerGameStats.length);
      }
    });

    test("first downs are the passers' and the receivers' alike, and no more than the plays made", async () => {
      const { provider, season, week, hasPlays } = await open();
      const games = await allGames(provider, { season, weeks: { from: week, to: week } });
      let made = 0;
      for (const { game, allPlays, playerGameStats } of games.filter(() => hasPlays)) {
        if (playerGameStats.length === 0) continue;
        for (const team of [game.awayTeam, game.homeTeam]) {
          const own = playerGameStats.filter((line) => line.team === team);
          const sum = (field: "passingFirstDowns" | "rushingFirstDowns" | "receivingFirstDowns"): number =>
            own.reduce((total, line) => total + (line[field] ?? 0), 0);
          expect(sum("receivingFirstDowns"), `${game.gameKey} ${team}`).toBe(sum("passingFirstDowns"));
          const ofPlays = allPlays.filter((play) => play.team === team && play.isFirstDown === 1).length;
          expect(sum("passingFirstDowns") + sum("rushingFirstDowns")).toBeLessThanOrEqual(ofPlays);
          made += ofPlays;
        }
      }
      expect(made > 0).toBe(hasPlays);
    });

    test("one game by its key is the game of the season, and a second reading equals the first", async () => {
      const { provider, season, week } = await open();
      const [first] = await allGames(provider, { season, weeks: { from: week, to: week } });
      const again = valueOf(await provider.game(first?.game.gameKey ?? "", never()));
      expect({ ...again, asOf: "" }).toEqual({ ...first, asOf: "" });
    });

    test("an unknown game and an unknown season are not found, and nothing is thrown", async () => {
      const { provider, season, unknownSeason } = await open();
      expect(kindOf(await provider.game(`${season}19999`, never()))).toBe("not-found");
      expect(kindOf(await provider.game("no key", never()))).toBe("not-found");
      expect(kindOf(await provider.schedule({ season: unknownSeason }, never()))).toBe("not-found");
      const results = await Array.fromAsync(provider.games({ season: unknownSeason }, never()));
      expect(results.map(kindOf)).toEqual(["not-found"]);
    });

    test("an aborted call rejects with the reason", async () => {
      const { provider, season } = await open();
      const reason = new Error("enough");
      const aborted = AbortSignal.abort(reason);
      await expect(provider.schedule({ season }, aborted)).rejects.toBe(reason);
      await expect(provider.players(season, aborted)).rejects.toBe(reason);
      await expect(Array.fromAsync(provider.games({ season }, aborted))).rejects.toBe(reason);
    });
  });
}

const DOWNLESS: ReadonlySet<string> = new Set([
  "Kickoff",
  "ExtraPoint",
  "TwoPointConversion",
  "Timeout",
  "TwoMinuteWarning",
  "Period",
]);

function never(): AbortSignal {
  return new AbortController().signal;
}

async function allGames(provider: Provider, scope: Parameters<Provider["games"]>[0]): Promise<ProviderGame[]> {
  return (await Array.fromAsync(provider.games(scope, never()))).map(valueOf);
}

function valueOf<T>(result: ProviderResult<T>): T {
  if (!result.ok) throw new Error(`${result.error.kind}: ${result.error.message}`);
  return result.value;
}

function kindOf(result: ProviderResult<unknown>): string {
  return result.ok ? "ok" : result.error.kind;
}

/** ISO text with an explicit zone, or null. */
function expectMoment(text: string | null): void {
  if (text === null) return;
  expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/);
  expect(new Date(text).getTime()).not.toBeNaN();
}
