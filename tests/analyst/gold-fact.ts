import { readGame, teamTotal } from "../../domain/facts/game-read.ts";
import { scoreEvents } from "../../domain/fold/score-events.ts";
import { teamComparison } from "../../domain/fold/team-comparison.ts";
import { formatDateLong, formatPoints } from "../../domain/words/format.ts";
import { leagueClock } from "../../domain/words/league-clock.ts";
import { withFantasyPoints } from "../../domain/fold/fantasy-points.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import { teamName } from "../../domain/game/team.ts";
import { weekName } from "../../domain/game/week-name.ts";

type Figure = Exclude<keyof PlayerLine, "playerId" | "playerName" | "team" | "position">;

/** Without the tools and the analyst: from the lines, the plays and the brief alone. One text that a right answer holds, or several of them. */
export function goldFact(key: string, snapshot: GameSnapshot): string[] {
  const { game, playerGameStats } = snapshot;
  const [word = "", ...rest] = key.split(" ");
  const nick = (team: string): string => teamName(team, game.season).nick;
  const away = game.awayScore ?? Number.NaN;
  const home = game.homeScore ?? Number.NaN;
  const winner = away > home ? game.awayTeam : game.homeTeam;
  const side = (team: string | undefined): "away" | "home" => (team === game.awayTeam ? "away" : "home");
  const plays = snapshot.allPlays.toSorted((a, b) => a.sequence - b.sequence);
  const events = scoreEvents(plays, game);
  const text = (description: string): string => description.replace(/^\(\d*:\d\d\) /, "").slice(0, 60);
  switch (word) {
    case "winner":
      return [nick(winner), `${Math.max(away, home)}-${Math.min(away, home)}`];
    case "score":
      return [String(game[`${side(rest[0])}Score`])];
    case "margin":
      return [String(Math.abs(away - home))];
    case "half":
      return [String((game[`${side(rest[0])}ScoreQuarter1`] ?? 0) + (game[`${side(rest[0])}ScoreQuarter2`] ?? 0))];
    case "quarter":
      return [`${nick(rest[0] ?? "")} ${game[`${side(rest[0])}ScoreQuarter${rest[1] as "1"}`]}`];
    case "stadium":
      return [game.stadiumName ?? "?"];
    case "surface":
      return [game.stadiumPlayingSurface ?? "?"];
    case "roof":
      return [game.stadiumType ?? "?"];
    case "overUnder":
      return [String(game.overUnder)];
    case "favorite":
      return [(game.pointSpread ?? 0) < 0 ? game.homeTeam : game.awayTeam];
    case "spread":
      return [String(Math.abs(game.pointSpread ?? 0))];
    case "kickoff":
      return [formatDateLong(game.dateTime, leagueClock)];
    case "temperature":
      return [String(game.forecastTempLow ?? game.forecastTempHigh)];
    case "wind":
      return [`${game.forecastWindSpeed} mph`];
    case "week":
      return [weekName(game.seasonType, game.week)];
    case "status":
      return ["over"];
    case "overtime":
      return [game.isOvertime ? "Yes" : "No"];
    case "last":
    case "first": {
      if (key === "last play")
        return [
          text(
            plays.findLast(({ type, credits }) => type !== "Penalty" && type !== "ExtraPoint" && credits.length > 0)
              ?.description ?? "?",
          ),
        ];
      if (key.startsWith("first downs")) break;
      const kind = rest.join(" ");
      const these = events.filter(({ what }) => kind === "score" || what.includes(kind));
      const event = word === "last" ? these.at(-1) : these[0];
      return [
        text(event?.play.description ?? "?"),
        `${game.awayTeam} ${event?.awayScore}`,
        `${game.homeTeam} ${event?.homeScore}`,
      ];
    }
    case "go-ahead": {
      const isAway = winner === game.awayTeam;
      const behind = events.findLastIndex((event) =>
        isAway ? event.awayScore <= event.homeScore : event.homeScore <= event.awayScore,
      );
      return [text(events[behind + 1]?.play.description ?? "?")];
    }
    case "all":
      return events.map((event) => `${event.awayScore}-${event.homeScore}`);
    case "longest": {
      const gains = plays
        .filter(({ type }) => type === "Rush" || type === "Pass")
        .map(({ yardsGained }) => yardsGained);
      return [`${Math.max(...gains)}-yard`];
    }
    case "touchdowns": {
      const line = lineOf(playerGameStats, rest.join(" "));
      const parts = [line.rushingTouchdowns ?? 0, line.receivingTouchdowns ?? 0];
      const stated = [`${parts[0]} rushing`, `${parts[1]} receiving`].filter((_, index) => parts[index] !== 0);
      return stated.length === 0 ? ["0 "] : stated;
    }
    case "top":
      return topOf(snapshot, rest);
    default:
      break;
  }
  const account = readGame(snapshot, null);
  const label = ["total yards", "passing yards", "rushing yards", "first downs", "sacks", "penalties"].find((one) =>
    key.startsWith(`${one} `),
  );
  if (label !== undefined) {
    const row = teamComparison(account).find((one) => one.label === label);
    return [String(row?.[side(key.slice(label.length + 1))].made)];
  }
  if (key.startsWith("interceptions thrown "))
    return [String(teamTotal(account, rest[1] ?? "", "passingInterceptions"))];
  const value = lineOf(playerGameStats, rest.join(" "))[word as Figure];
  const isPoints = word.startsWith("fantasy") || word.endsWith("Attempt") || word.endsWith("Reception");
  return [isPoints ? formatPoints(value) : String(value)];
}

function lineOf(lines: readonly PlayerLine[], name: string): PlayerLine {
  const line = lines.find(({ playerName }) => playerName === name);
  if (line === undefined) throw new Error(`Nobody is called ${name}.`);
  return withFantasyPoints(line);
}

/** `top rushingYards BAL`, `top fantasyPointsPPR RB PHI`: the name and the figure. */
function topOf({ playerGameStats }: GameSnapshot, [figure = "", ...filters]: readonly string[]): string[] {
  const lines = playerGameStats
    .filter(({ team, position }) => filters.every((filter) => filter === team || filter === position))
    .map((line) => withFantasyPoints(line));
  const value = (line: PlayerLine): number => line[figure as Figure] ?? 0;
  const most = Math.max(...lines.map(value));
  const names = lines.filter((line) => value(line) === most).map(({ playerName }) => playerName);
  return [...names, figure.startsWith("fantasy") ? formatPoints(most) : String(most)];
}

/** Whether an answer holds a fact: whole words and whole numbers. */
export function hasFact(answer: string, fact: string): boolean {
  // The text of a play is a quotation, cut short.
  if (fact.length > 30) return answer.includes(fact);
  const literal = fact.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\d.]|(?<!\d)-)${literal}(?!\p{L}|[.]?\d)`, "u").test(answer);
}
