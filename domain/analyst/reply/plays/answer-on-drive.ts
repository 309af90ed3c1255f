import { QUARTER_NAMES } from "../../../game/play.ts";
import { possessive } from "../../../words/possessive.ts";
import type { Asked } from "../talk/answer-parts.ts";
import { meantDrive } from "../sheet/meant-drive.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { answerAllOf, asksPerfect } from "../figures/answer-all-of.ts";
import { leanOn } from "../question/lean-on.ts";
import { readQuestion } from "../question/question.ts";

const ON_DRIVE =
  /\b(?:on|during|in|for) (?:the )?[\w.']+ (?:very )?(last|final|first|opening|second|game[- ]?winning|winning|go[- ]?ahead|deciding) (?:(td|touchdown) )?(?:drive|possession|series)\b(?! of (?:the )?(?:\w+ )?(?:half|quarter)| in the)(?: of the game)?/i;
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
  const [said, which = "", result] = ON_DRIVE.exec(text) ?? [];
  if (said === undefined || !sheet.hasPlays) return null;
  const question = leanOn(readQuestion(text.replace(said, " "), book), before);
  if (question === null || question.unknown.length > 0 || question.period !== null || question.at !== null) return null;
  const { concepts, players, asks } = question;
  const isOfPlays =
    players.length > 0 ? concepts.size > 0 || asksPerfect(question) : [...concepts].some((one) => OF_PLAYS.has(one));
  if (!isOfPlays || !isOnly(concepts, FIGURES) || asks === "why" || asks === "when") return null;
  const own = readQuestion(said, book);
  const named = own.teams.length > 0 ? own.teams : question.teams;
  const teams = named.length > 0 ? named : [...new Set(players.map(({ team }) => team))];
  const drive = teams.length === 1 ? meantDrive({ ...own, teams }, sheet) : null;
  const rows = rowsWith(drive?.at, sheet);
  if (drive === null || rows.length === 0) return null;
  const ordinal = /^(?:game|win|dec)/.test(which) ? "winning" : which.toLowerCase();
  const came = result === undefined ? "" : " touchdown";
  const asked = [...question.teams, ...players.map(({ team }) => team)];
  const isTheirs = asked.length > 0 && asked.every((team) => team === drive.team);
  const whose = isTheirs || drive.team === null ? "their" : `the ${possessive(sheet.nick(drive.team))}`;
  const period = {
    quarters: QUARTER_NAMES,
    within: null,
    words: `on ${whose} ${ordinal}${came} drive`,
    plays: new Set(rows.map(({ playId }) => playId)),
  };
  const found = answerAllOf({ ...question, period }, sheet) ?? answer({ ...question, period }, sheet);
  return found === null ? null : [...found, sheet.event(drive)];
}
