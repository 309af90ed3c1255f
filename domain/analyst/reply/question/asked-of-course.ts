/** What is asked of one team or of a part of the game. */
const WHOSE_OR_WHEN = String.raw`( (?:for|by) (?:the )?(?!an?\b|one\b|each\b|both\b|either\b)\w+| (?:late |early )?(?:in|of|during) (?:the |this )?\w+(?: (?:half|quarter|qtr))?| late)?`;

/** What fans type of how a drive, a down or a standing came about. */
export const ASKED_OF_COURSE: readonly (readonly [
  RegExp,
  string | ((found: string, ...groups: string[]) => string),
])[] = [
  // What the weather is going to be is the forecast: `how cold will it be`, `is it going to snow`, `any chance of rain`.
  [
    /^(?=.*\b(?:rain\w*|snow\w*|wind\w*|cold|hot|warm|chilly|humid|wet|dry|freez\w*|storm\w*|fog\w*|sunny|weather|temp\w*|degrees|conditions)\b)(.*?)\b(?:will|(?:is|are)(?= \w+(?: \w+)? (?:going|gonna|supposed|expected)\b)) (it|there|(?:the )?(?:weather|wind|temp\w*|conditions))(?: (?:going to|gonna|supposed to|expected to))?(?: (?:be|get))?\b/g,
    "$1is $2",
  ],
  [
    /\b(?:(?:chances?|odds|risk|threat) (?:of|for|it)|(?:do|are) they (?:expect\w*|calling for)) (?=(?:any )?(?:rain|snow|storm|wind)\w*\b)/g,
    "",
  ],
  [/\b((?:rain|snow|storm|wind)\w*) (?:is |are )?(?:expected|predicted|in the forecast)\b/g, "$1"],
  [/\b(weather|wind|rain|snow|cold|heat)(?: is| be)? (?:an? )?(?:big )?(?:factor|issue|problem|concern)$/g, "$1"],
  [
    /^how (?:did|do) (?:the )?\w+ (?:get|score) (?:a |the |that |their )?(kickoff|punt|kick|fumble|interception)(?: return)? (?:td|touchdown|score)$/g,
    "what happened on the $1 return touchdown",
  ],
  // How the last one came out is told, no matter who is meant.
  [
    /^did \w+(?: \w+)? (?:score|get in|catch it|get the td|make it) on the (?:very )?(?:last|final) (?:play|snap)(?: of the game)?(?: or (?:no|not|nah))?$/g,
    "what happened on the last play",
  ],
  [
    /^(?:what|whats|which) (?:was |is )?(?:the |that )?(?:big |key |long |huge )*(?:play|pass|run|catch|one) (?:that |which )?(?:got|put|brought|took|set) (?:the )?(\w+) (?:all the way )?(?:down )?(?:to|at|inside|near) the \d+ (?:at the (?:very )?end|late|on (?:the|their) last drive)$/g,
    "what was the longest play on the $1 last drive",
  ],
  [/^(?:the )?(\w+) (?:is|are|r|at) (?:what )?(?:what )?now(?: \d+ \d+)?$/g, "what is $1 record"],
  [
    /^(?:are |so |is )*(?:the )?(\w+) (?:are |is |r )?(?:still |now )*(?:undefeated|unbeaten|winless|\d+ \d+ now)(?: (?:still|now))?(?: (?:right|rite|yes|huh))?$/g,
    "what is $1 record",
  ],
  [
    /^(?:how come|why) (?:did )?(?:the )?\w+ (?:got|get) (?:a |an )?(?:2nd|second|another|extra|new) (?:chance|set of downs|life|try|shot) on (?:that|the|their) (.+?\b(?:drive|td|touchdown))(?: (?:i )?(?:thought|didnt|did nt|werent|were nt)\b.*)?$/g,
    "which penalties kept the $1 drive alive",
  ],
  [
    /^who (?:was|kept|is|were) (?:causing|forcing|punching out|stripping) (?:all |up )*(?:those |the |these |all )*(\w+ )?fumbles$/g,
    "who forced the $1fumbles",
  ],
  [
    /^(?:did )?(?:that|the) ((?:\w+ ){0,2}?fake (?:punt|field goal)) (?:cost|hurt|burn|kill|screw) (?:them|em|him|us|the \w+|\w+)$/g,
    "what happened after the $1",
  ],
  [
    /^how (?:did|do) (?:the )?(\w+) (?:take|get|regain) (?:back )?the lead(?: back| again)? (?:give|show|tell) me the drive$/g,
    "what happened on the $1 last go ahead drive",
  ],
  [/ appreciation(?: (?:question|post|thread|time))?(?= |$)/g, ""],
  [
    /^(?:so )?what (?:really )?(?:killed|doomed|sank|sunk) (?!(?:the |that |their )?(?:drive|comeback|momentum|rally|clock|play|lead)$)(?=(?:the )?\w+$)/g,
    "what went wrong for ",
  ],
  [/\b((?:pass|rush|receiv|throw|runn)ing) wise\b/g, "$1"],
  [
    /\b(?:(?:a|the|that|their) )?(?:(?:really|very|long|big|late) )*(?<!\b(?:ahead|winning|tying|scoring|td|touchdown|fg|goal) )(drive|march|possession) (?:right )?at the (?:very )?end(?! of\b)/g,
    "last $1",
  ],
  [
    /\b(?:ate|chewed|burned|milked|took|used|killed|held the ball for)(?: up| off)? (?:(?:like|about|almost|nearly|over|more than) )*(?:half|most|all|much)(?: of)? (?:the )?(1st|first|2nd|second|3rd|third|4th|fourth)(?: quarter| qtr| q)? (?:with|w|on|in) (?:just |only )?(?:one|a|1|a single|that) (?:drive|possession)\b/g,
    "longest drive by time in the $1 quarter",
  ],
  [
    /(?<=^(?:did|is it true) (?!any|no\b|.*\bno?t\b).+ (?:have|had|with) )negative (?=(?:\w+ )?(?:yds|yards))/g,
    "under 0 ",
  ],
  [/^(.+?) (?:only .+ )?did (?:the|that|his) t(?:d|ouchdown) (?:at least )?save (?:my|his) \w+$/g, "$1 for my team"],
  // From so many yards a kick alone is made.
  [
    /(?<!\bhow many\b.*)\b(make|made|hit|kick|kicked|nail|nailed|drill|drilled|miss|missed) (?:(?:an?|any|one|anything|something) )*(?:(?:kicks?|fgs?|field goals?|ones?) )?(?:from|beyond|outside)(?: (?:at least|over|beyond|past|more than|outside))? ([3-6]\d)(?: (?:yards?|yds?))?(?: (?:out|plus|or more|or longer|or farther|and beyond))*(?=$| in\b)/g,
    "$1 a field goal of at least $2 yards",
  ],
  [/^longest kicks?(?= (?:by|of|in|from|today|tonight)\b|$)/g, "longest field goal"],
  // A number that is found odd is one short.
  [
    /^why (?:only )?(\d+)(?: points?| pts)?(?: tho| though)? did (?:they|he|the \w+) (?:miss|not get) (?:the|an?) (?:xp|extra point|pat|kick)(?: or (?:did they )?(?:go|went) for (?:2|two))?$/g,
    (_found, points = "0") => `why ${points} and not ${Number(points) + 1}`,
  ],
  // The score that made it so is told with its try.
  [
    /^(?:so )?(?:why|how come) (?:was |is |did )?(?:it |they )?(?:only )?(\d+ \d+) (?:and |but )?(?:not|nt|instead of|rather than) \d+ \d+$/g,
    "what made it $1",
  ],
  [/^how did (?:it|the score) (?:get|go|come) to (\d+ \d+)$/g, "what made it $1"],
  [
    /^how did (?:the )?(\w+) (?:go|get|march|drive|move|come)(?: all)? (?:that|the) (?:whole )?(?:way|far|length)(?: of the field| down the field)? (?:right )?before (?:the )?(?:half|halftime|break)$/g,
    "what happened on $1 last drive before half",
  ],
  [
    /^who (?:got|was) (?:called|flagged|penalized|whistled) (?:right |just )?before (?:the |that )?(.+? (?:td|touchdown|fg|field goal))$/g,
    "which flag put them there before the $1",
  ],
  [
    /^how did (?:the )?\w+ (?:start|begin|take over|get it) (?:at|on|from|inside) the (?:\w+ )?\d{1,2} before (?:the |that )?(.+? (?:td|touchdown|fg|field goal))$/g,
    "what set up the $1",
  ],
  [/^(how did (?:the )?\w+) get back (?:in|into) (?:it|this|the game|this game|this one)$/g, "$1 make it close"],
  [/\b(longest|biggest) play from scrimmage(?: of (?:the|this) game)?\b/g, "$1 play"],
  [/\b((?:ever|again) (?:tied|even)) after the (?:1st|first) (?:score|points)$/g, "$1 after 0 0"],
  // Nobody is called so: `will benson start next week`.
  [
    /^will (?=(?:the )?\w+(?: \w+)? (?:start|play|get|have|be|keep|return|lead|go|see)\b.*\b(?:next|again|week|wk|rest of)\b)/g,
    "is ",
  ],
  [/\b(come back|came back|rally|win) from (?:being )?(?:down|behind)(?: by)? \d+(?: points)?\b/g, "$1"],
  [
    /^how did (?:the )?(\w+) (?:get|go|make it|drive)(?: all the way)? down there to tie(?: it| the game)?\b.*$/g,
    "what happened on $1 last tying drive",
  ],
  [/^what happene?d (?:to|with) (?:the )?(\w+) offense\b(?! on\b)/g, "how did $1 drives end"],
  [/^how did they go (\d+) (?:yds|yards)\b.*$/g, "play by play of the $1 yard drive"],
  [/^how did (?:the )?(\w+) go (\d+) (?:yds|yards)\b.*$/g, "play by play of the $1 $2 yard drive"],
  [/^(how did .+ (?:fg|field goal|td|touchdown|score|points)) early on$/g, "$1"],
  [/^((?:\w+ )?(?!only\b)\w+) (?:only |just )?had how many (\w+(?: \w+)?)$/g, "how many $2 did $1 have"],
  // What somebody broke off he had.
  [
    /\b(?:broke|breaks?|ripped|busted|popped|peeled|reeled|tore)(?: off)? (?=(?:the |his |that |a )?(?:longest|biggest|best) (?:run|gain|play|carry|rush|catch)\b)/g,
    "had ",
  ],
  [
    /\b(longest|biggest) ((?:\w+ )?(?:drive|possession|series))\b(.*?) by (?:the clock|time(?: of possession)?|minutes)\b/g,
    "$1 $2$3 by time",
  ],
  [
    new RegExp(
      String.raw`^(?:(?:which|what|whose) (?:drive|possession|series) (?:had|took|used|needed|ran|went)(?: the)? most (?:plays|snaps)|(?:the )?most (?:plays|snaps) (?:on|in|of) (?:any|one|a|a single) (?:single )?(?:drive|possession|series)|(?:what was )?(?:the )?drive with(?: the)? most (?:plays|snaps))${WHOSE_OR_WHEN}(?: (?:and )?how many(?: plays| was it| did it have)?)?$`,
      "g",
    ),
    "longest drive$1 by plays",
  ],
  [/\bscore before and after (.+?)(?: (?:drive|possession))?$/g, "score both after $1"],
  // After a first down at the goal line it is that fourth down.
  [
    /^(?:the )?(\w+) (?:had|got) (?:it |a )?(?:1st|first) (?:and|n) goal\b(?: (?:early|late))?( in the \w+(?: quarter| half)?)?.* what happene?d on (?:the |that |their )?(?:4th|fourth)(?: down)?$/g,
    "$1 had 4th and goal$2 what happened",
  ],
  // A point that is missing after a touchdown is its try.
  [
    /^(?:so )?(?:why|how come) (?:was|is) (?:it |the score )?(?:only |just |still )?\d+ \d+ after (?:the |that |his )?(.+? (?:td|touchdown)|pick (?:6|six))(?: (?:and )?(?:not|instead of|rather than) \d+ \d+)?$/g,
    "what happened on the extra point after the $1",
  ],
  [/\b(how (?:far|long) (?:was|is) (?!the\b).+?) (?:game )?winner$/g, "$1 winning field goal"],
  // Where the drive began is told with the kick before it.
  [
    /^(how did .+? (?:start|begin|take over) (?:so|that) (?:close|near|far up))(?: (?:in )?the \w+ \d{1,2})? before (?:the |that )?(.+?) (?:bomb|long ball|td)$/g,
    "$1 before the $2 touchdown",
  ],
  [
    new RegExp(
      String.raw`^(?:(?:if|did) (?:you|u|i|we) (?:had|have|were|got) to (?:pick|choose|name|point to)|which|whats?(?: (?:was|is))?) (?:just |only )?(?:(?:1|one|a|the) )?(?:single )?(?:big )?(?:play|moment) (?:that |which )?(?:really )?(?:(?:swung|turned|changed|flipped|shifted|tilted) (?:it|(?:the|this|that) (?:game|thing|one))|(?:turned|made) (?:it|(?:the|this|that)(?: (?:game|thing|one))?) (?:into )?(?:a |such a )?(?:blow ?out|rout|laugher|beatdown))${WHOSE_OR_WHEN}(?: (?:and )?(?:which|what)(?: one)? (?:is|was) it)?$`,
      "g",
    ),
    "what was the biggest swing$1",
  ],
  [
    /\bwhere (?:was|did) (?!they\b|we\b|it\b|the\b)(.+?) (?:get )?(?:(?:brought|pulled|dragged|taken|go|run|chased) down|caught from behind|stopped|end up) (?=(?:on|at the end of|after) (?:the|that|his)\b)/g,
    "where was $1 tackled ",
  ],
  // Fourth downs that failed are told with those that did not.
  [
    /^did (?:the )?(\w+) (?:ever )?(?:fail|miss)(?: on| to convert)? (?:a|any|one)(?: of their)? (4th|fourth) downs?$/g,
    "how many $2 downs did $1 convert",
  ],
  [
    /^did (?:the )?\w+(?: d| defense)? (?:ever |even )?(?:stop|hold|stuff) (?:the )?(?!them|him|any)(\w+)(?: (?:even )?once| at all| ever)* on (?:a |any )?(4th|fourth)(?: downs?)?(?: (?:even )?once| at all| ever)*$/g,
    "how many $2 downs did $1 convert",
  ],
  [/\bmore than twice\b/g, "at least 3 times"],
  [/\b(who (?:was|were) (?:\w+ ){0,3}incompletions?\b.*?) (?:meant|intended|aimed) (?=(?:for|to|at)$)/g, "$1 thrown "],
  [/\b(how many) pats (?=(?:did|were|was|has|made)\b)/g, "$1 extra points "],
  [
    /\b((?:2|two) ?(?:pt|point) (?:try|conversion|attempt|play)(?: (?:at the end|late|in the \w+(?: quarter| half)?))?) work\b/g,
    "$1 convert",
  ],
  [
    /^(?:(?:can you |please )*(?:list|name|give me) )?(?:what (?:was|were) )?(?:the )?(?:distances?|lengths?|yardages?) (?:of|on|for) (?:(?:every|each|all(?: of)?) (?:one of )?(?:the )?|(?=(?:\w+ ){1,3}(?:fgs?|field goals?|kicks|punts|catches|tds?|touchdowns?)\b))/g,
    "how long was every ",
  ],
  [/\bwhat injury did (.+?) (?:leave|exit|go out|go down|suffer)(?: with)?$/g, "what injury did $1 have"],
  [/\b(?:a few|a couple(?: of)?|several|some) times (?=(?:and |so )?did\b)/g, ""],
  [
    /\b(?:up|down|out|over) (?:there|here)\b(?=.*\b(?:wind\w*|rain\w*|snow\w*|cold|hot)\b)|(?<=\b(?:hot|cold|warm|windy|raining|snowing)\b.*) (?:up|down|out|over) (?:there|here)\b/g,
    "",
  ],
  [/\bcomp(?:s|letions?)? (?:and |n )?att(?:s|empts?)?\b/g, "completions attempts"],
  [
    /^(?:were|was) (?:the )?.+? (?:even |really |actually )*(?:supposed|expected) to (?:keep (?:it|this) close|hang with them|make (?:it|this) a game|compete) (?=(?:what|how) .*\b(?:line|spread|odds)\b)/g,
    "",
  ],
  [
    /\b((?:1st|2nd|3rd|4th|first|second|third|fourth) (?:and|n) (?:\d+|goal|short|long)) (?:right|just) before (?:the )?(?:half|halftime|break)$/g,
    "$1 in the last two minutes of the first half",
  ],
  [/\b(how did (?:the )?\w+) (?:end|wind) up with (?=the ball (?:at|on|inside)\b)/g, "$1 get "],
  [/\b(?:better|more efficient|more explosive) per (?:play|snap)\b/g, "more yards per play"],
  [/\bbreak the (\w+) down by (?=team|side|quarter|half)/g, "$1 by "],
  [/\bhow (?:hard|strong|fast|bad) (?:was|is) the wind(?: blow\w*)?(?: (?:out )?there)?\b/g, "how windy was it"],
  [/\b(catches|receptions|completions) out of how many (targets|looks|attempts|throws|passes)\b/g, "$1 and $2"],
  [
    /^when (?:did (.+?) (?:take|get|play|have|see) (?:his )?|was (.+?) )(?:very )?(first|last) (snap|play)(?: of the game)?$/g,
    "$1$2 $3 $4",
  ],
  [/\b(did (?:the )?\w+) offense (?=.*\b(?:red ?zone|inside the (?:20|twenty))\b)/g, "$1 "],
  [/(?<!\bwhat )\bcaused? (?=(?:the|that|a) (?:scoop (?:and|n) score|fumble)\b)/g, "forced "],
  // Of a last drive that ended with the half its last snaps tell why.
  [
    /^why (?:did not|didnt|couldnt|could not) (?:the )?(\w+) (?:even )?(?:score|get (?:a (?:kick|fg|field goal) off|points|anything)|kick(?: it| a field goal)?|try a (?:kick|fg|field goal)) (?:right |just )?before (?:the )?(?:half|halftime|break)\b/g,
    "how did $1 last drive of the first half end",
  ],
  // Whose drive it was he had no ball on: what he did is asked.
  [
    /^how (?:did|d) (?!the\b|they\b)(\w+(?: \w+)?) (?:kill|end|stop|snuff out|blow up|wreck|ruin) (?:that|the) (?!(?:first|opening|second|third|last|final|winning|deciding|tying|scoring|next|same|long|whole) )\w+ (?:drive|possession|march)( late| in the \w+(?: quarter| half)?| at the end)$/g,
    "list $1 big plays$2",
  ],
  [/\b(?:run|ran|snap|snapped) (?:even )?a(?: single)? (?:play|snap) (?=(?:in|inside|from)\b)/g, "have a play "],
];
