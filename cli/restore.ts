import { resolve } from "node:path";
import { defineCommand } from "citty";
import { databaseWords } from "../server/db/database-advice.ts";
import { reasonOf } from "../server/log/reason-of.ts";
import { BackupProblem } from "../server/store/backup/backup-problem.ts";
import { checkCopy, type CheckedCopy } from "../server/store/backup/check-copy.ts";
import { restoreCopy } from "../server/store/backup/restore-copy.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment } from "./command/with-store.ts";
import { runCli } from "./command/run-cli.ts";

const command = defineCommand({
  meta: {
    name: "npm run restore --",
    description: "Replace the store with a backup, after checking all of it. The site must be stopped.",
  },
  args: {
    from: { type: "string", description: "the backup", valueHint: "FILE", required: true },
    overwrite: { type: "boolean", description: "replace an existing store; it is kept as a file in DATA_DIR" },
    check: { type: "boolean", description: "check the backup and change nothing" },
  },
  async run({ args }) {
    const { DATA_DIR, DATABASE_URL } = commandEnvironment();
    // npm starts a command in the project's folder; the path is meant from where the person stands.
    const file = resolve(process.env.INIT_CWD ?? ".", args.from);
    try {
      if (args.check === true) {
        console.log(`${file} is complete: ${contents(checkCopy(file))}.`);
        return;
      }
      const restored = await restoreCopy({
        file,
        place: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR },
        overwrite: args.overwrite ?? false,
        now: new Date(),
      });
      const where = DATABASE_URL === undefined ? DATA_DIR : `PostgreSQL at ${new URL(DATABASE_URL).host}`;
      console.log(`Restored ${contents(restored)} to ${where}.`);
      if (restored.kept !== null) console.log(`The previous store is kept in ${restored.kept}.`);
      console.log("Start the site with npm start and the variables that this command was given.");
    } catch (error) {
      if (error instanceof BackupProblem) throw new CommandProblem(error.message);
      throw new CommandProblem(`${databaseWords(error) ?? `${reasonOf(error)}.`} Nothing was restored.`);
    }
  },
});

function contents({ tables }: CheckedCopy): string {
  const games = tables.find(({ name }) => name === "game")?.rows ?? 0;
  return `${games} games, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables`;
}

await runCli(command, process.argv.slice(2));
