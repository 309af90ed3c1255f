import { fail, ok, type Result } from "../../domain/result.ts";
import { playerInSlot } from "./player-in-slot.ts";
import { readShape } from "./read-shape.ts";
import { noLeague } from "./sleeper-league.ts";
import type { SleeperProblem } from "./sleeper-problem.ts";
import { SLEEPER_ANSWERS, type WireRoster } from "./sleeper-wire.ts";

/** A team of a league as it is now. For a week that is over read its matchup: who left since is gone from here. */
export interface SleeperRoster {
  /** 1, 2, ... within the league. */
  rosterId: number;
  /** Null for a team without a manager. */
  ownerId: string | null;
  coOwnerIds: readonly string[];
  /** Everybody, starters, reserve and taxi squad included; a team defense by its team code. */
  playerIds: readonly string[];
  /** By slot of the lineup; null is an empty slot. No slots where Sleeper gives no lineup. */
  starterIds: readonly (string | null)[];
  reserveIds: readonly string[];
  taxiIds: readonly string[];
}

/** Reads `/league/{id}/rosters`. */
export function readRosters(data: unknown, leagueId: string): Result<SleeperRoster[], SleeperProblem> {
  if (data === null) return fail(noLeague(leagueId));
  const read = readShape(SLEEPER_ANSWERS.rosters, data, `the rosters of league ${leagueId}`);
  return read.ok ? ok(read.value.map(rosterOf)) : read;
}

function rosterOf(wire: WireRoster): SleeperRoster {
  return {
    rosterId: wire.roster_id,
    ownerId: wire.owner_id,
    coOwnerIds: wire.co_owners ?? [],
    playerIds: wire.players ?? [],
    starterIds: (wire.starters ?? []).map(playerInSlot),
    reserveIds: wire.reserve ?? [],
    taxiIds: wire.taxi ?? [],
  };
}
