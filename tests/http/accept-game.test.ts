import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { IngestNote } from "../../domain/admin/ingest-note.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { refresh, type ScriptedIngest, scriptedIngest } from "../fixtures/scripted-ingest.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { htmlOf } from "../setup/html-of.ts";

const GAME = smallGame().game.gameKey;
const REASON = "12 of its 41 players are gone from the statistics";

const note = (given: Partial<IngestNote>): IngestNote => ({
  at: "2025-09-21T18:29:00Z",
  gameKey: GAME,
  feed: null,
  kind: "suspect",
  message: `Suspect, so the stored game was kept: ${REASON}`,
  milliseconds: 120,
  ...given,
});

let site: OpenSite;
let ingest: ScriptedIngest;
let cookie = "";
const usual = scriptedIngest();

beforeAll(async () => {
  ingest = scriptedIngest();
  site = await openSite({ games: [smallGame()], administrator: ADMINISTRATOR, ingest });
  cookie = await signInAs(site, ADMINISTRATOR);
});
beforeEach(() => {
  ingest.onAccept = usual.onAccept;
  ingest.asked.length = 0;
});
afterAll(() => site.close());

async function post(gameKey: string, as = cookie): Promise<{ status: number; outcome: string }> {
  const headers = { cookie: as, "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ intent: "acceptGame", gameKey });
  const response = await site.app.fetch(new Request("http://127.0.0.1/admin", { method: "POST", headers, body }));
  const page = await htmlOf(response);
  const outcomes = [...page.matchAll(/<output class="msg[^"]*">([^<]+)<\/output>/g)].map(([, words]) => words);
  return { status: response.status, outcome: outcomes.join() };
}

describe("an answer that was suspect", () => {
  it("stands on /admin with its reason, and the newest of a game has a button to take it over", async () => {
    ingest.now = {
      ...ingest.now,
      recent: [
        note({ gameKey: null, kind: "corrected", message: "41 players have other ids at the provider now" }),
        note({}),
        note({ kind: "refreshed", message: "20 plays" }),
        note({ message: "an older reason" }),
      ],
    };
    const page = await htmlOf(await site.get("/admin", { cookie }));
    expect(page).toContain("41 players have other ids at the provider now");
    const forms = [...page.matchAll(/<form[^>]*>(?:(?!<\/form>).)*acceptGame(?:(?!<\/form>).)*<\/form>/gs)];
    expect(forms).toHaveLength(1);
    expect(forms[0]?.[0]).toContain(`value="${GAME}"`);
    expect(forms[0]?.[0]).toContain("Fetch this game again");
    expect(page.slice(0, page.indexOf("acceptGame"))).toContain(REASON);
    expect(page.indexOf("an older reason")).toBeGreaterThan(page.indexOf("acceptGame"));
  });

  it("is taken over by the button, which says what had been suspect", async () => {
    ingest.onAccept = async (gameKey) => ({
      ok: true,
      value: { ...refresh(gameKey, { plays: 178 }), overruled: [REASON, "its score went from 24:17 to 17:17"] },
    });
    expect(await post(GAME)).toEqual({
      status: 200,
      outcome: `✓ Game ${GAME} is stored as the provider has it now (178 plays), although ${REASON}; its score went from 24:17 to 17:17`,
    });
    expect(ingest.asked).toEqual([`accept ${GAME}`]);
  });

  it("is told where nothing was suspect any more, and where the provider does not answer", async () => {
    expect((await post(GAME)).outcome).toBe(
      `✓ Game ${GAME} is stored as the provider has it now (20 plays); nothing about it was suspect`,
    );
    ingest.onAccept = async () => ({ ok: false, error: { kind: "unreachable", message: "SportsDataIO: failed" } });
    expect((await post(GAME)).outcome).toBe("✗ SportsDataIO: failed. The stored game is as it was.");
  });

  it("is nobody else's to take over, and no game that is not there", async () => {
    expect((await post(GAME, "")).status).toBe(403);
    expect((await post(GAME, await signInAs(site, "fan@six.example"))).status).toBe(403);
    expect(await post("209910106")).toMatchObject({
      status: 400,
      outcome: expect.stringMatching(/^✗ Game not found/),
    });
    expect(ingest.asked).toEqual([]);
  });
});
