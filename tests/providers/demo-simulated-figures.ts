import type { CreditStat } from "../../domain/game/credit.ts";
import type { Play } from "../../domain/game/play.ts";
import type { SimulatedGame } from "../../server/providers/demo/simulate-game.ts";
import { figuresOf, type SeasonFigures } from "./demo-figures.ts";

/** The figures of simulated games, counted from their rows in the same way as `seasonFigures` counts the league's. */
export function simulatedFigures(games: readonly SimulatedGame[]): SeasonFigures {
  const count = new Map<string, number>();
  const add = (name: string, amount = 1) => count.set(name, (count.get(name) ?? 0) + amount);
  const drives: string[] = [];
  for (const { rows } of games) {
    const plays = rows.map(({ play }) => play);
    drives.push(...driveResults(plays));
    if (plays.some((play) => play.quarterName === "OT")) add("overtimes");
    const home = plays.reduce((sum, play) => sum + play.homePoints, 0);
    const away = plays.reduce((sum, play) => sum + play.awayPoints, 0);
    if (home > away) add("homeWins");
    add("points", home + away);
    for (const play of plays) countPlay(play, add);
  }
  return figuresOf({ games: games.length, sums: count, drives });
}

function countPlay(play: Play, add: (name: string, amount?: number) => void): void {
  const credited = (stat: CreditStat) =>
    play.credits.filter((credit) => credit.stat === stat).reduce((sum, credit) => sum + credit.amount, 0);
  if (play.penaltyYards !== null) {
    add("penalties");
    add("penaltyYards", play.penaltyYards);
  }
  if (play.type === "TwoPointConversion") add("twoPointAttempts");
  add("fumblesLost", credited("fumblesLost") + credited("returnFumblesLost"));
  if (play.isTouchdown) add("touchdowns");
  if (play.awayPoints + play.homePoints === 2 && play.type !== "TwoPointConversion") add("safeties");
  if (play.type === "ExtraPoint") {
    add("extraPoints");
    add("extraPointsGood", credited("extraPointsMade"));
  }
  if (play.type === "FieldGoal") {
    const distance = play.kickDistance ?? 0;
    const range = distance < 40 ? "To39" : distance < 50 ? "40To49" : "From50";
    add("fieldGoals");
    add(`fieldGoals${range}`);
    add(`fieldGoals${range}Good`, credited("fieldGoalsMade"));
  }
  if (play.type === "Punt") {
    add("punts");
    if (!play.isBlocked) {
      add("puntsAway");
      add("puntYards", play.kickDistance ?? 0);
    }
  }
  add("sacks", play.type === "Sack" ? 1 : 0);
  add("passAttempts", credited("passingAttempts"));
  add("interceptions", credited("passingInterceptions"));
  if (credited("passingCompletions") > 0) {
    add("completions");
    add("completionYards", play.yardsGained);
    if (play.yardsGained >= 20) add("longCompletions");
  }
  if (credited("rushingAttempts") > 0) {
    add("rushes");
    add("rushYards", play.yardsGained);
    if (play.yardsGained <= 0) add("stuffedRushes");
    if (play.yardsGained >= 10) add("tenYardRushes");
    if (play.yardsGained >= 20) add("twentyYardRushes");
  }
  const isDown = play.type === "Rush" || play.type === "Pass" || play.type === "Sack" || play.type === "Interception";
  if (isDown && play.down === 3) {
    add("thirdDowns");
    add("thirdConverted", play.isFirstDown);
  }
  if (isDown && play.down === 4) add("fourthDownTries");
}

/** How each drive ended, in the words of nflverse's `fixed_drive_result`. */
function driveResults(plays: readonly Play[]): string[] {
  const drives = Map.groupBy(
    plays.filter((play) => play.drive !== null && play.team !== null),
    (play) => play.drive,
  );
  return [...drives.values()].map((rows) => {
    const isOver = (type: Play["type"]) => rows.some((play) => play.type === type);
    const touchdown = rows.find((play) => play.isTouchdown);
    if (touchdown !== undefined) {
      const isOffense = touchdown.credits.some(
        (credit) => credit.stat === "rushingTouchdowns" || credit.stat === "receivingTouchdowns",
      );
      return isOffense || touchdown.type === "Kickoff" ? "Touchdown" : "Opp touchdown";
    }
    if (rows.some((play) => play.type === "FieldGoal" && play.isScoringPlay === 1)) return "Field goal";
    if (isOver("FieldGoal")) return "Missed field goal";
    if (isOver("Punt")) return "Punt";
    const isLost = rows.some((play) =>
      play.credits.some((credit) => credit.stat === "fumblesLost" || credit.stat === "returnFumblesLost"),
    );
    return isOver("Interception") || isLost ? "Turnover" : "Other";
  });
}
