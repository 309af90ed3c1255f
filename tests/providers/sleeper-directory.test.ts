import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openSleeper } from "../../server/sleeper/open-sleeper.ts";
import { readDirectory } from "../../server/sleeper/sleeper-directory.ts";
import type { SleeperFault } from "../emulators/sleeper/sleeper-faults.ts";
import { SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { answerOf, openSleeperClient, problemOf, SUNDAY } from "../setup/open-sleeper-client.ts";

const PLAYERS = "/players/nfl";
const DAY = 24 * 60 * 60;

const asked = ({ seen }: { seen: readonly string[] }): number => seen.filter((path) => path === PLAYERS).length;

describe("the list of all players", () => {
  test("gives names, teams, positions and ids; a blank before an id is no part of it", async () => {
    const { sleeper } = await openSleeperClient();
    const { value, stale } = answerOf(await sleeper.directory());
    expect(stale).toBeNull();
    expect(value.get("90101")).toEqual({
      name: "Abel Applewhite",
      positions: ["QB"],
      team: "CHI",
      gsisId: "00-0091001",
      fantasyDataId: null,
    });
    expect(value.get("90202")).toMatchObject({ gsisId: null, fantasyDataId: "700002" });
    expect(value.has("CHI")).toBe(false);
  });

  test("is asked for once a day, however many ask at once", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    await Promise.all([sleeper.directory(), sleeper.directory(), sleeper.directory()]);
    pass(DAY - 1);
    await sleeper.directory();
    expect(asked(emulator)).toBe(1);
    pass(1);
    await sleeper.directory();
    expect(asked(emulator)).toBe(2);
  });

  const faults: [string, SleeperFault, RegExp][] = [
    ["a failing server", { kind: "status", status: 500 }, /HTTP 500/],
    ["too many calls", { kind: "status", status: 429 }, /asks us to wait/],
    ["no such list", { kind: "status", status: 404 }, /cannot be read: it is no list/],
    ["nothing", { kind: "null" }, /cannot be read: it is no list/],
    ["silence", { kind: "silence" }, /no answer within 32 seconds/],
    ["half an answer", { kind: "short", share: 0.5 }, /damaged or was cut off/],
    ["a web page", { kind: "html" }, /web page instead of data/],
    ["an endless answer", { kind: "huge", bytes: 33 * 1024 * 1024 }, /longer than 32 MB/],
    ["names that are numbers", { kind: "value", field: "full_name", value: 7 }, /most entries have another shape/],
  ];
  test.each(faults)(
    "%s: the list of yesterday stands, with a sentence, and nobody asks for ten minutes",
    async (_name, fault, message) => {
      const { sleeper, emulator, pass } = await openSleeperClient();
      const first = answerOf(await sleeper.directory());
      pass(DAY + 1);
      emulator.misbehave(PLAYERS, fault, Infinity);
      const kept = answerOf(await sleeper.directory());
      expect(kept.value).toBe(first.value);
      expect(kept.readAt).toBe(SUNDAY);
      expect(kept.stale?.message).toMatch(message);
      const calls = asked(emulator);
      pass(599);
      await sleeper.directory();
      expect(asked(emulator)).toBe(calls);
      emulator.behave();
      pass(3_600);
      expect(answerOf(await sleeper.directory()).stale).toBeNull();
    },
  );

  test("nobody answered ever: a problem in words", async () => {
    const { sleeper, emulator } = await openSleeperClient();
    emulator.misbehave(PLAYERS, { kind: "null" }, Infinity);
    expect(problemOf(await sleeper.directory()).message).toMatch(
      /^Sleeper's list of all players .*Try again in a minute\.$/,
    );
  });

  test("half of the people gone is believed the second time", async () => {
    const { sleeper, emulator, pass } = await openSleeperClient();
    const { value } = answerOf(await sleeper.directory());
    emulator.pin(PLAYERS, { 7: { full_name: "Ike Onlyone" } });
    pass(DAY + 1);
    const kept = answerOf(await sleeper.directory());
    expect(kept.value).toBe(value);
    expect(kept.stale?.kind).toBe("suspect");
    pass(700);
    expect([...answerOf(await sleeper.directory()).value.keys()]).toEqual(["7"]);
  });

  test("one wrong entry is passed over", () => {
    const read = readDirectory({ 1: { full_name: "Al One" }, 2: { full_name: 2 }, 3: { full_name: "Cy Three" }, x: 7 });
    expect(read.ok && [...read.value.keys()]).toEqual(["1", "3"]);
  });

  test("a file keeps it for other processes and for a restart", async () => {
    const file = join(temporaryFolder(), "below", "players.json");
    const { sleeper, emulator } = await openSleeperClient({ directoryFile: file });
    const { value } = answerOf(await sleeper.directory());
    const other = openSleeper({ baseURL: emulator.baseURL, now: () => new Date(SUNDAY), directoryFile: file });
    expect(answerOf(await other.directory())).toMatchObject({ value, readAt: SUNDAY, stale: null });
    expect(asked(emulator)).toBe(1);
  });

  test("a file that is damaged or of another kind is asked for anew, and one that cannot be written is no fault", async () => {
    const file = join(temporaryFolder(), "players.json");
    writeFileSync(file, '{"version":1,"readAt":"now","people":[]}');
    const { sleeper, emulator } = await openSleeperClient({ directoryFile: file });
    await sleeper.directory();
    expect(asked(emulator)).toBe(1);
    expect(readFileSync(file, "utf8")).toContain("Abel Applewhite");
    const nowhere = join(file, "below", "players.json");
    const other = openSleeper({ baseURL: emulator.baseURL, now: () => new Date(SUNDAY), directoryFile: nowhere });
    expect(answerOf(await other.directory()).value.size).toBeGreaterThan(0);
    expect(existsSync(nowhere)).toBe(false);
  });

  const RECORDED = join(SAMPLE_DATA, "fantasy/sleeper/players-nfl-sample-50.json");
  test.skipIf(!existsSync(RECORDED))(
    "fifty recorded entries are all read (needs ../shared/data/fantasy/sleeper)",
    () => {
      const read = readDirectory(JSON.parse(readFileSync(RECORDED, "utf8")));
      const people = read.ok ? [...read.value.values()] : [];
      expect(people).toHaveLength(50);
      expect(people.filter(({ gsisId }) => gsisId !== null)).toHaveLength(19);
      expect(people.find(({ name }) => name === "Ellis Richardson")).toMatchObject({
        gsisId: "00-0035057",
        fantasyDataId: "21427",
        team: null,
      });
    },
  );
});
