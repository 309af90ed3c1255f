/** Ways to ask for what other words ask for as well: who left, the score after each of several breaks, a premise before a how or why, and what else is said of figures. */
export const ASKED_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|\b(?:why |when |how )?did )(\w+(?: \w+)?) (?:leave|exit)(?: the game| early| hurt)?(?: when)?$/g,
    "when was $1 hurt",
  ],
  [
    /\bscore (?:after|at) (?:q1|the first|the 1st|first|1st)(?: quarter)?,? (?:the )?half(?:time)?,? (?:and )?(?:q3|the third|third|3rd)(?: quarter)?\b/g,
    "score after each quarter",
  ],
  [
    /^(?:ok |so |but )*(?:with|given|despite|even with) (?:only |just )?(?:\w+ ){1,6}?(?=(?:how|why) (?:did|do|could|come)\b)/g,
    "",
  ],
  [
    /^(.+?) (?:led|lead|was up|were up) by how (?:much|many)(?: points)?(?: at (?:the )?most)?$/g,
    "what was $1 biggest lead",
  ],
  [
    /^which (?!(?:teams?|players?|guys?|qbs?|rbs?|wrs?|tes?|quarters?|side|drive|one)\b)(\w+) scored$/g,
    "who scored for the $1",
  ],
  // How it came about is asked of the points.
  [
    /^(.*\b(?:fantasy|ppr|points|pts)\b.*?) (?:and |n )?(?:break|broke|breaking) (?:it|that|them|those|his) (?:all )?down$/g,
    "break down $1",
  ],
  [
    / (?:(?:with|w|and|plus) (?:the |its |their |all )?(?:two )?(?:decimals?|distances?)|(?:with|w) (?:the )?yardages?)$/g,
    "",
  ],
];
