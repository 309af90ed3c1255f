import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

/** What people call who plays where, by the letters of a position. */
export const POSITIONS: readonly { says: string; positions: readonly string[] }[] = [
  { says: "quarterback|signal-caller", positions: ["QB"] },
  { says: "running back|tailback|halfback|fullback", positions: ["RB", "FB", "HB"] },
  { says: "wide receiver|wideout", positions: ["WR"] },
  { says: "receiver|pass-catcher", positions: ["WR", "TE", "RB", "FB"] },
  { says: "tight end", positions: ["TE"] },
  { says: "kicker|place-kicker", positions: ["K"] },
  { says: "punter", positions: ["P"] },
  { says: "linebacker", positions: ["LB", "ILB", "OLB", "MLB"] },
  { says: "cornerback", positions: ["CB", "DB"] },
  { says: "defensive back", positions: ["CB", "DB", "S", "FS", "SS", "SAF"] },
  { says: "defensive (?:end|tackle|lineman)|edge rusher", positions: ["DE", "DT", "DL", "NT", "OLB", "LB"] },
  {
    says: "offensive (?:tackle|guard|lineman|center)|left tackle|right tackle",
    positions: ["T", "OT", "G", "OG", "C", "OL"],
  },
  { says: "nose tackle", positions: ["NT", "DT", "DL"] },
  {
    says: "(?<!defensive |nose |offensive |left |right )(?:tackle|guard|center|lineman)(?= @)",
    positions: ["T", "OT", "G", "OG", "C", "OL", "DT", "DL", "DE", "NT"],
  },
  { says: "(?<=@, the )safety(?=,)|(?<=@, a )safety(?=,)|safety(?= @)", positions: ["S", "FS", "SS", "SAF", "DB"] },
];

const SAID = POSITIONS.map(({ says, positions }) => ({
  positions,
  pattern: new RegExp(
    String.raw`(?<![\p{L}-])(?:(@), (?:(?:the|a|an|#'s?|their|his) )+)?(?:${says})s?(?: (@))?(?![\p{L}-])`,
    "gu",
  ),
}));

/** Who is called by his position plays it: beside his name always, else somebody that a cited fact names. */
export function checkPositions(reading: Reading): Finding[] {
  const { text, hits, named, part, index, borne } = reading;
  if (part.ids.length === 0) return [];
  const places = placesOf(text);
  const known = new Set(named.flatMap(({ roles }) => Object.values(roles)));
  const plays = (id: string): string => index.people.get(id)?.position ?? "";
  return SAID.flatMap(({ pattern, positions }) =>
    matches(text, pattern).flatMap((found): Finding[] => {
      const [said, before, after] = found;
      const at = before === undefined ? found.index + said.length - 1 : found.index;
      const beside = before === undefined && after === undefined ? undefined : hits[places.indexOf(at)];
      const who = beside === undefined ? [...known] : beside.players;
      if (who.some((id) => positions.includes(plays(id)))) {
        borne.push([found.index, found.index + said.length]);
        return [];
      }
      if ((beside === undefined && !isSubject(reading)) || who.every((id) => plays(id) === "")) return [];
      const word = said.replaceAll("@", beside?.written ?? "").replaceAll("#", "…");
      return [
        {
          word,
          reason: `"${word}": that is not his position (${idsOf(reading)}). Say his own, or leave it out.`,
        },
      ];
    }),
  );
}

/** "The quarterback had 95 yards": nobody is named, and what is cited is one player's own. */
function isSubject({ text, cited }: Reading): boolean {
  return (
    !text.includes("@") && cited.every(({ roles }) => roles.player !== undefined) && /^\W*(?:the|his|their) /.test(text)
  );
}
