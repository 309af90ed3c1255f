import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Question } from "./question.ts";
import { withOpening } from "./with-opening.ts";

const OVER =
  /\b(?:beat|beats|topped|exceeded|outperformed|outscored|smashed|crushed|over|above) (?:his|her|their|the|its) projections?\b|\boverperform\w*\b/;
const UNDER =
  /\b(?:missed|under|below|short of|fell short of|underperformed|disappointed) (?:his|her|their|the|its) projections?\b|\bunderperform\w*\b|\b(?:biggest|worst) (?:bust|letdown|disappointment)\b/;

/**
 * `who beat his projection by the most`: the player furthest above what was projected for him, or below it; `did Kittle beat his projection`: whether he
 * did. Null where nobody did, and where it is asked otherwise.
 */
export function answerBeatProjection({ text, players, teams, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const isOver = OVER.test(text);
  if (isOver === UNDER.test(text)) return null;
  const [player, other] = players;
  if (player !== undefined)
    return asks === "yesNo" && other === undefined ? held(player.playerId, isOver, sheet) : null;
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

function held(playerId: string, isOver: boolean, sheet: GameSheet): Sentence[] | null {
  const fact = sheet.index.byId(`f:${playerId}`);
  if (fact === null) return null;
  if (fact.values.projectedPoints === undefined)
    return [sheet.say(`There is no projection for ${sheet.name(playerId)}.`, null), ...sheet.sentences(fact)];
  return withOpening(fact.marks.includes(isOver ? "aboveProjection" : "belowProjection"), sheet.sentences(fact));
}
