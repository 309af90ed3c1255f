import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import type { Player } from "../../domain/game/player.ts";
import { codesOf } from "../../domain/my-players/written-teams.ts";
import { normalizeName } from "../../domain/names/normalize-name.ts";
import { type KnownPeople, knownPeople, ownerOf } from "../../server/leagues/sleeper-people.ts";
import type { SleeperDirectory, SleeperPlayer } from "../../server/sleeper/sleeper-directory.ts";
import { readMatchups, type SleeperMatchup } from "../../server/sleeper/sleeper-matchup.ts";
import { SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleProvider } from "../fixtures/sample-season.ts";

const LEAGUES = join(SAMPLE_DATA, "fantasy/sleeper");
const CROSS_WALK = join(SAMPLE_DATA, "fantasy/nflverse/db_playerids_2026-08-22.csv.gz");

function parsed(file: string): unknown {
  return JSON.parse(readFileSync(join(LEAGUES, file), "utf8"));
}

function matchupsOf(data: unknown, week: number): SleeperMatchup[] {
  const read = readMatchups(data, "1", week);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** The ids of everybody who started in the recorded weeks, each once, defenses among them. */
function startersOf(teams: readonly SleeperMatchup[]): string[] {
  return [...new Set(teams.flatMap(({ starterIds }) => (starterIds ?? []).flatMap((id) => id ?? [])))];
}

type Row = Record<string, string>;

function crossWalk(): Row[] {
  const text = gunzipSync(readFileSync(CROSS_WALK)).toString("utf8");
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data.filter(({ sleeper_id: id }) => id !== "NA");
}

function given(text: string | undefined): string | null {
  return text === undefined || text === "" || text === "NA" ? null : text;
}

/** Sleeper's list as the cross-walk knows it. */
function directoryOf(rows: readonly Row[], hasIds: boolean): SleeperDirectory {
  return new Map(
    rows.map((row): [string, SleeperPlayer] => {
      const positions = given(row["position"]) === null ? [] : [row["position"] ?? ""];
      const team = codesOf((row["team"] ?? "").toLowerCase())?.[0] ?? null;
      const gsisId = hasIds ? given(row["gsis_id"]) : null;
      const fantasyDataId = hasIds ? given(row["fantasy_data_id"]) : null;
      return [row["sleeper_id"] ?? "", { name: row["name"] ?? "", positions, team, gsisId, fantasyDataId }];
    }),
  );
}

async function knownOf(players: readonly Player[]): Promise<KnownPeople> {
  const people = players.map((player) => ({ ...player, normalizedName: normalizeName(player.name) }));
  return knownPeople({
    people: () => Promise.resolve(people),
    playersWithAlias: (wanted) =>
      Promise.resolve(players.filter(({ aliases }) => aliases.some(({ source }) => source === wanted))),
  });
}

describe.skipIf(!existsSync(LEAGUES) || !existsSync(CROSS_WALK))(
  "starters of two recorded leagues of 2024, held against a public cross-walk of ids (needs ../shared/data/fantasy)",
  () => {
    let rows: Row[] = [];
    let players: Player[] = [];
    let starters: string[] = [];
    beforeAll(async () => {
      rows = crossWalk();
      const read = await sampleProvider().players(2024, new AbortController().signal);
      if (!read.ok) throw new Error(read.error.message);
      players = read.value;
      const weeks = Object.entries(Object(parsed("dst-2024/matchups-all-weeks.json")));
      starters = startersOf([
        ...weeks.flatMap(([week, data]) => matchupsOf(data, Number(week))),
        ...globSync("idp-2024/matchups-*.json", { cwd: LEAGUES }).flatMap((file) => matchupsOf(parsed(file), 1)),
      ]);
    });

    interface Count {
      right: number;
      defenses: number;
      missing: string[];
      wrong: string[];
    }

    function count(directory: SleeperDirectory, known: KnownPeople): Count {
      const truth = new Map(rows.map((row) => [row["sleeper_id"], given(row["gsis_id"])]));
      const counted: Count = { right: 0, defenses: 0, missing: [], wrong: [] };
      for (const id of starters) {
        const { owner, name } = ownerOf(id, directory, known);
        if (owner === null) counted.missing.push(name);
        else if (owner === id) counted.defenses += 1;
        else if (owner === truth.get(id)) counted.right += 1;
        else counted.wrong.push(`${name} as ${owner}`);
      }
      return counted;
    }

    const withoutIds = (): Player[] => players.map((player) => ({ ...player, aliases: [] }));

    test("by the ids of both sides: all of 337 players and 30 defenses", async () => {
      const counted = count(directoryOf(rows, true), await knownOf(players));
      expect(counted).toEqual({ right: 337, defenses: 30, missing: [], wrong: [] });
    });

    test("by the ids of Sleeper's list alone: all of them", async () => {
      const counted = count(directoryOf(rows, true), await knownOf(withoutIds()));
      expect(counted).toEqual({ right: 337, defenses: 30, missing: [], wrong: [] });
    });

    test("by name, team and position alone: 332 of 337, nobody wrong", async () => {
      const teams = new Map(players.map(({ playerId, team }) => [playerId, team]));
      const ids = new Map(rows.map((row) => [row["sleeper_id"], row["gsis_id"] ?? ""]));
      const then = [...directoryOf(rows, false)].map(
        ([id, one]) => [id, { ...one, team: teams.get(ids.get(id) ?? "") ?? one.team }] as const,
      );
      const counted = count(new Map(then), await knownOf(withoutIds()));
      expect(counted).toMatchObject({ right: 332, defenses: 30, wrong: [] });
      expect(counted.missing).toContain("Chigoziem Okonkwo");
    });

    test("by name with the teams of two years later: those who moved are missing, nobody is wrong", async () => {
      const counted = count(directoryOf(rows, false), await knownOf(withoutIds()));
      expect(counted).toMatchObject({ right: 228, defenses: 30, wrong: [] });
    });
  },
);
