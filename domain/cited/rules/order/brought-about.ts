import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { unmasked } from "../../name-mask.ts";
import type { Reading } from "../../reading.ts";
import { isOnDrive } from "../numbers/is-figure-beside.ts";
import { comesOf } from "../clause/comes-of.ts";
import { deedsOf, doersOf, spotsOf } from "../clause/deed-spots.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** What one deed does to another, where a clause begins with it: the deed of the clause before is its subject. */
const DID =
  "put|brought|paved|pinned|forced|sparked|fueled|keyed|opened|cleared|created|produced|yielded|became|turned|handed|gave|allowed|let|enabled|helped|left|positioned|moved|got|carried|pushed|triggered|ignited|prompted|spurred|propelled|launched|doomed|cost|meant|earned|bought|spelled|netted|started|began|kept|made|drove|sent|swung|blossomed|snowballed|wound up|ended up|grew";
/** The same as what follows from it. */
const DOING = "paving|clearing|giving|putting|handing|sparking|bringing|forcing|opening|pinning|allowing";
/** Each with an example, the border of the two clauses a bar: `"his catch | put them in reach of"`. */
export const BROUGHT_ABOUT: readonly { before?: RegExp; says: RegExp; examples: readonly string[] }[] = [
  {
    says: new RegExp(
      String.raw`^[^\p{L}@#]*(?:(?:and )?(?:that|this|which|it) (?:(?:\w+ly|soon|then|also|later|in turn) )*)?(?:${DID}|${DOING})\b`,
      "u",
    ),
    examples: [
      "his catch | put @ within reach of",
      "It was a sack by @ | that forced them into",
      "it | paved the way for",
      "@ missed, | and that left #",
    ],
  },
  {
    before:
      /\b(?:turn(?:ed|ing)|convert(?:ed|ing)|parlay(?:ed|ing)|transform(?:ed|ing)|flipp(?:ed|ing)|translat(?:ed|ing)|used|rode)\b/i,
    says: /^[^\p{L}@#]*into\b/u,
    examples: ["The # turned the interception | into"],
  },
  {
    says: /^[^\p{L}@#]*(?:(?:and|so) )?(?:(?:@|#|they|he) )?(?:took (?:over|it) from there|from there|off (?:of )?(?:that|it)|out of that|with that gift)\b/u,
    examples: ["He missed | and # took over from there and drove for"],
  },
];

/** What one clause says of two of its deeds: that the later one came of the earlier one. */
const CAME_OF = new RegExp(
  String.raw`\b(?:${alternatives`
      (?<gives>(?:turned|grew|blossomed) into|brought on) | (?:in|within|into) (?:position|range|reach|striking distance)
      (?:the|an?|its|his|their|all the) (?:${alternatives`
        spark | reward | payoff | setup | heavy lifting | catalyst | springboard | launching pad | platform | foundation | groundwork
        key | fuel | impetus | engine | origin | seed | root
      `}) (?:for|of|to|behind)
      (?:spark|fuel|ignit|trigger|prompt|spawn|engineer|enabl)(?:ed|ing)
      (?:grew|born|sprang|sprung|arose|stemmed|resulted)(?: out)? (?:of|from) | came (?:directly |straight )?(?:out )?of
      br(?:ought|inging) about | (?:pav|clear|open)(?:ed|ing) the (?:door|way) | paid (?:\w+ )?for | (?:paid|pay) the price
      (?:price|reward|payback|punishment) (?:of|for|in) | punish(?:ed|ing) | (?<=^|, )behind [^,;]* (?:was|lay|stood)
      (?:turned|converted|transformed|spun|flipped) (?:(?:[^,;]* )?(?:it|that|this|giveaway|fumble|interception|pick|turnover|takeaway|mistake|miss|stop|gift|ball|return) )?into
      (?:play|pass|throw|catch|grab|run|kick|return|sack|stop|steal|one) that (?:produced|yielded|earned|gave|brought|allowed|made possible)
      (?<gives>gave|handed|granted|bought|earned|got|put) [^,;]*\b(?:(?:chance|shot|opportunity|look|crack) (?:to|at|for)|(?:ball(?: back)?|possession|field position|hands) for)
      what (?:put|set|got|gave|made|allowed|let|brought|turned|led|earned)\b[^,;]* (?:was|were) | what [^,;]* (?:begun|began|started)
    `})(?!\w)`,
  "i",
);

const KEPT_GOING = /\b(?:kept|keeping)\b[^,;]* (?:going|alive|moving)\b/;

/** A sentence of its own that can only speak of what the one before it told. */
const IT_DID =
  /^(?:that|this|it) (?:\w+ly )?(?:paved|cleared|sparked|fueled|triggered|ignited|propelled|launched|doomed|opened|handed|gave|put|got|started|created|provided|produced|yielded|spawned|allowed|let|helped|meant|positioned|brought)\b/i;

/** "That takeaway paved the way for his touchdown", of two clauses or of one: the second deed is of the first's drive, or of the next one. */
export function broughtAbout(reading: Reading): Finding[] {
  const { written, cited, before, beside, sentenceSoFar, index, opensSentence, factsBefore } = reading;
  const within = CAME_OF.exec(written);
  const deeds = deedsOf(cited, reading).toSorted((a, b) => index.compareTime(a, b));
  const last = deeds.at(-1);
  const causes = deeds.filter((deed) => last !== undefined && index.compareTime(deed, last) < 0);
  const wrong = within?.groups?.["gives"] === undefined ? null : toldBackward(within, deeds, reading);
  if (within !== null && wrong !== null) return [notOf(within[0], ...wrong)];
  if (within !== null && last !== undefined && causes.length > 0 && !causes.some((one) => comesOf(last, one, index)))
    return [notOf(within[0], [last], causes)];
  const earlier = beside.before ? before : opensSentence && IT_DID.test(written) ? factsBefore : [];
  // A run takes a while, and what it brought comes of its end.
  if (earlier.some(({ kind }) => kind === "run")) return [];
  const [told, ...more] = deedsOf(earlier, reading);
  const own = deedsOf(
    cited.filter(({ kind }) => kind !== "run" && kind !== "largestLead"),
    reading,
  );
  // "An 11-play march, and it began three straight scoring drives": it is the first of them.
  if (earlier.some(({ id }) => own.every(({ kind, of }) => kind === "inARow" && of[0] === id))) return [];
  if (told === undefined || more.length > 0 || own.length === 0 || own.includes(told)) return [];
  const said = BROUGHT_ABOUT.flatMap((form) =>
    form.before === undefined || form.before.test(sentenceSoFar) ? (form.says.exec(written.toLowerCase()) ?? []) : [],
  )[0];
  const isKept = (drive: Fact): boolean =>
    KEPT_GOING.test(written) &&
    isOnDrive(told, drive) &&
    (drive.marks.includes("fieldGoal") || !/\bfield[- ]goal (?:drive|march|possession)\b/.test(written));
  if (said === undefined || own.some((deed) => comesOf(deed, told, index) || isKept(deed))) return [];
  // "He hit from 25 yards, made a 44-yarder and missed": a list of what one man did.
  const isList = /,\s*$/.test(sentenceSoFar) && !/\b(?:that|this|which|it)\b/.test(said);
  if (isList && own.some((deed) => doersOf(deed).some((id) => doersOf(told).includes(id)))) return [];
  return [notOf(said, own, [told])];
}

/** "His fumble gave them the ball for a catch", which came before it: the effect and the cause as they are told. */
function toldBackward(
  { index: at }: RegExpExecArray,
  deeds: readonly Fact[],
  reading: Reading,
): [effects: readonly Fact[], causes: readonly Fact[]] | null {
  const spots = spotsOf(deeds, reading);
  const [cause, effect] = [spots.findLast((spot) => spot.at < at)?.facts, spots.find((spot) => spot.at > at)?.facts];
  const [one, two] = [cause?.[0], effect?.[0]];
  if (cause === undefined || effect === undefined || one === undefined || two === undefined) return null;
  return reading.index.compareTime(one, two) > 0 ? [effect, cause] : null;
}

function notOf(said: string, effects: readonly Fact[], causes: readonly Fact[]): Finding {
  const [effect, cause] = [effects, causes].map((facts) => facts.map(({ id }) => id).join(", "));
  return {
    word: unmasked(said).trim(),
    reason: `${effect} did not come of ${cause}. Say what it led to, or tell each by itself.`,
  };
}
