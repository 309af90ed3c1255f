import type { Game } from "../game/game.ts";
import { matchupNicks } from "../game/matchup.ts";
import type { PagePlay } from "../game/page-play.ts";
import type { ShownPlay } from "../game/play.ts";
import { weekName } from "../game/week-name.ts";
import { playCard } from "../plays/play-card.ts";
import { plainText } from "../plays/plain/plain-text.ts";
import { playWords } from "../plays/play-words.ts";
import { toldScores } from "../plays/told-scores.ts";
import type { PageImage } from "./game-head.ts";
import { sharePath } from "./address/share-address.ts";
import { playSwing, swingText } from "./play-swing.ts";

/** How messages are to describe the address of one play. It says nothing that came later, but for the try of a touchdown. */
export interface PlayHead {
  playId: string;
  /** The play in words, with its score as `toldScores` has it. */
  title: string;
  description: string;
  image: PageImage;
}

interface PlayedGame {
  game: Game;
  allPlays: readonly (ShownPlay & Pick<PagePlay, "plain" | "homeChance" | "swing">)[];
  version: number;
}

/** The head of a play's own address; null where the game has no play of this id. */
export function playHead({ game, allPlays, version }: PlayedGame, playId: string): PlayHead | null {
  const index = allPlays.findIndex((play) => play.playId === playId);
  const play = allPlays[index];
  if (play === undefined) return null;
  const { quarter, clock, situation, fieldPosition } = playCard(play);
  const score = toldScores(allPlays)[index] ?? { away: 0, home: 0 };
  const sentence = play.plain === null ? playWords(play.description).replace(/\.$/, "") : plainText(play.plain);
  const title = `${sentence} (${game.awayTeam} ${score.away}, ${game.homeTeam} ${score.home})`;
  const moment = [`${quarter} ${clock}`.trim(), [situation, fieldPosition].filter((part) => part !== null).join(" at ")]
    .filter((part) => part !== "")
    .join(", ");
  const swing = playSwing(play, game);
  const moved = swing === null ? "" : ` Win chance: ${swingText(swing)}.`;
  return {
    playId,
    title,
    description: `${moment}.${moved} ${matchupNicks(game)}, ${weekName(game.seasonType, game.week)}, ${game.season}.`,
    image: {
      path: sharePath({ gameKey: game.gameKey, version, playId }),
      alt: `${moment}: ${title}${swing === null ? "" : `, win chance ${swingText(swing)}`}`,
    },
  };
}
