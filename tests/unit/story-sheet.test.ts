import { expect, it } from "vitest";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { matchupNames } from "../../domain/game/matchup.ts";
import { teamsOf } from "../../server/stories/story-sheet.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

it.each([
  [3, 2, false],
  [3, 4, null],
  [2, 4, null],
  [1, 5, true],
] as const)(
  "a writer is told who plays as every page says it: season type %i, week %i, at a neutral site: %s",
  (seasonType, week, isNeutralSite) => {
    const snapshot = snapshotOf(simulatedGame({ seasonType, week, isNeutralSite, awayTeam: "KC", homeTeam: "PHI" }));
    const teams = teamsOf(indexFacts(snapshot, null));
    expect(teams.replaceAll("the ", "")).toBe(matchupNames(snapshot.game));
  },
);
