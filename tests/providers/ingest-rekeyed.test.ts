import { describe, expect, onTestFinished, test } from "vitest";
import type { GameSnapshot, ProviderGame } from "../../domain/game/game-snapshot.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { openIngest, type OpenIngest } from "../setup/open-ingest.ts";

const ON = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });
const OVER = simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "GB", dateTime: "2025-09-08T13:00:00-04:00" });
/** The list of people is read at the start, and may be read again an hour later. */
const START = "2025-09-08T21:00:00Z";
const LIVE = "2025-09-09T00:20:00Z";

async function open(): Promise<OpenIngest> {
  const opened = await openIngest({ games: [ON, OVER], from: START, isInMemory: true });
  onTestFinished(() => opened.close());
  opened.feed.games.get(ON.game.gameKey)?.show(0);
  await opened.until("2025-09-09T00:16:00Z");
  opened.feed.games.get(ON.game.gameKey)?.show(90);
  await opened.until(LIVE);
  return opened;
}

async function stored({ store }: OpenIngest, { game }: ProviderGame): Promise<GameSnapshot> {
  const snapshot = await store.gameSnapshot(game.gameKey);
  if (snapshot === null) throw new Error(`game ${game.gameKey} is not stored`);
  return snapshot;
}

/** Who is named with which id, in the lines and on the plays of a game; each once. */
function named({ allPlays, playerGameStats }: GameSnapshot): Record<"lines" | "plays", string[]> {
  const words = ({ playerName, team, playerId }: { playerName: string; team: string; playerId: string }) =>
    `${playerName}, ${team}: ${playerId}`;
  return {
    lines: playerGameStats.map(words).toSorted(),
    plays: [...new Set(allPlays.flatMap(({ credits }) => credits.map(words)))].toSorted(),
  };
}

/** The people of a snapshot whose name stands more than once. */
function doubles(snapshot: GameSnapshot): string[] {
  const { lines, plays } = named(snapshot);
  return [lines, plays].flatMap((list) => {
    const names = list.map((words) => words.replace(/: .*$/, ""));
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
}

describe.each(["new", "swapped"] as const)("a provider that gives people other ids (%s ones)", (how) => {
  test("in the middle of a game: everybody stays who he is, once, from the next round on", async () => {
    const opened = await open();
    const before = named(await stored(opened, ON));
    const people = await opened.store.playersWithAlias("fantasydata");
    opened.feed.numbers.rekey(how);
    opened.feed.games.get(ON.game.gameKey)?.show(91);
    await opened.seconds(20);
    const snapshot = await stored(opened, ON);
    expect(snapshot.allPlays).toHaveLength(91);
    expect(doubles(snapshot)).toEqual([]);
    const after = named(snapshot);
    expect(after.lines.filter((words) => before.lines.includes(words))).toEqual(before.lines);
    expect(after.plays.filter((words) => before.plays.includes(words))).toEqual(before.plays);
    const now = await opened.store.playersWithAlias("fantasydata");
    expect(now.map(({ playerId, name }) => [playerId, name])).toEqual(
      people.map(({ playerId, name }) => [playerId, name]),
    );
    expect(snapshot.corrections).toEqual([]);
  });

  test("before a finished game is read again: its official lines are the same people's, and correct nothing", async () => {
    const opened = await open();
    const before = await stored(opened, OVER);
    opened.feed.numbers.rekey(how);
    opened.feed.games.get(ON.game.gameKey)?.show(ON.allPlays.length);
    await opened.until("2025-09-09T12:00:00Z");
    const after = await stored(opened, OVER);
    expect(named(after)).toEqual(named(before));
    expect(after.corrections).toEqual([]);
    const ended = await stored(opened, ON);
    expect(doubles(ended)).toEqual([]);
    const played = ON.playerGameStats.map(({ playerName, team }) => `${playerName}, ${team}`);
    expect(named(ended).lines.length).toBeGreaterThan(15);
    expect(named(ended).lines.filter((words) => !played.includes(words.replace(/: .*$/, "")))).toEqual([]);
    expect(opened.log.filter((line) => line.includes("a suspect answer"))).toEqual([]);
  });

  test("the administrator is told who they are, once, and the list is read for it at most once an hour", async () => {
    const opened = await open();
    const lists = () => opened.feed.seen.filter((path) => path.endsWith("/Players")).length;
    const before = lists();
    opened.feed.numbers.rekey(how);
    opened.feed.games.get(ON.game.gameKey)?.show(95);
    await opened.seconds(25 * 60);
    expect(lists()).toBe(before + 1);
    const notes = (await opened.ingest.status()).recent.filter(({ message }) => message.includes("other ids"));
    expect(notes).toEqual([
      expect.objectContaining({
        kind: "corrected",
        message: expect.stringMatching(
          /^\d+ players have other ids at the provider now, recognized by name, team, and position or jersey number: .+, and \d+ more$/,
        ),
      }),
    ]);
  });
});

test("somebody no list has costs one look at the list an hour, and no other call", async () => {
  const opened = await open();
  const rows = JSON.stringify(opened.feed.games.get(ON.game.gameKey)?.playByPlay());
  const [, number = ""] = /"PlayerID":(\d+)/.exec(rows) ?? [];
  opened.feed.pin(
    "pbp/json/PlayByPlay/2025REG/1/CHI",
    JSON.parse(rows.replaceAll(`"PlayerID":${number}`, '"PlayerID":7')),
  );
  const before = opened.calls();
  await opened.seconds(2 * 3600);
  const after = opened.calls();
  expect((after.Players ?? 0) - (before.Players ?? 0)).toBe(2);
  expect((after.PlayByPlay ?? 0) - (before.PlayByPlay ?? 0)).toBe(12);
});
