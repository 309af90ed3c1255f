import { describe, expect, it } from "vitest";
import { momentFaults } from "../../bench/moments/moment-faults.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const KEYS: readonly string[] = [SAMPLE_KEYS.final, SAMPLE_KEYS.tie, SAMPLE_KEYS.seventy, SAMPLE_KEYS.scoreless];
const league = sampleLeague().games.filter(({ game }) => KEYS.includes(game.gameKey));
const RECAP = { gameKey: "", recap: "They won.", createdAt: "2025-09-22", html: "<p>They won.</p>", model: null };
const GAMES: readonly GameSnapshot[] = league.map((game) => snapshotOf(game, { gameRecap: RECAP }));

describe("a game as of each of its plays", () => {
  it.each(GAMES.map((snapshot) => ({ snapshot, name: `${snapshot.game.gameKey}, ${snapshot.game.status}` })))(
    "is the fold of the plays so far, and the same however the game went on: $name",
    async ({ snapshot }) => {
      for (let count = 0; count < snapshot.allPlays.length; count += 1) {
        expect(await momentFaults(snapshot, count), `after ${count} plays`).toEqual([]);
      }
    },
  );
});
