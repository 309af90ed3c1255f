import type { RealtimeTransportLayer } from "@openai/agents-realtime";
import type { Result } from "../../domain/result.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";
import type { ConversationEffect, ConversationEvent, ConversationMemory } from "./conversation-memory.ts";
import type { Grant } from "./fetch-grant.ts";
import type { MicrophoneProblem, Voice } from "./open-microphone.ts";
import type { SessionParts, VoiceSession } from "./session-parts.ts";
import { beginConversation, stepConversation } from "./step-conversation.ts";
import type { EndReason, VoiceState } from "./voice-state.ts";

/** What a conversation needs of a browser; tests bring their own. */
export interface VoiceWorld extends Pick<
  SessionParts,
  "snapshot" | "catchUp" | "now" | "isHidden" | "timer" | "report"
> {
  /** A token of the site's. */
  grant(signal: AbortSignal): Promise<Result<Grant, string>>;
  microphone(): Promise<Result<Voice, MicrophoneProblem>>;
  /** What stands for a microphone where the person types. */
  silence(): Voice;
  /** The browser would ask nobody. */
  isMicrophoneGranted(): Promise<boolean>;
  sdk(): Promise<SessionParts["sdk"]>;
  /** What runs the conversation once it may begin. */
  session(): Promise<(parts: SessionParts) => VoiceSession>;
  /** `onLine` is told when nothing comes over the line any more, and when it does again. */
  transport(grant: Grant, voice: Voice, onLine: (hasLine: boolean) => void): Promise<RealtimeTransportLayer>;
  /** Takes the sound out of the speaker. */
  hush(): void;
  /** Tells the site that a conversation is over, how many answers it had and how many sentences were stopped in it. */
  release(session: string, answers: number, violations: number): void;
}

/** How it is begun. */
export interface StartOptions {
  /** True for anyone who types the questions and hears the answers. */
  isSilent: boolean;
  /** What was said before the connection broke off; it stays in the transcript. */
  earlier?: readonly TranscriptRow[];
}

/** A conversation with the analyst, from the press of the button to its end. It is used once. */
export interface VoiceConversation {
  ask(text: string): void;
  mute(isMuted: boolean): void;
  /** Stops what is being said. */
  interrupt(): void;
  /** Ends it, whatever it is doing. Only the first call does anything. */
  end(reason: EndReason): void;
}

/** Begins one at once. `onChange` is called with every change of what is shown, the last time when it is over. */
export function startConversation(
  world: VoiceWorld,
  { isSilent, earlier = [] }: StartOptions,
  onChange: (state: VoiceState) => void,
): VoiceConversation {
  const conversation = new RunningConversation(world, { isSilent, earlier }, onChange);
  return {
    ask: (text) => conversation.session?.ask(text),
    mute: (isMuted) => conversation.take({ type: "muted", isMuted }),
    interrupt: () => conversation.session?.interrupt(),
    end: (reason) => conversation.take({ type: "ended", reason }),
  };
}

/** Hears what happens in a conversation, has `step-conversation.ts` judge it, and does what follows. */
class RunningConversation {
  readonly #world: VoiceWorld;
  readonly #onChange: (state: VoiceState) => void;
  readonly #asking = new AbortController();
  #memory: ConversationMemory;
  #code: [SessionParts["sdk"], (parts: SessionParts) => VoiceSession] | null = null;
  #voice: Voice | null = null;
  #transport: RealtimeTransportLayer | null = null;
  session: VoiceSession | null = null;

  constructor(world: VoiceWorld, options: Required<StartOptions>, onChange: (state: VoiceState) => void) {
    this.#world = world;
    this.#onChange = onChange;
    const [memory, effects] = beginConversation(options, world.now());
    this.#memory = memory;
    for (const effect of effects) this.#run(effect);
  }

  take(event: ConversationEvent): void {
    const [memory, effects] = stepConversation(this.#memory, event, this.#world.now());
    this.#memory = memory;
    for (const effect of effects) this.#run(effect);
  }

  /** Takes what some work brings; what it rejects with ends the conversation. */
  #when<T>(work: () => Promise<T>, then: (value: T) => void): void {
    Promise.resolve()
      .then(work)
      .then(then)
      .catch((problem: unknown) =>
        this.take({ type: "failed", words: problem instanceof Error ? problem.message : String(problem) }),
      );
  }

  #run(effect: ConversationEffect): void {
    const world = this.#world;
    switch (effect.do) {
      case "load code":
        return this.#load();
      case "ask for token":
        return this.#when(
          () => world.grant(this.#asking.signal),
          (answer) => this.take({ type: "granted", answer }),
        );
      case "look for permission":
        return this.#when(
          () => world.isMicrophoneGranted(),
          (isGranted) => this.take({ type: "permission known", isGranted }),
        );
      case "open microphone":
        return this.#when(
          () => world.microphone(),
          (opened) => this.#listen(opened),
        );
      case "be silent":
        this.#voice = world.silence();
        return;
      case "close voice":
        return this.#voice?.close();
      case "connect":
        return this.#connect(effect.grant);
      case "begin":
        return this.#begin(effect.grant);
      case "mute":
        return this.session?.mute(effect.isMuted);
      case "close":
        return this.#close();
      case "release":
        return world.release(effect.session, effect.answers, effect.violations);
      case "show":
        return this.#onChange(effect.state);
    }
  }

  #load(): void {
    // The browser's own words for code that does not arrive hold an address and no advice.
    Promise.all([this.#world.sdk(), this.#world.session()]).then(
      (code) => {
        this.#code = code;
        this.take({ type: "code loaded" });
      },
      () => this.take({ type: "code missing" }),
    );
  }

  #listen(opened: Result<Voice, MicrophoneProblem>): void {
    if (!opened.ok) return this.take({ type: "microphone refused", problem: opened.error });
    this.#voice = opened.value;
    this.#voice.onGone(() => this.take({ type: "microphone gone" }));
    this.take({ type: "microphone opened" });
  }

  #connect(grant: Grant): void {
    const voice = this.#voice;
    if (voice === null) return;
    this.#when(
      () => this.#world.transport(grant, voice, (hasLine) => this.take({ type: "line", hasLine })),
      (transport) => {
        this.#transport = transport;
        this.take({ type: "connected" });
      },
    );
  }

  #begin(grant: Grant): void {
    if (this.#code === null || this.#transport === null) return;
    const world = this.#world;
    const [sdk, sessionOf] = this.#code;
    const session = sessionOf({
      sdk,
      transport: this.#transport,
      grant,
      snapshot: () => world.snapshot(),
      catchUp: () => world.catchUp(),
      earlier: this.#memory.earlier.flatMap(({ who, text }) => (who === "you" && text !== "" ? [text] : [])),
      now: () => world.now(),
      isHidden: () => world.isHidden(),
      timer: (callback, milliseconds) => world.timer(callback, milliseconds),
      report: (error) => world.report(error),
      change: (part) => this.take({ type: "changed", part }),
      end: (reason) => this.take({ type: "ended", reason }),
    });
    this.session = session;
    this.#when(
      () => session.begin(),
      () => undefined,
    );
  }

  #close(): void {
    this.#asking.abort();
    this.session?.close();
    this.#voice?.close();
    this.#world.hush();
    this.take({ type: "closed" });
  }
}
