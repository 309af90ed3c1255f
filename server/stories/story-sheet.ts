import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { isAtNeutralSite } from "../../domain/facts/is-at-neutral-site.ts";
import { type FactSheet, sheetOf } from "../../domain/facts/sheet/sheet-of.ts";

/** Tokens, by an estimate that is rather too high: about 2,700 as servers count them. */
const MOST = 3900;

/** The facts that a writer is given of a game. */
export function storySheet(index: FactIndex): FactSheet {
  return sheetOf(index, { most: MOST });
}

/** `the Tennessee Titans at the Chicago Bears`; between two teams of which neither is at home stands what `matchupWord` says. */
export function teamsOf(index: FactIndex): string {
  const { away, home } = index;
  return `the ${away.place} ${away.nick} ${isAtNeutralSite(index) ? "vs" : "at"} the ${home.place} ${home.nick}`;
}
