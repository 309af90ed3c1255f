import { beforeAll, describe, expect, it } from "vitest";
import type { VoiceSettings } from "../../server/voice/open-voice.ts";
import type { VoiceLimits } from "../../server/voice/voice-limits.ts";
import { type VoiceEvening, voiceEvening } from "../fixtures/voice-evening.ts";
import type { Talk } from "../fixtures/emulated-callers.ts";

const ROOMY: VoiceLimits = {
  minutesPerPerson: 25,
  minutesPerAddress: 90,
  sessions: 14,
  sessionsPerPerson: 1,
  sessionsPerAddress: 2,
  minutesPerSession: 5,
  dollarsPerDay: 540,
};
const TIGHT: VoiceLimits = {
  ...ROOMY,
  minutesPerPerson: 30,
  minutesPerAddress: 150,
  sessions: 30,
  sessionsPerPerson: 8,
  sessionsPerAddress: 30,
  minutesPerSession: 20,
};
const NARROW: VoiceLimits = {
  ...TIGHT,
  minutesPerPerson: 300,
  minutesPerAddress: 55,
  sessions: 12,
  sessionsPerPerson: 1,
  sessionsPerAddress: 12,
};
const POOR: VoiceLimits = { ...ROOMY, sessions: 30, sessionsPerAddress: 30, minutesPerSession: 20, dollarsPerDay: 45 };

const DOLLARS_PER_MINUTE = 0.3;
const SETTINGS: Omit<VoiceSettings, "limits"> = {
  mode: "relay",
  model: "gpt-realtime-2.1",
  transcribeModel: "gpt-transcribe",
  access: "everyone",
  perMinute: DOLLARS_PER_MINUTE,
  providerUrl: "https://provider.example/v1",
  isEmulated: false,
};
/** A reply is half a minute at most. */
const REPLY_S = 30;
const FIRST_DAY = "2026-11-20";
const SECOND_DAY = "2026-11-21";

/** The most at once of what is given. */
function mostAtOnce(talks: readonly Talk[]): number {
  const moments = talks.flatMap(({ from, until }) => [
    { at: from, change: 1 },
    { at: until ?? Infinity, change: -1 },
  ]);
  let most = 0;
  let count = 0;
  // An end comes before a beginning of the same moment.
  for (const { change } of moments.toSorted((a, b) => a.at - b.at || a.change - b.change)) {
    count += change;
    most = Math.max(most, count);
  }
  return most;
}

function secondsOf({ from, until }: Talk): number {
  return ((until ?? Infinity) - from) / 1000;
}

/** The words that refusals begin with, by the limits that there are. */
const BUSY = "503 All lines are busy. Try agai";
const SPENT = "503 Today's voice budget is used";
const FULL_NETWORK = "429 2 conversations from your ne";
const TALKING = "429 You are already talking with";
const OF_PERSON = "429 You have used up today's ";
const OF_NETWORK = "429 Your network has used up tod";

const EVENINGS = [
  {
    name: "a thousand conversations",
    limits: ROOMY,
    crowd: { visits: 3_000, people: 100, networks: 25, seconds: 200 },
    granted: 1_000,
    refusals: [BUSY, SPENT, TALKING, FULL_NETWORK, `${OF_PERSON}25 `, OF_NETWORK],
  },
  {
    name: "a crowd, whose conversations run side by side at the edge of what is left to a person and a network",
    limits: TIGHT,
    crowd: { visits: 1_500, people: 30, networks: 5, seconds: 200 },
    granted: 150,
    refusals: [`${OF_PERSON}30 `, OF_NETWORK],
  },
  {
    name: "few places and networks with many people, who talk as long as they may",
    limits: NARROW,
    crowd: { visits: 600, people: 100, networks: 20, seconds: 2_000 },
    granted: 50,
    refusals: [BUSY, OF_NETWORK],
  },
  {
    name: "a thin purse",
    limits: POOR,
    crowd: { visits: 600, people: 100, networks: 25, seconds: 2_000 },
    granted: 20,
    refusals: [SPENT],
  },
];

describe.each(EVENINGS)(
  "the limits of the voice in an evening of $name",
  ({ name, limits, crowd, granted, refusals }) => {
    let evening: VoiceEvening;
    /** The true conversations by a column of the ledger's row, of the sessions that began on a day. */
    let talksBy: (column: "person" | "address" | "day", day: string) => Map<string, Talk[]>;

    beforeAll(async () => {
      evening = await voiceEvening(name, { ...SETTINGS, limits }, crowd);
      const rows = new Map(evening.rows.map((row) => [row.callId, row]));
      talksBy = (column, day) =>
        Map.groupBy(
          evening.talks.filter(({ callId }) => rows.get(callId)?.startedAt?.startsWith(day)),
          ({ callId }) => (column === "day" ? day : (rows.get(callId)?.[column] ?? "")),
        );
    });

    it("stands every conversation in the ledger, and every one is over and settled", () => {
      const known = new Set(evening.rows.map(({ callId }) => callId));
      expect(evening.talks.filter(({ callId }) => !known.has(callId))).toEqual([]);
      expect(evening.talks.filter(({ until }) => until === null)).toEqual([]);
      expect(evening.rows.filter(({ state }) => state === "starting" || state === "open")).toEqual([]);
    });

    it("never lets more talk at once than may, on the site, of one person and of one network", () => {
      const { talks } = evening;
      expect(mostAtOnce(talks)).toBeLessThanOrEqual(limits.sessions);
      for (const own of Map.groupBy(talks, ({ caller }) => caller).values()) {
        expect(mostAtOnce(own)).toBeLessThanOrEqual(limits.sessionsPerPerson);
      }
      const networks = new Map(evening.rows.map(({ callId, address }) => [callId, address]));
      for (const own of Map.groupBy(talks, ({ callId }) => networks.get(callId)).values()) {
        expect(mostAtOnce(own)).toBeLessThanOrEqual(limits.sessionsPerAddress);
      }
    });

    it.each([FIRST_DAY, SECOND_DAY])("passes no limit of %s by more than one reply", (day) => {
      const { minutesPerPerson, minutesPerAddress, minutesPerSession, dollarsPerDay } = limits;
      const sums = (column: "person" | "address" | "day"): number[] =>
        [...talksBy(column, day).values()].map((talks) => talks.reduce((sum, talk) => sum + secondsOf(talk), 0));
      expect(Math.max(...sums("person"))).toBeLessThanOrEqual(minutesPerPerson * 60 + REPLY_S);
      expect(Math.max(...sums("address"))).toBeLessThanOrEqual(minutesPerAddress * 60 + REPLY_S);
      const dollars = Math.max(...sums("day")) * (DOLLARS_PER_MINUTE / 60);
      expect(dollars).toBeLessThanOrEqual(dollarsPerDay + REPLY_S * (DOLLARS_PER_MINUTE / 60));
      expect(Math.max(...evening.talks.map(secondsOf))).toBeLessThanOrEqual(minutesPerSession * 60 + REPLY_S);
    });

    it("counts no conversation shorter than it was", () => {
      const trueSeconds = new Map(evening.talks.map((talk) => [talk.callId, secondsOf(talk)]));
      const short = evening.rows.filter(({ callId, seconds }) => seconds < (trueSeconds.get(callId ?? "") ?? 0));
      expect(short).toEqual([]);
    });

    it("uses no token twice", () => {
      expect(evening.answers.get("a token was used twice")).toBeUndefined();
    });

    it("has met what it is about", () => {
      const { answers, talks } = evening;

      expect(answers.get("granted")).toBeGreaterThan(granted);
      expect([...answers.keys()]).toEqual(expect.arrayContaining(refusals));
      if (limits === ROOMY) expect(mostAtOnce(talks)).toBe(limits.sessions);
      if (limits === ROOMY) expect(answers.get("a process died")).toBeGreaterThan(0);
    });
  },
);
