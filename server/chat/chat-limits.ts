import type { Database } from "../db/database.ts";
import { networkOf } from "../http/client-address.ts";
import { storeLimiter, type Taken } from "../accounts/store-limiter.ts";
import type { Tables } from "../store/tables.ts";
import type { ChatAsker } from "./chat.ts";

export interface ChatLimits {
  /** Before any question is answered. */
  ask(asker: ChatAsker): Promise<Taken>;
  /** Before the model is asked. */
  askModel(asker: ChatAsker): Promise<Taken>;
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
    ask: ({ address }) => questions.take(networkOf(address)),
    async askModel({ viewer, address }) {
      const network = networkOf(address);
      const shared = await byAddress.take(network);
      if (!shared.ok) return shared;
      const own = await byPerson.take(viewer?.userId ?? network);
      if (!own.ok) await byAddress.giveBack(network);
      return own;
    },
  };
}
