import { fail, ok, type Result } from "../../domain/result.ts";
import type { Sleeper } from "../sleeper/open-sleeper.ts";
import type { SleeperLeague } from "../sleeper/sleeper-league.ts";
import type { SleeperUser } from "../sleeper/sleeper-user.ts";

/** Somebody at Sleeper, and the leagues of the first of the seasons in which there are any. The error is a sentence for the reader. */
export async function leaguesOfUser(
  sleeper: Sleeper,
  nameOrId: string,
  seasons: readonly number[],
): Promise<Result<{ user: SleeperUser; leagues: readonly SleeperLeague[] }, string>> {
  const found = await sleeper.findUser(nameOrId);
  if (!found.ok) return fail(found.error.message);
  const user = found.value.value;
  for (const season of seasons) {
    const leagues = await sleeper.leaguesOf(user.userId, season);
    if (!leagues.ok) return fail(leagues.error.message);
    if (leagues.value.value.length > 0) return ok({ user, leagues: leagues.value.value });
  }
  return fail(`This user has no league of ${seasons.join(" or ")} on Sleeper. Paste the link of a league instead.`);
}
