const BAD =
  "bad|rough|awful|terrible|trash|garbage|poor|quiet|lousy|horrible|weak|ugly|brutal|dismal|pathetic|crap|crappy|shit|shitty|shite|down|off|nothing|miserable|lame|mid|meh|dud of a|stinker of a";
const DAY = "day|game|night|outing|afternoon|performance|showing|week|one";
/** What a manager did with somebody. */
const LINED_UP =
  "start|started|play|played|roll(?:ed)? with|go with|gone with|went with|use|used|flex|flexed|rode with|trusted";
const SAT = "benched|sat|left|dropped|traded";
const BESIDE = String.raw`(?: (?:(?:lol|smh|ugh) )*(?:in|for (?=(?:my|this|week)\b)|this|today|tonight|on|and|how|did|what|was|am|lol|smh|ugh)\b.*)?`;
/** What his choice came to. */
const OF_CHOICE =
  "how (?:bad|good|badly|dumb|screwed|cooked|costly)(?: (?:is|was|am|did) (?:it|that|this|i))?|how(?: did|d) (?:it|that|i|he) (?:go|do|turn out|work out|end up)|how (?:was|is) (?:it|he)|(?:was|is) (?:it|that) (?:that |a |the )?(?:bad|mistake|dumb|stupid|right call|wrong call|good call|bad call)|am i (?:cooked|screwed|dead|ok|done)|do i regret it|(?:how (?:much|many points) )?did (?:it|that|he) (?:hurt|help|cost|kill|work|pay off)(?: me| out)?";
/** How long it was, and what it led to. */
const LONG = "long|big|huge|nice|monster|massive|great|crazy";
const GAIN = "run|catch|reception|gain|rush|grab|scamper|carry|completion|pass";
const LENGTH =
  "(?:(?:and|n) )?(?:how (?:long|far|big)|how (?:much|many) (?:yards|yds)|how much)(?: (?:was|is|did) (?:it|that)(?: go)?(?: for)?)?";
const CAME_OF =
  "what (?:came|became|happened|resulted) (?:of|with|after|from|off)(?: of)? (?:it|that|there)|what (?:did )?(?:it|that) (?:lead|led|turn|turned|result|amount)(?: in)?(?: to)?|what (?:did )?(?:they|\\w+) (?:get|make|do) (?:out of|off|of|with|after)(?: of)? ?(?:it|that)?|did (?:they|the \\w+|(?!it |he |that )\\w+) (?:even |actually |ever )?(?:score|get (?:any )?points|get anything)(?: (?:after|off|off of|on|from|out of))?(?: (?:it|that|that drive|the drive))?|did (?:it|that|(?:that|the) (?:drive|possession)) (?:even )?(?:end (?:up )?(?:in|with)|finish (?:in|with)|lead to|set up|turn into|result in) (?:a |any )?(?:points|score|td|touchdown|anything)";

const longest = (words: string): readonly [RegExp, string] => [
  new RegExp(words, "g"),
  "what even came after $1 longest $2 $3",
];

/** What fans type of one player's day, in other words than those of a box score. */
export const ASKED_OF_PLAYERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`^(?:how come|why) (?:did )?(.+?) (?:have|had|having) (?:such )?(?:an? )?(?:such an? )?(?:really |so |very )?(?:${BAD}) (?:ass )?(?:${DAY})$`,
      "g",
    ),
    "why was $1 so bad",
  ],
  [
    /^how (?:bad|good|well|poorly) (?:was|did|is) (.+?) (?:running|run|rushing|rush|carrying)(?: (?:it|the ball|the rock))?$/g,
    "$1 rushing stats",
  ],
  [
    /^how (?:bad|good|well|poorly) (?:was|did|is) (.+?) (?:throwing|throw|passing|pass|slinging)(?: (?:it|the ball|the rock))?$/g,
    "$1 passing stats",
  ],
  [
    /^did (.+?) (?:drop any|drop one|drop a ball)?(?: or )?(?:did he )?(?:catch|haul in|get|reel in) (?:all of them|them all|em all|everything|all of em|every one)$/g,
    "$1 catches and targets",
  ],
  [
    /^what happene?d (?:to|with) (.+?) (?:on the ground|running(?: the ball)?|in the run(?:ning)? game|rushing)$/g,
    "$1 rushing stats",
  ],
  [
    /^what happene?d (?:to|with) (.+?) (?:through the air|in the (?:passing|air) game|passing|throwing(?: the ball)?)$/g,
    "$1 passing stats",
  ],
  [
    /^(.+?) had \d+ (?:grabs|catches|receptions|balls) (?:but|for|and) (?:only |just )*\d+ (?:yds|yards) (?:whys?|hows?)(?: (?:is|was))?(?: (?:that|it|come))?$/g,
    "$1 yards per catch",
  ],
  // A manager's two, held against each other by their points.
  [/\bshoulda (i|we)\b/g, "should $1 have"],
  [
    /^(.+?) (?:vs|versus|v|or) (.+?) who (?:should|shouldve|should have|should of) (?:i|we) (?:have |of |ve )?(?:started|played|gone with|used) (?:(?:in|for) )?(?:(?:a|my) )*(half ppr|standard)(?: league| scoring)?$/g,
    "who had more $3 points $1 or $2",
  ],
  [/\b(should (?:i|we) have) started (?=.*\b(?:half|standard)\b)/g, "$1 played "],
  [
    new RegExp(
      String.raw`^(?!.*\b(?:half|standard)\b)should (?:i|we) (?:have|of|ve) (?:${LINED_UP}) (.+?) or ((?:(?! for ).)+?)${BESIDE}$`,
      "g",
    ),
    "who had more ppr points $1 or $2",
  ],
  [
    new RegExp(
      String.raw`^should (?:i|we) (?:have|of|ve) (?:${LINED_UP}) (.+?) or (.+?) for ((?:(?:rushing|receiving|passing) )?(?:yards|yds|tds|touchdowns)|catches|targets|carries)$`,
      "g",
    ),
    "who had more $3 $1 or $2",
  ],
  // Who was started was not the first.
  [
    new RegExp(
      String.raw`^(?:so |ugh |welp |man |damn )*(?:i |we )?(?:just )?(?:${LINED_UP}|${SAT}) ((?:\w+ )?\w+)(?: (?:in|for|on|at) (?:my|the|all my|our) \w+(?: \w+)?)?(?: (?:ugh|lol|smh|damn|man))* (?:${OF_CHOICE})(?: (?:in|for) (?:full )?ppr)?$`,
      "g",
    ),
    "how did $1 do for my team",
  ],
  [
    /\b(?:vs|versus|compared to|against|relative to) (?:what|the number|the projection|where) (?:you|u|yall|they|it|this (?:site|app|page)) (?:guys |all )?(?:had|projected|said|expected|predicted)(?: (?:him|her))?(?: (?:for|at|to (?:get|have|score)))?$/g,
    "vs his projection",
  ],
  // Somebody's long one is his longest.
  longest(
    String.raw`^(?!who\b|what\b|how\b|which\b)(.+?) (?:had|has|with|broke|ripped|busted|popped) (?:off )?(?:a|that|the|this|one|his) (?:(?:really|pretty|super) )?(?:${LONG}) (${GAIN})(?: (?:late |early )?(in the [\w ]+?|late|early))? ${LENGTH} (?:(?:and|n) )?(?:${CAME_OF})$`,
  ),
  longest(
    String.raw`^(?:on |so |ok )*(?:that|the|this) (?:${LONG}) (\w+(?: \w+)?) (${GAIN})(?: (?:late |early )?(in the [\w ]+?))? ${LENGTH} (?:(?:and|n) )?(?:${CAME_OF})$`,
  ),
  longest(
    String.raw`^what (?:did|(?:came|became) of) (?:that |the |this )?(.+?) (?:longest|biggest|${LONG}) (${GAIN})(?: (in the [\w ]+?))?(?: (?:lead to|turn into|result in|set up|get them))?$`,
  ),
  longest(
    String.raw`^(?:whats |what was |how long was )?(?!what\b|who\b|how\b|that\b|the\b|this\b)(\w+(?: \w+)?) (?:longest|${LONG}) (${GAIN})(?: (?:late |early )?(in the [\w ]+?|late|early))?(?: ${LENGTH})? (?:(?:and|n) )?(?:${CAME_OF})$`,
  ),
  [/^did (.+?) (?:finish|end|close out|play out) (?:the|that|this) game$/g, "how much did $1 play"],
];
