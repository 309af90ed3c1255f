import type { Play } from "../../../game/play.ts";
import { canonicalTeamCode } from "../../../game/team-code.ts";
import { isMarker } from "../../../game/is-marker.ts";
import { type LeaguePenalty, leaguePenalties } from "../../../plays/penalties.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { flagWords } from "./answer-flags.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { namesOtherTeam } from "../question/names-other-team.ts";
import type { Question } from "../question/question.ts";

/** The kicks that a flag can take back, by what fans and the play-by-play call them; the one that is named first is meant. */
const KICKS: readonly { words: RegExp; says: RegExp }[] = [
  { words: /\bpunt\w*/, says: /\bpunts -?\d+ yards?\b|\bpunt is BLOCKED\b/ },
  { words: /\b(?:field goals?|fgs?|yarders?)\b/, says: /\byard field goal\b/ },
  { words: /\b(?:extra points?|xps?|pats?)\b/, says: /\bextra point\b/ },
];
const ASKS = /\b(?:why|how|explain|confus\w+|what (?:happened|gives|was that|is|did)|wtf|wait)\b/;
/** After the kick the same team had another down. */
const AGAIN =
  /\b(?:then|but|yet|still|again|twice|another|back (?:out|on)|stay\w*|kept|keep|re ?kick\w*|re ?do|do ?over|first down|second (?:chance|try|crack)|(?:get|got|had|have|keep|kept) (?:it|the ball))\b/;
const NO_PLAY = /No Play/;
/** What may be done with a try after its kick is taken back. */
const FOR_TWO =
  /\b(?:two|2) ?(?:point\w*|pt\w*)\b|\b(?:go|goes|going|gone|went) for (?:the )?(?:two|2)\b|\btwo point\b/;
const OF_KICK = /\b(?:kick\w*|block\w*|flag\w*|penalt\w+|extra|pat|xp)\b/;

/** `they punted and then the field goal team comes out, why`, `how did they get two, that kick was blocked`: the one kick that a flag on the other team took back, who was flagged, and the next play. Null where none, or several, may be meant. */
export function answerKickedAgain(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, asks } = question;
  const isForTwo = FOR_TWO.test(text) && OF_KICK.test(text);
  if (
    !ASKS.test(text) ||
    !(AGAIN.test(text) || isForTwo) ||
    asks === "many" ||
    asks === "yesNo" ||
    !sheet.hasPlays ||
    namesOtherTeam(question)
  )
    return null;
  const [kick] = isForTwo
    ? KICKS.slice(-1)
    : KICKS.filter(({ words }) => words.test(text)).toSorted((a, b) => text.search(a.words) - text.search(b.words));
  if (kick === undefined) return null;
  const [found, other] = sheet.read.plays.flatMap((play) => takenBack(play, kick.says, question));
  if (found === undefined || other !== undefined) return null;
  const { play, flags, team } = found;
  const next = sheet.read.plays.slice(sheet.read.plays.indexOf(play) + 1).find((one) => !isMarker(one));
  if (isForTwo && next?.type !== "TwoPointConversion") return null;
  const who = listWords(flags.map((flag) => flagWords(flag, team, sheet)));
  return [
    sheet.told(play),
    {
      text: `The ${sheet.nick(team)} were flagged, so the kick did not stand: ${who}.`,
      ids: [],
      receipts: [{ kind: "play", playId: play.playId }],
    },
    ...(next === undefined ? [] : [sheet.told(next)]),
  ];
}

interface TakenBack {
  play: Play;
  flags: readonly LeaguePenalty[];
  /** Who was flagged. */
  team: string;
}

function takenBack(play: Play, says: RegExp, { teams, period }: Question): TakenBack[] {
  const { team, opponent, description } = play;
  if (team === null || opponent === null || !says.test(description) || !NO_PLAY.test(description)) return [];
  if ((teams.length === 1 && team !== teams[0]) || (period !== null && !isWithin(period, play))) return [];
  const flags = leaguePenalties(finalAccount(description)).filter(
    ({ code, outcome }) => outcome === "enforced" && canonicalTeamCode(code) === opponent,
  );
  return flags.length === 0 ? [] : [{ play, flags, team: opponent }];
}
