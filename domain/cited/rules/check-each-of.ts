import { matches } from "../../words/matches.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading } from "../reading.ts";
import { placesOf } from "./places-of.ts";

const DEEDS =
  "(?:touchdown passes|touchdowns|passes|catches|throws|runs|scores|interceptions|picks|sacks|field goals|kicks|fumbles|takeaways|misses|extra points)";
/** "@ caught both of his touchdown passes", "@ caught touchdown passes of 10 and 20 yards": several deeds of one person. */
const SEVERAL = new RegExp(
  String.raw`@(?: also| then| himself| \w+ly)? (?:caught|threw|ran for|ran in|had|made|kicked|hit|added|scored|recorded|intercepted|recovered|hauled in|grabbed|got|took|missed|booted)(?: in)? (?:(?:both|all (?:two|three|four|five|\d))(?: of)? (?:the |his |their |@'s |#'s? )?(?:[\w-]+ )?${DEEDS}|(?:[\w-]+ )?${DEEDS} (?:of|from|for) \d+(?:,? and \d+|, \d+))`,
  "g",
);

/** What somebody is said to have done in several deeds he did in each one that is cited. */
export function checkEachOf(reading: Reading): Finding[] {
  const { text, hits, cited } = reading;
  const deeds = cited.filter(({ at, roles, of }) => at !== null && of.length === 0 && Object.keys(roles).length > 0);
  if (deeds.length < 2) return [];
  const places = placesOf(text);
  const [found, another] = matches(text, SEVERAL);
  const who = found === undefined ? undefined : hits[places.indexOf(found.index)];
  // Of two people nobody knows whose each one is.
  if (found === undefined || who === undefined || another !== undefined) return [];
  if (hits.some(({ team }, nth) => team === null && (places[nth] ?? 0) > found.index + found[0].length)) return [];
  return deeds.every(({ roles }) => Object.values(roles).some((id) => who.players.includes(id)))
    ? []
    : [
        {
          word: found[0].replaceAll("@", who.written).replaceAll("#", "…"),
          reason: `Not every one in ${idsOf(reading)} is ${who.written}'s. Say whose each one was.`,
        },
      ];
}
