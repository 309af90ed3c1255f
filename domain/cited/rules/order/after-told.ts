import type { Fact } from "../../../facts/fact.ts";
import type { FactKind } from "../../../facts/fact-kind.ts";
import { unmasked } from "../../name-mask.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { comesOf } from "../clause/comes-of.ts";
import { deedsOf } from "../clause/deed-spots.ts";
import { CAUSES } from "./led-to-others.ts";

/** How a score is told as the one that comes after what was told. */
const COMES_NEXT =
  /\bc[ao]me (?:right |straight |quickly |immediately )?back (?:with|on|by)\b|\b(?:came|was|went) next\b|\bnext came\b|\b(?:answered|responded|countered|replied|retaliated|followed)(?: (?:right |immediately |quickly ))?(?: (?:with|by|on|from)\b)|\bfollowed(?= for #|[,.;]|$)|\bin (?:response|reply)\b|\b(?:moments|minutes|seconds|shortly|soon|right) (?:after(?:ward)?s?|later)\b|\bon the (?:next|ensuing|following) (?:drive|possession|series|play)\b/;
/** What tells of what was before. */
const EARLIER =
  /\b(?:earlier|previously|already|had|beforehand|(?:before|after) (?:@|#|that|it|this)|after (?:the|an?|his|their) (?!(?:half|break|quarter)\b)|from @)\b/;

const GAVE_BALL =
  /\b(?:g[ai]v(?:en?|ing)|got|hand(?:ed|ing)|won|earned|set up|brought) [^,.;]{0,30}?(?:\b(?:ball|possession|drive|field position)\b|\bit (?:to (?:@|#|them)|there|back)\b)|\b(?:got|took|had|regained) (?:the ball|it|possession|over)\b[^,.;]{0,40}? (?:on|after|from|by|off|thanks to|when|with)\b|\bput (?:#|them) in business\b|\btook over\b[^,.;]{0,30} because of\b|\b(?:began|started|opened|set up|came)\b[^,.;]{0,30}? (?:with|on|after|by|from|when|following|off)\b[^,.;]{0,30}\b(?:intercept\w*|pick\w*|fumble\w*|turnover|takeaway|recover\w*|stop\w*|block\w*|miss\w*)/;
const BALL_FOR = /\bball (?:for|before|ahead of) (?:it|that|them)\b/i;
const THAT_DRIVE = /^\W*(?:that|this|the) (?:[\w-]+ )?(?:drive|possession|march|series)\b/i;
const ENDS = /\b(?:end(?:ed|ing)?|finish\w*|stall\w*|until|only to|before|died|nothing|no points|empty)\b/;
const WON_BALL: ReadonlySet<FactKind> = new Set<FactKind>(["turnover", "stop", "block", "miss"]);

/** What a text calls the next one, and the ball that it came of, fit the clock. */
export function afterTold(reading: Reading): Finding[] {
  return [
    ...comesNext(reading),
    ...gaveBall(reading),
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
    earlier.filter((fact) => apart.length === 0 || [fact.id, ...fact.of].some((id) => apart.includes(id))),
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

/** "His interception gave them the ball there": what gave a drive its ball, or a score that was told before it, is what came right before, whether it is cited or not. */
function gaveBall(reading: Reading): Finding[] {
  const { written, cited, factsBefore, before, beside, index } = reading;
  const said = GAVE_BALL.exec(written);
  const isThatDrive = THAT_DRIVE.test(written);
  const isOfIt = isThatDrive || BALL_FOR.test(written);
  const sources = cited.flatMap((fact) =>
    isOfIt && fact.kind === "ledTo" ? (index.byId(fact.of[0] ?? "") ?? []) : WON_BALL.has(fact.kind) ? [fact] : [],
  );
  const isTold = (fact: Fact): boolean =>
    fact.kind === "drive"
      ? fact.marks.includes("punt") && /\bpunt/.test(written)
      : CAUSES.some(([says, isOf]) => says.test(written) && isOf(fact));
  const won = sources.length > 0 ? sources : index.ofKind(...WON_BALL, "drive").filter(isTold);
  const drives = cited.filter(({ kind }) => kind === "drive");
  const earlier = [...new Set(beside.before ? before : factsBefore)];
  const scores = isOfIt ? deedsOf(earlier, reading).filter(({ kind }) => kind === "score") : [];
  const driven = earlier.filter(({ kind }) => kind === "drive");
  const told = scores.length === 0 || (isThatDrive && driven.length === 1) ? driven : scores;
  const effects = drives.length > 0 ? drives : told;
  const [effect] = effects;
  const isSaid = sources.length > 0 || ((isOfIt || drives.length > 0) && CAUSES.some(([says]) => says.test(written)));
  if (said === null || !isSaid || effect === undefined || ENDS.test(written)) return [];
  return won.some((one) => effects.some((each) => comesOf(each, one, index)))
    ? []
    : [
        {
          word: unmasked(said[0]),
          reason: `${sources[0]?.id ?? "That"} did not give the ball for ${effect.id}. Say what did.`,
        },
      ];
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
