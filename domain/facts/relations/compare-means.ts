import { toHundredth } from "../../fold/fantasy-points.ts";
import type { Fact } from "../fact.ts";
import { decimal } from "../wording/number-words.ts";
import { phrase, team as teamName } from "../wording/phrase-of.ts";
import { type Relate, relation } from "./relate.ts";

const MEANS = [
  ["pointsFor", "averaged"],
  ["pointsAgainst", "allowed"],
] as const;

/** Before kickoff: which of two teams has scored more, and which has allowed fewer points a game. */
export const compareMeans: Relate = ({ game, phase }, facts) => {
  if (phase !== "before") return [];
  return MEANS.flatMap(([unit, verb]): Fact[] => {
    const [one, two] = [game.awayTeam, game.homeTeam].map((team) =>
      facts.of("mean").find(({ id }) => id === `mean:${team}:${unit}`),
    );
    if (one === undefined || two === undefined) return [];
    const isFewer = unit === "pointsAgainst";
    const [a, b] = [one.values[unit] ?? 0, two.values[unit] ?? 0];
    const [top, low] = a > b !== isFewer ? [one, two] : [two, one];
    const difference = toHundredth(Math.abs(a - b));
    if (difference === 0 || top.team === null || low.team === null) return [];
    return [
      relation({
        id: `cmp:${unit}`,
        kind: "compare",
        weight: 27,
        team: top.team,
        marks: [isFewer && "allowed", isFewer ? "least" : "most"],
        values: { difference },
        of: [top, low],
        clause: phrase`${teamName(top.team)} have ${verb} ${decimal(difference)} points a game ${isFewer ? "fewer" : "more"} than ${teamName(low.team)}`,
      }),
    ];
  });
};
