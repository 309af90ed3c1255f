import { canonicalTeamCode } from "../../../domain/game/team-code.ts";
import type { CreditStat } from "../../../domain/game/credit.ts";
import { findDrives } from "../../../domain/plays/find-drives.ts";
import { gainedIt, isRushOrPass } from "../../../domain/plays/flow-rules.ts";
import type { GameFold } from "../../../domain/fold/fold-game.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { teamPenalties } from "../../../domain/plays/penalties.ts";

/** Figures of a team; several values where the field has several definitions (passing yards with and without sacks). */
export type TeamFigures = Record<string, number[]>;

/** A flag that is enforced where a play ended; "No Play" and what comes between downs adds no first down to one that was made. */
const OF_DEFENSE =
  /\bPENALTY on ([A-Z]{2,3})(?:-\d+-[^,]+)?, (?!Defensive Delay)[^,]+, \d+ yards?, enforced at (?!.*No Play)/g;

/** What one side did in the game, counted from its plays and its players' sums. */
export function teamFigures(team: string, fold: GameFold, snapshot: GameSnapshot): TeamFigures {
  const { game, allPlays } = snapshot;
  const opponent = team === game.awayTeam ? game.homeTeam : game.awayTeam;
  const of = (side: string, stat: CreditStat): number => {
    let sum = 0;
    for (const line of fold.lines.values()) if (line.team === side) sum += line.totals[stat] ?? 0;
    return sum;
  };
  const own = (stat: CreditStat): number => of(team, stat);
  const isOwn = (play: { team: string | null }): boolean => play.team === team;
  const snaps = allPlays.filter((play) => isOwn(play) && isRushOrPass(play) && play.down > 0);
  const ownDowns = allPlays.filter((play) => isOwn(play) && play.down > 0);
  const onDown = (down: number) => snaps.filter((play) => play.down === down);
  const made = (down: number): number => onDown(down).filter((play) => play.isFirstDown === 1).length;
  const madeByYards = (down: number): number =>
    onDown(down).filter((play) => play.isTouchdown || gainedIt(play) === true).length;
  // As the league counts: not by a penalty, not with the ball lost, and a down that was repeated is no try.
  const repeats = new Set(
    ownDowns.filter(
      (play, index) => play.penaltyYards !== null && play.isFirstDown === 0 && ownDowns[index + 1]?.down === play.down,
    ),
  );
  const tries = (down: number) => onDown(down).filter((play) => !repeats.has(play));
  const league = (down: number): number =>
    tries(down).filter(
      (play) =>
        gainedIt(play) === true &&
        !(play.penaltyYards !== null && play.distance > 0 && play.yardsGained < play.distance) &&
        !play.credits.some((credit) => credit.stat === "fumblesLost" && credit.team === team),
    ).length;
  const points = (play: { awayPoints: number; homePoints: number }): number =>
    team === game.awayTeam ? play.awayPoints : play.homePoints;
  // Without them nothing is said about penalties that could be looked up.
  const penalties = teamPenalties(allPlays, team);
  const drives = findDrives(allPlays, game).filter((drive) => drive.team === team);
  // Whether the line of the 20 itself is inside is told both ways.
  const inside = [20, 19].map((most) =>
    drives.filter(({ rows }) => rows.some((row) => isOwn(row) && row.down > 0 && (row.yardsToEndZone ?? 99) <= most)),
  );
  const firstDowns = allPlays.filter((play) => isOwn(play) && play.isFirstDown === 1);
  const isGivenToo = (text: string): boolean =>
    Array.from(text.matchAll(OF_DEFENSE)).some(([, code = ""]) => canonicalTeamCode(code) !== team);
  const passing = own("passingYards");
  const rushing = own("rushingYards");
  const lost = Math.abs(own("sackYardsLost"));
  const turnovers = (side: string): number =>
    of(side, "passingInterceptions") + of(side, "fumblesLost") + of(side, "returnFumblesLost");
  return {
    passingYards: [passing - lost, passing],
    rushingYards: [rushing],
    rushingYardsPerAttempt: perOne(rushing, own("rushingAttempts")),
    yardsPerPlay: perOne(passing + rushing - lost, snaps.length),
    totalYards: [passing + rushing - lost, passing + rushing],
    rushingAttempts: [own("rushingAttempts")],
    passingAttempts: [own("passingAttempts")],
    passingCompletions: [own("passingCompletions")],
    plays: [snaps.length],
    firstDowns: [
      firstDowns.length +
        firstDowns.filter((play) => play.yardsGained >= play.distance && isGivenToo(play.description)).length,
    ],
    turnovers: [turnovers(team)],
    takeaways: [turnovers(opponent)],
    interceptions: [own("interceptions"), of(opponent, "passingInterceptions")],
    passingInterceptions: [own("passingInterceptions")],
    fumblesLost: [own("fumblesLost") + own("returnFumblesLost")],
    fumblesWon: [of(opponent, "fumblesLost") + of(opponent, "returnFumblesLost")],
    fumbleRecoveries: [own("fumbleRecoveries")],
    forcedFumbles: [own("forcedFumbles")],
    sacks: [of(opponent, "sacksTaken"), own("sacks")],
    sacksTaken: [own("sacksTaken")],
    penalties: penalties === null ? [] : [penalties.count],
    penaltyYards: penalties === null ? [] : [penalties.yards],
    punts: [own("punts")],
    touchdowns: [allPlays.filter((play) => play.isTouchdown && points(play) === 6).length],
    passingTouchdowns: [own("passingTouchdowns")],
    rushingTouchdowns: [own("rushingTouchdowns")],
    fieldGoalsMade: [own("fieldGoalsMade")],
    fieldGoalsMissed: [own("fieldGoalAttempts") - own("fieldGoalsMade")],
    extraPointsMissed: [own("extraPointAttempts") - own("extraPointsMade")],
    fieldGoalAttempts: [own("fieldGoalAttempts")],
    extraPointsMade: [own("extraPointsMade")],
    thirdDownsMade: [made(3), madeByYards(3), league(3)],
    thirdDowns: [onDown(3).length, onDown(3).length, tries(3).length],
    fourthDownsMade: [made(4), madeByYards(4), league(4)],
    fourthDowns: [onDown(4).length, onDown(4).length, tries(4).length],
    redZoneTrips: inside.map((trips) => trips.length),
    redZoneTouchdowns: inside.map((trips) => trips.filter(({ result }) => result === "Touchdown").length),
    drives: [drives.length],
    possessionSeconds: [drives.reduce((sum, drive) => sum + (drive.seconds ?? 0), 0)],
  };
}

function perOne(sum: number, count: number): number[] {
  return count === 0 ? [] : [Math.round((sum / count) * 100) / 100];
}
