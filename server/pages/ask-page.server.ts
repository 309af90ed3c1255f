import { data, type RouterContextProvider } from "react-router";

import { type ChatAnswer, NO_ANSWER, withEvent } from "../../domain/analyst/chat-answer.ts";
import { LONGEST_QUESTION } from "../../domain/analyst/chat-event.ts";
import type { Game } from "../../domain/game/game.ts";
import { gamePhase } from "../../domain/game/game-state.ts";
import { carriedToAsk } from "../../domain/page/address/ask-address.ts";
import { withoutScore } from "../../domain/page/without-score.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { type GameView, gameViewSearch, parseGameView } from "../../domain/page/game-view.ts";
import {
  behindContext,
  hidesScoresContext,
  requesterContext,
  servicesContext,
  viewerContext,
} from "../context.server.ts";
import { formFields } from "../http/form-fields.ts";
import type { ChatQuestion } from "../chat/chat.ts";
import { loadMine } from "./load-mine.server.ts";
import { momentSnapshot } from "./moment-page.server.ts";
import { noSuchGame } from "./no-such-game.server.ts";

/** What the page of a question knows of the game, the same for everyone. */
export interface AskPageData {
  /** The moment of the finished game that is asked about; null of the game as it is now. */
  at: string | null;
  /** What of the address the next question and the way back keep: see `carriedToAsk`. */
  carried: string;
  /** The page that the question was asked on. */
  back: string;
  game: Pick<
    Game,
    "gameKey" | "awayTeam" | "homeTeam" | "season" | "seasonType" | "week" | "isNeutralSite" | "status" | "hasStarted"
  >;
  sources: ProviderName[];
  /** The model that answers those who may ask it; null where rules answer everybody. */
  model: string | null;
  /** What the address asks, with its answer by rules; null without a question. */
  asked: AskedQuestion | null;
}

export interface AskedQuestion {
  question: string;
  answer: ChatAnswer;
}

type Context = Readonly<RouterContextProvider>;

const NO_CHOICE = parseGameView(new URLSearchParams());
const EMPTY = "Type a question about this game first.";
const HIDDEN = "Scores are hidden, and the answer would tell how this game stands. Press Ask to have it.";
const TOO_LONG = `A question can have up to ${LONGEST_QUESTION} characters. Ask a shorter one.`;

/**
 * The page of a game's questions. A question in the address (`?q=`) is answered by rules and never by a model: addresses are
 * followed by programs, and from other sites. Throws 404 for a game that is not stored.
 */
export async function loadAskPage(context: Context, gameKey: string, request: Request) {
  const { store, chat } = context.get(servicesContext);
  const { at, scores, scoring } = viewIn(request);
  const snapshot = at === null ? await store.shownSnapshot(gameKey) : await momentSnapshot(store, gameKey, at);
  if (snapshot === null) throw noSuchGame();
  const hidesScores = context.get(hidesScoresContext);
  const { awayTeam, homeTeam, season, seasonType, week, isNeutralSite, status, hasStarted } = hidesScores
    ? withoutScore(snapshot.game)
    : snapshot.game;
  const given = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  // Who follows somebody's link has not asked yet, of whatever moment it is; who sends the form has.
  const isCovered = hidesScores && gamePhase(snapshot.game) !== "before";
  const found =
    given === ""
      ? null
      : isCovered
        ? { asked: unanswered(given, HIDDEN), init: {} }
        : await askAnalyst(context, { gameKey, at }, given, request.signal, true);
  const page: AskPageData = {
    at,
    carried: carriedToAsk(new URL(request.url).search),
    back: `/games/${gameKey}${gameViewSearch({ ...NO_CHOICE, at, scores, scoring })}`,
    game: { gameKey, awayTeam, homeTeam, season, seasonType, week, isNeutralSite, status, hasStarted },
    sources: [snapshot.provider],
    model: chat.model,
    asked: found?.asked ?? null,
  };
  return data(page, found?.init ?? {});
}

function unanswered(question: string, error: string): AskedQuestion {
  return { question: question.slice(0, LONGEST_QUESTION), answer: { ...NO_ANSWER, error, isOpen: false } };
}

/** The form's question, answered by the model or by rules, as this person may. */
export async function answerAskPage(context: Context, gameKey: string, request: Request) {
  const question = (await formFields(request))?.get("q")?.trim() ?? "";
  const { asked, init } = await askAnalyst(
    context,
    { gameKey, at: viewIn(request).at },
    question,
    request.signal,
    false,
  );
  return data(asked, init);
}

/** The moment that the address asks about, and whether with scores that are hidden elsewhere. */
function viewIn(request: Request): GameView {
  return parseGameView(new URL(request.url).searchParams);
}

async function askAnalyst(
  context: Context,
  about: Pick<ChatQuestion, "gameKey" | "at">,
  question: string,
  signal: AbortSignal,
  byRules: boolean,
): Promise<{ asked: AskedQuestion; init: { status?: number; headers?: Record<string, string> } }> {
  const refused = (error: string, status: number, headers: Record<string, string> = {}) => ({
    asked: unanswered(question, error),
    init: { status, headers },
  });
  if (question === "") return refused(EMPTY, 400);
  if (question.length > LONGEST_QUESTION) return refused(TOO_LONG, 400);
  const { chat, store } = context.get(servicesContext);
  const behind = context.get(behindContext);
  const requester = { viewer: context.get(viewerContext), address: context.get(requesterContext).address };
  const turns = [{ role: "user" as const, text: question }];
  const answered = await chat.answer({ ...about, turns }, requester, signal, {
    byRules,
    mine: (game) => loadMine(context, game),
    ...(behind === 0 ? {} : { games: store }),
  });
  if (!answered.ok) {
    const { status, error, retryAfter } = answered.error;
    return refused(error, status, retryAfter === null ? {} : { "retry-after": String(retryAfter) });
  }
  let answer = NO_ANSWER;
  for await (const event of answered.value) answer = withEvent(answer, event);
  return { asked: { question, answer }, init: {} };
}
