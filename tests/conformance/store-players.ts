import { barePlayer } from "../fixtures/bare-player.ts";
import { describe, expect, test } from "vitest";

import type { Player } from "../../domain/game/player.ts";
import { openStore } from "../../server/store/open-store.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { smallGamePlayers } from "../fixtures/small-game-people.ts";
import type { StoreUnderTest } from "./store.ts";

export function declarePlayerTests(current: () => StoreUnderTest): void {
  describe("players", () => {
    test("come back as they were put, and nobody else", async () => {
      const { store } = current();
      expect(await store.putPlayers(smallGamePlayers())).toBe(12);
      for (const player of smallGamePlayers()) expect(await store.player(player.playerId)).toEqual(player);
      expect(await store.player("p-nobody")).toBeNull();
    });

    test("are nobody under an id that no text of a database can hold", async () => {
      const { store } = current();
      expect(await store.player("\0")).toBeNull();
      expect(await store.playerByAlias("a\0b")).toBeNull();
      expect(await store.gameSnapshot("\0")).toBeNull();
    });

    test("keep what is not known as null", async () => {
      const { store } = current();
      await store.putPlayers([person({})]);
      expect(await store.player("p-1")).toEqual(person({}));
    });

    test("change nothing when they are put twice", async () => {
      const { store } = current();
      await store.putPlayers(smallGamePlayers());
      expect(
        await store.putPlayers(
          smallGamePlayers().map((player) => ({ ...player, aliases: player.aliases.toReversed() })),
        ),
      ).toBe(0);
      expect(await store.putPlayers([])).toBe(0);
    });

    test("are counted when they change, and the others stay", async () => {
      const { store } = current();
      await store.putPlayers(smallGamePlayers());
      const [first, second] = smallGamePlayers();
      expect(await store.putPlayers([{ ...person(first), team: "GB" }, person(second)])).toBe(1);
      expect((await store.player("p-brandvold"))?.team).toBe("GB");
      expect(await store.player("p-hollis")).toEqual(smallGamePlayers()[7]);
    });

    test("are stored whole or not at all", async () => {
      const { store } = current();
      const broken = person({ playerId: "p-2", jerseyNumber: 12.5 });
      await expect(store.putPlayers([person({}), broken])).rejects.toThrow(/jerseyNumber|integer/i);
      expect(await store.player("p-1")).toBeNull();
    });
  });

  describe("aliases", () => {
    test("find the player by any source's id", async () => {
      const { store } = current();
      await store.putPlayers([
        person({
          aliases: [
            { source: "fantasydata", id: "19801" },
            { source: "gsis", id: "00-0033873" },
          ],
        }),
      ]);
      expect((await store.playerByAlias("19801"))?.playerId).toBe("p-1");
      expect((await store.playerByAlias("00-0033873"))?.playerId).toBe("p-1");
      expect(await store.playerByAlias("p-1")).toBeNull();
    });

    test("are replaced for the sources named, and kept for the others", async () => {
      const { store } = current();
      await store.putPlayers([
        person({
          aliases: [
            { source: "espn", id: "11" },
            { source: "gsis", id: "00-1" },
          ],
        }),
      ]);
      await store.putPlayers([
        person({
          aliases: [
            { source: "espn", id: "12" },
            { source: "pfr", id: "DoeJo01" },
          ],
        }),
      ]);
      expect((await store.player("p-1"))?.aliases).toEqual([
        { source: "espn", id: "12" },
        { source: "gsis", id: "00-1" },
        { source: "pfr", id: "DoeJo01" },
      ]);
      expect(await store.playerByAlias("11")).toBeNull();
    });

    test("go with the last one who claims them", async () => {
      const { store } = current();
      await store.putPlayers([person({ aliases: [{ source: "espn", id: "11" }] })]);
      await store.putPlayers([person({ playerId: "p-2", aliases: [{ source: "espn", id: "11" }] })]);
      expect((await store.playerByAlias("11"))?.playerId).toBe("p-2");
      expect((await store.player("p-1"))?.aliases).toEqual([]);
    });

    test("prefer the league's own id where two sources use one number", async () => {
      const { store } = current();
      await store.putPlayers([
        person({ aliases: [{ source: "sleeper", id: "4034" }] }),
        person({ playerId: "p-2", aliases: [{ source: "fantasydata", id: "4034" }] }),
        person({ playerId: "p-3", aliases: [{ source: "espn", id: "4034" }] }),
      ]);
      expect((await store.playerByAlias("4034"))?.playerId).toBe("p-2");
    });
  });

  describe("everyone, for the search", () => {
    test("are listed by id, with the name as it is compared", async () => {
      const { store } = current();
      expect(await store.people()).toEqual([]);
      await store.putPlayers([person({ playerId: "p-2", name: "D.J. Ødegård Jr." }), person({ rookieSeason: 2024 })]);
      expect(await store.people()).toEqual([
        { ...listed, playerId: "p-1", name: "Jo Doe", normalizedName: "jo doe", rookieSeason: 2024 },
        { ...listed, playerId: "p-2", name: "D.J. Ødegård Jr.", normalizedName: "dj odegard jr" },
      ]);
    });

    test("are the same list until somebody changes, and the changed one at once", async () => {
      const { store } = current();
      await store.putPlayers([person({})]);
      const before = await store.people();
      await store.putPlayers([person({})]);
      expect(await store.people()).toBe(before);
      await store.putPlayers([person({ team: "GB" })]);
      expect((await store.people()).map(({ team }) => team)).toEqual(["GB"]);
      expect(before.map(({ team }) => team)).toEqual([null]);
    });

    test("go with the games that alone named them", async () => {
      const { store } = current();
      const { allPlays: _, ...game } = smallGame();
      await store.putGames([{ ...game, allPlays: [] }]);
      await store.putPlayers([person({ playerId: "p-crewe", name: "Jamal Crewe" })]);
      expect(await store.people()).toHaveLength(1);
      await store.removeGames([game.game.gameKey]);
      expect(await store.people()).toEqual([]);
    });

    test("hold what another process stored of them, a minute later", async () => {
      const { store, options } = current();
      let now = new Date("2025-09-08T12:00:00Z");
      const other = await openStore({ ...options, now: () => now });
      await store.putPlayers([person({})]);
      expect(await other.people()).toHaveLength(1);
      await store.putPlayers([person({ playerId: "p-2" })]);
      now = new Date(now.getTime() + 60_000);
      expect(await other.people()).toHaveLength(2);
      await other.close();
    });
  });
}

const listed = { position: "WR", team: null, jerseyNumber: null, rookieSeason: null };

function person(given: Partial<Player> = {}): Player {
  return barePlayer({ playerId: "p-1", name: "Jo Doe", ...given });
}
