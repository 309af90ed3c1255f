import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallVariant } from "../fixtures/variant-game.ts";
import { type McpClient, openMcpClient } from "../setup/open-mcp-client.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

describe("list_games", () => {
  const games = [
    smallVariant(1),
    smallVariant(2, { awayTeam: "KC" }),
    smallVariant(3, { homeTeam: "NYG", hasStarted: false, status: "Scheduled", awayScore: null, homeScore: null }),
    smallVariant(1, { season: 2024, homeTeam: "NYJ" }),
    smallVariant(1, { season: 2024, seasonType: 3, homeTeam: "SEA" }),
  ];
  let site: OpenSite;
  let assistant: McpClient;
  beforeAll(async () => {
    site = await openSite({ games });
    assistant = await openMcpClient(await site.listen());
  });
  afterAll(async () => {
    await assistant.client.close();
    await site.close();
  });
  const keysOf = (...indexes: number[]) => indexes.map((index) => games[index]?.game.gameKey);

  it.each([
    { args: {}, found: [1] },
    { args: { season: null, week: null, team: null, seasonType: null, limit: null }, found: [1] },
    { args: { season: 2025 }, found: [2, 1, 0] },
    { args: { season: 2025, limit: 1 }, found: [2], omitted: 2 },
    { args: { season: 2025, limit: "1" }, found: [2], omitted: 2 },
    { args: { week: 3 }, found: [2] },
    { args: { week: "1" }, found: [0] },
    { args: { season: 2024 }, found: [4, 3] },
    { args: { season: 2024, seasonType: "post" }, found: [4] },
    { args: { team: "chiefs" }, found: [1] },
    { args: { team: "New York" }, found: [2] },
    { args: { team: "The Chiefs" }, found: [1] },
    { args: { team: "ny giants" }, found: [2] },
    { args: { team: " Vikes ", season: 2025, week: 1 }, found: [0] },
    { args: { team: "NYJ", season: 2024 }, found: [3] },
    { args: { team: "min", season: 2024, week: 1, seasonType: "REG" }, found: [3] },
  ])("answers $args", async ({ args, found, omitted = 0 }) => {
    const answer = JSON.parse((await assistant.ask("list_games", args)).text) as {
      games: { gameKey: string }[];
      omitted: number;
      matching: number;
    };
    expect(answer.games.map(({ gameKey }) => gameKey)).toEqual(keysOf(...found));
    expect(answer).toMatchObject({ omitted, matching: found.length + omitted });
  });

  it.each([
    ["list_games", { season: 2025 }],
    ["get_player_game_stats", { gameKey: games[0]?.game.gameKey }],
    ["get_player_projections", { gameKey: games[0]?.game.gameKey }],
  ])("says what is wrong with a limit that is no number: %s", async (tool, args) => {
    const { text, isError } = await assistant.ask(tool, { ...args, limit: "abc" });
    expect([isError, JSON.parse(text)]).toEqual([
      true,
      { error: "`limit` must be a number such as 5, or null for 20." },
    ]);
  });

  it("says what there is where nothing matches", async () => {
    const { text } = await assistant.ask("list_games", { season: 1999 });
    expect(JSON.parse(text)).toMatchObject({
      games: [],
      note: "No stored game matches. There are games of 2024, 2025.",
    });
  });

  it("tells a team that is called otherwise from one that did not play", async () => {
    const noteOf = async (team: string) =>
      (JSON.parse((await assistant.ask("list_games", { team })).text) as { note: string }).note;
    expect(await noteOf("Ravens")).toBe("No stored game matches. There are games of 2024, 2025.");
    expect(await noteOf("Real Madrid")).toBe(
      "No stored game matches. `team` does not match any team; use a code, nickname or place: KC, Chiefs, Kansas City. " +
        "There are games of 2024, 2025.",
    );
  });

  it("says so where there are no games at all", async () => {
    const empty = await openSite();
    const { client, ask } = await openMcpClient(await empty.listen());
    try {
      const { text, credits } = await ask("list_games", {});
      expect(JSON.parse(text)).toMatchObject({ games: [], note: "This site has no games yet." });
      expect(credits).toEqual([]);
    } finally {
      await client.close();
      await empty.close();
    }
  });
});
