import { describe, expect, it } from "vitest";
import type { VoiceUsage } from "../../server/store/voice-ledger.ts";
import { GrantPace } from "../../server/voice/grant-pace.ts";
import { decideSession, type VoiceLimits } from "../../server/voice/voice-limits.ts";
import { voicePeople } from "../../server/voice/voice-people.ts";
import { costOf, dollarsPerMinute, secondsFor } from "../../server/voice/voice-price.ts";
import { openToken, sealToken } from "../../server/voice/voice-token.ts";
import { NO_VOICE_USAGE } from "../fixtures/voice-usage.ts";

const NOW = new Date("2026-11-20T23:00:00Z");
const LIMITS: VoiceLimits = {
  minutesPerPerson: 10,
  minutesPerAddress: 20,
  sessions: 3,
  sessionsPerPerson: 1,
  sessionsPerAddress: 2,
  minutesPerSession: 5,
  dollarsPerDay: 3,
};
const decide = (usage: Partial<VoiceUsage>, isVisitor = false) =>
  decideSession({ ...NO_VOICE_USAGE, ...usage }, LIMITS, 0.3, NOW, isVisitor);

describe("the length of a session", () => {
  it("is the longest, or what is left of the nearest limit, and is paid for whole", () => {
    expect(decide({})).toEqual({ ok: true, value: { capSeconds: 300, cost: 1_500_000 } });
    expect(decide({ personSeconds: 500 })).toEqual({ ok: true, value: { capSeconds: 100, cost: 500_000 } });
    expect(decide({ addressSeconds: 1_120 })).toEqual({ ok: true, value: { capSeconds: 80, cost: 400_000 } });
    expect(decide({ cost: 2_800_000 })).toEqual({ ok: true, value: { capSeconds: 40, cost: 200_000 } });
  });

  it("is at least half a minute, or nothing begins", () => {
    expect(decide({ personSeconds: 570 })).toMatchObject({ ok: true, value: { capSeconds: 30 } });
    expect(decide({ personSeconds: 571 })).toMatchObject({ ok: false, error: { status: 429, retryAfter: 3_600 } });
    expect(decide({ cost: 2_850_001 })).toMatchObject({ ok: false, error: { status: 503, retryAfter: 3_600 } });
  });

  it("has its refusals in this order: switched off, all busy, money, who talks already, minutes, too many starts", () => {
    const all: VoiceUsage = {
      isOpen: false,
      sessions: 3,
      personSessions: 1,
      addressSessions: 2,
      personEndsAt: "2026-11-20T23:02:05.500Z",
      personSeconds: 600,
      addressSeconds: 1_200,
      personStarts: 100,
      addressStarts: 500,
      cost: 3_000_000,
    };
    const cured: [Partial<VoiceUsage>, RegExp][] = [
      [{}, /^The analyst is switched off/],
      [{ isOpen: true }, /^All lines are busy/],
      [{ sessions: 2 }, /^Today's voice budget is used up/],
      [{ cost: 0 }, /^You are already talking .* in 3 minutes at most/],
      [{ personSessions: 0 }, /^2 conversations from your network are already in progress/],
      [{ addressSessions: 1 }, /^You have used up today's 10 minutes/],
      [{ personSeconds: 0 }, /^Your network has used up today's 20 minutes/],
      [{ addressSeconds: 0 }, /^Too many conversations were started/],
    ];
    let usage = all;
    for (const [cure, words] of cured) {
      usage = { ...usage, ...cure };
      expect(decide(usage)).toMatchObject({ ok: false, error: { error: expect.stringMatching(words) } });
    }
    expect(decide({ ...usage, personStarts: 99, addressStarts: 499 }).ok).toBe(true);
    for (const starts of [{ personStarts: 100 }, { addressStarts: 500 }]) {
      expect(decide({ ...usage, personStarts: 99, addressStarts: 499, ...starts })).toMatchObject({
        error: { status: 429, retryAfter: 3_600, error: expect.stringMatching(/^Too many conversations were started/) },
      });
    }
  });

  it("tells a visitor, who is known by the network, that it may have been somebody else, and what helps", () => {
    const talking = { personSessions: 1, personEndsAt: "2026-11-20T23:04:00Z" };
    expect(decide(talking, true)).toMatchObject({
      error: {
        error: expect.stringMatching(/^Someone on your network is already talking .* in 4 minutes at most. Sign in/),
      },
    });
    expect(decide({ personSeconds: 600 }, true)).toMatchObject({
      error: {
        error: expect.stringMatching(/^Visitors from your network have used up .* Sign in to have your own\.$/),
      },
    });
  });
});

describe("the price of a session", () => {
  it("is that of its model, of the dearest where nobody knows it, or the configured one", () => {
    expect(dollarsPerMinute("gpt-realtime-2.1-mini", undefined)).toBe(0.1);
    expect(dollarsPerMinute("somebody-elses-model", undefined)).toBe(0.3);
    expect(dollarsPerMinute("gpt-realtime-2.1", 0.05)).toBe(0.05);
  });

  it("is rounded so that what is paid for never costs more", () => {
    expect(costOf(1, 0.0001)).toBe(2);
    for (const money of [1, 999, 123_457, 9_999_999]) {
      for (const perMinute of [0.0001, 0.07, 0.3, 12.3456]) {
        expect(costOf(secondsFor(money, perMinute), perMinute)).toBeLessThanOrEqual(money);
      }
    }
    expect(secondsFor(-5, 0.3)).toBe(0);
  });
});

describe("a token of ours", () => {
  const secret = "of the site";
  const token = sealToken(secret, "a-session", new Date("2026-11-20T23:01:00Z"));

  it("names its session until its time", () => {
    expect(token).toMatch(/^ek_app_/);
    expect(openToken(secret, token, NOW)).toEqual({ session: "a-session" });
    expect(openToken(secret, token, new Date("2026-11-20T23:00:59.999Z"))).toEqual({ session: "a-session" });
    expect(openToken(secret, token, new Date("2026-11-20T23:01:00Z"))).toBe("old");
  });

  it("is none of another secret, or with any of its letters changed", () => {
    expect(openToken("of another site", token, NOW)).toBeNull();
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === "x" ? "y" : "x";
      expect(openToken(secret, token.slice(0, at) + other + token.slice(at + 1), NOW), String(at)).toBeNull();
    }
    for (const one of ["", "ek_app_", `${token}x`, ` ${token}`]) expect(openToken(secret, one, NOW)).toBeNull();
  });
});

describe("people of the voice", () => {
  const viewer = { userId: "u1", email: "fan@six.example", isAdministrator: false, isFresh: true };

  it("are hashes that stay the same for an account, and are the network's for a visitor", () => {
    const [home, away] = ["2001:db8::1", "198.51.100.7"];
    const fan = voicePeople("s", { viewer, address: home });
    expect(fan.person).toMatch(/^[0-9a-f]{32}$/);
    expect(voicePeople("s", { viewer, address: away })).toMatchObject({ person: fan.person });
    expect(voicePeople("s", { viewer: null, address: "2001:db8::2" })).toEqual({
      person: fan.address,
      address: fan.address,
    });
    expect(voicePeople("another", { viewer, address: home }).person).not.toBe(fan.person);
  });
});

describe("the pace of starting", () => {
  it("lets nobody ask more than twenty times in a minute, and forgets", () => {
    const pace = new GrantPace();
    const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
    for (let asked = 0; asked < 20; asked += 1) expect(pace.consume("fan", at(asked))).toBeNull();
    expect(pace.consume("fan", at(20))).toBe(40);
    expect(pace.consume("friend", at(20))).toBeNull();
    expect(pace.consume("fan", at(60))).toBeNull();
    expect(pace.consume("friend", at(79.5))).toBeNull();
  });
});
