/** What of an address says which replay it shows, as a query without `?`; empty on any other page. */
export function replayQuery({ pathname, search }: { pathname: string; search: string }): string {
  if (!/^\/games\/[^/]+\/replay$/.test(pathname)) return "";
  const params = new URLSearchParams(search);
  const own = new URLSearchParams();
  for (const name of ["from", "speed"]) {
    const value = params.get(name);
    if (value !== null) own.set(name, value);
  }
  return own.toString();
}

/** Whether two addresses show the same replay, and none of them asks for another. */
export function isSameReplay(current: URL, next: URL): boolean {
  return (
    current.href !== next.href &&
    current.pathname === next.pathname &&
    replayQuery(current) === replayQuery(next) &&
    !["quarter", "next"].some((name) => next.searchParams.has(name))
  );
}
