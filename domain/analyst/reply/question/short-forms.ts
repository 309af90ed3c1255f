/** What is written short, and what it stands for, in the order in which it is written out. */
export const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/\b(who|what|where|when|how|why|that|there|it|he|she)'s\b/gi, "$1 is"],
  [/\b(who|what|where|when|how|why)'d\b/gi, "$1 did"],
  [/\b(did|does|do|was|were|is|are|has|have|had|could|would|should|wo|ca)n't\b/gi, "$1 not"],
  [/\b(they|you|we|who)'re\b/gi, "$1 are"],
  [/'s?(?=\s|$|[?.!,])/g, ""],
  [/^y (?=(?:did|didn|was|is|were|do)\b)/gi, "why "],
  [/\b(how|why) (?:on earth|in the (?:world|hell)|the (?:hell|heck)|tf) (?=(?:did|do|does|was|were|is)\b)/gi, "$1 "],
  [/\bthier\b/gi, "their"],
  [/\brecie(?=v)/gi, "recei"],
  [/\bloose (?=(?:a|the|any) (?:fumble|ball|game)\b)/gi, "lose "],
  [/\bb4\b/gi, "before"],
  [/\b(what|who|where|how|when|why) r(?= )/gi, "$1 are"],
  [/\b(after|with|mean) (this|that|the) (?:L|dub)\b/gi, "$1 $2 game"],
  [/\bjimmy g\b/gi, "garoppolo"],
  [/\bsecs?(?= (?:left|to go|remaining)\b)|\bsecs\b/gi, "seconds"],
  [/\b(?:wat|wut)\b/gi, "what"],
  [/\bw\/?\s?o(?:ut)?\b/gi, "without"],
  // `took the w` is a win.
  [
    /(?<!\b(?:the|a|an|big|first|another|my|our|their|huge|easy) )(?<![\w.'])w(?=[ /]\w)(?! (?:or|and) l\b)\/?/gi,
    "with ",
  ],
  [/\bso mid\b/gi, "so bad"],
  [/%/g, " percent "],
  [/\+/g, " plus "],
  [/&/g, " and "],
  // In capitals it is the league's word; `top` is the most of something.
  [/\bTOP\b|\b[Tt]\.[Oo]\.[Pp]\b\.?/g, "time of possession"],
  [/#/g, " number "],
  [/\b(?:yds?|yards?) ?\/ ?(?=(?:play|carry|catch|att(?:empt)?|rush|pass|punt)\b)/gi, "yards per "],
  // What stands aside is no question, unless it says how much.
  [/\([^()\d]*\)/g, " "],
];
