import type { RealtimeTransportLayer } from "@openai/agents-realtime";
import type { Result } from "../../domain/result.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";
import type {
  ConversationEffect,
  ConversationEvent,
  ConversationMemory,
  ConversationStep,
} from "./conversation-memory.ts";
import type { Grant } from "./fetch-grant.ts";
import type { MicrophoneProblem, Voice } from "./open-microphone.ts";
import type { SessionParts, VoiceSession } from "./session-parts.ts";
import { beginConversation, stepConversation } from "./step-conversation.ts";
import type { EndReason, VoiceState } from "./voice-state.ts";

/** What a conversation needs of a browser; tests bring their own. */
export interface VoiceWorld extends Pick<SessionParts, "snapshot" | "catchUp" | "now" | "isHidden" | "timer"> {
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
  /** True for whoever types the questions and hears the answers. */
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

/**
 * Begins one at once. `onChange` is called with every change of what is shown, the last time when it is over. What happens is
 * judged in `step-conversation.ts`; here it is heard, and what follows from it is done.
 */
export function startConversation(
  world: VoiceWorld,
  { isSilent, earlier = [] }: StartOptions,
  onChange: (state: VoiceState) => void,
): VoiceConversation {
  const asking = new AbortController();
  let memory: ConversationMemory;
  let code: [SessionParts["sdk"], (parts: SessionParts) => VoiceSession] | null = null;
  let voice: Voice | null = null;
  let transport: RealtimeTransportLayer | null = null;
  let session: VoiceSession | null = null;

  function follow([next, effects]: ConversationStep): void {
    memory = next;
    for (const effect of effects) run(effect);
  }

  const take = (event: ConversationEvent): void => follow(stepConversation(memory, event, world.now()));

  /** Takes what a promise brings; what it rejects with ends the conversation. */
  function when<T>(work: () => Promise<T>, then: (value: T) => void): void {
    Promise.resolve()
      .then(work)
      .then(then)
      .catch((problem: unknown) =>
        take({ type: "failed", words: problem instanceof Error ? problem.message : String(problem) }),
      );
  }

  function run(effect: ConversationEffect): void {
    switch (effect.do) {
      case "load code":
        // The browser's own words for code that does not arrive hold an address and no advice.
        Promise.all([world.sdk(), world.session()]).then(
          (loaded) => {
            code = loaded;
            take({ type: "code loaded" });
          },
          () => take({ type: "code missing" }),
        );
        return;
      case "ask for token":
        return when(
          () => world.grant(asking.signal),
          (answer) => take({ type: "granted", answer }),
        );
      case "look for permission":
        return when(
          () => world.isMicrophoneGranted(),
          (isGranted) => take({ type: "permission known", isGranted }),
        );
      case "open microphone":
        return when(() => world.microphone(), listen);
      case "be silent":
        voice = world.silence();
        return;
      case "close voice":
        return voice?.close();
      case "connect":
        return connect(effect.grant);
      case "begin":
        return begin(effect.grant);
      case "mute":
        return session?.mute(effect.isMuted);
      case "close":
        return close();
      case "release":
        return world.release(effect.session, effect.answers, effect.violations);
      case "show":
        return onChange(effect.state);
    }
  }

  function listen(opened: Result<Voice, MicrophoneProblem>): void {
    if (!opened.ok) return take({ type: "microphone refused", problem: opened.error });
    voice = opened.value;
    voice.onGone(() => take({ type: "microphone gone" }));
    take({ type: "microphone opened" });
  }

  function connect(grant: Grant): void {
    const speaker = voice;
    if (speaker === null) return;
    when(
      () => world.transport(grant, speaker, (hasLine) => take({ type: "line", hasLine })),
      (made) => {
        transport = made;
        take({ type: "connected" });
      },
    );
  }

  function begin(grant: Grant): void {
    if (code === null || transport === null) return;
    const [sdk, sessionOf] = code;
    const opened = sessionOf({
      sdk,
      transport,
      grant,
      snapshot: () => world.snapshot(),
      catchUp: () => world.catchUp(),
      earlier: earlier.flatMap(({ who, text }) => (who === "you" && text !== "" ? [text] : [])),
      now: () => world.now(),
      isHidden: () => world.isHidden(),
      timer: (callback, milliseconds) => world.timer(callback, milliseconds),
      change: (part) => take({ type: "changed", part }),
      end: (reason) => take({ type: "ended", reason }),
    });
    session = opened;
    when(
      () => opened.begin(),
      () => undefined,
    );
  }

  function close(): void {
    asking.abort();
    session?.close();
    voice?.close();
    world.hush();
    take({ type: "closed" });
  }

  follow(beginConversation({ isSilent, earlier }, world.now()));
  return {
    ask: (text) => session?.ask(text),
    mute: (isMuted) => take({ type: "muted", isMuted }),
    interrupt: () => session?.interrupt(),
    end: (reason) => take({ type: "ended", reason }),
  };
}
