import type { FactIndex } from "../../domain/facts/fact-index.ts";
import type { CitedText } from "../../domain/facts/cited-text.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { SeasonBefore } from "../../domain/season/season-before.ts";
import type { StoryWriter, WriterProblem } from "../ai/story-writer.ts";
import { publishedText } from "./published-text.ts";
import type { StoryDelay, StoryDraft } from "./story-draft.ts";
import { storySheet } from "./story-sheet.ts";
import { templateStory } from "./template-story.ts";

export interface StoryRequest {
  snapshot: GameSnapshot;
  season: SeasonBefore;
  kind: ArticleKind;
  /** Null: the template writes. */
  writer: StoryWriter | null;
  signal: AbortSignal;
}

const NO_USE = { inputTokens: 0, outputTokens: 0, rounds: 0, isFallback: false };

/**
 * A text about a game in which every claim holds, by the writer, or by the template in its place. Fails with a delay where the
 * writer's server cannot be asked, and where there is nothing that such a text could tell. Throws the signal's reason when
 * it is aborted.
 */
export async function writeStory(request: StoryRequest): Promise<Result<StoryDraft, StoryDelay>> {
  const { snapshot, season, kind, writer, signal } = request;
  const index = indexFacts(snapshot, season);
  const plan = isTime(index, kind) ? templateStory(index, kind) : null;
  if (plan === null) {
    const when = kind === "recap" ? "after the game, when its score is known" : "before the game begins";
    return fail({
      message: `A ${kind} is written ${when}.`,
      retryAfterSeconds: null,
      isUnauthorized: false,
      ...NO_USE,
    });
  }
  if (writer === null) return ok(fromTemplate(plan, index, "Written from the stats", NO_USE));
  // With the check of what it writes, which a site without a model never needs.
  const { writeCited } = await import("./write-cited.ts");
  const written = await writeCited(writer, { index, kind, sheet: storySheet(index), plan }, signal);
  if (written.ok) {
    const { text, ...more } = written.value;
    return ok({ ...publishedText(text, index), model: writer.model, isFallback: false, ...more });
  }
  const { problem, message, rounds, inputTokens, outputTokens } = written.error;
  const use = { inputTokens, outputTokens };
  if (problem !== null && isServers(problem)) {
    const { retryAfterSeconds, kind: what } = problem;
    return fail({ message: `${problem.message}.`, retryAfterSeconds, isUnauthorized: what === "unauthorized", ...use });
  }
  const reason = `${message}; the template's story replaces it`;
  return ok(fromTemplate(plan, index, reason, { ...use, rounds, isFallback: true }));
}

function isTime({ phase }: FactIndex, kind: ArticleKind): boolean {
  return phase === (kind === "recap" ? "over" : "before");
}

/** Another time may be better. */
function isServers({ kind }: WriterProblem): boolean {
  return kind !== "refused" && kind !== "bad-answer";
}

function fromTemplate(plan: CitedText, index: FactIndex, reason: string, more: typeof NO_USE): StoryDraft {
  return { ...publishedText(plan, index), model: null, dropped: 0, message: `${reason}.`, ...more };
}
