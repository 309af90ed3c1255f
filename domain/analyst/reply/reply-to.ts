import type { GameSnapshot } from "../../game/game-snapshot.ts";
import { QUARTER_NAMES } from "../../game/play.ts";
import { gamePhase } from "../../game/game-state.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { gameRoster, type RosterPlayer } from "../../names/game-roster.ts";
import { formatDateLong, LEAGUE_ZONE } from "../../words/format.ts";
import { answerEvents } from "./answer-events.ts";
import { answerFigures } from "./answer-figures.ts";
import { answerLedger } from "./answer-ledger.ts";
import { answerProjections } from "./answer-projections.ts";
import { answerScore } from "./answer-score.ts";
import { answerSetting } from "./answer-setting.ts";
import { answerStory } from "./answer-story.ts";
import { GameSheet, type Sentence } from "./game-sheet.ts";
import { answerMoment } from "./answer-moment.ts";
import { answerSums } from "./answer-sums.ts";
import { type Question, readQuestion } from "./question.ts";
import { partsOf, withoutComments } from "./question-parts.ts";
import { listWords } from "../../words/sentence-words.ts";
import { isAdvice, isBetting, isNotHere, smallTalk } from "./small-talk.ts";

/** What the analyst without a model says. */
export interface Reply {
  /** `ask`: a name may mean several. `unknown`: not understood, or the stats do not hold it; its sentences are the nearest that they do. */
  kind: "answer" | "ask" | "unknown" | "betting" | "talk";
  sentences: readonly Sentence[];
}

const CAN = "Longest play, turning point, leaders?";
/** How far back a "he" or an "and Hill?" leans. */
const MOST_EARLIER = 4;
const MOST_CANDIDATES = 4;

type Answer = (question: Question, sheet: GameSheet) => Sentence[] | null;

/** The first that understands the whole question answers it. */
const ANSWERS: readonly Answer[] = [
  answerLedger,
  answerProjections,
  answerSetting,
  answerMoment,
  answerScore,
  answerSums,
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
  const asked = readQuestion(text, book);
  const talk = smallTalk(asked.text);
  if (talk !== null && asked.players.length === 0 && asked.teams.length === 0) return plain("talk", talk);
  if (isBetting(asked.text)) return plain("betting", `I don't give betting advice. ${CAN}`);
  const before = earlier.slice(-MOST_EARLIER).map((one) => readQuestion(one, book));
  const question = leanOn(asked, before);
  if (question === null) return plain("ask", "Who do you mean? Give me a name.");
  if (isAdvice(question.text))
    return {
      kind: "unknown",
      sentences: [words("I can't judge that: I only know this game's stats."), ...nearest(question, sheet)],
    };
  const early = notPlayed(question, sheet);
  if (early !== null) return early;
  const whole = question.unknown.length > 0 || isForeign(question) ? null : firstAnswer(question, sheet);
  const reply = isForeign(question)
    ? null
    : (eachPart(text, whole !== null, { book, before, sheet }) ?? whole ?? commented(text, { book, before, sheet }));
  if (reply === null) return dontKnow(question, sheet);
  if (question.isShared && question.players.length > MOST_CANDIDATES - 1) return askBack(question, sheet);
  return { kind: "answer", sentences: reply };
}

interface Asked {
  book: Parameters<typeof readQuestion>[1];
  before: readonly Question[];
  sheet: GameSheet;
}

/** Figures of whatever the part before asked about. */
const RELATIVE: ReadonlySet<string> = new Set(["yards", "points", "average", "longest"]);

/** Every question of a text answered, each after the one before it; null where there is one, or one that is not understood. */
function eachPart(text: string, isUnderstood: boolean, { book, before, sheet }: Asked): Sentence[] | null {
  const parts = partsOf(text);
  if (parts.length < 2 || (isUnderstood && parts.slice(1).some((part) => /\bit\b/i.test(part)))) return null;
  const sentences: Sentence[] = [];
  const asked = [...before];
  for (const part of parts) {
    const own = readQuestion(part, book);
    const last = asked.at(-1);
    const isFirst = asked.length === before.length;
    if (!isFirst && [...own.concepts].some((concept) => RELATIVE.has(concept))) return null;
    const isBare = !isFirst && own.players.length === 0 && own.teams.length === 0 && own.asks !== "who";
    const leaned = leanOn(own, asked);
    if (leaned === null || leaned.unknown.length > 0 || isForeign(leaned)) return null;
    const question =
      isBare && last !== undefined && leaned.players.length === 0 && leaned.teams.length === 0
        ? { ...leaned, players: last.players, teams: last.teams, isShared: last.isShared }
        : leaned;
    const answer = firstAnswer(question, sheet);
    if (answer === null) return null;
    sentences.push(...answer);
    asked.push(question);
  }
  return [...new Map(sentences.map((one) => [one.text, one])).values()];
}

/** The answer to the clause that asks, where the others only comment on it. */
function commented(text: string, { book, before, sheet }: Asked): Sentence[] | null {
  const clause = withoutComments(text);
  const question = clause === null ? null : leanOn(readQuestion(clause, book), before);
  return question === null || question.unknown.length > 0 || isForeign(question) ? null : firstAnswer(question, sheet);
}

function firstAnswer(question: Question, sheet: GameSheet): Sentence[] | null {
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
  const others = [...sheet.index.people.values()]
    .filter(({ playerId }) => !ids.has(playerId))
    .map(({ playerId, name, team, position }) => ({ playerId, playerName: name, team, position, weight: 0 }));
  return others.length === 0 ? known : [...known, ...others];
}

/** What picks one of several. */
const PICKS: ReadonlySet<string> = new Set(["first", "last", "longest", "shortest", "biggest"]);

/** A follow-up with what the question before it had; null for a "he" that nobody was named before. */
function leanOn(question: Question, before: readonly Question[]): Question | null {
  const last = before.at(-1);
  const named = before.findLast(({ players }) => players.length > 0);
  if (question.pronoun === "he" && question.players.length === 0 && question.position === null) {
    if (named === undefined || named.isShared || named.players.length !== 1) return null;
    return { ...question, players: named.players };
  }
  const isShort =
    question.concepts.size === 0 &&
    question.at === null &&
    (question.players.length > 0 ||
      question.teams.length > 0 ||
      question.period !== null ||
      question.position !== null);
  const isFollowUp = /^(?:and|what about|how about|ok and|what of|or|same for|also)\b/.test(question.text);
  if (last !== undefined && isShort && (isFollowUp || question.players.length === 0) && last.concepts.size > 0) {
    const isOfTeam = question.teams.length > 0 && question.players.length === 0;
    return {
      ...last,
      asks: question.asks === "other" ? last.asks : question.asks,
      players: question.players.length > 0 ? question.players : isOfTeam ? [] : last.players,
      isShared: question.players.length > 0 ? question.isShared : last.isShared,
      teams: question.teams.length > 0 ? question.teams : question.players.length > 0 ? [] : last.teams,
      period: question.period ?? last.period,
      position: question.position ?? last.position,
      unknown: question.unknown,
    };
  }
  const isOther =
    isFollowUp && question.concepts.size > 0 && [...question.concepts].every((concept) => PICKS.has(concept));
  if (last !== undefined && isOther) {
    const kept = [...last.concepts].filter((concept) => !PICKS.has(concept));
    return {
      ...last,
      concepts: new Set([...kept, ...question.concepts]),
      nth: question.nth,
      unknown: question.unknown,
      ...(question.players.length > 0 ? { players: question.players } : {}),
      ...(question.teams.length > 0 ? { teams: question.teams } : {}),
    };
  }
  if (
    last !== undefined &&
    isFollowUp &&
    question.players.length === 0 &&
    question.teams.length === 0 &&
    question.concepts.size > 0
  ) {
    return { ...question, players: last.players, isShared: last.isShared, teams: last.teams };
  }
  if (
    question.pronoun === "they" &&
    question.teams.length === 0 &&
    last?.teams.length === 1 &&
    question.players.length === 0
  )
    return { ...question, teams: last.teams };
  return question;
}

/** A part of the game that is still to come, or never came. */
function notPlayed({ period, at }: Question, sheet: GameSheet): Reply | null {
  const last = sheet.read.plays.at(-1)?.quarterName;
  const { phase, game } = sheet.read;
  if (last === undefined || phase === "before") return null;
  if (phase === "over") {
    const isOvertime = period?.quarters.length === 1 && period.quarters[0] === "OT";
    return isOvertime && !game.isOvertime
      ? {
          kind: "answer",
          sentences: [
            sheet.say("There was no overtime.", sheet.index.byId("result")),
            ...sheet.sentences(sheet.index.byId("result")),
          ],
        }
      : null;
  }
  const first = period?.quarters[0] ?? at?.after;
  if (first === undefined || QUARTER_NAMES.indexOf(first) <= QUARTER_NAMES.indexOf(last)) return null;
  return {
    kind: "unknown",
    sentences: [
      words("That part of the game has not been played yet."),
      ...sheet.sentences(sheet.index.byId("result")),
    ],
  };
}

/** Seasons, other games and what no statistics hold. */
function isForeign({ text, concepts }: Question): boolean {
  return isNotHere(text) || (concepts.has("season2") && !concepts.has("record") && !concepts.has("streak"));
}

function words(text: string): Sentence {
  return { text, ids: [], receipts: [] };
}

function plain(kind: Reply["kind"], text: string): Reply {
  return { kind, sentences: [words(text)] };
}

function askBack({ players }: Question, sheet: GameSheet): Reply {
  const names = players.slice(0, MOST_CANDIDATES).map(({ playerName, team }) => `${playerName} (${sheet.nick(team)})`);
  return plain("ask", `Which one: ${listWords(names).replace(/ and ([^,]*)$/, " or $1")}?`);
}

/** Says so, with the nearest that the stats hold. */
function dontKnow(question: Question, sheet: GameSheet): Reply {
  const { game } = sheet.snapshot;
  if (gamePhase(game) === "before") {
    const kickoff = game.dateTime === null ? "" : ` Kickoff: ${formatDateLong(game.dateTime, LEAGUE_ZONE)}.`;
    return plain("unknown", `I can't tell that yet: the game has not started.${kickoff}`);
  }
  sheet.begin();
  const near = nearest(question, sheet);
  const stranger = strangerIn(question, sheet);
  if (stranger !== null) return { kind: "unknown", sentences: stranger };
  const opening = isNotHere(question.text)
    ? "That isn't in this game's stats, and I won't guess."
    : "I don't know that, and I won't guess.";
  return {
    kind: "unknown",
    sentences: near.length === 0 ? [words(`${opening} ${CAN}`)] : [words(`${opening} Here's what I have:`), ...near],
  };
}

/** Somebody that no statistic and no play of the game names, or a word that is nobody; who threw, where the question is whether he played. */
function strangerIn({ unknown, players, teams, concepts, text, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [name] = unknown;
  const isPlay = asks === "yesNo" && /\b(?:play|start|suit up|active)\b/.test(text);
  const isSubject = new RegExp(
    String.raw`(?:^|\b(?:did|for|by|was|is|does|has|about|hows|how did) )${name ?? ""}\b`,
  ).test(text);
  const isOfFigures =
    isSubject && [...concepts].every((concept) => OF_PLAYERS.has(concept)) && (concepts.size > 0 || isPlay);
  if (name === undefined || unknown.length > 1 || players.length + teams.length > 0 || !isOfFigures) return null;
  const passers = isPlay ? sheet.index.ofKind("line").filter(({ marks }) => marks.includes("passing")) : [];
  return [
    words(`No player called "${name}" is in the stats of this game, and I won't guess who that is.`),
    ...sheet.sentences(...passers),
  ];
}

const OF_PLAYERS: ReadonlySet<string> = new Set(
  "stats yards touchdown catch target carry rush pass receive fantasy points ppr sack tackle interception fumble score completion rate hurt".split(
    " ",
  ),
);

/** What is known anyway about the players that the question names. */
function nearest({ players, isShared }: Question, sheet: GameSheet): Sentence[] {
  if (players.length === 0 || (isShared && players.length > 2)) return [];
  return players.slice(0, 2).flatMap(({ playerId }) => {
    const lines = sheet.index
      .ofKind("line")
      .filter(({ roles }) => roles.player === playerId)
      .toSorted((a, b) => b.weight - a.weight);
    return sheet.sentences(...lines.slice(0, 1));
  });
}
