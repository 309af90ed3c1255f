import type { GameView } from "../game-view.ts";

/** What the address of a page of fantasy points carries: the scoring, the moment of the time machine, and that scores were asked for. */
export interface PointsView extends Pick<GameView, "at"> {
  /** As `scoringText` writes it; null for the usual one. */
  scoring: string | null;
  /** Asked for although this browser hides scores; what leads on must not lead back to the page without them. */
  scores?: GameView["scores"];
}

/** What of an address goes with its reader to the other pages of the game, whatever rules those are under. */
export function carriedView(params: URLSearchParams): Pick<GameView, "at" | "scores"> {
  return { at: params.get("at"), scores: params.get("scores") === "shown" ? "shown" : null };
}

/** The query of such an address, always in one order. */
export function pointsParams({ scoring, at, scores = null }: PointsView): URLSearchParams {
  const params = new URLSearchParams();
  if (at !== null) params.set("at", at);
  if (scores !== null) params.set("scores", scores);
  if (scoring !== null) params.set("scoring", scoring);
  return params;
}

/** The page of all fantasy points of a game, or of how one owner came by his: a `playerId`, or the code of a team with its defense. */
export function pointsPath(gameKey: string, owner: string | null, view: PointsView): string {
  const params = pointsParams(view);
  const query = params.size === 0 ? "" : `?${params.toString()}`;
  return `/games/${gameKey}/points${owner === null ? "" : `/${encodeURIComponent(owner)}`}${query}`;
}
