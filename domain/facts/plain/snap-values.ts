import type { Play } from "../../game/play.ts";
import type { FactDraft } from "../make-fact.ts";

/** The down, the distance and the place of a snap, as far as it has them. */
export function snapValues({ down, distance, yardsToEndZone }: Play): NonNullable<FactDraft["values"]> {
  return down > 0 ? { down, distance: distance > 0 ? distance : null, yardsToEndZone } : { yardsToEndZone };
}
