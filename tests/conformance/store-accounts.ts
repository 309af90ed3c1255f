import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Accounts } from "../../server/accounts/accounts.ts";
import { openAccounts } from "../../server/accounts/open-accounts.ts";
import { siteSecret } from "../../server/accounts/site-secret.ts";
import { storeLimiter } from "../../server/accounts/store-limiter.ts";
import type { Database } from "../../server/db/database.ts";
import { createLogger } from "../../server/log/logger.ts";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import type { Tables } from "../../server/store/tables.ts";
import { smallGame } from "../fixtures/small-game.ts";
import type { StoreUnderTest } from "./store.ts";

const FAN = "fan@six.example";
const ASKER = { address: "192.0.2.1", userAgent: "Test browser" };

/** A process: its own connections, accounts and memory. */
interface Process {
  database: Database<Tables>;
  accounts: Accounts;
  /** The code that was sent last. */
  code(): string;
  log: string[];
}

/** Accounts over the tables of either engine, by one process and by two. */
export function declareAccountTests(current: () => StoreUnderTest): void {
  async function aProcess(): Promise<Process> {
    const { store, database } = await openStoreAndDatabase(current().options);
    onTestFinished(() => store.close());
    const log: string[] = [];
    let code = "";
    const accounts = await openAccounts({
      database,
      baseUrl: null,
      administrator: FAN,
      sendCode: async (_email, sent) => {
        code = sent;
        return { ok: true, value: "mail" };
      },
      log: createLogger({ level: "debug", secrets: [], plain: false, write: (line) => log.push(line) }),
    });
    return { database, accounts, code: () => code, log };
  }

  function cookieOf(signedIn: Awaited<ReturnType<Accounts["signIn"]>>): Headers {
    if (!signedIn.ok) throw new Error(signedIn.error.kind);
    return new Headers({ cookie: signedIn.value.cookies[0]?.split(";")[0] ?? "" });
  }

  describe("accounts", () => {
    test("a code that one process sent opens a session at another, which a third knows until it ends", async () => {
      const [one, two, three] = [await aProcess(), await aProcess(), await aProcess()];
      expect(await one.accounts.sendCode(FAN, ASKER)).toEqual({ ok: true, value: { email: FAN, place: "mail" } });
      const headers = cookieOf(await two.accounts.signIn(FAN, one.code(), ASKER));
      const viewer = await three.accounts.viewer(headers);
      expect(viewer).toEqual({ userId: expect.any(String), email: FAN, isAdministrator: true });
      expect(await three.accounts.sessions(headers)).toEqual([
        {
          isCurrent: true,
          userAgent: ASKER.userAgent,
          address: ASKER.address,
          signedInAt: expect.stringMatching(/^\d{4}-.*Z$/),
          lastUsedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      ]);
      await one.accounts.signOutEverywhere(headers);
      expect(await three.accounts.viewer(headers)).toBeNull();
      expect([...one.log, ...two.log, ...three.log]).toEqual([]);
    });

    test("a session is shown with the client's own address, IPv6 as people write it", async () => {
      const one = await aProcess();
      for (const address of ["2001:db8::a:7", "203.0.113.7"]) {
        await one.accounts.sendCode(FAN, { ...ASKER, address });
        const headers = cookieOf(await one.accounts.signIn(FAN, one.code(), { ...ASKER, address }));
        const shown = (await one.accounts.sessions(headers)).find(({ isCurrent }) => isCurrent);
        expect(shown?.address).toBe(address);
      }
    });

    test("tries at different processes count together", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      await one.accounts.sendCode(FAN, ASKER);
      const wrong = one.code() === "000000" ? "000001" : "000000";
      const answers = [];
      for (const { accounts } of [one, two, one]) answers.push(await accounts.signIn(FAN, wrong, ASKER));
      expect(answers).toEqual([
        { ok: false, error: { kind: "wrong-code", triesLeft: 2 } },
        { ok: false, error: { kind: "wrong-code", triesLeft: 1 } },
        { ok: false, error: { kind: "dead-code" } },
      ]);
      expect(await two.accounts.signIn(FAN, one.code(), ASKER)).toEqual({ ok: false, error: { kind: "dead-code" } });
    });

    test("a code that is tried at two processes at once is used once", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      await one.accounts.sendCode(FAN, ASKER);
      const answers = await Promise.all(
        [one, two, one, two].map(({ accounts }) => accounts.signIn(FAN, one.code(), ASKER)),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test("every process of a store has the same secret, also where several start at once", async () => {
      const processes = await Promise.all([aProcess(), aProcess(), aProcess()]);
      const secrets = await Promise.all(processes.map(({ database }) => siteSecret(database, "sessions")));
      expect(new Set(secrets).size).toBe(1);
      expect(secrets[0]).toMatch(/^[\w-]{43}$/);
      expect(await siteSecret((await aProcess()).database, "other")).not.toBe(secrets[0]);
    });

    test("signing in waits for an import and does not disturb it", async () => {
      const one = await aProcess();
      await one.accounts.sendCode(FAN, ASKER);
      const [stored, signedIn] = await Promise.all([
        current().store.putGames([smallGame()]),
        one.accounts.signIn(FAN, one.code(), ASKER),
      ]);
      expect([stored[0]?.changed, signedIn.ok]).toEqual([true, true]);
    });
  });

  describe("a limit", () => {
    test("counts over processes, says how long to wait, and begins anew afterwards", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      const limit = { name: "test", times: 3, seconds: 3_600 };
      const refused = {
        ok: false,
        seconds: expect.toSatisfy((seconds: number) => seconds > 3_000 && seconds <= 3_600),
      };
      const [here, there] = [storeLimiter(one.database, limit), storeLimiter(two.database, limit)];
      for (const { take } of [here, there, here]) expect(await take("a")).toEqual({ ok: true });
      expect(await there.take("a")).toEqual(refused);
      expect(await there.take("b")).toEqual({ ok: true });
      // A restarted process has forgotten its memory, not the store's.
      expect(await storeLimiter(one.database, limit).take("a")).toEqual(refused);
      // Its time is over, as far as the store can tell.
      await one.database.write(({ db }) =>
        db
          .updateTable("account_limit")
          .set({ expires: Date.now() - 1 })
          .execute(),
      );
      expect(await storeLimiter(one.database, limit).take("a")).toEqual({ ok: true });
      expect(await one.database.reads.selectFrom("account_limit").selectAll().execute()).toHaveLength(1);
    });

    test("takes back what came to nothing, at every process", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      const limit = { name: "test", times: 2, seconds: 60 };
      const [here, there] = [storeLimiter(one.database, limit), storeLimiter(two.database, limit)];
      for (let count = 0; count < 5; count += 1) {
        expect(await here.take("a")).toEqual({ ok: true });
        await here.giveBack("a");
      }
      for (const { take } of [there, here]) expect(await take("a")).toEqual({ ok: true });
      expect(await here.take("a")).toMatchObject({ ok: false });
    });

    test("counts nothing while the store is away", async () => {
      const one = await aProcess();
      const { take } = storeLimiter(one.database, { name: "test", times: 2, seconds: 60 });
      const write = vi.spyOn(one.database, "write").mockRejectedValue(new Error("the database is away"));
      for (let count = 0; count < 5; count += 1) await expect(take("a")).rejects.toThrow("away");
      write.mockRestore();
      expect(await take("a")).toEqual({ ok: true });
    });

    test("that is used up costs no write", async () => {
      const one = await aProcess();
      const { take } = storeLimiter(one.database, { name: "test", times: 2, seconds: 60 });
      for (let count = 0; count < 10; count += 1) await take("a");
      const [row] = await one.database.reads.selectFrom("account_limit").selectAll().execute();
      expect(row?.points).toBe(2);
    });
  });
}
