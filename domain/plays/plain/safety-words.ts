import { isTry } from "../../game/is-try.ts";
import type { Play } from "../../game/play.ts";
import type { Cast } from "./cast.ts";
import { creditOf } from "./credit-of.ts";

/** What a safety adds to a sentence: behind the deed where it was the end of it, else behind the penalty or the loose ball that gave it. */
export function safetyWords(play: Play, account: string, cast: Cast): { behindDeed: string; atEnd: string } {
  if (!isSafety(play, cast)) return { behindDeed: "", atEnd: "" };
  const isStopped =
    creditOf(play, "fumbles") === undefined && /\b(?:tackled|sacked)\b.* in (?:the )?End Zone\b/i.test(account);
  if (!isStopped) return { behindDeed: "", atEnd: ", safety" };
  const tackler = creditOf(play, "safeties");
  const tackled = `, tackled${tackler === undefined ? "" : ` by ${cast.full(tackler)}`}`;
  return { behindDeed: `${play.type === "Sack" ? "" : tackled} in the end zone for a safety`, atEnd: "" };
}

/** Two points that are no try's: whichever team has them, that is a safety. */
export function isSafety(play: Play, cast: Cast): boolean {
  if (isTry(play.type) || play.isTouchdown || play.team === null) return false;
  return cast.pointsOf(play, play.team) === 2 || cast.pointsOf(play, cast.otherTeam(play.team)) === 2;
}
