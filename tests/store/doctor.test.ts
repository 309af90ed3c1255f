import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import type { Finding } from "../../cli/doctor/finding.ts";
import { openStore } from "../../server/store/open-store.ts";
import { findingAbout, findingsOf } from "../fixtures/doctor-findings.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";

const serverUrl = inject("postgresUrl");

function states(findings: readonly Finding[], state: Finding["state"]): string[] {
  return findings.filter((finding) => finding.state === state).map(({ check }) => check);
}

describe("the doctor", () => {
  it("finds nothing wrong with no configuration at all", async () => {
    const findings = await findingsOf();
    expect(states(findings, "fail")).toEqual([]);
    expect(states(findings, "warn")).toEqual(["administrator"]);
    expect(findingAbout(findings, "store").message).toContain("none yet");
  });

  it("names every variable that cannot be read, and none of their values", async () => {
    const findings = await findingsOf({
      PORT: "secret-port",
      DATABASE_URL: "mysql://secret",
      BASE_URL: "nonsense-secret",
    });
    const text = JSON.stringify(findings);
    for (const name of ["PORT", "DATABASE_URL", "BASE_URL"]) expect(text).toContain(name);
    expect(text).not.toContain("secret");
    expect(states(findings, "fail")).toHaveLength(4);
  });

  it("says what a public address needs", async () => {
    const plain = await findingsOf({ BASE_URL: "http://six.example" });
    expect(findingAbout(plain, "public address")).toMatchObject({
      state: "warn",
      message: expect.stringContaining("without TLS"),
    });
    const open = await findingsOf({ HOST: "0.0.0.0" });
    expect(findingAbout(open, "public address").message).toContain("set it to the address that visitors use");
    const right = await findingsOf({ BASE_URL: "https://six.example", TRUSTED_PROXIES: "127.0.0.1" });
    expect(findingAbout(right, "public address").state).toBe("ok");
    expect(states(right, "warn")).toEqual(["metrics", "administrator", "mail"]);
  });
});

describe("the doctor on a store", () => {
  it("knows one that is up to date, and changes nothing in it", async () => {
    const folder = temporaryFolder();
    const store = await openStore({ dataDir: folder });
    await store.putGames([smallGame()]);
    await store.close();
    const before = contents(folder);
    const findings = await findingsOf({ DATA_DIR: folder });
    expect(findingAbout(findings, "store")).toMatchObject({
      state: "ok",
      message: expect.stringContaining("up to date"),
    });
    expect(contents(folder)).toEqual(before);
    expect(readdirSync(temporaryFolder())).toEqual([]);
  });

  it("works beside a running site", async () => {
    const folder = temporaryFolder();
    const store = await openStore({ dataDir: folder });
    onTestFinished(() => store.close());
    expect(findingAbout(await findingsOf({ DATA_DIR: folder }), "store").state).toBe("ok");
    await store.putGames([smallGame()]);
  });

  it("fails on a file that is no database, and says what to do", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "pickle-six.sqlite"), "this is no database at all, and long enough to be looked at");
    expect(findingAbout(await findingsOf({ DATA_DIR: folder }), "store")).toMatchObject({
      state: "fail",
      message: expect.stringMatching(/not a database.*DATA_DIR/),
    });
  });

  it("fails on one that a newer version has changed", async () => {
    const folder = temporaryFolder();
    const store = await openStore({ dataDir: folder });
    await store.close();
    const { default: Sqlite } = await import("better-sqlite3");
    const handle = new Sqlite(join(folder, "pickle-six.sqlite"));
    handle.exec("insert into schema_step (name, at) values ('9999-later', '2099-01-01')");
    handle.exec("delete from schema_step where name like '0003%'");
    handle.close();
    expect(findingAbout(await findingsOf({ DATA_DIR: folder }), "store")).toMatchObject({
      state: "fail",
      message: expect.stringContaining("9999-later"),
    });
  });

  it("warns of a schema that the next start will bring up to date", async () => {
    const folder = temporaryFolder();
    const { default: Sqlite } = await import("better-sqlite3");
    new Sqlite(join(folder, "pickle-six.sqlite")).exec("create table schema_step (name text, at text)").close();
    expect(findingAbout(await findingsOf({ DATA_DIR: folder }), "store")).toMatchObject({
      state: "warn",
      message: expect.stringContaining("0001-games"),
    });
  });

  it("fails on a data folder below a file", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(findingAbout(await findingsOf({ DATA_DIR: join(folder, "file", "data") }), "data folder").state).toBe(
      "fail",
    );
  });

  it("fails on a PostgreSQL that is not there, without its password", async () => {
    const findings = await findingsOf({ DATABASE_URL: "postgres://six:pg-password@127.0.0.1:9/six" });
    expect(findingAbout(findings, "store")).toMatchObject({
      state: "fail",
      message: expect.stringContaining("DATABASE_URL"),
    });
    expect(JSON.stringify(findings)).not.toContain("pg-password");
  });

  it.skipIf(serverUrl === null)("looks at PostgreSQL, new and in use, and takes its clock", async () => {
    const url = new URL(serverUrl ?? "");
    const schema = `s${randomUUID().replaceAll("-", "")}`;
    const client = new pg.Client(serverUrl ?? "");
    await client.connect();
    await client.query(`create schema ${schema}`);
    onTestFinished(async () => {
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
    });
    url.searchParams.set("options", `-c search_path=${schema}`);
    const now = (): Date => new Date();
    const fresh = await findingsOf({ DATABASE_URL: url.href }, now);
    expect(findingAbout(fresh, "store")).toMatchObject({
      state: "warn",
      message: expect.stringContaining("0001-games"),
    });
    expect(findingAbout(fresh, "clock")).toMatchObject({ state: "ok", message: "agrees with the database server" });
    const { rows } = await client.query("select 1 from information_schema.tables where table_schema = $1", [schema]);
    expect(rows).toEqual([]);
    await (await openStore({ dataDir: temporaryFolder(), databaseUrl: url.href })).close();
    expect(findingAbout(await findingsOf({ DATABASE_URL: url.href }, now), "store").state).toBe("ok");
    const hourAhead = (): Date => new Date(Date.now() + 3_600_000);
    expect(findingAbout(await findingsOf({ DATABASE_URL: url.href }, hourAhead), "clock").state).toBe("fail");
  });
});

/** The words before a command that hold root to the rights of files, as everybody else is. */
const HELD_TO_RIGHTS = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override"] : [];

describe("npm run doctor", () => {
  const run = (variables: Record<string, string>, ...args: string[]) => {
    const [program = "", ...words] = [...HELD_TO_RIGHTS, process.execPath, "cli/doctor.ts", ...args];
    return spawnSync(program, words, {
      env: { ...OWN_PROCESS, DATA_DIR: temporaryFolder(), ...variables },
      encoding: "utf8",
    });
  };

  it("fails on a data folder that cannot be written to, for root too", () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o500);
    const { status, stdout } = run({ DATA_DIR: folder });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^fail {2}data folder +.* cannot be written to: make it writable for this user/m);
    chmodSync(folder, 0o700);
    expect(run({ DATA_DIR: folder }).status).toBe(0);
  });

  it("writes one line for each look and ends with 0, or with 1 when something does not work", () => {
    const good = run({});
    expect(good.status).toBe(0);
    for (const line of good.stdout.trim().split("\n")) expect(line).toMatch(/^(ok {2}|warn|fail) {2}\S/);
    const bad = run({ PORT: "nonsense" });
    expect(bad.status).toBe(1);
    expect(bad.stdout).toMatch(/^fail {2}configuration +PORT must be/m);
  });

  it("gives the same as JSON", () => {
    const findings = JSON.parse(run({}, "--json").stdout) as Finding[];
    expect(findings.map(({ check }) => check)).toContain("store");
  });
});

/** Names and contents of a folder's files. */
function contents(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex"),
    ]),
  );
}
