import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bareGame } from "../fixtures/bare-game.ts";
import { playerId, smallGamePlayers } from "../fixtures/small-game-people.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { withoutMarks } from "../setup/without-marks.ts";

const { season, seasonType, week } = smallGame().game;
const OF_WEEK = { season, seasonType, week };
const calledOff = bareGame({
  ...OF_WEEK,
  awayTeam: "DAL",
  homeTeam: "PHI",
  status: "Canceled",
  hasStarted: true,
  awayScore: 3,
  homeScore: 7,
});
const moved = bareGame({ ...OF_WEEK, awayTeam: "SEA", homeTeam: "SF", status: "Postponed" });

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [smallGame(), calledOff, moved], players: smallGamePlayers() });
});
afterAll(() => site.close());

async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const html = await (await site.get(path, headers)).text();
  return withoutMarks(html)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

describe("a game that was called off after its kickoff", () => {
  it("is counted by itself in its week, and is not to come", async () => {
    expect(await textOf(`/stats?season=${season}&type=REG&week=${week}`)).toContain(
      "1 final, 1 called off, 1 to come.",
    );
  });

  it("is said to be called off where its score is hidden", async () => {
    const page = await textOf(`/games/${calledOff.game.gameKey}`, { cookie: "scores=hidden" });
    expect(page).toContain("The game was called off.");
    expect(page).not.toContain("The game has started.");
  });

  it("holds up no places of its week, and neither does one that was moved to another", async () => {
    const html = await (await site.get(`/players/${playerId("crewe")}`)).text();
    expect(html).toMatch(/<td class="place">\w+1<\/td>/);
  });
});
