import type { Player, PlayerAlias } from "../../../domain/game/player.ts";
import { positionOfSource } from "../../../domain/game/position-of-source.ts";
import type { CsvRow } from "./csv-row.ts";
import { teamAt } from "./map-team.ts";
import type { PlayersColumn, RosterColumn } from "./wire.ts";

/** A row of the list of all players: the newest facts about a person, whatever the season. Null without an id. */
export function mapPlayer(row: CsvRow<PlayersColumn>): Player | null {
  const playerId = row.text("gsis_id");
  if (playerId === null) return null;
  return {
    playerId,
    name: row.ownText("display_name") ?? playerId,
    position: positionOfSource(row.text("position")),
    team: teamAt(row, "latest_team"),
    jerseyNumber: row.number("jersey_number"),
    birthDate: isoDate(row.text("birth_date")),
    height: row.number("height"),
    weight: row.number("weight"),
    college: row.ownText("college_name"),
    rookieSeason: row.number("rookie_season"),
    aliases: aliases([
      ["gsis", playerId],
      ["espn", row.text("espn_id")],
      ["pfr", row.text("pfr_id")],
    ]),
  };
}

/** A row of a season's roster: the person as that season knew him, and the ids that the list of all players lacks. */
export function mapRosterPlayer(row: CsvRow<RosterColumn>): Player | null {
  const playerId = row.text("gsis_id");
  if (playerId === null) return null;
  return {
    playerId,
    name: row.ownText("full_name") ?? playerId,
    position: positionOfSource(row.text("position")),
    team: teamAt(row, "team"),
    jerseyNumber: row.number("jersey_number"),
    birthDate: isoDate(row.text("birth_date")),
    height: row.number("height"),
    weight: row.number("weight"),
    college: row.ownText("college"),
    rookieSeason: row.number("rookie_year"),
    aliases: aliases([
      ["gsis", playerId],
      ["fantasydata", row.text("fantasy_data_id")],
      ["espn", row.text("espn_id")],
      ["sleeper", row.text("sleeper_id")],
      ["pfr", row.text("pfr_id")],
    ]),
  };
}

/** One person from two sources: the first one's facts where it has them, everybody's aliases once. */
export function mergePlayers(first: Player, second: Player): Player {
  const known = new Set(first.aliases.map(aliasText));
  return {
    ...first,
    position: first.position === "" ? second.position : first.position,
    team: first.team ?? second.team,
    jerseyNumber: first.jerseyNumber ?? second.jerseyNumber,
    birthDate: first.birthDate ?? second.birthDate,
    height: first.height ?? second.height,
    weight: first.weight ?? second.weight,
    college: first.college ?? second.college,
    rookieSeason: first.rookieSeason ?? second.rookieSeason,
    aliases: [...first.aliases, ...second.aliases.filter((alias) => !known.has(aliasText(alias)))],
  };
}

function aliasText({ source, id }: PlayerAlias): string {
  return `${source} ${id}`;
}

function aliases(ids: [PlayerAlias["source"], string | null][]): PlayerAlias[] {
  // Some copies write whole numbers as `19801.0`.
  return ids.flatMap(([source, id]) => (id === null ? [] : [{ source, id: id.replace(/\.0$/, "") }]));
}

/** Rosters write `1982-01-22T00:00:00` for a date. */
function isoDate(text: string | null): string | null {
  return text?.slice(0, 10) ?? null;
}
