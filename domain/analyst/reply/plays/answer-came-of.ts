import type { Fact } from "../../../facts/fact.ts";
import type { Play } from "../../../game/play.ts";
import type { Asked } from "../talk/answer-parts.ts";
import { eventPlays, nextDrive, toldEvent } from "./answer-after.ts";
import { endOf } from "../sheet/end-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { driveWith } from "../sheet/drive-with.ts";
import { leanOn } from "../question/lean-on.ts";
import { restOf } from "./tell-likely.ts";
import type { Concept } from "../question/lexicon.ts";
import { clausesOf, partsOf } from "../question/question-parts.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** A team, or they. */
const TEAM = String.raw`(?:the )?\w+(?: \w+)?`;
const IT = String.raw`(?:it|that|this|them|em|the (?:ball|turnover|pick|int|interception|fumble|muff|punt|miss|mistake|stop|gift))`;
const ENDS = String.raw`(?=\s*[?.!,]*$)`;

/** Why nothing came of something, and how. */
const NOTHING = new RegExp(
  alternatives`
    \bnothing (?:ever |really )?(?:came|come|comes) (?:of|from|out of) (?:it|that)\b
    \b(?:came|come|walked|left) (?:away|out of it|off) (?:with )?(?:nothing|zero|zilch|zip|squat|no points|empty)\b
    \bcame (?:up|away) empty\b | \bgot (?:zip|zilch|squat)\b | \bgot (?:nothing|no points|zero) (?:out of|from|off) (?:it|that)\b
  `,
  "i",
);
/** Whether something came of it. */
const CASHED =
  /\b(?:did|do) (?:the )?\w+(?: \w+)? (?:even |actually |ever )?(?:cash (?:it )?in|capitali[sz]e|take advantage|make (?:them|it|em) pay|convert it into points|turn (?:it|that) into points)\b/i;
const SCORED_OFF = new RegExp(
  String.raw`(?<!\bwhat )\b(?:did|do) (?:${TEAM} (?:even |actually |ever |at least |still )?(?:(?:score(?: any| a)?(?: points?| pts| td| touchdown| fg| field goal)?|(?:get|do|make|put up)(?: any| a| some)? (?:points?|pts|anything|something|td|touchdown|fg|field goal|score)) (?:off|from|out of|with|on|after|of)(?: of)? ${IT}|use (?:it|that))|${IT} (?:even |actually |ever )?(?:lead to|turn into|result in) (?:any |a |some )?(?:points?|pts|anything|td|touchdown|fg|field goal|scores?))${ENDS}`,
  "i",
);
/** Who scored next. */
const SCORED_AFTER = /\bwho scored (?:right |just )?(?:after(?:wards?)?|next|then|after (?:it|that))(?=\s*[?.!]*$)/i;
/** What somebody did next, and how long it took them to score. */
const DID_NEXT = new RegExp(
  String.raw`\bwhat(?: did|['’]d| d)? ${TEAM} (?:do|did|get|got|make|made) (?:right |just |immediately |directly )?(?:after(?:wards?)?|next|then|from there|with ${IT})(?: ${IT})?${ENDS}|\b(?:then what|what (?:did ${IT} (?:lead to|turn into|become)|c[ao]me of ${IT}))${ENDS}|\b(?:how(?: did|['’]?d| d)?|did) .*\b(?:pick|int|interception|fumble|miss|muff|block|turnover)\b.* (?:hurt|cost|burn|haunt|bite) ${TEAM}${ENDS}|\bhow many (?:more )?(?:snaps?|plays?|downs) (?:\w+ ){0,4}?(?:till?|until|before|to)\b.*\b(?:scor\w+|pay|points?|td|touchdown|end ?zone|board)${ENDS}`,
  "i",
);
/** What went on there, of an event that is out of the common. */
const HAPPENED = new RegExp(
  String.raw`\b(?:what (?:in the world |the \w+ |on earth |exactly |even )?(?:happened|went (?:on|wrong|down))|wtf happened)(?: there| on (?:it|that(?: one)?))?${ENDS}`,
  "i",
);
/** Of somebody's many the one that is remembered is his longest. */
const HUGE = /\b(?:big|huge|monster|massive|long|giant|deep|crazy|insane)\b/i;
const MOST_SNAPS = 5;

/**
 * What came of an event that another clause of the text names: why nothing did (the snaps after it), whether a team cashed in, what it did next, and who scored
 * next. Null where none of these is asked, where more is asked than the event, or no single play is named.
 */
export function answerCameOf(text: string, asked: Asked): Sentence[] | null {
  const { sheet } = asked;
  const words = [NOTHING, CASHED, SCORED_OFF, SCORED_AFTER, DID_NEXT, HAPPENED].find((one) => one.test(text));
  if (words === undefined || !sheet.hasPlays) return null;
  // What was done next is asked of much else than events.
  const isLoose = words === SCORED_OFF || words === DID_NEXT || words === HAPPENED;
  const isOfMore = isLoose && asksMore(text.replace(words, " "), asked);
  const play = isOfMore ? null : namedIn(text, words, isLoose, asked);
  if (play === null) return null;
  sheet.begin();
  // Who did it is asked with what was done next; of what went on the plain words leave out least.
  const opening = [words === SCORED_OFF || words === DID_NEXT ? toldEvent(play, sheet) : told(play, sheet)];
  if (words === HAPPENED) return [...opening, ...nextDrive(play, [], sheet)];
  if (words === SCORED_AFTER) {
    const next = sheet.index
      .ofKind("score")
      .find(({ at }) => placeOf(at?.playId, sheet) > sheet.read.plays.indexOf(play));
    return next === undefined
      ? [...opening, sheet.say("Nobody scored after it.", sheet.index.byId("result"))]
      : [...opening, sheet.event(next)];
  }
  const phrase = words.exec(text)?.[0] ?? "";
  const asking = readQuestion(phrase, asked.book).teams;
  const own = asking.length === 1 ? asking : [];
  if (words === DID_NEXT) return [...opening, ...nextDrive(play, own, sheet)];
  // `they` are neither of two teams for sure.
  const teams = own.length === 0 && /\bthey\b/i.test(phrase) ? readQuestion(text, asked.book).teams : own;
  const kind = words === SCORED_OFF ? KINDS.find(({ says }) => says.test(phrase))?.mark : undefined;
  return [...opening, ...courseAfter(play, words === NOTHING ? null : (kind ?? "score"), teams, sheet)];
}

/** Whether a team made something of a play that gave it the ball, where that is asked: of one that kept it how its drive went on. Null where it is not. */
export function cameOfIt(text: string, play: Play, { book, sheet }: Asked): Sentence[] | null {
  const words = [CASHED, SCORED_OFF].find((one) => one.test(text));
  if (words === undefined) return null;
  const next = sheet.read.plays
    .slice(sheet.read.plays.indexOf(play) + 1)
    .find(({ down, team }) => down > 0 && team !== null);
  if (next?.team === play.team) return restOf(play, sheet);
  const { teams } = readQuestion(words.exec(text)?.[0] ?? "", book);
  return courseAfter(play, "score", teams.length === 1 ? teams : [], sheet);
}

/** What is asked for by name, and no other score. */
const KINDS: readonly { says: RegExp; mark: "touchdown" | "fieldGoal" }[] = [
  { says: /\b(?:td|touchdown)\b/i, mark: "touchdown" },
  { says: /\b(?:fg|field goal)\b/i, mark: "fieldGoal" },
];

/** What is told of an event anyway. */
const OF_EVENT =
  /^(?:so |and |but |ok |wait |n )*(?:whose|who(?!.*\b(?:most|more|led|leading)\b)|how (?:far|long|short|bad)|where|when|wtf|what (?:in the|the|on earth|even|exactly|happened|was that|yard|quarter))\b/i;
const OF_FIGURES = ["yards", "fantasy", "ppr", "stats", "projected", "most", "rate", "target", "catch", "carry"];

/** Whether another part of a text asks for something that is not told of the event. */
function asksMore(rest: string, { book }: Asked): boolean {
  return partsOf(rest)
    .flatMap(clausesOf)
    .some((part) => {
      const own = readQuestion(part, book);
      const isAsking = own.asks !== "other" && !OF_EVENT.test(part);
      return isAsking || OF_FIGURES.some((one) => own.concepts.has(one));
    });
}

/** What makes an event one of its kind, whatever else is said of it. */
const RARE: ReadonlySet<Concept> = new Set(
  "interception pickSix fumble missed block downs onside safety twoPoint sack return".split(" "),
);
const BESIDE: ReadonlySet<Concept> = new Set(
  "pass gave fieldGoal extraPoint kick kicker punt first last longest shortest biggest".split(" "),
);

/** The one play that a clause of a text names, beside what is asked of it. */
function namedIn(text: string, words: RegExp, isOfKinds: boolean, { book, before, sheet }: Asked): Play | null {
  const clauses = clausesOf(text).filter((one) => !words.test(one));
  const whole = text.replace(words, " ");
  const read = [...clauses, whole, text].flatMap((clause) => {
    const own = leanOn(readQuestion(clause, book), before);
    return own === null || own.players.length + own.teams.length === 0 ? [] : [longestOf(own, clause)];
  });
  const named = isOfKinds ? read.filter((one) => isOfKind(one.concepts)) : read;
  for (const own of [...named, ...named.flatMap((one) => ofItsKind(one))]) {
    const [play, other] = eventPlays(own, sheet);
    if (play !== undefined && other === undefined) return play;
  }
  return null;
}

/** The same without what is said of it beside its kind: `threw one at the goal line, who had the int`. */
function ofItsKind(own: Question): Question[] {
  const concepts = new Set([...own.concepts].filter((one) => RARE.has(one) || BESIDE.has(one)));
  return isOfKind(concepts) && concepts.size < own.concepts.size
    ? [{ ...own, concepts, numbers: [], threshold: null }]
    : [];
}

function isOfKind(concepts: ReadonlySet<Concept>): boolean {
  return [...concepts].some((one) => RARE.has(one) || one === "punt");
}

/** Somebody's huge one is his longest, whatever else is said of it. */
export function longestOf(own: Question, clause: string): Question {
  const asks = "other" as const;
  return HUGE.test(clause) && own.players.length > 0
    ? { ...own, asks, unknown: [], concepts: new Set([...own.concepts, "longest"]) }
    : { ...own, asks, unknown: [] };
}

function told(play: Play, sheet: GameSheet): Sentence {
  const fact: Fact | undefined = sheet.index.onPlay(play.playId).find(({ kind }) => kind === "score");
  return fact === undefined ? sheet.told(play) : sheet.event(fact);
}

/** The possession after a play and what it came to: with whether it was the score that is asked for, or snap by snap where none is. */
function courseAfter(
  play: Play,
  wanted: "score" | "touchdown" | "fieldGoal" | null,
  teams: readonly string[],
  sheet: GameSheet,
): Sentence[] {
  const at = sheet.read.plays.indexOf(play);
  if (play.isTouchdown) return withOpening(wanted === null ? null : wanted !== "fieldGoal", endOf([play], sheet));
  const own = sheet.read.drives.find(({ rows }) => rows.includes(play));
  const isOwn = teams.length === 1 ? teams[0] === own?.team : /PENALTY/.test(play.description);
  // After a flag, or a loose ball that was kept, it is the drive that went on.
  const goesOn = isOwn && own?.rows.some((row) => row.down > 0 && sheet.read.plays.indexOf(row) > at) === true;
  const drive = goesOn
    ? own
    : sheet.read.drives.find(
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
  const marks = wanted === "score" || wanted === null ? (["touchdown", "fieldGoal"] as const) : [wanted];
  const isScore = marks.some((mark) => fact.marks.includes(mark));
  // Of the other team's possession it is neither yes nor no.
  const isTheirs = teams.length === 1 && teams[0] !== drive.team;
  if (wanted !== null) return withOpening(isTheirs ? null : isScore, [sheet.event(fact), ...ends]);
  return [
    ...(snaps.length > MOST_SNAPS ? snaps.slice(-MOST_SNAPS) : snaps).map((row) => sheet.told(row)),
    sheet.event(fact),
  ];
}

/** Where a play stands in the game's order; -1 of none. */
export function placeOf(playId: string | null | undefined, { read }: GameSheet): number {
  return read.plays.findIndex((play) => play.playId === playId);
}
