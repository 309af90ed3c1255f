import type { Fact } from "../../../facts/fact.ts";
import { ordinalOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { deedsOf } from "../clause/deed-spots.ts";

const GOES_ON =
  "(?: also)? (?:was (?:an?|the|his|from|good)|came|made it|made the|put|gave|cut|tied|broke|extended|stretched|pushed|covered|went|capped|traveled)\\b";
/** How a sentence goes on about the score that was told right before it. */
const IT = new RegExp(
  String.raw`^(?:and )?(?:it|that|this)(?: (?:one|score|touchdown|field goal|kick|catch|run|return))?${GOES_ON}`,
);
/** Which one of several. */
const NTH = new RegExp(
  String.raw`^the (?<nth>first|second|third|fourth|last)(?: (?:one|score|touchdown|field goal|kick|catch|run)| of (?:them|those|the (?:two|three)))?${GOES_ON}`,
);
/** What speaks of another deed than that one. */
const OF_OTHER = /@|\b(?:who|that|turn|next|then|before|after|until|when|again|time|one of)\b/;

/** "Butker kicked a 32-yard field goal. It made it 13-7": the score that "it" is, or that is called the second one, is the one that was told. */
export function toldAsIt(reading: Reading): Finding[] {
  const { text, cited, factsBefore, opensSentence, index } = reading;
  const [said, which] = [IT, NTH].map((says) => says.exec(text));
  const word = said?.[0] ?? which?.[0];
  const isScore = ({ kind }: Fact): boolean => kind === "score";
  const own = deedsOf(cited, reading);
  const told = [...new Set(deedsOf(factsBefore, reading))].filter(isScore).toSorted((a, b) => index.compareTime(a, b));
  if (!opensSentence || word === undefined || told.length === 0 || own.length === 0 || !own.every(isScore)) return [];
  if (OF_OTHER.test(text.slice(said?.[0].length ?? 0))) return [];
  const nth = which?.groups?.["nth"];
  const place = nth === "last" ? told.at(-1) : told[(ordinalOf(nth ?? "") ?? 0) - 1];
  const isOfThem = told.length > 1 && own.some((fact) => told.includes(fact));
  const meant = nth === undefined ? told : isOfThem ? [place] : own;
  return own.some((fact) => meant.includes(fact))
    ? []
    : [
        {
          word,
          reason: `${own[0]?.id ?? ""} is another score than the one that is told before. Say which one it was.`,
        },
      ];
}
