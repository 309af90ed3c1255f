import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { openVisitor } from "../setup/open-visitor.ts";
import { aSite, BOSS, isSignedIn } from "./sign-in-steps.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";

interface Ran {
  status: number | null;
  out: string;
  problem: string;
}

/** Runs the command as a person on the server does. */
function signInCommand(variables: Record<string, string>): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["cli/sign-in.ts"], {
    env: { ...OWN_PROCESS, ...variables },
    encoding: "utf8",
  });
  return { status, out: stdout, problem: stderr };
}

const printedCode = ({ out }: Ran): string => out.trim().split("\n").at(-1) ?? "";

describe("npm run sign-in", () => {
  it("prints a code that signs the administrator in while the site runs, once, though no more mail may go out", async () => {
    const dataDir = temporaryFolder();
    const site = await aSite({ administrator: BOSS, dataDir });
    await site.database.write(({ db }) =>
      db
        .insertInto("account_limit")
        .values({ key: "send-site:all", points: 1_000, expires: Date.now() + 3_600_000 })
        .execute(),
    );
    const boss = openVisitor(site);
    expect((await boss.post("/login", { intent: "send", email: BOSS })).status).toBe(429);

    const ran = signInCommand({ DATA_DIR: dataDir, ADMIN_EMAIL: BOSS, BASE_URL: "https://six.example" });
    expect(ran).toMatchObject({ status: 0, problem: "" });
    expect(ran.out).toContain("Open https://six.example/login?code=server");
    const page = await (await boss.get("/login?code=server")).text();
    expect(page).toContain("Code from the server");
    const code = printedCode(ran);
    expect(page).not.toContain(code);
    const signedIn = await boss.post("/login?code=server", { intent: "signInFromServer", code });
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([302, "/login"]);
    expect(await (await boss.get("/api/me")).json()).toMatchObject({ userEmail: BOSS, isAdministrator: true });

    const other = openVisitor(site);
    const again = await other.post("/login?code=server", { intent: "signInFromServer", code });
    expect(again.status).toBe(400);
    expect(await again.text()).toContain("Run npm run sign-in on the server again");
    expect(await isSignedIn(other)).toBe(false);
    expect(site.log.join("")).not.toContain(code);
  });

  it("opens nothing where the code is mistyped, and says what to copy", async () => {
    const site = await aSite({ administrator: BOSS });
    const visitor = openVisitor(site);
    for (const code of ["", "12345678", "ABCD-EFGH-JKMN-PQRS-TVWX-1234567", "' or 1=1"]) {
      const refused = await visitor.post("/login?code=server", { intent: "signInFromServer", code });
      expect(refused.status, code).toBe(400);
      expect(await refused.text(), code).toContain("Copy the whole line that npm run sign-in printed");
    }
  });

  it("opens nothing at a site that has another administrator, or none", async () => {
    const dataDir = temporaryFolder();
    const [none, other] = [await aSite({ dataDir }), await aSite({ dataDir, administrator: "chief@six.example" })];
    const code = printedCode(signInCommand({ DATA_DIR: dataDir, ADMIN_EMAIL: BOSS }));
    for (const site of [none, other]) {
      const visitor = openVisitor(site);
      const refused = await visitor.post("/login?code=server", { intent: "signInFromServer", code });
      expect(refused.status).toBe(400);
      expect(await isSignedIn(visitor)).toBe(false);
    }
  });

  it("says in a line what is missing", () => {
    const dataDir = temporaryFolder();
    expect(signInCommand({ DATA_DIR: dataDir })).toMatchObject({
      status: 1,
      out: "",
      problem: expect.stringContaining("ADMIN_EMAIL is not set"),
    });
    const elsewhere = signInCommand({ DATA_DIR: dataDir, ADMIN_EMAIL: BOSS });
    expect(elsewhere.problem).toBe(
      `There is no store in ${dataDir}. Give this command the DATA_DIR or DATABASE_URL that the site was started with.\n`,
    );
  });
});
