import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { phrase } from "../../facts/wording/phrase-of.ts";
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
