import { escapeMarkdown } from "../words/escape-markdown.ts";
import { markdownTable } from "../words/markdown-table.ts";
import { figureText } from "./export-player-tables.ts";

/** Fantasy points of a game under rules that a reader has chosen, for an export. */
export interface OwnPoints {
  /** `Half PPR with changes` */
  name: string;
  /** As an address has them: `half*pass_td*6`. */
  scoring: string;
  /** Keys of the rules that the plays do not have. */
  uncounted: string[];
  /** Everyone with a play or a projection; a team's defense has the team's code for its id and the position DST. */
  rows: OwnPointsRow[];
}

export interface OwnPointsRow {
  id: string;
  name: string;
  team: string;
  position: string | null;
  /** To the hundredth; null without a play. */
  points: number | null;
  /** Of the projection, bonuses by their chance, without two-point conversions; null without one. */
  projected: number | null;
}

/** The same as blocks of Markdown. */
export function ownPointsBlocks({ scoring, uncounted, rows }: OwnPoints): string[] {
  const missing =
    uncounted.length === 0 ? "" : ` Not counted, because the plays do not have it: ${uncounted.join(", ")}.`;
  return [
    escapeMarkdown(
      `MY is counted from the plays by the rules ${scoring}, a format and then Sleeper's keys with their points; projected points count bonuses by their chance, and no two-point conversions.${missing}`,
    ),
    markdownTable(
      ["Player", "Team", "Pos", "MY", "MY projected"],
      rows.map(({ name, team, position, points, projected }) => [
        name,
        team,
        position ?? "",
        figureText(points),
        figureText(projected),
      ]),
      (column) => column > 2,
    ),
  ];
}
