import type { RouterContextProvider } from "react-router";

import { isBoxScorePosition } from "../../domain/box-score.ts";
import type { Game } from "../../domain/game.ts";
import type { ProviderName } from "../../domain/game-snapshot.ts";
import { type JsonText, toJsonText } from "../../domain/json-text.ts";
import type { LineDifference } from "../../domain/line-difference.ts";
import type { ShownPlay } from "../../domain/play.ts";
import type { PlayerLine } from "../../domain/player-line.ts";
import type { GameProjection, GameRecap } from "../../domain/story.ts";
import { needsSecondEdge } from "../../domain/team-colors.ts";
import { servicesContext } from "../context.server.ts";

/** The page data of the specification. Long lists cross as text: see `json-text.ts`. */
export interface GamePageData {
  game: Game;
  allPlays: JsonText<ShownPlay[]>;
  gameRecap: GameRecap | null;
  gameProjection: GameProjection | null;
  playerProjections: JsonText<PlayerLine[]>;
  playerGameStats: JsonText<PlayerLine[]>;
  /** Figures of the official statistics that the plays do not add up to. */
  differences: LineDifference[];
  /** Nobody's: the page is kept for everyone. Who is signed in comes from a request of its own. */
  userEmail: null;
  user: null;
  sources: ProviderName[];
  /** The home team's colour would look like the visitors' here. */
  homeSecondEdge: boolean;
  version: number;
  baseUrl: string | null;
}

/** Everything about one game for its page; null for a key that no stored game has. */
export async function loadGamePage(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
): Promise<GamePageData | null> {
  const { store, baseUrl } = context.get(servicesContext);
  const snapshot = await store.shownSnapshot(gameKey);
  if (snapshot === null) return null;
  // A finished game's source does not say when it was last changed: then it is when it was read.
  const game = { ...snapshot.game, lastUpdated: snapshot.game.lastUpdated ?? snapshot.asOf };
  return {
    game,
    allPlays: toJsonText(snapshot.allPlays),
    gameRecap: snapshot.gameRecap,
    gameProjection: snapshot.gameProjection,
    playerProjections: toJsonText(shownLines(snapshot.playerProjections)),
    playerGameStats: toJsonText(shownLines(snapshot.playerGameStats)),
    differences: snapshot.differences,
    userEmail: null,
    user: null,
    sources: [snapshot.provider],
    homeSecondEdge: needsSecondEdge(game.awayTeam, game.homeTeam),
    version: snapshot.version,
    baseUrl,
  };
}

function shownLines(lines: PlayerLine[]): PlayerLine[] {
  return lines.filter((line) => isBoxScorePosition(line.position));
}
