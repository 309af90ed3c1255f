import { toolNote } from "../../domain/analyst/chat-event.ts";
import { ANALYST_NAME } from "../../domain/analyst/analyst-prompt.ts";
import { runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import { analystAgent, analystConfig } from "./analyst-agent.ts";
import { AnswerCheck } from "./answer-check.ts";
import { ConversationClocks } from "./conversation-clocks.ts";
import { lastWords, wordForWord } from "./correction-words.ts";
import { earlierQuestions } from "./earlier-questions.ts";
import { messageOf } from "./error-words.ts";
import { ModelTurns } from "./model-turns.ts";
import { SessionConfirmation } from "./session-confirmation.ts";
import type { SessionEffect, SessionEvent } from "./session-memory.ts";
import type { SessionParts, VoiceSession } from "./session-parts.ts";
import { NEW_SESSION, stepSession } from "./step-session.ts";
import { StrayCalls } from "./stray-calls.ts";
import { systemNote } from "./system-note.ts";
import { type ProviderEvent, TranscriptBook } from "./transcript-book.ts";

const UNCONFIRMED = "The voice service did not take the analyst’s settings. Start again";
const NO_ANSWER = `${ANALYST_NAME} couldn’t find an answer. Try rephrasing`;
/** The site hangs up when its time is over. It is ended here before, so that the page knows why, and can tell what was stopped. */
const BEFORE_SITE_MS = 1_000;

/** One conversation over a transport of the SDK's. */
export function voiceSession(parts: SessionParts): VoiceSession {
  const session = new OpenSession(parts);
  return {
    begin: () => session.begin(),
    ask: (text) => session.take({ type: "asked", text }),
    mute: (isMuted) => session.mute(isMuted),
    interrupt: () => session.take({ type: "interrupted" }),
    close: () => session.take({ type: "closed" }),
  };
}

/** Hears what happens in a session, has `step-session.ts` judge it, and does what follows. */
class OpenSession {
  readonly #parts: SessionParts;
  readonly #book: TranscriptBook;
  /** Ids of events that were taken in: a provider may send one twice. */
  readonly #taken = new Set<string>();
  readonly #check: AnswerCheck;
  readonly #turns: ModelTurns;
  readonly #clocks: ConversationClocks;
  readonly #strayCalls: StrayCalls;
  readonly #confirmation = new SessionConfirmation();
  readonly #session;
  #memory = NEW_SESSION;

  constructor(parts: SessionParts) {
    const { sdk, transport, grant, now } = parts;
    this.#parts = parts;
    this.#book = new TranscriptBook(`Spoken by ${grant.model}`);
    this.#check = this.#newCheck();
    this.#turns = new ModelTurns({
      goOn: (isLast) => transport.requestResponse?.(isLast ? { tool_choice: "none" } : undefined),
      giveUp: () => parts.change({ status: `Session error: ${NO_ANSWER}` }),
    });
    this.#clocks = new ConversationClocks({
      timer: parts.timer,
      isHidden: () => parts.isHidden(),
      isBusy: () => this.#memory.isSpeaking || this.#memory.isAnswering,
      onIdle: () => parts.end("idle"),
      onTime: () => parts.end("time"),
      onLong: () => this.take({ type: "interrupted" }),
    });
    this.#strayCalls = new StrayCalls(transport);
    const agent = analystAgent({
      sdk,
      snapshot: parts.snapshot,
      catchUp: () => parts.catchUp(),
      now,
      mayAsk: () => this.#turns.mayAsk,
      onUse: (use) => this.#used(use),
    });
    const config = analystConfig(grant);
    this.#session = new sdk.RealtimeSession(agent, { transport, model: grant.model, tracingDisabled: true, config });
    this.#listen();
  }

  async begin(): Promise<void> {
    const { grant, now, timer } = this.#parts;
    // From here on the site counts.
    const until = now() + grant.sessionSeconds * 1000 - BEFORE_SITE_MS;
    try {
      await this.#confirmation.with(this.#session.connect({ apiKey: grant.token }), timer);
    } catch (error) {
      throw new Error(messageOf(error), { cause: error });
    }
    if (this.#memory.phase === "closed") throw new Error(UNCONFIRMED);
    this.take({ type: "opened", since: now(), until, dollarsPerMinute: grant.dollarsPerMinute });
  }

  mute(isMuted: boolean): void {
    this.#session.mute(isMuted);
  }

  take(event: SessionEvent): void {
    const [memory, effects] = stepSession(this.#memory, event);
    this.#memory = memory;
    for (const effect of effects) this.#run(effect);
  }

  #newCheck(): AnswerCheck {
    const { transport, snapshot, now, change } = this.#parts;
    return new AnswerCheck({
      book: this.#book,
      snapshot: () => snapshot(),
      interrupt: () => this.#hush(),
      sayAgain(note) {
        transport.sendEvent(systemNote(note));
        transport.requestResponse?.();
      },
      sayLastWords: (truth) => {
        if (truth !== null) return transport.requestResponse?.(wordForWord(`Actually, ${truth}.`));
        const answer = runTool("get_game_info", {}, snapshot(), now());
        this.#used({ name: "get_game_info", args: {}, answer });
        transport.requestResponse?.(wordForWord(lastWords(answer)));
      },
      onViolations: (violations) => change({ violations }),
    });
  }

  #listen(): void {
    const { transport } = this.#parts;
    this.#session.on("transport_event", (event: ProviderEvent) => {
      const { event_id: id } = event;
      if (typeof id === "string" && this.#taken.has(id)) return;
      if (typeof id === "string") this.#taken.add(id);
      this.take({ type: "provider", event });
    });
    this.#session.on("agent_tool_end", (_context, _agent, _tool, _output, { toolCall }) => {
      if (toolCall.type === "function_call") this.#turns.answered(toolCall.callId);
    });
    transport.on("function_call", (call) => {
      this.#turns.called(call.responseId ?? "", call.callId);
      this.#strayCalls.note(call);
    });
    this.#session.on("error", ({ error }) => {
      // An error of the provider's is an event, and never an exception.
      const isThrown = error instanceof Error && this.#memory.phase !== "closed";
      const stray = isThrown ? this.#strayCalls.answer() : null;
      if (stray === null) this.take({ type: "error", error });
      else this.#turns.answered(stray);
    });
    transport.on("connection_change", (status) => {
      if (status === "disconnected") this.take({ type: "lost" });
    });
  }

  #run(effect: SessionEffect): void {
    const { change, end } = this.#parts;
    switch (effect.do) {
      case "change":
        return change(effect.part);
      case "note":
        if (this.#book.note(effect.event)) this.#showRows();
        return;
      case "confirm":
        return this.#confirmation.confirm();
      case "refuse":
        return this.#confirmation.refuse(effect.error);
      case "start clocks":
        return this.#clocks.start(effect.milliseconds);
      case "stir":
        return this.#clocks.stir();
      case "sound":
        return this.#clocks.sound(effect.isOn);
      case "next request":
        this.#turns.nextRequest();
        return this.#check.nextRequest();
      case "turn begins":
        return this.#turns.begin(effect.response);
      case "turn is over":
        return this.#turns.over(effect.response);
      case "check":
        return this.#check.look(effect.item, effect.isWhole);
      case "mark cut":
        return this.#book.cut(effect.item, "interrupted");
      case "hush":
        return this.#hush();
      case "greet":
        return this.#greet();
      case "send":
        return this.#session.sendMessage(effect.text);
      case "end":
        return end(effect.reason);
      case "close":
        return this.#close();
    }
  }

  #used(use: ToolUse): void {
    if (!use.answer.ok && use.answer.cause !== undefined) this.#parts.report(use.answer.cause);
    this.#book.noteTool(toolNote(use), new Date(this.#parts.now()).toISOString());
    this.#showRows();
  }

  #showRows(): void {
    this.#parts.change({ rows: this.#book.rows(), asking: this.#book.asking() });
  }

  #hush(): void {
    this.#turns.forget();
    try {
      this.#session.interrupt();
    } catch {
      // The channel has just gone: then nothing is said any more.
    }
    this.#showRows();
  }

  #greet(): void {
    const { transport, earlier } = this.#parts;
    if (earlier.length > 0) transport.sendEvent(systemNote(earlierQuestions(earlier)));
    transport.requestResponse?.();
  }

  #close(): void {
    this.#clocks.stop();
    this.#confirmation.refuse(new Error(UNCONFIRMED));
    try {
      this.#session.close();
    } catch {
      // It was closing by itself.
    }
    this.#book.close();
    this.#showRows();
  }
}
