import type { PlayType } from "../../../game/play.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";

const FIRST_PLAY = /\b(?:first|opening) play(?: of (?:the )?(?:(?:whole )?game|(?:first|1st|second|2nd) half))?$/;
const FIRST_DRIVE = /^what happened on the first drive\b/;
const NO_PLAYS: ReadonlySet<PlayType> = new Set(["Period", "Timeout", "Other"]);

/** How a game or a half began, with its opening kickoff where that was returned for a touchdown or the ball was lost on it: as the first play that is the answer. */
export function withOpeningKick(question: Question, told: readonly Sentence[], sheet: GameSheet): Sentence[] {
  const { text, period, teams, players } = question;
  const isOfPlay = FIRST_PLAY.test(text);
  if (!(isOfPlay || FIRST_DRIVE.test(text)) || teams.length + players.length > 0) return [...told];
  const first = sheet.read.plays.find(
    (play) => !NO_PLAYS.has(play.type) && (period === null || isWithin(period, play)),
  );
  if (first?.type !== "Kickoff") return [...told];
  const known = sheet.index.onPlay(first.playId);
  const fact = known.find(({ kind }) => kind === "score") ?? known.find(({ kind }) => kind === "turnover");
  if (fact === undefined) return [...told];
  sheet.begin();
  return isOfPlay ? [sheet.event(fact)] : [sheet.event(fact), ...told];
}
