import { ASKED_IN_CHAT } from "./asked-in-chat.ts";
import { ASKED_OF_POINTS } from "./asked-of-points.ts";
import { ASKED_OTHERWISE } from "./asked-otherwise.ts";
import { plainName } from "../../../names/sound.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { FILLERS, LEXICON } from "./lexicon.ts";
import { SHORT_FORMS } from "./short-forms.ts";

const PLAIN_FORMS: readonly (readonly [RegExp, string | ((found: string, ...groups: string[]) => string)])[] = [
  [
    /\b(\w{2,})in\b(?= |$)/g,
    (word, stem) => (LEXICON.has(`${stem}ing`) || FILLERS.has(`${stem}ing`) ? `${stem}ing` : word),
  ],
  [/^(?:hey |yo |ok |so )*(?:mr )?(?:big )?dill (?=\w)/g, ""],
  [
    /^((?:so |and |wait |ok )*(?:why|how|howd|hows|who|whos|what|whats|when|where|which|did|was|were|is|any|longest|biggest)\b.*?)(?: (?:for (?:me|my (?:team|squad|lineup))|smh|lol|lmao+|lmfao|rofl|tho|fr|ngl|tbh|bro|bruh|dude|ffs|wtf|pls|plz|please|thx|thanks|ty|btw|imo|ugh|haha+|yikes|sheesh|omg))+$/g,
    "$1",
  ],
  ...ASKED_OF_POINTS,
  [/^(is|was) (.+) (?:ok|okay|alright)$/g, "$1 $2 hurt"],
  [
    /^(?:hey |so |ok |big dill )*(?:can|could|would|will|do) (?:you|u) (?:please )?(?:tell me|say|know|remember|remind me)(?: please)? /g,
    "",
  ],
  [
    /^(?:please )?(?:tell me|remind me|i want to know|i wanna know|any idea) (?=who|what|when|where|how|which|if|did|was)/g,
    "",
  ],
  [/^if /g, "did "],
  [/\bdid the onside(?: kick)? (?:work|come off|succeed|pan out)\b/g, "did they recover the onside kick"],
  [
    /\bwho is (?:the )?(?:most )?(?:hot|hottest|on fire|cooking|heating up|feeling it)\b(?: player)?(?: right now| now| today| tonight)?/g,
    "who is the top performer",
  ],
  [/\bthe two (?=(?:ground|running|rushing|passing|air|pass|run) (?:games?|attacks?))/g, "each team "],
  [
    /\b(?:what|which) (?:quarter|qtr|q) did (.+?) (?:score|have|get|put up) (?:the )?(?:most|more)(?: points)?(?: in)?$/g,
    "points by quarter $1",
  ],
  [
    /\bshould (?:i|we) (?:have|of|ve) (?:started|played|gone with|rolled with) (.+?) (?:over|instead of|ahead of) (.+)$/g,
    "did $1 have more ppr points than $2",
  ],
  // The one or the other, in the order in which fans say it.
  [
    /^(.+?) (?:vs|versus|v|or) (.+?) (?:who|which one|which of them) (?:should|shouldve|should have|should of) (?:i|we) (?:have |of |ve )?(?:start|started|play|played|gone with|go with|used|use)(?: (?:in|for) (?:a |full |my )*ppr(?: league)?)?$/g,
    "who had more ppr points $1 or $2",
  ],
  [
    /\b(?:blew|blow|blown|shot|sailed|went|flew|soared) (?:right |way |well )?past (?=(?:his|her|their|the|its) (?:projection|projections|number|numbers|line)\b)/g,
    "beat ",
  ],
  [/^(?:the )?line was .+ how (?:did|would|do) (?:that|it|this|they|those|things) .+$/g, "cover over under"],
  [/\bhow did (?:this|that|the) (?:one|thing|game|match) (end|finish)\b(?! up)/g, "how did it $1"],
  [
    /\b(?:(?:explain|break|spell|say) (?:it|this|that)(?: all)?(?: down| out)? )?(?:to me |for me )?like (?:im|i am|i was|i were) (?:a )?(?:\d|five|six|ten|kid|child|toddler|dummy|idiot|moron|new)(?: (?:years? old|yo|year old))?\b/g,
    " ",
  ],
  // Where they played is not why they lost.
  [
    /^(.*\b(?:how|why)\b.*\b(?:lose|lost|win|won|blow|blew|lead)\b.*?) (?:at home|on the road|in their own (?:house|building|stadium))\b/g,
    "$1",
  ],
  ...ASKED_IN_CHAT,
  ...ASKED_OTHERWISE,
  [/^(why .*?) (?:instead of|rather than) (?!\d).*$/g, "$1 instead"],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten) (?=(?:minutes?|mins?|seconds?|secs?) (?:left|remaining|to (?:go|play))\b)/g,
    (found) => `${numberOf(found.trim()) ?? found.trim()} `,
  ],
  // `was it 99 or 100 yards`: how long.
  [/^(?:so |hey )*(.+?) (?:was|is) (?:it|that) \d+ or \d+(?: (?:yards?|yds?|yarder))?$/g, "how long was $1"],
  [
    /\bhow (?:long|far) (?:was|is) (.+?) (?:(kick(?:off)?|punt) )?return$/g,
    (_found, who, kind) => `longest ${kind ?? ""} return of ${who}`,
  ],
  [
    /\b(how (?:did|do|does) .+?) (?:turn|flip) (?:it|this|that|things|(?:the|this|that) (?:game|thing|one)|the tide) (?:all )?around\b/g,
    "$1 come back",
  ],
  [/\bwhat did (.+?) make (?:the score|it)\b/g, "what was the score after $1"],
  [/^(?:what|who|which (?:score|kick|td|touchdown)) made it (\d+ \d+)$/g, "when was it $1"],
  [/\bwhat (?:came|happened|was) next\b/g, "what happened then"],
  [/^(.+ or .+?) (?:the )?better (?:fantasy )?(?:start|play)$/g, "who had more ppr points $1"],
  [/\b(?:take|took|bring|brought|run|ran) (a|the|that|any|one) (punt|kickoff|kick) back\b/g, "return $1 $2"],
  [
    /\b(?:overtime|ot) (miss|field goal|fg|kick|td|touchdown|fumble|pick|interception|punt|sack|catch|run|points|yards|stats)\b/g,
    "$1 in overtime",
  ],
  // `a game` is a mean elsewhere.
  [/\b(win|won|lose|lost) an? (?:\w+ )?game\b/g, "$1 the game"],
  // What a flag took back is in no figure anyway.
  [
    /\b(?:leav\w+ out|not counting|without|minus|ignor\w+|except(?: for)?) (?:the|any) (?:ones?|plays?|targets?|catch(?:es)?) (?:that |which )?(?:got|was|were) (?:flagged|called back|wiped out|nullified|negated)\b/g,
    " ",
  ],
  [/\bhow (did|do) (.+?) answer (?=(?:the|that|their) )/g, "what $1 $2 do after "],
  // How a drive died is how it ended.
  [/\b(drive|possession|series|march) (?:die|stall|fizzle|sputter|implode|crash|unravel)(?: out)?\b/g, "$1 end"],
  [
    /\bhow did (?:both|the|those|these|all) (?:\w+ )?(?:bets|numbers|sides|tickets|plays) (?:settle|land|cash|end up)$/g,
    "cover over under",
  ],
  // A bet between friends asks for no advice.
  [
    /\b(?:to )?(?:settle|settling|won|win|lost|lose) (?:a|this|my|our|the) (?:bet|wager|argument|debate)\b(?: (?:with|for) my \w+)?/g,
    " ",
  ],
  [/\b(?:i |we )?(?:have|got|made|had) (?:a )?bet (?:with|that) (?:my )?\w+\b/g, " "],
  [
    /\bwho (?:(?:was|is|did|had|were) (?:the )?better|won|wins|came out (?:ahead|on top)|outscored who) (?:in|by|for|on) (half ppr|ppr|standard)\b(?: numbers| points| scoring)?/g,
    "who had more $1 points",
  ],
  [
    /\bhow (?:badly|bad|much|many) (?:did|were|was|do) (?:they|the \w+|\w+) (?:get )?outscored(?: by)? (?:after (?:halftime|the half|the break)|in the (?:second|2nd) half)$/g,
    "score in the second half",
  ],
  [
    /^(.+?) (?:gave|got|had|has|cost|scored)(?: me)? (?:a )?(?:negative|minus) (?:\d+ (?:\d+ )?)?(?:fantasy )?(?:points|pts)\b.*$/g,
    "why did $1 have such fantasy points",
  ],
  [/^(.+?) (?:minus|negative) (\d+(?: \d+)?) (?:fantasy )?(?:points|pts)\b.*$/g, "why did $1 have $2 fantasy points"],
  // Who asks as a beginner asks the same.
  [/^(?:ok |so )*(?:newbie|noob|dumb|stupid|silly|quick|random|serious|honest) (?:question )?(?=\w)/g, ""],
  [
    /\b(?:which|what) (?:quarter|qtr|q|half) (?:had|saw|was) (?:the )?(?:(?:most|more) (?:points|scoring)|highest scoring)\b/g,
    "by quarter",
  ],
  [/\bhow (?:big|large) (?:was|did|is) (.+?) lead(?: get)?\b/g, "what was $1 biggest lead"],
  [
    /\b(blow|blew|blown|lose|lost|squander|squandered|choke away|give up|gave up) (?:that |the |their |a |an )?(?:(?:huge |big )?\d+ (?:(?:to )?\d+ |point |pt )?|huge |big )lead\b/g,
    "blew a lead",
  ],
  [/\bhow (did|do) (.+?) (?:respond|answer|react) (?:to|after) (?=\w)/g, "what $1 $2 do after "],
  [/\bhow long (?:did|do) (.+?) (?:have|hold|possess|control|keep) the (?:ball|clock)\b/g, "time of possession $1"],
  [/\bhow long (did|do) (.+?) last\b/g, "how long was $2"],
  // How the game was is another question.
  [/\bthe (?=game (?:winn|tying|deciding|sealing))/g, ""],
  [
    /\bwhen (?:did|do) (?:the )?\w+ (?:actually |really |finally )?(?:lose|win) (?:this|it|that|the game)(?: one| game)?\b/g,
    "what was the turning point",
  ],
  [/\bfinal (?=(?:play|snap)s?\b)/g, "last "],
  [/^is it (?:halftime|half|the half)(?: yet| now| already)?$/g, "what quarter is it"],
  [
    /\bhow (?:did|does|has) (?:the game|it|this game|this one|this|things) (?:start|begin|open)(?:ed)?(?: off| out)?$/g,
    "what happened on the first drive",
  ],
  [
    /\bhow (?:did|does) (?:the )?(overtime|ot|(?:(?:second|2nd) half|(?:second|2nd|third|3rd|fourth|4th) quarter)) (?:start|begin|open)(?: off| out)?$/g,
    (_found, part = "") => `what happened on the first drive in ${part.startsWith("o") ? "" : "the "}${part}`,
  ],
  [/\b(?:final|ending) (?=records?\b)/g, ""],
  [
    /\b(?:is|was) (?:this|it|that) (?:the |their )?(?:last|final) (?:week|game)(?: of (?:the )?(?:regular )?season)?\b/g,
    "what week is it",
  ],
  [/\bone (?:line|sentence) summary\b/g, "summary"],
  [
    /\b(?:in|with) (?:just |only )?(?:one|a|an|two|2|a few|a couple of) (?:single |short )?(?:sentences?|words?|lines?|tweet)\b/g,
    " ",
  ],
  [/^(?:so )?what (?:the hell |exactly |even )?went wrong (?:for|with) (?=(?:the )?\w+$)/g, "why did they lose "],
  [/\b(?:in )?(?:his )?(?:first|1st) game back(?: from (?:injury|ir))?\b|\bin his return\b/g, " "],
  [/\bfinally (?=scored?\b|got on|get on)/g, "first "],
  [/\bhow many times (did|do) (.+?) (?:have|get|touch) the ball\b/g, "how many drives $1 $2 have"],
  [/^(?:and )?(?:at )?what time$/g, "what time was kickoff"],
  [
    /\b(?:kick|fg|field goal|winner|td|touchdown|punt) distances?\b/g,
    (found) => `how far was the ${found.replace(/ distances?$/, "")}`,
  ],
  [/\bwhat distances?(?: did)? (.+) kicks? from.*$/g, "all $1 kicks"],
  [/\b(?:drive|possession|series) (?:that|which) (?:won|sealed|decided) (?:it|the game)\b/g, "game winning drive"],
  [/\b(?:to|by) the (?:wrong|other) team\b/g, "picked off"],
  [
    /\b(?:chunk|explosive|big) plays? (?:of )?(\d+) (?:plus\b ?)?(?:(?:yards?|yds?)\b ?)?(?:plus\b ?|or more\b ?)?/g,
    "plays of at least $1 yards ",
  ],
  [/\b(?:chunk|explosive) plays?\b(?! of)/g, "plays of at least 20 yards"],
  [/\b(?:(?:over )?under|total) (?:result|outcome|hit)\b/g, "over under"],
  [
    /(?<!\b(?:how|who|did|whod|howd) (?:\w+ ){1,4})\bscore (?:right |just )?(?:before|going into|at) (?:the )?(?:half|halftime|break)\b/g,
    "score at halftime",
  ],
  [/\b(?:right |just )before (?:the )?(?:half|halftime|break)\b/g, "last in the first half"],
  [
    /\b(?:the |their )?(?:first |opening )?(drive|possession|play) (?:right )?(?:after|out of|coming out of|to start|to open) (?:the )?(?:half|halftime|second half|2nd half|break)\b/g,
    "the first $1 in the second half",
  ],
  [/\bhow many (?:yards|yds) (was|were|is)\b/g, "how long $1"],
  [/\bb4\b/g, "before"],
  [/\bnite\b/g, "night"],
  [/\bthru\b/g, "through"],
  [
    /\bhow (?:bad|good|badly|well|terrible|awful|great|solid) (was|were|is|did|does|do|are|has|have)\b(?! (?:\w+ ){1,2}(?:lose|beat|win)\b| (?:it|the score|the loss)\b)/g,
    "how did",
  ],
  [
    /\bturnovers (did|do|does|have|has) (.+?) (?:force|forced|create|created|generate|generated|cause|caused)\b/g,
    "takeaways $1 $2 have",
  ],
  [/\bbiggest (?:play|gain)s? (?:of the (?:game|day|night) )?(?:by|in) (?:yards|yds|yardage)\b/g, "longest play"],
  [/\bwhen (did|do) (.+?) (?:finally )?(?:get|got) on the board\b/g, "when $1 $2 first score"],
  [/\b(?:overtime|ot) winner\b/g, "game winner"],
  [/\b(?:the|their|its|his) (?:overtime|ot) (possession|drive|series)\b/g, "their $1 in overtime"],
  [/^(?:so )?(?:is|was) it true (?:that )?/g, "did "],
  [/\bhow many plays did (.+?) (?:run|have|need|use) (?=on|in|during)/g, "how many plays did $1 have "],
  [/\bwhat (?:was|is) the (?:result|outcome) of (?=.*\b(?:drive|possession|series)\b)/g, "what happened on "],
  [
    /\b(?:the )?(?:last )?(?:play|snap) (?:right |just )?before (?:the )?(?:half|halftime|break)\b/g,
    "the last play in the first half",
  ],
  [/\bfail(?:ed)? to (?=convert|get|pick up)/g, ""],
  [/\bcatch (?:rate|percentage|pct)\b/g, "targets and catches"],
  [/\bfrom what (?:distances?|range|yardage)(?: out)?\b/g, "how far"],
  [
    /\b(final|last|first|opening) (?!scoring|touchdown|td|field|fg|two|\d)(\w+) (drive|possession|series)\b/g,
    "$2 $1 $3",
  ],
  [/\brecord (?=(?:a|an|any|the|more|at least|\d+)\b)/g, "have "],
  [
    /\b(did .+?) (?:gain|record|log|notch|tally|pick up|rack up|total|amass|compile|finish with|put up|end up with|wind up with)$/g,
    "$1 have",
  ],
  [/ (?:rushing|receiving|passing) included$/g, ""],
  [/\b(?:incl|including|counting) (?:the |his )?(?:2|two) ?(?:pt|point) (?:conversion|try|play)$/g, ""],
  [
    /^(.*\b(?:how|why) (?:.*)\b(?:lose|win|winning|won|blow|come back)\b.*?) (?:(?:when|if|with) (?:they|he|it|the \w+|\d)|(?:while )?going (?:like |only |just )*\d|after (?:being|having|leading|trailing|going|getting|jumping|they (?:were|led|had)) ).*$/g,
    "$1",
  ],
  [
    /(?<!\b(?:half|standard)\b.*)\b(?:would(?:ve| have)? been|did have been|was|is|were) the (?:better|best|right) (?:fantasy )?(?:start|play|option|choice)\b(?: in (?:full )?ppr)?(?: this week| today)?(?!.*\b(?:half|standard)\b)/g,
    "had more ppr points",
  ],
  [
    /\b(?:would(?:ve| have)? been|did have been|was|is|were) the (?:better|best|right) (?:fantasy )?(?:start|play|option|choice)\b(?: this week| today)?/g,
    "had more points",
  ],
  [
    /\bwhat (?:did|do) (.+?) (?:actually |even |really |ever )?(?:get|make|come away with|do) (?:out of|off of|off|from|of|with) (?=(?:that|the|his|their|\w+s?) (?:\w+ )?(?:fumble|turnover|interception|int|pick|takeaway|muff|punt|block|recovery|stop|onside)\b)/g,
    "what did $1 do after ",
  ],
  [
    /\b(and goal (?:from|at|on) the) (one|two|three)\b/g,
    (found) =>
      found
        .replace(/one$/, "1")
        .replace(/two$/, "2")
        .replace(/three$/, "3"),
  ],
  [
    /\b(?:when|where) did (?:it|(?:this|the|that) (?:game|thing|one)) (?:really |actually |finally )?(?:flip|turn|swing|change|(?:get|slip) away(?: from (?:the )?\w+)?)\b(?! (?:over|to|into|on|hands)\b)/g,
    "what was the turning point",
  ],
  [
    /\b(?:i )?(?:turned it on|tuned in|got here|showed up|started watching|joined|got home) (?:\w+ ){0,4}late (?=\w)/g,
    "",
  ],
  [/\bvery (?=first|last)\b/g, ""],
  // The player that a manager started is held against the other by points.
  [
    /^(?:.*\b(?:i|we) (?:\w+ )?|.*manager here |so |ugh |welp )?(?:started|played|rolled with|went with|rode) (?:with )?(.+?) (?:over|instead of|ahead of) (?!the )(.+?) (?:in|for|under) standard\b.*$/g,
    "who had more points in standard $1 or $2",
  ],
  [
    /^(?:.*\b(?:i|we) (?:\w+ )?|.*manager here |so |ugh |welp )?(?:started|played|rolled with|went with|rode) (?:with )?(.+?) (?:over|instead of|ahead of) (?!the )(.+?)(?: (?:in|for) (?:(half) )?(?:ppr|my league|fantasy|dynasty)\b.*| (?:how|was|did|am|what|smh|lol|and|this|today|tell|or|dumb|bad|big|good|right)\b.*)?$/g,
    "who had more $3 ppr points $1 or $2",
  ],
  [/\bpossession split\b/g, "time of possession each team"],
  [/\bhow many times (?:did|was|were) (.+?) (?:go|went|gone) down\b/g, "how many times was $1 sacked"],
  // What stands against it is no part of what is asked.
  [/\b(?:even (?:tho|though)|despite|in spite of|altho|although) .*$/g, " "],
  // Where a drive started is not which one was the first.
  [/^(.*\bwhere (?:did|do|does) .+?) (?:start|begin)( .*\b(?:drive|possession|series)\b.*)$/g, "$1 get$2"],
  [/^(.*\bwhere (?:did|do|does) .+\b(?:drive|possession|series)\b.*?) (?:start|begin)\b/g, "$1"],
  [/\b(?:names?|details|receipts) (?:please|pls|plz)\b/g, " "],
  [
    /\b(?:besides|other than|apart from|aside from|not counting) (?:the )?(?:0 0|nothing nothing|start|kickoff)\b/g,
    " ",
  ],
  [/\b(?:that|the|this) (?:thing|one|sucker|bad boy|bomb)$/g, "it"],
  [/\bnot (?:half ppr|ppr|standard|half)\b/g, " "],
  [/ (?:right )?before that$/g, ""],
  // Their number is what is held against the plays, not what is asked: `his 3 picks`.
  [
    /\b(?:\d|one|two|three|four|five|six|seven) (?=(?:picks|ints|interceptions|sacks|fumbles|turnovers|punts|misses|missed)\b(?! (?:or|plus)\b))(?<!\b(?:least|than|over|under|get|have|had|throw|threw) \w+ )/g,
    "",
  ],
  [/\b(get|got|getting|score|scored|the|those|these|their) (?:two|2) (?:points|pts)\b/g, "$1 twopoints"],
  [
    /\b(?:end|ended|wind|wound|finish|finished) up (?=(?:pass|rush|run|throw|catch|receiv|with|gain|hav|get|scor)\w*)/g,
    "",
  ],
  // The mood of the game is not what is asked: `in this snoozer`, `for this one`.
  [/\b(?:in|of|for|during) (?:this|that) (?:one|game|thing|loss|win|\w*(?:er|fest|match|burner|bowl|mess))$/g, " "],
  // His line has the rest of it anyway.
  [/\b(?:incl|including|counting) (?:the |his )?(?:rushing|receiving|passing|ground)(?: \w+)?$/g, " "],
  [/\bsplit (?:by|between|into)\b/g, " "],
  [/\b(?:even|just|so much as) (?:a single|1|one)\b/g, "a"],
  [/\bto (?:end|seal|ice|clinch) (?:it|this|the game)\b/g, "last"],
  [
    /\b(?:won|win|wins) (?:(?:it|this|the game) )?(?:at the (?:gun|buzzer|horn)|as time (?:expired|ran out))\b/g,
    "hit the winner",
  ],
  [/\bfrom how far(?: out| away)?\b/g, "how far"],
  [/\b(?:favou?rite|go to|main) (?:target|receiver|weapon|guy)\b|\btop target\b/g, "most targets"],
  // A drive takes time, and a play goes for yards.
  [/\b(scored? (?:off|after|on)\b.*?),? and how long (?:did|does) (?:it|that) take(?: them)?\b/g, "$1"],
  [/\bhow long (?:did|does) (?:it|that|this) take(?: them| him)?\b/g, "how much clock did it take"],
  [/\bhow long(?= and\b|$)/g, "how much"],
  // A drive is long by the clock, too.
  [
    /\b(?:ate|eats?|chewed|burned|milked|killed|took)(?: up| off)? (?:the )?most (?:of the )?(?:clock|time)\b(?: off (?:of )?the clock)?/g,
    "longest in minutes",
  ],
  [/\b(?:ate|chewed|burned|milked|killed)(?: up| off)? (?:the |all the )?(?:whole |entire )?(?:clock|quarter)\b/g, " "],
  [/\bwent (\d{2})$/g, "for a $1 yarder"],
  [/\b(?:so|that|this) (?:many|much|few|little)\b ?/g, ""],
  [/\b(?:whos|who is)\b(?! )/g, "who is"],
  [/\bwhos\b/g, "who is"],
  [/\bwhats\b/g, "what is"],
  [/\bhows\b/g, "how is"],
  [/\bwheres\b/g, "where is"],
  [/\bwhens\b/g, "when is"],
  [/\bwho won and (?:how|why)\b(?! (?:many|much|long|far|often|big|did|was|were)\b)/g, "how did they win"],
  [/\b(who|what|where|when|why|how)d\b/g, "$1 did"],
  [/\bwhowon\b/g, "who won"],
  [
    /\bhow (?:much time|many (?:seconds|minutes)) (?:was|were|is|are) (?:left|remaining)(?: on the clock)? when\b/g,
    "when",
  ],
  [
    /\bhow (?:much time|long|many (?:seconds|minutes)) (?:was|were) (?:left|remaining|to go)(?: on the clock)? (?:on|at|for|after|with) (?=\w)(?!the clock\b)/g,
    "when was ",
  ],
  [/(?<=\bsacks?\b.*)\b(?:offensive |o )?line(?= (?:gave|give|allow)|$)/g, " "],
  [/\b(end of|after) the (1st|2nd|3rd|4th|first|second|third|fourth)$/g, "$1 the $2 quarter"],
  [
    /\bin (?:the )?(1st|2nd|3rd|4th)\b(?! (?:quarter|qtr|q|half|down|and|drive|possession|series|try|time|play)\b)/g,
    "in the $1 quarter",
  ],
  [/\beach (qb|quarterback|rb|wr|te|kicker)\b/g, "$1s"],
  [
    /\b(?:how did (?:it|things|that|this) (?:go|end|play out|shake out|turn out|finish)|what went down) (?=in (?:overtime|ot)\b)/g,
    "what happened ",
  ],
  [/\bhow did (?=(?:overtime|ot) (?:go|end|play out|shake out)\b)/g, "what happened in "],
  [/\bprojected (?:for )?(?:even )?(?:that|so|this|as|anywhere near that) (?:high|low|much|many)\b/g, "projected"],
  [/\bwhy so (?:low|high|bad|good|short|long)\b/g, "why"],
  [/\b(?:was|is) (?:it|that|he|this) as (?:bad|good|ugly|close|crazy|wild) as (?:i|it|we|they) \w+$/g, " "],
  [
    /\b(?:when (?:was|is) )?(?:the )?last time (?!(?:the )?(?:score|game|it)\b|.*\b(?:these|met|play|played|faced|won|beat)\b)((?:the )?\w+(?: \w+)?) (?:actually )?(scored?|had the lead|led|punted|scored a td)\b/g,
    "when did $1 last $2",
  ],
  [
    /\b(?:biggest|longest|best) (?:plays?|gains?) (?:for|by|of|from|on) (?:each|both|either) (?:offenses?|sides?|teams?|squads?|of the (?:offenses|teams))\b/g,
    "longest play for each team",
  ],
  [/\b(?:only|just|like|barely) (?:\d0) ?(?:something|some|odd|ish) (?:yards|yds|points|pts)\b/g, " "],
  [
    /\bwas (?:it|this|that) an? (?:good|bad|big|rough|solid|nice|decent|great|terrible) (?:day|game|night|outing) for (?=\w)/g,
    "how was the day of ",
  ],
  // Each of them is told with when it was, and whether it came off.
  [
    /\b(how many (?:lead changes|ties|times (?:was|were) (?:it|they|the (?:game|score)) tied)\b.*?) and when (?:was|were) (?:the last(?: one)?|they|those)\b/g,
    "$1",
  ],
  [
    /\b(how many (?:\w+ ){0,2}(?:tries|attempts|conversions|kicks)\b.*?) and how many (?:of (?:them|those) )?(?:worked|were good|came off|succeeded)\b/g,
    "$1",
  ],
  [/\bhalf time\b/g, "halftime"],
  [/\bot\b/g, "overtime"],
  [/\b(?:n|nd|(?<!\d )plus)\b/g, "and"],
  [/\b(?:rn|atm)\b/g, "now"],
  [/\bwho (?:won|took) (?:it |this |that )?(.*?) ?and how$/g, "how did they win $1"],
  [
    /\bhow did (.+?) (?:even |ever )?(?:go|end up|wind up|come) (?:to|in|into) overtime\b/g,
    "how did $1 get to overtime",
  ],
  [
    /^((?:so )?(?:how|why) (?:.*)\bwin\b.*?) with(?:out| no| zero) (?:(?:a|an|any|even a|scoring a|scoring an|scoring any) )?\w+(?: \w+)?$/g,
    "$1",
  ],
  [/\b(\d+)(yds?|yards?|tds?|pts?)\b/g, "$1 $2"],
];

/** A question as it is written, short forms written out, and in plain words: small, without signs, in the turns of phrase that the lexicon knows. */
export function plainQuestion(text: string): { written: string; plain: string } {
  const written = SHORT_FORMS.reduce(
    (line, [short, long]) => line.replaceAll(short, long),
    text.replaceAll(/<[^<>]*>/g, " "),
  );
  const plain = PLAIN_FORMS.reduce(
    (line, [short, long]) => (typeof long === "string" ? line.replaceAll(short, long) : line.replaceAll(short, long)),
    plainName(written),
  );
  return { written, plain };
}
