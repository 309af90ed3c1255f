import type { BandRow } from "../../domain/projections/expect-points.ts";
import { pointMoments, type Scatter, type Spread } from "../../domain/projections/point-moments.ts";
import { projectChances } from "../../domain/projections/project-chances.ts";
import { projectDefense } from "../../domain/projections/project-defense.ts";
import { projectKicker } from "../../domain/projections/project-kicker.ts";
import type { ProjectedPosition } from "../../domain/projections/projected-position.ts";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import type { Owner } from "../../domain/scoring/scoring-item.ts";
import { exactPoints } from "../../domain/scoring/scoring.ts";
import type { Stat } from "../../domain/scoring/stats.ts";
import type { FittedProjections, projectionSamples } from "./fit-projections.ts";
import { solveEquations } from "./solve-equations.ts";

/** A line that was expected, and what came. */
export interface ExpectedLine {
  position: ProjectedPosition;
  expected: Counts;
  line: Counts;
  /** Lines counted from plays lack the games in which somebody got no chance, as no passer does: they say nothing of ranges. */
  isWhole: boolean;
}

/** The projections of the samples beside their lines, by fitted weights. */
export function expectedLines(
  { players, teams }: ReturnType<typeof projectionSamples>,
  { chances, kicker, defense }: FittedProjections,
): ExpectedLine[] {
  return [
    ...players.map(({ history, matchup, line, isOfficial }): ExpectedLine => {
      const { position } = history;
      return {
        position,
        expected: projectChances(history, matchup, chances[position]),
        line,
        isWhole: isOfficial || position === "QB",
      };
    }),
    ...teams.flatMap(({ matchup, kicks, defense: counts }): ExpectedLine[] => [
      { position: "K", expected: projectKicker(matchup, kicker), line: kicks, isWhole: true },
      { position: "DST", expected: projectDefense(matchup, defense), line: counts, isWhole: true },
    ]),
  ];
}

/** Statistics that scatter more, or less, than counts of rare things do. */
const SCATTERED = [
  "pass_att",
  "pass_cmp",
  "pass_yd",
  "pass_td",
  "pass_int",
  "rush_att",
  "rush_yd",
  "rush_td",
  "rec_tgt",
  "rec",
  "rec_yd",
  "rec_td",
  "xpm",
  "sack",
  "int",
  "fum_rec",
  "pts_allow",
  "yds_allow",
] as const satisfies readonly Stat[];

/** Statistics of one player that go together. */
const FAMILIES = [
  ["pass_att", "pass_cmp", "pass_yd", "pass_td", "pass_int"],
  ["rush_att", "rush_yd", "rush_td"],
  ["rec_tgt", "rec", "rec_yd", "rec_td"],
] as const satisfies readonly (readonly Stat[])[];

/** How much each statistic scatters, and how much of it each two of a family share. */
export function fitSpread(lines: readonly ExpectedLine[]): Spread {
  const scatters: Partial<Record<Stat, Scatter>> = {};
  for (const stat of SCATTERED) scatters[stat] = fitScatter(lines, stat);
  const errorOf = ({ expected, line }: ExpectedLine, stat: Stat): number => {
    const [plain, square] = scatters[stat] ?? [1, 0];
    const mean = Math.max(0.01, expected[stat] ?? 0);
    return ((line[stat] ?? 0) - mean) / Math.sqrt(plain * mean + square * mean ** 2);
  };
  const correlations = FAMILIES.flatMap((family) =>
    family.flatMap((one, at) =>
      family.slice(at + 1).map((other) => {
        const own = lines.filter(({ expected }) => expected[one] !== undefined && expected[other] !== undefined);
        const sum = (of: (row: ExpectedLine) => number): number => own.reduce((total, row) => total + of(row), 0);
        const shared = sum((row) => errorOf(row, one) * errorOf(row, other));
        const size = Math.sqrt(sum((row) => errorOf(row, one) ** 2) * sum((row) => errorOf(row, other) ** 2));
        return [one, other, round(shared / size)] as const;
      }),
    ),
  );
  return { scatters, correlations };
}

/** Squared errors as a sum of a part of the mean and a part of its square. */
function fitScatter(lines: readonly ExpectedLine[], stat: Stat): Scatter {
  const rows = lines.flatMap(({ expected, line }) =>
    expected[stat] === undefined ? [] : [{ mean: expected[stat], error: ((line[stat] ?? 0) - expected[stat]) ** 2 }],
  );
  // Weighed by the mean, so that the largest do not decide alone.
  const sum = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + of(row) / Math.max(0.01, row.mean), 0);
  const [plain = 0, square = 0] = solveEquations(
    [
      [sum(({ mean }) => mean ** 2), sum(({ mean }) => mean ** 3)],
      [sum(({ mean }) => mean ** 3), sum(({ mean }) => mean ** 4)],
    ],
    [sum(({ mean, error }) => mean * error), sum(({ mean, error }) => mean ** 2 * error)],
  );
  // A part below 0 would be no variance for small or large means: then the other part is all.
  if (plain < 0) return [0, round(sum(({ mean, error }) => mean ** 2 * error) / sum(({ mean }) => mean ** 4))];
  if (square < 0) return [round(sum(({ mean, error }) => mean * error) / sum(({ mean }) => mean ** 2)), 0];
  return [round(plain), round(square)];
}

const ROWS = 8;
/** Eight of ten end in the band: a tenth below, a tenth above. */
const [LOW, HIGH] = [0.1, 0.9];

/** Around how large a mean how far the results reach, in groups of equal size of each position. */
export function fitBands(lines: readonly ExpectedLine[], spread: Spread): Map<ProjectedPosition, BandRow[]> {
  const whole = lines.filter(({ isWhole }) => isWhole);
  const byPosition = Map.groupBy(whole, ({ position }) => position);
  return new Map(
    [...byPosition].map(([position, own]) => {
      const owner: Owner = { role: position === "DST" ? "defense" : "player", position };
      const rows = own
        .map(({ expected, line }) => ({
          mean: pointMoments(expected, owner, PRESETS.ppr, spread).mean,
          points: exactPoints(line, owner, PRESETS.ppr),
        }))
        .toSorted((one, other) => one.mean - other.mean);
      const table = Array.from({ length: ROWS }, (_, at) =>
        bandRow(rows.slice(Math.floor((at * rows.length) / ROWS), Math.floor(((at + 1) * rows.length) / ROWS))),
      );
      return [position, table];
    }),
  );
}

function bandRow(rows: readonly { mean: number; points: number }[]): BandRow {
  const mean = rows.reduce((sum, row) => sum + row.mean, 0) / rows.length;
  const errors = rows.map((row) => row.points - row.mean).toSorted((one, other) => one - other);
  const square = errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length;
  return [round(mean), round(quantile(errors, LOW)), round(quantile(errors, HIGH)), round(Math.sqrt(square))];
}

function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (at - Math.floor(at)) * (above - below);
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
