const ANSWER =
  "(?:(?:yes|no) (?:on|to) (?:both(?: counts)?|all (?:counts|of (?:it|them))|either(?: count)?)|yes|no|yep|yeah|nope|nah|sure|absolutely|definitely|certainly|of course|you bet|indeed|(?:i'm )?afraid (?:so|not)|not (?:a single one|a single thing|one|quite|really|exactly|at all|(?:even )?close(?: at all)?|crazy(?: at all)?|wrong|your imagination|so much|much|great|good|bad)(?: everything| all of (?:them|it)| always)?|unfortunately|sadly|luckily|thankfully|(?:pretty|very) much|kind of|sort of|more or less|almost|barely|hardly|close|(?:it |that )?depends(?: on (?:who|what|how) [a-z' ]{2,24})?)";
const HAPPY =
  "(?:thrilled|happy|delighted|pleased|fine|smiling|set|in (?:great|good|fine|bad|rough) shape|in luck|feeling (?:great|good))";
/** What a bet is placed on is advice that nobody gives here. */
const BET = String.raw`(?:the )?(?:over|under|points|spread|money|favorites?|underdogs?)\b|[^.]*(?:\s[+-]\d|\bto (?:win|cover|score))`;
const PICK = "(?:say|start with|point to|go with|take|pick|call it|call|argue for|lean toward|choose)";

interface Plainer {
  says: string;
  left: string;
  example: string;
  plain: string;
}

/** Short forms, in whatever is written. */
const CONTRACTIONS: readonly Plainer[] = [
  { says: "\\b(they|you|we)'re\\b", left: "$1 are", example: "They're 3-2.", plain: "They are 3-2." },
  { says: "\\b(they|you|we)'ve\\b", left: "$1 have", example: "They've won.", plain: "They have won." },
  {
    says: "\\b(he|she|it|that|they|there)'d (?=been|had)",
    left: "$1 had ",
    example: "He'd had six.",
    plain: "He had had six.",
  },
  { says: "\\bcan't\\b", left: "can not", example: "They can't.", plain: "They can not." },
  { says: "\\bwon't\\b", left: "will not", example: "They won't.", plain: "They will not." },
  { says: "(?<=[a-z])n't\\b", left: " not", example: "He wasn't.", plain: "He was not." },
];

/** What talk adds around a fact, and what is left of it. `says` is looked for without regard to capitals. */
export const TALK: readonly Plainer[] = [
  {
    says: "^(?:(?:(?:I think so|I believe so|honestly|well|oh|wow|whoa|yikes|hmm|technically|basically|actually|officially),? )?(?:I think so|I believe so|honestly|well|oh|wow|whoa|yikes|hmm|technically|basically|actually|ANSWER(?: indeed)?)(?:, (?:but |though |and |because |since |as )?| because |: |; ))+",
    left: "",
    example: "Oh yes, he did.",
    plain: "he did.",
  },
  {
    says: "^try (?=(?:the )?[A-Z0-9])",
    left: "",
    example: "Try Joseph's interception.",
    plain: "Joseph's interception.",
  },
  {
    says: "^(?:all|the one thing|what) I (?:have|know|can (?:see|say|tell you|give you|go by))(?: (?:here|about (?:him|it|that)))? is(?: that)? ",
    left: "",
    example: "All I have is that he was shaken up.",
    plain: "he was shaken up.",
  },
  {
    says: "^(?:but |though )?I can (?:tell|give|offer) you (?:that )?",
    left: "",
    example: "I can tell you the sacks instead.",
    plain: "the sacks instead.",
  },
  {
    says: "^I can(?:'t|not| not) (?:tell you|say|explain|see) (?:why|how|what for)(?:, but|[;:]) ",
    left: "",
    example: "I can't tell you why, but the try failed.",
    plain: "the try failed.",
  },
  {
    says: "^(?:but |and |though )?I (?:do not|don't|can not|can't|cannot|will not|won't) (?:give|offer|do|make) (?:any )?(?:betting|gambling) (?:advice|picks|tips|calls)\\b(?:, (?:but|though) |[:;] )?",
    left: "",
    example: "I don't give betting advice, but the total was 43.",
    plain: "the total was 43.",
  },
  {
    says: "^(?:but |and |though )?I (?:do not|don't) (?:have|know) (?:that|their (?:next )?opponent|the (?:next )?opponent|the answer|the details|anything (?:else|more))(?: (?:yet|here))?(?=[.,;:]|$)(?:, (?:but|though) |[:;] )?",
    left: "",
    example: "I don't have that, but he was shaken up.",
    plain: "he was shaken up.",
  },
  {
    says: "^(?:among|of|from) (?:the ones|those|what|the players) I can see, ",
    left: "",
    example: "Among the ones I can see, he fell short.",
    plain: "he fell short.",
  },
  {
    says: ",? (?:and|but|though) I have nothing(?: more| else)?(?: (?:on|about|for) (?:him|her|them|it|that|you|(?:his|her|their|the) [a-z]+))?(?: than that)?(?=[.,;]|$)",
    left: "",
    example: "He was shaken up, and I have nothing more on him than that.",
    plain: "He was shaken up.",
  },
  {
    says: "^(?:sure (?:was|did|were|is|does)|(?:glad|happy) to (?:help|look)|good (?:memory|eye|question|catch)|fair question|you remember (?:it )?right|no worries|gladly|you got it)(?:, (?:since|because|as) |[:;,] ?|\\.$)",
    left: "",
    example: "Sure was, since they were favored.",
    plain: "they were favored.",
  },
  {
    says: "^(?:so )?sorry(?: (?:about|for) (?:that|this|it|that one|this one|the wait|your (?:team|luck|loss)))?(?: to (?:say|tell you|hear)(?: (?:it|that|this))?)?(?:, but |[,:;] )",
    left: "",
    example: "Sorry about that one: he had 7.9.",
    plain: "he had 7.9.",
  },
  {
    says: "\\byou (?:(?:can|could|would|do|will|should) ?(?:not|n't)|can't|won't|hardly|never|can hardly) (?:really )?(?:argue|complain|quibble|ask|beat|blame|fault)(?: (?:with|about|for|much|him|them|it))*(?: more than)? ?",
    left: "",
    example: "You can't argue with 25.9 points.",
    plain: "25.9 points.",
  },
  {
    says: "\\byou never saw ((?:the )?[A-Z]\\w+) (lead|trail)\\b",
    left: "$1 never $2",
    example: "You never saw the Eagles lead by more than 11.",
    plain: "the Eagles never lead by more than 11.",
  },
  {
    says: "\\byou (?:won't|will not|can't|cannot|can not) find (?:an?|any|another|a single) ",
    left: "nobody had a ",
    example: "You won't find a longer play.",
    plain: "nobody had a longer play.",
  },
  {
    says: "^blink and you(?:'d| would)?(?: have)? miss(?:ed)? (?:it|him|that)[,:;] ",
    left: "",
    example: "Blink and you missed it: he scored.",
    plain: "he scored.",
  },
  {
    says: "\\b(?:certainly|definitely|surely|undoubtedly) (?=[a-z])",
    left: "",
    example: "He certainly led them.",
    plain: "He led them.",
  },
  { says: "^brace yourself[,:;] ", left: "", example: "Brace yourself, he had 0.2.", plain: "he had 0.2." },
  {
    says: "^you(?:'re| are) right(?: on (?:both|that|it|one))?[,:;] ",
    left: "",
    example: "You're right on both, 164-149.",
    plain: "164-149.",
  },
  {
    says: "^if you(?:'re| are) an? \\w+ fan(?: like me)?,? (?:I hear you,? )?",
    left: "",
    example: "If you're a Jaguars fan I hear you, they had eight flags.",
    plain: "they had eight flags.",
  },
  {
    says: "^what I (?:do )?know is(?: that)? ",
    left: "",
    example: "What I do know is that they missed two.",
    plain: "they missed two.",
  },
  {
    says: ", talk about timing(?=[.,;]|$)",
    left: "",
    example: "He scored late, talk about timing.",
    plain: "He scored late.",
  },
  {
    says: "\\bsure (?=(?:made|helped|paid|came|got)\\b)",
    left: "",
    example: "That sure made it close.",
    plain: "That made it close.",
  },
  { says: "^ANSWER\\.?$", left: "", example: "Yes.", plain: "" },
  {
    says: "^((?:for a|not|pretty|almost|nearly|very|quite|just|close|barely|only|a|right)[a-z ]{0,24}), (?:yes|no|yeah)(?=[,:;])",
    left: "$1",
    example: "Pretty close, yes: they scored.",
    plain: "Pretty close: they scored.",
  },
  {
    says: "\\bso,? (?:yes|no|yeah)(?=,)",
    left: "so",
    example: "He won, so yes, he did.",
    plain: "He won, so, he did.",
  },
  {
    says: ", (?:yes|no|yeah|nope)(?=[,:;])",
    left: "",
    example: "On the ground, yes: he ran.",
    plain: "On the ground: he ran.",
  },
  {
    says: "^(?:he|she|they|it|that) (?:sure|certainly|definitely|absolutely) (?:did|does|was|were|is|are|had|has)[,:;] ",
    left: "",
    example: "He sure did: he ran for 10 yards.",
    plain: "he ran for 10 yards.",
  },
  {
    says: "^(?:nobody|no one|neither)(?: of them)? did,? (?:since|as|because) ",
    left: "",
    example: "Nobody did, since they both lost one.",
    plain: "they both lost one.",
  },
  {
    says: "^(?:(?:a little|a bit|not really|very|somewhat|partly|sort of|kind of), )(?:since|because|as) ",
    left: "",
    example: "A little, because he missed one.",
    plain: "he missed one.",
  },
  {
    says: "^(?:believe it or not|for the record|funny enough|oddly enough|fair enough|to be fair|for what it's worth|in a word|honestly|look|for one thing|i'm afraid),? ",
    left: "",
    example: "Believe it or not, he led them.",
    plain: "he led them.",
  },
  {
    says: ",? (?:I'd say|I'm afraid|I think|I guess|I'd guess|if you ask me)(?=[,:;.]|$)",
    left: "",
    example: "Up and down, I'd say: he threw.",
    plain: "Up and down: he threw.",
  },
  {
    says: `\\bI(?:'d| would) (?:probably )?${PICK} (?!${BET})`,
    left: "",
    example: "I'd point to the late kick.",
    plain: "the late kick.",
  },
  { says: "\\bI (?:think|guess|believe) (?:it was |that )?", left: "", example: "I think he won.", plain: "he won." },
  { says: " (?:gets|has|got) my vote\\b", left: "", example: "The late kick gets my vote.", plain: "The late kick." },
  {
    says: `^if you (?:had|have|started|start|played|play|own|owned|drafted|rostered) ([^,]{2,40}), you(?:'re| are|'ll be| were) ${HAPPY}(?:, (?:because|since|as) |[.:;,]? )`,
    left: "$1: ",
    example: "If you had Collins, you're thrilled, because he scored.",
    plain: "Collins: he scored.",
  },
  {
    says: `^you(?:'re| are|'ll be|'d be| were| should be| can be) ${HAPPY}(?:, (?:because|since|as) |[:;,] )`,
    left: "",
    example: "You're in great shape: he scored.",
    plain: "he scored.",
  },
  {
    says: "^you (?:should|must|can|have to) (?:feel|be) (?:great|good|happy|fine|thrilled|pleased)(?:, (?:because|since|as) |[:;,] )",
    left: "",
    example: "You should feel great: he scored.",
    plain: "he scored.",
  },
  {
    says: "^you (?:couldn't|could not|can't|can not) (?:have gone|go) wrong(?: with (?:either|both))?[:;,] ",
    left: "",
    example: "You couldn't go wrong: he ran well.",
    plain: "he ran well.",
  },
  { says: "\\bleft you with ", left: "gave ", example: "That left you with 3 points.", plain: "That gave 3 points." },
  {
    says: "\\b(gave|got|gives|gets|netted|earned|cost|brought) you(?= (?:just |only )?(?:\\d|an? ))",
    left: "$1",
    example: "It gave you 14.3.",
    plain: "It gave 14.3.",
  },
  {
    says: "\\byou(?:'d| would)? (?:have )?(?:got|had|get) (?=(?:just |only )?\\d)",
    left: "he had ",
    example: "You got 15.5 points.",
    plain: "he had 15.5 points.",
  },
  {
    says: "(?<=points) (?:out of|from) (?:him|her|them)\\b",
    left: "",
    example: "5 points out of him",
    plain: "5 points",
  },
  {
    says: "(?<=good|great|fine|big|kind|bad) (?:for|to) you\\b",
    left: "",
    example: "He was good for you.",
    plain: "He was good.",
  },
  {
    says: "\\b(?:don't|do not) (?:forget|overlook|sleep on|miss|ignore)(?: about)? ",
    left: "",
    example: "Don't forget the kick.",
    plain: "the kick.",
  },
  { says: "\\b(that|it|this)'d be\\b", left: "$1 is", example: "That'd be the kick.", plain: "That is the kick." },
  { says: "(\\d:\\d\\d) was left\\b", left: "$1 left", example: "until 7:04 was left", plain: "until 7:04 left" },
  {
    says: "^not until the (?=(?:very )?end\\b|(?:last|final) )",
    left: "at the ",
    example: "Not until the very end",
    plain: "at the very end",
  },
  ...CONTRACTIONS,
];

const patternsOf = (rules: readonly Plainer[]): readonly { pattern: RegExp; left: string }[] =>
  rules.map(({ says, left }) => ({ pattern: new RegExp(says.replaceAll("ANSWER", ANSWER), "giu"), left }));
const RULES = patternsOf(TALK);
const SHORT = patternsOf(CONTRACTIONS);

/**
 * A clause of an answer as a report would have it: who talks to a person says `yes`, `you got` and `I'd say` around a fact, and none of it is a
 * claim about the game. What is left is held against the facts.
 */
export function plainTalk(clause: string): string {
  return RULES.reduce((text, { pattern, left }) => text.replace(pattern, left), clause.trim());
}

/** A clause of a report with its short forms written out: `didn't` denies as `did not` does. */
export function withoutContractions(clause: string): string {
  return SHORT.reduce((text, { pattern, left }) => text.replace(pattern, left), clause);
}
