import { ProviderFailure } from "../provider-failure.ts";

/** A season part that is not planned yet can be an empty list, or not there at all. */
export function emptyIfNotFound(thrown: unknown): never[] {
  if (thrown instanceof ProviderFailure && thrown.error.kind === "not-found") return [];
  throw thrown;
}
