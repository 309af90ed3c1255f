import type { Game } from "../../domain/game/game.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import type { FeedNumbers } from "./sportsdataio-numbers.ts";

/** A line as a `PlayerGame` or `PlayerGameProjection`; a projection has no PPR points. Whole numbers look like `10.0`. */
export function wireLine(line: PlayerLine, game: Game, numbers: FeedNumbers, isProjection: boolean) {
  return {
    GameKey: game.gameKey,
    PlayerID: numbers.playerId(line.playerId),
    SeasonType: game.seasonType,
    Season: game.season,
    GameDate: null,
    Week: game.week,
    Team: line.team,
    Opponent: line.team === game.homeTeam ? game.awayTeam : game.homeTeam,
    HomeOrAway: line.team === game.homeTeam ? "HOME" : "AWAY",
    Number: 0,
    Name: line.playerName,
    Position: line.position,
    Activated: 1,
    Played: isProjection ? 0 : 1,
    PassingAttempts: line.passingAttempts,
    PassingCompletions: line.passingCompletions,
    PassingYards: line.passingYards,
    PassingTouchdowns: line.passingTouchdowns,
    PassingInterceptions: line.passingInterceptions,
    RushingAttempts: line.rushingAttempts,
    RushingYards: line.rushingYards,
    RushingTouchdowns: line.rushingTouchdowns,
    RushingLong: line.rushingLong ?? 0,
    ReceivingTargets: line.receivingTargets,
    Receptions: line.receptions,
    ReceivingYards: line.receivingYards,
    ReceivingTouchdowns: line.receivingTouchdowns,
    ReceivingLong: line.receivingLong ?? 0,
    FumblesLost: line.fumblesLost,
    TwoPointConversionPasses: 0,
    TwoPointConversionRuns: line.twoPointConversions,
    TwoPointConversionReceptions: 0,
    SpecialTeamsTouchdowns: line.specialTeamsTouchdowns ?? 0,
    FantasyPoints: line.fantasyPoints,
    FantasyPointsPPR: isProjection ? null : line.fantasyPointsPPR,
  };
}

/** A person of the game's lines or plays as the list of players has him. */
export function wirePlayer(
  person: { playerId: string; playerName: string; team: string },
  position: string,
  numbers: FeedNumbers,
) {
  const [first = "", ...rest] = person.playerName.split(" ");
  return {
    PlayerID: numbers.playerId(person.playerId),
    Team: person.team,
    Number: 12,
    FirstName: first,
    LastName: rest.join(" "),
    Position: position,
    Status: "Active",
    Height: `6'2"`,
    Weight: 210,
    BirthDate: "1999-02-03T00:00:00",
    College: "Dill State",
    Experience: 4,
    FantasyPosition: position,
    Active: true,
    Name: person.playerName,
    HeightFeet: 6,
    HeightInches: 2,
  };
}
