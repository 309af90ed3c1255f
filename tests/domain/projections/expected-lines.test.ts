import { describe, expect, it } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { expectedLines, type ExpectedNews } from "../../../domain/projections/expected-lines.ts";
import { type PastGame, weekOrder } from "../../../domain/projections/past-game.ts";
import { projectGames } from "../../../domain/projections/project-week.ts";
import { readSeasonForm } from "../../../domain/projections/season-form.ts";
import { comingGame, pastGame, PROJECTED_PEOPLE } from "../../fixtures/past-games.ts";
import { playerLine } from "../../fixtures/player-line.ts";

const { receiver, passer, runner, kicker, end } = PROJECTED_PEOPLE;
const backup = { playerId: "p-backup", playerName: "Wes Tarrant", team: "DET", position: "QB" };
const rookie = { playerId: "p-rookie", playerName: "Ty Lindqvist", team: "DET", position: "WR" };

function linesOf(game: Game, past: readonly PastGame[], news: Partial<ExpectedNews> = {}): PlayerLine[] {
  const form = readSeasonForm(past, game.season, weekOrder(game) ?? 0);
  const teams = news.teams ?? new Map<string, string>();
  return expectedLines(game, projectGames([game], form, { teams }), { form, teams, injuries: [], ...news });
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

  it("have one passer a team: who threw most in the newest game that any of its passers had", () => {
    const threw = (week: number, passes: number) =>
      pastGame(week, { more: [playerLine({ ...backup, passingAttempts: passes, passingCompletions: passes / 2 })] });
    const passers = (games: PastGame[]) =>
      namesOf(linesOf(comingGame(5), games).filter(({ position }) => position === "QB"));
    expect(passers([...past.slice(0, 3), threw(4, 6)])).toEqual([passer.playerName]);
    expect(passers([...past.slice(0, 3), threw(4, 40)])).toEqual([backup.playerName]);
    expect(passers([threw(1, 40), ...past.slice(1)])).toEqual([passer.playerName]);
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

  it("leave out who had no chance in his team's newest two games", () => {
    const caught = (week: number) =>
      pastGame(week, { more: [playerLine({ ...rookie, receivingTargets: 6, receptions: 4, receivingYards: 50 })] });
    const isThere = (games: PastGame[]) => namesOf(linesOf(comingGame(6), games)).includes(rookie.playerName);
    expect(isThere([pastGame(1), pastGame(2), caught(3), pastGame(4)])).toBe(true);
    expect(isThere([pastGame(1), caught(2), pastGame(3), pastGame(4)])).toBe(false);
    // Games whose lines nobody has say nothing about who plays.
    const unread = [5].map((week) => ({ ...pastGame(week), lines: [] }));
    expect(isThere([pastGame(1), pastGame(2), caught(3), pastGame(4), ...unread])).toBe(true);
  });

  it("are before a team's first game of a season of those whose team is told", () => {
    const before = [1, 2, 3].map((week) => pastGame(week, { season: 2024 }));
    expect(linesOf(comingGame(1), before)).toEqual([]);
    const teams = new Map([
      [receiver.playerId, "CHI"],
      [end.playerId, "CHI"],
    ]);
    expect(linesOf(comingGame(1), before, { teams }).map(({ playerId, team }) => [playerId, team])).toEqual([
      [receiver.playerId, "CHI"],
      [end.playerId, "CHI"],
    ]);
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
