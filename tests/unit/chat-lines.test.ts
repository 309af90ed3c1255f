import { describe, expect, it } from "vitest";
import type { ChatEvent } from "../../domain/analyst/chat-event.ts";
import { createLogger } from "../../server/log/logger.ts";
import { chatLines } from "../../server/site/chat-lines.ts";

const written: string[] = [];
const LOG = createLogger({ level: "error", secrets: [], plain: false, write: (line) => written.push(line) });

function reading(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  const next = async () => {
    const { done, value } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  return { next, leave: () => reader.cancel() };
}

describe("the lines of an answer", () => {
  it("keep a connection open with empty lines while nothing is said, and lose no event by it", async () => {
    const { promise: thought, resolve: think } = Promise.withResolvers<void>();
    async function* events(): AsyncGenerator<ChatEvent> {
      await thought;
      yield { type: "text", text: "27-20.", proofs: [] };
      yield { type: "done" };
    }
    const { next } = reading(chatLines(events(), new AbortController(), LOG, 1));
    expect(await next()).toBe("\n");
    expect(await next()).toBe("\n");
    think();
    const lines: (string | null)[] = [];
    while (lines.at(-1) !== null) lines.push(await next());
    expect(lines.filter((line) => line !== "\n")).toStrictEqual([
      '{"type":"text","text":"27-20.","proofs":[]}\n',
      '{"type":"done"}\n',
      null,
    ]);
  });

  it("are taken as they come and not as they are read: nobody holds an answer by not reading it", async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    async function* events(): AsyncGenerator<ChatEvent> {
      try {
        for (let sentence = 0; sentence < 50; sentence += 1)
          yield { type: "text", text: "They ran the ball. ".repeat(20), proofs: [] };
        yield { type: "done" };
      } finally {
        end();
      }
    }
    const { next, leave } = reading(chatLines(events(), new AbortController(), LOG));
    await over;
    expect(await next()).toContain("They ran the ball.");
    await leave();
  });

  it("end the answer when the reader leaves in a silence", async () => {
    const left = new AbortController();
    async function* events(): AsyncGenerator<ChatEvent> {
      await new Promise((_resolve, reject) => left.signal.addEventListener("abort", () => reject(left.signal.reason)));
      yield { type: "done" };
    }
    const { next, leave } = reading(chatLines(events(), left, LOG, 1));
    expect(await next()).toBe("\n");
    await leave();
    expect(left.signal.aborted).toBe(true);
    expect(written).toStrictEqual([]);
  });

  it("say that something went wrong on our side, and log it, where an event cannot be had", async () => {
    async function* events(): AsyncGenerator<ChatEvent> {
      yield { type: "text", text: "So ", proofs: [] };
      throw new Error("the store is away");
    }
    const { next } = reading(chatLines(events(), new AbortController(), LOG));
    expect(await next()).toContain("So ");
    expect(await next()).toContain("Something went wrong on our end.");
    expect(await next()).toBeNull();
    expect(written.join("")).toContain("the store is away");
  });
});
