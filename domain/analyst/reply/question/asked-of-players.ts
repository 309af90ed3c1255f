const BAD =
  "bad|rough|awful|terrible|trash|garbage|poor|quiet|lousy|horrible|weak|ugly|brutal|dismal|pathetic|crap|crappy|shit|shitty|shite|down|off|nothing|miserable|lame|mid|meh|dud of a|stinker of a";
const DAY = "day|game|night|outing|afternoon|performance|showing|week|one";

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
  [/^did (.+?) (?:finish|end|close out|play out) (?:the|that|this) game$/g, "how much did $1 play"],
];
