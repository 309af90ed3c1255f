import { describe, expect, it } from "vitest";
import { lastRealPlay } from "../../domain/game/last-real-play.ts";

import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Game } from "../../domain/game/game.ts";
import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import { fantasyPoints, SOURCE_PPR_SCORING, SOURCE_SCORING } from "../../domain/fold/fantasy-points.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import { isImportant } from "../../domain/plays/flow-rules.ts";
import { TEAMS } from "../../domain/game/team.ts";
import { demoProvider } from "../../server/providers/demo/demo-provider.ts";
import type { ProviderResult } from "../../server/providers/provider.ts";

const NOON = new Date("2026-10-11T16:20:00Z");
const { signal } = new AbortController();

function providerAt(moment: Date, seed?: string) {
  return demoProvider({ now: () => moment, ...(seed === undefined ? {} : { seed }) });
}

function value<T>(result: ProviderResult<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

async function scheduleAt(moment: Date): Promise<Game[]> {
  const provider = providerAt(moment);
  return value(await provider.schedule({ season: provider.season() }, signal));
}

async function wholeWeek(moment: Date): Promise<ProviderGame[]> {
  const provider = providerAt(moment);
  const games: ProviderGame[] = [];
  for await (const game of provider.games({ season: provider.season(), weeks: { from: 4, to: 4 } }, signal))
    games.push(value(game));
  return games;
}

const HOUR = 3_600_000;

/** One provider for all moments, as a site has it, so that a game is simulated once. */
let moment = NOON;
const traveling = demoProvider({ now: () => moment });

/** The game that kicked off with the hour before. */
async function liveAt(now: Date): Promise<ProviderGame> {
  moment = now;
  const schedule = value(await traveling.schedule({ season: traveling.season() }, signal));
  const hour = Math.floor(now.getTime() / HOUR) * HOUR;
  const kickoff = new Date(hour - HOUR).toISOString();
  const live = schedule.find((game) => game.dateTime === kickoff);
  if (live === undefined) throw new Error(`no game kicked off in the hour before ${now.toISOString()}`);
  return value(await traveling.game(live.gameKey, signal));
}

describe("the demo's week", () => {
  it("holds sixteen games of all 32 teams: scheduled ones, two that are on, finals, one after overtime", async () => {
    const week = (await scheduleAt(NOON)).filter((game) => game.week === 4);
    expect(week).toHaveLength(16);
    expect(week.flatMap(({ awayTeam, homeTeam }) => [awayTeam, homeTeam]).toSorted()).toEqual(
      TEAMS.map(({ code }) => code).toSorted(),
    );
    const count = (status: string) => week.filter((game) => game.status === status).length;
    expect(week.filter((game) => game.isInProgress)).toHaveLength(2);
    expect([count("Scheduled"), count("Final") + count("F/OT")]).toEqual([4, 10]);
    expect(count("F/OT")).toBeGreaterThanOrEqual(1);
  });

  it("comes after three weeks of finals, and nobody meets the same team twice", async () => {
    const games = await scheduleAt(NOON);
    expect(games).toHaveLength(64);
    expect(
      games.filter((game) => game.week < 4).every((game) => game.status === "Final" || game.status === "F/OT"),
    ).toBe(true);
    expect(new Set(games.map((game) => game.gameKey)).size).toBe(64);
    expect(new Set(games.map(({ awayTeam, homeTeam }) => [awayTeam, homeTeam].toSorted().join(" "))).size).toBe(64);
  });

  it("stands around now at any hour of any day: finals before, scheduled games after", async () => {
    for (const moment of [
      "2026-10-11T04:30:00Z",
      "2026-11-01T05:59:00Z",
      "2027-01-01T03:10:00Z",
      "2027-03-14T06:30:00Z",
      "2026-07-04T23:59:00Z",
    ]) {
      const now = new Date(moment);
      for (const game of await scheduleAt(now)) {
        const kickoff = new Date(game.dateTime ?? NaN).getTime();
        if (game.hasStarted) expect(kickoff, `${moment} ${game.gameKey}`).toBeLessThan(now.getTime());
        else expect(kickoff, `${moment} ${game.gameKey}`).toBeGreaterThan(now.getTime());
        if (game.lastUpdated !== null)
          expect(new Date(game.lastUpdated).getTime(), `${moment} ${game.gameKey}`).toBeLessThanOrEqual(now.getTime());
      }
    }
  });

  it("tells nothing of a game before its kickoff", async () => {
    const scheduled = (await wholeWeek(NOON)).filter(({ game }) => game.status === "Scheduled");
    for (const { game, allPlays, playerGameStats, playerProjections } of scheduled) {
      expect([game.awayScore, game.homeScore, game.quarter, game.lastPlay, game.attendance]).toEqual([
        null,
        null,
        null,
        null,
        null,
      ]);
      expect([allPlays.length, playerGameStats.length]).toEqual([0, 0]);
      expect(playerProjections.length).toBeGreaterThan(20);
    }
  });

  it("leaves no situation behind when a game is over", async () => {
    const over = (await wholeWeek(NOON)).filter(({ game }) => game.hasStarted && !game.isInProgress);
    for (const { game } of over) {
      expect([game.quarter, game.timeRemaining, game.down, game.possession, game.lastPlay, game.awayTimeouts]).toEqual([
        null,
        null,
        null,
        null,
        null,
        null,
      ]);
      expect(game.attendance ?? 0).toBeGreaterThan(40_000);
      expect(game.awayScoreOvertime === null, game.gameKey).toBe(!game.isOvertime);
      expect(game.status).toBe(game.isOvertime ? "F/OT" : "Final");
    }
  });

  it("has scores and quarters that the plays add up to", async () => {
    for (const { game, allPlays } of (await wholeWeek(NOON)).filter((delivered) => delivered.game.hasStarted)) {
      const fold = foldGame(allPlays, game);
      expect([game.awayScore, game.homeScore]).toEqual([fold.awayScore, fold.homeScore]);
      const quarters = [
        game.homeScoreQuarter1,
        game.homeScoreQuarter2,
        game.homeScoreQuarter3,
        game.homeScoreQuarter4,
        game.homeScoreOvertime,
      ];
      expect(quarters.reduce<number>((sum, points) => sum + (points ?? 0), 0)).toBe(game.homeScore);
    }
  });

  it("has a FLOW that keeps about as many plays as real games do (40 to 55 %)", async () => {
    const plays = (await wholeWeek(NOON))
      .filter(({ game }) => game.hasStarted && !game.isInProgress)
      .flatMap(({ allPlays }) => allPlays);
    const share = plays.filter((play) => isImportant(play)).length / plays.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.55);
  });
});

describe("the demo's statistics and projections", () => {
  it("score statistics as sources do: a returned touchdown counts, a fumble lost on a return does not", async () => {
    let returned = 0;
    for (const { playerGameStats } of await wholeWeek(NOON)) {
      for (const line of playerGameStats.filter(({ position }) => isBoxScorePosition(position))) {
        const points = [line.fantasyPoints, line.fantasyPointsPPR];
        const allLost = [SOURCE_SCORING, SOURCE_PPR_SCORING].map((rules) => fantasyPoints(line, rules));
        const noneLost = [SOURCE_SCORING, SOURCE_PPR_SCORING].map((rules) =>
          fantasyPoints({ ...line, fumblesLost: 0 }, rules),
        );
        // A line does not say which of its fumbles were lost on returns; hardly anybody loses two.
        expect([allLost, noneLost], line.playerName).toContainEqual(points);
        returned += line.specialTeamsTouchdowns ?? 0;
      }
    }
    expect(returned).toBeGreaterThan(0);
  });

  it("project every skill player of both teams, with decimals, whole and positive", async () => {
    for (const { game, playerProjections } of await wholeWeek(NOON)) {
      const positions = playerProjections.map(({ team, position }) => `${team} ${position}`);
      for (const team of [game.awayTeam, game.homeTeam]) {
        const count = (position: string) => positions.filter((text) => text === `${team} ${position}`).length;
        expect([count("QB"), count("RB"), count("FB"), count("WR"), count("TE")]).toEqual([2, 3, 1, 5, 3]);
      }
      for (const line of playerProjections) {
        expect(line.fantasyPoints, line.playerName).toBeGreaterThan(0);
        expect(line.fantasyPointsPPR ?? 0, line.playerName).toBeGreaterThanOrEqual(line.fantasyPoints ?? 0);
      }
      expect(playerProjections.some(({ receivingYards }) => (receivingYards ?? 0) % 1 !== 0)).toBe(true);
    }
  });

  it("do not know how the game will go: the live game's projections stay from one cycle to the next", async () => {
    const first = await liveAt(NOON);
    const second = await liveAt(new Date(NOON.getTime() + 6 * HOUR));
    expect(second.game.gameKey).toBe(first.game.gameKey);
    expect(second.playerProjections).toEqual(first.playerProjections);
    expect(second.allPlays).not.toEqual(first.allPlays);
  });

  it("expect about what then happens: the sum over finals is within a tenth", async () => {
    const provider = providerAt(NOON);
    let expected = 0;
    let happened = 0;
    for await (const result of provider.games({ season: provider.season() }, signal)) {
      const { game, playerProjections, playerGameStats } = value(result);
      if (!game.status.startsWith("F")) continue;
      expected += playerProjections.reduce((sum, line) => sum + (line.fantasyPointsPPR ?? 0), 0);
      happened += playerGameStats.reduce((sum, line) => sum + (line.fantasyPointsPPR ?? 0), 0);
    }
    expect(Math.abs(expected / happened - 1)).toBeLessThan(0.1);
  });
});

describe("the demo's live game", () => {
  it("is past its first two-minute warning with the hour, and final for the hour's last ten minutes", async () => {
    const start = Date.UTC(2026, 9, 11, 16);
    const states = new Set<string>();
    let rows = 0;
    for (let minute = 0; minute < 60; minute++) {
      const { game, allPlays } = await liveAt(new Date(start + minute * 60_000));
      states.add(`${game.status} ${game.quarter}`);
      expect(allPlays.length, `minute ${minute}`).toBeGreaterThanOrEqual(rows);
      expect(game.status.startsWith("F"), `minute ${minute}`).toBe(minute >= 50);
      expect(allPlays.at(-1)?.description === "End of game.", `minute ${minute}`).toBe(minute >= 50);
      expect(
        allPlays.some((play) => play.type === "TwoMinuteWarning"),
        `minute ${minute}`,
      ).toBe(true);
      rows = allPlays.length;
    }
    expect([...states]).toEqual(
      expect.arrayContaining(["InProgress 2", "Halftime HALF", "InProgress 3", "InProgress 4"]),
    );
  });

  it("stays final while the next one is on, goes to the end of the schedule after that, and is another game then", async () => {
    const key = (await liveAt(NOON)).game.gameKey;
    const states: string[] = [];
    const scores = new Set<string>();
    for (let hour = -1; hour < 6; hour++) {
      const now = new Date(NOON.getTime() + hour * HOUR);
      const schedule = await scheduleAt(now);
      const game = schedule.find(({ gameKey }) => gameKey === key);
      if (game === undefined) throw new Error("the game is gone");
      states.push(game.isInProgress ? "on" : game.status.startsWith("F") ? "over" : game.status);
      if (states.at(-1) === "over") scores.add(`${game.awayScore}-${game.homeScore} ${game.lastUpdated}`);
      // A game kicks off with every hour.
      const next = schedule.filter(({ hasStarted }) => !hasStarted).map(({ dateTime }) => dateTime ?? "");
      expect(next.toSorted()[0]).toBe(new Date(Math.ceil(now.getTime() / HOUR) * HOUR).toISOString());
    }
    expect(states).toEqual(["on", "on", "over", "over", "Scheduled", "Scheduled", "on"]);
    expect(scores.size).toBe(1);
  });

  it("shows only what has happened, and says when", async () => {
    const { game, allPlays, asOf } = await liveAt(NOON);
    const moments = allPlays.map((play) => new Date(play.happenedAt ?? NaN).getTime());
    expect(moments.every((moment, index) => moment >= (moments[index - 1] ?? 0))).toBe(true);
    expect(moments.at(-1)).toBeLessThanOrEqual(NOON.getTime());
    expect(moments[0]).toBe(new Date(game.dateTime ?? NaN).getTime());
    expect(game.lastUpdated).toBe(allPlays.at(-1)?.happenedAt);
    expect(asOf).toBe(NOON.toISOString());
    expect(game.lastPlay).toBe(lastRealPlay(allPlays)?.description);
  });

  it("has a situation that the next snap confirms", async () => {
    const start = Date.UTC(2026, 9, 11, 16);
    const all = (await liveAt(new Date(start + HOUR - 1))).allPlays;
    let compared = 0;
    for (let minute = 0; minute < 60; minute++) {
      const { game, allPlays } = await liveAt(new Date(start + minute * 60_000));
      const next = all.slice(allPlays.length).find((play) => play.team !== null);
      if (game.down === null || next === undefined || next.quarterName !== game.quarter) continue;
      expect(
        [game.possession, game.down, game.distance, game.yardLine, game.yardLineTerritory],
        `minute ${minute}`,
      ).toEqual([next.team, next.down, next.distance, next.yardLine, next.yardLineTerritory]);
      expect(game.downAndDistance, `minute ${minute}`).toMatch(/^(1st|2nd|3rd|4th) & (\d+|Goal)$/);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });

  it("is the same for every process at the same moment", async () => {
    const here = await liveAt(NOON);
    expect(value(await providerAt(NOON).game(here.game.gameKey, signal))).toEqual(here);
  });
});

describe("the demo's answers", () => {
  it("say that a season or a game is not its own", async () => {
    const provider = providerAt(NOON);
    expect(await provider.schedule({ season: 1999 }, signal)).toMatchObject({
      ok: false,
      error: { kind: "not-found", message: "The demo has no season 1999; it simulates 2026." },
    });
    expect(await provider.players(1999, signal)).toMatchObject({ ok: false, error: { kind: "not-found" } });
    expect(await provider.game("202410106", signal)).toMatchObject({ ok: false, error: { kind: "not-found" } });
  });

  it("name everybody a game credits", async () => {
    const provider = providerAt(NOON);
    const people = new Map(value(await provider.players(2026, signal)).map((player) => [player.playerId, player]));
    for (const { allPlays, playerProjections } of await wholeWeek(NOON)) {
      for (const { playerId, playerName, team } of [
        ...allPlays.flatMap(({ credits }) => credits),
        ...playerProjections,
      ]) {
        expect([people.get(playerId)?.name, people.get(playerId)?.team]).toEqual([playerName, team]);
      }
    }
  });

  it("give one game as the sequence gives it", async () => {
    const provider = providerAt(NOON);
    for (const delivered of await wholeWeek(NOON)) {
      expect(value(await provider.game(delivered.game.gameKey, signal))).toEqual(delivered);
    }
  });

  it("are other games for another seed", async () => {
    const other = value(await providerAt(NOON, "relish").schedule({ season: 2026 }, signal));
    expect(other.map(({ awayTeam, homeTeam }) => awayTeam + homeTeam)).not.toEqual(
      (await scheduleAt(NOON)).map(({ awayTeam, homeTeam }) => awayTeam + homeTeam),
    );
  });

  it("stop when their signal is aborted", async () => {
    const provider = providerAt(NOON);
    const controller = new AbortController();
    const reason = new Error("enough");
    await expect(async () => {
      for await (const game of provider.games({ season: 2026 }, controller.signal)) {
        value(game);
        controller.abort(reason);
      }
    }).rejects.toBe(reason);
    await expect(provider.game("x", controller.signal)).rejects.toBe(reason);
    await expect(provider.schedule({ season: 2026 }, controller.signal)).rejects.toBe(reason);
  });
});
