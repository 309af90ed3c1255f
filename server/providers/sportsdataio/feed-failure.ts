import { fail } from "../../../domain/result.ts";
import type { ProviderError, ProviderResult } from "../provider.ts";

/** A feed's failure on its way to the caller, who gets it as a result: see `failureResult`. */
export class FeedFailure extends Error {
  readonly error: ProviderError;

  constructor(error: ProviderError) {
    super(error.message);
    this.error = error;
  }
}

/** The failure as the provider's result; anything else that was thrown is a defect or an abort and is thrown again. */
export function failureResult(thrown: unknown): ProviderResult<never> {
  if (!(thrown instanceof FeedFailure)) throw thrown;
  return fail(thrown.error);
}
