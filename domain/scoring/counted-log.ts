import type { ProviderName } from "../game/game-snapshot.ts";
import { isOffensePosition } from "../game/offense-position.ts";
import type { Play } from "../game/play.ts";
import type { Player } from "../game/player.ts";
import { formatInteger, formatPoints, MISSING } from "../words/format.ts";
import { countPlayer } from "./counting/count-game.ts";
import {
  type CountedLine,
  countedLine,
  type CountedTableName,
  columnsOf,
  columnTries,
  columnValue,
} from "./counted-columns.ts";
import type { GameLines } from "./game-lines.ts";
import { type PresetName, PRESETS } from "./presets.ts";
import { scoreLine } from "./scoring.ts";
import type { Owner } from "./scoring-item.ts";
import { statsUnknownTo } from "./uncounted-keys.ts";

/** The plays of a game that credit a player with anything, in game order; none in a game that goes by without him. */
export interface PlayerGame {
  gameKey: string;
  provider: ProviderName;
  plays: readonly Play[];
}

/** A figure of a game or of a season: both null where the source does not know. */
export interface CountedCell {
  value: number | null;
  /** Out of so many tries; null of what is no try. */
  of: number | null;
}

/** What a player did in a game, by the columns of his log. */
export interface CountedGame {
  points: number;
  cells: CountedCell[];
}

/** The log of a kicker, a defender or a team's defense: figures that plays count. */
export interface CountedLog {
  group: string;
  points: { head: string; title: string; scoring: PresetName };
  columns: { head: string; title: string; isLongest: boolean }[];
  /** By `gameKey`; a game whose plays are not known is not there. */
  games: Record<string, CountedGame>;
}

const LOGS = {
  kicking: {
    group: "Kicking",
    points: { head: "FPTS", title: "Fantasy points, standard scoring", scoring: "standard" },
  },
  defense: {
    group: "Defense and special teams",
    points: { head: "FPTS", title: "Fantasy points, standard scoring", scoring: "standard" },
  },
  idp: { group: "Defense", points: { head: "IDP", title: "Fantasy points, IDP scoring", scoring: "idp" } },
} as const satisfies Record<CountedTableName, Pick<CountedLog, "group" | "points">>;

/** The table of a kicker or a defender; null for anybody else, whose figures stand in his lines. */
export function countedTableOf({ position }: Pick<Player, "position">): "kicking" | "idp" | null {
  if (position === "K") return "kicking";
  return position !== "" && !isOffensePosition(position) ? "idp" : null;
}

/** Whether a player is a kicker or a defender. */
export function hasCountedLog(player: Pick<Player, "position">): boolean {
  return countedTableOf(player) !== null;
}

/** The log of a kicker or a defender over games whose plays are known. */
export function countedLog(
  { playerId, position }: Pick<Player, "playerId" | "position">,
  games: readonly PlayerGame[],
): CountedLog {
  const table = position === "K" ? "kicking" : "idp";
  return logOf(
    table,
    games.map(({ gameKey, provider, plays }) => {
      const line = countedLine({ plays: countPlayer(plays, playerId) });
      return { gameKey, provider, line: { ...line, role: "player", position } };
    }),
  );
}

/** The log of a team's defense over games that are counted. */
export function defenseLog(team: string, games: readonly GameLines[]): CountedLog {
  return logOf(
    "defense",
    games.flatMap(({ gameKey, provider, lines }) =>
      lines.filter(({ id, role }) => role === "defense" && id === team).map((line) => ({ gameKey, provider, line })),
    ),
  );
}

interface LoggedGame {
  gameKey: string;
  provider: ProviderName;
  line: CountedLine & Owner;
}

function logOf(table: CountedTableName, games: readonly LoggedGame[]): CountedLog {
  const columns = columnsOf(
    table,
    games.map(({ line }) => line),
  );
  const { group, points } = LOGS[table];
  return {
    group,
    points,
    columns: columns.map(({ head, title, stats }) => ({ head, title, isLongest: stats.length === 0 })),
    games: Object.fromEntries(
      games.map(({ gameKey, provider, line }) => {
        const unknown = statsUnknownTo(provider);
        const cells = columns.map((column) =>
          column.stats.some((stat) => unknown.includes(stat))
            ? { value: null, of: null }
            : { value: columnValue(column, line), of: columnTries(column, line) },
        );
        return [gameKey, { points: scoreLine(line.counts, line, PRESETS[points.scoring]), cells }];
      }),
    ),
  };
}

/** Games added up, of the longest the longest; null where none of them is known. */
export function sumCounted({ columns, games }: CountedLog, gameKeys: readonly string[]): CountedGame | null {
  const known = gameKeys.flatMap((key) => games[key] ?? []);
  if (known.length === 0) return null;
  return {
    points: known.reduce((sum, { points }) => sum + points, 0),
    cells: columns.map(({ isLongest }, index) => {
      const values = known.flatMap(({ cells }) => cells[index]?.value ?? []);
      const tries = known.flatMap(({ cells }) => cells[index]?.of ?? []);
      return {
        value: values.length === 0 ? null : isLongest ? Math.max(...values) : total(values),
        of: tries.length === 0 ? null : total(tries),
      };
    }),
  };
}

/** A figure as it stands in a log: `2/3`, `0.5`, `4,732`; `-` where it is not known. */
export function countedText({ value, of }: CountedCell): string {
  if (value === null) return MISSING;
  if (of !== null) return `${value}/${of}`;
  return Number.isInteger(value) ? formatInteger(value) : String(value);
}

/** The mean of so many games: `1.8/2.1`. Of the longest there is none. */
export function countedMean({ value, of }: CountedCell, games: number): string {
  if (value === null) return MISSING;
  const mean = formatPoints(value / games);
  return of === null ? mean : `${mean}/${formatPoints(of / games)}`;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
