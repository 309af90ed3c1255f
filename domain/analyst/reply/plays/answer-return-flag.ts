import type { Play } from "../../../game/play.ts";
import { canonicalTeamCode } from "../../../game/team-code.ts";
import { type LeaguePenalty, leaguePenalties } from "../../../plays/penalties.ts";
import { finalAccount, returnYardsFromText } from "../../../plays/play-text.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { nextDrive } from "./answer-after.ts";
import { flagWords } from "./answer-flags.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { nameInText } from "../sheet/is-flagged.ts";
import { isWithin } from "../sheet/is-within.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const RETURN =
  /\breturn\w*|\bhous(?:ed|es|ing)\b|\b(?:to the house|house call)\b|\b(?:took|take|taken|ran|run|brought) (?:it|one|that|that one|the (?:\w+ )?(?:kick|kickoff|punt)) (?:back|all the way|the whole way)\b/;
/** Something took it away, and who or what did is asked. */
const SPOILED = new RegExp(
  alternatives`
    \b(?:called|brought|taken|came|come|coming) (?:all the way )?back\b
    \b(?:wiped|nullif\w+|negat\w+|flag\w*|penalt\w+|penali[sz]ed|laundry|holding|block in the back)\b
    \b(?:not|nt|did it|never) (?:\w+ ){0,3}count\b | \bcount(?:ed)?\b
    \bwho (?:\w+ ){0,2}?(?:ruin\w*|wreck\w*|spoil\w*|screw\w*|blew|mess\w*|kill\w*|cost|eras\w+|held|clipped)\b
  `,
);
/** Of figures something else is asked. */
const COUNTED = /\bhow many\b|\b(?:average|total|longest|most)\b/;
const LONG = /\b(?:whole|all the way|hous\w+|house|long|big|huge|monster|crazy)\b/;
const CAME_OF = /\b(?:scor\w+|points?|pts|td|touchdown|drive|c[ao]me of|then|after|next|with it|anything)\b/;
const SCORED = /\bdid (?:they|the \w+|\w+) (?:\w+ ){0,2}?(?:scor\w+|get (?:any )?points|get anything)\b/;

/** More of them are no answer to read. */
const MOST_TOLD = 3;

interface Flagged {
  play: Play;
  /** Whose return it was. */
  team: string;
  flags: readonly LeaguePenalty[];
  yards: number;
}

/**
 * `Deebo housed the kickoff and they start at the 21, who ruined it`: a return of a kick that its own team's flag moved back or wiped out, who was flagged,
 * and what came of the drive where that is asked. Null where there is none, or many may be meant.
 */
export function answerReturnFlag(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, asks } = question;
  if (!RETURN.test(text) || !SPOILED.test(text) || COUNTED.test(text) || asks === "many" || !sheet.hasPlays)
    return null;
  // A touchdown of nobody who is named is one that a flag took back.
  const isScore = question.players.length === 0 && /\b(?:tds?|touchdowns?)\b/.test(text);
  const found = flaggedReturns(question, sheet).filter(
    ({ play: { description } }) => !isScore || /TOUCHDOWN/.test(description),
  );
  const most = Math.max(...found.map(({ yards }) => yards));
  const meant = LONG.test(text) ? found.filter(({ yards }) => yards === most) : found;
  if (meant.length === 0 || meant.length > MOST_TOLD) return null;
  const [only, other] = meant;
  const isOne = only !== undefined && other === undefined;
  return [
    ...meant.flatMap((one) => toldReturn(one, sheet)),
    ...(isOne && CAME_OF.test(text) ? driveAfter(only, SCORED.test(text), sheet) : []),
  ];
}

/** What the drive came to that began where the flag put it; with a yes or no where it is asked whether they scored. */
function driveAfter({ play, team }: Flagged, isYesNo: boolean, sheet: GameSheet): Sentence[] {
  const drive = nextDrive(play, [team], sheet);
  const hasScored = drive.some(({ ids }) =>
    ids.some((id) => sheet.index.byId(id)?.kind === "score" && sheet.index.byId(id)?.team === team),
  );
  return isYesNo ? withOpening(hasScored, drive) : drive;
}

/** What did not stand, as it is written, and who was flagged. */
function toldReturn({ play, team, flags }: Flagged, sheet: GameSheet): Sentence[] {
  const opening = /TOUCHDOWN NULLIFIED/.test(play.description)
    ? "That touchdown did not stand:"
    : /No Play/.test(play.description)
      ? "That play did not stand:"
      : "A flag moved the ball, and the rest of it stood:";
  const who = listWords(flags.map((flag) => flagWords(flag, team, sheet)));
  return [
    sheet.say(opening, null),
    sheet.asWritten(play),
    { text: `${capitalized(who)} drew the flag.`, ids: [], receipts: [{ kind: "play", playId: play.playId }] },
  ];
}

/** Returns of kicks with an enforced penalty on the team that had the ball, of those who are named. */
function flaggedReturns({ players, teams, period }: Question, sheet: GameSheet): Flagged[] {
  return sheet.read.plays.flatMap((play) => {
    const { opponent: team, description } = play;
    const account = finalAccount(description);
    const yards = /\b(?:kicks|punts) (?:onside )?-?\d+ yards?\b/.test(account) ? returnYardsFromText(account) : null;
    if (team === null || yards === null || (period !== null && !isWithin(period, play))) return [];
    const flags = leaguePenalties(account).filter(
      ({ code, outcome }) => outcome === "enforced" && canonicalTeamCode(code) === team,
    );
    const isTheirs = teams.length !== 1 || teams[0] === team;
    const isHis = players.length === 0 || players.some((player) => nameInText(player).test(account));
    return flags.length > 0 && isTheirs && isHis ? [{ play, team, flags, yards }] : [];
  });
}
