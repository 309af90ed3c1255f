import type { Game } from "../game/game.ts";
import type { ProviderName } from "../game/game-snapshot.ts";
import { gameState } from "../game/game-state.ts";
import { matchupNames } from "../game/matchup.ts";
import { teamName } from "../game/team.ts";
import { weekName } from "../game/week-name.ts";
import { type GameHead, gameHead } from "./game-head.ts";
import type { GameMoment } from "./game-moment.ts";
import { sharePath } from "./address/share-address.ts";

/** The head of a game's page as of one of its moments: the score then, and no word of how it went on. */
export function momentHead(past: Game, moment: GameMoment, sources: readonly ProviderName[]): GameHead {
  const state = gameState(past);
  const head = gameHead(past, sources, 0);
  const { keywords } = head;
  // The game's own picture tells how it ended.
  const image = { ...head.image, path: sharePath({ gameKey: past.gameKey, plain: true }) };
  // Once it is over nothing is hidden any more.
  if (state.phase === "over") return { ...head, image };
  const [away, home] = [teamName(past.awayTeam, past.season), teamName(past.homeTeam, past.season)];
  const standing =
    state.phase === "before" || state.score === null
      ? `${matchupNames(past)} before kickoff`
      : `${away.nick} ${state.score.away}, ${home.nick} ${state.score.home} at ${moment.label}`;
  const isSimulated = sources.includes("demo");
  return {
    title: `${past.awayTeam} vs ${past.homeTeam} ${weekName(past.seasonType, past.week)} at ${moment.label} - Pickle Six Time Machine`,
    description: `${isSimulated ? "Simulated game, fictional players. " : ""}${standing}. Box score, fantasy points and plays as they stood then, with nothing later.`,
    keywords,
    image: { ...image, alt: `${standing}.` },
  };
}
