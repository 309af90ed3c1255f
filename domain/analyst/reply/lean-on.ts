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

/** A follow-up with what the question before it had; null for a "he" that nobody was named before. */
export function leanOn(question: Question, before: readonly Question[]): Question | null {
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
  const isOfTrade = isDoneBy(question, last);
  const isFollowUp = /^(?:and|what about|how about|ok and|what of|or|same for|also)\b/.test(question.text);
  if (
    last !== undefined &&
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
