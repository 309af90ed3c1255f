import { formatPoints } from "../words/format.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";
import type { Tab } from "../page/view-query.ts";

/** A player's line as a receipt tells it: under one tab, with the fields that a claim names. */
export interface LineReceipt {
  source: LineSource;
  /** Null for a player without a row in the box score. */
  tab: Tab | null;
  fields: readonly string[];
}

type Figure = Exclude<keyof PlayerLine, "playerId" | "playerName" | "team" | "position">;

interface FigureWords {
  field: Figure;
  one: string;
  many: string;
  /** Told with every line of the tab; others only where a claim names them. */
  isUsual?: boolean;
}

const TAB_FIGURES: Readonly<Record<Tab, readonly FigureWords[]>> = {
  passing: [
    { field: "passingCompletions", one: "completion", many: "completions", isUsual: true },
    { field: "passingAttempts", one: "attempt", many: "attempts", isUsual: true },
    { field: "passingYards", one: "yard", many: "yards", isUsual: true },
    { field: "passingTouchdowns", one: "TD", many: "TD", isUsual: true },
    { field: "passingInterceptions", one: "INT", many: "INT", isUsual: true },
  ],
  rushing: [
    { field: "rushingAttempts", one: "carry", many: "carries", isUsual: true },
    { field: "rushingYards", one: "yard", many: "yards", isUsual: true },
    { field: "rushingTouchdowns", one: "TD", many: "TD", isUsual: true },
    { field: "rushingYardsPerAttempt", one: "yards a carry", many: "yards a carry" },
    { field: "rushingLong", one: "yard on the longest", many: "yards on the longest" },
  ],
  receiving: [
    { field: "receptions", one: "catch", many: "catches", isUsual: true },
    { field: "receivingTargets", one: "target", many: "targets" },
    { field: "receivingYards", one: "yard", many: "yards", isUsual: true },
    { field: "receivingTouchdowns", one: "TD", many: "TD", isUsual: true },
    { field: "receivingYardsPerReception", one: "yards a catch", many: "yards a catch" },
    { field: "receivingLong", one: "yard on the longest", many: "yards on the longest" },
  ],
};

/** Figures that belong to no tab. */
const OTHER_FIGURES: readonly FigureWords[] = [
  { field: "fumblesLost", one: "fumble lost", many: "fumbles lost" },
  { field: "twoPointConversions", one: "two-point conversion", many: "two-point conversions" },
  { field: "specialTeamsTouchdowns", one: "return TD", many: "return TD" },
  { field: "fantasyPoints", one: "fantasy point", many: "fantasy points" },
  { field: "fantasyPointsPPR", one: "PPR point", many: "PPR points" },
];
const POINTS: readonly Figure[] = ["fantasyPoints", "fantasyPointsPPR"];
const AVERAGES: readonly Figure[] = ["rushingYardsPerAttempt", "receivingYardsPerReception"];

const TABS_BY_POSITION: Readonly<Record<string, Tab>> = { QB: "passing", RB: "rushing", FB: "rushing" };

/**
 * Under which tab a figure stands. One that stands under all of them, such as fantasy points, is shown where the player's
 * position belongs, as long as he has a row there. Null for a player without any row.
 */
export function tabOfField(field: string, line: PlayerLine, shown: readonly Tab[]): Tab | null {
  const own = Object.entries(TAB_FIGURES).find(([, figures]) => figures.some((figure) => figure.field === field))?.[0];
  if (own === "passing" || own === "rushing" || own === "receiving") return own;
  const usual = TABS_BY_POSITION[line.position.toUpperCase()] ?? "receiving";
  return shown.includes(usual) ? usual : (shown[0] ?? null);
}

/** `Lamar Jackson, rushing` and `16 carries, 122 yards`: known figures, a zero only where it is named. */
export function lineWords(line: PlayerLine, { source, tab, fields }: LineReceipt): { label: string; words: string } {
  const inTab = tab === null ? Object.values(TAB_FIGURES).flat() : TAB_FIGURES[tab];
  const parts = [...inTab, ...OTHER_FIGURES].flatMap(({ field, one, many, isUsual = false }) => {
    const value = line[field];
    const isNamed = fields.includes(field);
    if (value === null || !(isNamed || (isUsual && tab !== null && value !== 0))) return [];
    const isWhole =
      Number.isInteger(value) && source === "stats" && !POINTS.includes(field) && !AVERAGES.includes(field);
    return [`${isWhole ? String(value) : formatPoints(value)} ${value === 1 ? one : many}`];
  });
  const what = [source === "projections" ? "projected" : "", tab ?? ""].filter((part) => part !== "").join(" ");
  return { label: what === "" ? line.playerName : `${line.playerName}, ${what}`, words: parts.join(", ") };
}
