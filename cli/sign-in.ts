import { existsSync } from "node:fs";
import { defineCommand } from "citty";
import { openAudit } from "../server/accounts/open-audit.ts";
import { openAccounts } from "../server/accounts/open-accounts.ts";
import { loggedCodes } from "../server/accounts/code-sender.ts";
import { secretsOf } from "../server/env/secrets.ts";
import { createLogger } from "../server/log/logger.ts";
import { openCheckedDatabase } from "../server/open-checked-store.ts";
import { StartProblem } from "../server/start-problem.ts";
import { sqliteFile } from "../server/store/open-store.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment } from "./command/with-store.ts";
import { runCli } from "./command/run-cli.ts";

const command = defineCommand({
  meta: {
    name: "npm run sign-in",
    description:
      "Print a one-time code that signs in the administrator (ADMIN_EMAIL) even when mail is down or limits are reached. The site may be running.",
  },
  async run() {
    const environment = commandEnvironment();
    const { ADMIN_EMAIL, BASE_URL, DATABASE_URL, DATA_DIR, HOST, PORT } = environment;
    if (ADMIN_EMAIL === undefined) {
      throw new CommandProblem(
        "ADMIN_EMAIL is not set, so there is no administrator. Set it to the same address for this command and for npm start.",
      );
    }
    if (DATABASE_URL === undefined && !existsSync(sqliteFile(DATA_DIR))) {
      throw new CommandProblem(
        `There is no store in ${DATA_DIR}. Give this command the DATA_DIR or DATABASE_URL that the site was started with.`,
      );
    }
    const log = createLogger({
      level: "warn",
      secrets: secretsOf(environment),
      plain: true,
      write: (line) => process.stderr.write(line),
    });
    const { store, database } = await openCheckedDatabase(environment).catch((error: unknown) => {
      throw error instanceof StartProblem ? new CommandProblem(error.message) : error;
    });
    try {
      const accounts = await openAccounts({
        database,
        baseUrl: BASE_URL ?? null,
        administrator: ADMIN_EMAIL,
        sendCode: loggedCodes(log),
        audit: openAudit({ database, log }),
        log,
      });
      const made = await accounts.makeServerCode();
      if (made === null) throw new CommandProblem("ADMIN_EMAIL is not an email address.");
      const site = BASE_URL ?? `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`;
      console.log(
        `Open ${site}/login?code=server and paste this code. It signs ${made.email} in, once, within ten minutes:\n\n${made.code}`,
      );
    } finally {
      await store.close();
    }
  },
});

await runCli(command, process.argv.slice(2));
