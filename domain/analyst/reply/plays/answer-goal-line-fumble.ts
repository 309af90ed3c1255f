import type { Play } from "../../../game/play.ts";
import { canonicalTeamCode } from "../../../game/team-code.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { fateOf } from "./answer-fumble.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { GOAL_LINE_YARDS } from "../sheet/goal-line.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const PLACE = /\b(?:end ?zone|goal ?line)\b/;
const LOST = /\b(?:lose|lost|losing|drop\w*) (?:it|the (?:ball|rock|football))\b/;
const RETURNED = /\b(?:return\w*|took|take|taken|ran|run|scoop\w*|score\w*|touchdown|td)\b(?!.*\btouchback\b)/;
const OF_END_ZONE = /FUMBLES.*(?:\bEnd Zone\b|\b[A-Z]{2,3} -\d)/;
const SPOT = /\b(?:to|at) ([A-Z]{2,3}) (\d{1,2})\b[^.]*\. FUMBLES/;
const MOST_TOLD = 3;

/** Whether a ball came loose at a goal line or went over it. */
export function isGoalLineFumble(play: Play, isEndZone: boolean): boolean {
  const text = finalAccount(play.description);
  if (OF_END_ZONE.test(text)) return true;
  const [, side, yard] = SPOT.exec(text) ?? [];
  return !isEndZone && canonicalTeamCode(side ?? "") === play.opponent && Number(yard) <= GOAL_LINE_YARDS;
}

/** `did Bigsby fumble into the end zone`: whether somebody did, and what became of the ball. Null where something else is asked. */
export function answerGoalLineFumble(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, concepts, players, teams, period, asks } = question;
  if (!(concepts.has("fumble") || LOST.test(text)) || !PLACE.test(text) || RETURNED.test(text) || !sheet.hasPlays)
    return null;
  if (concepts.has("recovered") || question.unknown.length > 0 || asks === "many" || teams.length > 1) return null;
  const loose = sheet.read.plays.filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      play.credits.some(
        ({ stat, playerId, team }) =>
          stat === "fumbles" &&
          (players.length === 0
            ? teams.length === 0 || teams[0] === team
            : players.some((player) => player.playerId === playerId)),
      ),
  );
  const found = loose.filter((play) => isGoalLineFumble(play, !/goal ?line/.test(text)));
  if (found.length > MOST_TOLD || (found.length === 0 && asks !== "yesNo")) return null;
  const told = found.flatMap((play) => [...fateOf(play, false, sheet), ...endedIn(play)]);
  if (found.length > 0) return asks === "yesNo" ? withOpening(true, told) : told;
  const place = /goal ?line/.test(text) ? "at the goal line" : "into the end zone";
  const whose = players.map(({ playerId }) => sheet.name(playerId)).join(" or ");
  const who = players.length > 0 ? ` by ${whose}` : teams[0] === undefined ? "" : ` by the ${sheet.nick(teams[0])}`;
  return [
    sheet.say(`No. The plays have no fumble ${place}${who}.`, sheet.index.byId("result")),
    ...(loose.length > 2 ? [] : loose.flatMap((play) => fateOf(play, false, sheet))),
  ];
}

/** A touchdown that the ball made there. */
function endedIn(play: Play): Sentence[] {
  const receipts = [{ kind: "play" as const, playId: play.playId }];
  const text = finalAccount(play.description);
  return play.isTouchdown && OF_END_ZONE.test(text)
    ? [{ text: "It was recovered in the end zone for a touchdown.", ids: [], receipts }]
    : [];
}
