import { counted } from "../../../facts/wording/number-words.ts";
import type { Play, QuarterName } from "../../../game/play.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt } from "../sheet/is-within.ts";
import { aboutDrive, driveWith } from "../sheet/drive-with.ts";
import { lastSnaps } from "../plays/tell-likely.ts";
import { isKneltOut } from "../sheet/meant-drive.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { Question } from "../question/question.ts";
import { QUARTERS } from "../question/when-asked.ts";

const PART = String.raw`(?:the )?(?:(?:(first|1st|second|2nd) )?half|(first|1st|second|2nd|third|3rd|fourth|4th) (?:quarter|qtr|q)|q([1-4])|(regulation|overtime|ot))`;
const HOW = new RegExp(
  String.raw`\bhow (?:(?:did|does) (?:${PART} (?:end|finish|close|wrap)|(?:\w+ ){1,3}(?:end|finish|close|wrap)(?: out| up)? ${PART})|${PART} (?:ended|finished|closed))(?: up| out)?$`,
);
const LAST_PLAY = new RegExp(
  String.raw`^(?:so |and )*(?:(?:what|whats|how) (?:was|is|were|happened on|happened with|did (?:they|the \w+) do on) )?(?:the )?(?:very )?(?:last|final) (?:play|snap) (?:of|in|before|to end) ${PART}$`,
);
/** `how did Detroit get points w only 20 secs before half` */
const SCORED_LATE =
  /\bhow (?:did|do) (?:\w+ ){1,3}?(?:score|(?:get|put up|come away with|end up with) (?:\w+ )?(?:points|pts|td|touchdown|fg|field goal|score))\b/;
const BEFORE_HALF =
  /\bend of (?:the )?(?:(?:1st|first) )?half\b|\b(?:before|until|till|to|left in|end|ending) (?:the |that )?(?:(?:1st|first) )?(?:half|halftime|break)\b/;
const SO_LATE = /\b(?:time|clock|seconds?|secs?|end|right|just|late|minute)\b/;
/** What was left then; else the last two minutes, in seconds. */
const SECONDS_LEFT = /\b(\d{1,2}) (?:seconds?|secs?)\b/;
const LATE = 120;

/** The drive on which a team scored right before the half, with its last snaps, or that it did not. */
function scoredLate(
  { text, teams: [team, other], players }: Pick<Question, "text" | "teams" | "players">,
  sheet: GameSheet,
): Sentence[] | null {
  if (!SCORED_LATE.test(text) || !BEFORE_HALF.test(text) || !SO_LATE.test(text)) return null;
  if (team === undefined || other !== undefined || players.length > 0) return null;
  const most = Number(SECONDS_LEFT.exec(text)?.[1] ?? LATE);
  const score = sheet.index
    .ofKind("score")
    .findLast(({ at, ...fact }) => fact.team === team && at?.quarter === "2" && (at.clock ?? LATE) <= most);
  const playId = score?.at?.playId ?? null;
  const drive = playId === null ? null : driveWith({ playId }, sheet);
  const half = sheet.index.byId("break:2");
  if (score === undefined && half !== null) {
    const span = most === LATE ? "two minutes" : counted(most, "second");
    return [sheet.say(`The ${sheet.nick(team)} did not score in the last ${span} of the first half.`, half)];
  }
  if (score === undefined || drive === null) return null;
  return [sheet.event(score), sheet.event(drive), ...lastSnaps(drive, sheet)];
}

/** Of what came after the last score. */
const MOST_LATER = 3;

/** `how did the third quarter end`, `the last play of regulation`: the last score and drive of a part of the game, and its last play. Null where something else is asked. */
export function answerPartEnd({ text, teams, players }: Question, sheet: GameSheet): Sentence[] | null {
  const late = scoredLate({ text, teams, players }, sheet);
  if (late !== null) return late;
  const how = HOW.exec(text);
  const found = how ?? LAST_PLAY.exec(text);
  const [team, other] = teams;
  if (
    found === null ||
    other !== undefined ||
    players.length > 0 ||
    !sheet.hasPlays ||
    (how === null && team !== undefined)
  )
    return null;
  const quarter = lastQuarter(
    found.slice(1).find((part) => part !== undefined),
    found[0],
  );
  const last = sheet.read.plays.findLast((play) => play.quarterName === quarter && isPlayed(play));
  const isOver = sheet.index.phase === "over" || sheet.read.plays.at(-1)?.quarterName !== quarter;
  if (last === undefined || !isOver) return null;
  const standing = sheet.index.byId(`break:${quarter}`) ?? sheet.index.byId("result");
  if (team !== undefined) return lastDrives(team, quarter, sheet);
  const told = how === null ? [] : lastEvents(quarter, /half|regulation/.test(found[0]), sheet);
  const isTold = told.some(({ receipts }) => receipts.some((one) => one.kind === "play" && one.playId === last.playId));
  return [...told, ...(isTold ? [] : [sheet.told(last)]), ...sheet.sentences(standing)];
}

function lastQuarter(part: string | undefined, said: string): QuarterName {
  if (part === "overtime" || part === "ot") return "OT";
  if (part === "regulation") return "4";
  if (/\bhalf\b/.test(said)) return part === "second" || part === "2nd" ? "4" : "2";
  return QUARTERS[part ?? ""] ?? "4";
}

function isPlayed({ credits, type }: Play): boolean {
  return credits.length > 0 && type !== "Penalty" && type !== "ExtraPoint" && type !== "TwoPointConversion";
}

/** A team's last drive of a quarter or of the half that it ends, and one before it where that was of kneel-downs alone. */
function lastDrives(team: string, quarter: QuarterName, sheet: GameSheet): Sentence[] | null {
  const drives = sheet.index.ofKind("drive").filter((drive) => drive.team === team && drive.at?.quarter === quarter);
  const knelt = drives.slice(-1).filter((drive) => isKneltOut(drive, sheet));
  const told = drives.slice(-1 - knelt.length);
  return told.length === 0 ? null : told.flatMap((drive) => [sheet.event(drive), ...aboutDrive(drive, sheet)]);
}

/** The last score of a quarter, or of the half that it ends, with the lost balls and the missed kicks after it, and the drive that ended the half. */
function lastEvents(quarter: QuarterName, isOfHalf: boolean, sheet: GameSheet): Sentence[] {
  const { index } = sheet;
  const quarters: readonly QuarterName[] =
    isOfHalf && quarter !== "OT" ? [quarter === "2" ? "1" : "3", quarter] : [quarter];
  const period = { quarters, within: null, words: "" };
  const isIn = ({ at }: Parameters<typeof index.compareTime>[0]): boolean => isAt(period, at);
  const score = index.ofKind("score").findLast(isIn);
  const later = index
    .ofKind("turnover", "stop", "block", "miss")
    .filter((fact) => isIn(fact) && (score === undefined || index.compareTime(fact, score) > 0))
    .toSorted((a, b) => index.compareTime(a, b))
    .slice(-MOST_LATER);
  const drive = index.ofKind("drive").findLast(isIn);
  const events = [...(score === undefined ? [] : [score]), ...later];
  const rows = drive === undefined ? [] : rowsWith(drive.at, sheet);
  const isEnded = rows.length > 0 && rows.every((row) => quarters.includes(row.quarterName));
  const isTold = rows.some(({ playId }) => events.some(({ at }) => at?.playId === playId));
  return [...events, ...(drive === undefined || !isEnded || isTold ? [] : [drive])].map((fact) => sheet.event(fact));
}
