/** Who missed the end asks for it, and for no miss. */
const MISSED_IT =
  /^(?:(?:so|ugh|sorry|hey|damn|man)[, ]+)*(?:i )?(?:just )?(?:missed|slept through|fell asleep before|dozed off before|had to (?:miss|skip)) (?:the )?(?:very )?(?:end|ending|finish|whole (?:game|thing)|game|rest)(?: of (?:it|this|that|the game))?[\s,.;:!?–-]+(?:so )?(?=(?:who|what|how|when|where|did|was)\b)/i;

const MISSED_PART =
  /^(?:(?:so|ugh|sorry|hey|damn|man)[, ]+)*(?:i )?(?:just )?(?:missed|slept through) (the (?:\w+ )?(?:half|quarter|qtr|4th|3rd|2nd|1st|ot|overtime))[\s,.;:!?–-]+what (?:happened|went down|did i miss)\b/i;

/** A text without what somebody says of himself before he asks. */
export function withoutPreface(text: string): string {
  return text.replace(MISSED_PART, "what happened in $1").replace(MISSED_IT, "");
}
