import type { Play } from "../../../game/play.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

const FORCED = new RegExp(
  String.raw`^(?:so |and )?(?:${alternatives`
      who | which (?:defenders?|players?) | did (?:any(?:one|body)|somebody|the \w+)
    `}) (?:all |else )?(?:forced?|caused?|punch(?:ed)? out|stripp?(?:ed)?) (?:a |an |any |the |some )?(?:fumbles?|ball)\b(?: for (?:the )?\w+| (?:in|during) .*)?$`,
);
const MOST = 5;

/** `who forced a fumble`: each that somebody forced, lost or not; a ball that was only dropped is none. Null where something else is asked. */
export function answerForced({ text, players, teams, period, asks }: Question, sheet: GameSheet): Sentence[] | null {
  if (!FORCED.test(text) || players.length > 0 || teams.length > 1 || !sheet.hasPlays) return null;
  const [team] = teams;
  const forced = sheet.read.plays.filter(
    (play) =>
      (period === null || isWithin(period, play)) &&
      play.credits.some((credit) => credit.stat === "forcedFumbles" && (team === undefined || credit.team === team)),
  );
  if (forced.length > MOST) return null;
  const when = period === null ? "" : ` ${period.words}`;
  const who = team === undefined ? "Nobody" : `Nobody of the ${sheet.nick(team)}`;
  if (forced.length === 0) {
    const lost = sheet.index
      .ofKind("turnover")
      .filter(({ marks, at }) => marks.includes("fumble") && (period === null || isAt(period, at)));
    return withOpening(asks === "yesNo" ? false : null, [
      sheet.say(`${who} forced a fumble${when}.`, sheet.index.byId("result")),
      ...(team === undefined ? lost : lost.filter((fact) => fact.team === team)).map((fact) => sheet.event(fact)),
    ]);
  }
  const told = forced.map((play) => forcedOn(play, sheet));
  return withOpening(asks === "yesNo" ? true : null, told);
}

/** A ball that was lost is a fact; of any other the play tells who forced it. */
function forcedOn(play: Play, sheet: GameSheet): Sentence {
  const lost = sheet.index
    .onPlay(play.playId)
    .find(({ kind, roles }) => kind === "turnover" && roles.forcedBy !== undefined);
  return lost === undefined ? sheet.told(play) : sheet.event(lost);
}
