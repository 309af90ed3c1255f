import { describe, expect, it } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import type { InjuryReport } from "../../../domain/game/injury-report.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { expectedLines } from "../../../domain/projections/expected-lines.ts";
import { type PastGame, weekOrder } from "../../../domain/projections/past-game.ts";
import { readSeasonForm } from "../../../domain/projections/season-form.ts";
import { comingGame, pastGame, PROJECTED_PEOPLE } from "../../fixtures/past-games.ts";
import { playerLine } from "../../fixtures/player-line.ts";

const { receiver, passer, runner, kicker, end } = PROJECTED_PEOPLE;
const backup = { playerId: "p-backup", playerName: "Wes Tarrant", team: "DET", position: "QB" };
const rookie = { playerId: "p-rookie", playerName: "Ty Lindqvist", team: "DET", position: "WR" };

/** Everybody stays with his team unless `teams` tells another. */
const STAYED = new Map(
  [receiver, passer, runner, kicker, end, backup, rookie].map(({ playerId, team }) => [playerId, team]),
);

interface Given {
  teams?: ReadonlyMap<string, string>;
  injuries?: InjuryReport[];
}

function linesOf(game: Game, past: readonly PastGame[], { teams = STAYED, injuries = [] }: Given = {}): PlayerLine[] {
  const form = readSeasonForm(past, game.season, weekOrder(game) ?? 0);
  return expectedLines([{ game, injuries }], form, teams).get(game.gameKey) ?? [];
}

const namesOf = (lines: readonly PlayerLine[]) => lines.map(({ playerName }) => playerName).toSorted();

describe("the lines that the site expects of a game", () => {
  const past = [1, 2, 3, 4].map((week) => pastGame(week));

  it("are those of passers, runners and receivers, the away team's first and the best of a team before the others", () => {
    const lines = linesOf(comingGame(5), past);
    expect(namesOf(lines)).toEqual(
      [receiver, passer, runner, end]
        .map(({ playerName }) => playerName)
        .toSorted((one, other) => (one < other ? -1 : 1)),
    );
    expect(lines.map(({ playerName }) => playerName)).not.toContain(kicker.playerName);
    expect(lines[0]).toMatchObject({ team: "CHI", playerName: end.playerName });
    const points = lines.slice(1).map(({ fantasyPointsPPR }) => fantasyPointsPPR ?? 0);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });

  it("have points that their own figures come to, to a hundredth", () => {
    const line = linesOf(comingGame(5), past).find(({ playerId }) => playerId === passer.playerId);
    if (line === undefined) throw new Error("The passer is not there.");
    const points =
      0.04 * (line.passingYards ?? 0) +
      4 * (line.passingTouchdowns ?? 0) -
      2 * (line.passingInterceptions ?? 0) +
      0.1 * (line.rushingYards ?? 0) +
      6 * (line.rushingTouchdowns ?? 0) +
      2 * (line.twoPointConversions ?? 0) -
      2 * (line.fumblesLost ?? 0);
    expect(line.fantasyPoints).toBeCloseTo(points, 2);
    expect(line.passingYards).toBe(Math.round((line.passingYards ?? 0) * 10) / 10);
    expect(line).toMatchObject({ rushingLong: null, receivingLong: null });
  });

  it("have a passer who rested at the end of the regular season in the first game of the playoffs alone", () => {
    const rested = (week: number, seasonType?: number) => {
      const game = pastGame(week, { more: [playerLine({ ...backup, passingAttempts: 30, passingCompletions: 15 })] });
      const lines = game.lines.filter((line) => line.playerId !== passer.playerId);
      return { ...game, lines, game: { ...game.game, ...(seasonType === undefined ? {} : { seasonType }) } };
    };
    const passers = (game: Game, games: PastGame[]) =>
      namesOf(linesOf(game, games).filter(({ position }) => position === "QB"));
    const playoffs = { ...comingGame(2), seasonType: 3 };
    const season = [...past, rested(5)];
    expect(passers(comingGame(6), season)).toEqual([backup.playerName]);
    expect(passers(playoffs, season)).toEqual([passer.playerName]);
    expect(passers(playoffs, [...season, rested(1, 3)])).toEqual([backup.playerName]);
    expect(passers(playoffs, [...past.slice(0, 1), rested(2), rested(3), rested(4), rested(5)])).toEqual([
      backup.playerName,
    ]);
  });

  it("have one passer a team: who threw in the newest week, or most in it", () => {
    const threw = (week: number, passes: number) =>
      pastGame(week, { more: [playerLine({ ...backup, passingAttempts: passes, passingCompletions: passes / 2 })] });
    const passers = (games: PastGame[]) =>
      namesOf(linesOf(comingGame(5), games).filter(({ position }) => position === "QB"));
    expect(passers([...past.slice(0, 3), threw(4, 6)])).toEqual([passer.playerName]);
    expect(passers([...past.slice(0, 3), threw(4, 40)])).toEqual([backup.playerName]);
    expect(passers([threw(1, 40), ...past.slice(1)])).toEqual([passer.playerName]);
    // He came in to run, and threw in no game.
    const ran = pastGame(4, { more: [playerLine({ ...backup, rushingAttempts: 9, rushingYards: 50 })] });
    expect(
      passers([...past.slice(0, 3), { ...ran, lines: ran.lines.filter((line) => line.playerId !== passer.playerId) }]),
    ).toEqual([passer.playerName]);
  });

  it("have a team's own passer before one who threw elsewhere, however lately", () => {
    const elsewhere = pastGame(5, {
      awayTeam: "NYJ",
      homeTeam: "MIA",
      more: [playerLine({ ...backup, team: "NYJ", passingAttempts: 44, passingCompletions: 30 })],
    });
    const newcomer = { ...elsewhere, lines: elsewhere.lines.filter(({ playerId }) => playerId === backup.playerId) };
    const passers = (games: PastGame[]) =>
      namesOf(linesOf(comingGame(6), games).filter(({ position }) => position === "QB"));
    expect(passers([...past, newcomer])).toEqual([passer.playerName]);
    const none = past.map((one) => ({
      ...one,
      lines: one.lines.filter(({ playerId }) => playerId !== passer.playerId),
    }));
    expect(passers([...none, newcomer])).toEqual([backup.playerName]);
  });

  it("leave out who is reported out or doubtful, and not who is questionable", () => {
    const report = (status: "Out" | "Doubtful" | "Questionable") => ({
      injuries: [
        { playerId: receiver.playerId, team: "DET", status, injury: "Hamstring", practice: null, reportedAt: null },
      ],
    });
    const isThere = (status: "Out" | "Doubtful" | "Questionable") =>
      namesOf(linesOf(comingGame(5), past, report(status))).includes(receiver.playerName);
    expect([isThere("Out"), isThere("Doubtful"), isThere("Questionable")]).toEqual([false, false, true]);
  });

  it("leave out who has had no carry or target since his team's newest game but one, whatever else is in his lines", () => {
    const tackled = (week: number) => pastGame(week, { more: [playerLine({ ...rookie, specialTeamsTouchdowns: 1 })] });
    const caught = (week: number) =>
      pastGame(week, { more: [playerLine({ ...rookie, receivingTargets: 6, receptions: 4, receivingYards: 50 })] });
    const isThere = (games: PastGame[]) => namesOf(linesOf(comingGame(6), games)).includes(rookie.playerName);
    expect(isThere([pastGame(1), pastGame(2), caught(3), pastGame(4)])).toBe(true);
    expect(isThere([pastGame(1), caught(2), pastGame(3), pastGame(4)])).toBe(false);
    expect(isThere([pastGame(1), caught(2), tackled(3), tackled(4)])).toBe(false);
    // Games whose lines nobody has say nothing about who plays.
    const unread = [5].map((week) => ({ ...pastGame(week), lines: [] }));
    expect(isThere([pastGame(1), pastGame(2), caught(3), pastGame(4), ...unread])).toBe(true);
  });

  it("are before the kickoff of those whose team is told, also in a season's first week", () => {
    const before = [1, 2, 3].map((week) => pastGame(week, { season: 2024 }));
    const told = new Map([[receiver.playerId, "CHI"]]);
    expect(linesOf(comingGame(1), before, { teams: new Map() })).toEqual([]);
    expect(linesOf(comingGame(5), past, { teams: new Map() })).toEqual([]);
    for (const lines of [
      linesOf(comingGame(1), before, { teams: told }),
      linesOf(comingGame(5), past, { teams: told }),
    ])
      expect(lines.map(({ playerId, team }) => [playerId, team])).toEqual([[receiver.playerId, "CHI"]]);
  });

  it("are in a game that has begun of those who were there before, and none in a season's first week", () => {
    const begun = { status: "Final", hasStarted: true, awayScore: 3, homeScore: 7 } as const;
    const before = [1, 2, 3].map((week) => pastGame(week, { season: 2024 }));
    expect(namesOf(linesOf(comingGame(5, begun), past, { teams: new Map() }))).toEqual(
      namesOf(linesOf(comingGame(5), past)),
    );
    expect(linesOf(comingGame(1, begun), before)).toEqual([]);
  });

  it("have no figures of a kind of chance that is no part of somebody's role", () => {
    const line = linesOf(comingGame(5), past).find(({ playerId }) => playerId === end.playerId);
    expect(line).toMatchObject({ passingAttempts: null, rushingAttempts: null, rushingYards: null });
    expect(line?.receivingTargets).toBeGreaterThan(1);
  });

  it("are none without earlier games", () => {
    expect(linesOf(comingGame(1), [])).toEqual([]);
  });
});
