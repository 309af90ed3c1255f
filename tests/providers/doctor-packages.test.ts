import { describe, expect, it, onTestFinished, vi } from "vitest";
import { checkPackages } from "../../cli/doctor/check-packages.ts";
import type { Finding } from "../../cli/doctor/finding.ts";
import { type EmulatedRegistry, openNpmRegistry, type RegistryBehavior } from "../emulators/npm-registry.ts";

const LONG_MS = 60_000;

/** What the doctor says where npm's registry behaves so. */
async function found(
  behavior: RegistryBehavior,
  patience = LONG_MS,
): Promise<Finding & Pick<EmulatedRegistry, "asked">> {
  const registry = await openNpmRegistry(behavior);
  onTestFinished(() => registry.close());
  vi.stubEnv("npm_config_registry", registry.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  return { ...(await checkPackages({ patience })), asked: registry.asked };
}

describe("the doctor on known holes in packages", () => {
  it("asks about those that the running site has, and about no others", async () => {
    const { state, message, asked } = await found({});
    expect({ state, message }).toEqual({
      state: "ok",
      message: "npm's registry knows of no vulnerabilities in the packages that the running site has",
    });
    expect(asked).toEqual(expect.arrayContaining(["better-auth", "better-sqlite3", "hono", "react", "zod"]));
    for (const name of ["oxlint", "playwright-core", "typescript", "vite", "vitest"]) expect(asked).not.toContain(name);
  });

  it("names what has a hole itself, and what to do", async () => {
    const { state, message } = await found({ zod: "critical", papaparse: "low", oxlint: "critical" });
    expect({ state, message }).toEqual({
      state: "fail",
      message:
        'npm\'s registry knows of vulnerabilities in papaparse (low), zod (critical): run "npm audit --omit=dev --omit=optional" to see the fixes',
    });
  });

  it("does not fail for a small one", async () => {
    const { state, message } = await found({ papaparse: "moderate" });
    expect(state).toBe("warn");
    expect(message).toContain("vulnerabilities in papaparse (moderate):");
  });

  it.each([
    { behavior: "refuses", patience: LONG_MS, why: "405 Method Not Allowed" },
    { behavior: "silent", patience: 3_000, why: "no answer within 3 s" },
  ] as const)(
    "says plainly that nothing was checked where the registry $behavior",
    async ({ behavior, patience, why }) => {
      const { state, message } = await found(behavior, patience);
      expect(state).toBe("warn");
      expect(message).toMatch(/^not checked for known vulnerabilities: npm's registry gave no list/);
      expect(message).toContain(why);
    },
  );
});
