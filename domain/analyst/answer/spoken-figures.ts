import { formatPoints } from "../../words/format.ts";
import { FIGURE_WORDS } from "../../game/figure-words.ts";
import { isAverage, type LineFigure, mapFigures } from "../../game/figures.ts";
import type { ListedPlayer } from "../tools/player-list.ts";

export type SpokenFigure = LineFigure;

const DEFINITIONS = mapFigures((figure) => figure);

/** The name of a figure that a player has none of: `fumble`, `passing yards`. */
export function figureNoun(figure: SpokenFigure): string {
  if (figure === "fumblesLost") return "fumble";
  const [one, many] = FIGURE_WORDS[figure].words;
  return figure.endsWith("Yards") ? many : one;
}

/** `278 passing yards`, `1 carry`, `26.1 PPR points`; null for a figure that is not known. */
export function spokenFigure(player: ListedPlayer, figure: SpokenFigure): string | null {
  const value = player[figure] ?? null;
  if (value === null) return null;
  const { unit, from } = DEFINITIONS[figure];
  if (figure === "rushingLong") return `a long run of ${value} yards`;
  if (figure === "receivingLong") return `a long catch of ${value} yards`;
  if (figure === "fantasyPoints") return `${formatPoints(value)} standard fantasy points`;
  const [one, many] = FIGURE_WORDS[figure].words;
  const isWhole = Number.isInteger(value) && unit !== "points" && !isAverage(from);
  return `${isWhole ? value : formatPoints(value)} ${value === 1 && isWhole ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function spokenList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
