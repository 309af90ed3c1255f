import { QUARTER_NAMES } from "../../../game/play.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Asked } from "../talk/answer-parts.ts";
import { driveWith } from "../sheet/drive-with.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { leanOn } from "../question/lean-on.ts";
import { type Question, readQuestion } from "../question/question.ts";

const ON_DRIVE =
  /\b(?:on|during|in|for) (?:the|their|that|his|its|[\w.']+) (?:very )?(last|final|first|opening|second|game[- ]?winning|winning|go[- ]?ahead|deciding) (?:drive|possession|series)\b(?! of (?:the )?(?:\w+ )?(?:half|quarter)| in the)(?: of the game)?/i;
/** Of a drive itself its length, time and end are told. */
const FIGURES =
  "firstDown thirdDown fourthDown catch carry target completion attempt pass rush receive penalty incomplete sack getSacked stats yards total touches gain list compare";
const OF_PLAYS: ReadonlySet<string> = new Set(
  "firstDown thirdDown fourthDown catch carry target completion attempt incomplete sack getSacked stats touches".split(
    " ",
  ),
);

/** `how many first downs did they get on the last drive`: figures of the plays of one drive. Null where no such drive, or only the drive itself, is asked about. */
export function answerOnDrive(text: string, { book, before, sheet, answer }: Asked): Sentence[] | null {
  const [said, which = ""] = ON_DRIVE.exec(text) ?? [];
  if (said === undefined || !sheet.hasPlays) return null;
  const question = leanOn(readQuestion(text.replace(said, " "), book), before);
  if (question === null || question.unknown.length > 0 || question.period !== null || question.at !== null) return null;
  const { concepts, players, asks } = question;
  const isOfPlays = players.length > 0 ? concepts.size > 0 : [...concepts].some((one) => OF_PLAYS.has(one));
  if (!isOfPlays || !isOnly(concepts, FIGURES) || asks === "why" || asks === "when") return null;
  const [own, other] = readQuestion(said, book).teams;
  const team = own !== undefined && other === undefined ? own : teamOf(question);
  const drive = team === null ? null : driveOf(which.toLowerCase(), team, sheet);
  const rows = rowsWith(drive?.at, sheet);
  if (drive === null || rows.length === 0) return null;
  const period = {
    quarters: QUARTER_NAMES,
    within: null,
    words: `on ${/^(?:game|win|go|dec)/.test(which) ? "the winning" : `their ${which.toLowerCase()}`} drive`,
    plays: new Set(rows.map(({ playId }) => playId)),
  };
  const found = answer({ ...question, period }, sheet);
  return found === null ? null : [...found, sheet.event(drive)];
}

function teamOf({ teams, players }: Question): string | null {
  const [team, other] = teams.length > 0 ? teams : [...new Set(players.map((player) => player.team))];
  return other === undefined ? (team ?? null) : null;
}

function driveOf(which: string, team: string, sheet: GameSheet): Fact | null {
  if (/^(?:game|win|go|dec)/.test(which)) {
    const won = sheet.index.ofKind("deciding").find(({ marks }) => !marks.includes("sealed"));
    const playId = won?.at?.playId ?? null;
    const drive = playId === null ? null : driveWith({ playId }, sheet);
    return drive?.team === team ? drive : null;
  }
  const own = sheet.index.ofKind("drive").filter((drive) => drive.team === team);
  return (which === "first" || which === "opening" ? own[0] : which === "second" ? own[1] : own.at(-1)) ?? null;
}
