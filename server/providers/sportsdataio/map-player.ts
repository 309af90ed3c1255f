import type { Player } from "../../../domain/game/player.ts";
import { positionOfSource } from "../../../domain/game/position-of-source.ts";
import { type KnownPlayer, ownId } from "./known-players.ts";
import { numbersOf, rekeyedPeople } from "./rekeyed-people.ts";
import type { WirePlayer } from "./wire.ts";
import { teamCode } from "./wire-values.ts";

/**
 * Everybody on the feed's list, each once. Who is known keeps the facts that the store has of him, and only his team, number
 * and position follow the feed, which is newer. `everybody`: the people the store knows under a number of the feed; one of
 * them who has another number now keeps his id and gets that number.
 */
export function mapPlayers(rows: readonly WirePlayer[], known: KnownPlayer, everybody: readonly Player[]): Player[] {
  const listed = rows.map((row) => mapPlayer(row));
  const rekeyed = rekeyedPeople(
    listed.map((player, index) => ({ ...player, number: String(rows[index]?.PlayerID) })),
    everybody,
  );
  const moved = new Set([...rekeyed.values()].map(({ playerId }) => playerId));
  const taken = new Set(everybody.map(({ playerId }) => playerId));
  const people = new Map<string, Player>();
  for (const fresh of listed) {
    const [number = ""] = numbersOf(fresh);
    const holder = known(number);
    // His number is another man's now, and he has a new one.
    const found = rekeyed.get(number);
    const stored =
      found === undefined ? (holder !== null && moved.has(holder.playerId) ? null : holder) : withNumber(found, number);
    const player = stored === null ? withFreeId(fresh, taken) : { ...stored, ...newerFacts(stored, fresh) };
    people.set(player.playerId, player);
  }
  return [...people.values()];
}

function withNumber(player: Player, number: string): Player {
  const others = player.aliases.filter(({ source }) => source !== "fantasydata");
  return { ...player, aliases: [...others, { source: "fantasydata", id: number }] };
}

function newerFacts(stored: Player, fresh: Player): Pick<Player, "position" | "team" | "jerseyNumber"> {
  return {
    position: fresh.position === "" ? stored.position : fresh.position,
    team: fresh.team,
    jerseyNumber: fresh.jerseyNumber ?? stored.jerseyNumber,
  };
}

/** An id that follows from a number can be that of the man who had the number before. */
function withFreeId(player: Player, taken: ReadonlySet<string>): Player {
  let { playerId } = player;
  for (let count = 2; taken.has(playerId); count += 1) playerId = `${player.playerId}-${count}`;
  return { ...player, playerId };
}

function mapPlayer(row: WirePlayer): Player {
  const name = row.Name ?? [row.FirstName, row.LastName].filter(Boolean).join(" ");
  const playerId = ownId(row.PlayerID);
  return {
    playerId,
    name: name === "" ? playerId : name,
    position: positionOfSource(row.Position),
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
