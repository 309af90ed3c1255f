import { randomUUID } from "node:crypto";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { TokenUse } from "../ai/story-writer.ts";
import type { Store } from "../store/store.ts";
import type { TokenBudget } from "../budget/token-budget.ts";
import { mayTalk, type AnalystAccess } from "../access/analyst-access.ts";
import type { ChatRequester } from "./chat.ts";
import { type ChatLimits, personOf } from "./chat-limits.ts";
import * as words from "./chat-words.ts";

/** A model may answer this question. */
export interface Admission {
  /** The answer's ceiling, in and out, which is set aside. */
  tokens: number;
  /** The answer is over, and took this. */
  leave(use: TokenUse & { calls: number }): Promise<void>;
}

export interface AdmissionRules {
  store: Pick<Store, "takeLease" | "releaseLease">;
  access: AnalystAccess;
  limits: ChatLimits;
  budget: TokenBudget;
  now(): Date;
}

/** Tokens of the dearest answer: one that reads all plays, everybody's statistics, and takes two more turns. */
export const ANSWER_TOKENS = 60_000;
/** No answer is started with less than one usually takes. */
export const LEAST_TOKENS = 20_000;
/** Of a day's tokens; the rest is for previews and recaps alone. */
export const SHARE_OF_TOKENS = 0.5;

/** Longer than an answer can take: what a process that died has held is free again. */
const LEASE_SECONDS = 150;

/**
 * Lets a question through to the model, or says why not. A requester has one answer at a time, over all processes, and the
 * answer's whole ceiling is set aside before anything is asked. A question that is refused counts against nobody.
 */
export async function admitQuestion(
  requester: ChatRequester,
  model: string,
  { store, access, limits, budget, now }: AdmissionRules,
): Promise<Result<Admission, string>> {
  if (!mayTalk(access, requester.viewer)) return fail(access === "admin" ? words.ADMINISTRATORS : words.SIGN_IN);
  const lease = `chat ${personOf(requester)}`;
  const holder = randomUUID();
  if (!(await store.takeLease(lease, holder, now(), LEASE_SECONDS))) return fail(words.STILL_WRITING);
  let isAdmitted = false;
  try {
    const taken = await limits.askModel(requester);
    if (!taken.ok) return fail(words.askedOften(taken.seconds));
    const reserved = await budget.reserve(model);
    if (reserved === null) {
      await limits.refundModel(requester);
      return fail(words.DAY_USED_UP);
    }
    isAdmitted = true;
    return ok({
      tokens: reserved.tokens,
      async leave(use) {
        try {
          await reserved.settle(use);
        } finally {
          await store.releaseLease(lease, holder);
        }
      },
    });
  } finally {
    if (!isAdmitted) await store.releaseLease(lease, holder);
  }
}
