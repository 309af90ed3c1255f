import { teamForms } from "../../names/resolve-team.ts";
import { plainName } from "../../names/sound.ts";
import { countWords } from "../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { withOpening } from "./with-opening.ts";

/** A team with points that it gives or gets: `Fins -8`, `LV +7.5`. A score has figures on both sides. */
const SPREAD = /([a-z][a-z0-9' ]*?)\s?([+−–-])\s?(\d{1,2}(?:\.5)?)(?![\d.]*\d|-|\s*(?:yards?|yds?)\b)/gi;
const NAMED = /\b(?:over|under|o|u) ?(\d{2}(?:\.5)?)\b/i;
const SIDE = /\b(over|under|[ou](?= ?\d))/i;
const TOTAL_BESIDE = /\btotal\b[^.?!]*?\b(\d{2}(?:\.5)?)\b/i;
/** Something else is asked as well, or about what is to come. */
const OTHER = /\b(?:who|whose|why|which|when|how|should|will|gonna|next|tomorrow)\b/i;
const LONGEST_TEAM = 3;

/**
 * How a game came out against the numbers that somebody had: `had MIN -1 and the over 50.5. did i hit either`. That is no advice: it is
 * over. Null where no team stands before such a number, the game is not over, or something else is asked.
 */
export function answerWager(text: string, sheet: GameSheet): Sentence[] | null {
  const { awayTeam, awayScore, homeScore } = sheet.read.game;
  if (sheet.index.phase !== "over" || awayScore === null || homeScore === null || OTHER.test(text)) return null;
  const forms = teamForms(sheet.read.game);
  const spreads = [...text.matchAll(SPREAD)].flatMap(([, before = "", sign, number]) => {
    const team = lastTeam(before, forms);
    return team === null ? [] : [{ team, points: sign === "+" ? Number(number) : -Number(number) }];
  });
  if (spreads.length === 0) return null;
  const result = sheet.index.byId("result");
  const answers = spreads.map(({ team, points }) => {
    const margin = team === awayTeam ? awayScore - homeScore : homeScore - awayScore;
    const ending = margin === 0 ? "tied" : `${margin > 0 ? "won" : "lost"} by ${countWords(Math.abs(margin))}`;
    const after = margin + points;
    const outcome = after === 0 ? "was a push" : after > 0 ? "covered" : "did not cover";
    const given = points > 0 ? `+${points}` : String(points);
    return {
      isHit: after === 0 ? null : after > 0,
      sentence: sheet.say(`The ${sheet.nick(team)} ${ending}, so ${given} ${outcome}.`, result),
    };
  });
  const total = totalOf(text, sheet.index.byId("overUnder")?.values.overUnder);
  if (total !== null) {
    const points = awayScore + homeScore;
    const outcome = points === total.line ? "were a push at" : points > total.line ? "went over" : "stayed under";
    const sentence = sheet.say(`The teams' ${points} points ${outcome} ${total.line}.`, result);
    answers.push({ isHit: total.isUnder ? points < total.line : points > total.line, sentence });
  }
  const [only, another] = answers;
  const sentences = answers.map(({ sentence }) => sentence);
  return another === undefined && only !== undefined && /\bdid\b|\?/i.test(text)
    ? withOpening(only.isHit, sentences)
    : sentences;
}

/** The team that the last words name, the longest name first. */
function lastTeam(before: string, forms: ReadonlyMap<string, string>): string | null {
  const words = plainName(before).split(" ");
  for (let length = Math.min(LONGEST_TEAM, words.length); length > 0; length -= 1) {
    const team = forms.get(words.slice(-length).join(" "));
    if (team !== undefined) return team;
  }
  return null;
}

/** The total that is named, or the game's own where only a side is: `the over`. */
function totalOf(text: string, own: number | undefined): { line: number; isUnder: boolean } | null {
  const [, side = ""] = SIDE.exec(text) ?? [];
  const [, named] = NAMED.exec(text) ?? TOTAL_BESIDE.exec(text) ?? [];
  const line = named === undefined ? (side === "" ? undefined : own) : Number(named);
  return line === undefined ? null : { line, isUnder: side.toLowerCase().startsWith("u") };
}
