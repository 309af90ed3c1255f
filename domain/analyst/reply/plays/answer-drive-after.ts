import type { Fact } from "../../../facts/fact.ts";
import type { Play } from "../../../game/play.ts";
import type { Asked } from "../talk/answer-parts.ts";
import { eventPlays, nextDrive, toldEvent } from "./answer-after.ts";
import { longestOf, placeOf } from "./answer-came-of.ts";
import { aboutDrive, driveWith } from "../sheet/drive-with.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { partsOf } from "../question/question-parts.ts";
import { namesOtherTeam } from "../question/names-other-team.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

const ENDS = String.raw`(?=\s*[,.?!;]|\s+(?:took|ate|chew\w*|burn\w*|lasted|was|were|went|how|did|what|that|where|when|and)\b|\s*$)`;
/** The drive, then the event that it came after. */
const DRIVE_AFTER = new RegExp(
  String.raw`\b(?:drive|possession|series|march|how far (?:did|d) (?:the )?\w+(?: \w+)? (?:go|get|drive|march))\b[^.?!]{0,40}?\b(?:after|following|off(?: of)?) (?:the |that |his |their )?(.+?)${ENDS}`,
  "i",
);
/** The event, then how far they went after it. */
const AFTER_IT =
  /^(?:so |and |ok )*(?:after|following|off(?: of)?) (?:the |that |his |their )?(.+?)[, ]+(?=how (?:far|long|many (?:plays|snaps|yards|yds)|much (?:clock|time)) (?:did|was|were|of)\b)/i;
/** The drive, then the event that it had or came to. */
const DRIVE_ON =
  /\b(?:drive|possession|series|march) (?:(?:on|for|of|behind|with) |(?:(?:that|which) )?(?:end(?:ed|ing)?|finish(?:ed|ing)?|capped(?: off)?|resulted|led|leading) (?:with|in|on|by|to) |(?:that|which) set up |(?:that|where|when|on which) (?=(?:\w+ ){1,2}(?:scored|threw|caught|ran)\b))(?:the |that |his |their )?(.+?)(?: on)?[\s?.!]*$/i;
/** `what did they do on the drive right before that bomb` */
const DRIVE_NEXT_TO = new RegExp(
  String.raw`\b(?:${alternatives`
      what (?:did|happened|went) | how did | did (?:the )?\w+ (?:even )?(?:score|get)
    `})\b.*?\b(?:drive|possession|series) (?:right |just |immediately |directly )?(before|prior to|ahead of|leading up to|after|following) (?:the |that |his |their )?(.+?)[\s?.!]*$`,
  "i",
);
const SCORED = /^did\b.*\b(?:score|get (?:any )?points)\b/;
/** How long it was, in any of its measures. */
const MEASURE =
  /\bhow (?:far|long|many (?:plays|snaps|yards|yds|minutes|mins))\b|\bhow much (?:of the )?(?:clock|time)\b|\btime (?:did|off)\b/i;
/** What is told with it. */
const WITH_IT =
  /\b(?:how did (?:it|that|they) (?:end|finish|go)|did (?:they|it|that) (?:score|end)|what (?:happened|came of)|who scored)\b/i;

/** `the Bills' drive after the Rapp pick, how far did they go and how much clock`, `how long was the drive on the Jacobs touchdown`: its yards, plays, time and end. Null where something else is asked, or no single event is named. */
export function answerDriveAfter(text: string, asked: Asked): Sentence[] | null {
  const { book, sheet } = asked;
  const beside = driveBeside(text, asked);
  if (beside !== null) return beside;
  const after = DRIVE_AFTER.exec(text) ?? AFTER_IT.exec(text);
  const found = after ?? DRIVE_ON.exec(text);
  const [, event = ""] = found ?? [];
  if (found === null || !MEASURE.test(text) || !sheet.hasPlays) return null;
  const asking = partsOf(text).filter((part) => readQuestion(part, book).asks !== "other");
  if (!asking.every((part) => MEASURE.test(part) || WITH_IT.test(part))) return null;
  const rest = readQuestion(text.replace(event, " "), book);
  const [play, other] =
    after === null ? playsOn(event, rest, asked) : eventPlays({ ...readQuestion(event, book), asks: "other" }, sheet);
  if (play === undefined || other !== undefined) return null;
  if (after === null) {
    const own = driveWith(play, sheet);
    sheet.begin();
    return own === null ? null : [sheet.event(own), ...aboutDrive(own, sheet)];
  }
  const { teams } = rest;
  if (namesOtherTeam(rest)) return null;
  const course = nextDrive(play, teams.length === 1 ? teams : [], sheet);
  const drive = driveOf(course, sheet);
  sheet.begin();
  return [toldEvent(play, sheet), ...(drive === null ? course : [sheet.event(drive), ...aboutDrive(drive, sheet)])];
}

/** The plays of an event: by the people that it names, or that the rest of the question names. */
function playsOn(event: string, { players, teams }: Question, { book, sheet }: Asked): readonly Play[] {
  const own = readQuestion(event, book);
  if (own.concepts.size === 0) return [];
  const isBare = own.players.length + own.teams.length === 0;
  return eventPlays({ ...own, asks: "other", ...(isBare ? { players, teams } : {}) }, sheet);
}

/** The drive that an answer opens with; null where nobody had the ball again. */
function driveOf([first]: readonly Sentence[], { index }: GameSheet): Fact | null {
  return first?.ids.map((id) => index.byId(id)).find((fact) => fact?.kind === "drive") ?? null;
}

const SCORES = ["touchdown", "fieldGoal"] as const;

/** Whether a drive brought the score that is named, or any where none is; null where that is not asked of a team. */
function hasScored(drive: Fact | null, { text, concepts, players }: Question): boolean | null {
  if (!SCORED.test(text) || players.length > 0) return null;
  const named = SCORES.filter((score) => concepts.has(score));
  return (named.length > 0 ? named : SCORES).some((score) => drive?.marks.includes(score) === true);
}

/** The drive that ended before a play's own began, or the one after it, of the team that is asked about. Null where no single play is named. */
function driveBeside(text: string, { book, sheet }: Asked): Sentence[] | null {
  const [whole = "", word = "", event = ""] = DRIVE_NEXT_TO.exec(text) ?? [];
  const read = longestOf({ ...readQuestion(event, book), asks: "other" }, event);
  const [play, other] = whole === "" ? [] : eventPlays(read, sheet);
  if (play === undefined || other !== undefined) return null;
  const rest = readQuestion(whole.replace(event, " "), book);
  const teams = rest.teams.length === 1 ? rest.teams : [];
  if (/^(?:after|following)$/i.test(word)) {
    const told = toldEvent(play, sheet);
    const next = nextDrive(play, teams, sheet);
    return [told, ...withOpening(hasScored(driveOf(next, sheet), rest), next)];
  }
  const own = driveWith(play, sheet);
  const drives = sheet.index.ofKind("drive").filter(({ team }) => teams.length === 0 || team === teams[0]);
  const start = placeOf(own?.at?.playId ?? play.playId, sheet);
  const before = drives.findLast((drive) => placeOf(drive.at?.playId, sheet) < start);
  if (before === undefined) return null;
  sheet.begin();
  const course = [sheet.event(before), ...aboutDrive(before, sheet)];
  return [toldEvent(play, sheet), ...withOpening(hasScored(before, rest), course)];
}
