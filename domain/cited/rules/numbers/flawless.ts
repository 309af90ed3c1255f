import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";
import { isAllOrNone } from "../clause/shares.ts";
import { alternatives } from "../../../words/alternatives.ts";

const KICK = "(?:field goals?|extra points?|kicks?|tries|try|attempts?|one)";
const NO_MISS = new RegExp(
  [
    String.raw`\b(?:did|does|do|has|have|had|would|could) not miss(?:ed)?\b(?! (?:much|by|badly|the (?:game|start|rest)))`,
    String.raw`\bnever (?:once )?missed\b(?! (?:a (?:game|week|start|beat)|time)\b)`,
    String.raw`\bmissed (?:nothing|none|neither|not (?:a single )?(?:one|a thing))\b`,
    String.raw`\b(?:no|not a single|not one|without a(?: single)?|with no|zero) (?:missed ${KICK}|misses|miss)\b`,
    String.raw`\bwithout (?:ever )?missing\b(?! (?:a (?:game|week|start|beat)|time)\b)`,
    String.raw`\b(?:did|does|do) not have (?:a|a single|any|one) (?:missed ${KICK}|miss(?:es)?)\b`,
    String.raw`\b(?:made|hit|converted|nailed|drilled|connected on|good on) (?:every|each|all)(?: one)?(?: of)?(?: his| the)? (?:single )?(?:field[- ]goal )?${KICK}\b`,
    String.raw`\bneither(?: (?:one|kicker|man|of (?:them|the two)|@ nor @))? (?:has |had |ever )*missed\b(?: (?:a|any)(?: single)? ${KICK}\b)?`,
    String.raw`(?<!\bthan [^,;.]{0,40})\bin as many (?:tries|attempts|kicks|chances)\b`,
    String.raw`\b(?:perfect|flawless|automatic|spotless)\b`,
  ].join("|"),
  "g",
);

/** "Did not let a target go to waste": every ball that came his way was caught. */
const NO_WASTE = new RegExp(
  alternatives`
    \b(?:did|does|would|could) not (?:let (?:any|one|a single one|a)(?: of)? (?:his |the )?(?:[\w-]+ )?(?:targets?|looks?|chances) (?:go to waste|get away|hit the (?:ground|turf))|(?:waste|drop|miss) (?:any|one|a(?: single)?)(?: one)?(?: of (?:his|the))? (?:[\w-]+ )?(?:targets?|looks?|passes|pass))
    \bin as many (?:targets|looks)\b | \bwithout (?:a|any|wasting a(?: single)?) (?:wasted )?(?:target|look)\b
  `,
  "g",
);

/** "Did not miss", "missed nothing all game" of a line whose every kick was good. */
export function flawless(reading: Reading): RegExpExecArray[] {
  return [...claims(reading), ...wasted(reading), ...downs(reading)]
    .filter(({ isSo }) => isSo)
    .map(({ found }) => found);
}

/** The same of a line that has a miss. */
export function notFlawless(reading: Reading): Finding[] {
  return [...claims(reading), ...wasted(reading), ...downs(reading)]
    .filter(({ isSo }) => !isSo)
    .map(({ found: [word] }) => ({ word, reason: `${idsOf(reading)} has a miss. Say how many were good.` }));
}

function wasted({ written, cited }: Reading): { found: RegExpExecArray; isSo: boolean }[] {
  const lines = cited.filter(({ marks }) => marks.includes("receiving"));
  const isSo = lines.every(({ values }) => values.receptions === values.targets);
  return lines.length === 0 ? [] : matches(written, NO_WASTE).map((found) => ({ found, isSo }));
}

/** "Was not perfect" says that there was a miss. */
const DENIED = /(?:\bnot|n't)(?: (?:quite|exactly|really|so))? $/;
const ROWS = [
  [/\b(?:third|3rd) downs?\b/, "thirdDowns"],
  [/\b(?:fourth|4th) downs?\b/, "fourthDowns"],
  [/\bred[- ]zone\b/, "redZone"],
] as const;

/** "On fourth down # did not miss": a team's own row of what it tried. */
function downs({ text, hits, pool }: Reading): { found: RegExpExecArray; isSo: boolean }[] {
  const places = placesOf(text);
  const mark = ROWS.find(([says]) => says.test(text))?.[1];
  return matches(text, NO_MISS).flatMap((found) => {
    if (DENIED.test(text.slice(0, found.index))) return [];
    const team = hits.findLast((hit, nth) => hit.team !== null && (places[nth] ?? 0) < found.index)?.team;
    const rows = pool.filter(
      (fact) => fact.kind === "team" && fact.team === team && mark !== undefined && fact.marks.includes(mark),
    );
    return rows.length === 0 ? [] : [{ found, isSo: rows.every((row) => isAllOrNone(row, "all")) }];
  });
}

function claims(reading: Reading): { found: RegExpExecArray; isSo: boolean }[] {
  const { text, cited, hits, inSentence } = reading;
  const places = placesOf(text);
  return matches(text, NO_MISS).flatMap((found) => {
    if (DENIED.test(text.slice(0, found.index))) return [];
    const before = hits.filter(({ team }, nth) => team === null && (places[nth] ?? 0) < found.index);
    // "McPherson and Butker made every kick" is said of both.
    const areTwo = text.slice(0, found.index).endsWith("@ and @ ");
    const named = before.length === 0 ? undefined : before.slice(areTwo ? -2 : -1).flatMap(({ players }) => players);
    // "Spotless: he made both, from 44 and 27 yards, and all five extra points": his line stands in another clause.
    // So does the other one's, of "neither".
    const isOwn = cited.some(({ marks }) => marks.includes("kicking")) && !text.startsWith("neither missed");
    const told = isOwn ? cited : inSentence;
    const lines = told.filter(
      ({ marks, roles }) => marks.includes("kicking") && (named === undefined || named.includes(roles.player ?? "")),
    );
    const rest = text.slice(found.index);
    const isOf = (words: RegExp): boolean => words.test(/^[^,;.]*/.exec(rest)?.[0] ?? "");
    const areKicks = !isOf(/\bextra points?\b/) || isOf(/\bfield goals?\b/);
    const areTries = !isOf(/\bfield goals?\b/) || isOf(/\bextra points?\b/);
    return lines.length === 0
      ? []
      : [
          {
            found,
            isSo:
              (lines.length > 1 || !found[0].startsWith("neither")) &&
              lines.every(
                (line) => (!areKicks || hasAll(line, "fieldGoal")) && (!areTries || hasAll(line, "extraPoint")),
              ),
          },
        ];
  });
}

function hasAll({ values }: Fact, what: "fieldGoal" | "extraPoint"): boolean {
  return what === "fieldGoal"
    ? values.fieldGoalsMade === values.fieldGoalAttempts
    : values.extraPointsMade === values.extraPointAttempts;
}
