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
});

it("sends brotli's smallest form as the build has left it, and under no address of its own", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "a.js"), "let a = 1;");
  writeFileSync(join(folder, "a.js.br"), "small");
  writeFileSync(join(folder, "b.js"), "let b = 1;");
  const files = new StaticFiles(folder, []);
  const answer = await files.find("/a.js")?.toResponse("GET", null, "br");
  expect(await answer?.text()).toBe("small");
  expect(answer?.headers.get("etag")).toMatch(/-br11"$/);
  expect(await (await files.find("/a.js")?.toResponse("GET", null, "identity"))?.text()).toBe("let a = 1;");
  expect(files.find("/b.js")?.body.isBest).toBe(false);
  expect(files.find("/a.js.br")).toBeNull();
});
