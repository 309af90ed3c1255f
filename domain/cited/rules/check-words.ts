import { matches } from "../../words/matches.ts";
import type { Finding } from "../cited-fault.ts";
import { factWords, partsOf, textWords } from "../fact-words.ts";
import { endsAsColor, isFieldWord, isFree, isHeadingWord } from "../free-words.ts";
import type { Reading } from "../reading.ts";
import { wordStem } from "../word-stem.ts";

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
  const unknown = matches(text, WORD).flatMap(({ 0: word, index: at }) => {
    const bare = word.replace(/['-]+$/, "");
    if (bare.length < 2 || borne.some(([start, end]) => at >= start && at < end)) return [];
    const isKnown = (stem: string): boolean =>
      question.has(stem) ||
      vouched.some(({ stems }) => stems.has(stem)) ||
      ((isFree(stem) || (isCited && (isFieldWord(stem) || endsAsColor(word)))) &&
        !vouched.some(({ belied }) => belied.has(stem)));
    const parts = partsOf(bare);
    if (isKnown(wordStem(bare)) || (parts.length > 1 && parts.every(isKnown))) return [];
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
