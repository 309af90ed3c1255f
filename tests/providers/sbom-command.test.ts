import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Component {
  "bom-ref": string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: { alg: string }[];
}

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

describe("npm run sbom", () => {
  it("prints every package that the running site has, with its hash and license, and none for development", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["cli/sbom.ts"], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const bill = JSON.parse(stdout) as {
      bomFormat: string;
      metadata: { component: { name: string; type: string } };
      components: Component[];
    };
    expect(bill.bomFormat).toBe("CycloneDX");
    expect(bill.metadata.component).toMatchObject({ name: "pickle-six", type: "application" });
    const listed = bill.components.map((component) => component["bom-ref"]);
    expect(listed).toEqual(
      expect.arrayContaining(Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`)),
    );
    // One that only another package brings.
    expect(listed.some((one) => one.startsWith("better-call@"))).toBe(true);
    for (const [name, version] of Object.entries(manifest.devDependencies))
      expect(listed).not.toContain(`${name}@${version}`);
    for (const { purl, version, hashes, licenses } of bill.components) {
      expect(purl).toMatch(/^pkg:npm\//);
      expect(purl).toContain(`@${version}`);
      expect(hashes?.[0]?.alg, purl).toBe("SHA-512");
      expect(licenses, purl).not.toHaveLength(0);
    }
  });
});
