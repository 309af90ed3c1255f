import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { toHundredth } from "../../domain/fold/fantasy-points.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { countGame, sumCounts } from "../../domain/scoring/counting/count-game.ts";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import { foldLedger } from "../../domain/scoring/ledger.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { type Scoring, scoreLine } from "../../domain/scoring/scoring.ts";
import { readRows } from "../../server/providers/nflverse/read-csv.ts";
import { CommandProblem } from "../command/command-problem.ts";
import { measureLeague } from "./measure-leagues.ts";
import { compareWeek, emptyComparison, type LineComparison } from "./line-comparison.ts";
import { recordedLeagues } from "./recorded-leagues.ts";
import type { SeasonFiles } from "./season-files.ts";
import { sleeperWeek } from "./sleeper-records.ts";

const WEEKS = 18;
/** Regular season, as a game's `seasonType` has it. */
const REGULAR = 1;
/** Leagues of rules that differ most, beside the presets: ten scorings for every ledger. */
const LEDGER_SCORINGS = 10;

/**
 * Scoring against a folder of Sleeper's recorded answers: the engine against the points of leagues, our lines against Sleeper's
 * under those leagues' rules, and every ledger against its line.
 */
export async function evaluateScoring(
  files: SeasonFiles,
  folder: string,
  season: number,
  signal: AbortSignal,
): Promise<string[]> {
  const answers = join(folder, "sleeper");
  if (!existsSync(answers)) throw new CommandProblem(`${folder} has no folder "sleeper" with recorded answers.`, 2);
  const leagues = recordedLeagues(answers);
  const agreements = leagues
    .map((league) => measureLeague(league, answers, season))
    .filter(({ players }) => players > 0);
  const scorings = leagues.map(({ scoring }) => scoring);
  const weeks = new Map<number, Map<string, Counts>>();
  const ledgers = { all: 0, off: 0 };
  const opened = [...Object.values(PRESETS), ...scorings].slice(0, LEDGER_SCORINGS);
  for await (const game of files.games(season, signal)) {
    const counted = countGame(game.allPlays, game.game);
    openLedgers(game, counted, opened, ledgers);
    if (game.game.seasonType !== REGULAR) continue;
    const lines = weeks.get(game.game.week) ?? new Map<string, Counts>();
    weeks.set(game.game.week, lines);
    for (const [owner, own] of counted) lines.set(owner, sumCounts(own));
  }
  const comparison = emptyComparison(scorings);
  const ids = await ownerIds(folder, signal);
  for (let week = 1; week <= WEEKS; week += 1) {
    const theirs = sleeperWeek(answers, season, week);
    const ours = weeks.get(week);
    if (theirs !== null && ours !== undefined)
      compareWeek(comparison, scorings, { name: `week ${week}`, ours, theirs }, ids);
  }
  return [
    "Points that recorded leagues gave, and the engine's on Sleeper's own lines:",
    ...agreements.map(
      ({ name, players, playersEqual, teams, teamsEqual }) =>
        `  ${name}: ${of(playersEqual, players)} players of a week, ${of(teamsEqual, teams)} teams`,
    ),
    `Our lines of ${season} and Sleeper's, under each league's rules (${comparison.unknown} lines of people without an id left out):`,
    ...comparisonLines(comparison, scorings),
    `Ledgers of every owner of every game under ${opened.length} scorings: ${of(ledgers.all - ledgers.off, ledgers.all)} add up to their line`,
  ];
}

function openLedgers(
  { game, playerGameStats }: Pick<GameSnapshot, "game" | "playerGameStats">,
  counted: ReturnType<typeof countGame>,
  scorings: readonly Scoring[],
  ledgers: { all: number; off: number },
): void {
  const positions = new Map(playerGameStats.map(({ playerId, position }) => [playerId, position]));
  for (const [id, own] of counted) {
    const role = id === game.awayTeam || id === game.homeTeam ? "defense" : "player";
    const owner = { role, position: positions.get(id) ?? null } as const;
    const line = sumCounts(own);
    for (const scoring of scorings) {
      const { start, entries, total } = foldLedger(own, owner, scoring);
      const sum = entries.reduce((points, entry) => points + entry.points, start?.points ?? 0);
      ledgers.all += 1;
      if (toHundredth(sum) !== total || total !== scoreLine(line, owner, scoring)) ledgers.off += 1;
    }
  }
}

function comparisonLines({ leagues, differing }: LineComparison, scorings: readonly Scoring[]): string[] {
  const lists = [...differing].toSorted(([, one], [, other]) => other.length - one.length);
  return [
    ...leagues.map(({ name, players, playersEqual, defenses, defensesEqual }, index) => {
      const uncounted = scorings[index]?.uncounted ?? [];
      const rest = uncounted.length === 0 ? "" : `; not counted: ${uncounted.join(", ")}`;
      return `  ${name}: ${of(playersEqual, players)} players, ${of(defensesEqual, defenses)} defenses${rest}`;
    }),
    "Lines that differ, by statistic, with the first of each:",
    ...lists.map(([stat, lines]) => `  ${stat} ${lines.length}: ${lines[0] ?? ""}`),
  ];
}

/** Sleeper's player ids and nflverse's, from DynastyProcess' table of ids in the folder. */
async function ownerIds(folder: string, signal: AbortSignal): Promise<Map<string, string>> {
  const place = join(folder, "nflverse");
  const table = readdirSync(place).find((name) => name.startsWith("db_playerids"));
  if (table === undefined) throw new CommandProblem(`${place} has no table of player ids (db_playerids...).`, 2);
  const ids = new Map<string, string>();
  for await (const block of readRows(join(place, table), { required: ["sleeper_id", "gsis_id"] }, signal)) {
    for (const row of block) {
      const [sleeper, gsis] = [row.ownText("sleeper_id"), row.ownText("gsis_id")];
      if (sleeper !== null && gsis !== null) ids.set(sleeper, gsis);
    }
  }
  return ids;
}

function of(count: number, all: number): string {
  const whole = new Intl.NumberFormat("en-US");
  const share = all === 0 ? 0 : (100 * count) / all;
  return `${whole.format(count)} of ${whole.format(all)} (${share.toFixed(2)} %)`;
}
