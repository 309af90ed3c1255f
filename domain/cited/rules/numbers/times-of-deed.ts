import type { Unit } from "../../../facts/unit.ts";
import { matches } from "../../../words/matches.ts";
import type { NumberToken } from "../../../words/story-numbers.ts";

const DEEDS: readonly { deed: string; units: readonly Unit[] }[] = [
  { deed: "intercepted|picked off", units: ["interceptionsThrown", "interceptions", "count", "nth"] },
  { deed: "sacked", units: ["sacksTaken", "sacks", "count", "nth"] },
  { deed: "fumbled", units: ["fumbles", "count", "nth"] },
  { deed: "lost (?:a|the) fumble|lost the ball on (?:a )?fumbles?", units: ["fumblesLost", "count", "nth"] },
];
const ALL = DEEDS.map(({ deed }) => deed).join("|");
/** Who or what it was done to, and how exactly it is counted. */
const BETWEEN = String.raw`(?: (?:[@#]|him|them))?(?: (?:just|only|exactly|at least|more than|all of|a total of))*`;
const PATTERNS = DEEDS.map(({ deed, units }) => ({
  units,
  behind: new RegExp(String.raw`\b(?:${deed})${BETWEEN} $`),
  ahead: new RegExp(String.raw`^ (?:${deed})\b`),
}));
const ONCE = new RegExp(
  String.raw`(?<=\b(?:${ALL})${BETWEEN} )once(?=[,.;:]|$| (?:and|but|by|in|on|for|while|with|each)\b)|(?<=\b(?:was|were|got|been|he|@) )once(?= (?:${ALL})\b)`,
  "g",
);

const IN_RED_ZONE = /^(?: times)? (?:(?:in|inside|from inside) the (?:red zone|20)|(?:down |in )there|in close)\b/;
const RED_ZONE: readonly (readonly [says: RegExp, units: readonly Unit[]])[] = [
  [/\b(?:carried|ran|rushed)(?: (?:it|the ball))? (?:just |only )?$/, ["redZoneCarries"]],
  [/\btargeted(?: (?:@|him))? (?:just |only )?$/, ["redZoneTargets"]],
];

/** "Was intercepted twice", "sacked three times", "twice fumbled": the figures that count the deed; null for a number that counts none. */
export function unitsOfTimes({ start, end, text: said }: NumberToken, text: string): readonly Unit[] | null {
  const after = text.slice(end);
  const [times] = /^(?:once|twice|thrice)$/i.test(said) ? [""] : (/^ times\b/.exec(after) ?? []);
  if (times === undefined) return null;
  const redZone = IN_RED_ZONE.test(after) ? RED_ZONE.find(([says]) => says.test(text.slice(0, start))) : undefined;
  if (redZone !== undefined) return redZone[1];
  const found = PATTERNS.find(
    ({ behind, ahead }) => behind.test(text.slice(0, start)) || ahead.test(after.slice(times.length)),
  );
  return found?.units ?? null;
}

/** "Was sacked once": a count of one, where the word is no "as soon as" and no share of what several did or suffered. */
export function onceOf(text: string): NumberToken[] {
  const alone = matches(text, ONCE).filter(({ index }) => !/\beach\b/i.test(text.slice(0, index)));
  return alone.map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
    text: said,
    form: "plain",
    value: 1,
    other: 0,
    decimals: 0,
  }));
}
