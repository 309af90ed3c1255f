import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageOf, smallVariant } from "../fixtures/variant-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";

const empty = smallVariant(2, {}, { allPlays: [], playerProjections: [], playerGameStats: [] });
const recapOnly = smallVariant(3);
const previewOnly = smallVariant(4, { status: "Scheduled", hasStarted: false });

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [empty, recapOnly, previewOnly] });
  const story = { markdown: "Words", html: "<p>Words</p>", createdAt: "2025-09-09T04:00:00Z", ...HAND_WRITTEN };
  await site.store.putStory({ ...story, kind: "recap", gameKey: recapOnly.game.gameKey });
  await site.store.putStory({ ...story, kind: "preview", gameKey: previewOnly.game.gameKey });
});
afterAll(() => site.close());

describe("the data of the game page over HTTP", () => {
  it("S7.loader.1 has the eight names in the page and in the framework's own request", async () => {
    for (const path of [pageOf(recapOnly), `${pageOf(recapOnly)}.data`]) {
      const body = await (await site.get(path)).text();
      for (const name of "game allPlays userEmail user gameRecap gameProjection playerProjections playerGameStats".split(
        " ",
      )) {
        expect(body, `${path} ${name}`).toMatch(new RegExp(`\\\\?"${name}\\\\?"`));
      }
    }
  });

  it.each([
    ["both texts and the three lists", empty, []],
    ["the projection", recapOnly, ["recap"]],
    ["the recap", previewOnly, ["preview"]],
  ] as const)("S7.loader.2 without %s the page is rendered", async (_what, game, stories) => {
    const answer = await site.get(pageOf(game));
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<h2 id="box-h">Box score<\/h2>/);
    expect(Array.from(html.matchAll(/<h2 id="(recap|preview)-h">/g), ([, id]) => id)).toEqual(stories);
  });

  it("S7.loader.3 S3.user.1 is the same for everyone: one person's email never appears in another's page", async () => {
    const as = (email: string) => ({
      cookie: `session=${email}; email=${email}`,
      authorization: `Bearer ${email}`,
      from: email,
    });
    for (const path of [pageOf(recapOnly), `${pageOf(recapOnly)}.data`]) {
      const first = await site.get(path, as("one@six.example"));
      expect(first.status).toBe(200);
      const second = await (await site.get(path, as("two@six.example"))).text();
      expect(second).toBe(await first.text());
      expect(second).not.toContain("six.example");
    }
  });

  it("S4.status.7 cannot be changed by a form that is posted to the page", async () => {
    const before = await site.store.gameSnapshot(recapOnly.game.gameKey);
    const answer = await site.app.fetch(
      new Request(`http://127.0.0.1${pageOf(recapOnly)}`, {
        method: "POST",
        headers: { host: "127.0.0.1", origin: "http://127.0.0.1", "content-type": "application/x-www-form-urlencoded" },
        body: "status=InProgress",
      }),
    );
    expect(answer.status).toBe(403);
    expect(await site.store.gameSnapshot(recapOnly.game.gameKey)).toEqual(before);
  });
});
