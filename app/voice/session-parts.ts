import type * as Realtime from "@openai/agents-realtime";
import type { RealtimeTransportLayer } from "@openai/agents-realtime";
import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import type { Grant } from "./fetch-grant.ts";
import type { EndReason, VoiceState } from "./voice-state.ts";

/** What a conversation needs of the world once it may begin. */
export interface SessionParts {
  sdk: Pick<typeof Realtime, "RealtimeAgent" | "RealtimeSession" | "tool" | "backgroundResult">;
  transport: RealtimeTransportLayer;
  grant: Grant;
  /** The game as the page shows it at the moment. */
  snapshot(): ToolSnapshot | null;
  /** Resolves when `snapshot` has everybody of that moment, or cannot have them now. Never rejects. */
  catchUp(): Promise<void>;
  /** What the person had asked before the connection broke off. */
  earlier: readonly string[];
  now(): number;
  /** Nobody looks at the page. */
  isHidden(): boolean;
  /** Calls back once after so many milliseconds; the result cancels it. */
  timer(callback: () => void, milliseconds: number): () => void;
  /** Told what broke and is told to nobody else. */
  report(error: unknown): void;
  change(change: Partial<VoiceState>): void;
  /** It is over: called from in here when the other side, or the time, ends it. */
  end(reason: EndReason): void;
}

/** A conversation that is being set up or is open. */
export interface VoiceSession {
  /** Resolves when the analyst has been asked to greet. Rejects when it cannot begin; `close` it then too. */
  begin(): Promise<void>;
  ask(text: string): void;
  mute(isMuted: boolean): void;
  /** Stops what is being said. */
  interrupt(): void;
  /** Nothing is heard or sent after this. */
  close(): void;
}
