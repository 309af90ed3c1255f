/** The two texts that a game can have. */
export type ArticleKind = "recap" | "preview";

/** A published recap. `html` was made safe when it was stored; nothing else may fill it. */
export interface GameRecap {
  gameKey: string;
  recap: string;
  createdAt: string;
  html: string;
  /** The model that wrote it; null where it was written from the data without one. */
  model: string | null;
}

/** A published preview, under the specification's name for it. */
export interface GameProjection {
  gameKey: string;
  projection: string;
  createdAt: string;
  html: string;
  /** See `GameRecap`. */
  model: string | null;
}
