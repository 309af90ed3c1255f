import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { deedsOf, spotsOf } from "../clause/deed-spots.ts";

const DONE =
  "(?:[a-z]+(?:ed|en|own)|caught|built|run|hit|made|gone|come|set|put|kept|led|lost|won|found|struck|got|cut|brought|begun|held|sent|shot|fought)";
/** "Had just pulled in", not "had a catch". */
const HAD = new RegExp(
  String.raw`\bhad (?:just |already |earlier |also |previously |even |once |only )*${DONE}\b|\b(?:had|was|were)\b[^,;]{0,50} (?:in hand|in the books|on the board|behind (?:him|them)|under his belt|to his name|in the bank|in the bag)\b`,
);
/** What says by itself that it was before what is told around it. */
const BY_THEN = new RegExp(
  String.raw`\bby (?:then|that (?:time|point)),? [^.;]{0,40}\bhad\b|\bhad (?:already|previously|earlier) ${DONE}\b|\b(?:that|which) @ had (?:only )?just ${DONE}\b`,
  "i",
);
/** When the other thing was, after what somebody had done. */
const WHEN = /^[^\p{L}]*(?:when|by the time|before)\b/u;

const BORDER = /,|\b(?:when|because|after|since|once|as|while|where|before|until|by the time)\b/gi;

/** "Rice had caught a pass when Butker hit", "he scored because Rice had gone out": what had been done of two deeds of one clause. */
function withinClause(reading: Reading, own: readonly Fact[]): { word: string; had: readonly Fact[] } | null {
  const { written } = reading;
  const said = HAD.exec(written);
  if (own.length !== 2 || said === null) return null;
  const found = matches(written, BORDER);
  const borders = found.map(({ index }) => index);
  const from = borders.findLast((border) => border <= said.index) ?? 0;
  const to = borders.find((border) => border > said.index) ?? written.length;
  const spots = spotsOf(own, reading).filter(({ at }) => at >= from && at < to);
  const spot = spots.findLast(({ at }) => at < said.index) ?? spots[0];
  return found.every(([border]) => border === ",") || spot === undefined ? null : { word: said[0], had: spot.facts };
}

/** "Rice had just caught a pass when Butker hit", "by that time Kupp had bailed them out": what somebody had done was earlier. */
export function pastPerfect(reading: Reading): Finding[] {
  const { written, cited, before, beside, factsBefore, opensSentence, sentenceSoFar, textAfter, index } = reading;
  const own = deedsOf(cited, reading);
  const told = deedsOf(beside.before ? before : opensSentence ? factsBefore : [], reading);
  const inside = withinClause(reading, own);
  if (inside !== null)
    return after(
      inside.word,
      inside.had,
      own.filter((deed) => !inside.had.includes(deed)),
      index,
    );
  if (own.length === 0 || told.length === 0) return [];
  const was = WHEN.test(written) ? HAD.exec(sentenceSoFar) : null;
  // "Had already scored when he was intercepted": what it was before is told by the next clause.
  const said = WHEN.test(textAfter) ? null : BY_THEN.exec(written);
  const [had, then] = was === null ? [spotsOf(own, reading)[0]?.facts ?? [], told] : [told, own];
  const word = (was ?? said)?.[0];
  return word === undefined ? [] : after(word, had, then, index);
}

/** What is said to have been done by then came after it. */
function after(word: string, had: readonly Fact[], then: readonly Fact[], index: Reading["index"]): Finding[] {
  if (had.length === 0 || had.some((deed) => then.some((other) => index.compareTime(deed, other) <= 0))) return [];
  return [
    {
      word,
      reason: `${had.map(({ id }) => id).join(", ")} came after ${then.map(({ id }) => id).join(", ")}. Tell them in their order.`,
    },
  ];
}
