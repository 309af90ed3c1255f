import { tellDriveEnds } from "../plays/answer-drive-ends.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { scoresOf } from "./answer-points.ts";
import { reasonsOf } from "./reasons-of.ts";

const FEW =
  /\b(?:only|just|nt|not(?! bad)|never|cant|could ?nt|so(?! (?:much|many|easily|well|good))|suck\w*|stink|stunk|stall\w*|struggl\w*|bad|awful|terrible)\b/;
const OF_OFFENSE = /\b(?:score\w*|points?|pts|offense|bad|low|struggl\w*|move the ball|get anything going)\b/;
/** What is left of a question when it asks for nothing but why so little was scored. */
const WORDS: ReadonlySet<string> = new Set(
  "why how did only score points fantasy yards offense total team not".split(" "),
);
const LOOSE =
  /^(?:bad|badly|awful|terrible|trash|quiet|low|suck\w*|stink|stunk|stall\w*|struggl\w*|anything|going|move|put|up|look|so|ball)$/;
/** Tries on fourth down of which a missed one cost a drive. */
const LEAST_TRIES = 2;

/** `why did Denver only score 10`, `why was their offense so bad`: how a team's drives ended, its red zone and fourth downs, and what else went against it. Null where something else is asked. */
export function whySoFew(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, asks, teams, players, period, at, nth, concepts, unknown } = question;
  const [team, other] = teams;
  // `how did they get their only points` asks for those.
  const isHow = /\bhow (?:did|do|come|could)\b.*\b(?:only|just|not) (?:scored?|get|got|have|had|put up|\d)/.test(text);
  const isWhy = asks === "why" || isHow;
  if (!isWhy || team === undefined || other !== undefined || players.length > 0 || !sheet.hasPlays) return null;
  if (period !== null || at !== null || nth !== null || sheet.index.phase !== "over") return null;
  if (!FEW.test(text) || !OF_OFFENSE.test(text)) return null;
  if ([...concepts].some((concept) => !WORDS.has(concept)) || !unknown.every((word) => LOOSE.test(word))) return null;
  const { index } = sheet;
  const red = index.teamRow(team, "redZone");
  const fourth = index.teamRow(team, "fourthDowns");
  const { made = 0, of = 0 } = fourth?.values ?? {};
  return [
    ...(scoresOf(team, sheet) ?? sheet.sentences(index.byId("result"))),
    ...tellDriveEnds([team], null, sheet),
    ...((red?.values.of ?? 0) > (red?.values.made ?? 0) ? sheet.sentences(red) : []),
    ...(of >= LEAST_TRIES && made * 2 < of ? sheet.sentences(fourth) : []),
    ...reasonsOf(team, sheet),
  ];
}
