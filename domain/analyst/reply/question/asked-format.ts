import type { PresetName } from "../../../scoring/presets.ts";
import type { Question } from "./question.ts";

const FORMATS: readonly (readonly [concept: string, preset: PresetName, words: string])[] = [
  ["standard", "standard", "points in standard scoring"],
  ["halfPpr", "half", "half-PPR points"],
];

/** The format that a question names, and what its points are called: PPR where it names none. */
export function askedFormat({ concepts }: Question): { preset: PresetName; words: string } {
  const [, preset, words] = FORMATS.find(([concept]) => concepts.has(concept)) ?? [null, "ppr" as const, "PPR points"];
  return { preset, words };
}
