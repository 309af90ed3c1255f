import { utcDay } from "../clock/utc-day.ts";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { fail, ok } from "../../domain/result.ts";
import { type TokenPrice, tokenCost } from "../../domain/admin/token-price.ts";
import type { Mine, MineSentence } from "../../domain/analyst/reply/fantasy/answer-mine.ts";
import { toolMine } from "../../domain/analyst/tools/tool-mine.ts";
import type { ToolName } from "../../domain/analyst/tools/analyst-tool.ts";
import type { ChatModel } from "../ai/chat-model.ts";
import { type AnalystGame, type AnalystStore, readAnalystGame } from "../games/read-analyst-game.ts";
import type { Logger } from "../log/logger.ts";
import type { Store } from "../store/store.ts";
import type { TokenBudget } from "../budget/token-budget.ts";
import type { AnalystAccess } from "../access/analyst-access.ts";
import { admitQuestion } from "./admit-question.ts";
import type { ModelOutcome } from "./answer-by-model.ts";
import type { Chat, ChatRequester, ChatQuestion } from "./chat.ts";
import type { ChatLimits } from "./chat-limits.ts";
import { MOST_PROOFS } from "./proofs-of.ts";
import * as words from "./chat-words.ts";

export interface ChatOptions {
  store: AnalystStore & Pick<Store, "addChatCount" | "chatCount" | "takeLease" | "releaseLease">;
  /** Null: rules answer everybody. */
  model: ChatModel | null;
  access: AnalystAccess;
  limits: ChatLimits;
  budget: TokenBudget;
  /** Null: costs are not shown. */
  price: TokenPrice | null;
  log: Logger;
  now(): Date;
}

/** Why the rules answer after all; null where the model only said nothing that the facts cover. */
function whyRules({ isTooLong, isEmpty, violations }: ModelOutcome): string | null {
  if (isTooLong) return words.TOO_LONG;
  if (!isEmpty) return words.MODEL_TROUBLE;
  return violations > 0 ? words.CONTRADICTED : null;
}

interface ModelAsked {
  requester: ChatRequester;
  signal: AbortSignal;
  games: AnalystStore;
  /** The players of the reader who asks, where the question is about them. */
  mine: Mine | null;
}

/** The game with the points of its reader's rules and players beside the others', for the tools. */
function withMine(game: AnalystGame, mine: Mine | null): AnalystGame {
  const strip = mine?.strip ?? null;
  if (strip === null || strip.game === null) return game;
  return { ...game, tools: { ...game.tools, mine: toolMine(strip, strip.game) } };
}

async function* tellMine(sentences: readonly MineSentence[]): AsyncGenerator<ChatEvent> {
  yield { type: "by", model: null, note: null };
  for (const [at, { text, proofs }] of sentences.entries())
    yield { type: "text", text: at === 0 ? text : ` ${text}`, proofs: proofs.slice(0, MOST_PROOFS) };
  yield { type: "done" };
}

/** The analyst in writing over the store's games. */
export function openChat({ store, model, access, limits, budget, price, log, now }: ChatOptions): Chat {
  /** The model's answer, or that of the rules where it may not be asked or says nothing. */
  async function* answerWithModel(
    { gameKey, at, turns }: ChatQuestion,
    chosen: ChatModel,
    first: AnalystGame,
    { requester, signal, games, mine }: ModelAsked,
  ): AsyncGenerator<ChatEvent> {
    const admitted = await admitQuestion(requester, chosen.model, { store, access, limits, budget, now });
    if (!admitted.ok) {
      yield* byRules(turns, first, admitted.error);
      return;
    }
    const { tokens, leave } = admitted.value;
    const day = utcDay(now());
    const outcome: ModelOutcome = {
      violations: 0,
      calls: 0,
      use: { inputTokens: 0, outputTokens: 0 },
      problem: null,
      isTooLong: false,
      isEmpty: false,
    };
    let isSilent = true;
    // Tools answer from the newest data, also in the middle of an answer.
    let game = first;
    try {
      const asked = {
        model: chosen,
        turns,
        tokens,
        game: () => withMine(game, mine),
        now: () => now().getTime(),
        signal,
        onBroken: (tool: ToolName, cause: unknown) => log.error({ err: cause, tool }, "a tool of the analyst broke"),
      };
      const { answerByModel } = await import("./answer-by-model.ts");
      for await (const event of answerByModel(asked, outcome)) {
        isSilent = false;
        yield event;
        game = (await readAnalystGame(games, gameKey, at)) ?? game;
      }
    } finally {
      await leave({ ...outcome.use, calls: outcome.calls });
      if (!isSilent || outcome.isEmpty) await store.addChatCount(day, { answers: 1, violations: outcome.violations });
      if (outcome.problem !== null)
        log.warn({ problem: outcome.problem.message }, "the analyst's model did not answer");
    }
    if (!isSilent || signal.aborted) return;
    yield* byRules(turns, game, whyRules(outcome));
  }

  async function* byRules(
    turns: ChatQuestion["turns"],
    game: AnalystGame,
    note: string | null,
  ): AsyncGenerator<ChatEvent> {
    const asked = turns.flatMap(({ role, text }) => (role === "user" ? [text] : []));
    const { answerByRules } = await import("./answer-by-rules.ts");
    yield* answerByRules(asked, game, note);
  }

  return {
    model: model?.model ?? null,
    async today() {
      const [uses, count] = await Promise.all([budget.today(), store.chatCount(utcDay(now()))]);
      const sum = { calls: 0, inputTokens: 0, outputTokens: 0 };
      for (const { calls, inputTokens, outputTokens } of uses) {
        sum.calls += calls;
        sum.inputTokens += inputTokens;
        sum.outputTokens += outputTokens;
      }
      const cost = price === null ? null : tokenCost(sum, price);
      return { model: model?.model ?? null, ...sum, ...count, tokensAllowed: budget.allowed, costToday: cost };
    },
    async answer(question, requester, signal, { byRules: isByRules = false, games = store, mine: readMine } = {}) {
      const taken = await limits.ask(requester);
      if (!taken.ok) return fail(words.tooFast(taken.seconds));
      const first = await readAnalystGame(games, question.gameKey, question.at);
      if (first === null) return fail(question.at === null ? words.UNKNOWN_GAME : words.UNKNOWN_MOMENT);
      const text = question.turns.at(-1)?.text ?? "";
      // Everything that reads language comes with the first question.
      const { answerMine, asksOfMine, mayAskOfMine } =
        await import("../../domain/analyst/reply/fantasy/answer-mine.ts");
      const mine = readMine !== undefined && mayAskOfMine(text) ? await readMine(first) : null;
      // Exact, and no model is told anything.
      const own = mine === null ? null : answerMine(text, mine, first.snapshot, first.index);
      if (own !== null) return ok(tellMine(own));
      if (model === null || isByRules) return ok(byRules(question.turns, first, null));
      // A model is told of them only where the question is about them.
      const asked = { requester, signal, games, mine: asksOfMine(text) ? mine : null };
      return ok(answerWithModel(question, model, first, asked));
    },
  };
}
