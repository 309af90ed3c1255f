import type { Game } from "./game.ts";
import type { GameSite } from "./is-neutral-site.ts";
import { matchupWord } from "./matchup-word.ts";
import { teamName } from "./team.ts";

type Teams = Pick<Game, "awayTeam" | "homeTeam"> & GameSite;

/** A game by its teams' codes: `CHI at GB`. */
export function matchupCodes(game: Teams): string {
  return `${game.awayTeam} ${matchupWord(game)} ${game.homeTeam}`;
}

/** A game by its teams' nicknames: `Bears at Packers`. */
export function matchupNicks(game: Teams & Pick<Game, "season">): string {
  const [away, home] = [teamName(game.awayTeam, game.season), teamName(game.homeTeam, game.season)];
  return `${away.nick} ${matchupWord(game)} ${home.nick}`;
}

/** A game by its teams' whole names: `Chicago Bears at Green Bay Packers`. */
export function matchupNames(game: Teams & Pick<Game, "season">): string {
  const [away, home] = [teamName(game.awayTeam, game.season), teamName(game.homeTeam, game.season)];
  return `${away.place} ${away.nick} ${matchupWord(game)} ${home.place} ${home.nick}`;
}
