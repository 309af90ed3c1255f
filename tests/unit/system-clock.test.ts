import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** What wires everything owns the clock and hands it on as `now`. */
const OWNERS = /^server\/(?:main|app|start-[a-z-]+)\.ts$/;
const READS_IT = /\bDate\.now\b|\bnew Date\(\)/;

/** Everyone else who reads it, as docs/architecture.md says. */
const EXCEPTIONS = [
  // Sessions and codes are dated by better-auth, and counts in memory end by rate-limiter-flexible: both read it themselves.
  "server/accounts/account-keeps.ts",
  "server/accounts/open-audit.ts",
  "server/accounts/open-sessions.ts",
  "server/accounts/session-ages.ts",
  "server/accounts/store-limiter.ts",
  "server/accounts/sweep-sessions.ts",
  // It only notes when a step was taken.
  "server/db/migrate.ts",
  // Where nobody gives them another.
  "server/providers/logos/team-logos.ts",
  "server/providers/nflverse/nflverse-provider.ts",
  "server/store/open-store.ts",
];

const CODE = ["domain", "server"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(root, file)),
);

describe("the system's clock", () => {
  it("is read by what wires everything, by the exceptions, and by nobody else", () => {
    expect(CODE.length).toBeGreaterThan(1_000);
    const readers = CODE.filter((file) => !OWNERS.test(file) && READS_IT.test(readFileSync(file, "utf8")));
    expect(readers.toSorted()).toEqual(EXCEPTIONS);
  });
});
