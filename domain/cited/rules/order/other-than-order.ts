import { numberOf, ordinalOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import { type Reading, relatedOf } from "../../reading.ts";

/** What a drive does, and how long it is: what it came to is told after it. */
const DRIVES =
  /\b(?:drove|driv(?:e|es|ing)|march\w*|moved?|went|ran|took|held|chewed|used|covered|plays|possession|trek)\b/;
const TRAILED = /^ (?:falling|trailing|being|going|facing|leading)\b/;
/** What was so of the game or its score, and no deed. */
const OF_GAME =
  /\b(?:nobody|no one|neither|never|not|won|win|beat|lost|got back into|within|lead|leads|led|up|down|ahead|behind|trailed|tied|even)\b/;
const OF_BREAK = /\b(?:after|through|of|in|the)(?: the)? (one|two|three|first|second|third|half|halftime)\b/g;
const INTO_BREAK =
  /\bafter (?:(?:going|heading|getting) (?:in)?to|(?:trailing|leading)[^@#,.;]* at) (?:the )?(?:break|half(?:time)?|locker room|intermission)\b/;
const BACK_IN = /^ (?:returned|came back|was back|went back|re-?entered|checked back)\b/;
const PART = /\b(?:quarter|half|halftime|break|intermission)\b|\bin the (?:first|second|third|fourth)\b/;
const REPEATED = /\b(\w+) after \1\b/;

/** Whether a word is about no order of deeds: a time that a rule has read, a score and what made it, the second of two deeds behind one word. */
export function isNoOrder(
  { 0: said, index: at }: RegExpExecArray,
  events: readonly Fact[],
  times: readonly (readonly [number, number])[],
  reading: Reading,
): boolean {
  const { text, numbers, sentenceSoFar } = reading;
  const [left, right] = [text.slice(0, at), text.slice(at + said.length)];
  const object = at + said.length + (/^ (?:the )?/.exec(right)?.[0].length ?? 0);
  if (said === "after" && isTryAfter(left, reading)) return true;
  if (!said.endsWith(" with") && times.some(([from, to]) => from <= object && at < to)) return true;
  // "After his catch and after that of Pittman": both stand after the same word.
  if (/^\s*and after\b/.test(text) && at < 6 && /\bafter\b/.test(sentenceSoFar)) return true;
  // "Then" between commas draws a conclusion, and "drive after drive" counts.
  if (said === "then" && left.endsWith(", ") && right.startsWith(",")) return true;
  if (said === "after" && REPEATED.test(text)) return true;
  // "# won after @ ran for 7 yards": what was so of the whole game.
  if (/after|once/.test(said) && events.length === 1 && OF_GAME.test(left)) return true;
  // "It was 23-10 after his return": what made the score.
  return (
    /after|following|once/.test(said) &&
    numbers.some(
      ({ form, value, other, end }) =>
        form === "pair" &&
        end <= at &&
        /^,? $/.test(text.slice(end, at)) &&
        events.some(
          ({ score }) =>
            score !== null &&
            [score.after.away, score.after.home].includes(value) &&
            [score.after.away, score.after.home].includes(other ?? -1),
        ),
    )
  );
}

const TRY =
  /(?:(?<!field[- ]goal )\btr(?:y|ies)|\bextra[- ]points?|\bconversions?|\btwo-point (?:pass(?:es)?|runs?|attempts?))(?: (?:good|failed|no good))? $/;
const FAILS = /\b(?:miss\w*|fail\w*|no good|blocked|short|came up empty)\b/;
const FAILED = ["extraPointMissed", "extraPointBlocked", "twoPointFailed"] as const;

/** "Missed the extra point after the Giants' first touchdown": every try that is cited came after a touchdown that is; without one it is the touchdown's own. */
function isTryAfter(left: string, { text, cited, before, index }: Reading): boolean {
  if (!TRY.test(left)) return false;
  const isTouchdown = ({ kind, marks }: Fact): boolean => kind === "score" && marks.includes("touchdown");
  const all = index.ofKind("score").filter(isTouchdown);
  const counted = cited.flatMap((fact) => (fact.kind === "count" ? relatedOf(fact, index) : []));
  const own = [...cited, ...counted].filter(isTouchdown);
  const tries = cited.filter(
    ({ kind, marks }) => kind === "twoPoint" || (kind === "miss" && marks.includes("extraPoint")),
  );
  const told = own.length > 0 ? own : before.filter(isTouchdown).slice(-1);
  const hasTry = ({ marks }: Fact): boolean => marks.some((mark) => /^(?:extraPoint|twoPoint)/.test(mark));
  if (tries.length === 0)
    return (
      own.length > 0 &&
      own.every((score) => hasTry(score) && FAILS.test(text) === FAILED.some((mark) => score.marks.includes(mark)))
    );
  return tries.every((one) => {
    const last = all.findLast((score) => index.compareTime(score, one) <= 0);
    const hasFailed = one.kind === "miss" || one.marks.includes("failed");
    return last !== undefined && FAILS.test(text) === hasFailed && (told.includes(last) || told.length === 0);
  });
}

/** Whether something that is cited shows an order of which no two deeds are told: a gap, a drive and what it came to, a cause, a break, the result. */
export function isShownOtherwise(
  { 0: said, index: at }: RegExpExecArray,
  events: readonly Fact[],
  reading: Reading,
): boolean {
  const { text, cited, before, beside, index } = reading;
  const [left, right] = [text.slice(0, at), text.slice(at + said.length)];
  // What is told beside it is a figure, a quarter or the whole game.
  if (beside.before && before.length > 0 && before.every(({ at: when, kind }) => when === null || kind === "quarter"))
    return true;
  if (/before|earlier/.test(said) && before.some(({ kind }) => kind === "result")) return true;
  // "Was shaken up and later returned": both are cited, and are his; in which part of the game, the first of them does not say.
  if (/later|then|afterward/.test(said) && BACK_IN.test(right)) {
    if (PART.test(right)) return false;
    const [hurt, back] = ["left", "cameIn"].map((mark) => cited.find(({ marks }) => marks.some((one) => one === mark)));
    return (
      hurt !== undefined &&
      back !== undefined &&
      hurt.roles.player === back.roles.player &&
      index.compareTime(hurt, back) < 0
    );
  }
  const has = (kind: Fact["kind"]): boolean => cited.some((fact) => fact.kind === kind);
  if (has("gap") && /after|before|later|earlier/.test(said)) return true;
  if (has("comeback") && TRAILED.test(right)) return true;
  if (has("result") && /before|until/.test(said)) return true;
  if (isOfBreak(text, cited) || (/after|follow/.test(said) && isCauseOf(right, reading))) return true;
  if (events.length !== 1) return false;
  // "They won, and they were already up at halftime": the end is later than any break.
  if (/already/.test(said) && has("break") && !before.some(({ at: when, kind }) => when !== null && kind !== "result"))
    return true;
  return /before$|until/.test(said) && /^ \S/.test(right) && DRIVES.test(left);
}

/** "After three quarters", of what the score was at a break. */
function isOfBreak(text: string, cited: readonly Fact[]): boolean {
  const breaks = cited.flatMap(({ kind, at }) => (kind === "break" ? Number(at?.quarter) : []));
  if (breaks.includes(2) && INTO_BREAK.test(text)) return true;
  return [...text.matchAll(OF_BREAK)].some(([, said = ""]) =>
    breaks.includes(said.startsWith("half") ? 2 : (numberOf(said) ?? ordinalOf(said) ?? 0)),
  );
}

/** "Scored after fumbles by A and B": what is told behind the word is what led to the rest by the relation that is cited. */
function isCauseOf(right: string, { cited, index, hits, text }: Reading): boolean {
  const first = text.slice(0, text.length - right.length).match(/[@#]/g)?.length ?? 0;
  const people = hits.slice(first).flatMap(({ players }) => players);
  return cited.some(({ kind, of }) => {
    const cause = kind === "ledTo" ? index.byId(of[0] ?? "") : null;
    return cause !== null && Object.values(cause.roles).some((id) => people.includes(id));
  });
}
