import { shownPosition } from "../../domain/game/shown-position.ts";
import { teamName } from "../../domain/game/team.ts";
import { isDefenderGroup, isInGroup, type LeaderGroup, MAIN_GROUPS } from "../../domain/players/leader-group.ts";
import { DEFENDER_ORDERS, inLeaderOrder, type LeaderOrder, pointsPerGame } from "../../domain/players/leader-order.ts";
import type { SeasonLeader, SeasonLeaders } from "../../domain/players/season-leaders.ts";
import type { SeasonTotal } from "../../domain/players/season-total.ts";
import {
  COUNTED_COLUMNS,
  type CountedColumn,
  type CountedLine,
  type CountedTableName,
  columnTries,
  columnValue,
} from "../../domain/scoring/counted-columns.ts";
import type { GameLines } from "../../domain/scoring/game-lines.ts";
import { givesPoints } from "../../domain/scoring/gives-points.ts";
import { type PresetName, PRESETS } from "../../domain/scoring/presets.ts";
import type { SeasonLine } from "../../domain/scoring/season-lines.ts";
import { seasonLinesIn } from "../../domain/scoring/season-lines-in.ts";
import { pointsOfSeason } from "./points-of-season.server.ts";
import type { ShownScoring } from "./shown-scoring.server.ts";

/** Of each list where all are shown, and of one that is chosen. */
const LEADERS_OF_ALL = 10;
const LEADERS_OF_ONE = 50;

/** What leaders are made from. */
export interface LeaderSource {
  totals: readonly SeasonTotal[];
  games: readonly GameLines[];
  season: number;
  throughWeek: number;
  /** The reader's rules; null without any. */
  shown: ShownScoring | null;
}

interface CountedList {
  table: CountedTableName;
  scoring: PresetName;
  head: string;
  /** The columns that tell most, and those of them that a phone has room for. */
  heads: readonly string[];
  major: readonly string[];
}

const KICKERS: CountedList = {
  table: "kicking",
  scoring: "standard",
  head: "FPTS",
  heads: ["FG", "50+", "Long", "XP"],
  major: ["FG"],
};
const DEFENSES: CountedList = {
  table: "defense",
  scoring: "standard",
  head: "FPTS",
  heads: ["PA", "Sk", "INT", "FR", "TD"],
  major: ["PA"],
};
const DEFENDERS: CountedList = {
  table: "idp",
  scoring: "idp",
  head: "IDP",
  heads: ["Solo", "Ast", "TFL", "Sk", "INT", "PD", "FF"],
  major: ["Solo"],
};

function countedList(group: LeaderGroup): CountedList | null {
  if (isDefenderGroup(group)) return DEFENDERS;
  return group === "K" ? KICKERS : group === "DST" ? DEFENSES : null;
}

/** The leaders of each list, or of the one that is chosen; lists without anybody are left out. */
export function seasonLeaders(source: LeaderSource, chosen: LeaderGroup | null, order: LeaderOrder): SeasonLeaders[] {
  const my = source.shown === null ? null : pointsOfSeason(source.games, source.shown);
  const most = chosen === null ? LEADERS_OF_ALL : LEADERS_OF_ONE;
  return (chosen === null ? MAIN_GROUPS : [chosen])
    .map((group) => {
      const list = countedList(group);
      const all = list === null ? offense(source, group, my) : counted(source, group, list, my);
      const isSilent = source.shown !== null && list !== null && !givesPoints(list.table, source.shown.scoring);
      const asked = orderIn(list, isSilent ? withoutRules(order) : order);
      const players = inLeaderOrder(all, asked, { throughWeek: source.throughWeek, isWhole: group === "DST" });
      const columns = list === null ? [] : columnsOf(list);
      const points = pointsOf(list, isSilent ? null : source.shown);
      return { group, columns, points, order: asked, players: players.slice(0, most), isSilent };
    })
    .filter(({ players }) => players.length > 0);
}

/** Lists of counted figures have one kind of usual points. */
function orderIn(list: CountedList | null, order: LeaderOrder): LeaderOrder {
  const isDefenders = Object.values(DEFENDER_ORDERS).includes(order);
  if (isDefenders) return list === DEFENDERS ? order : "ppr";
  return list !== null && order === "fpts" ? "ppr" : order;
}

function withoutRules(order: LeaderOrder): LeaderOrder {
  return order === "my" ? "ppr" : order === "mypg" ? "avg" : order;
}

function offense({ totals }: LeaderSource, group: LeaderGroup, my: ReadonlyMap<string, number> | null): SeasonLeader[] {
  return totals
    .filter(({ position }) => isInGroup(group, position))
    .map(({ playerId, playerName, team, games, fantasyPoints, fantasyPointsPPR }) => ({
      owner: playerId,
      name: playerName,
      team,
      position: null,
      games,
      cells: [],
      figures: {
        fpts: fantasyPoints,
        ppr: fantasyPointsPPR,
        avg: pointsPerGame(fantasyPointsPPR, games),
        ...figuresOf(my, playerId, games),
      },
    }));
}

function counted(
  { totals, games: all, season }: LeaderSource,
  group: LeaderGroup,
  { table, scoring, heads }: CountedList,
  my: ReadonlyMap<string, number> | null,
): SeasonLeader[] {
  const usual = pointsOfSeason(all, { scoring: PRESETS[scoring], text: scoring });
  const known = new Map(totals.map((total) => [total.playerId, total]));
  const columns = COUNTED_COLUMNS[table].filter(({ head }) => heads.includes(head));
  return seasonLinesIn(table, all)
    .filter(({ position }) => isInGroup(group, position))
    .map((line): SeasonLeader => {
      const total = known.get(line.id);
      const games = total?.games ?? line.games;
      const points = usual.get(line.id) ?? null;
      const cells = columns.map((column) => {
        const value = columnValue(column, line);
        const tries = columnTries(column, line);
        return { text: tries === null ? String(value) : `${value}/${tries}`, isNil: (tries ?? value) === 0 };
      });
      return {
        owner: line.id,
        name: nameOf(line, total, season),
        team: total?.team ?? line.team,
        games,
        cells,
        position: group === "IDP" ? shownPosition(line.position) : null,
        figures: {
          ppr: points,
          avg: pointsPerGame(points, games),
          ...(table === "idp" ? defenderFigures(columns, line) : {}),
          ...figuresOf(my, line.id, games),
        },
      };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function defenderFigures(columns: readonly CountedColumn[], line: CountedLine): SeasonLeader["figures"] {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const order = DEFENDER_ORDERS[column.head];
      return order === undefined ? [] : [[order, columnValue(column, line)]];
    }),
  );
}

function nameOf({ id, name, role }: SeasonLine, total: SeasonTotal | undefined, season: number): string {
  if (role === "player") return total?.playerName ?? name;
  const { place, nick } = teamName(id, season);
  return `${place} ${nick}`;
}

function figuresOf(my: ReadonlyMap<string, number> | null, owner: string, games: number): SeasonLeader["figures"] {
  if (my === null) return {};
  const points = my.get(owner) ?? null;
  return { my: points, mypg: pointsPerGame(points, games) };
}

function columnsOf({ table, heads, major }: CountedList): SeasonLeaders["columns"] {
  return COUNTED_COLUMNS[table]
    .filter(({ head }) => heads.includes(head))
    .map(({ head, title }) => ({
      head,
      title,
      isMinor: !major.includes(head),
      order: table === "idp" ? (DEFENDER_ORDERS[head] ?? null) : null,
    }));
}

function pointsOf(list: CountedList | null, shown: ShownScoring | null): SeasonLeaders["points"] {
  const own = shown === null ? [] : ownPoints(shown.scoring.name);
  if (list === null) {
    return [
      { order: "fpts", head: "FPTS", title: "Fantasy points, standard scoring" },
      { order: "ppr", head: "PPR", title: "Fantasy points, one per reception" },
      { order: "avg", head: "AVG", title: "PPR points per game" },
      ...own,
    ];
  }
  const name = list.head === "IDP" ? "IDP scoring" : "standard scoring";
  return [
    { order: "ppr", head: list.head, title: `Fantasy points, ${name}` },
    { order: "avg", head: "AVG", title: `Fantasy points per game, ${name}` },
    ...own,
  ];
}

function ownPoints(name: string): SeasonLeaders["points"] {
  return [
    { order: "my", head: "MY", title: `Fantasy points, ${name}` },
    { order: "mypg", head: "MY/G", title: `Fantasy points per game, ${name}` },
  ];
}
