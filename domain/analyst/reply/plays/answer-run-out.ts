import { driveWith } from "../sheet/drive-with.ts";
import { snapsTold } from "../sheet/drive-snaps.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

const RAN_OUT = new RegExp(
  alternatives`
    \b(?:${alternatives`
      r[au]n | running | kill\w* | milk\w* | bleed | bled | burn\w* | drain\w* | eat | ate | chew\w* | grind | ground | salt\w*
      melt\w* | sit on | sat on
    `}) (?:out |off |up |down |away )?(?:all (?:of )?)?(?:the )?(?:rest of the |last of the |remaining |game )?(?:clock|time|game|(?:last|final) \d+ \d\d)\b(?: out| off| away| down)?
    \bvictory formation\b | \bkneel(?:ed)? (?:it )?(?:out|down)\b
  `,
);
/** The other team had the ball to the end. */
const NO_MORE =
  /\b(?:never|didnt|did not|couldnt|could not) (?:even )?(?:get|got|see|saw|touch\w*|have|had) (?:the |that )?(?:ball|football|rock)(?: back)?(?: again)?\b/;
const OUT_OF_TIME = /\br[au]n(?:ning)? out of (?:time|clock)\b/;
const LATE = /\b(?:end|late|last|final|left|back|again|minutes?)\b/;

/** How the team that had the ball last ran out the clock: its last drive, snap by snap. Null where the game is not over, or something else is asked. */
export function answerRunOut({ text, teams, players, asks, period }: Question, sheet: GameSheet): Sentence[] | null {
  const short = OUT_OF_TIME.test(text) && players.length === 0 ? outOfTime(teams, asks, sheet) : null;
  if (short !== null) return short;
  const isRunOut = RAN_OUT.test(text) && (asks === "how" || asks === "why" || /\b(?:what|who)\b/.test(text));
  const isKept = NO_MORE.test(text) && LATE.test(text) && (asks === "how" || asks === "why" || /\bhow\b/.test(text));
  // Of two teams the other one is who it was run out on, or who scored before.
  if (!(isRunOut || isKept) || players.length > 0 || (teams.length > 1 && !isRunOut) || sheet.index.phase !== "over")
    return null;
  if (period !== null && !period.quarters.includes("4")) return null;
  const drive = sheet.read.drives.findLast(({ team, plays }) => team !== null && plays > 0);
  const [first] = drive?.rows.filter(({ down }) => down > 0) ?? [];
  if (drive === undefined || first === undefined) return null;
  // Of a team that did not have it last there is no such drive.
  if (isRunOut && teams.length > 0 && !teams.some((team) => team === drive.team)) return null;
  // A team that is behind has no clock to run out.
  if (isRunOut && drive.team !== sheet.index.byId("result")?.team) return null;
  const fact = driveWith(first, sheet);
  const told = snapsTold(drive.rows, sheet);
  if (told.length === 0) return null;
  return [...(fact === null ? [] : [sheet.event(fact)]), ...told, ...sheet.sentences(sheet.index.byId("result"))];
}

/** Whether a team had the ball when the time of the game was gone: its last drive. */
function outOfTime([team, other]: readonly string[], asks: Question["asks"], sheet: GameSheet): Sentence[] | null {
  if (team === undefined || other !== undefined || sheet.index.phase !== "over") return null;
  const drives = sheet.index.ofKind("drive");
  const last = drives.findLast((drive) => drive.team === team);
  if (last === undefined) return null;
  const isSo = last === drives.at(-1) && last.marks.includes("ranOut");
  return [
    ...withOpening(asks === "yesNo" ? isSo : null, [sheet.event(last)]),
    ...sheet.sentences(sheet.index.byId("result")),
  ];
}
