import { inTime } from "../clock/in-time.ts";
import type { Logger } from "../log/logger.ts";
import type { Store } from "../store/store.ts";
import { wordsAnswer } from "./finish-answer.ts";
import type { Answer } from "./render-page.ts";
import type { Soundness } from "./soundness.ts";

/** A database that does not answer in this time is as bad as one that is away. */
const PATIENCE_MS = 2_000;

/** 200 while the database answers and no damage is known, otherwise 503 with the reason. */
export async function healthAnswer(
  store: Pick<Store, "ping">,
  soundness: Pick<Soundness, "isDamaged" | "settled">,
  log: Logger,
): Promise<Answer> {
  try {
    if ((await inTime(store.ping(), PATIENCE_MS)) === null)
      throw new Error(`the database did not answer within ${PATIENCE_MS} ms`);
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return unwell("The database does not answer. Pages that were shown before may still work.");
  }
  // The first check of a large database takes longer than this: until it is done, no damage is known.
  await inTime(soundness.settled(), PATIENCE_MS).catch(() => {});
  return soundness.isDamaged()
    ? unwell("The database is damaged. Run npm run doctor on the server for details.")
    : wordsAnswer(200, "ok");
}

function unwell(words: string): Answer {
  return wordsAnswer(503, words, [["retry-after", "10"]]);
}
