import { comingSnap } from "../chance/coming-snap.ts";
import type { GameChances } from "../chance/game-chances.ts";
import { possessionAfter } from "../fold/possession.ts";
import type { Game } from "../game/game.ts";
import type { Play } from "../game/play.ts";
import { toldScores } from "../plays/told-scores.ts";

/** A play with what it changed: known after it, and nothing later. */
export interface KeyMoment {
  play: Play;
  /** The home team's change of its chance to win, in percent with one decimal. */
  swing: number;
  /** The same as the team sees it whose play it is. */
  gained: number;
  /** The home team's chance after it, in percent. */
  chance: number;
  /** Points of the home team minus points of the away team, before it, and after it as `toldScores` has it: a touchdown with its try. */
  leadBefore: number;
  lead: number;
  /** Who has the ball next, where it is known, and the spot as a page writes it (`WAS 1`); null where a kick or a try is next. */
  nextTeam: string | null;
  nextSpot: { text: string; yardsToEndZone: number } | null;
}

/** Every row as a moment, in game order. */
export function keyMoments(game: Game, plays: readonly Play[], { before, after }: GameChances): KeyMoment[] {
  const scores = toldScores(plays);
  let points = 0;
  let possession: string | null = null;
  return plays.map((play, index) => {
    const leadBefore = points;
    points += play.homePoints - play.awayPoints;
    const { away = 0, home = 0 } = scores[index] ?? {};
    possession = possessionAfter(play, game) ?? possession;
    const { spot } = comingSnap(game, plays, index, possession);
    const chance = after[index] ?? before;
    const earlier = index === 0 ? before : (after[index - 1] ?? before);
    const swing = Math.round(10 * (chance - earlier)) / 10;
    return {
      play,
      swing,
      gained: play.team === game.homeTeam ? swing : -swing,
      chance,
      leadBefore,
      lead: home - away,
      nextTeam: spot?.team ?? possession,
      nextSpot: spot === null ? null : { text: spotText(spot, game), yardsToEndZone: spot.yardsToEndZone },
    };
  });
}

function spotText(
  { team, yardsToEndZone }: { team: string; yardsToEndZone: number },
  { awayTeam, homeTeam }: Pick<Game, "awayTeam" | "homeTeam">,
): string {
  if (yardsToEndZone === 50) return "50";
  const opponent = team === homeTeam ? awayTeam : homeTeam;
  return yardsToEndZone > 50 ? `${team} ${100 - yardsToEndZone}` : `${opponent} ${yardsToEndZone}`;
}
