import { type ArgsDef, type CommandDef, renderUsage, runCommand } from "citty";
import { databaseWords } from "../../server/db/database-advice.ts";
import { CommandProblem } from "./command-problem.ts";

/**
 * Runs a command to its end and sets the exit code. A person sees one line about what went wrong; a stack is shown only
 * for a defect of ours.
 */
export async function runCli<T extends ArgsDef>(command: CommandDef<T>, rawArgs: string[]): Promise<void> {
  if (rawArgs.includes("--help") || rawArgs.includes("-h")) {
    console.log(await renderUsage(command));
    return;
  }
  try {
    refuseUnknown(rawArgs, (await (typeof command.args === "function" ? command.args() : command.args)) ?? {});
    await runCommand(command, { rawArgs });
  } catch (error) {
    if (error instanceof CommandProblem) {
      console.error(error.message);
      process.exitCode = error.exitCode;
      return;
    }
    // citty throws this for a missing or impossible argument.
    if (error instanceof Error && error.name === "CLIError") {
      console.error(`${error.message}. Add --help to see the options.`);
      process.exitCode = 2;
      return;
    }
    const words = databaseWords(error);
    if (words === null) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}

/** citty takes any option; a misspelt one would silently do nothing. */
function refuseUnknown(rawArgs: string[], args: ArgsDef): void {
  for (const arg of rawArgs) {
    if (arg === "--") return;
    const name = /^--(?:no-)?([^=]+)/.exec(arg)?.[1];
    if (name === undefined || Object.hasOwn(args, name)) continue;
    throw new CommandProblem(`Unknown option --${name}. Add --help to see the options.`, 2);
  }
}
