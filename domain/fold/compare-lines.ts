import { emptyLine, type FoldedLine, foldedFigure } from "./folded-line.ts";
import type { LineFigure } from "../game/figures.ts";
import { COMPARED_FIELDS, type LineDifference } from "../game/line-difference.ts";
import type { PlayerLine } from "../game/player-line.ts";

/** How the source of the official lines scores; it need not be this site's standard scoring. */
export type OfficialScoring = (line: FoldedLine) => Pick<PlayerLine, "fantasyPoints" | "fantasyPointsPPR">;

/**
 * Where the official lines of a game differ from the sum of its plays, in order of the official lines and then of the
 * players only the plays name. A figure that the source does not know is not compared; a player that one account does
 * not name has zeros there.
 */
export function compareLines(
  folded: ReadonlyMap<string, FoldedLine>,
  official: readonly PlayerLine[],
  scoring: OfficialScoring,
): LineDifference[] {
  const differences: LineDifference[] = [];
  const named = new Set<string>();
  for (const line of official) {
    named.add(line.playerId);
    differences.push(...compareLine(folded.get(line.playerId) ?? emptyLine(line), line, scoring));
  }
  for (const line of folded.values()) {
    if (!named.has(line.playerId)) differences.push(...compareLine(line, null, scoring));
  }
  return differences;
}

/** The same for one player; `official` is null for somebody the official lines leave out. */
function compareLine(folded: FoldedLine, official: PlayerLine | null, scoring: OfficialScoring): LineDifference[] {
  const points: Partial<Record<LineFigure, number | null>> = scoring(folded);
  const { playerId, playerName, team } = official ?? folded;
  return COMPARED_FIELDS.flatMap((field) => {
    const fromPlays = points[field] ?? foldedFigure(folded, field) ?? 0;
    const figure = official === null ? 0 : official[field];
    if (figure === null || isSame(fromPlays, figure)) return [];
    return [{ playerId, playerName, team, field, fromPlays, official: figure, cause: null }];
  });
}

/** Points have hundredths; everything else is whole. */
function isSame(fromPlays: number, official: number): boolean {
  return Math.abs(fromPlays - official) < 0.005;
}
