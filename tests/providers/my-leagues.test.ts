import { barePlayer } from "../fixtures/bare-player.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Player } from "../../domain/game/player.ts";
import type { KeptLeague, KeptPlayers } from "../../domain/my-players/kept-players.ts";
import { NOTHING_KEPT } from "../../domain/my-players/kept-players.ts";
import type { FantasyTeam } from "../../domain/my-players/my-league.ts";
import { type MyLeagues, openMyLeagues, type ReadLeagues } from "../../server/leagues/my-leagues.ts";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import { GUS_ID, LEAGUE_ID, LONER_ID, OTHER_LEAGUE_ID } from "../emulators/sleeper/invented-world.ts";
import type { SleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import type { SleeperFault } from "../emulators/sleeper/sleeper-faults.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { openSleeperClient, SUNDAY } from "../setup/open-sleeper-client.ts";

const WEEK = { season: 2026, seasonType: 1, week: 1 };
const HOME = "192.0.2.1";
const ROSTERS = `/league/${LEAGUE_ID}/rosters`;
const MATCHUPS = `/league/${LEAGUE_ID}/matchups/1`;

function person(
  playerId: string,
  name: string,
  position: string,
  team: string | null,
  more: Partial<Player> = {},
): Player {
  return barePlayer({ playerId, name, position, team, ...more });
}

/** Some of the emulator's people as our sources have them. */
const PEOPLE = [
  person("00-0091001", "Abel Applewhite", "QB", "CHI"),
  person("fd-1", "Burt Applewhite", "RB", "CHI", { aliases: [{ source: "fantasydata", id: "700001" }] }),
  person("sl-3", "C. Applewhite", "WR", "GB", { aliases: [{ source: "sleeper", id: "90103" }] }),
  // By his name alone: whole, with his team and his position.
  person("by-name", "Dewey Applewhite Jr.", "TE", "CHI"),
  // The same name somewhere else, and at another position: not him.
  person("namesake", "Enos Applewhite", "RB", "DAL"),
  person("kicker", "Floyd Applewhite", "WR", "CHI"),
  // One letter beside Hank Applewhite of Chicago.
  person("near", "Hanc Applewhite", "WR", "CHI"),
  // Ids that name somebody else are not believed, nor those that lead to two people.
  person("wrong-id", "Abel Quarles", "WR", "DET", { aliases: [{ source: "sleeper", id: "90301" }] }),
  person("twin-1", "Burt Culpepper", "RB", "LV", { aliases: [{ source: "sleeper", id: "90302" }] }),
  person("twin-2", "Burt Culpepper", "RB", "KC", { aliases: [{ source: "fantasydata", id: "700003" }] }),
];

const GUS: KeptLeague = {
  id: "1",
  name: "My home league",
  source: "sleeper",
  leagueId: LEAGUE_ID,
  team: { userId: GUS_ID },
};

interface Bench {
  emulator: SleeperEmulator;
  pass(seconds: number): void;
  read(leagues: readonly KeptLeague[], week?: typeof WEEK, address?: string): Promise<ReadLeagues>;
  myLeagues: MyLeagues;
}

async function openBench(people: Player[] = PEOPLE, missingMs?: number): Promise<Bench> {
  const { sleeper, emulator, now, pass } = await openSleeperClient();
  const { store, database } = await openStoreAndDatabase({ dataDir: temporaryFolder() });
  onTestFinished(() => store.close());
  await store.putPlayers(people);
  const myLeagues = openMyLeagues({
    sleeper,
    store,
    database,
    ...(missingMs === undefined ? {} : { missing: { now, milliseconds: missingMs } }),
  });
  const read: Bench["read"] = (leagues, week = WEEK, address = HOME) =>
    myLeagues.read({ ...NOTHING_KEPT, leagues }, week, address);
  return { emulator, pass, read, myLeagues };
}

function inWords({ name, starters, bench }: FantasyTeam): string[] {
  const words = starters.map((one) => `${one.slot} ${one.owner ?? "-"} ${one.name}`);
  return [name, ...words, ...bench.map((one) => `bench ${one.owner ?? "-"} ${one.name}`)];
}

describe("a Sleeper league of a reader", () => {
  test("has both lineups in their places, the bench without the injured, and nobody who is not sure", async () => {
    const { read } = await openBench();
    const { leagues, problems, asOf } = await read([GUS]);
    expect(problems).toEqual([]);
    expect(asOf).toBe(SUNDAY);
    const [league] = leagues;
    expect(league).toMatchObject({ id: "1", key: `${LEAGUE_ID} 1`, name: "My home league", source: "sleeper" });
    expect(league?.scoring.items.find(({ key }) => key === "rec")?.points).toBe(0.5);
    expect(league?.scoring.uncounted).toEqual(["moon_landing"]);
    expect(league === undefined ? [] : inWords(league.mine)).toEqual([
      "Gus Bus 🚌",
      "QB 00-0091001 Abel Applewhite",
      "RB fd-1 Burt Applewhite",
      "WR sl-3 Clem Applewhite",
      "TE by-name Dewey Applewhite",
      "FLEX - Enos Applewhite",
      "K - Floyd Applewhite",
      "DEF CHI Chicago Bears",
      "bench - Hank Applewhite",
    ]);
    expect(league?.theirs === null || league === undefined ? [] : inWords(league.theirs).slice(0, 4)).toEqual([
      "BlitzBo",
      "QB - Abel Culpepper",
      "RB - Burt Culpepper",
      "WR - Clem Culpepper",
    ]);
  });

  test("an empty place is one, and a team without an opponent has the week off", async () => {
    const { read } = await openBench();
    const second = { ...WEEK, week: 2 };
    const { leagues } = await read([GUS, { ...GUS, id: "2", team: { rosterId: 3 } }], second);
    expect(leagues[0]?.mine.starters[5]).toEqual({ owner: null, name: "", slot: "K" });
    expect(leagues[0]).toMatchObject({ mine: { fixedTotal: null }, theirs: { name: "PuntPaula", fixedTotal: 101.5 } });
    expect(leagues[1]?.theirs).toBeNull();
  });

  test("a co-owner's team is theirs; a week that is not paired has the lineup as it stands", async () => {
    const { read } = await openBench();
    const { leagues, problems } = await read([{ ...GUS, team: { userId: LONER_ID } }], { ...WEEK, week: 9 });
    expect(problems).toEqual([]);
    expect(leagues[0]?.mine.name).toBe("PuntPaula");
    expect(leagues[0]?.mine.starters[6]).toMatchObject({ owner: "GB", slot: "DEF" });
    expect(leagues[0]?.theirs).toBeNull();
  });

  test("in the playoffs of the NFL and in another season there is no opponent, and the latter is said", async () => {
    const { read } = await openBench();
    expect(await read([GUS], { ...WEEK, seasonType: 3 })).toMatchObject({ leagues: [{ theirs: null }], problems: [] });
    expect(await read([GUS], { ...WEEK, season: 2027 })).toMatchObject({
      leagues: [{ theirs: null }],
      problems: [
        "My home league is a league of 2026, and the week shown is one of 2027: nobody is its opponent here. Add the league of 2027 in its place.",
      ],
    });
  });

  test("a team that is the reader's no longer is said", async () => {
    const { read } = await openBench();
    expect(await read([{ ...GUS, team: { userId: "777777777777777777" } }])).toMatchObject({
      leagues: [],
      problems: ["My home league has no team of yours any more. Remove it, or add the league again and choose a team."],
    });
  });

  test("several leagues, one of which is gone: the others stand", async () => {
    const { read } = await openBench();
    const gone: KeptLeague = { ...GUS, id: "2", name: "Gone", leagueId: "700000000000000099" };
    const { leagues, problems } = await read([gone, GUS]);
    expect(leagues.map(({ id }) => id)).toEqual(["1"]);
    expect(problems).toEqual([expect.stringMatching(/^Gone cannot be shown\. Sleeper has no league 7/)]);
  });

  test("is asked about once a minute", async () => {
    const { read, emulator, pass } = await openBench();
    await Promise.all([read([GUS]), read([GUS])]);
    const calls = emulator.seen.length;
    expect(new Set(emulator.seen).size).toBe(calls);
    pass(59);
    await read([GUS]);
    expect(emulator.seen).toHaveLength(calls);
    pass(1);
    await read([GUS]);
    // Everything but the list of players.
    expect(emulator.seen).toHaveLength(calls + calls - 1);
  });
});

describe("faults of Sleeper's", () => {
  const faults: [string, SleeperFault, RegExp][] = [
    ["a failing server", { kind: "status", status: 500 }, /HTTP 500/],
    ["too many calls", { kind: "status", status: 429 }, /asks us to wait/],
    ["silence", { kind: "silence" }, /no answer within/],
    ["half an answer", { kind: "short", share: 0.5 }, /damaged or was cut off/],
    ["nothing", { kind: "null" }, /perhaps by a slip/],
    ["not found", { kind: "status", status: 404 }, /perhaps by a slip/],
    ["another shape", { kind: "missing", field: "roster_id" }, /cannot be read/],
  ];
  test.each(faults)("%s: what was said before stands with its time, and a sentence", async (_name, fault, message) => {
    const { read, emulator, pass } = await openBench();
    const before = await read([GUS]);
    pass(90);
    emulator.misbehave(ROSTERS, fault, Infinity);
    emulator.misbehave(MATCHUPS, fault, Infinity);
    const after = await read([GUS]);
    expect(after.leagues).toEqual(before.leagues);
    expect(after.asOf).toBe(SUNDAY);
    expect(after.problems).toEqual([expect.stringMatching(message)]);
    expect(after.problems[0]).toMatch(/^Lineups of My home league may have changed since\. .*\.$/);
  });

  test("nothing was ever said: the league is missing, in words", async () => {
    const { read, emulator } = await openBench();
    emulator.misbehave("*", { kind: "status", status: 503 }, Infinity);
    expect(await read([GUS])).toEqual({
      leagues: [],
      starred: [],
      asOf: null,
      problems: [expect.stringMatching(/^My home league cannot be shown\. Sleeper does not answer right now/)],
    });
  });

  test("without the list of players, those with a Sleeper id here are known, and defenses", async () => {
    const { read, emulator } = await openBench();
    emulator.misbehave("/players/nfl", { kind: "null" }, Infinity);
    const { leagues, problems } = await read([GUS]);
    expect(leagues[0]?.mine.starters.map(({ owner, name }) => owner ?? name)).toEqual([
      "Sleeper player 90101",
      "Sleeper player 90102",
      "sl-3",
      "Sleeper player 90104",
      "Sleeper player 90105",
      "Sleeper player 90106",
      "CHI",
    ]);
    expect(problems).toEqual([expect.stringMatching(/^Some players may be missing\. Sleeper's list/)]);
  });

  test("without the week's matchups the lineup as it stands, without the managers their numbers", async () => {
    const { read, emulator } = await openBench();
    emulator.misbehave(MATCHUPS, { kind: "status", status: 500 }, Infinity);
    emulator.misbehave(`/league/${LEAGUE_ID}/users`, { kind: "status", status: 500 }, Infinity);
    const { leagues, problems } = await read([GUS]);
    expect(leagues).toMatchObject([{ mine: { name: "Team 1" }, theirs: null }]);
    expect(problems).toEqual([
      expect.stringMatching(/^My home league has no opponent here\./),
      expect.stringMatching(/^The names of the teams of My home league are missing\./),
    ]);
  });
});

describe("a league that Sleeper does not know", () => {
  const INVENTED: KeptLeague = { ...GUS, leagueId: "810000000000000999", team: { userId: GUS_ID } };

  test("is asked for again after its minute by a reader, and not for long where nobody reads", async () => {
    const reader = await openBench();
    const patient = await openBench(PEOPLE, 3_600_000);
    for (const { read, emulator, pass } of [reader, patient]) {
      for (let minutes = 0; minutes < 60; minutes += 1) {
        const { leagues, problems } = await read([INVENTED, { ...GUS, id: "2" }]);
        expect(leagues.map(({ id }) => id)).toEqual(["2"]);
        expect(problems).toEqual([expect.stringMatching(/^My home league cannot be shown\. /)]);
        pass(60);
        if (minutes === 0) emulator.seen.length = 0;
      }
    }
    const asked = ({ emulator }: Bench): number => emulator.seen.filter((path) => path.includes("0999")).length;
    expect([asked(reader) > 0, asked(patient)]).toEqual([true, 0]);
    await patient.read([INVENTED]);
    expect(asked(patient)).toBe(3);
  });
});

describe("pasted leagues and stars", () => {
  const kept: KeptPlayers = {
    starred: ["by-name", "LAR", "gone-since"],
    leagues: [
      {
        id: "3",
        name: "Office",
        source: "pasted",
        scoring: "half*pass_td*6",
        starters: ["00-0091001", "BUF"],
        bench: ["fd-1"],
      },
    ],
  };

  test("ask nobody, and have the names of this site", async () => {
    const { myLeagues, emulator } = await openBench();
    const { leagues, starred, problems, asOf } = await myLeagues.read(kept, WEEK, HOME);
    expect(emulator.seen).toEqual([]);
    expect({ problems, asOf }).toEqual({ problems: [], asOf: null });
    expect(leagues).toMatchObject([{ id: "3", key: null, name: "Office", source: "pasted", theirs: null }]);
    expect(leagues[0]?.scoring.items.find(({ key }) => key === "pass_td")?.points).toBe(6);
    expect(leagues[0]?.mine).toEqual({
      name: "Office",
      fixedTotal: null,
      starters: [
        { owner: "00-0091001", name: "Abel Applewhite", slot: null },
        { owner: "BUF", name: "Buffalo Bills", slot: null },
      ],
      bench: [{ owner: "fd-1", name: "Burt Applewhite", slot: null }],
    });
    expect(starred).toEqual([
      { owner: "by-name", name: "Dewey Applewhite Jr.", slot: null },
      { owner: "LAR", name: "Los Angeles Rams", slot: null },
      { owner: null, name: "Player gone-since", slot: null },
    ]);
  });
});

test("a network has sixty new leagues read in ten minutes; those that it reads already go on", async () => {
  const { read, emulator } = await openBench();
  await read([GUS]);
  const made: KeptLeague[] = Array.from({ length: 70 }, (_, at) => ({
    ...GUS,
    id: String(at + 2),
    leagueId: `7100000000000000${10 + at}`,
  }));
  await read(made);
  const calls = emulator.seen.length;
  const other: KeptLeague = { ...GUS, id: "2", name: "Other", leagueId: OTHER_LEAGUE_ID };
  const { leagues, problems } = await read([GUS, other]);
  expect(leagues).toHaveLength(1);
  expect(problems).toEqual([
    expect.stringMatching(/^Many leagues were asked for from your network\. Other can be read in \d+ minutes\.$/),
  ]);
  expect(emulator.seen).toHaveLength(calls);
  expect((await read([other], WEEK, "198.51.100.7")).problems).not.toEqual(problems);
});
