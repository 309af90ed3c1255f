import type { Game } from "../game/game.ts";
import { teamName } from "../game/team.ts";
import { formatRule } from "../words/ledger-points.ts";
import { countedLine } from "./counted-columns.ts";
import type { ScoredOwner } from "./scored-owners.ts";
import type { Scoring } from "./scoring.ts";

/** A range of points allowed and what it is worth. */
interface AllowedBand {
  /** `14–20`, `35+` */
  range: string;
  /** As a league writes them: `−4`. */
  points: string;
  /** A defense can only allow more: what is behind it does not come back. */
  state: "gone" | "here" | "ahead";
}

/** Where a defense stands among the ranges of points allowed. */
export interface DefenseBands {
  team: string;
  nick: string;
  allowed: number;
  /** What they are worth: `−4 points`. */
  worth: string;
  bands: AllowedBand[];
}

const BANDS = [
  { key: "pts_allow_0", range: "0", to: 0 },
  { key: "pts_allow_1_6", range: "1–6", to: 6 },
  { key: "pts_allow_7_13", range: "7–13", to: 13 },
  { key: "pts_allow_14_20", range: "14–20", to: 20 },
  { key: "pts_allow_21_27", range: "21–27", to: 27 },
  { key: "pts_allow_28_34", range: "28–34", to: 34 },
  { key: "pts_allow_35p", range: "35+", to: Number.POSITIVE_INFINITY },
];

/** Where the defenses of a game stand, in the order of `owners`; nowhere under a scoring without ranges. */
export function defenseBands(
  owners: readonly ScoredOwner[],
  { season }: Pick<Game, "season">,
  { items }: Pick<Scoring, "items">,
): DefenseBands[] {
  const points = new Map(items.map((item) => [item.key, item.points]));
  if (!BANDS.some(({ key }) => points.has(key))) return [];
  return owners.flatMap((owner) => {
    if (owner.role !== "defense") return [];
    const allowed = countedLine(owner).counts.pts_allow ?? 0;
    const here = BANDS.findIndex(({ to }) => allowed <= to);
    const worth = points.get(BANDS[here]?.key ?? "") ?? 0;
    return {
      team: owner.team,
      nick: teamName(owner.team, season).nick,
      allowed,
      worth: `${formatRule(worth)} ${Math.abs(worth) === 1 ? "point" : "points"}`,
      bands: BANDS.map(({ key, range }, index) => ({
        range,
        points: formatRule(points.get(key) ?? 0),
        state: index < here ? "gone" : index === here ? "here" : "ahead",
      })),
    };
  });
}
