import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LEAGUE_ID, OTHER_LEAGUE_ID } from "../emulators/sleeper/invented-world.ts";
import { openSleeperEmulator, type SleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import { SAMPLE_KEYS, SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { htmlOf } from "../setup/html-of.ts";

const POINTS = `/games/${SAMPLE_KEYS.final}/points`;

let emulator: SleeperEmulator;
let site: OpenSite;
let time = SAMPLE_NOW.getTime();
beforeAll(async () => {
  emulator = await openSleeperEmulator();
  const league = sampleLeague();
  site = await openSite({
    games: league.games,
    players: league.players,
    clock: () => new Date(time),
    sleeperUrl: emulator.baseURL,
  });
});
beforeEach(() => {
  emulator.behave();
  // The client asks no address twice a minute.
  time += 120_000;
});
afterAll(async () => {
  await site.close();
  await emulator.close();
});

const give = (league: string, path = POINTS): Promise<Response> =>
  Promise.resolve(
    site.app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method: "POST",
        headers: { host: "127.0.0.1", origin: "http://127.0.0.1" },
        body: new URLSearchParams({ league }),
      }),
    ),
  );

describe("the form of a fantasy league", () => {
  it("leads to the page under the league's rules, by its link or its number, and from a ledger to the ledger", async () => {
    for (const pasted of [`https://sleeper.com/leagues/${LEAGUE_ID}/team`, LEAGUE_ID]) {
      const answer = await give(pasted);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toMatch(/\/points\?scoring=own\*fgm_yds_over_30\*0\.15\*fum_lost\*-2/);
    }
    const ledger = await give(LEAGUE_ID, `${POINTS}/demo-kc-te1`);
    const place = ledger.headers.get("location") ?? "";
    expect(place).toMatch(/^\/games\/\d+\/points\/demo-kc-te1\?scoring=own/);
    const page = await htmlOf(await site.get(place));
    expect(page).toContain("Why 16.40?");
    expect(page).toContain(
      "Rules of a league: 11 that count. Not counted, because the play-by-play here does not have it: moon_landing.",
    );
  });

  it("offers the leagues of a user, to choose one", async () => {
    expect(await htmlOf(await give("gridiron_gus"))).toContain("This user has no league of 2025 on Sleeper.");
    time = Date.parse("2027-01-20T12:00:00Z");
    const answer = await give("gridiron_gus");
    expect(answer.status).toBe(200);
    const page = await htmlOf(answer);
    const offered = Array.from(page.matchAll(/value="(\d+)" name="league"/g), ([, id]) => id);
    expect(offered).toContain(LEAGUE_ID);
    expect(page).toContain("Which league?");
  });

  it.each([
    ["nobody_at_all", /does not know|no user|not found|There is no/i],
    ["https://espn.com/league/1", "That is not a link of Sleeper"],
    ["", "Paste the link of your league"],
    ["700000000000000999", /./],
  ])("says what to do about %s, with what was typed", async (pasted, words) => {
    const answer = await give(pasted);
    expect(answer.status).toBe(422);
    const page = await htmlOf(answer);
    const said = /<output id="league-problem"[^>]*>([^<]+)<\/output>/.exec(page)?.[1] ?? "";
    expect(said).toMatch(words);
    expect(page).toContain(`value="${pasted}"`);
  });

  it("says so when Sleeper does not answer, and shows the points as before", async () => {
    emulator.misbehave("*", { kind: "status", status: 500 }, Infinity);
    const answer = await give(OTHER_LEAGUE_ID);
    expect(answer.status).toBe(422);
    const page = await htmlOf(answer);
    expect(page).toMatch(/Sleeper/);
    expect(page).toContain("Jasper Underhill");
  });

  it("answers a network twenty times in ten minutes", async () => {
    let refused: Response | null = null;
    for (let question = 0; question < 25 && refused === null; question += 1) {
      const answer = await give(LEAGUE_ID);
      if (answer.status === 422) refused = answer;
    }
    expect(await (refused?.text() ?? "")).toContain("Many leagues were asked for from your network.");
    const seen = emulator.seen.length;
    await give(OTHER_LEAGUE_ID);
    expect(emulator.seen).toHaveLength(seen);
  });
});
