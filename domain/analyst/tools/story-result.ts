import { RESULT_BYTES, type ToolData, type ToolSnapshot } from "./analyst-tool.ts";
import { jsonBytes, resultFrame } from "./result-frame.ts";

export interface StoryResult extends ToolData {
  /** Markdown. */
  text: string;
  /** When the text was made; figures in it are as of then. */
  createdAt: string;
  /** The model that wrote it; null where it was made from the data without one. */
  writtenBy: string | null;
}

const UNITS = { text: "Markdown; its figures are as of `createdAt`" };

/** A published text as a tool gives it: from its beginning, as far as it fits. */
export function storyResult(
  snapshot: ToolSnapshot,
  now: number,
  story: { text: string; createdAt: string; writtenBy: string | null },
): StoryResult {
  const frame = resultFrame(snapshot, now, UNITS);
  const room = RESULT_BYTES - jsonBytes({ ...frame, ...story, text: "" }) - 200;
  let { text } = story;
  // A character is one to six bytes as JSON, so a few rounds are enough.
  while (jsonBytes(text) > room) text = text.slice(0, Math.floor((text.length * room) / jsonBytes(text)) - 1);
  text = text.replace(/[\uD800-\uDBFF]$/, "");
  const omitted = story.text.length - text.length;
  const note = omitted === 0 ? null : `The last ${omitted} characters of the text are left out.`;
  return { ...frame, ...story, text, omitted, note };
}
