/** What fans type in a chat and what the lexicon knows it as: remarks inside a question, loose words for a lead, a drive, a stop or a kick. */
export const ASKED_IN_CHAT: readonly (readonly [RegExp, string])[] = [
  [
    /^((?:did|has|have|was|were) .+?) (?<!\bthan )(?:even )?(?:once|at all|a single time|one single time)(?= (?:in|during) (?:the|q\d|ot)\b|$)/g,
    "$1",
  ],
  // Who was winning at some time was ahead then.
  [/\b(was|were) (.+?) ever (?:actually |really )?(?:winning|beating (?:them|the \w+))$/g, "$1 $2 ever ahead"],
  [/\b(was|were) (.+?) ever (?:actually |really )?losing$/g, "$1 $2 ever behind"],
  [
    /\bdid (.+?) ever (?:actually |really )?(?:have|get) (?:the |a |any )?(?:better |best |higher |good |real |decent )?(?:win |winning )?(?:chance|odds|probability|chances)(?: (?:to win|of winning))?$/g,
    "what was $1 best win chance",
  ],
  [
    /\bwhat (?:else )?did (.+?) do (?:besides|other than|outside of|apart from|aside from|except for?) .+$/g,
    "how did $1 do",
  ],
  [
    /\bhow did (.+?) (?:go|get|march|drive|move|come) (?:all (?:that|the) way|so far|the (?:whole )?length of the field|that far)(?: down(?: the field)?)? on (?:the|their|that) (.+)$/g,
    "play by play of $1 $2",
  ],
  [/\bwhat does (?:this|that|the) (?:win|loss|game) (?:mean|do) (?:for|to) (.+? record)$/g, "what is $1"],
  [/\b(?:catch|snag|haul in) (?:a|any|one|a single|even one) (?:balls?|pass|passes|throw)$/g, "have a catch"],
  [/^why (?:only |just )?\d+ (?:points |pts )?for (.+?) (?:did )?they (?:go|went) for (?:2|two)$/g, "did $1 go for 2"],
  [
    /\bwhat (?:led|leads) (?:up )?to (?=(?:the|that|his|their)\b.*\b(?:td|touchdown|fg|field goal|score)$)/g,
    "what set up ",
  ],
  [/\b(\d+) (?:yds?|yards?) (?:one|thing|deal|monster)\b/g, "$1 yarder"],
  [/\bwhere does (?:this|that|it) (?:leave|put) (.+?)(?: record)? record wise$/g, "what is $1 record"],
  // It is told with how each came about, whatever is said of the rest.
  [/^(how did .+? (?:get|score|have)) (?:\d|two|three|four|five|those|these) (tds|touchdowns|scores)\b.*$/g, "$1 $2"],
  [
    /\bwho (?:all )?(?:kept|keeps) (?:on )?(?:getting|drawing) (?:flagged|flags|penalized|called)\b/g,
    "who had the most penalties",
  ],
  [
    /^(?:did )?(\w+(?: \w+)?) (?:make|made|hit|nail|nailed) (?:everything|(?:all|every one) of (?:his|them|em)(?: kicks)?|every (?:kick|fg|field goal)|all his kicks)$/g,
    "how many kicks did $1 miss",
  ],
  [
    /^did (.+?) (?:score|get in|get a td|get the td) on (?:that|the|his) (?:(?:really |super )?(?:long|longest|big|huge|monster)|\d+ (?:yard|yd|yarder)) (run|catch|reception|rush|scamper)$/g,
    "was $1 longest $2 a touchdown",
  ],
  [
    /\b(?:closest|nearest) to winning (?:by|according to|on|per) (?:the )?(?:win )?(?:chance|probability|odds)\b.*$/g,
    "best win chance",
  ],
  [/^(?:so |wait )*did (?:no ?one|nobody|neither (?:team|side)|no team) /g, "who did "],
  [
    /^((?:who|what|how|did|was|were)\b(?!.*\b(?:quarter|half|drive|overtime|q[1-4])\b).*) early(?: on)?$/g,
    "$1 in the first quarter",
  ],
  [
    /\b(who|whos|which team) (was|is|were) leading(?=$| (?:at|after|going|heading|entering|by|with|when|before|then|now|late|early|(?:for )?most of|in the (?:1st|2nd|3rd|4th|first|second|third|fourth))\b)/g,
    "$1 $2 ahead",
  ],
  [/ at least(?=$| (?:get|score|have|catch|throw|run|make|beat|win|cover|keep|try|hit|lead)\b)/g, ""],
  // A body's knee is none that is taken.
  [
    /(?<=\b(?!is\b|was\b|its\b)(?:\w{2,}s|his|their) (?:left |right )?)(?:knee|ankle|hamstring|shoulder|groin|calf|quad|ribs?|wrist|elbow|foot|toe|concussion)(?= (?:ok|okay|alright|injury|hurt|fine|bothering|issue|thing|acting up)\b|$)/g,
    "injury",
  ],
  [
    /^(.+?) (?:only )?(?:had|has|with) (?:only |just )?\d+ (?:\w+ )??(?:catches|receptions|carries|yards|yds|touches|targets|tds?) (?:so )?how (?:is|was|does) (?:that|it|he)(?: (?:only|get|have|worth))? (\d+(?: \d+)?)(?: ppr| fantasy)?(?: pts| points)?\b/g,
    "why did $1 have $2 fantasy points",
  ],
  // At the end it is the last drive of the team that was behind.
  [
    /\bhow (?:close|near) (?:did|were|was) (.+?) (?:get|come|to (?:winning|tying|scoring|a comeback)(?: (?:it|the game|this))?)(?: to (?:winning|tying)(?: (?:it|the game|this))?)? (?:at|right at|in) the (?:very )?end$/g,
    "how did $1 last drive end",
  ],
  // What a team did worse in explains no win.
  [
    /\b(how (?:did|do|the (?:hell|heck) did|on earth did) .+? win)(?: (?:this|it|that|this one|that one|the game))? (?:when |if |with |cuz |since )?(?:they|getting|being) (?:(?:got|get|were|was|had) )?(?:out ?gained|out ?played|out ?rushed|out ?passed|dominated|killed|fewer yards|less yards)\b.*$/g,
    "$1",
  ],
  [/\bwas it (?:still |even |ever )*a (?:ball ?)?game (?=(?:at|by|after|in|going|until|till)\b)/g, "was it close "],
  [
    /^why (?:did|was|is|were) (.+?) (?:(?:so|really|such|be|a|an|total|complete|just) )*(?:bust|flop|dud|disappoint\w*|disappear|stink|struggle|no ?show|underperform|lay an egg)(?: (?:so|that|this) (?:bad|badly|much|hard))?$/g,
    "why did $1 have such fantasy points",
  ],
  [
    /\b(drive|possession|series) (?:(?:that|which) )?(?:started|began|starting|beginning) (?:on|at|from) the (\d+)\b/g,
    "$1 from their own $2",
  ],
  // A stop on downs, by its down or its place.
  [
    /\bafter (?:they|he|the defense|the \w+|\w+) (?:stopped|stuffed|denied|stoned|turned away|held) (?:the )?\w+ (?:at|from|inside|on) (?:the )?(?:goal ?line|one|two|three|[1-5])(?: yard line| line)?$/g,
    "after the goal line stop",
  ],
  [
    /\bafter (?:they|he|the defense|the \w+|\w+) (?:stopped|stuffed|denied|stoned|turned away|held) (?:the )?\w+ on (?:downs|(?:the )?(?:fourth|4th)(?: down)?)$/g,
    "after the turnover on downs",
  ],
];
