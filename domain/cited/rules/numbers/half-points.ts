import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";
import { alternatives } from "../../../words/alternatives.ts";

const SCORED = new RegExp(
  String.raw`#(?: (?:only|had|already|also))* (?:(?:scored|put up|managed|posted) (?:just |only |all )?(?<count>\d+|[a-z]+)(?: points)?|(?:had|got) (?:just |only |all )?(?<owned>\d+|[a-z]+) points) (?:${alternatives`
      in the first half | before halftime | by halftime | before the (?:half|break) | at halftime | at the half
    `})\b`,
  "g",
);

/** "The Bears scored 14 points in the first half": of the score at the break each team has its own side. */
export function halfPoints(reading: Reading): Finding[] {
  const { text, hits, cited, index } = reading;
  const half = cited.find(({ marks, kind }) => kind === "break" && marks.includes("halftime"))?.score?.after;
  if (half === undefined) return [];
  const places = placesOf(text);
  return matches(text, SCORED).flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const team = hits[places.indexOf(at)]?.team;
    const count = groups?.["count"] ?? groups?.["owned"] ?? "";
    const said = numberOf(count) ?? Number(count);
    const real = team === index.away.code ? half.away : half.home;
    return Number.isNaN(said) || said === real
      ? []
      : [
          {
            word: word.slice(2),
            reason: `They had ${real} at halftime (${idsOf(reading)}). Say so.`,
          },
        ];
  });
}
