import type { Claim } from "../../game/claim.ts";
import type { GameFacts } from "../game-facts.ts";
import { bare, calm } from "../plain-name.ts";
import { isCommonWord } from "../prose-vocabulary.ts";
import { citiesOf } from "./story-cities.ts";
import type { StorySentence } from "../../words/story-sentences.ts";
import { canonicalTeamCode, TEAMS, teamName } from "../../game/team.ts";

/** A player or a team of the game where a sentence names it; offsets are the sentence's. */
export interface Mention {
  start: number;
  end: number;
  text: string;
  /** More than one where a surname is shared; empty for a team. */
  playerIds: string[];
  team: string | null;
}

type Named = { playerIds: string[]; team: string | null };

/** What a game's people and teams may be called, to who they are. A team that is not playing is there with its reason. */
export interface NameBook {
  names: Map<string, Named>;
  strangers: Map<string, string>;
  allowed: Set<string>;
  /** First names that only one of its players has. */
  firsts: Map<string, Named>;
  /** Where the game is played, which may be the name of a team that does not. */
  cities: Set<string>;
}

/** The names of a game, for its season. */
export function nameBook(facts: GameFacts): NameBook {
  const { game } = facts;
  const book: NameBook = {
    names: new Map(),
    strangers: new Map(),
    allowed: new Set(),
    cities: new Set(),
    firsts: new Map(),
  };
  const playing = [game.awayTeam, game.homeTeam];
  for (const { playerId, playerName } of facts.players.values()) {
    for (const name of formsOf(playerName)) {
      const known = book.names.get(name);
      book.names.set(name, { playerIds: [...(known?.playerIds ?? []), playerId], team: null });
    }
  }
  for (const [first, ids] of firstNames(facts))
    if (!book.names.has(first)) book.firsts.set(first, { playerIds: ids, team: null });
  const isDerby = teamName(game.awayTeam, game.season).place === teamName(game.homeTeam, game.season).place;
  for (const { code } of TEAMS) {
    const { place, nick } = teamName(code, game.season);
    const full = `${place} ${nick}`;
    const short = place.includes(" ") && place.length > 9 ? place.replaceAll(/([A-Z])[a-z]* ?/g, "$1.") : nick;
    const forms = [full, nick, code, nick === "Buccaneers" ? "Bucs" : nick, nick === "49ers" ? "Niners" : nick];
    if (playing.includes(code)) {
      for (const name of isDerby ? forms : [...forms, place, bare(short)])
        book.names.set(name, { playerIds: [], team: code });
    } else {
      for (const name of [...forms, place])
        if (!book.names.has(name)) book.strangers.set(name, `The ${full} do not play in this game.`);
    }
  }
  const places = [game.stadiumName, game.stadiumCity, game.stadiumState, game.channel, game.forecastDescription];
  for (const place of places) {
    for (const word of place?.split(/[\s,&]+/) ?? []) book.allowed.add(word).add(bare(word));
  }
  for (const city of citiesOf(game)) book.cities.add(city);
  return book;
}

/** First names that one player of the game has, with him: "Can they slow Lamar?" */
function firstNames(facts: GameFacts): Map<string, string[]> {
  const known = new Map<string, string[]>();
  for (const { playerId, playerName } of facts.players.values()) {
    const first = playerName.split(/\s+/)[0] ?? "";
    if (/^\p{Lu}\p{Ll}{3,}$/u.test(first) && !isCommonWord(first))
      known.set(first, [...(known.get(first) ?? []), playerId]);
  }
  return new Map([...known].filter(([, ids]) => ids.length === 1));
}

function formsOf(playerName: string): string[] {
  const parts = playerName.replace(/\s+(?:Jr\.?|Sr\.?|I{2,3}|IV|V)$/, "").split(/\s+/);
  const surname = parts.slice(1).join(" ");
  const dotted = /^[A-Z][\w'-]*\.([A-Z].*)$/.exec(playerName)?.[1];
  const forms = [
    playerName,
    parts.join(" "),
    surname,
    dotted ?? "",
    surname === "" ? "" : `${playerName[0]}. ${surname}`,
  ];
  forms.push(playerName.replace(/\.$/, ""));
  return [...new Set(forms)].filter((form) => form !== "");
}

const WORD = /(?:\b\p{Lu}[\p{L}'.-]*|\b49ers\b)/gu;
const LONGEST = 4;

/** Who is named in a sentence, and a claim for each name, holding or not. */
export function findMentions(
  sentence: StorySentence,
  book: NameBook,
  lowerWords: ReadonlySet<string>,
): { mentions: Mention[]; claims: Claim[] } {
  const words = Array.from(sentence.text.matchAll(WORD), (match) => ({ start: match.index, text: match[0] }));
  const mentions: Mention[] = [];
  const claims: Claim[] = [];
  for (let index = 0; index < words.length;) {
    const place = placeAt(words, index, sentence.text, book);
    if (place > 0) {
      index += place;
      continue;
    }
    const found = longest(words, index, sentence.text, book);
    if (found === null) {
      const run = strangeRun(words, index, sentence.text, book, lowerWords);
      if (run !== null) claims.push(strange(run.start, run.text, sentence, book));
      index += run?.count ?? 1;
      continue;
    }
    const { named, start, text, count } = found;
    if (named === null) claims.push(strange(start, text, sentence, book));
    else {
      mentions.push({ start, end: start + text.length, text, ...named });
      claims.push(held(start, text, sentence, named));
    }
    index += count;
  }
  return { mentions, claims };
}

type Words = readonly { start: number; text: string }[];

function longest(words: Words, index: number, text: string, book: NameBook) {
  const first = words[index];
  if (first === undefined) return null;
  for (let count = Math.min(LONGEST, words.length - index); count > 0; count -= 1) {
    const last = words[index + count - 1];
    if (last === undefined || !isOneRun(words, index, count, text)) continue;
    const whole = text.slice(first.start, last.start + last.text.length);
    for (const form of [whole, bare(whole), calm(whole)]) {
      const named = book.names.get(form);
      if (named !== undefined) return { named, start: first.start, text: whole.slice(0, form.length), count };
      if (book.strangers.has(form))
        return { named: null, start: first.start, text: whole.slice(0, form.length), count };
    }
  }
  const form = bare(first.text);
  const alone = book.firsts.get(form);
  // With a surname after it, it is the first name of somebody else.
  if (alone !== undefined && !isOneRun(words, index, 2, text))
    return { named: alone, start: first.start, text: form, count: 1 };
  return null;
}

/** How many words are a place where the game is played: "in New Orleans". 0 for none, also where a longer name begins so: "Tampa Bay". */
function placeAt(words: Words, index: number, text: string, book: NameBook): number {
  const { cities, names } = book;
  const start = words[index]?.start ?? 0;
  if (text.slice(0, start).trim() !== "" && !/\b(?:in|from|at|to) $/.test(text.slice(0, start))) return 0;
  const named = longest(words, index, text, book)?.count ?? 0;
  return (
    [3, 2, 1].find(
      (count) =>
        count >= named &&
        isOneRun(words, index, count, text) &&
        cities.has(calm(runOf(words, index, count, text))) &&
        !names.has(calm(runOf(words, index, count, text))),
    ) ?? 0
  );
}

function runOf(words: Words, index: number, count: number, text: string): string {
  const [first, last] = [words[index], words[index + count - 1]];
  return first === undefined || last === undefined ? "" : text.slice(first.start, last.start + last.text.length);
}

function isOneRun(words: Words, index: number, count: number, text: string): boolean {
  for (let next = index + 1; next < index + count; next += 1) {
    const [left, right] = [words[next - 1], words[next]];
    if (left === undefined || right === undefined) return false;
    if (text.slice(left.start + left.text.length, right.start).trim() !== "" || /'s?$/.test(left.text)) return false;
  }
  return true;
}

/** Words that only a person or a team does, right after a name. */
const ACTS =
  /^(?:'s|'| (?:threw|ran|rushed|caught|passed|scored|led|hit|found|kicked|took|made|completed|connected|carried|hauled|returned|intercepted|finished|added|won|beat|lost)\b)/;

function strangeRun(words: Words, index: number, text: string, book: NameBook, lowerWords: ReadonlySet<string>) {
  const first = words[index];
  if (first === undefined) return null;
  const isOpening = /^["'(\s]*$|[:;]\s*$/.test(text.slice(0, first.start));
  // What is written small elsewhere may begin a sentence or stand in a headline; in the midst of one it is a name.
  const isHead = isHeadline(text);
  const isKnown = (word: string, at: number): boolean => {
    const maySmall = isHead || (isOpening && at === 0);
    const plain = bare(word);
    return book.allowed.has(plain) || isCommonWord(plain) || (maySmall && lowerWords.has(plain.toLowerCase()));
  };
  let count = 1;
  while (
    index + count < words.length &&
    isOneRun(words, index, count + 1, text) &&
    longest(words, index + count, text, book) === null
  )
    count += 1;
  const last = words[index + count - 1] ?? first;
  const whole = bare(text.slice(first.start, last.start + last.text.length));
  if (whole.split(/\s+/).every(isKnown)) return null;
  // A wrong first name before a surname of the game is a stranger's name.
  const next = isOneRun(words, index, count + 1, text) ? longest(words, index + count, text, book) : null;
  const isJoined = (next?.named?.playerIds.length ?? 0) > 0;
  const acts = ACTS.test(text.slice(first.start + bare(first.text).length));
  if (isOpening && count === 1 && !acts && !isJoined && /(?:ing|ed|ly|less|ful|ness|ion|ive|s)$/.test(first.text))
    return null;
  return { start: first.start, text: whole, count };
}

/** Most of its long words have a capital. */
function isHeadline(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}

function held(start: number, text: string, sentence: StorySentence, named: Named): Claim {
  const kind = named.team === null ? "name" : "team";
  const place = { start: sentence.start + start, end: sentence.start + start + text.length, text };
  return { ...place, kind, verdict: "holds", receipts: [], reason: null };
}

function strange(start: number, text: string, sentence: StorySentence, book: NameBook): Claim {
  const reason = book.strangers.get(text);
  return {
    start: sentence.start + start,
    end: sentence.start + start + text.length,
    text,
    kind: reason === undefined && canonicalTeamCode(text) === null ? "name" : "team",
    verdict: "fails",
    receipts: [],
    reason: reason ?? `Nobody and nothing in this game is called ${text}.`,
  };
}
