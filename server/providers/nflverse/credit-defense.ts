import type { PlayType } from "../../../domain/game/play.ts";
import type { CreditList } from "./credit-list.ts";

/** What a play has columns for twice. */
const STOPS = ([1, 2] as const).map(
  (nth) =>
    ({
      alone: `solo_tackle_${nth}`,
      assisted: `tackle_with_assist_${nth}`,
      passDefense: `pass_defense_${nth}`,
      quarterbackHit: `qb_hit_${nth}`,
      tackleForLoss: `tackle_for_loss_${nth}`,
    }) as const,
);

const ASSISTS = ["assist_tackle_1", "assist_tackle_2", "assist_tackle_3", "assist_tackle_4"] as const;

/** Tackles, sacks, interceptions and what else stops a play. */
export function creditDefense(list: CreditList, type: PlayType): void {
  const { row, defense } = list;
  for (const { alone, assisted, passDefense, quarterbackHit, tackleForLoss } of STOPS) {
    list.addOwn(alone, "tackles");
    list.addOwn(assisted, "tackles");
    list.add(passDefense, defense, "passesDefended", 1);
    list.add(quarterbackHit, defense, "quarterbackHits", 1);
    list.add(tackleForLoss, defense, "tacklesForLoss", 1);
  }
  for (const part of ASSISTS) list.addOwn(part, "assists");
  if (type === "Sack") {
    list.add("sack", defense, "sacks", 1);
    list.add("half_sack_1", defense, "sacks", 0.5);
    list.add("half_sack_2", defense, "sacks", 0.5);
  }
  if (type === "Interception") {
    list.add("interception", defense, "interceptions", 1);
    const carrier = row.flag("lateral_return") ? "lateral_interception" : "interception";
    list.add(carrier, defense, "interceptionReturnYards", row.count("return_yards"));
  }
  list.add("safety", defense, "safeties", 1);
  list.add("blocked", defense, "blockedKicks", 1);
}
