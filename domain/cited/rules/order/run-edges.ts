import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { deedsOf, spotsOf } from "../clause/deed-spots.ts";
import { alternatives } from "../../../words/alternatives.ts";

const ENDS: readonly (readonly ["first" | "last", RegExp])[] = [
  [
    "first",
    /\b(?:(?:got|set) (?:it|this|that|things|them|#) (?:all )?(?:going|started|rolling|in motion)|start(?:ed|ing|s)?|beg[ai]n(?:ning|s)?|began|begun|open(?:ed|ing)|touch(?:ed|ing) off|ignit(?:ed|ing)|kick(?:ed|ing) (?:it |this |that |things )?off|spark(?:ed|ing))\b/g,
  ],
  [
    "last",
    /\b(?:capp(?:ed|ing)|end(?:ed|ing)|finish(?:ed|ing)|complet(?:ed|ing)|clos(?:ed|ing)|round(?:ed|ing) out)\b/g,
  ],
];

const GOT_GOING = /\b(?:got|set) (?:it|this|that|things|them|#) (?:all )?(?:going|started|rolling|in motion)\b/;
/** How a score is told as the first or the last of what was told before it. */
const EDGE_OF_IT = new RegExp(
  alternatives`
    ^(?:it|that|this)(?: all)? (?:started|began|opened|ended|finished|closed)(?= (?:with|by|on|when)\b)
    \b(?:${alternatives`
      got | set | started | began | opened | kicked | touched | capped | closed | finished | ended | completed
    `}) (?:it|this|that|things|them|(?:all )?of that)(?: all)?(?: (?:off|going|started|rolling|in motion|out|up))?(?=[,.;]|$| (?:with|by|on|when|from|for|at|in|and)\b)
  `,
);

/** "14 straight points, starting with his catch", "his run capped it": the first and the last score of a run, or of what a team had in a quarter, are those that it has, in its clause or beside it. */
export function runEdges(reading: Reading): Finding[] {
  const { cited, before, beside, text, opensSentence, factsBefore, index } = reading;
  const isOfIt = EDGE_OF_IT.test(text);
  const isOfBefore =
    opensSentence && (isOfIt || /\bthe (?:run|surge|spurt|streak|rally|burst|stretch|barrage)\b/.test(text));
  const around = beside.before ? before : isOfBefore ? factsBefore : [];
  // "That touchdown began a run of 28 points": the score that was told before it.
  const told = opensSentence && isScoreToldBefore(reading) ? deedsOf(factsBefore, reading) : [];
  const own = cited.filter(({ kind }) => kind === "score");
  const scores = (own.length > 0 ? own : told).filter(({ kind }) => kind === "score");
  const [whole] = scores;
  const wholes = [...new Set([...cited, ...around])];
  const runs: Pick<Fact, "id" | "of">[] = wholes.filter(({ kind }) => kind === "run");
  // A quarter beside a run says when it was.
  if (runs.length === 0 && isOfIt)
    for (const fact of wholes) if (fact.kind === "quarter") runs.push({ id: fact.id, of: scoresOf(fact, index) });
  // What got a team going is its first score of all.
  if (runs.length === 0 && whole !== undefined && GOT_GOING.test(text))
    runs.push({ id: `team ${whole.team ?? ""}`, of: scoresOf({ ...whole, at: null }, index) });
  const [run, another] = runs;
  if (run === undefined || another !== undefined || scores.length === 0) return [];
  const spots = spotsOf(scores, reading);
  return ENDS.flatMap(([end, says]) =>
    matches(text, says).flatMap(({ 0: word, index: at }): Finding[] => {
      const isBehind = /^ (?:it )?(?:with|by|on|when|as) /.test(text.slice(at + word.length));
      const told = isBehind ? spots.find((spot) => spot.at > at) : spots.findLast((spot) => spot.at < at);
      const facts: readonly Fact[] = told?.facts ?? (scores.length === 1 ? scores : []);
      const edge = end === "first" ? run.of[0] : run.of.at(-1);
      return facts.length === 0 || facts.some(({ id }) => id === edge)
        ? []
        : [
            {
              word,
              reason: `That is not the ${end} score of ${run.id}. Say which one it was, or leave "${word}" out.`,
            },
          ];
    }),
  );
}

/** What a team scored in a quarter, or in all. */
function scoresOf({ team, at }: Pick<Fact, "team" | "at">, index: Reading["index"]): string[] {
  const isIn = (score: Fact): boolean => score.team === team && (at === null || score.at?.quarter === at.quarter);
  return index.ofKind("score").flatMap((score) => (isIn(score) ? [score.id] : []));
}

const TOLD_BEFORE =
  /^(?:that|this|the|his|their|@'s|#'s?) (?:\d+-yard )?(touchdown|field goal|score|kick|catch|run|return)\b/;

/** Whether a clause is about the score of the sentence before it: then its word needs nobody else to vouch for it. */
function isScoreToldBefore(reading: Reading): boolean {
  const { text, factsBefore, borne } = reading;
  const [said, what] = TOLD_BEFORE.exec(text) ?? [];
  if (said === undefined) return false;
  const isOf = what === "touchdown" ? "touchdown" : what === "field goal" || what === "kick" ? "fieldGoal" : null;
  const isSo = isOf === null || deedsOf(factsBefore, reading).some(({ marks }) => marks.includes(isOf));
  if (isSo) borne.push([0, said.length]);
  return isSo;
}
