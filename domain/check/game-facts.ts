import type { CreditStat } from "../game/credit.ts";
import { type Drive, findDrives } from "../plays/find-drives.ts";
import { foldGame, type GameFold } from "../fold/fold-game.ts";
import { withFantasyPoints } from "../fold/fantasy-points.ts";
import type { Game } from "../game/game.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import type { Play } from "../game/play.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { scoreStates, type ScoreState } from "./score-states.ts";
import { type TeamFigures, teamFigures } from "./team-figures.ts";

/** A player of the game with everything known of his day. */
export interface PlayerFacts {
  playerId: string;
  playerName: string;
  team: string;
  position: string;
  stats: PlayerLine | null;
  projection: PlayerLine | null;
  totals: Partial<Record<CreditStat, number>>;
}

/** A snapshot laid out for looking claims up. */
export interface GameFacts {
  game: Game;
  plays: Play[];
  fold: GameFold;
  players: Map<string, PlayerFacts>;
  teams: Map<string, TeamFigures>;
  states: ScoreState[];
  drives: Drive<Play>[];
  /** Null before a score is known, and for a tie. */
  winner: string | null;
  isOver: boolean;
}

const KNOWN = new WeakMap<GameSnapshot, GameFacts>();

/** The facts of a snapshot, made once for each. */
export function gameFacts(snapshot: GameSnapshot): GameFacts {
  const known = KNOWN.get(snapshot);
  if (known !== undefined) return known;
  const { game } = snapshot;
  const plays = snapshot.allPlays.toSorted((a, b) => a.sequence - b.sequence);
  const fold = foldGame(plays, game);
  const { awayScore, homeScore } = game;
  const margin = awayScore === null || homeScore === null ? 0 : awayScore - homeScore;
  const isOver = /^(?:final|f\/ot)/i.test(game.status);
  const ahead = margin > 0 ? game.awayTeam : game.homeTeam;
  const facts: GameFacts = {
    game,
    plays,
    fold,
    players: playersOf(snapshot, fold),
    teams: new Map(
      [game.awayTeam, game.homeTeam].map((team) => [team, teamFigures(team, fold, { ...snapshot, allPlays: plays })]),
    ),
    states: scoreStates(plays),
    drives: findDrives(plays, game),
    winner: isOver && margin !== 0 ? ahead : null,
    isOver,
  };
  KNOWN.set(snapshot, facts);
  return facts;
}

function playersOf({ playerGameStats, playerProjections }: GameSnapshot, fold: GameFold): Map<string, PlayerFacts> {
  const players = new Map<string, PlayerFacts>();
  for (const [list, field] of [
    [playerGameStats, "stats"],
    [playerProjections, "projection"],
  ] as const) {
    for (const line of list) {
      const { playerId, playerName, team, position } = line;
      const known = players.get(playerId) ?? {
        playerId,
        playerName,
        team,
        position,
        stats: null,
        projection: null,
        totals: {},
      };
      players.set(playerId, { ...known, [field]: withFantasyPoints(line) });
    }
  }
  for (const { playerId, playerName, team, totals } of fold.lines.values()) {
    const known = players.get(playerId) ?? {
      playerId,
      playerName,
      team,
      position: "",
      stats: null,
      projection: null,
      totals: {},
    };
    players.set(playerId, { ...known, totals });
  }
  return players;
}

/** Points of a team at a state of the score. */
export function pointsOf(team: string, state: { away: number; home: number }, game: Game): number {
  return team === game.awayTeam ? state.away : state.home;
}

/** The other side. */
export function otherTeam(team: string, game: Game): string {
  return team === game.awayTeam ? game.homeTeam : game.awayTeam;
}

/** The largest lead that a side ever had; negative where it never led. */
export function mostAhead(team: string, facts: GameFacts): number {
  return Math.max(
    ...facts.states.map(
      (state) => pointsOf(team, state, facts.game) - pointsOf(otherTeam(team, facts.game), state, facts.game),
    ),
  );
}
