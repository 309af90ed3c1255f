import { nodeVersionProblem } from "./env/require-node.ts";

// Everything else is loaded after the check: on an older Node.js it could fail in words that nobody understands.
const problem = nodeVersionProblem(process.version);
if (problem === null) {
  const { runProcess } = await import("./run-process.ts");
  await runProcess();
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
