/** What is said where an address asks for a season that is not the one shown; null where it is, or asks for none. */
export function seasonNotShown(params: URLSearchParams, shown: number | null): string | null {
  const asked = params.get("season")?.trim() ?? "";
  if (asked === "" || shown === null || asked === String(shown)) return null;
  return `There are no games for that season here. Shown instead: ${shown}.`;
}
