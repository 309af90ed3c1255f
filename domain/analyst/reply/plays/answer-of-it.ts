import { countWords } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { eventPlays, nextDrive, scoreAt } from "./answer-after.ts";
import { asksFirst, gotFirst } from "./got-first.ts";
import { answerPlays } from "./answer-plays.ts";
import { endOf } from "../sheet/end-of.ts";
import { eventsOf } from "../events/events-of.ts";
import { answerElse } from "../figures/answer-others.ts";
import { pointsOffIt } from "../score/answer-points.ts";
import { aboutDrive, driveWith } from "../sheet/drive-with.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";
import { OF_DOWN, restOf, situationOf } from "./tell-likely.ts";
import { tryAfter } from "../sheet/try-after.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** What became of the thing before: `what did they do with it`, `did they score off it`, `how did it end`. */
const OF_IT = new RegExp(
  alternatives`
    \bhow did (?!it\b|that\b|he\b).+ (?:respond|answer|react)$ | \bwhat did .+ do (?:next|after(?:wards?)?|then)$
    \bwhat did .+ (?:turn|make|get) (?:them|it|those|that) (?:into|out of)\b | \bdid (?:it|that|this) (?:cost|hurt) \w+\b
    \bwhat did (?:it|that) cost\b | \bget(?:ting)? (?:out of|from|off) (?:it|that|this|them)\b | \bscore after(?:wards?)?$
    \b(?:off|after|with|from|on) (?:of )?(?:it|that|this|them)\b
    ^(?:and )?(?:then )?what (?:happened|happend|came|did they do)(?: next| after(?:wards)?| then| of it)*$
    \bhow did (?:it|that) (?:end|finish|go|turn out)\b | \bwhere did .+ (?:take over|start)\b
    ^(?:and )?did (?:they|we) (?:score|get (?:any )?points|do anything|capitalize|cash in)(?: (?:on|off|with|from|after) (?:it|that))?$
  `,
);

const OF_ITS_DRIVE =
  /\b(?:on|out of|from|off|with) (?:that|the|this|said|those|these|both|either of those|each of those) (?:drives?|possessions?|series)\b/;

/** Where the drive that has been told of began. */
function driveStart(told: readonly Sentence[], sheet: GameSheet): Sentence[] {
  const drives = told.flatMap(({ ids }) => ids.flatMap((id) => sheet.index.byId(id) ?? []));
  const drive = drives.find(({ kind }) => kind === "drive");
  const spot = drive === undefined ? null : sheet.startOf(drive);
  return drive === undefined || spot === null ? [] : [sheet.say(`The drive started ${spot}.`, drive)];
}

const OF_POINTS = /\bscore|points|touchdown/;

/** `where did it get them`: the play's own words say where it ended. */
const OF_SPOT = /^(?:and )?where ?(?:d|did|was)? (?:it|that|he|they) (?:get|put|leave|take|end|land|set|wind)\b/;
/** Who did the thing before: `who threw it`. */
const OF_DOER =
  /^(?:and )?who (?:threw|caught|kicked|ran|made|got|scored|had|hit|returned) (?:it|that|em|them|that one)$|^(?:and )?(?:to|from|by) who(?:m)?$/;
const OF_SCORE_AFTER = /^(?:and )?what (?:was|is) the score (?:after|then|before|at that point)(?: (?:it|that))?$/;

/** What `it` is must be known before yes or no is said of it. */
const OF_IT_ALONE = /^(?:and )?(?:did|was|does|is) (?:it|that|that one)\b/;
/** Of these `it` is the game. */
const OF_GAME = ["overUnder", "cover", "weather", "overtime", "total", "margin", "attendance", "roof"];
const OF_LINE = /^(?:and )?did (?:it|that|they|he) (?:hit|cash|cover|go over|go under|cover it)$/;
/** What somebody made of what he was given. */
const OF_FARE =
  /^(?:and )?how (?:did |is |was )?(?:it|that|this|things) (?:go|work out|turn out|pan out|worked out|went)\b/;
const OF_TOUCHDOWN = /\b(?:score|scored|touchdown|td|go all the way|to the house)\b/;

/** Whether a part of a text asks what became of the thing before it. */
export function isOfIt(part: string): boolean {
  if (asksFirst(part.toLowerCase()) || OF_TRY.test(part.toLowerCase().replace(/[?!. ]+$/, ""))) return true;
  return OF_IT.test(part) || OF_DOER.test(part.toLowerCase().replace(/[?!. ]+$/, ""));
}

/** A part of a text, the question before it, and what has been answered. */
interface FollowUp {
  own: Question;
  last: Question;
  part: string;
  told: readonly Sentence[];
}

interface Answering {
  sheet: GameSheet;
  answer: (question: Question, sheet: GameSheet) => Sentence[] | null;
}

/**
 * What a part of a text asks of the thing that the part before it was about: whether it came off, who did it, what came of it. Empty where that has been said,
 * `unknown` where it cannot be, and null where it asks something else.
 */
export function answerOfIt(followUp: FollowUp, answering: Answering): Sentence[] | "unknown" | null {
  const { own, last, part, told } = followUp;
  const { sheet } = answering;
  // Whether it came off has been said of an event that does or does not.
  if (OF_SUCCESS.test(own.text)) {
    const plays = eventPlays(last, sheet);
    return plays.length === 0 ? "unknown" : first(plays, told, sheet);
  }
  if (asksFirst(own.text)) {
    const [play, other] = eventPlays(last, sheet);
    if (play === undefined || other !== undefined) return "unknown";
    return [...first([play], told, sheet), ...gotFirst(play, sheet)];
  }
  const tried = OF_TRY.test(own.text) ? triedAfter(last, told, sheet) : null;
  if (tried !== null) return tried;
  // How long a drive was in plays, yards and time is said of it anyway; so are the scores of every tie.
  if (told.length > 0 && isSaidOf(last, part, sheet)) return [];
  const held = ofLine(followUp, answering);
  if (held !== null) return held;
  // `and how did that go`, of somebody: what he made of it.
  if (OF_FARE.test(own.text) && last.players.length > 0)
    return last.players.flatMap((player) => sheet.sentences(...linesOf(player, sheet)));
  const points = pointsOffIt(own, last, sheet);
  if (points !== null && eventPlays(last, sheet).length !== 1) return points;
  const every = LIST_IT.test(own.text) ? listOf(last, answering) : null;
  if (every !== null) return every;
  const led = TURNED_INTO.test(own.text) ? turnedInto(last, sheet) : null;
  if (led !== null) return led;
  if (OF_DOWN.test(own.text) || OF_SPOT.test(own.text)) {
    const plays = eventPlays(last, sheet);
    const isDown = OF_DOWN.test(own.text);
    const added = plays.flatMap((play) => (isDown ? situationOf(play, sheet) : [sheet.asWritten(play)]));
    return added.length === 0 ? "unknown" : [...first(plays, told, sheet), ...added];
  }
  const isScore = OF_SCORE_AFTER.test(own.text);
  if (!isScore && (OF_IT.test(own.text) || OF_ITS_DRIVE.test(own.text))) {
    const after = whatCame(followUp, sheet);
    if (after !== null) return after;
    // What `they` did after something that is not known is no score of the game.
    if (own.concepts.has("score") && own.players.length + own.teams.length === 0) return "unknown";
  }
  if ((isScore || OF_DOER.test(own.text)) && own.players.length + own.teams.length === 0) {
    const added = eventPlays(last, sheet).flatMap((play) =>
      isScore ? scoreAt(play, "after", sheet) : [sheet.told(play)],
    );
    return added.length === 0 ? "unknown" : added;
  }
  const others = answerElse(own, last, told, sheet);
  if (others !== null) return others;
  if (!OF_IT_ALONE.test(own.text) || OF_GAME.some((concept) => own.concepts.has(concept))) return null;
  const [play, other] = eventPlays(last, sheet);
  if (play === undefined || other !== undefined || !OF_TOUCHDOWN.test(own.text)) return "unknown";
  return withOpening(play.isTouchdown, [sheet.told(play)]);
}

/** `what happened on the extra point` */
const OF_TRY = new RegExp(
  String.raw`^(?:and |so )?(?:${alternatives`
      what (?:happened|happend|went on) (?:on|with|to|after) | how did | did (?:they|he|it)(?: even)? (?:make|get|miss|hit|kick|convert)
    `}) (?:the |that |their )?(?:extra (?:points?|pts?)|xps?|pats?|point after|try|(?:two|2) (?:point|pt)(?: conversion| try)?)(?: go| attempt| try| kick)*$`,
);

/** The touchdown that the part before it was about, which is told with its try; null where it was about none. */
function triedAfter(last: Question, told: readonly Sentence[], sheet: GameSheet): Sentence[] | null {
  const [play, other] = eventPlays(last, sheet);
  if (play?.isTouchdown !== true || other !== undefined) return null;
  const fact = sheet.index.onPlay(play.playId).find(({ kind }) => kind === "score");
  if (fact === undefined) return null;
  const isTold = told.some(({ ids }) => ids.includes(fact.id));
  return [...(isTold ? [] : [sheet.event(fact)]), ...tryAfter(play, sheet)];
}

/** `and list em` */
const LIST_IT =
  /^(?:and )?(?:list|name|show|give|tell)(?: me| us)? (?:em|them|each|all|all of (?:em|them)|each one|every one)(?: all)?(?: out)?$/;

/** All of what was counted or compared. */
function listOf(last: Question, { sheet, answer }: Answering): Sentence[] | null {
  const kept = [...last.concepts].filter(
    (one) => !["compare", "most", "better", "win", "lose", "margin"].includes(one),
  );
  if (kept.length === 0) return null;
  const isOfBoth = last.teams.length !== 1 && last.players.length === 0;
  const concepts = new Set(isOfBoth ? [...kept, "eachTeam"] : kept);
  return answer({ ...last, asks: "many", order: ["list"], text: kept.join(" "), concepts }, sheet);
}

/** `did any of them turn into a takeaway`, of sacks or other plays. */
const TURNED_INTO =
  /\b(?:any|one|either|both|some) of (?:them|those|em|his|these)\b.*\b(?:takeaways?|turnovers?|fumbles?|interceptions?|picks?)\b/;

function turnedInto(last: Question, sheet: GameSheet): Sentence[] | null {
  const events = eventsOf({ ...last, asks: "other" }, sheet) ?? [];
  if (events.length === 0) return null;
  const taken = events.flatMap(({ at }) =>
    at?.playId === undefined || at.playId === null
      ? []
      : sheet.index.onPlay(at.playId).filter(({ kind }) => kind === "turnover"),
  );
  return taken.length === 0
    ? [sheet.say("No, none of them gave the ball away.", ...events)]
    : withOpening(
        true,
        taken.map((fact) => sheet.event(fact)),
      );
}

/** The plays that are spoken of, where nothing has been told of them. */
function first(plays: readonly Play[], told: readonly Sentence[], sheet: GameSheet): Sentence[] {
  return told.length > 0 ? [] : plays.map((play) => sheet.told(play));
}

/** `the total, and did it hit` */
function ofLine({ own, last }: FollowUp, { sheet, answer }: Answering): Sentence[] | null {
  const line = last.concepts.has("spread") ? "cover" : last.concepts.has("total") ? "overUnder" : null;
  if (line === null || !OF_LINE.test(own.text)) return null;
  return answer({ ...last, asks: "other", concepts: new Set([line]) }, sheet);
}

/** What followed the thing before; null where no play is known as it. */
function whatCame({ own, last, told }: FollowUp, sheet: GameSheet): Sentence[] | null {
  const plays = eventPlays(last, sheet);
  const isDrive = /\b(?:drive|possession|series)\b/.test(last.text);
  if (isDrive && told.length > 0) return /\bwhere\b/.test(own.text) ? driveStart(told, sheet) : [];
  // `the drive where they went ahead, where did it start`
  const [scoring] = isDrive ? plays : [];
  const drive = scoring === undefined ? null : driveWith(scoring, sheet);
  if (drive !== null) return [sheet.event(drive), ...aboutDrive(drive, sheet)];
  if (plays.length === 0) return null;
  const shown = first(plays, told, sheet);
  // `what happened on that drive`: the one that the play before was on.
  if (OF_ITS_DRIVE.test(own.text)) {
    const ends = plays.flatMap((play) => endOf(rowsWith(play, sheet), sheet));
    if (plays.length === 1) return [...shown, ...plays.flatMap((play) => restOf(play, sheet)), ...ends];
    const whose = own.teams[0] ?? plays[0]?.team;
    const scored = ends.filter(({ ids }) =>
      ids.some((id) => sheet.index.byId(id)?.kind === "score" && sheet.index.byId(id)?.team === whose),
    ).length;
    const whether =
      scored === plays.length || scored === 0
        ? scored > 0
        : `On ${countWords(scored)} of the ${countWords(plays.length)}.`;
    const count = told.length > 0 || last.asks !== "many" ? null : answerPlays(last, sheet);
    return [
      ...(count ?? shown),
      ...withOpening(OF_POINTS.test(own.text) && own.asks === "yesNo" ? whether : null, ends),
    ];
  }
  // A return to the end zone is what they scored off it.
  if (plays.every(({ isTouchdown }) => isTouchdown) && OF_POINTS.test(own.text))
    return [
      ...shown,
      ...withOpening(
        true,
        plays.flatMap((play) => endOf([play], sheet)),
      ),
    ];
  return [...shown, ...plays.flatMap((play) => nextDrive(play, own.teams, sheet))];
}

/** `did they get either one` */
const OF_SUCCESS = new RegExp(
  alternatives`
    ^(?:and )?(?:did|was|is) (?:it|that|they) (?:work|succeed|successful|good|come off|convert|converted)(?: out)?$
    ^(?:and )?(?:did|do) (?:they|he|it|she|we) (?:get|make|convert|score)(?: (?:it|either|either one|either of (?:them|em)|them|em|both|any|any of (?:it|them|em)))+$
  `,
);
const OF_DRIVE =
  /^(?:and )?how (?:much|many|long|far)(?:$| (?:of )?(?:the )?(?:clock|time|minutes|seconds|plays|yards|it)\b)|^(?:and )?who (?:scored|caught|ran|threw|got|had) (?:it|the (?:td|touchdown))$/;
const OF_TIES = /\b(?:at )?(?:what|which) scores?\b|^(?:and )?when\b/;

const OF_CLOCK =
  /^(?:and )?(?:how much time (?:was |is )?(?:left|remaining)|how much (?:was )?left)(?: on the clock)?$/;

function isSaidOf(last: Question, part: string, sheet: GameSheet): boolean {
  const written = part.toLowerCase().replace(/[?.!]+$/, "");
  // Kicks and scores are listed with their length.
  if (/^how (?:long|far) (?:(?:was|were|is) )?(?:each|every|all)\b/.test(written)) return true;
  if (last.concepts.has("drive")) return OF_DRIVE.test(written);
  if (OF_CLOCK.test(written)) return eventPlays(last, sheet).length > 0;
  return last.concepts.has("tie") && OF_TIES.test(written);
}
