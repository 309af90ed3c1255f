import { expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const GAME = snapshotOf(
  simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "MIN", dateTime: "2026-11-20T13:00:00-05:00" }),
);

const ENFORCED = /Penalty on (?<place>[^,(]+), [^:]+?: (?<yards>\d+) yards?/g;

/** Count and yards of each place's enforced penalties, from the descriptions alone. */
function flagsIn({ allPlays }: GameSnapshot): Map<string, { count: number; yards: number }> {
  const flags = new Map<string, { count: number; yards: number }>();
  for (const { description } of allPlays)
    for (const { groups } of description.matchAll(ENFORCED)) {
      const { count, yards } = flags.get(groups?.place ?? "") ?? { count: 0, yards: 0 };
      flags.set(groups?.place ?? "", { count: count + 1, yards: yards + Number(groups?.yards) });
    }
  return flags;
}

function said(question: string, snapshot: GameSnapshot): string {
  return replyTo(question, snapshot, indexFacts(snapshot, null))
    .sentences.map(({ text }) => text)
    .join(" ");
}

it.each(["how many penalties", "what penalties were called", "most penalized team", "who was flagged"])(
  "the flags that the plays tell are told where the data counts none: %s",
  (question) => {
    const flags = flagsIn(GAME);
    expect(flags.size).toBeGreaterThan(0);
    const answer = said(question, GAME);
    for (const [place, nick] of [
      ["Detroit", "Lions"],
      ["Minnesota", "Vikings"],
    ] as const) {
      const told = flags.get(place);
      expect(answer).toMatch(
        told === undefined
          ? `The ${nick} were not penalized.`
          : new RegExp(String.raw`The ${nick} had \w+ penalt(?:y|ies) for (?:${told.yards}|\w+) yards?: \w`),
      );
      const [list = ""] = new RegExp(`The ${nick} had [^.]*`).exec(answer) ?? [];
      expect(list.match(/\([a-z ]+, \w+ yards?\)/g) ?? []).toHaveLength(told?.count ?? 0);
    }
  },
);

it("none is counted where one text tells its flag in no form that is understood", () => {
  const allPlays = GAME.allPlays.map((play, index) =>
    index === 20 ? { ...play, description: "Detroit committed 42 yard penalty (Pass Interference)" } : play,
  );
  expect(said("how many penalties", { ...GAME, allPlays })).toBe("This game's data does not count penalties.");
});
