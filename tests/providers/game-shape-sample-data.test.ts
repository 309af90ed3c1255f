import { describe, expect, it } from "vitest";
import { sleeperWeek } from "../../cli/evaluate/sleeper-records.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { teamTotals, type TeamTotals } from "../../domain/analyst/tools/team-totals.ts";
import { canonicalTeamCode } from "../../domain/game/team-code.ts";
import { leaguePenalties } from "../../domain/plays/penalties.ts";
import { finalAccount } from "../../domain/plays/play-text.ts";
import { tagTeam } from "../../domain/plays/tag-team.ts";
import { gameShape } from "../../domain/shape/game-shape.ts";
import type { TeamStat } from "../../domain/shape/team-stats.ts";
import { wrongReceipts } from "../fixtures/receipt-sums.ts";
import { HAS_SAMPLE_DATA, SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { toldScoreFaults } from "../fixtures/told-score-faults.ts";

const SLEEPER = `${SAMPLE_DATA}fantasy/sleeper`;

/** Figures that the analyst's tools count too, from the official lines. */
const TOOLS: readonly (readonly [TeamStat["field"], keyof TeamTotals])[] = [
  ["total yards", "totalYards"],
  ["passing yards", "passingYards"],
  ["rushing yards", "rushingYards"],
  ["first downs", "firstDowns"],
  ["turnovers", "turnovers"],
  ["sacks", "sacks"],
  ["penalties", "penalties"],
];

describe.skipIf(!HAS_SAMPLE_DATA)("the games of 2024 as their pages show them (needs ../shared/data)", () => {
  it("have the team statistics of the analyst's tools, each with plays that come to it, an index that ends with the final score, and no score that is told in two ways; tags name who intercepted and who was penalized", async () => {
    const differing: string[] = [];
    const unproved: string[] = [];
    const contradicted: string[] = [];
    const mistagged: string[] = [];
    const penalties: string[] = [];
    const firstDowns: string[] = [];
    let games = 0;
    let interceptions = 0;
    for await (const snapshot of sampleSeason()) {
      const { game, allPlays } = snapshot;
      const { teams, scores, keyPlays } = gameShape(game, allPlays);
      const teamOf = new Map(allPlays.map(({ playId, team }) => [playId, team]));
      for (const { playId, reason, swing } of keyPlays) {
        const gained = teamOf.get(playId) === game.homeTeam ? swing : -swing;
        if (reason === "Kickoff" || (reason.startsWith("Stopped") && gained > 0))
          contradicted.push(`${game.gameKey} ${playId}: ${reason}, ${gained}`);
      }
      for (const play of allPlays) {
        const tag = tagTeam(play, game);
        const interceptor = play.credits.find(({ stat }) => stat === "interceptions");
        const penalized = leaguePenalties(finalAccount(play.description)).filter(
          ({ outcome }) => play.type === "Penalty" && outcome === "enforced",
        );
        if (interceptor !== undefined) interceptions += 1;
        if (
          (interceptor !== undefined && tag !== interceptor.team) ||
          (penalized.length > 0 && penalized.every(({ code }) => canonicalTeamCode(code) !== tag))
        )
          mistagged.push(`${game.gameKey} ${play.playId}: ${tag} ${play.type}`);
      }
      games += 1;
      contradicted.push(...toldScoreFaults(snapshotOf(snapshot)));
      unproved.push(...wrongReceipts(game, allPlays).map((wrong) => `${game.gameKey} ${wrong}`));
      const last = scores.at(-1);
      if (last?.awayScore !== game.awayScore || last.homeScore !== game.homeScore)
        differing.push(`${game.gameKey} score`);
      const official = game.seasonType === SEASON_TYPE.regular ? sleeperWeek(SLEEPER, 2024, game.week) : null;
      for (const side of ["away", "home"] as const) {
        const team = side === "away" ? game.awayTeam : game.homeTeam;
        const totals = teamTotals(team, snapshot);
        const { penalty = 0, penalty_yd: yards = 0, fd } = official?.get(`TEAM_${team}`) ?? {};
        const downs = teams.find(({ field }) => field === "first downs")?.[side];
        if (fd !== undefined && downs !== String(fd)) firstDowns.push(`${game.gameKey} ${team}: ${downs}, ${fd}`);
        const flags = teams.find(({ field }) => field === "penalties")?.[side] ?? "none";
        if (official === null ? flags === "none" : flags !== `${penalty} for ${yards}`)
          penalties.push(`${game.gameKey} ${team}: ${flags}, ${penalty} for ${yards} by Sleeper`);
        for (const [field, name] of TOOLS) {
          const shown = teams.find((row) => row.field === field)?.[side];
          const counted = totals?.[name] ?? null;
          // What a tool cannot tell, because a text does not name who recovered, the credits may.
          if (counted !== null && Number.parseInt(shown ?? "", 10) !== counted)
            differing.push(`${game.gameKey} ${side} ${field}: ${shown}, not ${counted}`);
        }
      }
    }
    expect(games).toBe(285);
    expect(interceptions).toBe(405);
    expect(mistagged).toEqual([]);
    expect(differing).toEqual([]);
    expect(unproved).toEqual([]);
    // Of 570: plays with two penalties, of which the text has more than the official sums.
    expect(penalties).toEqual([
      "202410413 JAX: 6 for 45, 6 for 44 by Sleeper",
      "202410411 SEA: 9 for 70, 8 for 70 by Sleeper",
      "202410532 GB: 7 for 39, 6 for 34 by Sleeper",
    ]);
    // Of 544: those of nflverse's flags are the page's in all.
    expect(firstDowns.toSorted()).toEqual([
      "202410133 TB: 21, 22",
      "202410333 TB: 16, 17",
      "202410811 DET: 16, 17",
      "202410912 GB: 19, 20",
      "202411134 MIN: 23, 24",
      "202411614 TEN: 17, 18",
      "202411619 MIA: 22, 21",
    ]);
    expect(contradicted).toEqual([]);
  });
});
