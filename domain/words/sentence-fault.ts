const THIRD_PERSON = "Write in the third person, without I, we or you.";
/** Who writes and who reads: an answer may speak of both, a text of neither. */
const TWO_WHO_TALK = /\b(?:I(?![.\p{L}])|[Yy]ou|[Yy]our|[Yy]ours|me|[Mm]y|mine|myself)\b/u;

/** What no sentence of a text may hold, whatever the facts say, and how its writer is told. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // First, so that no other rule has to look at what is no word.
  [/\S{51}/, "There is a word of more than 50 signs in it."],
  [
    /\bhttps?:|\bwww\.|[[\]]|\b[\w-]+\.(?:com|net|org|io|co|gg|ly|tv|info|biz|xyz|app|dev|ru|cn|uk|de|eu)\b/i,
    "Links, images and addresses are not allowed.",
  ],
  [/@\w|#[A-Za-z]|\w@/, "Email addresses, names of accounts and hashtags are not allowed."],
  [/[<>{}`|\\^~=]|&#?\w+;/, "HTML, tables and code are not allowed."],
  [
    /\p{Extended_Pictographic}|[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/u,
    "Only letters, digits and ordinary punctuation are allowed.",
  ],
  [/(?!\p{Script=Latin})\p{L}/u, "Only Latin letters are allowed."],
  [/[\p{L}\p{N}+/=_]{25,}/u, "There is a word of more than 24 letters in it."],
  [/\b(?:[Ww]e|[Oo]ur|[Oo]urs|us|[Ll]et['’]s)\b/u, THIRD_PERSON],
  [
    /\b(?:AI\b|A\.I\.|JSON\b)|\b(?:language model|chatbot|prompts?|instruct(?:ed|ions?)|training data|data ?set|developer message|jailbreak\w*)\b|\b(?:[Ii]gnore|[Dd]isregard|[Oo]verride)s? (?:all|any|the|these|those|previous|prior|every\w*)\b|\b(?:[Tt]he|[Tt]his|provided|supplied|given) (?:brief|data)\b|\b(?:system|hidden|secret) (?:message|password|key|text)\b/u,
    "Write of the game alone, not of the data, the request or the writer.",
  ],
];

const SMALL =
  /\b(?:the|a|an|of|and|to|in|for|with|on|at|by|from|as|was|were|is|are|had|has|his|their|its|after|but|that|it|he|they|who|into|over|while|when|before|than|not|although|though|both|each|did|no|out|up|more|only|all|off|one|two|three|four|five|six|yards?|points?|touchdowns?|will|be|been|this|under|should|can|have|or)\b/g;
const LEAST_FOR_LANGUAGE = 7;
/** One word in seven without a capital is small or of the field, where ordinary prose has two in five. */
const LEAST_ENGLISH = 1 / 7;

/** Why a sentence may not stand in a text, or in an answer, apart from its facts: a clear sentence for its writer; null where it may. */
export function sentenceFault(sentence: string, { isAnswer = false } = {}): string | null {
  const rule = RULES.find(([pattern]) => pattern.test(sentence));
  if (rule !== undefined) return rule[1];
  if (!isAnswer && TWO_WHO_TALK.test(sentence)) return THIRD_PERSON;
  const words = sentence.match(/(?<![\p{L}'])\p{Ll}[\p{L}']*/gu)?.length ?? 0;
  const small = sentence.match(SMALL)?.length ?? 0;
  return words >= LEAST_FOR_LANGUAGE && small < words * LEAST_ENGLISH ? "Write in English." : null;
}
