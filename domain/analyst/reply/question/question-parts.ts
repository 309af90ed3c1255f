import { alternatives } from "../../../words/alternatives.ts";

const NEXT = new RegExp(
  alternatives`
    (?:\s*[?!.;:,]+\s*(?:and |but |also |plus |so )*|\s+(?:and|&|\+|but|n|then)\s+)(?=(?:(?:who|what|when|where|how|why)(?:s|d|all)?|did(?:nt)?|was(?:nt)?|were|is|are|which|does|do|anybody|anyone|any|(?:give|show|tell|name|list|break|remind)(?= (?:me|us|em|them|all|every|each|the|out|down)\b)|at what|(?:to|from|by) who[m]?|by how (?:much|many)(?=\s*[?!.]*$)|for (?:how|what))\b)
    \s+(?:and|&|\+)\s+(?=(?:over|under|at least|more than|o|u)\s?\d)
    \s+(?=(?:how|why|what|who|when|where) (?:did|do|does|was|were) (?:they|he|it|that)\b)
  `,
  "i",
);

/** `who scored first and last` */
const BOTH_ENDS =
  /^((?:and |so )?(?:who|which team|what|when|how|where)\b.*\b)(first|last) (?:and|&|n) (first|last)\b(.*)$/i;

/** `any safeties or blocked kicks`, `how many lead changes and ties` */
const BOTH_KINDS =
  /^((?:any|how many|were there any|was there an?|was there any)) (\w+(?: \w+)?) (?:or|and|n|&) (?:how many )?(\w+(?: \w+){0,2})\??$/i;
/** `the longest pass, run and field goal` */
const LONGEST_OF = /^(.*\b(?:longest|first|last)) (\w+(?: goal)?), (\w+(?: goal)?),? (?:and|&|n) (\w+(?: goal)?)\??$/i;

/** The questions in a text, where it asks several: `who kicked it, and how long was it?` */
export function partsOf(text: string): string[] {
  return text
    .replace(
      BOTH_ENDS,
      (_all, before: string, one: string, other: string, after: string) =>
        `${before}${one}${after}? ${before}${other}${after}`,
    )
    .replace(BOTH_KINDS, "$1 $2? $1 $3?")
    .replace(LONGEST_OF, (_all, which: string, ...kinds: string[]) =>
      kinds
        .slice(0, 3)
        .map((kind) => `what was the ${/\w+$/.exec(which)?.[0] ?? ""} ${kind}?`)
        .join(" "),
    )
    .split(NEXT)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The clauses of a text, at its stops and where another question or remark begins. */
export function clausesOf(text: string): string[] {
  return text
    .split(/\s*[,.;!?()]+(?:\s+|$)|\s[-–—]+\s|\s+(?:but|and|n|&|so|then|bc|because)\s+/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}
