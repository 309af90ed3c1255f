import type { Play } from "../game/play.ts";
import { formatDuration, formatSpread, formatTemperature } from "../words/format.ts";
import type { GameSnapshot, ShownSnapshot } from "../game/game-snapshot.ts";
import { teamName } from "../game/team.ts";
import { foldGame } from "../fold/fold-game.ts";
import { type ComparisonRow, teamComparison } from "../fold/team-comparison.ts";
import { type Drive, findDrives } from "../plays/find-drives.ts";
import { possessionSeconds } from "../plays/possession-seconds.ts";
import { GAME_FIELDS, type ReceiptField, TEAM_FIELDS } from "./receipt-fields.ts";

/** A receipt's field in words for a page: "Chiefs rushing yards", "142". */
export interface FieldWords {
  label: string;
  value: string;
}

/**
 * What a `{kind: "game"}` receipt says, in words: a field of the game or a team's figure ("KC.rushingYards"). Null for a field that
 * no list names and for a value that is not known: a team's figures need the credits of the plays, which a shown snapshot has not.
 */
export function gameFieldWords(field: string, snapshot: GameSnapshot | ShownSnapshot): FieldWords | null {
  const { game } = snapshot;
  const nick = (team: string): string => teamName(team, game.season).nick;
  const score = /^(away|home)Score(?:Quarter([1-4])|(Overtime))?$/.exec(field);
  if (score !== null) {
    const value = Object.entries(game).find(([name]) => name === field)?.[1];
    const when = score[2] === undefined ? (score[3] === undefined ? "" : " in overtime") : `, quarter ${score[2]}`;
    const team = score[1] === "away" ? game.awayTeam : game.homeTeam;
    return typeof value === "number" ? { label: `${nick(team)} points${when}`, value: String(value) } : null;
  }
  const [team = "", figure] = field.split(".");
  if (figure === undefined) return ofTheGame(field, GAME_FIELDS[field], snapshot);
  if ((team !== game.awayTeam && team !== game.homeTeam) || !hasCredits(snapshot)) return null;
  const side = team === game.awayTeam ? "away" : "home";
  const { rows, drives } = countOf(snapshot);
  if (figure === "possession") {
    const seconds = possessionSeconds(drives, team);
    return seconds === null ? null : { label: `${nick(team)} time of possession`, value: formatDuration(seconds) };
  }
  const known = TEAM_FIELDS[figure];
  const row = known && rows.find(({ label }) => label === known.row)?.[side];
  if (known === undefined || row === undefined) return null;
  return {
    label: `${nick(team)} ${known.label}`,
    value: row.of === null ? String(row.made) : `${row.made} of ${row.of}`,
  };
}

interface TeamCount {
  rows: readonly ComparisonRow[];
  drives: readonly Drive<Play>[];
}

const COUNTS = new WeakMap<GameSnapshot, TeamCount>();

/** A game's team statistics, counted once for all receipts of its texts. */
function countOf(snapshot: GameSnapshot): TeamCount {
  const known = COUNTS.get(snapshot);
  if (known !== undefined) return known;
  const { game, allPlays } = snapshot;
  const plays = allPlays.toSorted((a, b) => a.sequence - b.sequence);
  const drives = findDrives(plays, game);
  const count = { rows: teamComparison({ game, plays, fold: foldGame(plays, game), drives }), drives };
  COUNTS.set(snapshot, count);
  return count;
}

function hasCredits(snapshot: GameSnapshot | ShownSnapshot): snapshot is GameSnapshot {
  return snapshot.allPlays.length > 0 && snapshot.allPlays.every((play) => "credits" in play);
}

function ofTheGame(
  field: string,
  known: ReceiptField | undefined,
  { game }: GameSnapshot | ShownSnapshot,
): FieldWords | null {
  if (known === undefined) return null;
  const words = (value: string | null): FieldWords | null => (value === null ? null : { label: known.label, value });
  if (field === "awayTeam" || field === "homeTeam") {
    const { place, nick } = teamName(game[field], game.season);
    return words(`${place} ${nick}`);
  }
  if (field === "pointSpread") {
    const spread = formatSpread(game.pointSpread);
    return words(spread === null ? null : `${teamName(game.homeTeam, game.season).nick} ${spread}`);
  }
  if (field === "forecastTempLow") return words(formatTemperature(game.forecastTempLow, game.forecastTempHigh));
  const value = Object.entries(game).find(([name]) => name === field)?.[1];
  if (known.kind === "yes") return words(typeof value === "boolean" ? (value ? "yes" : "no") : null);
  if (known.kind === "text" && typeof value === "string") return words(value.trim() === "" ? null : value);
  if (typeof value !== "number") return null;
  if (known.kind === "mph") return words(`${value} mph`);
  return words(known.kind === "text" ? String(value) : value.toLocaleString("en-US"));
}
