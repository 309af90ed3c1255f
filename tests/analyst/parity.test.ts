import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RESULT_BYTES } from "../../domain/analyst/tools/analyst-tool.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { jsonBytes } from "../../domain/analyst/tools/result-frame.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { GameRecap } from "../../domain/game/story.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";
import { playerLine } from "../fixtures/player-line.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { gameAfter, simulatedGame } from "../fixtures/simulated-game.ts";
import { smallVariant } from "../fixtures/variant-game.ts";
import {
  type AskedTool,
  type Channel,
  directChannel,
  mcpChannel,
  textChannel,
  voiceChannel,
} from "./analyst-channels.ts";
import { gameOf, realGames } from "./real-games.ts";

const PLAYER_ARGS = [
  {},
  { team: null, position: null, limit: null },
  { team: "min" },
  { team: "home", limit: 3 },
  { position: "wR" },
  { position: "K" },
  { position: "cb" },
  { limit: 500 },
  { limit: 0 },
  { limit: "2" },
  { limit: "a few" },
  { team: 7 },
];

/** Every tool with the arguments that models send, wrong ones too. */
const ASKED: readonly AskedTool[] = [
  { name: "get_game_info", args: {} },
  { name: "get_game_recap", args: {} },
  { name: "get_game_preview", args: {} },
  ...[
    {},
    { quarter: "4" },
    { quarter: "9" },
    { flow: true },
    { flow: "yes" },
    { player: "nobody at all" },
    { player: "Corey Corner" },
    { from: 5 },
    { from: 500 },
    { from: "five" },
  ].map((args) => ({ name: "get_all_plays" as const, args })),
  ...[
    {},
    { about: "scoring" },
    { about: "drives", team: "min" },
    { about: "gossip" },
    { team: "nobody" },
    { player: "Corey Corner" },
    { quarter: "4", limit: 3 },
  ].map((args) => ({ name: "get_facts" as const, args })),
  ...PLAYER_ARGS.map((args) => ({ name: "get_player_projections" as const, args })),
  ...PLAYER_ARGS.map((args) => ({ name: "get_player_game_stats" as const, args })),
];

/** A player the page does not show: every way of asking knows him, and what he did counts for his side. */
const unseen = { position: "CB", receptions: 2, receivingYards: 30, receivingTouchdowns: 1, rushingYards: 9 };
const whole = smallVariant(1);
whole.playerGameStats.push(playerLine({ ...unseen, playerId: "p-corner", playerName: "Cory Corner", team: "MIN" }));
const simulated = simulatedGame({ week: 5, awayTeam: "KC", homeTeam: "BAL" });
const GAMES: Readonly<Record<string, ProviderGame>> = {
  "a finished game with both texts": whole,
  "a game whose provider says when it was changed": smallVariant(2, { lastUpdated: "2025-09-15T03:20:00Z" }),
  "a game whose provider does not": smallVariant(3, { lastUpdated: null }),
  "a game with nothing known": smallVariant(
    4,
    { hasStarted: false, status: "Scheduled", awayScore: null, homeScore: null },
    { allPlays: [], playerProjections: [], playerGameStats: [] },
  ),
  "a simulated game in its third quarter": gameAfter(simulated, 110),
};

let store: Store;
const dataDir = mkdtempSync(join(tmpdir(), "pickle-six-parity-"));
const real = new Map<string, ProviderGame>();

beforeAll(async () => {
  store = await openStore({ dataDir });
  await store.putGames(Object.values(GAMES));
  const { gameKey } = whole.game;
  const story = { ...HAND_WRITTEN, gameKey, html: "<p>Words</p>", createdAt: "2025-09-09T04:00:00Z" };
  await store.putStory({ ...story, kind: "recap", markdown: "# Minnesota holds on\n\nThey won **11-7**." });
  await store.putStory({ ...story, kind: "preview", markdown: "# Before the game\n\nChicago are at home." });
  if (!HAS_SAMPLE_DATA) return;
  const games = await realGames();
  for (const id of ["2024_01_BAL_KC", "2024_22_KC_PHI"]) real.set(id, gameOf(games, id));
  await store.putGames([...real.values()]);
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const OTHERS: [string, (store: Store, log?: string[]) => Channel][] = [
  ["in writing", textChannel],
  ["over MCP", mcpChannel],
  ["by voice", voiceChannel],
];

async function expectSame(gameKey: string, open: (store: Store) => Channel): Promise<void> {
  const direct = await directChannel(store)(gameKey, ASKED);
  const other = await open(store)(gameKey, ASKED);
  expect(other).toHaveLength(ASKED.length);
  for (const [index, asked] of ASKED.entries()) {
    expect(other[index], JSON.stringify(asked)).toEqual(direct[index]);
    expect(jsonBytes(other[index])).toBeLessThan(RESULT_BYTES);
  }
}

/** A recap as no store should give it. */
function unreadable(recap: GameRecap | null): GameRecap | null {
  return recap && { ...recap, recap: undefined as unknown as string };
}

describe("anyone who asks a tool is answered the same", () => {
  it("S9.voice.1 S9.voice.2 asks each of them", () => {
    expect(new Set(ASKED.map(({ name }) => name))).toEqual(new Set(ANALYST_TOOLS.map(({ name }) => name)));
  });

  it("asks about games that differ, and of which some answers are facts and some errors", async () => {
    const answers = await Promise.all(
      Object.values(GAMES).map(({ game }) => directChannel(store)(game.gameKey, ASKED)),
    );
    const texts = answers.flat().map((answer) => JSON.stringify(answer));
    expect(texts.filter((text) => text.startsWith('{"error":')).length).toBeGreaterThan(20);
    expect(texts.filter((text) => text.includes('"asOf":')).length).toBeGreaterThan(60);
    expect(texts.join()).toContain("Cory Corner");
    expect(texts.join()).toContain("Minnesota holds on");
  });

  describe.each(OTHERS)("%s", (_name, open) => {
    it.each(Object.entries(GAMES))("about %s", async (_game, { game }) => {
      await expectSame(game.gameKey, open);
    });

    it("O.32 about a player the page does not show, whose yards are his side's", async () => {
      const [info, corners, plays] = await open(store)(whole.game.gameKey, [
        { name: "get_game_info", args: {} },
        { name: "get_player_game_stats", args: { position: "cb" } },
        { name: "get_all_plays", args: { player: "Corey Corner" } },
      ]);
      const rushingYards = whole.playerGameStats
        .filter(({ team }) => team === "MIN")
        .reduce((yards, line) => yards + (line.rushingYards ?? 0), 0);
      expect(info).toMatchObject({ away: { team: "MIN", totals: { rushingYards } } });
      expect(corners).toMatchObject({ players: [{ playerName: "Cory Corner", rushingYards: 9 }] });
      expect(plays).toMatchObject({ matching: 0 });
    });

    it("S8.tool.3 O.35 in the specification's words where a tool breaks, and the log has what broke", async () => {
      const log: string[] = [];
      const broken: Store = {
        ...store,
        async gameSnapshot(gameKey) {
          const snapshot = await store.gameSnapshot(gameKey);
          return snapshot && { ...snapshot, gameRecap: unreadable(snapshot.gameRecap) };
        },
      };
      // A browser's recap comes with its page.
      const channel =
        open === voiceChannel
          ? voiceChannel(store, log, (page) => ({ ...page, gameRecap: unreadable(page.gameRecap) }))
          : open(broken, log);
      const answers = await channel(whole.game.gameKey, [
        { name: "get_game_recap", args: {} },
        { name: "get_player_game_stats", args: { limit: 1 } },
      ]);
      expect(answers).toMatchObject([{ error: "Failed to process get_game_recap tool" }, { players: [{}] }]);
      expect(log.length).toBeGreaterThan(0);
      expect(log.every((line) => line.includes("TypeError"))).toBe(true);
    });

    it.skipIf(!HAS_SAMPLE_DATA)("about two real games (needs the sample data)", async () => {
      for (const { game } of real.values()) await expectSame(game.gameKey, open);
    });
  });
});
