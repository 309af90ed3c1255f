import { answerLedger } from "./answer-ledger.ts";
import { answerProjections } from "./answer-projections.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";

const OF_POINTS = ["halfPpr", "standard"];
const LINE = "stats yards touchdown catch receive pass rush carry target completion tackle sack perform compare";

/** A player's line with his points in a format that his facts do not have, or with his projection. Null where not both are asked for. */
export function answerLinePoints(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, players, isShared, period, threshold, asks, nth, sized, text } = question;
  if (players.length !== 1 || isShared || period !== null || threshold !== null || nth !== null || sized !== null)
    return null;
  // `did he show up, what was his line`
  const isWhether = asks === "yesNo" && !/\b(?:what|how|whats|hows)\b/.test(text);
  if (isWhether || asks === "why" || asks === "who" || asks === "when") return null;
  const lines = players.flatMap((player) => sheet.sentences(...linesOf(player, sheet)));
  const format = OF_POINTS.find((one) => concepts.has(one));
  const isLine = LINE.split(" ").some((one) => one !== "compare" && concepts.has(one));
  if (lines.length === 0 || !isLine) return null;
  if (format !== undefined && isOnly(concepts, `${LINE} fantasy points ppr total score ${format}`)) {
    const points = answerLedger(
      { ...question, asks: "other", concepts: new Set([format, "fantasy", "points"]) },
      sheet,
    );
    return points === null ? null : [...lines, ...points];
  }
  const isProjected = concepts.has("stats") && concepts.has("projected");
  if (!isProjected || !isOnly(concepts, "stats projected compare fantasy points ppr")) return null;
  const projected = answerProjections({ ...question, asks: "other", concepts: new Set(["projected"]) }, sheet);
  return projected === null ? null : [...lines, ...projected];
}
