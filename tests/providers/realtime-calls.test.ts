import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { type RealtimeCalls, realtimeCalls } from "../../server/ai/realtime-calls.ts";

/** Calls to a server that answers as the test says. */
async function callsTo(answer: RequestListener): Promise<RealtimeCalls> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return realtimeCalls({ baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: "sk-test" });
}

const open = (calls: RealtimeCalls) => calls.open("v=0", { type: "realtime", model: "gpt-realtime" }, "somebody");

describe("calls to a voice provider", () => {
  test("are made again when a refusal says, also by a date", async () => {
    const date = "Sun, 07 Sep 2025 12:00:00 GMT";
    const calls = await callsTo((_request, response) =>
      response.writeHead(429, { date, "retry-after": "Sun, 07 Sep 2025 12:00:42 GMT" }).end("{}"),
    );
    expect(await open(calls)).toMatchObject({ ok: false, error: { kind: "rate-limited", retryAfterSeconds: 42 } });
  });

  test("whose answer breaks off are named, so that they can be hung up", async () => {
    const calls = await callsTo((_request, response) => {
      response.writeHead(201, { location: "/v1/realtime/calls/rtc_1", "content-length": 1000 });
      response.write("v=0", () => response.destroy());
    });
    expect(await open(calls)).toMatchObject({ ok: false, error: { kind: "unreachable", callId: "rtc_1" } });
  });
});
