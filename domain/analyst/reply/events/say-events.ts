import type { Fact } from "../../../facts/fact.ts";
import { notStanding } from "../plays/answer-nullified.ts";
import { playsWith } from "../plays/asked-plays.ts";
import { countWords, counted } from "../../../facts/wording/number-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { EventKind } from "./event-kinds.ts";
import { isTheirs, pickOf } from "./events-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isAt } from "../sheet/is-within.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";
import { keptFumbles } from "./kept-fumbles.ts";
import { withOpening } from "../sheet/with-opening.ts";

const MOST_LISTED = 8;
/** By its length a play is known from here, in yards. */
const LONG = 10;
/** Who asks for them, and not for their number, wants them all. */
const MOST_NAMED = 14;
/** As many are told in sentences of their own. */
export const MOST_SENTENCES = 2;

/** Events in words: each in a sentence where they are few, else counted and listed. `isPicked`: the question asked for one of them. */
export function sayEvents(
  question: Question,
  sheet: GameSheet,
  kind: EventKind,
  found: readonly Fact[],
  isPicked: boolean,
): Sentence[] {
  const { asks, teams, players, period } = question;
  // What made it a touchdown is told of the score.
  const facts = kind.one === "pick-six" ? found.map((fact) => scoreOf(fact, sheet)) : found;
  const [first, second] = facts;
  // How many yards the longest one had is told with it, and it is not all there were.
  const isOfExtreme = isPicked && /^(?:longest|shortest)$/.test(pickOf(question)?.op ?? "");
  if (first !== undefined && (isPicked || facts.length <= MOST_SENTENCES) && (asks !== "many" || isOfExtreme)) {
    const stated = facts.slice(0, 3).map((fact) => sheet.event(fact));
    return isPicked || second === undefined ? stated : withOpening(`Two ${kind.many ?? `${kind.one}s`}.`, stated);
  }
  const most = asks === "many" ? MOST_LISTED : MOST_NAMED;
  const count = `${counted(facts.length, kind.one, kind.many)}${goodWords(facts, kind)}`;
  const when = period === null ? "" : ` ${period.words}`;
  const [only] = players;
  const subject =
    only !== undefined && players.length === 1 ? null : teams.length === 1 && first !== undefined ? first : null;
  if (facts.length > most && subject === null && only === undefined) {
    const shares = sheet.teams.map(
      (team) => `${countWords(facts.filter((fact) => fact.team === team).length)} by the ${sheet.nick(team)}`,
    );
    return [sheet.say(`There were ${count}${when}: ${listWords(shares)}.`, ...facts)];
  }
  if (facts.length > most && subject !== null && subject.team !== null)
    return [sheet.say(`The ${sheet.nick(subject.team)} had ${count}${when}.`, ...facts)];
  const items = facts.slice(0, most).map((fact) => kind.item?.(fact, sheet) ?? sheet.item(fact));
  const more = facts.length > most ? [`${countWords(facts.length - most)} more`] : [];
  const list = listWords([...items, ...more]);
  const isOne = second === undefined;
  const [team] = teams;
  const opening =
    team !== undefined && teams.length === 1 && players.length === 0 && isGiven(kind)
      ? `The ${sheet.nick(team)} ${givenVerb(question, kind)} ${count}${when}`
      : subject !== null && facts.every(({ team }) => team === subject.team) && subject.team !== null && !isGiven(kind)
        ? `The ${sheet.nick(subject.team)} had ${count}${when}`
        : `There ${isOne ? "was" : "were"} ${count}${when}`;
  return [sheet.say(`${opening}: ${list}.`, ...facts)];
}

/** Of several tries for two it is told how many came off. */
function goodWords(facts: readonly Fact[], { one }: EventKind): string {
  if (one !== "two-point try" || facts.length < 2) return "";
  const good = facts.filter(({ marks }) => marks.includes("good")).length;
  return `, ${good === 0 ? "none" : countWords(good)} of them good`;
}

function scoreOf(fact: Fact, { index }: GameSheet): Fact {
  const playId = fact.at?.playId;
  return index.ofKind("score").find(({ at }) => playId !== undefined && at?.playId === playId) ?? fact;
}

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth"];

/** That there was none, and the nearest thing there is. */
export function sayNoEvents(question: Question, sheet: GameSheet, kind: EventKind): Sentence[] {
  const { players, teams, asks, period, nth } = question;
  const no = asks === "yesNo" ? "No. " : "";
  const soFar = sheet.index.phase === "over" ? "" : " so far";
  const when = `${period === null ? "" : ` ${period.words}`}${soFar}`;
  const what = `${nth === null ? "" : `${ORDINALS[nth] ?? `${nth}th`} `}${kind.one}${sizeWords(question)}`;
  const result = sheet.index.byId("result");
  if (players.length > 0) {
    const kept = kind.one === "lost fumble" ? keptFumbles(question, sheet) : [];
    if (kept.length > 0) return kept;
    const who = listWords(players.map(({ playerId }) => sheet.name(playerId)));
    const by = kind.one === "sack" && players.some(({ position }) => position === "QB") ? "of" : "by";
    const played = kind.one.includes("touchdown") ? asLong(question, sheet) : [];
    if (played.length > 0) return [sheet.say(`${no}${NO_TOUCHDOWN}`, null), ...played];
    const taken = players.length === 1 && TAKEN_BACK.test(kind.one) ? notStanding(question, sheet) : [];
    return [
      sheet.say(`${no}The stats have no ${what} ${by} ${who}${when}.`, null),
      ...scoredNone(question, sheet, kind),
      ...(taken.length === 1 ? [sheet.say("This play did not stand:", null), ...taken] : []),
      ...sheet.sentences(...players.flatMap((player) => linesOf(player, sheet)).slice(0, 2)),
    ];
  }
  const [team] = teams;
  const kept = kind.one === "lost fumble" ? keptFumbles(question, sheet) : [];
  if (kept.length > 0) return kept;
  if (team !== undefined && teams.length === 1) {
    const verb =
      kind.isTheirs === true || !isGiven(kind)
        ? "had"
        : !isTheirs(question, kind)
          ? "had"
          : kind.one === "lost fumble"
            ? "lost"
            : "threw";
    // What a team gave up is what the other one has.
    const isOthers =
      !isGiven(kind) && (question.concepts.has("gave") || kind.one === "sack") && isTheirs(question, kind);
    const subject = isOthers ? sheet.other(team) : team;
    return [
      sheet.say(
        `${no === "" ? "" : "No, "}${no === "" ? "The" : "the"} ${sheet.nick(subject)} ${verb} no ${verb === "lost" ? "fumble" : what}${when}.`,
        result,
      ),
    ];
  }
  const returned = asFar(question, kind, sheet);
  if (returned.length > 0) return returned;
  return [
    sheet.say(
      `${no === "" ? "Neither" : "No, neither"} team ${soFar === "" ? "had" : "has had"} a ${what}${when}.`.replace(
        / a ([aeiou])/,
        " an $1",
      ),
      result,
    ),
  ];
}

/** Whose touchdown was none had no other either, and that of his team which may be meant. */
function scoredNone(
  { players: [player, other], period, asks }: Question,
  sheet: GameSheet,
  kind: EventKind,
): Sentence[] {
  if (player === undefined || other !== undefined || !kind.one.includes("touchdown") || asks === "yesNo") return [];
  const all = sheet.index.ofKind("score").filter(({ marks }) => marks.includes("touchdown"));
  if (all.some(({ roles }) => Object.values(roles).includes(player.playerId))) return [];
  const meant = kind
    .facts(sheet)
    .filter((fact) => period !== null && isAt(period, fact.at ?? fact.until) && fact.team === player.team);
  return [
    sheet.say(`${sheet.name(player.playerId)} did not score a touchdown.`, sheet.index.byId("result")),
    ...(meant.length === 1 ? meant.map((fact) => sheet.event(fact)) : []),
  ];
}

/** What a review or a flag takes away. */
const TAKEN_BACK = /touchdown|interception/;
const NO_TOUCHDOWN = "That play was no touchdown.";

/** The plays of a player that were as long as a touchdown of his that there is none of. */
function asLong({ players, sized }: Question, sheet: GameSheet): Sentence[] {
  if (sized === null || sized.value < LONG || !["exact", "least"].includes(sized.op)) return [];
  const plays = players.flatMap((player) => playsWith(player, sheet));
  return plays.filter(({ yardsGained }) => yardsGained === sized.value).map((play) => sheet.told(play));
}

/** `that 102 yarder`: no gain was so long, and a return was. */
function asFar({ sized }: Question, { one }: EventKind, sheet: GameSheet): Sentence[] {
  if (sized === null || one !== "play" || sized.value < LONG || !["exact", "least"].includes(sized.op)) return [];
  const facts = sheet.index
    .ofKind("score", "turnover", "play")
    .filter(({ values }) => values.returnYards === sized.value);
  const plays = new Set(facts.map(({ at }) => at?.playId));
  return sheet.read.plays.filter(({ playId }) => plays.has(playId)).map((play) => sheet.told(play));
}

/** A turnover is had, and an interception thrown, by the team that lost the ball. */
function givenVerb(question: Question, kind: EventKind): string {
  if (!isTheirs(question, kind) || kind.one === "turnover")
    return kind.one === "turnover" && !isTheirs(question, kind) ? "forced" : "had";
  return kind.one === "lost fumble" ? "had" : "threw";
}

function isGiven({ one }: EventKind): boolean {
  return ["turnover", "lost fumble", "interception"].includes(one);
}

function sizeWords({ sized }: Question): string {
  if (sized === null) return "";
  const { op, value } = sized;
  return {
    exact: ` of ${value} yards`,
    over: ` of over ${value} yards`,
    under: ` of under ${value} yards`,
    most: ` of at most ${value} yards`,
    least: ` of ${value} yards or more`,
  }[op];
}

/** Who asks for a passer's touchdowns means those that he threw, too. */
export function withPassing(question: Question, sheet: GameSheet, kind: EventKind, stated: Sentence[]): Sentence[] {
  if (kind.one !== "touchdown" || question.players.length !== 1 || pickOf(question) !== null) return stated;
  const line = question.players
    .flatMap((player) => linesOf(player, sheet))
    .find(({ marks, values }) => marks.includes("passing") && (values.passingTouchdowns ?? 0) > 0);
  return line === undefined || question.period !== null ? stated : [...stated, ...sheet.sentences(line)];
}
