import type { Credit, CreditStat } from "../../domain/game/credit.ts";
import type { Play, PlayType } from "../../domain/game/play.ts";
import { teamByCode, teamName } from "../../domain/game/team.ts";
import { STAT_FIELDS, type StatField } from "../../server/providers/sportsdataio/stat-fields.ts";
import { easternText, type FeedNumbers } from "./sportsdataio-numbers.ts";

interface WirePlayContext {
  game: { gameKey: string; season: number; seasonType: number; week: number; awayTeam: string; homeTeam: string };
  scoreId: number;
  numbers: FeedNumbers;
  /** The team that has the ball, or had it last: the feed writes it on rows that are nobody's. */
  ball: string;
  /** The board after this row and after the try that follows it, for a scoring play and a missed field goal. */
  board: { away: number; home: number } | null;
  /** When the row was there, and when it was touched last. */
  at: number;
  touchedAt: number;
}

/** A play as the feed writes it, with the feed's own habits: see `../shared/data/README.md`, D1 to D7. */
export function wirePlay(play: Play, context: WirePlayContext) {
  const { game, ball, at, touchedAt } = context;
  const other = ball === game.homeTeam ? game.awayTeam : game.homeTeam;
  const isTry = play.type === "ExtraPoint" || play.type === "TwoPointConversion";
  const endsThird = play.type === "Period" && play.quarterName === "3";
  return {
    PlayID: playNumber(play, context),
    QuarterID: context.scoreId * 10 + ["1", "2", "3", "4", "OT"].indexOf(play.quarterName),
    QuarterName: endsThird ? "4" : play.quarterName,
    Sequence: play.sequence,
    TimeRemainingMinutes: endsThird ? 15 : play.timeRemainingMinutes,
    TimeRemainingSeconds: play.timeRemainingSeconds,
    PlayTime: easternText(at),
    Updated: easternText(touchedAt),
    Created: easternText(at),
    Team: play.team ?? ball,
    Opponent: play.opponent ?? other,
    Down: play.down === 0 ? 1 : play.down,
    Distance: play.down === 0 ? 10 : play.distance,
    YardLine: isTry ? 1 : play.yardLine,
    YardLineTerritory: play.yardLineTerritory,
    YardsToEndZone: isTry ? 0 : play.yardsToEndZone,
    Type: wireType(play),
    YardsGained: play.yardsGained,
    Description: wireText(play, game.season),
    IsScoringPlay: play.isScoringPlay === 1,
    ScoringPlay: context.board === null ? null : scoringPlay(play, context, context.board),
    PlayStats: wireStats(play, context),
  };
}

/** The feed's number of a row, which stays its own when rows come in before it. */
function playNumber({ playId }: Play, { scoreId }: WirePlayContext): number {
  return scoreId * 10_000 + Number(/\d+$/.exec(playId)?.[0] ?? 0);
}

const TYPES: Readonly<Partial<Record<PlayType, string>>> = {
  Interception: "PassIntercepted",
  TwoMinuteWarning: "Timeout",
  Other: "Timeout",
};

function wireType(play: Play): string {
  if (play.type !== "Pass") return TYPES[play.type] ?? play.type;
  return play.credits.some(({ stat }) => stat === "passingCompletions") ? "PassCompleted" : "PassIncomplete";
}

function wireText(play: Play, season: number): string {
  if (play.type === "Timeout")
    return play.timeoutTeam === null ? "Timeout" : `${teamName(play.timeoutTeam, season).place} timeout`;
  if (play.type === "TwoMinuteWarning") return "Two-minute warning";
  if (play.type === "Other") return "Timeout";
  if (play.type === "Period") return periodText(play);
  return play.description
    .replaceAll(/Penalty on ([^,]+), (.+?) \([^)]*\): (\d+) yards[^.]*\./g, "$1 committed $3 yard penalty ($2).")
    .replaceAll(/Penalty on ([^,]+), (.+?) \([^)]*\)[^.]*\./g, "$1 penalty ($2).")
    .replace(/\.$/, "");
}

function periodText({ description, quarterName }: Play): string {
  if (/end of game/i.test(description)) return "End of Game";
  const texts = { "1": "End of 1st Quarter", "2": "End of Half", "3": "End of 3rd Quarter", "4": "End of Regulation" };
  return quarterName === "OT" ? "End of Overtime" : texts[quarterName];
}

function scoringPlay(play: Play, { game, scoreId }: WirePlayContext, board: { away: number; home: number }) {
  const scorer = play.awayPoints > 0 ? game.awayTeam : play.homePoints > 0 ? game.homeTeam : play.team;
  return {
    GameKey: game.gameKey,
    SeasonType: game.seasonType,
    ScoringPlayID: scoreId * 1000 + play.sequence,
    Season: game.season,
    Week: game.week,
    AwayTeam: game.awayTeam,
    HomeTeam: game.homeTeam,
    Date: null,
    Sequence: play.sequence,
    Team: scorer,
    Quarter: play.quarterName,
    TimeRemaining: `${play.timeRemainingMinutes ?? 0}:${String(play.timeRemainingSeconds ?? 0).padStart(2, "0")}`,
    PlayDescription: play.description,
    AwayScore: board.away,
    HomeScore: board.home,
    ScoreID: scoreId,
  };
}

/** The feed knows no hits on a quarterback. */
const STATS: Readonly<Partial<Record<CreditStat, StatField>>> = {
  passingAttempts: "PassingAttempts",
  passingCompletions: "PassingCompletions",
  passingYards: "PassingYards",
  passingTouchdowns: "PassingTouchdowns",
  passingInterceptions: "PassingInterceptions",
  passingTwoPoints: "TwoPointConversionPasses",
  sacksTaken: "PassingSacks",
  sackYardsLost: "PassingSackYards",
  rushingAttempts: "RushingAttempts",
  rushingYards: "RushingYards",
  rushingTouchdowns: "RushingTouchdowns",
  rushingTwoPoints: "TwoPointConversionRuns",
  receivingTargets: "ReceivingTargets",
  receptions: "Receptions",
  receivingYards: "ReceivingYards",
  receivingTouchdowns: "ReceivingTouchdowns",
  receivingTwoPoints: "TwoPointConversionReceptions",
  fumbles: "Fumbles",
  fumblesLost: "FumblesLost",
  returnFumblesLost: "FumblesLost",
  fumbleRecoveries: "FumblesRecovered",
  fumbleReturnYards: "FumbleReturnYards",
  fumbleReturnTouchdowns: "FumbleReturnTouchdowns",
  kickReturns: "KickReturns",
  kickReturnYards: "KickReturnYards",
  kickReturnTouchdowns: "KickReturnTouchdowns",
  // It has no name of its own for a kickoff that the kicking team recovers.
  kickRecoveryTouchdowns: "FumbleReturnTouchdowns",
  puntReturns: "PuntReturns",
  puntReturnYards: "PuntReturnYards",
  puntReturnTouchdowns: "PuntReturnTouchdowns",
  interceptions: "Interceptions",
  interceptionReturnYards: "InterceptionReturnYards",
  interceptionReturnTouchdowns: "InterceptionReturnTouchdowns",
  blockedKickReturnTouchdowns: "BlockedKickReturnTouchdowns",
  defensiveTwoPoints: "TwoPointConversionReturns",
  tackles: "SoloTackles",
  assists: "AssistedTackles",
  sacks: "Sacks",
  tacklesForLoss: "TacklesForLoss",
  forcedFumbles: "FumblesForced",
  passesDefended: "PassesDefended",
  safeties: "Safeties",
  blockedKicks: "BlockedKicks",
  fieldGoalAttempts: "FieldGoalsAttempted",
  fieldGoalsMade: "FieldGoalsMade",
  extraPointAttempts: "ExtraPointsAttempted",
  extraPointsMade: "ExtraPointsMade",
  punts: "Punts",
  puntYards: "PuntYards",
  kickoffs: "Kickoffs",
};

/** Fields that the feed has and nobody here reads. */
const UNREAD = ["SackYards", "KickoffTouchbacks", "PuntTouchbacks", "Penalties", "PenaltyYards"];
const ZEROS = Object.fromEntries([...STAT_FIELDS, ...UNREAD].map((field) => [field, 0]));

function wireStats(play: Play, context: WirePlayContext) {
  const people = Map.groupBy(play.credits, ({ playerId }) => playerId);
  return [...people.values()].map((credits) => wireStat(play, credits, context));
}

function wireStat(play: Play, credits: Credit[], context: WirePlayContext) {
  const { game, numbers, at, touchedAt } = context;
  const [first] = credits;
  const { playerId, playerName, team } = first ?? { playerId: "", playerName: "", team: "" };
  const figures: Record<string, number> = { ...ZEROS };
  for (const { stat, amount } of credits) {
    const field = STATS[stat];
    if (field !== undefined) figures[field] = (figures[field] ?? 0) + amount;
  }
  const distance = play.kickDistance ?? 0;
  // The feed has no yards for a kickoff into the end zone, and none for a field goal that was missed.
  if ((figures["Kickoffs"] ?? 0) > 0 && play.returnYards !== null) figures["KickoffYards"] = distance;
  if ((figures["FieldGoalsMade"] ?? 0) > 0) figures["FieldGoalsYards"] = distance;
  return {
    PlayStatID: playNumber(play, context) * 100 + (numbers.playerId(playerId) % 100),
    PlayID: playNumber(play, context),
    Sequence: 0,
    PlayerID: numbers.playerId(playerId),
    Name: playerName,
    Team: teamByCode(team)?.code ?? team,
    Opponent: team === game.homeTeam ? game.awayTeam : game.homeTeam,
    HomeOrAway: team === game.homeTeam ? "HOME" : "AWAY",
    Direction: null,
    Updated: easternText(touchedAt),
    Created: easternText(at),
    ...figures,
  };
}
