import type { RouterContextProvider } from "react-router";

import { sumCounts } from "../../domain/scoring/counting/count-game.ts";
import { type EffectLine, effectLine } from "../../domain/scoring/effect-line.ts";
import { foldLedger } from "../../domain/scoring/ledger.ts";
import { officialCounts } from "../../domain/scoring/official-counts.ts";
import { partWords } from "../../domain/scoring/part-words.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import { keptPlayers } from "./kept-players.server.ts";
import { headOf, scoredGame } from "./scored-game.server.ts";

/** More real lines than these would push the rule out of sight on a phone. */
const MOST_EFFECTS = 3;

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
  /** The best of three positions: what a rule that is changed does to their lines. */
  effects: EffectLine[];
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
  const ordered = rows.toSorted((one, other) => other.points - one.points || (one.name < other.name ? -1 : 1));
  const best = [...Map.groupBy(ordered, ({ position }) => position).values()].flatMap((own) => own[0] ?? []);
  const effects = best.slice(0, MOST_EFFECTS).flatMap(({ id, name }) => {
    const owner = scored.owners.find((one) => one.id === id);
    if (owner === undefined) return [];
    const line = sumCounts([...owner.plays, { counts: officialCounts(scored.differences, id) }]);
    return [effectLine(name, line, owner, scored.scoring)];
  });
  return { ...headOf(scored), rows: ordered, effects };
}
