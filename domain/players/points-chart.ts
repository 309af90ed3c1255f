import { formatPoints } from "../words/format.ts";
import type { SeasonPart, SeasonRow } from "./player-season.ts";
import { SEASON_TYPE, type SeasonType } from "../game/season-type.ts";
import type { WeekId } from "../game/week-id.ts";
import { weekMark } from "../words/week-mark.ts";
import { weekName } from "../game/week-name.ts";

/** A week on the chart of a season's points. */
export interface ChartSlot {
  key: string;
  /** `7`, `DIV`. */
  mark: string;
  /** PPR points made and projected; null for none known. */
  points: number | null;
  projected: number | null;
  /** The team that he played for; null in a gap. */
  team: string | null;
  gap: "bye" | "absent" | null;
  /** A line stands before it: another team, or another part of the season. */
  isBreak: boolean;
  isBest: boolean;
}

export interface PointsChart {
  slots: ChartSlot[];
  /** The same in a sentence or two. */
  words: string;
  hasProjections: boolean;
}

/** PPR points by week, gaps included; null where no game of the season has points or a projection. */
export function pointsChart(parts: readonly SeasonPart[], name: string): PointsChart | null {
  const slots: ChartSlot[] = [];
  for (const { seasonType, rows } of parts) {
    let isBreak = slots.length > 0;
    for (const row of rows) {
      if (row.kind === "move") {
        isBreak = slots.length > 0;
        continue;
      }
      for (const slot of slotsOf(row, seasonType)) {
        slots.push({ ...slot, isBreak, isBest: false });
        isBreak = false;
      }
    }
  }
  if (slots.every(({ points, projected }) => points === null && projected === null)) return null;
  const most = Math.max(...slots.map(({ points }) => points ?? Number.NEGATIVE_INFINITY));
  const best = slots.find(({ points }) => points === most);
  if (best !== undefined) best.isBest = true;
  return { slots, words: inWords(parts, name), hasProjections: slots.some(({ projected }) => projected !== null) };
}

function slotsOf(
  row: Exclude<SeasonRow, { kind: "move" }>,
  seasonType: SeasonType,
): Omit<ChartSlot, "isBreak" | "isBest">[] {
  if (row.kind === "game") {
    const { game, stats, projection } = row.entry;
    return [
      {
        key: game.gameKey,
        mark: weekMark(seasonType, game.week),
        points: stats?.fantasyPointsPPR ?? null,
        projected: projection?.fantasyPointsPPR ?? null,
        team: (stats ?? projection)?.team ?? null,
        gap: null,
      },
    ];
  }
  return Array.from({ length: row.to.week - row.from.week + 1 }, (_, index) => ({
    key: `${seasonType} ${row.from.week + index}`,
    mark: weekMark(seasonType, row.from.week + index),
    points: null,
    projected: null,
    team: null,
    gap: row.kind,
  }));
}

/** `Ann Known averaged 12.1 PPR points in 16 regular-season games, 31.4 at most in Week 7. Bye in Week 5.` */
function inWords(parts: readonly SeasonPart[], name: string): string {
  const played = parts.flatMap(({ seasonType, rows }) => {
    const points = rows.flatMap((row) => {
      const made = row.kind === "game" ? (row.entry.stats?.fantasyPointsPPR ?? null) : null;
      return row.kind === "game" && made !== null ? [{ week: row.entry.game.week, made }] : [];
    });
    return points.length === 0 ? [] : [{ seasonType, points }];
  });
  if (played.length === 0) return `No points for ${name} yet, projections only.`;
  const averages = played.map(({ seasonType, points }) => {
    const mean = points.reduce((sum, { made }) => sum + made, 0) / points.length;
    const best = points.reduce((top, one) => (one.made > top.made ? one : top));
    const games = `${points.length} ${PART_WORDS.get(seasonType) ?? ""} ${points.length === 1 ? "game" : "games"}`;
    return `${formatPoints(mean)} PPR points in ${games.replaceAll(/\s+/g, " ")}, ${formatPoints(best.made)} at most in ${weekName(seasonType, best.week)}`;
  });
  const gaps = parts.flatMap(({ rows }) =>
    rows.flatMap((row) => (row.kind === "bye" || row.kind === "absent" ? [gapWords(row)] : [])),
  );
  return [`${name} averaged ${averages.join("; ")}`, ...gaps].map((words) => `${words}.`).join(" ");
}

const PART_WORDS = new Map<SeasonType, string>([
  [SEASON_TYPE.preseason, "preseason"],
  [SEASON_TYPE.regular, "regular-season"],
  [SEASON_TYPE.postseason, "playoff"],
]);

function gapWords({ kind, from, to }: { kind: "bye" | "absent"; from: WeekId; to: WeekId }): string {
  const weeks =
    from.week === to.week
      ? weekName(from.seasonType, from.week)
      : `${weekName(from.seasonType, from.week)} to ${weekName(to.seasonType, to.week)}`;
  return kind === "bye" ? `Bye in ${weeks}` : `No stats in ${weeks}`;
}
