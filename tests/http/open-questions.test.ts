import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type ScriptedIngest, scriptedIngest } from "../fixtures/scripted-ingest.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { openVoiceSite } from "../setup/open-voice-site.ts";
import { readPageData } from "../setup/read-page-data.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";

const GAME = smallGame().game.gameKey;
const UNKNOWN = "209910199";

let site: OpenSite;
let ingest: ScriptedIngest;
const cookies = { visitor: "", user: "", administrator: "" };

beforeAll(async () => {
  ingest = scriptedIngest();
  site = await openSite({ games: [smallGame()], administrator: ADMINISTRATOR, ingest });
  cookies.user = await signInAs(site, "fan@six.example");
  cookies.administrator = await signInAs(site, ADMINISTRATOR);
});
afterAll(() => site.close());

type Role = keyof typeof cookies;

function get(role: Role, path: string): Promise<Response> {
  return site.get(path, cookies[role] === "" ? {} : { cookie: cookies[role] });
}

/** Posts a form to a game's page as its own script does; gives the status and the `error` of the answer. */
async function post(role: Role, gameKey: string, form: Record<string, string>, on = site, cookie = cookies[role]) {
  const answer = await on.app.fetch(
    new Request(`http://127.0.0.1/games/${gameKey}.data`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", ...(cookie === "" ? {} : { cookie }) },
      body: new URLSearchParams(form),
    }),
  );
  const outcome = z.object({ data: z.object({ success: z.boolean(), error: z.string().min(1) }) });
  const { data } = outcome.parse(await readPageData(answer));
  return { status: answer.status, ...data };
}

describe("questions that the checklist leaves open", () => {
  it("O.39 the token endpoint answers without any parameter, and with the key of a game", async () => {
    const voice = await openVoiceSite();
    try {
      for (const query of ["", `?game=${GAME}`]) {
        const answer = await voice.token("user", query);
        expect(answer.status, query).toBe(200);
        expect(await answer.json()).toMatchObject({ token: expect.stringMatching(/./) });
      }
    } finally {
      await voice.close();
    }
  });

  it("O.40 an unknown or missing intent is 400 with an error, and a refused loadPlays 403; nothing is loaded", async () => {
    for (const form of [{ intent: "dropTables" }, { intent: "" }, {}] as Record<string, string>[]) {
      expect(await post("administrator", GAME, form)).toMatchObject({ status: 400, success: false });
    }
    for (const role of ["visitor", "user"] as const) {
      const answer = await site.app.fetch(
        new Request(`http://127.0.0.1/games/${GAME}`, {
          method: "POST",
          headers: { "sec-fetch-site": "same-origin", cookie: cookies[role] },
          body: new URLSearchParams({ intent: "loadPlays" }),
        }),
      );
      expect(answer.status).toBe(403);
      expect(await answer.text()).toMatch(/administrator/i);
    }
    expect(ingest.asked).toEqual([]);
  });

  it("O.41 loadPlays says 404 for an unknown game, and without a provider what to configure", async () => {
    expect(await post("administrator", UNKNOWN, { intent: "loadPlays" })).toEqual({
      status: 404,
      success: false,
      error: expect.stringContaining("No game here has this key"),
    });
    expect(ingest.asked).toEqual([]);
    const bare = await openSite({ games: [smallGame()], administrator: ADMINISTRATOR });
    try {
      const cookie = await signInAs(bare, ADMINISTRATOR);
      expect(await post("administrator", GAME, { intent: "loadPlays" }, bare, cookie)).toEqual({
        status: 200,
        success: false,
        error: expect.stringMatching(/No sports-data provider is configured.*SPORTSDATAIO_KEY/),
      });
    } finally {
      await bare.close();
    }
  });

  it("O.42 the export of an unknown key is 403 for anybody else, and 404 for the administrator; so is an unknown player", async () => {
    for (const path of [`/games/${UNKNOWN}/export`, `/games/${UNKNOWN}/export?format=json`]) {
      expect((await get("visitor", path)).status).toBe(403);
      expect((await get("user", path)).status).toBe(403);
      expect((await get("administrator", path)).status).toBe(404);
    }
    expect((await get("visitor", "/players/nobody-at-all")).status).toBe(404);
  });

  it("O.44 the administrator's own page has their address and that they are one; nobody else's has either", async () => {
    const dataOf = async (role: Role) => {
      const value = await readPageData(await get(role, `/games/${GAME}.data`));
      const person = z.object({ userEmail: z.string().nullable(), isAdministrator: z.boolean() });
      return z.object({ "routes/game": z.object({ data: person }) }).parse(value)["routes/game"].data;
    };
    expect(await dataOf("administrator")).toEqual({ userEmail: ADMINISTRATOR, isAdministrator: true });
    expect(await dataOf("user")).toEqual({ userEmail: null, isAdministrator: false });
    expect(await dataOf("visitor")).toEqual({ userEmail: null, isAdministrator: false });
  });
});
