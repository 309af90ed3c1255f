import type { Game } from "../game/game.ts";
import type { JudgedPoints } from "./judged-points.ts";

/** The next game of somebody's team, and what is expected of him in it. */
export interface NextGame {
  game: Pick<Game, "gameKey" | "seasonType" | "week" | "isNeutralSite" | "dateTime">;
  opponent: string;
  isHome: boolean;
  /** Null where nothing is projected. */
  expected: JudgedPoints | null;
  /** `PPR`; kickers and defenses by standard scoring. */
  scoringName: string;
  /** Of PPR points to his position: 12 is 12 percent more than an average defense allows. Null for kickers, defenses and where it is not known. */
  allowedPercent: number | null;
}
