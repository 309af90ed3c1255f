import type { RosterPlayer } from "../../../names/game-roster.ts";
import type { Fact } from "../../../facts/fact.ts";
import { counted, countWords } from "../../../facts/wording/number-words.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import { aboutDrive, driveWith } from "../sheet/drive-with.ts";
import { eventKindOf } from "./event-kind-of.ts";
import type { EventKind } from "./event-kinds.ts";
import { eventsIn, narrowed, ofPosition, pickFrom, pickOf } from "./events-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { keptFumbles, mostFumbles } from "./kept-fumbles.ts";
import { withLongerReturn } from "./longer-return.ts";
import { isOnly } from "../question/is-only.ts";
import { isAt } from "../sheet/is-within.ts";
import { isOfAll } from "../figures/leaders.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";
import { MOST_SENTENCES, sayEvents, sayNoEvents, withPassing } from "./say-events.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Kinds of which a team's line counts none. */
const COUNTED: ReadonlySet<string> = new Set(["punt", "return", "punt return", "drive"]);

/** `was Likely's last catch in or out`: his own last, and not whether the last was his. */
const OF_OWN =
  /^(?:so |and |ok )*(?:was|were|is) (?!the |that |it |this )(?:\w+ ){1,2}(?:first|last|longest|shortest) (?!(?:to|one|with|who|player|guy)\b)\w+/;

/** Why a game was lost is no event; what the ball was lost on is one. */
const LOST_ON = /\b(?:lose|lost) (?:(?:it|this|the game|this game) )?(?:because|due|on|off|by|with|to)\b/;

/** How somebody did on a drive is not whose it was, and one that was good makes nobody perfect. */
function isNotOfOne({ text, order, players }: Question, kind: EventKind): boolean {
  const isOfHim = kind.one.endsWith("drive") && players.length > 0 && /\b(?:perform|made)\b/.test(order.join(" "));
  return isOfHim || /\bperfect\b/.test(text) || LOST_ON.test(text);
}

/** Single events: the first, the last, the longest, how many, who, when and whether. Null where the question is about something else. */
export function answerEvents(asked: Question, sheet: GameSheet): Sentence[] | null {
  // How many plays a drive had is said of the drive.
  const question =
    asked.concepts.has("drive") && asked.concepts.has("playCount") ? { ...asked, asks: "other" as const } : asked;
  if (question.concepts.has("eachTeam")) return ofEachTeam(question, sheet);
  const whole = kicksOf(question, sheet) ?? ofMost(question, sheet) ?? ofMostFumbles(question, sheet);
  if (whole !== null) return whole;
  const kind = eventKindOf(question);
  if (
    kind === null ||
    !sheet.hasPlays ||
    question.at !== null ||
    question.moment !== null ||
    question.threshold !== null
  )
    return null;
  const few = lastFew(question, sheet, kind) ?? scoredOn(question, sheet, kind) ?? soMany(question, sheet, kind);
  if (few !== null) return few;
  // How many he made and how many he missed is his line.
  if (question.concepts.has("missed") && question.concepts.has("made")) return null;
  if (question.numbers.length > 0) return asMany(question, sheet, kind);
  if (question.concepts.has("compare")) return null;
  if (question.asks === "many" && isOfAll(question)) return null;
  // A sack that two share is a half for each: how many he had is his line's to say.
  if (
    kind.one === "sack" &&
    /^(?:many|other)$/.test(question.asks) &&
    pickOf(question) === null &&
    question.players.some(({ position }) => position !== "QB")
  )
    return null;
  const isPicked = pickOf(question) !== null;
  const isCounted =
    (question.asks === "many" || question.asks === "yesNo") && question.players.length === 0 && COUNTED.has(kind.one);
  const isAll = question.concepts.has("only") || (question.asks === "how" && question.order.includes("list"));
  const isListed = question.sized !== null || (kind.one === "score" && isAll);
  if (kind.isCommon === true && question.asks === "many" && /^(?:last|nth)$/.test(pickOf(question)?.op ?? ""))
    return null;
  // Of fourth downs in a part of the game, or of what happened on them, more is wanted than their number.
  const isHappening = question.concepts.has("happened");
  const isTold =
    isOfScores(question, kind) ||
    (kind.isDescribed === true && (question.period !== null || isHappening)) ||
    // `what happened on that punt in the 3rd`, where there was one.
    (isHappening && narrowed(question, sheet, kind, eventsIn(question, sheet, kind)).length === 1);
  if (kind.isCommon === true && !isPicked && !isCounted && !isListed && !isTold) return null;
  // Why a game was lost is more than one fumble.
  const isStory = question.asks === "why" || question.asks === "how";
  if (isStory && ["win", "lose", "beat", "comeback"].some((one) => question.concepts.has(one))) return null;
  if (question.sized !== null && kind.size === undefined) return null;
  if (isPicked && /longest|shortest|biggest/.test(pickOf(question)?.op ?? "") && kind.size === undefined) return null;
  if (question.asks === "yesNo" && isNotOfOne(question, kind)) return null;
  const chosen = ofRelation(question, sheet, kind);
  const isOfOwn = isPicked && question.players.length === 1 && OF_OWN.test(question.text);
  if (
    question.asks === "yesNo" &&
    isPicked &&
    !isOfOwn &&
    kind.success === undefined &&
    (question.teams.length === 1 || question.players.length === 1)
  )
    return isIt(question, sheet, kind, chosen);
  const mine = narrowed(question, sheet, kind, chosen);
  const picked = pickFrom(ofPosition(mine, question, sheet, kind), question, kind);
  if (picked.length === 0) return noneOf(question, sheet, kind, mine);
  if (kind.one === "go-ahead score" && /\bdrive\b/.test(question.text) && picked.length === 1) {
    const [play] = sheet.read.plays.filter(({ playId }) => playId === picked[0]?.at?.playId);
    const drive = play === undefined ? null : driveWith(play, sheet);
    if (drive !== null) return [sheet.event(drive), ...aboutDrive(drive, sheet)];
  }
  const stated = statedOf(question, sheet, { kind, picked, mine, isPicked });
  const isDescribed =
    kind.isDescribed === true ||
    question.concepts.has("happened") ||
    question.asks === "how" ||
    question.asks === "why" ||
    question.order.includes("much") ||
    // Who made the tackle is told with the play.
    (kind.one === "safety" && question.order.includes("who"));
  if (isDescribed && picked.length <= MOST_SENTENCES)
    stated.push(...picked.flatMap((fact) => (fact.kind === "drive" ? [] : sheet.playTexts(fact))));
  if (
    isPicked &&
    question.players.length === 1 &&
    (question.concepts.size > 2 || (question.concepts.size > 1 && /\band\b/.test(question.text)))
  )
    stated.unshift(...sheet.sentences(...question.players.flatMap((player) => linesOf(player, sheet).slice(0, 1))));
  const [drive, another] = picked;
  if (drive?.kind === "drive" && another === undefined) stated.push(...aboutDrive(drive, sheet));
  if (question.asks !== "yesNo" || isOfOwn) return stated;
  const { success } = kind;
  const isSo =
    success === undefined ||
    !/\b(?:conver|made|make|good|recover|get|got)/.test(question.text) ||
    picked.some(({ marks }) => marks.includes(success));
  return withOpening(isSo, stated);
}

interface Picked {
  kind: EventKind;
  picked: readonly Fact[];
  /** Everybody that the question names. */
  mine: readonly Fact[];
  /** One of several was asked for. */
  isPicked: boolean;
}

/** The events in words, with what of the kind is no fact: the passes of a scorer, a return that went farther, the fumbles that were kept. */
function statedOf(question: Question, sheet: GameSheet, { kind, picked, mine, isPicked }: Picked): Sentence[] {
  const named = isOfScores(question, kind)
    ? { ...kind, one: "touchdown on fourth down", many: "touchdowns on fourth down" }
    : kind;
  const said = withPassing(question, sheet, kind, sayEvents(question, sheet, named, picked, isPicked));
  const told = withLongerReturn(question, sheet, kind, picked, said);
  // Who threw it is told with the score itself.
  const isThrown = question.concepts.has("pass") && /^(?:go-ahead|tying) score$/.test(kind.one);
  const scores = isThrown ? picked.flatMap(({ of: [score = ""] }) => sheet.index.byId(score) ?? []) : [];
  const also = kind.one === "lost fumble" && !isPicked ? keptFumbles(question, sheet, mine) : [];
  const [first, ...rest] = also;
  const stated = [...told, ...scores.map((fact) => sheet.event(fact))];
  return question.asks === "many" && first !== undefined ? [first, ...stated, ...rest] : [...stated, ...also];
}

/** What tied it is one word of the lexicon with its kind. */
const TYING = { touchdown: /\btying (?:td|touchdown)\b/, fieldGoal: /\btying (?:fg|field goal|kick)\b/ };

/** Those of a kind that are meant: the score that stood as the lead, the touchdown that tied it. */
function ofRelation(question: Question, sheet: GameSheet, kind: EventKind): readonly Fact[] {
  const all = eventsIn(question, sheet, kind);
  const isDecisive = /win|for good|to stay|walk ?off|deciding|\bthe go ahead\b/.test(question.text);
  if (kind.one === "go-ahead score") return isDecisive ? all.filter(({ marks }) => marks.includes("forGood")) : all;
  if (isOfScores(question, kind)) return all.filter((fact) => fact.kind === "score");
  if (kind.one.endsWith("return touchdown")) return all.filter(({ marks }) => isReturnOf(question.text, marks));
  if (kind.one.startsWith("blocked kick returned")) return all.filter((fact) => isBlockOf(question.text, fact, sheet));
  if (kind.one !== "tying score") return all;
  const marks = (["touchdown", "fieldGoal"] as const).filter(
    (mark) => question.concepts.has(mark) || TYING[mark].test(question.text),
  );
  return all.filter(({ of: [score = ""] }) => marks.every((mark) => sheet.index.byId(score)?.marks.includes(mark)));
}

/** `who scored on fourth down`: of the tries those that did. */
function isOfScores({ concepts }: Question, { one }: EventKind): boolean {
  return one === "fourth-down try" && (concepts.has("score") || concepts.has("touchdown"));
}

/** Whether a touchdown on a return is one of the kicks that are named; of any kind where none is. */
function isReturnOf(text: string, marks: Fact["marks"]): boolean {
  const [isPunt, isKickoff] = [/\bpunts?\b/.test(text), /\bkick ?offs?\b/.test(text)];
  if (isPunt !== isKickoff) return marks.includes(isPunt ? "puntReturn" : "kickoffReturn");
  return !(isPunt || /\bkicks?\b/.test(text)) || marks.includes("puntReturn") || marks.includes("kickoffReturn");
}

/** Whether it was a punt, or a field goal, that was blocked, where one of these is named. */
function isBlockOf(text: string, { at }: Fact, { read }: GameSheet): boolean {
  const type = /\bpunts?\b/.test(text) ? "Punt" : /\b(?:field goals?|fgs?)\b/.test(text) ? "FieldGoal" : null;
  return type === null || read.plays.find(({ playId }) => playId === at?.playId)?.type === type;
}

/** That there is none; of a position there may be others, and a fourth down that was lost to the other team was tried all the same. */
function noneOf(question: Question, sheet: GameSheet, kind: EventKind, others: readonly Fact[]): Sentence[] | null {
  const { position, asks, teams, period, players, nth } = question;
  if (nth !== null && others.length > 0 && position === null && kind.isCommon !== true) {
    const [no] = sayNoEvents(question, sheet, kind);
    // What there is of it instead.
    const had = `There ${others.length === 1 ? "was only one" : `were only ${countWords(others.length)}`}.`;
    return no === undefined ? null : [no, sheet.say(had, ...others), ...others.map((fact) => sheet.event(fact))];
  }
  if (others.length > 0 && position !== null) {
    const trade = TRADES[position];
    if (trade === undefined || !(kind.one === "touchdown" || kind.one === "score")) return null;
    return [sheet.say(`${asks === "yesNo" ? "No, no" : "No"} ${trade} had a ${kind.one}.`, ...others)];
  }
  // How long they were nobody knows: there are some all the same.
  if (others.length > 0 && nth === null) return null;
  const tried = /fourth|downs/.test(kind.one) && period === null && players.length === 0 ? sheet.teams : [];
  const rows = tried
    .filter((team) => teams.length !== 1 || teams[0] === team)
    .map((team) => sheet.index.teamRow(team, "fourthDowns"));
  const stated = withOpening(
    asks === "yesNo" && (kind.one === "turnover on downs" || isOfScores(question, kind)) ? false : null,
    sheet.sentences(...rows),
  );
  return stated.length > 0 ? stated : sayNoEvents(question, sheet, kind);
}

const TRADES: Readonly<Record<string, string>> = {
  QB: "quarterback",
  RB: "running back",
  WR: "wide receiver",
  TE: "tight end",
};

/** Of these the teams have rows of statistics. */
const ROWED: ReadonlySet<string> = new Set(["sack", "turnover", "fourth-down try", "run", "completion", "play"]);

/** `which team punted more`: how many either team had. */
function ofMost(asked: Question, sheet: GameSheet): Sentence[] | null {
  const { teams, players, text, sized, at, moment, threshold } = asked;
  const isAsked = /\b(?:which|what) team\b/.test(text) && asked.concepts.has("most") && sheet.hasPlays;
  if (!isAsked || teams.length + players.length > 0 || sized !== null || pickOf(asked) !== null) return null;
  if (at !== null || moment !== null || threshold !== null) return null;
  const question = { ...asked, concepts: new Set([...asked.concepts].filter((concept) => concept !== "most")) };
  const kind = eventKindOf(question);
  if (kind === null || kind.one === "score" || ROWED.has(kind.one)) return null;
  const all = eventsIn(question, sheet, kind);
  const counts = sheet.teams.map((team) => ({
    team,
    facts: narrowed({ ...question, teams: [team] }, sheet, kind, all),
  }));
  const items = counts.map(
    ({ team, facts }) => `the ${sheet.nick(team)} had ${counted(facts.length, kind.one, kind.many)}`,
  );
  return all.length === 0 ? null : [sheet.say(`${capitalized(listWords(items))}.`, ...all)];
}

/** `who fumbled the most`; who fumbled, where nobody did twice. */
function ofMostFumbles(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, players, asks } = question;
  const isAsked = asks === "who" && concepts.has("fumble") && concepts.has("most") && sheet.hasPlays;
  if (!isAsked || players.length > 0 || !isOnly(concepts, "fumble most lose")) return null;
  const rest = new Set([...concepts].filter((concept) => concept !== "most"));
  return mostFumbles(question, sheet) ?? answerEvents({ ...question, concepts: rest }, sheet);
}

const MOST_FEW = 10;

/** `last 5 scores` */
function lastFew(question: Question, sheet: GameSheet, kind: EventKind): Sentence[] | null {
  const [count, other] = question.numbers;
  if (count === undefined || other !== undefined || count > MOST_FEW || !question.concepts.has("last")) return null;
  if (question.asks === "many" || question.asks === "yesNo") return null;
  const facts = narrowed(question, sheet, kind, eventsIn(question, sheet, kind)).slice(-count);
  if (facts.length <= MOST_SENTENCES) return facts.length === 0 ? null : facts.map((fact) => sheet.event(fact));
  const items = listWords(facts.map((fact) => sheet.item(fact)));
  return [sheet.say(`The last ${countWords(facts.length)} ${kind.many ?? `${kind.one}s`}: ${items}.`, ...facts)];
}

/** `who caught the two interceptions`: a number that there are of them says nothing else. */
function asMany(question: Question, sheet: GameSheet, kind: EventKind): Sentence[] | null {
  const [count, other] = question.numbers;
  const facts = narrowed(question, sheet, kind, eventsIn(question, sheet, kind));
  const isPlain = question.asks !== "yesNo" && question.asks !== "many" && other === undefined;
  return isPlain && count !== undefined && count > 1 && facts.length === count
    ? answerEvents({ ...question, numbers: [] }, sheet)
    : null;
}

/** `did he have two touchdowns`, `they had three turnovers, right`: whether there were so many, and which. */
function soMany(question: Question, sheet: GameSheet, kind: EventKind): Sentence[] | null {
  const { asks, numbers, players, teams } = question;
  const [count, other] = numbers;
  if (asks !== "yesNo" || count === undefined || other !== undefined || count > MOST_FEW) return null;
  if (kind.isCommon === true || players.length + teams.length !== 1 || pickOf(question) !== null) return null;
  // What a passer throws counts, and half a sack does.
  const isOfFigures = players.some(({ position }) =>
    position === "QB" ? kind.one === "touchdown" : kind.one === "sack",
  );
  if (isOfFigures) return null;
  const facts = narrowed(question, sheet, kind, eventsIn(question, sheet, kind));
  if (facts.length === 0) return sayNoEvents(question, sheet, kind);
  const isSo = facts.length === count ? true : facts.length < count ? false : null;
  return withOpening(isSo, sayEvents({ ...question, asks: "many" }, sheet, kind, facts, false));
}

/** `did the Cards score on their last drive`: of the drive that is meant, which may have brought nothing. */
function scoredOn(question: Question, sheet: GameSheet, { one }: EventKind): Sentence[] | null {
  const { asks, teams, players, concepts, period } = question;
  const wanted = SCORING_DRIVES[one];
  if (asks !== "yesNo" || wanted === undefined || teams.length !== 1 || players.length > 0) return null;
  if (!concepts.has("first") && !concepts.has("last")) return null;
  const over = sheet.index
    .ofKind("drive")
    .filter(
      ({ team, marks, at }) => team === teams[0] && !marks.includes("going") && (period === null || isAt(period, at)),
    );
  const drive = concepts.has("first") ? over[0] : over.at(-1);
  if (drive === undefined) return null;
  return withOpening(
    wanted.some((mark) => drive.marks.includes(mark)),
    [sheet.event(drive), ...aboutDrive(drive, sheet)],
  );
}

const SCORING_DRIVES: Readonly<Record<string, readonly Fact["marks"][number][]>> = {
  "touchdown drive": ["touchdown"],
  "field goal drive": ["fieldGoal"],
  "scoring drive": ["touchdown", "fieldGoal"],
};

/** A kicker's line and every kick for three points, where all of them are asked for. */
function kicksOf(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, players, order, asks, text, threshold, numbers } = question;
  const [kicker, other] = players;
  if (kicker === undefined || players.some(({ position }) => position !== "K") || threshold !== null) return null;
  // `the two kickers` are those who are named.
  if (other !== undefined) return asks === "yesNo" || asks === "who" ? null : ofKickers(question, sheet);
  if (numbers.length > 0) return null;
  const isBoth = concepts.has("missed") && (concepts.has("made") || order.includes("perform"));
  const isAll =
    (concepts.has("kick") && (order.includes("list") || /\ball\b/.test(text))) ||
    (order.includes("perform") && order.includes("much")) ||
    (concepts.has("kick") && concepts.size === 1 && asks === "other");
  if (
    !(isBoth || isAll) ||
    !isOnly(concepts, "kick made missed fieldGoal list total attempt") ||
    asks === "many" ||
    asks === "when"
  )
    return null;
  return kicksTold(kicker, sheet);
}

/** A kicker's line, with every kick for three points and every try that he missed. */
function kicksTold(kicker: RosterPlayer, sheet: GameSheet): Sentence[] {
  const kicks = sheet.index
    .ofKind("score", "miss", "block")
    .filter(
      ({ marks, roles }) =>
        roles.kicker === kicker.playerId && (marks.includes("fieldGoal") || marks.includes("extraPoint")),
    );
  const told = kicks.filter(({ kind, marks }) => kind !== "score" || marks.includes("fieldGoal"));
  return [
    ...sheet.sentences(...linesOf(kicker, sheet).filter(({ marks }) => marks.includes("kicking"))),
    ...(told.length === 0
      ? []
      : [sheet.say(`His kicks: ${listWords(told.map((fact) => sheet.item(fact)))}.`, ...told)]),
  ];
}

/** Each of several kickers with his kicks, where no more is asked than how they did. */
function ofKickers({ concepts, order, players, isShared }: Question, sheet: GameSheet): Sentence[] | null {
  if (isShared || !isOnly(concepts, "compare kick made missed fieldGoal list") || order.includes("many")) return null;
  return players.flatMap((player) => kicksTold(player, sheet));
}

/** The same question of either team. */
function ofEachTeam(question: Question, sheet: GameSheet): Sentence[] | null {
  const concepts = new Set([...question.concepts].filter((concept) => concept !== "eachTeam"));
  if (question.players.length > 0 || question.asks === "yesNo") return null;
  const answers = sheet.teams.map((team) =>
    answerEvents(
      { ...question, concepts, teams: [team], asks: question.asks === "other" ? "many" : question.asks },
      sheet,
    ),
  );
  return answers.some((answer) => answer === null) ? null : answers.flatMap((answer) => answer ?? []);
}

/** Whether the first, last or longest is the one asked about; and which it is. */
function isIt(question: Question, sheet: GameSheet, kind: EventKind, facts: readonly Fact[]): Sentence[] | null {
  const picked = pickFrom(facts, question, kind);
  if (picked.length === 0) return sayNoEvents(question, sheet, kind);
  const mine = narrowed(question, sheet, kind, picked);
  const [first, ...rest] = sayEvents(question, sheet, kind, picked, true);
  return first === undefined ? null : [{ ...first, text: `${mine.length > 0 ? "Yes" : "No"}. ${first.text}` }, ...rest];
}
