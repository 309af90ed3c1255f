import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords } from "../../fact-words.ts";
import { isFree } from "../../free-words.ts";
import type { NameHit } from "../../name-mask.ts";
import { idsOf, type Reading, relatedOf } from "../../reading.ts";
import { wordStem } from "../../word-stem.ts";
import { placesOf } from "../clause/places-of.ts";
import { silences } from "../clause/silences.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Everyone named is in a cited fact; in a clause without ids, in one that is cited close by. Teams may be named anywhere. */
export function checkNames(reading: Reading): Finding[] {
  const { hits, index, part, nearby, asked } = reading;
  const quiet = silences(reading);
  for (const { 0: said, index: at } of quiet) reading.borne.push([at, at + said.length]);
  const places = placesOf(reading.text);
  const place = (nth: number): number => places[nth] ?? -1;
  const faults = hits.flatMap((hit, nth) => {
    if (hit.team !== null || meant(hit, reading).length > 0) return [];
    if (hit.players.some((id) => nearby.has(id) && part.ids.length === 0)) return [];
    if ((asked.includes(hit.written) && isAside(place(nth), reading)) || isSacked(hit, place(nth), reading)) return [];
    if (isAmongAll(place(nth), reading)) return [];
    if (quiet.some(({ 0: said, index: at }) => place(nth) >= at && place(nth) < at + said.length)) return [];
    const name = index.people.get(hit.players[0] ?? "")?.name ?? hit.written;
    return [
      { word: hit.written, reason: `${name} is not in ${idsOf(reading)}. Name who is, or cite a fact about ${name}.` },
    ];
  });
  return [...faults, ...strangers(reading), ...otherLeader(reading)];
}

/** "That was Jenkins, not Crosby": who is asked about and did nothing of what is cited is told of beside it. */
function isAside(at: number, { written, text }: Reading): boolean {
  return ASIDE.test(written) || text.slice(0, at).trim() === "";
}

/** "More than anybody else, Fields included": who has the most of the game has more than he. */
function isAmongAll(at: number, { text, cited }: Reading): boolean {
  const isTold = /^@ included\b/.test(text.slice(at)) || /\b(?:including|even) $/.test(text.slice(0, at));
  return (
    isTold &&
    /\b(?:any(?:body|one)|every(?:body|one)|all others?|the rest)\b/.test(text) &&
    cited.some(({ kind, marks }) => kind === "rank" && marks.includes("ofGame") && marks.includes("most"))
  );
}

const ASIDE = new RegExp(
  alternatives`
    \b(?:${alternatives`
      not | no | none | nobody | nothing | never | neither | nor | without | instead | than | unlike | besides? | except | over | behind
      ahead | against | while | rather | else | other | to | compared | versus | vs | alongside | along with | in place | filling in
      replac\w+ | reliev\w+ | for @ | out | absent | inactive
    `})\b
    n't\b
  `,
  "i",
);

/** "Sacked Murray five times" of a team's sacks: he took all of them. */
function isSacked({ players }: NameHit, at: number, { cited, index, numbers }: Reading): boolean {
  const said = numbers.find(({ start }) => start > at && start - at <= 16)?.value;
  const rows = cited.flatMap((fact) => (fact.kind === "compare" ? relatedOf(fact, index) : [fact]));
  const sacks = rows.filter(({ kind, marks }) => kind === "team" && marks.includes("sacks"));
  return sacks.some(({ team, values }) =>
    players.some((id) => {
      const line = index.line(id, "passing");
      return (
        line !== null &&
        line.team !== team &&
        line.values.sacksTaken === values.sacks &&
        (values.sacks === said || values.sacks === 0)
      );
    }),
  );
}

/** Who cites a rank tells of the one who has it: where only others are named, it is somebody else's. */
function otherLeader(reading: Reading): Finding[] {
  const { hits, cited, index, asked } = reading;
  const people = hits.filter(({ players }) => players.length > 0);
  if (people.length === 0) return [];
  // "Threw for more yards, 330 to 309": of two ranks that are worked out one is of who is named.
  const areTwo =
    reading.borne.length > 0 &&
    cited.some(
      ({ kind, roles }) => kind === "rank" && people.some(({ players }) => players.includes(roles.player ?? "")),
    );
  if (areTwo) return [];
  return cited.flatMap((fact): Finding[] => {
    const own = [fact, ...relatedOf(fact, index)].flatMap(({ roles }) => Object.values(roles));
    const isTold = own.length === 0 || people.some(({ players }) => players.some((id) => own.includes(id)));
    if (fact.kind !== "rank" || isTold) return [];
    const word = people.find(({ written }) => !asked.includes(written))?.written ?? people[0]?.written ?? "";
    return [{ word, reason: `${fact.id} is somebody else's, not ${word}'s. Name who has it, or cite another fact.` }];
  });
}

/** Which of several with the surname is meant: the one that the cited facts name. */
export function meant({ players }: NameHit, { named }: Reading): readonly string[] {
  return players.filter((id) => named.some(({ roles }) => Object.values(roles).includes(id)));
}

const CAPITAL = /(?<![\p{L}\p{N}'-])\p{Lu}[\p{L}'-]+/gu;
/** Capitals of the field, days, and what a reader of football takes for words. */
const KNOWN = new Set(
  `PPR NFL AFC NFC Super Bowl Week No TD TDs OT Monday Thursday Sunday Saturday Friday Q1 Q2 Q3 Q4 OT Hail Mary Divisional Round Wild Card January February
  September October November December`.split(/\s+/),
);

/** Words with a capital that name nobody of the game and stand in no cited fact. */
function strangers(reading: Reading): Finding[] {
  const { written: text, pool, index, asked } = reading;
  const isTitle = isTitled(text);
  const known = pool.map((fact) => factWords(fact, index));
  return matches(text, CAPITAL).flatMap(({ 0: word, index: at }) => {
    const bare = word.replace(/'s?$/, "");
    const isFirst = /(?:^|[.!?:;"“(]\s*|^\W+)$/.test(text.slice(0, at));
    const isBeforeName = text.startsWith(" @", at + word.length);
    // The first word may be any word: whether one vouches for it is another rule's business, unless a name follows.
    if (
      (isFirst || isTitle) &&
      !(isBeforeName && isFirst && !/(?:ing|ed|ly)$/.test(bare) && !OPENERS.has(bare) && !isFree(wordStem(bare)))
    )
      return [];
    if (
      KNOWN.has(bare) ||
      (asked.includes(bare) && isAside(at, reading)) ||
      known.some(({ capitals, own }) => capitals.has(word) || capitals.has(bare) || own.has(wordStem(bare)))
    )
      return [];
    return [{ word: bare, reason: `Nobody and nothing in ${idsOf(reading)} is called ${bare}. Leave the name out.` }];
  });
}

/** Words that may stand before a name at the start of a sentence. */
const OPENERS = new Set(
  `After Before When While As Then With And But So Yet Once Though Although Still Later Both Only Even From By For On In At To Of If That Then
  Behind Meanwhile Instead Quarterback Receiver Kicker Safety Cornerback Linebacker End Tackle Rookie Backup Here Until Since Because
  Quarterbacks Receivers Kickers Safeties Cornerbacks Linebackers Ends Tackles Backs Rookies Where Now Again Next First Neither Either Nor Nobody`.split(
    /\s+/,
  ),
);

function isTitled(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}
