import type { Game } from "../game/game.ts";
import { isFinal } from "../game/status.ts";
import type { Play } from "../game/play.ts";
import { teamName } from "../game/team.ts";
import { wholeChance } from "../words/whole-chance.ts";
import { formatClock, ordinal } from "../words/format.ts";

/**
 * The course of a win chance in words: "Win chance: Commanders 52 percent at kickoff; at most 93 percent for the Commanders with
 * 0:54 left in the 3rd quarter and 94 percent for the Bears with 0:06 left in the 4th quarter." Whose chance was highest before the first play
 * is said to have had it never higher.
 */
export function chanceSentence(
  game: Pick<Game, "awayTeam" | "homeTeam" | "season" | "status">,
  plays: readonly Play[],
  { before, after }: { before: number; after: readonly number[] },
): string {
  const names = { away: teamName(game.awayTeam, game.season).nick, home: teamName(game.homeTeam, game.season).nick };
  const inner = isFinal(game) ? after.slice(0, -1) : after;
  const most = (["home", "away"] as const).map((side) => {
    const own = (chance: number): number => (side === "home" ? chance : 100 - chance);
    const index = inner.reduce((best, chance, at) => (own(chance) > own(inner[best] ?? chance) ? at : best), 0);
    const percent = wholeChance(own(inner[index] ?? before));
    return { name: names[side], percent, play: plays[index], isFromKickoff: percent <= wholeChance(own(before)) };
  });
  const favorite = before >= 50 ? names.home : names.away;
  const higher = most
    .filter(({ isFromKickoff }) => !isFromKickoff)
    .map(({ name, percent, play }) => `${percent} percent for the ${name}${play === undefined ? "" : when(play)}`);
  const stated =
    inner.length === 0
      ? []
      : [
          ...(higher.length === 0 ? [] : [`at most ${higher.join(" and ")}`]),
          ...most
            .filter(({ isFromKickoff }) => isFromKickoff)
            .map(({ name }) => `never more for the ${name} than at kickoff`),
        ];
  const last = after.at(-1) ?? before;
  const now = isFinal(game)
    ? ""
    : `; now ${wholeChance(Math.max(last, 100 - last))} percent for the ${last >= 50 ? names.home : names.away}`;
  return `Win chance: ${favorite} ${wholeChance(Math.max(before, 100 - before))} percent at kickoff${stated.map((one) => `; ${one}`).join("")}${now}.`;
}

function when({ quarterName, timeRemainingMinutes, timeRemainingSeconds }: Play): string {
  if (quarterName === "OT") return " in overtime";
  const clock = formatClock(timeRemainingMinutes, timeRemainingSeconds);
  const quarter = `the ${ordinal(Number(quarterName))} quarter`;
  return clock === "" ? ` at the end of ${quarter}` : ` with ${clock} left in ${quarter}`;
}
