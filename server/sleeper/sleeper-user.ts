import { fail, ok, type Result } from "../../domain/result.ts";
import { readShape } from "./read-shape.ts";
import { shownName } from "./shown-name.ts";
import { lastingProblem, type SleeperProblem } from "./sleeper-problem.ts";
import { SLEEPER_ANSWERS } from "./sleeper-wire.ts";

/** Somebody with an account at Sleeper. Names change; the id stays. */
export interface SleeperUser {
  userId: string;
  userName: string | null;
  displayName: string | null;
}

/** Reads `/user/{name or id}`. Sleeper answers null, with status 200, for a user that it does not have. */
export function readUser(data: unknown): Result<SleeperUser, SleeperProblem> {
  if (data === null) {
    return fail(
      lastingProblem(
        "not-found",
        "Sleeper has no user of that name. Check the spelling, capital letters too, in your Sleeper profile.",
      ),
    );
  }
  const read = readShape(SLEEPER_ANSWERS.user, data, "a user");
  if (!read.ok) return read;
  const { user_id: userId, username, display_name: displayName } = read.value;
  return ok({ userId, userName: shownName(username), displayName: shownName(displayName) });
}
