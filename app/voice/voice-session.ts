import type { RealtimeSession } from "@openai/agents-realtime";
import { ANALYST_TOOLS, runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import { ANALYST_NAME } from "../../domain/analyst/persona.ts";
import { toolNote } from "../../domain/analyst/chat-event.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import { analystAgent, analystConfig } from "./analyst-agent.ts";
import { AnswerCheck } from "./answer-check.ts";
import { ConversationClocks } from "./conversation-clocks.ts";
import { lastWords, wordForWord } from "./correction-words.ts";
import { earlierQuestions } from "./earlier-questions.ts";
import { codeOf, messageOf } from "./error-words.ts";
import { ModelTurns } from "./model-turns.ts";
import { SessionConfirmation } from "./session-confirmation.ts";
import type { SessionParts, VoiceSession } from "./session-parts.ts";
import { StrayCalls } from "./stray-calls.ts";
import { systemNote } from "./system-note.ts";
import { type ProviderEvent, TranscriptBook } from "./transcript-book.ts";

const UNCONFIRMED = "The voice service did not take the analyst’s settings. Start again";
const NO_ANSWER = `${ANALYST_NAME} couldn’t find an answer. Try rephrasing`;
/** The site hangs up when its time is over. It is ended here before, so that the page knows why, and can tell what was stopped. */
const BEFORE_SITE_MS = 1_000;

/** One conversation over a transport of the SDK's. */
export function voiceSession(parts: SessionParts): VoiceSession {
  const { sdk, transport, grant, snapshot, now, timer, change, end } = parts;
  const book = new TranscriptBook(`Spoken by ${grant.model}`);
  const uses: ToolUse[] = [];
  /** Ids of events that were taken in: a provider may send one twice. */
  const taken = new Set<string>();
  const check = new AnswerCheck({
    book,
    evidence: () => ({ uses, snapshot: snapshot() }),
    interrupt: () => hush(),
    sayAgain(note) {
      transport.sendEvent(systemNote(note));
      transport.requestResponse?.();
    },
    sayLastWords() {
      const answer = runTool("get_game_info", {}, snapshot(), now());
      used({ name: "get_game_info", args: {}, answer });
      transport.requestResponse?.(wordForWord(lastWords(answer)));
    },
    onViolations: (violations) => change({ violations }),
  });
  const turns = new ModelTurns({
    goOn: (isLast) => transport.requestResponse?.(isLast ? { tool_choice: "none" } : undefined),
    giveUp: () => change({ status: `Session error: ${NO_ANSWER}` }),
  });
  const clocks = new ConversationClocks({
    timer,
    isHidden: () => parts.isHidden(),
    isBusy: () => isSpeaking || isAnswering,
    onIdle: () => end("idle"),
    onTime: () => end("time"),
    onLong: () => cut(),
  });
  let isOpen = false;
  let isClosed = false;
  let isAnswering = false;
  let isSpeaking = false;
  const strayCalls = new StrayCalls(transport);
  const confirmation = new SessionConfirmation();
  /** The answer that is spoken, and the response that it belongs to; null once it was heard whole. */
  let speaking: { item: string; response: unknown } | null = null;

  const session: RealtimeSession = new sdk.RealtimeSession(
    analystAgent({
      sdk,
      snapshot,
      catchUp: () => parts.catchUp(),
      now,
      mayAsk: () => turns.mayAsk,
      onUse: (use) => used(use),
    }),
    { transport, model: grant.model, tracingDisabled: true, config: analystConfig(grant) },
  );

  function used(use: ToolUse): void {
    uses.push(use);
    book.noteTool(toolNote(use), new Date(now()).toISOString());
    showRows();
  }

  function showRows(): void {
    change({ rows: book.rows(), asking: book.asking() });
  }

  /** A new question, typed or spoken. */
  function nextRequest(): void {
    turns.nextRequest();
    check.nextRequest();
  }

  function sound(isOn: boolean): void {
    isSpeaking = isOn;
    change({ isSpeaking });
    clocks.sound(isOn);
  }

  /** Stops what is being said, and says so in the transcript. */
  function cut(): void {
    if (speaking !== null) book.cut(speaking.item, "interrupted");
    hush();
  }

  function hush(): void {
    turns.forget();
    try {
      session.interrupt();
    } catch {
      // The channel has just gone: then nothing is said any more.
    }
    showRows();
  }

  function look(event: ProviderEvent): void {
    speaking = { item: String(event["item_id"]), response: event["response_id"] };
    check.look(speaking.item, event.type.endsWith(".done"));
  }

  function take(event: ProviderEvent): void {
    if (isClosed) return;
    const { event_id: eventId } = event;
    if (typeof eventId === "string") {
      if (taken.has(eventId)) return;
      taken.add(eventId);
    }
    if (book.note(event)) showRows();
    switch (event.type) {
      case "session.updated": {
        const { tools } = Object(event["session"]) as { tools?: unknown };
        if (Array.isArray(tools) && tools.length === ANALYST_TOOLS.length) confirmation.confirm();
        break;
      }
      case "output_audio_buffer.started":
        sound(true);
        break;
      case "output_audio_buffer.stopped":
      case "output_audio_buffer.cleared":
        if (speaking?.response === event["response_id"]) speaking = null;
        sound(false);
        break;
      case "input_audio_buffer.speech_started":
        nextRequest();
        clocks.stir();
        change({ isListening: true });
        break;
      case "input_audio_buffer.speech_stopped":
        change({ isListening: false });
        break;
      case "response.created":
        isAnswering = true;
        turns.begin(responseOf(event));
        break;
      case "response.output_audio_transcript.delta":
      case "response.output_audio_transcript.done":
        look(event);
        break;
      case "response.done":
        answered(event);
        turns.over(responseOf(event));
        break;
    }
  }

  function answered(event: ProviderEvent): void {
    isAnswering = false;
    clocks.stir();
    const { status, status_details: details } = Object(event["response"]) as Record<string, unknown>;
    if (status === "failed") change({ status: `Session error: ${messageOf(details)}` });
    // Whatever went wrong before, it talks again.
    if (status === "completed") change({ status: "connected" });
  }

  session.on("transport_event", (event) => take(event));
  session.on("agent_tool_end", (_context, _agent, _tool, _output, { toolCall }) => {
    if (toolCall.type === "function_call") turns.answered(toolCall.callId);
  });
  transport.on("function_call", (call) => {
    turns.called(call.responseId ?? "", call.callId);
    strayCalls.note(call);
  });
  session.on("error", ({ error }) => {
    if (isClosed) return;
    // An error of the provider's is an event, and never an exception.
    const stray = error instanceof Error ? strayCalls.answer() : null;
    if (stray !== null) return turns.answered(stray);
    // Stopping what has just ended by itself is no trouble of anybody's.
    if (codeOf(error) === "response_cancel_not_active") return;
    if (isOpen) change({ status: `Session error: ${messageOf(error)}` });
    else confirmation.refuse(error);
  });
  transport.on("connection_change", (status) => {
    if (status === "disconnected" && isOpen) end("lost");
  });

  return {
    async begin() {
      // From here on the site counts.
      const until = now() + grant.sessionSeconds * 1000 - BEFORE_SITE_MS;
      try {
        await confirmation.with(session.connect({ apiKey: grant.token }), timer);
      } catch (error) {
        throw new Error(messageOf(error), { cause: error });
      }
      if (isClosed) throw new Error(UNCONFIRMED);
      isOpen = true;
      const since = now();
      clocks.start(until - since);
      change({
        status: "connected",
        phase: "open",
        since,
        until,
        dollarsPerMinute: grant.dollarsPerMinute,
      });
      if (parts.earlier.length > 0) transport.sendEvent(systemNote(earlierQuestions(parts.earlier)));
      transport.requestResponse?.();
    },
    ask(text) {
      if (!isOpen || isClosed) return;
      nextRequest();
      clocks.stir();
      if (isSpeaking || isAnswering) cut();
      session.sendMessage(text);
    },
    mute: (isMuted) => session.mute(isMuted),
    interrupt: () => cut(),
    close() {
      if (isClosed) return;
      isClosed = true;
      isOpen = false;
      clocks.stop();
      confirmation.refuse(new Error(UNCONFIRMED));
      try {
        session.close();
      } catch {
        // It was closing by itself.
      }
      book.close();
      showRows();
    },
  };
}

function responseOf(event: ProviderEvent): string {
  return String(Object(event["response"])["id"]);
}
