import type { Play } from "../../../game/play.ts";
import { beforeDrive } from "./answer-set-up.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const OF_KICKOFF =
  /\bkick ?offs?\b.*\b(?:wrong|short|penalty|flag\w*|happened|happend|landing zone|out of bounds|placed|illegal)\b|\b(?:wrong|why|how come|penalty|flag\w*|short|illegal|bad|screw\w* up|mess\w* up|botch\w*|happened|happend)\b.*\bkick ?offs?\b/;
const NOT_IT = /\b(?:return\w*|onside|time|start|ran|house|touchdown|td|since|before|weather|before kickoff)\b/;
const FLAGGED =
  /\b(?:wrong|short|penalty|flag\w*|landing zone|out of bounds|placed|illegal|why|bad|screw\w*|mess\w*|botch\w*)\b/;
const START_AT =
  /\b(?:(?:why|how come)\b.*\b(?:start(?:ed|ing)?|began|begin|get|got|have|had|take over|took over|ball|set up|placed|spotted)|how did\b.*\b(?:start|begin|get (?:it|the ball)|take over))\b.*\b(?:at|on|from) (?:the |their )(?:own |(?:[a-z]+) )?(\d{1,2})\b(?! (?:yard (?:line )?)?(?:field goal|fg|kick))/;
const NOT_A_START =
  /\b(?:kick(?:ed|ing)?|punt\w*|fg|field goal|throw\w*|pass\w*|run|ran|score|scored|stop\w*|fail\w*|end\w*|goal)\b/;
const MOST = 2;

/** What was wrong with a kickoff, and why a drive began where it did: the kick that gave the ball, as it is written where it was flagged. Null where neither is asked, or many may be meant. */
export function answerKickoff(question: Question, sheet: GameSheet): Sentence[] | null {
  return sheet.hasPlays ? (flaggedKick(question, sheet) ?? startAt(question, sheet)) : null;
}

function isFlagged({ description }: Play): boolean {
  return /PENALTY|out of bounds|short of landing zone/i.test(description);
}

function flaggedKick({ text, teams, players, period, concepts }: Question, sheet: GameSheet): Sentence[] | null {
  if (!OF_KICKOFF.test(text) || NOT_IT.test(text)) return null;
  const [player] = players;
  const kicks = sheet.read.plays.filter(
    (play) =>
      play.type === "Kickoff" &&
      (period === null || isWithin(period, play)) &&
      (player === undefined || player.position !== "K" || play.team === player.team) &&
      (teams.length !== 1 || play.team === teams[0]),
  );
  const flagged = FLAGGED.test(text) ? kicks.filter(isFlagged) : [];
  const all = flagged.length > 0 ? flagged : kicks;
  const chosen = concepts.has("last") ? all.slice(-1) : concepts.has("first") ? all.slice(0, 1) : all;
  return chosen.length === 0 || chosen.length > MOST ? null : chosen.flatMap((play) => asTold(play, sheet));
}

function asTold(play: Play, sheet: GameSheet): Sentence[] {
  return isFlagged(play) ? [sheet.told(play), sheet.asWritten(play)] : [sheet.told(play)];
}

/** `why did they start at their own 40`: the drives that began there, each with the play before it. */
function startAt({ text, teams, players, period, concepts }: Question, sheet: GameSheet): Sentence[] | null {
  if (players.length > 0) return null;
  const [found, yard] = START_AT.exec(text) ?? [];
  if (found === undefined || yard === undefined || teams.length > 1 || NOT_A_START.test(text)) return null;
  const all = sheet.index
    .ofKind("drive")
    .filter(
      (drive) =>
        (teams.length === 0 || drive.team === teams[0]) &&
        (period === null || isAt(period, drive.at)) &&
        new RegExp(String.raw` ${yard}$`).test(sheet.startOf(drive) ?? ""),
    );
  const chosen = concepts.has("last") ? all.slice(-1) : all;
  if (chosen.length === 0 || chosen.length > MOST) return null;
  return chosen.flatMap((drive) => {
    const before = beforeDrive(drive, sheet);
    const ids = new Set(
      before.flatMap(({ receipts }) => receipts.flatMap((one) => (one.kind === "play" ? [one.playId] : []))),
    );
    const flagged = sheet.read.plays.filter((play) => ids.has(play.playId) && isFlagged(play));
    return [...before, ...flagged.map((play) => sheet.asWritten(play)), sheet.event(drive)];
  });
}
