import { dayInWords } from "../words/format-moment.ts";
import type { Game } from "../game/game.ts";
import { gameState, isDone } from "../game/game-state.ts";
import { matchupNames } from "../game/matchup.ts";
import type { ProviderName } from "../game/game-snapshot.ts";
import { statusWord } from "../game/status.ts";
import { teamName } from "../game/team.ts";
import { weekName } from "../game/week-name.ts";
import { sharePath } from "./address/share-address.ts";

/** What a game's page is called, and how search engines and messages are to describe it. */
export interface GameHead {
  title: string;
  description: string;
  keywords: string[];
  image: PageImage;
}

/** A picture for previews of links: its path on this site, and what it shows. */
export interface PageImage {
  path: string;
  alt: string;
}

/** The texts of a game page's head and its picture at this version; `sources` say whether the game is simulated. */
export function gameHead(game: Game, sources: readonly ProviderName[], version: number): GameHead {
  const week = weekName(game.seasonType, game.week);
  const isSimulated = sources.includes("demo");
  const [away, home] = [teamName(game.awayTeam, game.season), teamName(game.homeTeam, game.season)];
  const state = gameState(game);
  const score =
    state.phase === "before" || state.score === null
      ? `${matchupNames(game)}${game.dateTime === null ? "" : `, ${dayInWords(game.dateTime)}`}`
      : `${away.nick} ${state.score.away}, ${home.nick} ${state.score.home} (${statusWord(game.status)})`;
  const offers =
    state.phase === "before"
      ? "Projections for every fantasy player, stadium, weather and betting line."
      : `Box score with fantasy points, quarter scores and every play${isDone(game) ? "" : ", as they happen"}.`;
  return {
    title: `${game.awayTeam} vs ${game.homeTeam} ${week} - AI Fantasy Football Analysis`,
    description: `${isSimulated ? "Simulated game, fictional players. " : ""}${score}. ${offers}`,
    keywords: [
      "fantasy football",
      "NFL",
      `${away.place} ${away.nick}`,
      `${home.place} ${home.nick}`,
      `${week} ${game.season}`,
      "box score",
      "play-by-play",
      "PPR",
      ...(isSimulated ? ["simulated game"] : []),
    ],
    image: {
      path: sharePath({ gameKey: game.gameKey, version, playId: null }),
      alt: `${score}. ${week}, ${game.season}.`,
    },
  };
}
