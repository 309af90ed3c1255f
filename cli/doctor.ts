import { defineCommand } from "citty";
import { runCli } from "./command/run-cli.ts";
import { checkPackages } from "./doctor/check-packages.ts";
import { examine } from "./doctor/examine.ts";
import type { Finding } from "./doctor/finding.ts";

const PATIENCE_MS = 10_000;
/** npm reads the whole lock before it asks. */
const PACKAGES_PATIENCE_MS = 30_000;

const command = defineCommand({
  meta: {
    name: "npm run doctor --",
    description: "Check configuration, packages, store, provider key, mail, clock and free disk. Changes nothing.",
  },
  args: {
    json: { type: "boolean", description: "what was found as JSON" },
  },
  async run({ args }) {
    const findings = await examine({
      variables: process.env,
      now: () => new Date(),
      patience: PATIENCE_MS,
      packages: () => checkPackages({ patience: PACKAGES_PATIENCE_MS }),
    });
    console.log(args.json ? JSON.stringify(findings, null, 2) : findings.map(line).join("\n"));
    if (findings.some(({ state }) => state === "fail")) process.exitCode = 1;
  },
});

function line({ check, state, message }: Finding): string {
  return `${state.padEnd(4)}  ${check.padEnd(14)}  ${message.replaceAll(/\s+/g, " ")}`;
}

await runCli(command, process.argv.slice(2));
