import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { formatPoints } from "../../domain/words/format.ts";
import { gameUsage } from "../../domain/usage/player-usage.ts";
import type { IncomingGame } from "../../server/store/store.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const league = sampleLeague();
const FINAL = `/games/${SAMPLE_KEYS.final}`;
const stored = league.games.find(({ game }) => game.gameKey === SAMPLE_KEYS.final);
if (stored === undefined) throw new Error("the sample league has no finished game");
const used = gameUsage(stored.allPlays);
const positionOf = (playerId: string) => stored.playerGameStats.find((line) => line.playerId === playerId)?.position;
const target = used.find(({ playerId, targets }) => targets > 2 && positionOf(playerId) === "WR");
if (target === undefined) throw new Error("nobody was thrown the ball");
const { playerId, team } = target;

/** The finished game as a source has it that counts snaps and reports injuries. */
const REPORTED: IncomingGame = {
  ...stored,
  snaps: [{ playerId, team, offense: 40, teamOffense: 50, defense: 0, teamDefense: 60 }],
  injuries: [
    {
      playerId,
      team,
      status: "Questionable",
      injury: "Ankle",
      practice: "limited",
      reportedAt: "2025-09-17T20:05:00Z",
    },
  ],
};

let site: OpenSite;
let bare: OpenSite;
beforeAll(async () => {
  const games = league.games.map((game) => (game === stored ? REPORTED : game));
  site = await openSite({ games, players: league.players, now: SAMPLE_NOW });
  bare = await openSite({ games: league.games, players: league.players, now: SAMPLE_NOW });
});
afterAll(async () => {
  await site.close();
  await bare.close();
});

/** The page as text, without the marks that React leaves between words. */
const textOf = async (path: string, from: OpenSite = site): Promise<string> =>
  (await htmlOf(await from.get(path))).replaceAll("&amp;", "&");

/** The figures of a player's row in the table of a game, by the heads of its columns. */
function figuresOf(page: string, id: string): Record<string, string> {
  const heads = Array.from(page.matchAll(/<th scope="col"[^>]*><abbr[^>]*>([^<]+)<\/abbr>/g), ([, head = ""]) => head);
  const row = page.split("<tr>").find((one) => one.includes(`href="/players/${id}#usage"`)) ?? "";
  const cells = Array.from(row.matchAll(/<td[^>]*>([^<]*)/g), ([, text = ""]) => text);
  return Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ""]));
}

describe("the table of a game's usage", () => {
  it("has everybody with a chance, with what the plays count of him beside his points and snaps", async () => {
    const page = await textOf(`${FINAL}/box/usage`);
    for (const one of used) expect(page).toContain(`href="/players/${one.playerId}#usage"`);
    expect(figuresOf(page, playerId)).toMatchObject({
      Snap: "80%",
      Tgt: String(target.targets),
      "Tgt %": `${Math.round((100 * target.targets) / target.teamTargets)}%`,
      Car: String(target.carries),
    });
    expect(page).not.toContain(">Air<");
  });

  it("says who was in doubt before the game, with its date and its source", async () => {
    const page = await textOf(`${FINAL}/box/usage`);
    expect(page).toContain("Questionable, ankle; practiced in part");
    expect(page).toContain("the newest as of Sep 17, 2025, 4:05 PM EDT");
    expect(page).toMatch(/Source: \w+\./);
  });

  it("says nothing of snaps and injuries where the source has neither", async () => {
    const page = await textOf(`${FINAL}/box/usage`, bare);
    expect(page).not.toContain(">Snap<");
    expect(page).not.toContain("in doubt");
    expect(figuresOf(page, playerId).Tgt).toBe(String(target.targets));
  });

  it("stands at a moment with what had been played, and without the snaps of the whole game", async () => {
    const page = await textOf(`${FINAL}/box/usage?at=${stored.allPlays[60]?.playId}`);
    const then = gameUsage(stored.allPlays.slice(0, 61));
    const sum = (rows: typeof then) => rows.reduce((total, { targets, carries }) => total + targets + carries, 0);
    expect(sum(then)).toBeLessThan(sum(used));
    for (const one of then) expect(figuresOf(page, one.playerId).Tgt, one.playerName).toBe(String(one.targets));
    expect(page).not.toContain(">Snap<");
    expect(page).toContain("/box/idp?at=");
  });
});

describe("the risers of the week", () => {
  it("stand on the page of players, each with the reason and a way to his usage", async () => {
    const second = simulatedGame({ week: 2, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-14T13:00:00-04:00" });
    const [riser] = gameUsage(second.allPlays)
      .filter((one) => second.playerGameStats.some((line) => line.playerId === one.playerId && line.position === "WR"))
      .toSorted((a, b) => b.targets - a.targets);
    if (riser === undefined || riser.targets < 5) throw new Error("nobody was thrown the ball often enough");
    const thrown = second.allPlays.filter(({ credits }) =>
      credits.some(({ playerId: id, stat }) => id === riser.playerId && stat === "receivingTargets"),
    );
    const first = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-07T13:00:00-04:00" });
    const quiet = second.allPlays.filter((play) => !thrown.slice(1).includes(play));
    const games = [{ ...first, allPlays: quiet }, second];
    const rising = await openSite({ games, players: [], now: new Date("2025-09-16T12:00:00Z") });
    onTestFinished(() => rising.close());
    const page = await textOf("/players", rising);
    // The leaders above have headings of the same words.
    expect(page).toMatch(/<section aria-labelledby="risers-h rising-(?:RB|WR|TE)">/);
    expect(page).toMatch(new RegExp(`href="/players/${riser.playerId}#usage"[^>]*>${riser.playerName}</a>`));
    expect(page).toContain(`Targets 1, ${riser.targets} in his last two games`);
    expect(page).not.toContain("Snaps ");
    expect(page).toContain('<a href="#rising">Rising in Week 2</a>');
    expect(page.indexOf('id="leaders"')).toBeGreaterThan(page.indexOf('href="#rising"'));
    expect(page.indexOf('id="rising"')).toBeGreaterThan(page.indexOf('id="leaders"'));

    const ruled = await textOf("/players?scoring=half*rec*9", rising);
    const own = ruled.slice(ruled.indexOf(`href="/players/${riser.playerId}?scoring=half*rec*9#usage"`));
    const line = second.playerGameStats.find((one) => one.playerId === riser.playerId);
    const plain = line?.fantasyPoints ?? 0;
    expect(own).toContain(`${formatPoints(plain + 9 * (line?.receptions ?? 0))} MY<br/>`);

    const early = await openSite({ games: [first], players: [], now: new Date("2025-09-09T12:00:00Z") });
    onTestFinished(() => early.close());
    expect(await textOf("/players", early)).not.toContain("Rising");
  });
});

describe("a player's page", () => {
  it("has his usage and the newest report with its date", async () => {
    const page = await textOf(`/players/${playerId}`);
    expect(page).toContain("2025 usage</h2>");
    expect(page).toContain("80%");
    expect(page).toContain("Questionable, ankle; practiced in part.");
    expect(page).toContain("as of Sep 17, 2025, 4:05 PM EDT");
  });

  it("has no report and no snaps where the source has none", async () => {
    const page = await textOf(`/players/${playerId}`, bare);
    expect(page).toContain("2025 usage</h2>");
    expect(page).not.toContain("injury report");
    expect(page).not.toContain(">Snap<");
  });

  it("tells nothing of it to a browser that hides scores", async () => {
    const page = await (await site.get(`/players/${playerId}`, { cookie: "scores=hidden" })).text();
    expect(page).not.toContain("2025 usage");
  });
});
