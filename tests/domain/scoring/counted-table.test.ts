import { describe, expect, it } from "vitest";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { Credit, CreditStat } from "../../../domain/game/credit.ts";
import { isOffensePosition } from "../../../domain/game/offense-position.ts";
import { sumCounts } from "../../../domain/scoring/counting/count-game.ts";
import {
  COUNTED_COLUMNS,
  COUNTED_TABLES,
  type CountedTableName,
  ownersIn,
} from "../../../domain/scoring/counted-columns.ts";
import { type CountedRow, countedTable } from "../../../domain/scoring/counted-table.ts";
import { foldLedger } from "../../../domain/scoring/ledger.ts";
import { officialCounts } from "../../../domain/scoring/official-counts.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import { scoredOwners } from "../../../domain/scoring/scored-owners.ts";
import { formatPoints } from "../../../domain/words/format.ts";
import { withMinus } from "../../../domain/words/with-minus.ts";
import { credit } from "../../fixtures/play.ts";
import { HAS_SAMPLE_DATA } from "../../fixtures/sample-data.ts";
import { sampleSnapshots } from "../../fixtures/sample-season.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { finishedGame, simulatedGame } from "../../fixtures/simulated-game.ts";

const SIMULATED = Array.from({ length: 12 }, (_, index) => finishedGame(simulatedSnapshot(index)));

function tableOf(name: CountedTableName, game: Source, more: Partial<Parameters<typeof countedTable>[1]> = {}) {
  const scoring = name === "idp" ? PRESETS.idp : PRESETS.standard;
  const source = {
    owners: scoredOwners(game),
    differences: game.differences,
    scoring,
    unknown: [],
    isWhole: true,
    expected: [],
  };
  return countedTable(name, { ...source, ...more });
}

type Source = Pick<GameSnapshot, "game" | "allPlays" | "playerGameStats" | "playerProjections" | "differences">;

const TOUCHDOWNS = COUNTED_COLUMNS.idp.findIndex(({ head }) => head === "TD");
const isScored = ({ stat }: Credit): boolean => stat.endsWith("Touchdowns") && stat !== "passingTouchdowns";

const rowsOf = (name: CountedTableName, game: Source): CountedRow[] =>
  tableOf(name, game).groups.flatMap(({ rows }) => rows);

/** Every row of every table beside the ledger that it leads to. */
function compareWithLedgers(game: Source): number {
  const owners = scoredOwners(game);
  let compared = 0;
  for (const name of COUNTED_TABLES) {
    const rows = rowsOf(name, game);
    const { columns } = tableOf(name, game);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      ownersIn(name, owners)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { id, points, cells } of rows) {
      const owner = owners.find((one) => one.id === id);
      if (owner === undefined) throw new Error(`nobody is ${id}`);
      const scoring = name === "idp" ? PRESETS.idp : PRESETS.standard;
      const ledger = foldLedger(owner.plays, owner, scoring, officialCounts(game.differences, id));
      expect(points, `${game.game.gameKey} ${id}`).toBe(withMinus(formatPoints(ledger.total)));
      const line = sumCounts(owner.plays);
      for (const { head, stats, isRare } of COUNTED_COLUMNS[name]) {
        if (stats.length === 0) continue;
        const index = columns.findIndex((column) => column.head === head);
        if (index < 0) expect(isRare, head).toBe(true);
        const sum = stats.reduce((total, stat) => total + (line[stat] ?? 0), 0);
        expect(Number((cells[index]?.text ?? "0").split("/")[0]), `${game.game.gameKey} ${id} ${head}`).toBe(sum);
      }
      compared += 1;
    }
  }
  return compared;
}

describe("the tables beside the box score's tabs", () => {
  it("have the ledgers' points and counts for everybody in them, and leave out nobody who has any", () => {
    const compared = SIMULATED.reduce((sum, game) => sum + compareWithLedgers(game), 0);
    expect(compared).toBeGreaterThan(12 * 20);
  });

  it.skipIf(!HAS_SAMPLE_DATA)(
    "have them in every game of the season 2024 (skipped without the sample data of ../shared)",
    async () => {
      const games = await sampleSnapshots();
      const compared = games.reduce((sum, game) => sum + compareWithLedgers(game), 0);
      expect(games).toHaveLength(285);
      expect(compared).toBeGreaterThan(285 * 30);
      const scored = games.flatMap((game) =>
        rowsOf("idp", game).map(({ id, name, cells }) => ({
          who: `${game.game.gameKey} ${name}`,
          shown: Number(cells[TOUCHDOWNS]?.text),
          own: game.allPlays.flatMap(({ credits }) => credits).filter((one) => one.playerId === id && isScored(one))
            .length,
        })),
      );
      expect(scored.filter(({ shown, own }) => shown !== own)).toEqual([]);
      // A kick returned, and a pass caught: his points have both.
      expect(scored).toContainEqual({ who: "202411235 Juanyeh Thomas", shown: 1, own: 1 });
      expect(scored).toContainEqual({ who: "202411534 Sam Hubbard", shown: 1, own: 1 });
    },
    120_000,
  );

  it("count kicks and tackles as the plays credit them", () => {
    const credited = ({ allPlays }: Source, id: string, stat: CreditStat): number =>
      allPlays
        .flatMap(({ credits }) => credits)
        .reduce((sum, one) => (one.playerId === id && one.stat === stat ? sum + one.amount : sum), 0);
    let kickers = 0;
    for (const game of SIMULATED) {
      for (const { id, cells } of rowsOf("kicking", game)) {
        const texts = cells.map(({ text }) => text);
        const tried = (stat: CreditStat, tries: CreditStat) =>
          `${credited(game, id, stat)}/${credited(game, id, tries)}`;
        expect(texts[0]).toBe(tried("fieldGoalsMade", "fieldGoalAttempts"));
        expect(texts[5]).toBe(tried("extraPointsMade", "extraPointAttempts"));
        const bands = texts.slice(1, 4).map((text) => text.split("/").map(Number));
        expect(bands.reduce((sum, [made = 0]) => sum + made, 0)).toBe(credited(game, id, "fieldGoalsMade"));
        expect(bands.reduce((sum, [, of = 0]) => sum + of, 0)).toBe(credited(game, id, "fieldGoalAttempts"));
        kickers += 1;
      }
      for (const { id, cells } of rowsOf("idp", game)) {
        expect(Number(cells[3]?.text)).toBe(credited(game, id, "sacks"));
        expect(Number(cells[5]?.text)).toBe(credited(game, id, "interceptions"));
      }
    }
    expect(kickers).toBeGreaterThan(20);
  });

  it("stand by team in alphabetical order, most points first", () => {
    for (const game of SIMULATED) {
      for (const { rows } of tableOf("idp", game).groups) {
        const points = rows.map((row) => Number(row.points.replace("−", "-")));
        expect(points.toSorted((one, other) => other - one)).toEqual(points);
      }
      const teams = tableOf("idp", game).groups.map(({ team }) => team);
      expect(teams).toEqual([game.game.awayTeam, game.game.homeTeam].toSorted());
    }
  });

  it("hold no runner, passer or blocker who brought a man down, and nobody before the first play", () => {
    const [game] = SIMULATED;
    if (game === undefined) throw new Error("no game");
    expect(rowsOf("idp", game).filter(({ position }) => isOffensePosition(position))).toEqual([]);
    for (const name of COUNTED_TABLES) expect(tableOf(name, { ...game, allPlays: [] }).groups).toEqual([]);
  });

  it("fold a long list of defenders to the eight with the most points, and no other", () => {
    for (const game of SIMULATED) {
      const folded = tableOf("idp", game, { isWhole: false }).groups;
      tableOf("idp", game).groups.forEach(({ rows, rest }, index) => {
        const isLong = rows.length >= 10;
        expect(rest).toBe(isLong ? rows.length - 8 : 0);
        expect(folded[index]?.rows).toEqual(isLong ? rows.slice(0, 8) : rows);
      });
      expect(tableOf("kicking", game, { isWhole: false })).toEqual(tableOf("kicking", game));
    }
  });

  it("keep what happens seldom from a phone as long as nobody has any", () => {
    for (const game of SIMULATED) {
      const { columns, groups } = tableOf("defense", game);
      for (const head of ["Saf", "Blk"]) {
        const index = columns.findIndex((column) => column.head === head);
        const isThere = groups.some(({ rows }) => rows.some(({ cells }) => cells[index]?.text !== "0"));
        expect(columns[index]?.isMinor, `${game.game.gameKey} ${head}`).toBe(!isThere);
      }
      expect(columns.find(({ head }) => head === "PA")?.isMinor).toBe(false);
    }
  });

  it("have columns for safeties and blocked kicks where somebody has points of one, and there alone", () => {
    const [game] = SIMULATED;
    const [play] = game?.allPlays ?? [];
    if (game === undefined || play === undefined) throw new Error("no play");
    const headsWith = (stat: CreditStat) => {
      const credits = [credit("tackler", "tackles", 1), credit("other", stat, 1)];
      const { columns, groups } = tableOf("idp", {
        ...game,
        allPlays: [{ ...play, type: stat === "blockedKicks" ? "Punt" : "Rush", credits }],
      });
      const row = groups.flatMap(({ rows }) => rows).find(({ id }) => id === "other");
      return { last: columns.at(-1)?.head, cell: row?.cells.at(-1)?.text, points: row?.points };
    };
    expect(headsWith("blockedKicks")).toEqual({ last: "Blk", cell: "1", points: "2.0" });
    expect(headsWith("safeties")).toEqual({ last: "Saf", cell: "1", points: "2.0" });
    expect(headsWith("tackles")).toMatchObject({ last: "TD", cell: "0" });
  });

  it("show a figure that the source's plays do not have as unknown, and never as a zero", () => {
    const game = finishedGame(simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "KC" }));
    const { columns, groups } = tableOf("idp", { ...game, differences: [] }, { unknown: ["idp_qb_hit"] });
    const hits = columns.findIndex(({ title }) => title === "Quarterback hits");
    const texts = groups.flatMap(({ rows }) => rows.map(({ cells }) => cells[hits]?.text));
    expect(new Set(texts)).toEqual(new Set(["-"]));
  });
});
