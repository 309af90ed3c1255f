import type { StoryEvent } from "./story/story-events.ts";
import type { PeriodMention } from "./story/story-periods.ts";

/** What a sentence tells beside its numbers. */
export interface Told {
  events: readonly StoryEvent[];
  periods: readonly PeriodMention[];
  /** The unit of the last number before this one, for "9 to Detroit's 7". */
  unitBefore: string | null;
}
