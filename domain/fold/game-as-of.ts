import { blankGame } from "../game/blank-game.ts";
import { foldGame, type GameFold } from "./fold-game.ts";
import { lineFromFold } from "./folded-line.ts";
import type { ProviderGame } from "../game/game-snapshot.ts";
import type { Game } from "../game/game.ts";
import { isTry } from "../game/is-try.ts";
import type { Play } from "../game/play.ts";
import { halfOf, isHalfTime, nextSnap } from "./next-snap.ts";
import { lastRealPlay } from "../game/last-real-play.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { scoreboard } from "./scoreboard.ts";
import { sourcePoints } from "./source-points.ts";

/** What of a stored game a moment of it is made from. */
export type PlayedGame = Pick<
  ProviderGame,
  "game" | "allPlays" | "playerProjections" | "playerGameStats" | "differences" | "snaps"
>;

/** Positions by `playerId`, of players the stored lines do not name. */
export type Positions = ReadonlyMap<string, string>;

/**
 * A finished game as it stood after the first `count` of its plays, and nothing that was known only later: scheduled before
 * the first one, in progress with the statistics that its plays add up to, and after the last one the stored game itself,
 * with its official lines and what they differ in.
 */
export function gameAsOf<T extends PlayedGame>(stored: T, count: number, positions: Positions = new Map()): T {
  if (count >= stored.allPlays.length) return stored;
  const allPlays = stored.allPlays.slice(0, Math.max(0, count));
  const fold = foldGame(allPlays, stored.game);
  return {
    ...stored,
    game: fold.lastPlay === null ? beforeKickoff(stored.game) : underWay(stored, fold, allPlays.length),
    allPlays,
    playerGameStats: linesOf(stored, fold, positions),
    differences: [],
    ...withoutSnaps(stored),
  };
}

/** Snaps are counted when a game is over. */
export function withoutSnaps({ snaps }: Pick<ProviderGame, "snaps">): Pick<ProviderGame, "snaps"> {
  return snaps === undefined ? {} : { snaps: [] };
}

/** What was known of the game before it began. */
export function beforeKickoff(game: Game): Game {
  return {
    ...blankGame(game),
    dateTime: game.dateTime,
    channel: game.channel,
    stadiumName: game.stadiumName,
    stadiumCity: game.stadiumCity,
    stadiumState: game.stadiumState,
    stadiumCapacity: game.stadiumCapacity,
    stadiumPlayingSurface: game.stadiumPlayingSurface,
    stadiumType: game.stadiumType,
    isNeutralSite: game.isNeutralSite,
    pointSpread: game.pointSpread,
    overUnder: game.overUnder,
    forecastDescription: game.forecastDescription,
    forecastTempLow: game.forecastTempLow,
    forecastTempHigh: game.forecastTempHigh,
    forecastWindSpeed: game.forecastWindSpeed,
  };
}

function underWay({ game, allPlays }: PlayedGame, fold: GameFold, count: number): Game {
  const coming = allPlays.slice(count);
  const last = allPlays[count - 1];
  const started = {
    ...beforeKickoff(game),
    ...scoreboard(fold),
    hasStarted: true,
    isInProgress: true,
    lastPlay: lastRealPlay(allPlays.slice(0, count))?.description ?? null,
    lastUpdated: last?.happenedAt ?? null,
    awayTimeouts: fold.awayTimeouts,
    homeTimeouts: fold.homeTimeouts,
  };
  if (isHalfTime(last, coming[0])) return { ...started, status: "Halftime", quarter: "HALF" };
  return { ...started, status: "InProgress", ...nextSnap(coming, isInHands(last, coming[0]) ? fold.possession : null) };
}

/** Nobody has the ball before a kickoff: after points that no try follows, and between two halves or before overtime. */
function isInHands(last: Play | undefined, next: Play | undefined): boolean {
  if (last === undefined || next === undefined) return false;
  const isKickToCome = next.type === "Kickoff" && (isTry(last.type) || last.isScoringPlay === 1);
  return !isKickToCome && !(last.type === "Period" && halfOf(last) !== halfOf(next));
}

/** The lines that the plays so far add up to, under the names and positions of the stored ones. */
function linesOf(
  { playerGameStats, playerProjections }: PlayedGame,
  fold: GameFold,
  positions: Positions,
): PlayerLine[] {
  const known = new Map([...playerProjections, ...playerGameStats].map((line) => [line.playerId, line]));
  return [...fold.lines.values()].map((folded) => {
    const line = known.get(folded.playerId);
    const position = line?.position ?? positions.get(folded.playerId) ?? "";
    return {
      ...lineFromFold(folded, position),
      playerName: line?.playerName ?? folded.playerName,
      ...sourcePoints(folded),
    };
  });
}
