import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerText } from "../../domain/analyst/tools/analyst-tool.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { analystBrain } from "../emulators/realtime/analyst-brain.ts";
import { GOOD_BEHAVIOR } from "../emulators/realtime/behavior.ts";
import { BRAINS } from "../emulators/realtime/brains.ts";
import { clientEvents } from "../emulators/realtime/client-events.ts";
import { Conversation } from "../emulators/realtime/conversation.ts";
import { EmulatedSession, type SessionLine } from "../emulators/realtime/emulated-session.ts";
import { Listener } from "../emulators/realtime/listener.ts";
import type { Scene } from "../emulators/realtime/scene.ts";
import { defaultSettings } from "../emulators/realtime/session-settings.ts";
import { FRAME_MS, RATE, silence, tone } from "../emulators/realtime/sound.ts";
import { toneSpeech } from "../emulators/realtime/tone-speech.ts";
import { readEvent } from "../emulators/realtime/wire-fault.ts";
import { analystOutputs } from "../fixtures/analyst-outputs.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

describe("the scripted model", () => {
  const tools = Object.keys(analystOutputs);
  const answered = new Map<string, string | null>(Object.entries(analystOutputs));

  function asked(text: string, outputs: Scene["outputs"] = new Map()): ReturnType<typeof analystBrain> {
    return analystBrain({ tools, outputs, question: { text, spoken: null }, isCorrected: false });
  }

  it.each([
    ["What is the score?", "get_game_info", "Buffalo Bills 27, Kansas City Chiefs 31. Final."],
    [
      "What was the last play?",
      "get_all_plays",
      "The newest play: P. Testman pass to T. Example for 19 yards, TOUCHDOWN.",
    ],
    ["Who threw the most?", "get_player_game_stats", /^Pat Testman of KC: passing yards 347, passing touchdowns 3/],
    ["Give me the recap", "get_game_recap", "Kansas City won it late. It was close."],
    ["Projections?", "get_player_projections", "No player projections available for this game."],
  ])("asks for %s and quotes the answer", (question, tool, quoted) => {
    expect(asked(question)).toMatchObject({ does: "asks", tools: [{ name: tool }] });
    expect(asked(question, new Map([[tool, null]]))).toEqual({ does: "nothing" });
    const said = asked(question, answered);
    expect(said.does === "says" && said.text).toMatch(quoted);
  });

  it("says that it knows nothing where a tool is missing, answered otherwise than it can read, or not JSON", () => {
    const alone = analystBrain({ tools: [], outputs: new Map(), question: null, isCorrected: false });
    expect(alone).toMatchObject({ text: expect.stringContaining("no tool that knows it") });
    for (const output of ["{}", "<html>"])
      expect(asked("the score", new Map([["get_game_info", output]]))).toMatchObject({
        text: "The tool answered something that this emulator cannot read.",
      });
    expect(asked("Any recipe?")).toMatchObject({ text: expect.stringContaining("only talk football") });
  });
});

describe("the scripted model with the analyst's own tools", () => {
  const { tools, outputs } = ownTools();

  it.each([
    ["the score", /\w+ \d+, .*\w+ \d+\. /],
    ["the newest play", /^The newest play: \w/],
    ["the leading player", /^\w.+ of [A-Z]+: [a-z ]+ \d/],
    ["the preview", /^No game preview/],
  ])("can read what they answer about %s", (question, quoted) => {
    const thought = analystBrain({ tools, outputs, question: { text: question, spoken: null }, isCorrected: false });
    expect(thought.does === "says" && thought.text).toMatch(quoted);
  });

  it("states other numbers than they do when it is told to lie", () => {
    const scene = { tools, outputs, question: null, isCorrected: false };
    const [right, wrong] = [analystBrain(scene), BRAINS["wrong-facts"](scene)].map((thought) =>
      thought.does === "says" ? (thought.text.match(/\d+/g) ?? []) : [],
    );
    expect(right?.length).toBeGreaterThan(1);
    expect(wrong).toEqual(right?.map((digits) => String(Number(digits) + 3)));
  });

  it("talks for a minute when it is told to", () => {
    const thought = BRAINS["talks-long"]({ tools, outputs, question: null, isCorrected: false });
    const words = thought.does === "says" ? thought.text.split(" ") : [];
    expect(toneSpeech(words).length / RATE).toBe(60);
  });
});

/** A session without a call, which notes what it sends. */
function lonelySession(sent: string[]): EmulatedSession {
  let ids = 0;
  const line: SessionLine = {
    behavior: () => GOOD_BEHAVIOR,
    brain: () => analystBrain,
    newId: (kind) => `${kind}_${(ids += 1)}`,
    send: (type) => sent.push(type),
    play: () => {},
    hush: () => null,
    pendingMs: () => 0,
    takePending: () => {},
    heardSeconds: () => 0,
  };
  return new EmulatedSession(line, defaultSettings("sess", 0));
}

function ownTools(): Pick<Scene, "tools" | "outputs"> {
  const answers = ANALYST_TOOLS.map(({ name, run }): [string, string] => [
    name,
    answerText(run({}, snapshotOf(smallGame()), Date.UTC(2025, 0, 1))),
  ]);
  return { tools: answers.map(([name]) => name), outputs: new Map(answers) };
}

describe("what the emulator hears and keeps", () => {
  it("finds where speech begins and ends, and no speech in a click", () => {
    const turns: [string, number][] = [];
    const listener = new Listener(
      { started: (at) => turns.push(["started", at]), stopped: (at) => turns.push(["stopped", at]) },
      () => 500,
    );
    const hear = (milliseconds: number, hertz: number | null): void => {
      for (let at = 0; at < milliseconds; at += FRAME_MS)
        listener.hear(hertz === null ? silence(FRAME_MS) : tone(hertz, FRAME_MS));
    };
    hear(40, 300);
    hear(960, null);
    hear(1000, 300);
    hear(400, null);
    hear(200, 300);
    hear(600, null);
    expect(turns).toEqual([
      ["started", 1000],
      ["stopped", 3100],
    ]);
    expect(listener.heard).toMatchObject({ packets: 160, faulty: 0 });
    expect(listener.heard.loudSeconds).toBeCloseTo(1.24, 5);
  });

  it("lives with anything that a client may send", () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom("realtime", "message", "user", "item_emulator"));
    const event = fc.record(
      {
        type: fc.oneof(fc.constantFrom(...clientEvents.keys(), "constructor"), fc.string()),
        event_id: field,
        session: fc.oneof(field, fc.record({ type: fc.constant("realtime"), tools: field, audio: field })),
        item: fc.oneof(field, fc.record({ type: field, role: field, content: fc.array(fc.record({ type: field })) })),
        item_id: field,
        response: field,
        audio_end_ms: field,
      },
      { requiredKeys: ["type"] },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const sent: string[] = [];
        const session = lonelySession(sent);
        for (const one of events) {
          const before = sent.length;
          session.receive(one);
          if (!clientEvents.has(one.type)) expect(sent.slice(before)).toEqual(["error"]);
        }
        session.close();
      }),
      // An object that cannot be written as text.
      { examples: [[[{ type: "conversation.item.truncate", item_id: { toString: 0 } }]]] },
    );
    expect(["", "null", "[]", "{}", '{"type":1}', '"x"'].map((text) => readEvent(text))).toEqual(Array(6).fill(null));
  });

  it("puts items where a client wants them", () => {
    const conversation = new Conversation();
    const create = (text: string, after?: string) =>
      conversation.create({ type: "message", role: "user", content: [{ type: "input_text", text }] }, after, text);
    expect(create("b")).toMatchObject({ ok: true, value: { previous: null } });
    expect(create("a", "root")).toMatchObject({ value: { previous: null } });
    expect(create("c", "b")).toMatchObject({ value: { previous: "b" } });
    expect(create("d", "nowhere")).toMatchObject({ ok: false, error: { code: "item_not_found" } });
    expect(conversation.items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    const wrong = { type: "message", role: "assistant", content: [{ type: "input_text", text: "x" }] };
    expect(conversation.create(wrong, undefined, "x")).toMatchObject({ error: { param: "item.content" } });
  });
});
