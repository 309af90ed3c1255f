import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Mark } from "../../facts/mark.ts";
import { phrase } from "../../facts/wording/phrase-of.ts";
import { divisionOf } from "../../game/division.ts";
import { clause, type Clause } from "../clause.ts";

/** The game of the postseason that it was; null of any other. */
export function playoffStage(index: FactIndex): Fact | null {
  const stage = index.byId("stage");
  return stage !== null && stage.marks.includes("playoffs") ? stage : null;
}

/** ` in the AFC championship game`; nothing of a game of the regular season. */
export function inRound(index: FactIndex): Clause[] {
  const stage = playoffStage(index);
  return stage === null || stage.wording.noun === null ? [] : [clause(phrase` in ${stage.wording.noun}`, stage)];
}

/** ` in wild-card round`, ` in AFC title game` at the end of a headline, with the fact that says it; nothing in the regular season. */
export function headlineRound(index: FactIndex): { words: string; facts: readonly Fact[] } {
  const stage = playoffStage(index);
  if (stage === null) return { words: "", facts: [] };
  const has = (mark: Mark): boolean => stage.marks.includes(mark);
  const title = `${divisionOf(index.home.code)?.conference ?? "conference"} title game`;
  const words = has("superBowl")
    ? " in Super Bowl"
    : has("championship")
      ? ` in ${title}`
      : has("divisional")
        ? " in divisional round"
        : has("wildCard")
          ? " in wild-card round"
          : " in playoffs";
  return { words, facts: [stage] };
}
