/** What the address of a page of fantasy points carries: the scoring, and the moment of the time machine. */
export interface PointsView {
  /** As `scoringText` writes it; null for the usual one. */
  scoring: string | null;
  at: string | null;
}

/** The page of all fantasy points of a game, or of how one owner came by his: a `playerId`, or the code of a team with its defense. */
export function pointsPath(gameKey: string, owner: string | null, { scoring, at }: PointsView): string {
  const params = new URLSearchParams();
  if (at !== null) params.set("at", at);
  if (scoring !== null) params.set("scoring", scoring);
  const query = params.size === 0 ? "" : `?${params.toString()}`;
  return `/games/${gameKey}/points${owner === null ? "" : `/${encodeURIComponent(owner)}`}${query}`;
}
