import { type Item, wordsOf } from "./wire-item.ts";

/** Tokens of what was said: a listener's 100 ms and a speaker's 50 ms are a token each, and four letters of text. */
const HEARD_PER_SECOND = 10;
const SPOKEN_PER_WORD = 8;
const LETTERS = 4;

/** How many words of speech fit into so many tokens: each is sound and text. */
export function wordsWithin(tokens: number | "inf"): number {
  return tokens === "inf" ? Infinity : Math.floor(tokens / (SPOKEN_PER_WORD + 1.5));
}

export interface Spoken {
  text: string;
  words: number;
  isSound: boolean;
}

/** The `usage` of a response: the whole conversation is read again, what was read before as cached. */
export function tokenUsage(
  instructions: string,
  items: readonly Item[],
  heardSeconds: number,
  spoken: Spoken,
  cached: number,
) {
  const letters = instructions.length + items.reduce((sum, item) => sum + lettersOf(item), 0);
  const input = { text: Math.ceil(letters / LETTERS), audio: Math.ceil(heardSeconds * HEARD_PER_SECOND) };
  const output = {
    text: Math.ceil(spoken.text.length / LETTERS),
    audio: spoken.isSound ? spoken.words * SPOKEN_PER_WORD : 0,
  };
  const known = Math.min(cached, input.text);
  return {
    total_tokens: input.text + input.audio + output.text + output.audio,
    input_tokens: input.text + input.audio,
    output_tokens: output.text + output.audio,
    input_token_details: {
      text_tokens: input.text,
      audio_tokens: input.audio,
      image_tokens: 0,
      cached_tokens: known,
      cached_tokens_details: { text_tokens: known, audio_tokens: 0, image_tokens: 0 },
    },
    output_token_details: { text_tokens: output.text, audio_tokens: output.audio },
  };
}

function lettersOf(item: Item): number {
  return wordsOf(item).length + (item.output ?? "").length + (item.arguments ?? "").length;
}
