/** Points that were on the board and came off it; no ball that was taken down the field. */
export const TAKEN_DOWN =
  /\b(?:took|take|taken|taking) (?:it|that|the (?:points?|score|td|touchdown|six)) (?:right )?(?:back )?(?:down|off)(?! (?:the (?!board)|to|field|a|an|in|inside|at|for|\d))/;

const POINTS = "(?:tds?|touchdowns?|scores?|points?)";
const WHOSE = String.raw`(?:the|that|his|their|our|a|an) (?:\w+ ){0,2}?`;
/** A kick is taken back for yards or for a score. */
const AWAY = String.raw`(?:back|away)\b(?! (?:to|all|\d+|for (?:a )?(?:td|touchdown|score|six))\b)`;
const SOME_WORDS = String.raw`(?:(?!(?:when|after|before|on|off|punt|kick\w*|pick|interception|fumble)\b)\w+ ){0,4}?`;
/** `the touchdown was taken back`, `the refs took his touchdown away`. */
const TAKEN_BACK = [
  `${POINTS} ${SOME_WORDS}taken (?:right )?${AWAY}`,
  `t(?:ake|aken|aking|ook) ${WHOSE}${POINTS} (?:right )?${AWAY}`,
  String.raw`t(?:ake|aking|ook) (?:back|away) ${WHOSE}${POINTS}\b`,
  `(?:refs?|officials?|replay|review|booth) t(?:ake|akes|ook) (?:it |that )?(?:right )?${AWAY}`,
].join("|");

/** A call that was changed, or a play that a flag took back. */
export const CALLED_BACK = new RegExp(
  `${TAKEN_DOWN.source}|\\b(?:${TAKEN_BACK})|${/\b(?:(?:then|but) it was ?(?:nt|not)|call(?:ed)? (?:it |that |this )?back|wip(?:e|ed) (?:it |that )?(?:out|off|away)|nullif\w+|negat(?:ed?|es|ing)|overturn\w*|revers(?:ed?|al)|(?:off|from) the board|waved? off|(?:did|does) ?(?:nt|not) (?:\w+ ){0,6}count|not count|brought back|disallowed|wiped|ruled (?:out|down|incomplete|not))\b/.source}`,
);
