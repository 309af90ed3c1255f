import { matches } from "../../../words/matches.ts";

/** Where each name of a masked clause stands. */
export function placesOf(text: string): number[] {
  return matches(text, /[@#]/g).map(({ index }) => index);
}
