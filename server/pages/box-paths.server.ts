import { boxTablePath } from "../../domain/page/address/box-address.ts";
import type { PointsView } from "../../domain/page/address/points-address.ts";
import { gameViewSearch, parseGameView, type Tab } from "../../domain/page/game-view.ts";
import type { CountedTableName } from "../../domain/scoring/counted-columns.ts";

/** A table beside the box score's own tabs. */
export type BoxTableName = CountedTableName | "usage";

/** Where the box score's tabs and the tables beside them are. Made here, and not in every browser. */
export interface BoxPaths {
  game: string;
  /** The tabs of the box score. */
  own: Record<Tab, string>;
  tables: Record<BoxTableName, string>;
}

/** The addresses for who reads under `view`: the moment, the rules of the address, and the scores that were asked for go with him everywhere. */
export function boxPaths(gameKey: string, view: PointsView): BoxPaths {
  const gameView = (tab: Tab): string => `/games/${gameKey}${gameViewSearch({ ...OPENED, ...view, tab })}`;
  const table = (name: BoxTableName): string => boxTablePath(gameKey, name, { ...view, isWhole: false });
  return {
    game: gameView("passing"),
    own: {
      passing: `${gameView("passing")}#box`,
      rushing: `${gameView("rushing")}#box`,
      receiving: `${gameView("receiving")}#box`,
    },
    tables: { kicking: table("kicking"), defense: table("defense"), idp: table("idp"), usage: table("usage") },
  };
}

/** The game page as it opens. */
const OPENED = parseGameView(new URLSearchParams());
