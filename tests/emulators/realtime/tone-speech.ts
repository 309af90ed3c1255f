import { joined, silence, type Sound, tone } from "./sound.ts";

/** 2.5 words a second, as people talk. */
export const WORD_MS = 400;

/**
 * A beep for every word, with a pause after each and a longer one after a sentence. It lasts as long as speech of these words would
 * and is plainly no voice.
 */
export function toneSpeech(words: readonly string[], hurry = 1): Sound {
  return joined(...words.flatMap((word) => beep(word, hurry)));
}

function beep(word: string, hurry: number): Sound[] {
  const pause = /[.!?]\W*$/.test(word) ? 200 : 100;
  return [tone(240 + 40 * (word.trim().length % 7), (WORD_MS - pause) / hurry), silence(pause / hurry)];
}
