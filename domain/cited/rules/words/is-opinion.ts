import { textWords } from "../../fact-words.ts";
import { isFree } from "../../free-words.ts";
import { maskIdioms } from "../../idioms.ts";
import { maskNames } from "../../name-mask.ts";
import type { Reading } from "../../reading.ts";
import { stemsOf, wordStem } from "../../word-stem.ts";
import { isTalkWord } from "./check-talk.ts";

/** Verbs and nouns of who judges: nothing in them happened. */
const JUDGES = new Set(
  stemsOf(`matter count look seem feel sound stand help hurt last trust lean favor like prefer temper expect expectation careful caution concern worry case start sit stash
    target play avoid fade care risk reason edge advantage matchup spot upside floor ceiling value volume workload stack confidence expect manager managers lineup lineups fantasy owner owners roster
    home road place site venue weather wind form week run pass passing rushing receiving defense offense line game ground air third down fun worth pay stay work favorite`),
);

const EVENT =
  "(?:strip-sack|sack|fumble|interception|pick|stop|stand|return|kick|field goal|miss|catch|run|touchdown|throw|drive|punt|block|play|score|turnovers?|takeaways?|giveaways?)s?";
/** An answer that only says which: no verb in it. */
const NAMES_ONE = new RegExp(
  String.raw`^(?:maybe |probably |easily )?(?:the|that|his|their|@'s|#'s) (?:[\w-]+ ){0,2}${EVENT}(?: (?:by|from|of|in|on) [\w @#'-]{1,40})?,? $`,
);

/** "The ground game stands out, because ...": what is explained is a judgment, or an answer's bare yes, and nothing that happened. */
export function isOpinion(at: number, { text, sentenceSoFar, index, isAnswer }: Reading): boolean {
  const so = maskIdioms(maskNames(sentenceSoFar, index).text) + text.slice(0, at);
  const main = so.split(/[.;:]\s/).at(-1) ?? "";
  return (
    /\p{L}/u.test(main) &&
    !/\d/.test(main) &&
    ((isAnswer && NAMES_ONE.test(main)) ||
      textWords(main).every((word) => {
        const stem = wordStem(word);
        return isFree(stem) || JUDGES.has(stem) || isTalkWord(stem);
      }))
  );
}
