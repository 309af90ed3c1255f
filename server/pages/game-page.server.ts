import type { RouterContextProvider } from "react-router";

import type { VoiceAnswerer } from "../../domain/admin/analyst-status.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import type { Game } from "../../domain/game/game.ts";
import { NO_VERSION } from "../../domain/fold/snapshot-before.ts";
import { withFantasyPoints } from "../../domain/fold/fantasy-points.ts";
import type { GameStory } from "../../domain/admin/game-story.ts";
import { fantasyStrip } from "../../domain/page/fantasy-strip.ts";
import { type GameHead, gameHead } from "../../domain/page/game-head.ts";
import type { GameMoment } from "../../domain/page/game-moment.ts";
import { gamePhase, isDone } from "../../domain/game/game-state.ts";
import { gameShape } from "../../domain/shape/game-shape.ts";
import { type PlayHead, playHead } from "../../domain/page/play-head.ts";
import { withoutResults } from "../../domain/page/without-results.ts";
import { type HiddenGame, withoutScore } from "../../domain/page/without-score.ts";
import { sharePath } from "../../domain/page/address/share-address.ts";
import { type RecordsBefore, recordsBefore } from "../../domain/season/records-before.ts";
import { parseGameView } from "../../domain/page/game-view.ts";
import { isScrambled } from "../../domain/game/is-scrambled.ts";
import { matchupNames } from "../../domain/game/matchup.ts";
import { otherFigures } from "../../domain/page/other-figures.ts";
import { lastUpdate } from "../../domain/page/last-update.ts";
import { type LiveGame, packGame, type PackedGame } from "../../domain/live/live-game.ts";
import { notReadWords } from "../../domain/page/not-read.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import { needsSecondEdge } from "../../domain/page/team-colors.ts";
import {
  behindContext,
  hidesScoresContext,
  type Services,
  servicesContext,
  viewerContext,
  wakesAtOnceContext,
} from "../context.server.ts";
import type { Store } from "../store/store.ts";
import { myPoints } from "./my-points.server.ts";
import { shownScoring } from "./shown-scoring.server.ts";
import { wakeAtOnceFor } from "./wake-at-once.server.ts";

/** The page data of the specification. */
export type GamePageData = PackedGame & {
  /** Null in a page that is kept for everyone; who is signed in then comes from a request of its own, `/api/me`. */
  userEmail: string | null;
  user: { id: string; email: string } | null;
  /** The page is made for the administrator alone, with the tools. */
  isAdministrator: boolean;
  /** What the administrator can do with the game's texts; null for anybody else. */
  stories: GameStory[] | null;
  /** The model that answers written questions; null where rules answer everybody. */
  chatModel: string | null;
  /** Who answers in speech. */
  voice: VoiceAnswerer;
  /** What of the query says which page it is, for what is asked for beside it. */
  search: string;
  /** How many seconds behind a stream the page is, where that can be chosen; null where nothing is played. */
  behind: { seconds: number } | null;
  /** Of a game to come, for those who do not hide scores: a record tells results. */
  records: RecordsBefore | null;
  /** The moment that the page stands at; null where it shows the game as it is now. */
  past: PastMoment | null;
};

/** A moment of a finished game as its page has it. */
export interface PastMoment extends GameMoment {
  /** What happened so far in a few sentences; null where there is nothing to catch up with. */
  soFar: string | null;
  /** The address of the page with the result. */
  leave: string;
}

/** A game's page with what its head says, which browsers get ready. */
export interface GamePage {
  /** Only what was known before kickoff, for a browser that hides scores. */
  page: GamePageData | { hidden: HiddenGame };
  head: GameHead;
  /** Of the play whose own address was asked for; null without one, and where the game has no such play. */
  playHead: PlayHead | null;
  baseUrl: string | null;
}

/** Everything about one game for its page, whose query is `params`; null for a key that no stored game has. */
export async function loadGamePage(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  params: URLSearchParams,
): Promise<GamePage | null> {
  const { store, stories, chat, voice, baseUrl } = context.get(servicesContext);
  const snapshot = await store.gameSnapshot(gameKey);
  if (snapshot === null) return null;
  const live = liveGameOf(snapshot);
  const scoring = shownScoring(context, params, `/games/${gameKey}`);
  const { play } = parseGameView(params);
  const found = play === null ? null : playHead(live, play);
  const isComing = gamePhase(live.game) === "before";
  const hidesScores = context.get(hidesScoresContext);
  if (hidesScores && !isComing) {
    // As on the week's page: the reader may have just pressed the switch.
    context.set(wakesAtOnceContext, true);
    return hiddenPage(live, found, baseUrl);
  }
  if (live.gameRecap === null) stories?.wish([live.game]);
  wakeAtOnceFor([live.game], context);
  const person = personOf(context);
  const behind = behindOf(live, context);
  const { gameProjection } = live;
  const shown =
    hidesScores && gameProjection !== null ? { ...live, gameProjection: withoutResults(gameProjection) } : live;
  const texts = person.isAdministrator ? ((await stories?.ofGame(gameKey)) ?? null) : null;
  return {
    page: {
      ...packGame({ ...shown, my: scoring === null ? null : myPoints(snapshot, scoring) }),
      ...person,
      // An open page asks for what it says of itself, whatever was chosen in another tab since.
      search: behind === null || behind.seconds === 0 ? "" : `?behind=${behind.seconds}`,
      behind,
      records: isComing && !hidesScores ? await recordsOf(live.game, store) : null,
      stories: texts,
      chatModel: chat.model,
      voice: answererOf(voice),
      past: null,
    },
    baseUrl,
    head: gameHead(live.game, live.sources, live.version),
    playHead: found,
  };
}

/** The choice is on every page that may be open when the game is played: it can be made before kickoff. */
function behindOf({ game }: LiveGame, context: Readonly<RouterContextProvider>): GamePageData["behind"] {
  return isDone(game) ? null : { seconds: context.get(behindContext) };
}

async function recordsOf(game: Game, store: Pick<Store, "teamGames">): Promise<RecordsBefore | null> {
  return recordsBefore(game, await store.teamGames(game.season, [game.awayTeam, game.homeTeam]));
}

/** Title, description and picture say no more than the page does; the play stays a part of the address. */
function hiddenPage(live: LiveGame, play: PlayHead | null, baseUrl: string | null): GamePage {
  const { allPlays, matchup, homeSecondEdge, sources } = live;
  const game = withoutScore(live.game);
  const head = gameHead(game, sources, live.version);
  const image = { ...head.image, path: sharePath({ gameKey: game.gameKey, plain: true }) };
  const firstPlay = allPlays[0]?.playId ?? null;
  const hidden = { game, matchup, firstPlay, play: play?.playId ?? null, homeSecondEdge, sources };
  return {
    page: { hidden },
    head: { ...head, image },
    playHead: play === null ? null : { ...play, title: head.title, description: head.description, image },
    baseUrl,
  };
}

/** Who answers in speech. */
export function answererOf(voice: Services["voice"]): VoiceAnswerer {
  if (voice === null) return null;
  return voice.isEmulated ? "emulator" : "provider";
}

/** The person the page is made for. */
function personOf(
  context: Readonly<RouterContextProvider>,
): Pick<GamePageData, "userEmail" | "user" | "isAdministrator"> {
  const viewer = context.get(viewerContext);
  if (viewer === null) return { userEmail: null, user: null, isAdministrator: false };
  const { userId: id, email, isAdministrator } = viewer;
  return { userEmail: email, user: { id, email }, isAdministrator };
}

/** The part of it that moves; page and frames are both made from this. */
export async function loadLiveGame(store: Pick<Store, "gameSnapshot">, gameKey: string): Promise<LiveGame | null> {
  const snapshot = await store.gameSnapshot(gameKey);
  return snapshot === null ? null : liveGameOf(snapshot);
}

/** The same of a game that was read already. */
export function liveGameOf(snapshot: GameSnapshot): LiveGame {
  const game = { ...snapshot.game, lastUpdated: lastUpdate(snapshot) };
  const playerProjections = shownLines(snapshot.playerProjections);
  const playerGameStats = shownLines(snapshot.playerGameStats);
  return {
    game,
    fantasy: fantasyStrip(playerGameStats, playerProjections),
    gameRecap: snapshot.gameRecap,
    gameProjection: snapshot.gameProjection,
    playerProjections,
    playerGameStats,
    ...gameShape(game, snapshot.allPlays, snapshot.corrections, snapshot.people),
    differences: snapshot.differences,
    otherFigures: otherFigures(snapshot.playerGameStats),
    corrections: snapshot.corrections,
    notRead: snapshot.version === NO_VERSION ? STARTS_SOON : notReadWords(snapshot),
    sources: [snapshot.provider],
    isScrambled: isScrambled(snapshot),
    matchup: matchupNames(game),
    homeSecondEdge: needsSecondEdge(game.awayTeam, game.homeTeam),
    version: snapshot.version,
  };
}

/** Where this process has followed a game for less time than the reader is behind. */
const STARTS_SOON =
  "You asked to stay behind your stream, and nothing is known yet of how this game stood that long ago. It appears here in two minutes at most; without scripts, reload the page then.";

/** The lines that the box score shows, with the fantasy points that a source leaves out: computed here, not in every browser. */
function shownLines(lines: PlayerLine[]): PlayerLine[] {
  return lines.filter((line) => isBoxScorePosition(line.position)).map(withFantasyPoints);
}
