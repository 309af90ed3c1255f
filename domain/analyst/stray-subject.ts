/** Subjects that an answer about a football game never has. */
const OTHER_SUBJECT =
  /\b(?:politic\w*|elections?|president|parliament|congress|religion|recipes?|bitcoin|crypto\w*|stock market|diagnos\w*|lawsuits?)\b/i;

/** A number may be stated (the line of the game), but never what to do with it. */
const BETTING_ADVICE: readonly RegExp[] = [
  /\b(?:bet (?:on|the)|betting on|place a bet|parlays?|wager(?:s|ed|ing)?|money ?line|plus money)\b/i,
  /\b(?:best|safe|good|smart|easy|sure) bet\b|\b(?:smart|sharp|easy|free) money\b/i,
  /\bput (?:your |some |the )?money on\b|\block of the (?:day|week|night|year)\b|\b(?:my|the) lock\b|\bhammer(?:ing)? /i,
  /\b(?:good|great|nice|real|solid) value (?:at|on|in)\b|\blay(?:ing)? (?:the )?(?:points|\d)/i,
  /\b(?:i'd|i would|i'll|i like|i love|you should|go|going|gotta|lean(?:ing)?) (?:(?:go|going|take|taking|with|on|to|toward|towards) )*the (?:over|under|points|spread|favou?rite|underdog|dog)\b(?!-)/i,
  /\b(?:take|taking|lay|fade|fading|play|grab) the (?:over|under|points|spread|favou?rite|underdog|dog|public|chalk)\b(?!-)/i,
  /\b(?:over|under) (?:looks|feels|is (?:the|a) (?:play|pick|side)|cash(?:es)?)\b/i,
  /\bto cover\b(?! (?:him|her|the (?:receiver|kick|field)|ground))|\b(?:will|should|could|gonna) cover\b|\bcovers? the (?:spread|number|line)\b|\bagainst the spread\b/i,
];

/** Who turns a question down may name what it was about. */
const REFUSAL =
  /\b(?:can't|cannot|can not|don't|do not|doesn't|won't|will not|wouldn't|never|not (?:able|allowed|something|my)|rather not|stay away|steer clear|leave (?:that|those|the)|no (?:betting|picks|parlays?|advice|bets)|off limits)\b/i;
/** From here on nothing is turned down any more. */
const AFTER_ALL = /\b(?:but|though|however|that said|still)\b.*$/is;

/**
 * Why a sentence of the analyst's is out of place, for whoever has to say it again; null for one about football. It knows the plain
 * cases: the prompt is what keeps the analyst to the game.
 */
export function straySubject(sentence: string): string | null {
  const said = sentence.replaceAll("’", "'");
  const refusal = REFUSAL.exec(said);
  const claimed =
    refusal === null ? said : `${said.slice(0, refusal.index)} ${AFTER_ALL.exec(said.slice(refusal.index))?.[0] ?? ""}`;
  if (BETTING_ADVICE.some((advice) => advice.test(claimed))) return "This is betting advice, which you never give.";
  if (OTHER_SUBJECT.test(claimed)) return "This is not about football.";
  return null;
}
