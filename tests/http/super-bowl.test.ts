import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { analystPrompt } from "../../domain/analyst/analyst-prompt.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { openMcpClient } from "../setup/open-mcp-client.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { htmlOf } from "../setup/html-of.ts";

const SUPER_BOWL: ProviderGame = simulatedGame({ seasonType: 3, week: 4, awayTeam: "KC", homeTeam: "PHI" });
const ROUND: ProviderGame = simulatedGame({ seasonType: 3, week: 2, awayTeam: "BAL", homeTeam: "BUF" });
const KEY = SUPER_BOWL.game.gameKey;
/** By number a week of the postseason is called nowhere. */
const NUMBERED = /\bweek (?:4|2)\b/i;
const AT_HOME = /(?:Chiefs|KC) at (?:the )?(?:Philadelphia|Eagles|PHI)/;

let site: OpenSite;
let cookie: string;
beforeAll(async () => {
  site = await openSite({ games: [SUPER_BOWL, ROUND], administrator: ADMINISTRATOR });
  cookie = await signInAs(site, ADMINISTRATOR);
});
afterAll(() => site.close());

async function textOf(path: string, cookies = cookie): Promise<string> {
  const response = await site.get(path, { cookie: cookies, accept: "text/html" });
  expect(response.status, path).toBe(200);
  return htmlOf(response);
}

describe("the Super Bowl", () => {
  it.each([
    [`/games/${KEY}`, "<title>KC vs PHI Super Bowl - AI Fantasy Football Analysis</title>"],
    [`/games/${KEY}`, "Kansas City Chiefs vs Philadelphia Eagles, Super Bowl, Postseason 2025</h1>"],
    [`/games/${KEY}?at=kickoff`, 'content="Kansas City Chiefs vs Philadelphia Eagles before kickoff.'],
    [`/games/${KEY}/ask?q=Was+this+a+home+game+for+the+Eagles`, "A Super Bowl is at a neutral site: the Eagles were"],
    [`/games/${KEY}`, "Super Bowl scores</a>"],
    [`/games/${KEY}`, '<span class="week">Super Bowl</span> <span>Postseason 2025</span>'],
    [`/games/${KEY}/replay?from=1700000000&speed=20`, "<title>Replay: KC vs PHI Super Bowl - AI Fantasy"],
    [`/games/${KEY}/export`, "Postseason 2025, Super Bowl, Final"],
    [`/games/${KEY}/ask?q=What+week+was+it`, "It was the Super Bowl."],
    ["/stats?season=2025&type=POST&week=4", "Super Bowl scores, 2025 Postseason"],
  ])("is called that by %s: %s", async (path, words) => {
    const page = await textOf(path);
    expect(page).toContain(words);
    expect(page.replaceAll(/<script[^]*?<\/script>/g, "")).not.toMatch(NUMBERED);
  });

  it.each([
    ["/points", "Chiefs vs Eagles, Super Bowl"],
    ["/points/KC", "All points of Chiefs vs Eagles"],
    ["/box/kicking", "<title>Kicking, KC vs PHI"],
    ["/box/kicking?at=kickoff", "Chiefs vs Eagles, Super Bowl"],
    ["/figures/KC/total-yards", "Chiefs vs Eagles, Super Bowl"],
    ["/ask", "Chiefs vs Eagles, Super Bowl"],
    [
      "/replay?from=1700000000&speed=20",
      'content="Kansas City Chiefs vs Philadelphia Eagles, Super Bowl of 2025, played again',
    ],
  ])("has no home team in the words of %s", async (path, words) => {
    const page = await textOf(`/games/${KEY}${path}`);
    expect(page).toContain(words);
    expect(page).not.toMatch(AT_HOME);
  });

  it("has none where its score is hidden", async () => {
    const page = await textOf(`/games/${KEY}`, `${cookie}; scores=hidden`);
    expect(page).toContain("Kansas City Chiefs vs Philadelphia Eagles, Super Bowl, Postseason 2025, score hidden</h1>");
    expect(page).not.toMatch(AT_HOME);
  });

  it("is called that by the analyst's tools, in the voice's prompt and to assistants; so is every round", async () => {
    for (const [game, name] of [
      [SUPER_BOWL, "Super Bowl"],
      [ROUND, "Divisional Round"],
    ] as const) {
      const snapshot = snapshotOf(game);
      const info = ANALYST_TOOLS[0]?.run({}, snapshot, 0);
      expect(info).toMatchObject({ ok: true, value: { weekName: name } });
      expect(analystPrompt({ mode: "voice", game: snapshot.game })).toContain(`2025 season, ${name}, key`);
    }
    const { ask, client } = await openMcpClient(await site.listen());
    const listed = await ask("list_games", { season: 2025, seasonType: "POST" });
    expect(listed.text).toContain('"week":"Super Bowl"');
    const info = await ask("get_game_info", { gameKey: KEY });
    expect(JSON.parse(info.text)).toMatchObject({ weekName: "Super Bowl" });
    await client.close();
  });
});
