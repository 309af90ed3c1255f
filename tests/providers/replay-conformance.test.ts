import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { replayMoments, replayOffsets } from "../../domain/replay/replay-moments.ts";
import { replayProvider } from "../../server/providers/replay/replay-provider.ts";
import { describeProvider } from "../conformance/provider.ts";
import { simulatedGame, simulatedPlayers } from "../fixtures/simulated-game.ts";

const START = Date.parse("2025-09-21T18:00:00Z");

/** A replay of which `count` rows have happened. */
function replayAt(stored: ProviderGame, count: number) {
  const moments = replayOffsets(replayMoments(stored.allPlays), 1).map((offset) => START + offset);
  return replayProvider({
    stored,
    players: simulatedPlayers(),
    moments,
    now: () => new Date(moments[count - 1] ?? START),
  });
}

const has = { season: 2025, week: 3, unknownSeason: 2024, hasPlays: true };
const game = simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "KC" });
// The suite holds a game to all four quarters, so it is asked in the fourth.
const late = game.allPlays.findIndex(({ quarterName }) => quarterName === "4") + 10;

describeProvider("a replay that is over", async () => ({ provider: replayAt(game, game.allPlays.length), ...has }));
describeProvider("a replay in its fourth quarter", async () => ({ provider: replayAt(game, late), ...has }));
