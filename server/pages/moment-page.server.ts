import { redirect, type RouterContextProvider } from "react-router";

import { gameChances } from "../../domain/chance/game-chances.ts";
import { wholeChance } from "../../domain/words/whole-chance.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { GameProjection } from "../../domain/game/story.ts";
import { gamePhase } from "../../domain/game/game-state.ts";
import { packGame, type PackedGame } from "../../domain/live/live-game.ts";
import type { GameHead } from "../../domain/page/game-head.ts";
import { type GameMoment, gameMoment } from "../../domain/page/game-moment.ts";
import { momentPath } from "../../domain/page/address/moment-address.ts";
import { momentHead } from "../../domain/page/moment-head.ts";
import { KICKOFF, parseGameView } from "../../domain/page/game-view.ts";
import { countAtSecond, momentSeconds } from "../../domain/replay/moment-seconds.ts";
import { servicesContext } from "../context.server.ts";
import { findMoment, type FoundMoment, type NoSuchMoment } from "../games/replay/find-moment.ts";
import type { Store } from "../store/store.ts";
import { answererOf, type GamePage, type GamePageData, liveGameOf, type PastMoment } from "./game-page.server.ts";
import { noSuchGame } from "./no-such-game.server.ts";
import { myPoints } from "./my-points.server.ts";
import { shownScoring } from "./shown-scoring.server.ts";
import { refused } from "./refused.server.ts";
import { shownPath } from "./shown-path.server.ts";

/** What is told to anyone who asks to catch up. */
const CATCH_UP = ["What happened so far?", "Who leads in fantasy points?"];

/**
 * The page of a finished game as of a moment, the same for everyone. `at` names the moment; `sec`, a number of seconds of game
 * time, and `after`, which names a moment too and means the next, lead to the address of the one that they mean. Throws what leads elsewhere, and why there is no
 * page.
 */
export async function loadMomentPage(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  params: URLSearchParams,
): Promise<GamePage> {
  const { store, chat, voice, baseUrl } = context.get(servicesContext);
  const view = parseGameView(params);
  const found = await findMoment(store, gameKey, params.get("after") ?? view.at ?? KICKOFF);
  if (!found.ok) throw notFound(gameKey, found.error);
  const { stored } = found.value;
  const wanted = elsewhere(found.value, params);
  if (wanted !== null) throw redirect(momentPath(gameKey, stored.allPlays[wanted - 1]?.playId ?? KICKOFF, view));
  const scoring = shownScoring(context, params, momentPath(gameKey, view.at ?? KICKOFF));
  const { page, head } = await momentPage(found.value);
  const my = scoring === null ? null : myPoints(found.value.snapshot, scoring, view.at ?? KICKOFF);
  const user = { userEmail: null, user: null, isAdministrator: false, stories: null, records: null, behind: null };
  const past = { ...page.past, leave: shownPath(gameKey, context) };
  return {
    page: { ...page, ...user, past, my, chatModel: chat.model, voice: answererOf(voice) },
    head,
    playHead: null,
    baseUrl,
  };
}

/** What the page shows of a game at a moment: everything that comes from the game. */
export async function momentPage({ stored, snapshot, count }: FoundMoment): Promise<{
  page: PackedGame & Pick<GamePageData, "search"> & { past: Omit<PastMoment, "leave"> };
  head: GameHead;
}> {
  // When it was read from the source is no matter of a moment that is past.
  const live = { ...liveGameOf(snapshot), game: snapshot.game };
  const { before } = gameChances(snapshot.game, []);
  const course = [before, ...live.allPlays.map(({ homeChance }) => homeChance ?? 50)];
  const now = wholeChance(course.at(-1) ?? before);
  const past = gameMoment(stored.allPlays, count, snapshot.game, { course, now });
  return {
    page: {
      ...packGame(live),
      // The track above has the line of the chance.
      figure: live.figure === null ? null : { ...live.figure, chance: [], peaks: [], chanceEnd: null },
      gameProjection: atMoment(live.gameProjection, past),
      past: { ...past, soFar: await soFar(snapshot) },
      search: past.search,
    },
    head: momentHead(snapshot.game, past, live.sources),
  };
}

/** A finished game as of a moment; throws why there is none. */
export async function momentSnapshot(
  store: Pick<Store, "gameSnapshot">,
  gameKey: string,
  at: string,
): Promise<GameSnapshot> {
  const found = await findMoment(store, gameKey, at);
  if (!found.ok) throw notFound(gameKey, found.error);
  return found.value.snapshot;
}

/** A preview whose receipts stay at the moment: as it was stored, they lead to the page with the result. */
function atMoment(preview: GameProjection | null, { search }: GameMoment): GameProjection | null {
  if (preview === null) return null;
  const path = `href="/games/${preview.gameKey}`;
  const html = preview.html.replaceAll(`${path}?`, `${path}${search}&amp;`).replaceAll(`${path}#`, `${path}${search}#`);
  return { ...preview, html };
}

/** The number of plays at the moment that `sec` or `after` lead to; null where the address has its moment already. */
function elsewhere({ stored: { allPlays }, count }: FoundMoment, params: URLSearchParams): number | null {
  if (params.has("after")) return Math.min(count + 1, allPlays.length);
  const second = params.get("sec");
  if (second === null) return null;
  return countAtSecond(momentSeconds(allPlays), /^\d{1,5}$/.test(second) ? Number(second) : 0);
}

/** What has happened, in two or three sentences of the analyst without a model; null where there is nothing to catch up with. */
async function soFar(snapshot: GameSnapshot): Promise<string | null> {
  if (gamePhase(snapshot.game) !== "live") return null;
  const { replyTo } = await import("../../domain/analyst/reply/reply-to.ts");
  const index = indexFacts(snapshot, null);
  return CATCH_UP.flatMap((question) => replyTo(question, snapshot, index).sentences.map(({ text }) => text)).join(" ");
}

function notFound(gameKey: string, { kind, message }: NoSuchMoment): unknown {
  if (kind === "unknown-game") return noSuchGame();
  const path = `/games/${gameKey}`;
  if (kind === "unknown-play") {
    const way = { to: momentPath(gameKey), label: "Start at kickoff" };
    return refused(404, { title: "Play not found", text: message, way });
  }
  const title = kind === "not-finished" ? "This game is not over yet" : "No plays to go back to";
  return refused(404, {
    title,
    text: message,
    way: { to: path, label: "Go to the game" },
  });
}
