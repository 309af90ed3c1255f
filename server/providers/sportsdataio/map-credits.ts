import type { Credit, CreditStat } from "../../../domain/game/credit.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { PlayType } from "../../../domain/game/play.ts";
import type { NameOf } from "./known-players.ts";
import type { StatField } from "./stat-fields.ts";
import type { WirePlay, WirePlayStat } from "./wire.ts";
import { teamCode } from "./wire-values.ts";

type Teams = Pick<Game, "awayTeam" | "homeTeam">;

/** The feed's figures under our names. Figures that are not here count kicks' outcomes, which the play has itself. */
const CREDITS: readonly (readonly [StatField, CreditStat])[] = [
  ["PassingAttempts", "passingAttempts"],
  ["PassingCompletions", "passingCompletions"],
  ["PassingYards", "passingYards"],
  ["PassingTouchdowns", "passingTouchdowns"],
  ["PassingInterceptions", "passingInterceptions"],
  ["TwoPointConversionPasses", "passingTwoPoints"],
  ["PassingSacks", "sacksTaken"],
  ["PassingSackYards", "sackYardsLost"],
  ["RushingAttempts", "rushingAttempts"],
  ["RushingYards", "rushingYards"],
  ["RushingTouchdowns", "rushingTouchdowns"],
  ["TwoPointConversionRuns", "rushingTwoPoints"],
  ["ReceivingTargets", "receivingTargets"],
  ["Receptions", "receptions"],
  ["ReceivingYards", "receivingYards"],
  ["ReceivingTouchdowns", "receivingTouchdowns"],
  ["TwoPointConversionReceptions", "receivingTwoPoints"],
  ["Fumbles", "fumbles"],
  ["FumblesLost", "fumblesLost"],
  ["FumblesRecovered", "fumbleRecoveries"],
  ["FumbleReturnYards", "fumbleReturnYards"],
  ["FumbleReturnTouchdowns", "fumbleReturnTouchdowns"],
  ["KickReturns", "kickReturns"],
  ["KickReturnYards", "kickReturnYards"],
  ["KickReturnTouchdowns", "kickReturnTouchdowns"],
  ["PuntReturns", "puntReturns"],
  ["PuntReturnYards", "puntReturnYards"],
  ["PuntReturnTouchdowns", "puntReturnTouchdowns"],
  ["Interceptions", "interceptions"],
  ["InterceptionReturnYards", "interceptionReturnYards"],
  ["InterceptionReturnTouchdowns", "interceptionReturnTouchdowns"],
  ["BlockedKickReturnTouchdowns", "blockedKickReturnTouchdowns"],
  ["FieldGoalReturnTouchdowns", "blockedKickReturnTouchdowns"],
  ["TwoPointConversionReturns", "defensiveTwoPoints"],
  ["SoloTackles", "tackles"],
  ["AssistedTackles", "assists"],
  ["Sacks", "sacks"],
  ["TacklesForLoss", "tacklesForLoss"],
  ["FumblesForced", "forcedFumbles"],
  ["PassesDefended", "passesDefended"],
  ["Safeties", "safeties"],
  ["BlockedKicks", "blockedKicks"],
  ["FieldGoalsAttempted", "fieldGoalAttempts"],
  ["FieldGoalsMade", "fieldGoalsMade"],
  ["ExtraPointsAttempted", "extraPointAttempts"],
  ["ExtraPointsMade", "extraPointsMade"],
  ["Punts", "punts"],
  ["PuntYards", "puntYards"],
  ["Kickoffs", "kickoffs"],
];

/** Who did what on a play, in the feed's own order and figures. Figures of nobody and of other teams are left out. */
export function mapCredits(row: WirePlay, type: PlayType, teams: Teams, nameOf: NameOf): Credit[] {
  return (row.PlayStats ?? []).flatMap((stat) => {
    const team = teamOf(stat, teams);
    if (stat.PlayerID === null || team === null) return [];
    const { playerId, playerName } = nameOf(stat.PlayerID, stat.Name);
    return CREDITS.flatMap(([field, credit]) => {
      const amount = stat[field] ?? 0;
      if (amount === 0 && !isGainOfNothing(stat, field)) return [];
      return [{ playerId, playerName, team, stat: field === "FumblesLost" ? lostAs(stat, type) : credit, amount }];
    });
  });
}

function teamOf({ Team, HomeOrAway }: WirePlayStat, { awayTeam, homeTeam }: Teams): string | null {
  const team = teamCode(Team);
  if (team === awayTeam || team === homeTeam) return team;
  if (HomeOrAway === "HOME") return homeTeam;
  return HomeOrAway === "AWAY" ? awayTeam : null;
}

/** A catch or a rush for no gain: the longest of one such is 0 and not nothing. */
function isGainOfNothing(stat: WirePlayStat, field: StatField): boolean {
  if (field === "RushingYards") return (stat.RushingAttempts ?? 0) > 0;
  return field === "ReceivingYards" && (stat.Receptions ?? 0) > 0;
}

/** Lost with the ball in hand from scrimmage, or on a return. */
function lostAs(stat: WirePlayStat, type: PlayType): CreditStat {
  const isReturn = (stat.KickReturns ?? 0) + (stat.PuntReturns ?? 0) + (stat.Interceptions ?? 0) > 0;
  return isReturn || type === "Kickoff" || type === "Punt" ? "returnFumblesLost" : "fumblesLost";
}
