import { aboutDrive, driveWith } from "../sheet/drive-with.ts";
import { eventPlays } from "./answer-after.ts";
import { flagWords } from "./answer-flags.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Play } from "../../../game/play.ts";
import { leaguePenalties } from "../../../plays/penalties.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { canonicalTeamCode } from "../../../game/team-code.ts";
import type { Fact } from "../../../facts/fact.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { isMarker } from "../../../game/is-marker.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import type { Period } from "../question/when-asked.ts";
import { alternatives } from "../../../words/alternatives.ts";

const SETS_UP = /\b(?:what|which|who|how)\b.*\b(?:set|sets|setting) (?:it |that |them |him )?up\b/;
/** `the flag that put the Rams at the 1 before Robinson's touchdown` */
const PUT =
  /\b(?:what|which|who)\b.*\b(?:flag|penalty|call)\b.*\b(?:put|moved|got|gave|brought|placed)\b.*\b(?:before|ahead of|prior to) (?:the |that |his )?(?:\w+ ){0,4}?(?:tds?|touchdown|score|scored|got in|fg|field goal)\b/;
const AT_SPOT = /\b(?:at|to|on|down to) the (?:\w+ )?(\d{1,2})\b/;
/** `how did they get in field goal range`: the kick is named by its range. */
const IN_RANGE =
  /\b(?:how|what|who)\b(?! (?:many|long|far)\b).*\b(?:in|into|in to|within|to|inside) (?:\w+ ){0,3}?range\b/;
/** A price has a range, too. */
const OF_KICK =
  /\b(?:field goal|fg|kick\w*|chip shot) range\b|\b(?:in|into|to|within|inside) (?:(?:the|his|their|easy|long) )?range\b/;
const AT_END = /\b(?:before|end of|at the (?:very )?end|late|going into|last|final)\b/;
/** Two or several are asked for. */
const PLAYS = /\b(?:(two|2|couple)(?: of)? )?(?:big |key |huge |long )?(?:plays|gains)\b/;
/** A shorter gain sets up nothing. */
const LEAST_YARDS = 10;
const MOST_GAINS = 3;

/** `what set up the winning kick`, `how did they get into field-goal range`: the longest gain of the drive that ended with it, or as many as are asked for. Null where the event is not one play, and where no gain stands out. */
export function answerSetUp(question: Question, sheet: GameSheet): Sentence[] | null {
  if (SHORT_FIELD.test(question.text) && sheet.hasPlays && question.players.length < 2)
    return startOfDrive(question, sheet);
  if (PUT.test(question.text) && sheet.hasPlays) return putBefore(question, sheet);
  const isOfRange =
    IN_RANGE.test(question.text) &&
    (OF_KICK.test(question.text) || question.players.some(({ position }) => position === "K"));
  if (!(isOfRange || SETS_UP.test(question.text)) || !sheet.hasPlays) return null;
  const ends = OF_WINNER.test(question.text)
    ? winner(sheet)
    : SETS_UP_KICK.test(question.text)
      ? lastKick(question, sheet)
      : eventPlays(isOfRange ? ofRange(question) : withoutMeans(question), sheet);
  const [end, other] = ends;
  if (end === undefined || other !== undefined) return null;
  if (isOfRange && isTooEarly(end, question)) return null;
  const isOfFlag = question.concepts.has("penalty");
  const rows = rowsWith(end, sheet);
  if (isOfFlag) return flagBefore(end, rows, sheet);
  const before = rows.slice(0, rows.indexOf(end)).filter(({ down, type }) => down > 0 && type !== "Penalty");
  const plays = PLAYS.exec(question.text);
  const most = plays === null && !isOfRange ? 1 : plays?.[1] === undefined ? MOST_GAINS : 2;
  const longest = before
    .filter(({ yardsGained }) => yardsGained >= LEAST_YARDS)
    .toSorted((a, b) => b.yardsGained - a.yardsGained)
    .slice(0, most);
  const drive = driveWith(end, sheet);
  // What gave them the ball on the other half of the field has set it up, too.
  const isShort = !isOfRange && drive !== null && (drive.values.yardsToEndZone ?? MIDFIELD) < MIDFIELD;
  if (longest.length === 0 && !isOfRange && !isShort) return null;
  return [
    ...(isShort ? beforeDrive(drive, sheet) : []),
    ...before.filter((play) => longest.includes(play)).map((play) => sheet.told(play)),
    ...(drive === null ? [] : [sheet.event(drive), ...aboutDrive(drive, sheet)]),
  ];
}

/** The kick that a range was for, good or not. */
function ofRange(question: Question): Question {
  const concepts = new Set(AT_END.test(question.text) ? ["fieldGoal", "last"] : ["fieldGoal"]);
  return { ...question, asks: "other", concepts, text: "field goal" };
}

/** A kick that is named itself was as late as it was. */
const LAST_KICK = /\b(?:last|final|before (?:the|that|his|\w+'?s)) (?:\w+ )?(?:field goal|fg|kick)\b(?! range)/;
const LAST_MINUTES: Period = { quarters: ["2", "4", "OT"], within: 180, words: "at the end of a half" };

/** Whether the last kick was made long before the end of which a question speaks: at the end they may have been in range without one. */
function isTooEarly(kick: Play, { text, period }: Question): boolean {
  if (!AT_END.test(text) || LAST_KICK.test(text)) return false;
  return (period?.within ?? null) === null && !isWithin(LAST_MINUTES, kick);
}

/** Half of the field, in yards. */
const MIDFIELD = 50;
const MOST_DRIVES = 3;
const OF_END = /\b(?:last|final|at the end|late)\b/;
const BEFORE_EVENT = /\bbefore (?!(?:the )?(?:half|halftime|break)\b)/;
const SHORT_FIELD = new RegExp(
  String.raw`\b(?:how|what|why)\b.*\b(?:${alternatives`
      (?:short|good|great|nice|easy|prime) field(?: position)?\b
      (?:start|started|begin|began|take over|took over) (?:it |the drive |their drive )?(?:so|that) (?:close|near|far up)\b
      get the ball (?:there|so close|that close)\b | (?:get|got|have|had|with) (?:\w+ ){0,3}short fields?\b
    `})`,
);

/** `how did they get such a short field on their second touchdown`: where that drive began, and the play that gave them the ball. */
function startOfDrive(question: Question, sheet: GameSheet): Sentence[] | null {
  const { teams, text, period } = question;
  const [team, other] = teams;
  if (team === undefined || other !== undefined) return null;
  const isEvent = /\b(?:td|tds|touchdown|touchdowns|fg|field goal|score|scoring|points)\b/.test(text);
  // Before which it was is not understood.
  if (!isEvent && BEFORE_EVENT.test(text)) return null;
  const ends = isEvent ? eventPlays(scoreOf(question), sheet) : [];
  const drives = isEvent
    ? ends.flatMap((play) => driveWith(play, sheet) ?? [])
    : sheet.index
        .ofKind("drive")
        .filter((drive) => drive.team === team && (period === null || isAt(period, drive.at)))
        .slice(OF_END.test(text) ? -1 : 0);
  const short = drives.filter(({ values }) => (values.yardsToEndZone ?? MIDFIELD) < MIDFIELD);
  // A drive that is named is told wherever it began.
  const told = short.length === 0 && drives.length < MOST_DRIVES ? drives : short;
  if (told.length === 0)
    return drives.length === 0
      ? null
      : [sheet.say(`The ${sheet.nick(team)} started none of those drives beyond midfield.`, ...drives)];
  if (told.length > MOST_DRIVES) return null;
  return told.flatMap((drive) => [sheet.event(drive), ...beforeDrive(drive, sheet)]);
}

/** The kick, the punt or the lost ball before a drive. */
export function beforeDrive({ at }: Pick<Fact, "at">, sheet: GameSheet): Sentence[] {
  const { plays } = sheet.read;
  const rows = rowsWith(at, sheet);
  const [first] = rows;
  if (first === undefined) return [];
  // A kickoff is the first row of the drive that it begins.
  const kick = rows.find(({ type, down }) => type === "Kickoff" && down === 0);
  const before =
    kick ?? plays.slice(0, plays.indexOf(first)).findLast((play) => !isMarker(play) && play.credits.length > 0);
  return before === undefined ? [] : [sheet.told(before)];
}

/** The event that is set up, without the flag, the plays or the gains that set it up. */
function withoutMeans(question: Question): Question {
  const isOfPlays = PLAYS.test(question.text);
  const kept = [...question.concepts].filter(
    (concept) =>
      concept !== "penalty" && !(isOfPlays && ["biggest", "longest", "gain", "playCount", "turning"].includes(concept)),
  );
  return { ...question, asks: "other", concepts: new Set(kept), numbers: isOfPlays ? [] : question.numbers };
}

const SCORES: ReadonlySet<string> = new Set(["touchdown", "score", "fieldGoal"]);

/** The score that a flag stood before, without what is said of the flag. */
function scoreOf(question: Question): Question {
  const kept = new Set([...question.concepts].filter((concept) => SCORES.has(concept)));
  const teams = question.players.length > 0 ? [] : question.teams;
  return { ...question, asks: "other", concepts: kept, teams, numbers: [], text: [...kept].join(" ") };
}

/** `which penalty set up the touchdown`: the last flag on the other team that counted on its drive. */
function flagBefore(end: Play, rows: readonly Play[], sheet: GameSheet): Sentence[] {
  const flagged = flagsBefore(end, rows).at(-1);
  return flagged === undefined
    ? [sheet.say("No penalty on the other team counted on that drive.", null), sheet.told(end)]
    : [sheet.told(flagged), sheet.told(end)];
}

/** The snaps of a drive before its end on which a flag on the other team counted. */
function flagsBefore(end: Play, rows: readonly Play[]): readonly Play[] {
  return rows
    .slice(0, rows.indexOf(end))
    .filter(({ description }) =>
      leaguePenalties(finalAccount(description)).some(
        ({ code, outcome }) => outcome === "enforced" && canonicalTeamCode(code) !== end.team,
      ),
    );
}

/** The flag after which the next snap was at the spot that is named, or the last one where none is, with the score that it stood before. Null where not one score and flag are meant. */
function putBefore(question: Question, sheet: GameSheet): Sentence[] | null {
  const [, spot] = AT_SPOT.exec(question.text) ?? [];
  const meant = eventPlays(scoreOf(question), sheet).flatMap((end) => {
    const rows = rowsWith(end, sheet);
    const flagged = flagsBefore(end, rows).findLast(
      (play) => spot === undefined || nextSnap(play, rows)?.yardLine === Number(spot),
    );
    return flagged === undefined ? [] : [{ end, flagged }];
  });
  const [only, other] = meant;
  if (only === undefined || other !== undefined) return null;
  const who = ON_WHOM.test(question.text) ? drewIt(only.flagged, sheet) : [];
  return [sheet.told(only.flagged), ...who, sheet.told(only.end)];
}

function nextSnap(play: Play, rows: readonly Play[]): Play | undefined {
  return rows.slice(rows.indexOf(play) + 1).find(({ down }) => down > 0);
}

const ON_WHOM = /\b(?:on|by|against) who[m]?\b|\bwho(?:se)? (?:was|did|is|drew|got|committed)\b|^who\b/;

/** Who of the other team drew the flags of a play. */
function drewIt({ playId, description, opponent }: Play, sheet: GameSheet): Sentence[] {
  if (opponent === null) return [];
  const own = leaguePenalties(finalAccount(description)).filter(
    ({ code, outcome }) => outcome === "enforced" && canonicalTeamCode(code) === opponent,
  );
  const who = capitalized(listWords(own.map((flag) => flagWords(flag, opponent, sheet))));
  return [{ text: `${who} drew the flag${own.length > 1 ? "s" : ""}.`, ids: [], receipts: [{ kind: "play", playId }] }];
}

/** The last one may have been no good. */
const SETS_UP_KICK =
  /\bset up (?:the|that|his|their) (?:very )?(?:last|final) kick(?: (?:for|by|of|in) (?:the )?(?:\w+ )?\w+)?$/;
const OF_WINNER = /\b(?:winning|winner|walk ?off|for good)\b/;

/** The score that put the winner ahead to stay. */
function winner({ index, read }: GameSheet): readonly Play[] {
  const ids = index.ofKind("goAhead").flatMap(({ marks, at }) => (marks.includes("forGood") ? [at?.playId] : []));
  return read.plays.filter(({ playId }) => ids.includes(playId));
}

/** The last try for a field goal of the game, of the part of it or of the team or kicker that a question names; none where what else it says of the kick is not understood. */
function lastKick({ teams, players, period, unknown }: Question, { read }: GameSheet): readonly Play[] {
  const [kicker, another] = players;
  const own = kicker === undefined ? teams : [kicker.team];
  if (another !== undefined || unknown.length > 0 || own.length > 1) return [];
  return read.plays
    .filter(
      (play) =>
        play.type === "FieldGoal" &&
        own.every((team) => team === play.team) &&
        (period === null || isWithin(period, play)) &&
        (kicker === undefined || play.credits.some(({ playerId }) => playerId === kicker.playerId)),
    )
    .slice(-1);
}
