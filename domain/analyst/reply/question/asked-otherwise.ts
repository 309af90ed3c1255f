const GOT_BEATEN =
  "(?:get|got|getting) (?:absolutely |completely |just |so )?(?:blown out|smoked|crushed|killed|destroyed|embarrassed|dominated|hammered|whooped|rolled|trounced|stomped|smashed|run (?:over|out of (?:the building|town|there)))(?: (?:so|that|this))?(?: bad(?:ly)?)?";

/** Ways to ask for what other words ask for as well: who left, the score after each of several breaks, a premise before a how or why, and what else is said of figures. */
export const ASKED_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [
    /^((?:so )?(?:why|how come) (?:are |is |r )?(?:the )?\w+ (?:are )?(?:still )?)down(?: by)?(?: \d+){0,2}$/g,
    "$1behind",
  ],
  // A team's record says it.
  [
    /^(?:so )?(?:is|are|r) (?:the )?(.+?) (?:still |now )?(?:undefeated|unbeaten|winless)(?: (?:still|now|on the (?:year|season)|this (?:year|season)))?$/g,
    "what is $1 record",
  ],
  // How near a drive came is no score.
  [
    /\bhow (?:close|near) (?:did|do) (.+?) (?:get|come) (?:on|in|with) (?:that|the|their) (last|final|first) (drive|possession|series)\b/g,
    "how did $1 $2 $3 end",
  ],
  [
    /\bwho (?:all )?(?:really |absolutely )?(?:went off|popped off|showed out|blew up|went nuts|cooked|feasted)(?= (?:in (?:this|it|that)|for)\b|$)/g,
    "who balled out",
  ],
  [/\b(how (?:did|do|does) .+? (?:lose|win)) by (?:\d+|(?:so|that|this) much|a lot)(?: points| pts)?$/g, "$1"],
  [
    /\b(?:was|were) (?:the )?(.+?) (?:ever |even |really )+in (?:it|this|this one|this game|the game)$/g,
    "how close did $1 ever get",
  ],
  [/\bdid (?:the )?(.+?) ever (?:really |even )?(?:get|come|make it) (?:\w+ )?close$/g, "how close did $1 ever get"],
  // A team without a point is told with the score.
  [
    /\b(?:was|is) (?:it|this) (?:still )?a shut ?out (?:still )?(?=(?:going|goin|heading|headed|after|at|through|entering)\b)/g,
    "what was the score ",
  ],
  [
    /^(.+?) had \d+(?: \d+)? (?:fantasy |ppr )?(?:pts|points) (?:w|with|without|on|and|but) (?:a |no |any |zero )*(?:(?:rushing|receiving|passing|rush|rec|pass) )?(?:tds?|touchdowns?) (?:how|why)$/g,
    "why did $1 have such fantasy points",
  ],
  [
    /\bhow did (.+?) (?:get|have|score|put up) \d+(?: \d+)?(?: (?:fantasy |ppr )?(?:pts|points))? (?:without|with no|w no|no) (?:a |any )?(?:(?:rushing|receiving|passing|rush|rec|pass) )?(?:tds?|touchdowns?|scor\w+)$/g,
    "why did $1 have such fantasy points",
  ],
  [/\b(?:trick|gadget) play (?=(?:pass|throw|td|touchdown|run|catch)\b)/g, ""],
  [
    /\bhow (?:good|big|strong) (did|does) (.+?) (?:win )?(?:chance|chances|odds) (?:to win )?(?:ever )?get\b.*$/g,
    "how high $1 $2 win chance get",
  ],
  [
    /^(.+?) only (?:threw|ran|rushed|caught|passed) (?:for )?\d+(?: yards| yds)? how (?:did|does|d) (?:he|they) (?:get|have|end up with|score) (\d+(?: \d+)?)(?: points| pts)?$/g,
    "why did $1 have $2 fantasy points",
  ],
  [/^((?:did|was|has) .+?) or (?:just|only) (?:the |a |an |some |his )?\w+(?: \w+){0,2}$/g, "$1"],
  [/\b(what (?:was|is)|whats) (?:the|that) (?:big|huge|costly) (penalty|flag)\b/g, "$1 the biggest $2"],
  [
    /\bwhat (?:happened|happend|went wrong) (?:on|with) (?:the )?(?!the |that |extra |an? |his |her |their |any |every |each |first |second |third |last |final |missed |1st |2nd |3rd )(\w+) (?:extra (?:point|pt)|xp|pat)(?: try| attempt)?$/g,
    "tell me about the $1 missed extra point",
  ],
  [/\b(?:pull|pulled) (?:it|that|this|this one|that one) (?:out|off)\b/g, "win"],
  [/\b(how (?:did|do) .+? win) (?:it |that |this )?(?:w|with|on|scoring) (?:only|just) \d+(?: points| pts)?$/g, "$1"],
  [
    /\b(4th|fourth|3rd|third) downs (?:and )?who (?:got|had|made|converted) (?:em|them|those|it)$/g,
    "which $1 downs were converted",
  ],
  [
    /\b(?:at|by|around) (?:the )?(?:two|2) (?:minute|min) warning (?:before|of) (?:the )?(?:half|halftime|(?:1st|first) half)\b/g,
    "with 2 minutes left in the second quarter",
  ],
  [/\b(?:at|by|around) (?:the )?(?:two|2) (?:minute|min) warning\b/g, "with 2 minutes left"],
  // A pass that nobody missed is one that was complete.
  [
    /\b(?:did )?(.+?) (?:really |actually |seriously |literally )?(?:did not|didnt|not|never) (?:really |actually |seriously |literally |even )?(?:miss|missed) (?:a|any|one)(?: single)? (?:throw|pass|passes|throws)\b/g,
    "did $1 complete all passes",
  ],
  // On a clock they are no Vikings.
  [/\b(\d{1,2}) mins?\b(?= (?:left|remaining|to go|to play|mark)\b)/g, "$1 minutes"],
  [/\b(\d{1,2}(?: \d\d)?(?: min(?:ute)?)?) mark (?=(?:of|in)\b)/g, "$1 left "],
  [/\bkneel (?=downs?\b)/g, "kneel"],
  // How a half began is told with its first quarter; the score at its start is another question.
  [
    /\b(what happened|how did it go)\b(.*?)\b(?:start|beginning|opening) of (?:the )?(?:second|2nd) half$/g,
    "$1$2third quarter",
  ],
  [
    /\b(what happened|how did it go)\b(.*?)\b(?:start|beginning|opening) of (?:the )?(?:first|1st) half$/g,
    "$1$2first quarter",
  ],
  [
    /^(?:so |and |did )*(?!who\b|which\b|what\b)(\w+(?: \w+)?) (?:by himself |alone |really |actually )*(?:outrush(?:ed)?|out rush(?:ed)?|outran|outgained on the ground) (?:the )?(?:(?:entire|whole|all of the) )?(\w+)(?: (?:team|offense|backfield))?(?: by himself| alone)?(?: right)?$/g,
    "did $1 have more rushing yards than the $2",
  ],
  // A fake punt is no punt.
  [/\bfake(?:d)? (?:a |the |that )?punt(s?)\b/g, "fake$1"],
  // Taken all the way back is what makes it one.
  [
    /\bwho (?:took|ran|brought|returned|housed) (.*\bpick (?:six|6))(?: (?:back|home|in|to the house|all the way))?$/g,
    "who had $1",
  ],
  // A list by a figure is in its order.
  [/\bpass[ -]?catchers?\b/g, "receivers"],
  [/\b(by|ranked by|sorted by|in order of|ordered by) (?:the |their )?(?:number|amount|total|count) of\b/g, "by"],
  [/\b(?:ranked|sorted|ordered|in order) (?:by|of)\b/g, "by"],
  [
    /\b(?:(?:from )?(?:most|highest|best|high) to (?:least|fewest|lowest|worst|low)|(?:most|highest|biggest) (?:first|on top)|in (?:descending )?order)\b/g,
    " ",
  ],
  // What made his points is asked, and no figure that he was to reach.
  [
    /\bhow (?:did|does|do) (.+?) (?:get|come|wind up|end up|add up) (?:to|at|with) (?:(?:his|that|this|so many|those) )?(?:(?:ppr|fantasy) )(?:number|points|pts|total|score)s?\b/g,
    "why did $1 have such fantasy points",
  ],
  [
    /\bhow many times (did|do|have) (.+?) (?:have to )?settle(?:d)? for (?:a |an |just )?(?:field goals?|fgs?|3s?|threes?)\b/g,
    "how many field goals $1 $2 kick",
  ],
  // Whether the longest one was a touchdown is told with it.
  [
    /^(who (?:had|made|caught|ran|threw) (?:the )?(?:longest|biggest) (?!td\b|touchdown\b)\w+.*?) (?:and )?(?:was|is) (?:it|that) (?:a |an |the )?(?:td|touchdown|score)s?$/g,
    "$1",
  ],
  [
    /\bhow (?:much|bad|badly) did (?:the |all (?:the|those) )?(?:penalties|flags) (?:hurt|cost|kill|set back) (.+)$/g,
    "how many penalties and penalty yards $1",
  ],
  [
    /\bwho (?:all )?(?:had|made|got|caught) (?:the |any |all the )?(?:catches|receptions|passes)\b(?! (?:from|of|over|in))/g,
    "list receivers by catches",
  ],
  [
    /\b(sacked) how many yards (?:(?:did (?:he|they|it) )?(?:lost|lose)|was he thrown back|for)$/g,
    "$1 and for how many yards",
  ],
  [
    /\b(?:which|what) (?:(\w+) )?(drive|possession) (?:took|lasted|ran|went) (?:the )?longest\b/g,
    "longest $1 $2 in minutes",
  ],
  // A line has all that he did.
  [
    /\b(stat ?line|line|stats) (?:with|and|plus) (?:his |the )?(?:rushing|receiving|passing|ground)(?: (?:yards|yds|stats|too))?$/g,
    "$1",
  ],
  [
    /^(.+?) (?:in )?(?:which|what) (?:quarters|qtrs|quarter)(?: (?:were they|each|was each|for each))?$/g,
    "when was $1",
  ],
  // Their length is told with each of them.
  [
    /\b(fgs?|field goals?|kicks?|tds?|touchdowns?)\b(.*?) (?:and )?how (?:long|far) (?:(?:was|were|is) )?(?:each|every|all)(?: one| of (?:them|those))?$/g,
    "$1$2",
  ],
  // How long is said to be long adds nothing.
  [
    /\b(?:super|really|very|crazy|stupid|insane|wild|(?:insane|ridiculous|absurd|incredib|extreme|stupid|unbelievab|painful|impossib|awful|terrib)ly|ridiculous|hella|mad) (?=long\b)/g,
    "",
  ],
  [
    /^(?:so |and |ok )*how did (?:it|(?:this|that|the) (?:one|thing|game|match)|this|that) (?:end|finish)(?: up)? (?:(?:what was|whats|what is|on|with|and) )*(?:the )?(?:very )?(?:last|final) (?=(?:\w+ )?(?:play|snap)\b)/g,
    "what was the last ",
  ],
  // What a pass does that nobody catches.
  [
    /\bhow many (?:of )?(?:his )?(?:passes|throws|balls) (did|has|had) (.+?) (?:put|throw|leave|left|spike|skip|sail|bounce|throwing) (?:in|into|on|to|at|off) the (?:dirt|turf|ground|grass|deck)\b/g,
    "how many incompletions $1 $2 have",
  ],
  [
    /\b(?:passes|throws|pass attempts|passing attempts|attempts|balls)(?: (?:that|which))? (?:just |actually )?(?:hit|hitting|fell (?:to|on)|fall (?:to|on)|land(?:ed)? on|end(?:ed)? up (?:on|in)|bounced? (?:on|off)) the (?:turf|ground|dirt|grass|deck|carpet)\b/g,
    "incompletions",
  ],
  [
    /\b(?:passes|throws|pass attempts|attempts)(?: (?:that|which))? (?:(?:were|was|are|did|got|went) not (?:get |be )?(?:caught|completed|complete|connect|find anyone|find anybody)|went uncaught|fell (?:incomplete|harmlessly))\b/g,
    "incompletions",
  ],
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
    /(?<!\bdown) (?:(?:with|w|and|plus) (?:the |its |their |all )?(?:two )?(?:decimals?|distances?)|(?:with|w) (?:the )?yardages?)$/g,
    "",
  ],
  // A premise and how long it was: whether it was so is told with its yards.
  [
    /^(?:so |wait |hey )*(?:did )?(.+?) (?:right|didnt (?:he|they)|did (?:he|they) not|correct|yeah|yes) (?:and )?(?:how (?:long|far|deep|many (?:yards|yds))|(?:from )?(?:how far|where|what distance|what yardage))(?: out)?(?: (?:was|were|is|did) (?:it|that|they|he|that one|those)(?: go)?)?$/g,
    "did $1 right",
  ],
  [
    /\b(?:ran|run|took|take|punched|punch|walked|walk|snuck|sneak|kept) (?:one|it) in(?: (?:himself|on his own|for (?:the|a) (?:td|touchdown|score)))?\b/g,
    "score a rushing touchdown",
  ],
  // One figure of two ways.
  [
    /\b(?:rush(?:ing)?|run(?:ning)?) (?:plus|and|n|slash) (?:rec|receiving|catching)(?: (?:yards|yds))?\b(?! (?:tds?|touchdowns?))/g,
    "scrimmage yards",
  ],
  [
    /\b(?:rec|receiving) (?:plus|and|n|slash) (?:rush|rushing)(?: (?:yards|yds))?\b(?! (?:tds?|touchdowns?))/g,
    "scrimmage yards",
  ],
  // Of a game that is over it is how it was won.
  [
    /\b(?:pull|pulled|steal|stole|sneak|snuck|eke|squeak|gut) (?:this|that|it|this one|that one|(?:the|this|that) game|one)(?: (?:out|off|one out|one off|by))?\b|\b(?:sneak|get|escape|walk) (?:out of|away from) \w+ (?:with|w) (?:a|the) (?:w|win|dub)\b/g,
    "win",
  ],
  [/^(.*\bhow (?:did|do|does) .*\bwin\b.*?) (?:late|(?:so |that )?late)$/g, "$1 in the end"],
  // Who had the ball for them is no part of how it was won.
  [
    /^(.*\b(?:how|why) (?:did|do|does|could) .*\b(?:win|beat|won)\b.*?) (?:(?:with|behind|starting|playing|using) )+(?:a|an|the|their|his) (?:backup|back up|second string|2nd string|third string|3rd string|rookie) (?:qb|quarterback)(?: (?:in|in there|out there|starting|playing|under center|at the helm))?$/g,
    "$1",
  ],
  // A fumble that was carried all the way.
  [
    /\b(?:took|take|taken|taking|ran|run|brought|bring|carried|housed|returned?) (?:the|that|a|his|their) (?:fumble|loose ball|fumble recovery) (?:all the way )?(?:back )?(?:to the (?:house|crib|end ?zone)|in for (?:the|a) (?:td|touchdown|score|six)|for six|all the way|the distance|the other way for (?:six|(?:the|a) (?:td|touchdown|score)))(?![\w])/g,
    "return a fumble for a touchdown",
  ],
  [/\bwho housed (?:the|that) (?:fumble|loose ball)\b/g, "who returned a fumble for a touchdown"],
  // The score until then is told with what turned it.
  [
    /^.+\b(?:up|ahead|leading|led|winning|had the lead|on top)\b.* (?:at|by) (?:the )?(?:half|halftime|break) (?:so |and |but |then )*(?=(?:how|why) (?:did|do) (?!they\b|he\b|it\b|we\b).+ (?:flip|swing|turn|take)\b.* in the (?:3rd|third|4th|fourth|second half|2nd half)\b)/g,
    "",
  ],
  // How long plays were that are counted.
  [
    /\b(how many) plays? (?:(?:that )?(?:went|gained|go|went for|of|over|for|were) )+(?:at least )?(\d+) (?:plus|or more|or longer)(?: (?:yards?|yds?))?(?: or (?:more|longer))?/g,
    "$1 plays of at least $2 yards",
  ],
  [
    /\b(?:which|what) team had (?:the )?(?:more|most) (?:plays of )?(\d+) (?:plus )?(?:yard |yd )?(?:plus )?(?:plays?|gains?)\b/g,
    "how many plays of at least $1 yards each team",
  ],
  [
    /\b(?:what|which) (?:percent(?:age)?|pct|portion|share|part|fraction|chunk) of (?=.*\b(?:first|second|1st|2nd|3rd|4th|third|fourth|half|halftime|quarter|q\d)\b)/g,
    "how many of ",
  ],
  [
    /^(.+?) (?:vs|versus|v|or) (.+?) (?:in )?(?:fantasy|ppr)(?: points| pts)? who (?:won|wins|had more|was better|got more|scored more)(?: that| it| that one)?$/g,
    "who had more ppr points $1 or $2",
  ],
  // A prop is a question of what he did.
  [
    /^(?:did )?(?:(?:the|my) )?any ?time (?:td|touchdown)(?: scorer)?(?: for| on)? (?!scorer)(\w+(?: \w+)??)(?: (?:cash|hit|win|land|come in))?$/g,
    "did $1 score a touchdown",
  ],
  [
    /^(?:did )?(.+?) any ?time (?:td|touchdown)(?: scorer)?(?: (?:cash|hit|win|land|come in))?$/g,
    "did $1 score a touchdown",
  ],
  [
    /^(?:did )?(?!the\b|my\b|i\b|it\b|total\b)(.+?) (over|under) (\d+) ((?:\w+ )?\w+)(?: prop)? (?:hit|cash|win|land|come in|get there)$/g,
    "did $1 have $2 $3 $4",
  ],
  [
    /^(?:did )?(?:(?:the )?alt(?: line)? )?(?!the\b|my\b|i\b|it\b)(.+?) (\d+) plus ((?:\w+ )?\w+)(?: prop)? (?:hit|cash|win|land|come in|get there)$/g,
    "did $1 have at least $2 $3",
  ],
  // What they had in a row at the end is no sum.
  [
    /\b(straight|unanswered|consecutive) (.*\bdid .+?) (?:finish|end|end up|wind up|close it|close out) with$/g,
    "$1 $2 close with",
  ],
  // `early 2nd`: of a quarter, where it is no down and no drive; late in the fourth is late in the game.
  [
    /\b(early|mid|midway|late)(?: the)? (1st|2nd|3rd|first|second|third|(?<!\blate (?:the )?)(?:4th|fourth))\b(?! (?:quarter|qtr|q|half|downs?|drive|possession|series|try|time|play|string|and (?:\d+|goal|long|short|inches|[a-z]+teen|one|two|three|four|five|six|seven|eight|nine|ten|twenty)\b))/g,
    "$1 in the $2 quarter",
  ],
  // What somebody thinks of it already, beside what is asked.
  [
    /^((?:what|who|when|where|which|how|why)\b.+?) (?:imo|imho|if you ask me|in my opinion|for me|i think|id say|i say)(?: (?:it|that) (?:was|is|has to be|had to be)\b.*)?$/g,
    "$1",
  ],
  [
    /^(.+?) (?:was|is|were|looked|played|seemed) (?:(?:so|really|pretty|kinda|just|absolutely) )*(?:awful|terribl[ey]|bad|horribl[ey]|trash|garbage|rough|invisible|quiet|nonexistent|great|amazing|unreal|nuts|insane|elite|huge|unstoppable|a (?:beast|monster|bust|stud|dud)) (?:(?:yea|yeah|yes|right|huh|no|tho|though|lol|man|so|like|just) )*how (?:bad|badly|good|well)(?: (?:was|is|were|did) (?:it|he|they|that)(?: do| play)?)?$/g,
    "$1",
  ],
  [/\b(points|pts|stats|yards|yardage|production|numbers) wise\b/g, "$1"],
  // `did he throw a pick or was it just the fumble`: what it was is asked, and what else it may have been comes with it.
  [/^((?:did|was|were|had|has|do)\b.+?) or (?:was|is|were) (?:it|that|those|they) (?:just|only|all)\b.*$/g, "$1"],
  [
    /^(did|do|does|have|has|had) (.+?) even (?!(?:the|it|things|up|out|with)\b)(.+?)(?: (?:once|at all|a single time|one time))?$/g,
    "$1 $2 $3",
  ],
  // Why a team lost by much is why it lost; whether it did is told with the margin.
  [new RegExp(String.raw`(?<=\b(?:why|how)\b.*)\b${GOT_BEATEN}\b`, "g"), "lose"],
  [new RegExp(String.raw`^(did (?:the )?\w+) ${GOT_BEATEN}$`, "g"), "$1 lose by a lot"],
  [/\b(lose|lost|win|won) (?:(?:so|that|this) )(?:badly|bad|big|easy|easily|handily|comfortably)\b/g, "$1"],
  [
    /\b(?:best|highest|peak|top|max(?:imum)?|biggest) (?:odds|probability|win (?:odds|prob|probability|pct|percentage|percent))(?: (?:of winning|to win))?\b/g,
    "best chance to win",
  ],
  // What the other team did about a score is asked after it.
  [
    /^.*\b(\d{1,2} \d{1,2})\b.* how (did|do) (.+?) (?:answer|respond|react|counter|strike back|hit back|come back)(?: (?:to|from|after) (?:it|that|them))?$/g,
    "what $2 $3 do after it was $1",
  ],
  // How close somebody else came to the most points.
  [
    /^(?:(?:who was|whos|who is|who were|so) )*(?:the )?(?:top|best|leading|highest)(?: scoring)? (?:fantasy|ppr)\b.*?(?: (?:(?:was|is) it|(?:was |is )?(?:anyone|anybody|he)))? close(?: to (?:him|that|it))?$/g,
    "top 3 fantasy players",
  ],
];
