/**
 * Why something failed, in the words of the innermost error: what wraps a cause says little ("fetch failed"), and a
 * connection that was tried at several addresses says nothing at all.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error.message !== "") return error.message;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
