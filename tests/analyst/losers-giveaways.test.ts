import { describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { realGames } from "./real-games.ts";

/** Why the loser lost, where its giveaways are named: who lost each ball by the plays, and how many the row of turnovers has. */
function namedOf(snapshot: GameSnapshot): { losers: (string | null)[]; loser: string; row: number } | null {
  const { game, allPlays } = snapshot;
  const index = indexFacts(snapshot, null);
  const winner = index.byId("result")?.team ?? null;
  if (winner === null) return null;
  const loser = winner === game.homeTeam ? game.awayTeam : game.homeTeam;
  const said = replyTo(`why did the ${index.team(loser)?.nick ?? loser} lose`, snapshot, index).sentences.find(
    ({ text }) => / gave it away on /.test(text),
  );
  if (said === undefined) return null;
  const losers = said.receipts.flatMap((receipt) => {
    const play = receipt.kind === "play" ? allPlays.find(({ playId }) => playId === receipt.playId) : undefined;
    const lost = (play?.credits ?? []).filter(({ stat }) =>
      ["passingInterceptions", "fumblesLost", "returnFumblesLost"].includes(stat),
    );
    // Both teams can lose the ball on one play.
    return [(lost.find(({ team }) => team === loser) ?? lost[0])?.team ?? null];
  });
  return { losers, loser, row: index.teamRow(loser, "turnovers")?.values.turnovers ?? 0 };
}

describe("what a loser is said to have given away", () => {
  it.skipIf(!HAS_SAMPLE_DATA)("is its own, and as many as its turnovers (needs ../shared/data)", async () => {
    const named = [...(await realGames()).values()].flatMap((snapshot) => namedOf(snapshot) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect(
      named.filter(({ losers, loser, row }) => losers.length !== row || losers.some((team) => team !== loser)),
    ).toStrictEqual([]);
  });
});
