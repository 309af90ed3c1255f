import { isOffensePosition } from "../game/offense-position.ts";
import { sumCounts } from "./counting/count-game.ts";
import type { Counts } from "./counting/count.ts";
import type { ScoredOwner } from "./scored-owners.ts";
import type { Owner } from "./scoring-item.ts";
import type { Stat } from "./stats.ts";

/** The tables of figures that the box score's own tabs do not have. */
export const COUNTED_TABLES = ["kicking", "defense", "idp"] as const;

/** The name of such a table, in addresses too. */
export type CountedTableName = (typeof COUNTED_TABLES)[number];

/** Whether a text from an address names one. */
export function isCountedTable(text: string): text is CountedTableName {
  return COUNTED_TABLES.some((name) => name === text);
}

/** An owner's line, and what sums do not hold. */
export interface CountedLine {
  counts: Counts;
  /** Yards of the longest field goal that was made; 0 without one. */
  longest: number;
}

/** A figure of a table, from the statistics that plays count. */
export interface CountedColumn {
  head: string;
  /** The head in full words. */
  title: string;
  /** What is added up; none for the longest field goal. */
  stats: readonly Stat[];
  /** Of so many tries, where the column has both: `2/3`. */
  missed?: readonly Stat[];
  /** Whether the highest number of the table is an honor. */
  hasLeader: boolean;
  /** On a phone only where somebody has any, or never; its points still lead to every play. */
  phone?: "if-any" | "never";
  /** Left out where nobody has any: it seldom happens, but where it does nothing else in a row explains the points. */
  isRare?: true;
}

/** Who stands in each table, by what he did on any play or in any game. */
const STANDS_IN: Readonly<Record<CountedTableName, (owner: Owner, counts: readonly Counts[]) => boolean>> = {
  kicking: ({ role }, counts) => role === "player" && counts.some((one) => counted(one, KICKS)),
  defense: ({ role }) => role === "defense",
  idp: ({ role, position }, counts) =>
    role === "player" && !isOffensePosition(position) && counts.some((one) => counted(one, DEFENDING)),
};

/** Those who a table shows. */
export function ownersIn(table: CountedTableName, owners: readonly ScoredOwner[]): ScoredOwner[] {
  return owners.filter((owner) =>
    STANDS_IN[table](
      owner,
      owner.plays.map(({ counts }) => counts),
    ),
  );
}

/** Those of a season's lines that a table shows. */
export function linesIn<Line extends Owner & CountedLine>(table: CountedTableName, lines: readonly Line[]): Line[] {
  return lines.filter((line) => STANDS_IN[table](line, [line.counts]));
}

/** The line of an owner. Every field goal is a play of its own, so that a play's yards are its length. */
export function countedLine({ plays }: Pick<ScoredOwner, "plays">): CountedLine {
  return { counts: sumCounts(plays), longest: Math.max(0, ...plays.map(({ counts }) => counts.fgm_yds ?? 0)) };
}

const SHORT = {
  made: ["fgm_0_19", "fgm_20_29", "fgm_30_39"],
  missed: ["fgmiss_0_19", "fgmiss_20_29", "fgmiss_30_39"],
} as const;
const FORTIES = { made: ["fgm_40_49"], missed: ["fgmiss_40_49"] } as const;
const LONG = { made: ["fgm_50_59", "fgm_60p"], missed: ["fgmiss_50_59", "fgmiss_60p"] } as const;
const MADE = [...SHORT.made, ...FORTIES.made, ...LONG.made];
const MISSED = [...SHORT.missed, ...FORTIES.missed, ...LONG.missed];
const KICKS: readonly Stat[] = [...MADE, ...MISSED, "xpm", "xpmiss"];

/** What a defender scores with on other plays: they are in his points, and make no defender of anybody. */
const OTHER_TOUCHDOWNS: readonly Stat[] = ["st_td", "fum_rec_td", "rush_td", "rec_td"];

/** The columns of each table in their order, without the points. */
export const COUNTED_COLUMNS: Readonly<Record<CountedTableName, readonly CountedColumn[]>> = {
  kicking: [
    tries("FG", "Field goals made and tried", MADE, MISSED),
    { ...tries("<40", "Field goals of less than 40 yards", SHORT.made, SHORT.missed), phone: "if-any" },
    { ...tries("40s", "Field goals of 40 to 49 yards", FORTIES.made, FORTIES.missed), phone: "if-any" },
    { ...tries("50+", "Field goals of 50 yards and more", LONG.made, LONG.missed), phone: "if-any" },
    { head: "Long", title: "Longest field goal made", stats: [], hasLeader: false, phone: "never" },
    tries("XP", "Extra points made and tried", ["xpm"], ["xpmiss"]),
    { ...plain("Miss", "Kicks missed or blocked", ...MISSED, "xpmiss"), phone: "never" },
  ],
  defense: [
    plain("PA", "Points allowed, as fantasy leagues count them", "pts_allow"),
    plain("Yds", "Yards allowed", "yds_allow"),
    plain("Sk", "Sacks", "sack"),
    plain("INT", "Interceptions", "int"),
    plain("FR", "Fumbles recovered", "fum_rec", "def_st_fum_rec"),
    plain("TD", "Touchdowns of defense and special teams", "def_td", "def_st_td"),
    { ...plain("Saf", "Safeties", "safe"), phone: "if-any" },
    { ...plain("Blk", "Kicks blocked", "blk_kick"), phone: "if-any" },
  ],
  idp: [
    best("Solo", "Solo tackles", "idp_tkl_solo"),
    best("Ast", "Assisted tackles", "idp_tkl_ast"),
    best("TFL", "Tackles for loss", "idp_tkl_loss"),
    best("Sk", "Sacks", "idp_sack"),
    { ...best("Hit", "Quarterback hits", "idp_qb_hit"), phone: "never" },
    best("INT", "Interceptions", "idp_int"),
    best("PD", "Passes defended", "idp_pass_def"),
    { ...best("FF", "Forced fumbles", "idp_ff"), phone: "never" },
    { ...best("FR", "Fumbles recovered", "idp_fum_rec"), phone: "never" },
    { ...best("TD", "Touchdowns, of returns and catches too", "idp_def_td", ...OTHER_TOUCHDOWNS), phone: "if-any" },
    { ...plain("Saf", "Safeties", "idp_safe"), isRare: true },
    { ...plain("Blk", "Kicks blocked", "idp_blk_kick"), isRare: true },
  ],
};

const DEFENDING: readonly Stat[] = COUNTED_COLUMNS.idp.flatMap(({ stats }) =>
  stats.filter((stat) => !OTHER_TOUCHDOWNS.includes(stat)),
);

/** The columns of a table of these lines. */
export function columnsOf(table: CountedTableName, lines: readonly CountedLine[]): CountedColumn[] {
  return COUNTED_COLUMNS[table].filter(
    (column) => column.isRare !== true || lines.some((line) => columnValue(column, line) !== 0),
  );
}

/** The value of a column on a line. */
export function columnValue({ stats }: CountedColumn, { counts, longest }: CountedLine): number {
  return stats.length === 0 ? longest : sumOf(counts, stats);
}

/** Of how many tries; null of a column that is no try. */
export function columnTries(column: CountedColumn, line: CountedLine): number | null {
  return column.missed === undefined ? null : columnValue(column, line) + sumOf(line.counts, column.missed);
}

function sumOf(counts: Counts, stats: readonly Stat[]): number {
  return stats.reduce((sum, stat) => sum + (counts[stat] ?? 0), 0);
}

function counted(counts: Counts, stats: readonly Stat[]): boolean {
  return stats.some((stat) => (counts[stat] ?? 0) !== 0);
}

function plain(head: string, title: string, ...stats: Stat[]): CountedColumn {
  return { head, title, stats, hasLeader: false };
}

function best(head: string, title: string, ...stats: Stat[]): CountedColumn {
  return { head, title, stats, hasLeader: true };
}

function tries(head: string, title: string, stats: readonly Stat[], missed: readonly Stat[]): CountedColumn {
  return { head, title, stats, missed, hasLeader: false };
}
