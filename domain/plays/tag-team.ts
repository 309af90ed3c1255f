import type { Game } from "../game/game.ts";
import type { Play } from "../game/play.ts";
import { canonicalTeamCode } from "../game/team-code.ts";
import { leaguePenalties } from "./penalties.ts";
import { finalAccount } from "./play-text.ts";

type Teams = Pick<Game, "awayTeam" | "homeTeam">;

/**
 * The team that a play's tag names before its type: who intercepted, who was penalized, who scored; of every other play the team whose play it
 * was. A rush whose fumble is lost stays the offense's, for `DET RUSH` would be false: the words say who recovered.
 */
export function tagTeam(play: Play, teams: Teams): string | null {
  const { type, awayPoints, homePoints } = play;
  if (type === "Interception") return interceptingTeam(play) ?? play.opponent ?? play.team;
  // Before the points: a penalty in the end zone is a safety for the other team.
  if (type === "Penalty") return penalizedTeam(play) ?? play.team;
  if (awayPoints !== homePoints) return awayPoints > homePoints ? teams.awayTeam : teams.homeTeam;
  return play.team;
}

function interceptingTeam({ credits }: Play): string | undefined {
  return credits.find(({ stat }) => stat === "interceptions")?.team;
}

/** Enforced yards say by their sign who was penalized; without any, the league's text does where it names one team only. */
function penalizedTeam({ yardsGained, team, opponent, description }: Play): string | null {
  if (yardsGained !== 0) return yardsGained < 0 ? team : opponent;
  const penalties = leaguePenalties(finalAccount(description));
  const enforced = penalties.filter(({ outcome }) => outcome === "enforced");
  const codes = new Set((enforced.length > 0 ? enforced : penalties).map(({ code }) => canonicalTeamCode(code)));
  const [only = null] = codes;
  return codes.size === 1 ? only : null;
}
