const NEXT =
  /(?:\s*[?!.;,]+\s*(?:and |but |also |plus )?|\s+(?:and|&|but|n|then)\s+)(?=(?:(?:who|what|when|where|how|why)(?:s|d|all)?|did(?:nt)?|was(?:nt)?|were|is|are|which|does|do|anybody|anyone)\b)/i;

/** The questions in a text, where it asks several: `who kicked it, and how long was it?` */
export function partsOf(text: string): string[] {
  return text
    .split(NEXT)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

const CLAUSE =
  /[,.;!?()]+\s+|\s[-–—]+\s|\s(?=(?:because|cause|cuz|felt like|feels like|i needed|i thought|i swear|im|i m)\b)/i;
/** A clause with one of these may say which part of the game is meant, or what is not. */
const NARROWS =
  /\b(?:not|except|excluding|without|besides|other than|only|before|after|when|if|unless|ignoring|until|between|in|during|at|on|by|against|from|vs|who|what|how|why|did|was|which|over|under)\b|\d/i;

/** The clause of a text that asks, where the others only comment: `his completion rate, felt like he missed everybody`. Null where there is none. */
export function withoutComments(text: string): string | null {
  const [first = "", ...rest] = text.split(CLAUSE).filter((clause) => clause.trim() !== "");
  const isComment = rest.length > 0 && rest.every((clause) => !NARROWS.test(clause.replace(COMMENT, "")));
  return isComment ? first : null;
}

/** What no question about a game says. */
const COMMENT =
  /\b(?:felt|feels|looks|looked) like\b.*|\bi (?:needed|thought|swear|had|have|got)\b.*|\bmy (?:fantasy|boy|guy|team|friend|buddy|dad|brother)\b.*/i;

/** The clauses of a text, at its stops and where another question or remark begins. */
export function clausesOf(text: string): string[] {
  return text
    .split(/\s*[,.;!?()]+(?:\s+|$)|\s[-–—]+\s|\s+(?:but|and|n|&|so|then|bc|because)\s+/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}
