import { type NameHit, namesIn } from "../../cited/name-mask.ts";
import type { FactKind } from "../../facts/fact-kind.ts";
import { findNews, newsSentence } from "../../news/find-news.ts";
import { INJURY_NEWS } from "../../news/injury-news.ts";
import type { SpeechBook } from "./speech-book.ts";
import { withoutDenials } from "./without-denials.ts";

/** Facts that a source gives beside figures; they vouch for what is said in a word of theirs. */
const TOLD: ReadonlySet<FactKind> = new Set<FactKind>(["stage", "record", "streak", "lastGame", "weather"]);

/**
 * What news a sentence tells that no game's data hold, in words: `injuries`; null for none. A fact vouches for its own words, and the
 * fact of an absence for what is said of the player who left. Who says that he has no news may name it.
 */
export function spokenNews(sentence: string, book: SpeechBook | null, carried: NameHit | null): string | null {
  const text = withoutDenials(sentence.replaceAll("’", "'"));
  if (book === null) return findNews(newsSentence(text, { named: [] }))[0]?.kind.about ?? null;
  const { cast, facts } = book;
  const named = namesIn(text, cast);
  const teams = new Set(named.flatMap(({ names, isTeam }) => (isTeam ? names : [])));
  const places = facts.flatMap(({ kind, words }) => (kind === "place" ? [words.replace(/^.* at /, "")] : []));
  const found = findNews(newsSentence(text, { named, places })).find(({ kind, start, end }) => {
    const said = text.slice(start, end).toLowerCase();
    const who = named.findLast((one) => !one.isTeam && one.end <= start)?.names ?? carried?.players ?? [];
    return !facts.some((fact) => {
      const isTheirs = fact.team === null || teams.size === 0 || teams.has(fact.team);
      if (fact.kind === "absence") return kind === INJURY_NEWS && who.some((id) => fact.roles.player === id);
      return (
        isTheirs && (fact.words.toLowerCase().includes(said) || (TOLD.has(fact.kind) && sharesWord(fact.words, said)))
      );
    });
  });
  return found?.kind.about ?? null;
}

/** Whether a word of four letters or more stands in both: "snow fell" beside "light snow". */
function sharesWord(words: string, said: string): boolean {
  const own = new Set(words.toLowerCase().match(/\b(?!season|week|game)[a-z]{4,}/g));
  return (said.match(/\b(?!season|week|game)[a-z]{4,}/g) ?? []).some((word) => own.has(word));
}
