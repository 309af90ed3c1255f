import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

/** Words of two senses where what stands around them leaves the plain one: what they are said with is for other rules to hold. */
export const PLAIN_SENSES: readonly { says: RegExp; examples: readonly string[] }[] = [
  {
    // Of a score, and of nobody who walked off.
    says: /\b(?:left|leaving|leaves)(?= (?:the game|it|things|the (?:score|total)|matters) (?:tied|even|level|knotted|all square|scoreless|at \d|(?:[\d.]+ points? |just |well )?(?:under|over|above|below|short of|shy of) (?:its|the|that|their|a)\b))/g,
    examples: ["left the game under its total", "left it tied at 23"],
  },
  {
    says: /\bstraight(?= (?:the other way|back|past|through|down (?:the (?:field|middle))|ahead|to the end zone|into the end zone|up the middle|home)\b)/g,
    examples: ["took it straight the other way"],
  },
];

/** Such words need nobody to vouch for them. */
export function plainSenses({ text, borne }: Reading): Finding[] {
  for (const { says } of PLAIN_SENSES)
    for (const { 0: said, index: at } of matches(text, says)) borne.push([at, at + said.length]);
  return [];
}
