import type { Fact } from "../../../facts/fact.ts";
import { unmasked } from "../../name-mask.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { deedsOf } from "../clause/deed-spots.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** How a score is told as the one that comes after what was told. */
const COMES_NEXT = new RegExp(
  alternatives`
    \bc[ao]me (?:right |straight |quickly |immediately )?back (?:with|on|by)\b | \b(?:came|was|went) next\b | \bnext came\b
    \b(?:answered|responded|countered|replied|retaliated|followed)(?: (?:right |immediately |quickly ))?(?: (?:with|by|on|from)\b)
    \bfollowed(?= for #|[,.;]|$) | \bin (?:response|reply)\b
    \b(?:moments|minutes|seconds|shortly|soon|right) (?:after(?:ward)?s?|later)\b
    \bon the (?:next|ensuing|following) (?:drive|possession|series|play)\b
  `,
);
/** What tells of what was before. */
const EARLIER =
  /\b(?:earlier|previously|already|had|beforehand|(?:before|after) (?:@|#|that|it|this)|after (?:the|an?|his|their) (?!(?:half|break|quarter)\b)|from @)\b/;

/** What a text calls the next one fits the clock. */
export function afterTold(reading: Reading): Finding[] {
  return [
    ...comesNext(reading),
    ...afterThat(reading),
    ...nextPoints(reading),
    ...onceDone(reading),
    ...gaveRightBack(reading),
  ];
}

const RIGHT_BACK =
  /\b(?:gave|handed|coughed|turned|fumbled|threw) (?:the ball |it |possession )?(?:right |straight |quickly |promptly |immediately )?back\b(?! up)/;

/** "The Bengals intercepted Nix but gave the ball right back": the ball that was lost later than the one that was won. */
function gaveRightBack({ written, cited, before, beside, factsBefore, opensSentence, index }: Reading): Finding[] {
  const said = RIGHT_BACK.exec(written);
  const [lost, another] = cited.filter(({ kind }) => kind === "turnover");
  const won = (beside.before ? before : opensSentence ? factsBefore : []).findLast(({ kind }) => kind === "turnover");
  if (said === null || lost === undefined || another !== undefined || won === undefined || won === lost) return [];
  return index.compareTime(won, lost) <= 0
    ? []
    : [{ word: said[0], reason: `${lost.id} came before ${won.id}. Tell them in their order.` }];
}

const ONCE_DONE =
  /\bonce (?:both|all|they|those|these|that|it)(?: of (?:those|these|them))? (?:was|were|had been) (?:in the books|done|over|made|good|on the board|in the bag)\b/;

/** "Two field goals and, once both were in the books, a run": it is later than each of them. */
function onceDone(reading: Reading): Finding[] {
  const { written, cited, before, beside, factsBefore, opensSentence, index } = reading;
  const said = ONCE_DONE.exec(written);
  if (said === null) return [];
  const told = deedsOf(beside.before ? before : opensSentence ? factsBefore : [], reading);
  const early = deedsOf(cited, reading).find((own) => told.some((other) => index.compareTime(own, other) < 0));
  return early === undefined
    ? []
    : [{ word: said[0], reason: `${early.id} came before what is told here before it. Tell them in their order.` }];
}

const NEXT_POINTS =
  /^[^@#]{0,12}\b(?:the )?next (?<what>points|score|touchdown|field goal|to score|on the board)\b(?! (?:of(?! the (?:game|half|quarter|day|night)\b)|for|by) )|\b(?:scored|had|got) the next (?:points|score)\b/;

/** "The next points were theirs too": no other score lies between it and the one that was told last. */
function nextPoints({ text, cited, before, beside, factsBefore, opensSentence, index }: Reading): Finding[] {
  const said = NEXT_POINTS.exec(text);
  const what = said?.groups?.["what"];
  const scores = index
    .ofKind("score")
    .filter(({ marks }) =>
      what === "touchdown" ? marks.includes("touchdown") : what !== "field goal" || marks.includes("fieldGoal"),
    );
  // What a relation tells is the last of what it relates.
  const scoresOf = (facts: readonly Fact[]): Fact[] =>
    scores.filter(({ id }) => facts.some((fact) => id === (fact.of.at(-1) ?? fact.id)));
  const isScore = ({ kind }: Fact): boolean => kind === "score";
  // A relation beside a score says something about it: it tells no score of its own.
  const [own, another] = scoresOf(cited.some(isScore) ? cited.filter(isScore) : cited);
  const earlier = beside.before ? before : opensSentence ? factsBefore : [];
  const apart = earlier.filter(isScore).map(({ id }) => id);
  const told = scoresOf(
    earlier.filter(
      (fact) => apart.length === 0 || fact.of.length === 1 || [fact.id, ...fact.of].some((id) => apart.includes(id)),
    ),
  ).at(-1);
  if (said === null || own === undefined || another !== undefined || told === undefined || told === own) return [];
  return scores.indexOf(own) === scores.indexOf(told) + 1
    ? []
    : [
        {
          word: unmasked(said[0]),
          reason: `${own.id} is not the next score after ${told.id}. Tell them in their order.`,
        },
      ];
}

const AFTER_THAT =
  /^\W*(?:(?:right|just|soon|shortly|immediately) )?after (?:that|this) (?:touchdown|score|field goal|kick|interception|fumble|turnover|sack|stop|miss|punt|play)\W*$/i;

/** "After that touchdown, he sacked Huntley": what the next clause tells is later. */
function afterThat(reading: Reading): Finding[] {
  const { written, cited, after, beside, index } = reading;
  const [told] = deedsOf(cited, reading);
  if (!AFTER_THAT.test(written) || told === undefined || !beside.after) return [];
  return deedsOf(after, reading).every((deed) => index.compareTime(told, deed) < 0)
    ? []
    : [{ word: written.trim().replace(/,$/, ""), reason: `${told.id} came later. Tell them in their order.` }];
}

/** "Carolina came within 3, and his run came next": the score is later than the last one that was told before it. */
function comesNext({ written, cited, before, beside, factsBefore, opensSentence, index }: Reading): Finding[] {
  // An idiom may have blanked "came right back" in the text.
  const said = COMES_NEXT.exec(written);
  const [own, another] = cited.filter(({ kind }) => kind === "score");
  const told = (beside.before ? before : opensSentence ? factsBefore : []).findLast(({ kind }) => kind === "score");
  if (said === null || own === undefined || another !== undefined || told === undefined || told === own) return [];
  if (EARLIER.test(written) || index.compareTime(told, own) < 0) return [];
  return [
    { word: unmasked(said[0]), reason: `${own.id} came before what is told here before it. Tell them in their order.` },
  ];
}
