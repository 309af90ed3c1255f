import type { Game } from "../../game/game.ts";
import type { Play } from "../../game/play.ts";
import { countAllowed } from "./count-allowed.ts";
import { countDefender } from "./count-defender.ts";
import { countKicking } from "./count-kicking.ts";
import { countPassing, countReceiving, countRushing } from "./count-offense.ts";
import { countSpecial } from "./count-special.ts";
import { countTeamDefense } from "./count-team-defense.ts";
import type { Count, Counts } from "./count.ts";
import { playParts } from "../play-parts.ts";
import { isStat } from "../stats.ts";

/** What a game's plays need beside themselves to be counted. */
export interface CountedGame extends Pick<Game, "awayTeam" | "homeTeam"> {
  /** Punts that ended a drive without a first down, by `playId`: `threeAndOuts`. */
  threeAndOuts: ReadonlySet<string>;
}

/**
 * Everything that one play adds to the lines of players and of both teams' defenses. A play that a penalty undid adds
 * nothing, but for the punts that `isUndonePunt` describes.
 */
export function countPlay(play: Play, game: CountedGame): Count[] {
  return [
    ...countPeople(play),
    ...countDefense(play, game, game.awayTeam, [play.awayPoints, play.homePoints]),
    ...countDefense(play, game, game.homeTeam, [play.homePoints, play.awayPoints]),
  ];
}

/** What a play adds to the lines of players, for which it needs no other. */
export function countPeople(play: Play): Count[] {
  return playParts(play).flatMap((part) => [
    ...listed(part.playerId, countPassing(play, part)),
    ...listed(part.playerId, countRushing(play, part)),
    ...listed(part.playerId, countReceiving(play, part)),
    ...listed(part.playerId, countKicking(play, part)),
    ...listed(part.playerId, countSpecial(play, part)),
    ...listed(part.playerId, countDefender(play, part)),
  ]);
}

function countDefense(
  play: Play,
  game: CountedGame,
  team: string,
  [scored, allowed]: readonly [scored: number, allowed: number],
): Count[] {
  const isOut = play.team !== team && game.threeAndOuts.has(play.playId);
  return [
    ...listed(team, countTeamDefense(play, team, scored)),
    ...listed(team, countAllowed(play, team, allowed)),
    ...listed(team, { def_3_and_out: isOut ? 1 : 0 }),
  ];
}

/** What a share adds, statistic by statistic. A play has ninety of them, nearly all nothing: no list is made of those. */
function listed(owner: string, counts: Counts): Count[] {
  const own: Count[] = [];
  for (const stat in counts) {
    if (!isStat(stat)) continue;
    const amount = counts[stat];
    if (amount !== undefined && amount !== 0) own.push({ owner, stat, amount });
  }
  return own;
}
