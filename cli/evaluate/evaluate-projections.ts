import { type Accuracy, accuracyOf, isStarter, RANGE_CLAIM, verdictOf } from "../../domain/projections/accuracy.ts";
import type { ProjectedPosition } from "../../domain/projections/projected-position.ts";
import { FITTED_SEASONS } from "../../domain/projections/projection-weights.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import type { Scoring } from "../../domain/scoring/scoring.ts";
import { CommandProblem } from "../command/command-problem.ts";
import { type JudgedLine, judgeSeason, playedGame, type PlayedGame } from "./judge-projections.ts";
import { JUDGED_QUARTERS } from "./judge-in-game.ts";
import type { SeasonFiles } from "./season-files.ts";

const POSITIONS = ["QB", "RB", "WR", "TE", "K", "DST"] as const satisfies readonly ProjectedPosition[];

/**
 * How good our projections are: the error of ours, of the season's mean, of the last three games and of a stored source on the same
 * games of the same people, and how many results the ranges held. Of starters as fantasy players choose them, and of everybody with a
 * projection and an earlier game of the season.
 */
export async function evaluateProjections(
  files: SeasonFiles,
  seasons: readonly number[],
  signal: AbortSignal,
): Promise<string[]> {
  const lines: string[] = [];
  for (const season of seasons) lines.push(...(await evaluateSeason(files, season, signal)), "");
  return lines;
}

async function evaluateSeason(files: SeasonFiles, season: number, signal: AbortSignal): Promise<string[]> {
  if ((await files.wholeSeason(season, signal)) === null)
    throw new CommandProblem(
      `The whole play-by-play of ${season} was not found. Use --from with a folder that holds it.`,
    );
  const ppr: PlayedGame[] = [];
  const standard: PlayedGame[] = [];
  for await (const game of files.games(season, signal)) {
    ppr.push(playedGame(game, PRESETS.ppr));
    standard.push(playedGame(game, PRESETS.standard));
  }
  const before = await files.pastGames(season - 1, signal);
  const judged = judgeSeason(ppr, before, PRESETS.ppr);
  const withEarlier = judged.filter(({ earlier }) => earlier.length > 0);
  const isFitted = FITTED_SEASONS.includes(season);
  return [
    `${season}: projections of ${ppr.length} games, in PPR points`,
    `fitted on ${FITTED_SEASONS.join(", ")}${isFitted ? ": this season too, so that its figures flatter" : ""}; the season before ${before.length === 0 ? "is not there" : `has ${before.length} games`}`,
    "",
    ...table("starters from their 4th game on", judged.filter(isStarter)),
    "",
    ...table("everybody with an earlier game in the season", withEarlier),
    "",
    ...bands("ranges, starters", judged.filter(isStarter)),
    "",
    ...bands("ranges, everybody", withEarlier),
    "",
    ...inGame(judged.filter(isStarter)),
    "",
    ...bands("ranges, starters, standard scoring", starters(standard, before, PRESETS.standard, judged)),
  ];
}

/** The same people's games under another scoring. */
function starters(
  games: readonly PlayedGame[],
  before: Parameters<typeof judgeSeason>[1],
  scoring: Scoring,
  judged: readonly JudgedLine[],
): JudgedLine[] {
  return judgeSeason(games, before, scoring).filter((_, at) => {
    const one = judged[at];
    return one !== undefined && isStarter(one);
  });
}

function table(name: string, all: readonly JudgedLine[]): string[] {
  const heads = ["count", "ours", "season mean", "last three", "source", "ours - mean", "bias"];
  return [
    `${name.padEnd(48)}(mean absolute error)`,
    `${"".padEnd(8)}${heads.map((head) => head.padStart(13)).join("")}`,
    ...POSITIONS.flatMap((position) => {
      const own = all.filter((one) => one.position === position);
      const found = accuracyOf(own);
      return found === null ? [] : [row(position, found, own)];
    }),
    ...(all.some(({ source }) => source !== null) ? [] : ["no projections of a source are stored"]),
  ];
}

function row(
  position: string,
  { count, ours, seasonMean, lastThree, bias }: Accuracy,
  own: readonly JudgedLine[],
): string {
  const known = own.filter(({ source }) => source !== null);
  const source =
    known.length === 0 ? "-" : mean(known.map((one) => Math.abs((one.source ?? 0) - one.points))).toFixed(3);
  const { difference, half } = paired(own);
  const cells = [
    String(count),
    ours.toFixed(3),
    seasonMean.toFixed(3),
    lastThree.toFixed(3),
    source,
    `${difference.toFixed(3)}±${half.toFixed(3)}`,
    bias.toFixed(2),
  ];
  return `${position.padEnd(8)}${cells.map((cell) => cell.padStart(13)).join("")}`;
}

/** Our error minus that of the season's mean, and half of its 95 % interval. */
function paired(own: readonly JudgedLine[]): { difference: number; half: number } {
  const differences = own.map(
    ({ points, expected, earlier }) => Math.abs(expected.mean - points) - Math.abs(mean(earlier) - points),
  );
  const difference = mean(differences);
  const square = mean(differences.map((one) => (one - difference) ** 2));
  return { difference, half: 1.96 * Math.sqrt(square / differences.length) };
}

function bands(name: string, all: readonly JudgedLine[]): string[] {
  return [
    `${name.padEnd(48)}(${RANGE_CLAIM} of 100 should be in range)`,
    `${"".padEnd(8)}${["count", "in range", "below", "above"].map((head) => head.padStart(13)).join("")}`,
    ...POSITIONS.flatMap((position) => {
      const found = accuracyOf(all.filter((one) => one.position === position));
      if (found === null) return [];
      const share = (count: number): string => `${((100 * count) / found.count).toFixed(1)} %`;
      const cells = [String(found.count), share(found.inRange), share(found.below), share(found.above)];
      return [`${position.padEnd(8)}${cells.map((cell) => cell.padStart(13)).join("")}`];
    }),
  ];
}

/** Errors of the final points as they were expected after each quarter, beside points that come evenly, and how many ranges held. */
function inGame(all: readonly JudgedLine[]): string[] {
  const heads = JUDGED_QUARTERS.flatMap((quarter) => [`Q${quarter} ours`, "evenly", "in range"]);
  return [
    `${"in games, starters, after each quarter".padEnd(48)}(mean absolute error of the final points)`,
    `${"".padEnd(8)}${heads.map((head) => head.padStart(10)).join("")}`,
    ...POSITIONS.map((position) => {
      const own = all.filter((one) => one.position === position);
      const cells = JUDGED_QUARTERS.flatMap((_, at) => {
        const known = own.flatMap(({ inGame, points }) => {
          const one = inGame[at];
          return one === undefined ? [] : [{ ...one, points }];
        });
        const held = known.filter(({ ours, points }) => verdictOf(points, ours) === "in range").length;
        return [
          mean(known.map(({ ours, points }) => Math.abs(ours.mean - points))).toFixed(3),
          mean(known.map(({ even, points }) => Math.abs(even - points))).toFixed(3),
          `${((100 * held) / known.length).toFixed(1)} %`,
        ];
      });
      return `${position.padEnd(8)}${cells.map((cell) => cell.padStart(10)).join("")}`;
    }),
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
