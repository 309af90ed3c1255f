import { request } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type EmulatorOptions,
  openRealtimeEmulator,
  type RealtimeEmulator,
} from "../emulators/realtime/open-realtime-emulator.ts";

let emulator: RealtimeEmulator | null = null;

afterEach(async () => {
  vi.unstubAllEnvs();
  await emulator?.close();
  emulator = null;
});

async function opened(options: EmulatorOptions = {}): Promise<RealtimeEmulator> {
  emulator = await openRealtimeEmulator(options);
  return emulator;
}

function post({ url }: RealtimeEmulator, path: string, key: string | null, body: BodyInit | object): Promise<Response> {
  const isText = typeof body === "string" || body instanceof FormData;
  return fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(isText ? {} : { "content-type": "application/json" }),
      ...(typeof body === "string" ? { "content-type": "application/sdp" } : {}),
    },
    body: isText ? body : JSON.stringify(body),
  });
}

async function errorOf(response: Response): Promise<{ status: number; code: string | null; message: string }> {
  const { error } = (await response.json()) as { error: { code: string | null; message: string } };
  return { status: response.status, code: error.code, message: error.message };
}

const SECRETS = "/v1/realtime/client_secrets";
const CALLS = "/v1/realtime/calls";

describe("the emulator's door", () => {
  it("stays shut in production", async () => {
    vi.stubEnv("NODE_ENV", "production");
    await expect(openRealtimeEmulator()).rejects.toThrow(/does not start with NODE_ENV=production/);
  });

  it("is on 127.0.0.1, and not for pages whose name leads there", async () => {
    const { url } = await opened();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const status = await new Promise((answered) => {
      request(`${url}/emulator`, { headers: { host: "rebound.example" } }, ({ statusCode }) =>
        answered(statusCode),
      ).end();
    });
    expect(status).toBe(421);
  });

  it("makes ephemeral keys for the API key alone", async () => {
    const open = await opened();
    const made = await post(open, SECRETS, open.apiKey, {
      expires_after: { anchor: "created_at", seconds: 60 },
      session: { type: "realtime", model: "gpt-realtime-2.1-mini" },
    });
    const secret = (await made.json()) as { value: string; expires_at: number; session: { model: string } };
    expect(made.headers.get("server")).toBe("realtime-emulator");
    expect(secret).toMatchObject({
      value: expect.stringMatching(/^ek_emulator_/),
      session: { model: "gpt-realtime-2.1-mini" },
    });
    expect(await errorOf(await post(open, SECRETS, null, {}))).toMatchObject({ status: 401, code: "invalid_api_key" });
    expect(await errorOf(await post(open, SECRETS, secret.value, {}))).toMatchObject({ status: 401 });
    expect(await errorOf(await post(open, SECRETS, open.apiKey, { expires_after: { seconds: 5 } }))).toMatchObject({
      status: 400,
      message: expect.stringContaining("expires_after.seconds"),
    });
    const unknown = { session: { type: "realtime", voice: "cedar" } };
    expect(await errorOf(await post(open, SECRETS, open.apiKey, unknown))).toMatchObject({ code: "unknown_parameter" });
  });

  it("lets in an ephemeral key until it expires, with an offer alone", async () => {
    let now = 1_000_000;
    const open = await opened({ now: () => now });
    const made = await post(open, SECRETS, open.apiKey, { expires_after: { seconds: 60 } });
    const { value } = (await made.json()) as { value: string };
    const form = new FormData();
    form.set("sdp", "v=0");
    expect(await errorOf(await post(open, CALLS, value, form))).toMatchObject({ status: 401 });
    expect(await errorOf(await post(open, CALLS, value, "no offer"))).toMatchObject({
      status: 400,
      code: "invalid_offer",
    });
    expect(await errorOf(await post(open, CALLS, value, {}))).toMatchObject({ code: "unsupported_content_type" });
    now += 61_000;
    expect(await errorOf(await post(open, CALLS, value, "v=0"))).toMatchObject({ status: 401, code: "token_expired" });
    expect(await errorOf(await post(open, CALLS, "ek_forged", "v=0"))).toMatchObject({ code: "invalid_api_key" });
  });

  it("takes settings with the offer from the API key, and refuses them where they are wrong", async () => {
    const open = await opened();
    const form = new FormData();
    form.set("session", JSON.stringify({ type: "realtime", tools: [{ type: "function" }] }));
    form.set("sdp", "v=0");
    expect(await errorOf(await post(open, CALLS, open.apiKey, form))).toMatchObject({
      status: 400,
      message: expect.stringContaining("session.tools.0.name"),
    });
    form.delete("sdp");
    expect(await errorOf(await post(open, CALLS, open.apiKey, form))).toMatchObject({
      code: "missing_required_parameter",
    });
    expect(open.calls.size).toBe(0);
  });
});

describe("the emulator's control", () => {
  it("misbehaves on request, and says what it cannot do", async () => {
    const open = await opened();
    const refuse = {
      endpoint: "calls",
      status: 429,
      message: "You exceeded your current quota.",
      code: "insufficient_quota",
    };
    expect((await post(open, "/emulator/behave", null, { refuse, brain: "off-topic" })).status).toBe(200);
    expect(open.behavior).toMatchObject({ brain: "off-topic", thinkMs: 60 });
    expect(await errorOf(await post(open, CALLS, open.apiKey, "v=0"))).toMatchObject({
      status: 429,
      code: "insufficient_quota",
    });
    for (const [path, body, words] of [
      ["/emulator/behave", { brain: "human" }, /brain/],
      ["/emulator/hear", { text: "hi" }, /no such call/],
      ["/emulator/nowhere", {}, /no such thing/],
    ] as const) {
      const answered = await post(open, path, null, body);
      expect(answered.status).toBe(400);
      expect(((await answered.json()) as { error: string }).error).toMatch(words);
    }
  });

  it.each(["client_secrets", "calls", "hangup"] as const)(
    "refuses and spoils answers of %s on request",
    async (endpoint) => {
      const open = await opened({ hasSound: false });
      const form = (): FormData => {
        const given = new FormData();
        given.set("sdp", "v=0");
        return given;
      };
      await post(open, CALLS, open.apiKey, form());
      const paths = { client_secrets: SECRETS, calls: CALLS, hangup: `${CALLS}/${open.call().id}/hangup` };
      const ask = (init: RequestInit = {}): Promise<Response> =>
        fetch(`${open.url}${paths[endpoint]}`, {
          method: "POST",
          headers: { authorization: `Bearer ${open.apiKey}` },
          body: endpoint === "calls" ? form() : null,
          redirect: "manual",
          ...init,
        });
      const behave = async (change: object): Promise<void> => {
        expect((await post(open, "/emulator/behave", null, change)).status).toBe(200);
      };
      await behave({
        refuse: { endpoint, status: 429, message: "Slow down.", code: "busy", type: "limits", retryAfter: 7 },
      });
      const refused = await ask();
      expect(refused.headers.get("retry-after")).toBe("7");
      expect(await refused.json()).toEqual({
        error: { message: "Slow down.", code: "busy", type: "limits", param: null },
      });

      await behave({ refuse: null, spoil: { endpoint, how: "redirect" } });
      expect((await ask()).status).toBe(302);
      await behave({ spoil: { endpoint, how: "silence" } });
      await expect(ask({ signal: AbortSignal.timeout(100) })).rejects.toThrow("timeout");
      await behave({ spoil: { endpoint, how: "html" } });
      expect(await (await ask()).text()).toBe("<!doctype html>");

      await behave({ spoil: { endpoint: "calls", how: "nameless" } });
      const nameless = await post(open, CALLS, open.apiKey, form());
      expect([nameless.status, nameless.headers.get("location")]).toEqual([201, null]);
      await behave({ spoil: null });
      const named = await post(open, CALLS, open.apiKey, form());
      expect(named.headers.get("location")).toBe(`${CALLS}/${open.call().id}`);
    },
  );

  it("says what it is, and allows no other page to steer it", async () => {
    const { url } = await opened();
    const seen = await fetch(`${url}/emulator`);
    expect(((await seen.json()) as { what: string }).what).toMatch(/^An emulator/);
    expect(seen.headers.get("access-control-allow-origin")).toBeNull();
    const simple = await fetch(`${url}/emulator/behave`, { method: "POST", body: '{"brain":"fails"}' });
    expect(simple.status).toBe(400);
    const preflight = await fetch(`${url}/v1/realtime/calls`, { method: "OPTIONS" });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  });
});
