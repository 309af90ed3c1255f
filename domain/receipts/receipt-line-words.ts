import { FIGURE_WORDS } from "../game/figure-words.ts";
import { FIGURES, type Figure, isAverage, isCounted, isLongest } from "../game/figures.ts";
import { formatPoints } from "../words/format.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";
import type { Tab } from "../page/game-view.ts";

/** A player's line as a receipt tells it: under one tab, with the fields that a claim names. */
export interface LineReceipt {
  source: LineSource;
  /** Null for a player without a row in the box score. */
  tab: Tab | null;
  fields: readonly string[];
}

/** As a line is said: completions of attempts, and after what adds up its averages and longest gains. */
const SAID: readonly Figure[] = FIGURES.toSorted((a, b) => place(a) - place(b));

function place({ field, group, from }: Figure): number {
  if (group === "points") return 4;
  if (group === "other") return 3;
  if (field === "passingCompletions") return 0;
  return isAverage(from) || isLongest(from) ? 2 : 1;
}

/** What is said with every line of its tab; others only where a claim names them. */
function isUsual(figure: Figure): boolean {
  return figure.column !== undefined && isCounted(figure);
}

const TABS_BY_POSITION: Readonly<Record<string, Tab>> = { QB: "passing", RB: "rushing", FB: "rushing" };

/**
 * Under which tab a figure stands. One that stands under all of them, such as fantasy points, is shown where the player's
 * position belongs, as long as he has a row there. Null for a player without any row.
 */
export function tabOfField(field: string, line: PlayerLine, shown: readonly Tab[]): Tab | null {
  const own = FIGURES.find((figure) => figure.field === field)?.group;
  if (own === "passing" || own === "rushing" || own === "receiving") return own;
  const usual = TABS_BY_POSITION[line.position.toUpperCase()] ?? "receiving";
  return shown.includes(usual) ? usual : (shown[0] ?? null);
}

/** `Lamar Jackson, rushing` and `16 carries, 122 yards`: known figures, a zero only where it is named. */
export function lineWords(line: PlayerLine, { source, tab, fields }: LineReceipt): { label: string; words: string } {
  const parts = SAID.flatMap((figure) => {
    const { field, group, unit, from } = figure;
    const { words, short } = FIGURE_WORDS[field];
    const isOther = group === "other" || group === "points";
    if (tab !== null && group !== tab && !isOther) return [];
    const value = line[field];
    const isNamed = fields.includes(field);
    if (value === null || !(isNamed || (isUsual(figure) && tab !== null && value !== 0))) return [];
    const isWhole = Number.isInteger(value) && source === "stats" && unit !== "points" && !isAverage(from);
    const [one, many] = short ?? words;
    return [`${isWhole ? String(value) : formatPoints(value)} ${value === 1 ? one : many}`];
  });
  const what = [source === "projections" ? "projected" : "", tab ?? ""].filter((part) => part !== "").join(" ");
  return { label: what === "" ? line.playerName : `${line.playerName}, ${what}`, words: parts.join(", ") };
}
