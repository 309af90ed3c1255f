import type { Database } from "../db/database.ts";
import { networkOf } from "../http/client-address.ts";
import { type Count, type Pace, type RateLimitResult, storeLimits } from "../accounts/store-limiter.ts";
import type { Tables } from "../store/tables.ts";
import type { ChatRequester } from "./chat.ts";

export interface ChatLimits {
  /** Before any question is answered. */
  ask(requester: ChatRequester): Promise<RateLimitResult>;
  /** Before the model is asked. */
  askModel(requester: ChatRequester): Promise<RateLimitResult>;
  /** The model was not asked after all: the question counts neither for the person nor for the network. */
  refundModel(requester: ChatRequester): Promise<void>;
}

/** Who asks, for what one of them may have: a person who is signed in, else everybody of a network. */
export function personOf({ viewer, address }: ChatRequester): string {
  return viewer?.userId ?? networkOf(address);
}

const MINUTE = 60;
const HOUR = 60 * 60;

const PACES = {
  "chat-address": { times: 60, seconds: MINUTE },
  "chat-model-address": { times: 120, seconds: HOUR },
  "chat-model-person": { times: 40, seconds: HOUR },
} as const satisfies Record<string, Pace>;

/**
 * How often one may ask. Rules cost next to nothing: their limit only keeps programs off, and an address may be a whole
 * office's. A model costs money, so a person has a conversation's worth an hour and a network a few people's.
 */
export function chatLimits(database: Database<Tables>): ChatLimits {
  const limits = storeLimits(database, PACES);
  return {
    ask: ({ address }) => limits.consume([["chat-address", networkOf(address)]]),
    askModel: (requester) => limits.consume(modelCounts(requester)),
    refundModel: (requester) => limits.refund(modelCounts(requester)),
  };
}

/** The network's first: who is refused for it takes none of their own. */
function modelCounts(requester: ChatRequester): Count<keyof typeof PACES>[] {
  return [
    ["chat-model-address", networkOf(requester.address)],
    ["chat-model-person", personOf(requester)],
  ];
}
