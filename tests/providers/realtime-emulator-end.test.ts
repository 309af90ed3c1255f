import { Socket } from "node:dgram";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openRealtimeEmulator, type RealtimeEmulator } from "../emulators/realtime/open-realtime-emulator.ts";
import { silence } from "../emulators/realtime/sound.ts";
import { offerWithKey, openVoiceCaller, type VoiceCaller } from "../setup/open-voice-caller.ts";

let emulator: RealtimeEmulator;
let caller: VoiceCaller;

beforeEach(async () => {
  emulator = await openRealtimeEmulator({ behavior: { thinkMs: 0 } });
  caller = await openVoiceCaller(offerWithKey(emulator));
});
afterEach(async () => {
  await caller.close();
  await emulator.close();
});

describe("the emulator's address", () => {
  it("is on this machine alone, or nowhere at all on request", async () => {
    const addresses = async (): Promise<string[]> => {
      let answered = "";
      const post = async (offer: string): Promise<Response> => {
        answered = await (await offerWithKey(emulator)(offer)).text();
        return new Response(null, { status: 418 });
      };
      await expect(openVoiceCaller(post)).rejects.toThrow("418");
      return [...new Set(answered.match(/(?<=^a=candidate:\S+ 1 )\S+ \d+ \S+/gm) ?? [])].map((found) =>
        found.replace(/ \d+/, ""),
      );
    };
    expect(await addresses()).toEqual(["udp 127.0.0.1"]);
    emulator.behavior.unreachable = true;
    expect(await addresses()).toEqual(["udp 192.0.2.199"]);
  });
});

describe("the emulator's sockets", () => {
  it("are bound to the loopback address, not only announced there", async () => {
    const bind = vi.spyOn(Socket.prototype, "bind");
    const another = await openVoiceCaller(offerWithKey(emulator));
    const addresses = bind.mock.contexts.map((socket) =>
      socket instanceof Socket ? socket.address().address : "no socket",
    );
    await another.close();
    expect(addresses).toEqual(["127.0.0.1", "127.0.0.1"]);
  });
});

describe("the end of a call", () => {
  it("is told apart: the client went, the server hung up, the channel was closed, the network is gone", async () => {
    await caller.close();
    await caller.until("the end", () => emulator.call().end === "client");

    caller = await openVoiceCaller(offerWithKey(emulator));
    const { url, apiKey } = emulator;
    const path = `${url}/v1/realtime/calls/${caller.callId}/hangup`;
    const headers = { authorization: `Bearer ${apiKey}` };
    expect((await fetch(path, { method: "POST", headers })).status).toBe(200);
    await caller.until("the channel's end", () => !caller.isOpen());
    expect(emulator.call().end).toBe("hangup");
    expect((await fetch(path, { method: "POST", headers })).status).toBe(404);
    await caller.close();

    caller = await openVoiceCaller(offerWithKey(emulator));
    emulator.call().closeChannel();
    await caller.until("the channel's end", () => !caller.isOpen());
    await caller.close();

    caller = await openVoiceCaller(offerWithKey(emulator));
    await emulator.call().drop();
    const before = caller.levels.length;
    caller.send({ type: "response.create" });
    await caller.speak(silence(300));
    expect(caller.levels.length).toBeLessThan(before + 5);
    expect(caller.isOpen()).toBe(true);
  });

  it("leaves no socket behind", async () => {
    const sockets = (): string[] => process.getActiveResourcesInfo().filter((kind) => kind === "UDPWrap");
    expect(sockets().length).toBeGreaterThan(0);
    const dropped = await openVoiceCaller(offerWithKey(emulator));
    await emulator.call().drop();
    const abandoned = openVoiceCaller(async (offer) => {
      await offerWithKey(emulator)(offer);
      return new Response("The person has thought better of it.", { status: 418 });
    });
    await expect(abandoned).rejects.toThrow("thought better");
    expect(emulator.calls.size).toBe(3);
    await emulator.close();
    await caller.close();
    await dropped.close();
    await expect.poll(() => sockets().length).toBe(0);
  });
});
