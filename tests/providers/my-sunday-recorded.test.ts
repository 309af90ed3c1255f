import { beforeAll, describe, expect, it } from "vitest";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { teamByCode } from "../../domain/game/team.ts";
import type { FantasyTeam, MyLeague } from "../../domain/my-players/my-league.ts";
import { sleeperScoring } from "../../domain/scoring/sleeper-scoring.ts";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import { projectWeek } from "../../domain/projections/project-week.ts";
import { makeSunday } from "../../domain/sunday/make-sunday.ts";
import { type SundayGame, sundayGame } from "../../domain/sunday/sunday-game.ts";
import type { Sunday } from "../../domain/sunday/sunday-view.ts";
import type { WorldMatchup } from "../emulators/sleeper/sleeper-world.ts";
import { HAS_RECORDED_WORLD, recordedWorld } from "../fixtures/recorded-world.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const WEEK = { season: 2024, seasonType: 1, week: 8 } as const;
const HOUR = 3_600_000;
/** The first kickoff of Sunday, October 27, 2024. */
const SUNDAY_NOON = Date.parse("2024-10-27T17:00:00Z");

describe.skipIf(!HAS_RECORDED_WORLD)("a recorded league of 2024, week 8 (needs ../shared/data)", () => {
  const games: ProviderGame[] = [];
  let expected: ReadonlyMap<string, Counts> = new Map();
  let people: ReadonlyMap<string, { position: string; team: string }> = new Map();
  let teams: WorldMatchup[] = [];
  let teamOf: (matchup: WorldMatchup) => FantasyTeam;
  let scoring = sleeperScoring("", {});

  beforeAll(async () => {
    const past: ProviderGame[] = [];
    for await (const game of sampleSeason({ season: 2024, weeks: { from: 1, to: WEEK.week } }))
      (game.game.week === WEEK.week ? games : past).push(game);
    people = new Map(games.flatMap(({ playerGameStats }) => playerGameStats.map((line) => [line.playerId, line])));
    const world = recordedWorld(WEEK.week, () => true);
    const [league] = world.leagues;
    if (league === undefined) throw new Error("the world has a league");
    scoring = sleeperScoring("LOB League", Object(league.league)["scoring_settings"]);
    teams = league.matchups[WEEK.week] ?? [];
    const rostered = (id: string) => ({
      owner: teamByCode(id) === null ? (world.players[id]?.gsis_id ?? null) : id,
      name: world.players[id]?.full_name ?? id,
      slot: null,
    });
    teamOf = ({ roster_id, starters }) => ({
      name: `Team ${roster_id}`,
      fixedTotal: null,
      starters: (starters ?? []).map(rostered),
      bench: [],
    });
    const lines = past.map(({ game, playerGameStats }) => ({ game, lines: playerGameStats, sacks: null }));
    const projected = projectWeek(
      games.map(({ game }) => game),
      lines,
    );
    expected = new Map([...projected].map(([owner, { line }]) => [owner, line]));
  });

  function weekAt(moment: number): SundayGame[] {
    return games.map((game) => {
      const plays = game.allPlays.filter(({ happenedAt }) => Date.parse(happenedAt ?? "") <= moment).length;
      const isOver = Date.parse(game.game.dateTime ?? "") + 5 * HOUR < moment;
      return sundayGame(snapshotOf(isOver ? game : gameAsOf(game, plays)));
    });
  }

  function sundayOf(mine: WorldMatchup, counted: readonly SundayGame[]): Sunday {
    const other = teams.find((one) => one !== mine && one.matchup_id === mine.matchup_id);
    const league: MyLeague = {
      id: "1",
      key: "1 1",
      name: "LOB League",
      scoring,
      mine: teamOf(mine),
      theirs: other === undefined ? null : teamOf(other),
      source: "sleeper",
    };
    const sunday = makeSunday([league], null, {
      week: WEEK,
      version: 1,
      games: counted,
      expected,
      findPerson: (owner) => people.get(owner) ?? null,
    });
    if (sunday === null) throw new Error("there is a league");
    return sunday;
  }

  it("gives every team the points that the league recorded, and decides every match-up as it was", () => {
    const over = weekAt(Infinity);
    let [equal, right] = [0, 0];
    for (const team of teams) {
      const { mine, theirs, percent, isDecided } = sundayOf(team, over).league;
      if (Math.abs(mine.total - team.points) < 0.005) equal += 1;
      const other = teams.find((one) => one !== team && one.matchup_id === team.matchup_id);
      const won = other === undefined ? null : team.points > other.points ? 100 : 0;
      if (percent === won && isDecided && theirs !== null) right += 1;
    }
    expect({ teams: teams.length, equal, right }).toEqual({ teams: 10, equal: 10, right: 10 });
  });

  it("answers at every ten minutes of the Sunday, and is surer of the winner the later it is", () => {
    const surprise: number[][] = [[], [], []];
    for (let minutes = 0; minutes <= 10 * 60; minutes += 10) {
      const counted = weekAt(SUNDAY_NOON + minutes * 60_000);
      for (const team of teams) {
        const { league } = sundayOf(team, counted);
        const { mine, theirs, percent, tell } = league;
        const lead = Math.round((mine.total - (theirs?.total ?? 0)) * 100);
        const score =
          lead === 0 ? /^You are tied|^Nobody has played/ : lead > 0 ? /^You (lead|won) / : /^You (trail|lost) /;
        expect(tell[0], `after ${minutes} minutes`).toMatch(score);
        expect(tell.at(-1), `after ${minutes} minutes`).toMatch(/need|left|won|lost|projected/);
        const other = teams.find((one) => one !== team && one.matchup_id === team.matchup_id);
        if (other === undefined || percent === null) continue;
        const isWinner = team.points > other.points ? 1 : 0;
        surprise[Math.min(2, Math.floor(minutes / 220))]?.push((percent / 100 - isWinner) ** 2);
      }
    }
    const means = surprise.map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
    expect(means[1]).toBeLessThan(means[0] ?? 0);
    expect(means[2]).toBeLessThan(means[1] ?? 0);
    // Who always says 50 % has a quarter.
    expect(means[0]).toBeLessThan(0.25);
  });
});
