import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import type { OtherLines } from "../../domain/analyst/tools/other-lines.ts";
import { playerLine } from "../fixtures/player-line.ts";
import { smallVariant } from "../fixtures/variant-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const game = smallVariant(1);
game.playerGameStats.push(playerLine({ playerId: "kicker", playerName: "Kit Kicker", team: "MIN", position: "K" }));

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [game] });
});
afterAll(() => site.close());

describe("the lines that a page leaves out", () => {
  it("are answered with the version of the game, and none of them stands in the page", async () => {
    const answer = await site.get(`/api/other-lines?game=${game.game.gameKey}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { version, playerGameStats } = (await answer.json()) as OtherLines;
    expect(version).toBe(1);
    expect(playerGameStats.map(({ position }) => position).filter(isBoxScorePosition)).toEqual([]);
    expect(playerGameStats.map(({ playerName }) => playerName)).toContain("Kit Kicker");
    expect(await (await site.get(`/games/${game.game.gameKey}`)).text()).not.toContain("Kit Kicker");
  });

  it.each(["?game=209910199", "?game=", "", "?game=%00", "?game=../../admin"])("are refused for %j", async (query) => {
    const answer = await site.get(`/api/other-lines${query}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: "No stored game has this key. Look for it on /stats." });
  });
});
