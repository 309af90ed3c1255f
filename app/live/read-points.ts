/** Fantasy points of everyone in a game, by `playerId` or team code, at a version of it. */
export interface VersionedPoints {
  version: number;
  points: Readonly<Record<string, number>>;
}

/** The points from the site's own address for them; null where it does not answer with any. */
export async function readPoints(address: string, signal: AbortSignal): Promise<VersionedPoints | null> {
  try {
    const response = await fetch(address, { signal, cache: "no-cache" });
    // Our own server made it, of this very type: `server/pages/points-api.server.ts`.
    return response.ok ? ((await response.json()) as VersionedPoints) : null;
  } catch {
    return null;
  }
}
