import { afterEach, describe, expect, it } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { LineDifference } from "../../domain/game/line-difference.ts";
import { createSuspects } from "../../server/games/guard/suspects.ts";
import { createReadTimes } from "../../server/games/ingest/read-times.ts";
import { storeFetchedGames } from "../../server/games/ingest/store-fetched-games.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { smallGamePlayers } from "../fixtures/small-game-people.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const NOW = new Date("2025-09-09T12:00:00Z");
const GAME: ProviderGame = { ...smallGame(), provider: "sportsdataio" };
const [first, second] = GAME.playerGameStats;

/** A figure of somebody's line that the plays do not add up to. */
function mark(line: typeof first, official: number): LineDifference {
  const { playerId = "", playerName = "", team = "" } = line ?? {};
  return { playerId, playerName, team, field: "receivingTargets", fromPlays: 3, official, cause: null };
}

const STORED = mark(first, 71);
const OF_THE_ANSWER = mark(second, 72);

let site: OpenSite;
afterEach(() => site.close());

/** What the game's page says of figures that differ, after a fetch of the provider. */
async function notesAfter(fetched: Partial<ProviderGame>): Promise<string> {
  site = await openSite({ games: [{ ...GAME, differences: [STORED] }], players: smallGamePlayers() });
  const { store } = site;
  const readTimes = createReadTimes(store, "sportsdataio");
  const services = { store, suspects: createSuspects(), readTimes, now: () => NOW, confirmLeadership: () => {} };
  const parts = { facts: true, plays: true, lines: true, projections: true };
  const game = { ...GAME, differences: [OF_THE_ANSWER], ...fetched };
  await storeFetchedGames(
    services,
    [{ game, parts, hasOfficialLines: true, hasStrangers: false, isClosed: false }],
    AbortSignal.timeout(60_000),
  );
  const page = await (await site.get(`/games/${GAME.game.gameKey}`)).text();
  const notes = /<details class="differ"[\s\S]*?<\/details>/.exec(page)?.[0] ?? "";
  return notes.replaceAll(/<[^>]*>/g, "");
}

describe("marks on figures that differ from the plays", () => {
  it("are those of an answer that is confirmed", async () => {
    const notes = await notesAfter({});
    expect(notes).toContain("72 official");
    expect(notes).not.toContain("71 official");
  });

  it.each<[string, Partial<ProviderGame>]>([
    [
      "lines, which are all zero in it",
      {
        playerGameStats: GAME.playerGameStats.map(({ playerId, playerName, team, position, ...figures }) => ({
          playerId,
          playerName,
          team,
          position,
          ...(Object.fromEntries(Object.keys(figures).map((figure) => [figure, 0])) as typeof figures),
        })),
      },
    ],
    ["plays, of which most are missing in it", { allPlays: GAME.allPlays.slice(0, 5) }],
  ])("stay what they were where the answer is suspect for its %s", async (_what, fetched) => {
    const notes = await notesAfter(fetched);
    expect(notes).toContain("71 official");
    expect(notes).not.toContain("72 official");
  });
});
