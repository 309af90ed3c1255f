import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formPace } from "../../server/http/form-pace.ts";
import { SAMPLE_NOW, sampleLeague } from "../fixtures/sample-league.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const WAIT = /Too many changes were sent from your network, so this one was not made\. Try again in a minute\./;

let site: OpenSite;
let address: string;
let networks = 0;
beforeAll(async () => {
  const { games, players } = sampleLeague();
  site = await openSite({
    games,
    players,
    now: SAMPLE_NOW,
    trustedProxies: ["127.0.0.1"],
    formPace: { perNetwork: 3, perNear: 5 },
  });
  address = await site.listen();
});
afterAll(() => site.close());

/** An address in a network that has sent nothing yet. */
function fresh(): string {
  networks += 1;
  return `203.${networks}.113.9`;
}

function post(path: string, from: string, fields: Record<string, string>): Promise<Response> {
  const headers = { origin: address, ...(from === "" ? {} : { "x-forwarded-for": from }) };
  return fetch(address + path, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });
}

const FORMS = [
  { path: "/scores", fields: { scores: "hidden", to: "/stats" } },
  { path: "/behind", fields: { seconds: "30", to: "/stats" } },
  { path: "/my-scoring", fields: { scoring: "half", to: "/stats" } },
  { path: "/my/leagues", fields: { star: "scripted-was-wr", to: "/players" } },
  { path: "/my/notifications", fields: { off: "1" } },
];

describe("small forms", () => {
  it.each(FORMS)("to $path are answered so often for a network, and then with how long to wait", async (form) => {
    const from = fresh();
    for (let count = 0; count < 3; count += 1) expect((await post(form.path, from, form.fields)).status).not.toBe(429);
    const refused = await post(form.path, from, form.fields);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toMatch(WAIT);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await post(form.path, fresh(), form.fields)).status).not.toBe(429);
  });

  it("are counted together, and the networks around one more loosely than it", async () => {
    const statuses: number[] = [];
    const send = async (from: string): Promise<void> => {
      const form = FORMS[statuses.length % 3] ?? { path: "", fields: {} };
      statuses.push((await post(form.path, from, form.fields)).status);
    };
    for (let count = 0; count < 4; count += 1) await send("198.51.100.1");
    expect(statuses).toEqual([303, 303, 303, 429]);
    for (let count = 0; count < 3; count += 1) await send("198.51.100.2");
    expect(statuses.slice(4)).toEqual([303, 303, 429]);
  });

  it("of strangers in one carrier's network do not keep anyone from hiding scores", async () => {
    const pace = formPace();
    for (let near = 0; near < 20; near += 1) expect(await pace.consume(`198.51.${near}.1`, 120)).toBeNull();
    expect(await pace.consume("198.51.0.1")).not.toBeNull();
    expect(await pace.consume("198.51.200.1")).toBeNull();
  });

  it("keep what was typed where it was typed", async () => {
    const from = fresh();
    for (let count = 0; count < 3; count += 1) await post("/scores", from, { scores: "shown" });
    const paste = { intent: "paste", name: "Office", scoring: "half", starters: "Nobody McNobody", bench: "" };
    const pasted = await post("/my/leagues", from, paste);
    expect(pasted.status).toBe(429);
    const html = await pasted.text();
    expect(html).toMatch(/<textarea[^>]*>Nobody McNobody<\/textarea>/);
    expect(/<output id="paste-problem"[^>]*>([^<]*)/.exec(html)?.[1]).toMatch(WAIT);
    const found = await (await post("/my/leagues", from, { intent: "find", league: "gus" })).text();
    expect(/<output id="sleeper-problem"[^>]*>([^<]*)/.exec(found)?.[1]).toMatch(WAIT);
  });

  it("do not use up what turning notifications on needs, which has a limit of its own", async () => {
    const from = fresh();
    for (let count = 0; count < 4; count += 1) await post("/scores", from, { scores: "shown" });
    const headers = { origin: address, "x-forwarded-for": from, "content-type": "application/json" };
    const answer = await fetch(`${address}/my/notifications`, { method: "POST", headers, body: "{}" });
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.stringMatching(/no subscription/) }]);
  });

  it("of an address that everybody may share, behind a proxy that is not configured, are not bounded", async () => {
    for (let count = 0; count < 12; count += 1)
      expect((await post("/scores", "", { scores: "shown" })).status).toBe(303);
  });

  it("do not use up what signing out needs", async () => {
    const from = fresh();
    for (let count = 0; count < 4; count += 1) await post("/scores", from, { scores: "shown" });
    expect((await post("/logout", from, {})).status).toBe(200);
  });
});
