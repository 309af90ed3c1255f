import type { Fact } from "../../../facts/fact.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { isMarker } from "../../../game/is-marker.ts";
import { askedPlays } from "./asked-plays.ts";
import { eventsOf } from "../events/events-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { GOAL_LINE_YARDS } from "../sheet/goal-line.ts";
import type { Question } from "../question/question.ts";
import { driveWith } from "../sheet/drive-with.ts";
import { endOf } from "../sheet/end-of.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import { toldTry, tryAfter } from "../sheet/try-after.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** A question that has another's event in it: `what did they do after the muffed punt`. */
interface Afterwards {
  /** What is asked. */
  main: string;
  /** The event that it hangs on. */
  event: string;
  word: string;
}

const RIGHT_AFTER = "right after";
const RIGHT_BEFORE = "right before";
/** Of what was before an event the snaps that led to it are meant where nothing else is asked. */
const WHAT_WAS =
  /^(?:so |and )*what (?:happened|happend|went down|(?:was|were) the (?:last |two |couple of )?(?:plays?|snaps?))(?: on the (?:plays?|snaps?))?$/;
const ASKING = "what|who|how|did|was|were|where|when";
const LEADING = new RegExp(
  String.raw`^(?:and |so |ok |right |just |immediately )*(after|following|once|when|off) (.+?),? (?=(?:${ASKING})\b)(.+)$`,
);
const TRAILING =
  /^(.+?) (?:right |just |immediately |shortly |directly )*(after|following|off of|off|once|when|before|on the (?:play|drive|possession) (?:right )?(?:after|before)) (?!(?:halftime|half|the half|intermission|the break)\b)(.+)$/;

/** Takes apart a question in plain words that asks what was at, or followed, an event; null for all others. */
export function readAfterwards(text: string): Afterwards | null {
  const leading = LEADING.exec(text);
  if (leading !== null) return { main: leading[3] ?? "", event: leading[2] ?? "", word: leading[1] ?? "" };
  const trailing = TRAILING.exec(text);
  if (trailing === null) return null;
  const [, main = "", word = "", event = ""] = trailing;
  if (word === "before" && WHAT_WAS.test(main)) return { main, event, word: RIGHT_BEFORE };
  return { main, event, word: /\bhappen\w* (?:right|immediately|directly) after\b/.test(text) ? RIGHT_AFTER : word };
}

/** An event is too many where a question means one. */
const MOST_EVENTS = 2;

/** The plays that a question names as an event; empty where it names none, or too many. */
export function eventPlays(question: Question, sheet: GameSheet): readonly Play[] {
  const score = scorePlay(question.text, sheet);
  if (score !== null) return [score];
  const isStand = STAND.test(question.text);
  const facts = isStand ? sheet.index.ofKind("stop") : (eventsOf(question, sheet) ?? leftOf(question, sheet));
  const ids = facts.flatMap(
    ({ at, receipts }) =>
      at?.playId ?? receipts.flatMap((one) => (one.kind === "play" ? [one.playId] : [])).slice(0, 1),
  );
  const plays =
    ids.length > 0
      ? sheet.read.plays.filter(({ playId }) => ids.includes(playId))
      : (askedPlays(question, sheet)?.plays ?? []);
  const meant = isStand ? plays.filter((play) => (play.yardsToEndZone ?? Infinity) <= GOAL_LINE_YARDS) : plays;
  return meant.length > MOST_EVENTS ? [] : meant;
}

const STAND = /\bgoal ?line st(?:and|op)\b/;

/** `when Hurts left` */
function leftOf({ players: [player], text }: Question, { index }: GameSheet): readonly Fact[] {
  if (player === undefined || !/\b(?:left|leave|went (?:out|down)|got hurt|was hurt|injured)\b/.test(text)) return [];
  return index
    .ofKind("absence")
    .filter(({ roles, marks }) => roles.player === player.playerId && marks.includes("left"));
}

const SCORE = /\b(\d{1,2})(?: |-| to )(\d{1,2})\b/;

/** `it was 14-3`, `made it 20-12`: the play that made that score. */
export function scorePlay(text: string, sheet: GameSheet): Play | null {
  const [, high, low] = SCORE.exec(text) ?? [];
  if (high === undefined || low === undefined) return null;
  const wanted = [Number(high), Number(low)].toSorted((a, b) => b - a).join("-");
  const fact = sheet.index
    .ofKind("score")
    .find(
      ({ score }) =>
        score !== null && [score.after.away, score.after.home].toSorted((a, b) => b - a).join("-") === wanted,
    );
  return sheet.read.plays.find(({ playId }) => playId === fact?.at?.playId) ?? null;
}

const OF_SCORE =
  /\bscore\b(?! (?:a|off|on|any|again|first|next|touchdown|points)\b)|\b(?:leading|winning|ahead|lead|up|losing|trailing|tied)\b/;
const OF_TRY = /\bextra points?\b|\bpats?\b|\b(?:go|went|going) for (?:2|two|it)\b|\b(?:2|two) (?:point|pt)\b/;
/** How it went is more than whether it was good. */
const OF_COURSE = /\b(?:happen\w*|went wrong|how did|who|what (?:play|was))\b/;
const OF_NEXT =
  /\b(?:do|did|done|happened|happen|next|respond|answer|score|scored|get|go|points|drive|end|turn|come|came|follow\w*|result\w*|zip|nothing)\b/;

/** The score at an event, or the possession after it. Null where neither is asked, or where the event is none that the plays tell. */
export function answerAfter(
  { main, word }: Pick<Afterwards, "main" | "word">,
  asked: Question,
  event: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const plays = eventPlays(event, sheet);
  if (plays.length === 0) return null;
  const [only] = plays;
  if (/\b(?:how close|closest|how near)\b/.test(main) && only !== undefined) return closest(only, asked.teams, sheet);
  if (word === RIGHT_BEFORE && only !== undefined && plays.length === 1)
    return [...snapsBefore(only, sheet).map((play) => sheet.told(play)), toldEvent(only, sheet)];
  if (/\bnext (?:play|snap)\b/.test(main) || word === RIGHT_AFTER)
    return plays.flatMap((play) => [
      toldEvent(play, sheet),
      ...(isScore(play, sheet) ? nextDrive(play, [], sheet) : nextPlays(play, sheet)),
    ]);
  // How the try went, and whether it was a kick, is told with the touchdown.
  if (OF_TRY.test(main) && only?.isTouchdown === true)
    return plays.flatMap((play) => [
      toldEvent(play, sheet),
      ...(OF_COURSE.test(main) ? toldTry(play, sheet) : tryAfter(play, sheet)),
    ]);
  if (OF_SCORE.test(main) && !/^did\b/.test(main))
    return plays.flatMap((play) => [
      ...scoreAt(play, word, sheet),
      // Of a play that scored nothing it is the next drive that may have made it another.
      ...(main.endsWith(" both") && !isScore(play, sheet) ? nextDrive(play, [], sheet) : []),
    ]);
  // What came of a touchdown is itself.
  if (/\beven came\b/.test(main) && only?.isTouchdown === true) return plays.map((play) => toldEvent(play, sheet));
  if (word.includes("before") || word === "when" || /^(?:why|how come)\b/.test(main) || !OF_NEXT.test(main))
    return null;
  // After an injury the game went on: how somebody did since is no question of the next drive.
  if (leftOf(event, sheet).length > 0) return null;
  const scored = plays.every((play) => play.isTouchdown && !isOffense(play));
  if (scored && /\b(?:score|scored|points|touchdown)\b/.test(main)) return withOpening(true, endOf(plays, sheet));
  const teams = asked.teams.length > 0 ? asked.teams : asked.players.map(({ team }) => team);
  return plays.flatMap((play) => {
    const own = goesOn(play, teams, sheet);
    return [toldEvent(play, sheet), ...(own === null ? nextDrive(play, teams, sheet) : tellDrive(own, sheet))];
  });
}

const MOST_BEFORE = 2;

/** The last snaps of a drive before one of its plays, with the flags between them; of its first the row before it. */
function snapsBefore(play: Play, sheet: GameSheet): readonly Play[] {
  const rows = rowsWith(play, sheet);
  const before = rows.slice(0, rows.indexOf(play)).filter(({ down }) => down > 0);
  if (before.length > 0) return before.slice(-MOST_BEFORE);
  const { plays } = sheet.read;
  return plays
    .slice(0, plays.indexOf(play))
    .filter((row) => !isMarker(row) && row.credits.length > 0)
    .slice(-1);
}

/** The drive that a gain was made on, where it went on after it and its team is the one that is asked about. */
function goesOn(play: Play, [team]: readonly string[], sheet: GameSheet): Fact | null {
  if (!isOffense(play) || play.isTouchdown || (team !== undefined && team !== play.team)) return null;
  const drive = sheet.read.drives.find(({ rows }) => rows.includes(play));
  const isLast = drive?.rows.findLast(({ down }) => down > 0) === play;
  return drive?.team === play.team && !isLast ? driveWith(play, sheet) : null;
}

function tellDrive(drive: Fact, sheet: GameSheet): Sentence[] {
  return [sheet.event(drive), ...endOf(rowsWith(drive.at, sheet), sheet)];
}

/** Whether the team that had the ball made what was made of it. */
function isOffense({ type }: Play): boolean {
  return type === "Pass" || type === "Rush";
}

/** After a score comes a kickoff, and what is wanted is the other team's answer. */
function isScore({ playId }: Play, { index }: GameSheet): boolean {
  return index.onPlay(playId).some(({ kind }) => kind === "score");
}

function nextPlays(play: Play, sheet: GameSheet): Sentence[] {
  const at = sheet.read.plays.indexOf(play);
  const next = sheet.read.plays.slice(at + 1).find(({ type }) => type !== "Timeout" && type !== "Period");
  return next === undefined ? [] : [sheet.told(next)];
}

/** The smallest margin after a play, of the team that was behind. */
function closest(play: Play, [team]: readonly string[], sheet: GameSheet): Sentence[] | null {
  const from = sheet.read.plays.indexOf(play);
  const later = sheet.index
    .ofKind("score")
    .flatMap((fact) => {
      const at = sheet.read.plays.findIndex(({ playId }) => playId === fact.at?.playId);
      const after = fact.score?.after;
      if (at <= from || after === undefined || (team !== undefined && fact.team !== team)) return [];
      return [{ fact, margin: Math.abs(after.away - after.home) }];
    })
    .toSorted((a, b) => a.margin - b.margin);
  const [least] = later;
  return least === undefined
    ? null
    : [
        sheet.say(`The margin was ${counted(least.margin, "point")} after this score.`, least.fact),
        sheet.event(least.fact),
      ];
}

/** A play by the event that it is known for, with who and how far; in plain words where it is none. */
export function toldEvent(play: Play, sheet: GameSheet): Sentence {
  const fact = sheet.index.onPlay(play.playId).find(({ kind }) => EVENTS.has(kind));
  return fact === undefined ? sheet.told(play) : sheet.event(fact);
}

const EVENTS: ReadonlySet<Fact["kind"]> = new Set([
  "absence",
  "score",
  "turnover",
  "block",
  "miss",
  "stop",
  "conversion",
  "twoPoint",
  "play",
]);

export function scoreAt(play: Play, word: string, sheet: GameSheet): Sentence[] {
  const points = sheet.read.scores.get(play);
  if (points === undefined) return [];
  const { before } = points;
  // With the try.
  const after = sheet.index.onPlay(play.playId).find(({ kind }) => kind === "score")?.score?.after ?? points.after;
  const isSame = before.away === after.away && before.home === after.home;
  const words = isSame
    ? `The score was ${sheet.score(before)}.`
    : word.includes("before")
      ? `The score was ${sheet.score(before)} before it.`
      : `The score was ${sheet.score(before)} before it and ${sheet.score(after)} after it.`;
  return [toldEvent(play, sheet), sheet.say(words, sheet.index.byId("result"))];
}

/** The possession that began after a play, of the team that is asked about: how it went, and the score that it brought. */
export function nextDrive(play: Play, [team]: readonly string[], sheet: GameSheet): Sentence[] {
  const order = sheet.read.plays.indexOf(play);
  const next = sheet.read.drives.find(
    (drive) =>
      drive.team !== null &&
      drive.plays > 0 &&
      (team === undefined || drive.team === team) &&
      sheet.read.plays.indexOf(drive.rows.find(({ down }) => down > 0) ?? play) > order,
  );
  const first = next?.rows.find((row) => row.down > 0 && row.team === next.team);
  const fact =
    first === undefined
      ? undefined
      : sheet.index
          .ofKind("drive")
          .find(
            ({ receipts, at }) =>
              at?.playId === first.playId || receipts.some((one) => one.kind === "play" && one.playId === first.playId),
          );
  if (next === undefined || fact === undefined)
    return [
      sheet.say(
        `${team === undefined ? "Nobody" : `The ${sheet.nick(team)} never`} had the ball${team === undefined ? "" : " again"} after it.`,
        sheet.index.byId("result"),
      ),
    ];
  return [
    sheet.event(fact),
    ...endOf(
      next.rows.filter((row) => row !== play),
      sheet,
    ),
  ];
}
