/**
 * Direction and depth, which only descriptions hold: the league's ("pass deep left to", "right tackle") and plain sentences ("passed to
 * DJ Moore to the right", "deep down the middle", "around the left end").
 */

const LEAGUE_PASS = /\bpass (?:incomplete )?(short|deep) (left|right|middle)\b/;
const STATED_PASS = /\b(?:(deep )?(?:down|over) the (middle)|to the (left|right)|(deep) (left|right))\b/;

/** ` deep left`, ` over the middle`; nothing where the text does not say. */
export function passWay(account: string): string {
  const league = LEAGUE_PASS.exec(account);
  if (league !== null) return wayWords(league[1] === "deep", league[2]);
  const stated = STATED_PASS.exec(account);
  if (stated === null) return "";
  return wayWords(stated[1] !== undefined || stated[4] !== undefined, stated[2] ?? stated[3] ?? stated[5]);
}

function wayWords(isDeep: boolean, way: string | undefined): string {
  const deep = isDeep ? " deep" : "";
  return way === "middle" ? `${deep} over the middle` : `${deep} ${way ?? ""}`;
}

const LEAGUE_RUN = /\b(left|right) (?:end|tackle|guard)\b/;
const STATED_RUN = /\b(?:rush|scrambl|sneak)(?:ed|es|e)\b(?: to the| around the| off)? (left|right)\b/;
const UP_THE_MIDDLE = /\bup the middle\b|\bbetween the guards\b/;

/** ` left`, ` up the middle`; nothing where the text does not say. */
export function runWay(account: string): string {
  const side = (STATED_RUN.exec(account) ?? LEAGUE_RUN.exec(account))?.[1];
  if (side !== undefined) return ` ${side}`;
  return UP_THE_MIDDLE.test(account) ? " up the middle" : "";
}
