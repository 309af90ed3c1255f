import type { Fact } from "../../../facts/fact.ts";
import type { Play } from "../../../game/play.ts";
import { countWords } from "../../../facts/wording/number-words.ts";
import { ONE_SCORE } from "../score/answer-outcome.ts";
import { playCard } from "../../../plays/play-card.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { nextDrive, scoreAt } from "./answer-after.ts";
import { aboutDrive, driveWith } from "../sheet/drive-with.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isPenalized } from "../sheet/is-flagged.ts";
import { likelyDrive, tellsClock, tellsStart } from "./likely-drive.ts";
import { likelyPlays } from "./likely-plays.ts";
import type { Question } from "../question/question.ts";
import { toldDrive } from "./told-drive.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** What came of a play is asked, too. */
const OF_REST = new RegExp(
  String.raw`\b(?:${alternatives`
      then | after | next | turn(?:ed)? (?:it |that )?into | lead to | led to | result\w* | end(?:ed)? up | how did (?:it|that) end
      come of | came of | get (?:any|points) | any points | points | not scor\w+ | do with it | did with it | off (?:it|that|of) | drive
      possession | series
    `})\b`,
);
/** Who else had a part in a play, and where it ended: its own words alone say that. */
export const OF_PLACE =
  /\bwhere\b|\bwho (?:tackled|stuffed|stopped|covered|was covering|broke|forced|recovered|returned|hit him|got him|made the (?:stop|tackle))\b|\btackle|\breview\w*|\bchalleng\w+|\bupheld\b/;
/** Which down it was. */
export const OF_DOWN =
  /\b(?:what|which) down\b|\bdown and distance\b|\bhow (?:near|close|far) (?:to |from )?(?:the )?(?:goal ?line|end ?zone)\b/;
/** What was chosen instead of something else: the situation is all that is known of the reasons. */
const OF_CHOICE = /^(?:so |and |but )?why\b.*\b(?:instead|kick|punt|settle|go for|went for|pass|throw|run)\b/;

/** `It was 2nd & 10 at SF 20.` */
export function situationOf(play: Play, sheet: GameSheet): Sentence[] {
  const { situation, fieldPosition } = playCard(play);
  const words = [situation, fieldPosition].filter((part) => part !== null).join(" at ");
  return words === "" ? [] : [{ ...sheet.told(play), text: `It was ${words}.` }];
}

/** More snaps of a drive are no answer. */
const MOST_SNAPS = 4;

/** The one play that a question clearly means; null where it is not clear. */
export function tellClear(question: Question, sheet: GameSheet): Sentence[] | null {
  sheet.begin();
  const drive = likelyDrive(question, sheet);
  if (drive !== null)
    return [
      sheet.say("You may mean this drive:", null),
      sheet.event(drive),
      ...lastSnaps(drive, sheet),
      ...aboutDrive(drive, sheet),
    ];
  return likelyPlays(question, sheet).isClear
    ? [sheet.say("You may mean this play:", null), ...tellLikely(question, sheet)]
    : null;
}

/** The drive that a question tells by where it began, by its length or by what it came to, and how it went; null for any other question. */
export function tellDriveFrom(question: Question, sheet: GameSheet): Sentence[] | null {
  const isTold = tellsStart(question.text) || (tellsClock(question.text) && !OF_OTHER.test(question.text));
  const drive = (isTold ? likelyDrive(question, sheet) : null) ?? toldDrive(question, sheet);
  if (drive === null) return null;
  const before = /^(?:why|how come)\b/.test(question.text) ? kickBefore(drive, sheet) : [];
  const flagged = OF_FLAGS.test(question.text) ? flagsOn(drive, sheet) : [];
  const snaps = tellsClock(question.text) || OF_END.test(question.text) ? lastSnaps(drive, sheet) : [];
  const longest = OF_BIG_PLAY.test(question.text) ? bigPlays(rowsWith(drive.at, sheet), sheet) : [];
  return [...before, sheet.event(drive), ...snaps, ...flagged, ...longest, ...aboutDrive(drive, sheet)];
}

const OF_BIG_PLAY = /\b(?:big(?:gest)?|key|long(?:est)?) (?:play|gain)\b/;

/** The longest gain of a drive's rows, or several of one length. */
export function bigPlays(rows: readonly Play[], sheet: GameSheet): Sentence[] {
  const snaps = rows.filter(({ down, type }) => down > 0 && (type === "Rush" || type === "Pass"));
  const most = Math.max(...snaps.map(({ yardsGained }) => yardsGained));
  return snaps.filter(({ yardsGained }) => yardsGained === most).map((play) => sheet.told(play));
}

/** How a drive came to nothing is told by its last snaps. */
export const OF_END = /\bhow did\b.*\b(?:end|die|go|finish)\b|\bwhy\b|\bwrong\b/;
/** What is asked of the moment at which a team got the ball, and not of its drive. */
const OF_OTHER = /\b(?:time ?outs?|score|scored|who|which|what down|field position)\b/;
const OF_FLAGS = /\b(?:flags?|penalt\w+|laundry|calls?)\b/;

/** The kick, or whatever else, that gave a drive the ball. */
function kickBefore({ at }: Fact, sheet: GameSheet): Sentence[] {
  const first = sheet.read.plays.findIndex(({ playId }) => playId === at?.playId);
  const play = sheet.read.plays
    .slice(0, Math.max(first, 0))
    .findLast(({ credits, type }) => credits.length > 0 || type === "Kickoff");
  return play === undefined ? [] : [sheet.asWritten(play)];
}

/** The last plays of a drive that had a flag. */
function flagsOn({ at }: Fact, sheet: GameSheet): Sentence[] {
  return rowsWith(at, sheet)
    .filter(isPenalized)
    .slice(-MOST_SNAPS)
    .map((play) => sheet.told(play));
}

/** How a drive ended, snap by snap, and of one that brought nothing how far it had come. */
export function lastSnaps({ at, team, marks }: Pick<Fact, "at" | "team" | "marks">, sheet: GameSheet): Sentence[] {
  const snaps = rowsWith(at, sheet).filter(({ down }) => down > 0);
  const told = snaps.slice(-MOST_SNAPS).map((play) => sheet.told(play));
  const spots = snaps.flatMap(({ yardsToEndZone, yardsGained, type }) =>
    yardsToEndZone === null
      ? []
      : [yardsToEndZone, yardsToEndZone - (type === "Pass" || type === "Rush" ? yardsGained : 0)],
  );
  const nearest = Math.min(...spots);
  // Where a ball came loose or was handed on, how far they came is not where the play ended.
  const isUnsure =
    snaps.some(({ description }) => /FUMBLES|lateral/i.test(finalAccount(description))) || sheet.index.phase === "live";
  const isScored = marks.includes("touchdown") || marks.includes("fieldGoal") || nearest <= 0;
  const spot =
    isScored || isUnsure || spots.length === 0 ? null : sheet.startOf({ team, values: { yardsToEndZone: nearest } });
  if (spot === null || team === null) return told;
  const words = `The ${sheet.nick(team)} got as far as ${spot.replace(/^at /, "")}.`;
  return [...told, { text: words, ids: [], receipts: told.flatMap(({ receipts }) => receipts) }];
}

/** The plays that a question most likely means, and what came of them where that is asked; empty where none is clear. */
export function tellLikely(question: Question, sheet: GameSheet): Sentence[] {
  const { plays } = likelyPlays(question, sheet);
  const told = plays.flatMap((play) => [
    sheet.told(play),
    ...(OF_DOWN.test(question.text) || OF_CHOICE.test(question.text) ? situationOf(play, sheet) : []),
    ...(OF_CHOICE.test(question.text) ? scoreAt(play, "", sheet).slice(1) : []),
    ...(OF_PLACE.test(question.text) ? [sheet.asWritten(play)] : []),
  ]);
  const [only, other] = plays;
  return only === undefined || other !== undefined || !OF_REST.test(question.text)
    ? told
    : [...told, ...restOf(only, sheet)];
}

/** `why did they kick it instead`: the one play that is likely meant, with its situation and the score. Null where several may be. */
export function tellChoice(question: Question, sheet: GameSheet): Sentence[] | null {
  if (!OF_CHOICE.test(question.text)) return null;
  if (EARLY_KICK.test(question.text)) return earlyKick(question, sheet);
  if (!/\binstead\b/.test(question.text)) return null;
  return likelyPlays(question, sheet).plays.length === 1 ? tellLikely(question, sheet) : null;
}

const EARLY_KICK = /\bkick\w*\b.*\bon (?:a )?(?:1st|2nd|3rd|first|second|third) down\b/;

/** `why'd they kick on 3rd down with 42 secs left`: the kick, its situation, and by how many scores its team was behind. */
function earlyKick(question: Question, sheet: GameSheet): Sentence[] | null {
  const [play, other] = likelyPlays(question, sheet).plays;
  if (play?.type !== "FieldGoal" || other !== undefined) return null;
  const before = sheet.read.scores.get(play)?.before;
  const own = play.team === sheet.teams[0] ? before?.away : before?.home;
  const theirs = play.team === sheet.teams[0] ? before?.home : before?.away;
  const behind = own === undefined || theirs === undefined ? 0 : theirs - own;
  const need =
    behind > 0
      ? [
          sheet.say(
            `The ${sheet.nick(play.team ?? "")} trailed by ${countWords(behind)}, ${behind > ONE_SCORE ? "more than one score" : "one score"}.`,
            sheet.index.byId("result"),
          ),
        ]
      : [];
  return [...tellLikely(question, sheet), ...need];
}

/** How the drive of a play went on and ended; after a play that gave the ball away, the drive that it began. */
export function restOf(play: Play, sheet: GameSheet): Sentence[] {
  const drive = sheet.read.drives.find(({ rows }) => rows.includes(play));
  const later = (drive?.rows ?? []).filter(
    (row) => row.down > 0 && sheet.read.plays.indexOf(row) > sheet.read.plays.indexOf(play),
  );
  const fact = driveWith(play, sheet);
  // Time ran out on it: what another half brought is no answer.
  const isOver = later.length === 0 && fact?.marks.includes("ranOut") !== true;
  if (drive === undefined || drive.team === null || isOver) return nextDrive(play, [], sheet);
  return [
    ...later.slice(later.length <= MOST_SNAPS ? 0 : -1).map((row) => sheet.told(row)),
    ...(fact === null ? [] : [sheet.event(fact)]),
  ];
}
