import { ASKED_OF_COURSE } from "./asked-of-course.ts";
import { ASKED_OF_PLAYERS } from "./asked-of-players.ts";

/** What fans type in a chat and what the lexicon knows it as: remarks inside a question, loose words for a lead, a drive, a stop or a kick. */
export const ASKED_IN_CHAT: typeof ASKED_OF_COURSE = [
  ...ASKED_OF_COURSE,
  ...ASKED_OF_PLAYERS,
  [
    /^((?:did|has|have|was|were) .+?) (?<!\b(?:than|only|just|exactly|not|or) )(?:even )?(?:once|at all|a single time|one single time)(?= (?:in|during) (?:the|q\d|ot)\b|$)/g,
    "$1",
  ],
  // Who was winning at some time was ahead then.
  [
    /\b(was|were) (.+?) ever (?:actually |really )?(?:winning|beating (?:them|the \w+))(?: (?:this|it|the game|this (?:one|game|thing)))?(?=$| (?:until|till|at|in|before|after|during|and|when|by) )/g,
    "$1 $2 ever ahead",
  ],
  [
    /\b(was|were) (.+?) ever (?:actually |really )?losing(?: (?:this|it|the game|this (?:one|game|thing)))?(?=$| (?:until|till|at|in|before|after|during|and|when|by) )/g,
    "$1 $2 ever behind",
  ],
  [
    /\bdid (.+?) ever (?:actually |really )?(?:have|get) (?:the |a |any )?(?:better |best |higher |good |real |decent )?(?:than (?:a )?\d+(?: percent)? )?(?:win |winning )?(?:chance|odds|probability|chances)(?: (?:to win|of winning))?$/g,
    "what was $1 best win chance",
  ],
  [
    /(?!.*\b(?:quarters?|half|halftime|overtime|ot|q[1-4]|1st|2nd|3rd|4th|first|second|third|fourth)\b)\b(?:what (?:else )?did (.+?) do|did (.+?) do (?:anything|much|something)(?: else)?) (?:besides|other than|outside of|apart from|aside from|except for?) .+$/g,
    "how did $1$2 do",
  ],
  [
    /\bhow did (.+?) (?:go|get|march|drive|move|come) (?:all (?:that|the) way|so far|the (?:whole )?length of the field|that far)(?: down(?: the field)?)? on (?:the|their|that) (.+)$/g,
    "play by play of $1 $2",
  ],
  [/\bwhat does (?:this|that|the) (?:win|loss|game|l|w|dub) (?:mean|do) (?:for|to) (.+? record)$/g, "what is $1"],
  [/\b(?:catch|snag|haul in) (?:a|any|one|a single|even one) (?:balls?|pass|passes|throw)$/g, "have a catch"],
  [/^why (?:only |just )?\d+ (?:points |pts )?for (.+?) (?:did )?they (?:go|went) for (?:2|two)$/g, "did $1 go for 2"],
  [
    /\bwhat (?:led|leads) (?:up )?to (?=(?:the|that|his|their)\b.*\b(?:td|touchdown|fg|field goal|score)$)/g,
    "what set up ",
  ],
  [/\b(\d+) (?:yds?|yards?) (?:one|thing|deal|monster)\b/g, "$1 yarder"],
  [/\bwhere does (?:this|that|it) (?:leave|put) (.+?)(?: record)? record wise$/g, "what is $1 record"],
  // It is told with how each came about, whatever is said of the rest.
  [
    /^(?!.*\b(?:quarters?|half|halftime|overtime|ot|q[1-4]|1st|2nd|3rd|4th|first|second|third|fourth)\b)(how did .+? (?:get|score|have)) (?:\d|two|three|four|five|those|these) (tds|touchdowns|scores)\b.*$/g,
    "$1 $2",
  ],
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
    /\b(?:closest|nearest) to (?:winning|a win)(?: (?:it|this|the game))?(?: (?:by|according to|on|per|in))? (?:the )?(?:win )?(?:chances?|prob(?:ability)?|odds)\b.*$/g,
    "best win chance",
  ],
  // Whose it was answers neither a yes nor a no.
  [/^(?:was|were) there (?:no|not a|not any) (flag|penalty) (?=on\b)/g, "what was the $1 "],
  [
    /^(?:is|was|were|are) there no (?=(?:score|scores|scoring|points|tds?|touchdowns?|turnovers?|sacks?|punts?|penalties|flags)\b)/g,
    "how many ",
  ],
  [/^(?:so |wait )*did (?:no ?one|nobody|neither (?:team|side)|no team) /g, "who did "],
  [
    /^((?:who|what|how|did|was|were)\b(?!.*\b(?:quarter|half|drive|overtime|q[1-4])\b).*\b(?:flag\w*|penal\w*|scor\w*|turnovers?|sack\w*|punt\w*)\b.*) early(?: on)?$/g,
    "$1 in the first quarter",
  ],
  [
    /\b(who|whos|which team) (was|is|were) leading(?=$| (?:at|after|going|heading|entering|by|with|when|before|then|now|late|early|(?:for )?most of|in the (?:1st|2nd|3rd|4th|first|second|third|fourth))\b)/g,
    "$1 $2 ahead",
  ],
  [/ at least(?=$| (?:get|score|have|catch|throw|run|make|beat|win|cover|keep|try|hit|lead)\b)/g, ""],
  // A body's knee is none that is taken.
  [
    /(?<=\b(?:(?!is\b|was\b|its\b)(?:\w{2,}s|his|their)|hows?(?: is| was)? (?:\w+ )?(?!on\b)\w+) (?:left |right )?)(?:knee|leg|ankle|hamstring|shoulder|groin|calf|quad|ribs?|wrist|elbow|foot|toe|concussion)(?= (?:ok|okay|alright|injury|hurt|fine|bothering|issue|thing|acting up|doing|feeling|holding up|look\w*|after|today|he|she)\b|$)/g,
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
    /\b(how (?:did|do) .+? win)(?: (?:this|it|that|this one|that one|the game))? (?:when |if |with |cuz |since )?(?:they|getting|being) (?:(?:got|get|were|was|had) )?(?:out ?gained|out ?played|out ?rushed|out ?passed|dominated|killed|fewer yards|less yards)\b.*$/g,
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
  [
    /\b(?:what|whats)(?: is| does| did)? (?:this|that|the) (?:loss|win) (?:make|do to) (?:the )?(.+? record)\b/g,
    "what is $1",
  ],
  [
    /\b(how (?:did|do) .+? win)(?: (?:this|it|that))? with (?:less|fewer) (?:yards|yds|total yards|first downs)\b.*$/g,
    "$1",
  ],
  [/\b(tied|even)\b(.*?) after (?:0 0|they started scoring|(?:the )?(?:start|kickoff|opening kick(?:off)?))$/g, "$1$2"],
  [/^why (?:were there )?no (?:points|score|td|touchdown) (?:after|off|on) (?=the|that|his)/g, "what happened after "],
  [/\bhow (?:fast|quick) (?:was|did) (?=.*\b(?:drive|possession|march)\b)/g, "how long was "],
  [/^((?:the )?\w+) on (?:the )?(?:3rds?|thirds?)$/g, "$1 on third downs"],
  [/^((?:the )?\w+) on (?:the )?(?:4ths?|fourths?)$/g, "$1 on fourth downs"],
  [/\bqtrs\b/g, "quarters"],
  [/\bright out of (?:halftime|the half|the break|the locker room)\b/g, "on the first drive of the third quarter"],
  [
    /\b(how|why) (did|do) (.+?) (?:score|get) (?:a td |points )?(?:so )?(?:quick|fast|quickly) (?:after|out of) (?:the )?(?:half|halftime|break)$/g,
    "what was $3 first drive of the third quarter",
  ],
  [
    /^(?:the )?(\w+) had the ball (?:forever|all (?:day|game|night)|the whole (?:game|time)|way more|so much)(?: so)? (?:how|why) (did|do) (?:they|it) (?:lose|not win)$/g,
    "why $2 $1 lose",
  ],
  [
    /^(?:so )?(?:(?:are |r )(?:the )?(\w+)|(?:the )?(\w+) (?:are|r)) (?:out|eliminated|done for)(?: now)?(?: right)?$/g,
    "is $1$2 season over",
  ],
  [/\bwhy did (.+?) (?:score|get) so (?:much|many|few|little)(?: points)?$/g, "why did $1 have such fantasy points"],
  [
    /^why (?:was|is) (.+?) so (?:bad|quiet|good|awful|trash) with (?:all )?(?:those|that|so) many? ?\w+$/g,
    "why was $1 so bad",
  ],
  [
    /\b(?:(?:how|why) (?:did|do)|how come(?: did)?|why) (?:the )?(.+?) (?:g[eo]t (?:the ball|it)|start(?:ed)?|beg[ia]n|t(?:ake|ook) over) (?:at|on|inside) (?:the |their )?(?:(?!own\b)\w+ )?(\d{1,2})(?: yard line)?(?=$| (?:in|early|late)\b)/g,
    "how did $1 get the ball at the $2",
  ],
  [/\b(?:a|one) (?:min|minute) (?=left|to go|remaining)/g, "1 minute "],
  [/^(\w+ (?:vs |and |v )?\w+) final$/g, "$1 final score"],
  [
    /\b(?:best|highest) (?:win )?(?:chance|odds|shot) (.+?) (?:ever |actually )?had(?: to win| of winning)?(?: (?:like what|what|in|as a) percent)?(?: and (?:when|at what point)(?: was (?:it|that))?)?$/g,
    "what was $1 best win chance",
  ],
  [
    /\b(?:what is|whats) the (?:deal|story) (?:with|on) (?=.*\b(?:tds?|touchdown|fg|field goal|drive|fumble|pick|interception|flag|penalty|kick|punt|catch|run|try)\b)/g,
    "what happened on ",
  ],
  [
    /\bin the (?:last|final) (?:min|minute|couple (?:of )?minutes|few minutes)(?: or so)? before (?:the half|half|halftime|the break)\b/g,
    "right before the half",
  ],
  [/\b(seconds|minutes?) (left|to go) in (?:the|that) half\b/g, "$1 $2 in the second quarter"],
  [
    /\bwhich kicker (?:hit|made|had|kicked) the longer (?:fg|field goal|kick|one)(?: \w+ or \w+)?$/g,
    "longest field goal",
  ],
  [/^(\w+(?: \w+)? or \w+(?: \w+)?) (?:it|that) was ?nt (?:even |really )?close(?: right)?$/g, "$1"],
  [
    /(?<=^.{8,})(?<!\b(?:how come|why|how|that|when|if|because|did|says?|after|before|while|until|or|and)) (?:he|they) (?:(?:barely|hardly|never|only) (?:caught|had|ran|threw|touched|did|saw|got|played)|(?:could|can) ?(?:nt|not|barely|hardly) (?:even )?(?:move|run|throw)|did ?(?:nt|not) (?:even )?move)\b.*$/g,
    "",
  ],
  [/\b(?:ran|took|brought|carried) (?:that|the|a) fumble back for (?:6|six)\b/g, "returned a fumble for a touchdown"],
  [
    /^(?:was|were) (.+?) (?:even )?projected (?:for )?(?:anything |anywhere )?(?:close to|near|like) (?:that|this|it)$/g,
    "what was $1 projection",
  ],
  [/^(?:did|was|were|has) (.+?) (?:get |ever get |actually get )?outscored by (.+)$/g, "did $2 outscore $1"],
  [
    /^did no (running back|rb|wide receiver|wr|receiver|tight end|te|qb|quarterback|kicker|defender|player|starter) (?=score|get|have|catch|throw|run|make)/g,
    "which $1 did ",
  ],
  [/^did (.+?) win without (?:a |an |any )?((?:\w+ )?\w+)$/g, "how many $2 did $1 have"],
  [/\bhow many (?:of his |total )?kicks (?:did|has) (\w+(?: \w+)?) miss(?:ed)?\b/g, "how many did $1 miss"],
  [
    /\b(?:what (?:came|became) of|how did) (?:that|the) (?:\w+ )?long (?:the )?(?:(\w+) )?drive (from (?:the )?(?:1st|first|2nd|second|3rd|third)\b.*?)(?: end| go| finish)?$/g,
    "what happened on the $1 drive $2",
  ],
  [
    /^who (?:got|was) (?:called|flagged|penalized|whistled) (?:for|with|on) (?:that|the) (.+?) (?:right |just )?before (?:the |that )?(.+? (?:td|touchdown|fg|field goal))$/g,
    "which $1 flag put them there before the $2",
  ],
  [
    /\bhow did (?:the )?(\w+) get (?:the ball|it)(?: back)? before (?:the|that|his|their) (.*\b(?:td|touchdown|fg|field goal|yarder))$/g,
    "what set up the $2",
  ],
  [
    /\bwhy (?:did|does|was|is) (.+?) (?:score|have|get|put up|finish with|end (?:up )?with|at) (?:a )?negative\b(?: (?:fantasy |ppr )?(?:points|pts|score))?/g,
    "why did $1 have such fantasy points",
  ],
  [/\bwho (?:got|got to|hit|dropped) (.+?) the most (?:in sacks|sacks? wise)$/g, "who sacked $1 the most"],
  [
    /^how (?:do|did|does|could|can) (.+?) (?:outgain|outrush|outplay|dominate|outpass)\b.* (?:and|but|yet) (?:(?:still|somehow) )*(lose|win)\b.*$/g,
    "how did $1 $2",
  ],
  [
    /\b(how (?:did|do) .+?) flip (?:it|this|that|things|the game)(?: around)? after (?:being|going|falling) (?:down|behind)\b.*$/g,
    "$1 come back",
  ],
  [
    /^why only (\d+(?: \d+)?)(?: points| pts)? for (.+?)(?: (?:he|they) .*)?$/g,
    "why did $2 only have $1 fantasy points",
  ],
  [/\bwho (?:all )?(?:kept|keeps) (?:on )?(?:false starting|jumping early|moving early)\b/g, "who had false starts"],
  [
    /^did ?nt they miss (?:a|the|that) (?:kick|fg|field goal) (?:to|that would(?:ve| have)?) (?:win|won|tie|tied) (?:it|the game)\b.*$/g,
    "what was the last missed field goal in the fourth quarter",
  ],
  [/\b(?:intentional )?groundings\b/g, "intentional grounding penalties"],
  [
    /^(how (?:bad |good |well )?(?:was|did|is) .+?) (?:(?:play|do|look|perform) )?after (?:he|they) (?:came in|came on|took over|entered|got in|stepped in)$/g,
    "$1",
  ],
  [
    /^how did (.+?) (?:have|get|rack up|end up with) (?:over |like |almost |nearly )*\d+ penalty (?:yds|yards)\b.*$/g,
    "list $1 penalties",
  ],
  [/\bwhy (?:was|is) ?nt it \d+ \d+ (?=after\b)/g, "why wasnt it tied "],
  [/\bfumbled (?:it|the ball) away\b/g, "lost a fumble"],
  [/(?<=\b(?:going|goin) (?:on|down)) (?:with|w) all (?:the|those|them) (?:flags|penalties|laundry)\b/g, ""],
  [
    /\bhow (?:did|does) (.+?) (?:only )?(?:get|have|score) (\d+(?: \d+)?)(?: (?:fantasy |ppr )?(?:pts|points))? (?:with|w|on|off) (?:all|so many|that many|only|just|like)\b.*$/g,
    "why did $1 only have $2 fantasy points",
  ],
  [
    /^why did ?nt .+? (?:get|make|have) the (?:xp|extra point|pat) (?:on|after) (?:the |that |his )?(.+? (?:td|touchdown))$/g,
    "why wasnt it tied after the $1",
  ],
  [
    /\bwhat (?:happened|happend|went down) (?:with|at|w) (\d{1,2} \d\d) (?:left|to go|remaining) in (?=the\b)/g,
    "what was going on with $1 left in ",
  ],
  [
    /^was it (?:a |an )?(?:hold|holding|opi|dpi|pi|block in the back|clip|flag|penalty)\b.*? that (?:killed|wiped out|took back|cost|negated|nullified|erased) (.*\b(?:td|touchdown|pick|int|interception)\b.*)$/g,
    "what penalty took back $1",
  ],
  // On a down that is told with its distance it is no quarter.
  [
    /\b(how (?:did|do|tf did) .+? (?:(?:end|wind) up|get)) in (?:a )?((?:3rd|4th|third|fourth) (?:and|n) \d+)$/g,
    "$1 into a $2",
  ],
  // Of a favorite while it was played the chance to win tells.
  [
    /\b(?:was|were) (?:the )?(.+?) ever (?:the |a )?(?:favored|favorites?)(?: to win)? (?:during (?:the game|it|this)|at any (?:point|time)|by (?:the )?(?:win )?(?:chance|probability|odds)\b.*)$/g,
    "what was $1 best win chance",
  ],
  [
    /^(\d+) (?:points |pts )?(?:at|by) (?:the )?(?:half|halftime)\b.*\bhow (?:did|do) (?:the )?(\w+) (?:get|come by) (?:there|that|those|it)$/g,
    "how did $2 score in the first half",
  ],
  [
    /\bhow (?:did|do) (?:the )?(\w+) (?:get|have|score|put up) \d+ (?:points |pts )?(?:at|by) (?:the )?(?:half|halftime)$/g,
    "how did $1 score in the first half",
  ],
  [
    /\bhow (?:did|do|could) (.+?) not (?:score|get (?:any )?points|get anything)(?: (?:any|a) (?:points|td))? (?:after|off|on) (?=the|that|this|his|their)/g,
    "what happened after ",
  ],
  [
    /\b(turnovers?\b.*) (?:and )?who (?:all )?(?:coughed (?:it|them|em) up|gave (?:it|them|em) (?:away|up)|turned it over|lost (?:it|them|em)|committed (?:them|em))$/g,
    "$1 and who had them",
  ],
  [
    /\bhow long was (?:that|the) drive (?:that |when |where )?(?!(?:right |just )?(?:after|before|until)\b)(.+?) (?:scored|got in|punched it in)(?: (?:on|his td|the td))*$/g,
    "how long was the $1 td drive",
  ],
  [
    /\b(punt|kickoff|kick) (?:(?:that|which) )?(?:the )?(\w+) (?:dropped|bobbled|botched|could ?nt (?:field|handle)|lost)\b/g,
    "$1 $2 muffed",
  ],
  [
    /\bwhat (?:did|does) (\w+(?: \w+)?) do (?:on|with) (?:that|the) (?:last |late )?(punt|kickoff)$/g,
    "what happened on the $1 $2",
  ],
  [
    /\b(?:right|just) before (?:the )?(?:half|halftime|break) (?=(?:not )?(?:count|stand|called back|overturned|get (?:called back|taken off|wiped))\b)/g,
    "before halftime ",
  ],
  [
    /\bwhat (?:was|is) (?:going on|happening|the situation) (?:at|to) (?:the )?(?:start|beginning) (?:of )?(?:the )?(1st|2nd|3rd|4th|first|second|third|fourth)(?: quarter| q)?$/g,
    "what was going on with 15 00 left in the $1 quarter",
  ],
  [
    /^did (?:(?:both|the|their|any|either|all)(?: of)?(?: the)? )*(?:teams? )?(?:(?:miss|fail(?: on)?|make|get|hit|convert) )?(?:(?:on|there|their|the|both|they|those) )*(?:2|two) (?:pt|point) (?:tries|conversions|attempts)(?: (?:work|succeed|fail|come off))?$/g,
    "what happened on the 2 point tries",
  ],
  [
    /^(.*\b(?:first|td|touchdown)\b.*) (?:and )?did (?:they|he|the kicker) (?:make|hit|get) the (?:kick|xp|extra point|pat)(?: after)?$/g,
    "$1",
  ],
  [
    /^((?:why|how|did|what|was)\b.{6,}?) (?:i|we) (?:really |just )?(?:started|benched|sat|played|dropped|traded (?:for )?|needed|picked up|paid up for) (?:him|her|them)\b.*$/g,
    "$1",
  ],
  [/^(?:down|up|trailing|leading|ahead|behind)(?: by)? \d+ (?=(?:how|why)\b)/g, ""],
  [/\b((?:last|final) (?:drive|possession|series)) (?:of|in) (?:the|that) half\b/g, "$1 of the first half"],
  [
    /^how many of (.+?) \d+ ((?:\w+ )?(?:yards|yds|catches|receptions|carries|targets|points|pts|tds|touchdowns)) (?:came|were|was) (?=(?:on|in|during|after|before) )/g,
    "how many $2 did $1 have ",
  ],
  [
    /^did (.+?) (?:score|get|have|catch) (?:twice|two tds?|two touchdowns|both tds) (?:on|with) (?:like |only |just |about )*\d+ (?:yards|yds)$/g,
    "how many touchdowns and yards did $1 have",
  ],
  [
    /^how did (?:the )?\w+ (?:get|move|drive|make it)(?: all the way)?(?: down)? (?:to|inside) the (?:\w+ )?\d{1,2}(?: yard line)? (?:right )?(?:before|for) (?=(?:the|that) .*\b(?:td|touchdown|score)$)/g,
    "what set up ",
  ],
  // A chip shot is as short as he finds it: it is told with its yards.
  [
    /^did (.+?) (?:really |actually |just )*miss (?:a|an|that|the) (?:chip ?shot|chippie|gimme|easy (?:kick|fg|field goal|one)|short (?:kick|fg|field goal|one))$/g,
    "which field goals did $1 miss",
  ],
  // How long somebody played is told in snaps, or by what he did, whatever is meant by long.
  [
    /^(?:did (.+?) play (?:very |that |too )?(?:long|much|a lot|the (?:whole|entire|full) (?:game|way|thing)|all game|every snap)|how long (?:did|was) (.+?) (?:play|in(?: there| the game)?))$/g,
    "how much did $1$2 play",
  ],
  [
    /^(how .+?) (?:with|w|without) (?:all )?(?:the |their |its )?(?:backups|reserves|starters|scrubs|second string\w*|2nd string\w*)(?: (?:in|out|playing|resting|on the bench))*$/g,
    "$1",
  ],
  [
    /^((?:was|what|whats|how) .+? (?:hurt|injured|injury)) when \w+(?: \w+)? (?:had to )?(?:c[ao]me in|(?:took|take) over|enter(?:ed)?|(?:went|go) in)(?: or (?:what|not|no))?$/g,
    "$1",
  ],
  [
    /^what did (?:the |that )?(.+? (?:muff|muffed punt|fumble|strip sack)) (?:lead to|turn into|result in|become|cost (?:them|em))$/g,
    "what came of the $1",
  ],
  [
    /^did (.+?) (?:ever |even )?(?:get|make it|come) (?:it )?(?:close|any closer|within reach) after (?=(?:going|being|falling|getting) (?:down|behind)\b)/g,
    "how close did $1 get after ",
  ],
  [
    /^((?:who won (?:and|n) how|how (?:did|do) .+? (?:win|beat .+?))(?: (?:it|this|that))?) (?:with|w|on|off) (?:only |just |like |barely )*\d+ (?:total )?(?:yds|yards)(?: of offense)?$/g,
    "$1",
  ],
  [
    /^who (?:was|played|were) (?:the |at )*(?:qbs?|quarterbacks?|under center) (?:for )?(?:the )?(.+?) in (the (?:1st|2nd|3rd|4th|first|second|third|fourth)(?: quarter| q| half)?|ot|overtime)\b.*$/g,
    "who threw passes for $1 in $2",
  ],
  [
    /\bwho won the (?:turkey day|thanksgiving(?: day)?|christmas(?: day)?|snf|mnf|tnf|(?:sunday|monday|thursday) night)(?: football| game)*/g,
    "who won",
  ],
  [/\b(?:hit|made|had|kicked|nailed|make|kick) the longer (?=(?:fg|field goal|kick)\b)/g, "made the longest "],
  [/^(how .+? make it (?:close|a game|interesting)) (?:at the end|late|down the stretch|in the end)$/g, "$1"],
  // How close they came answers neither a yes nor a no.
  [
    /^did (?:the )?(\w+) (?:ever |even |actually )?make it (?:close|a game|interesting)(?: again)?(?: (?:at the end|in the end|late|down the stretch))?$/g,
    "how close did $1 get",
  ],
  [
    /^how many (?:(?:straight|consecutive) (?:losses|wins)|(?:losses|wins) (?:in a row|straight)) (?:is|was|does) (?:that|this|it)(?: make)? (?:for )?(?=\w)/g,
    "how many in a row is that for ",
  ],
];
