import type { Play } from "../../../game/play.ts";
import { downTries } from "../../../fold/team-comparison.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { situationOf } from "./tell-likely.ts";

const DOWN = /\b(third|3rd|fourth|4th)(?: and \w+)? ?(?:downs?|conversions?|tries|try)\b/;
const MADE =
  /\b(?:conver\w+|pick(?:ed|s)? (?:it |one |them )?up|mov(?:e|ed) the chains|ma[dk]e|successful|worked|got it)\b/;
const FAILED =
  /\bon downs\b|\b(?:4th|fourth)(?: downs?)?\b.*\b(?:fail\w*|stopp?\w*|stuff\w*|short|did ?nt (?:work|get)|not (?:work|get)|blew|miss\w*)\b|\b(?:fail\w*|stopp?\w*|stuff\w*)\b.*\b(?:4th|fourth)\b/;
/** More than whether, or how many. */
const DETAIL =
  /\b(?:who|where|why|which|list|when|describe|what (?:play|plays|happened|did they|did \w+ call))\b|\bhow(?! (?:many|much|often|long|did (?:they|the \w+|\w+) do)\b)/;
/** The other team's downs are meant by who stops them. */
const BY_DEFENSE =
  /\b(?:stop|stopped|stuff|stuffed|force|forced|held|hold|deny|denied) (?:the )?\w+(?: \w+)? (?:on|to)\b/;
/** Of one snap that is described, and of a drive, there are other answers. */
const OTHER =
  /\b(?:drives?|possession|series|red zone|most|longest|percent\w*|rate|first|last|instead|before|after|\d+ (?:yards?|left)|(?:3rd|4th|third|fourth) and)\b/;
const MOST = 6;

/**
 * `where was Dallas stopped on downs, and how`, `did they convert a fourth down, who caught it`: the third or fourth downs that were made, or the fourth downs that
 * failed, play by play with their spot. Null where only their number is asked for, and where there are more than anybody reads.
 */
export function answerDowns(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, at, moment } = question;
  if (!sheet.hasPlays || players.length > 0 || teams.length > 1 || at !== null || moment !== null) return null;
  if (!DETAIL.test(text) || OTHER.test(text) || (GO.test(text) && !/\bwhich\b|\blist\b/.test(text))) return null;
  if (/\bwhich\b.*\bwhich\b/.test(text)) {
    const both = [made, failed].flatMap((one) => one(question, sheet) ?? []);
    return both.length === 0 ? null : both;
  }
  if (FAILED.test(text) && !/\b(?:3rd|third)\b/.test(text)) return failed(question, sheet);
  return made(question, sheet);
}

/** Why they went for it is asked of one snap. */
const GO = /\b(?:go|went|going) for it\b/;

/** The third or fourth downs that a team made, or either team where none is named. */
function made(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, period, nth, asks } = question;
  const [, word] = DOWN.exec(text) ?? [];
  if (word === undefined || !(MADE.test(text) || GO.test(text))) return null;
  const down = /^[3t]/.test(word) ? 3 : 4;
  if (nth !== null && nth !== down) return null;
  const of = teams.length === 0 ? sheet.teams : teams;
  const tries = of.flatMap((team) => downTries(sheet.read.plays, team, down));
  const plays = tries
    .filter(({ gained, play }) => gained === true && (period === null || isWithin(period, play)))
    .map(({ play }) => play)
    .toSorted((a, b) => a.sequence - b.sequence);
  if (plays.length > MOST || (plays.length === 0 && asks !== "yesNo")) return null;
  const rows = of.map((team) => sheet.index.teamRow(team, down === 3 ? "thirdDowns" : "fourthDowns"));
  const opening = asks === "yesNo" ? plays.length > 0 : null;
  return withOpening(opening, [
    ...(period === null ? sheet.sentences(...rows) : []),
    ...plays.flatMap((play) => placed(play, sheet)),
  ]);
}

function placed(play: Play, sheet: GameSheet): Sentence[] {
  return [sheet.told(play), ...situationOf(play, sheet)];
}

/** The fourth downs that failed, of the team that tried them or of the one that stopped them. */
function failed({ text, teams: [team], period }: Question, sheet: GameSheet): Sentence[] | null {
  const isDefense = BY_DEFENSE.test(text);
  const stops = sheet.index
    .ofKind("stop")
    .filter(
      (fact) =>
        (team === undefined || (fact.team === team) === isDefense) && (period === null || isAt(period, fact.at)),
    );
  if (stops.length === 0 || stops.length > MOST / 2) return null;
  return stops.flatMap((stop) => {
    const play = sheet.read.plays.find(({ playId }) => playId === stop.at?.playId);
    return [sheet.event(stop), ...(play === undefined ? [] : placed(play, sheet))];
  });
}
