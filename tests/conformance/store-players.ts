import { describe, expect, test } from "vitest";

import type { Player } from "../../domain/player.ts";
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
      expect(await store.searchPlayers("\0", 5)).toEqual([]);
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

  describe("search", () => {
    const names = async (query: string, limit = 10) =>
      (await current().store.searchPlayers(query, limit)).map(({ name }) => name);

    test.each([
      ["DURAND", ["Émile Durand"]],
      ["émile", ["Émile Durand"]],
      ["emile dur", ["Émile Durand"]],
      ["dur emi", ["Émile Durand"]],
      ["dj teal", ["D.J. Teal"]],
      ["D.J. TEAL", ["D.J. Teal"]],
      ["zz", []],
      ["durand teal", []],
      ["", []],
      ["  . ", []],
      ["%", []],
      ["_", []],
    ])("finds %j as %j", async (query, found) => {
      await current().store.putPlayers(smallGamePlayers());
      expect(await names(query)).toEqual(found);
    });

    test("gives whole players", async () => {
      const { store } = current();
      await store.putPlayers(smallGamePlayers());
      expect(await store.searchPlayers("crewe", 1)).toEqual([smallGamePlayers()[1]]);
    });

    test("puts the closest name first, then players with a team, then the newest", async () => {
      const roster = [
        ["Ann Leerdam", "CHI", 2024],
        ["Leeroy Nash", "CHI", 2024],
        ["Bo Lee", null, 2024],
        ["Bo Lee", "CHI", 2019],
        ["Bo Lee", "CHI", 2023],
        ["Lee", "CHI", 1999],
        ["Galee Roe", "CHI", 2024],
      ] as const;
      await current().store.putPlayers(
        roster.map(([name, team, rookieSeason], index) => person({ playerId: `p-${index}`, name, team, rookieSeason })),
      );
      const found = await current().store.searchPlayers("lee", 10);
      expect(found.map(({ name, team, rookieSeason }) => [name, team, rookieSeason])).toEqual([
        ["Lee", "CHI", 1999],
        ["Leeroy Nash", "CHI", 2024],
        ["Ann Leerdam", "CHI", 2024],
        ["Bo Lee", "CHI", 2023],
        ["Bo Lee", "CHI", 2019],
        ["Bo Lee", null, 2024],
        ["Galee Roe", "CHI", 2024],
      ]);
      expect(await names("lee", 2)).toEqual(["Lee", "Leeroy Nash"]);
    });
  });
}

function person(given: Partial<Player> = {}): Player {
  return {
    playerId: "p-1",
    name: "Jo Doe",
    position: "WR",
    team: null,
    jerseyNumber: null,
    birthDate: null,
    height: null,
    weight: null,
    college: null,
    rookieSeason: null,
    aliases: [],
    ...given,
  };
}
