import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bareGame } from "../fixtures/bare-game.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { htmlOf } from "../setup/html-of.ts";

const LONDON = { week: 6, awayTeam: "JAX", homeTeam: "CHI", isNeutralSite: true } as const;
const PLAYED = simulatedGame({ ...LONDON, stadiumName: "Tottenham Hotspur Stadium" });
const COMING = bareGame({ ...LONDON, week: 7, pointSpread: -2.5 });
/** Of this one the source does not tell. */
const UNTOLD = simulatedGame({ week: 8, awayTeam: "JAX", homeTeam: "CHI" });
const [KEY, COMING_KEY] = [PLAYED.game.gameKey, COMING.game.gameKey];
/** What says that the home team is at home. */
const AT_HOME =
  /(?:Jaguars|JAX) at (?:the )?(?:Chicago|Bears|CHI)\b(?! \d)|Bears (?:host|were at home|are at home)|visit (?:the )?Bears/;

let site: OpenSite;
let cookie: string;
beforeAll(async () => {
  site = await openSite({ games: [PLAYED, COMING, UNTOLD], administrator: ADMINISTRATOR });
  cookie = await signInAs(site, ADMINISTRATOR);
});
afterAll(() => site.close());

async function textOf(path: string, cookies = cookie): Promise<string> {
  const response = await site.get(path, { cookie: cookies, accept: "text/html" });
  expect(response.status, path).toBe(200);
  return htmlOf(response);
}

describe("a game at a neutral site", () => {
  it.each([
    ["", "Jacksonville Jaguars vs Chicago Bears, Week 6"],
    ["?at=kickoff", 'content="Jacksonville Jaguars vs Chicago Bears before kickoff.'],
    ["/points", "Jaguars vs Bears, Week 6"],
    ["/points/CHI", "All points of Jaguars vs Bears"],
    ["/box/kicking", "<title>Kicking, JAX vs CHI"],
    ["/figures/CHI/total-yards", "Jaguars vs Bears, Week 6"],
    ["/ask", "Jaguars vs Bears, Week 6"],
    [
      "/ask?q=Was+this+a+home+game+for+the+Bears",
      "This game was at a neutral site: the Bears were the home team in name",
    ],
    [
      "/replay?from=1700000000&speed=20",
      'content="Jacksonville Jaguars vs Chicago Bears, Week 6 of 2025, played again',
    ],
    ["/export", "Jacksonville Jaguars vs Chicago Bears"],
  ])("has nobody at home in the words of %s", async (path, words) => {
    const page = await textOf(`/games/${KEY}${path}`);
    expect(page).toContain(words);
    expect(page).not.toMatch(AT_HOME);
  });

  it("has nobody at home before it begins, nor where its score is hidden", async () => {
    const before = await textOf(`/games/${COMING_KEY}`);
    expect(before).toContain("Jacksonville Jaguars vs Chicago Bears, Week 7");
    const hidden = await textOf(`/games/${KEY}`, `${cookie}; scores=hidden`);
    expect(hidden).toContain("Jacksonville Jaguars vs Chicago Bears, Week 6, Regular Season 2025, score hidden</h1>");
    for (const page of [before, hidden]) expect(page).not.toMatch(AT_HOME);
  });

  it("is one only where the source says so", async () => {
    expect(await textOf(`/games/${UNTOLD.game.gameKey}`)).toContain("Jacksonville Jaguars at Chicago Bears, Week 8");
  });

  it("is marked in its export", async () => {
    const response = await site.get(`/games/${KEY}/export?format=json`, { cookie });
    expect(await response.json()).toMatchObject({ game: { homeTeam: "CHI", isNeutralSite: true } });
  });
});
