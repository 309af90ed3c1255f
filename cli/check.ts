import { QUICK_STEPS, runSteps } from "./launch/check-steps.ts";
import { vitestStep } from "./launch/vitest-step.ts";

/** The quick inner loop: types, lint, format and the unit tests. */
process.exitCode = (await runSteps([...QUICK_STEPS, vitestStep("unit")])) ? 0 : 1;
