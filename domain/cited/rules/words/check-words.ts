import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords, partsOf, textWords } from "../../fact-words.ts";
import { basesOf, endsAsColor, isFieldWord, isFormOfColor, isFree, isHeadingWord } from "../../free-words.ts";
import type { Reading } from "../../reading.ts";
import { isTalk, isTalkWord } from "./check-talk.ts";
import { wordStem } from "../../word-stem.ts";

const WORD = /\p{L}[\p{L}'-]*/gu;

/**
 * Words that neither a cited fact's kind nor the list of color vouches for: that is where inventions hide. In a clause without facts
 * everything but color is one, and nobody is asked about it.
 */
export function checkWords(reading: Reading, round: "first" | "last"): Finding[] {
  const { text, pool, index, part, borne, asked } = reading;
  const isCited = part.ids.length > 0;
  if (!isCited && part.isHeading) return headingFault(reading);
  const vouched = pool.map((fact) => factWords(fact, index));
  const question = new Set(textWords(asked).map(wordStem));
  const isSaid = isTalk(reading);
  const unknown = matches(text, WORD).flatMap(({ 0: word, index: at }) => {
    const bare = word.replace(/['-]+$/, "");
    if (bare.length < 2) return [];
    if (!OF_BODY.test(bare) && borne.some(([start, end]) => at >= start && at < end)) return [];
    const isKnown = (stem: string): boolean =>
      question.has(stem) ||
      (isSaid && isTalkWord(stem)) ||
      vouched.some(({ stems }) => stems.has(stem) || basesOf(word).some((base) => stems.has(wordStem(base)))) ||
      ((isFree(stem) || (isCited && (isFieldWord(stem) || endsAsColor(word) || isFormOfColor(word)))) &&
        !vouched.some(({ belied }) => belied.has(stem)));
    const parts = partsOf(bare);
    if (isKnown(wordStem(bare)) || (parts.length > 1 && parts.every(isKnown) && !OF_BODY.test(bare))) return [];
    const isBelied = vouched.some(({ belied }) => belied.has(wordStem(bare)));
    if (isCited && !isBelied && isModifier(word, text, at, isKnown)) return [];
    if (vouched.some(({ capitals }) => capitals.has(bare) || capitals.has(word))) return [];
    return [bare];
  });
  const said = [...new Set(unknown)];
  if (said.length === 0 && (isCited || !/\d/.test(text)))
    return isCited || hasNoNumber(reading) ? [] : [uncited(reading, "")];
  if (!isCited) return [uncited(reading, said[0] ?? "")];
  return said.map((word) => ({
    word,
    weight: round === "first" ? ("asks" as const) : ("drops" as const),
    reason: `No cited fact holds "${word}" (${part.ids.join(", ")}). Use a plainer word, cite the fact that says it, or leave it out.`,
  }));
}

/** A compound about a body says how somebody looked, though its parts are plain. */
const OF_BODY = /-(?:handed|footed|legged|armed|headed|hearted|minded|eyed|faced)$/i;
/** Adjectives by their endings, where they stand before what the facts hold: "a booming 65-yard field goal". */
const MODIFIER = /^\p{Ll}{2,}(?:ing|ous|ful|less|some|ish|ive|ant)$/u;
/** What these endings make of a condition, of time, of order or of a place in a club: no color. */
const CONDITION = new Set(
  `ailing aging hurting limping nursing grieving retiring returning departing outgoing incoming defending reigning leading lagging trailing recovering
  rehabbing remaining existing celebrating cheering screaming jeering booing chanting singing dying bleeding weeping crying missing starting closing
  opening following preceding winning losing scoring pending looming impending visiting competing coaching training practicing playing previous
  consecutive successive defensive offensive anxious nervous jealous contagious injurious fearful tearful painful shameful grateful thankful regretful
  hopeful vengeful sensitive vacant pregnant assistant reserve religious infectious conscious unconscious serious abusive passive native active inactive
  captive suggestive expensive adoptive handsome`.split(/\s+/),
);

/** Whether it colors the word after it, and that one is known: after an article, an owner, a number or another adjective. */
function isModifier(word: string, text: string, at: number, isKnown: (stem: string) => boolean): boolean {
  if (!MODIFIER.test(word) || CONDITION.has(word)) return false;
  const next = /^ (?:(\p{L}[\p{L}'-]*)|\d|[@#])/u.exec(text.slice(at + word.length));
  const isAfter =
    /(?:\b(?:an?|the|his|their|its|that|this|another|some|one|two|three)|'s|\d|-yard|\p{L}(?:y|al|ful|ous|er|est)) $/u.test(
      text.slice(0, at),
    );
  return next !== null && isAfter && (next[1] === undefined || isKnown(wordStem(next[1])) || MODIFIER.test(next[1]));
}

function hasNoNumber({ numbers }: Reading): boolean {
  return numbers.every(({ text }) => /^one$/i.test(text));
}

function uncited({ part }: Reading, word: string): Finding {
  return {
    word: word === "" ? part.text.trim() : word,
    weight: "drops",
    reason: `"${part.text.trim()}" cites nothing and is not color alone.`,
  };
}

function headingFault({ text, hits, numbers, part }: Reading): Finding[] {
  const isPlain =
    hits.every(({ team }) => team !== null) &&
    numbers.length === 0 &&
    textWords(text).every((word) => isHeadingWord(wordStem(word)));
  return isPlain
    ? []
    : [{ word: part.text.trim(), weight: "drops", reason: `The heading "${part.text.trim()}" cites nothing.` }];
}
