/** What of a page's query goes with a question to its answer's page and back, as a query without `?`: scores that were asked for, and rules. */
export function carriedToAsk(search: string): string {
  const carried = [...new URLSearchParams(search)].filter(
    ([name, value]) => name === "scoring" || (name === "scores" && value === "shown"),
  );
  return new URLSearchParams(carried).toString();
}
