import type { Logger } from "../log/logger.ts";
import type { Store } from "../store/store.ts";
import { wordsAnswer } from "./finish-answer.ts";
import type { Answer } from "./render-page.ts";

/** A database that does not answer in this time is as bad as one that is away. */
const PATIENCE_MS = 2_000;

/** 200 while the database answers, 503 in words while it does not. */
export async function healthAnswer(store: Store, log: Logger): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`the database did not answer within ${PATIENCE_MS} ms`));
  }, PATIENCE_MS);
  try {
    await Promise.race([store.ping(), late.promise]);
    return wordsAnswer(200, "ok");
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return wordsAnswer(503, "The database does not answer. Pages that were shown before may still work.", [
      ["retry-after", "10"],
    ]);
  } finally {
    clearTimeout(timer);
  }
}
