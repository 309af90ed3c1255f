import { partsOf } from "./question-parts.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Who missed the end asks for it, and for no miss. */
const MISSED_IT = new RegExp(
  alternatives`
    ^(?:(?:so|ugh|sorry|hey|damn|man)[, ]+)*(?:i )?(?:just )?(?:${alternatives`
      missed | slept through | fell asleep before | dozed off before | had to (?:miss|skip)
    `}) (?:the )?(?:very )?(?:end|ending|finish|whole (?:game|thing)|game|rest)(?: of (?:it|this|that|the game))?[\s,.;:!?–-]+(?:so )?(?=(?:who|what|how|when|where|did|was)\b)
    ^(?:i )?(?:just )?(?:${alternatives`
      went to (?:bed|sleep) | fell asleep | dozed off | passed out | turned (?:it|the game|this) off | (?:quit|stopped) watching
      logged off
    `})\b[^?.!,;]*[.!,;]+\s*(?:so )?(?=[^?.!]*\b(?:(?:last|final) (?:play|snap|score|drive)|how did (?:it|this|the game) end|who won)\b)
  `,
  "i",
);

/** Who joined late asks for what he did not see; of the game that is no part. */
const CAME_LATE =
  /^(?:(?:so|ugh|sorry|hey|damn|man)[, ]+)*(?:i(?:'m|m)? )?(?:just )?(?:(?:came|got|walked|hopped|jumped|logged|tuned|joined|turned) (?:in |on |it on |here |back |home )?(?:\w+ ){0,2}?late|late to (?:this|the game|this one))[\s,.;:!?–-]+(?:(?:so|but|and) )?(?=(?:who|what|how|when|where|why|did|was)\b)/i;

/** Whose claim it is settles nothing: `my buddy swears Willis outrushed them, no way that's true`. */
const CLAIMED = new RegExp(
  String.raw`^(?:so |ok |hey )*(?:my|a|the|some|this)? ?(?:\w+ )?(?:${alternatives`
      guys? | dude | buddy | friend | brother | sister | bro | dad | mom | wife | husband | boss | coworker | roommate | cousin | son
      daughter | neighbor | uncle | girlfriend | boyfriend | (?:league ?)?mate
    `})(?: (?:at|from|in|on) (?:my )?(?:work|twitter|reddit|here|tv|the radio|the bar|class|school|the office|my office|my league|our league))?(?: (?:just|keeps|is|was|here))* (?:swears?|says|said|saying|thinks|claims?|claimed|claiming|insists?|insisting|told me|bet me|is sure|tells me) (?:that )?`,
  "i",
);
const NO_WAY =
  /[\s.,;:!?–-]+(?:(?:there is |theres |there's )?no way(?: (?:that|this|it))?(?: ?is|'?s)? (?:true|right|real)|(?:that |this |it )?can(?:'t|not|t) be (?:true|right))(?:,? right)?[\s.!?]*$/i;

const IS_TRUE = /(?<=^.{8,})[\s,.;:!?–-]+(?:(?:is|was) (?:that|it|this) )?true\s*\?+\s*$/i;

/** `they had a ton of flags right? how many compared to the titans`: what is compared stands before. */
const COMPARED_TO =
  /^.*\b(flags|penalties|sacks|turnovers|first downs|punts)\b[^?!.]*[?!.,;]+\s*(?:so )?how many (?:did they have )?(?:compared to|vs\.?|versus|next to) (?:the )?\w+[\s.!?]*$/i;

const MISSED_PART =
  /^(?:(?:so|ugh|sorry|hey|damn|man)[, ]+)*(?:i )?(?:just )?(?:missed|slept through) ((?:the (?:start|beginning|end) of )?the (?:\w+ )?(?:half|quarter|qtr|4th|3rd|2nd|1st|ot|overtime))[\s,.;:!?–-]+what (?:happened|went down|did i miss)\b/i;

/** `ot: who had the ball first`, `2nd half - what happened`: what all of it is about. */
const TOPIC =
  /^((?:in )?(?:the )?(?:ot|overtime|(?:1st|2nd|first|second) half|q[1-4]|(?:1st|2nd|3rd|4th|first|second|third|fourth) (?:quarter|qtr|q)))(?::|\s[–-])\s+(?=\w)(.+)$/i;

/** Every part of a text with the part of the game that stands before them. */
function withTopic(text: string): string {
  const [, topic, rest] = TOPIC.exec(text) ?? [];
  if (topic === undefined || rest === undefined) return text;
  const words = topic.replace(/^in /i, "").replace(/^the /i, "");
  const when = /^(?:ot|overtime|q\d)$/i.test(words) ? `in ${words}` : `in the ${words}`;
  return partsOf(rest)
    .map((part) => `${part.replace(/[?!.]+$/, "")} ${when}?`)
    .join(" ");
}

/** `so many turnovers, break them down by team` */
const BROKEN_DOWN =
  /[\s,.;:!?]+(?:(?:can you|please|now|so) )*(?:break|split) (?:them|those|these|it|that) (?:all )?(?:down|up|out) by (team|side|quarter|half)\b/i;

/** `who won in overtime and on what play` */
const ON_WHAT = /\band (?:on|by) what (?:play|score)\b/i;
/** `catches yds td long`, as a box score has it */
const AND_LONG = /\b(catches|receptions|carries|rushes|yds|yards|tds?),? (?:and |n )?long(?=\s*[?.!]*$)/i;

/** A remark behind what is asked: `?? seemed like they never missed`. */
const REMARK = new RegExp(
  alternatives`
    (?<=.{8})(?:[?!.,;]+|\s[-–—]+)\s*(?:(?:it|that|this) )?(?:just |sure )?(?:${alternatives`
      seem(?:s|ed) | felt | feels | (?:did|does)(?:n'?t| not) (?:look|feel|seem|sound)
    `}) (?:like|as if|as though) (?!who|what|which)[^?!.]*[?!.]*$
    (?<=.{8})[?!.,;]+\s*(?:the |his )?(?:box ?score|stat ?line|stats?) (?:looks?|seems?|is|are) (?:weird|off|odd|wrong|funny|strange)[^?!.]*[?!.]*$
    (?<=.{4}(?:line|stats))[?!.,;]+\s*(?:so )?(?:was|is) (?:it|that|he) (?:(?:really|actually|seriously|even) )*negative[?!.]*$
    (?<=.{8})[?!.]+\s*(?:i(?:'m| am)? )?(?:thinking|think|thought) (?:that|it) (?:was|is) [^?!.]*[?!.]*$
    (?<=.{8})[?!.,;]+\s*(?:my |the )?(?:stream|feed|tv|wi-?fi|internet|cable|power|app) (?:died|froze|crashed|cut out|went out|dropped|glitched)[\s?!.]*$
  `,
  "i",
);
/** The same of somebody who was thrown to. */
const KEPT_AT_HIM =
  /(?<=.{8})(?:[?!.,;]+|\s[-–—]+)\s*(?:they|he|\w+) (?:just )?(?:kept|never stopped) (?:throwing|going|looking|feeding|forcing)(?: it)?(?: (?:to|at|for))? him\b[^?!.]*[?!.]*$/i;

/** Whose lineup he was in is no part of the question: `laporta?? started him smh`. */
const STARTED_HIM =
  /(?<=^.{3,})[?!.,;]+\s*(?:i )?(?:just )?(?:started|benched|sat|played|dropped|traded(?: for)?|needed|had|have) (?:him|her)(?: (?:smh|lol|ugh|today|tonight|this week|everywhere|in (?:my |the )?\w+(?: leagues?)?))*[\s.!?]*$/i;

/** `mclaurin only caught 2 balls??`, before what is asked of him */
const LITTLE = String.raw`^(?:so |wait |wow )*((?!who\b|what\b|how\b|why\b)[\w.']+(?: [\w.']+)?) (?:only|just|barely|hardly) (?:ever )?(?:caught|had|got|ran|rushed|threw|saw|missed|played|touched) [^?!.]*[?!.]+\s*`;
/** What little he had is told with what is asked: `mclaurin only caught 2 balls?? did he at least score`. */
const HAD_ONLY = new RegExp(
  String.raw`${LITTLE}(?:so |and |but )*(?=(?:did|was|how many|what)\b)(.*?)\b(?:he|him)\b(.*)$`,
  "i",
);
/** `lamar hardly missed a throw right? how many incompletions` */
const COUNTED_OF = new RegExp(
  String.raw`${LITTLE}(how many (?:incompletions|catches|targets|carries|yards|yds|drops|touches|snaps|completions|passes))[\s?!.]*$`,
  "i",
);
/** `stats for Flowers, he score?` */
const HE_TOO =
  /(?<=^.{6,})[,;]+\s+(he|they) (?=(?:score|get|catch|find|have|throw|beat|fumble|convert|make|miss|win|lose|lead|trail)\b)/i;

/** Whether he blew it, or was started, is no part of what is asked: `did greg joseph blow it? how many fgs did he miss`. */
const BLEW_IT = new RegExp(
  String.raw`^(?:so |wait |i )*(?:${alternatives`
      did(?= .*\b(?:blow it|choke|screw|lose|suck|stink)\b) | started | benched | sat | rostered | flexed
    `}) ((?!the |a |my )[\w.']+(?: [\w.']+)??)(?: (?:really |just )?(?:blow it|choke|screw (?:it|this) up|lose (?:it|this) for (?:us|them)|suck|stink))?\s*[?!.]+\s*(?:so |and )?(?=(?:did|was|how (?:many(?! of his)|long)|what)\b)(.*?)\b(?:he|him|his)\b(.*)$`,
  "i",
);
/** What somebody recalls of a loose ball is what he asks of: `texans fumbled at the goal line?? what happened`. */
const FUMBLED =
  /^(?:so |wait )*(?:the )?(\w+) (?:fumbled|lost (?:it|the ball)|coughed it up)( (?:at|on|near|in|inside) [^?!.]+)?[?!.]+\s*what (?:happend|happened|went down)[\s?!.]*$/i;

/** How it stood before what is asked, or how close the figures were: `it was only 12-0`, `yards were basically even how did they lose`. */
const STOOD = /(?<=^.{8,})(?:[?!.,;]+|\s[-–—]+)?\s+(?:it|that) was (?:only|just|still) \d+[- ]\d+[^?!.]*[?!.]*$/i;
const EVEN_BEFORE =
  /^(?:the )?\w+ (?:were|was|are|is|looked|seemed) (?:\w+ ){0,2}(?:even|equal|close|similar|the same)[,.;]* (?:so )?(?=how (?:did|do|come|the)\b)/i;

/** `GB 1 for 8 on 3rd?? which one did they even get` */
const WHICH_DOWN =
  /^(?:so |wait )*(?:the )?(\w+) (?:were |was |went |only )*\d+ (?:for|of|\/|out of) \d+ on (3rd|third|4th|fourth)(?:s| downs?)?[\s?!.,;]+(?:so )?(?:which|what) ones? did (?:they|the \w+) (?:even |actually )?(?:get|make|convert|pick up)[\s?!.]*$/i;

/** `wasnt it 4th and 1 before the tying FG? what happened` */
const DOWN_BEFORE =
  /^(?:so |wait )*(?:was|is|were)(?:n'?t)? (?:it|that|this|they) (?:a |at )?(?:1st|2nd|3rd|4th|first|second|third|fourth) (?:and|n|&) (?:\d+|goal|short|long) (?:right |just )?(before [^?!.,]+)[\s?!.,;]+what (?:happened|happend|went down|happened there)[\s?!.]*$/i;

/** `jacobs 32 carries and only 13 pts?? how`: what his points are made of. */
const POINTS_OF =
  /^(?:so |wait |wow )*((?!who\b|what\b|how\b|why\b)[\w.'-]+(?: (?!had|has|ran|caught|threw|got|went|with|w)[a-z.'-]+)?)(?: (?:had|has|ran|caught|threw|got|with|w|for|only|just|like|over))* \d+ (?:\w+ )?(?:yds|yards|carries|catches|targets|touches|rec|receptions)\b[^?!]*?\b(?:and|but|n|&)(?: (?:only|just|still|got|gets|had|has|scored|like|almost|about|around|finished with|ended up with))* (\d+(?:\.\d+)?)(?: (?:fantasy |ppr )*(?:pts|points))?\s*[?!.,]+\s*(?:how|how come|why|how is that)[\s?!.]*$/i;

/** `it was 17-17, how did Baltimore get the lead back` */
const LEAD_FROM =
  /^(?:so )?it was (\d+)[- ](\d+)[\s,.;]+(?:so |and )?how did (?:the )?(\w+) (?:get|take|grab|regain) (?:back )?the lead(?: back| again)?[\s?!.]*$/i;

/** `saquon rushing line? was it just the 1 big run`: his longest shows it. */
const ONE_BIG =
  /^((?!.*\?.*\?.*\?)[^?!]+)[?!.,;]+\s*(?:so )?(?:was|were) (?:it|that|they) (?:just|only|all|mostly|basically)(?: on| off| from)? (?:the |that |a )?(?:1|one)(?: really)? (?:big|long|huge|monster) (run|catch|play|reception|one)[\s?!.]*$/i;

/** `did Jacobs outscore Barkley and by how much`: one question of both. */
const AND_BY =
  /^(?!.*\b(?:quarter|qtr|half|halftime|ot|overtime|1st|2nd|3rd|4th|first|second|third|fourth)\b)((?:.*\b)?(?:did|who|which) .*\b(?:outscor\w+|outrush\w*|(?:more|fewer|less) (?:\w+ ){0,2}(?:points|pts|yards|yds|catches|targets|carries))\b[^?!.]*?),? (?:and|n|&) (by how (?:much|many)[\s?!.]*)$/i;
const COST = String.raw`(?: (?:in|for) (?:my|our|the) [^?!.,]*?)?[\s?!.,;]+(?:(?:so|and) )*how (?:many|much)(?: (?:ppr |fantasy )?(?:points|pts))?(?: did| have)? (?:that|it|this|i|we) (?:\w+ )?(?:cost|lose|lost|hurt|le(?:ave|ft)|miss|missed|give up)\b[^?!.]*[\s?!.]*$`;
const MANAGER = String.raw`^(?!.*\b(?:half|standard)\b)(?:(?:so|ugh|welp|i|we|just|also)[, ]+)*`;
/** `saquon owner here, how many touches` */
const OWNER = /^(?:(?:so|hey|any|sad|proud|happy)[, ]+)*([\w.'-]+(?: [\w.'-]+)?) owners?(?: here)?[,.;:!?-]+\s*(?=\w)/i;
/** What is only asked of a manager's own. */
const OF_OWNER = /\b(?:miss|deliver|through|let|pay off|are we|burn|eating|bust)\b/i;
/** `benched amon ra for addison. how many points did that cost me`: by how much the one outscored the other. */
const SAT_FOR = new RegExp(
  String.raw`${MANAGER}(?:benched|sat|left|dropped) ([\w.' -]+?) (?:for|to (?:start|play)|and (?:started|played)) (?!the |a |an )([\w.' -]+?)${COST}`,
  "i",
);
const STARTED_OVER = new RegExp(
  String.raw`${MANAGER}(?:started|played|rolled with|went with|flexed|rode with) ([\w.' -]+?) (?:over|instead of|ahead of) (?!the )([\w.' -]+?)${COST}`,
  "i",
);

/** `did Miami ever have a good shot to win this, like win prob` */
const SHOT_BY_CHANCE =
  /^(?!.*\b(?:low\w*|less|under|below|no|not|never|worst|\d+)\b)(?:did|were|was) (?:the )?([\w. ]+?) (?:ever |really |actually )*(?:have (?:a |any )?(?:good |real |decent |any )?(?:shot|chance)|(?:in|get|come) (?:it|this|close))\b[^?!]*?[\s,]+(?:like |in |by |on |per )*(?:the |their )?win (?:chances?|prob(?:ability)?|odds|percent(?:age)?|%)(?: wise)?[\s?!.]*$/i;
/** `KC redzone was bad or am i trippin` */
const OR_ME =
  /[\s,]+or (?:am i|is it|was it) (?:just )?(?:me|trippin|tripping|crazy|wrong|high|dreaming|imagining (?:it|things)|seeing things|tweakin|tweaking|buggin|bugging|blind|dumb)[\s?!.]*$/i;
/** `santos make all his kicks? how long` */
const KICKS_LONG =
  /^(?:did )?([\w.']+(?: [\w.']+)?) (?:make|hit|made|nail) (?:all|every|any|both)(?: of)?(?: his| the)? (?:kicks?|fgs?|field goals?)[\s?!.,;]+(?:and )?(?:how (?:long|far)|from where)(?: were (?:they|those))?[\s?!.]*$/i;

/** `legette 9 targets and what for em`: what he made of them is his line. */
const MADE_OF_THEM =
  /^([\w.']+(?: [\w.']+)?) (?:had |saw |got |with )?\d+ (?:targets|tgts|looks|carries|touches)[\s,]+(?:and|n|but|&) (?:(?:did|had|got|made) )?what(?: did he (?:do|get|make))?(?: (?:with|w|for|of|out of|from) (?:it|them|em|that|those))?[\s?!.]*$/i;

/** What somebody was thought to score is told with what he did. */
const PROJECTED_LIKE = new RegExp(
  String.raw`(?<=^.{8,})[,?!.;]+\s*(?:he|she|they) (?:was|were) (?:only )?(?:${alternatives`
      projected | supposed to (?:get|have|score) | expected to (?:get|have|score)
    `}) (?:for |at |to (?:get|have|score) )?(?:like |only |just |around |about )*\d+(?:\.\d+)?(?: ?(?:pts|points))?[\s?!.]*$`,
  "i",
);
/** `dallas had sooo many flags, how many` */
const SO_MANY =
  /^(?:the )?(\w+) (?:had|has|committed) (?:so+|way too|too|that|hella|a ton of|a lot of|tons of)(?: damn| freaking)? ?(?:many |much )?(flags|penalties|punts)[\s,.?!;]+how many(?: was it| exactly| did they have)?[\s?!.]*$/i;

/** `how much of gus edwards yards was that 1 big run`: what he had, and his longest. */
const SHARE_OF_ONE =
  /^how (?:much|many) of ([\w.' ]+?)(?:'s?)? (?:\w+ )?(?:yards|yds) (?:was|were|came on|came from) (?:just )?(?:that|the|his|on)? ?(?:1|one)? ?(?:big|long|huge) (run|catch|play|reception)[\s?!.]*$/i;
/** `what happened when Miami got to the goal line in the 4th` */
const AT_GOAL_LINE =
  /^what (?:happened|happend) when (?:the )?(\w+) (?:got|were|was|drove|made it) (?:down )?(?:to|at|near) the (?:goal ?line|[1-5])\b(?: yard line)?( (?:in|late in) [^?!.]+)?[\s?!.]*$/i;

/** Who threw or caught it is told, also where somebody is thought of: `who threw it to Shavers, josh?` */
const GUESS = new RegExp(
  String.raw`^((?:so |wait )?who (?:threw|caught|scored|kicked|picked|sacked|recovered|forced|returned|led)\b(?!.*\b(?:more|most)\b)[^,?]*),\s+(?!${alternatives`
      yards?\b | yds\b | points?\b | pts\b | tds?\b | touchdowns?\b | catches\b | targets\b | carries\b | rec\w*\b | rush\w*\b
      pass\w*\b | when\b | how\b | why\b | where\b
    `})\w+\s*\?+$`,
  "i",
);

/** `were the giants ever winning this game? until when`: from when to when. */
const AHEAD_UNTIL = new RegExp(
  String.raw`^(?:so |wait |hey )*(?:was|were|did) (?:the )?([\w.' ]+?) (?:(?:even|actually|really|ever) )*(?:${alternatives`
      winning | ahead | leading | in front | in the lead | lead | (?:have|hold|get) (?:the|a) lead | beating (?:them|the \w+)
      (losing|behind|trailing|down|trail)
    `})(?: (?:this|(?:in )?(?:this|the) (?:game|one|thing)|it))?(?: (?:at (?:any|some|one) (?:point|time)|ever))?[\s?!.,;]+(?:and |so )?(?:(?:un)?till?|up (?:to|until)) (?:when|what point|what time)[\s?!.]*$`,
  "i",
);
/** `Daniels only had 2 incompletions right? who were they meant for` */
const MEANT_FOR =
  /^(?:so |wait )*([\w.']+(?: (?!only\b|just\b)[\w.']+)?) (?:only |just )?had (?:only |just )?\w+ incompletions?(?:,? right)?[\s?!.,;]+(?:and )?who (?:were|was) (?:they|those|it|the passes|that) (?:(?:meant|intended|thrown|going|aimed) )*(?:for|to|at)[\s?!.]*$/i;
/** Who was streamed is what is asked about. */
const STREAMED =
  /^(?:(?:so|i|i'm|im|just|was) )*(?:thinking (?:about|of) |considering )?stream(?:ed|ing) (?:the )?([\w.']+(?: [\w.']+){0,2}?)[.,:;!-]+\s*(?=(?:how|what|did|was)\b)/i;
/** Of the half that was missed no turn of a game is asked. */
const MISSED_TURN =
  /^(?:i )?(?:just )?(?:missed|slept through) the (?:first|1st|second|2nd|third|3rd|fourth|4th) (?:half|quarter|qtr)[\s,.;:!-]+(?=(?:how did [^?!.]* the ball (?:back )?(?:at|on|inside) the|(?:what|which) (?:play|moment) (?:\w+ )?(?:turned|changed|flipped|swung|made)|who won|what was the (?:final|score (?:at|after|going))|how did (?:the )?\w+ (?:win|lose))\b)/i;
/** `missed the first half, who scored`: of that part. */
const MISSED_THEN =
  /^(?:i )?(?:just )?(?:missed|slept through) (the (?:first|1st|second|2nd|third|3rd|fourth|4th) (?:half|quarter|qtr))[\s,.;:!-]+((?:who|what was the score|how many|did|how did (?:the )?\w+ score)\b(?!.*\b(?:half|quarter|qtr|game|final|won|wins?|now)\b)[^?.!]*?)[\s?.!]*$/i;
/** `went to bed at halftime. how many did Houston score after that`: of what came after that break. */
const LEFT_AT = new RegExp(
  String.raw`^(?:i )?(?:just )?(?:${alternatives`
      went to (?:bed|sleep) | fell asleep | dozed off | passed out | turned (?:it|the game|this) off | left | (?:quit|stopped) watching
      logged off
    `}) (?:at|after|by) ((?:the )?half(?:time)?)[\s,.;:!-]+(?:so )?((?:how many|what|who|did)\b[^?.!]*?) (?:after (?:that|then)|since(?: then)?|from then on|the rest of the way)[\s?.!]*$`,
  "i",
);
/** `6 giveaways by cleveland. how many ints and how many fumbles`: a team's interceptions are otherwise those that it made. */
const GIVEN_AWAY =
  /^(?:[\w ]*? )??(?:(?:giveaways|turnovers) (?:by|for|from) (?:the )?(\w+)|(?:the )?(\w+) (?:turned (?:it|the ball) over \w+ times|had \w+ (?:turnovers|giveaways)))\b(?!.*\b(?:defense|half|quarter|qtr|1st|2nd|3rd|4th|early|late)\b)[^?!.,;]*[?!.,;]+\s*how many (?:of (?:them|those) )?(?:were )?(ints|picks|interceptions|fumbles)(?:(?:,| and| n| or| vs) (?:how many )?(?:were )?(ints|picks|interceptions|fumbles))?[\s?!.]*$/i;
/** `slayton 108 on 4 catches?? how long was each one` */
const EACH_OF_HIS =
  /^(?!who\b|what\b|how\b)([\w.']+(?: [a-z.']+)?) (?:had |for |with |only |just )*(?:\d+ (?:yards |yds )?(?:on|from|with|in) )?\d+ (catches|receptions|carries|runs|grabs)\b(?!.*\b(?:half|quarter|qtr|1st|2nd|3rd|4th|early|late)\b)[^?!.,;]*[?!.,;]+\s*how (?:long|far) (?:was|were) (?:each(?: one| of (?:them|those))?|they|those|every one)[\s?!.]*$/i;
/** `st-juste got flagged for PI how many times` */
const FLAGGED_OFTEN =
  /^(?!who\b|which\b|how\b|what\b)([\w.' -]+?) (?:got|was) (?:flagged|called|penalized|whistled) for ([\w ]+?) how many times(?:,? (?:n|and|&|for|and for) how (?:many|much) (?:yds|yards))?[\s?!.]*$/i;
/** `Dak's 2 picks, who grabbed them and did Pitt get points off either?`: what came of each is told with who took it. */
const WHO_AND_POINTS =
  /^(?:the )?([\w.']+?)(?:'s|')? (?:\w+ )?(picks|ints|interceptions)[\s,:-]+who (?:grabbed|got|had|made|caught|took) (?:them|em|those|it),? (?:and|n|&) did (?:the )?(\w+) (?:get|score) (?:any |a )?(?:points?|td|touchdown)? ?(?:off|from|after|on|out of) (?:of )?(?:either|them|it|any|those|both)(?: of them)?[\s?!.]*$/i;
/** `that drive before dicker's fg took forever, how many plays`: the drive that it ended. */
const DRIVE_BEFORE =
  /^(?:that|the|their) (\w+ )??(?:(?:long|last|late) )?drive (?:right |just )?(?:before|for|to) (?:the |that )?([\w.' ]+? (?:fg|field goal|td|touchdown))(?: (?:took|was|lasted|seemed|felt|ate)\b[^?,.!]*)?[\s,.?!;]+(?:so )?how (?:many plays|much (?:clock|time)|long)\b(?!.*\b(?:who|did they|yards)\b)[^.!]*$/i;
/** Whether a defense held on fourth down: `they kept going for it on 4th, did the D stop them`. */
const HELD_ON_FOURTH =
  /^(?:the )?(\w+) (?:just )?kept (?:going|goin) for it(?: on (?:4th|fourth)(?: downs?)?)?[\s,.;!-]+(?:so )?did (?:the )?\w+(?:'s)?(?: d| defense)? (?:ever |even )?(?:stop|hold|stuff) (?:them|em|it)(?: (?:(?:even )?once|at all|ever))?[\s?!.]*$/i;
/** His first start is said of him, and of this game. */
const FIRST_START =
  /(?:,? (?:in|making) (?:his|the) (?:very )?(?:first|1st) (?:career |nfl |pro )*start\b|(?<=^[\w.']+(?: [\w.']+)?),? (?:(?:very )?(?:first|1st) (?:career |nfl |pro )*start(?=[,.;:!-])))/i;
/** `how do you score 28 with zero red zone tds lol.`: nobody is to answer it. */
const WONDERS =
  /^(?:(?:so|man|bro|like|lol)[, ]+)*how (?:(?:the hell|tf|in the world) )?(?:do|does|can|could) (?:you|u|ya|a team|anyone|anybody|someone) (?!(?:know|define|count|figure|think|explain)\b|[^?.!]*\b(?:half|halftime|quarter|qtr|overtime|ot|q[1-4]|1st|2nd|3rd|4th|first|second|third|fourth|late)\b)[^?.!]+[?.!]+\s*(?=(?:who|what|how|when|where|did|was|were|which)\b)/i;
/** `kyren hit 100? and was that him` */
const HIT_NUMBER = /^([\w.']+(?: [\w.']+)?) (?:hit|top|crack|break|reach) (\d{3})\s*[?,]+\s+(?:and )?(?=\w+ \w+)/i;

/** `Taron Johnson TD, how did that happen`: how it came about is asked of it. */
const HOW_THAT =
  /^(?!.*\b(?:who|what|how|when|did)\b.*\bhow\b)(?:so |wait |ok )*(.*\b(?:td|touchdown|fg|field goal|pick|interception|fumble|sack|safety))[\s,.;?!–-]+how (?:did|does) (?:that|it|this) (?:happen|come about|go down)[\s?!.]*$/i;

/** By what it is measured stands behind: `how close did Dallas get to winning it, like win chance`. */
const BY_CHANCE =
  /\bhow close (?:did|were) ([\w. ]+?) (?:get |come |to )*(?:to )?winning(?: (?:it|this))?[\s,]+(?:like |in |by |on )*(?:the |their )?win (?:chances?|prob(?:ability)?|odds|percent(?:age)?|%)(?: wise)?[\s?!.]*$/i;

/** `besides the Kinlaw sack, did either team turn it over`: what is left out stands behind. */
const LEFT_OUT =
  /^(?:so |ok )*(besides|other than|apart from|aside from|except for|outside of) ((?:(?!\b(?:how|who|what|which|when|where|why)\b)[^,?!])+?)(?:,\s+|\s+(?=(?:did|(?:was|were) there)\b))((?:did|was|were|is|are|has|have|who|which|what|how|any)\b[^?!]*?)[\s?!.]*$/i;
/** `in PPR, who beat his projection` */
const IN_FORMAT = /^((?:in|by|for) (?:full |half )?ppr(?: scoring| leagues?)?)[,:]\s+([^?!]+?)[\s?!.]*$/i;
/** `so where did it flip, chargers were up early`: how it stood says nothing of what is asked. */
const EARLY_LEAD =
  /(?<=^.{8,})[,;.?!]+\s+(?:the )?\w+ (?:was|were) (?:up|ahead|leading|winning|down|behind)(?: (?:early|at first|first|big|at the start|to start))+[\s?!.]*$/i;

/** A text without what somebody says of himself before he asks. */
export function withoutPreface(text: string): string {
  return withTopic(text)
    .replace(REMARK, "?")
    .replace(LEFT_OUT, "$3 $1 $2?")
    .replace(IN_FORMAT, "$2 $1?")
    .replace(EARLY_LEAD, "?")
    .replace(
      AHEAD_UNTIL,
      (_all, team: string, behind?: string) => `when did the ${team} ${behind === undefined ? "lead" : "trail"}?`,
    )
    .replace(WONDERS, "")
    .replace(HIT_NUMBER, "did $1 have at least $2 yards? ")
    .replace(MEANT_FOR, "who were $1 incompletions thrown to?")
    .replace(STREAMED, "$1 ")
    .replace(BROKEN_DOWN, " by $1")
    .replace(LEFT_AT, "$2 after $1?")
    .replace(GIVEN_AWAY, (_all, by = "", of = "", ...kinds: (string | undefined)[]) =>
      kinds
        .slice(0, 2)
        .flatMap((kind) => (kind === undefined ? [] : `how many ${kind} did ${by}${of} lose?`))
        .join(" "),
    )
    .replace(EACH_OF_HIS, "how long was each of $1's $2?")
    .replace(FLAGGED_OFTEN, "how many times was $1 flagged for $2?")
    .replace(WHO_AND_POINTS, "did $3 get points off $1's $2?")
    .replace(MISSED_TURN, "")
    .replace(MISSED_THEN, "$2 in $1?")
    .replace(DRIVE_BEFORE, "how long was the $1drive that ended in $2?")
    .replace(HELD_ON_FOURTH, "how many fourth downs did $1 convert?")
    .replace(FIRST_START, "")
    .replace(AND_BY, "$1 $2")
    .replace(OWNER, OF_OWNER.test(text) ? "i have $1, " : "$1 ")
    .replace(SAT_FOR, "by how many ppr points did $1 outscore $2?")
    .replace(STARTED_OVER, "by how many ppr points did $2 outscore $1?")
    .replace(STARTED_HIM, "?")
    .replace(HAD_ONLY, "$2$1$3")
    .replace(COUNTED_OF, "$2 did $1 have?")
    .replace(HE_TOO, "? did $1 ")
    .replace(BLEW_IT, "$2$1$3")
    .replace(FUMBLED, "what happened on the $1 fumble$2")
    .replace(STOOD, "?")
    .replace(BY_CHANCE, "what was $1 best win chance")
    .replace(HOW_THAT, "how did the $1 happen")
    .replace(EVEN_BEFORE, "")
    .replace(DOWN_BEFORE, "what happened right $1")
    .replace(POINTS_OF, "why did $1 have $2 fantasy points")
    .replace(LEAD_FROM, "how did $3 take the lead after it was $1-$2")
    .replace(ONE_BIG, "$1? what was his longest $2?")
    .replace(SHOT_BY_CHANCE, "what was $1 best win chance")
    .replace(OR_ME, "?")
    .replace(KICKS_LONG, "how many kicks did $1 miss? how long were $1 field goals?")
    .replace(MADE_OF_THEM, "$1 stats")
    .replace(PROJECTED_LIKE, "?")
    .replace(SO_MANY, "how many $2 did $1 have?")
    .replace(SHARE_OF_ONE, "$1 stats? what was his longest $2?")
    .replace(AT_GOAL_LINE, "$1 had first and goal$2 what happened")
    .replace(WHICH_DOWN, "which $2 down did $1 convert")
    .replace(GUESS, "$1?")
    .replace(KEPT_AT_HIM, "?")
    .replace(ON_WHAT, "and what was the winning score")
    .replace(AND_LONG, "$1 and longest")
    .replace(CLAIMED, "")
    .replace(IS_TRUE, " right?")
    .replace(NO_WAY, "?")
    .replace(COMPARED_TO, "how many $1 did each team have?")
    .replace(MISSED_PART, "what happened in $1")
    .replace(MISSED_IT, "")
    .replace(CAME_LATE, "");
}
