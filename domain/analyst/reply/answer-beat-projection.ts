import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Question } from "./question.ts";
import { withOpening } from "./with-opening.ts";

const OVER =
  /\b(?:beat|beats|reach|reached|hit|meet|met|live up to|lived up to|get to|got to|make|made|cover|covered|topped|exceeded|outperformed|outscored|smashed|crushed|over|above) (?:his|her|their|the|its) projections?\b|\boverperform\w*\b/;
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
  if (player !== undefined && other !== undefined)
    return /\b(?:either|both|each|neither)\b/.test(text)
      ? ofBoth([player.playerId, other.playerId], isOver, sheet)
      : null;
  if (player !== undefined) return asks === "yesNo" ? held(player.playerId, isOver, sheet) : null;
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

/** `did either reach his projection`: which of the two did. */
function ofBoth(ids: readonly string[], isOver: boolean, sheet: GameSheet): Sentence[] | null {
  const facts = ids.map((id) => sheet.index.byId(`f:${id}`));
  if (facts.some((fact) => fact?.values.projectedPoints === undefined)) return null;
  const [first, second] = facts.map(
    (fact) => fact?.marks.includes(isOver ? "aboveProjection" : "belowProjection") === true,
  );
  const opening = first === second ? (first === true ? "Both did." : "Neither did.") : "One of them did.";
  return withOpening(opening, sheet.sentences(...facts));
}
