import { TEAMS, teamName } from "../../../domain/game/team.ts";
import { openAccount, type Account } from "./game-model/account.ts";
import { endGame, isReadyToSnap } from "./game-model/clock.ts";
import type { Conditions } from "./world/conditions.ts";
import { otherTeam, type DemoTeam } from "./world/demo-player.ts";
import { situationOf, type GameInPlay, type RecordedPlay, type TeamInPlay } from "./game-model/game-in-play.ts";
import { playKickoff } from "./play/kickoff.ts";
import { isOvertimeDecided } from "./game-model/overtime.ts";
import { createRandom } from "./world/random.ts";
import { rateTeam } from "./world/ratings.ts";
import type { Roster } from "./world/roster.ts";
import { playSnap } from "./play/play-snap.ts";
import { playTry } from "./play/play-try.ts";

export interface GameSetup {
  seed: string;
  season: number;
  awayTeam: string;
  homeTeam: string;
  isPostseason: boolean;
  conditions: Conditions;
  rosters: ReadonlyMap<string, Roster>;
}

/** A whole game from the first kickoff to its last row, and the simulator's own books of it. */
export interface SimulatedGame {
  rows: RecordedPlay[];
  account: Account;
}

/** Plays a game. The same setup gives the same game, to the letter. Throws for a team without a roster. */
export function simulateGame(setup: GameSetup): SimulatedGame {
  const game = openGame(setup);
  while (!game.isOver) {
    step(game);
    while (game.afters.length < game.rows.length) game.afters.push(situationOf(game));
  }
  const rows = game.rows.map((row, index) => ({ ...row, after: game.afters[index] ?? situationOf(game) }));
  return { rows, account: game.account };
}

function step(game: GameInPlay): void {
  if (isOvertimeDecided(game)) return endGame(game);
  if (!isReadyToSnap(game)) return;
  switch (game.next) {
    case "kickoff":
    case "freeKick":
      return playKickoff(game);
    case "try":
      return playTry(game);
    case "scrimmage":
      return playSnap(game);
  }
}

function openGame(setup: GameSetup): GameInPlay {
  const random = createRandom(`${setup.seed}/game`);
  const openingReceiver: DemoTeam = random.chance(0.5) ? "away" : "home";
  return {
    teams: { away: teamInPlay(setup, setup.awayTeam), home: teamInPlay(setup, setup.homeTeam) },
    conditions: setup.conditions,
    isPostseason: setup.isPostseason,
    random,
    words: createRandom(`${setup.seed}/words`),
    period: 1,
    secondsLeft: 900,
    offense: otherTeam(openingReceiver),
    spot: 65,
    down: 0,
    distance: 0,
    next: "kickoff",
    drive: 0,
    wall: 0,
    clock: "stopped",
    isWarned: false,
    score: { away: 0, home: 0 },
    timeouts: { away: 3, home: 3 },
    challenges: { away: 2, home: 2 },
    openingReceiver,
    hasHadItsChance: { away: false, home: false },
    injured: new Set(),
    isOver: false,
    rows: [],
    afters: [],
    account: openAccount(),
  };
}

function teamInPlay({ rosters, season }: GameSetup, code: string): TeamInPlay {
  const roster = rosters.get(code);
  if (roster === undefined) throw new RangeError(`no roster for "${code}"`);
  const { place, nick } = teamName(code, season);
  const isShared = TEAMS.filter((team) => team.place === place).length > 1;
  const callName = isShared ? `${place} ${nick}` : place;
  return { code, callName, roster, ratings: rateTeam(roster) };
}
