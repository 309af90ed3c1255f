import { shownPosition } from "../../domain/game/shown-position.ts";
import { teamName } from "../../domain/game/team.ts";
import { isInGroup, type LeaderGroup, MAIN_GROUPS } from "../../domain/game/leader-group.ts";
import { inLeaderOrder, isPointOrder, type LeaderOrder, pointsPerGame } from "../../domain/players/leader-order.ts";
import type { SeasonLeader, SeasonLeaders } from "../../domain/players/season-leaders.ts";
import type { SeasonTotal } from "../../domain/players/season-total.ts";
import { type CountedLine, columnTries, columnValue } from "../../domain/scoring/counted-columns.ts";
import { countedText } from "../../domain/scoring/counted-log.ts";
import type { GameLines } from "../../domain/scoring/game-lines.ts";
import { givesPoints } from "../../domain/scoring/gives-points.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { type SeasonLine, seasonLines } from "../../domain/scoring/season-lines.ts";
import { seasonLinesIn } from "../../domain/scoring/season-lines-in.ts";
import { MISSING } from "../../domain/words/format.ts";
import { withMinus } from "../../domain/words/with-minus.ts";
import { type LeaderList, leaderList, type ListColumn } from "./leader-list.server.ts";
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

/** Somebody of a list before it is cut, with what plays count of him; without where they count nothing. */
type Listed = Omit<SeasonLeader, "cells"> & { line: SeasonLine | undefined };

/** The leaders of each list, or of the one that is chosen; lists without anybody are left out. */
export function seasonLeaders(source: LeaderSource, chosen: LeaderGroup | null, order: LeaderOrder): SeasonLeaders[] {
  const most = chosen === null ? LEADERS_OF_ALL : LEADERS_OF_ONE;
  return (chosen === null ? MAIN_GROUPS : [chosen])
    .map((group) => {
      const { list, isSilent, asked, listed } = wholeList(source, group, order);
      const { columns } = list;
      return {
        group,
        columns: columns.map(({ group: over, head, title, fits, order: by }) => ({
          group: over,
          head,
          title,
          fits,
          order: by,
        })),
        points: pointsOf(list, isSilent ? null : source.shown),
        order: asked,
        players: listed.slice(0, most).map(({ line, ...leader }) => ({ ...leader, cells: cellsOf(columns, line) })),
        isSilent,
      };
    })
    .filter(({ players }) => players.length > 0);
}

/** Where somebody stands in a list; equals share the better place. */
export interface SeasonRank {
  /** From 1. */
  place: number;
  /** The figure that it is by. */
  figure: number;
}

/** Where somebody stands in the whole list of a group; null where the list does not have him, as by average before he has the games for one. */
export function seasonRank(
  source: LeaderSource,
  { group, order }: { group: LeaderGroup; order: LeaderOrder },
  owner: string,
): SeasonRank | null {
  const { asked, listed } = wholeList(source, group, order);
  const figures = listed.map((leader) => ({ owner: leader.owner, figure: leader.figures[asked] ?? 0 }));
  const own = figures.find((leader) => leader.owner === owner);
  if (own === undefined) return null;
  return { place: 1 + figures.filter(({ figure }) => figure > own.figure).length, figure: own.figure };
}

/** A list before it is cut, and in which order it is. */
interface WholeList {
  list: LeaderList;
  /** As in `SeasonLeaders`. */
  isSilent: boolean;
  asked: LeaderOrder;
  listed: Listed[];
}

function wholeList(source: LeaderSource, group: LeaderGroup, order: LeaderOrder): WholeList {
  const { shown, games, throughWeek } = source;
  const my = shown === null ? null : pointsOfSeason(games, shown);
  const list = leaderList(group);
  const { counted } = list;
  const all = counted === null ? offense(source, group, list, my) : countedLeaders(source, group, list, my);
  const isSilent = shown !== null && counted !== null && !givesPoints(counted.table, shown.scoring);
  const asked = orderIn(list, isSilent ? withoutRules(order) : order);
  return { list, isSilent, asked, listed: inLeaderOrder(all, asked, { throughWeek, isWhole: group === "DST" }) };
}

/** Lists of counted figures have one kind of usual points, and no list has another's figures. */
function orderIn({ columns, counted }: LeaderList, order: LeaderOrder): LeaderOrder {
  if (isPointOrder(order)) return counted !== null && order === "fpts" ? "ppr" : order;
  return columns.some((column) => column.order === order) ? order : "ppr";
}

function withoutRules(order: LeaderOrder): LeaderOrder {
  return order === "my" ? "ppr" : order === "mypg" ? "avg" : order;
}

function offense(
  { totals, games: all }: LeaderSource,
  group: LeaderGroup,
  { columns }: LeaderList,
  my: ReadonlyMap<string, number> | null,
): Listed[] {
  const lines = new Map(seasonLines(all).map((line) => [line.id, line]));
  return totals
    .filter(({ position }) => isInGroup(group, position))
    .map(({ playerId, playerName, team, games, fantasyPoints, fantasyPointsPPR }) => {
      const line = lines.get(playerId);
      return {
        owner: playerId,
        name: playerName,
        team,
        position: null,
        games,
        line,
        figures: {
          fpts: fantasyPoints,
          ppr: fantasyPointsPPR,
          avg: pointsPerGame(fantasyPointsPPR, games),
          ...columnFigures(columns, line),
          ...figuresOf(my, playerId, games),
        },
      };
    });
}

function countedLeaders(
  { totals, games: all, season }: LeaderSource,
  group: LeaderGroup,
  { columns, counted }: LeaderList,
  my: ReadonlyMap<string, number> | null,
): Listed[] {
  if (counted === null) return [];
  const { table, scoring } = counted;
  const usual = pointsOfSeason(all, { scoring: PRESETS[scoring], text: scoring });
  const known = new Map(totals.map((total) => [total.playerId, total]));
  return seasonLinesIn(table, all)
    .filter(({ position }) => isInGroup(group, position))
    .map((line): Listed => {
      const total = known.get(line.id);
      const games = total?.games ?? line.games;
      const points = usual.get(line.id) ?? null;
      return {
        owner: line.id,
        name: nameOf(line, total, season),
        team: total?.team ?? line.team,
        games,
        line,
        position: group === "IDP" ? shownPosition(line.position) : null,
        figures: {
          ppr: points,
          avg: pointsPerGame(points, games),
          ...columnFigures(columns, line),
          ...figuresOf(my, line.id, games),
        },
      };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function columnFigures(columns: readonly ListColumn[], line: CountedLine | undefined): SeasonLeader["figures"] {
  const figures: SeasonLeader["figures"] = {};
  if (line === undefined) return figures;
  for (const column of columns) if (column.order !== null) figures[column.order] = columnValue(column, line);
  return figures;
}

/** Of somebody without any counted play nothing is known: his games came without plays. */
function cellsOf(columns: readonly ListColumn[], line: CountedLine | undefined): SeasonLeader["cells"] {
  return columns.map((column) => {
    if (line === undefined) return { text: MISSING, isNil: true };
    const cell = { value: columnValue(column, line), of: columnTries(column, line) };
    return { text: withMinus(countedText(cell)), isNil: (cell.of ?? cell.value) === 0 };
  });
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

function pointsOf({ counted }: LeaderList, shown: ShownScoring | null): SeasonLeaders["points"] {
  const own = shown === null ? [] : ownPoints(shown.scoring.name);
  if (counted === null) {
    return [
      { order: "fpts", head: "FPTS", title: "Fantasy points, standard scoring" },
      { order: "ppr", head: "PPR", title: "Fantasy points, one per reception" },
      { order: "avg", head: "AVG", title: "PPR points per game" },
      ...own,
    ];
  }
  const name = counted.head === "IDP" ? "IDP scoring" : "standard scoring";
  return [
    { order: "ppr", head: counted.head, title: `Fantasy points, ${name}` },
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
