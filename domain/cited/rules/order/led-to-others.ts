import { unmasked } from "../../name-mask.ts";
import type { Fact } from "../../../facts/fact.ts";
import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { alternatives } from "../../../words/alternatives.ts";

const TO_WHAT = new RegExp(
  alternatives`
    \b(?:${alternatives`
      led to | set up | became | turned into | resulted in | produced | brought | teed up | translated into | netted | yielded
      was worth | parlayed (?:\w+ ){1,2}into | (?:payoff|dividend|reward) was | (?:ended|finished) (?:up )?(?:in|with) | came away with
    `}) (?:a|an|another|the|their|his|@'s|#'s) (?:[\w-]+ ){0,3}?(?<what>touchdown|field goal|safety)\b
    \b(?<what>touchdown|field goal|safety)(?: (?:catch|run|pass|kick))? (?:came|grew|stemmed|resulted) (?:directly |right |straight )?(?:off|out of|from)\b
  `,
  "g",
);

/** "The second one led to a touchdown": what it led to is the kind of score that the relation has. */
function otherKind({ text, cited, index }: Reading): Finding[] {
  const scores = cited.flatMap((fact) =>
    fact.kind === "ledTo" ? (index.byId(fact.of.at(-1) ?? "") ?? []) : fact.kind === "drive" ? [fact] : [],
  );
  if (scores.length === 0) return [];
  return matches(text, TO_WHAT)
    .filter(({ 0: found, groups }) => {
      const mark = /\bmissed field goal$/.test(found)
        ? "missedFieldGoal"
        : groups?.["what"] === "field goal"
          ? "fieldGoal"
          : groups?.["what"] === "safety"
            ? "safety"
            : "touchdown";
      return scores.every(({ marks }) => !marks.includes(mark));
    })
    .map(({ 0: word }) => ({
      word: unmasked(word),
      reason: "It led to another kind of score. Say which.",
    }));
}

const WHICH_OF_THEM =
  /\b(?:(?:set up|led to|brought|produced|teed up) the (?<which>first|second|third|last)|(?<!\d)the (?<which>first|second|third|last)(?= (?:one|of (?:them|those|the (?:two|three))) (?:was set up|came (?:after|off|on|from)))) (?:one|of (?:them|those|the (?:two|three)))\b/g;
const PLACES = ["first", "second", "third"];

/** "His fumble set up the second of them": of the scores that are told before it, in their order. */
function otherOne({ text, cited, before, factsBefore, index }: Reading): Finding[] {
  const scores = [...new Set([...factsBefore, ...before])]
    .filter(({ kind }) => kind === "score")
    .toSorted((a, b) => index.compareTime(a, b));
  const led = cited.find(({ kind }) => kind === "ledTo")?.of.at(-1);
  if (scores.length < 2 || led === undefined) return [];
  return matches(text, WHICH_OF_THEM)
    .filter(({ groups }) => scores.at(PLACES.indexOf(groups?.["which"] ?? ""))?.id !== led)
    .map(({ 0: word }) => ({ word, reason: "It led to another one of them. Say which." }));
}

/** What gives the other team the ball, as it is told. */
export const CAUSES: readonly (readonly [says: RegExp, isOf: (cause: Fact) => boolean])[] = [
  [/\b(?:interceptions?|picks?(?!-)|picked off|intercept(?:ed|ing))\b/, ({ marks }) => marks.includes("interception")],
  [/\b(?:fumbl\w+|muff\w*|strip(?:ped|-sack)?)\b/, ({ marks }) => marks.includes("fumble")],
  [
    /\b(?:st(?:op|and)s?|stopping(?= #)|failed (?:on )?fourth|turn\w* (?:\w+ ){0,2}on downs)\b/,
    ({ kind }) => kind === "stop",
  ],
  [/\bblock(?:ed (?:kick|punt|field goal|\d+))?\b/, ({ kind }) => kind === "block"],
  [/\bmiss(?:ed (?:kick|field goal|\d+))?\b/, ({ kind }) => kind === "miss"],
  [/(?<!\bblock\w* (?:an? |the )?)(?<!\bmuffed )\bpunt\b/, () => false],
];

/** "A fourth-down stop led to the score", of an interception: what led to a score is of the kind that is said, and no other kind is cited. */
function otherCause({ text, cited, index }: Reading): Finding[] {
  const causes = cited.flatMap(({ kind, of }) => (kind === "ledTo" ? of.flatMap((id) => index.byId(id) ?? []) : []));
  if (causes.length === 0) return [];
  const known = [...cited, ...causes];
  return CAUSES.flatMap(([says, isOf]) => {
    const found = says.exec(text);
    return found === null || known.some(isOf)
      ? []
      : [{ word: unmasked(found[0]), reason: "Something else led to it. Say what." }];
  });
}

const WHICH_LED =
  /^\W*(?:an?|the|his|their) (?:takeaway|pick|interception|turnover|fumble|recovery|strip|theft|steal|giveaway|mistake|miscue) that (?:led to|set up|brought|produced|teed up)\b/;

/** "Jones intercepted Murray, a takeaway that led to a touchdown": what led to it is the ball that was won right before. */
function otherSource({ text, cited, before, beside }: Reading): Finding[] {
  const said = WHICH_LED.exec(text);
  const won = beside.before ? before.filter(({ kind }) => kind === "turnover") : [];
  const causes = cited.flatMap(({ kind, of }) => (kind === "ledTo" ? (of[0] ?? []) : []));
  if (said === null || won.length === 0 || causes.length === 0 || won.some(({ id }) => causes.includes(id))) return [];
  return [{ word: unmasked(said[0]).trim(), reason: `${won[0]?.id ?? "It"} did not lead to it. Say what did.` }];
}

/** What a ball won led to is the score that the relation has: of its kind, and the one of several that is said; and what led to it is what is said. */
export function ledToOthers(reading: Reading): Finding[] {
  return [...otherKind(reading), ...otherOne(reading), ...otherCause(reading), ...otherSource(reading)];
}
