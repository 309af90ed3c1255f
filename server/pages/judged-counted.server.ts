import { gamePhase } from "../../domain/game/game-state.ts";
import type { Game } from "../../domain/game/game.ts";
import { expectPoints } from "../../domain/projections/expect-points.ts";
import { type JudgedPoints, judgedPoints } from "../../domain/projections/judged-points.ts";
import type { CountedLog } from "../../domain/scoring/counted-log.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import type { Owner } from "../../domain/scoring/scoring-item.ts";
import { weekProjections } from "../projections/week-projections.ts";
import type { Store } from "../store/store.ts";

/** What the site expected of a kicker or a team's defense in each game of a log, under the log's scoring. Individual defenders are not projected. */
export async function judgedCounted(
  store: Pick<Store, "pastGames" | "people">,
  id: string,
  { points, games }: CountedLog,
  played: readonly Game[],
): Promise<Record<string, JudgedPoints>> {
  if (points.scoring === "idp") return {};
  const judged: Record<string, JudgedPoints> = {};
  for (const game of played) {
    const projected = (await weekProjections(store, game)).get(id);
    const counted = games[game.gameKey];
    if (projected === undefined || projected.gameKey !== game.gameKey || counted === undefined) continue;
    const owner: Owner =
      projected.position === "DST" ? { role: "defense", position: null } : { role: "player", position: "K" };
    const expected = expectPoints(projected.line, owner, PRESETS[points.scoring]);
    judged[game.gameKey] = judgedPoints(expected, gamePhase(game) === "over" ? counted.points : null);
  }
  return judged;
}
