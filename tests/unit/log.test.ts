import { describe, expect, it } from "vitest";
import { createLogger } from "../../server/log/logger.ts";
import { plainLine } from "../../server/log/plain-line.ts";

function logged(
  work: (log: ReturnType<typeof createLogger>) => void,
  { plain = false, secrets = ["s3cret"] } = {},
): string {
  let text = "";
  work(
    createLogger({
      level: "info",
      secrets,
      plain,
      write(line) {
        text += line;
      },
    }),
  );
  return text;
}

describe("createLogger", () => {
  it("hides fields that are secret by their name", () => {
    const text = logged((log) =>
      log.info(
        { key: "a1", headers: { cookie: "b2", authorization: "c3" }, request: { headers: { cookie: "d4" } } },
        "x",
      ),
    );
    for (const secret of ["a1", "b2", "c3", "d4"]) expect(text).not.toContain(secret);
  });

  it("hides a known secret wherever it turns up, in an error's text too", () => {
    const text = logged((log) =>
      log.error({ err: new Error("no answer from https://x/?key=s3cret") }, "call with s3cret"),
    );
    expect(text).not.toContain("s3cret");
    expect(text.match(/\[hidden\]/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it("hides a secret with a quote in it, and stays readable where one is made of digits", () => {
    const text = logged((log) => log.info({ at: 'pass"word' }, 'with pass"word and 1'), {
      secrets: ['pass"word', "1"],
    });
    expect(JSON.parse(text)).toMatchObject({ level: 30, at: "[hidden]", msg: "with [hidden] and [hidden]" });
    expect(logged((log) => log.info("up"), { plain: true, secrets: ["1", "0", "level"] })).toMatch(/ up\n$/);
  });

  it("writes JSON of one line for each message, and nothing below its level", () => {
    const text = logged((log) => {
      log.debug("quiet");
      log.info({ path: "/stats" }, "request");
    });
    expect(text.trim().split("\n")).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ level: 30, msg: "request", path: "/stats" });
  });
});

describe("plainLine", () => {
  it("gives time, level where it matters, message and fields", () => {
    const at = new Date(2026, 0, 2, 3, 4, 5).getTime();
    expect(plainLine(JSON.stringify({ level: 30, time: at, msg: "request", path: "/stats", ms: 4 }))).toBe(
      "03:04:05 request path=/stats ms=4\n",
    );
    expect(plainLine(JSON.stringify({ level: 50, time: at, msg: "broken", text: "two words" }))).toBe(
      '03:04:05 error: broken text="two words"\n',
    );
  });

  it("puts an error's stack under its line", () => {
    const line = plainLine(
      JSON.stringify({ level: 50, time: 0, msg: "broken", err: { message: "m", stack: "Error: m\n at x" } }),
    );
    expect(line).toMatch(/error: broken\nError: m\n at x\n$/);
  });
});
