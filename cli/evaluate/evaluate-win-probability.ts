import { gameChances } from "../../domain/chance/game-chances.ts";
import { regulationChance } from "../../domain/chance/regulation-chance.ts";
import { FITTED_SEASONS, SNAP_WEIGHTS } from "../../domain/chance/snap-weights.ts";
import { CommandProblem } from "../command/command-problem.ts";
import { fitWeights } from "./fit-weights.ts";
import {
  brierScore,
  calibration,
  calibrationError,
  type Forecast,
  logLoss,
  pairedDifference,
} from "./forecast-error.ts";
import { type KnownSnap, readSnaps } from "./read-snaps.ts";
import type { SeasonFiles } from "./season-files.ts";

/** What a season comes to: its lines, and our forecasts and nflverse's of the same rows. */
interface Evaluated {
  lines: string[];
  named: readonly Named[];
}

/**
 * How good the chances to win of seasons are, beside nflverse's own on the same rows: all rows of regulation with a down. A season on
 * which the weights are fitted is judged by weights fitted on the others.
 */
export async function evaluateWinProbability(
  files: SeasonFiles,
  seasons: readonly number[],
  signal: AbortSignal,
): Promise<string[]> {
  const lines: string[] = [];
  const all: Evaluated[] = [];
  for (const season of seasons) {
    const one = await evaluateSeason(files, season, signal);
    all.push(one);
    lines.push(...one.lines, "");
  }
  const [first] = all;
  if (first === undefined || all.length === 1) return lines;
  const together = first.named.map(([name], at): Named => [
    name,
    all.flatMap(({ named }) => [...(named[at]?.[1] ?? [])]),
  ]);
  return [
    ...lines,
    `${seasons.join(" and ")} together`,
    "",
    ...table(together),
    "",
    ...calibrationTable(together),
    "",
    ...tenths(together),
    "",
  ];
}

async function evaluateSeason(files: SeasonFiles, season: number, signal: AbortSignal): Promise<Evaluated> {
  const isFitted = FITTED_SEASONS.includes(season);
  const others = isFitted ? FITTED_SEASONS.filter((one) => one !== season) : [];
  const seasons = [season, ...others];
  const all = await readSnaps(await files.plays(seasons, signal), (one) => seasons.includes(one), signal);
  const rows = all.filter((one) => one.season === season);
  if (rows.length === 0)
    throw new CommandProblem(`No play-by-play of ${season} was found. Use --from with a folder that holds it.`);
  const missing = others.filter((one) => all.every((row) => row.season !== one));
  if (missing.length > 0)
    throw new CommandProblem(
      `The weights are fitted on ${season} too, so that it takes the other seasons to judge it: ${missing.join(", ")} not found.`,
    );
  const weights = isFitted ? fitWeights(all.filter((one) => one.season !== season)) : SNAP_WEIGHTS;
  const ours = forecasts(rows, ({ snap }) => regulationChance(snap, weights));
  const theirs = forecasts(rows, ({ vegasHomeWp }) => vegasHomeWp);
  const withoutLine = forecasts(rows, ({ homeWp }) => homeWp);
  const named: Named[] = [
    ["ours", ours],
    ["vegas_home_wp", theirs],
    ["home_wp", withoutLine],
  ];
  const lines = [
    `${season}: ${rows.length} rows with a down of regulation, ${new Set(rows.map(({ gameId }) => gameId)).size} games`,
    isFitted ? `weights fitted without it, on ${others.join(", ")}` : "weights as shipped",
    "",
    ...table(named),
    difference("ours minus vegas_home_wp", ours, theirs),
    difference("ours minus home_wp", ours, withoutLine),
    "",
    ...calibrationTable(named),
    "",
    ...tenths(named),
    "",
    ...(await pageLines(files, season, rows, signal, isFitted)),
  ];
  return { lines, named };
}

function forecasts(rows: readonly KnownSnap[], chanceOf: (row: KnownSnap) => number): Forecast[] {
  return rows.map((row) => ({
    gameId: row.gameId,
    quarter: row.quarter,
    chance: chanceOf(row),
    result: row.result,
  }));
}

type Named = readonly [name: string, forecasts: readonly Forecast[]];

function table(named: readonly Named[]): string[] {
  const head = `${"".padEnd(16)}${["Brier", "log loss", "Q1", "Q2", "Q3", "Q4"].map((text) => text.padStart(9)).join("")}   (Brier by quarter)`;
  return [
    head,
    ...named.map(([name, all]) => {
      const quarters = [1, 2, 3, 4].map((quarter) => brierScore(all.filter((one) => one.quarter === quarter)));
      const figures = [brierScore(all), logLoss(all), ...quarters];
      return `${name.padEnd(16)}${figures.map((figure) => figure.toFixed(5).padStart(9)).join("")}`;
    }),
  ];
}

function difference(what: string, ours: readonly Forecast[], theirs: readonly Forecast[]): string {
  const { difference, half } = pairedDifference(ours, theirs);
  return `${what}: ${difference.toFixed(5)} ± ${half.toFixed(5)} (95 %, by games)`;
}

/** Mean distance between what was said and what came over the tenths, in points of percent, of all rows and by quarter. */
function calibrationTable(named: readonly Named[]): string[] {
  return [
    `${"calibration".padEnd(16)}${["all", "Q1", "Q2", "Q3", "Q4"].map((text) => text.padStart(9)).join("")}   (mean distance over tenths, points)`,
    ...named.map(([name, all]) => {
      const quarters = [1, 2, 3, 4].map((quarter) => all.filter((one) => one.quarter === quarter));
      const cells = [all, ...quarters].map((own) => (100 * calibrationError(own)).toFixed(1).padStart(9));
      return `${name.padEnd(16)}${cells.join("")}`;
    }),
  ];
}

/** What came minus what was said, in points of percent; the number of our rows beside it. */
function tenths(named: readonly Named[]): string[] {
  const columns = named.map(([, all]) => calibration(all));
  const head = `${"came - said".padEnd(16)}${named.map(([name]) => name.padStart(15)).join("")}${"rows (ours)".padStart(13)}`;
  return [
    head,
    ...Array.from({ length: 10 }, (_, tenth) => {
      const cells = columns.map((column) => {
        const cell = column[tenth];
        return (cell === undefined || cell.count === 0 ? "-" : (100 * (cell.came - cell.said)).toFixed(1)).padStart(15);
      });
      return `${`${tenth * 10} to ${tenth * 10 + 10} %`.padEnd(16)}${cells.join("")}${String(columns[0]?.[tenth]?.count ?? 0).padStart(13)}`;
    }),
  ];
}

/** The same rows by what the page says before each: `gameChances` over the games as an import has them. */
async function pageLines(
  files: SeasonFiles,
  season: number,
  rows: readonly KnownSnap[],
  signal: AbortSignal,
  isFitted: boolean,
): Promise<string[]> {
  if ((await files.wholeSeason(season, signal)) === null)
    return [
      "What the page says is not evaluated: the whole play-by-play of this season is not there, only an extract.",
    ];
  const said = new Map<string, number>();
  for await (const { game, allPlays, providerGameId } of files.games(season, signal)) {
    const { before, after } = gameChances(game, allPlays);
    for (const [at, { playId }] of allPlays.entries())
      said.set(`${providerGameId}/${playId}`, (at === 0 ? before : (after[at - 1] ?? before)) / 100);
  }
  const shown = rows.filter(({ gameId, playId }) => said.has(`${gameId}/${playId}`));
  const page = forecasts(shown, ({ gameId, playId }) => said.get(`${gameId}/${playId}`) ?? 0.5);
  const theirs = forecasts(shown, ({ vegasHomeWp }) => vegasHomeWp);
  return [
    `What the page says before the same snaps (${shown.length} rows${isFitted ? ", weights as shipped, which know this season" : ""}):`,
    ...table([
      ["page", page],
      ["vegas_home_wp", theirs],
    ]),
    difference("page minus vegas_home_wp", page, theirs),
  ];
}
