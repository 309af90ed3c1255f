import type { RouterContextProvider } from "react-router";

import { foldLedger } from "../../domain/scoring/ledger.ts";
import { officialCounts } from "../../domain/scoring/official-counts.ts";
import { partWords } from "../../domain/scoring/part-words.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import { keptPlayers } from "./kept-players.server.ts";
import { headOf, scoredGame } from "./scored-game.server.ts";

/** The fantasy points of everyone in a game under one scoring, most first. */
export interface PointsPage extends ScoringHead {
  rows: {
    id: string;
    name: string;
    team: string;
    position: string | null;
    points: number;
    /** `127 rushing yards, 1 rushing touchdown, 6 receiving yards`: all that counted, what counted most first. */
    words: string;
    /** One of the reader's players. */
    isStarred: boolean;
  }[];
}

/** Everyone whose line counts under the asked scoring. Throws why there is no such page, and what leads elsewhere. */
export async function loadPointsPage(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  params: URLSearchParams,
): Promise<PointsPage> {
  const scored = await scoredGame(context, { gameKey, owner: null }, params);
  const { starred } = keptPlayers(context);
  const rows = scored.owners.flatMap((owner) => {
    const { sums, total } = foldLedger(
      owner.plays,
      owner,
      scored.scoring,
      officialCounts(scored.differences, owner.id),
    );
    if (sums.length === 0) return [];
    const phrased = sums.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
    const { id, name, team } = owner;
    const position = owner.role === "defense" ? "DST" : owner.position;
    return [
      {
        id,
        name,
        team,
        position,
        points: total,
        words: phrased.map(partWords).join(", "),
        isStarred: starred.includes(id),
      },
    ];
  });
  return {
    ...headOf(scored),
    rows: rows.toSorted((one, other) => other.points - one.points || (one.name < other.name ? -1 : 1)),
  };
}
