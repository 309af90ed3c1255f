import { alternatives } from "../../words/alternatives.ts";

/** From here on nothing is turned down any more, or the reason for it is given as a fact. */
const NEXT_CLAUSE =
  /[;:]|\s[-–—]\s|,?\s(?:but|though|although|however|still|yet|that said|because|since|after|except)\b/gi;

/** The analyst says that he does not know, does not have or does not do something; or that the data do not. */
const DENIAL = new RegExp(
  alternatives`
    \b(?:I|we)(?:'m|'d| am| would|'ve| have)? (?:\w+ )?(?:${alternatives`
      can't | cannot | can not | don't | do not | didn't | won't | will not | wouldn't | couldn't | never | not | no | nothing | haven't
      rather not | stay away | steer clear | leave
    `})\b
    \b(?:${alternatives`
      data | stats | statistics | plays? | play-by-play | box score | tools? | results? | numbers | recap | preview | feed | line | info
      information
    `})\b[^.;,]{0,40}\b(?:don't|doesn't|do not|does not|didn't|did not|never|no|nothing|isn't|aren't|is not|are not)\b
    \b(?:no|nothing|none|isn't|aren't|is not|are not|wasn't|not)\b[^.;]{0,60}\b(?:${alternatives`
      data | stats | statistics | plays | play-by-play | box score | tools? | results? | numbers | recap | preview | feed
      I (?:have|can|know|see|got|do|give|cover) | available | my (?:job|thing|lane|department)
    `})\b
  `,
  "i",
);
/** A refusal names its subject so; "I can't discuss his arrest" takes the arrest for granted. */
const OPEN =
  /\b(?:whether|if|any|anything|nothing|no|about|on|what|which|who|advice|news|reports?|information|info|details?|updates?|picks|bets?|betting|into|status|injur(?:y|ies)|odds|parlays?)\b/i;

/** A sentence with the clauses blanked in which the speaker turns something down: who does that may name it. Offsets are kept. */
export function withoutDenials(sentence: string): string {
  const ends = [...Array.from(sentence.matchAll(NEXT_CLAUSE), ({ index }) => index), sentence.length];
  let start = 0;
  let open = "";
  for (const end of ends) {
    const clause = sentence.slice(start, end);
    open += DENIAL.test(clause) && OPEN.test(clause) ? " ".repeat(clause.length) : clause;
    start = end;
  }
  return open;
}
