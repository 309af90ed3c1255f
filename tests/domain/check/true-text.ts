import type { Play } from "../../../domain/game/play.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { teamName } from "../../../domain/game/team.ts";

/** A source of choices: a whole number from 0 up to, and without, `below`. */
export type Draw = (below: number) => number;

/** Always the same choices for the same seed. */
export function drawFrom(seed: number): Draw {
  let state = seed * 2654435761 + 12345;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 3) % below;
  };
}

const ORDINALS: Readonly<Record<string, string>> = { "1": "first", "2": "second", "3": "third", "4": "fourth" };
const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function count(value: number, noun: string, plural = `${noun}s`): string {
  return `${WORDS[value] ?? value} ${value === 1 ? noun : plural}`;
}

/** Sentences that are true of a game, each made here from its plays and lines alone. */
export function trueSentences(
  { game, allPlays, playerGameStats, playerProjections }: GameSnapshot,
  draw: Draw,
): string[] {
  const sentences: string[] = [];
  const one = (...ways: string[]): void => void sentences.push(ways[draw(ways.length)] ?? "");
  const nick = (team: string): string => teamName(team, game.season).nick;
  const place = (team: string): string => teamName(team, game.season).place;
  const [away, home] = [game.awayScore ?? 0, game.homeScore ?? 0];
  const [winner, loser] = away > home ? [game.awayTeam, game.homeTeam] : [game.homeTeam, game.awayTeam];
  const [high, low] = [Math.max(away, home), Math.min(away, home)];
  if (high > low) {
    one(
      `The ${nick(winner)} beat the ${nick(loser)} ${high}-${low}.`,
      `${place(winner)} won ${high}-${low} over ${place(loser)}.`,
      `The ${nick(loser)} lost to the ${nick(winner)} by ${high - low}.`,
    );
  }
  sentences.push(...leadSentences());
  const by = (field: keyof PlayerLine, team?: string): PlayerLine | undefined =>
    playerGameStats
      .filter((line) => team === undefined || line.team === team)
      .toSorted((a, b) => Number(b[field]) - Number(a[field]))[0];

  for (const team of [winner, loser]) {
    const passer = by("passingYards", team);
    if (passer !== undefined && Number(passer.passingTouchdowns) > 0) {
      one(
        `${passer.playerName} threw for ${passer.passingYards} yards and ${count(Number(passer.passingTouchdowns), "touchdown")}, completing ${passer.passingCompletions} of ${passer.passingAttempts} passes.`,
        `With ${passer.passingYards} passing yards and ${count(Number(passer.passingTouchdowns), "touchdown pass", "touchdown passes")}, ${passer.playerName} carried the ${nick(team)}.`,
        `For the ${nick(team)}, ${passer.playerName} completed ${passer.passingCompletions} passes for ${passer.passingYards} yards.`,
      );
    }
    const runner = by("rushingYards", team);
    if (runner !== undefined && Number(runner.rushingAttempts) > 2) {
      one(
        `${runner.playerName} ran for ${runner.rushingYards} yards on ${runner.rushingAttempts} carries.`,
        `On the ground, ${runner.playerName} had ${count(Number(runner.rushingAttempts), "carry", "carries")} for ${runner.rushingYards} yards.`,
        `${runner.playerName} led the ${nick(team)} with ${runner.rushingYards} rushing yards.`,
      );
    }
    const catcher = by("receivingYards", team);
    if (catcher !== undefined && Number(catcher.receptions) > 1) {
      one(
        `${catcher.playerName} caught ${count(Number(catcher.receptions), "pass", "passes")} for ${catcher.receivingYards} yards.`,
        `${catcher.playerName} finished with ${catcher.receptions} catches on ${catcher.receivingTargets} targets, good for ${catcher.receivingYards} yards.`,
        `${catcher.playerName} had ${catcher.receivingYards} receiving yards. He was targeted often and made ${catcher.receptions} catches.`,
      );
    }
  }
  const best = by("fantasyPointsPPR");
  const projected = playerProjections.find(({ playerId }) => playerId === best?.playerId);
  if (best !== undefined && projected !== undefined) {
    const [real, planned] = [Number(best.fantasyPointsPPR).toFixed(1), Number(projected.fantasyPointsPPR).toFixed(1)];
    one(
      `${best.playerName} scored ${real} PPR points against a projection of ${planned}.`,
      `${best.playerName} was projected for ${planned} PPR points and scored ${real}.`,
    );
  }
  const receiver = by("receivingYards");
  if (receiver !== undefined)
    one(
      `${receiver.playerName} led all receivers with ${receiver.receivingYards} yards.`,
      `Nobody beat the ${receiver.receivingYards} receiving yards of ${receiver.playerName}.`,
    );
  sentences.push(...scoreSentences(), ...teamSentences());
  if (game.forecastWindSpeed !== null)
    one(`The wind blew at ${game.forecastWindSpeed} mph.`, `It was ${game.forecastTempHigh} degrees at the warmest.`);
  return sentences;

  function leadSentences(): string[] {
    let margin = 0;
    let most = 0;
    const sign = winner === game.awayTeam ? 1 : -1;
    let isLevelLate = false;
    for (const play of allPlays) {
      margin += sign * (play.awayPoints - play.homePoints);
      most = Math.max(most, -margin);
      if (play.awayPoints + play.homePoints > 0 && margin === 0) isLevelLate = true;
    }
    const lines: string[] = [];
    if (high > low && most === 0) lines.push(`The ${nick(winner)} never trailed.`);
    if (high > low && most >= 7)
      lines.push(
        draw(2) === 0
          ? `The ${nick(winner)} trailed by as many as ${most} points.`
          : `It was a comeback for the ${nick(winner)}, who trailed by as many as ${most}.`,
      );
    if (isLevelLate) lines.push("The game was tied after both sides had scored.");
    const half = [
      Number(game.awayScoreQuarter1) + Number(game.awayScoreQuarter2),
      Number(game.homeScoreQuarter1) + Number(game.homeScoreQuarter2),
    ] as const;
    if (half[0] !== half[1]) {
      const ahead = half[0] > half[1] ? game.awayTeam : game.homeTeam;
      lines.push(`The ${nick(ahead)} led ${Math.max(...half)}-${Math.min(...half)} at halftime.`);
    }
    return lines;
  }

  function scoreSentences(): string[] {
    let score = [0, 0];
    return allPlays.flatMap((play, index) => {
      score = [(score[0] ?? 0) + play.awayPoints, (score[1] ?? 0) + play.homePoints];
      const next = allPlays
        .slice(index + 1, index + 4)
        .find(({ type }) => type === "ExtraPoint" || type === "TwoPointConversion");
      const isTry = play.isTouchdown && next !== undefined;
      const after = isTry ? [(score[0] ?? 0) + next.awayPoints, (score[1] ?? 0) + next.homePoints] : score;
      const said = scored(play, [...after].toSorted((a, b) => b - a).join("-"));
      return said === null ? [] : [said];
    });
  }

  function scored(play: Play, after: string): string | null {
    if (play.isScoringPlay !== 1) return null;
    const who = (stat: string): string => play.credits.find((credit) => credit.stat === stat)?.playerName ?? "";
    const quarter = ORDINALS[play.quarterName];
    const when = quarter === undefined ? "in overtime" : `in the ${quarter} quarter`;
    const clock = `${play.timeRemainingMinutes}:${String(play.timeRemainingSeconds).padStart(2, "0")}`;
    const timed = quarter === undefined || draw(2) === 0 ? when : `with ${clock} left ${when}`;
    if (play.type === "Pass" && play.isTouchdown)
      return `${who("passingYards")}'s ${play.yardsGained}-yard touchdown pass to ${who("receivingYards")} ${timed} made it ${after}.`;
    if (play.type === "Rush" && play.isTouchdown)
      return `${who("rushingYards")} scored on a ${play.yardsGained}-yard run ${timed} for ${after}.`;
    if (play.type === "FieldGoal")
      return `${who("fieldGoalsMade")} kicked a ${play.kickDistance}-yard field goal ${timed} to make it ${after}.`;
    return null;
  }

  function teamSentences(): string[] {
    const sum = (team: string, field: keyof PlayerLine): number =>
      playerGameStats.filter((line) => line.team === team).reduce((total, line) => total + Number(line[field]), 0);
    const lines: string[] = [];
    const [more, fewer] = sum(winner, "rushingYards") > sum(loser, "rushingYards") ? [winner, loser] : [loser, winner];
    if (sum(more, "rushingYards") > sum(fewer, "rushingYards"))
      lines.push(
        `The ${nick(more)} outrushed the ${nick(fewer)} ${sum(more, "rushingYards")}-${sum(fewer, "rushingYards")}.`,
      );
    const lost = (team: string): number => sum(team, "passingInterceptions") + sum(team, "fumblesLost");
    if (lost(loser) > 0) lines.push(`The ${nick(loser)} committed ${count(lost(loser), "turnover")}.`);
    if (lost(loser) > lost(winner)) lines.push(`The ${nick(loser)} had more turnovers than the ${nick(winner)}.`);
    const sacks = allPlays.filter((play) => play.team === loser && play.type === "Sack").length;
    if (sacks > 1) lines.push(`The ${nick(winner)} had ${count(sacks, "sack")}.`);
    const quarter = winner === game.awayTeam ? game.awayScoreQuarter2 : game.homeScoreQuarter2;
    if (Number(quarter) > 0) lines.push(`The ${nick(winner)} scored ${quarter} points in the second quarter.`);
    return lines;
  }
}
