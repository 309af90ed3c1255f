import { answerCameOf } from "../plays/answer-came-of.ts";
import { answerApart } from "../answer-apart.ts";
import { answerPasserAt } from "../plays/answer-passer-at.ts";
import { answerOnDrive } from "../plays/answer-on-drive.ts";
import { answerOfIt, isOfIt } from "../plays/answer-of-it.ts";
import { answerAfter, eventPlays, readAfterwards } from "../plays/answer-after.ts";
import { answerAsking, ASKS, isOfStranger } from "./answer-asking.ts";
import { answerDriveAfter } from "../plays/answer-drive-after.ts";
import { answerDidCount } from "../plays/answer-nullified.ts";
import { hasGone } from "../plays/answer-plays.ts";
import { singledPlay } from "../plays/singled-play.ts";
import { answerLine } from "../setting/answer-line.ts";
import { answerOtherRules } from "../fantasy/answer-other-rules.ts";
import { answerWhile } from "../figures/answer-while.ts";
import { answerWager } from "../setting/answer-wager.ts";
import { answerSplit } from "./answer-split.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import { isOnly } from "../question/is-only.ts";
import { leanOn, PICKS } from "../question/lean-on.ts";
import { eachItem } from "./each-item.ts";
import { type Question, readQuestion, upTo } from "../question/question.ts";
import { named } from "../sheet/named.ts";
import { partsOf } from "../question/question-parts.ts";
import { listed } from "./listed.ts";
import type { Role } from "../../../facts/role.ts";
import { sinceScore } from "../events/since-score.ts";
import { isForeign, smallTalk } from "./small-talk.ts";

/** What a text is answered with. */
export interface Asked {
  book: Parameters<typeof readQuestion>[1];
  /** The questions before it, the newest last. */
  before: readonly Question[];
  sheet: GameSheet;
  /** The first answer that understands a whole question; null where none does. */
  answer: (question: Question, sheet: GameSheet) => Sentence[] | null;
}

/** A text that asks several things, hangs one on another, or comments on what it asks; null for a plain question, or where nothing of it is understood. */
export function answerParts(text: string, isUnderstood: boolean, asked: Asked): Sentence[] | null {
  asked.sheet.begin();
  if (isOfStranger(text, asked.book)) return null;
  return (
    singledPlay(text, asked) ??
    answerPasserAt(text, asked) ??
    answerDriveAfter(text, asked) ??
    answerCameOf(text, asked) ??
    sinceScore(text, asked) ??
    listed(text, asked) ??
    afterwards(text, asked) ??
    answerSplit(text, asked) ??
    answerAsking(text, asked) ??
    eachPart(text, isUnderstood, asked) ??
    (isUnderstood ? null : (bareFigures(text, asked) ?? eachItem(text, asked)))
  );
}

/** `after the touchdown, did it work` */
const OF_ITS_END =
  /,? (?:and )?(?:did|was) (?:it|they|that) (?:work|get it|convert|make it|count|succeed|good|successful|fail)\b.*$/;

/** What was at, or followed, an event that the question names. */
function afterwards(text: string, { book, before, sheet, answer }: Asked): Sentence[] | null {
  const plain = readQuestion(text, book);
  const hung = readAfterwards(plain.text);
  if (hung === null) return null;
  const main = leanOn(readQuestion(hung.main, book), before);
  if (main === null) return null;
  // Who left and did not come back has done it all before.
  if (hung.word === "before" && hasGone(main, hung.event, sheet)) return answer(main, sheet);
  const event = readQuestion(hung.event.replace(OF_ITS_END, ""), book);
  // `their takeaways` are those of the team that is asked about.
  const isTheirs = /\btheir\b/.test(hung.event) && event.players.length + event.teams.length === 0;
  return answerAfter(hung, main, isTheirs ? { ...event, teams: main.teams } : event, sheet);
}

/** The bare figures that come after the name that a text is about, or the two names: `did they even touch Daniels.. sacks? ints?`, `Vele or Sutton, more yards? more points?` */
function bareFigures(text: string, { book, sheet, answer }: Asked): Sentence[] | null {
  const [head = "", ...tails] = text.split(/\s*[.?!;:]+\s*/).filter((one) => one !== "");
  const first = readQuestion(head, book);
  const { players, teams, isShared } = first;
  const isPair = players.length === 2 && !isShared;
  if (tails.length === 0 || !(players.length === 1 || isPair) || isForeign(first)) return null;
  const pair = players.map(({ playerName }) => playerName).join(" or ");
  const each = tails.map((tail) => {
    const own = readQuestion(tail, book);
    const isBare = own.unknown.length === 0 && own.concepts.size > 0 && own.players.length + own.teams.length === 0;
    if (!isBare || ASKS.test(tail)) return null;
    return answer(isPair ? readQuestion(`who had ${tail} ${pair}`, book) : { ...own, players, teams, isShared }, sheet);
  });
  if (isPair && first.concepts.size > 0) each.unshift(answer(first, sheet));
  return each.every((one) => one !== null) ? once(each.flat()) : null;
}

/** Figures of whatever the part before asked about. */
const RELATIVE: ReadonlySet<string> = new Set(["yards", "points", "average"]);
/** `and who led`, of a figure of a team. */
const WHO_LED = /^(?:and )?who (?:led|was the leader|had the most|led the way|led them|led it)$/;
const THAT_GUY = /(?<!\bwho(?:'s| is| was)? )\b(?:that|this|the same) (?:guy|dude|man|kid|player)\b/i;
/** Every question of a text answered, each after the one before it; null where there is one, or one that is not understood. */
function eachPart(text: string, isUnderstood: boolean, { book, before, sheet, answer }: Asked): Sentence[] | null {
  const all = partsOf(text);
  // `Hi! How many people were there?`: who is greeted is asked all the same.
  const parts = all.filter((part) => smallTalk(readQuestion(part, book).text) === null);
  if (all.length < 2 || (isUnderstood && isOneQuestion(parts, book))) return null;
  const sentences: Sentence[] = [];
  // What is known of the team that a statement names, where nothing else is answered.
  const leads: Sentence[] = [];
  const asked = [...before];
  let isLed = true;
  for (const written of parts) {
    // `and did that guy beat his projection`
    const part = sentences.length === 0 ? written : written.replace(THAT_GUY, "he");
    const last = asked.at(-1);
    const isFirst = asked.length === before.length;
    const read = ofPoints(ofSum(readQuestion(part, book), isFirst ? undefined : last), isFirst ? undefined : last);
    // `it went to overtime, who got the ball first`
    const isOfOvertime = !isFirst && last?.concepts.has("overtime") === true && read.concepts.has("drive");
    const own = isOfOvertime && read.period === null ? readQuestion(`${part} in overtime`, book) : read;
    const told =
      isFirst || last === undefined ? null : ofBefore({ own, last, part, told: sentences }, { sheet, answer });
    if (told === "unknown") return null;
    if (told !== null) {
      sentences.push(...told);
      continue;
    }
    // `and how far`, `and when`: of what has been told.
    const isOfTold =
      own.concepts.size === 0 &&
      own.period === null &&
      own.nth === null &&
      own.players.length + own.teams.length + own.unknown.length === 0;
    if (isUnderstood && isOfTold && (own.asks === "how" || own.asks === "why")) return null;
    // Of two players `who won` has been said.
    if (last?.players.length === 2 && sentences.length > 0 && /^(?:so )?who (?:won|wins)$/.test(own.text)) continue;
    if (!isFirst && /^by how (?:much|many)\b/.test(own.text)) continue;
    const isOfPicked = last !== undefined && [...last.concepts].some((concept) => PICKS.has(concept));
    if (!isFirst && isOfTold && own.pronoun === null && (own.asks === "who" ? isOfPicked : sentences.length > 0)) {
      const plays = last === undefined ? [] : eventPlays(last, sheet);
      sentences.push(...plays.map((play) => sheet.told(play)));
      continue;
    }
    // `A vs B, ... so who had more`: which of those two.
    const isOfTwo =
      last?.players.length === 2 &&
      !last.isShared &&
      own.asks === "who" &&
      (own.concepts.has("most") || own.concepts.has("better"));
    const isHis = last?.players.length === 1 || isOfTwo;
    // Their lines are no answer beside the figure that is asked for.
    if (isOfTwo && isLed) sentences.length = 0;
    if (!isFirst && !isHis && [...own.concepts].some((concept) => RELATIVE.has(concept)) && own.players.length === 0)
      return null;
    // Where it stood at a time is of the game, and who the part before named has no score.
    const isOfGame =
      !isFirst && own.pronoun === null && (own.moment !== null || own.at !== null) && own.concepts.has("scoreline");
    const aimed = isFirst || last === undefined ? null : throwsTo(own, last);
    const isBare =
      !isFirst && !isOfGame && own.players.length === 0 && own.teams.length === 0 && (own.asks !== "who" || isOfTwo);
    const he =
      own.pronoun === "he" && own.players.length === 0 && !isFirst
        ? heOf(own, { sentences, asked }, { book, before, sheet, answer })
        : null;
    const leaned = isOfGame
      ? own
      : aimed !== null
        ? aimed
        : he !== null
          ? { ...own, players: [he] }
          : !isFirst && last !== undefined
            ? picksOf(own, last)
            : leanOn(own, asked);
    if (leaned === null) return null;
    // `the halftime score, and who scored`: until then.
    const isOfScores = own.concepts.has("score") || own.concepts.has("touchdown");
    const until = isOfScores && !isFirst && last?.at !== null && last !== undefined ? upTo(last.at) : null;
    const question =
      isBare && last !== undefined && leaned.players.length === 0 && leaned.teams.length === 0
        ? { ...leaned, players: last.players, teams: last.teams, isShared: last.isShared }
        : { ...leaned, period: leaned.period ?? until };
    const isKnown = leaned.unknown.length === 0 && !isForeign(leaned);
    const found = answerPart(part, { own, question, isKnown }, { book, before: asked, sheet, answer });
    // An event is known by its kind, whatever else is said of it; what is asked comes after it.
    const isStatement = !ASKS.test(part) && question.players.length + question.teams.length > 0;
    const isLead = found === null && isStatement && !isEvent(question, sheet);
    if (isLead) (question.players.length > 0 ? sentences : leads).push(...named(question, sheet));
    else if (found === null && !isStatement && !(isFirst && isEvent(question, sheet))) return null;
    sentences.push(...(found ?? []));
    isLed &&= found === null || [...own.concepts].every((concept) => concept === "compare");
    asked.push(question);
  }
  return sentences.length === 0 ? (leads.length === 0 ? null : once(leads)) : once(sentences);
}

function answerPart(
  part: string,
  { own, question, isKnown }: { own: Question; question: Question; isKnown: boolean },
  asked: Asked,
): Sentence[] | null {
  const { sheet, answer } = asked;
  return (
    answerWager(part, sheet) ??
    answerWhile(part, asked) ??
    answerOnDrive(part, asked) ??
    answerLine(part, own, sheet) ??
    answerOtherRules(question, sheet) ??
    answerDidCount(question, sheet) ??
    (isKnown ? answer(question, sheet) : null) ??
    answerApart(question, sheet)
  );
}

/** `total yards, did he top 100`: the bound is of the sum. */
function ofSum(own: Question, last: Question | undefined): Question {
  const isBare = own.concepts.size === 0 && own.threshold !== null && own.players.length === 0;
  const isSum = last?.concepts.has("scrimmage") === true || last?.concepts.has("total") === true;
  return isBare && isSum && last !== undefined ? { ...own, concepts: last.concepts } : own;
}

/** `what was he projected, and what did Wilson score`: in points as well. */
function ofPoints(own: Question, last: Question | undefined): Question {
  const isOfPoints =
    last?.concepts.has("projected") === true && isOnly(last.concepts, POINTS) && own.players.length === 1;
  return isOfPoints && WHAT_SCORED.test(own.text) ? { ...own, concepts: new Set(["fantasy", "points"]) } : own;
}

const POINTS = "projected fantasy ppr points score";
const WHAT_SCORED = /\b(?:what|how (?:much|many)) (?:did|has) .+ (?:score|scored|get|finish with|end up with|put up)$/;

/** What a part asks of the one before it: of its event, who led its figure, who had more than one. Null where it asks something of its own. */
function ofBefore(
  followUp: Parameters<typeof answerOfIt>[0],
  answering: Parameters<typeof answerOfIt>[1],
): Sentence[] | "unknown" | null {
  const { own, last } = followUp;
  const { sheet, answer } = answering;
  const ofIt = answerOfIt(followUp, answering);
  if (ofIt !== null) return ofIt;
  const led =
    WHO_LED.test(own.text) && last.players.length === 0
      ? answer(
          { ...last, asks: "who", order: ["who"], text: "who led", concepts: new Set([...last.concepts, "most"]) },
          sheet,
        )
      : null;
  return led ?? manyOf(own, last, sheet, answer);
}

/** `who had more than one`, `anybody with two`: of the sacks, catches or others that the part before asked about. */
function manyOf(own: Question, last: Question, sheet: GameSheet, answer: Asked["answer"]): Sentence[] | null {
  const isBare =
    own.players.length + own.teams.length + own.unknown.length === 0 &&
    [...own.concepts].every((one) => one === "multiple" || one === "sack" || one === "compare" || one === "most");
  const [number] = own.numbers;
  const least = own.concepts.has("multiple") ? 2 : (number ?? own.threshold?.value);
  if (!isBare || least === undefined || !/\b(?:who|any(?:one|body)|did any|which)\b/.test(own.text)) return null;
  const isOfSacks = last.concepts.has("sack") || last.concepts.has("getSacked");
  const [passer] = last.players;
  if (last.players.length > 0 && !(isOfSacks && passer?.position === "QB")) return null;
  const isTaken = last.concepts.has("getSacked") || last.concepts.has("gave");
  const teams =
    passer !== undefined
      ? [sheet.other(passer.team)]
      : isOfSacks && isTaken
        ? last.teams.map((team) => sheet.other(team))
        : last.teams;
  const kept = [...last.concepts].filter(
    (one) => one !== "getSacked" && one !== "gave" && one !== "most" && one !== "eachTeam",
  );
  const bound = own.threshold ?? { op: "least" as const, value: least };
  return answer(
    {
      ...last,
      asks: "who",
      order: ["who"],
      text: own.text,
      players: [],
      teams,
      concepts: new Set(isOfSacks ? ["sack"] : kept),
      threshold: bound,
      numbers: [],
    },
    sheet,
  );
}

/** `how many of his touchdowns went to Chase`, after his passer. */
function throwsTo(own: Question, { players: [passer, other] }: Question): Question | null {
  const [receiver, another] = own.players;
  const isHis = passer?.position === "QB" && receiver?.team === passer.team && receiver.position !== "QB";
  return own.pronoun === "he" && isHis && other === undefined && another === undefined
    ? { ...own, players: [passer, receiver] }
    : null;
}

/** Parts of a question that has been understood as one: `Vea or Kancey, who had more sacks`, and such as speak of `it`. */
function isOneQuestion(parts: readonly string[], book: Asked["book"]): boolean {
  const [opening] = parts.map((part) => readQuestion(part, book));
  return (
    (parts.slice(1).some((part) => /\bit\b(?<!\bin it)(?! away\b)/i.test(part)) &&
      !parts.slice(1).some((part) => isOfIt(part))) ||
    (opening !== undefined && opening.concepts.size === 0 && opening.players.length > 1) ||
    // `legs or arm, which did more`
    parts.slice(1).some((part) => /^which (?:\w+ )?(?:did|had|was|got)\b(?: \w+)? (?:more|most|better)\b/i.test(part))
  );
}

function once(sentences: readonly Sentence[]): Sentence[] {
  return [...new Map(sentences.map((one) => [one.text, one])).values()];
}

/** Who a sentence is about, the first of these that its fact has. */
const ABOUT: readonly Role[] = ["player", "scorer", "receiver", "rusher", "returner", "interceptor", "kicker"];
/** Of a pass nobody knows whether who threw or who caught it is meant. */
const OF_TWO = /\b(?:pass|passes|throws?|completions?)\b/;

/** Who `he` stands for: the one player that the last sentence is about, where what is asked of him is understood. Null where one has been named. */
function heOf(
  own: Question,
  { sentences, asked }: { sentences: readonly Sentence[]; asked: readonly Question[] },
  { sheet, book: { roster }, answer }: Asked,
): RosterPlayer | null {
  if (asked.some(({ players }) => players.length > 0)) return null;
  const facts = (sentences.at(-1)?.ids ?? []).flatMap((id) => sheet.index.byId(id) ?? []);
  const text = asked.at(-1)?.text ?? "";
  const isPasser = /\bthr[eo]w\w*\b/.test(text);
  const isOfTwo = !isPasser && OF_TWO.test(text);
  const ids = new Set(
    facts.flatMap(({ roles }) => {
      if (isPasser) return roles.passer ?? [];
      if (isOfTwo && roles.passer !== undefined && roles.receiver !== undefined) return [];
      const role = ABOUT.find((one) => roles[one] !== undefined);
      return role === undefined ? [] : (roles[role] ?? []);
    }),
  );
  const [only, other] = [...ids];
  const he = other === undefined ? roster.find(({ playerId }) => playerId === only) : undefined;
  if (he === undefined) return null;
  const question = { ...own, players: [he] };
  return answer(question, sheet) === null && answerApart(question, sheet) === null ? null : he;
}

function isEvent(question: Question, sheet: GameSheet): boolean {
  return eventPlays(question, sheet).length > 0;
}

/** `... and who had most`, `... what was the longest`: of what the part before asked about. */
function picksOf(own: Question, last: Question): Question | null {
  const isPick =
    (own.concepts.size > 0 || own.nth !== null) &&
    own.players.length + own.teams.length === 0 &&
    [...own.concepts].every((concept) => PICKS.has(concept) || concept === "most");
  const isBareWho = own.concepts.size === 0 && own.asks === "who" && own.players.length + own.teams.length === 0;
  if ((!isPick && !isBareWho) || last.concepts.size === 0) return leanOn(own, [last]);
  const kept = [...last.concepts].filter((concept) => !PICKS.has(concept));
  return {
    ...last,
    asks: own.asks,
    order: own.order,
    text: own.text,
    concepts: new Set([...kept, ...own.concepts]),
    nth: own.nth,
    numbers: own.numbers,
    sized: own.sized,
    threshold: own.threshold,
    period: own.period ?? last.period,
    unknown: own.unknown,
    ...(own.players.length > 0 ? { players: own.players, isShared: own.isShared } : {}),
    ...(own.teams.length > 0 ? { teams: own.teams } : {}),
  };
}
