import type { SnapCount } from "../game/snap-count.ts";
import type { PlayerUsage } from "./player-usage.ts";

/** A player's use in a game, or in several added up; null where nothing is known. Own figures stand beside the team's. */
export type UsageTotals = Readonly<Record<TotalField, number | null>>;

const USED = [
  "targets",
  "teamTargets",
  "carries",
  "teamCarries",
  "redZoneTargets",
  "redZoneCarries",
  "goalLineTargets",
  "goalLineCarries",
  "airYards",
  "teamAirYards",
  "expectedPoints",
] as const satisfies readonly (keyof PlayerUsage)[];
const SNAPPED = ["offense", "teamOffense", "defense", "teamDefense"] as const satisfies readonly (keyof SnapCount)[];

type TotalField = (typeof USED)[number] | (typeof SNAPPED)[number] | "points";

/** Own figures that mean nothing without the team's of the same games. */
const BESIDE = { offense: "teamOffense", defense: "teamDefense", airYards: "teamAirYards" } as const;

/** A game's use: chances by its plays, snaps, and PPR points by the player's line. */
export function usageTotals(
  usage: Pick<PlayerUsage, (typeof USED)[number]> | null,
  snaps: Partial<SnapCount> | null,
  points: number | null,
): UsageTotals {
  return totals((field) => {
    if (field === "points") return points;
    return isSnapped(field) ? (snaps?.[field] ?? null) : (usage?.[field] ?? null);
  });
}

/** Several games added up. Of two figures that make a share both count, or neither. */
export function sumUsage(games: readonly UsageTotals[]): UsageTotals {
  return totals((field) => {
    const [other] = Object.entries(BESIDE).flatMap(([own, team]) =>
      own === field ? [team] : team === field ? [own as keyof typeof BESIDE] : [],
    );
    const known = games.flatMap((game) => {
      const value = game[field];
      return value === null || (other !== undefined && game[other] === null) ? [] : [value];
    });
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  });
}

/** A part of the whole, 0 to 1; null where either is unknown, and of nothing. */
export function shareOf(own: number | null, team: number | null): number | null {
  return own === null || team === null || team <= 0 ? null : own / team;
}

function isSnapped(field: TotalField): field is (typeof SNAPPED)[number] {
  return SNAPPED.some((one) => one === field);
}

function totals(of: (field: TotalField) => number | null): UsageTotals {
  const fields = [...USED, ...SNAPPED, "points"] as const;
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as UsageTotals;
}
