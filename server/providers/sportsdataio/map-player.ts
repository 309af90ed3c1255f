import type { Player } from "../../../domain/player.ts";
import { type KnownPlayer, ownId } from "./player-identity.ts";
import type { WirePlayer } from "./wire.ts";
import { teamCode } from "./wire-values.ts";

/**
 * Everybody on the feed's list, each once. Who is known keeps the facts that the store has of him, and only his team, number
 * and position follow the feed, which is newer.
 */
export function mapPlayers(rows: readonly WirePlayer[], known: KnownPlayer): Player[] {
  const people = new Map<string, Player>();
  for (const row of rows) {
    const fresh = mapPlayer(row);
    const stored = known(String(row.PlayerID));
    const player =
      stored === null
        ? fresh
        : {
            ...stored,
            position: fresh.position === "" ? stored.position : fresh.position,
            team: fresh.team,
            jerseyNumber: fresh.jerseyNumber ?? stored.jerseyNumber,
          };
    people.set(player.playerId, player);
  }
  return [...people.values()];
}

function mapPlayer(row: WirePlayer): Player {
  const name = row.Name ?? [row.FirstName, row.LastName].filter(Boolean).join(" ");
  const playerId = ownId(row.PlayerID);
  return {
    playerId,
    name: name === "" ? playerId : name,
    position: row.Position ?? "",
    team: teamCode(row.Team),
    jerseyNumber: row.Number ?? null,
    birthDate: row.BirthDate?.slice(0, 10) ?? null,
    height: heightOf(row),
    weight: row.Weight ?? null,
    college: row.College ?? null,
    // `Experience` counts seasons differently for people who were out of the league, so it gives no year.
    rookieSeason: null,
    aliases: [{ source: "fantasydata", id: String(row.PlayerID) }],
  };
}

/** Inches, from two numbers or from `6'2"`. */
function heightOf({ Height, HeightFeet, HeightInches }: WirePlayer): number | null {
  if (typeof HeightFeet === "number") return HeightFeet * 12 + (HeightInches ?? 0);
  const match = /^(\d)'\s*(\d{1,2})"?$/.exec(Height ?? "");
  return match === null ? null : Number(match[1]) * 12 + Number(match[2]);
}
