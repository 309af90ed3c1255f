import type { ShownPlay } from "../game/play.ts";
import { canonicalTeamCode } from "../game/team-code.ts";

/**
 * Distances read from a play's description, for sources whose data does not hold them. Two styles are known: the league's own
 * ("12-B.Gillikin punts 50 yards to BUF 24. 29-B.Codrington to BUF 31 for 7 yards") and full sentences ("punted for 51 yards.
 * Devin Duvernay returned punt for 22 yards").
 */

/** What the play came to in the end: a reversed call is told first and does not count. */
export function finalAccount(description: string): string {
  if (!description.includes("REVERSED")) return description;
  return description.split(/\bREVERSED\b\.?/).at(-1) ?? "";
}

function numbers(text: string, pattern: RegExp): number[] {
  return Array.from(text.matchAll(pattern), (match) => Number(match[1]));
}

const KICK = /\b(?:punt|kick)(?:s|ed)\b/i;
/** "returned kickoff for 25 yards", "intercepted J.J. Doe for 74 yard": inside one sentence, initials and Jr. allowed for. */
const STATED_RETURN =
  /\b(?:returns?|returned|intercepted)\b(?:[^.]|(?<=\b(?:[A-Z]|Jr|Sr|St))\.)*? for (-?\d+)[- ]yards?/;
/** After these words in the league's style, "for N yards" is the return. */
const RETURN_BEGINS = /\b(?:kicks|punts)\b(?: onside)? -?\d+ yards?|\bINTERCEPTED by\b|\bRECOVERED by\b/;
const RETURN_ENDS = /\bpenalty\b|\bFUMBLES\b/i;

/** Without one of these nothing was returned: so it is of most plays. */
const MAY_RETURN = /return|intercepted|recovered by|kicks|punts/i;

/** Yards of a return; laterals add up. Null when the text tells of none. */
export function returnYardsFromText(description: string): number | null {
  if (!MAY_RETURN.test(description)) return null;
  const text = finalAccount(description);
  const stated = STATED_RETURN.exec(text) ?? /\b(-?\d+)[- ]yard (?:[a-z]+ )?return\b/i.exec(text);
  if (stated !== null) return Number(stated[1]);

  const begin = RETURN_BEGINS.exec(text);
  if (begin === null) return null;
  const rest = text.slice(begin.index + begin[0].length).split(RETURN_ENDS)[0] ?? "";
  const yards = numbers(rest, /\bfor (-?\d+) yards?\b/g);
  return yards.length === 0 ? null : yards.reduce((sum, one) => sum + one, 0);
}

/** Yards that a punt or kick traveled. */
export function kickDistanceFromText(description: string): number | null {
  const text = finalAccount(description);
  const kick = KICK.exec(text);
  const after = kick === null ? null : /^[^.]*?\b(\d+)[- ]yards?\b/.exec(text.slice(kick.index));
  const match = after ?? /\b(\d+)[- ]yard (?:punt|kick)/i.exec(text);
  return match === null ? null : Number(match[1]);
}

/** The yards of the longest enforced penalty. A declined or offsetting one, which costs nothing, is none. */
export function penaltyYardsFromText(description: string): number | null {
  if (!/penalty/i.test(description)) return null;
  const text = finalAccount(description);
  const stated = numbers(text, /\b(\d+)[- ]yards? penalty\b(?![^.]*\b(?:declined|offset))/gi);
  const charged = text
    .split(/\bpenalty on\b/i)
    .slice(1)
    .flatMap((clause) => numbers(clause, /, (\d+) yards?\b(?!,? (?:declined|offsetting))/g).slice(0, 1));
  const yards = [...stated, ...charged];
  return yards.length === 0 ? null : Math.max(...yards);
}

/** Names of penalties that hold the word "block" and are no blocked kick. */
const BLOCK_PENALTIES = /\b(?:illegal|low|chop|crackback|blindside|peel ?back|cut)[\w\s-]*?\bblock\w*/gi;

/** A kick, punt, field goal or try that the text calls blocked. */
export function mentionsBlockedKick(description: string): boolean {
  if (!/block/i.test(description)) return false;
  const text = description.replaceAll(BLOCK_PENALTIES, " ");
  return /\bblocked\b/i.test(text) && /\bkick|\bpunt|\bfield goal\b|\bextra point\b/i.test(text);
}

/** A kick that a returner touched and did not hold. What fell from somebody's hands later is a fumble. */
export function mentionsMuff(description: string): boolean {
  return /\bmuff(?:s|ed)\b/i.test(finalAccount(description)) && !/\bFUMBLES\b/.test(finalAccount(description));
}

/**
 * The team that got hold of a loose ball last, where the text gives its code as the league does ("RECOVERED by MIN-5-A.Roe");
 * null for a name.
 */
export function recoveringTeam(description: string): string | null {
  if (!/recovered by/i.test(description)) return null;
  const recoveries = finalAccount(description).matchAll(/\b(?:RECOVERED|[Rr]ecovered) by ([A-Z]{2,3})\b/g);
  const code = Array.from(recoveries).at(-1)?.[1];
  return code === undefined ? null : canonicalTeamCode(code);
}

/** A snap that failed, by the league's word for it: sources give it no yards, however far back the ball went. */
export function isAbortedSnap({ description }: Pick<ShownPlay, "description">): boolean {
  return /\bAborted\b/.test(finalAccount(description));
}

/**
 * Where the other team got to a loose ball ("FUMBLES (Aborted) at CHI 35, RECOVERED by DET-93-J.Roe at CHI 36"): touched it, or took it. Null where
 * it did not. Midfield is nobody's, and below 0 is the end zone.
 */
export function lostSpot({
  team,
  description,
}: Pick<ShownPlay, "team" | "description">): { territory: string | null; yardLine: number } | null {
  const recovery = recoveringTeam(description);
  if (recovery === null || recovery === team) return null;
  const spot = /\b(?:touched at|RECOVERED by \S+ at) (?:([A-Z]{2,3}) )?(-?\d+)/.exec(finalAccount(description));
  return spot === null ? null : { territory: canonicalTeamCode(spot[1] ?? ""), yardLine: Number(spot[2]) };
}

/**
 * Yards of the return, by the source's own figure or else by the text; null without one. The text of a Penalty row tells of a
 * play that did not stand.
 */
export function returnYards(play: ShownPlay): number | null {
  return play.returnYards ?? (play.type === "Penalty" ? null : returnYardsFromText(play.description));
}

/** Yards that a kick or punt traveled, by the source's own figure or else by the text; null without one. */
export function kickDistance(play: ShownPlay): number | null {
  return play.kickDistance ?? kickDistanceFromText(play.description);
}

/** Yards of an enforced penalty, 0 or more: the source's own figure, a Penalty row's signed yards, or else the text's. */
export function penaltyYards(play: ShownPlay): number | null {
  if (play.penaltyYards !== null) return play.penaltyYards;
  if (play.type === "Penalty" && play.yardsGained !== 0) return Math.abs(play.yardsGained);
  return penaltyYardsFromText(play.description);
}
