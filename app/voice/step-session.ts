import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { codeOf, messageOf } from "./error-words.ts";
import type { SessionEffect, SessionEvent, SessionMemory, SessionStep } from "./session-memory.ts";
import type { ProviderEvent } from "./transcript-book.ts";

export const NEW_SESSION: SessionMemory = {
  phase: "connecting",
  isAnswering: false,
  isSpeaking: false,
  speaking: null,
};

/** What one event makes of a session. After its end nothing does anything. */
export function stepSession(memory: SessionMemory, event: SessionEvent): SessionStep {
  if (memory.phase === "closed") return [memory, []];
  switch (event.type) {
    case "provider":
      return withFirst({ do: "note", event: event.event }, heard(memory, event.event));
    case "error":
      return [memory, troubled(memory, event.error)];
    case "lost":
      return [memory, memory.phase === "open" ? [{ do: "end", reason: "lost" }] : []];
    case "opened":
      return opened(memory, event);
    case "asked":
      return [memory, memory.phase === "open" ? asked(memory, event.text) : []];
    case "interrupted":
      return [memory, cut(memory)];
    case "closed":
      return [{ ...memory, phase: "closed" }, [{ do: "close" }]];
  }
}

function withFirst(first: SessionEffect, [memory, effects]: SessionStep): SessionStep {
  return [memory, [first, ...effects]];
}

function heard(memory: SessionMemory, event: ProviderEvent): SessionStep {
  switch (event.type) {
    case "session.updated": {
      const { tools } = Object(event["session"]) as { tools?: unknown };
      return [memory, Array.isArray(tools) && tools.length === ANALYST_TOOLS.length ? [{ do: "confirm" }] : []];
    }
    case "output_audio_buffer.started":
      return sounding(memory, true);
    case "output_audio_buffer.stopped":
    case "output_audio_buffer.cleared":
      return sounding(
        memory.speaking?.response === event["response_id"] ? { ...memory, speaking: null } : memory,
        false,
      );
    case "input_audio_buffer.speech_started":
      return [memory, [{ do: "next request" }, { do: "stir" }, { do: "change", part: { isListening: true } }]];
    case "input_audio_buffer.speech_stopped":
      return [memory, [{ do: "change", part: { isListening: false } }]];
    case "response.created":
      return [{ ...memory, isAnswering: true }, [{ do: "turn begins", response: responseOf(event) }]];
    case "response.output_audio_transcript.delta":
    case "response.output_audio_transcript.done": {
      const speaking = { item: String(event["item_id"]), response: event["response_id"] };
      const isWhole = event.type.endsWith(".done");
      return [{ ...memory, speaking }, [{ do: "check", item: speaking.item, isWhole }]];
    }
    case "response.done":
      return answered(memory, event);
    default:
      return [memory, []];
  }
}

function sounding(memory: SessionMemory, isSpeaking: boolean): SessionStep {
  return [
    { ...memory, isSpeaking },
    [
      { do: "change", part: { isSpeaking } },
      { do: "sound", isOn: isSpeaking },
    ],
  ];
}

function answered(memory: SessionMemory, event: ProviderEvent): SessionStep {
  const { status, status_details: details } = Object(event["response"]) as Record<string, unknown>;
  const effects: SessionEffect[] = [{ do: "stir" }];
  if (status === "failed") effects.push({ do: "change", part: { status: `Session error: ${messageOf(details)}` } });
  // Whatever went wrong before, it talks again.
  if (status === "completed") effects.push({ do: "change", part: { status: "connected" } });
  effects.push({ do: "turn is over", response: responseOf(event) });
  return [{ ...memory, isAnswering: false }, effects];
}

function troubled({ phase }: SessionMemory, error: unknown): SessionEffect[] {
  // Stopping what has just ended by itself is no trouble of anybody's.
  if (codeOf(error) === "response_cancel_not_active") return [];
  if (phase === "connecting") return [{ do: "refuse", error }];
  return [{ do: "change", part: { status: `Session error: ${messageOf(error)}` } }];
}

function opened(
  memory: SessionMemory,
  { since, until, dollarsPerMinute }: Extract<SessionEvent, { type: "opened" }>,
): SessionStep {
  return [
    { ...memory, phase: "open" },
    [
      { do: "start clocks", milliseconds: until - since },
      { do: "change", part: { status: "connected", phase: "open", since, until, dollarsPerMinute } },
      { do: "greet" },
    ],
  ];
}

function asked(memory: SessionMemory, text: string): SessionEffect[] {
  const isBusy = memory.isSpeaking || memory.isAnswering;
  return [{ do: "next request" }, { do: "stir" }, ...(isBusy ? cut(memory) : []), { do: "send", text }];
}

/** Stops what is being said, and says so in the transcript. */
function cut({ speaking }: SessionMemory): SessionEffect[] {
  return speaking === null ? [{ do: "hush" }] : [{ do: "mark cut", item: speaking.item }, { do: "hush" }];
}

function responseOf(event: ProviderEvent): string {
  return String(Object(event["response"])["id"]);
}
