/** A host that nobody has (RFC 2606): whatever leaves it would leave us. */
const NOWHERE = "http://own.invalid";

/**
 * The path and query of a page of ours, from a text that a request brought; null for anything that a browser would take as
 * an address elsewhere (`//elsewhere.example`, `/\elsewhere.example`, `javascript:...`).
 */
export function ownPath(given: string | null): string | null {
  if (given === null || !given.startsWith("/") || !URL.canParse(given, NOWHERE)) return null;
  const { origin, pathname, search } = new URL(given, NOWHERE);
  // Resolving dots can bring two slashes to the front.
  return origin === NOWHERE && !pathname.startsWith("//") ? pathname + search : null;
}
