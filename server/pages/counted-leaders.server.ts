import { isInGroup, type LeaderGroup } from "../../domain/game/leader-group.ts";
import type { Game } from "../../domain/game/game.ts";
import { UNKNOWN_FIGURES } from "../../domain/game/player-line.ts";
import { shownPosition } from "../../domain/game/shown-position.ts";
import { teamName } from "../../domain/game/team.ts";
import type { Leader } from "../../domain/page/leader.ts";
import {
  COUNTED_COLUMNS,
  type CountedColumn,
  columnTries,
  columnValue,
  linesIn,
} from "../../domain/scoring/counted-columns.ts";
import { countedText } from "../../domain/scoring/counted-log.ts";
import type { GameLines, OwnerLine } from "../../domain/scoring/game-lines.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { toHundredth } from "../../domain/fold/fantasy-points.ts";
import { type LeaderList, leaderList } from "./leader-list.server.ts";
import { pointsOfGames } from "./points-of-season.server.ts";

/** Heads of columns as words behind a figure, behind 1 and behind others; the rest are their own. */
const WORDS = new Map<string, readonly [one: string, more: string]>([
  ["Long", ["long", "long"]],
  ["Sk", ["sack", "sacks"]],
  ["Saf", ["safety", "safeties"]],
  ["Blk", ["blocked kick", "blocked kicks"]],
  ["Solo", ["solo", "solo"]],
  ["Ast", ["ast", "ast"]],
]);

/** What a line of a few words has no room for, and does without; what is left explains most points. */
const LEFT_OUT: readonly string[] = ["<40", "40s", "50+", "Miss", "Yds", "Hit"];

/** A defense that allowed nothing has done most. */
const TOLD_OF_NOTHING = "PA";

/**
 * The best of a week among kickers, defenses or defenders, by what plays count of them; none of a list that official lines are the source of.
 * As of the others, nobody leads without points above zero, and equal points are in order of name.
 */
export function countedLeaders(
  games: readonly Game[],
  lines: readonly GameLines[],
  group: LeaderGroup,
  most: number,
): Leader[] {
  const { counted } = leaderList(group);
  if (counted === null) return [];
  const columns = COUNTED_COLUMNS[counted.table].filter(({ head }) => !LEFT_OUT.includes(head));
  const scored = scoredLines(lines, counted).filter(({ line }) => isInGroup(group, line.position));
  return games
    .flatMap((game) =>
      scored
        .filter(({ gameKey, points }) => gameKey === game.gameKey && points > 0)
        .map(({ line, points }) => leaderOf(line, points, game, columns)),
    )
    .toSorted(
      ({ line: one }, { line: other }) =>
        (other.fantasyPoints ?? 0) - (one.fantasyPoints ?? 0) || (one.playerName < other.playerName ? -1 : 1),
    )
    .slice(0, most);
}

function scoredLines(
  lines: readonly GameLines[],
  { table, scoring }: NonNullable<LeaderList["counted"]>,
): { gameKey: string; line: OwnerLine; points: number }[] {
  const score = pointsOfGames({ scoring: PRESETS[scoring], text: scoring });
  return lines.flatMap((game) => {
    const points = new Map(score(game).map((value, at) => [game.lines[at], value]));
    return linesIn(table, game.lines).map((line) => ({
      gameKey: game.gameKey,
      line,
      points: toHundredth(points.get(line) ?? 0),
    }));
  });
}

function leaderOf(line: OwnerLine, points: number, game: Game, columns: readonly CountedColumn[]): Leader {
  const { id, role, team, position } = line;
  const { place, nick } = teamName(team, game.season);
  return {
    line: {
      ...UNKNOWN_FIGURES,
      playerId: id,
      playerName: role === "defense" ? `${place} ${nick}` : line.name,
      team,
      position: role === "defense" ? "DST" : (shownPosition(position) ?? ""),
      fantasyPoints: points,
    },
    gameKey: game.gameKey,
    opponent: team === game.homeTeam ? game.awayTeam : game.homeTeam,
    counted: columns.flatMap((column) => figureOf(column, line)).join(", "),
  };
}

function figureOf(column: CountedColumn, line: OwnerLine): string[] {
  const [value, tries] = [columnValue(column, line), columnTries(column, line)];
  if ((tries ?? value) === 0 && column.head !== TOLD_OF_NOTHING) return [];
  const [one, more] = WORDS.get(column.head) ?? [column.head, column.head];
  return [`${countedText({ value, of: tries })} ${value === 1 && tries === null ? one : more}`];
}
