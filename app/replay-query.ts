/** What of an address says which replay it shows, as a query without `?`; empty where it says nothing of the kind. */
export function replayQuery({ search }: { search: string }): string {
  const params = new URLSearchParams(search);
  const own = new URLSearchParams();
  for (const name of ["from", "paused", "speed"]) {
    const value = params.get(name);
    if (value !== null) own.set(name, value);
  }
  return own.toString();
}
