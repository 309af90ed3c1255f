import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading, relatedOf } from "../../reading.ts";
import { deedsOf, spotsOf } from "../clause/deed-spots.ts";

interface LeadRule {
  kind: Fact["kind"];
  says: RegExp;
  /** Whether the score may stand behind the words as well: "they took the lead on his run". */
  behind?: RegExp;
  examples: readonly string[];
}

const THEM = "(?:#|them|it|his (?:team|side))";

/** Words for what one score did to the score of the game, and the relation that says which score did. */
export const LEAD_RULES: readonly LeadRule[] = [
  {
    kind: "goAhead",
    says: new RegExp(
      String.raw`\b(?:g[ai]v\w+|hand\w*|earn\w*|brought|deliver\w*) ${THEM} (?:back )?(?:a|the|their|its)\b[^,.;@#]{0,24}\b(?:lead|edge|advantage)\b|\b(?:put|putting|push\w*|mov\w+|sent|sending|lift\w*|nudg\w*) ${THEM} (?:back )?(?:ahead|in front|up|on top|into the lead)\b|\b(?:was|were|proved|for|is) the go-ahead (?:score|points|touchdown|kick|field goal)\b`,
      "g",
    ),
    examples: ["gave # a 14-13 lead", "put # back in front"],
  },
  {
    kind: "goAhead",
    says: /\b(?:took|takes|taking|regain\w*|retook|reclaim\w*|grabb\w*|seiz\w*|went|moved|pulled|jumped|got|going) (?:(?:the|a|their|its)\b[^,.;@#]{0,24}\b(?:lead|edge|advantage)|(?:back )?(?:ahead|in front|up|on top))\b/g,
    behind: /^(?: \d+-\d+)?(?: to stay| for good)?,? (?:on|with|when|as|thanks to|by|through|behind) /,
    examples: ["took the lead on @'s run"],
  },
  {
    kind: "tying",
    says: /\b(?:tied|ties|tying|evened|evens|knotted|equalized|leveled|squared) (?:it|things|the (?:game|score|count|contest)|matters)\b/g,
    behind: /^(?: up)?(?: at \d+(?:-\d+)?| \d+-\d+)?,? (?:on|with|when|as|thanks to|by|through|behind) /,
    examples: ["tied the game at 17"],
  },
];

const HEDGED = /\b(?:never|not|without|would have|could have|had (?:tied|taken|given|put)|after|before|until|since)\b/;

const ANSWERS =
  /\b(?:answered|answering|(?:an?|the|his|their|its) (?:[\w-]+ )?(?:answer|response|reply) to|responded to|countered|matched|was answered (?:by|with))\b|#'s (?:[\w-]+ )?(?:answer|response|reply) to\b/g;
/** "Answered it", "the answer to that run": of what was told before it. */
const TO_THAT =
  /^ (?:it|that|this)(?: (?:one|score|touchdown|field goal|kick|catch|run|return))?(?=[,.;]|$| (?:with|on|by)\b)/;

/** Whose score gave a lead, tied or answered: where a clause cites the relation and tells more than one score, it is the relation's own. */
export function ownLead(reading: Reading): Finding[] {
  return [...leads(reading), ...answers(reading)];
}

const APART = /\b(?:seconds?|minutes?)(?: later)? (?:after|before)\b/g;

/** "His run answered the field goal": the one before the word and the one behind it are those of the answer. */
function answers(reading: Reading): Finding[] {
  const { text, cited, index, beside, before, factsBefore } = reading;
  const relations = cited.filter(({ kind }) => kind === "answered" || kind === "gap");
  const [only] = relations;
  const others = (facts: readonly Fact[]): readonly Fact[] =>
    facts.filter((fact) => fact.kind === "score" && only?.of.includes(fact.id) === false);
  const scores = others(cited);
  const told = deedsOf(beside.before ? before : factsBefore, reading).filter(({ kind }) => kind === "score");
  if (only === undefined || relations.length > 1) return [];
  const isOfOther = told.length > 0 ? others(told).length === told.length : scores.length > 0;
  const spots = spotsOf([...new Set([...relatedOf(only, index), ...scores])], reading);
  return matches(text, only.kind === "gap" ? APART : ANSWERS).flatMap(({ 0: word, index: at }): Finding[] => {
    const ends = [spots.findLast((one) => one.at < at), spots.find((one) => one.at > at)];
    if (word.startsWith("was answered") || word.endsWith("before")) ends.reverse();
    const isOfThat = only.kind === "answered" && TO_THAT.test(text.slice(at + word.length));
    const isSo =
      !(isOfThat && isOfOther) &&
      ends.every(
        (spot, nth) =>
          scores.length === 0 ||
          spot === undefined ||
          spot.facts.some(({ id }) => id === only.of.at(nth === 0 ? -1 : 0)),
      );
    return isSo
      ? []
      : [
          {
            word,
            reason: `${only.id} is of two other scores than those that are told. Say which score answered which.`,
          },
        ];
  });
}

function leads(reading: Reading): Finding[] {
  const { text, cited, index } = reading;
  return LEAD_RULES.flatMap(({ kind, says, behind }) => {
    const relations = cited.filter((fact) => fact.kind === kind);
    const own = relations.flatMap((fact) => relatedOf(fact, index));
    const others = cited.filter((fact) => fact.kind === "score" && !own.includes(fact));
    if (own.length === 0 || others.length === 0) return [];
    const spots = spotsOf([...new Set([...own, ...others])], reading);
    return matches(text, says).flatMap(({ 0: word, index: at }): Finding[] => {
      const isBehind = behind?.test(text.slice(at + word.length)) === true;
      const spot = isBehind ? spots.find((one) => one.at > at) : spots.findLast((one) => one.at < at);
      const from = isBehind ? at + word.length : (spot?.at ?? at);
      if (spot === undefined || HEDGED.test(text.slice(Math.min(from, at), at))) return [];
      return spot.facts.some((fact) => own.includes(fact))
        ? []
        : [
            {
              word: unmasked(word),
              reason: `That is another score's than the one that is told (${idsOf(reading)}). Say which score it was.`,
            },
          ];
    });
  });
}
