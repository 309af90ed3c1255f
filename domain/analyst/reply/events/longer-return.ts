import type { Fact } from "../../../facts/fact.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { snapsOf } from "../sheet/snaps-of.ts";
import type { EventKind } from "./event-kinds.ts";
import { isInPeriod, pickOf } from "./events-of.ts";

const LOST_BALL: readonly Fact["kind"][] = ["score", "turnover"];
const OF_SCRIMMAGE = /\b(?:scrimmage|offens\w*|run|pass|rush\w*|catch)\b/;

/** The longest play as it was told, as that from scrimmage where a return of a kick or of a lost ball went farther, which is told as well. */
export function withLongerReturn(
  question: Question,
  sheet: GameSheet,
  { one }: EventKind,
  picked: readonly Fact[],
  stated: readonly Sentence[],
): Sentence[] {
  const { players, teams, text } = question;
  const [longest] = picked;
  const isOfAll = one === "play" && pickOf(question)?.op === "longest" && players.length === 0;
  if (!isOfAll || OF_SCRIMMAGE.test(text) || longest === undefined) return [...stated];
  const kicks = snapsOf(sheet.read, sheet.index).filter(({ kind }) => kind === "kickReturn" || kind === "puntReturn");
  const returns = [...kicks.map(({ fact }) => fact), ...sheet.index.ofKind(...LOST_BALL)].filter(
    (fact) =>
      (fact.values.returnYards ?? 0) > (longest.values.yards ?? 0) &&
      isInPeriod(fact, question) &&
      (teams.length !== 1 || fact.team === teams[0]),
  );
  const [farthest] = returns.toSorted((a, b) => (b.values.returnYards ?? 0) - (a.values.returnYards ?? 0));
  if (farthest === undefined) return [...stated];
  return [
    sheet.say("The longest play from scrimmage:", longest),
    ...stated,
    sheet.say("A return was longer:", farthest),
    sheet.event(farthest),
  ];
}
