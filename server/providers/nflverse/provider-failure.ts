import { fail } from "../../../domain/result.ts";
import type { ProviderError, ProviderResult } from "../provider.ts";

/** A failure inside this provider on its way to the caller, who gets it as a result: see `failureResult`. */
export class ProviderFailure extends Error {
  readonly kind: ProviderError["kind"];

  constructor(kind: ProviderError["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The failure as the provider's result; anything else that was thrown is a defect or an abort and is thrown again. */
export function failureResult(thrown: unknown): ProviderResult<never> {
  if (!(thrown instanceof ProviderFailure)) throw thrown;
  return fail({ kind: thrown.kind, message: thrown.message });
}
