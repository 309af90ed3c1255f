import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { stemsOf, wordStem } from "../../word-stem.ts";

/** What two do who talk about a game: the one asks and sees, the other one says and knows. Nothing that happens on a field, in a league or at a counter. */
const TALK = new Set(
  stemsOf(`say tell ask answer see look watch notice spot find know remember recall recollect forget think guess suppose believe mean hear argue agree disagree understand
    imagine picture point count add blame thank complain like love hate enjoy appreciate wonder expect want wish hope call read check follow show give offer go help judge explain
    speak describe mention list track overlook ignore miss need have get be do can could will would should may might must 'll 'd 've 'm 're not never always also just only still
    probably really certainly definitely surely hardly maybe actually honestly personally sorry afraid glad happy sure fair right safe question memory eye now here anymore today
    won't don't didn't can't couldn't wouldn't shouldn't haven't cannot more beyond status start bench sit play own roster stream use draft come walk end finish up take put blame side sides root had anything everything nothing something`),
);
/** What is not talked of by I and you, whatever the verb: money on a game. */
const BETS =
  /\b(?:bet|wager|parlay|moneyline|hammer|lay(?:ing)?|(?:take|taking|took|like|go with|lean|ride|fade|back|play)(?: \w+){0,2} (?:over|under|points|spread|favorites?|underdogs?)|to (?:cover|win)(?: next| this|[.,]| tonight| the))\b/i;
const SPEAKERS = /(?<![\p{L}'])(?:I|i|you|me|my|your|yours|myself|yourself)(?![\p{L}])/u;
const VERB_OF_SPEAKER =
  /(?<![\p{L}'])(?:I|i|you)(?:['’](?:ll|d|ve|m|re))? (?:(?:also|just|only|still|really|probably|never|always|certainly|definitely|actually|might|may|could|can|would|will|should|do|did|not|have|had|already|even) )*([a-z']+)/gu;

/** Whether somebody speaks of himself or to the reader in it. */
export function isTalk({ isAnswer, text }: Pick<Reading, "isAnswer" | "text">): boolean {
  return isAnswer && SPEAKERS.test(text);
}

/** Whether a word, by its stem, is one of talk. */
export function isTalkWord(stem: string): boolean {
  return TALK.has(stem) || /^(?:(?:i|you)(?:['’](?:ll?|d|ve|m|re))?|me|my|your|yours|myself|yourself)$/.test(stem);
}

/** An answer may say I and you around a fact; neither of them plays, wins or bets. */
export function checkTalk(reading: Reading): Finding[] {
  const { text } = reading;
  if (!isTalk(reading)) return [];
  const bet = BETS.exec(text)?.[0];
  return [
    ...(bet === undefined ? [] : [{ word: bet, reason: "Nobody is told here what to bet on. Leave it out." }]),
    ...matches(text, VERB_OF_SPEAKER)
      .filter(([, verb = ""]) => !TALK.has(wordStem(verb)) && !isAfterSpeaker(verb))
      .map(({ 0: word }) => ({ word, reason: `"${word}": an answer speaks of the game, not of who asks it.` })),
  ];
}

/** "For you too, with ...": no verb of theirs. */
function isAfterSpeaker(word: string): boolean {
  return /^(?:who|what|how|why|when|where|which|that|whether|with|from|for|on|in|at|the|an?|his|their|just|only|and|but|if|is|was|too|as|over|more|of|to|any|all|some|most|both|plenty|in|this|that)$/.test(
    word,
  );
}
