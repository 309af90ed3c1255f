import type { Fact } from "../../../facts/fact.ts";
import type { Play } from "../../../game/play.ts";
import type { Asked } from "../talk/answer-parts.ts";
import { eventPlays } from "./answer-after.ts";
import { endOf } from "../sheet/end-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { driveWith } from "../sheet/drive-with.ts";
import { leanOn } from "../question/lean-on.ts";
import { clausesOf } from "../question/question-parts.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Why nothing came of something, and how. */
const NOTHING =
  /\bnothing (?:ever |really )?(?:came|come|comes) (?:of|from|out of) (?:it|that)\b|\b(?:came|come|walked|left) (?:away|out of it|off) (?:with )?(?:nothing|zero|zilch|no points|empty)\b|\bcame (?:up|away) empty\b|\bgot (?:nothing|no points|zero) (?:out of|from|off) (?:it|that)\b/i;
/** Whether something came of it. */
const CASHED =
  /\b(?:did|do) (?:the )?\w+(?: \w+)? (?:even |actually |ever )?(?:cash (?:it )?in|capitali[sz]e|take advantage|make (?:them|it|em) pay|convert it into points|turn (?:it|that) into points)\b/i;
/** Who scored next. */
const SCORED_AFTER = /\bwho scored (?:right |just )?(?:after(?:wards?)?|next|then|after (?:it|that))(?=\s*[?.!]*$)/i;
/** Of somebody's many the one that is remembered is his longest. */
const HUGE = /\b(?:big|huge|monster|massive|long|giant|deep|crazy|insane)\b/i;
const MOST_SNAPS = 5;

/**
 * What came of an event that another clause of the text names: why nothing did (the snaps after it), whether a team cashed in, and who scored next. Null
 * where none of these is asked, or no single play is named.
 */
export function answerCameOf(text: string, asked: Asked): Sentence[] | null {
  const { sheet } = asked;
  const words = [NOTHING, CASHED, SCORED_AFTER].find((one) => one.test(text));
  if (words === undefined || !sheet.hasPlays) return null;
  const play = namedIn(text, words, asked);
  if (play === null) return null;
  sheet.begin();
  const opening = told(play, sheet);
  if (words === SCORED_AFTER) {
    const next = sheet.index
      .ofKind("score")
      .find(({ at }) => placeOf(at?.playId, sheet) > sheet.read.plays.indexOf(play));
    return next === undefined
      ? [opening, sheet.say("Nobody scored after it.", sheet.index.byId("result"))]
      : [opening, sheet.event(next)];
  }
  return [opening, ...courseAfter(play, words === CASHED, readQuestion(text, asked.book).teams, sheet)];
}

/** The one play that a clause of a text names, beside what is asked of it. */
function namedIn(text: string, words: RegExp, { book, before, sheet }: Asked): Play | null {
  const clauses = clausesOf(text).filter((one) => !words.test(one));
  const whole = text.replace(words, " ");
  for (const clause of [...clauses, whole, text]) {
    const own = leanOn(readQuestion(clause, book), before);
    if (own === null || own.players.length + own.teams.length === 0) continue;
    const [play, other] = eventPlays(longestOf(own, clause), sheet);
    if (play !== undefined && other === undefined) return play;
  }
  return null;
}

function longestOf(own: Question, clause: string): Question {
  const asks = "other" as const;
  return HUGE.test(clause) && own.players.length > 0
    ? { ...own, asks, unknown: [], concepts: new Set([...own.concepts, "longest"]) }
    : { ...own, asks, unknown: [] };
}

/** The possession after a play, snap by snap, and what it came to. */
function courseAfter(play: Play, isCashed: boolean, teams: readonly string[], sheet: GameSheet): Sentence[] {
  const at = sheet.read.plays.indexOf(play);
  if (play.isTouchdown) return withOpening(isCashed ? true : null, endOf([play], sheet));
  const drive = sheet.read.drives.find(
    ({ rows, plays, team }) =>
      team !== null && plays > 0 && sheet.read.plays.indexOf(rows.find(({ down }) => down > 0) ?? play) > at,
  );
  const snaps = (drive?.rows ?? []).filter(({ down, type }) => down > 0 && type !== "Timeout");
  const [first] = snaps;
  const fact = first === undefined ? null : driveWith(first, sheet);
  if (drive === undefined || fact === null)
    return [sheet.say("Nobody had the ball after it.", sheet.index.byId("result"))];
  const ends = endOf(
    drive.rows.filter((row) => row !== play),
    sheet,
  );
  const isScore = (["touchdown", "fieldGoal"] as const).some((mark) => fact.marks.includes(mark));
  // Of the other team's possession it is neither yes nor no.
  const isTheirs = teams.length === 1 && teams[0] !== drive.team;
  if (isCashed) return withOpening(isTheirs ? null : isScore, [sheet.event(fact), ...ends]);
  return [
    ...(snaps.length > MOST_SNAPS ? snaps.slice(-MOST_SNAPS) : snaps).map((row) => sheet.told(row)),
    sheet.event(fact),
  ];
}

function told(play: Play, sheet: GameSheet): Sentence {
  const fact: Fact | undefined = sheet.index.onPlay(play.playId).find(({ kind }) => kind === "score");
  return fact === undefined ? sheet.told(play) : sheet.event(fact);
}

function placeOf(playId: string | null | undefined, { read }: GameSheet): number {
  return read.plays.findIndex((play) => play.playId === playId);
}
