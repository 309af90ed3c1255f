import type { Asked } from "../talk/answer-parts.ts";
import { eventPlays, nextDrive, toldEvent } from "./answer-after.ts";
import { aboutDrive } from "../sheet/drive-with.ts";
import type { Sentence } from "../sheet/game-sheet.ts";
import { partsOf } from "../question/question-parts.ts";
import { namesOtherTeam } from "../question/names-other-team.ts";
import { readQuestion } from "../question/question.ts";

const ENDS = String.raw`(?=\s*[,.?!;]|\s+(?:took|ate|chew\w*|burn\w*|lasted|was|were|went|how|did|what|that|where|when|and)\b|\s*$)`;
/** The drive, then the event that it came after. */
const DRIVE_AFTER = new RegExp(
  String.raw`\b(?:drive|possession|series|march|how far (?:did|d) (?:the )?\w+(?: \w+)? (?:go|get|drive|march))\b[^.?!]{0,40}?\b(?:after|following|off(?: of)?) (?:the |that |his |their )?(.+?)${ENDS}`,
  "i",
);
/** The event, then how far they went after it. */
const AFTER_IT =
  /^(?:so |and |ok )*(?:after|following|off(?: of)?) (?:the |that |his |their )?(.+?)[, ]+(?=how (?:far|long|many (?:plays|snaps|yards|yds)|much (?:clock|time)) (?:did|was|were|of)\b)/i;
/** How long it was, in any of its measures. */
const MEASURE =
  /\bhow (?:far|long|many (?:plays|snaps|yards|yds|minutes|mins))\b|\bhow much (?:of the )?(?:clock|time)\b|\btime (?:did|off)\b/i;
/** What is told with it. */
const WITH_IT =
  /\b(?:how did (?:it|that|they) (?:end|finish|go)|did (?:they|it|that) (?:score|end)|what (?:happened|came of)|who scored)\b/i;

/** `the Bills' drive after the Rapp pick, how far did they go and how much clock`: its yards, plays, time and end. Null where something else is asked, or no single event is named. */
export function answerDriveAfter(text: string, { book, sheet }: Asked): Sentence[] | null {
  const found = DRIVE_AFTER.exec(text) ?? AFTER_IT.exec(text);
  const [, event = ""] = found ?? [];
  if (found === null || !MEASURE.test(text) || !sheet.hasPlays) return null;
  const asking = partsOf(text).filter((part) => readQuestion(part, book).asks !== "other");
  if (!asking.every((part) => MEASURE.test(part) || WITH_IT.test(part))) return null;
  const [play, other] = eventPlays({ ...readQuestion(event, book), asks: "other" }, sheet);
  if (play === undefined || other !== undefined) return null;
  const rest = readQuestion(text.replace(event, " "), book);
  const { teams } = rest;
  if (namesOtherTeam(rest)) return null;
  const course = nextDrive(play, teams.length === 1 ? teams : [], sheet);
  const drive = course[0]?.ids.map((id) => sheet.index.byId(id)).find((fact) => fact?.kind === "drive");
  sheet.begin();
  return [
    toldEvent(play, sheet),
    ...(drive === undefined || drive === null ? course : [sheet.event(drive), ...aboutDrive(drive, sheet)]),
  ];
}
