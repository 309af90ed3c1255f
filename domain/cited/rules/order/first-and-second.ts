import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading, relatedOf } from "../../reading.ts";
import { deedsOf } from "../clause/deed-spots.ts";
import { placesOf } from "../clause/places-of.ts";

const NOUNS: readonly (readonly [says: string, isOf: (fact: Fact) => boolean])[] = [
  ["picks?|interceptions?|thefts?|steals?", ({ marks }) => marks.includes("interception")],
  ["fumbles?|strips?", ({ marks }) => marks.includes("fumble")],
  ["takeaways?|turnovers?|giveaways?", ({ kind }) => kind === "turnover"],
  ["stops?|stands?", ({ kind }) => kind === "stop"],
  ["miss(?:es)?", ({ kind }) => kind === "miss"],
];
const WHICH = new RegExp(
  String.raw`\b(?:the|his|their) (?<nth>first|second|third)(?: (?:one|(?<noun>${NOUNS.map(([says]) => says).join("|")}))| of (?:those|these|the|his|their) (?:two |three )?(?<noun>${NOUNS.map(([says]) => says).join("|")})| of (?:them|those))?(?= (?:\w+ly )?(?:led|set|became|turned|brought|gave|got|produced|resulted|to|sealed|ended|iced|clinched|decided|finished|cost)\b)`,
  "g",
);
const SCORES = [
  [/\btouchdown/, "touchdown"],
  [/\bfield goal/, "fieldGoal"],
] as const;
const PLACES = ["first", "second", "third"];

/** "The first pick led to a touchdown by Hill and the second to a field goal": of the deeds of the sentence before, in their order, each with the relation that is its own. */
export function firstAndSecond(reading: Reading): Finding[] {
  const { text, hits, cited, factsBefore, index, borne } = reading;
  const places = placesOf(text);
  const found = matches(text, WHICH);
  const won = [...new Set(deedsOf(factsBefore, reading))]
    .filter(({ kind }) => kind !== "score")
    .toSorted((a, b) => index.compareTime(a, b));
  return found.flatMap(({ 0: said, index: at, groups = {} }, nth): Finding[] => {
    const noun = groups["noun"] ?? found[0]?.groups?.["noun"] ?? "";
    const isOf = NOUNS.find(([says]) => new RegExp(`^(?:${says})$`).test(noun))?.[1];
    const told = isOf === undefined ? won : won.filter(isOf);
    const deed = told[PLACES.indexOf(groups["nth"] ?? "")];
    if (told.length < 2 || deed === undefined || told.some(({ kind }) => kind !== deed.kind)) return [];
    const own = cited.filter(({ of }) => of.includes(deed.id));
    const others = cited.filter(({ of }) => told.some(({ id }) => id !== deed.id && of.includes(id)));
    const end = found[nth + 1]?.index ?? text.length;
    const named = hits.filter((_hit, place) => (places[place] ?? 0) > at && (places[place] ?? 0) < end);
    const cast = new Set(own.flatMap((fact) => relatedOf(fact, index)).flatMap(({ roles }) => Object.values(roles)));
    const areHis = named.every(({ players }) => players.length === 0 || players.some((id) => cast.has(id)));
    const [segment, scores] = [text.slice(at, end), own.flatMap((fact) => relatedOf(fact, index))];
    const isSo =
      own.length > 0 &&
      areHis &&
      SCORES.every(([says, mark]) => !says.test(segment) || scores.some(({ marks }) => marks.includes(mark)));
    if (isSo) borne.push([at, at + said.length]);
    return isSo || own.length + others.length === 0
      ? []
      : [{ word: said, reason: `That is not what ${deed.id} has in ${idsOf(reading)}. Say what each of them led to.` }];
  });
}
