import type { FactIndex } from "./fact-index.ts";

/** Nobody hosts this game and nobody visits. */
export function isAtNeutralSite(index: FactIndex): boolean {
  return index.byId("stage")?.marks.includes("neutralSite") === true;
}
