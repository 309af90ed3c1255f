import type { Fact } from "../../../facts/fact.ts";
import type { FactIndex } from "../../../facts/fact-index.ts";
import { phraseWords } from "../../../facts/wording/words-of.ts";
import { findNews, newsSentence } from "../../../news/find-news.ts";
import type { NewsKind } from "../../../news/news-kind.ts";
import { BETTING_NEWS } from "../../../news/betting-news.ts";
import { INJURY_NEWS } from "../../../news/injury-news.ts";
import { SCHEDULE_NEWS } from "../../../news/schedule-news.ts";
import { SCENE_NEWS } from "../../../news/scene-news.ts";
import { STANDINGS_NEWS } from "../../../news/standings-news.ts";
import { sentenceFault } from "../../../words/sentence-fault.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords, textWords } from "../../fact-words.ts";
import { isFunctionWord } from "../../free-words.ts";
import { namesIn } from "../../name-mask.ts";
import type { Reading } from "../../reading.ts";
import { wordStem } from "../../word-stem.ts";

/** What a fact may vouch for, of what otherwise only a reporter could know. */
const VOUCHED: readonly (readonly [NewsKind, ReadonlySet<Fact["kind"]>])[] = [
  [INJURY_NEWS, new Set<Fact["kind"]>(["absence"])],
  [BETTING_NEWS, new Set<Fact["kind"]>(["betting"])],
  [STANDINGS_NEWS, new Set<Fact["kind"]>(["stage", "record", "streak"])],
  [SCHEDULE_NEWS, new Set<Fact["kind"]>(["stage", "lastGame", "weather"])],
  [SCENE_NEWS, new Set<Fact["kind"]>(["weather", "place", "break"])],
];

/** Injuries, quotes, arrests, trades, bets, accounts and links: no play and no box score holds them, whatever is cited. */
export function checkNews(reading: Reading): Finding[] {
  const { part, pool, index, isAnswer } = reading;
  const guarded = sentenceFault(part.text.trim(), { isAnswer });
  const news = isRestated(reading)
    ? []
    : findNews(
        newsSentence(part.text.replaceAll(/\bextra session\b/g, "overtime     "), {
          named: namesIn(part.text, index),
          places: placesOf(pool, index),
        }),
      ).filter(
        ({ kind }) => !VOUCHED.some(([own, kinds]) => own === kind && pool.some((fact) => kinds.has(fact.kind))),
      );
  return [
    ...(guarded === null ? [] : [{ word: part.text.trim(), reason: guarded }]),
    ...news.map(({ kind, start, end }) => {
      const word = part.text.slice(start, end);
      return { word, reason: `"${word}": nothing in the game's data holds news about ${kind.about}. Leave it out.` };
    }),
  ];
}

/** Whether it holds no word but those of its facts' own wording: the rules for news are the dearest to read. */
function isRestated({ text, pool, index }: Reading): boolean {
  const own = pool.map((fact) => factWords(fact, index).own);
  return textWords(text).every((word) => {
    const stem = wordStem(word);
    return isFunctionWord(stem) || own.some((stems) => stems.has(stem));
  });
}

/** A stadium may be called after anything. */
function placesOf(pool: readonly Fact[], index: FactIndex): string[] {
  return pool.flatMap(({ kind, wording: { noun } }) =>
    kind === "place" && noun !== null ? [phraseWords(noun, index, new Set())] : [],
  );
}
