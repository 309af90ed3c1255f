import { counted, countWords } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { alternatives } from "../../../words/alternatives.ts";

const DEEP =
  /\b(?:deep|downfield) (?:balls?|pass(?:es|ing)?|throws?|shots?|targets?|completions?|catch(?:es)?|routes?|attempts?)\b|\b(?:throw\w*|threw|thrown|targeted|pass(?:ed)?|caught) (?:it |the ball )?(?:deep|downfield)\b/;
/** One play, a down, a comparison and what a defense gave up are other questions. */
const OTHER = new RegExp(
  String.raw`\b(?:${alternatives`
      longest | deepest | last | first | incomplet\w* | picked | intercept\w* | hail mary | flag\w* | penalt\w* | why | overturn\w*
      revers\w* | review\w* | called back | negat\w* | nullif\w* | wiped | what happened | most | more | fewer | better | drop\w* | down
      downs | red zone | defen[sc]e | against | allow\w* | gave | give | stop\w* | cover\w*
    `})\b`,
);
const MOST_TOLD = 6;

/**
 * `who caught Herbert's deep balls`, `did they throw deep`: the passes that the play-by-play calls deep, of a passer, to a receiver or of a team, with those
 * that were caught. Null where something else is asked, and where no text has that word.
 */
export function answerDeep(
  { text, players, teams, period, threshold, nth, isShared }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (!DEEP.test(text) || OTHER.test(text) || threshold !== null || nth !== null || isShared) return null;
  const all = sheet.read.plays.filter((play) => isDeep(play));
  if (all.length === 0 || players.length > 1) return null;
  const [player] = players;
  const plays = all.filter((play) => period === null || isWithin(period, play));
  const when = period === null ? "" : ` ${period.words}`;
  if (player !== undefined) {
    const thrown = plays.filter((play) => has(play, "passingAttempts", player.playerId));
    const meant = plays.filter((play) => has(play, "receivingTargets", player.playerId));
    if (thrown.length === 0 && meant.length === 0) return null;
    return tell(thrown.length > 0 ? thrown : meant, {
      who: sheet.name(player.playerId),
      whose: "his",
      verbs: thrown.length > 0 ? ["completed", "threw"] : ["caught", "was thrown"],
      when,
      sheet,
    });
  }
  return (teams.length > 0 ? teams : sheet.teams).flatMap((team) => {
    const own = plays.filter((play) => play.team === team);
    const who = `The ${sheet.nick(team)}`;
    return own.length === 0
      ? [sheet.say(`${who} threw no deep pass${when}.`, null)]
      : tell(own, { who, whose: "their", verbs: ["completed", "threw"], when, sheet });
  });
}

/** Of passes that stand. */
function isDeep({ description, credits }: Play): boolean {
  return credits.some(({ stat }) => stat === "passingAttempts") && /\bdeep\b/.test(finalAccount(description));
}

function has({ credits }: Play, stat: "passingAttempts" | "receivingTargets", playerId: string): boolean {
  return credits.some((credit) => credit.stat === stat && credit.playerId === playerId);
}

interface Told {
  who: string;
  whose: "his" | "their";
  /** Of those that were caught, and of some that were not. */
  verbs: readonly [string, string];
  when: string;
  sheet: GameSheet;
}

function tell(plays: readonly Play[], { who, whose, verbs: [done, thrown], when, sheet }: Told): Sentence[] {
  const caught = plays.filter(({ credits }) => credits.some(({ stat }) => stat === "receptions"));
  const yards = caught
    .flatMap(({ credits }) => credits)
    .reduce((sum, { stat, amount }) => sum + (stat === "receivingYards" ? amount : 0), 0);
  const text =
    caught.length === 0
      ? `${who} ${thrown} ${counted(plays.length, "deep pass", "deep passes")}${when}, and ${plays.length === 1 ? "it was not" : "none was"} caught.`
      : `${who} ${done} ${shareWords(caught.length, plays.length, whose)}${when} for ${counted(yards, "yard")}.`;
  const receipts = plays.map(({ playId }) => ({ kind: "play" as const, playId }));
  return [
    { text, ids: [], receipts },
    ...caught
      .toSorted((one, other) => other.yardsGained - one.yardsGained)
      .slice(0, MOST_TOLD)
      .map((play) => sheet.told(play)),
  ];
}

function shareWords(caught: number, all: number, whose: string): string {
  if (all === 1) return `${whose} only deep pass`;
  if (caught < all) return `${countWords(caught)} of ${counted(all, "deep pass", "deep passes")}`;
  return `${all === 2 ? "both" : `all ${countWords(all)}`} deep passes`;
}
