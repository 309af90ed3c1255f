import type { ToolSnapshot } from "../tools/analyst-tool.ts";
import { gameRoster, type RosterPlayer } from "../../names/game-roster.ts";
import { POSITIONS, POSITION_WORDS } from "../../names/name-context.ts";
import { parseQuarter } from "../tools/parse-quarter.ts";
import type { QuarterName } from "../../game/play.ts";
import { namesOf } from "../../names/player-names.ts";
import { FILLERS, QUESTION_WORDS } from "./question-words.ts";
import { type ResolvedPlayer, resolvePlayer } from "../../names/resolve-player.ts";
import { resolveTeam, teamForms } from "../../names/resolve-team.ts";
import { plainName } from "../../names/sound.ts";

/** A question taken apart. */
export interface Question {
  /** Its words, plain, with `@player`, `@team`, `@position` and `@quarter` in the place of what they name. */
  words: readonly string[];
  /** The same in one line, with a space at either end, to look for phrases in. */
  text: string;
  players: readonly RosterPlayer[];
  teams: readonly string[];
  position: string | null;
  quarter: QuarterName | null;
  /** Several who may be meant by a name, or nobody for a "he" that nobody was named before; null where every name is clear. */
  unclear: readonly RosterPlayer[] | null;
  /** Words that stand for nobody and nothing that we know. */
  strange: readonly string[];
}

const QUARTER =
  /\b(?:(?:the )?(first|second|third|fourth|1st|2nd|3rd|4th)(?: quarter| qtr| q)|q ?([1-4])|quarter (?:number )?([1-4]|one|two|three|four)|in the (third|fourth|3rd|4th)(?= |$)(?! (?:down|and|play|drive|quarter|qtr|q|half)))/;
const OVERTIME = /\b(?:overtime|ot|extra time)\b/;
const NUMBERS: Readonly<Record<string, string>> = { one: "1", two: "2", three: "3", four: "4" };
const LONGEST_NAME = 4;

/** A player named longer ago is no longer who the person has in mind. */
const MOST_EARLIER = 3;
/** To look a name up takes a millisecond: no question has so many names, but a program's may. */
const MOST_LOOKUPS = 60;

/** How fans shorten words, to the words that the kinds of question know. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/ (?:pts|pnts) /g, " points "],
  [/ (?:yrds|ydz|yads) /g, " yards "],
  [/ (?:tuddies|tuddys|touchdwns|touch downs) /g, " touchdowns "],
  [/ (?:fg) /g, " field goal "],
  [/ (?:fgs) /g, " field goals "],
  [/ (?:recs|rec) /g, " receptions "],
  [/ (?:comps|cmp) /g, " completions "],
  [/ (?:n|nd|plus) /g, " and "],
  [/ half time /g, " halftime "],
  [/ line score /g, " linescore "],
  [/ (?:2|two) min /g, " 2 minute "],
  [/ whowon /g, " who won "],
  [/ (?:took|take|takes|got|get) the (?:w|dub) /g, " won "],
  [/ (?:rn|atm) /g, " now "],
];

/**
 * What a question names and what is left of it. A "he" with nobody named is the player named last in the questions before,
 * `earlier`, the newest last.
 */
export function readQuestion(text: string, snapshot: ToolSnapshot, earlier: readonly string[] = []): Question {
  const question = readNames(text, snapshot);
  const isAboutHim = / (?:he|him|his|hes) /.test(question.text);
  if (!isAboutHim || question.players.length > 0 || question.unclear !== null) return question;
  const meant = earlier
    .slice(-MOST_EARLIER)
    .toReversed()
    .map((one) => readNames(one, snapshot).players)
    .find(({ length }) => length > 0);
  const words = [...question.words, "@player"];
  const [player] = meant ?? [];
  const isClear = player !== undefined && meant?.length === 1;
  return {
    ...question,
    words,
    text: ` ${words.join(" ")} `,
    players: isClear ? [player] : [],
    unclear: isClear ? null : (meant ?? []),
  };
}

function readNames(text: string, snapshot: ToolSnapshot): Question {
  const said = text
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll("%", " percent ")
    .replaceAll(/['’](?:s|re|d|ll|ve)?(?=\s|[?.!,]|$)/g, "");
  let line = ` ${plainName(said)} `;
  for (const [short, long] of SHORT_FORMS) line = line.replace(short, long);
  // Of receivers without more, anyone who caught passes is one; of fantasy's only the position.
  if (!/ (?:fantasy|ppr|wide) /.test(line)) line = line.replace(/ receivers? /, " receiving ");
  const found = QUARTER.exec(line);
  const told = found?.slice(1).find((part) => part !== undefined);
  let quarter: QuarterName | null = null;
  if (told !== undefined && found !== null) {
    const parsed = parseQuarter(NUMBERS[told] ?? told);
    if (parsed.ok) quarter = parsed.value;
    line = line.replace(found[0], " @quarter ");
  } else if (/\b(?:happen(?:ed)?|points?|score[ds]?|plays?) (?:in|during) (?:overtime|ot)\b/.test(line)) {
    quarter = "OT";
    line = line.replace(OVERTIME, " @quarter ");
  }
  const teams: string[] = [];
  let words = line.trim().split(/\s+/);
  words = replaceTeams(words, text, snapshot, teams);
  let position: string | null = null;
  words = ` ${words.join(" ")} `
    .replace(POSITIONS, (name, word: string) => {
      position = POSITION_WORDS[word] ?? null;
      return position === null ? name : "@position";
    })
    .trim()
    .split(/\s+/);
  const players: RosterPlayer[] = [];
  const result = replacePlayers(words, snapshot, players, teams);
  return {
    words: result.words,
    text: ` ${result.words.join(" ")} `,
    players,
    teams: [...new Set(teams)],
    position,
    quarter,
    unclear: result.unclear,
    strange: result.words.filter((word) => !word.startsWith("@") && !FILLERS.has(word) && !QUESTION_WORDS.has(word)),
  };
}

/** Codes that are words too are teams only in capitals. */
const WORD_CODES: ReadonlySet<string> = new Set([
  "was",
  "no",
  "min",
  "car",
  "ten",
  "sea",
  "den",
  "la",
  "ne",
  "ind",
  "hou",
  "cats",
  "fins",
  "boys",
  "dc",
  "pack",
]);

function replaceTeams(words: readonly string[], text: string, { game }: ToolSnapshot, teams: string[]): string[] {
  const forms = teamForms(game);
  const out: string[] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(3, words.length - at);
    for (; count > 0; count -= 1) {
      const gram = words.slice(at, at + count).join(" ");
      const code = forms.get(gram);
      if (code === undefined || (WORD_CODES.has(gram) && !new RegExp(String.raw`\b${gram.toUpperCase()}\b`).test(text)))
        continue;
      teams.push(code);
      out.push("@team");
      break;
    }
    if (count === 0) out.push(words[at] ?? "");
    at += Math.max(1, count);
  }
  return out;
}

function isNamePart(word: string | undefined): boolean {
  return word !== undefined && !word.startsWith("@") && !FILLERS.has(word) && !QUESTION_WORDS.has(word);
}

function replacePlayers(words: readonly string[], snapshot: ToolSnapshot, players: RosterPlayer[], teams: string[]) {
  const roster = gameRoster(snapshot);
  // A whole name is one even where a part of it is a football word: Josh Downs, Will Shipley.
  const fullNames = new Set(namesOf(roster).map(({ full }) => full));
  const out: string[] = [];
  let unclear: RosterPlayer[] | null = null;
  let lookups = 0;
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0 && taken === 0; count -= 1) {
      const gram = words.slice(at, at + count);
      if (!gram.every(isNamePart) && !fullNames.has(gram.join(" "))) continue;
      lookups += 1;
      if (lookups > MOST_LOOKUPS) break;
      const resolved = theKnownOne(resolvePlayer(gram.join(" "), roster, snapshot.game), gram, words);
      if (resolved.kind === "found") {
        if (!players.includes(resolved.player)) players.push(resolved.player);
        out.push("@player");
        taken = count;
      } else if (resolved.kind === "ask" && isWholeRun(words, at, count)) {
        const team = count === 1 ? resolveTeam(gram.join(" "), snapshot.game) : null;
        if (team === null) unclear ??= resolved.candidates;
        else teams.push(team);
        out.push(team === null ? "@player" : "@team");
        taken = count;
      }
    }
    if (taken === 0) {
      const word = words[at] ?? "";
      const team = isNamePart(word) && word.length >= 5 ? resolveTeam(word, snapshot.game) : null;
      if (team !== null) teams.push(team);
      out.push(team === null ? word : "@team");
    }
    at += Math.max(1, taken);
  }
  return { words: out, unclear };
}

/** What only a defender does. */
const DEFENSIVE = /^(?:interceptions?|ints?|intercepted|picks?|picked|sacks?|sacked|tackles?|tackled)$/;

/**
 * Of several of one surname the one who has carried, caught or thrown, where no other has and the question is not of defenders: who asks for
 * the yards of Cook means the running back. The answer says his whole name.
 */
function theKnownOne(resolved: ResolvedPlayer, gram: readonly string[], words: readonly string[]): ResolvedPlayer {
  const [name] = gram;
  if (resolved.kind !== "ask" || gram.length > 1 || name === undefined) return resolved;
  if (words.some((word) => DEFENSIVE.test(word))) return resolved;
  const namesakes = resolved.candidates.filter(({ playerName }) => plainName(playerName).split(" ").includes(name));
  const [player, ...others] = namesakes.filter(({ weight }) => weight > 0);
  const isOnly = namesakes.length > 1 && player !== undefined && others.length === 0;
  return isOnly ? { kind: "found", player } : resolved;
}

/** Nothing of a name stands before or after these words: only then is it worth asking who is meant. */
function isWholeRun(words: readonly string[], at: number, count: number): boolean {
  return !isNamePart(words[at - 1]) && !isNamePart(words[at + count]);
}
