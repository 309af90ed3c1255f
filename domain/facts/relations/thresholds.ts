import { phrase, player } from "../wording/phrase-of.ts";
import { type Relate, relation } from "./relate.ts";

const THRESHOLDS = [
  { unit: "passingYards", at: [400, 300], words: "passing yards" },
  { unit: "rushingYards", at: [200, 150, 100], words: "rushing yards" },
  { unit: "receivingYards", at: [200, 150, 100], words: "receiving yards" },
] as const;

/** Round numbers that a player reached. */
export const thresholds: Relate = (_read, facts) =>
  facts.of("line").flatMap((line) =>
    THRESHOLDS.flatMap(({ unit, at, words }) => {
      const value = line.values[unit] ?? 0;
      const threshold = at.find((one) => value >= one);
      const who = line.roles.player;
      if (threshold === undefined || who === undefined) return [];
      const verb = value === threshold ? "reached" : "topped";
      return [
        relation({
          id: `threshold:${who}:${unit}`,
          kind: "threshold",
          weight: 30,
          team: line.team,
          roles: { player: who },
          values: { [unit]: value, threshold },
          of: [line],
          clause: phrase`${player(who)} ${verb} ${threshold} ${words}`,
          tail: phrase`${verb === "reached" ? "reaching" : "topping"} ${threshold} ${words}`,
        }),
      ];
    }),
  );
