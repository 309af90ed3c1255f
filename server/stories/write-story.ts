import type { GameBrief } from "../../domain/facts/game-brief.ts";
import { plainBrief } from "../../domain/facts/plain-brief.ts";
import { previewBrief } from "../../domain/facts/preview-brief.ts";
import { recapBrief } from "../../domain/facts/recap-brief.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { StoryWriter, TokenUse } from "../ai/story-writer.ts";
import { writeAndRepair } from "./write-and-repair.ts";
import type { TextSources } from "./examine-text.ts";
import type { StoryDelay, StoryDraft } from "./story-draft.ts";
import { templateStory } from "./template-story.ts";

export interface StoryRequest extends TextSources {
  /** Null: the template writes. */
  writer: StoryWriter | null;
  /** Opening sentences of the week's other recaps, which this one should not open like. */
  othersOfTheWeek: readonly string[];
  signal: AbortSignal;
}

/**
 * A text about a game in which every claim holds, by the writer, or by the template in its place. Fails with a delay where the
 * writer's server cannot be asked, and where there is nothing that such a text could tell. Throws the signal's reason when
 * it is aborted.
 */
export async function writeStory(request: StoryRequest): Promise<Result<StoryDraft, StoryDelay>> {
  const { snapshot, season, kind, writer, signal } = request;
  const found = kind === "recap" ? recapBrief(snapshot, season) : previewBrief(snapshot, season);
  if (found === null) {
    const when = kind === "recap" ? "after the game, when its score is known" : "before the game begins";
    return fail(delay(`A ${kind} is written ${when}.`));
  }
  const brief = plainBrief(found);
  if (writer === null) return fromTemplate(brief, request, "Written from the box score", NO_USE);
  const asked = await writeAndRepair(writer, brief, request, signal);
  if (asked.ok) return asked;
  if (asked.error.delay !== null) return fail(asked.error.delay);
  const { message, rounds, inputTokens, outputTokens } = asked.error;
  return fromTemplate(brief, request, `${message}; the template's story replaces it`, {
    inputTokens,
    outputTokens,
    rounds,
    isFallback: true,
  });
}

const NO_USE = { inputTokens: 0, outputTokens: 0, rounds: 0, isFallback: false };

function fromTemplate(
  brief: GameBrief,
  request: StoryRequest,
  reason: string,
  more: typeof NO_USE,
): Result<StoryDraft, StoryDelay> {
  const story = templateStory(brief, request, request.othersOfTheWeek);
  if (story === null) return fail({ ...delay(`${reason}, but none of it holds.`), ...tokens(more) });
  const { markdown, claims, dropped } = story;
  const without =
    dropped === 0
      ? ""
      : `; ${dropped} of the template's own sentences did not hold and were left out: please report it`;
  return ok({ markdown, claims, model: null, dropped, message: `${reason}${without}.`, ...more });
}

function tokens({ inputTokens, outputTokens }: TokenUse): TokenUse {
  return { inputTokens, outputTokens };
}

function delay(message: string): StoryDelay {
  return { message, retryAfterSeconds: null, isUnauthorized: false, inputTokens: 0, outputTokens: 0 };
}
