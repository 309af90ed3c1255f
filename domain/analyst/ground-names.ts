import type { Game } from "../game.ts";
import { namePattern } from "./plays-of-player.ts";
import { isCommonWord } from "../check/prose-vocabulary.ts";
import { FILLERS, QUESTION_WORDS } from "./question-words.ts";
import type { RosterPlayer } from "./game-roster.ts";
import { plainName } from "./sound.ts";
import { teamForms } from "./resolve-team.ts";

/** A player or team where a sentence names it; offsets are the sentence's. */
export interface Named {
  start: number;
  end: number;
  /** Players' names (several where a surname is shared), or one team code. */
  subjects: readonly string[];
  isTeam: boolean;
}

interface Form {
  text: string;
  subjects: string[];
  isTeam: boolean;
  isFirst: boolean;
}

/** What the people and teams of a game are called in an answer, the longest form first. */
export interface NameForms {
  forms: readonly Form[];
  /** Whose team a player is on. */
  teams: ReadonlyMap<string, string>;
}

export function nameForms(roster: readonly RosterPlayer[], game: Game): NameForms {
  const forms = new Map<string, Form>();
  const add = (text: string, subject: string, isTeam: boolean, isFirst: boolean): void => {
    if (text.length < 2) return;
    const known = forms.get(text);
    if (known === undefined) forms.set(text, { text, subjects: [subject], isTeam, isFirst });
    else if (!known.isTeam && !known.subjects.includes(subject)) known.subjects.push(subject);
  };
  for (const [form, code] of teamForms(game)) add(form, code, true, false);
  for (const { playerName } of roster) {
    const bare = playerName.replace(/\s+(?:Jr\.?|Sr\.?|I{2,3}|IV|V)$/, "");
    const [first = "", ...rest] = bare.split(/\s+/);
    for (const name of [playerName, bare, rest.join(" ")]) add(plainName(name), playerName, false, false);
    add(plainName(`${first.slice(0, 1)} ${rest.join(" ")}`), playerName, false, false);
    add(plainName(first), playerName, false, true);
  }
  return {
    forms: [...forms.values()].toSorted((a, b) => b.text.length - a.text.length),
    teams: new Map(roster.map(({ playerName, team }) => [playerName, team])),
  };
}

/** A run of words with capitals, initials and `49ers`. */
const WORD = /(?:\p{Lu}[\p{L}'’.-]*|\b49ers\b)/gu;

/** Who is named in a sentence, and the names that nobody of the game has or that the results do not hold. */
export function findNamed(
  sentence: string,
  names: NameForms,
  isKnown: (name: string, subjects: readonly string[]) => boolean,
): { named: Named[]; strange: { start: number; end: number }[] } {
  const words = Array.from(sentence.matchAll(WORD), (match) => ({ start: match.index, text: match[0] }));
  const named: Named[] = [];
  const strange: { start: number; end: number }[] = [];
  let lastFirst: number | null = null;
  for (let at = 0; at < words.length;) {
    const found = longestForm(words, at, sentence, names);
    const word = words[at];
    if (word === undefined) break;
    if (found === null) {
      const end = word.start + bare(word.text).length;
      const isRest = lastFirst === word.start - 1;
      if ((isRest || !isOrdinary(bare(word.text))) && !isKnown(bare(word.text), []))
        strange.push({ start: word.start, end });
      at += 1;
      continue;
    }
    const { form, start, end, count } = found;
    // A given name right before somebody else's surname names nobody.
    if (lastFirst === start - 1 && !form.isTeam) strange.push({ start, end });
    else if (isWrongTeam(form, named.at(-1), sentence.slice(named.at(-1)?.end ?? 0, start), names))
      strange.push({ start, end });
    else if (
      form.isFirst &&
      isKnown(sentence.slice(start, end), []) &&
      !isKnown(sentence.slice(start, end), form.subjects)
    ) {
      // A given name that is something else here: Levi's Stadium.
    } else if (isKnown(sentence.slice(start, end), form.subjects)) named.push({ start, end, ...form });
    else strange.push({ start, end });
    lastFirst = form.isFirst ? end : null;
    at += count;
  }
  return { named, strange };
}

/** `Jalen Hurts (KC)`. */
function isWrongTeam(form: Form, before: Named | undefined, between: string, { teams }: NameForms): boolean {
  if (!form.isTeam || before === undefined || before.isTeam || !/^\.?\s*\($/.test(between)) return false;
  return before.subjects.every((player) => !form.subjects.includes(teams.get(player) ?? ""));
}

const GREETINGS = new Set(
  "hello hey hi welcome thanks thank sorry sure yes okay ask actually afraid alright fair happy here hope hopefully listen look no nope nice remember so sounds talk tell thats there try want yeah youre correction let".split(
    " ",
  ),
);

/** A word that may have a capital without naming anybody; `Q1` to `Q4` are quarters. */
function isOrdinary(word: string): boolean {
  // Of a contraction its first word: I'm, It's, They've.
  const lower = word.toLowerCase().split(/['’]/)[0] ?? "";
  return (
    /^Q$/.test(word) || isCommonWord(lower) || GREETINGS.has(lower) || FILLERS.has(lower) || QUESTION_WORDS.has(lower)
  );
}

function bare(text: string): string {
  return text.replace(/['’]s?$/, "").replace(/[.\-'’]+$/, "");
}

function longestForm(
  words: readonly { start: number; text: string }[],
  at: number,
  sentence: string,
  { forms }: NameForms,
) {
  const first = words[at];
  if (first === undefined) return null;
  for (let count = Math.min(5, words.length - at); count > 0; count -= 1) {
    const last = words[at + count - 1];
    if (last === undefined) continue;
    const end = last.start + bare(last.text).length;
    const text = sentence.slice(first.start, end);
    if (/[,;:!?()]|['’]s\s/.test(text)) continue;
    const plain = plainName(text);
    const form = forms.find((one) => one.text === plain);
    if (form !== undefined) return { form, start: first.start, end, count };
  }
  return null;
}

/** Whether a text of the results names a player, in full or as play-by-play does. */
export function isNamedIn(texts: string, playerName: string): boolean {
  return texts.includes(playerName) || namePattern(playerName).test(texts);
}
