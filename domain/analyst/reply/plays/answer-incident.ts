import type { Play } from "../../../game/play.ts";
import type { FactKind } from "../../../facts/fact-kind.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { playsWith } from "./asked-plays.ts";
import { isGoalLineFumble } from "./answer-goal-line-fumble.ts";
import { GOAL_LINE, NEAR_YARDS } from "../sheet/goal-line.ts";
import { isFlaggedFor } from "../sheet/is-flagged.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const ASKS =
  /\b(?:vanish|disappear|go missing|went missing)\w*\b|\bwhat (?:the \w+ |even |exactly |just )?(?:happen\w*|was that|went (?:wrong|on|down))\b|\bwtf\b/;
const RARE: ReadonlySet<FactKind> = new Set(["score", "turnover", "stop", "block", "miss", "absence"]);
const MOST_TOLD = 3;

/** `Zeke at the goal line in the 2nd, what happened`: what was out of the common of somebody's plays there and then. Null where no place or time, or no such play, is named. */
export function answerIncident(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, period, concepts } = question;
  if (!ASKS.test(text) || (period === null && !GOAL_LINE.test(text))) return null;
  if (concepts.has("interception") || concepts.has("sack")) return null;
  const told = rarePlays(question, sheet);
  const [player] = question.players;
  return told.length === 0 || player === undefined
    ? null
    : [...told, ...sheet.sentences(...linesOf(player, sheet, period))];
}

/** What was out of the common of one player's plays, there and then where a place or a time is named; empty where it was nothing, or much. */
export function rarePlays({ text, players, period }: Question, sheet: GameSheet): Sentence[] {
  const [player, other] = players;
  if (player === undefined || other !== undefined) return [];
  const isNear = GOAL_LINE.test(text);
  const plays = playsWith(player, sheet).filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      (!isNear || (play.yardsToEndZone ?? NEAR_YARDS + 1) <= NEAR_YARDS || isGoalLineFumble(play, false)),
  );
  const rare = plays.filter((play) => isRare(play, player, sheet));
  return rare.length > MOST_TOLD ? [] : rare.flatMap((play) => [tellOf(play, player, sheet), ...lost(play, sheet)]);
}

/** A play in plain words, or in the source's where these leave out what he did. */
function tellOf(play: Play, { playerName }: RosterPlayer, sheet: GameSheet): Sentence {
  const told = sheet.told(play);
  const [, surname = playerName] = playerName.split(" ");
  return told.text.includes(surname) ? told : sheet.asWritten(play);
}

/** A score, a lost ball, a stop, a kick that brought nothing or a flag that was his. */
function isRare(play: Play, player: RosterPlayer, { index }: GameSheet): boolean {
  return (
    isFlaggedFor(play, player) ||
    index
      .onPlay(play.playId)
      .some(({ kind, roles }) => RARE.has(kind) && Object.values(roles).includes(player.playerId))
  );
}

/** Who took the ball. */
function lost({ playId }: Play, sheet: GameSheet): Sentence[] {
  return sheet.index
    .onPlay(playId)
    .filter(({ kind }) => kind === "turnover")
    .map((fact) => sheet.event(fact));
}

/** The last five minutes, in seconds. */
const LATE = 300;

/** `how did Josh Allen ice it`: the last score, ball or first down late in the game that was his. Null where nothing of it was. */
export function answerSealedBy({ players: [player, other], concepts }: Question, sheet: GameSheet): Sentence[] | null {
  if (player === undefined || other !== undefined || !concepts.has("sealed") || sheet.index.phase !== "over")
    return null;
  const winner = sheet.index.byId("result")?.team ?? null;
  const last = sheet.index
    .ofKind("score", "turnover", "stop", "conversion")
    .findLast(
      ({ roles, at, team }) =>
        team === winner &&
        Object.values(roles).includes(player.playerId) &&
        (at?.quarter === "OT" || (at?.quarter === "4" && (at.clock ?? LATE + 1) <= LATE)),
    );
  return last === undefined ? null : [sheet.event(last)];
}
