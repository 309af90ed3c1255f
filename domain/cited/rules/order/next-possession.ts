import { unmasked } from "../../name-mask.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { comesOf, WON_BALL } from "../clause/comes-of.ts";

const CHANCE =
  "(?:possession|drive|series|chance|opportunity|opening|field position|field|miss|takeaway|turnover|stop|stand|gift|mistake|block|interception|pick|fumble|break|ball|error|giveaway|recovery|it|that|this)";
const WHAT = `(?:(?:that|this|the|their|its|his|her|it) ?)(?:[a-z-]+ ){0,3}?${CHANCE}?`;
/** Ways to tell a score as what a possession came to that something else gave. */
export const MADE_OF_IT: readonly { says: RegExp; examples: readonly string[] }[] = [
  {
    says: new RegExp(String.raw`\b(?:turn|convert|parlay|transform|flip|spun|spin)(?:ed|ing|s)? ${WHAT} ?into\b`),
    examples: ["turned that possession into"],
  },
  {
    says: new RegExp(String.raw`\bcash(?:ed|ing|es)? (?:(?:that|this|it|the|their)(?: [a-z-]+){0,2} )?in\b`),
    examples: ["cashed that in with"],
  },
  {
    says: /\b(?:capitaliz(?:ed|ing)|took (?:full |quick )?advantage|taking advantage|made (?:#|them|@) pay|made the most of (?:it|that)|made good on (?:it|that))\b/,
    examples: ["took advantage with"],
  },
];

/** "They turned that possession into his 29-yard run": the score is of the drive that began with what was told before. */
export function nextPossession(reading: Reading): Finding[] {
  const { text, cited, before, index } = reading;
  const found = MADE_OF_IT.map(({ says }) => says.exec(text)).find((one) => one !== null);
  if (found === undefined || found === null || cited.some(({ kind }) => kind === "ledTo")) return [];
  const score = cited.findLast(({ kind }) => kind === "score");
  const gave = [...before, ...cited].findLast((fact) => WON_BALL.has(fact.kind) && fact.of.length === 0);
  if (score === undefined || gave === undefined || comesOf(score, gave, index)) return [];
  const word = unmasked(found[0]).trim();
  return [
    {
      word,
      reason: `The score of ${idsOf(reading)} is not of the drive after ${gave.id}. Say what that one came to.`,
    },
  ];
}
