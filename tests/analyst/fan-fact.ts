import { readGame } from "../../domain/facts/game-read.ts";
import { scoreEvents } from "../../domain/fold/score-events.ts";
import { giveaways } from "../../domain/fold/team-comparison.ts";
import type { CreditStat } from "../../domain/game/credit.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { Play } from "../../domain/game/play.ts";
import { teamName } from "../../domain/game/team.ts";
import { goldFact } from "./gold-fact.ts";

/** As the texts of plays and the answers both have it: the last word of a name, without Jr. */
function surname(name: string): string {
  return (
    name
      .replace(/ (?:Jr\.|Sr\.|I{2,3}|IV|V)$/, "")
      .split(" ")
      .at(-1) ?? name
  );
}

function credited(plays: readonly Play[], stats: readonly CreditStat[]): string[] {
  return plays.flatMap(({ credits }) =>
    credits.flatMap(({ stat, playerName }) => (stats.includes(stat) ? [surname(playerName)] : [])),
  );
}

/** What a right answer holds, from the credits of the plays and the brief, which the analyst does not see; `goldFact` knows the rest. */
export function fanFact(key: string, snapshot: GameSnapshot): string[] {
  if (key.startsWith("=")) return [key.slice(1)];
  const { game } = snapshot;
  const [word = "", ...rest] = key.split(" ");
  const team = rest[0] ?? "";
  const plays = snapshot.allPlays.toSorted((a, b) => a.sequence - b.sequence);
  const side = team === game.awayTeam ? "away" : "home";
  const nick = teamName(team, game.season).nick;
  const quarter = (number: "1" | "2" | "3" | "4"): number => game[`${side}ScoreQuarter${number}`] ?? Number.NaN;
  const margins = scoreEvents(plays, game).map(({ awayScore, homeScore }) => awayScore - homeScore);
  switch (word) {
    case "scorers":
      return credited(plays, ["rushingTouchdowns", "receivingTouchdowns"]);
    case "scored":
      return [
        `${scoreEvents(plays, game).filter((event) => event.team === team && event.what.includes("touchdown")).length} touchdown`,
      ];
    case "interceptors":
      return credited(plays, ["interceptions"]);
    case "fumblers":
      return credited(plays, ["fumbles"]);
    case "sackers": {
      const sacked = plays.filter(({ credits }) =>
        credits.some(({ stat, playerName }) => stat === "sacksTaken" && playerName === rest.join(" ")),
      );
      return [`${sacked.length} sack`, ...credited(sacked, ["sacks"])];
    }
    case "turnovers": {
      const count = giveaways(readGame(snapshot, null), team);
      return [`${nick} have ${count} ${count === 1 ? "turnover" : "turnovers"}`];
    }
    case "longest": {
      const these = plays.filter(({ type, isTouchdown, isScoringPlay }) =>
        team === "touchdown"
          ? (type === "Rush" || type === "Pass") && isTouchdown && isScoringPlay === 1
          : type === team,
      );
      return [`${Math.max(...these.map(({ yardsGained }) => yardsGained))}-yard`];
    }
    case "lead": {
      const peak = Math.max(0, ...margins.map((margin) => (side === "away" ? margin : -margin)));
      return [peak === 0 ? `${nick} never led` : `${nick} was ${peak} point`];
    }
    case "lead-changes": {
      let leader = 0;
      let changes = 0;
      for (const margin of margins) {
        if (margin === 0) continue;
        if (leader !== 0 && Math.sign(margin) !== leader) changes += 1;
        leader = Math.sign(margin);
      }
      return [changes === 0 ? "did not change" : changes === 1 ? "once" : `${changes} times`];
    }
    case "after-three":
      return [`${nick} ${quarter("1") + quarter("2") + quarter("3")}`];
    case "second-half":
      return [`${nick} ${quarter("3") + quarter("4")}`];
    case "combined":
      return [String((game.awayScore ?? 0) + (game.homeScore ?? 0))];
    case "last-drive": {
      const last = readGame(snapshot, null).drives.findLast((drive) => drive.plays > 0);
      return [`${last?.plays} play`, `${last?.yards} yards`];
    }
    default:
      return goldFact(key, snapshot);
  }
}
