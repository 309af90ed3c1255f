const NEXT =
  /(?:\s*[?!.;:,]+\s*(?:and |but |also |plus )?|\s+(?:and|&|\+|but|n|then)\s+)(?=(?:(?:who|what|when|where|how|why)(?:s|d|all)?|did(?:nt)?|was(?:nt)?|were|is|are|which|does|do|anybody|anyone|any|at what|(?:to|from|by) (?:who|whom)|for (?:how|what))\b)|\s+(?=(?:how|why|what|who|when|where) (?:did|do|does|was|were) (?:they|he|it|that)\b)/i;

/** `who scored first and last` */
const BOTH_ENDS =
  /^((?:and |so )?(?:who|which team|what|when|how|where)\b.*\b)(first|last) (?:and|&|n) (first|last)\b(.*)$/i;

/** The questions in a text, where it asks several: `who kicked it, and how long was it?` */
export function partsOf(text: string): string[] {
  return text
    .replace(
      BOTH_ENDS,
      (_all, before: string, one: string, other: string, after: string) =>
        `${before}${one}${after}? ${before}${other}${after}`,
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
