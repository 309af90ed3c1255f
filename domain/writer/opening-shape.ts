import type { Wording } from "./prose-seed.ts";
import { sentence } from "./prose-words.ts";
import { placeNames, type Ways } from "./tell.ts";

/** How a text opens without its names and figures: two texts of one shape read alike. */
export function openingShape(text: string): string {
  const first = text.replaceAll(/\b(?:Jr|Sr|St)\./g, "").split(/(?<=[a-z\d][.!?])\s/u, 1)[0] ?? "";
  return first
    .replaceAll(/\d[\d:.-]*/g, "#")
    .replaceAll(/\b\p{Lu}[\p{L}'.-]*/gu, "")
    .replaceAll(/\b(?:a|an|the)\b/g, "")
    .replaceAll(/[\s#]+/g, " ")
    .trim();
}

/** One of the ways to open that none of the other texts has; any where all are taken. */
export function pickOpening(ways: Ways, others: readonly string[], wording: Wording): string {
  const taken = new Set(others.map((text) => openingShape(text)));
  const [first, ...rest] = ways.filter((way) => !taken.has(openingShape(placeNames(sentence(way), (name) => name))));
  return first === undefined ? wording.pick(ways) : wording.pick([first, ...rest]);
}
