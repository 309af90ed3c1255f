import { appendFileSync } from "node:fs";

import type { TestProject } from "vitest/node";

import { createPostgresServer, type PostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server on which tests may create databases; null when none could be started. */
    postgresUrl: string | null;
  }
}

/** Vitest's global setup: one server for a run. Without one the run says so at its end (`npm test` in its own last lines: see `cli/test.ts`), and fails where `CI` is `true`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer().catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  if (!(server instanceof Error)) {
    project.provide("postgresUrl", server.url);
    return server.remove;
  }
  if (process.env["CI"] === "true") throw server;
  project.provide("postgresUrl", null);
  return async () => {
    const line = `NOT TESTED: PostgreSQL. ${server.message} Install PostgreSQL, or run npm install with optional packages.`;
    const file = process.env["NOT_TESTED_FILE"];
    if (file === undefined) console.warn(`\n${line}`);
    else appendFileSync(file, `${line}\n`);
  };
}

async function startServer(): Promise<PostgresServer> {
  const server = createPostgresServer();
  try {
    await server.start();
    return server;
  } catch (error) {
    await server.remove();
    throw error;
  }
}
