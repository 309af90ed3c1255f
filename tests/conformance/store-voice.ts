import { describe, expect, onTestFinished, test } from "vitest";
import { fail, ok } from "../../domain/result.ts";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import { openVoiceLedger } from "../../server/store/open-voice-ledger.ts";
import type { VoiceAsk, VoiceLedger, VoiceUsage } from "../../server/store/voice-ledger.ts";
import { NO_VOICE_USAGE } from "../fixtures/voice-usage.ts";
import type { StoreUnderTest } from "./store.ts";

const EVENING = new Date("2026-11-20T23:00:00Z");
const CAP = 300;
const COST = 1_500_000;

function after(seconds: number): Date {
  return new Date(EVENING.getTime() + seconds * 1000);
}

function ask(id: string, person = "fan", address = "net"): VoiceAsk {
  return { id, person, address, gameKey: "202510106", mode: "relay", model: "gpt-realtime-2.1" };
}

/** Declares the tests of the voice analyst's ledger, by one process and by two. */
export function declareVoiceTests(current: () => StoreUnderTest): void {
  async function aLedger(): Promise<VoiceLedger> {
    const { store, database } = await openStoreAndDatabase(current().options);
    onTestFinished(() => store.close());
    return openVoiceLedger(database);
  }

  async function issue(ledger: VoiceLedger, asked: VoiceAsk, at = EVENING): Promise<void> {
    const issued = await ledger.issue(asked, { now: at, until: new Date(at.getTime() + 60_000) }, () =>
      ok({ capSeconds: CAP, cost: COST }),
    );
    if (!issued.ok) throw new Error("no token was given out");
  }

  /** Uses a token and takes a place. */
  function claim(ledger: VoiceLedger, id: string, person: string, now: Date): ReturnType<VoiceLedger["claim"]> {
    return ledger.claim({ id, person }, { now, graceSeconds: 0 }, () => ok({ capSeconds: CAP, cost: COST }));
  }

  /** What somebody would be judged by, with nothing kept. */
  async function usage(ledger: VoiceLedger, asked: VoiceAsk, at = EVENING): Promise<VoiceUsage> {
    const looked = await ledger.issue(asked, { now: at, until: at }, (seen) => fail(seen));
    if (looked.ok) throw new Error("a token was given out");
    return looked.error;
  }

  describe("the voice ledger", () => {
    test("counts a token as a start and no more, and its use with the worst case, in every process", async () => {
      const [one, two] = [await aLedger(), await aLedger()];
      expect(await usage(one, ask("a"))).toEqual(NO_VOICE_USAGE);
      await issue(one, ask("a"));
      expect(await usage(two, ask("b", "friend"))).toEqual({ ...NO_VOICE_USAGE, addressStarts: 1 });
      expect(await usage(two, ask("b"))).toEqual({ ...NO_VOICE_USAGE, personStarts: 1, addressStarts: 1 });
      expect(await one.day(EVENING)).toEqual({ isOpen: true, running: 0, sessions: 0, seconds: 0, cost: 0 });

      expect((await claim(two, "a", "fan", after(5))).ok).toBe(true);
      expect(await usage(two, ask("b", "friend"))).toEqual({
        ...NO_VOICE_USAGE,
        sessions: 1,
        addressSessions: 1,
        addressSeconds: CAP,
        addressStarts: 1,
        cost: COST,
      });
      expect(await usage(two, ask("c"))).toEqual({
        ...NO_VOICE_USAGE,
        sessions: 1,
        personSessions: 1,
        addressSessions: 1,
        personEndsAt: after(5 + CAP).toISOString(),
        personSeconds: CAP,
        addressSeconds: CAP,
        personStarts: 1,
        addressStarts: 1,
        cost: COST,
      });
      expect(await usage(two, ask("d", "friend", "elsewhere"))).toEqual({ ...NO_VOICE_USAGE, sessions: 1, cost: COST });
      expect(await one.day(EVENING)).toEqual({ isOpen: true, running: 1, sessions: 1, seconds: CAP, cost: COST });
    });

    test("keeps nothing for a refused caller", async () => {
      const ledger = await aLedger();
      await usage(ledger, ask("a"));
      expect(await ledger.day(EVENING)).toMatchObject({ sessions: 0, running: 0 });
      expect(await claim(ledger, "a", "fan", EVENING)).toEqual({ ok: false, error: "gone" });
    });

    test("gives a place to one of many who use a token at once, and not to another person", async () => {
      const ledgers = [await aLedger(), await aLedger(), await aLedger()];
      const [one] = ledgers;
      if (one === undefined) throw new Error("no ledger");
      await issue(one, ask("a"));
      expect(await claim(one, "a", "friend", after(1))).toEqual({ ok: false, error: "another" });
      const claims = Array.from({ length: 9 }, async (_, index) =>
        claim(ledgers[index % ledgers.length] ?? one, "a", "fan", after(1)),
      );
      expect((await Promise.all(claims)).filter((claimed) => claimed.ok)).toHaveLength(1);
    });

    test("takes a token until its time, any of a person's, and counts those that nobody used as starts", async () => {
      const ledger = await aLedger();
      for (const id of ["a", "b", "c"]) await issue(ledger, ask(id));
      expect((await claim(ledger, "a", "fan", after(59))).ok).toBe(true);
      expect(await claim(ledger, "b", "fan", after(60))).toEqual({ ok: false, error: "gone" });
      expect(await ledger.askEnd("c", after(1))).toBe(false);
      expect(await claim(ledger, "c", "fan", after(2))).toEqual({ ok: false, error: "gone" });
      expect(await usage(ledger, ask("d"), after(3_000))).toMatchObject({
        sessions: 1,
        personStarts: 3,
        addressStarts: 3,
      });
      expect(await ledger.day(EVENING)).toMatchObject({ running: 1, sessions: 1, seconds: CAP });
    });

    test("refuses a token that finds no place, for good, and tells why", async () => {
      const ledger = await aLedger();
      await issue(ledger, ask("a"));
      const seen: VoiceUsage[] = [];
      const refused = await ledger.claim({ id: "a", person: "fan" }, { now: after(1), graceSeconds: 0 }, (sums) => {
        seen.push(sums);
        return fail({ why: "full" });
      });
      expect(refused).toEqual({ ok: false, error: { why: "full" } });
      expect(seen).toEqual([{ ...NO_VOICE_USAGE, personStarts: 1, addressStarts: 1 }]);
      expect(await claim(ledger, "a", "fan", after(2))).toEqual({ ok: false, error: "gone" });
      expect(await ledger.day(EVENING)).toEqual({ isOpen: true, running: 0, sessions: 0, seconds: 0, cost: 0 });
    });

    test("lasts what was decided when the token was used, and the grace after it", async () => {
      const ledger = await aLedger();
      await issue(ledger, ask("a"));
      const terms = { capSeconds: 70, cost: 9 };
      const used = await ledger.claim({ id: "a", person: "fan" }, { now: after(5), graceSeconds: 60 }, () => ok(terms));
      expect(used).toMatchObject({ ok: true, value: { capSeconds: 70, endsAt: after(135).toISOString() } });
      expect(await ledger.day(EVENING)).toMatchObject({ seconds: 70, cost: 9 });
    });

    test("gives a session that is past its end to one process, and to the next when that one dies", async () => {
      const [one, two] = [await aLedger(), await aLedger()];
      await issue(one, ask("a"));
      await claim(one, "a", "fan", EVENING);
      expect(await one.attach("a", "rtc_1")).toBe(true);
      expect(await two.takeDue(after(CAP - 1), after(CAP + 20))).toEqual([]);
      const taken = await Promise.all([
        one.takeDue(after(CAP), after(CAP + 20)),
        two.takeDue(after(CAP), after(CAP + 20)),
      ]);
      expect(taken.flat()).toMatchObject([{ id: "a", callId: "rtc_1", startedAt: EVENING.toISOString() }]);
      expect(await two.takeDue(after(CAP + 19), after(CAP + 39))).toEqual([]);
      expect(await two.takeDue(after(CAP + 20), after(CAP + 40))).toHaveLength(1);
      await two.release("a");
      expect(await one.takeDue(after(CAP + 21), after(CAP + 41))).toHaveLength(1);
    });

    test("counts a settled session with what it took, once", async () => {
      const ledger = await aLedger();
      await issue(ledger, ask("a"));
      await claim(ledger, "a", "fan", EVENING);
      await ledger.attach("a", "rtc_1");
      const outcome = { state: "ended", at: after(12), seconds: 12, cost: 60_000 } as const;
      expect(await ledger.settle({ id: "a", callId: null }, outcome)).toBe(false);
      expect(await ledger.settle({ id: "a", callId: "rtc_1" }, outcome)).toBe(true);
      expect(await ledger.settle({ id: "a", callId: "rtc_1" }, { ...outcome, seconds: 0 })).toBe(false);
      expect(await ledger.day(EVENING)).toEqual({ isOpen: true, running: 0, sessions: 1, seconds: 12, cost: 60_000 });
      expect(await ledger.takeDue(after(9_000), after(9_020))).toEqual([]);
    });

    test("ends a session early: one that runs is due, a token is taken back", async () => {
      const ledger = await aLedger();
      await issue(ledger, ask("a"));
      await ledger.askEnd("a", after(1));
      expect(await ledger.day(EVENING)).toMatchObject({ sessions: 0 });
      await issue(ledger, ask("b"));
      await claim(ledger, "b", "fan", after(1));
      await ledger.askEnd("b", after(2));
      expect(await ledger.takeDue(after(2), after(22))).toMatchObject([{ id: "b", state: "starting", callId: null }]);
      expect(await ledger.attach("b", "rtc_1")).toBe(true);
      // The call that came meanwhile is found by the next look.
      expect(await ledger.takeDue(after(3), after(23))).toMatchObject([{ id: "b", state: "open", callId: "rtc_1" }]);
    });

    test("says of an end that is asked for whether somebody talked, also where it was asked for before", async () => {
      const ledger = await aLedger();
      expect(await ledger.askEnd("a", after(1))).toBe(false);
      await issue(ledger, ask("a"));
      expect(await ledger.askEnd("a", after(1))).toBe(false);
      await issue(ledger, ask("b"));
      await claim(ledger, "b", "fan", after(1));
      await ledger.attach("b", "rtc_1");
      expect(await ledger.askEnd("b", after(2))).toBe(true);
      expect(await ledger.askEnd("b", after(3))).toBe(true);
      await ledger.settle({ id: "b", callId: "rtc_1" }, { state: "ended", at: after(4), seconds: 3, cost: 9 });
      expect(await ledger.askEnd("b", after(5))).toBe(false);
    });

    test("takes a page's farewell once, in whichever process, while it talks and shortly after", async () => {
      const ledgers = [await aLedger(), await aLedger()] as const;
      const [one] = ledgers;
      const farewells = async (id: string, at: Date): Promise<boolean[]> =>
        Promise.all([0, 1, 2, 3].map(async (index) => ledgers[index % 2 === 0 ? 0 : 1].reportEnd(id, at)));
      expect(await farewells("a", EVENING)).not.toContain(true);
      await issue(one, ask("a"));
      expect(await farewells("a", EVENING)).not.toContain(true);
      await claim(one, "a", "fan", EVENING);
      expect((await farewells("a", after(1))).filter(Boolean)).toHaveLength(1);
      for (const [id, late, times] of [
        ["b", 300, 1],
        ["c", 301, 0],
      ] as const) {
        await issue(one, ask(id, id));
        await claim(one, id, id, EVENING);
        await one.settle({ id, callId: null }, { state: "ended", at: after(9), seconds: 9, cost: 1 });
        expect((await farewells(id, after(9 + late))).filter(Boolean), id).toHaveLength(times);
      }
      await issue(one, ask("d", "d"));
      await claim(one, "d", "d", EVENING);
      await one.settle({ id: "d", callId: null }, { state: "failed", at: after(9), seconds: 0, cost: 0 });
      expect(await farewells("d", after(9))).not.toContain(true);
    });

    test("is switched off for every process, and on again", async () => {
      const [one, two] = [await aLedger(), await aLedger()];
      await issue(one, ask("a"));
      await claim(one, "a", "fan", EVENING);
      await one.attach("a", "rtc_1");
      await issue(one, ask("b", "friend"));
      expect(await two.isOpen()).toBe(true);
      await two.setOpen(false, after(10));
      expect(await one.isOpen()).toBe(false);
      expect(await usage(one, ask("c"))).toMatchObject({ isOpen: false, sessions: 1 });
      expect(await claim(one, "b", "friend", after(11))).toEqual({ ok: false, error: "gone" });
      expect(await one.takeDue(after(10), after(30))).toMatchObject([{ id: "a" }]);
      await one.setOpen(true, after(12));
      expect(await two.isOpen()).toBe(true);
    });

    test("begins a new day with nothing, whatever still runs, and counts a conversation to the day of its first second", async () => {
      const ledger = await aLedger();
      await issue(ledger, ask("a"), after(3_590));
      await issue(ledger, ask("late", "friend", "elsewhere"), after(3_590));
      await claim(ledger, "a", "fan", after(3_595));
      expect(await usage(ledger, ask("b"), after(3_605))).toEqual({
        ...NO_VOICE_USAGE,
        sessions: 1,
        personSessions: 1,
        addressSessions: 1,
        personEndsAt: after(3_595 + CAP).toISOString(),
      });
      await claim(ledger, "late", "friend", after(3_601));
      expect(await ledger.day(after(3_590))).toMatchObject({ running: 2, sessions: 1, seconds: CAP });
      expect(await ledger.day(after(3_605))).toMatchObject({ running: 2, sessions: 1, seconds: CAP });
    });

    test("lets two processes take no more places than there are", async () => {
      const [one, two] = [await aLedger(), await aLedger()];
      const ids = Array.from({ length: 20 }, (_, index) => `s${index}`);
      for (const id of ids) await issue(one, ask(id, id));
      const claims = ids.map((id, index) =>
        (index % 2 === 0 ? one : two).claim({ id, person: id }, { now: after(1), graceSeconds: 0 }, (seen) =>
          seen.sessions >= 5 ? fail({ why: "full" }) : ok({ capSeconds: CAP, cost: COST }),
        ),
      );
      expect((await Promise.all(claims)).filter((claimed) => claimed.ok)).toHaveLength(5);
    });

    test("forgets a token that nobody used with its day, and a conversation after ninety", async () => {
      const ledger = await aLedger();
      await issue(ledger, ask("a"));
      const claimed = await claim(ledger, "a", "fan", EVENING);
      if (!claimed.ok) throw new Error("the token was not taken");
      await ledger.settle(claimed.value, { state: "ended", at: after(9), seconds: 9, cost: 1 });
      await issue(ledger, ask("unused"));
      await issue(ledger, ask("at midnight"), after(3_590));
      expect(await usage(ledger, ask("x"), after(3_599))).toMatchObject({ personStarts: 3 });
      await issue(ledger, ask("b"), after(3_601));
      expect(await usage(ledger, ask("x"))).toMatchObject({ personStarts: 2 });
      const late = await claim(ledger, "at midnight", "fan", after(3_602));
      if (!late.ok) throw new Error("the token was not taken");
      await ledger.settle(late.value, { state: "ended", at: after(3_609), seconds: 7, cost: 1 });
      expect(await usage(ledger, ask("x"))).toMatchObject({ personStarts: 1 });
      await issue(ledger, ask("c"), new Date("2027-02-18T12:00:00Z"));
      expect(await ledger.day(EVENING)).toMatchObject({ sessions: 1 });
      await issue(ledger, ask("d"), new Date("2027-02-19T12:00:00Z"));
      expect(await ledger.day(EVENING)).toMatchObject({ sessions: 0 });
      expect(await usage(ledger, ask("x"))).toEqual(NO_VOICE_USAGE);
    });
  });
}
