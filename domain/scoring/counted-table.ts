import { shownPosition } from "../game/shown-position.ts";
import type { LineDifference } from "../game/line-difference.ts";
import { formatPoints, MISSING } from "../words/format.ts";
import { withMinus } from "../words/with-minus.ts";
import {
  type CountedColumn,
  columnsOf,
  countedLine,
  type CountedTableName,
  columnTries,
  columnValue,
  ownersIn,
} from "./counted-columns.ts";
import { foldLedger } from "./ledger.ts";
import { officialCounts } from "./official-counts.ts";
import type { ScoredOwner } from "./scored-owners.ts";
import type { Counts } from "./counting/count.ts";
import type { Scoring } from "./scoring.ts";

/** Of a team's defenders, until somebody asks for all. */
const SHOWN_DEFENDERS = 8;
/** The row that leads to one more would take the place of his. */
const WORTH_FOLDING = 2;

export interface CountedRow {
  /** Whose ledger it leads to: a `playerId`, or the code of a team. */
  id: string;
  name: string;
  team: string;
  position: string | null;
  cells: { text: string; isNil: boolean; isLeader: boolean }[];
  /** With one decimal, as in the box score. */
  points: string;
  /** The points that were expected before the game, under the same scoring; `-` where nobody expected any. */
  projected: string;
}

/** What is expected of somebody in a game. */
export interface ExpectedOwner extends Pick<ScoredOwner, "id" | "name" | "team" | "position"> {
  counts: Counts;
  /** Under the table's scoring; a range counts by its chance, so that they are not those of the counts. */
  points: number;
}

export interface CountedGroup {
  /** `DET - kicking (1 player)`; null for the table of team defenses. */
  heading: string | null;
  team: string;
  rows: CountedRow[];
  /** How many stand beyond those with the most points, shown or not; 0 of a list that is short. */
  rest: number;
}

/** Figures of kickers, of defenses or of defenders, most points first. */
export interface CountedTable {
  /** `isMinor`: not on a phone. */
  columns: { head: string; title: string; isMinor: boolean }[];
  /** Somebody in it has a projection, of the points beside it. */
  hasProjections: boolean;
  /** By team in alphabetical order, as in the box score; without anybody there is none. */
  groups: CountedGroup[];
}

/** What a table is made from. */
interface CountedSource {
  owners: readonly ScoredOwner[];
  differences: readonly LineDifference[];
  scoring: Scoring;
  /** Statistics that the source's plays do not have: they show as unknown. */
  unknown: readonly string[];
  /** Shows every defender. */
  isWhole: boolean;
  expected: readonly ExpectedOwner[];
}

/** A table under a scoring. Points are those of the ledgers that its rows lead to. */
export function countedTable(table: CountedTableName, source: CountedSource): CountedTable {
  const lines = ownersIn(table, source.owners).map((owner) => ({
    owner,
    line: countedLine(owner),
    points: foldLedger(owner.plays, owner, source.scoring, officialCounts(source.differences, owner.id)).total,
  }));
  const columns = columnsOf(
    table,
    lines.map(({ line }) => line),
  );
  const most = columns.map((column) => Math.max(...lines.map(({ line }) => columnValue(column, line))));
  const projections = new Map(source.expected.map(({ id, points }) => [id, points]));
  const rows = lines
    .toSorted((one, other) => other.points - one.points || (one.owner.name < other.owner.name ? -1 : 1))
    .map(({ owner: { id, name, team, position }, line, points }): CountedRow => ({
      id,
      name,
      team,
      position: shownPosition(position),
      points: withMinus(formatPoints(points)),
      projected: withMinus(formatPoints(projections.get(id) ?? null)),
      cells: columns.map((column, index) => {
        if (isUnknown(column, source.unknown)) return { text: MISSING, isNil: true, isLeader: false };
        const value = columnValue(column, line);
        const tries = columnTries(column, line);
        const text = tries === null ? String(value) : `${value}/${tries}`;
        const isLeader = column.hasLeader && value > 0 && value === most[index];
        return { text, isNil: (tries ?? value) === 0, isLeader };
      }),
    }));
  return {
    columns: headsOf(columns, (index) => rows.some(({ cells }) => cells[index]?.isNil === false)),
    hasProjections: rows.some(({ projected }) => projected !== MISSING),
    groups: groupsOf(table, rows, source.isWhole),
  };
}

/** The table of a game to come: figures that are expected, with one decimal, and in the place of points what they are worth. */
export function expectedTable(table: CountedTableName, expected: readonly ExpectedOwner[]): CountedTable {
  const columns = columnsOf(table, []);
  const rows = expected
    .toSorted((one, other) => other.points - one.points || (one.name < other.name ? -1 : 1))
    .map(({ id, name, team, position, counts, points }): CountedRow => {
      const line = { counts, longest: 0 };
      const cells = columns.map((column) => {
        // How long the longest will be is nobody's to expect.
        if (column.stats.length === 0) return { text: MISSING, isNil: true, isLeader: false };
        const tries = columnTries(column, line);
        const value = formatPoints(columnValue(column, line));
        return { text: tries === null ? value : `${value}/${formatPoints(tries)}`, isNil: false, isLeader: false };
      });
      return { id, name, team, position, cells, points: withMinus(formatPoints(points)), projected: MISSING };
    });
  return {
    // Of what seldom happens every row expects a little.
    columns: headsOf(columns, () => false),
    hasProjections: false,
    groups: groupsOf(table, rows, true),
  };
}

function headsOf(columns: readonly CountedColumn[], hasAny: (index: number) => boolean): CountedTable["columns"] {
  return columns.map(({ head, title, phone }, index) => ({
    head,
    title,
    isMinor: phone === "never" || (phone === "if-any" && !hasAny(index)),
  }));
}

function groupsOf(table: CountedTableName, rows: readonly CountedRow[], isWhole: boolean): CountedGroup[] {
  if (table === "defense") return rows.map((row) => ({ heading: null, team: row.team, rows: [row], rest: 0 }));
  return [...Map.groupBy(rows, ({ team }) => team)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([team, own]) => {
      const isLong = table === "idp" && own.length >= SHOWN_DEFENDERS + WORTH_FOLDING;
      const count = own.length === 1 ? "1 player" : `${own.length} players`;
      return {
        heading: `${team} - ${table === "idp" ? "IDP" : table} (${count})`,
        team,
        rows: isLong && !isWhole ? own.slice(0, SHOWN_DEFENDERS) : own,
        rest: isLong ? own.length - SHOWN_DEFENDERS : 0,
      };
    });
}

function isUnknown({ stats }: CountedColumn, unknown: readonly string[]): boolean {
  return stats.length > 0 && stats.every((stat) => unknown.includes(stat));
}
