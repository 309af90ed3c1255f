import type { ProviderName } from "../../../domain/game/game-snapshot.ts";
import type { Logger } from "../../log/logger.ts";
import type { Store } from "../../store/store.ts";

/** Whether a provider alters its figures on purpose, as its free trial does; remembered over restarts and processes. */
export interface ScrambledMark {
  load(): Promise<void>;
  is(): boolean;
  /** Takes what a fetch shows. */
  note(isScrambled: boolean): Promise<void>;
}

const SCRAMBLED = "scrambled";
const TRUE_AGAIN = "true figures";

export function createScrambledMark(
  store: Pick<Store, "readTimes" | "putReadTimes">,
  provider: ProviderName,
  log: Logger,
  now: () => Date,
): ScrambledMark {
  let isScrambled = false;
  return {
    async load() {
      const times = await store.readTimes(provider);
      isScrambled = (times.get(SCRAMBLED) ?? "") > (times.get(TRUE_AGAIN) ?? "");
    },
    is: () => isScrambled,
    async note(found) {
      if (found === isScrambled) return;
      isScrambled = found;
      if (found)
        log.warn(
          "the provider's figures are altered on purpose (a free trial): pages say so; none of the figures are real",
        );
      else log.info("the provider's figures are real now");
      await store.putReadTimes(provider, new Map([[found ? SCRAMBLED : TRUE_AGAIN, now().toISOString()]]));
    },
  };
}
