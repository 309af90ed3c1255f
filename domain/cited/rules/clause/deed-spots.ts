import type { Fact } from "../../../facts/fact.ts";
import { matches } from "../../../words/matches.ts";
import { type Reading, relatedOf } from "../../reading.ts";
import { placesOf } from "./places-of.ts";

/** A deed where a clause names who did it, or a figure that no other deed of the clause has; several where he did more than one. */
export interface Spot {
  facts: readonly Fact[];
  at: number;
}

/** What is no deed, or takes a while: it stands for one where a clause has no other. */
const NO_DEEDS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "result",
  "break",
  "quarter",
  "largestLead",
  "drive",
]);
const SPANS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "drive",
  "run",
  "inARow",
  "break",
  "largestLead",
  "comeback",
]);
/** Relations of two deeds that are told as these deeds are. */
const OF_DEEDS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["ledTo", "answered", "gap"]);

/** What takes a while, or is so at a moment without being done at it. */
export function spansOf(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ kind, at }) => SPANS.has(kind) && at !== null);
}

/** What a clause tells that has a moment: by itself, or as what a relation relates; the scores of a run where it tells no other deed. */
export function eventsOf(reading: Reading): readonly Fact[] {
  const { cited, index } = reading;
  const isDeed = ({ kind, at, of }: Fact): boolean => at !== null && of.length < 2 && !NO_DEEDS.has(kind);
  const isRun = cited.some(isDeed);
  const all = new Set([
    ...cited,
    ...cited.flatMap((fact) =>
      fact.kind === "inARow" || (isRun && fact.kind === "run") ? [] : relatedOf(fact, index),
    ),
  ]);
  return deedsOf(
    [...all].filter(({ of, kind }) => of.length === 0 || kind === "rank" || SPANS.has(kind)),
    reading,
  );
}

/** What has a moment, a mark as the fact that it marks; drives and runs where there is nothing else. */
export function deedsOf(facts: readonly Fact[], { index }: Reading): readonly Fact[] {
  const all = facts.flatMap((fact) =>
    fact.of.length === 1 || OF_DEEDS.has(fact.kind)
      ? relatedOf(fact, index)
      : fact.of.length === 0 || SPANS.has(fact.kind)
        ? [fact]
        : [],
  );
  const told = [...new Set(all)].filter(({ at }) => at !== null);
  const deeds = told.filter(({ kind }) => !NO_DEEDS.has(kind) && !SPANS.has(kind));
  return deeds.length > 0 ? deeds : spansOf(told);
}

/** Who kicks after a touchdown did not score it. */
export function doersOf({ roles, marks }: Fact): string[] {
  return Object.entries(roles).flatMap(([role, id]) =>
    marks.includes("touchdown") && /^(?:kicker|try)/.test(role) ? [] : [id],
  );
}

/** What a clause calls a deed that nothing else marks: "had already kicked a field goal when he scored". */
const KIND_WORDS: readonly { says: RegExp; fits: (fact: Fact) => boolean }[] = [
  { says: /\bfield goal\b/g, fits: ({ marks }) => marks.includes("fieldGoal") },
  { says: /\btouchdown\b/g, fits: ({ marks }) => marks.includes("touchdown") },
  { says: /\b(?:interception|picked off|intercepted)\b/g, fits: ({ marks }) => marks.includes("interception") },
  { says: /\bfumble\b/g, fits: ({ marks }) => marks.includes("fumble") },
  { says: /\b(?:stopped|stuffed|denied|stops?)\b/g, fits: ({ kind }) => kind === "stop" },
  { says: /\bmissed\b/g, fits: ({ kind }) => kind === "miss" },
];

/** Where a clause tells each of its deeds, in its order: by who did it, by its yards, by its team, by the score that it made, by what it was. */
export function spotsOf(events: readonly Fact[], { text, hits, numbers, index }: Reading): Spot[] {
  const places = placesOf(text);
  const only = (fits: (fact: Fact) => boolean, at: number): Spot[] => {
    const found = events.filter(fits);
    // A ball that is lost and returned for a score is one play.
    const isOne =
      found.length > 0 && found.every((fact) => fact === found[0] || index.compareTime(fact, found[0] ?? fact) === 0);
    return isOne ? [{ facts: found, at }] : [];
  };
  const people = hits.map(({ players }, nth) => ({
    at: places[nth] ?? 0,
    isHis: (fact: Fact) => doersOf(fact).some((id) => players.includes(id)),
  }));
  const named = people.flatMap(({ isHis, at }) => only(isHis, at));
  const figures = numbers.flatMap(({ start, end, value, form }) =>
    form === "plain" && /^-yard|^ yards?\b/.test(text.slice(end))
      ? only(({ values }) => [values.yards, values.kickYards, values.returnYards].includes(value), start)
      : [],
  );
  const teams = hits.flatMap((hit, nth) =>
    hit.team === null ? [] : only((fact) => fact.team === hit.team, places[nth] ?? 0),
  );
  const scores = numbers.flatMap(({ form, value, other, start }) =>
    form !== "pair"
      ? []
      : only(({ score }) => {
          const made = score === null ? [] : [score.after.away, score.after.home];
          return made.includes(value) && made.includes(other ?? -1) && (value !== other || made[0] === made[1]);
        }, start),
  );
  const several = people.flatMap(({ isHis, at }) => {
    const own = events.filter(isHis);
    return own.length > 1 && own.length < events.length ? [{ facts: own, at }] : [];
  });
  const kinds = KIND_WORDS.flatMap(({ says, fits }) => matches(text, says).flatMap(({ index: at }) => only(fits, at)));
  const spots = [...named, ...figures];
  // "Missed from 27 and then from 51": of kicks the unit may be left out, where each of them is told so.
  const bare = numbers.flatMap(({ start, end, value, form }) =>
    form === "plain" &&
    /\bfrom $/.test(text.slice(0, start)) &&
    !/^(?: yards?\b|,? (?:and |or )?\d)/.test(text.slice(end))
      ? only(({ values }) => values.kickYards === value, start)
      : [],
  );
  const areAllTold = events.every((fact) => [...spots, ...bare].some(({ facts }) => facts.includes(fact)));
  if (areAllTold) spots.push(...bare);
  for (const more of [teams, several, scores, kinds])
    spots.push(...more.filter(({ facts }) => spots.every((spot) => !spot.facts.some((fact) => facts.includes(fact)))));
  const [lone] = events;
  const all = spots.toSorted((a, b) => a.at - b.at);
  return all.length === 0 && events.length === 1 && lone !== undefined ? [{ facts: [lone], at: text.length }] : all;
}
