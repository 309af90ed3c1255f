import { join } from "node:path";
import { z } from "zod";
import { runNpm } from "../launch/run-npm.ts";
import { type Finding, failure, fine, warning } from "./finding.ts";

const CHECK = "packages";
const ROOT = join(import.meta.dirname, "..", "..");

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(["info", "low", "moderate", "high", "critical"]),
      // A text is the name of another package: this one only depends on it.
      via: z.array(z.union([z.string(), z.looseObject({})])),
    }),
  ),
});
const refusal = z.object({ message: z.string() });

/**
 * Whether npm's registry knows of holes in the packages that the running site has. Tells the registry their names and
 * versions. Where it gives no list within `patience` milliseconds, that is said, and the check does not fail.
 */
export async function checkPackages({ patience }: { patience: number }): Promise<Finding> {
  // Packages for development that others could use too count as optional.
  const { out } = await runNpm(["audit", "--omit=dev", "--omit=optional", "--json", "--fetch-retries=0"], {
    cwd: ROOT,
    patience,
  });
  const answer = parsed(out);
  const read = report.safeParse(answer);
  if (!read.success) {
    const refused = refusal.safeParse(answer);
    const why = refused.success ? refused.data.message : `no answer within ${patience / 1_000} s`;
    return warning(
      CHECK,
      `not checked for known vulnerabilities: npm's registry gave no list (${why}). Run "npm audit" where it does`,
    );
  }
  const holes = Object.entries(read.data.vulnerabilities).filter(([, { via }]) =>
    via.some((cause) => typeof cause !== "string"),
  );
  if (holes.length === 0)
    return fine(CHECK, "npm's registry knows of no vulnerabilities in the packages that the running site has");
  const names = holes.map(([name, { severity }]) => `${name} (${severity})`).join(", ");
  const message = `npm's registry knows of vulnerabilities in ${names}: run "npm audit --omit=dev --omit=optional" to see the fixes`;
  const isGrave = holes.some(([, { severity }]) => severity === "high" || severity === "critical");
  return isGrave ? failure(CHECK, message) : warning(CHECK, message);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
