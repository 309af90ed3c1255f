import type { GameSheet, Sentence } from "./game-sheet.ts";
import { leaders, MANY_YARDS } from "./leaders.ts";
import type { Question } from "./question.ts";

/** Words that leave somebody out. */
const BESIDES = /\b(?:besides|other than|apart from|aside from|except(?: for)?|outside of|not named|excluding)\b/;

/** `Who besides St. Brown topped 100 yards`: everybody but those who are named. Null where nobody is left out. */
export function answerOthers(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, unknown } = question;
  if (!BESIDES.test(text) || players.length === 0) return null;
  if (
    unknown.some(
      (word) => !/^(?:besides|other|than|apart|from|aside|except|for|outside|of|not|named|excluding|else)$/.test(word),
    )
  )
    return null;
  // Who is asked for without a word like most is everybody.
  const isOfAll = question.threshold === null && !question.concepts.has("most");
  const asked: Question = {
    ...question,
    players: [],
    asks: question.asks === "yesNo" ? "yesNo" : "who",
    concepts: isOfAll ? new Set([...question.concepts, "list"]) : question.concepts,
  };
  return leaders(asked, sheet, new Set(players.map(({ playerId }) => playerId)));
}

const ELSE = /\b(?:any(?:one|body)|who|nobody|no one) else\b|\bany other (?:player|receiver|rusher|back|passer)s?\b/;

/** `... and did anyone else top 100`: of the figure that the question before asked for, without those who have been told of. Null where nobody else is asked for. */
export function answerElse(
  own: Question,
  last: Question,
  told: readonly Sentence[],
  sheet: GameSheet,
): Sentence[] | null {
  if (!ELSE.test(own.text) || own.players.length > 0 || own.unknown.length > 0) return null;
  const kept = [...last.concepts].filter((concept) => concept !== "most" && concept !== "lead");
  const ofYards = (own.threshold?.value ?? 0) >= MANY_YARDS ? ["yards"] : [];
  const but = new Set(told.flatMap(({ ids }) => ids).flatMap((id) => sheet.index.byId(id)?.roles.player ?? []));
  const asked: Question = {
    ...own,
    concepts: own.concepts.size > 0 ? own.concepts : new Set([...kept, ...ofYards]),
    teams: own.teams.length > 0 ? own.teams : last.teams,
    position: own.position ?? last.position,
  };
  return leaders(asked, sheet, but);
}
