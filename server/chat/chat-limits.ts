import type { Database } from "../db/database.ts";
import { networkOf } from "../http/client-address.ts";
import { storeLimiter, type RateLimitResult } from "../accounts/store-limiter.ts";
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

/**
 * How often one may ask. Rules cost next to nothing: their limit only keeps programs off, and an address may be a whole
 * office's. A model costs money, so a person has a conversation's worth an hour and a network a few people's.
 */
export function chatLimits(database: Database<Tables>): ChatLimits {
  const questions = storeLimiter(database, { name: "chat-address", times: 60, seconds: MINUTE });
  const byPerson = storeLimiter(database, { name: "chat-model-person", times: 40, seconds: HOUR });
  const byAddress = storeLimiter(database, { name: "chat-model-address", times: 120, seconds: HOUR });
  return {
    ask: ({ address }) => questions.consume(networkOf(address)),
    async askModel(requester) {
      const network = networkOf(requester.address);
      const shared = await byAddress.consume(network);
      if (!shared.ok) return shared;
      const own = await byPerson.consume(personOf(requester));
      if (!own.ok) await byAddress.refund(network);
      return own;
    },
    async refundModel(requester) {
      await byPerson.refund(personOf(requester));
      await byAddress.refund(networkOf(requester.address));
    },
  };
}
