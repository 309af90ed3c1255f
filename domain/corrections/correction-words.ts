import type { Correction } from "../game/correction.ts";
import type { PlayMark } from "../game/page-play.ts";

/**
 * The marks of every play that was changed or came in late, by its id and in order of the versions. Rows that are gone have none:
 * there is no place for one.
 */
export function playMarks(corrections: readonly Correction[]): ReadonlyMap<string, PlayMark[]> {
  const marks = new Map<string, PlayMark[]>();
  for (const { playId, kind, version, at, ...rest } of corrections) {
    if (playId === null || (kind !== "play changed" && kind !== "play added")) continue;
    const ofPlay = marks.get(playId) ?? [];
    const isAdded = kind === "play added";
    const last = ofPlay.at(-1);
    if (last !== undefined && last.version === version && !isAdded && !last.isAdded)
      last.words = `${last.words}; ${changeWords(rest)}`;
    else ofPlay.push({ version, at, isAdded, words: isAdded ? "" : changeWords(rest) });
    marks.set(playId, ofPlay);
  }
  return marks;
}

/** One correction as a sentence of its own, without its time. `clock` is the play's, such as `Q2 4:13`, where it is known. */
export function correctionSentence(correction: Correction, clock: string | null): string {
  const where = clock === null ? "" : `${clock}, `;
  switch (correction.kind) {
    case "play removed":
      return `Play removed: ${correction.before}`;
    case "play added":
      return `${where === "" ? "Play" : `${where}play`} added: ${correction.after}`;
    case "play changed":
      return upperFirst(`${where}${changeWords(correction)}.`);
    case "score":
    case "line":
      return upperFirst(`${changeWords(correction)}.`);
  }
}

/** `yards gained 12, was 21`. A value that was taken back is unknown; a text stands in quotation marks. */
function changeWords({ what, before, after }: Pick<Correction, "what" | "before" | "after">): string {
  if (what === "Description") return `the text was “${before}”`;
  return `${lowerFirst(what)} ${after === "" ? "unknown" : after}, was ${before}`;
}

/** `PPR points` keeps its letters. */
function lowerFirst(text: string): string {
  return /^[A-Z][^A-Z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
