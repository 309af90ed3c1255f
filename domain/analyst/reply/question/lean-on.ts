import type { Question } from "./question.ts";

/** What picks one of several. */
export const PICKS: ReadonlySet<string> = new Set(["first", "last", "longest", "shortest", "biggest"]);

const RECEIVING: ReadonlySet<string> = new Set(["catch", "receive", "target"]);
const PASSING: ReadonlySet<string> = new Set(["pass", "completion", "incomplete", "attempt", "rate"]);

/** Whether what the question before asked for is anything that who is named now does: nobody asks for a quarterback's catches. */
function isDoneBy({ players: [player] }: Question, last: Question | undefined): boolean {
  if (player === undefined || last === undefined || last.concepts.size === 0) return true;
  const others = player.position === "QB" ? RECEIVING : PASSING;
  return ![...last.concepts].every((concept) => others.has(concept));
}

/** `who had them`: of what was counted before. */
const WHO_OF_IT =
  /^(?:and |so |ok )*who (?:had|got|made|did|caught|scored|committed|threw) (?:all (?:of )?)?(?:them|em|those|these)(?: all)?$/;
/** Figures of players alone, as a fan asks for one more of them: `half ppr?` */
const OF_PLAYERS: ReadonlySet<string> = new Set(
  "halfPpr ppr standard fantasy projected target catch carry touches".split(" "),
);
const MOST_WORDS = 4;

function isBareFigure({ concepts, players, teams, position, period, asks, unknown, text, pronoun }: Question): boolean {
  const isBare = players.length + teams.length + unknown.length === 0 && position === null && period === null;
  return (
    isBare &&
    pronoun === null &&
    (asks === "other" || asks === "many") &&
    text.split(" ").length <= MOST_WORDS &&
    concepts.size > 0 &&
    [...concepts].every((one) => OF_PLAYERS.has(one) || one === "points") &&
    [...concepts].some((one) => OF_PLAYERS.has(one))
  );
}

/** A follow-up with what the question before it had; null for a "he" that nobody was named before. */
export function leanOn(question: Question, before: readonly Question[]): Question | null {
  const last = before.at(-1);
  const named = before.findLast(({ players }) => players.length > 0);
  if (question.pronoun === "he" && question.players.length === 0 && question.position === null) {
    if (named === undefined || named.isShared || named.players.length !== 1) return null;
    return { ...question, players: named.players };
  }
  if (last !== undefined && WHO_OF_IT.test(question.text) && last.concepts.size > 0)
    return { ...last, asks: "who", order: ["who", ...last.order.filter((one) => one !== "how" && one !== "many")] };
  if (
    last !== undefined &&
    named !== undefined &&
    isBareFigure(question) &&
    !named.isShared &&
    named.players.length === 1
  )
    return { ...question, players: named.players };
  const isShort =
    question.concepts.size === 0 &&
    question.at === null &&
    (question.players.length > 0 ||
      question.teams.length > 0 ||
      question.period !== null ||
      question.position !== null);
  const isOfTrade = isDoneBy(question, last);
  const isFollowUp = /^(?:and|what about|how about|ok and|what of|or|same for|also)\b/.test(question.text);
  if (
    last !== undefined &&
    !/\bhits?\b/.test(question.text) &&
    isShort &&
    isOfTrade &&
    (isFollowUp || question.players.length === 0) &&
    last.concepts.size > 0
  ) {
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
