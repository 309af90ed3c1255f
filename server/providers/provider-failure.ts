import { fail } from "../../domain/result.ts";
import type { ProviderError, ProviderResult } from "./provider.ts";

/** A failure inside a provider on its way to the caller, who gets it as a result: see `failureResult`. */
export class ProviderFailure extends Error {
  readonly error: ProviderError;

  constructor(
    kind: ProviderError["kind"],
    message: string,
    more: Pick<ProviderError, "retryAfter" | "isOwnLimit"> = {},
  ) {
    super(message);
    this.error = { kind, message, ...more };
  }
}

/** What a feed throws, with the feed's name in it. */
export async function namingFeed<T>(feed: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof ProviderFailure) thrown.error.feed ??= feed;
    throw thrown;
  }
}

/** The failure as the provider's result; anything else that was thrown is a defect or an abort and is thrown again. */
export function failureResult(thrown: unknown): ProviderResult<never> {
  if (!(thrown instanceof ProviderFailure)) throw thrown;
  return fail(thrown.error);
}
