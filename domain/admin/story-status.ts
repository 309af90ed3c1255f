import type { WaitingStory } from "./game-story.ts";
import type { StoryNote } from "./story-note.ts";

/** What the story editor is about, for the administrator and the metrics. */
export interface StoryStatus {
  /** The model that writes; null: the template. */
  writer: string | null;
  /** The model's server could not be asked and is left alone until then, an ISO time. */
  pause: { until: string; message: string } | null;
  /** Of this day (UTC), by all processes, with what is set aside for texts that are being written. */
  today: { calls: number; inputTokens: number; outputTokens: number };
  tokensAllowed: number;
  /** In dollars; null where no price is configured. */
  costToday: number | null;
  /** The nearest kickoff first. */
  waiting: WaitingStory[];
  /** What came of this process's attempts since it started. */
  outcomes: Partial<Record<StoryNote["outcome"], number>>;
  /** Newest first, at most 30. */
  recent: StoryNote[];
}
