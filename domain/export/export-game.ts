import { type ExportFact, exportFacts } from "./export-facts.ts";
import { type ExportSource, exportSource } from "./export-source.ts";
import { type ExportTable, toTable } from "./export-table.ts";
import { GAME_LEGEND, LINE_LEGEND, PLAY_LEGEND } from "./export-legend.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import { withFantasyPoints } from "../fold/fantasy-points.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import type { OwnPoints } from "./own-points.ts";
import { groupPlays } from "../shape/group-plays.ts";
import type { Play } from "../game/play.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { quarterTable } from "../page/quarter-table.ts";
import { seasonTypeLabel } from "../game/season-type.ts";
import { statusWord } from "../game/status.ts";
import { matchupNames } from "../game/matchup.ts";
import { weekName } from "../game/week-name.ts";

/** A play's row with the score of both teams after it, as the page shows it: a touchdown's counts its try. */
export interface ExportPlay extends Omit<Play, "credits"> {
  awayScore: number;
  homeScore: number;
}

/** Everything known about a game, for a reader that is no person: complete, compact, with units, source and time. */
export interface GameExport {
  what: string;
  /** `exportedAt` is now, `asOf` the time at which the source was read; `version` rises with every stored change. */
  data: ExportSource & {
    provider: string;
    providerGameId: string;
    asOf: string;
    version: number;
    exportedAt: string;
    address: string | null;
  };
  legend: {
    null: string;
    game: Record<string, string>;
    plays: Record<string, string>;
    players: Record<string, string>;
    ownPoints: string;
    credits: string;
    facts: string;
    differences: string;
    corrections: string;
  };
  game: GameSnapshot["game"];
  /** Points by quarter as the page shows them: null for a quarter that has not begun. */
  quarters: { columns: string[]; away: (number | null)[]; home: (number | null)[] };
  gameRecap: { recap: string; createdAt: string } | null;
  gameProjection: { projection: string; createdAt: string } | null;
  playerGameStats: ExportTable;
  playerProjections: ExportTable;
  /** Under the rules that the export was asked for; null without any. */
  ownPoints: (Omit<OwnPoints, "rows"> & ExportTable) | null;
  differences: GameSnapshot["differences"];
  corrections: GameSnapshot["corrections"];
  plays: ExportTable;
  /** Everybody credited on a play, by id. */
  people: Record<string, { name: string; team: string }>;
  /** Who did what on which play, in game order. */
  credits: ExportTable;
  /** What recaps, checks and answers cite. */
  facts: ExportTable;
}

const PLAY_COLUMNS = [...fieldsOf(PLAY_LEGEND), "awayScore", "homeScore"] as const;
const FACT_COLUMNS = [
  "id",
  "team",
  "playerIds",
  "when",
  "words",
  "playIds",
] as const satisfies readonly (keyof ExportFact)[];
const LINE_COLUMNS = fieldsOf(LINE_LEGEND);

/**
 * The export of a game with the facts of its index. `exportedAt` is ISO text; `address` is the page's, null where the site's own is not known.
 * The figures are the page's, before it rounds them. `own` are points under rules that a reader has chosen.
 */
export function exportGame(
  snapshot: GameSnapshot,
  index: FactIndex,
  exportedAt: string,
  address: string | null,
  own: OwnPoints | null = null,
): GameExport {
  const { game, provider, providerGameId, asOf, version } = snapshot;
  const { rows } = quarterTable(game);
  const [away, home] = rows.map(({ quarters, final }) => [...quarters, final].map(({ value }) => value));
  return {
    what: exportTitle(snapshot),
    data: { ...exportSource(snapshot), provider, providerGameId, asOf, version, exportedAt, address },
    legend: {
      null: "unknown to the source; 0 is a known zero",
      game: GAME_LEGEND,
      plays: { ...PLAY_LEGEND, awayScore: "points after the play", homeScore: "points after the play" },
      players: LINE_LEGEND,
      ownPoints:
        "fantasy points by the rules of scoring, a format and then Sleeper's keys with their points: counted from the plays to the hundredth, and of projections with bonuses by their chance, without two-point conversions; uncounted names keys that the plays do not have",
      credits: "who did what on a play, in the source's own figures: yards are signed, everything else is a count",
      facts: "statements that the plays and figures prove, by id; a play of playIds is #play-ID on the page",
      differences: "figures of the official statistics that the plays do not add up to",
      corrections: "what the provider changed after it was first shown",
    },
    game,
    quarters: { columns: quarterTable(game).columns, away: away ?? [], home: home ?? [] },
    gameRecap: snapshot.gameRecap && pick(snapshot.gameRecap, ["recap", "createdAt"]),
    gameProjection: snapshot.gameProjection && pick(snapshot.gameProjection, ["projection", "createdAt"]),
    playerGameStats: linesTable(snapshot.playerGameStats),
    playerProjections: linesTable(snapshot.playerProjections),
    ownPoints: own && withoutRows(own),
    differences: snapshot.differences,
    corrections: snapshot.corrections,
    plays: toTable(playsWithScores(snapshot), PLAY_COLUMNS),
    ...creditTables(snapshot.allPlays),
    facts: toTable(exportFacts(index), FACT_COLUMNS),
  };
}

/** `NFL game 202510106: Minnesota Vikings at Chicago Bears, Regular Season 2025, Week 1, Final, 27 to 24`. */
export function exportTitle({ game }: Pick<GameSnapshot, "game">): string {
  const score = game.awayScore === null || game.homeScore === null ? [] : [`${game.awayScore} to ${game.homeScore}`];
  return [
    `NFL game ${game.gameKey}: ${matchupNames(game)}`,
    `${seasonTypeLabel(game.seasonType)} ${game.season}`,
    weekName(game.seasonType, game.week),
    statusWord(game.status),
    ...score,
  ].join(", ");
}

/** All plays in game order with the score after each. */
export function playsWithScores({ allPlays, game }: Pick<GameSnapshot, "allPlays" | "game">): ExportPlay[] {
  return groupPlays(allPlays, game).flatMap(({ drives }) =>
    drives.flatMap(({ rows }) =>
      rows.map(({ play: { credits: _credits, ...play }, awayScore, homeScore }) => ({ ...play, awayScore, homeScore })),
    ),
  );
}

const OWN_COLUMNS = ["id", "name", "team", "position", "points", "projected"] as const;

function withoutRows({ rows, ...rules }: OwnPoints): NonNullable<GameExport["ownPoints"]> {
  return { ...rules, ...toTable(rows, OWN_COLUMNS) };
}

function linesTable(lines: readonly PlayerLine[]): ExportTable {
  return toTable(lines.map(withFantasyPoints), LINE_COLUMNS);
}

function creditTables(plays: readonly Play[]): Pick<GameExport, "people" | "credits"> {
  const all = plays
    .toSorted((a, b) => a.sequence - b.sequence)
    .flatMap(({ playId, credits }) => credits.map((credit) => ({ playId, ...credit })));
  return {
    people: Object.fromEntries(all.map(({ playerId, playerName, team }) => [playerId, { name: playerName, team }])),
    credits: toTable(all, ["playId", "playerId", "stat", "amount"]),
  };
}

function fieldsOf<T extends object>(legend: T): (keyof T & string)[] {
  return Object.keys(legend) as (keyof T & string)[];
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
