import type { ToolSnapshot } from "./analyst-tool.ts";
import { gameRoster, type RosterPlayer } from "./game-roster.ts";
import { POSITIONS, POSITION_WORDS } from "./name-context.ts";
import { parseQuarter } from "./parse-quarter.ts";
import type { QuarterName } from "../play.ts";
import { namesOf } from "./player-names.ts";
import { FILLERS, QUESTION_WORDS } from "./question-words.ts";
import { resolvePlayer } from "./resolve-player.ts";
import { resolveTeam, teamForms } from "./resolve-team.ts";
import { plainName } from "./sound.ts";

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
  /** Several who may be meant by a name; null where every name is clear. */
  unclear: readonly RosterPlayer[] | null;
  /** Words that stand for nobody and nothing that we know. */
  strange: readonly string[];
}

const QUARTER =
  /\b(?:(?:the )?(first|second|third|fourth|1st|2nd|3rd|4th)(?: quarter| qtr| q)|q ?([1-4])|quarter (?:number )?([1-4]|one|two|three|four)|in the (third|fourth|3rd|4th)(?= |$)(?! (?:down|and|play|drive|quarter|qtr|q|half)))/;
const OVERTIME = /\b(?:overtime|ot|extra time)\b/;
const NUMBERS: Readonly<Record<string, string>> = { one: "1", two: "2", three: "3", four: "4" };
const LONGEST_NAME = 4;

/** What a question names and what is left of it. */
export function readQuestion(text: string, snapshot: ToolSnapshot): Question {
  let line = ` ${plainName(text.replaceAll(/['’](?:s|re|d|ll|ve)?(?=\s|[?.!,]|$)/g, ""))} `;
  const found = QUARTER.exec(line);
  const told = found?.slice(1).find((part) => part !== undefined);
  let quarter: QuarterName | null = null;
  if (told !== undefined && found !== null) {
    const parsed = parseQuarter(NUMBERS[told] ?? told);
    if (parsed.ok) quarter = parsed.value;
    line = line.replace(found[0], " @quarter ");
  } else if (/\b(?:happen|points?|score[ds]?|plays?) (?:in|during) (?:overtime|ot)\b/.test(line)) {
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
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0 && taken === 0; count -= 1) {
      const gram = words.slice(at, at + count);
      if (!gram.every(isNamePart) && !fullNames.has(gram.join(" "))) continue;
      const resolved = resolvePlayer(gram.join(" "), roster, snapshot.game);
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

/** Nothing of a name stands before or after these words: only then is it worth asking who is meant. */
function isWholeRun(words: readonly string[], at: number, count: number): boolean {
  return !isNamePart(words[at - 1]) && !isNamePart(words[at + count]);
}
