import { whenWords } from "../../../facts/wording/when-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";

/** What tells the same of a play, by the word that stands for all of them. */
const ALIKE: Readonly<Record<string, string>> = {
  scrambled: "ran",
  run: "ran",
  rushed: "ran",
  threw: "caught",
  pass: "caught",
  catch: "caught",
  kicked: "made",
  scored: "touchdown",
};
const IDLE: ReadonlySet<string> = new Set("a an the for of on to from in by and was his it at s".split(" "));
const OPENING = /^(?:Yes|No)[.,] /;
const SCORE = / \([^()]*\)(?=\.$)/;

/** A sentence about one play, without its time and the score. */
interface OnPlay {
  playId: string;
  when: string;
  words: ReadonlySet<string>;
  /** Its own words come behind the time: as the play-by-play tells it. */
  body: string | null;
}

/**
 * Without one of two sentences that tell the same play, where it says nothing that the other does not: `Hurts ran for 17 yards with 2:17 left in the first
 * quarter` beside `With 2:17 left in the first quarter: Hurts scrambled right for 17 yards`. What is left says when it was behind what it was.
 */
export function toldOnce(sentences: readonly Sentence[], sheet: GameSheet): Sentence[] {
  const plays = sentences.map((sentence) => onPlay(sentence, sheet));
  const kept: (Sentence | null)[] = [...sentences];
  for (const [at, told] of plays.entries()) {
    if (told === null || told.body === null) continue;
    const before = plays.findIndex(
      (one, earlier) => earlier < at && one !== null && one.body === null && one.playId === told.playId,
    );
    const [event, sentence, other] = [plays[before], sentences[before], sentences[at]];
    if (event === undefined || event === null || sentence === undefined || other === undefined) continue;
    if (told.words.isSubsetOf(event.words)) kept[at] = null;
    else if (event.words.isSubsetOf(told.words) && /^[^;]*\.$/.test(told.body) && !/[a-z)]\. /.test(told.body)) {
      const [opening = ""] = OPENING.exec(sentence.text) ?? [];
      const [score = ""] = SCORE.exec(sentence.text) ?? [];
      kept[before] = {
        ...sentence,
        ids: [...new Set([...sentence.ids, ...other.ids])],
        text: `${opening}${told.body.slice(0, -1)}${told.body.includes(", ") ? "," : ""} ${event.when}${score}.`,
      };
      kept[at] = null;
    }
  }
  return kept.filter((one) => one !== null);
}

function onPlay({ text, receipts }: Sentence, sheet: GameSheet): OnPlay | null {
  const ids = new Set(receipts.flatMap((one) => (one.kind === "play" ? [one.playId] : [])));
  const [playId, another] = ids;
  const play = sheet.read.plays.find((one) => one.playId === playId);
  const moment = play === undefined ? undefined : sheet.read.moments.get(play);
  if (playId === undefined || another !== undefined || moment === undefined) return null;
  const when = whenWords(moment);
  const opened = `${when.charAt(0).toUpperCase()}${when.slice(1)}: `;
  if (text.startsWith(opened)) {
    const body = text.slice(opened.length);
    return { playId, when, words: wordsOf(body), body };
  }
  if (!text.includes(` ${when}`)) return null;
  return {
    playId,
    when,
    words: wordsOf(text.replace(` ${when}`, "").replace(OPENING, "").replace(SCORE, "")),
    body: null,
  };
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const plain = words.filter((word) => !IDLE.has(word)).map((word) => ALIKE[word] ?? word.replace(/(?<=\w{3})s$/, ""));
  return new Set(plain.map((word) => ALIKE[word] ?? word));
}
