import { describe, expect, it } from "vitest";
import { MOST_TURNS } from "../../app/voice/model-turns.ts";
import { answerText } from "../../domain/analyst/tools/analyst-tool.ts";
import { ANALYST_TOOLS, runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import { analystPrompt } from "../../domain/analyst/analyst-prompt.ts";
import { analystGame } from "../fixtures/analyst-game.ts";
import { CALL, scriptedVoice } from "../fixtures/scripted-voice.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const SNAPSHOT = analystGame(snapshotOf(smallGame())).tools;
const THE_SCORE = "Let me correct that. The score is Vikings 11, Bears 7. The stats on this page have the rest.";

async function opened(differences: Parameters<typeof scriptedVoice>[0] = {}) {
  const voice = scriptedVoice(differences);
  await voice.open();
  return voice;
}

describe("the session that the page asks for", () => {
  it("S9.voice.8 S9.voice.9 has the analyst's prompt, the six tools, sound at 24 kHz, turns by meaning and a limit of a reply", async () => {
    const voice = await opened();
    const [connect] = voice.calls("connect") as { options?: { initialSessionConfig: Record<string, unknown> } }[];
    const config = connect?.options?.initialSessionConfig;
    expect(config).toMatchObject({
      model: CALL.model,
      outputModalities: ["audio"],
      instructions: analystPrompt({ mode: "voice", game: SNAPSHOT.game }),
      tracing: null,
      providerData: { max_output_tokens: 1000 },
      audio: {
        input: { transcription: { model: CALL.transcribeModel }, turnDetection: { type: "semantic_vad" } },
        output: { format: { type: "audio/pcm", rate: 24_000 } },
      },
    });
    expect(config?.["tools"]).toMatchObject(
      ANALYST_TOOLS.map(({ name, description }) => ({ type: "function", name, description })),
    );
  });
});

describe("the tools", () => {
  it.each([
    ["get_game_info", {}],
    ["get_all_plays", { quarter: "4" }],
    ["get_game_recap", {}],
    ["get_game_preview", {}],
    ["get_player_projections", { limit: 3 }],
    ["get_player_game_stats", { team: "chi", position: null }],
    ["get_player_game_stats", { limit: "lots", team: 5 }],
  ])("S9.voice.2 %s answers through the voice what it answers by itself", async (name, args) => {
    const voice = await opened();
    const now = voice.clock.now().getTime();
    expect(await voice.askTool(name, args)).toEqual(JSON.parse(answerText(runTool(name, args, SNAPSHOT, now))));
  });

  it("read the game as the page shows it at that moment", async () => {
    let shown = SNAPSHOT;
    const voice = await opened({ snapshot: () => shown });
    expect(await voice.askTool("get_game_info", {})).toMatchObject({ home: { score: 7 } });
    shown = { ...SNAPSHOT, game: { ...SNAPSHOT.game, homeScore: 14 } };
    expect(await voice.askTool("get_game_info", {})).toMatchObject({ home: { score: 14 } });
  });

  it("have words for ears: a game that was over in overtime is not F/OT", async () => {
    const game = { ...SNAPSHOT.game, status: "F/OT", isOvertime: true };
    const voice = await opened({ snapshot: () => ({ ...SNAPSHOT, game }) });
    expect(await voice.askTool("get_game_info", {})).toMatchObject({ status: "Final in overtime", weekName: "Week 1" });
  });

  it("say so where the page has no game", async () => {
    const voice = await opened({ snapshot: () => null });
    expect(await voice.askTool("get_game_info", {})).toEqual({ error: "No game data available" });
  });

  it("S9.voice.12 O.43 are for ten turns of a question: the tenth is asked for without them, and they answer again at the next", async () => {
    const voice = await opened();
    for (let turn = 1; turn < 10; turn += 1) {
      expect(await voice.askTool("get_game_recap", {})).toEqual({
        error: "No game recap available for this game yet",
      });
    }
    expect(MOST_TURNS).toBe(10);
    const wishes = voice.calls("requestResponse").map(({ response }) => response);
    expect(wishes).toEqual([...Array<undefined>(9).fill(undefined), { tool_choice: "none" }]);
    // A model that asks all the same.
    expect(await voice.askTool("get_game_recap", {})).toEqual({
      error: "That is enough looking up: answer with what you have.",
    });
    expect(voice.calls("requestResponse")).toHaveLength(10);
    expect(voice.statuses()).toContain("Session error: Big Dill couldn’t find an answer. Try rephrasing");
    voice.conversation.ask("And the score?");
    expect(await voice.askTool("get_game_info", {})).toHaveProperty("away");
  });

  it("stand beneath the answer that they were asked for", async () => {
    const voice = await opened();
    await voice.askTool("get_game_info", {});
    await voice.askTool("get_game_recap", {});
    expect(voice.state().asking.map(({ name }) => name)).toEqual(["get_game_info", "get_game_recap"]);
    voice.say("a", "Minnesota beat Chicago 11 to 7.");
    expect(voice.state().asking).toEqual([]);
    expect(voice.state().rows).toMatchObject([
      {
        text: "Minnesota beat Chicago 11 to 7.",
        by: "Spoken by gpt-realtime-2.1",
        isOpen: false,
        askedAt: voice.clock.now().toISOString(),
        tools: [
          { name: "get_game_info", asOf: SNAPSHOT.asOf, error: null },
          { name: "get_game_recap", asOf: null, error: "No game recap available for this game yet" },
        ],
      },
    ]);
  });
});

describe("the sound", () => {
  it("shows as active only while it is heard", async () => {
    const voice = await opened();
    expect(voice.state().isSpeaking).toBe(false);
    voice.event({ type: "output_audio_buffer.started" });
    voice.event({ type: "response.output_audio.done" });
    expect(voice.state().isSpeaking).toBe(true);
    voice.event({ type: "output_audio_buffer.stopped" });
    expect(voice.state().isSpeaking).toBe(false);
    voice.event({ type: "output_audio_buffer.started" });
    voice.event({ type: "output_audio_buffer.cleared" });
    expect(voice.state().isSpeaking).toBe(false);
  });

  it("S9.voice.4 is stopped after 30 seconds without a pause", async () => {
    const voice = await opened();
    voice.event({ type: "response.created", response: { id: "r" } });
    voice.event({ type: "response.output_audio_transcript.delta", item_id: "a", delta: "And there is more " });
    voice.event({ type: "output_audio_buffer.started" });
    await voice.clock.pass(29_999);
    expect(voice.calls("interrupt")).toHaveLength(0);
    await voice.clock.pass(1);
    expect(voice.calls("interrupt")).toHaveLength(1);
    expect(voice.state().rows).toMatchObject([{ text: "And there is more", isInterrupted: true }]);
  });

  it("is silent while muted, and a typed question stops what is being said", async () => {
    const voice = await opened();
    voice.conversation.mute(true);
    expect(voice.calls("mute")).toMatchObject([{ muted: true }]);
    expect(voice.state().isMuted).toBe(true);
    voice.event({ type: "output_audio_buffer.started" });
    voice.conversation.ask("And the score?");
    expect(voice.transport.calls.map(({ method }) => method).slice(-2)).toEqual(["interrupt", "sendMessage"]);
  });
});

describe("the transcript", () => {
  it("keeps the conversation's order where words come late, and takes every event once", async () => {
    const voice = await opened();
    const spoken = { id: "q", type: "message", role: "user", content: [{ type: "input_audio", transcript: null }] };
    voice.event({ type: "conversation.item.added", event_id: "1", previous_item_id: null, item: spoken });
    const answer = { id: "a", type: "message", role: "assistant", content: [] };
    voice.event({ type: "conversation.item.added", event_id: "2", previous_item_id: "q", item: answer });
    const delta = { type: "response.output_audio_transcript.delta", event_id: "3", item_id: "a", delta: "It is over." };
    voice.event(delta);
    voice.event(delta);
    voice.event({ type: "response.output_audio_transcript.done", event_id: "4", item_id: "a", transcript: "" });
    voice.event({
      type: "conversation.item.input_audio_transcription.completed",
      event_id: "5",
      item_id: "q",
      transcript: "How is it going?",
    });
    expect(voice.state().rows.map(({ who, text }) => [who, text])).toEqual([
      ["you", "How is it going?"],
      ["analyst", "It is over."],
    ]);
  });

  it("marks what was spoken over and keeps its words, though the provider forgets them", async () => {
    const voice = await opened();
    voice.say("a", "There is a lot to tell about this game.");
    voice.event({ type: "conversation.item.truncated", item_id: "a" });
    const forgotten = { id: "a", type: "message", role: "assistant", content: [{ type: "output_audio" }] };
    voice.event({ type: "conversation.item.retrieved", item: forgotten });
    expect(voice.state().rows).toMatchObject([
      { text: "There is a lot to tell about this game.", isInterrupted: true },
    ]);
  });

  it("does not call an answer interrupted that was heard to its end, when the next one is stopped before its first word", async () => {
    const voice = await opened();
    voice.say("a", "It is over.");
    voice.event({ type: "output_audio_buffer.started" });
    voice.event({ type: "output_audio_buffer.stopped" });
    voice.event({ type: "response.created", response: { id: "tools" } });
    voice.conversation.ask("Never mind. Who won?");
    expect(voice.calls("interrupt")).toHaveLength(1);
    expect(voice.state().rows).toMatchObject([{ text: "It is over.", isInterrupted: false }]);
  });

  it("marks what is stopped while it is heard, though its words have all come", async () => {
    const voice = await opened();
    voice.say("a", "There is a lot to tell about this game.");
    voice.event({ type: "output_audio_buffer.started" });
    voice.conversation.interrupt();
    expect(voice.state().rows).toMatchObject([{ isInterrupted: true }]);
  });

  it("says so where speech could not be put into words", async () => {
    const voice = await opened();
    const spoken = { id: "q", type: "message", role: "user", content: [{ type: "input_audio" }] };
    voice.event({ type: "conversation.item.added", item: spoken });
    voice.event({ type: "conversation.item.input_audio_transcription.failed", item_id: "q" });
    expect(voice.state().rows).toMatchObject([
      { who: "you", text: "", note: "What you said here could not be transcribed." },
    ]);
  });

  it("goes on after a lost connection, and the analyst is told what had been asked", async () => {
    const first = await opened();
    const asked = { id: "q", type: "message", role: "user", content: [{ type: "input_text", text: "Who won?" }] };
    first.event({ type: "conversation.item.added", item: asked });
    first.say("a", "Minnesota won.");
    first.transport.disconnect();
    const again = await opened({ start: { isSilent: false, earlier: first.state().rows } });
    const sent = JSON.stringify(again.sent());
    expect(sent).toContain("Who won?");
    expect(sent).not.toContain("Minnesota won");
    expect(again.greetings()).toBe(1);
    again.say("b", "Welcome back.");
    expect(again.state().rows.map(({ text }) => text)).toEqual(["Who won?", "Minnesota won.", "Welcome back."]);
  });
});

describe("the check of what is said", () => {
  it("lets through what the facts hold", async () => {
    const voice = await opened();
    await voice.askTool("get_game_info", {});
    voice.say("a", "Minnesota beat Chicago 11 to 7. They won by 4.");
    expect(voice.calls("interrupt")).toHaveLength(0);
    expect(voice.state().violations).toBe(0);
  });

  it.each([
    ["It ended 12 to 7 in Chicago. What else?", "Actually, the Vikings beat the Bears 11-7."],
    ["Patrick Mahomes threw for 300 yards. What else?", THE_SCORE],
    ["You should bet on the Bears next week. What else?", THE_SCORE],
    ["Let us talk about the election instead. What else?", THE_SCORE],
  ])(
    "stops '%s' at its first sentence, has it put right, and says what cannot be wrong where that is wrong too",
    async (wrong, words) => {
      const voice = await opened();
      await voice.askTool("get_game_info", {});
      const before = voice.greetings();
      voice.say("a", wrong);
      expect(voice.calls("interrupt")).toHaveLength(1);
      expect(voice.state().rows).toMatchObject([{ isCorrected: true, text: "" }]);
      expect(voice.sent()).toMatchObject([{ item: { role: "system" } }]);
      expect(voice.greetings()).toBe(before + 1);

      voice.say("b", wrong);
      expect(voice.calls("interrupt")).toHaveLength(2);
      expect(voice.greetings()).toBe(before + 2);
      expect(voice.calls("requestResponse").at(-1)?.response).toEqual({
        tool_choice: "none",
        instructions: `Say exactly this and nothing else: "${words}"`,
      });
      voice.say("c", words);
      expect(voice.calls("interrupt")).toHaveLength(2);

      // A model that does not even keep to that is left alone until the next question.
      voice.say("d", wrong);
      expect(voice.calls("interrupt")).toHaveLength(3);
      expect(voice.greetings()).toBe(before + 2);
      voice.conversation.ask("And now?");
      voice.say("e", wrong);
      expect(voice.greetings()).toBe(before + 3);
      expect(voice.state().violations).toBe(4);
      voice.conversation.end("person");
      expect(voice.log.at(-1)).toBe("released session-1: 5, 4");
      // The page's own note is nobody's turn.
      expect(voice.state().rows.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
    },
  );

  it("tells the analyst the fact that says otherwise, to be said aloud", async () => {
    const voice = await opened();
    voice.say("a", "Bears 11, Vikings 7.");
    const [note] = voice.sent();
    expect(JSON.stringify(note)).toContain(
      'begins with \\"Actually,\\" and says this: the Vikings beat the Bears 11-7.',
    );
  });

  it("has the score as its last words where no fact says otherwise, and none before there is one", async () => {
    const coming = { ...SNAPSHOT.game, awayScore: null, homeScore: null };
    for (const [game, words] of [
      [SNAPSHOT.game, THE_SCORE],
      [coming, "Let me correct that. The stats on this page have it."],
    ] as const) {
      const voice = await opened({ snapshot: () => ({ ...SNAPSHOT, game }) });
      voice.say("a", "The quarterback is out with a hamstring injury.");
      voice.say("b", "The quarterback is out with a hamstring injury.");
      expect(JSON.stringify(voice.calls("requestResponse").at(-1)?.response)).toContain(words);
      voice.say("c", words);
      expect(voice.state()).toMatchObject({ violations: 2 });
      expect(voice.state().rows.at(-1)).toMatchObject({ text: words, tools: [{ name: "get_game_info" }] });
    }
  });

  it("keeps what was right before it, and nothing that comes after", async () => {
    const voice = await opened();
    await voice.askTool("get_game_info", {});
    voice.say("a", "Minnesota beat Chicago 11 to 7. They led by 40 at the half. Do you want more?");
    expect(voice.state().rows).toMatchObject([{ text: "Minnesota beat Chicago 11 to 7.", isCorrected: true }]);
  });

  it("looks at the last sentence too, which ends with the answer", async () => {
    const voice = await opened();
    await voice.askTool("get_game_info", {});
    voice.say("a", "It ended 12 to 7");
    expect(voice.state().violations).toBe(1);
  });

  it("lets pass what no fact speaks of", async () => {
    const voice = await opened();
    voice.say("a", "Nothing here is about Mahomes. I liked the second half.");
    expect(voice.state().violations).toBe(0);
  });
});
