import type { RealtimeTransportLayer } from "@openai/agents-realtime";
import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import type { Result } from "../../domain/result.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";
import type { Grant } from "./fetch-grant.ts";
import { MICROPHONE_GONE, type MicrophoneProblem, type Voice } from "./open-microphone.ts";
import type { SessionParts, VoiceSession } from "./session-parts.ts";
import { type EndReason, LINE_DOWN, NOT_LOADED, READY, type VoiceState, type VoiceStatus } from "./voice-state.ts";

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

/** A token is good for a minute, by the time that passes here: the clocks of the site and of the browser may be minutes apart. */
const TOKEN_MS = 55_000;

function answersOf({ rows }: Pick<VoiceState, "rows">): number {
  return rows.filter(({ who }) => who === "analyst").length;
}

/** The browser's own words for code that does not arrive hold an address and no advice. */
function loaded<T>(part: Promise<T>): Promise<T> {
  return part.catch(() => {
    throw new Error(NOT_LOADED);
  });
}

/** Begins one at once. `onChange` is called with every change of what is shown, the last time when it is over. */
export function startConversation(
  world: VoiceWorld,
  { isSilent, earlier = [] }: StartOptions,
  onChange: (state: VoiceState) => void,
): VoiceConversation {
  const asking = new AbortController();
  let state: VoiceState = READY;
  let session: VoiceSession | null = null;
  let voice: Voice | null = null;
  let granted: Grant | null = null;
  let isOver = false;
  const earlierAnswers = answersOf({ rows: earlier });

  function change(part: Partial<VoiceState>): void {
    const rows = part.rows === undefined ? state.rows : [...earlier, ...part.rows];
    state = { ...state, ...part, rows };
    onChange(state);
  }

  function end(reason: EndReason, status: VoiceStatus = "disconnected"): void {
    if (isOver) return;
    isOver = true;
    asking.abort();
    session?.close();
    voice?.close();
    world.hush();
    if (granted !== null) world.release(granted.session, answersOf(state) - earlierAnswers, state.violations);
    change({
      status,
      phase: "over",
      ended: reason,
      asking: [],
      isSpeaking: false,
      isListening: false,
    });
  }

  function failed(problem: unknown): void {
    end("failed", `Connection failed: ${problem instanceof Error ? problem.message : String(problem)}`);
  }

  /** A token, or null when the site refused or it was ended meanwhile. */
  async function takeGrant(): Promise<Grant | null> {
    const answer = await world.grant(asking.signal);
    if (isOver) {
      if (answer.ok) world.release(answer.value.session, 0, 0);
      return null;
    }
    if (!answer.ok) {
      failed(answer.error);
      return null;
    }
    granted = answer.value;
    return granted;
  }

  /** What the person speaks into; null when there is nothing or it was ended meanwhile. */
  async function takeVoice(): Promise<Voice | null> {
    if (isSilent) {
      voice = world.silence();
      return voice;
    }
    const opened = await world.microphone();
    if (isOver) {
      // Allowed too late: it must not stay on.
      if (opened.ok) opened.value.close();
      return null;
    }
    if (!opened.ok) {
      change({ microphoneProblem: opened.error.help });
      failed(opened.error.words);
      return null;
    }
    voice = opened.value;
    voice.onGone(() => {
      if (!isOver) change({ hasMicrophone: false, isListening: false, microphoneProblem: MICROPHONE_GONE });
    });
    return voice;
  }

  async function begin(): Promise<void> {
    const sdk = world.sdk();
    const sessionOf = world.session();
    let takenAt = world.now();
    const first = takeGrant();
    // Whoever is refused is not asked for the microphone; where nobody is asked, nothing waits for anything.
    const early = isSilent || (await world.isMicrophoneGranted()) ? takeVoice() : null;
    sdk.catch(() => undefined);
    sessionOf.catch(() => undefined);
    early?.catch(() => undefined);
    let grant = await first;
    if (grant === null || isOver) return;
    const speaker = await (early ?? takeVoice());
    if (speaker === null || isOver) return;
    const parts = { sdk: await loaded(sdk), voiceSession: await loaded(sessionOf) };
    if (isOver) return;
    // Whoever thought about the microphone for longer, or waited for the code, gets another.
    if (world.now() - takenAt > TOKEN_MS) {
      world.release(grant.session, 0, 0);
      takenAt = world.now();
      grant = await takeGrant();
      if (grant === null) return;
    }
    const transport = await world.transport(grant, speaker, (hasLine) => {
      if (!isOver && state.phase === "open") change({ hasLine, status: hasLine ? "connected" : LINE_DOWN });
    });
    if (isOver) return;
    session = parts.voiceSession({
      sdk: parts.sdk,
      transport,
      grant,
      snapshot: (): ToolSnapshot | null => world.snapshot(),
      catchUp: () => world.catchUp(),
      earlier: earlier.flatMap(({ who, text }) => (who === "you" && text !== "" ? [text] : [])),
      now: () => world.now(),
      isHidden: () => world.isHidden(),
      timer: (callback, milliseconds) => world.timer(callback, milliseconds),
      change(part) {
        if (!isOver || part.rows !== undefined) change(part);
      },
      end,
    });
    await session.begin();
  }

  change({ status: "connecting", phase: "connecting", rows: [], hasMicrophone: !isSilent });
  begin().catch(failed);
  return {
    ask: (text) => session?.ask(text),
    mute(isMuted) {
      if (isOver) return;
      session?.mute(isMuted);
      change({ isMuted });
    },
    interrupt: () => session?.interrupt(),
    end: (reason) => end(reason),
  };
}
