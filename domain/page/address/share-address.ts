/** Which picture a page asks for; without a version the newest. */
export type SharedPicture =
  | { gameKey: string; version: number | null; playId: string | null }
  | { gameKey: string; plain: true };

/** The picture of a game at a version, of one of its plays, or the one without a score, as a path of this site. */
export function sharePath(picture: SharedPicture): string {
  const path = `/games/${picture.gameKey}/share.png`;
  // The one without a score has no version either: how often a game has changed tells how far it is.
  if ("plain" in picture) return `${path}?plain=1`;
  const params = new URLSearchParams(picture.playId === null ? {} : { play: picture.playId });
  if (picture.version !== null) params.set("v", String(picture.version));
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

/** The site's own picture, for pages of no one game. */
export const SITE_SHARE_PATH = "/share.png";
