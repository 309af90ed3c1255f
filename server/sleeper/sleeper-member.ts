import { fail, ok, type Result } from "../../domain/result.ts";
import { readShape } from "./read-shape.ts";
import { shownName } from "./shown-name.ts";
import { noLeague } from "./sleeper-league.ts";
import type { SleeperProblem } from "./sleeper-problem.ts";
import { SLEEPER_ANSWERS } from "./sleeper-wire.ts";

/** Somebody in a league. Not everyone has a roster: a co-owner, or a commissioner who only looks after it. */
export interface SleeperMember {
  userId: string;
  displayName: string | null;
  /** Null for a team without a name of its own. */
  teamName: string | null;
}

/** Reads `/league/{id}/users`. */
export function readMembers(data: unknown, leagueId: string): Result<SleeperMember[], SleeperProblem> {
  if (data === null) return fail(noLeague(leagueId));
  const read = readShape(SLEEPER_ANSWERS.members, data, `the managers of league ${leagueId}`);
  if (!read.ok) return read;
  return ok(
    read.value.map((wire) => ({
      userId: wire.user_id,
      displayName: shownName(wire.display_name),
      teamName: shownName(wire.metadata?.team_name),
    })),
  );
}
