import type { Fact } from "../../facts/fact.ts";
import type { Role } from "../../facts/role.ts";
import { countWords, counted } from "../../facts/wording/number-words.ts";
import { EVENT_KINDS, type EventKind } from "./event-kinds.ts";
import { playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Concept } from "./lexicon.ts";
import { linesOf } from "./lines-of.ts";
import { meets } from "./meets.ts";
import type { Question } from "./question.ts";
import { isAt } from "./is-within.ts";
import { isOnly } from "./is-only.ts";
import { withOpening } from "./with-opening.ts";
import { formatDuration } from "../../words/format.ts";
import { listWords } from "../../words/sentence-words.ts";

/** What one does with a kind of event. */
const OPERATIONS: ReadonlySet<Concept> = new Set(
  "first last only longest biggest shortest total gave compare offense made happened list".split(" "),
);
/** Kinds of which a team's line counts none. */
const COUNTED: ReadonlySet<string> = new Set(["punt", "return", "punt return", "drive"]);
const MOST_LISTED = 8;
/** Who asks for them, and not for their number, wants them all. */
const MOST_NAMED = 14;
const MOST_SENTENCES = 2;

/** What is meant by somebody's longest, and by plays of a length. */
const LONGEST_OF: Readonly<Record<string, Concept>> = { K: "fieldGoal", P: "punt", QB: "completion", RB: "rush" };

function eventKindOf({ concepts: asked, players, sized }: Question): EventKind | null {
  const [only] = players;
  const isBare = asked.has("longest") && isOnly(asked, "longest made gain") && players.length === 1;
  const added = isBare
    ? LONGEST_OF[only?.position ?? ""]
    : sized !== null && isOnly(asked, "yards playCount longest gain made")
      ? (LONGEST_OF[only?.position ?? ""] ?? "gain")
      : undefined;
  const concepts =
    added === undefined
      ? asked
      : new Set(
          [...asked, added].filter((concept) => concept !== "playCount" && (concept !== "gain" || added === "gain")),
        );
  return (
    EVENT_KINDS.find(({ needs, also = [] }) => {
      const fits = needs.every((need) =>
        typeof need === "string" ? concepts.has(need) : need.some((one) => concepts.has(one)),
      );
      const used = new Set([...needs.flat(), ...also]);
      return fits && [...concepts].every((concept) => used.has(concept) || OPERATIONS.has(concept));
    }) ?? null
  );
}

/** Single events: the first, the last, the longest, how many, who, when and whether. Null where the question is about something else. */
export function answerEvents(asked: Question, sheet: GameSheet): Sentence[] | null {
  // How many plays a drive had is said of the drive.
  const question =
    asked.concepts.has("drive") && asked.concepts.has("playCount") ? { ...asked, asks: "other" as const } : asked;
  if (question.concepts.has("eachTeam")) return ofEachTeam(question, sheet);
  const kicks = kicksOf(question, sheet);
  if (kicks !== null) return kicks;
  const kind = eventKindOf(question);
  if (
    kind === null ||
    !sheet.hasPlays ||
    question.at !== null ||
    question.moment !== null ||
    question.threshold !== null
  )
    return null;
  // How many he made and how many he missed is his line.
  if (question.concepts.has("missed") && question.concepts.has("made")) return null;
  if (question.numbers.length > 0 || question.concepts.has("compare")) return null;
  const isPicked = pickOf(question) !== null;
  const isCounted =
    (question.asks === "many" || question.asks === "yesNo") && question.players.length === 0 && COUNTED.has(kind.one);
  const isAll = question.concepts.has("only") || (question.asks === "how" && question.order.includes("list"));
  const isListed = question.sized !== null || (kind.one === "score" && isAll);
  if (kind.isCommon === true && question.asks === "many" && /^(?:last|nth)$/.test(pickOf(question)?.op ?? ""))
    return null;
  // Of fourth downs in a part of the game, or of what happened on them, more is wanted than their number.
  const isTold = kind.isDescribed === true && (question.period !== null || question.concepts.has("happened"));
  if (kind.isCommon === true && !isPicked && !isCounted && !isListed && !isTold) return null;
  // Why a game was lost is more than one fumble.
  const isStory = question.asks === "why" || question.asks === "how";
  if (isStory && ["win", "lose", "beat", "comeback"].some((one) => question.concepts.has(one))) return null;
  if (question.sized !== null && kind.size === undefined) return null;
  if (isPicked && /longest|shortest|biggest/.test(pickOf(question)?.op ?? "") && kind.size === undefined) return null;
  const all = kind.facts(sheet).filter((fact) => isInPeriod(fact, question) && isOfSize(fact, question, kind));
  const chosen =
    /win|for good|to stay|walk ?off|deciding/.test(question.text) && kind.one === "go-ahead score"
      ? all.filter(({ marks }) => marks.includes("forGood"))
      : all;
  if (
    question.asks === "yesNo" &&
    isPicked &&
    kind.success === undefined &&
    (question.teams.length === 1 || question.players.length === 1)
  )
    return isIt(question, sheet, kind, chosen);
  const mine = narrowed(question, sheet, kind, chosen);
  const picked = pickFrom(ofPosition(mine, question, sheet, kind), question, kind);
  if (picked.length === 0 && mine.length > 0 && question.position !== null) return null;
  if (picked.length === 0) return none(question, sheet, kind);
  const stated = withPassing(question, sheet, kind, say(question, sheet, kind, picked, isPicked));
  const also = kind.one === "lost fumble" && !isPicked ? keptFumbles(question, sheet, mine) : [];
  if (also.length > 0) stated.push(...also);
  const isDescribed =
    kind.isDescribed === true ||
    question.concepts.has("happened") ||
    question.asks === "how" ||
    question.asks === "why" ||
    question.order.includes("much");
  if (isDescribed && picked.length <= MOST_SENTENCES)
    stated.push(...picked.flatMap((fact) => (fact.kind === "drive" ? [] : sheet.playTexts(fact))));
  if (
    isPicked &&
    question.players.length === 1 &&
    (question.concepts.size > 2 || (question.concepts.size > 1 && /\band\b/.test(question.text)))
  )
    stated.unshift(...sheet.sentences(...question.players.flatMap((player) => linesOf(player, sheet).slice(0, 1))));
  const [drive, another] = picked;
  const seconds = drive?.kind === "drive" && another === undefined ? drive.values.seconds : undefined;
  if (seconds !== undefined && drive !== undefined && /\b(?:how much|time|minutes|clock)\b/.test(question.text))
    stated.push(sheet.say(`It took ${formatDuration(seconds)}.`, drive));
  if (question.asks !== "yesNo") return stated;
  const { success } = kind;
  const isSo =
    success === undefined ||
    !/\b(?:conver|made|make|good|recover|get|got)/.test(question.text) ||
    picked.some(({ marks }) => marks.includes(success));
  return withOpening(isSo, stated);
}

/** A kicker's line and every kick for three points, where all of them are asked for. */
function kicksOf(
  { concepts, players, order, asks, text, threshold, numbers }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [kicker, other] = players;
  if (kicker?.position !== "K" || other !== undefined || threshold !== null || numbers.length > 0) return null;
  const isBoth = concepts.has("missed") && (concepts.has("made") || order.includes("perform"));
  const isAll = concepts.has("kick") && (order.includes("list") || /\ball\b/.test(text));
  if (
    !(isBoth || isAll) ||
    !isOnly(concepts, "kick made missed fieldGoal list total attempt") ||
    asks === "many" ||
    asks === "when"
  )
    return null;
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

/** The events that a question names, without an answer; null where it names no kind of them. */
export function eventsOf(question: Question, sheet: GameSheet): readonly Fact[] | null {
  const kind = eventKindOf(question);
  if (kind === null || !sheet.hasPlays) return null;
  const all = kind.facts(sheet).filter((fact) => isInPeriod(fact, question) && isOfSize(fact, question, kind));
  return pickFrom(narrowed(question, sheet, kind, all), question, kind);
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

function isOfSize(fact: Fact, { sized }: Question, { size }: EventKind): boolean {
  if (sized === null) return true;
  const far = size?.(fact) ?? null;
  return far !== null && meets(far, sized);
}

function sizeWords({ sized }: Question): string {
  if (sized === null) return "";
  const { op, value } = sized;
  return {
    exact: ` of ${value} yards`,
    over: ` of over ${value} yards`,
    under: ` of under ${value} yards`,
    least: ` of ${value} yards or more`,
  }[op];
}

function isInPeriod({ at, until }: Fact, { period }: Question): boolean {
  return period === null || isAt(period, at ?? until);
}

function pickOf({ concepts, nth }: Question): { op: string; nth: number } | null {
  if (concepts.has("longest") || concepts.has("biggest")) return { op: "longest", nth: 1 };
  if (concepts.has("shortest")) return { op: "shortest", nth: 1 };
  if (nth !== null) return { op: "nth", nth };
  if (concepts.has("first")) return { op: "nth", nth: 1 };
  return concepts.has("last") ? { op: "last", nth: 1 } : null;
}

function pickFrom(facts: readonly Fact[], question: Question, kind: EventKind): readonly Fact[] {
  const size = sizeOf(question, kind);
  const pick = pickOf(question);
  if (pick === null) return facts;
  if (pick.op === "last") return facts.slice(-1);
  if (pick.op === "nth") return facts.slice(pick.nth - 1, pick.nth);
  const sizes = facts.flatMap((fact) => size(fact) ?? []);
  if (sizes.length === 0) return [];
  const best = pick.op === "longest" ? Math.max(...sizes) : Math.min(...sizes);
  return facts.filter((fact) => size(fact) === best);
}

/** Drives are long in yards, in time or in plays. */
function sizeOf({ text }: Question, { one, size = () => null }: EventKind): (fact: Fact) => number | null {
  if (!one.endsWith("drive")) return size;
  if (/\btime\b|\bclock\b|\bminutes\b/.test(text)) return ({ values }) => values.seconds ?? null;
  return /\b(?:most|more|longest in) plays\b|\bplays (?:wise|by)\b/.test(text)
    ? ({ values }) => values.plays ?? null
    : size;
}

/** Those in which somebody of the position that is asked about had a part. */
function ofPosition(
  facts: readonly Fact[],
  { position, players }: Question,
  { index }: GameSheet,
  { roles }: EventKind,
): readonly Fact[] {
  if (position === null || players.length > 0 || roles.length === 0) return facts;
  return facts.filter((fact) => roles.some((role) => index.people.get(fact.roles[role] ?? "")?.position === position));
}

/** Those of the team and the players named. */
function narrowed(question: Question, sheet: GameSheet, kind: EventKind, facts: readonly Fact[]): readonly Fact[] {
  const { players, teams } = question;
  const [player] = players;
  // A drive is a team's.
  if (player !== undefined && kind.one.endsWith("drive")) return facts.filter(({ team }) => team === player.team);
  if (players.length > 0) {
    const own = ofPlayers(question, kind, facts);
    if (own.length > 0 || kind.isDescribed !== true) return own;
    // Who a failed try was meant for, the play-by-play alone says.
    const playsOf = new Set(players.flatMap((player) => playsWith(player, sheet).map(({ playId }) => playId)));
    return facts.filter(({ receipts }) => receipts.some((one) => one.kind === "play" && playsOf.has(one.playId)));
  }
  const [team, other] = teams;
  if (team === undefined || other !== undefined) return facts;
  // A fourth down that failed is a fact of the defense, one that was made of the offense.
  if (kind.one === "fourth-down try")
    return facts.filter((fact) => fact.team === (fact.kind === "stop" ? sheet.other(team) : team));
  const wanted = isTheirs(question, kind) ? sheet.other(team) : team;
  return facts.filter((fact) => fact.team === wanted);
}

/** The ball that a team lost is a fact of the team that won it. */
function isTheirs({ concepts, text }: Question, kind: EventKind): boolean {
  if (kind.one === "interception")
    return (
      concepts.has("pass") ||
      concepts.has("gave") ||
      /\b(?:was|were|get|got) \w+ (?:picked|intercepted)|thrown/.test(text)
    );
  if (kind.one === "pick-six") return concepts.has("pass") || concepts.has("gave");
  if (kind.one === "lost fumble")
    return !concepts.has("recovered") && !concepts.has("forced") && !concepts.has("takeaway");
  if (kind.one === "sack")
    return (
      concepts.has("gave") || concepts.has("getSacked") || /\b(?:was|were) \w+ sacked|\btimes (?:was|were) /.test(text)
    );
  if (kind.one === "turnover") return !/\bforce/.test(text) && !concepts.has("gave");
  return concepts.has("gave") !== (kind.isTheirs === true);
}

function hasRole({ roles }: Fact, playerId: string, wanted: readonly Role[]): boolean {
  return wanted.some((role) => roles[role] === playerId);
}

/** `Allen's touchdown passes`, `passes to Allen`, `did Allen catch one`, `who caught Allen's`. */
function passRoles(isNameFirst: boolean, text: string, { one }: EventKind): readonly Role[] | null {
  if (one === "touchdown catch") return isNameFirst ? ["receiver", "scorer"] : ["receiver", "scorer", "passer"];
  if (one === "touchdown pass")
    return / to (?!the )\w/.test(text) && !isNameFirst
      ? ["receiver", "scorer"]
      : / to (?!the )\w/.test(text)
        ? ["passer", "receiver", "scorer"]
        : ["passer"];
  return null;
}

function fumbleRoles({ players: { length: count }, text, asks }: Question, { one, roles }: EventKind): readonly Role[] {
  const isFumbler =
    one === "lost fumble" && count === 1 && /\bfumbl|\blose\b|\blost\b/.test(text) && !/\brecover|\bforce/.test(text);
  if (isFumbler) return ["fumbler"];
  return one === "lost fumble" && asks === "who" ? ["fumbler", ...roles] : roles;
}

const GIVEN: readonly Role[] = ["passer", "fumbler"];

function ofPlayers(question: Question, kind: EventKind, facts: readonly Fact[]): readonly Fact[] {
  const { players, isShared, text, isNameFirst } = question;
  const roles = passRoles(isNameFirst, text, kind) ?? fumbleRoles(question, kind);
  const every = facts.filter((fact) => players.every(({ playerId }) => hasRole(fact, playerId, roles)));
  const isPair =
    players.length === 2 && !isShared && roles.some((role) => GIVEN.includes(role)) && !/\b(?:and|or|vs)\b/.test(text);
  if (players.length === 1 || isPair || (every.length > 0 && !isShared)) return every;
  return facts.filter((fact) => players.some(({ playerId }) => hasRole(fact, playerId, roles)));
}

/** Whether the first, last or longest is the one asked about; and which it is. */
function isIt(question: Question, sheet: GameSheet, kind: EventKind, facts: readonly Fact[]): Sentence[] | null {
  const picked = pickFrom(facts, question, kind);
  if (picked.length === 0) return none(question, sheet, kind);
  const mine = narrowed(question, sheet, kind, picked);
  const [first, ...rest] = say(question, sheet, kind, picked, true);
  return first === undefined ? null : [{ ...first, text: `${mine.length > 0 ? "Yes" : "No"}. ${first.text}` }, ...rest];
}

function say(
  { asks, teams, players, period }: Question,
  sheet: GameSheet,
  kind: EventKind,
  facts: readonly Fact[],
  isPicked: boolean,
): Sentence[] {
  const [first, second] = facts;
  if (first !== undefined && (isPicked || facts.length <= MOST_SENTENCES) && asks !== "many") {
    const stated = facts.slice(0, 3).map((fact) => sheet.event(fact));
    return isPicked || second === undefined ? stated : withOpening(`Two ${kind.many ?? `${kind.one}s`}.`, stated);
  }
  const most = asks === "many" ? MOST_LISTED : MOST_NAMED;
  const count = counted(facts.length, kind.one, kind.many);
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
  const opening =
    subject !== null && facts.every(({ team }) => team === subject.team) && subject.team !== null && !isGiven(kind)
      ? `The ${sheet.nick(subject.team)} had ${count}${when}`
      : `There ${isOne ? "was" : "were"} ${count}${when}`;
  return [sheet.say(`${opening}: ${list}.`, ...facts)];
}

function isGiven({ one }: EventKind): boolean {
  return ["turnover", "lost fumble", "interception"].includes(one);
}

function none(question: Question, sheet: GameSheet, kind: EventKind): Sentence[] {
  const { players, teams, asks, period, nth } = question;
  const no = asks === "yesNo" ? "No. " : "";
  const soFar = sheet.index.phase === "over" ? "" : " so far";
  const when = `${period === null ? "" : ` ${period.words}`}${soFar}`;
  const what = `${nth === null ? kind.one : `${countWords(nth)} ${kind.many ?? `${kind.one}s`}`}${sizeWords(question)}`;
  const result = sheet.index.byId("result");
  if (players.length > 0) {
    const who = listWords(players.map(({ playerId }) => sheet.name(playerId)));
    const by = kind.one === "sack" && players.some(({ position }) => position === "QB") ? "of" : "by";
    const kept = kind.one === "lost fumble" ? keptFumbles(question, sheet) : [];
    if (kept.length > 0) return kept;
    return [
      sheet.say(`${no}The stats have no ${what} ${by} ${who}${when}.`, null),
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
    return [
      sheet.say(
        `${no === "" ? "" : "No, "}${no === "" ? "The" : "the"} ${sheet.nick(team)} ${verb} no ${verb === "lost" ? "fumble" : what}${when}.`,
        result,
      ),
    ];
  }
  return [
    sheet.say(
      `${no === "" ? "Neither" : "No, neither"} team had a ${what}${when}.`.replace(/ a ([aeiou])/, " an $1"),
      result,
    ),
  ];
}

/** Who asks for a passer's touchdowns means those that he threw, too. */
function withPassing(question: Question, sheet: GameSheet, kind: EventKind, stated: Sentence[]): Sentence[] {
  if (kind.one !== "touchdown" || question.players.length !== 1 || pickOf(question) !== null) return stated;
  const line = question.players
    .flatMap((player) => linesOf(player, sheet))
    .find(({ marks, values }) => marks.includes("passing") && (values.passingTouchdowns ?? 0) > 0);
  return line === undefined || question.period !== null ? stated : [...stated, ...sheet.sentences(line)];
}

/** Fumbles that the fumbling team kept are no facts of their own, and none of them is "no fumble". */
function keptFumbles(
  { players, teams, asks, text, concepts, period }: Question,
  sheet: GameSheet,
  lost: readonly Fact[] = [],
): Sentence[] {
  if (/\blost|\blose|\brecover|\bforce/.test(text) || concepts.has("turnover") || period !== null) return [];
  const who = [...sheet.read.fold.lines.values()].filter(
    ({ playerId, team, totals }) =>
      (totals.fumbles ?? 0) > 0 &&
      ![...lost, ...sheet.index.ofKind("turnover")].some(({ roles }) => roles.fumbler === playerId) &&
      (players.length === 0 || players.some((player) => player.playerId === playerId)) &&
      (teams.length !== 1 || team === teams[0]),
  );
  if (who.length === 0) return [];
  const plays = sheet.read.plays.filter(({ credits }) =>
    credits.some(({ stat, playerId }) => stat === "fumbles" && who.some((one) => one.playerId === playerId)),
  );
  const names = listWords(who.map(({ playerId }) => sheet.name(playerId)));
  const words =
    lost.length > 0
      ? `${names} fumbled too, and kept the ball or had it recovered by a teammate.`
      : `${asks === "yesNo" ? "Yes. " : ""}${names} fumbled, but no fumble of ${who.length === 1 ? "his" : "theirs"} was lost.`;
  return [{ text: words, ids: [], receipts: plays.map(({ playId }) => ({ kind: "play", playId })) }];
}
