import type { Claim } from "../../domain/game/claim.ts";
import type { TokenUse } from "../ai/story-writer.ts";

/** A story in which every claim holds, ready to be published. */
export interface StoryDraft extends TokenUse {
  /** With its headline as the first heading. */
  markdown: string;
  claims: Claim[];
  /** Null where the template wrote it. */
  model: string | null;
  /** A model was asked, and the template's text stands in for what could not be repaired. */
  isFallback: boolean;
  /** How often a model was asked, the first time counted. */
  rounds: number;
  /** Sentences left out because they did not hold. */
  dropped: number;
  /** What came of it, in words. */
  message: string;
}

/** The writer's server could not be asked: another time may be better. */
export interface StoryDelay extends TokenUse {
  message: string;
  retryAfterSeconds: number | null;
  /** Waiting does not help: the configuration has to be fixed. */
  isUnauthorized: boolean;
}
