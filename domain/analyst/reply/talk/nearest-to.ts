import { gamePhase } from "../../../game/game-state.ts";
import { GIVEN_NAMES } from "../../../names/given-names.ts";
import { matchupWord } from "../../../game/matchup-word.ts";
import { TEAMS } from "../../../game/team.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { formatDateLong } from "../../../words/format.ts";
import { leagueClock } from "../../../words/league-clock.ts";
import { answerHits } from "../plays/answer-hits.ts";
import { answerSingled } from "../plays/answer-plays.ts";
import type { Asked } from "./answer-parts.ts";
import { tellLikely } from "../plays/tell-likely.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { named } from "../sheet/named.ts";
import { type Question, readQuestion } from "../question/question.ts";
import { clausesOf } from "../question/question-parts.ts";
import { nearestOfTopic } from "./nearest-of-topic.ts";
import { isBareName, isForeign, isNotHere } from "./small-talk.ts";

/** What can always be asked. */
export const CAN = "Longest play, turning point, leaders?";
const MOST_SENTENCES = 4;

/**
 * What is said where a question is not understood whole, or no statistics hold its answer: so much, and the nearest that the stats hold of who and what it
 * names. A "no" or "none" is never that: it would answer what was not understood.
 */
export function nearestTo(text: string, question: Question, asked: Asked): Sentence[] {
  const { sheet } = asked;
  const { game } = sheet.snapshot;
  if (gamePhase(game) === "before") {
    const stranger = strangerIn(question, sheet);
    if (stranger !== null) return stranger;
    const kickoff = game.dateTime === null ? "" : ` Kickoff: ${formatDateLong(game.dateTime, leagueClock)}.`;
    return [
      sheet.say(`I can't tell that yet: the game has not started.${kickoff}`),
      ...sheet.sentences(sheet.index.byId("spread"), ...sheet.index.ofKind("record")),
    ];
  }
  sheet.begin();
  const stranger = question.text.replace(PRESSURES, "") === "" ? null : strangerIn(question, sheet);
  if (stranger !== null) return stranger;
  if (isForeign(question)) {
    const hits = question.text.replace(PRESSURES, "qb hits");
    const isOfHits = hits !== question.text;
    const hit = isOfHits ? answerHits({ ...question, text: hits, concepts: new Set() }, sheet) : null;
    const near = hit ?? answerSingled(question, sheet) ?? orNamed(tellLikely(question, sheet), text, question, asked);
    const why = isOfHits ? "Nobody counts pressures in this game's data" : "That isn't in this game's stats";
    const opening = `${why}, and I won't guess.`;
    return near.length === 0
      ? [sheet.say(`${opening} ${CAN}`)]
      : [sheet.say(`${opening} Here's what I have:`), ...near];
  }
  const likely = tellLikely(question, sheet);
  if (likely.length > 0) return [sheet.say(NEAREST), ...withTopic(likely, question, sheet)];
  const without = withoutWords(question, asked);
  if (without !== null) return without;
  sheet.begin();
  const understood = inPart(text, question, asked);
  if (understood !== null)
    return [sheet.say(NEAREST), ...withTopic(understood.slice(0, MOST_SENTENCES), question, sheet)];
  sheet.begin();
  const near = withTopic(named(question, sheet), question, sheet);
  const opening = "I don't know that, and I won't guess.";
  if (near.length > 0) return [sheet.say(`${opening} Here's what I have:`), ...near];
  return [sheet.say(`${opening} ${CAN}`), ...sheet.sentences(sheet.index.byId("result"))];
}

/** Of these the plays credit the hits alone. */
const PRESSURES = /\b(?:pressure[sd]?|hurries|hurried)\b/;
const NEAREST = "I don't know all of that, and I won't guess. The nearest I have:";

/** A list of which more has been said already is no news. */
const MOST_SAID = 0.4;

function withTopic(near: readonly Sentence[], question: Question, sheet: GameSheet): Sentence[] {
  if (question.isShared) return [...near];
  const said = new Set(near.flatMap(({ ids }) => ids));
  const more = nearestOfTopic(question, sheet).filter(
    ({ ids }) => ids.filter((id) => said.has(id)).length <= ids.length * MOST_SAID,
  );
  return [...near, ...more.slice(0, MOST_SENTENCES)];
}

/** Of what no statistics hold a clause may ask, and another one for something that they do. */
function orNamed(likely: Sentence[], text: string, question: Question, asked: Asked): Sentence[] {
  if (likely.length > 0) return likely;
  const found = clauses(text, question, asked);
  return found.length > 0 ? found : named(question, asked.sheet);
}

function clauses(text: string, question: Question, { book, sheet, answer }: Asked): Sentence[] {
  for (const clause of clausesOf(text)) {
    const own = readQuestion(clause, book);
    if (own.concepts.size === 0 || isForeign(own)) continue;
    const isNamed = own.players.length + own.teams.length > 0;
    const { players, teams } = isNamed ? own : question;
    sheet.begin();
    const found = (answer({ ...own, players, teams, unknown: [] }, sheet) ?? []).flatMap((one) => stated(one));
    if (found.length > 0) return found.slice(0, MOST_SENTENCES);
  }
  return [];
}

/** More words are a question of something else. */
const MOST_WORDS = 2;

/** The answer to a question without a word or two that stand for nothing we know, which are said. */
function withoutWords(question: Question, { sheet, answer }: Asked): Sentence[] | null {
  const { unknown, players, teams, concepts, period, text } = question;
  if (unknown.length === 0 || unknown.length > MOST_WORDS || unknown.some((word) => !/^[a-z]{2,}$/.test(word)))
    return null;
  if (concepts.size === 0 || players.length + teams.length + (period === null ? 0 : 1) === 0) return null;
  // These change what is asked to its opposite.
  if (/\b(?:besides|except|excluding|other than|apart from|not|never|without)\b/.test(text)) return null;
  sheet.begin();
  const found = (answer({ ...question, unknown: [] }, sheet) ?? []).flatMap((one) => stated(one));
  const words = listWords(unknown.map((word) => `"${word}"`));
  const [it, mean] = unknown.length === 1 ? ["it", "means"] : ["them", "mean"];
  return found.length === 0
    ? null
    : [sheet.say(`I don't know what ${words} ${mean} here. Without ${it}:`), ...found.slice(0, MOST_SENTENCES)];
}

/** What an answer to a part of the question says: without the words that nothing is known of, clause by clause, or without one of the concepts. */
function inPart(text: string, question: Question, { book, sheet, answer }: Asked): Sentence[] | null {
  const tries = function* (): Generator<Question> {
    if (question.unknown.length > 0 && (question.concepts.size > 0 || question.period !== null))
      yield { ...question, unknown: [] };
    const clauses = clausesOf(text);
    if (clauses.length > 1) {
      for (const clause of clauses) {
        const own = readQuestion(clause, book);
        if (own.concepts.size === 0 || isNotHere(own.text)) continue;
        const players = own.players.length > 0 || own.teams.length > 0 ? own.players : question.players;
        yield { ...own, players, unknown: [] };
      }
    }
    for (const concept of question.concepts) {
      const kept = [...question.concepts].filter((one) => one !== concept);
      if (kept.length > 0) yield { ...question, concepts: new Set(kept), unknown: [], numbers: [], asks: "other" };
    }
  };
  for (const one of tries()) {
    sheet.begin();
    const found = (answer(one, sheet) ?? []).flatMap((sentence) => stated(sentence));
    if (found.length > 0) return found;
  }
  return null;
}

const NONE =
  /^(?:The stats have no|The plays have no|Neither|Nobody|There was no|I can't judge|.* had no |The play-by-play notes no)/;

/** What is so, without the yes or no to what was not understood. */
function stated(sentence: Sentence): Sentence[] {
  const text = sentence.text.replace(/^(?:Yes|No)[,.] /, "");
  if (NONE.test(text) || text === "") return [];
  return [{ ...sentence, text: text.charAt(0).toUpperCase() + text.slice(1) }];
}

/** Somebody that no statistic and no play of the game names, or a word that is nobody; who threw, where that is asked of him, or whether he played. */
function strangerIn(
  { unknown: words, players, teams, concepts, text, asks }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  // A first name with its surname is one stranger.
  const whole = words.length === 2 && text.includes(words.join(" ")) ? words.join(" ") : null;
  const unknown = whole === null ? words : [whole];
  const [name] = unknown;
  const team = TEAMS.find(({ nick }) => nick.toLowerCase() === name);
  if (team !== undefined && unknown.length === 1 && teams.length === 0) {
    const [away, home] = sheet.teams.map((code) => sheet.nick(code));
    return [
      sheet.say(
        `The ${team.nick} are not in this game: it is the ${away} ${matchupWord(sheet.read.game)} the ${home}.`,
        sheet.index.byId("result"),
      ),
    ];
  }
  if (isBareName({ text, unknown })) return [nobody(text, sheet)];
  const isPlay = asks === "yesNo" && /\b(?:play|start|suit up|active)\b/.test(text);
  const isSubject = new RegExp(
    String.raw`(?:^|\b(?:did|for|by|was|is|does|has|about|hows|how did) )${name ?? ""}\b`,
  ).test(text);
  const isOfFigures =
    isSubject && [...concepts].every((concept) => OF_PLAYERS.has(concept)) && (concepts.size > 0 || isPlay);
  const person = words.find((word) => word.includes(" ") || GIVEN_NAMES.has(word)) ?? null;
  if (name === undefined || players.length > 0) return person === null ? null : [nobody(person, sheet)];
  const isAlone = unknown.length === 1 && teams.length === 0 && isOfFigures;
  if (person === null && !isAlone) return null;
  const isQuarterback = (id: string | undefined): boolean => sheet.people.get(id ?? "")?.position === "QB";
  const isOfPasser = isPlay || PASSING.some((concept) => concepts.has(concept));
  const passers = sheet.index
    .ofKind("line")
    .filter(
      ({ marks, roles, team: own }) =>
        isOfPasser &&
        marks.includes("passing") &&
        isQuarterback(roles.player) &&
        (teams.length !== 1 || own === teams[0]),
    );
  return [nobody(person ?? name, sheet), ...sheet.sentences(...passers)];
}

const PASSING = ["pass", "interception", "completion", "incomplete", "getSacked", "pickSix"];

function nobody(name: string, sheet: GameSheet): Sentence {
  return sheet.say(`No player called "${name}" is in the stats of this game, and I won't guess who that is.`);
}

const OF_PLAYERS: ReadonlySet<string> = new Set(
  "stats yards touchdown catch target carry rush pass receive fantasy points ppr projected sack tackle interception fumble score completion rate hurt".split(
    " ",
  ),
);
