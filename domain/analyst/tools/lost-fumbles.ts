import type { Game } from "../../game/game.ts";
import { finalAccount } from "../../plays/play-text.ts";
import type { ShownPlay } from "../../game/play.ts";
import { canonicalTeamCode } from "../../game/team-code.ts";
import { alternatives } from "../../words/alternatives.ts";

/**
 * What becomes of the ball as texts tell it: it is kicked or intercepted away, fumbled or muffed, and recovered. Two styles: the league's own
 * ("FUMBLES (50-A.Roe), RECOVERED by MIN-5-B.Roe at MIN 7", "and recovers") and full sentences ("recovered by Name (MIN)", "recovered it himself").
 */
const STEPS = new RegExp(
  alternatives`
    (?<taken>\bintercepted by\b|\bpunt(?:s|ed)\b|\bkick(?:s|ed)\b) | (?<loose>\bFUMBLES\b|\bMUFFS\b|(?<!forced )\bfumbled\b)
    (?<touchback>\b(?:ball )?out of bounds in end zone, touchback\b)
    (?<own>\band recovers\b|\brecovered it himself\b|\bball out of bounds\b|\bout of bounds at\b)
    \brecovered by (?:(?<code>[A-Z]{2,3})-|[^(.]*?(?:\.[^(.]*?)*\((?<told>[A-Z]{2,3})\))
  `,
  "gi",
);

type Teams = Pick<Game, "awayTeam" | "homeTeam">;

/** Who lost the ball by a fumble on a play, once for each time; null where its text does not settle it. */
export function lostFumbles(play: ShownPlay, teams: Teams): string[] | null {
  const text = finalAccount(play.description);
  if (play.type === "Penalty" || !/fumbl|muff/i.test(text)) return [];
  const other = (team: string | null): string | null =>
    team === teams.awayTeam ? teams.homeTeam : team === teams.homeTeam ? teams.awayTeam : null;
  let holder = play.team;
  let isLoose = false;
  const lost: string[] = [];
  for (const { groups } of text.matchAll(STEPS)) {
    if (groups?.["taken"] !== undefined) {
      holder = other(holder);
      continue;
    }
    if (groups?.["loose"] !== undefined) {
      isLoose = true;
      continue;
    }
    const recoverer = groups?.["code"] ?? groups?.["told"];
    // Lost twice on one play: sources disagree on the second.
    if (groups?.["touchback"] !== undefined && lost.length > 0) return null;
    const isOwn = groups?.["own"] !== undefined;
    const team: string | null = isOwn
      ? holder
      : recoverer === undefined
        ? other(holder)
        : canonicalTeamCode(recoverer.toUpperCase());
    if (team === null || holder === null) return null;
    if (isLoose && team !== holder) lost.push(holder);
    holder = team;
    isLoose = false;
  }
  return isLoose ? null : lost;
}
