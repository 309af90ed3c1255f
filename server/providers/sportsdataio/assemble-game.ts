import { compareLines } from "../../../domain/fold/compare-lines.ts";
import { withFantasyPoints } from "../../../domain/fold/fantasy-points.ts";
import { foldGame, type GameFold } from "../../../domain/fold/fold-game.ts";
import { lineFromFold, withFiguresOfPlays } from "../../../domain/fold/folded-line.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { Game } from "../../../domain/game/game.ts";
import { withRealLastPlay } from "../../../domain/game/last-real-play.ts";
import type { LineDifference } from "../../../domain/game/line-difference.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { positionOfSource } from "../../../domain/game/position-of-source.ts";
import { isFinal } from "../../../domain/game/status.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { mapScore } from "./map-game.ts";
import { mapInjuries } from "./map-injuries.ts";
import { mapLines, mapProjections } from "./map-line.ts";
import { mapPlays } from "./map-plays.ts";
import { mapSnaps } from "./map-snaps.ts";
import { type KnownPlayer, namesOf } from "./known-players.ts";
import type { WirePlay, WirePlayerGame, WireScore, WireSlot } from "./wire.ts";

/** What the feeds say about one game. Lists of players can hold a whole week. */
export interface GameAnswers {
  score: WireScore;
  plays: readonly WirePlay[];
  playerGames: readonly WirePlayerGame[];
  projections: readonly WirePlayerGame[];
}

/**
 * One game out of several feeds. Where there are no official lines yet the plays give them. Throws `ProviderFailure` for a game
 * without known teams, and for one that has begun and has no score.
 */
export function assembleGame(answers: GameAnswers, known: KnownPlayer, asOf: string): ProviderGame {
  const game = mapScore(answers.score);
  if (game === null)
    throw new ProviderFailure("bad-shape", "SportsDataIO: a game has no key, or teams that nobody knows");
  const waiting = waitingGame({ game, ...answers }, known, asOf);
  if (!game.hasStarted) return waiting;
  const nameOf = namesOf(known);
  const allPlays = mapPlays(answers.plays, game, nameOf);
  const fold = foldGame(allPlays, game);
  const official = mapLines(answers.playerGames, game.gameKey, nameOf);
  const hasOfficial = official.length > 0;
  return {
    ...waiting,
    game: withRealLastPlay(waiting.game, allPlays),
    allPlays,
    playerGameStats: hasOfficial
      ? official.map((line) => withFiguresOfPlays(line, fold.lines.get(line.playerId)))
      : linesOfFold(fold, positionOf(answers, known)),
    differences: hasOfficial && allPlays.length > 0 ? differencesOf(fold, official, game) : [],
    ...mapSnaps(answers.playerGames, game.gameKey, nameOf),
    ...mapInjuries(answers.playerGames, game, nameOf, asOf),
  };
}

/** A game that has not started: what the schedule says, and the projections. */
export function waitingGame(
  { game, score, projections }: { game: Game; score: WireSlot; projections: readonly WirePlayerGame[] },
  known: KnownPlayer,
  asOf: string,
): ProviderGame {
  return {
    game,
    allPlays: [],
    playerProjections: mapProjections(projections, game.gameKey, namesOf(known)),
    playerGameStats: [],
    differences: [],
    provider: "sportsdataio",
    providerGameId: String(score.ScoreID ?? game.gameKey),
    asOf,
    ...(game.hasStarted ? {} : mapInjuries(projections, game, namesOf(known), asOf)),
  };
}

function linesOfFold(fold: GameFold, positionOf: (playerId: string) => string): PlayerLine[] {
  return [...fold.lines.values()]
    .map((folded) => withFantasyPoints(lineFromFold(folded, positionOf(folded.playerId))))
    .toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1));
}

/** The plays do not name positions; what is known of the person does, or his projection. */
function positionOf({ plays, projections }: GameAnswers, known: KnownPlayer): (playerId: string) => string {
  const nameOf = namesOf(known);
  const positions = new Map<string, string>();
  for (const { PlayerID, Name, Position } of projections)
    if (PlayerID !== null && Position !== null)
      positions.set(nameOf(PlayerID, Name).playerId, positionOfSource(Position));
  for (const { PlayerID, Name } of plays.flatMap(({ PlayStats }) => PlayStats ?? [])) {
    const position = PlayerID === null ? undefined : known(String(PlayerID))?.position;
    if (PlayerID !== null && position !== undefined) positions.set(nameOf(PlayerID, Name).playerId, position);
  }
  return (playerId) => positions.get(playerId) ?? "";
}

/**
 * Compared once the game is over: before that the two feeds run a few seconds apart. Points are left out, because the feed's
 * hold tackles and returns by a formula that it does not publish.
 */
function differencesOf(fold: GameFold, official: PlayerLine[], game: Game): LineDifference[] {
  if (!isFinal(game)) return [];
  const noPoints = () => ({ fantasyPoints: null, fantasyPointsPPR: null });
  return compareLines(fold.lines, official, noPoints).filter(({ field }) => !field.startsWith("fantasyPoints"));
}
