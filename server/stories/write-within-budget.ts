import { fail, ok, type Result } from "../../domain/result.ts";
import type { StoryDelay, StoryDraft } from "./story-draft.ts";
import type { TokenBudget } from "../budget/token-budget.ts";
import { type StoryRequest, writeStory } from "./write-story.ts";

/** A text, and whether the template wrote it because the day's tokens are used up. */
export interface BudgetedDraft extends StoryDraft {
  isOverLimit: boolean;
}

export interface BudgetedDelay extends StoryDelay {
  /** No model was asked, and even the template had nothing to say: waiting does not help. */
  isTemplates: boolean;
}

/** A text by the model where one is given and the day's tokens allow it, otherwise by the template. Counts what it took. */
export async function writeWithinBudget(
  budget: TokenBudget,
  request: StoryRequest,
): Promise<Result<BudgetedDraft, BudgetedDelay>> {
  const { writer } = request;
  const reservation = writer === null ? null : await budget.reserve(writer.model);
  const isOverLimit = writer !== null && reservation === null;
  const written = await writeStory(isOverLimit ? { ...request, writer: null } : request);
  if (!written.ok) {
    await reservation?.settle({ ...written.error, calls: 1 });
    return fail({ ...written.error, isTemplates: reservation === null });
  }
  await reservation?.settle({ ...written.value, calls: written.value.rounds });
  return ok({ ...written.value, isOverLimit });
}
