import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Question } from "./question.ts";

const OVER =
  /\b(?:beat|beats|topped|exceeded|outperformed|outscored|smashed|crushed|over|above) (?:his|her|their|the|its) projections?\b|\boverperform\w*\b/;
const UNDER =
  /\b(?:missed|under|below|short of|fell short of|underperformed|disappointed) (?:his|her|their|the|its) projections?\b|\bunderperform\w*\b|\b(?:biggest|worst) (?:bust|letdown|disappointment)\b/;

/** `who beat his projection by the most`: the player furthest above what was projected for him, or below it. Null where somebody is named, and where nobody did. */
export function answerBeatProjection({ text, players, teams }: Question, sheet: GameSheet): Sentence[] | null {
  const isOver = OVER.test(text);
  if (players.length > 0 || isOver === UNDER.test(text)) return null;
  const scored = sheet.index.ofKind("fantasy");
  if (scored.length > 0 && scored.every(({ values }) => values.projectedPoints === undefined))
    return [sheet.say("The stats have no projections for this game.", null)];
  const [most] = scored
    .filter(
      ({ marks, team }) =>
        marks.includes(isOver ? "aboveProjection" : "belowProjection") && (teams.length !== 1 || team === teams[0]),
    )
    .toSorted((a, b) => (b.values.difference ?? 0) - (a.values.difference ?? 0));
  return most === undefined ? null : sheet.sentences(most);
}
