import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { findDrives } from "../../domain/plays/find-drives.ts";
import { possessionSeconds } from "../../domain/plays/possession-seconds.ts";
import { HAS_SAMPLE_DATA, NFLVERSE_SAMPLES } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";

/** A drive as the league counts it. */
interface LeagueDrive {
  plays: number;
  yards: number;
  seconds: number;
}

/** The league's own count of every drive of 2024, by game and the id of each of its plays. */
function leagueDrives(): Map<string, Map<string, LeagueDrive>> {
  const text = gunzipSync(readFileSync(`${NFLVERSE_SAMPLES}/play_by_play_2024.csv.gz`)).toString("utf8");
  const games = new Map<string, Map<string, LeagueDrive>>();
  const known = new Map<string, LeagueDrive>();
  let columns: string[] = [];
  Papa.parse<string[]>(text, {
    step: ({ data }) => {
      if (columns.length === 0) columns = data;
      const read = (name: string): string => data[columns.indexOf(name)] ?? "";
      const [game, drive, time] = [read("game_id"), read("drive"), read("drive_time_of_possession")];
      if (drive === "" || data === columns) return;
      const [minutes = 0, seconds = 0] = time.split(":").map(Number);
      const key = `${game} ${drive}`;
      const one = known.get(key) ?? {
        plays: Number(read("drive_play_count")),
        yards: Number(read("ydsnet")),
        seconds: minutes * 60 + seconds,
      };
      known.set(key, one);
      games.set(game, (games.get(game) ?? new Map<string, LeagueDrive>()).set(String(Number(read("play_id"))), one));
    },
  });
  return games;
}

/** Laterals beyond the line of scrimmage, whose parts the source counts in different columns. */
const LATERALS = ["2024_02_LV_BAL", "2024_06_IND_TEN", "2024_11_HOU_DAL"];

describe.skipIf(!HAS_SAMPLE_DATA)("the drives of 2024 (skipped without the sample data of ../shared)", () => {
  it("have the league's plays, yards and time, and so have the teams' times of possession", async () => {
    const league = leagueDrives();
    const games = await sampleSnapshots();
    const faults: string[] = [];
    let compared = 0;
    for (const { game, allPlays, providerGameId } of games) {
      const byPlay = league.get(providerGameId) ?? new Map<string, LeagueDrive>();
      const drives = findDrives(allPlays, game);
      const times = new Map([game.awayTeam, game.homeTeam].map((team) => [team, 0]));
      for (const { team, plays, yards, seconds, rows } of drives) {
        const theirs = rows.flatMap(({ playId }) => byPlay.get(playId) ?? [])[0];
        if (theirs === undefined || team === null) continue;
        compared += 1;
        times.set(team, (times.get(team) ?? 0) + theirs.seconds);
        const isSame = plays === theirs.plays && yards === theirs.yards && seconds === theirs.seconds;
        if (!isSame) faults.push(providerGameId);
      }
      for (const [team, time] of times) expect(possessionSeconds(drives, team), `${providerGameId} ${team}`).toBe(time);
    }
    expect(faults).toEqual(LATERALS);
    expect(compared).toBe(6134);
  }, 120_000);
});
