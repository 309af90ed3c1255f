import { boxTablePath } from "../../domain/page/address/box-address.ts";
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

/** The addresses at a moment of the time machine, or now; tables that are counted under a scoring carry the one that the address asks for. */
export function boxPaths(gameKey: string, at: string | null, scoring: string | null): BoxPaths {
  const gameView = (tab: Tab): string => `/games/${gameKey}${gameViewSearch({ ...OPENED, at, tab })}`;
  const table = (name: BoxTableName): string => boxTablePath(gameKey, name, { at, scoring, isWhole: false });
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
