import { describe, expect, it } from "vitest";
import { MICROPHONE_GONE } from "../../app/voice/open-microphone.ts";
import { BLOCKED } from "../../app/voice/session-confirmation.ts";
import { isTrouble, LINE_DOWN, NOT_LOADED } from "../../app/voice/voice-state.ts";
import { fail, ok } from "../../domain/result.ts";
import { CALL, scriptedVoice, untilTrue, voiceOf } from "../fixtures/scripted-voice.ts";

describe("the states of a conversation", () => {
  it("goes from ready over connecting to connected, greets once and ends when the person says so", async () => {
    const voice = scriptedVoice();
    expect(voice.greetings()).toBe(0);
    await voice.open();
    expect(voice.statuses()).toEqual(["ready", "connecting", "connected"]);
    expect(voice.greetings()).toBe(1);

    voice.conversation.end("person");
    expect(voice.statuses().at(-1)).toBe("disconnected");
    expect(voice.state()).toMatchObject({ phase: "over", ended: "person", isSpeaking: false });
    expect(voice.log).toEqual(["microphone", "microphone closed", "released session-1: 0, 0"]);
    expect(voice.transport.status).toBe("disconnected");
  });

  it("ends once, no matter who ends it and how often", async () => {
    const voice = scriptedVoice();
    await voice.open();
    voice.conversation.end("person");
    const { length } = voice.states;
    voice.conversation.end("left");
    voice.transport.emit("connection_change", "disconnected");
    voice.event({ type: "error", error: { message: "too late" } });
    voice.event({ type: "output_audio_buffer.started" });
    await voice.clock.pass(3_600_000);
    expect(voice.states).toHaveLength(length);
    expect(voice.log.filter((line) => line.startsWith("released"))).toHaveLength(1);
    expect(voice.clock.waiting()).toBe(0);
  });

  it("is disconnected when the other side goes, and says that it was lost", async () => {
    const voice = scriptedVoice();
    await voice.open();
    voice.transport.disconnect();
    expect(voice.state()).toMatchObject({ status: "disconnected", phase: "over", ended: "lost" });
    expect(voice.log).toContain("microphone closed");
  });

  it("lets go of a microphone that is allowed after the person has given up", async () => {
    const log: string[] = [];
    let allow: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      allow = resolve;
    });
    let isAsked = false;
    const voice = scriptedVoice({
      microphone: async () => {
        isAsked = true;
        await asked;
        return ok(voiceOf(log, "late microphone"));
      },
    });
    await untilTrue(() => isAsked);
    voice.conversation.end("person");
    allow();
    await untilTrue(() => log.length === 2);
    expect(log).toEqual(["late microphone", "late microphone closed"]);
    expect(voice.transport.calls).toEqual([]);
    expect(voice.state().status).toBe("disconnected");
  });

  it("ends by itself when its time is over, and when nobody has said anything for a minute", async () => {
    const timed = scriptedVoice();
    await timed.open();
    for (let minute = 0; minute < 9; minute += 1) {
      timed.event({ type: "input_audio_buffer.speech_started" });
      await timed.clock.pass(33_000);
    }
    expect(timed.state().phase).toBe("open");
    await timed.clock.pass(4_000);
    expect(timed.state()).toMatchObject({ status: "disconnected", ended: "time" });

    const idle = scriptedVoice();
    await idle.open();
    await idle.clock.pass(59_000);
    expect(idle.state().phase).toBe("open");
    await idle.clock.pass(1_000);
    expect(idle.state()).toMatchObject({ status: "disconnected", ended: "idle" });

    const hidden = scriptedVoice({ isHidden: true });
    await hidden.open();
    await hidden.clock.pass(20_000);
    expect(hidden.state().ended).toBe("idle");
  });

  it("knows when it began, when it ends and, where the site says so, what a minute costs", async () => {
    const voice = scriptedVoice();
    await voice.open();
    const { since, until, dollarsPerMinute } = voice.state();
    expect(dollarsPerMinute).toBe(0.3);
    const visitor = scriptedVoice({ grant: async () => ok({ ...CALL, dollarsPerMinute: null }) });
    await visitor.open();
    expect(visitor.state()).toMatchObject({ phase: "open", dollarsPerMinute: null });
    expect((until ?? 0) - (since ?? 0)).toBe(299_000);
  });

  it("ends before the site hangs up, which counts from the use of the token, so that it knows why", async () => {
    const voice = scriptedVoice();
    await untilTrue(() => voice.transport.calls.some(({ method }) => method === "connect"));
    const used = voice.clock.now().getTime();
    await voice.clock.pass(8_000);
    await voice.open();
    expect(voice.state().until).toBe(used + 299_000);
    for (let minute = 0; minute < 9; minute += 1) {
      voice.event({ type: "input_audio_buffer.speech_started" });
      await voice.clock.pass(32_000);
    }
    expect(voice.state().phase).toBe("open");
    await voice.clock.pass(3_000);
    expect(voice.state().ended).toBe("time");
  });

  it("goes on with typed questions when the microphone is taken away", async () => {
    let takeAway: () => void = () => {};
    const voice = scriptedVoice({
      microphone: async () =>
        ok(
          voiceOf([], "microphone", (callback) => {
            takeAway = callback;
          }),
        ),
    });
    await voice.open();
    voice.event({ type: "input_audio_buffer.speech_started" });
    takeAway();
    expect(voice.state()).toMatchObject({
      status: "connected",
      phase: "open",
      hasMicrophone: false,
      isListening: false,
      microphoneProblem: MICROPHONE_GONE,
    });
    voice.conversation.ask("Who leads in passing?");
    expect(voice.calls("sendMessage")).toHaveLength(1);
    voice.conversation.end("person");
    const { length } = voice.states;
    takeAway();
    expect(voice.states).toHaveLength(length);
  });
});

describe("a conversation that cannot begin", () => {
  it("S8.token.1 shows the site's own sentence, and asks nobody for the microphone", async () => {
    const voice = scriptedVoice({ grant: async () => fail("Sign in to talk."), isMicrophoneGranted: false });
    await untilTrue(() => voice.state().phase === "over");
    expect(voice.statuses()).toEqual(["ready", "connecting", "Connection failed: Sign in to talk."]);
    expect(voice.log).toEqual([]);
    expect(voice.transport.calls).toEqual([]);
  });

  it("says that the microphone was refused, greets nobody and gives the token back", async () => {
    const problem = { words: "Microphone permission was denied", help: "Allow it." };
    const voice = scriptedVoice({ microphone: async () => fail(problem) });
    await untilTrue(() => voice.state().phase === "over");
    expect(voice.state()).toMatchObject({
      status: "Connection failed: Microphone permission was denied",
      microphoneProblem: "Allow it.",
    });
    expect(voice.greetings()).toBe(0);
    await untilTrue(() => voice.log.length > 0);
    expect(voice.log).toEqual(["released session-1: 0, 0"]);
  });

  it("talks without a microphone where the person types", async () => {
    const voice = scriptedVoice({ start: { isSilent: true } });
    await voice.open();
    expect(voice.state()).toMatchObject({ status: "connected", hasMicrophone: false });
    expect(voice.log).toEqual(["silence"]);
    voice.conversation.ask("Who leads in passing?");
    expect(voice.calls("sendMessage").map(({ message }) => message)).toEqual(["Who leads in passing?"]);
  });

  it("takes another token when the person thought about the microphone for too long", async () => {
    const given: string[] = [];
    const voice = scriptedVoice({
      isMicrophoneGranted: false,
      grant: async () => {
        given.push("token");
        return ok({ ...CALL, session: `session-${given.length}` });
      },
      microphone: async () => {
        await voice.clock.pass(given.length === 1 ? 70_000 : 0);
        return ok(voiceOf([], "microphone"));
      },
    });
    await untilTrue(() => given.length === 2);
    expect(voice.log).toEqual(["released session-1: 0, 0"]);
  });

  it.each(["sdk", "session"])("says so in words where the code does not arrive: %s", async (part) => {
    const voice = scriptedVoice({
      [part]: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/x.js")),
    });
    await untilTrue(() => voice.state().phase === "over");
    expect(voice.state().status).toBe(`Connection failed: ${NOT_LOADED}`);
    expect(voice.log).toContain("microphone closed");
  });

  it("gives up after ten seconds where the network lets nothing through", async () => {
    const voice = scriptedVoice();
    await untilTrue(() => voice.transport.calls.some(({ method }) => method === "connect"));
    await untilTrue(() => voice.clock.waiting() > 0);
    await voice.clock.pass(10_000);
    await untilTrue(() => voice.state().phase === "over");
    expect(voice.state().status).toBe(`Connection failed: ${BLOCKED}`);
    expect(voice.log).toContain("microphone closed");
    expect(voice.greetings()).toBe(0);
  });

  it("does not greet before all six tools are confirmed, and fails when the settings are refused", async () => {
    const voice = scriptedVoice();
    await untilTrue(() => voice.transport.calls.some(({ method }) => method === "connect"));
    voice.event({ type: "session.updated", session: { tools: [{ name: "get_game_info" }] } });
    await untilTrue(() => voice.clock.waiting() > 0);
    expect(voice.greetings()).toBe(0);
    voice.event({ type: "error", error: { message: "Invalid value: 'cedarx'." } });
    await untilTrue(() => voice.state().phase === "over");
    expect(voice.state().status).toBe("Connection failed: Invalid value: 'cedarx'.");
    expect(voice.greetings()).toBe(0);
  });

  it("passes a refusal of the call on without the library's words before it", async () => {
    const voice = scriptedVoice();
    voice.transport.failNextCall(
      "connect",
      new Error("Realtime call request failed with status 503: The voice provider is busy."),
    );
    await untilTrue(() => voice.state().phase === "over");
    expect(voice.state().status).toBe("Connection failed: The voice provider is busy.");
  });
});

describe("trouble in a conversation", () => {
  it("is a message and not the end", async () => {
    const voice = scriptedVoice();
    await voice.open();
    voice.event({ type: "error", error: { message: "It broke." } });
    expect(voice.state()).toMatchObject({ status: "Session error: It broke.", phase: "open" });
    voice.conversation.ask("Are you there?");
    expect(voice.calls("sendMessage")).toHaveLength(1);
    voice.say("a", "I am here.");
    expect(voice.state().status).toBe("connected");
  });

  it("S8.session.2 has a message where the provider gives none", async () => {
    const voice = scriptedVoice();
    await voice.open();
    voice.event({ type: "error", error: {} });
    expect(voice.state().status).toBe("Session error: Unknown error");
    voice.event({
      type: "response.done",
      response: { status: "failed", status_details: { error: { message: "No." } } },
    });
    expect(voice.state().status).toBe("Session error: No.");
  });

  it("is a line over which nothing comes, until it does again", async () => {
    const voice = scriptedVoice();
    await untilTrue(() => voice.transport.calls.some(({ method }) => method === "connect"));
    voice.line(false);
    expect(voice.state().status).toBe("connecting");
    voice.line(true);
    await voice.open();
    voice.line(false);
    expect(voice.state()).toMatchObject({ status: LINE_DOWN, phase: "open", hasLine: false });
    expect(isTrouble(LINE_DOWN)).toBe(true);
    voice.line(true);
    expect(voice.state()).toMatchObject({ status: "connected", phase: "open", hasLine: true });
    voice.conversation.end("person");
    const { length } = voice.states;
    voice.line(false);
    expect(voice.states).toHaveLength(length);
  });

  it("is not what happens when something is stopped that has just ended", async () => {
    const voice = scriptedVoice();
    await voice.open();
    voice.event({ type: "error", error: { code: "response_cancel_not_active", message: "Cancellation failed." } });
    expect(voice.state().status).toBe("connected");
  });

  it.each([
    ["ready", false],
    ["connecting", false],
    ["connected", false],
    ["disconnected", false],
    ["Session error: It broke.", true],
    ["Connection failed: Failed to get realtime token", true],
    ["Session ERROR", true],
    ["FAILED", true],
  ] as const)("S8.colour.1 O.37 shows %s in red: %s", (status, isRed) => {
    expect(isTrouble(status)).toBe(isRed);
  });
});
