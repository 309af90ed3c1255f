import { createHmac } from "node:crypto";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { accountLimits } from "../../server/accounts/account-limits.ts";
import type { Accounts, Requester } from "../../server/accounts/accounts.ts";
import { type Audit, openAudit } from "../../server/accounts/open-audit.ts";
import { openAccounts } from "../../server/accounts/open-accounts.ts";
import { siteSecret } from "../../server/accounts/site-secret.ts";
import { storeLimiter, storeLimits } from "../../server/accounts/store-limiter.ts";
import type { Database } from "../../server/db/database.ts";
import { createLogger } from "../../server/log/logger.ts";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import type { Tables } from "../../server/store/tables.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { cookieHeader } from "../setup/sign-in-as.ts";
import type { StoreUnderTest } from "./store.ts";

const FAN = "fan@six.example";
const REQUESTER: Requester = { address: "192.0.2.1", userAgent: "Test browser", cookies: "" };

/** A process: its own connections, accounts and memory. */
interface Process {
  database: Database<Tables>;
  accounts: Accounts;
  audit: Audit;
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
    const logger = createLogger({ level: "warn", secrets: [], plain: false, write: (line) => log.push(line) });
    const audit = openAudit({ database, log: logger });
    const accounts = await openAccounts({
      database,
      baseUrl: null,
      administrator: FAN,
      sendCode: {
        place: "mail",
        async send(_email, sent) {
          code = sent;
          return { ok: true, value: null };
        },
      },
      audit,
      log: logger,
    });
    return { database, accounts, audit, code: () => code, log };
  }

  /** Asks for a code: the browser with which it can be used. */
  async function askFor({ accounts }: Process, requester = REQUESTER): Promise<Requester> {
    const sent = await accounts.sendCode(FAN, requester);
    if (!sent.ok) throw new Error(sent.error.kind);
    return { ...requester, cookies: cookieHeader(sent.value.cookies) };
  }

  function cookieOf(signedIn: Awaited<ReturnType<Accounts["signIn"]>>): Headers {
    if (!signedIn.ok) throw new Error(signedIn.error.kind);
    return new Headers({ cookie: signedIn.value.cookies[0]?.split(";")[0] ?? "" });
  }

  describe("accounts", () => {
    test("a code that one process sent opens a session at another, which a third knows until it ends", async () => {
      const [one, two, three] = [await aProcess(), await aProcess(), await aProcess()];
      const browser = await askFor(one);
      const headers = cookieOf(await two.accounts.signIn(FAN, one.code(), browser));
      const viewer = await three.accounts.viewer(headers);
      expect(viewer).toEqual({ userId: expect.any(String), email: FAN, isAdministrator: true, isFresh: true });
      expect(await three.accounts.sessions(headers)).toEqual([
        {
          id: expect.any(String),
          isCurrent: true,
          userAgent: REQUESTER.userAgent,
          address: REQUESTER.address,
          signedInAt: expect.stringMatching(/^\d{4}-.*Z$/),
          lastUsedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      ]);
      await one.accounts.signOutEverywhere({ ...REQUESTER, cookies: headers.get("cookie") ?? "" });
      expect(await three.accounts.viewer(headers)).toBeNull();
      expect([...one.log, ...two.log, ...three.log]).toEqual([]);
    });

    test("a session is shown with the client's own address, IPv6 as people write it", async () => {
      const one = await aProcess();
      for (const address of ["2001:db8::a:7", "203.0.113.7"]) {
        const browser = await askFor(one, { ...REQUESTER, address });
        const headers = cookieOf(await one.accounts.signIn(FAN, one.code(), browser));
        const shown = (await one.accounts.sessions(headers)).find(({ isCurrent }) => isCurrent);
        expect(shown?.address).toBe(address);
      }
    });

    test("what an account keeps is met by two processes at once without a loss, and goes with the account", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      const browser = await askFor(one);
      const headers = cookieOf(await one.accounts.signIn(FAN, one.code(), browser));
      const userId = (await one.accounts.viewer(headers))?.userId ?? "";
      const isLast = (_kind: string, text: string | null): boolean => text === null;
      const meet = ({ accounts }: Process, owner: string) =>
        accounts.keeps.meet(userId, { players: `1/s:${owner}`, scoring: null }, isLast);
      await Promise.all([meet(one, "first-player"), meet(two, "second-player")]);
      const { players } = await two.accounts.keeps.of(userId);
      expect(players?.replace("1/s:", "").split("+").toSorted()).toEqual(["first-player", "second-player"]);
      await Promise.all([
        one.accounts.keeps.put(userId, "scoring", "half"),
        two.accounts.keeps.put(userId, "players", null),
      ]);
      expect(await one.accounts.keeps.of(userId)).toEqual({ players: null, scoring: "half" });
      await one.accounts.deleteAccount({ ...REQUESTER, cookies: headers.get("cookie") ?? "" });
      expect(await one.database.reads.selectFrom("account_keeps").selectAll().execute()).toEqual([]);
    });

    test("tries at different processes count together", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      const browser = await askFor(one);
      const wrong = one.code() === "00000000" ? "00000001" : "00000000";
      const answers = [];
      for (const { accounts } of [one, two, one]) answers.push(await accounts.signIn(FAN, wrong, browser));
      expect(answers).toEqual([
        { ok: false, error: { kind: "wrong-code", triesLeft: 2 } },
        { ok: false, error: { kind: "wrong-code", triesLeft: 1 } },
        { ok: false, error: { kind: "dead-code" } },
      ]);
      expect(await two.accounts.signIn(FAN, one.code(), browser)).toEqual({ ok: false, error: { kind: "dead-code" } });
    });

    test("a code that is tried at two processes at once is used once", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      const browser = await askFor(one);
      const answers = await Promise.all(
        [one, two, one, two].map(({ accounts }) => accounts.signIn(FAN, one.code(), browser)),
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

    test("a copy of the store signs nobody in: what it holds of a session makes no cookie", async () => {
      const one = await aProcess();
      const browser = await askFor(one);
      const cookie = cookieOf(await one.accounts.signIn(FAN, one.code(), browser)).get("cookie") ?? "";
      const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
      const token = decodeURIComponent(value).split(".")[0] ?? "";
      // A copy of the store holds the secret that cookies are signed with.
      const secret = await siteSecret(one.database, "sessions");
      const cookieWith = (text: string): Headers => {
        const signature = createHmac("sha256", secret).update(text).digest("base64");
        return new Headers({ cookie: `${name}=${encodeURIComponent(`${text}.${signature}`)}` });
      };
      expect(await one.accounts.viewer(cookieWith(token))).toMatchObject({ email: FAN });
      const [row] = await one.database.reads.selectFrom("account_session").selectAll().execute();
      expect(JSON.stringify(row)).not.toContain(token);
      for (const held of Object.values(row ?? {}))
        expect(await one.accounts.viewer(cookieWith(String(held))), String(held)).toBeNull();
    });

    test("a session that is renewed, ended or replaced stays under its hash", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      onTestFinished(() => void vi.useRealTimers());
      const one = await aProcess();
      const browser = await askFor(one);
      const headers = cookieOf(await one.accounts.signIn(FAN, one.code(), browser));
      const rows = () => one.database.reads.selectFrom("account_session").selectAll().execute();
      const before = await rows();
      vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
      const { viewer, cookies } = await one.accounts.recognize(headers);
      expect([viewer?.email, cookies.length]).toEqual([FAN, 1]);
      expect((await rows()).map(({ token }) => token)).toEqual(before.map(({ token }) => token));
      expect((await one.accounts.sessions(headers)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
      await one.accounts.signOut({ ...REQUESTER, cookies: headers.get("cookie") ?? "" });
      expect(await rows()).toEqual([]);
      expect(one.log).toEqual([]);
    });

    test("signing in waits for an import and does not disturb it", async () => {
      const one = await aProcess();
      const browser = await askFor(one);
      const [stored, signedIn] = await Promise.all([
        current().store.putGames([smallGame()]),
        one.accounts.signIn(FAN, one.code(), browser),
      ]);
      expect([stored[0]?.changed, signedIn.ok]).toEqual([true, true]);
    });
  });

  describe("a code of the server's command", () => {
    const TEXT = /^(?:[0-9A-Z]{4}-){5}\d{8}$/;

    test("signs the administrator in at another process, once, and is not in the store", async () => {
      const [command, site] = [await aProcess(), await aProcess()];
      const made = await command.accounts.makeServerCode();
      expect(made).toEqual({ email: FAN, code: expect.stringMatching(TEXT) });
      const code = made?.code ?? "";
      const stored = JSON.stringify(await site.database.reads.selectFrom("account_code").selectAll().execute());
      for (const part of [code.slice(0, 24), code.slice(-8), FAN]) expect(stored).not.toContain(part);
      const headers = cookieOf(await site.accounts.signInFromServer(` ${code.toLowerCase()} `, REQUESTER));
      expect(await site.accounts.viewer(headers)).toMatchObject({ email: FAN, isAdministrator: true });
      expect(await site.accounts.signInFromServer(code, REQUESTER)).toEqual({
        ok: false,
        error: { kind: "dead-code" },
      });
    });

    test("is dead after three tries with the right beginning, and another one lives on", async () => {
      const one = await aProcess();
      const [first, second] = [await one.accounts.makeServerCode(), await one.accounts.makeServerCode()];
      const wrong = `${first?.code.slice(0, 25)}00000000`;
      for (let tries = 0; tries < 3; tries += 1) await one.accounts.signInFromServer(wrong, REQUESTER);
      expect(await one.accounts.signInFromServer(first?.code ?? "", REQUESTER)).toMatchObject({ ok: false });
      expect(await one.accounts.signInFromServer(second?.code ?? "", REQUESTER)).toMatchObject({ ok: true });
    });

    test("of another form is refused in words of its own", async () => {
      const one = await aProcess();
      const code = (await one.accounts.makeServerCode())?.code ?? "";
      for (const text of ["", "12345678", code.slice(1), `${code}0`, code.replace(/^./, "U"), `${FAN} ${code}`])
        expect(await one.accounts.signInFromServer(text, REQUESTER)).toEqual({
          ok: false,
          error: { kind: "bad-code" },
        });
    });
  });

  describe("the limits of sign-in", () => {
    /** How often in a row it is allowed. */
    async function allowed(take: (index: number) => Promise<{ ok: boolean }>): Promise<number> {
      for (let index = 0; index < 500; index += 1) if (!(await take(index)).ok) return index;
      return 500;
    }
    const hex = (index: number): string => (index + 1).toString(16);

    test("let no /64, /48 or /32 of IPv6 use up what everybody has", async () => {
      const { send, guess } = accountLimits((await aProcess()).database);
      const from = (address: string, index: number) => ({ email: `fan${index}@six.example`, address, isKnown: false });
      for (const { take, sizes } of [
        { take: send, sizes: [20, 40, 140] },
        { take: guess, sizes: [60, 120, 420] },
      ]) {
        expect(await allowed((index) => take(from(`2001:db8:1:1:${hex(index)}::1`, index)))).toBe(sizes[0]);
        expect(await allowed((index) => take(from(`2001:db8:1:1${hex(index)}::1`, index)))).toBe(sizes[1]);
        expect(await allowed((index) => take(from(`2001:db8:1${hex(index)}:1::1`, index)))).toBe(sizes[2]);
        expect(await take(from("2001:db9::1", 1))).toEqual({ ok: true });
        expect(await take(from("198.51.100.7", 2))).toEqual({ ok: true });
      }
    });

    test("are those of an IPv4 address, a /24 and a /16 too", async () => {
      const { send } = accountLimits((await aProcess()).database);
      const from = (address: string, index: number) =>
        send({ email: `fan${index}@six.example`, address, isKnown: false });
      expect(await allowed((index) => from("198.51.100.7", index))).toBe(20);
      expect(await allowed((index) => from(`198.51.100.${index + 8}`, index))).toBe(40);
      expect(await allowed((index) => from(`198.51.${index + 101}.7`, index))).toBe(140);
      expect(await from("198.52.0.1", 1)).toEqual({ ok: true });
    });

    test("let strangers, however many, send an address 60 codes an hour and 120 a day, and its own browser more", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      onTestFinished(() => void vi.useRealTimers());
      const { database } = await aProcess();
      const start = Date.now();
      const flood = () =>
        allowed((index) =>
          // A restarted process each time: its memory would go by the timers that are not faked.
          accountLimits(database).send({ email: FAN, address: `2001:${hex(0x1000 + index)}::1`, isKnown: false }),
        );
      const hours = [];
      for (let hour = 0; hour < 5; hour += 1) {
        vi.setSystemTime(start + hour * 3_601_000);
        hours.push(await flood());
      }
      expect(hours).toEqual([60, 60, 0, 0, 0]);
      const { send } = accountLimits(database);
      expect(await send({ email: FAN, address: "198.51.100.7", isKnown: true })).toEqual({ ok: true });
      vi.setSystemTime(start + 25 * 3_600_000);
      expect(await flood()).toBe(60);
    });

    test("let a network try 15 codes of an address in an hour and 30 in a day", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      onTestFinished(() => void vi.useRealTimers());
      const { database } = await aProcess();
      const start = Date.now();
      const hours = [];
      for (let hour = 0; hour < 4; hour += 1) {
        vi.setSystemTime(start + hour * 3_601_000);
        const requester = { email: FAN, address: `2001:db8::${hour}`, isKnown: false };
        hours.push(await allowed(() => accountLimits(database).guess(requester)));
      }
      expect(hours).toEqual([15, 15, 0, 0]);
    });
  });

  describe("a limit", () => {
    test("among several counts all of them or none", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      const paces = { few: { times: 1, seconds: 60 }, many: { times: 3, seconds: 60 } };
      const [here, there] = [storeLimits(one.database, paces), storeLimits(two.database, paces)];
      expect(
        await here.consume([
          ["many", "a"],
          ["few", "a"],
        ]),
      ).toEqual({ ok: true });
      for (const { consume } of [here, there, there])
        expect(
          await consume([
            ["many", "a"],
            ["few", "a"],
          ]),
        ).toMatchObject({ ok: false });
      for (const { consume } of [there, here]) expect(await consume([["many", "a"]])).toEqual({ ok: true });
      expect(await there.consume([["many", "a"]])).toMatchObject({ ok: false });
      await here.refund([
        ["many", "a"],
        ["few", "a"],
      ]);
      expect(
        await here.consume([
          ["many", "a"],
          ["few", "a"],
        ]),
      ).toEqual({ ok: true });
    });

    test("counts over processes, says how long to wait, and begins anew afterwards", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      const limit = { name: "test", times: 3, seconds: 3_600 };
      const refused = {
        ok: false,
        seconds: expect.toSatisfy((seconds: number) => seconds > 3_000 && seconds <= 3_600),
      };
      const [here, there] = [storeLimiter(one.database, limit), storeLimiter(two.database, limit)];
      for (const { consume } of [here, there, here]) expect(await consume("a")).toEqual({ ok: true });
      expect(await there.consume("a")).toEqual(refused);
      expect(await there.consume("b")).toEqual({ ok: true });
      // A restarted process has forgotten its memory, not the store's.
      expect(await storeLimiter(one.database, limit).consume("a")).toEqual(refused);
      // Its time is over, as far as the store can tell.
      await one.database.write(({ db }) =>
        db
          .updateTable("account_limit")
          .set({ expires: Date.now() - 1 })
          .execute(),
      );
      expect(await storeLimiter(one.database, limit).consume("a")).toEqual({ ok: true });
      expect(await one.database.reads.selectFrom("account_limit").selectAll().execute()).toHaveLength(1);
    });

    test("takes back what came to nothing, at every process", async () => {
      const [one, two] = [await aProcess(), await aProcess()];
      const limit = { name: "test", times: 2, seconds: 60 };
      const [here, there] = [storeLimiter(one.database, limit), storeLimiter(two.database, limit)];
      for (let count = 0; count < 5; count += 1) {
        expect(await here.consume("a")).toEqual({ ok: true });
        await here.refund("a");
      }
      for (const { consume } of [there, here]) expect(await consume("a")).toEqual({ ok: true });
      expect(await here.consume("a")).toMatchObject({ ok: false });
    });

    test("counts nothing while the store is away", async () => {
      const one = await aProcess();
      const { consume } = storeLimiter(one.database, { name: "test", times: 2, seconds: 60 });
      const write = vi.spyOn(one.database, "write").mockRejectedValue(new Error("the database is away"));
      for (let count = 0; count < 5; count += 1) await expect(consume("a")).rejects.toThrow("away");
      write.mockRestore();
      expect(await consume("a")).toEqual({ ok: true });
    });

    test("that is used up costs no write", async () => {
      const one = await aProcess();
      const { consume } = storeLimiter(one.database, { name: "test", times: 2, seconds: 60 });
      for (let count = 0; count < 10; count += 1) await consume("a");
      const [row] = await one.database.reads.selectFrom("account_limit").selectAll().execute();
      expect(row?.points).toBe(2);
    });
  });
}
