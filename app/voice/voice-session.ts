import type { RealtimeSession } from "@openai/agents-realtime";
import { answerText } from "../../domain/analyst/analyst-tool.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/analyst-tools.ts";
import { ANALYST_NAME } from "../../domain/analyst/persona.ts";
import { toolNote } from "../../domain/analyst/chat-event.ts";
import type { ToolUse } from "../../domain/analyst/tool-use.ts";
import { fail } from "../../domain/result.ts";
import { analystAgent, analystConfig } from "./analyst-agent.ts";
import { type CallProblem, callProblem } from "./call-problem.ts";
import { ConversationClocks } from "./conversation-clocks.ts";
import { earlierQuestions } from "./earlier-questions.ts";
import { AnswerCheck } from "./answer-check.ts";
import { codeOf, messageOf } from "./error-words.ts";
import { ModelTurns } from "./model-turns.ts";
import type { SessionParts, VoiceSession } from "./session-parts.ts";
import { type ProviderEvent, TranscriptBook } from "./transcript-book.ts";

/** The SDK itself gives up after a quarter of a minute, with words that help nobody. */
const CONNECT_MS = 10_000;
export const BLOCKED =
  "The network does not let the voice through. Try another network, or ask by typing without the voice";
const UNCONFIRMED = "The voice service did not take the analyst’s settings. Start again";
const NO_ANSWER = `${ANALYST_NAME} couldn’t find an answer. Try rephrasing`;
/** The site hangs up when its time is over. It is ended here before, so that the page knows why, and can tell what was stopped. */
const BEFORE_SITE_MS = 1_000;

interface StrayCall {
  call: Parameters<SessionParts["transport"]["sendFunctionCallOutput"]>[0];
  problem: CallProblem;
}

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
      tellAnalyst(note);
      transport.requestResponse?.();
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
  /** Calls that the SDK is about to report as errors. */
  const strayCalls: StrayCall[] = [];
  /** The answer that is spoken, and the response that it belongs to; null once it was heard whole. */
  let speaking: { item: string; response: unknown } | null = null;
  let settle: { confirmed(): void; refused(problem: unknown): void } = { confirmed: noTimer, refused: noTimer };

  const session: RealtimeSession = new sdk.RealtimeSession(
    analystAgent({
      sdk,
      snapshot,
      catchUp: () => parts.catchUp(),
      now,
      mayAsk: () => turns.mayAsk,
      onUse(use) {
        uses.push(use);
        book.noteTool(toolNote(use), new Date(now()).toISOString());
        showRows();
      },
    }),
    { transport, model: grant.model, tracingDisabled: true, config: analystConfig(grant) },
  );

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

  function tellAnalyst(text: string): void {
    transport.sendEvent({
      type: "conversation.item.create",
      item: { type: "message", role: "system", content: [{ type: "input_text", text }] },
    });
  }

  /** The SDK says that there is no such tool, and answers nothing at all to what is no JSON. */
  function answerStray({ call, problem }: StrayCall): void {
    const words = "The arguments must be a JSON object, for example {}.";
    if (problem === "no JSON") transport.sendFunctionCallOutput(call, answerText(fail(words)), false);
    turns.answered(call.callId);
  }

  function look(event: ProviderEvent, isWhole: boolean): void {
    speaking = { item: String(event["item_id"]), response: event["response_id"] };
    check.look(speaking.item, isWhole);
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
        if (Array.isArray(tools) && tools.length === ANALYST_TOOLS.length) settle.confirmed();
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
        look(event, false);
        break;
      case "response.output_audio_transcript.done":
        look(event, true);
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
    const problem = callProblem(call);
    if (problem !== null) strayCalls.push({ call, problem });
  });
  session.on("error", ({ error }) => {
    if (isClosed) return;
    // An error of the provider's is an event, and never an exception.
    const stray = error instanceof Error ? strayCalls.shift() : undefined;
    if (stray !== undefined) return answerStray(stray);
    // Stopping what has just ended by itself is no trouble of anybody's.
    if (codeOf(error) === "response_cancel_not_active") return;
    if (isOpen) change({ status: `Session error: ${messageOf(error)}` });
    else settle.refused(error);
  });
  transport.on("connection_change", (status) => {
    if (status === "disconnected" && isOpen) end("lost");
  });

  return {
    async begin() {
      let stopWaiting = noTimer;
      // From here on the site counts.
      const until = now() + grant.sessionSeconds * 1000 - BEFORE_SITE_MS;
      const confirmed = new Promise<void>((resolve, reject) => {
        settle = { confirmed: resolve, refused: reject };
        stopWaiting = timer(() => reject(new Error(BLOCKED)), CONNECT_MS);
      });
      // It may be refused while the connection still tries.
      const connected = session.connect({ apiKey: grant.token });
      connected.catch((error: unknown) => settle.refused(error));
      try {
        await Promise.race([connected, confirmed.then(() => connected)]);
        await confirmed;
      } catch (error) {
        throw new Error(messageOf(error), { cause: error });
      } finally {
        stopWaiting();
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
      if (parts.earlier.length > 0) tellAnalyst(earlierQuestions(parts.earlier));
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
      settle.refused(new Error(UNCONFIRMED));
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

function noTimer(): void {}
