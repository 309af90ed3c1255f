import { describe, expect, it } from "vitest";
import { judgeChances } from "../../cli/evaluate/judge-chances.ts";
import { readChances } from "../../cli/evaluate/read-chances.ts";
import { gameUsage, type PlayerUsage } from "../../domain/usage/player-usage.ts";
import { readRows } from "../../server/providers/nflverse/read-csv.ts";
import { HAS_SAMPLE_DATA, NFLVERSE_SAMPLES } from "../fixtures/sample-data.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";

const PLAYS = `${NFLVERSE_SAMPLES}/play_by_play_2024.csv.gz`;
const STATS = `${NFLVERSE_SAMPLES}/stats_player_week_2024.csv.gz`;
const { signal } = new AbortController();

/** Usage by nflverse's week and player. */
async function usageOfSeason(): Promise<Map<string, PlayerUsage>> {
  const usage = new Map<string, PlayerUsage>();
  for await (const { providerGameId, allPlays } of sampleSeason()) {
    const week = Number(providerGameId.slice(5, 7));
    for (const one of gameUsage(allPlays)) usage.set(`${week} ${one.playerId}`, one);
  }
  return usage;
}

/** Yards of passes that were meant for nobody, by nflverse's week and team: nflverse counts them as a team's air yards too. */
async function thrownAway(): Promise<Map<string, number>> {
  const yards = new Map<string, number>();
  const columns = [
    "week",
    "posteam",
    "pass_attempt",
    "two_point_attempt",
    "play_type",
    "air_yards",
    "receiver_player_id",
  ];
  for await (const block of readRows(PLAYS, { required: columns }, signal)) {
    for (const row of block) {
      if (!row.flag("pass_attempt") || row.flag("two_point_attempt") || row.text("receiver_player_id") !== null)
        continue;
      if (row.text("play_type") !== "pass" && row.text("play_type") !== "qb_spike") continue;
      const key = `${row.needNumber("week")} ${row.ownText("posteam") ?? ""}`;
      yards.set(key, (yards.get(key) ?? 0) + row.count("air_yards"));
    }
  }
  return yards;
}

describe.skipIf(!HAS_SAMPLE_DATA)("usage of the 2024 season (needs ../shared/data)", () => {
  it("is what nflverse counts of every player and week; air yards of passes for nobody make up where shares differ", async () => {
    const usage = await usageOfSeason();
    const away = await thrownAway();
    const differing: string[] = [];
    let rows = 0;
    let sameAirShare = 0;
    let airShares = 0;
    const columns = [
      "player_id",
      "week",
      "team",
      "targets",
      "carries",
      "receiving_air_yards",
      "target_share",
      "air_yards_share",
    ];
    for await (const block of readRows(STATS, { required: columns }, signal)) {
      for (const row of block) {
        const id = row.ownText("player_id");
        if (id === null || row.count("targets") + row.count("carries") === 0) continue;
        rows += 1;
        const week = row.needNumber("week");
        const own = usage.get(`${week} ${id}`);
        const isSame =
          own?.targets === row.count("targets") &&
          own.carries === row.count("carries") &&
          own.airYards === row.count("receiving_air_yards") &&
          Math.abs(own.targets / Math.max(1, own.teamTargets) - row.count("target_share")) < 0.0005;
        if (!isSame) differing.push(`week ${week} ${id}: ${JSON.stringify(own)}`);
        if (own?.airYards === undefined || own.airYards === null || own.airYards === 0) continue;
        airShares += 1;
        const share = row.count("air_yards_share");
        if (Math.abs(own.airYards / (own.teamAirYards ?? 0) - share) < 0.0005) sameAirShare += 1;
        const all = (own.teamAirYards ?? 0) + (away.get(`${week} ${row.ownText("team") ?? ""}`) ?? 0);
        if (Math.abs(own.airYards / all - share) > 0.0005) differing.push(`week ${week} ${id}: ${share} of air yards`);
      }
    }
    expect(differing).toEqual([]);
    // The figures of docs/usage.md.
    expect({ rows, airShares, sameAirShare }).toEqual({ rows: 5_485, airShares: 4_336, sameAirShare: 1_803 });
  });

  it("was expected to bring what chances brought in a season that nothing was fitted on", async () => {
    const chances = await readChances([PLAYS], (season) => season === 2024, signal);
    for (const kind of ["target", "carry"] as const) {
      for (const { count, expected, points } of judgeChances(chances, kind)) {
        expect(count).toBeGreaterThan(1_000);
        expect(Math.abs(expected - points), `${kind}s worth ${expected.toFixed(2)}`).toBeLessThan(0.13);
      }
    }
  });
});
