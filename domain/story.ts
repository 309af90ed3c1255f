/** A published recap. `html` was made safe when it was stored; nothing else may fill it. */
export interface GameRecap {
  gameKey: string;
  recap: string;
  createdAt: string;
  html: string;
}

/** A published preview, under the specification's name for it. */
export interface GameProjection {
  gameKey: string;
  projection: string;
  createdAt: string;
  html: string;
}
