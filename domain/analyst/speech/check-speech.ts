import { maskNames, type NameHit } from "../../cited/name-mask.ts";
import { storySentences } from "../../words/story-sentences.ts";
import type { ToolSnapshot } from "../tools/analyst-tool.ts";
import { checkDeeds } from "./check-deeds.ts";
import { checkFigures } from "./check-figures.ts";
import { checkScores } from "./check-scores.ts";
import { type SpeechBook, speechBook } from "./speech-book.ts";
import { spokenNews } from "./spoken-news.ts";
import { readSpoken } from "./spoken-sentence.ts";
import { straySubject } from "./stray-subject.ts";

/** What is wrong with a spoken sentence. */
export interface SpeechFault {
  /** In a sentence, for the model that has to say it right. */
  reason: string;
  /** The fact that it contradicts, as a clause; null where none says otherwise: news, strangers, other subjects. */
  truth: string | null;
}

/**
 * The first thing in a spoken text that contradicts the game's facts, is news that no game's data hold, or leaves football; null for none.
 * What the facts do not speak of passes. `before` is what was said right before it, which says who a pronoun means. Without a game,
 * or before its facts are there, only news and other subjects are known.
 */
export function checkSpeech(text: string, snapshot: ToolSnapshot | null, before = ""): SpeechFault | null {
  const book = snapshot === null ? null : speechBook(snapshot);
  let carried = book === null ? null : lastNamed(before, book);
  for (const { text: sentence } of storySentences(text)) {
    const fault = sentenceFault(sentence, book, carried);
    if (fault !== null) return fault;
    if (book !== null) carried = lastNamed(sentence, book) ?? carried;
  }
  return null;
}

/** Of other games, which the facts of this one cannot contradict. */
const ELSEWHERE =
  /\b(?:(?:last|next|previous|past) (?:week|game|time|meeting|year|matchup)|seasons?|years?|career|previously|entering|since|history)\b/i;

function sentenceFault(sentence: string, book: SpeechBook | null, carried: NameHit | null): SpeechFault | null {
  const stray = straySubject(sentence);
  if (stray !== null) return { reason: stray, truth: null };
  const news = spokenNews(sentence, book, carried);
  if (news !== null) return { reason: `Nothing in the game's data holds news about ${news}.`, truth: null };
  if (book === null || ELSEWHERE.test(sentence)) return null;
  const spoken = readSpoken(sentence, book, carried);
  const found = checkScores(spoken) ?? checkFigures(spoken) ?? checkDeeds(spoken);
  if (found === null) return null;
  const reason =
    found.truth === null
      ? "It gives figures of somebody who has none in this game."
      : "The facts of the game contradict it.";
  return { reason, truth: found.truth };
}

/** Who a pronoun after a text means: the first name of the last sentence with a name. */
function lastNamed(text: string, { cast }: SpeechBook): NameHit | null {
  return (
    storySentences(text)
      .toReversed()
      .map(({ text: sentence }) => maskNames(sentence, cast).hits[0])
      .find((hit) => hit !== undefined) ?? null
  );
}
