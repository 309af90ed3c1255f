import { OF_TEAMS } from "../clause/of-teams.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { isKeptFromBall } from "../words/check-outcomes.ts";
import { silences } from "../clause/silences.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

/** Kinds that are one team's: a clause that names only the other one is about it. */
const ONE_SIDED: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([...OF_TEAMS, "form", "stage"]);

const FACES =
  /\b(?:against|versus|fac(?:e|es|ing)|meets?|meeting|solve|draws?|takes? on|deal with|date with) (?:a|an|the|one)\b/;

const DEFICIT = /\btrail(?:ed|ing)?\b|\b(?:deficit|hole)\b|\b(?:were|was|fell|never) (?:never )?(?:down|behind)\b/;

/** A clause about one team alone cites no fact of the other one. */
export function otherTeamCited(reading: Reading): Finding[] {
  const { hits, cited, text } = reading;
  const [sides, wrong] = sidesOf(reading);
  if (wrong !== undefined)
    return [{ word: wrong, reason: `It was on the other side of the field in ${idsOf(reading)}. Say whose.` }];
  const named = new Set(hits.flatMap(({ team }, nth) => (sides.has(nth) ? [] : (team ?? []))));
  const [only] = named;
  const isTheirs = ({ kind, marks, team }: Fact): boolean =>
    (ONE_SIDED.has(kind) || (kind === "lastGame" && !marks.includes("headToHead"))) && team !== null && team !== only;
  // Balls that one team took away are the other one's turnovers.
  if (cited.some(({ marks }) => marks.includes("turnovers")) && /took the ball away|takeaways?|forced/.test(text))
    return [];
  // Who faces a defense is not the one that allows the points.
  if (FACES.test(text) && cited.every(({ kind }) => kind === "mean")) return [];
  // "So the Jets are not without a chance": what a defense allows is a judgment of the team that it meets.
  if (reading.numbers.length === 0 && !reading.opensSentence && cited.every(({ marks }) => marks.includes("allowed")))
    return [];
  const isKept = cited.length > 0 && cited.every((fact) => isKeptFromBall(fact, text));
  if (isKept && named.size === 1 && cited.some(({ team }) => team === only)) {
    const kept = hits.find(({ team }) => team === only)?.written ?? "";
    return [{ word: kept, reason: `It is the ${kept} who had the ball in ${idsOf(reading)}. Name the other team.` }];
  }
  if (silences(reading).length > 0 || isKept) return [];
  // Who trailed by as many as 10 did so by the other team's largest lead.
  if (cited.length > 0 && cited.every(({ kind }) => kind === "largestLead") && DEFICIT.test(text)) {
    const own = named.size === 1 && cited.every(({ team }) => team === only);
    const word = hits.find(({ team }) => team === only)?.written ?? "";
    return own ? [{ word, reason: `${idsOf(reading)} is what the ${word} led by. Cite the other team's lead.` }] : [];
  }
  // "Were down 10-0", of the run or the score that made it so: who has fewer of the two figures.
  if (
    only !== undefined &&
    named.size === 1 &&
    cited.length > 0 &&
    cited.every(({ kind }) => kind === "run" || kind === "goAhead")
  ) {
    const behind = DEFICIT.test(text) ? cited.flatMap((fact) => behindIn(fact, reading)) : [];
    if (behind.includes(only)) return [];
    const word = hits.find(({ team }) => team === only)?.written ?? "";
    const isOwnRun = DEFICIT.test(text) && cited.every(({ kind, team }) => kind === "run" && team === only);
    if (behind.length > 0 || isOwnRun)
      return [{ word, reason: `It was not the ${word} who trailed in ${idsOf(reading)}. Name the other team.` }];
  }
  if (named.size !== 1 || cited.length === 0 || !cited.every(isTheirs)) return [];
  const word = hits.find(({ team }) => team === only)?.written ?? "";
  return [
    {
      word,
      reason: `${idsOf(reading)} is the other team's, not of the ${word}. Name the right team, or cite its own fact.`,
    },
  ];
}

/** The team with the fewer points of a score that is said, where it was so before or after the fact. */
function behindIn({ score }: Fact, { numbers, index }: Reading): string[] {
  return [score?.before, score?.after].flatMap((points) => {
    const { away = 0, home = 0 } = points ?? {};
    const isSaid = numbers.some(
      ({ form, value, other }) =>
        form === "pair" &&
        Math.max(value, other) === Math.max(away, home) &&
        Math.min(value, other) === Math.min(away, home),
    );
    return !isSaid || away === home ? [] : [away < home ? index.away.code : index.home.code];
  });
}

const SIDE =
  /#(?:'s?)? (?:\d{1,2}(?=[,.;]|$| (?:and|but|when|on|with|before|after|where|to|in)\b)|\d{1,2}-yard line|side of|territory|end of)/g;

/** "Inside #'s 20", "reached #'s 22": names that say where on the field it was, and one that is of the wrong team. */
function sidesOf({ text, hits, cited }: Reading): [sides: ReadonlySet<number>, wrong: string | undefined] {
  const places = placesOf(text);
  const found = matches(text, SIDE).filter(
    ({ index }) =>
      !/(?:^|[,;:] |\b(?:and|but|to|by) )(?:the )?$/.test(text.slice(0, index)) ||
      /\b(?:drove|went|got|moved|down|back) to (?:the )?$/.test(text.slice(0, index)),
  );
  const sides = found.map(({ index }) => places.indexOf(index));
  const wrong = found.findIndex(({ 0: said }, nth) => {
    const whose = hits[sides[nth] ?? -1]?.team ?? null;
    const yards = Number(/\d+/.exec(said)?.[0]);
    return cited.some(({ kind, team, marks, values: { yardsToEndZone } }) =>
      kind === "team" && marks.includes("redZone")
        ? team === whose
        : kind === "stop" || kind === "turnover" || marks.includes("sack")
          ? yards === yardsToEndZone && team !== whose
          : (kind === "play" || kind === "score" || kind === "conversion") &&
            yards === yardsToEndZone &&
            !marks.includes("return") &&
            team === whose,
    );
  });
  return [
    new Set(sides),
    wrong < 0 ? undefined : found[wrong]?.[0].replace("#", hits[sides[wrong] ?? -1]?.written ?? ""),
  ];
}
