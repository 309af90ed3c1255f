import type { Fact } from "../../../facts/fact.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { GameSheet } from "../sheet/game-sheet.ts";
import { driveWith } from "../sheet/drive-with.ts";
import { GOAL_LINE, NEAR_YARDS } from "../sheet/goal-line.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import { isKneltOut } from "../sheet/meant-drive.ts";
import type { Question } from "../question/question.ts";
import { QUARTERS } from "../question/when-asked.ts";
import { alternatives } from "../../../words/alternatives.ts";

const COURSE = new RegExp(
  alternatives`
    \bhow (?:did|d|does|do) (?:${alternatives`
      it | that | this | they | the \w+ | .*\b(?:drive|possession|series|trip|stand|chance|shot|hope|gasp)
    `}) (?:\w+ ){0,5}(?:go|end|finish|come (?:together|about)|die|died|happen|turn out|work out)\b
    \bwhat happened\b | \bwalk (?:me|us) through\b | \btell me about\b | \bbreak (?:it )?down\b | \bdescribe\b
    \b(?:play by play|snap by snap|step by step)\b | \bflags?\b | \bpenalt\w+\b
  `,
);
const BY_RESULT =
  /\b(first|last|final|opening) (td|touchdown|scoring|field goal|fg) (?:drive|possession|series|march)\b/;
const ANY_RESULT = /\b(?:td|touchdown|scoring) (?:drive|possession|series|march)\b/;
const LONG =
  /\b(?:endless|never ending|neverending|marathon|monster|eternal|so long|clock (?:eating|killing|chewing|burning)|took forever|ate (?:up )?the clock)\b/;
const OF_LONG =
  /\b(?:that|the|this|an?|one|their) (?:\w+ ){0,2}?long (?:\w+ ){0,2}?(?:drive|possession|series|march)\b/;
/** What is asked of one that is only called long. */
const ASKS_LONG =
  /\bwhat (?:was|is|about)\b|\bwhats\b|\bhow (?:long|far|many (?:plays|snaps|yards|yds|minutes))\b|^(?:that|the|this|their) (?:\w+ ){0,2}?long\b/;
const ACROSS =
  /\bfrom (?:the )?(1st|first|2nd|second|3rd|third) (?:quarter |q )?(?:in ?to|to|through) (?:the )?(2nd|second|3rd|third|4th|fourth)\b/;
const OF_DRIVE = /\b(?:drive|possession|series|march|trip|stand)\b/;
const STAND = /\bstand\b/;
const WINNING = /\b(?:winning|deciding) (?:drive|possession|series|march)\b/;
const OF_COURSE = /\b(?:where|when|start\w*|beg[aiu]n|how (?:far|long|did)|big(?:gest)? (?:play|gain)|key play)\b/;
/** So near, in yards, a series is one at the goal line. */
const AT_GOAL_LINE = 5;

const HAS_CHANCE =
  /\b(?:chance|shot) (?:to (?:win|tie|take the lead)|late|at the end)\b|\bhad (?:a|their|one last|one more) (?:chance|shot)\b/;
/** A chance that was the last one. */
const LAST_CHANCE = /\b(?:last|final) (?:real |good |best )?(?:chance|shot|hope|gasp|crack)\b/;

/** The drive of the score that won it; null where the game is not over, or one team alone is named and did not win. */
function winningDrive({ teams: [team, other] }: Question, sheet: GameSheet): Fact | null {
  const { index } = sheet;
  const won = index.ofKind("deciding").find(({ marks }) => !marks.includes("sealed"));
  if (index.phase !== "over" || won?.at?.playId === undefined || won.at.playId === null) return null;
  const drive = driveWith({ playId: won.at.playId }, sheet);
  return team === undefined || other !== undefined || drive?.team === team ? drive : null;
}

/** The one drive, or stand against one, that came to the goal line or the red zone; null where several did. */
function nearDrive({ text, teams: [team], period }: Question, sheet: GameSheet): Fact | null {
  const isRedZone = /\bred ?zone|\b(?:20|twenty)\b/.test(text);
  const near = sheet.read.plays.filter(
    ({ down, yardsToEndZone, team: own, ...play }) =>
      down > 0 &&
      yardsToEndZone !== null &&
      yardsToEndZone <= (isRedZone ? NEAR_YARDS : AT_GOAL_LINE) &&
      (period === null || isWithin(period, play)) &&
      (team === undefined || (own === team) !== STAND.test(text)),
  );
  const drives = new Set(near.map((play) => driveWith(play, sheet)).filter((drive) => drive !== null));
  const ended = STAND.test(text) ? [...drives].filter(({ marks }) => !marks.includes("touchdown")) : [...drives];
  const [only, other] = ended;
  return other === undefined ? (only ?? null) : null;
}

/** A team's last drive, by itself or as the chance that it was. */
const LAST = new RegExp(
  alternatives`
    \b(?:last|final) (?:real |good |best )?(?:drive|possession|series|chance|shot|hope|gasp|crack|march)\b
    \b(?:at|near|toward) the (?:very )?end\b(?! of (?:the |this )?(?:half|1st|2nd|3rd|first|second|third|quarter))
    \b(?:had|got) (?:it|the ball) late\b
  `,
);
/** It is one that came to nothing, and so no running out of the clock. */
const CHANCE =
  /\b(?:chance|shot|hope|gasp|crack|die|died|stall\w*|wrong|blow|blew|fail\w*|fall short|fell short|come up (?:short|empty)|could ?nt|could not|end|late|tds?|touchdown|scored?|won|winn\w+)\b/;
const START = /\bwhere\b|\bhow much time\b|\bwhen\b|\bfield position\b/;
const INSIDE = /\b(?:inside|to|at|past) (?:the |their )?(?:\w+ )?(\d{1,2})(?: yard line)?\b/;

/** The drive that a question tells by what it came to (`their last TD drive`), as a team's last one or by its length (`that endless drive from the 1st into the 2nd`), and asks the course of; null for any other. */
export function toldDrive(question: Question, sheet: GameSheet): Fact | null {
  const { text, teams, players, asks, period } = question;
  const { index } = sheet;
  if (WINNING.test(text) && OF_COURSE.test(text)) return winningDrive(question, sheet);
  if (
    !(OF_DRIVE.test(text) || HAS_CHANCE.test(text) || LAST_CHANCE.test(text)) ||
    players.length > 0 ||
    teams.length > 1
  )
    return null;
  const isLast =
    (LAST.test(text) || HAS_CHANCE.test(text)) && !BY_RESULT.test(text) && asks !== "yesNo" && asks !== "many";
  if (isLast && (CHANCE.test(text) ? COURSE.test(text) || asks === "why" : START.test(text)))
    return lastDrive(question, sheet);
  const isLong = LONG.test(text) || OF_LONG.test(text);
  if (!COURSE.test(text) && !(isLong && ASKS_LONG.test(text) && asks !== "yesNo")) return null;
  const [team] = teams;
  const drives = index.ofKind("drive").filter((fact) => team === undefined || fact.team === team);
  if (GOAL_LINE.test(text)) return nearDrive(question, sheet);
  const [, which, result] = BY_RESULT.exec(text) ?? [];
  if (which !== undefined && team !== undefined) {
    const scored = drives.filter(({ marks }) =>
      result === "scoring"
        ? marks.includes("touchdown") || marks.includes("fieldGoal")
        : marks.includes(result === "td" || result === "touchdown" ? "touchdown" : "fieldGoal"),
    );
    return scored.at(which === "last" || which === "final" ? -1 : 0) ?? null;
  }
  const [, from, to] = ACROSS.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const [first, second] = [QUARTERS[from], QUARTERS[to]];
    return drives.find(({ at, until }) => at?.quarter === first && until?.quarter === second) ?? null;
  }
  if (team !== undefined && period !== null && ANY_RESULT.test(text)) {
    const result = /\b(?:td|touchdown)\b/.test(text)
      ? ["touchdown" as const]
      : ["touchdown" as const, "fieldGoal" as const];
    const [only, other] = drives.filter(
      ({ at, marks }) => isAt(period, at) && result.some((mark) => marks.includes(mark)),
    );
    if (only !== undefined && other === undefined) return only;
  }
  if (!isLong) return null;
  // Of a quarter it is one that went on in it, wherever it began.
  const during = period === null ? drives : drives.filter(({ at, until }) => isAt(period, at) || isAt(period, until));
  // Of a game the one that took most time is remembered; of a quarter, which may hold a part of it only, the one with most plays.
  const figure = period === null ? "seconds" : "plays";
  const longest = Math.max(...during.map(({ values }) => values[figure] ?? 0));
  return during.find(({ values }) => values[figure] === longest) ?? null;
}

/** A team's last drive, without what only ran out the clock; of several late ones the one that came as near as is said. */
function lastDrive({ text, teams: [team], period }: Question, sheet: GameSheet): Fact | null {
  if (team === undefined || (period !== null && !period.quarters.includes("4"))) return null;
  const [, inside] = INSIDE.exec(text) ?? [];
  const drives = sheet.index.ofKind("drive").filter((fact) => {
    const snaps = rowsWith(fact.at, sheet).filter(({ down }) => down > 0);
    const nearest = Math.min(...snaps.map(({ yardsToEndZone }) => yardsToEndZone ?? Infinity));
    return fact.team === team && !isKneltOut(fact, sheet) && (inside === undefined || nearest <= Number(inside));
  });
  const last = drives.at(-1);
  return last?.at?.quarter === "4" || last?.at?.quarter === "OT" ? last : null;
}
