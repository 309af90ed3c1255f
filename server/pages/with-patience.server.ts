import { fail, ok, type Result } from "../../domain/result.ts";
import type { ProviderResult } from "../providers/provider.ts";

/** What is said where nothing can be loaded because nobody is there to ask. */
export const NO_PROVIDER =
  "No sports-data provider is configured, so there is nothing to load from. Set SPORTSDATAIO_KEY and start the site again.";

/** Gives a provider so many seconds. A failure is a text for people: what happened and what to do. */
export async function withPatience<T>(
  seconds: number,
  ask: (signal: AbortSignal) => Promise<ProviderResult<T>>,
): Promise<Result<T, string>> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const answer = await ask(signal);
    return answer.ok ? ok(answer.value) : fail(failureWords(answer.error.message, answer.error.retryAfter));
  } catch (error) {
    if (!signal.aborted) throw error;
    return fail(`The provider did not answer within ${seconds} seconds. Try again in a minute.`);
  }
}

function failureWords(message: string, retryAfter: number | undefined): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return retryAfter === undefined ? sentence : `${sentence} Try again in ${retryAfter} seconds.`;
}
