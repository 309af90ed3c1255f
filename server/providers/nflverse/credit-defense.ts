import type { PlayType } from "../../../domain/game/play.ts";
import type { CreditList } from "./credit-list.ts";

/** Tackles, sacks, interceptions and what else stops a play. */
export function creditDefense(list: CreditList, type: PlayType): void {
  const { row, defense } = list;
  for (const nth of [1, 2] as const) {
    list.addOwn(`solo_tackle_${nth}`, "tackles");
    list.addOwn(`tackle_with_assist_${nth}`, "tackles");
    list.add(`pass_defense_${nth}`, defense, "passesDefended", 1);
    list.add(`qb_hit_${nth}`, defense, "quarterbackHits", 1);
    list.add(`tackle_for_loss_${nth}`, defense, "tacklesForLoss", 1);
  }
  for (const nth of [1, 2, 3, 4] as const) {
    list.addOwn(`assist_tackle_${nth}`, "assists");
  }
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
