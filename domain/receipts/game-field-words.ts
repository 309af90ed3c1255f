import { formatDuration, formatSpread, formatTemperature } from "../words/format.ts";
import type { GameSnapshot, ShownSnapshot } from "../game/game-snapshot.ts";
import { teamName } from "../game/team.ts";
import { gameFacts } from "../check/game-facts.ts";
import { GAME_FIELDS, type ReceiptField, TEAM_FIELDS } from "../check/receipt-fields.ts";
import { leadChanges, scoreStates } from "../check/score-states.ts";

/** A receipt's field in words for a page: "Chiefs rushing yards", "142". */
export interface FieldWords {
  label: string;
  value: string;
}

/** Counted with and without the yards lost to sacks. */
const WITH_SACKS: readonly string[] = ["passingYards", "totalYards"];

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
  const known = TEAM_FIELDS[figure];
  if (known === undefined || (team !== game.awayTeam && team !== game.homeTeam)) return null;
  const label = `${nick(team)} ${known.label}`;
  if (figure === "points") {
    const points = team === game.awayTeam ? game.awayScore : game.homeScore;
    return points === null ? null : { label, value: String(points) };
  }
  if (!hasCredits(snapshot)) return null;
  // Where the field of sport counts a figure in more ways than one, the claim may be any of them: all are shown.
  const values = [...new Set(gameFacts(snapshot).teams.get(team)?.[figure])];
  if (values.length === 0) return null;
  const said = values.map((value) => (known.kind === "clock" ? formatDuration(value) : String(value)));
  const [net = "", gross] = said;
  if (gross !== undefined && WITH_SACKS.includes(figure)) return { label, value: `${net} (${gross} before sacks)` };
  return { label, value: said.join(" or ") };
}

function hasCredits(snapshot: GameSnapshot | ShownSnapshot): snapshot is GameSnapshot {
  return snapshot.allPlays.length > 0 && snapshot.allPlays.every((play) => "credits" in play);
}

function ofTheGame(
  field: string,
  known: ReceiptField | undefined,
  { game, allPlays }: GameSnapshot | ShownSnapshot,
): FieldWords | null {
  if (known === undefined) return null;
  const words = (value: string | null): FieldWords | null => (value === null ? null : { label: known.label, value });
  if (field === "awayTeam" || field === "homeTeam") {
    const { place, nick } = teamName(game[field], game.season);
    return words(`${place} ${nick}`);
  }
  if (field === "leadChanges") return words(allPlays.length === 0 ? null : String(leadChanges(scoreStates(allPlays))));
  if (field === "pointSpread") {
    const spread = formatSpread(game.pointSpread);
    return words(spread === null ? null : `${teamName(game.homeTeam, game.season).nick} ${spread}`);
  }
  if (field === "forecastTempLow") return words(formatTemperature(game.forecastTempLow, game.forecastTempHigh));
  if (field === "isOvertime") return words(game.isOvertime ? "yes" : "no");
  const value = Object.entries(game).find(([name]) => name === field)?.[1];
  if (known.kind === "text" && typeof value === "string") return words(value.trim() === "" ? null : value);
  if (typeof value !== "number") return null;
  if (known.kind === "mph") return words(`${value} mph`);
  return words(known.kind === "text" ? String(value) : value.toLocaleString("en-US"));
}
