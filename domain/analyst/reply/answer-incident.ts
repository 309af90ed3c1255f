import type { Play } from "../../game/play.ts";
import { playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isWithin } from "./is-within.ts";
import type { Question } from "./question.ts";

const ASKS =
  /\bwhat (?:the \w+ |even |exactly |just )?(?:happen\w*|was that|went (?:wrong|on|down))\b|\bwtf\b|\bwhat did \w+ do\b/;
const GOAL_LINE = /\b(?:goal ?line|end ?zone|doorstep|goal to go|red ?zone)\b/;
const NEAR = 20;
const MOST_TOLD = 2;

/** `Zeke at the goal line in the 2nd, what happened`: what was out of the common of somebody's plays there and then. Null where no place or time, or no such play, is named. */
export function answerIncident({ text, players, period, concepts }: Question, sheet: GameSheet): Sentence[] | null {
  const [player, other] = players;
  const isNear = GOAL_LINE.test(text);
  if (player === undefined || other !== undefined || !ASKS.test(text) || (period === null && !isNear)) return null;
  if (concepts.has("interception") || concepts.has("sack")) return null;
  const plays = playsWith(player, sheet).filter(
    (play) => (period === null || isWithin(period, play)) && (!isNear || (play.yardsToEndZone ?? NEAR + 1) <= NEAR),
  );
  const rare = plays.filter((play) => isRare(play, sheet));
  return rare.length === 0 || rare.length > MOST_TOLD
    ? null
    : rare.flatMap((play) => [sheet.told(play), ...lost(play, sheet)]);
}

/** A score, a lost ball, a stop or a flag. */
function isRare({ playId, isScoringPlay, penaltyYards }: Play, { index }: GameSheet): boolean {
  return (
    isScoringPlay === 1 ||
    penaltyYards !== null ||
    index.onPlay(playId).some(({ kind }) => kind === "turnover" || kind === "stop" || kind === "absence")
  );
}

/** Who took the ball. */
function lost({ playId }: Play, sheet: GameSheet): Sentence[] {
  return sheet.index
    .onPlay(playId)
    .filter(({ kind }) => kind === "turnover")
    .map((fact) => sheet.event(fact));
}
