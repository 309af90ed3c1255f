import type { Game } from "../game/game.ts";
import type { PlayerLogEntry } from "./player-log-entry.ts";
import { PLAYED_TYPES } from "../game/played-types.ts";
import { SEASON_TYPE, type SeasonType } from "../game/season-type.ts";
import { isFinal } from "../game/status.ts";
import type { WeekId } from "../game/week-id.ts";

/** A week of a player's season: a game with a line of his, or a gap. */
export type SeasonRow =
  | { kind: "game"; entry: PlayerLogEntry }
  /** Weeks in which he has no line although his team played; the team is null between two teams. */
  | { kind: "absent"; from: WeekId; to: WeekId; team: string | null }
  | { kind: "bye"; from: WeekId; to: WeekId; team: string | null }
  /** Between the last game for one team and the first for another. */
  | { kind: "move"; from: string; to: string };

/** The part of a player's season that belongs to one season type. */
export interface SeasonPart {
  seasonType: SeasonType;
  /** In playing order. */
  rows: SeasonRow[];
}

/**
 * A player's season by its parts, with the weeks that he missed. `games` are all games of his teams in the season, and
 * `weeks` those that the store holds: a week without a game of his team is a bye only where others are known to play.
 *
 * Without a roster of every week, a missed week is laid to the team that he played for before and after it. A part of the
 * season without a line of his is left out: nobody knows whether he was on a roster then; and preseason games say nothing
 * by their absence.
 */
export function playerSeason(
  log: readonly PlayerLogEntry[],
  games: readonly Game[],
  weeks: readonly WeekId[],
): SeasonPart[] {
  const entries = log.toSorted((a, b) => playingOrder(a.game) - playingOrder(b.game));
  const all = new Map([...weeks, ...entries.map(({ game }) => game)].map((week) => [playingOrder(week), week]));
  const inOrder = [...all.values()].toSorted((a, b) => playingOrder(a) - playingOrder(b));
  const parts: SeasonPart[] = [];
  let past = 0;
  for (const seasonType of new Set(entries.map(({ game }) => game.seasonType))) {
    const rows: SeasonRow[] = [];
    for (const { season, week } of inOrder.filter((one) => one.seasonType === seasonType)) {
      const id = { season, seasonType, week };
      const isIn = (entry: PlayerLogEntry | undefined): entry is PlayerLogEntry =>
        entry !== undefined && playingOrder(entry.game) === playingOrder(id);
      if (!isIn(entries[past]) && seasonType !== SEASON_TYPE.preseason) {
        const teams = new Set([entries[past - 1], entries[past]].flatMap(teamsOf));
        addGap(rows, id, missed(id, teams, games));
      }
      for (let entry = entries[past]; isIn(entry); entry = entries[past]) {
        const before = entries[past - 1];
        if (before !== undefined && teamOf(before) !== teamOf(entry)) {
          rows.push({ kind: "move", from: teamOf(before), to: teamOf(entry) });
        }
        rows.push({ kind: "game", entry });
        past += 1;
      }
    }
    parts.push({ seasonType, rows });
  }
  return parts;
}

type Gap = Extract<SeasonRow, { kind: "absent" | "bye" }>;

/** What a week without a line of his was; null while that is still to be seen. */
function missed(week: WeekId, teams: ReadonlySet<string>, games: readonly Game[]): Pick<Gap, "kind" | "team"> | null {
  const own = games.filter(
    ({ seasonType, awayTeam, homeTeam }) =>
      seasonType === week.seasonType && (teams.has(awayTeam) || teams.has(homeTeam)),
  );
  const ofWeek = own.filter((game) => game.week === week.week);
  const [team = null] = teams.size === 1 ? teams : [];
  if (ofWeek.some(isFinal)) return { kind: "absent", team };
  const isOver = ofWeek.length === 0 && own.some((game) => game.week > week.week && game.hasStarted);
  return isOver ? { kind: "bye", team } : null;
}

/** Weeks in a row without a line are one row. */
function addGap(rows: SeasonRow[], week: WeekId, gap: Pick<Gap, "kind" | "team"> | null): void {
  if (gap === null) return;
  const last = rows.at(-1);
  if (last?.kind === "absent" && gap.kind === "absent" && last.team === gap.team && last.to.week === week.week - 1) {
    last.to = week;
  } else {
    rows.push({ ...gap, from: week, to: week });
  }
}

function teamsOf(entry: PlayerLogEntry | undefined): string[] {
  return entry === undefined ? [] : [teamOf(entry)];
}

function playingOrder({ seasonType, week }: WeekId): number {
  return PLAYED_TYPES.indexOf(seasonType) * 100 + week;
}

function teamOf({ stats, projection }: PlayerLogEntry): string {
  return (stats ?? projection)?.team ?? "";
}
