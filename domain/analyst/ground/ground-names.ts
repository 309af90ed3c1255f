import type { Game } from "../../game/game.ts";
import { namePattern } from "../../names/name-pattern.ts";
import { isCommonWord } from "./prose-vocabulary.ts";
import { FILLERS, QUESTION_WORDS } from "./question-words.ts";
import type { RosterPlayer } from "../../names/game-roster.ts";
import { plainName } from "../../names/sound.ts";
import { teamForms } from "../../names/resolve-team.ts";

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
    // `A. J. Brown` and `T. J. Watt` as well as `A.J.`.
    if (/^(?:\p{Lu}\.){2,}$/u.test(first))
      add(plainName(`${first.replaceAll(".", " ")} ${rest.join(" ")}`), playerName, false, false);
    add(plainName(first), playerName, false, true);
  }
  return {
    forms: [...forms.values()].toSorted((a, b) => b.text.length - a.text.length),
    teams: new Map(roster.map(({ playerName, team }) => [playerName, team])),
  };
}

/** A sentence with who is named in it, and who was before it. */
export interface NamedSentence {
  text: string;
  named: readonly Named[];
  carried: readonly string[];
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
      const next = words[at + 1];
      // Play-by-play has one initial: `T.J. Watt` is its `T.Watt`.
      if (
        next !== undefined &&
        /^(?:\p{Lu}\.){1,3}$/u.test(word.text) &&
        next.start === word.start + word.text.length + 1 &&
        isKnown(`${word.text.slice(0, 2)}${bare(next.text)}`, [])
      ) {
        lastFirst = null;
        at += 2;
        continue;
      }
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

/** Words that a spoken or written answer opens with, beside those of a story. */
const OPENERS = new Set(
  `hello hey hi welcome thanks thank sorry sure yes okay ask actually afraid alright fair happy here hope hopefully listen look no nope nice remember
so sounds talk tell thats there try want youre correction let yep yeah yup nah oh ah well wow boy man folks friend great perfect awesome exactly right totally correct
incorrect agreed indeed glad good-evening evening morning afternoon tonight today cool ha haha whoa unreal wild believe imagine check checking pulling looking looks loading got gotcha understood noted pardon excuse my
mine our ours we i im id ill ive dont didnt cant couldnt wont isnt wasnt doesnt havent hasnt arent werent shouldnt wouldnt lets heres theres whats hes shes hows whos its theyre theyve weve
anyone anything anytime any each both neither either once twice thrice whenever wherever whichever whoever whatever since because although unless until till per via versus
curious interesting interestingly funny ready need care feel free say speak stick stay back keep keeping catching scoring passing rushing receiving defensively offensively statistically
depends depending based according going given judging considering including counting looking-ahead compared all-in-all bottom-line short long story plus minus also additionally furthermore moreover therefore hence
unfortunately fortunately luckily sadly honestly frankly basically essentially mostly mainly only just roughly apart aside otherwise regarding concerning as-for currently presently recently lately soon now then next before after during
eastern central pacific mountain english
who whom whose when where why how which what will would could should can may might must shall do does did is are was were has have had
best biggest longest shortest most least fewest leading top bottom star stars standout standouts highlight highlights
likely seems seemed unbelievable incredible remarkable fun classic crazy apologies cheers hang getting gonna besides except toss shoot fire think guess probably possibly clearly surely truly
friends buddy ouch yikes boom football don didn isn wasn couldn wouldn aren weren hasn haven hadn doesn won shouldn ain either-way one two three four five six seven eight nine ten
see seeing saw said saying makes made making meant means might mind minor major main midfield moving needs obvious opening part past people person personally picture plain play played players please pretty
previous quick rather ready recap related running safe same seven shame similar single skip slow smart something somewhere sort spread start starting statistic straight strange style such surprise surprising surprisingly
swing talk taking terrific thrilling tight timeouts to together tons too total tough try turning twenty typical up used using usual various very walk want watch way weird whatever who wide will wins wish without wonder words work yards yesterday
score scores scoreboard stats statline stat numbers figures injury injuries`.split(/\s+/),
);

/** A long adverb: nobody in the league is called so; `Likely` and `Connelly` are shorter. */
const ADVERB = /^[a-z]{7,}ly$/;

/** A word that may have a capital without naming anybody; `Q1` to `Q4` are quarters. */
function isOrdinary(word: string): boolean {
  // Of a contraction its first word: I'm, It's, They've.
  const lower = word.toLowerCase().split(/['’]/)[0] ?? "";
  return (
    /^Q$/.test(word) ||
    isCommonWord(lower) ||
    OPENERS.has(lower) ||
    ADVERB.test(lower) ||
    FILLERS.has(lower) ||
    QUESTION_WORDS.has(lower)
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
