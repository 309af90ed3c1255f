import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import { idsOf, type Reading } from "../../reading.ts";

/** How a clause goes on with the subject of the one before it. */
const GOES_ON =
  /^[^\p{L}@#]*(?:and|but|then|before|after)(?: then)? (?:(?:also|later|then|even|soon|eventually|had|has|\w+ly|once|twice) )*(?<verb>took|ran|threw|caught|made|kicked|hit|added|scored|finished|returned|recovered|intercepted|picked|sacked|forced|turned|converted|moved|gained|led|had|found|connected|completed|missed|topped|drew|beat|broke|plunged|punched|hauled|grabbed|pulled|reached|capped|closed|went|tacked|chipped|rushed|carried|posted|piled|racked|finishing|scoring|adding|taking|running|catching|throwing|kicking)\b/u;
/** Whose a fact is that a person did or has. */
const OF_PEOPLE: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "score",
  "play",
  "conversion",
  "twoPoint",
  "turnover",
  "miss",
  "line",
  "fantasy",
  "usage",
  "projection",
  "seasonHigh",
  "threshold",
]);

/** Who a sentence, or the latest clause of it, is about. */
const SUBJECT = /(?:^|, |\b(?:and|but|while) )[@#](?= (?!(?:and|or|with|on|from|in|to|for|at|by)\b)[a-z])/g;

/** "McCloud ran for 20 yards and later took a pass": who goes on is who the sentence began with, and has a part in what is cited. */
export function sameSubject(reading: Reading): Finding[] {
  const { text, hits, cited, beside, sentenceSoFar, index } = reading;
  const said = GOES_ON.exec(text);
  if (said === null || !beside.before) return [];
  const told = maskNames(sentenceSoFar, index);
  const last = matches(told.text.trim(), SUBJECT).at(-1);
  const subject =
    last === undefined
      ? undefined
      : told.hits[(told.text.slice(0, last.index + last[0].length).match(/[@#]/g)?.length ?? 0) - 1];
  if (subject === undefined || subject.players.length === 0) return [];
  if (hits.some(({ players }) => players.some((id) => subject.players.includes(id)))) return [];
  const own = cited.filter(({ kind, roles }) => OF_PEOPLE.has(kind) && Object.keys(roles).length > 0);
  if (own.length === 0 || own.some(({ roles }) => Object.values(roles).some((id) => subject.players.includes(id))))
    return [];
  return [
    {
      word: said[0].trim(),
      reason: `${subject.written} has no part in ${idsOf(reading)}. Name who did it.`,
    },
  ];
}
