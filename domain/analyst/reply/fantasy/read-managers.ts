import { alternatives } from "../../../words/alternatives.ts";

/** What the manager of a fantasy team asks of a player of his: whether he did well enough, or badly, or what he brought. */
export type ManagersAsk = "over" | "under" | "missed" | "told";

/** Whose words they are: nobody else speaks of owners, a lineup or his week. */
const MANAGER = new RegExp(
  alternatives`
    \b(?:${alternatives`
      owners? | managers? | fantasy | ppr | line ?ups? | rosters? | rostered | flex(?:ed)? | (?:my|the) bench | bench(?:ed|ing)
      start(?:ed|ing) (?:him|her)
      (?:i|we|me) (?:just |also |only )?(?:started|had|rostered|drafted|played|own|owned|have|rolled with|flexed|trusted|traded for)
      my (?:\w+ ){0,2}(?:team|squad|week|weekend|matchup|league|season|opponent|playoffs?)
      (?:lost|won|losing|winning|lose|win|blew|cost|saved?) (?:me |us )?(?:my|the|our|this) (?:week|matchup|league)
    `})\b
    ^(?:so |ugh |welp |man |damn )*(?:started|had|rostered|drafted|flexed|benched|rode|trusted)\b
  `,
);

const HE = String.raw`(?:he|she|they|\w+(?: \w+)?)`;
const MINE = String.raw`(?:me|us|you|my (?:\w+ ){0,2}(?:team|squad|lineup|line up|roster|week|weekend|matchup|league|bench|flex)|(?:his |the |all |any |his fantasy |fantasy )?(?:owners?|managers?)|(?:the|our|this) (?:team|lineup|week|matchup)|fantasy)`;
const SURE = String.raw`(?:(?:even|at least|actually|really|just|completely|totally|absolutely|finally|straight up|ever) )*`;
const HIS = String.raw`(?:his|her|their) (?:(?:fantasy|ppr|projected|own|weekly|proj) )*`;
const NUMBER = new RegExp(
  String.raw`\b(?:hit|hits|make|made|reach(?:ed)?|get to|got to|beat|meet|met|clear(?:ed)?|cover(?:ed)?|top(?:ped)?|live up to|lived up to|come (?:close|near) to|came (?:close|near) to|get (?:close|near) to|sniff(?:ed)?|smash(?:ed)?|crush(?:ed)?|exceed(?:ed)?) ${HIS}(?:numbers?|mark)\b`,
);
const SHORT_OF = new RegExp(
  String.raw`\b(?:miss(?:ed)?|fall short of|fell short of|come up short of|came up short of|under|below) ${HIS}(?:numbers?|mark)\b`,
);
/** A figure's number is a bet's, and nobody's projection. */
const OF_FIGURE =
  /\b(?:yards?|yds|yardage|catches|receptions|carries|tds?|touchdowns?|completions|prop|bet|over under)\b/;
/** What is missed by nobody's points. */
const ELSE = String.raw`(?! (?:the|a|an|any|that|this|his|it|time|practice|games?|snaps?|kicks?|blocks?|tackles?|\w+s|with|because|due)\b)`;

const ASKS: readonly (readonly [says: RegExp, ask: ManagersAsk])[] = [
  [
    new RegExp(
      String.raw`\bhow (?:\w+ )?(?:did|does|was|were|is) ${HE} (?:miss|whiff|bust|flop|fail|fall short|come up short|let (?:me|us|them|everyone|everybody) down)\b${ELSE}|\bhow (?:far|much|many points) (?:\w+ )?(?:short|off|under|shy) (?:was|did|were) ${HE}\b|\bhow (?:far|much) (?:did|was) ${HE} (?:fall|come up|finish|end up|short|off|under) ?(?:short|under|off)?\b`,
    ),
    "missed",
  ],
  [
    new RegExp(
      String.raw`\b(?:did|does|has|didnt) ${HE} (?:not )?${SURE}(?:come through|deliver|show up|do (?:his|their) (?:job|part|thing)|pay off|hold up|produce|return value|pan out|work out)\b(?: for ${MINE})?`,
    ),
    "over",
  ],
  [
    new RegExp(
      String.raw`\b(?:did|does|has) ${HE} ${SURE}(?:let ${MINE} down|letdown|disappoint|fail|burn|bust|flop|fall short|come up short|underdeliver|miss)\b${ELSE}`,
    ),
    "under",
  ],
  [
    new RegExp(
      String.raw`\b(?:did|does|has) ${HE} ${SURE}(?:kill|sink|tank|hurt|cost|screw|ruin|wreck|torpedo|hose|cook|bury|doom|destroy|murder|help|save|carry|win|rescue|bail out|feed|bless|reward) ${MINE}\b`,
    ),
    "told",
  ],
  [
    new RegExp(
      String.raw`\b(?:what|how much|how many points|how many) (?:all |the hell |exactly |in the world )?(?:did|does|has|had|points did|pts did) ${HE} ${SURE}(?:do|done|get|got|give|given|bring|put up|score|scored|contribute|earn|produce|net|have|leave)(?: (?:for|to|with))? ${MINE}\b|\bhow did ${HE} (?:do|perform|fare|work out|pan out|hold up|turn out) for ${MINE}\b|\b(?:what|how (?:many|much)) (?:points |pts )?did (?:i|we) (?:leave|lose|miss out on|give up|miss|get)\b`,
    ),
    "told",
  ],
  [
    new RegExp(
      String.raw`\b(?:are|r|is|am|was|were) (?:we|us|i|they|you|yall|u|(?:\w+ )?(?:owners|managers)) (?:all |gonna be |going to be |still |feeling |doing |eating )*(?:ok|okay|good|fine|alright|all right|safe|straight|happy|mad|cooked|screwed|toast|dead|done|hosed|doomed|in trouble|crying|eating|celebrating|smiling|winning|losing|cool)\b|\b(?:we|owners|managers) (?:all )?(?:ok|okay|good|fine|alright|safe|cooked|screwed|toast|eating|happy)\b`,
    ),
    "told",
  ],
];

/** Something else is asked beside it. */
const OTHER = /\b(?:who|whose|where|when|which|why|how|what|did|does)\b/;

/** How a fantasy manager asks after points and their projection, in plain words: `did he hit his number`, `owners, how bad did he miss`. Null for anybody else's words. */
export function readManagers(text: string): ManagersAsk | null {
  const isOver = NUMBER.test(text);
  if ((isOver || SHORT_OF.test(text)) && !OF_FIGURE.test(text)) return isOver ? "over" : "under";
  if (!MANAGER.test(text)) return null;
  const asks = ASKS.filter(([says]) => says.test(text));
  const rest = asks.reduce((left, [says]) => left.replace(says, " "), text);
  return OTHER.test(rest) ? null : (asks[0]?.[1] ?? null);
}
