import type { GameSnapshot } from "../../game/game-snapshot.ts";
import { SEASON_TYPE } from "../../game/season-type.ts";
import { SUPER_BOWL, weekName } from "../../game/week-name.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { gameRoster, type RosterPlayer } from "../../names/game-roster.ts";
import { answerChance } from "./score/answer-chance.ts";
import { answerDefense } from "./fantasy/answer-defense.ts";
import { answerDriveEnds } from "./plays/answer-drive-ends.ts";
import { answerOtherEvents } from "./events/answer-other-events.ts";
import { answerEvents } from "./events/answer-events.ts";
import { answerFigures } from "./figures/answer-figures.ts";
import { answerLedger } from "./fantasy/answer-ledger.ts";
import { answerOfIt, isOfIt } from "./plays/answer-of-it.ts";
import { answerOtherRules } from "./fantasy/answer-other-rules.ts";
import { answerOutlook } from "./score/answer-outlook.ts";
import { answerProjections } from "./fantasy/answer-projections.ts";
import { answerPoints } from "./score/answer-points.ts";
import { answerScore } from "./score/answer-score.ts";
import { answerSetting } from "./setting/answer-setting.ts";
import { answerStory } from "./score/answer-story.ts";
import { GameSheet, type Sentence } from "./sheet/game-sheet.ts";
import { answerMoment } from "./score/answer-moment.ts";
import { answerCameOfAll } from "./plays/answer-came-of-all.ts";
import { answerDriveParts } from "./plays/answer-drive-parts.ts";
import { answerOnDrive } from "./plays/answer-on-drive.ts";
import { answerPlays } from "./plays/answer-plays.ts";
import { answerPartsOf } from "./figures/answer-parts-of.ts";
import { answerPossession } from "./figures/answer-possession.ts";
import { isPlayWord } from "./plays/asked-plays.ts";
import { answerLinePoints } from "./fantasy/answer-line-points.ts";
import { answerLine } from "./setting/answer-line.ts";
import { answerListed } from "./setting/answer-listed.ts";
import { answerDidCount } from "./plays/answer-nullified.ts";
import { whySoFew } from "./score/why-so-few.ts";
import { notPlayed } from "./score/not-played.ts";
import { answerClosest } from "./score/answer-closest.ts";
import { answerPulledAway } from "./score/answer-pulled-away.ts";
import { timeBetween } from "./score/time-between.ts";
import { answerReturnFlag } from "./plays/answer-return-flag.ts";
import { answerRates } from "./figures/answer-rates.ts";
import { answerApart } from "./answer-apart.ts";
import { answerTally } from "./events/answer-tally.ts";
import { answerTerm } from "./setting/answer-term.ts";
import { answerSums } from "./figures/answer-sums.ts";
import { answerSwings } from "./plays/answer-swings.ts";
import { answerWhile } from "./figures/answer-while.ts";
import { answerWager } from "./setting/answer-wager.ts";
import { type Asked, answerParts } from "./talk/answer-parts.ts";
import { answerAsking, commented } from "./talk/answer-asking.ts";
import { leanOn } from "./question/lean-on.ts";
import { named } from "./sheet/named.ts";
import { besideAnswer, saidOnce } from "./talk/beside-answer.ts";
import { namedToo } from "./question/named-too.ts";
import { CAN, nearestTo } from "./talk/nearest-to.ts";
import { partsOf } from "./question/question-parts.ts";
import { type Question, readQuestion } from "./question/question.ts";
import { withoutGuess } from "./question/without-guess.ts";
import { withoutPreface } from "./question/without-preface.ts";
import { withBallBefore } from "./plays/with-ball-before.ts";
import { withDetail } from "./plays/with-detail.ts";
import { withGotFirst } from "./plays/got-first.ts";
import { withIncident } from "./plays/with-incident.ts";
import { toTheEndOf } from "./sheet/to-the-end-of.ts";
import { withLastTry } from "./plays/with-last-try.ts";
import { withOpeningKick } from "./plays/with-opening-kick.ts";
import { withRunOut } from "./plays/with-run-out.ts";
import { withSnaps } from "./plays/with-snaps.ts";
import { boundByScore, withinPlays } from "./plays/within-plays.ts";
import { ofDenied } from "./talk/of-denied.ts";
import { toldOnce } from "./talk/told-once.ts";
import { withoutPlace } from "./talk/without-place.ts";
import { withTeams } from "./talk/with-teams.ts";
import { tellClear, tellDriveFrom } from "./plays/tell-likely.ts";
import { listWords } from "../../words/sentence-words.ts";
import { isAddressed, isAdvice, isBetting, isFeeling, isForeign, smallTalk } from "./talk/small-talk.ts";

/** What the analyst without a model says. */
export interface Reply {
  /** `ask`: a name may mean several. `unknown`: not understood, or the stats do not hold it; its sentences are the nearest that they do. */
  kind: "answer" | "ask" | "unknown" | "betting" | "talk";
  sentences: readonly Sentence[];
}

/** How far back a "he" or an "and Hill?" leans. */
const MOST_EARLIER = 4;
const MOST_CANDIDATES = 4;

type Answer = (question: Question, sheet: GameSheet) => Sentence[] | null;

/** The first that understands the whole question answers it. */
const ANSWERS: readonly Answer[] = [
  answerDriveEnds,
  answerLinePoints,
  answerLedger,
  answerPartsOf,
  answerDefense,
  answerProjections,
  answerPlays,
  answerSetting,
  answerMoment,
  whySoFew,
  answerTally,
  answerPossession,
  answerPoints,
  answerScore,
  answerSums,
  answerRates,
  answerEvents,
  answerFigures,
  answerStory,
];

/**
 * Answers a question about the game from its facts, in their words. What is not understood whole is not answered: the stats do not guess.
 * `earlier` are the person's questions before it, the newest last: a follow-up leans on them.
 */
export function replyTo(
  text: string,
  snapshot: GameSnapshot,
  index: FactIndex,
  earlier: readonly string[] = [],
): Reply {
  const sheet = new GameSheet(snapshot, index);
  const book = { roster: rosterOf(sheet), game: snapshot.game };
  const reading = { sheet, book };
  const spelled = text.replaceAll(WITH, "with ").replace(BOTH_DOWNS, "third downs and fourth downs");
  const untimed = spelled.replace(TIME_LEFT, "");
  // When it was is told with every play.
  const written = OF_PLAY.test(untimed) ? untimed : spelled;
  const too = namedToo(written, book);
  if (too === null) return replyOnce(written, earlier, reading);
  const first = replyOnce(too.main, earlier, reading);
  const second = first.kind === "answer" ? replyOnce(too.other, [...earlier, too.main], reading) : null;
  return second?.kind === "answer"
    ? { kind: "answer", sentences: [...first.sentences, ...second.sentences] }
    : replyOnce(written, earlier, reading);
}

/** `w/ it`, `w 3 min left`: no initial of anybody's. */
const WITH = /(?<![\w.])w(?:\/ ?| )(?=(?:it|that|them|the|him|his|their|a|an|no|only|\d+)\b)/g;

const BOTH_DOWNS = /\b(?:3rd|third)(?: downs?)? (?:and|&|n|or) (?:4th|fourth) (?:downs\b|down conversions\b)/i;
const TIME_LEFT =
  /\s*(?:,|\band\b|\bn\b|&)\s*(?:with )?(?:how much )?(?:time|clock) (?:was |were )?(?:(?:left|remaining)(?: on the clock)?|on the clock)[\s?]*$/i;
const OF_PLAY = /\b(?:kick|fg|field goal|td|touchdown|winner|catch|pick|fumble|sack|punt)\b/i;

interface Reading {
  sheet: GameSheet;
  book: Asked["book"];
}

/** The reply to one text, with what stands beside what it asks. */
function replyOnce(text: string, earlier: readonly string[], reading: Reading): Reply {
  const reply = replyAlone(text, earlier, reading);
  if (reply.kind !== "answer") return reply;
  const { sheet, book } = reading;
  const question = readQuestion(asAsked(text, reading), book);
  const beside = besideAnswer(text, question, withBallBefore(question, reply.sentences, sheet), sheet);
  const told = withGotFirst(text, beside, sheet);
  const whole = withLastTry(question, withOpeningKick(question, withRunOut(question, told, sheet), sheet), sheet);
  return { ...reply, sentences: ofDenied(text, toldOnce(saidOnce(withDetail(question, whole, sheet)), sheet)) };
}

/** A text without what is said beside its question, and with the teams that it speaks of. */
function asAsked(text: string, { sheet, book }: Reading): string {
  return withTeams(withoutPlace(withoutPreface(withoutGuess(text, book)), sheet), sheet);
}

function replyAlone(text: string, earlier: readonly string[], { sheet, book }: Reading): Reply {
  const written = asAsked(text, { sheet, book });
  const asked = readQuestion(inThisQuarter(written, sheet), book);
  const talk = smallTalk(asked.text);
  // "Sorry, I'm new to this! What was it at halftime?" asks something.
  const isAsked = asked.at !== null || asked.period !== null;
  if (talk !== null && !isAsked && (isAddressed(asked.text) || asked.players.length + asked.teams.length === 0))
    return plain("talk", talk);
  const wager = answerWager(text, sheet);
  if (wager !== null) return { kind: "answer", sentences: wager };
  const line = answerLine(written, asked, sheet);
  if (line !== null) return { kind: "answer", sentences: line };
  const term = answerTerm(text, asked, sheet, (known) => firstAnswer(readQuestion(known, book), sheet));
  if (term !== null) return { kind: "answer", sentences: term };
  if (isBetting(asked.text)) return plain("betting", `I don't give betting advice. ${CAN}`);
  const before = earlier.slice(-MOST_EARLIER).reduce<readonly Question[]>((known, one) => {
    const read = readQuestion(one, book);
    return [...known, leanOn(read, known) ?? read];
  }, []);
  // Whether he plays the next one is in no report of this game.
  const listed = isForeign(asked)
    ? null
    : answerListed(asked, (roster) => readQuestion(written, { ...book, roster }), sheet);
  if (listed !== null) return { kind: "answer", sentences: listed };
  const parts: Asked = { book, before, sheet, answer: firstAnswer };
  const isOne = partsOf(written).length < 2;
  const during =
    (isOne ? (answerWhile(written, parts) ?? answerOnDrive(written, parts)) : null) ??
    timeBetween(written, parts) ??
    answerOtherEvents(written, parts) ??
    answerCameOfAll(written, parts) ??
    answerDriveParts(written, parts);
  if (during !== null) return { kind: "answer", sentences: during };
  const question = leanOn(asked, before);
  if (question === null) return withoutSubject(written, asked, parts);
  const followed = afterLast(asked, written, before, sheet);
  if (followed !== null) return { kind: "answer", sentences: followed };
  const ahead =
    (DRIVES_AND_ENDS.test(question.text) ? answerDriveEnds(question, sheet) : null) ??
    answerReturnFlag(question, sheet) ??
    tellDriveFrom(question, sheet) ??
    answerSwings(question, sheet) ??
    answerChance(question, sheet) ??
    outlookOf(question, sheet);
  if (ahead !== null) return { kind: "answer", sentences: withSnaps(written, ahead, sheet) };
  if (isAdvice(question.text))
    return {
      kind: "unknown",
      sentences: [sheet.say("I can't judge that: I only know this game's stats."), ...named(question, sheet)],
    };
  const early = notPlayed(question, sheet);
  if (early !== null) return { kind: sheet.index.phase === "over" ? "answer" : "unknown", sentences: early };
  const apart = answerApart(question, sheet);
  // What stands beside whether he beat his projection, or his points by other rules, is answered, too; so is what stands beside a play that did not count.
  const isBeside =
    apart !== null &&
    partsOf(written).length > 1 &&
    (question.concepts.has("projected") || answerOtherRules(question, sheet) !== null);
  const isOfOne =
    apart !== null &&
    partsOf(written).length > 1 &&
    [answerDidCount, answerPulledAway, answerClosest].some((one) => one(question, sheet) !== null);
  const parted = isBeside || isOfOne ? answerParts(written, false, parts) : null;
  const both = parted !== null && (isBeside || holds(parted, apart ?? [])) ? parted : null;
  if (both !== null && both.length > (apart?.length ?? 0)) return { kind: "answer", sentences: both };
  if (apart !== null && apart.length > 0) return { kind: "answer", sentences: withSnaps(written, apart, sheet) };
  const foreign = isForeign(question);
  const whole =
    foreign || question.unknown.some((word) => !isPlayWord(word) && !isPartOf(word, question))
      ? null
      : question.unknown.length > 0
        ? answerPlays(question, sheet)
        : firstAnswer(question, sheet);
  // A score that bounds his figures is no event that something else came after.
  const bound = partsOf(written).length < 2 ? boundByScore(question, sheet) : null;
  const reply =
    (bound === null ? null : firstAnswer(bound, sheet)) ??
    (foreign ? answerAsking(written, parts) : (answerParts(written, whole !== null, parts) ?? whole)) ??
    commented(written, parts) ??
    (foreign ? null : tellClear(question, sheet));
  if (reply === null && isFeeling(asked, written))
    return {
      kind: "talk",
      sentences: [
        sheet.say("I hear you. I don't take sides, I just read the box score."),
        ...(question.players.length > 0 ? named(question, sheet) : sheet.sentences(sheet.index.byId("result"))),
        sheet.say("What do you want to know about it?"),
      ],
    };
  if (reply === null) return { kind: "unknown", sentences: nearestTo(written, question, parts) };
  if (question.isShared && question.players.length > MOST_CANDIDATES - 1) return askBack(question, sheet);
  return { kind: "answer", sentences: withSnaps(written, withIncident(written, reply, question, sheet), sheet) };
}

/** The reply to what leans on nobody who was named before. */
function withoutSubject(written: string, asked: Question, parts: Asked): Reply {
  if (isForeign(asked)) return { kind: "unknown", sentences: nearestTo(written, asked, parts) };
  // `Who beat his projection`: his is nobody's who was named before.
  // `who had the most yards and did he beat his projection`: he is who had them.
  const each = answerParts(written, false, parts);
  const isOfParts = partsOf(written).length > 1;
  if (each !== null && isOfParts) return { kind: "answer", sentences: each };
  const own = isOfParts && asked.concepts.has("projected") ? null : answerApart(asked, parts.sheet);
  const found = own ?? each;
  if (found !== null) return { kind: "answer", sentences: found };
  // `why did Tomlin punt from his 20`: who is named is not known here.
  if (asked.unknown.length > 0 && asked.asks === "why")
    return { kind: "unknown", sentences: nearestTo(written, asked, parts) };
  return plain("ask", "Who do you mean? Give me a name.");
}

/** `late in the 4th`: a play is told with when it was. */
function isPartOf(word: string, { period }: Question): boolean {
  return period !== null && (word === "late" || word === "early");
}

/** Whether an answer part by part says all of another one, and more. */
function holds(parted: readonly Sentence[], whole: readonly Sentence[]): boolean {
  const said = new Set(parted.map(({ text }) => text));
  return whole.every(({ text }) => said.has(text));
}

/** How many drives there were is told with what they came to. */
const DRIVES_AND_ENDS = /\b(?:drives|possessions)\b.*\band (?:how|what)\b.*\b(?:ends?|ended|finish\w*|results?)\b/;

/** `what did Buffalo do after`, of the event that the question before was about. */
function afterLast(own: Question, written: string, before: readonly Question[], sheet: GameSheet): Sentence[] | null {
  const last = before.at(-1);
  if (last === undefined || !isOfIt(own.text) || partsOf(written).length > 1 || own.players.length > 0) return null;
  const found = answerOfIt({ own, last, part: own.text, told: [] }, { sheet, answer: firstAnswer });
  return found === null || found === "unknown" || found.length === 0 ? null : found;
}

const QUARTER_WORDS: Readonly<Record<string, string>> = {
  "1": "first quarter",
  "2": "second quarter",
  "3": "third quarter",
  "4": "fourth quarter",
  OT: "overtime",
};

/** `did they score this quarter`, of a game that goes on: the one that is played. */
function inThisQuarter(text: string, { index, snapshot: { game } }: GameSheet): string {
  const words = QUARTER_WORDS[game.quarter ?? ""];
  if (index.phase !== "live" || words === undefined) return text;
  return text.replace(/\b(?:in )?this (?:quarter|qtr|q)\b/i, `in ${words === "overtime" ? words : `the ${words}`}`);
}

/** What earlier games and projections say of a game to come, where nothing answers a question about this game itself. */
function outlookOf(question: Question, sheet: GameSheet): Sentence[] | null {
  if (sheet.index.phase !== "before") return null;
  const isOther = isForeign(question) || isAdvice(question.text) || question.unknown.length > 0;
  const own = isOther || /\b(?:watch|look out)\b/.test(question.text) ? null : firstAnswer(question, sheet);
  return own === null ? answerOutlook(question, sheet) : null;
}

const NAMES_IT =
  /\b(?:of|in|for) the (?:(sb|super ?bowl)|(?:nfc|afc) ((?:title|championship)(?: game)?)|(playoff) game)$/;

/** `the halftime score of the Super Bowl`: of this very game that is its name and nothing that is asked about. */
function ofThisGame(question: Question, { snapshot: { game } }: GameSheet): Question {
  const found = NAMES_IT.exec(question.text);
  if (found === null || game.seasonType !== SEASON_TYPE.postseason || question.concepts.size < 2) return question;
  const [, final, title] = found;
  const round = weekName(game.seasonType, game.week);
  const isThis = final !== undefined ? round === SUPER_BOWL : title === undefined || /Championship/.test(round);
  if (!isThis) return question;
  return { ...question, concepts: new Set([...question.concepts].filter((concept) => concept !== "playoff")) };
}

/** Who did not is everybody else. */
const NOBODY =
  /\bwho (?:all )?(?:had|has|have|got) (?:no|zero|0) |\b(?:who|which \w+|what (?:team|player)) (?:did|does|do|was|were|has|have|had|could) ?(?:not|nt)\b|\b(?:who|that) (?:is|was|are|were) ?(?:not|nt)\b|\bnon ?(?:qb|quarterback)\b|\bwho never\b(?! (?:led|trailed))/;

function firstAnswer(asked: Question, sheet: GameSheet): Sentence[] | null {
  if (NOBODY.test(asked.text)) return null;
  const question = withinPlays(toTheEndOf(ofThisGame(asked, sheet), sheet), sheet);
  const { concepts, players, teams, position, period, at } = question;
  if (
    concepts.size === 0 &&
    players.length === 0 &&
    teams.length > 0 &&
    position === null &&
    period === null &&
    at === null &&
    question.threshold === null &&
    question.numbers.length === 0 &&
    question.nth === null &&
    question.asks !== "many" &&
    question.asks !== "yesNo" &&
    question.asks !== "when" &&
    question.asks !== "why" &&
    !/\bhow\b/.test(question.text)
  )
    return sheet.sentences(sheet.index.byId("result"), ...teams.map((team) => sheet.index.teamRow(team, "totalYards")));
  for (const answer of ANSWERS) {
    sheet.begin();
    const sentences = answer(question, sheet);
    if (sentences !== null && sentences.length > 0) return sentences;
  }
  return null;
}

/** Everyone in the game: the players of the lines and projections, and those that only plays name. */
function rosterOf(sheet: GameSheet): readonly RosterPlayer[] {
  const known = gameRoster(sheet.snapshot);
  const ids = new Set(known.map(({ playerId }) => playerId));
  const others = [...sheet.people.values()]
    .filter(({ playerId }) => !ids.has(playerId))
    .map(({ playerId, name, team, position }) => ({ playerId, playerName: name, team, position, weight: 0 }));
  return others.length === 0 ? known : [...known, ...others];
}

function plain(kind: Reply["kind"], text: string): Reply {
  return { kind, sentences: [{ text, ids: [], receipts: [] }] };
}

function askBack({ players }: Question, sheet: GameSheet): Reply {
  const names = players.slice(0, MOST_CANDIDATES).map(({ playerName, team }) => `${playerName} (${sheet.nick(team)})`);
  return plain("ask", `Which one: ${listWords(names).replace(/ and ([^,]*)$/, " or $1")}?`);
}
