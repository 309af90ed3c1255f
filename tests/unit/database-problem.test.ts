import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { databaseProblem } from "../../server/db/database-problem.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

describe("an error with the code ENOENT", () => {
  it("is a database that is away where its socket is not there", async () => {
    const socket = connect(join(temporaryFolder(), ".s.PGSQL.5432"));
    const error: unknown = await once(socket, "connect").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "ENOENT" });
    expect(databaseProblem(error)).toBe("away");
  });

  it("is no problem of the database where a file is not there", async () => {
    const error: unknown = await readFile(join(temporaryFolder(), "names.jsonl")).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "ENOENT" });
    expect(databaseProblem(error)).toBeNull();
  });
});
