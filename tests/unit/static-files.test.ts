import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { StaticFiles } from "../../server/http/static-files.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

it("has no file that was taken away under the running server, and goes on with what it holds", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "assets"));
  for (const name of ["a.js", "b.js"]) writeFileSync(join(folder, "assets", name), name);
  const files = new StaticFiles(folder, []);
  expect(files.find("/assets/a.js")?.body.identity.toString()).toBe("a.js");
  rmSync(join(folder, "assets"), { recursive: true });
  expect(files.find("/assets/b.js")).toBeNull();
  expect(files.find("/assets/a.js")).not.toBeNull();
  files.close();
});
