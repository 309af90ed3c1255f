import type { ChatEvent, ChatTurn } from "../../domain/analyst/chat-event.ts";
import type { ChatStatus } from "../../domain/admin/analyst-status.ts";
import type { Result } from "../../domain/result.ts";
import type { Mine } from "../../domain/analyst/reply/fantasy/answer-mine.ts";
import type { AnalystGame, AnalystStore } from "../games/read-analyst-game.ts";
import type { Viewer } from "../../domain/admin/viewer.ts";

/** Who asks in writing. */
export interface ChatRequester {
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** The client's network address; see `client-address.ts`. */
  address: string;
}

/** A conversation about a game, whose last turn is the question. */
export interface ChatQuestion {
  gameKey: string;
  /** The moment of a finished game after which nothing is known: a play's id, or `kickoff`. Null: all that is known now. */
  at: string | null;
  turns: ChatTurn[];
}

/** Why nothing is answered at all, with the status that goes with it. */
export interface ChatProblem {
  status: 404 | 429;
  /** What happened and what to do. */
  error: string;
  /** Seconds; null where waiting does not help. */
  retryAfter: number | null;
}

/** The analyst in writing: a model where one is set up and allowed, and rules for everybody else. */
export interface Chat {
  /** The model that answers those who may ask it; null where rules answer everybody. */
  readonly model: string | null;
  /** What has been answered and used today (UTC), by all processes. */
  today(): Promise<ChatStatus>;
  /**
   * The answer as it comes, or why there is none. What a reader has seen was checked. Ends early when the signal is aborted;
   * `byRules` asks for no model whatever is set up, and `games` is where the game is read, as of a moment ago for who is behind a stream.
   * `mine` reads the players of the reader who asks, and is called where the question may be about them: nobody else learns of them, and
   * nothing is kept.
   */
  answer(
    question: ChatQuestion,
    requester: ChatRequester,
    signal: AbortSignal,
    options?: { byRules?: boolean; games?: AnalystStore; mine?: (game: AnalystGame) => Promise<Mine> },
  ): Promise<Result<AsyncIterable<ChatEvent>, ChatProblem>>;
}
