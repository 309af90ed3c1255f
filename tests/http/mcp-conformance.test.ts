import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

/** The protocol's own tests, as their command. */
const COMMAND = fileURLToPath(import.meta.resolve("@modelcontextprotocol/conformance/dist/index.js"));

/** Scenarios that any server can be held to, and how many of their checks there are. */
const APPLY = [
  ["server-initialize", 1],
  ["ping", 1],
  ["tools-list", 1],
  ["dns-rebinding-protection", 2],
] as const;

/** Why the others say nothing about this server. */
const DO_NOT_APPLY = new Map<string, RegExp>([
  ["they call tools that only the protocol's own sample server has", /^(tools-call-|json-schema-|elicitation-)/],
  [
    "there are no resources, prompts, completions and no log here, and the server says so",
    /^(resources|prompts|completion|logging)-/,
  ],
  ["they need sessions, and check nothing without one", /^server-sse-/],
]);

let site: OpenSite;
let address = "";
beforeAll(async () => {
  site = await openSite({ games: [smallGame()] });
  address = await site.listen();
});
afterAll(() => site.close());

/** Runs the command; it writes its findings into the folder where it runs. */
async function run(...args: string[]): Promise<{ output: string; code: number | null }> {
  const command = spawn(process.execPath, [COMMAND, ...args], {
    cwd: temporaryFolder(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [command.stdout, command.stderr])
    stream.on("data", (data: Buffer) => (output += data.toString()));
  const code = await new Promise<number | null>((resolve) => {
    command.on("close", resolve);
  });
  return { output, code };
}

describe("the conformance scenarios of the Model Context Protocol", () => {
  it.each(APPLY)("%s: all %i of its checks", async (scenario, checks) => {
    const { output, code } = await run("server", "--url", `${address}/mcp`, "--scenario", scenario);
    expect(output).toContain(`Passed: ${checks}/${checks}, 0 failed, 0 warnings`);
    expect(code).toBe(0);
  });

  it("leaves none out without a reason", async () => {
    const { output } = await run("list", "--server");
    const known = [...output.matchAll(/^ *- ([\w-]+) \[/gm)].map(([, name = ""]) => name);
    expect(known.length).toBeGreaterThan(30);
    const applied: readonly string[] = APPLY.map(([name]) => name);
    const reasons = [...DO_NOT_APPLY.values()];
    expect(known.filter((name) => !applied.includes(name) && !reasons.some((names) => names.test(name)))).toEqual([]);
  });
});
