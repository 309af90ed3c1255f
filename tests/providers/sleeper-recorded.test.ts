import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Result } from "../../domain/result.ts";
import { readLeague, readLeagues } from "../../server/sleeper/sleeper-league.ts";
import { readMatchups, type SleeperMatchup } from "../../server/sleeper/sleeper-matchup.ts";
import { readMembers } from "../../server/sleeper/sleeper-member.ts";
import type { SleeperProblem } from "../../server/sleeper/sleeper-problem.ts";
import { readRosters } from "../../server/sleeper/sleeper-roster.ts";
import { readUser } from "../../server/sleeper/sleeper-user.ts";
import { SAMPLE_DATA } from "../fixtures/sample-data.ts";

const RECORDED = join(SAMPLE_DATA, "fantasy/sleeper");
const HAS_RECORDED = existsSync(RECORDED);

function parsed(file: string): unknown {
  return JSON.parse(readFileSync(join(RECORDED, file), "utf8"));
}

/** Every recorded file of a name, read by one of the client's own parsers. */
function readAll<T>(
  name: string,
  read: (data: unknown, file: string) => Result<T, SleeperProblem>,
): { file: string; value: T }[] {
  return globSync(`**/${name}`, { cwd: RECORDED })
    .toSorted()
    .map((file) => ({ file, value: valueOf(read(parsed(file), file)) }));
}

function valueOf<T>(result: Result<T, SleeperProblem>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** The folder of the file has the league's id, or the league beside it has. */
function leagueIdOf(file: string): string {
  const league = parsed(join(dirname(file), "league.json"));
  if (typeof league !== "object" || league === null || !("league_id" in league))
    throw new Error(`${file}: no league beside it`);
  return String(league.league_id);
}

function lists<T>(answers: readonly { value: readonly T[] }[]): T[] {
  return answers.flatMap(({ value }) => value);
}

describe.skipIf(!HAS_RECORDED)(
  "answers of Sleeper's as they were recorded (needs ../shared/data/fantasy/sleeper)",
  () => {
    test("leagues: all ten, every weight kept and none with the noise of a 32-bit float", () => {
      const leagues = readAll("league.json", (data, file) => readLeague(data, leagueIdOf(file)));
      expect(leagues).toHaveLength(10);
      const weights = leagues.flatMap(({ value }) => Object.values(value.scoring));
      expect(weights).toHaveLength(759);
      expect(weights.filter((weight) => `${weight}`.length > 8)).toEqual([]);
      expect(new Set(leagues.flatMap(({ value }) => value.slots)).size).toBe(13);
    });

    test("the leagues of a user", () => {
      const leagues = lists(readAll("user-leagues-*.json", readLeagues));
      expect(leagues).toHaveLength(3);
      expect(leagues.map(({ scoring }) => [scoring["rec_yd"], scoring["pass_yd"]])).toEqual(
        leagues.map(() => [0.1, 0.04]),
      );
    });

    test("rosters: 80 teams of seven leagues, each with a manager and a lineup", () => {
      const answers = readAll("rosters.json", (data, file) => readRosters(data, leagueIdOf(file)));
      expect(answers).toHaveLength(7);
      const rosters = lists(answers);
      expect(rosters).toHaveLength(80);
      expect(rosters.filter(({ ownerId, starterIds }) => ownerId === null || starterIds.length === 0)).toEqual([]);
      expect(rosters.flatMap(({ coOwnerIds }) => coOwnerIds)).toHaveLength(1);
      expect(rosters.flatMap(({ starterIds }) => starterIds).filter((id) => id === null)).toHaveLength(4);
    });

    test("people: 71 of six leagues", () => {
      const answers = readAll("users.json", (data, file) => readMembers(data, leagueIdOf(file)));
      expect(answers).toHaveLength(6);
      const members = lists(answers);
      expect(members).toHaveLength(71);
      expect(members.filter(({ displayName }) => displayName === null)).toEqual([]);
      expect(members.filter(({ teamName }) => teamName !== null)).toHaveLength(46);
    });

    test("a user", () => {
      expect(readAll("user.json", readUser)).toMatchObject([{ value: { userId: expect.stringMatching(/^\d{18}$/) } }]);
    });

    test("matchups: 216 teams' weeks of 20 answers, each with its points, its lineup and all players", () => {
      const answers = readAll("matchups-[0-9]*.json", (data, file) =>
        readMatchups(data, leagueIdOf(file), Number(/\d+/.exec(basename(file))?.[0])),
      );
      expect(answers).toHaveLength(20);
      const teams = lists(answers);
      expect(teams).toHaveLength(216);
      expect(teams.filter(({ matchupId }) => matchupId === null)).toHaveLength(8);
      expect(teams.filter(isIncomplete)).toEqual([]);
    });

    test("matchups that their keeper cut down: 180 teams' weeks, whose players are those who have points", () => {
      const weeks = parsed("dst-2024/matchups-all-weeks.json");
      if (typeof weeks !== "object" || weeks === null) throw new Error("no weeks");
      const teams = Object.entries(weeks).flatMap(([week, data]) => valueOf(readMatchups(data, "1", Number(week))));
      expect(teams).toHaveLength(180);
      expect(teams.filter(isIncomplete)).toEqual([]);
    });
  },
);

/** Whether a team has no points, or somebody starts who is not among its players. */
function isIncomplete({ points, starterIds, playerIds }: SleeperMatchup): boolean {
  const starters = (starterIds ?? []).filter((id) => id !== null);
  return points === null || starters.length === 0 || starters.some((id) => playerIds?.includes(id) !== true);
}
