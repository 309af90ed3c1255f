import { ANALYST_NAME } from "../../analyst-prompt.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const THANKED = "Anytime. I'm here for the next one.";

/** What is answered like a person would, without a fact about any game. The first that fits is said. */
const TALK: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hello|hey|hiya|yo|sup|howdy|greetings|gm|mornin|morning|good (?:mornin|morning|evenin|evening|afternoon)|whats up|what is up|wassup|(?:yo |hey )?(?:whats|what is) (?:good|poppin|new)|hey there|hi there)(?: (?:big dill|there|dill|man|bro|buddy|dude|yall))*(?: (?:how is it going?|how are (?:you|u)(?: doing?)?|how you doing?))?$/,
    "Hey there. What do you want to know about this game?",
  ],
  [
    /^(?:(?:yo|hey|hello|hi) )?(?:(?:are |r )?(?:you|u|ya) (?:there|here|up|awake|around|on)|anyone there|anybody there)(?: (?:big dill|dill|man|bro))?$/,
    "I'm here. What do you want to know about this game?",
  ],
  [
    /^(?:ok |okay |cool |great |nice |awesome |perfect |alright |many )*(?:thanks|thank you|thx|ty|cheers|appreciate it|thank u|much appreciated)\b.*$/,
    THANKED,
  ],
  [
    /^(?!.*\b(?:who|what|when|where|how|did|was|were|is)\b).*\b(?:thanks|thank (?:you|u)|thx)(?: (?:sir|man|bro|buddy|dude|again))*$/,
    THANKED,
  ],
  [
    /^(?:did |do |have |were )?(?:you|u|ya) (?:even |actually |really )?(?:watch|see|catch|watching|seen)(?:ed)? (?:this|that|the game|it|any)(?: \w+){0,2}$/,
    "I don't watch: I read the play-by-play. Ask me about anything in it.",
  ],
  [
    /^(?:bye|goodbye|see ya|see you|later|good night|goodnight|cya|peace|peace out|take care)(?: .{0,20})?$/,
    "See you at the next kickoff.",
  ],
  [
    /^(?:ok|okay|cool|nice|great|awesome|sweet|wow|lol|haha|lmao|dang|damn|no way|really|got it|perfect|interesting|sick|word|bet|good|good job|well done|love it|nice one|good stuff)(?: .{0,12})?$/,
    "Right? Ask me anything else about this game.",
  ],
  [
    /\b(?:who|what) are you\b|\byour name\b|\bwho is (?:big )?dill\b|\bwhy (?:are you|big) (?:called )?(?:big )?dill\b/,
    `I'm ${ANALYST_NAME}, the analyst of this page. I go by this game's stats and nothing else.`,
  ],
  [
    /\b(?:are you|are u|r u|r you|you|u) (?:just |even |really |secretly )?(?:a |an )?(?:human|real|bot|robot|ai|person|machine|computer|alive|chatgpt|gpt|llm)\b|\breal person\b/,
    "I'm a program that reads this game's stats, and I don't pretend to be a person.",
  ],
  [
    /\bhow are you\b|\bhow is it going (?:big )?dill\b|\bhow you doing\b|\bhow are things\b|\bhow do you feel\b/,
    "Crisp, thanks. What do you want to know about this game?",
  ],
  [
    /\b(?:what|which) (?:can|could|should) (?:you|i|we) (?:do|answer|ask|tell|know|say)\b|\bhelp\b|\bwhat do you know\b|\bhow (?:do|does) (?:you|this) work\b|\bwhat (?:kind of )?questions\b|\bwhat are you able\b/,
    "Ask me about the score, the scoring plays, any player's line, leaders, fantasy points, drives, turnovers or team stats of this game.",
  ],
  [
    /\b(?:your|you have a) favou?rite\b|\b(?:who )?(?:do )?(?:you|u) (?:like|root for|support|cheer for|want)\b|\bare you a .{2,20} fan\b|\bwhose side\b|\bdo you like\b/,
    "I don't take sides. I just like a good box score.",
  ],
  [
    /\b(?:tell|know|got) (?:me )?(?:a |any )?(?:football )?jokes?\b|\bmake me laugh\b|\bsay something funny\b/,
    "I'm more of a stats pickle than a stand-up. Ask me about the game.",
  ],
  [
    /\b(?:you|ur|youre|u) (?:suck|stupid|dumb|useless|trash|wrong|bad|terrible|awful|are (?:stupid|dumb|useless|trash|wrong|bad|terrible|awful|garbage|the worst|an idiot))\b|^(?:fuck|screw) (?:you|off)\b|\bshut up\b/,
    "Fair enough. Try me on the stats: longest play, turning point, leaders?",
  ],
  [
    /\b(?:you|ur|youre) (?:rock|the best|awesome|great|amazing|cool|smart|funny|cute)\b|\byou are (?:awesome|great|the best|amazing|cool|smart|funny)\b|\bi love (?:you|u)\b|\blove (?:you|u|ya)\b|\bgood bot\b/,
    "That's kind of a big dill. What's next?",
  ],
  [
    /^(?:are (?:you|u)|you|u|r u) (?:really |so )?(?:sure|certain|serious)\b|^(?:thats|that is|this is|its|it is) (?:wrong|not right|incorrect|false|a lie|bs)\b/,
    "I go by the play-by-play and the official stats. Tell me what looks off, and I'll look again.",
  ],
  [
    /^(?:gg|ggs|good game|skol|(?:lets )?go \w+(?: go)?$|merry \w+|happy \w+(?: \w+)?|congrats)\b/,
    "Right back at you. What do you want to know about this game?",
  ],
  [/\bsorry\b|^my bad$/, "No worries. Ask away."],
  [
    /^(?:yes|yeah|yep|no|nope|nah|maybe|idk|hmm+|huh|what|test|testing|hello world|asdf\w*)$/,
    "I'm listening. Ask me about this game: the score, a player, a play?",
  ],
  [
    /\bgame of the (?:year|week|century|season|decade)\b|\bdont me$/,
    "I don't rank games, but I can tell you everything that happened in this one.",
  ],
  [
    /\b(?:somebody|someone|anybody|anyone) (?:\w+ )?(?:check on|hug|help|pray for|call|come get|tell)\b/,
    "I only have the box score, but I'm here for it. Ask me what happened.",
  ],
  [/\bmeaning of life\b/, "First downs, mostly. What about this game?"],
];

/** What somebody says who asks nothing: how he feels, who he roots for. */
const FEELS = new RegExp(
  alternatives`
    \b(?:${alternatives`
      im | i am | my | me | lol | lmao+ | rofl | omg | lets go+ | let s go+ | baby | all day | nation | dont at me | painful | disease
      crying | cry | dying | dead | hate | hater | love | loving | insane | robbed | rigged | cooked | trash | garbage | unreal
      unbelievable | wild(?! card) | crazy | sick | amazing | awesome | boring | snoozer | classic | heartbreak\w* | pain | suffer\w*
      depress\w* | sad | happy | hyped | pumped | goat | legend | king | beast | stud | older | washed | clown | prayers | poor
      somebody | fan | fans | admit | still | slingin\w* | whats good | what is good | 12 | what a | such a
      so (?:good|bad|fun|ugly|tough) | cant believe | can not believe | never doubted | told (?:you|ya) | finally | go \w+ go
    `})\b
    ^(?:go \w+|\w(?: \w){3,}.*|\w{2,5} all day.*)$
  `,
);
const ASKS_STATS = new RegExp(
  String.raw`\b(?:${alternatives`
      who | whom | which | when | where | why | how | what | did | does | was | were | is | are | has | have | had | stats? | line
      yards? | yds | points? | pts | ppr | score | tds? | touchdowns? | targets | catches | carries | sacks? | picks? | ints? | many
      much | total | longest | split | most | more | best | worst | leaders? | qbs? | rbs? | wrs? | tes? | kickers? | defense | first
      second | half | quarter | drive | down | downs | penalt\w* | fumbles? | \d+(?! (?:yrs|years|beers|hours)\b)
    `})\b`,
);

const LONGEST_NAME = 3;
/** Shorter is a sigh. */
const SHORTEST_NAME = 5;

/** A few words that stand for nothing we know: somebody, most likely, of another game. */
export function isBareName({ text, unknown }: Pick<Question, "text" | "unknown">): boolean {
  return text.length >= SHORTEST_NAME && unknown.length <= LONGEST_NAME && unknown.join(" ") === text;
}

/** Whether a text only says how somebody feels about it: no word of it asks for anything that is counted, and no sign of it does. */
export function isFeeling(question: Question, written: string): boolean {
  const { text, concepts, asks } = question;
  if (isBareName(question) && !FEELS.test(text)) return false;
  if (concepts.size === 0 && asks === "other" && !written.includes("?") && !isNotHere(text) && !ASKS_STATS.test(text))
    return true;
  const said = text
    .replace(
      /\b(?:whats|what is) good\b|\byoure?\b|\bu a 12\b|\bwhat a\b|^.*\bwas (?:painful|fun|boring|ugly|awful|nuts|insane|wild|crazy)\b/g,
      " ",
    )
    .replace(
      /\b(?:most|best|worst) (?:boring|exciting|fun|painful|insane|ridiculous|stressful|(?:game|loss|win) (?:ever|of my life))\b/g,
      " ",
    )
    .replace(/^(?:this|that|it) (?:is|was) (?=\w+$)/, " ")
    .replace(/\b(?:is|was) (?=a |so |such |the (?:best|worst|goat)|my )/g, " ");
  return (FEELS.test(text) || /^(?:\w ){3,}/.test(text)) && !ASKS_STATS.test(said);
}

/** Small talk; null for what is a question about the game. */
export function smallTalk(text: string): string | null {
  return TALK.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Small talk that may name somebody of the game. */
export function isAddressed(text: string): boolean {
  return /^(?:lol |man |bro |yo |so )*(?:(?:somebody|someone|anybody|anyone) \w+|(?:do |are |r )?(?:you|u|ya) (?:like|love|hate|root|cheer)|(?:gg|ggs|congrats)\b|(?:lets )?go \w+(?: go)?$)/.test(
    text,
  );
}

/** What no statistics of a game hold. Nothing about the game is said where these are asked. */
const NOT_HERE = new RegExp(
  alternatives`
    \bdid (?:\w+ ){1,2}(?:explain|address|comment on|talk about) (?:after (?:the game|it)? ?|afterwards? |postgame )?(?:why|what|how|it|that|the)\b
    \bhow long (?:is|will|was) (?:he|\w+(?: \w+)?) (?:be )?(?:out|sidelined|gone|on ir)\b | \b(?:timetable|recovery time)\b
    \b(?:${alternatives`
      coach | coaches | coached | referee | referees | refs? | officials? | umpire | announcers? | commentators? | broadcasters?
      salary | contract | contracts | paid | money | trade | traded | trades | sign | signed | draft | drafted
      number \d+ (?:overall )?pick | overall pick | college | age | old is | height | weigh | weight | wife | girlfriend | married
      kids | dating | tickets? | halftime show | anthem | interview | said | quote | quotes | tweet | twitter | instagram | arrest
      arrested | suspended | suspension | fined | fines? | locker room | presser | press conference | say to
      what (?:did|was) (?:the )?\w+(?: \w+)? (?:say|saying|yell|yelling|scream|screaming|shout|shouting|think|thinking)
      admit(?:s|ted)? | (?:he|she|they|coach) explain(?:s|ed)? | apologi[sz]ed? | doing (?:before|after|during) | diagnos\w* | mri
      x rays? | canned | snap counts? | snap share | air yards | epa | passer rating | qbr | quarterback rating | qb rating | pff
      grade | graded | drops | dropped? (?:\w+ ){0,2}(?:pass|passes|balls) | drops did | yards after (?:the )?(?:catch|contact) | yac
      hurries | hurried | pressure[sd]? | time to throw | how fast | fired? | firing | separation | (?<!wind )speed | coin (?:toss|flip)
      good to go | win probability | jersey | uniform | number does | wear | odds | prop | parlay | moneyline | bet | bets | betting on
      wager | gamble | draftkings | fanduel | taylor swift | capital of | president | retire | retired | hall of fame | power rankings?
      standings | bye week | depth chart | start or sit | start em | sit em | waiver | waivers | rest of (?:the )?season
      (?:gonna|going to|will) (?:\w+ ){0,2}(?:win|make|get|play|start|beat|be|take|go|lose) | who wins
      snaps? (?:percent|percentage|rate|pct|number) | snaps? (?:did|does|has|have) \w+(?: \w+)? (?:play|get|have|log)
      snaps (?:played|for) | playing (?:in|next) | super bowl opponent | dynasty | keeper | trade value
      (?:1000|1 000|1k|1500|2000|a thousand|4000|5000)(?: \w+){0,2} (?:yards|yds)
      (?:to|past|over|crack|hit|reach|eclipse) (?:1000|1 000|1k|a thousand) | next (?:week|game|season|year) | last (?:week|season|year)
      previous (?:week|game) | tomorrow | this season | season total | career | all time | best ever | greatest | goat
      ever in(?! the (?:lead|game|red zone|hunt)| it) | in (?:\w+ )?history
      (?:best|worst|greatest) (?:\w+ ){1,3}(?:ever|alive|(?:in|of) (?:the |all )?(?:nfl|league|football|sports?|world))$
    `})\b
  `,
);

/** Seasons, other games and what no statistics hold. */
export function isForeign({ text, concepts }: Pick<Question, "text" | "concepts">): boolean {
  return isNotHere(text) || (concepts.has("season2") && !concepts.has("record") && !concepts.has("streak"));
}

export function isNotHere(text: string): boolean {
  return NOT_HERE.test(text);
}

const BETTING = new RegExp(
  String.raw`(?<!(?<!should )\bi )\b(?:${alternatives`
      bet | bets | betting(?! (?:line|favorite|spread|total)) | parlay | parlays | wager | moneyline | prop bets? | gamble | gambling
      lock of | sportsbook | draftkings | fanduel | units? on | hammer the | should (?:i|we) (?:take|back|play the)
      take the (?:over|under|points)
    `})(?= |$)`,
);
const ADVICE = new RegExp(
  alternatives`
    \b(?:should|shall|do|can) (?:i|we) (?:start|sit|trade|drop|pick up|add|keep|play|bench)\b(?! (?:with|over|back|by)\b)
    \b(?:would|should|do) you (?:start|sit|bench)\b(?! (?:with|over|back|by)\b) | \bwho to (?:start|sit|drop|bench|pick up)\b
    ^(?:start|sit|bench|drop) [\w ]+ or \w+ | \bstart or sit\b | \bstart em\b
  `,
);

export function isBetting(text: string): boolean {
  return BETTING.test(text);
}

export function isAdvice(text: string): boolean {
  return ADVICE.test(text);
}
