import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { importSeason, type ImportReport } from "../../server/games/import/import-season.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { PEOPLE } from "../fixtures/nflverse/play-rows.ts";
import { seasonFiles, smallSeason, writeFiles } from "../fixtures/nflverse/season-files.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const GAME = "202410132";
const SNAPS = "game_id,pfr_player_id,position,team,offense_snaps,offense_pct,defense_snaps,defense_pct";
const INJURIES =
  "team,week,gsis_id,report_primary_injury,report_status,practice_primary_injury,practice_status,date_modified";
const catcher = PEOPLE.catcher.id;
const corner = PEOPLE.corner.id;

/** A folder with a small season, whose people Pro Football Reference calls by `pfr-` and their id, and the extras given. */
function seasonFolder(extras: { snaps?: string[]; injuries?: string[] }): string {
  const folder = temporaryFolder();
  const season = smallSeason();
  const roster = season.roster.map((row) => ({ ...row, pfr_id: `pfr-${String(row.gsis_id)}` }));
  writeFiles(folder, seasonFiles({ ...season, roster }));
  if (extras.snaps !== undefined) writeFileSync(join(folder, "snap_counts_2024.csv"), csv(SNAPS, extras.snaps));
  if (extras.injuries !== undefined) writeFileSync(join(folder, "injuries_2024.csv"), csv(INJURIES, extras.injuries));
  return folder;
}

function csv(head: string, rows: readonly string[]): string {
  return `${[head, ...rows].join("\n")}\n`;
}

async function emptyStore(): Promise<Store> {
  const store = await openStore({ dataDir: temporaryFolder() });
  onTestFinished(() => store.close());
  return store;
}

async function imported(store: Store, folder: string): Promise<ImportReport> {
  const provider = nflverseProvider({ source: folderSource(folder) });
  const report = await importSeason({ provider, store, signal: new AbortController().signal }, { season: 2024 });
  if (!report.ok) throw new Error(report.error.message);
  return report.value;
}

const SNAP_ROWS = [
  "2024_01_DET_LA,BlocBo00,T,LA,60,1,0,0",
  `2024_01_DET_LA,pfr-${catcher},WR,LA,47,0.78,0,0`,
  `2024_01_DET_LA,pfr-${corner},CB,DET,0,0,57,0.95`,
  `2024_01_DET_LA,pfr-${PEOPLE.kicker.id},K,LA,0,0,0,0`,
  "2024_01_DET_LA,Nobody00,WR,LA,12,0.2,0,0",
];
const INJURY_ROWS = [
  `LA,1,${catcher},Hamstring,Questionable,Hamstring,Limited Participation in Practice,2024-09-06T19:05:30+00:00`,
  `LA,1,${catcher},,,Hamstring,Did Not Participate In Practice,2024-09-04T19:05:30+00:00`,
  `DET,1,${corner},,,Not injury related - resting player,Did Not Participate In Practice,2024-09-05T19:05:30+00:00`,
  `LA,1,${PEOPLE.runner.id},Knee,Note,,,2024-09-06T19:05:30+00:00`,
  `LA,7,${catcher},Knee,Out,Knee,,2025-01-10T19:05:30+00:00`,
  "LA,1,,Knee,Out,Knee,,2024-09-06T19:05:30+00:00",
];

test("snap counts and reports come with their games, by our ids, the newest report of each man", async () => {
  const store = await emptyStore();
  const report = await imported(store, seasonFolder({ snaps: SNAP_ROWS, injuries: INJURY_ROWS }));
  expect(report).toMatchObject({ games: 4, withSnaps: 1, withInjuries: 1, gaps: [] });
  const snapshot = await store.gameSnapshot(GAME);
  expect(snapshot?.snaps).toEqual([
    { playerId: catcher, team: "LAR", offense: 47, teamOffense: 60, defense: 0, teamDefense: null },
    { playerId: corner, team: "DET", offense: 0, teamOffense: null, defense: 57, teamDefense: 60 },
  ]);
  expect(snapshot?.injuries).toEqual([
    {
      playerId: catcher,
      team: "LAR",
      status: "Questionable",
      injury: "Hamstring",
      practice: "limited",
      reportedAt: "2024-09-06T19:05:30+00:00",
    },
    {
      playerId: corner,
      team: "DET",
      status: null,
      injury: "Not injury related - resting player",
      practice: "none",
      reportedAt: "2024-09-05T19:05:30+00:00",
    },
  ]);
});

test("a missing file is said, and takes nothing with it that was stored", async () => {
  const store = await emptyStore();
  const folder = seasonFolder({ snaps: SNAP_ROWS, injuries: INJURY_ROWS });
  await imported(store, folder);
  const before = await store.gameSnapshot(GAME);
  rmSync(join(folder, "snap_counts_2024.csv"));
  const report = await imported(store, folder);
  expect(report).toMatchObject({ games: 4, changedGames: 0 });
  expect(report.gaps).toEqual([expect.stringContaining("the snap counts of 2024 is not in")]);
  expect(await store.gameSnapshot(GAME)).toMatchObject({ snaps: before?.snaps, version: before?.version });
});

test.each([
  ["snaps", `2024_01_DET_LA,pfr-${catcher},WR,LA,many,0.78,0,0`, "row 2, column offense_snaps"],
  ["snaps", `2024_01_DET_LA,pfr-${catcher},WR,XYZ,1,0.78,0,0`, "row 2, column team"],
  ["snaps", `2024_01_DET_LA,pfr-${catcher},WR,LA,1`, "row 2: 5 columns where the header has 8"],
  ["injuries", `LA,one,${catcher},Knee,Out,,,2024-09-06T19:05:30+00:00`, "row 2, column week"],
  ["injuries", `LA,1,${catcher},Knee,Out,,,soon`, "row 2, column date_modified"],
] as const)("a damaged file of %s is named with its row, and every game comes in", async (file, row, complaint) => {
  const store = await emptyStore();
  const report = await imported(store, seasonFolder({ snaps: [], injuries: [], [file]: [row] }));
  expect(report.games).toBe(4);
  expect(report.gaps).toEqual([expect.stringContaining(complaint)]);
});
