import { ensureBuild } from "./launch/ensure-build.ts";
import { StepFailed } from "./launch/run-tool.ts";

try {
  await ensureBuild();
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exit(1);
}
await import("../server/main.ts");
