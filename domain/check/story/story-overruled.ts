import type { Play } from "../../game/play.ts";

/** What a sentence says of a play that did not stand. */
export const OVERRULED = /\b(?:wiped out|called back|nullified|negated|taken off the board|brought back by)\b/i;

/** The plays without credits that would have gained so much, but for a penalty, with a player the clause names. */
export function overruled(yards: number, clause: string, plays: readonly Play[]): Play[] {
  const gained = new RegExp(String.raw`\bfor ${yards} yards?, TOUCHDOWN NULLIFIED`);
  return plays.filter(
    ({ description }) =>
      gained.test(description) &&
      Array.from(description.matchAll(/\b\d+-[A-Z][a-z]?\.([A-Z][\w'-]+)/g)).some(([, name]) =>
        clause.includes(name ?? ""),
      ),
  );
}

/** A run or a catch in which all of them had a hand; with nobody named it is nobody's. */
export function isTheirs(play: Play, needed: readonly (readonly string[])[]): boolean {
  return (
    needed.length > 0 &&
    (play.type === "Rush" || play.type === "Pass") &&
    needed.every((ids) => play.credits.some(({ playerId }) => ids.includes(playerId)))
  );
}

/** A penalty was called on somebody: rows of penalties have no credits. */
export function isFlagged(playerName: string, description: string): boolean {
  const surname = playerName.split(" ").slice(1).join(" ");
  return (
    surname !== "" && new RegExp(String.raw`penalty on [A-Z]{2,3}-\d+-[A-Z][a-z]?\.${surname},`, "i").test(description)
  );
}
