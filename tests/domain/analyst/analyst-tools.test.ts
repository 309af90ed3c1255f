import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { answerText, RESULT_BYTES, type ToolSnapshot } from "../../../domain/analyst/tools/analyst-tool.ts";
import { ANALYST_TOOLS, runTool } from "../../../domain/analyst/tools/analyst-tools.ts";
import { getAllPlays } from "../../../domain/analyst/tools/get-all-plays.ts";
import { getGameInfo } from "../../../domain/analyst/tools/get-game-info.ts";
import { getGamePreview } from "../../../domain/analyst/tools/get-game-preview.ts";
import { getGameRecap } from "../../../domain/analyst/tools/get-game-recap.ts";
import { getPlayerGameStats } from "../../../domain/analyst/tools/get-player-game-stats.ts";
import { jsonBytes } from "../../../domain/analyst/tools/result-frame.ts";
import { isImportant } from "../../../domain/plays/flow-rules.ts";
import { arbitraryGame } from "../../fixtures/arbitrary-game.ts";
import { gameAtHalf, simulatedGame } from "../../fixtures/simulated-game.ts";
import { getFacts } from "../../../domain/analyst/tools/get-facts.ts";
import { analystGame } from "../../fixtures/analyst-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const GAME = simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC", pointSpread: -3, overUnder: 46.5 });
const SNAPSHOT = snapshotOf(GAME);
const NOW = Date.parse(SNAPSHOT.asOf) + 90_000;

function value<T>(answer: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

const EMPTY: ToolSnapshot = { ...SNAPSHOT, allPlays: [], playerGameStats: [], playerProjections: [] };

describe("the six tools", () => {
  it("S9.voice.1 have the specification's names, and every argument is optional and nullable", () => {
    expect(ANALYST_TOOLS.map(({ name }) => name)).toStrictEqual([
      "get_game_info",
      "get_all_plays",
      "get_game_recap",
      "get_game_preview",
      "get_player_projections",
      "get_player_game_stats",
      "get_facts",
    ]);
    for (const { parameters } of ANALYST_TOOLS) {
      expect(parameters.required).toStrictEqual([]);
      for (const { type } of Object.values(parameters.properties)) expect(type).toContain("null");
    }
  });

  it.each([
    ["S8.tool.1", "get_game_info", null, "No game data available"],
    ["S8.tool.2", "get_all_plays", EMPTY, "No plays available for this game yet"],
    ["S8.tool.4", "get_game_recap", EMPTY, "No game recap available for this game yet"],
    ["S8.tool.5", "get_game_preview", EMPTY, "No game preview/projection available for this game yet"],
    ["S8.tool.6", "get_player_projections", EMPTY, "No player projections available for this game"],
    ["S8.tool.7", "get_player_game_stats", EMPTY, "No player game stats available for this game yet"],
  ] as const)("%s %s says what is missing in the specification's words", (_id, name, snapshot, error) => {
    expect(runTool(name, {}, snapshot, NOW)).toStrictEqual({ ok: false, error });
  });

  it("S8.tool.3 get_all_plays fails in the specification's words where the rows are broken", () => {
    const broken = {
      ...SNAPSHOT,
      get allPlays(): never[] {
        return [null] as unknown as never[];
      },
    };
    expect(getAllPlays.run({}, broken, NOW)).toStrictEqual({
      ok: false,
      error: "Failed to process get_all_plays tool",
      cause: expect.any(TypeError),
    });
  });

  it.each(ANALYST_TOOLS.map(({ name }) => name))("O.35 %s that breaks is an error in the same form", (name) => {
    const cause = new Error("nothing can be read");
    const broken = new Proxy(SNAPSHOT, {
      get() {
        throw cause;
      },
    });
    const error = `Failed to process ${name} tool`;
    const answer = runTool(name, {}, broken, NOW);
    expect(answer).toStrictEqual({ ok: false, error, cause });
    expect(answerText(answer)).toBe(JSON.stringify({ error }));
  });

  it("S9.limit.8 say the moment, its age, the source, the units and what was left out", () => {
    for (const tool of ANALYST_TOOLS) {
      const answer = tool.run({}, SNAPSHOT, NOW);
      if (!answer.ok) continue;
      expect(answer.value).toMatchObject({ asOf: SNAPSHOT.asOf, secondsOld: 90, source: expect.any(String) });
      expect(Object.keys(answer.value)).toEqual(expect.arrayContaining(["units", "omitted", "note"]));
    }
  });

  it("say of a free trial's figures that they are altered", () => {
    const altered = {
      ...SNAPSHOT,
      provider: "sportsdataio",
      game: { ...SNAPSHOT.game, lastPlay: "Scrambled" },
    } as const;
    for (const [snapshot, source] of [
      [{ ...SNAPSHOT, provider: "sportsdataio" }, "SportsDataIO"],
      [altered, expect.stringContaining("NOT REAL FIGURES")],
    ] as const) {
      expect(value(getGameInfo.run({}, snapshot, NOW))).toMatchObject({ source });
      expect(value(getPlayerGameStats.run({}, snapshot, NOW))).toMatchObject({ source });
    }
  });

  it("S9.limit.7 answer any arguments and any game without a throw, in under 40 kB", () => {
    const long = fc.string({ unit: "binary", minLength: 0, maxLength: 60 }).map((text) => text.repeat(1500));
    fc.assert(
      fc.property(arbitraryGame, long, fc.anything(), fc.constantFrom(...ANALYST_TOOLS), (game, text, args, tool) => {
        const recap = { gameKey: "k", recap: text, createdAt: game.asOf, html: "", model: null };
        const snapshot = snapshotOf(
          { ...game, allPlays: game.allPlays.map((play) => ({ ...play, description: text })) },
          { gameRecap: recap },
        );
        const answer = tool.run(args, snapshot, NOW);
        expect(jsonBytes(answer.ok ? answer.value : answer.error)).toBeLessThan(RESULT_BYTES);
        expect(JSON.parse(answerText(answer))).toBeTypeOf("object");
      }),
      { numRuns: 150 },
    );
  });

  it("O.34 still give the preview after the game, with the time at which it was written", () => {
    const gameProjection = {
      gameKey: "k",
      projection: "The Ravens visit.",
      createdAt: "2025-09-04T12:00:00Z",
      html: "",
      model: null,
    };
    expect(SNAPSHOT.game.hasStarted).toBe(true);
    expect(value(getGamePreview.run({}, { ...SNAPSHOT, gameProjection }, NOW))).toMatchObject({
      text: "The Ravens visit.",
      createdAt: "2025-09-04T12:00:00Z",
    });
  });

  it("cut a text that is too long from its end and say so", () => {
    const recap = 'é"\n😀'.repeat(20_000);
    const answer = getGameRecap.run(
      {},
      { ...SNAPSHOT, gameRecap: { gameKey: "k", recap, createdAt: SNAPSHOT.asOf, html: "", model: null } },
      NOW,
    );
    const { text, omitted, note } = value(answer);
    expect(recap.startsWith(text)).toBe(true);
    expect(text.length + omitted).toBe(recap.length);
    expect(note).toContain(`${omitted} characters`);
  });
});

describe("get_all_plays", () => {
  const list = (args: unknown) => value(getAllPlays.run(args, SNAPSHOT, NOW));

  it("S9.limit.6 lists the whole game newest first, or counts what does not fit", () => {
    const { plays, omitted, total } = list({});
    expect(plays.length + omitted).toBe(total);
    expect(total).toBe(SNAPSHOT.allPlays.length);
    expect(plays[0]?.[7]).toBe(SNAPSHOT.allPlays.at(-1)?.description);
  });

  it.each(["4", 4, "Q4", "4th", "fourth quarter"])("takes the quarter %j", (quarter) => {
    const { plays, matching } = list({ quarter });
    expect(plays.every(([name]) => name === "4")).toBe(true);
    expect(matching).toBe(SNAPSHOT.allPlays.filter(({ quarterName }) => quarterName === "4").length);
  });

  it("takes FLOW, and a player by something like his name", () => {
    expect(list({ flow: true }).matching).toBe(SNAPSHOT.allPlays.filter(isImportant).length);
    const all = SNAPSHOT.allPlays.filter(({ description }) => description.includes("Lani Antonelli"));
    expect(list({ player: "lany antonely" }).plays.map((row) => row[7])).toStrictEqual(
      all.toReversed().map((play) => play.description),
    );
  });

  it("asks back where a name fits two, and says so where it fits nobody", () => {
    const two = getAllPlays.run({ player: "Crutchlow" }, SNAPSHOT, NOW);
    expect(two.ok ? "" : two.error).toMatch(
      /^Which player do you mean: .*Grady Crutchlow .* or .*\?$|^Which player do you mean: .*Reginald Crutchlow.*\?$/,
    );
    const nobody = getAllPlays.run({ player: "Zebulon Quaxford" }, SNAPSHOT, NOW);
    expect(nobody.ok ? "" : nobody.error).toContain("No player of this game is called");
  });

  describe("narrowed to a player who was hurt", () => {
    const HURT =
      " ** Injury Update: KC-24-L.Antonelli has returned to the game. KC-71-C.Darrisaw was injured during the play.";
    const dull = SNAPSHOT.allPlays.find((play) => !isImportant(play) && play.type === "Rush");
    const allPlays = SNAPSHOT.allPlays.map((play) =>
      play === dull ? { ...play, description: `13-P.Nobody up the middle for 2 yards.${HURT}` } : play,
    );
    const texts = (args: unknown): string[] =>
      value(getAllPlays.run(args, { ...SNAPSHOT, allPlays }, NOW)).plays.map((row) => row[7]);

    it("keeps the line that says so, important or not, beside his important plays", () => {
      const own = texts({ player: "Lani Antonelli", flow: true });
      expect(own.filter((text) => text.includes("Injury Update"))).toHaveLength(1);
      expect(own.length).toBeLessThan(texts({ player: "Lani Antonelli" }).length);
      // It is his line and nobody else's.
      expect(texts({ flow: true }).some((text) => text.includes("Injury Update"))).toBe(false);
    });

    it.each(["Christian Darrisaw", "C. Darrisaw", "darrisaw"])(
      "finds a lineman, who has no statistics, in the texts: %s",
      (player) => {
        const found = value(getAllPlays.run({ player }, { ...SNAPSHOT, allPlays }, NOW));
        expect(found.plays.map((row) => row[7])).toEqual([expect.stringContaining("C.Darrisaw was injured")]);
        expect(found.note).toContain("has statistics in this game");
        expect(texts({ player, flow: true })).toHaveLength(1);
      },
    );

    it.each(["Daniel Darrisaw", "Darri", "al"])("takes nobody else for him: %s", (player) => {
      const nobody = getAllPlays.run({ player }, { ...SNAPSHOT, allPlays }, NOW);
      expect(nobody.ok ? "" : nobody.error).not.toBe("");
    });
  });

  it("takes blanks for no filter", () => {
    expect(list({ quarter: " ", player: "  " }).matching).toBe(list({}).matching);
  });

  it.each([{ quarter: "5" }, { flow: "yes" }, { player: 12 }, { player: "a ".repeat(30_000) }])(
    "answers %j with a clear error",
    (args) => {
      const answer = getAllPlays.run(args, SNAPSHOT, NOW);
      expect(answer.ok ? "" : answer.error).toContain(`\`${Object.keys(args)[0]}\``);
    },
  );
});

describe("get_game_info", () => {
  it("has the score, the quarters, the scores in order and the line", () => {
    const info = value(getGameInfo.run({}, SNAPSHOT, NOW));
    expect(info).toMatchObject({
      away: { team: "BAL", score: GAME.game.awayScore },
      home: { team: "KC", name: "Kansas City Chiefs", score: GAME.game.homeScore },
      line: { favorite: "KC", favoredBy: 3, overUnder: 46.5 },
      now: null,
      isOver: true,
    });
    expect(info.scoring.at(-1)).toMatchObject({ awayScore: GAME.game.awayScore, homeScore: GAME.game.homeScore });
    expect(info.scoring.reduce((points, row) => points + row.points, 0)).toBe(
      (GAME.game.awayScore ?? 0) + (GAME.game.homeScore ?? 0),
    );
  });

  it("has the situation of a game that is being played, and no totals where plays and score differ", () => {
    const half = snapshotOf(gameAtHalf(GAME));
    expect(value(getGameInfo.run({}, half, NOW)).now).toMatchObject({ quarter: "HALF", ballOn: null });
    const off = { ...SNAPSHOT, game: { ...SNAPSHOT.game, homeScore: 99 } };
    expect(value(getGameInfo.run({}, off, NOW)).home.totals).toMatchObject({ totalYards: null, firstDowns: null });
  });
});

describe("the facts of a game as a tool", () => {
  const game = analystGame(snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" })));
  const facts = (args: object) => value(getFacts.run(args, game.tools, NOW));

  it("are given with ids that the index knows, the weightiest first to be chosen", () => {
    const { matching, facts: rows, omitted } = facts({});
    expect([rows.length, matching - rows.length]).toEqual([20, omitted]);
    expect(rows.filter(([id]) => game.index.byId(id) === null)).toEqual([]);
    expect(rows.map(([id]) => id)).toContain("result");
  });

  it("are those of a topic, a team, a quarter and a player", () => {
    const scores = facts({ about: "scoring", limit: 100 }).facts;
    const events = game.index.ofKind("score");
    expect(events.every(({ id }) => scores.some(([known]) => known === id))).toBe(true);
    const [first] = events;
    const only = facts({ about: "scoring", team: first?.team ?? "", quarter: first?.at?.quarter ?? "" }).facts;
    expect(only.map(([id]) => id)).toContain(first?.id);
    expect(only.every(([id]) => game.index.byId(id)?.team === first?.team)).toBe(true);
    const name = game.index.people.get(first?.roles.scorer ?? "")?.name ?? "";
    expect(facts({ player: name, limit: 100 }).facts.map(([id]) => id)).toContain(first?.id);
  });

  it.each([{ about: "gossip" }, { team: "nobody" }, { quarter: "9" }, { limit: "many" }, 7])(
    "refuse %j in a sentence",
    (args) => {
      expect(getFacts.run(args, game.tools, NOW)).toMatchObject({ ok: false, error: expect.stringMatching(/[.]$/) });
    },
  );

  it("stand beside the rows of the other tools", () => {
    const plays = value(getAllPlays.run({}, game.tools, NOW)).plays;
    const cited = plays.flatMap((row) => (row.at(-1) === "" ? [] : String(row.at(-1)).split(",")));
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((id) => game.index.byId(id) === null)).toEqual([]);
    const players = value(getPlayerGameStats.run({ limit: 5 }, game.tools, NOW)).players;
    expect(players.flatMap(({ ids = [] }) => ids).filter((id) => game.index.byId(id) === null)).toEqual([]);
    expect(players[0]?.ids?.length).toBeGreaterThan(0);
    expect(
      value(getGameInfo.run({}, game.tools, NOW)).scoring.every(({ id }) => game.index.byId(id ?? "") !== null),
    ).toBe(true);
  });
});

describe("the plays of a whole game", () => {
  const game = analystGame(snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" })));

  it("are at most 4,000 tokens by default, and all of them come with `from`", () => {
    const seen: string[] = [];
    for (let from = 0; ;) {
      const answer = getAllPlays.run({ from }, game.tools, NOW);
      expect(answerText(answer).length / 3.5).toBeLessThanOrEqual(4_000);
      const { plays, note } = value(answer);
      seen.push(...plays.map((row) => JSON.stringify(row)));
      from += plays.length;
      if (plays.length === 0 || note === null) break;
      expect(note).toContain(`from ${from}`);
    }
    expect(seen).toHaveLength(game.snapshot.allPlays.length);
  });

  it.each([-1, 1.5, "5"])("refuse to begin at %j", (from) => {
    expect(getAllPlays.run({ from }, game.tools, NOW)).toEqual({ ok: false, error: expect.stringContaining("`from`") });
  });
});
