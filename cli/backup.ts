import { join, resolve } from "node:path";
import { defineCommand } from "citty";
import { reasonOf } from "../server/log/reason-of.ts";
import { BackupProblem } from "../server/store/backup/backup-problem.ts";
import { fileStamp } from "../server/store/backup/restore-copy.ts";
import { type WrittenCopy, writeCopy } from "../server/store/backup/write-copy.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment } from "./command/with-store.ts";
import { runCli } from "./command/run-cli.ts";

const command = defineCommand({
  meta: {
    name: "npm run backup --",
    description: "Save the whole store to a file, while the site runs. Restore it with npm run restore.",
  },
  args: {
    to: { type: "string", description: "the folder for the file", valueHint: "DIR", required: true },
  },
  async run({ args }) {
    const { DATA_DIR, DATABASE_URL } = commandEnvironment();
    // npm starts a command in the project's folder; the path is meant from where the person stands.
    const folder = resolve(process.env.INIT_CWD ?? ".", args.to);
    const file = join(folder, `pickle-six-${fileStamp(new Date())}.sqlite`);
    try {
      console.log(report(await writeCopy({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, file)));
    } catch (error) {
      if (error instanceof BackupProblem) throw new CommandProblem(error.message);
      throw new CommandProblem(`No backup was written to ${folder} (${reasonOf(error)}). The store was not changed.`);
    }
  },
});

function report({ file, bytes, tables }: WrittenCopy): string {
  const games = tables.find(({ name }) => name === "game")?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Saved ${games} games, ${rows} rows in ${tables.length} tables, to ${file} (${(bytes / 1e6).toFixed(1)} MB).`,
    "The file holds email addresses and the site's secret: keep it as safe as the site itself.",
  ].join("\n");
}

await runCli(command, process.argv.slice(2));
