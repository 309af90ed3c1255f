import { cellValue, TAB_COLUMNS } from "../page/box-score.ts";
import { FIGURES, type Figure, type FigureGroup } from "../game/figures.ts";
import { escapeMarkdown } from "../words/escape-markdown.ts";
import { toHundredth, withFantasyPoints } from "../fold/fantasy-points.ts";
import { MISSING } from "../words/format.ts";
import { markdownTable } from "../words/markdown-table.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { TABS } from "../page/game-view.ts";
import { byLetters } from "../words/by-letters.ts";

interface FigureColumn {
  head: string;
  value(line: PlayerLine): number | null;
}

interface FigureTable {
  name: string;
  columns: readonly FigureColumn[];
}

/** The page's own columns by tab, then what it does not show of the same, then the points and what else counts for them. */
const TABLES: readonly FigureTable[] = [
  ...TABS.map((tab) => {
    const shown = TAB_COLUMNS[tab].filter(({ kind }) => kind !== "points");
    const others = FIGURES.filter(({ group, column }) => group === tab && column === undefined);
    return {
      name: `${tab.slice(0, 1).toUpperCase()}${tab.slice(1)}`,
      columns: [
        ...shown.map((one) => ({ head: one.label, value: (line: PlayerLine) => cellValue(line, one) })),
        ...others.map(({ field, name }) => ({ head: name, value: (line: PlayerLine) => line[field] })),
      ],
    };
  }),
  {
    name: "Fantasy points and what else counts for them",
    columns: [...figuresOf("other"), ...figuresOf("points")].map(({ field, head }) => ({
      head,
      value: (line: PlayerLine) => line[field],
    })),
  },
];

function figuresOf(wanted: FigureGroup): Figure[] {
  return FIGURES.filter(({ group }) => group === wanted);
}

const WHO = ["Player", "Team", "Pos"];

/** What stands over the tables: how they leave out what says nothing. */
export const TABLES_NOTE =
  "A player whose figures in a table would all be zero or unknown is left out of it; - is unknown.";

/** One source's lines as tables of figures by kind; every player of the source is named. */
export function playerTables(lines: readonly PlayerLine[]): string[] {
  const filled = lines.map(withFantasyPoints).toSorted(byTeamAndName);
  const quiet = filled.filter((line) => !TABLES.some((table) => speaks(line, table)));
  return [
    ...TABLES.flatMap((table) => {
      const rows = filled.filter((line) => speaks(line, table));
      return rows.length === 0 ? [] : [`### ${table.name}`, figures(rows, table)];
    }),
    ...(quiet.length === 0 ? [] : [`All zero or unknown: ${quiet.map(person).join("; ")}.`]),
  ];
}

function speaks(line: PlayerLine, { columns }: FigureTable): boolean {
  return columns.some(({ value }) => (value(line) ?? 0) !== 0);
}

function figures(lines: readonly PlayerLine[], { columns }: FigureTable): string {
  const rows = lines.map((line) => [
    line.playerName,
    line.team,
    line.position,
    ...columns.map(({ value }) => figureText(value(line))),
  ]);
  return markdownTable([...WHO, ...columns.map(({ head }) => head)], rows, (column) => column >= WHO.length);
}

/** A figure to hundredths, which no source goes beyond on purpose. */
export function figureText(value: number | null): string {
  return value === null ? MISSING : String(toHundredth(value));
}

function person({ playerName, team, position }: PlayerLine): string {
  return escapeMarkdown(`${playerName} (${[team, position].filter((part) => part !== "").join(" ")})`);
}

function byTeamAndName(a: PlayerLine, b: PlayerLine): number {
  if (a.team !== b.team) return a.team < b.team ? -1 : 1;
  return byLetters(a.playerName, b.playerName);
}
