import { fail, ok, type Result } from "../../domain/result.ts";
import { playerInSlot } from "./player-in-slot.ts";
import { readShape } from "./read-shape.ts";
import { roundFigure } from "./round-figure.ts";
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
  wins: number;
  losses: number;
  ties: number;
  /** Sum of the season's points. */
  pointsFor: number;
  pointsAgainst: number;
}

/** Reads `/league/{id}/rosters`. */
export function readRosters(data: unknown, leagueId: string): Result<SleeperRoster[], SleeperProblem> {
  if (data === null) return fail(noLeague(leagueId));
  const read = readShape(SLEEPER_ANSWERS.rosters, data, `the rosters of league ${leagueId}`);
  return read.ok ? ok(read.value.map(rosterOf)) : read;
}

function rosterOf(wire: WireRoster): SleeperRoster {
  const { settings } = wire;
  return {
    rosterId: wire.roster_id,
    ownerId: wire.owner_id,
    coOwnerIds: wire.co_owners ?? [],
    playerIds: wire.players ?? [],
    starterIds: (wire.starters ?? []).map(playerInSlot),
    reserveIds: wire.reserve ?? [],
    taxiIds: wire.taxi ?? [],
    wins: settings?.wins ?? 0,
    losses: settings?.losses ?? 0,
    ties: settings?.ties ?? 0,
    pointsFor: joined(settings?.fpts, settings?.fpts_decimal),
    pointsAgainst: joined(settings?.fpts_against, settings?.fpts_against_decimal),
  };
}

/** 3959 and 80 are 3,959.80 points; a season's sum below zero is not known to occur. */
function joined(whole: number | null | undefined, hundredths: number | null | undefined): number {
  return roundFigure((whole ?? 0) + (hundredths ?? 0) / 100, 2);
}
