import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { openSite } from "../setup/open-site.ts";
import { openVoiceSite, type VoiceSite } from "../setup/open-voice-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { withoutMarks } from "../setup/without-marks.ts";

let voice: VoiceSite;

afterEach(() => voice.close());

/** The section "Voice and chat" as the administrator gets it, its text in one line. */
async function section(response?: Response): Promise<string> {
  const { site } = voice;
  const page = await (response ?? (await site.get("/admin", { cookie: voice.cookies.administrator }))).text();
  const html = /<section id="voice"[\s\S]*?<\/section>/.exec(page)?.[0] ?? "";
  return withoutMarks(html);
}

function plain(html: string): string {
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

function post(intent: string, role: "visitor" | "user" | "administrator" = "administrator"): Promise<Response> {
  const headers = { cookie: voice.cookies[role], "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ intent, isAdministrator: "true" });
  return voice.site.app.fetch(new Request("http://127.0.0.1/admin", { method: "POST", headers, body }));
}

async function talk(): Promise<string> {
  const { token, session } = await voice.grant("user");
  expect((await voice.call("user", token)).status).toBe(201);
  return session;
}

describe("the voice in /admin", () => {
  it("says who may talk, by which model and way, and what runs and has run against the limits", async () => {
    voice = await openVoiceSite({ VOICE_DOLLARS_PER_DAY: "20", VOICE_MODEL: "gpt-realtime-2.1-mini" });
    expect(plain(await section())).toContain(
      "Open to signed-in users Model gpt-realtime-2.1-mini, calls go through this site (relay) Now 0 of 5 conversations Today (UTC) 0 conversations, 0 minutes, about $0.00 of $20.00",
    );
    const session = await talk();
    expect(plain(await section())).toContain(
      "Now 1 of 5 conversations Today (UTC) 1 conversation, 5 minutes, about $0.50 of $20.00",
    );
    voice.pass(61);
    await voice.end(session);
    expect(plain(await section())).toContain(
      "Now 0 of 5 conversations Today (UTC) 1 conversation, 2 minutes, about $0.10 of $20.00",
    );
  });

  it("says when the day's money is used up", async () => {
    voice = await openVoiceSite({ VOICE_DOLLARS_PER_DAY: "1.5" });
    await talk();
    expect(plain(await section())).toContain("Open to signed-in users, but today’s budget is used up");
    expect((await voice.token("administrator")).status).toBe(503);
  });

  it("ends all conversations and closes after a second look, and opens again, without JavaScript", async () => {
    voice = await openVoiceSite();
    await talk();
    const before = await section();
    expect(before).toMatch(
      /<details><summary>End all conversations and close<\/summary>[\s\S]*<form [^>]*action="\/admin#voice"[^>]*>[\s\S]*value="closeVoice"[\s\S]*Yes, end all and close[\s\S]*<\/details>/,
    );
    expect(before).not.toContain("openVoice");

    const closed = await section(await post("closeVoice"));
    expect(closed).toMatch(
      /<output class="msg ok">✓ Closed: every conversation was ended, and no one can start another</,
    );
    expect(closed).toContain("Closed by the administrator: nobody can talk");
    expect(closed).toContain('value="openVoice"');
    expect(closed).not.toContain("closeVoice");
    expect(voice.endpoints.calls[0]?.hangUps).toBe(1);
    expect((await voice.token("user")).status).toBe(503);

    const opened = await section(await post("openVoice"));
    expect(opened).toContain("✓ Open again: conversations can begin");
    expect((await voice.token("user")).status).toBe(200);
  });

  it("says so where a call could not be ended yet", async () => {
    voice = await openVoiceSite();
    await talk();
    voice.endpoints.faults.hangup = 500;
    expect(await section(await post("closeVoice"))).toContain(
      "✓ Closed: no one can start a conversation. 1 call could not be ended yet; the site keeps trying",
    );
    voice.endpoints.faults.hangup = null;
  });

  it("claims to end nothing in direct mode, where browsers call by themselves", async () => {
    voice = await openVoiceSite({ VOICE_MODE: "direct" });
    await voice.grant("user");
    expect(plain(await section())).toContain("browsers call the provider directly (direct)");
    expect(await section(await post("closeVoice"))).toContain("cannot be ended from here");
    expect((await voice.token("user")).status).toBe(503);
  });

  it.each(["closeVoice", "openVoice"])("S6.admin.9 %s of anybody else is 403, and nothing is done", async (intent) => {
    voice = await openVoiceSite();
    if (intent === "openVoice") await voice.voice.setOpen(false);
    const before = await voice.voice.today();
    for (const role of ["visitor", "user"] as const) expect((await post(intent, role)).status).toBe(403);
    expect(await voice.voice.today()).toEqual(before);
  });

  it("refuses any other intent and does nothing", async () => {
    voice = await openVoiceSite();
    for (const intent of ["", "constructor", "endVoice"]) expect((await post(intent)).status).toBe(400);
    expect(await voice.voice.today()).toMatchObject({ isOpen: true });
  });

  it("counts what a model wrote in chats today and how often it was stopped", async () => {
    voice = await openVoiceSite();
    const { store } = voice.site;
    const use = { model: "a-model", calls: 3, inputTokens: 5_000, outputTokens: 400 };
    // The pages' own clock, which the voice's tests leave where it is.
    await store.addModelUse("2025-09-09", { purpose: "chat", ...use });
    await store.addModelUse("2025-09-09", { purpose: "chat", ...use, model: "another" });
    await store.addModelUse("2025-09-09", { purpose: "stories", ...use });
    await store.addModelUse("2025-09-08", { purpose: "chat", ...use });
    await store.addChatCount("2025-09-09", { answers: 2, violations: 1 });
    expect(plain(await section())).toContain(
      "6 calls, 10,800 of 500,000 tokens Cut today (UTC) 1 sentence that the stats don’t support, from 2 answers",
    );
  });

  it("stands in a file that nobody else loads", async () => {
    voice = await openVoiceSite();
    const files = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
    const its = files.filter((file) => readFileSync(join("build/client/assets", file), "utf8").includes("closeVoice"));
    expect(its).toEqual([expect.stringMatching(/^admin-/)]);
    for (const path of ["/stats", `/games/${smallGame().game.gameKey}`]) {
      const page = await (await voice.site.get(path)).text();
      expect(page).not.toContain("closeVoice");
      expect(page).not.toMatch(/<(script|link)[^>]*\/assets\/admin-/);
    }
  });

  it("says what is missing where no provider is configured, and a form changes nothing", async () => {
    voice = await openVoiceSite();
    const bare = await openSite({ games: [smallGame()], administrator: ADMINISTRATOR });
    try {
      const cookie = await signInAs(bare, ADMINISTRATOR);
      const words = "No one can talk with the analyst: OPENAI_API_KEY is not set.";
      expect(await (await bare.get("/admin", { cookie })).text()).toContain(words);
      const headers = { cookie, "sec-fetch-site": "same-origin" };
      const body = new URLSearchParams({ intent: "closeVoice" });
      const response = await bare.app.fetch(new Request("http://127.0.0.1/admin", { method: "POST", headers, body }));
      expect(response.status).toBe(200);
    } finally {
      await bare.close();
    }
  });
});
