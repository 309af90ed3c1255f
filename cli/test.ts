import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { QUICK_STEPS, runSteps, UNUSED_CODE_STEP } from "./launch/check-steps.ts";
import { ensureBuild } from "./launch/ensure-build.ts";
import { ensureChromium } from "./launch/ensure-chromium.ts";
import { vitestStep } from "./launch/vitest-step.ts";

const folder = mkdtempSync(join(tmpdir(), "pickle-six-test-"));
// What a part could not test on this machine: told at the very end, where nobody overlooks it.
const notTested = join(folder, "not-tested");
process.env.NOT_TESTED_FILE = notTested;

/**
 * Everything: the quick checks, the build, and every test project. Those after `unit` run as one, a few files at a time, so that no
 * processor waits for the last file of each.
 */
const isWell = await runSteps([
  ...QUICK_STEPS,
  UNUSED_CODE_STEP,
  vitestStep("unit"),
  { name: "build", run: ensureBuild },
  { name: "browser", run: ensureChromium },
  vitestStep("e2e", "http", "providers", "store"),
]);
console.error(isWell ? "Everything passed." : "Something failed; see the lines that say FAILED.");
if (existsSync(notTested)) console.error(readFileSync(notTested, "utf8").trimEnd());
rmSync(folder, { recursive: true });
process.exitCode = isWell ? 0 : 1;
