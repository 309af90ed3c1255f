/** Subjects that an answer about a football game never has. */
const OTHER_SUBJECT =
  /\b(?:politic\w*|elections?|president|parliament|congress|religion|recipes?|bitcoin|crypto\w*|stock market|diagnos\w*|lawsuits?)\b/i;

/** A number may be stated (the line of the game), but never what to do with it. */
const BETTING_ADVICE =
  /\b(?:bet on|(?:best|safe|good|smart|easy) bet|place a bet|parlay|wager(?:s|ed|ing)?|put (?:your |some )?money on|(?:take|lay|hammer|fade) the (?:over|under|points|spread))\b/i;

/**
 * Why a sentence of the analyst's is out of place, for whoever has to say it again; null for one about football. It knows the plain
 * cases: the prompt is what keeps the analyst to the game.
 */
export function straySubject(sentence: string): string | null {
  if (BETTING_ADVICE.test(sentence)) return "This is betting advice, which you never give.";
  if (OTHER_SUBJECT.test(sentence)) return "This is not about football.";
  return null;
}
