import type { Game } from "../../../game/game.ts";
import { TEAMS } from "../../../game/team.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { GIVEN_NAMES } from "../../../names/given-names.ts";
import { POSITION_WORDS } from "../../../names/name-context.ts";
import { isSameFirst, namesOf } from "../../../names/player-names.ts";
import { resolvePlayer } from "../../../names/resolve-player.ts";
import { resolveTeam, teamForms } from "../../../names/resolve-team.ts";
import { editDistance, soundKey } from "../../../names/sound.ts";
import { type Concept, FILLERS, LEXICON, LONGEST_PHRASE } from "./lexicon.ts";

/** One word or phrase of a question, by what it stands for. */
export type Token =
  | { kind: "concept"; concept: Concept; word: string }
  | { kind: "player"; players: readonly RosterPlayer[] }
  | { kind: "team"; team: string }
  | { kind: "number"; value: number }
  | { kind: "filler"; word: string }
  | { kind: "unknown"; word: string };

/** Who can be meant, and how the question was written. */
export interface NameBook {
  roster: readonly RosterPlayer[];
  game: Pick<Game, "awayTeam" | "homeTeam" | "season" | "isOvertime">;
  /** Words that stand with a capital inside a question that is not all in capitals: names, most likely. */
  capitals: ReadonlySet<string>;
}

const LONGEST_NAME = 4;
/** Codes and names of teams that are words too count only with a capital. */
const WORD_TEAMS: ReadonlySet<string> = new Set(
  "was no min car ten sea den la ne ind hou cats fins boys dc pack was no cards birds hawks det".split(" "),
);
/** `was dallas ahead`: beside a team they are words, unless both teams are named in a row: `who won was dal`. */
const VERBS: ReadonlySet<string> = new Set(["was", "no"]);
const BOTH = /^(?:won|wins?|between)$/;
/** Of these codes no other word is written alike where a team is asked for: `did det punt`. */
const SHORT_CODES: ReadonlySet<string> = new Set("det hou ind ne la car sea".split(" "));
/** `did no score`, `beat no`: what the Saints do, or the end. Before a noun it is none of something. */
const SAINTS_ACT =
  /^(?:score|punt|win|lead|lose|kick|throw|run|go|convert|turn|trail|come|ever|even|really|actually|beat|do|get|last|offense|defense)$/;
const BEFORE_SAINTS = /^(?:did|beat|or|vs|versus|against)$/;
/** What the Pack does, and no pack of cards. */
const PACK_ACTS =
  /^(?:went|go|goes|ran|run|scored?|punt\w*|got|get|kick\w*|had|have|were|was|did|lost|lose|won|win|threw|drove|offense|defense|drives?)$/;
const ASKED_OF: ReadonlySet<string> = new Set(
  "did does do have has how for by against vs and or led lead beat on".split(" "),
);
/** `the birds`, `da pack` */
const ARTICLES: ReadonlySet<string> = new Set(["the", "da", "dem", "these", "those"]);
/** Words that stand before a name: after them a sound-alike may be one. */
const BEFORE_NAMES: ReadonlySet<string> = new Set(
  "did does do was is has had by for from about and vs or with of how to than if versus compare stop start did about on tell when me hows".split(
    " ",
  ),
);
const LEAST_HEARD = 4;
const LEAST_MISSPELLED = 6;
/** To look a name up takes a millisecond. */
const MOST_LOOKUPS = 8;

/** The words of a question as what they stand for: names first, then what fans say, then misspelled words, then names by their sound. */
export function questionTokens(words: readonly string[], book: NameBook): Token[] {
  const teams = teamForms(book.game);
  const tokens: Token[] = [];
  let lookups = 0;
  for (let at = 0; at < words.length;) {
    const found =
      subjectAt(words, at, book) ??
      wholeName(words, at, book) ??
      teamAt(words, at, teams, book) ??
      nickname(words, at, book) ??
      phraseAt(words, at, book) ??
      heardWhole(words, at, book) ??
      strangerAt(words, at, book) ??
      singleName(words[at] ?? "", book);
    if (found !== null) {
      tokens.push(found.token);
      at += found.length;
      continue;
    }
    const word = words[at] ?? "";
    const fixed = misspelled(word);
    const isName = fixed === null && isNameExpected(words, at) && lookups < MOST_LOOKUPS;
    if (isName) lookups += 1;
    tokens.push(fixed ?? (isName ? heardName(word, book) : teamMisspelled(word, book)) ?? { kind: "unknown", word });
    at += 1;
  }
  return tokens;
}

/** A first name with a surname that is not his in this game, or that nobody in it has: somebody else. */
function strangerAt(words: readonly string[], at: number, book: NameBook): Found | null {
  const [word = "", next] = words.slice(at, at + 2);
  if (next === undefined || next.length < LEAST_HEARD || /\d/.test(next) || LEXICON.has(next) || FILLERS.has(next))
    return null;
  const named = namesOf(book.roster);
  const isLast = named.some(({ last }) => last === word || `${last}s` === word);
  const isFirst = named.some(({ first }) => first === word);
  // Of nobody here: the next name is not he. `jameis winston`, where a Winston plays.
  const isNobody = GIVEN_NAMES.has(word) && !isLast && !isFirst && singleName(word, book) === null;
  const isUnknown =
    phraseAt(words, at + 1, book) === null &&
    misspelled(next) === null &&
    singleName(next, book) === null &&
    heardName(next, book) === null &&
    nickname(words, at + 1, book) === null &&
    resolveTeam(next, book.game) === null;
  const isStranger = isNobody
    ? isUnknown || singleName(next, book) !== null
    : (isUnknown || isIdle(singleName(next, book))) && ((isFirst && !isLast) || (isLast && GIVEN_NAMES.has(word)));
  return isStranger ? { token: { kind: "unknown", word: `${word} ${next}` }, length: 2 } : null;
}

/** Surnames of people who have neither carried, caught nor thrown: two of a question's names in a row are rather one that is not here. */
function isIdle(found: Found | null): boolean {
  return found?.token.kind === "player" && found.token.players.every(({ weight }) => weight === 0);
}

interface Found {
  token: Token;
  length: number;
}

/** A first and a last name, also an initial with a surname: `j allen`. */
function wholeName(words: readonly string[], at: number, { roster }: NameBook): Found | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length >= 2; length -= 1) {
    const gram = words.slice(at, at + length).join(" ");
    const tight = gram.replaceAll(" ", "");
    const [first = "", ...rest] = gram.split(" ");
    const last = rest.join(" ");
    const players = namesOf(roster).flatMap((one) => {
      // Of a double surname too: `st browns catches`.
      const isOwn = gram === `${one.full}s` || (one.last.includes(" ") && gram === `${one.last}s`);
      // `o reardon`, `mc caffrey`: a surname that its reader drew apart.
      const isApart = first.length <= 2 && tight === one.last;
      const isFull = isOwn || isApart || gram === one.full || tight === one.tight;
      const isShort = last === one.last && (isSameFirst(first, one.first) || isPetName(first, one.first));
      const isInitial =
        first.length === 1 && one.first.startsWith(first) && (last === one.last || isBeginning(last, one.last));
      return isFull || isShort || isInitial ? [one.player] : [];
    });
    if (players.length > 0) return { token: { kind: "player", players }, length };
  }
  return null;
}

/** `dexy lawrence`: what is made of the beginning of a first name and is nobody's. */
function isPetName(name: string, first: string): boolean {
  const stem = name.replace(/(?:ie|ey|y|o|s)$/, "");
  const isMade = stem !== name && stem.length >= 3 && first.startsWith(stem);
  return isMade && !GIVEN_NAMES.has(name) && !isVocabulary(name);
}

function isVocabulary(word: string): boolean {
  return LEXICON.has(word) || FILLERS.has(word);
}

/** What only somebody does: who stands before it at the beginning is a name. */
const DONE = /^(?:threw|ran|caught|scored|fumbled|kicked|punted|missed|muffed|tossed|dropped)$/;

/** `did little hit`, `rush threw one`: where only somebody can stand even a common word is a name, if somebody has it. */
function subjectAt(words: readonly string[], at: number, book: NameBook): Found | null {
  const [word = "", next = ""] = words.slice(at, at + 2);
  if (at === 0 && DONE.test(next) && (LEXICON.has(word) || FILLERS.has(word))) return singleName(word, book, false);
  const isBetween =
    /^(?:did|does|do|was)$/.test(words[at - 1] ?? "") && LEXICON.has(next) && !LEXICON.has(`${word} ${next}`);
  if (isOneOfTwo(words, at, book)) return singleName(word, book, false);
  // `was it close` asks of no Ian Thomas.
  return isBetween && FILLERS.has(word) ? singleName(word, book, false) : null;
}

/** `lock or rush`: two surnames with an `or` between them are the men. */
function isOneOfTwo(words: readonly string[], at: number, { roster }: NameBook): boolean {
  const other = words[at + 1] === "or" ? words[at + 2] : words[at - 1] === "or" ? words[at - 2] : undefined;
  const word = words[at] ?? "";
  return LEXICON.has(word) && [word, other ?? ""].every((one) => hasSurname(one, roster));
}

function teamAt(
  words: readonly string[],
  at: number,
  forms: ReadonlyMap<string, string>,
  { capitals, roster }: NameBook,
): Found | null {
  for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
    const gram = words.slice(at, at + length).join(" ");
    // One of the Ravens is a Raven; a Brown who plays is no Browns.
    const isAny = gram.length > 3 || /^(?:any|one|which)$/.test(words[at - 1] ?? "");
    const isOne = isAny && (ARTICLES.has(words[at - 1] ?? "") || !hasSurname(gram, roster));
    const team = forms.get(gram) ?? (isOne ? forms.get(`${gram}s`) : undefined) ?? owned(gram, forms);
    const isName = capitals.has(gram) || (gram.length > 3 && ARTICLES.has(words[at - 1] ?? ""));
    const isAsked =
      (gram === "pack" && PACK_ACTS.test(words[at + 1] ?? "")) ||
      (SHORT_CODES.has(gram) && ASKED_OF.has(words[at - 1] ?? "")) ||
      (gram === "no" && isSaints(words[at - 1], words[at + 1])) ||
      [words[at - 1], words[at + 1]].some((word) => word === "vs" || word === "versus") ||
      ((!VERBS.has(gram) || BOTH.test(words[at - 1] ?? "")) &&
        [words[at - 1], words[at + 1]].some((word) => isTeam(word, forms))) ||
      (words[at + 1] === "or" && isTeam(words[at + 2], forms)) ||
      (words[at - 1] === "or" && isTeam(words[at - 2], forms));
    if (team === undefined || (WORD_TEAMS.has(gram) && !isName && !isAsked)) continue;
    return { token: { kind: "team", team }, length };
  }
  return null;
}

function isSaints(before: string | undefined, after: string | undefined): boolean {
  return BEFORE_SAINTS.test(before ?? "") && (after === undefined || SAINTS_ACT.test(after));
}

/** Both teams in a row: `who won fins pats`. */
function isTeam(word: string | undefined, forms: ReadonlyMap<string, string>): boolean {
  return word !== undefined && forms.has(word) && !WORD_TEAMS.has(word);
}

function hasSurname(word: string, roster: NameBook["roster"]): boolean {
  return namesOf(roster).some(({ last, player }) => last === word && player.weight > 0);
}

/** `kcs leading rusher`, `phillys drive`: of a team's name with an s, without its apostrophe. */
function owned(gram: string, forms: ReadonlyMap<string, string>): string | undefined {
  const name = gram.slice(0, -1);
  return gram.endsWith("s") && !WORD_TEAMS.has(name) && !LEXICON.has(gram) && !FILLERS.has(gram)
    ? forms.get(name)
    : undefined;
}

function nickname(words: readonly string[], at: number, { roster }: NameBook): Found | null {
  for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
    const gram = words.slice(at, at + length).join(" ");
    const players = namesOf(roster).flatMap(({ nicknames, player }) => (nicknames.has(gram) ? [player] : []));
    const isWord = length === 1 && (LEXICON.has(gram) || FILLERS.has(gram));
    if (players.length > 0 && !isWord) return { token: { kind: "player", players }, length };
  }
  return null;
}

function phraseAt(words: readonly string[], at: number, book: NameBook): Found | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const gram = words.slice(at, at + length).join(" ");
    const concept = LEXICON.get(gram);
    const isWord = concept !== undefined || (length === 1 && FILLERS.has(gram));
    // Cooper Rush, Hunter Long: with a capital inside a sentence it is the man.
    if (length === 1 && isWord && book.capitals.has(gram)) {
      // `TD` is no Troy Dye.
      const player = singleName(gram, book, false);
      if (player !== null) return player;
    }
    if (concept !== undefined) return { token: { kind: "concept", concept, word: gram }, length };
    if (length === 1 && FILLERS.has(gram)) return { token: { kind: "filler", word: gram }, length };
    if (length === 1 && /^\d+$/.test(gram)) return { token: { kind: "number", value: Number(gram) }, length };
  }
  return null;
}

/** A surname, a first name or one half of a double surname, as it is spelled. */
function singleName(word: string, { roster }: NameBook, isAlsoShort = true): Found | null {
  if (word.length < 2) return null;
  const named = namesOf(roster);
  const of = (fits: (one: (typeof named)[number]) => boolean): RosterPlayer[] =>
    named.filter(fits).map(({ player }) => player);
  const tight = (text: string): string => text.replaceAll(" ", "");
  const contracted = word.slice(1);
  const tries = [
    of(({ last }) => last === word || tight(last) === word),
    of(({ first }) => first === word || isSameFirst(word, first)),
    of(({ last }) => last.includes(" ") && last.split(" ").includes(word) && word.length > 2),
    of(({ initials }) => isAlsoShort && initials.length >= 2 && initials === word),
    // `mahomes` with the s of a possessive that lost its apostrophe: `allens yards`.
    word.endsWith("s") ? of(({ last, first }) => last === word.slice(0, -1) || first === word.slice(0, -1)) : [],
    // `jjettas`, `tkelce`, `jjeff`: an initial drawn together with what follows it.
    isAlsoShort && contracted.length >= LEAST_HEARD
      ? of(
          ({ first, last, nicknames }) =>
            first.startsWith(word.charAt(0)) && (tight(last).startsWith(contracted) || nicknames.has(contracted)),
        )
      : [],
  ];
  const players = tries.find(({ length }) => length > 0);
  return players === undefined ? null : { token: { kind: "player", players }, length: 1 };
}

/** The word of the lexicon that a misspelled one must be; null where two fit, or none. */
function misspelled(word: string): Token | null {
  if (word.length < 5 || TEAMS.some(({ nick }) => nick.toLowerCase() === word)) return null;
  const most = word.length >= 9 ? 2 : 1;
  const near = [...LEXICON].filter(
    ([phrase]) =>
      !phrase.includes(" ") &&
      phrase.length >= 5 &&
      phrase[0] === word[0] &&
      Math.abs(phrase.length - word.length) <= most &&
      editDistance(word, phrase) <= most,
  );
  const concepts = new Set(near.map(([, concept]) => concept));
  const [concept] = concepts;
  return concept === undefined || concepts.size > 1 ? null : { kind: "concept", concept, word };
}

/** `seahwks`: one of both teams by a letter that is missing, too many or another. */
function teamMisspelled(word: string, { game }: NameBook): Token | null {
  const [team, other] = [game.awayTeam, game.homeTeam].filter((code) => {
    const nick = TEAMS.find((one) => one.code === code)?.nick.toLowerCase() ?? "";
    return (
      word !== "backers" &&
      word.length >= LEAST_MISSPELLED &&
      nick.length >= LEAST_MISSPELLED &&
      editDistance(word, nick) <= 1
    );
  });
  return team === undefined || other !== undefined ? null : { kind: "team", team };
}

/** A name comes first, or after a word that wants one, or before what only a player or a team has. */
function isNameExpected(words: readonly string[], at: number): boolean {
  const [before, after] = [words[at - 1], words[at + 1]];
  const concept = after === undefined ? undefined : LEXICON.get(after);
  return (
    before === undefined ||
    BEFORE_NAMES.has(before) ||
    words.length <= 2 ||
    (concept !== undefined && concept.split("+").some((one) => STATS.has(one)))
  );
}

const STATS: ReadonlySet<Concept> = new Set(
  "yards touchdown stats catch target carry interception sack fantasy points pass rush receive score fumble tackle perform completion throw".split(
    " ",
  ),
);

/** A first name that is spelled right with a surname that is not. */
function heardWhole(words: readonly string[], at: number, { roster, game }: NameBook): Found | null {
  const [word = "", next] = words.slice(at, at + 2);
  if (next === undefined || next.length < 3 || LEXICON.has(next) || FILLERS.has(next) || /\d/.test(next)) return null;
  if (LEXICON.has(word) || FILLERS.has(word)) return null;
  const [first, second] = [word, next].map((one) => singleName(one, { roster, game, capitals: new Set() }));
  // One of them is spelled right, the other is not.
  if ((first === null) === (second === null)) return null;
  const heard = resolvePlayer(`${word} ${next}`, roster, game);
  return heard.kind === "found" ? { token: { kind: "player", players: [heard.player] }, length: 2 } : null;
}

/** `rod` of Rodgers, `hock` of Hockenson: most of what a fan leaves out is the end. */
function isBeginning(short: string, name: string): boolean {
  return short.length >= 3 && name.startsWith(short) && name.length >= short.length + 3;
}

/** Whose surname a word begins, also with the s of `charbs`, or whose first name: `marv`. Null where several are meant. */
function begunBy(word: string, roster: NameBook["roster"]): RosterPlayer | null {
  const named = namesOf(roster).filter(({ player }) => player.weight > 0);
  const tries = [
    named.filter(({ last }) => isBeginning(word, last)),
    word.endsWith("s") && word.length > LEAST_HEARD
      ? named.filter(({ last }) => isBeginning(word.slice(0, -1), last))
      : [],
    named.filter(({ first }) => word.length >= LEAST_HEARD && first.startsWith(word)),
  ];
  const [only, other] = tries.find(({ length }) => length > 0) ?? [];
  return only === undefined || other !== undefined ? null : only.player;
}

function heardName(word: string, { roster, game }: NameBook): Token | null {
  if (word.length < LEAST_HEARD || POSITION_WORDS[word] !== undefined) return null;
  const team = resolveTeam(word, game);
  if (team !== null) return { kind: "team", team };
  const heard = resolvePlayer(word, roster, game);
  if (heard.kind === "found") return { kind: "player", players: [heard.player] };
  const begun = begunBy(word, roster);
  if (begun !== null) return { kind: "player", players: [begun] };
  // Written as it sounds, or a letter off, and like nobody else's.
  const alike = namesOf(roster).filter(
    ({ last }) => last.length >= LEAST_HEARD && (soundKey(last) === soundKey(word) || editDistance(last, word) <= 1),
  );
  const [only, other] = alike;
  return only !== undefined && other === undefined && soundKey(word).length >= 3
    ? { kind: "player", players: [only.player] }
    : null;
}
