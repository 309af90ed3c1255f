import type { FantasyTeam, RosteredPlayer } from "../../domain/my-players/my-league.ts";
import type { SleeperKept } from "../../domain/my-players/kept-players.ts";
import type { SleeperMatchup } from "../sleeper/sleeper-matchup.ts";
import type { SleeperMember } from "../sleeper/sleeper-member.ts";
import type { SleeperRoster } from "../sleeper/sleeper-roster.ts";
import type { NamedOwner } from "./sleeper-people.ts";

/** What Sleeper says of a league in a week. */
export interface SleeperWeek {
  rosters: readonly SleeperRoster[];
  members: readonly SleeperMember[];
  /** None in a week that is not paired yet, and where the week is none of the league's. */
  matchups: readonly SleeperMatchup[];
  /** The places of a lineup, in order, those on the bench among them. */
  slots: readonly string[];
}

/** Places that nobody starts in. */
const RESTING = new Set(["BN", "IR", "TAXI"]);

/** The reader's roster in a league; null where none is theirs any more. */
export function rosterOf(team: SleeperKept["team"], rosters: readonly SleeperRoster[]): SleeperRoster | null {
  if ("rosterId" in team) return rosters.find(({ rosterId }) => rosterId === team.rosterId) ?? null;
  const { userId } = team;
  return (
    rosters.find(({ ownerId }) => ownerId === userId) ??
    rosters.find(({ coOwnerIds }) => coOwnerIds.includes(userId)) ??
    null
  );
}

/** The roster that a roster plays in the week; null in a week off. */
export function opponentOf({ rosterId }: SleeperRoster, { rosters, matchups }: SleeperWeek): SleeperRoster | null {
  const matchupId = matchups.find((one) => one.rosterId === rosterId)?.matchupId ?? null;
  if (matchupId === null) return null;
  const other = matchups.find((one) => one.matchupId === matchupId && one.rosterId !== rosterId);
  return rosters.find((one) => one.rosterId === other?.rosterId) ?? null;
}

/** A roster's lineup of the week; as the roster stands now where the week has none. Who is on reserve or on the taxi squad is left out. */
export function teamOfWeek(
  roster: SleeperRoster,
  week: SleeperWeek,
  nameOf: (sleeperId: string) => NamedOwner,
): FantasyTeam {
  const matchup = week.matchups.find(({ rosterId }) => rosterId === roster.rosterId) ?? null;
  const isPlayed = matchup !== null && matchup.starterIds !== null;
  const starters = matchup?.starterIds ?? roster.starterIds;
  const players = (isPlayed ? matchup.playerIds : null) ?? roster.playerIds;
  const away = new Set([...starters, ...roster.reserveIds, ...roster.taxiIds]);
  const slots = week.slots.filter((slot) => !RESTING.has(slot));
  return {
    name: teamNameOf(roster, week.members),
    fixedTotal: matchup?.fixedTotal ?? null,
    starters: starters.map((id, at) => starter(id, slots[at] ?? null, nameOf)),
    bench: players.filter((id) => !away.has(id)).map((id) => ({ ...nameOf(id), slot: null })),
  };
}

/** What a roster is called: by its own name, else by its manager's. */
export function teamNameOf({ rosterId, ownerId }: SleeperRoster, members: readonly SleeperMember[]): string {
  const manager = members.find(({ userId }) => userId === ownerId);
  return manager?.teamName ?? manager?.displayName ?? `Team ${rosterId}`;
}

function starter(id: string | null, slot: string | null, nameOf: (id: string) => NamedOwner): RosteredPlayer {
  return id === null ? { owner: null, name: "", slot } : { ...nameOf(id), slot };
}
